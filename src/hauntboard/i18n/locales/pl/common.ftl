# Słowa i komunikaty samego stołu, niezależne od gry.

player-name = Gracz { $number }
player-you = ty
bot-name-1 = Mortimer
bot-name-2 = Agata
bot-name-3 = Kazimierz
bot-name-4 = Otylia
bot-name-5 = Barnaba
bot-name-6 = Kordelia
bot-name-7 = Ignacy
bot-name-8 = Rozalinda
bot-name-9 = Leopold
bot-kind = { $bot ->
    [random] bot, roztargniony
    [greedy] bot, niecierpliwy
    [sensible] bot, przebiegły
    [thinker] bot, zamyślony
    [level-1] bot, senny
    [level-2] bot, figlarny
    [level-3] bot, czujny
    [level-4] bot, przebiegły
    [level-5] bot, nieubłagany
   *[other] bot ({ $bot })
}
team-name = Zespół { $number }
stage-draft = szkic
stage-preview = wersja próbna
chance-name = Los
spectator-name = Widz
answer-yes = tak
answer-no = nie
answer-none = bez odpowiedzi
rules-examples = Przykłady
rules-decision = Nasza decyzja

## Ruchy odrzucone

refusal-no-such-seat = Przy tym stole nie ma miejsca nr { $seatNumber }.
refusal-no-such-action = W tej grze nie ma ruchu o numerze { $action }.
refusal-match-over = Partia jest skończona. Zacznij nową, żeby grać dalej.
refusal-chance-is-next = Teraz decyduje los. Poczekaj chwilę.
refusal-not-over = Cały stół zostanie odkryty dopiero po zakończeniu partii.
refusal-no-undo = Tego nie da się już cofnąć: od tamtej chwili ktoś wykonał ruch albo coś zostało ujawnione.
refusal-only-chance = To może zrobić tylko los: rozdać, wylosować, rzucić kośćmi albo wskazać, kto zaczyna.
refusal-not-your-turn = To jeszcze nie twoja tura.

## Opcje

option-bad-value = „{ $value }” nie pasuje do opcji „{ $option }”. Do wyboru: { $allowed }.
option-bad-players = W tę grę nie da się grać w takiej liczbie osób: { $value }. Do wyboru: { $allowed }.
option-unknown = Ta gra nie ma opcji „{ $option }”. Do wyboru: { $allowed }.
option-unknown-game = Nie ma gry „{ $value }”. Do wyboru: { $allowed }.
option-first = Kto zaczyna pierwszą rundę: numer miejsca albo los.
    .label = Kto zaczyna
option-first-random = decyduje los

## Notacja

notation-unknown = „{ $text }” nie jest ruchem w tej grze.

## Pozycje

position-not-object = { $path }: tu powinien być obiekt.
position-unknown-key = { $path }: nie ma tu klucza „{ $key }”.
position-not-bool = { $path }: wpisz true albo false.
position-not-list = { $count ->
    [0] { $path }: tu powinna być lista.
   *[other] { $path }: tu powinna być lista o długości { $count }.
}
position-bad-number = { $path }: tu powinna być liczba całkowita od { $low } do { $high }.
position-other-game = { $path }: to pozycja z innej gry.
position-other-players = { $path }: liczba graczy przy tym stole: { $players }.
position-bad-phase = { $path }: taka faza nie istnieje albo nie pasuje do reszty. Możliwe fazy: { $allowed }.
position-bad-tie-break = { $path }: te miejsca nie mogą rozgrywać dogrywki.
position-card-twice = { $path }: jakaś karta leży w dwóch miejscach.
position-bad-pile = { $path }: przy takim układzie kart wielkość stosu to { $count }.
position-bad-knowledge = { $path }: w tej pozycji nie można tego wiedzieć.
position-not-won = { $path }: w tej pozycji partia nie może być skończona.
position-bad-seats = { $path }: te miejsca nie mogą być w takiej sytuacji.
position-bad-deal = { $path }: żadne rozdanie nie daje takich kart.
position-bad-card = { $path }: w tej talii nie ma karty „{ $card }”.
position-missing-cards = { $path }: tych kart nikt nie ma i nikt nie zagrał: { $cardsList }.

## Los

