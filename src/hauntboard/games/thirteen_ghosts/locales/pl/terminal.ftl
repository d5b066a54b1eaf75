cli-ghosts-help-keys =
    1 2 … | pozycja menu; po niej mogą stać liczby: 1 4 7 8
    x6  12(4,7,8)  2>5 | ruch w notacji, jak w zapisach
    ? | objaśnia twoją kartę albo zasadę po odmowie
    ? 12  ? G8 | objaśnia kartę albo punkt zasad
cli-ghosts-card = Karta
cli-ghosts-ghost = Duch
cli-ghosts-ability = Działanie
cli-ghosts-round = runda { $round }
cli-ghosts-goal = { $points ->
    [one] wygrywa { $points } punkt
    [few] wygrywają { $points } punkty
   *[many] wygrywa { $points } punktów
}
cli-ghosts-tie-break = dogrywka { $seats }: { $score }
cli-ghosts-column-player = Gracz
cli-ghosts-column-points = Punkty
cli-ghosts-column-crypt = Możliwe kryjówki
cli-ghosts-column-cards = Na stole
cli-ghosts-partner = partner
cli-ghosts-out = poza rundą
cli-ghosts-not-playing = patrzy
cli-ghosts-protected = bez niebieskich
cli-ghosts-no-crypt = jeszcze bez wyboru
cli-ghosts-known = co wiedzą wszyscy
cli-ghosts-down = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
cli-ghosts-in-hand = w ręku
cli-ghosts-empty-hand = bez karty w ręku
cli-ghosts-cards = { $count ->
    [0] brak kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cli-ghosts-pile = Stos
cli-ghosts-piles = Stosy
cli-ghosts-pile-own = Wasz
cli-ghosts-pile-theirs = Rywali
cli-ghosts-pile-of-team = Zespół { $number }
cli-ghosts-from-top = od góry:
cli-ghosts-remember = Widziane
cli-ghosts-vague = { $cards }, teraz gdzieś wśród: { $places }
cli-ghosts-place-hand = { $you ->
    [yes] twoja ręka
   *[no] ręka ({ $seat })
}
cli-ghosts-place-down = { $you ->
    [yes] twoja zakryta karta { $place }
   *[no] zakryta karta { $place } ({ $seat })
}
cli-ghosts-place-pile = { $place }. karta stosu
cli-ghosts-dealt = Rozdane
cli-ghosts-own-crypt = Kryjówka
cli-ghosts-hand = Ręka
cli-ghosts-no-card = bez karty
cli-ghosts-attack = Odłóż zakrytą kartę { $card } i podaj numer kryjówki
cli-ghosts-attack-only = Podaj numer kryjówki
cli-ghosts-play-1 = Zagraj 1: zapytaj o cztery kolejne liczby
cli-ghosts-play-4 = Zagraj 4: podaj numer, potem ignoruj niebieskie karty
cli-ghosts-play-11 = Zagraj 11: podaj dwa sąsiednie numery
cli-ghosts-play-12 = Zagraj 12: zapytaj o trzy liczby
cli-ghosts-play-13 = Zagraj 13: zapytaj, czy to wybrana liczba lub więcej
cli-ghosts-copy-1 = Zagraj 2 jako 1: zapytaj o cztery kolejne liczby
cli-ghosts-copy-4 = Zagraj 2 jako 4: podaj numer, potem ignoruj niebieskie karty
cli-ghosts-copy-11 = Zagraj 2 jako 11: podaj dwa sąsiednie numery
cli-ghosts-copy-12 = Zagraj 2 jako 12: zapytaj o trzy liczby
cli-ghosts-copy-13 = Zagraj 2 jako 13: zapytaj, czy to wybrana liczba lub więcej
cli-ghosts-crypt = Wybierz kartę, która ukryje twojego ducha.
cli-ghosts-mate = Wybierz kryjówkę dla partnera.
cli-ghosts-keep = Wybierz kartę, która zostaje w ręku; drugą oddajesz.
cli-ghosts-ask-crypt = Twoja kryjówka ({ $cardsOr })
cli-ghosts-ask-mate = Kryjówka partnera ({ $cardsOr })
cli-ghosts-ask-keep = Która karta zostaje ({ $cardsOr })?
cli-ghosts-ask-attack = Numer kryjówki (od 1 do 13)
cli-ghosts-ask-1 = Pierwsza z czterech liczb (od 1 do 10)
cli-ghosts-ask-4 = Numer kryjówki (od 1 do 13)
cli-ghosts-ask-11 = Dwa sąsiednie numery, np. 4 5
cli-ghosts-ask-12 = Trzy różne liczby, np. 4 7 8
cli-ghosts-ask-13 = Ta liczba lub więcej (od 1 do 13)
