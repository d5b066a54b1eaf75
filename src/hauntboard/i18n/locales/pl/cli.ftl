# Wiersz poleceń.

## Strony pomocy

cli-help-app = Cyfrowy stół do gier o duchach: graj w terminalu, symuluj, zapisuj i sprawdzaj partie.
cli-help-epilog = Zacznij od: hauntboard play { $game }
cli-help-usage = Użycie
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-default = domyślnie
cli-help-required = wymagane
cli-help-help = Pokazuje tę stronę.
cli-help-lang = Język (domyślnie z ustawień środowiska). Może stać w dowolnym miejscu wiersza poleceń.
cli-help-version = Pokazuje wersję.
cli-help-install-completion = Instaluje uzupełnianie dla powłoki: polecenia, opcje, gry i boty klawiszem Tab.
cli-help-show-completion = Pokazuje skrypt uzupełniania powłoki, do ręcznej instalacji.
cli-completion-installed = Uzupełnianie zainstalowano w { $file }. Otwórz nowy terminal, aby z niego skorzystać.
cli-help-game = Która gra, na przykład { $game }; „hauntboard games” podaje listę.
cli-help-players = Liczba graczy.
cli-help-option = Opcja gry, na przykład { $option }. Można powtarzać.
cli-help-file = Plik z zapisami, tekst albo JSON; - czyta standardowe wejście.
cli-help-json = Wypisuje liczby w formacie JSON.
cli-help-play = Graj przeciw botom albo z przyjaciółmi przy jednej klawiaturze.
cli-help-play-seat = Kto zajmuje kolejne miejsce: human albo nazwa bota. Powtórz dla każdego miejsca; pozostałe zajmą boty.
cli-help-play-names = Imiona według miejsc, rozdzielone przecinkami.
cli-help-play-seed = Powtarzalne karty i boty zamiast tasowania, które można sprawdzić.
cli-help-play-record = Dopisuje do tego pliku zapis każdej partii, także przerwanej.
cli-help-play-hints = Czy podpowiedzi są dozwolone (domyślnie tylko wtedy, gdy wszyscy pozostali gracze to boty).
cli-help-simulate = Boty rozgrywają wiele partii, a tabela pokazuje, kto wygrywa.
cli-help-matches = Liczba partii.
cli-help-simulate-seed = To samo ziarno daje te same partie.
cli-help-simulate-bots = Boty według miejsc, rozdzielone przecinkami; krótsza lista zaczyna się od nowa.
cli-help-simulate-records = Zapisuje każdą partię do tego pliku.
cli-help-simulate-jobs = Liczba procesów; 0 to po jednym na procesor. Nie zmienia wyniku.
cli-help-dataset = Zapisuje partie jako tabelę do badań (Parquet): jeden wiersz na decyzję, wraz z kartą danych.
cli-help-dataset-records = Bierze partie z tego pliku zapisów, zamiast rozgrywać nowe.
cli-help-dataset-out = Folder na plik i jego kartę danych.
cli-help-arena = Boty grają ze sobą tymi samymi rozdaniami, zamieniając się miejscami, a tabela mówi, kto jest silniejszy i jak pewny jest to wynik.
cli-help-arena-bots = Boty rozdzielone przecinkami. NAZWA@8000 lub NAZWA@100ms określa, ile bot myśli.
cli-help-arena-matches = Najwyższa liczba partii na parę, w całych rozdaniach; każde rozdanie gra się raz z każdej strony.
cli-help-arena-precision = Kończy parę, gdy jej udział zwycięstw znany jest z dokładnością ± (0.02 to dwa procent).
cli-help-arena-decide = Kończy parę, gdy rozstrzygnięto, czy jej udział leży powyżej czy poniżej tej wartości; fair: tyle, ile mieliby równi.
cli-help-arena-budget = Iteracje lub czas na ruch dla wszystkich botów, którym można to narzucić.
cli-help-arena-gauntlet = Tylko pierwszy bot przeciw każdemu z pozostałych.
cli-help-results = Zapisuje każdy wynik do tego pliku i kontynuuje od niego.
cli-help-arena-engine = Kto gra: procesy tego komputera albo klaster Ray.
cli-help-replay = Opowiada zapisaną partię słowami.
cli-help-replay-why = Wyjaśnia każdą decyzję: co sądzi o niej silny bot, który wie tyle, ile wiedział gracz. Z --seat tylko dla tego miejsca.
cli-help-replay-match = Tylko ta partia z pliku, licząc od 1.
cli-help-replay-seat = Perspektywa: numer miejsca, spectator albo all (tylko po zakończeniu partii).
cli-help-replay-step = Czeka na Enter po każdej turze; q kończy.
cli-help-analyse = Ocenia decyzje zapisanej partii i oddziela szczęście od umiejętności.
cli-help-analyse-seat = Tylko to miejsce, podane numerem.
cli-help-analyse-seed = To samo ziarno daje tę samą analizę.
cli-analyse-working = Analizuję każdą decyzję
cli-analyse-moves = Wszystkie decyzje
cli-analyse-round = Runda { $number }
cli-help-record = Sprawdza i przekształca pliki z zapisami.
cli-help-verify = Sprawdza, czy każda partia przebiega zgodnie z zasadami i kończy się podanym wynikiem.
cli-help-verify-shuffle = Wymaga, by dało się sprawdzić także tasowanie.
cli-help-convert = Przekształca zapisy do drugiego formatu.
cli-help-convert-to = Format docelowy: json albo text.
cli-help-convert-seat = Zostawia tylko to, co widziało to miejsce (albo spectator).
cli-help-rules = Pokazuje zasady gry albo jeden ich punkt.
cli-help-rules-clause = Punkt zasad, na przykład { $clause }.
cli-help-rules-cards = Tylko karty.
cli-help-games = Podaje listę gier z ich opcjami.
cli-help-solve = Rozwiązuje dokładnie mały wariant ({ $variants }) i porównuje boty z rozwiązaniem.
cli-help-solve-iterations = Iteracje CFR+.
cli-help-solve-bots = Boty do oceny; wszystkie porównuje się z pierwszym.
cli-help-solve-seeds = Ile razy pyta się bota w każdej sytuacji.
cli-help-perft = Liczy możliwe ciągi ruchów, żeby sprawdzić zasady.
cli-help-perft-deal = Zdarzenia losowe, w notacji, w cudzysłowie.
cli-help-perft-depth = Liczy ciągi do tej długości.
cli-help-perft-build = Którą wersją zasad liczyć: compiled (skompilowaną) czy interpreted (w czystym Pythonie).

