# 13 Ghosts: dlaczego bot gra tak, a nie inaczej, i podpowiedzi dla ludzi.

ghosts-why-candidates = { $count ->
    [one] { $target } może się ukrywać tylko pod numerem { $numbers }.
    [few] { $target } może się ukrywać pod { $count } numerami; szansa, że to { $numbersOr }, wynosi { $percent }%.
   *[other] { $target } może się ukrywać pod { $count } numerami; szansa, że to { $numbersOr }, wynosi { $percent }%.
}
ghosts-why-candidates-few = { $target } może się ukrywać tylko pod numerem { $numbersOr }.
ghosts-why-ask = Pytanie do gracza { $target }: „tak” (szansa { $percent }%) zostawia { $yes }, „nie” zostawia { $no }.
ghosts-why-ask-known = { $answer ->
    [yes] { $target } może odpowiedzieć tylko „tak”: pytanie niczego nie odkrywa, pozwala tylko zyskać na czasie.
   *[no] { $target } może odpowiedzieć tylko „nie”: pytanie niczego nie odkrywa, pozwala tylko zyskać na czasie.
}
ghosts-why-attack = Szansa trafienia ({ $target }): { $percent }%; możliwe numery po pudle: { $no }.
ghosts-why-protected = { $target } ma ochronę i nie odpowie.
ghosts-why-look = Karta { $card } pokazuje karty ze stosu, a to, co tam leży, nie jest niczyją kryjówką.
ghosts-why-draw = Dodatkowa tura z nową kartą jest warta więcej niż powtórzenie starej.
ghosts-why-arrange = Najbardziej przydatna karta trafia tam, gdzie najbardziej pomoże; pozostałe schodzą z drogi.
ghosts-whose-crypt = { $you ->
    [yes] twojej kryjówki
   *[no] kryjówki gracza { $seat }
}
ghosts-why-betrays = { $after ->
    [one] Co to zdradza: rywalom zostaje mniej więcej jeden numer { ghosts-whose-crypt } (teraz około { $before }).
    [few] Co to zdradza: rywale biorą pod uwagę około { $after } numerów { ghosts-whose-crypt } (teraz około { $before }).
   *[other] Co to zdradza: rywale biorą pod uwagę około { $after } numerów { ghosts-whose-crypt } (teraz około { $before }).
}
ghosts-why-betrays-nothing = { $count ->
    [one] To prawie nic nie zdradza; rywalom i tak zostaje mniej więcej jeden numer { ghosts-whose-crypt }.
    [few] To prawie nic nie zdradza: rywale nadal biorą pod uwagę około { $count } numerów { ghosts-whose-crypt }.
   *[other] To prawie nic nie zdradza: rywale nadal biorą pod uwagę około { $count } numerów { ghosts-whose-crypt }.
}
ghosts-why-hides = { $after ->
    [one] Karta { $card } pozostaje zakryta, ale rywalom zostaje mniej więcej jeden numer { ghosts-whose-crypt } (teraz około { $before }).
    [few] Karta { $card } pozostaje zakryta: rywale biorą pod uwagę około { $after } numerów { ghosts-whose-crypt } (teraz około { $before }).
   *[other] Karta { $card } pozostaje zakryta: rywale biorą pod uwagę około { $after } numerów { ghosts-whose-crypt } (teraz około { $before }).
}
ghosts-why-win = Razem daje to wygraną rundę w około { $percent }% przypadków.
ghosts-why-points = Razem daje to około { $percent }% punktów, które można jeszcze zdobyć w tej rundzie.
ghosts-why-crypt = Z dwóch takich kart { $card } zostaje kryjówką w { $percent }% przypadków: gdyby chować zawsze tę samą, dałoby się to odczytać.
ghosts-why-crypt-team = Z czterech takich kart { $card } zostaje kryjówką w { $percent }% przypadków: bardziej przydatne zostają w ręku, ale nikt nie powinien móc na to liczyć.
ghosts-why-keep = { $card } to karta bardziej przydatna w ręku.
ghosts-why-keep-other = { $card } to karta mniej przydatna w ręku.
ghosts-why-no-history = Ta runda zaczęła się od podanej pozycji. Wcześniejsze ruchy nie są znane, więc liczy się to, co widać teraz.
