# Strona powtórki: partia po fakcie.

web-replay-title = Powtórka: { $game }
web-replay-perspective = Perspektywa
web-replay-perspective-all = Wszystko jawne
web-replay-perspective-spectator = Widz
web-replay-running = Ta partia jeszcze trwa: widzisz tylko to, co wolno ci wiedzieć.
web-replay-only = To powtórka i nie można jej zmienić. Żeby spróbować innego ruchu, graj dalej od tego miejsca.
web-replay-link = Udostępnij link do tego momentu
web-replay-analysis = Analiza
web-replay-table = Do stołu tej partii

## Przeglądanie partii

web-replay-controls = Przeglądanie partii
web-replay-position = Miejsce w partii
web-replay-at = Moment { $step } z { $steps }
web-replay-begin = Stół jest gotowy. Partia zaraz się zacznie.
web-replay-start = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-forward = Krok naprzód
web-replay-end = Na koniec
web-replay-speed = Prędkość

web-replay-keys = Na klawiaturze
web-replay-key-space = Spacja
web-replay-key-arrows = Strzałki ← →
web-replay-key-home-end = Home i End
web-replay-key-page = Page Up i Page Down
web-replay-does-play = odtwarzanie i wstrzymanie
web-replay-does-step = krok wstecz lub naprzód; na suwaku moment po momencie
web-replay-does-ends = na początek lub koniec partii
web-replay-does-round = do następnej lub poprzedniej rundy

## Zapis

web-replay-record = Pobierz zapis
web-replay-record-text = Wszystkie ruchy partii: do czytania, na pamiątkę albo do sprawdzenia innym programem.
web-replay-record-words = Jako tekst
web-replay-record-data = Jako dane (JSON)

## Gra dalej

web-replay-play-on = Graj dalej stąd
web-replay-play-on-text = Nowy stół zaczyna się dokładnie w tym momencie: ty zajmujesz jedno z miejsc, a boty pozostałe. Rozegrana partia zostaje taka, jaka jest.
web-replay-play-on-seat = Czyje miejsce zajmujesz?
web-replay-play-on-secret = Wiesz to, co w tym momencie wie { $seat }. To, czego { $seat } nie może wiedzieć, zostaje rozdane na nowo, więc karty mogą leżeć inaczej niż w partii.
web-replay-play-on-over = W tym momencie partia jest już skończona. Cofnij się tam, gdzie jest jeszcze o czym decydować.
web-replay-play-on-do = Zagraj jako { $seat }

## Tasowanie

web-replay-shuffle = Sprawdź tasowanie
web-replay-shuffle-working = Wszystko jest losowane jeszcze raz …
web-replay-shuffle-fair = Tasowanie było uczciwe.
web-replay-shuffle-unchecked = Serwer ręczy za to tasowanie. Twoja przeglądarka nie mogła sprawdzić go samodzielnie.
web-replay-shuffle-unfair = Coś się nie zgadza. Temu tasowaniu nie można ufać.
web-replay-check-right = Zgadza się:
web-replay-check-wrong = Nie zgadza się:
web-replay-check-unknown = Nie wiadomo:
web-replay-check-commitment = Twoja przeglądarka obliczyła odcisk ujawnionego sekretu. To ten sam, który stół ogłosił przed partią.
web-replay-check-kept = Twoja przeglądarka zapisała odcisk { $when }, zanim partia się skończyła. Od tamtej pory się nie zmienił.
web-replay-check-not-kept = Ta przeglądarka nie była obecna, gdy ogłoszono odcisk. Mogą go sprawdzić przeglądarki graczy.
web-replay-check-given = Losowa część dodana przez twoje urządzenie jest w tasowaniu.
web-replay-check-draws = { $count ->
    [one] Twoja przeglądarka powtórzyła { $count } losowanie i wyszło to, co rozdano.
    [few] Twoja przeglądarka powtórzyła wszystkie { $count } losowania i za każdym razem wyszło to, co rozdano.
   *[other] Twoja przeglądarka powtórzyła wszystkie { $count } losowań i za każdym razem wyszło to, co rozdano.
}
web-replay-check-cannot = Przeglądarki obliczają odciski tylko na bezpiecznych stronach (https). Pobierz zapis, żeby sprawdzić go gdzie indziej.
web-replay-check-server = { $count ->
    [one] Serwer sprawdził też zgodność { $count } losowania z zasadami gry.
    [few] Serwer sprawdził też zgodność wszystkich { $count } losowań z zasadami gry.
   *[other] Serwer sprawdził też zgodność wszystkich { $count } losowań z zasadami gry.
}
web-replay-shuffle-means = Czego to dowodzi
web-replay-shuffle-sealed = Przed partią stół wybrał sekret i ogłosił jego odcisk: z odcisku nikt nie odgadnie sekretu, a żaden inny sekret nie ma takiego samego. Potem urządzenie każdego gracza dodało własne losowe liczby. Każda karta i każda kość wynikają z tego wszystkiego razem.
web-replay-shuffle-so = Stół nie mógł więc wybrać kart, bo ustalając sekret, nie znał twoich liczb. Nie mógł też żaden gracz, bo nikt nie znał sekretu. Teraz, gdy jest ujawniony, każdy może powtórzyć wszystkie losowania.
web-replay-commitment = Odcisk, ogłoszony przed partią
web-replay-seed = Sekret, ujawniony po partii
web-replay-entropy = Co dodały urządzenia graczy
web-replay-entropy-none = nic
web-replay-draws = Losowania