## Nieudane wywołania

cli-usage-missing = Brakuje: { $name }.
cli-usage-no-option = Nie ma opcji { $name }.
cli-usage-no-command = Nie ma polecenia „{ $value }”.
cli-usage-option-value = Opcji { $name } nie używa się w ten sposób.
cli-usage-bad-value = { $name } wymaga liczby całkowitej.
cli-usage-bad-number = { $name } wymaga liczby, na przykład 0.02.
cli-usage-extra = Nieoczekiwany argument: „{ $value }”.
cli-usage-other = Nieprawidłowe polecenie: { $reason }
cli-usage-try = Zobacz: { $command }
cli-bad-language = Nie ma języka „{ $value }”. Do wyboru: { $allowed }.
cli-bad-option = „{ $value }” to nie opcja. Napisz nazwa=wartość.
cli-bad-choice = „{ $value }” nie jest tu możliwe. Do wyboru: { $allowed }.
cli-bad-seat = Nie ma miejsca „{ $value }”. Do wyboru: od 1 do { $players } albo spectator.
cli-bad-jobs = Liczba procesów nie może wynosić { $value }.
cli-bad-name = „{ $name }” nie może być imieniem gracza: dozwolona liczba znaków to { $count }, a każde imię może wystąpić tylko raz.
cli-too-many-seats = Opisanych miejsc: { $count }, a przy stole jest ich { $players }.
cli-too-many-names = Podanych imion: { $count }, a miejsc przy stole jest { $players }.
cli-folder-missing = Nie ma folderu „{ $folder }”. Utwórz go albo wybierz inny.
cli-file-missing = Nie ma pliku „{ $file }”.
cli-file-directory = „{ $file }” to folder, nie plik.
cli-file-permission = Brak uprawnień do otwarcia „{ $file }”. Wybierz inny plik albo zmień jego uprawnienia.
cli-file-trouble = Nie można użyć „{ $file }”: { $reason }
cli-disk-full = Brak miejsca na dysku: { $file }. Zwolnij miejsce albo wybierz inne położenie.
cli-standard-output = standardowe wyjście
cli-not-a-record-file = „{ $file }” nie jest plikiem z zapisami partii. Wybierz inny plik.
cli-no-such-match = W tym pliku nie ma partii { $number }; liczba partii: { $count }.
cli-no-clause = W zasadach nie ma punktu „{ $clause }”. Może któryś z tych: { $near }
cli-no-rules = Nie ma jeszcze spisanych zasad gry { $game }.
cli-no-cards = Nie ma kart gry { $game } do pokazania.
cli-not-compiled = Skompilowane zasady nie są zainstalowane. Aby je zbudować kompilatorem C: { $command }
cli-interpreted = Zasady działają w czystym Pythonie, czyli wolniej. Aby zbudować skompilowane zasady kompilatorem C: { $command }
cli-interrupted = przerwano.
cli-interrupted-kept = przerwano. Dotychczasowe wyniki są w { $file }; to samo polecenie gra dalej od tego miejsca.
cli-step-needs-file = Z --step potrzebna jest klawiatura, więc zapisy muszą pochodzić z pliku.

