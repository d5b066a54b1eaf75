cli-halloween-help-keys =
    1 2 3 | jedna z twoich sekcji: jej akcje i dlaczego inne są niemożliwe
    2 przesuń | akcja, także w całości: 2 przesuń żółty kościół>szkoła
    c u b e | zajmij kartę, użyj karty, użyj premii, zakończ turę
    1 2 3 4 5 | duchy według poziomu: od niebieskich do czerwonych
    2 4 6 8 10 | pola nawiedzenia i ich punkty; ▲ ■ ◆ ♣ mówi, czyj żeton tam leży
    ● ○ – | leży tam krążek, akcja jest możliwa, akcja jest niemożliwa
    3  3≠ | koszt karty: trzy dowolne żetony albo trzy różne
    6×1 1×2 | żetony lub wolne duchy: sześć poziomu 1, jeden poziomu 2
    ■ ●····· ··●··· | krążki innej osoby w sekcjach, od przywołania do nawiedzenia
    ? | objaśnia, o co chodzi, albo zasadę po odmowie
    ?karty ?37 ?l ?A3 | karty w grze, karta, żeton premii, punkt zasad
cli-halloween-number = Nr
cli-halloween-card = Karta
cli-halloween-cards = Karty
cli-halloween-effect = Działanie
cli-halloween-cost-any = { $count } dowolne żetony
cli-halloween-cost-different = { $count } różne żetony
cli-halloween-explain-colour = Poziom { $level }, kość k{ $sides }; jego pola nawiedzenia są warte po { $points } pkt.
cli-halloween-explain-price = Wzmocnienie do tego koloru kosztuje { $amount } pkt strachu.
cli-halloween-round = { $limit ->
    [0] runda { $round }
   *[other] runda { $round } z { $limit }
}
cli-halloween-turn = { $you ->
    [yes] twoja tura
   *[no] gra { $seat }
}
cli-halloween-last-round = ostatnia runda
cli-halloween-reserve = { $count ->
    [one] { $count } premia w rezerwie
    [few] { $count } premie w rezerwie
   *[many] { $count } premii w rezerwie
}
cli-halloween-spaces = nawiedź
cli-halloween-column-pe = Punkty
cli-halloween-column-sp = Strach
cli-halloween-column-discs = Krążki
cli-halloween-column-haunts = Nawiedz.
cli-halloween-column-levels = Poziomy
cli-halloween-column-tokens = Żetony
cli-halloween-column-bonus = Premie
cli-halloween-level = poziom { $level }
cli-halloween-used = użyta
cli-halloween-supply = Twój zapas
cli-halloween-board = Sekcja { $section }
cli-halloween-section = Sekcja { $section } (poziom { $level })
cli-halloween-ask-section = Która sekcja działa? ({ $numbersOr })
cli-halloween-all-used = Wszystkie twoje sekcje już działały.
cli-halloween-ask-act = Sekcja { $section }, poziom { $level }: jaka akcja?
cli-halloween-rest = { $count ->
    [0] Odpoczynek (bez krążków do odzyskania)
    [one] Odpoczynek (wraca { $count } krążek)
    [few] Odpoczynek (wracają { $count } krążki)
   *[many] Odpoczynek (wraca { $count } krążków)
}
cli-halloween-occupy = Zajmij kartę: { $names }
cli-halloween-use = Użyj karty: { $names }
cli-halloween-bonus = Użyj premii: { $names }
cli-halloween-ask-card = Która karta ({ $numbersOr })
cli-halloween-ask-bonus = Który żeton premii?
cli-halloween-ask-token = Jaki następny żeton?
cli-halloween-ask-number = Twoja liczba (od 1 do { $most })
cli-halloween-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-halloween-room = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
cli-halloween-total = Razem
cli-halloween-from-haunt = Nawiedzanie
cli-halloween-from-occupy = Zajęte karty
cli-halloween-from-rival = Towarzystwo na karcie
cli-halloween-from-sets = Trójki żetonów
# Co można wpisać; każde słowo musi się różnić od nazw kolorów, budynków i akcji.
cli-halloween-word = { $word ->
    [end] zakończ
    [pass] pas
    [points] punkty
    [supply] zapas
    [section] sekcja
    [occupy] zajmij
    [use] użyj
    [pay] zapłać
    [disc] krążek
    [bonus] premia
    [drop] odrzuć
    [again] powtórz
    [plus] dodaj
    [name] podaj
    [change] zamień
   *[roller] rzuca
}
cli-halloween-supply-ghosts = Wolne duchy
cli-halloween-supply-tokens = Żetony w puli
