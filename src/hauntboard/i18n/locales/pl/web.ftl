# Stół w przeglądarce: strony i wszystko wokół planszy. Gry mają własne pliki.

web-close = Zamknij
web-cancel = Anuluj
web-confirm = Zatwierdź
web-skip = Pomiń
web-home = Powrót do salonu
web-try-again = Spróbuj ponownie
web-understood = Rozumiem
web-more = Więcej
web-skip-to-content = Przejdź do treści
web-no-connection = Nie ma połączenia ze stołem. Sprawdź sieć i spróbuj ponownie.
web-mistake = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie, jeśli przestanie działać.
web-not-found = Nie ma tu nikogo prócz nas, duchów
web-guest = Gość

## Nawigacja

web-nav = Strony
web-nav-play = Graj
web-nav-learn = Nauka
web-nav-watch = Oglądaj
web-nav-history = Moje partie
web-nav-ratings = Ranking
web-nav-rules = Zasady
web-learn-instead = Ucz się, grając

## Ustawienia

web-settings = Ustawienia i język
web-language = Język
web-theme = Motyw
web-theme-auto = systemowy
web-theme-dark = ciemny
web-theme-light = jasny
web-pace = Tempo pozostałych
web-pace-normal = spokojne
web-pace-fast = szybkie
web-pace-off = wszystko naraz
web-motion = Animacje
web-motion-auto = systemowe
web-motion-off = brak
web-sound = Dźwięk
web-sound-on = włączony
web-sound-off = wyłączony
web-sound-turn-on = Włącz dźwięk
web-sound-turn-off = Wyłącz dźwięk
web-notebook = Notatniki z tym, co wiesz
web-notebook-on = zapisuj to, co pewne
web-notebook-off = wypełniam samodzielnie
web-your-name = Twoje imię
web-install = Jako aplikacja
web-install-text = Z własną ikoną i na pełnym ekranie. Do gry nadal potrzebny jest serwer.
web-install-now = Zainstaluj

## Bez połączenia

web-offline-title = Pukamy, ale nikt nie odpowiada
web-offline-text = Nie można połączyć się z serwerem stołów: albo to urządzenie nie ma połączenia, albo serwer ma przerwę. Nic nie przepadło, twoje partie są tam zapisane.
web-offline-try = Zapukaj teraz
web-offline-next = { $seconds ->
    [one] Zapukamy ponownie za { $seconds } sekundę
    [few] Zapukamy ponownie za { $seconds } sekundy
   *[other] Zapukamy ponownie za { $seconds } sekund
}
web-offline-asking = Pukamy …
web-offline-back = Gdy tylko serwer odpowie, wrócisz w to samo miejsce. Nie musisz nic robić.
web-offline-works = Co działa mimo to
web-offline-rules = Czytanie zasad gier oraz zmiana języka i motywu.
web-offline-waits = Co musi poczekać
web-offline-waits-play = Gra, także przeciw botom: działają na serwerze.
web-offline-waits-lists = Twoje stoły, twoje partie, ranking i oglądanie innych.
web-offline-waits-clock = Jeśli przy którymś z twoich stołów biegnie czas, biegnie dalej.
web-offline-strip = Brak połączenia z serwerem. Mimo to można czytać zasady.

## Strona główna

web-hero = Usiądź. Duchy już tu są.
web-hero-text = Gry o duchach: z przyjaciółmi, z nieznajomymi albo przeciw botom.
web-newcomer = Pierwszy raz tutaj?
web-newcomer-text = Naucz się gry w trzy minuty.
web-games = Gry
web-rules-none = Zasad tej gry jeszcze tu nie spisano.
web-players = od { $low } do { $high } graczy
web-players-only = { $count ->
    [few] { $count } gracze
   *[other] { $count } graczy
}
web-play-now = Graj teraz
web-with-friends = Z przyjaciółmi
web-my-tables = Twoje stoły
web-have-code = Masz kod?
web-join = Dołącz
web-join-title = Dołącz do stołu
web-code = Kod stołu
web-watch-others = Zobacz, jak grają inni
web-state-your-turn = Twój ruch
web-state-open = Czeka na graczy
web-state-running = Trwa
web-state-over = Zakończona
web-watch-running = Trwają teraz
web-watch-open = Czekają na graczy
web-watch-none = W tej chwili nie trwa żadna publiczna partia.
web-watch-none-open = Żaden publiczny stół nie czeka na graczy.
web-history-none = Nie masz jeszcze żadnej zakończonej partii.
web-ratings-none = Ta gra nie ma jeszcze rankingu: zagraj partię z ludźmi.
web-rating = Punkty
web-rating-player = Gracz
web-rating-matches = Partie

## Otwieranie stołu