dealer-list-ended = Przygotowana lista losowań się skończyła.
dealer-not-possible = Przygotowane losowanie { $action } nie jest tu możliwe.
dealer-bad-seed = Ziarno ma dokładnie tyle bajtów: { $bytes }.
dealer-long-entropy = Własny losowy tekst gracza może mieć najwyżej tyle bajtów: { $bytes }.

## Zapisy gier

record-error-at = Wiersz { $line }, kolumna { $column }: { $reason }
record-foreign = To nie jest zapis partii z Hauntboard: brakuje nagłówka [Hauntboard "{ $version }"].
record-bad-header = Nie da się odczytać tego nagłówka. Nagłówek wygląda tak: [Nazwa "wartość"].
record-unknown-header = Nieznany nagłówek „{ $name }”.
record-missing-header = Brakuje nagłówka „{ $name }”.
record-duplicate-header = Nagłówek „{ $name }” występuje dwa razy.
record-bad-value = „{ $value }” nie jest poprawną wartością nagłówka „{ $name }”.
record-bad-version = Wersja „{ $value }” formatu zapisu nie jest obsługiwana.
record-bad-move = „{ $text }” nie da się odczytać jako ruchu.
record-illegal-move = Ruch „{ $text }” nie jest w tym momencie dozwolony.
record-wrong-seat = „{ $text }” zapisano przy złym miejscu: to ruch gracza { $expected }.
record-wrong-outcome = Po „{ $text }” w zapisie jest „{ $found }”, a według zasad powinno być „{ $expected }”.
record-wrong-result = Wynik w zapisie to „{ $found }”, a ruchy prowadzą do „{ $expected }”.
record-not-finished = Partia w tym zapisie nie jest skończona.
record-hidden-move = W tym zapisie część ruchów jest ukryta, więc nie da się go odtworzyć w całości.
record-after-end = Po zakończeniu partii są jeszcze jakieś ruchy.
record-one-seat = Ten zapis pokazuje partię widzianą z jednego miejsca; tu potrzebny jest pełny.
record-no-matches = W tym pliku nie ma żadnej partii.
record-no-commitment = W tym zapisie nie ma zobowiązania, więc nie da się sprawdzić tasowania.
record-wrong-commitment = Ujawnione ziarno nie zgadza się ze zobowiązaniem ogłoszonym przed rozdaniem.
record-wrong-draw = W zapisie jest „{ $text }”, a ujawnione ziarno daje „{ $expected }”.
record-bad-json = To nie jest poprawny JSON.
record-not-text = Ten plik nie jest tekstem w UTF-8.

## Boty i symulacje

bot-unknown = Nie ma bota „{ $value }”. Do wyboru: { $allowed }.
bot-wrong-game = Bot „{ $value }” nie gra w { $game }. Do wyboru: { $allowed }.
bot-bad-budget = „{ $value }” nie jest limitem namysłu bota. Przykłady: 8000 (iteracji), 100ms, 1.5s.
bot-no-budget = Bot „{ $value }” nie ma limitu namysłu, który można by zmienić.
bot-no-open-spiel = OpenSpiel nie jest zainstalowany: pip install "hauntboard[bench]".
bot-count = Liczba botów ({ $value }) nie pasuje do liczby miejsc ({ $players }).
simulate-no-games = Trzeba rozegrać co najmniej jedną partię, a nie { $value }.
solve-too-large = Ten wariant jest za duży, by go rozwiązać: ma ponad { $count } historii. Weź mniej kart lub wartości i jedną rundę.
solve-uneven-luck = Tego wariantu nie da się rozwiązać: jego zdarzenia losowe nie są równie prawdopodobne na wszystkich ścieżkach.
dataset-bad-seed = Ziarno zbioru danych to liczba całkowita od { $low } do { $high }.
dataset-exists = Zbiór danych już istnieje: { $file }. Wybierz inny folder albo usuń ten.
dataset-not-over = Zbiór danych nie może zawierać niezakończonej partii.
dataset-other-game = Wszystkie partie w zbiorze danych muszą mieć tę samą grę, tę samą liczbę graczy i te same opcje.
dataset-position = Zbiór danych nie może zawierać partii rozpoczętej od podanej pozycji.