## W czasie gry

cli-at-table = Przy stole: { $names }
cli-commitment = O tasowaniu decyduje tajne ziarno, ujawniane na końcu. Jego odcisk:
cli-seed-revealed = Ziarno tasowania:
cli-your-move = Twój ruch
cli-your-choice = Twój wybór (Enter wraca)
cli-reminder = numer albo notacja, np. { $example } · ? objaśnia
cli-earlier = … „dziennik” pokazuje, co było wcześniej
cli-settle = Enter: dalej, cofnij: zmiana wyboru:
cli-pass-keyboard = Klawiaturę przejmuje { $name }. { $name }: naciśnij Enter.
cli-hide = Enter ukrywa ekran.
cli-does-not-fit = „{ $text }” tu nie pasuje: { $ask }
cli-not-in-menu = W menu nie ma „{ $text }”. Wybierz { $numbersOr }.
cli-try-help = (pomoc pokazuje, co można wpisać)
cli-nothing-to-explain = Nie ma karty ani punktu zasad „{ $word }”.
cli-save = Zapisać partię? Nazwa pliku albo Enter, żeby nie zapisywać:
cli-saved = Zapisano w { $file }.
cli-rematch = Jeszcze jedna partia? (t/N)
cli-yes-words = t tak
cli-goodbye = Do zobaczenia.
cli-hints-off = Podpowiedzi są wyłączone, bo grają inne osoby (--hints je włącza).
cli-hints-asked = Użyte podpowiedzi: { $scoresNamed }
cli-thinking = Zastanawiam się …
cli-bot-thinking = { $name } myśli …
cli-why-needs-end = Ruchy można wyjaśnić tylko na podstawie pełnego zapisu zakończonej partii.
cli-command-undo = cofnij
cli-command-log = dziennik
cli-command-view = widok stół stol
cli-command-hint = podpowiedź podpowiedz
cli-command-rules = zasady
cli-command-help = pomoc
cli-command-quit = koniec
cli-generic-more = więcej ruchów ({ $number } z { $count })
cli-generic-found = Ruchy ze słowem „{ $text }”
cli-generic-help-keys =
    3 | ruch o tym numerze
    kilka słów | ruchy, które je zawierają
    + | następna strona ruchów