web-setup-with = Kto gra?
web-setup-friends = Przyjaciele online
web-setup-friends-text = Dostajesz link, kod i kod QR. Każdy gra na swoim urządzeniu.
web-setup-device = Jedno urządzenie
web-setup-device-text = Podajecie sobie to urządzenie. Między graczami ekran jest zasłonięty.
web-setup-bots = Boty
web-setup-bots-text = Ty przeciw botom. Partia zaczyna się od razu.
web-setup-players = Liczba graczy
web-setup-people = Ilu z nich to ludzie?
web-setup-teams = Grają przeciw sobie zespoły. Ich miejsca: { $teams }.
web-setup-strength = Jak silne są boty?
web-bot-level-1 = 1 · senne
web-bot-level-2 = 2 · figlarne
web-bot-level-3 = 3 · czujne
web-bot-level-4 = 4 · przebiegłe
web-bot-level-5 = 5 · nieubłagane
web-setup-clock = Czas na ruch
web-setup-clock-value = { $seconds ->
    [0] bez limitu
    [60] 1 minuta
    [300] 5 minut
    [86400] 1 dzień
   *[other] { $days } dni
}
web-setup-public = Stół publiczny: każdy może dołączyć lub oglądać
web-setup-rules = Zasady tej partii
web-setup-own = własny wybór
web-open-table = Otwórz stół
web-start = Zaczynamy
web-seats = Miejsca
web-sit = Siadam tutaj
web-stand-up = Zwolnij miejsce { $number }
web-free-seat = wolne
web-open-seat = wolne albo bot
web-seat-for = Dla kogo jest to miejsce?
web-seat-person = człowiek
web-still-free = { $count ->
    [one] { $count } miejsce jest jeszcze wolne. Poczekaj na kogoś albo daj je botowi.
    [few] { $count } miejsca są jeszcze wolne. Poczekaj na kogoś albo daj je botom.
   *[other] { $count } miejsc jest jeszcze wolnych. Poczekaj na kogoś albo daj je botom.
}
web-host-starts = Gospodarz zacznie partię, gdy wszyscy będą na miejscach.
web-invite = Zaproś przyjaciół
web-invite-text = Wyślij link, podaj kod albo pokaż kod QR.
web-share = Udostępnij link
web-copied = Skopiowano link.
web-qr = Kod QR linku

## Przy stole

web-actions = Co robić
web-your-turn = Twój ruch.
web-waiting = { $seatsCount ->
    [one] { $seats } myśli.
   *[other] { $seats } myślą.
}
web-waiting-missing = Brak połączenia: { $seats }.
web-sending = Twój ruch jest w drodze.
web-showing = Pokazuję kolejne ruchy …
web-over = Koniec partii.
web-over-won = { $winnersYou ->
    [yes] Koniec partii. { web-won }
   *[no] Koniec partii. { web-winners }
}
web-seat-acting = teraz gra
web-seat-away = poza stołem
web-seat-missing = bez połączenia
web-seat-forfeited = rezygnacja
web-time-left = Pozostały czas
web-log = Co się wydarzyło
web-log-empty = Jeszcze nic się nie wydarzyło.
web-recap = Od twojego ostatniego ruchu
web-not-now = Teraz nie można
web-rule = Zasada { $clause }
web-only-watching = Oglądasz. Tylko gracze mogą wykonywać ruchy.
web-reactions = Powiedz coś
web-undo = Cofnij
web-undo-asked = { $seat } chce cofnąć ruch. Zgadzasz się?
web-agree = Zgadzam się
web-refuse = Odmawiam
web-ask-undo = Poproś o cofnięcie mojego ostatniego ruchu
web-leave = Opuść partię
web-leave-sure = { $forfeit ->
    [yes] Na pewno wychodzisz? Przegrasz partię.
   *[no] Na pewno wychodzisz? Bot zagra za ciebie, dopóki nie wrócisz.
}
web-you-are-away = Nie ma cię przy stole: gra za ciebie bot.
web-come-back = Już jestem
web-won = Wygrywasz!
web-winners = { $winnersCount ->
    [one] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
}
web-final-scores = Wynik końcowy: { $scoresNamed }
web-rematch = Rewanż
web-to-rematch = Do następnej partii
web-replay = Powtórka
web-replay-so-far = Partia do tej pory

web-connection-connecting = Łączenie …
web-connection-live = Połączono
web-connection-lost = Utracono połączenie. Próbuję ponownie …
web-connection-refused = Nie masz dostępu do tego stołu.

web-reaction-hello = Dobry wieczór!
web-reaction-boo = Buu!
web-reaction-laugh = Cha, cha!
web-reaction-wow = Och!
web-reaction-clap = Dobrze zagrane!
web-reaction-thanks = Dziękuję!
web-reaction-sorry = Przepraszam!
web-reaction-hurry = Noc jest krótka …

web-log-sit = { $you ->
    [yes] Siadasz.
   *[no] { $seat } siada.
}
web-log-start = Zaczyna się partia.
web-log-undo = { $you ->
    [yes] Cofasz ruch.
   *[no] { $seat } cofa ruch.
}
web-log-undo-ask = { $you ->
    [yes] Prosisz o cofnięcie ruchu.
   *[no] { $seat } prosi o cofnięcie ruchu.
}
web-log-away = { $you ->
    [yes] Nie ma cię przy stole.
   *[no] { $why ->
        [time] { $seat }: czas minął.
       *[left] { $seat } odchodzi od stołu.
    }
}
web-log-return = { $you ->
    [yes] Wracasz.
   *[no] { $seat } wraca.
}
web-log-rematch = { $you ->
    [yes] Prosisz o następną partię.
   *[no] { $seat } prosi o następną partię.
}

## Kilka osób przed jednym ekranem

web-hand-over = Przekaż: { $seat }
web-pass-title = { $seat }, twój ruch
web-pass-text = Ekran jest zasłonięty, dopóki urządzenia nie dostanie { $seat }.
web-pass-show = Tu { $seat }: pokaż moje karty
web-hint = Podpowiedź
web-log-hint = { $you ->
    [yes] Prosisz o podpowiedź.
   *[no] { $seat } prosi o podpowiedź.
}
web-setup-hints = Zezwól na podpowiedzi (partia z podpowiedziami nie liczy się do rankingu)
web-hints-allowed = { $on ->
    [yes] Tu można prosić o podpowiedzi. Wszyscy widzą, kto prosi, a partia z podpowiedziami nie liczy się do rankingu.
   *[no] Przy tym stole nie ma podpowiedzi.
}
web-hints-asked = Dotychczasowe podpowiedzi: { $scoresNamed }
