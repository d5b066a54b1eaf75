cli-tricks-help-keys =
    1 2 … | pozycja menu; po niej może stać wartość karty: 1 7
    S7  7■  d7 | karta: S kwadraty, C koła, T trójkąty, D doppelgängery
    D7/C  S7+3 | z ogłoszonym kolorem, z kartą premii, jak w zapisach
    ? | objaśnia, co teraz zrobić, albo zasadę po odmowie
    ? D7  ? ●  ? +3  ? R7 | objaśnia kartę, kolor, kartę premii albo punkt zasad
cli-tricks-card = Karty
cli-tricks-typed = Zapis
cli-tricks-about = Co to jest
cli-tricks-about-ordinary = Zwykły kolor: wartości od 1 do 10, a przy trzech graczach od 1 do 9.
cli-tricks-about-doubles = Liczą się jako kolor wiodący i znikają razem z kartą tej samej wartości w tym kolorze.
cli-tricks-bonus-card = Karta premii +{ $bonus }
cli-tricks-explain-suit = Zwykły kolor. Gdy jest wiodący, a masz go w ręku, dołóż do koloru albo zagraj doppelgängera (R4).
cli-tricks-explain-doubles = Można je zagrać w każdej chwili i liczą się jako kolor wiodący (R6). Rozpoczynając nim lewę, mówisz, jaki to kolor (R5).
cli-tricks-explain-card = Zwykła karta o wartości { $rank }. Jeśli jej kolor jest wiodący, a w tej samej lewie leży { $card }, następuje anihilacja obu (R7).
cli-tricks-explain-double = Doppelgänger o wartości { $rank }. Liczy się jako kolor wiodący (R6); gdy spotka w tym kolorze { $cardsOr }, następuje anihilacja obu (R7).
cli-tricks-round = runda { $round } z { $rounds }
cli-tricks-trick-of = lewa { $number } z { $count }
cli-tricks-predicting = prognozy
cli-tricks-bonuses = { $count ->
    [0] karty premii: już ich nie ma
   *[other] karty premii: { $bonuses }
}
cli-tricks-column-player = Gracz
cli-tricks-column-points = Punkty
cli-tricks-column-tricks = Lewy
cli-tricks-column-bonus = Premia
cli-tricks-column-cards = Karty
cli-tricks-column-voids = Wiadomo
cli-tricks-column-prediction = Prognoza
cli-tricks-column-scored = Runda { $round }
cli-tricks-column-predicted = Prognoza
cli-tricks-column-won = Wzięte
cli-tricks-column-by-round = Punkty w rundach
cli-tricks-won-of = { $count } z { $number }
cli-tricks-thinking = namysł …
cli-tricks-chosen = gotowa
cli-tricks-none = brak
cli-tricks-last = Ostatnia lewa
cli-tricks-now = Ta lewa
cli-tricks-hand = { $you ->
    [yes] Twoja ręka
   *[no] { $seat }
}
cli-tricks-trick-won = { $you ->
    [yes] bierzesz ty
   *[no] bierze { $seat }
}
cli-tricks-trick-lost = { $you ->
    [yes] nikt nie bierze, znów rozpoczynasz ty
   *[no] nikt nie bierze, znów rozpoczyna { $seat }
}
cli-tricks-last-trick-lost = nikt nie bierze
cli-tricks-leads = { $you ->
    [yes] Rozpoczynasz ty: możesz zagrać dowolną kartę.
   *[no] Rozpoczyna { $seat }.
}
cli-tricks-led = Kolor wiodący:
cli-tricks-declared = ogłoszony przez doppelgängera
cli-tricks-annihilated = anihilacja
cli-tricks-winning = prowadzi
cli-tricks-predict = Przewidź, ile lew weźmiesz. Wszystkie prognozy odkrywa się jednocześnie.
cli-tricks-ask-prediction = Ile lew (od 0 do { $most })
cli-tricks-only = Teraz możesz zagrać tylko { tricks-suit }.
cli-tricks-ask-rank = { tricks-suit }: jaka wartość ({ $ranksOr })
cli-tricks-ask-suit = Jaki kolor ma { $card }?
cli-tricks-ask-bonus = Po karcie { $card } nie masz już doppelgängerów. Bierzesz razem z nią kartę premii?
cli-tricks-no-bonus = Nie, tylko karta
