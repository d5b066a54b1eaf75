# Doppelgänger Tricks przy stole w przeglądarce.

web-tricks-round = Runda { $round } z { $rounds }
web-tricks-sum = prognozy razem: { $count }, liczba lew: { $most }
web-tricks-tricks = Zagrane lewy
web-tricks-sheet = Tabela wyników
web-tricks-card = { $suit ->
    [S] { $rank }, { tricks-suit-S }
    [C] { $rank }, { tricks-suit-C }
    [T] { $rank }, { tricks-suit-T }
   *[D] { $rank }, { tricks-suit-D }
}
web-tricks-about-ordinary = Sobowtór tej karty to { $cardsLast }. Jeśli spotkają się w lewie, w której kolor wiodący to { tricks-suit }, obie znikają.
web-tricks-about-double = Kto rozpoczyna nim lewę, ogłasza, jaki kolor udaje; zagrany później liczy się jako kolor wiodący. Zawsze wolno go zagrać i nigdy nie trzeba. Jeśli spotka kartę koloru wiodącego o tej samej wartości, obie znikają.
web-tricks-hand = Twoja ręka
web-tricks-hand-of = Karty w ręku: { $seat }
web-tricks-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

## Prognozy

web-tricks-predict = Ile lew weźmiesz?
web-tricks-predicting = Wszyscy w tajemnicy przewidują liczbę lew.
web-tricks-predict-points = Dokładne trafienie: 3 punkty. Różnica jednej lewy: 1 punkt. Spełnione zero: 7 punktów, inaczej nic.
web-tricks-predicted = Twoja prognoza leży zakryta: { tricks-predicted }. Wszystkie odkrywa się naraz.
web-tricks-slip-none = jeszcze bez prognozy
web-tricks-slip-secret = prognoza gotowa, jeszcze zakryta
web-tricks-slip-yours = twoja prognoza to { $number }, jeszcze tajna
web-tricks-slip-open = prognoza: { $number }
web-tricks-tally = wzięte lewy: { $count }, prognoza: { $number }

## Lewa

web-tricks-trick = Lewa
web-tricks-led = Kolor wiodący: { tricks-suit }
web-tricks-led-declared = Kolor wiodący (ogłoszony): { tricks-suit }
web-tricks-led-about = Kto ma ten kolor, dokłada do niego albo zagrywa doppelgängera. Kolor wiodący zostaje ten sam, nawet gdy karta, która rozpoczęła lewę, zniknie.
web-tricks-declared = ogłoszony
web-tricks-leads = { $you ->
    [yes] Rozpoczynasz lewę.
   *[no] Lewę rozpoczyna { $seat }.
}
web-tricks-gone = anihilacja
web-tricks-wins = bierze lewę
web-tricks-winner = { $you ->
    [yes] Bierzesz lewę
   *[no] { $seat } bierze lewę
}
web-tricks-nobody = Nikt nie bierze lewy
web-tricks-last = Ostatnia lewa
web-tricks-lead = Rozpoczynasz lewę: zagraj dowolną kartę.
web-tricks-follow = Kolor wiodący: { tricks-suit }. Dołóż do koloru albo zagraj doppelgängera.
web-tricks-free = Kolor wiodący: { tricks-suit }. Nie masz go, więc zagraj dowolną kartę.
web-tricks-declare = { $card } gra jako:

## Karty premii

web-tricks-bonus = Karta premii +{ $bonus }
web-tricks-bonus-of = { $you ->
    [yes] Masz kartę premii +{ $bonus }
   *[no] { $seat } ma kartę premii +{ $bonus }
}
web-tricks-bonus-how = Może ją wziąć, kto zagrywa kartę i nie ma już w ręku doppelgängera.
web-tricks-claim = Wziąć z tą kartą także kartę premii?
web-tricks-claim-short = Premia?
web-tricks-claim-none = żadna
web-tricks-tap-card = Dotknij karty, z którą bierzesz kartę premii +{ $bonus }. Możesz ją wziąć, jeśli nie masz już potem w ręku doppelgängera.
web-tricks-tap-suit = Dotknij koloru doppelgängera.
web-tricks-claimed = premia +{ $bonus }!

## Co wiesz

web-tricks-known = Co już wiadomo: { $seat }
web-tricks-void = { $suit ->
    [S] bez kwadratów ■
    [C] bez kół ●
    [T] bez trójkątów ▲
   *[D] bez doppelgängerów ◈
}
web-tricks-unseen = Jeszcze nieodkryte
web-tricks-unseen-row = { tricks-suit }, jeszcze nieodkryte: { $numbers }
web-tricks-unseen-none = { tricks-suit }: wszystkie odkryte
web-tricks-legend-unseen = nieodkryte
web-tricks-legend-own = twoje
web-tricks-legend-played = zagrane

## Wyniki

web-tricks-next = Zacznij rundę { $round }
web-tricks-col-player = Gracz
web-tricks-col-round = Runda { $round }
web-tricks-col-tricks = Lewy
web-tricks-col-bonus = Premia
web-tricks-col-points = Punkty
web-tricks-col-total = Razem
