# Raport o równowadze gry: strona, terminal i pomoc.

cli-help-balance = Bada, jak wyważona jest gra: kto zaczyna, ile trwa, ile warta jest każda karta. Zapisuje stronę z wykresami i dane.
cli-help-balance-players = Tylko stoły z taką liczbą graczy.
cli-help-balance-option = Tylko stoły z tą opcją, na przykład { $option }; każda inna opcja gry obowiązuje na wszystkich stołach.
cli-help-balance-bot = Bot na wszystkich miejscach (domyślnie silny i szybki).
cli-help-balance-matches = Liczba partii na stół; przy niektórych stołach gra się ich wielokrotność.
cli-help-balance-html = Plik ze stroną (domyślnie: balance-GRA.html).
cli-help-balance-json = Plik z danymi (domyślnie: balance-GRA.json).
balance-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
balance-too-few = Przy każdym stole potrzeba co najmniej dwóch partii, a nie { $value }.
balance-no-tables = Żaden stół tego raportu nie ma takich opcji.
balance-same-file = { $file }: strona i dane potrzebują osobnych plików.
balance-written = Strona: { $html }. Dane: { $json }.

## Strona

balance-title = Jak wyważona jest gra { $game }?
balance-eyebrow = Hauntboard · raport o równowadze
balance-lede = { $tables ->
    [one] Partie równych sobie: { $matches }, przy jednym stole. Na każdym miejscu grał { $bot }, z ziarnem { $seed }.
    [few] Partie równych sobie: { $matches }, przy { $tables } stołach. Na każdym miejscu grał { $bot }, z ziarnem { $seed }.
   *[many] Partie równych sobie: { $matches }, przy { $tables } stołach. Na każdym miejscu grał { $bot }, z ziarnem { $seed }.
}
balance-contents = Spis treści
balance-footer = Raport Hauntboard z symulowanych partii. To samo polecenie daje ten sam raport, niezależnie od liczby procesów.
balance-section-glance = W skrócie
balance-note-glance = Najpierw cztery liczby. W nawiasach są przedziały 95%; ★ oznacza to, co raczej nie jest dziełem przypadku.
balance-section-first = Kto zaczyna
balance-note-first = Udział zwycięstw strony, która zaczyna. Wspólne zwycięstwa są dzielone. Linia przerywana to równy udział.
balance-section-length = Długość i punkty
balance-note-length = Ile trwa partia, ile się w niej zdobywa i jak wyrównana jest na końcu.
balance-section-worth = Ile warte są karty i żetony
balance-note-worth = Wszystkie stoły razem. To, co rozdał los, jest skutkiem: sprawiła to karta. To, co wybrali gracze, jest związkiem: kto tak wybrał, mógł już wcześniej prowadzić.
balance-section-compared = Jedna zmiana
balance-note-compared = Stoły, które różnią się tylko jednym, i to, co zmienia się od pierwszego do drugiego.
balance-section-tables = Stół po stole
balance-note-tables = Każdy stół z rozkładami, kartami i poleceniem, które rozgrywa jego partie jeszcze raz.
balance-section-method = Jak to czytać
balance-note-method = Na czym opierają się liczby i czego nie mogą powiedzieć.
balance-tile-advantage = Największy wpływ zaczynania
balance-tile-decisions = Decyzje w partii
balance-tile-margin = Przewaga zwycięzcy w punktach
balance-tile-best = Najlepsza karta
balance-tile-range = { $count ->
    [one] Mediana stołu.
    [few] Mediany, od { $low } do { $high }.
   *[many] Mediany, od { $low } do { $high }.
}
balance-standing = Więcej niż przypadek.
balance-not-standing = To może być przypadek.
balance-notable = , znaczące
balance-none-standing = Żadna wartość nie odbiega wyraźnie od przypadku.
balance-first-match = Strona, która zaczyna partię, wygrywa ją
balance-first-round = Strona, która zaczyna rundę, wygrywa ją
balance-first-about = Udział zwycięstw w procentach z przedziałem 95%; linia przerywana: po równo.
balance-overview = Wszystkie stoły
balance-overview-about = Średnie z przedziałami 95%.
balance-compared-about = Różnice z przedziałami 95%.
balance-repeat = To polecenie rozgrywa te same partie jeszcze raz:
balance-alike = { $count ->
    [one] Nie ma tu przypadku, a bot ma na wszystko jedną odpowiedź: wszystkie partie przebiegły dokładnie tak samo. To jedna obserwacja i o przypadku nic nie da się powiedzieć.
    [few] Wiele partii przebiegło dokładnie tak samo; liczą się tylko { $count } różne.
   *[many] Wiele partii przebiegło dokładnie tak samo; liczy się tylko { $count } różnych.
}
balance-rare = Zbyt rzadkie, by coś powiedzieć:
balance-measures = Inne pomiary
balance-positions-match = Według kolejności w partii
balance-positions-round = Według kolejności w rundzie
balance-positions-wins = Udział zwycięstw w procentach; linia przerywana: po równo.
balance-positions-lead = Punkty ponad średnią pozostałych.
balance-column-table = Stół
balance-column-what = Co
balance-column-plot = Wykres
balance-column-value = Wartość z przedziałem 95%
balance-mean = Średnia
balance-sd = Odchylenie standardowe
balance-quantile = { $share }% ma najwyżej
balance-per-cent = { $value }%
balance-percentage-points = { $value } p.p.

