# 13 Ghosts: dlaczego bot gra tak, a nie inaczej, i podpowiedzi dla ludzi.

ghosts-why-candidates = { $count ->
    [one] { $target } może się ukrywać tylko pod numerem { $numbers }.
    [few] { $target } może się ukrywać pod { $count } numerami; { $numbersOr } wypada w { $percent } % pasujących przypadków.
   *[other] { $target } może się ukrywać pod { $count } numerami; { $numbersOr } wypada w { $percent } % pasujących przypadków.
}
ghosts-why-ask = Pytanie do gracza { $target }: „tak” (szansa { $percent } %) zostawia { $yes }, „nie” zostawia { $no }.
ghosts-why-attack = Atak trafia gracza { $target } z szansą { $percent } %; przy pudle możliwych numerów zostaje { $no }.
ghosts-why-protected = { $target } ma ochronę i nie odpowie.
ghosts-why-look = Karta { $card } pokazuje karty ze stosu, a to, co tam leży, nie jest niczyją kryjówką.
ghosts-why-draw = Dodatkowa tura z nową kartą jest warta więcej niż powtórzenie starej.
ghosts-why-arrange = Najbardziej przydatna karta trafia tam, gdzie najbardziej pomoże; pozostałe schodzą z drogi.
ghosts-why-betrays = { $after ->
    [one] Rywalom zostałby mniej więcej jeden numer twojej kryjówki (teraz około { $before }).
    [few] Rywale muszą wtedy brać pod uwagę około { $after } numerów twojej kryjówki (teraz około { $before }).
   *[other] Rywale muszą wtedy brać pod uwagę około { $after } numerów twojej kryjówki (teraz około { $before }).
}
ghosts-why-hides = { $after ->
    [one] Karta { $card } pozostaje zakryta, ale rywalom zostaje mniej więcej jeden numer twojej kryjówki (teraz około { $before }).
    [few] Karta { $card } pozostaje zakryta: rywale muszą brać pod uwagę około { $after } numerów twojej kryjówki (teraz około { $before }).
   *[other] Karta { $card } pozostaje zakryta: rywale muszą brać pod uwagę około { $after } numerów twojej kryjówki (teraz około { $before }).
}
ghosts-why-win = Razem daje to wygraną rundę w około { $percent } % przypadków.
ghosts-why-points = Razem daje to około { $percent } % punktów, które możesz jeszcze zdobyć w tej rundzie.
ghosts-why-crypt = Z dwóch takich kart { $card } zostaje kryjówką w { $percent } % przypadków: gdyby chować zawsze tę samą, dałoby się to odczytać.
ghosts-why-keep = { $card } to karta bardziej przydatna na ręce.