cli-help-keys =
    podpowiedź | co na twoim miejscu zrobiłby silny bot i dlaczego
    cofnij | cofa wybór, o którym nikt jeszcze nie wie
    dziennik | wszystko, co dotąd było widać z twojego miejsca
    zasady | zasady gry; zasady 2 pokazuje część, zasady { $clause } jeden punkt
    widok albo Enter | pokazuje stół jeszcze raz
    koniec | kończy partię; można ją zapisać
cli-rules-more = Wpisz zasady i numer, aby przeczytać część, albo zasady i oznaczenie punktu.

## Zapisy

cli-match-number = Partia { $number }
cli-json-move = ruch { $number }
cli-verify-good = { $moves ->
    [one] { $moves } ruch, wynik { $result }.
    [few] { $moves } ruchy, wynik { $result }.
   *[many] { $moves } ruchów, wynik { $result }.
}
cli-verify-shuffle = { $draws ->
    [one] Tasowanie sprawdzone, { $draws } losowanie.
    [few] Tasowanie sprawdzone, { $draws } losowania.
   *[many] Tasowanie sprawdzone, { $draws } losowań.
}
cli-verified = { $wrong ->
    [0] { $count ->
        [one] Partia jest poprawna.
       *[other] Wszystkie partie są poprawne ({ $count }).
    }
   *[other] { $count ->
        [one] Partia nie jest poprawna.
       *[other] Niepoprawne partie: { $wrong } z { $count }.
    }
}
cli-match-unfinished = Partia nie jest zakończona.
cli-one-seat = Perspektywa: { $view }. Ukryte ruchy są zapisane jako „?”.
cli-result = Wynik: { $result }

## Symulacje i pomiary

cli-simulate-playing = Gramy
cli-reading = Czytanie
cli-admin-saving = Zapisywanie
cli-admin-restoring = Przywracanie
cli-admin-exporting = Eksportowanie
cli-admin-deleting = Usuwanie
cli-checking = Sprawdzanie
cli-converting = Przekształcanie
cli-explaining = Wyjaśnianie
cli-perft-counting = Liczenie
cli-simulate-games = { $count ->
    [one] { $count } partia w { $seconds } s
    [few] { $count } partie w { $seconds } s
   *[many] { $count } partii w { $seconds } s
}
cli-simulate-seat = Miejsce
cli-simulate-bot = Bot
cli-simulate-won = Wygrane
cli-simulate-rate = Odsetek
cli-simulate-interval = Przedział 95%
cli-simulate-score = Punkty
cli-simulate-moves = Ruchów w partii: { $mean } ± { $sd }.
cli-simulate-rounds = Rund: { $mean } ± { $sd }.
cli-simulate-card = Karta
cli-simulate-in-play = W grze
cli-simulate-bought = Kupiona
cli-simulate-won-with = Wygrane z nią
cli-arena-played = { $count ->
    [one] { $count } partia, ziarno { $seed }
    [few] { $count } partie, ziarno { $seed }
   *[many] { $count } partii, ziarno { $seed }
}
cli-arena-wins = Zwycięstwa w %
cli-arena-against = Przeciw
cli-arena-deals = Rozdania
cli-arena-points = Punkty
cli-arena-rounds-won = Wygrane rundy %
cli-arena-round-points = Punkty na rundę
cli-arena-verdict = Werdykt
cli-arena-verdict-above = powyżej { $share }
cli-arena-verdict-below = poniżej { $share }
cli-arena-verdict-open = { $share }: otwarte
cli-arena-rating = Ranking
cli-arena-matches = Partie
cli-arena-thinking = Ruch trwa
cli-arena-longest = Najdłużej
cli-arena-how-two = Każde rozdanie rozegrano z obu stron. Punkty to punkty bota minus punkty rywala. Każde rozdanie liczy się jako jedna obserwacja.
cli-arena-how-more = Jedno miejsce bota przeciw drugiemu botowi na wszystkich innych miejscach, każde rozdanie raz z każdego miejsca. Punkty to punkty bota minus średnia pozostałych. Każde rozdanie liczy się jako jedna obserwacja.
cli-arena-bad-engine = Nie ma silnika „{ $value }”. Do wyboru: { $allowed }.
arena-bots = Arena potrzebuje co najmniej dwóch botów, każdego podanego raz; podano: { $count }.
arena-deals = Trzeba rozegrać co najmniej jedno rozdanie, a nie { $value }.
arena-share = „{ $value }” nie jest udziałem między 0 a 1.
arena-no-ray = Ray nie jest zainstalowany: pip install "hauntboard[ray]".
results-file-busy = { $file }: do tego pliku pisze inne polecenie.
results-file-foreign = { $file }: to nie jest plik z wynikami tego polecenia. Podaj inny plik.
results-file-other = { $file }: to wyniki innych partii ({ $field }: { $has }, oczekiwano: { $wanted }). Podaj inny plik.
results-file-damaged = { $file }: wiersz { $line } jest uszkodzony. Usuń go, aby kontynuować z resztą.
cli-games-players = Gracze
cli-games-bots = Boty
cli-games-broken = Nie udało się wczytać:
cli-perft-depth = Głębokość
cli-perft-time = Czas
cli-perft-differ = wersja skompilowana i wersja w czystym Pythonie dają różne liczby.
cli-perft-bad-deal = „{ $text }” nie może w tym miejscu wypaść.
cli-perft-bad-depth = Głębokość nie może być ujemna.
cli-build-compiled = Skompilowane
cli-build-interpreted = Interpretowane

