# Halloween na stole w przeglądarce.

web-halloween-round = { $rounds ->
    [0] Runda { $round }
   *[other] Runda { $round } (najwyżej { $rounds })
}
web-halloween-last-round = ostatnia runda
web-halloween-master = wariant mistrzowski
web-halloween-town = Miasto
web-halloween-guide = Co teraz robisz
web-halloween-crumbs = Dotychczasowe kroki
web-halloween-back-to = Wybierz jeszcze raz: { $step }
web-halloween-turn = Dotknij akcji w jednej ze swoich sekcji.
web-halloween-turn-done = Wszystkie twoje sekcje już działały. Zakończ turę, kiedy chcesz.
web-halloween-left = { $count ->
    [one] Została { $count } sekcja do użycia.
    [few] Zostały { $count } sekcje do użycia.
   *[many] Zostało { $count } sekcji do użycia.
}
web-halloween-done = Wszystkie sekcje już działały.
web-halloween-possible = Możliwe karty: { $count }
web-halloween-pay = { $count ->
    [one] Do zapłaty jeszcze { $count } żeton
    [few] Do zapłaty jeszcze { $count } żetony
   *[many] Do zapłaty jeszcze { $count } żetonów
}

## Miasto

web-halloween-building = Budynek: { halloween-building }
web-halloween-building-text = Sąsiedzi: { $neighbours }. Duchy w budynku: { $count }, najwyżej { $room }.
web-halloween-ghosts = Duchy, kolor { halloween-colour }, poziom { $level }, { halloween-building.in }: { $count }
web-halloween-ghost-short = { halloween-building }, { halloween-colour }
web-halloween-ghost-title = Duch poziomu { $level }: { halloween-colour }
web-halloween-ghost-text = Liczba ścian jego kości: { $sides }, punkty za nawiedzenie: { $points }. Do miasta może przyjść jeszcze: { $count }.
web-halloween-ghost-upgrade = Koszt następnego poziomu: { halloween-scare-points }.
web-halloween-ghost-choose = Żeby go użyć, najpierw dotknij akcji w jednej ze swoich sekcji.
web-halloween-space-title = Pole nawiedzenia: { halloween-colour }
web-halloween-space-free = Pole nawiedzenia, kolor { halloween-colour }, { halloween-building.in }: wolne, punkty: { $points }.
web-halloween-space-taken = Pole nawiedzenia, kolor { halloween-colour }, { halloween-building.in }: nawiedza { $seat }, punkty: { $points }.
web-halloween-bonus-here = Żeton premii { halloween-bonus } { halloween-building.in }
web-halloween-supplies = Wolne duchy i żetony w puli
web-halloween-supply-of = { halloween-colour }: wolne duchy: { $free }, żetony w puli: { $tokens }

## Plansze

web-halloween-board = Plansza: { $seat }
web-halloween-sections = Sekcje: { $seat }
# Krótko, nad polami akcji.
web-halloween-act = { $act ->
    [summon] Przywołaj
    [scare] Strasz
    [upgrade] Wzmocnij
    [move] Przesuń
    [fight] Walcz
    [haunt] Nawiedź
   *[rest] Odpocznij
}
web-halloween-section = Sekcja { $section }
web-halloween-section-label = Sekcja { $section }, poziom { $level }{ $used ->
    [yes] , już działała
   *[no] {""}
}
web-halloween-section-text = Poziom { $level }: używa duchów aż po kolor { halloween-colour }.
web-halloween-space = Sekcja { $section }: { halloween-act }{ $disc ->
    [yes] , leży tu krążek
   *[no] {""}
}{ $can ->
    [yes] , teraz możliwe
   *[no] {""}
}
web-halloween-supply = Krążki w zapasie: { $count }
web-halloween-supply-text = Akcja kładzie jeden z tych krążków na swoim polu. Gdy sekcja odpoczywa, jej krążki wracają.
web-halloween-scare-points = Punkty strachu: { $count }
web-halloween-scare-text = Płaci się nimi za silniejsze duchy.
web-halloween-haunts = Pozostałe żetony nawiedzenia: { $count }
web-halloween-haunts-text = Za każdym razem jeden trafia na pole nawiedzenia. Kto położy ostatni, sprawia, że ta runda jest ostatnia.
web-halloween-tokens-all = Żetony duchów
web-halloween-tokens = { halloween-colour }: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
web-halloween-slots = Miejsca na premie
web-halloween-slot-held = Żeton premii: { halloween-bonus }
web-halloween-slot-free = wolne miejsce na premię
web-halloween-slot-blocked = miejsce na premię zablokowane krążkiem
web-halloween-points = Punkty nawiedzenia: { $points }; gdyby partia skończyła się teraz: { $total }

## Karty

web-halloween-cards = Karty w grze
web-halloween-card = { $number }: { halloween-card }
web-halloween-card-label = Karta { $number }, { halloween-card }, { $count ->
    [0] nikogo na niej nie ma
    [one] { $count } gracz na niej
   *[many] { $count } graczy na niej
}{ $can ->
    [yes] , teraz możliwa
   *[no] {""}
}
web-halloween-cost = { $different ->
    [yes] Koszt w żetonach różnych kolorów: { $count }.
   *[no] Koszt w żetonach dowolnych kolorów: { $count }.
}
web-halloween-on = Na niej: { $seats }.
web-halloween-nobody = Nikogo jeszcze na niej nie ma.
web-halloween-all-cards = Pokaż wszystkie 52 karty
web-halloween-chosen = Wybrane karty: { $count } z 8
web-halloween-choose-how = Dotknij karty, aby ją przeczytać i wybrać.
web-halloween-choose-rest = Dolosuj resztę
web-halloween-choose-none = Wyczyść
web-halloween-occupy = Zajmij
web-halloween-use = Użyj

## Walki i punkty

web-halloween-fight = Walka
web-halloween-roll = Kości się toczą
web-halloween-against = przeciw
web-halloween-breakdown = Skąd się wzięły punkty
web-halloween-source = Źródło
web-halloween-total = Razem
web-halloween-all-moves = Wszystkie ruchy jako lista