## Nazwy

balance-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
balance-players-change = { $base } → { $other } graczy
balance-position = Pozycja { $number }
balance-dimension-players = Więcej graczy
balance-family-dealt = Rozdane karty
balance-outcome-round-win = udział wygranych rund, w punktach procentowych
balance-outcome-round-lead = przewaga punktowa nad pozostałymi w rundzie
balance-outcome-rounds = rundy partii
balance-outcome-score = średni wynik partii
balance-outcome-lead = przewaga punktowa nad pozostałymi w partii
balance-outcome-win = udział wygranych partii, w punktach procentowych
balance-claim-effect = skutek: rozdał los
balance-claim-association = związek: wybrali gracze
balance-method-difference = Z nią minus bez niej; obserwacje: { $samples }, partie: { $matches }.
balance-method-regression = Metoda najmniejszych kwadratów dla wszystkich naraz; obserwacje: { $samples }, partie: { $matches }.
balance-measure-advantage = Przewaga zaczynającego
balance-measure-round-advantage = Przewaga zaczynającego rundę
balance-measure-rounds = Rundy
balance-measure-decisions = Decyzje
balance-measure-score = Wynik
balance-measure-sd = Rozrzut wyników
balance-measure-margin = Przewaga zwycięzcy
balance-measure-shared = Wspólne zwycięstwa
balance-spread-rounds = Rundy
balance-spread-decisions = Decyzje
balance-spread-score = Wyniki
balance-spread-winning-score = Wyniki zwycięzców
balance-spread-margin = Przewaga zwycięzcy

## Jak to czytać

balance-about-matches = Partie
    .text = To partie polecenia „hauntboard simulate” z opcjami i ziarnem stołu. Na wszystkich miejscach gra ten sam bot, więc nikt nie jest silniejszy od pozostałych.
balance-about-intervals = Przedziały
    .text = Przedziały w nawiasach zawierają prawdziwą wartość w 95 na 100 takich raportów. Wszystko, co zdarzyło się w jednej partii, jest jedną obserwacją, bo tworzy całość. Partie o tym samym numerze przy różnych stołach mają wspólne ziarno i też są jedną obserwacją.
balance-about-notable = ★ i pełne kropki
    .text = W tabeli z wieloma wartościami niektóre wyglądają niezwykle przez przypadek. Wartość jest oznaczona, jeśli wyróżnia się także po poprawce na wszystkie wartości swojej tabeli (Holm): cała tabela ma fałszywy znak najwyżej w 5 na 100 raportów.
balance-about-effects = Skutki
    .text = Tam, gdzie los decyduje, kto dostaje kartę, gracze z kartą i bez niej przeciętnie nie różnią się niczym innym. Różnica pokazuje, co tym graczom daje karta.
balance-about-associations = Związki
    .text = Tam, gdzie wybierają gracze, liczba mówi, co idzie w parze z wyborem przy pozostałych wartościach tabeli bez zmian. Nie mówi, co daje sam wybór: kto dużo kupuje, może już wygrywać.
balance-about-bots = Boty to nie ludzie
    .text = Liczby mówią o tych botach. Karta, której źle używają, wygląda na słabą, a przewaga, którą tylko one umieją wykorzystać, na silną. Zanim zmienisz zasadę, spróbuj innego bota przez --bot.