## Rozwiązywanie

cli-solve-growing = Budowanie drzewa gry
cli-solve-solving = Rozwiązywanie
cli-solve-asking = Odpytywanie bota
cli-solve-size = Historie: { $count }, zbiory informacyjne: { $situations }.
cli-solve-iterations = Iteracje
cli-solve-value = Wartość dla miejsca { $number }
cli-solve-exploitability = Eksploatowalność
cli-solve-against = Przeciw { $bot }
cli-solve-bad-number = --iterations i --seeds muszą wynosić co najmniej 1.
cli-solve-too-large = Ten wariant jest za duży, by go rozwiązać: ma ponad { $count } historii. Spróbuj: { $command }

## Zbiory danych
cli-dataset-needs = Zbiory danych wymagają pyarrow: pip install "hauntboard[data]".
cli-dataset-wrong-game = To zapisy gry { $game }, a nie { $value }.
cli-dataset-written = { $file }: decyzje: { $rows }, partie: { $matches }.

## Nowe gry
cli-help-new-game = Tworzy foldery nowej gry: małą działającą grę, którą można zmieniać.
cli-help-new-game-name = Nazwa: małe litery i cyfry, słowa połączone łącznikami.
cli-help-new-game-players = Liczba graczy, na przykład 2-5 albo 3.
cli-help-new-game-package = Tworzy w tym folderze pakiet do zainstalowania (poza kopią repozytorium Hauntboard: w folderze o nazwie gry).
cli-new-game-bad-name = „{ $value }” nie może być nazwą gry: użyj małych liter, cyfr i łączników między słowami, z literą na początku, najwyżej { $most } znaków.
cli-new-game-python-name = „{ $value }” to nazwa, której używa sam Python. Wybierz inną.
cli-new-game-taken = Nazwa „{ $value }” jest zajęta: zaczyna się od niej inna gra lub komunikat.
cli-new-game-exists = { $folder } już istnieje. Niczego nie zapisano.
cli-new-game-other-checkout = { $root } to kopia kodu Hauntboard, ale uruchomiony hauntboard jest inny, w { $place }. Uruchom ten z tej kopii (make setup, potem .venv/bin/hauntboard) albo zapisz osobny pakiet przez --package DIR. Niczego nie zapisano.
cli-new-game-bad-players = „{ $value }” nie jest liczbą graczy: wpisz 3 albo 2-5, od 2 do { $most }.
cli-new-game-written = Gra jest w folderze { $folder }. Następne kroki:
cli-new-game-step-install = Zainstaluj ją:
cli-new-game-step-allow = Zezwól na nią:
cli-new-game-step-play = Zagraj:
cli-new-game-step-test = Uruchom jej testy:
cli-new-game-step-change = Zmień jej pliki:
cli-new-game-step-read = Czytaj dalej:
