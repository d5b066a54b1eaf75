# Doppelgänger Tricks: karty, opcje, ruchy, odmowy i dziennik gry.

tricks-name = Doppelgänger Tricks
tricks-tagline = Przewidź, ile lew weźmiesz, i weź dokładnie tyle. Uważaj: karta, która spotka swojego sobowtóra, znika razem z nim.
luck-tricks = Trochę zależy od losu, czyli od kart, które dostajesz; decyduje trafne przewidywanie.

tricks-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tricks-predicted = { $number ->
    [one] { $number } lewa
    [few] { $number } lewy
   *[many] { $number } lew
}

## Opcje

tricks-option-rounds = Ile rund ma partia: liczba albo tyle, ile w instrukcji (tyle, ilu jest graczy).
    .label = Rundy
tricks-option-rounds-rule = jak w instrukcji
tricks-option-hands = Czy karty w ręku są tajne, czy leżą odkryte, żeby nauczyć się gry.
    .label = Karty w ręku
tricks-option-hands-secret = tajne
tricks-option-hands-open = otwarte
tricks-option-ranks = Do badań: talia tylko z tyloma wartościami; z dwiema jest tak mała, że da się ją rozwiązać (L1).
    .label = Wartości w talii
tricks-option-ranks-full = wszystkie

## Karty

tricks-suit-S = kwadraty
    .symbol = ■
tricks-suit-C = koła
    .symbol = ●
tricks-suit-T = trójkąty
    .symbol = ▲
tricks-suit-D = doppelgängery
    .symbol = ◈
tricks-suit = { $suit ->
    [S] { tricks-suit-S } { tricks-suit-S.symbol }
    [C] { tricks-suit-C } { tricks-suit-C.symbol }
    [T] { tricks-suit-T } { tricks-suit-T.symbol }
   *[D] { tricks-suit-D } { tricks-suit-D.symbol }
}
tricks-card-text = { $suit ->
    [S] { $rank }{ tricks-suit-S.symbol }
    [C] { $rank }{ tricks-suit-C.symbol }
    [T] { $rank }{ tricks-suit-T.symbol }
   *[D] { $rank }{ tricks-suit-D.symbol }
}

tricks-bonus-1 = 1 punkt na koniec rundy, niezależnie od tego, co z twoją prognozą.
tricks-bonus-3 = 3 punkty na koniec rundy, jeśli twoja prognoza dokładnie się sprawdzi; inaczej nic.

## Ruchy w menu

tricks-move-deal = Pojawia się karta { $card }
tricks-move-first = Zaczyna { $seat }
tricks-move-predict = Prognoza: { tricks-predicted }
tricks-move-play = Zagraj { $card }
tricks-move-play-claim = Zagraj { $card } i weź kartę premii +{ $bonus }
tricks-move-declare = Rozpocznij kartą { $card } jako { tricks-suit }
tricks-move-declare-claim = Rozpocznij kartą { $card } jako { tricks-suit } i weź kartę premii +{ $bonus }

## Ruchy odrzucone

tricks-already-predicted = Twoja prognoza jest już gotowa. Poczekaj na prognozy pozostałych.
tricks-predictions-are-made = Prognozy na tę rundę są już gotowe. Teraz zagraj kartę.
tricks-predict-first = Najpierw prognoza: ile lew weźmiesz w tej rundzie?
tricks-not-your-prediction = Ta prognoza należy do kogoś innego. Przewiduj tylko za siebie.
tricks-prediction-too-high = Liczba lew w tej rundzie to { $most }. Przewidź od 0 do { $most }.
tricks-not-in-hand = Nie masz karty { $card }. Zagraj kartę z ręki.
tricks-must-follow = Karty { $card } nie możesz teraz zagrać: kolor wiodący to { tricks-suit }, a masz go w ręku. Dołóż do koloru albo zagraj doppelgängera.
tricks-must-declare = Doppelgänger, który rozpoczyna lewę, musi mieć kolor. Powiedz, czy { $card } gra jako kwadraty ■, koła ● czy trójkąty ▲.
tricks-cannot-declare = Kolor ogłasza się tylko wtedy, gdy doppelgänger rozpoczyna lewę. W tej lewie twój gra jako { tricks-suit }: po prostu go zagraj.
tricks-one-bonus = Masz już kartę premii w tej rundzie, a więcej niż jednej mieć nie można. Zagraj samą kartę.
tricks-no-bonuses = Przy dwóch kartach w ręku nie ma kart premii.
tricks-bonus-taken = Ktoś ma już kartę premii +{ $bonus }. Sprawdź, czy jest jeszcze druga, albo zagraj samą kartę.
tricks-still-doppelgangers = Po tej karcie nadal masz w ręku doppelgängera, a karta premii jest dla tych, którzy nie mają żadnego. Zagraj samą kartę.
tricks-notation-number = W „{ $text }” po literze powinna być liczba lew od 0 do 12.

## Dziennik gry

tricks-event-round-begins = { $you ->
    [yes] Runda { $round } z { $rounds }: zaczynasz ty.
   *[no] Runda { $round } z { $rounds }: zaczyna { $seat }.
}
tricks-event-dealt = { $you ->
    [yes] Dostajesz: { $cardsList }.
   *[no] { $seat } dostaje: { $cardsList }.
}
tricks-event-dealt-hidden = { $count ->
    [one]
        { $you ->
            [yes] Dostajesz { $count } kartę.
           *[no] { $seat } dostaje { $count } kartę.
        }
    [few]
        { $you ->
            [yes] Dostajesz { $count } karty.
           *[no] { $seat } dostaje { $count } karty.
        }
   *[many]
        { $you ->
            [yes] Dostajesz { $count } kart.
           *[no] { $seat } dostaje { $count } kart.
        }
}
tricks-event-predicted = { $you ->
    [yes] Twoja tajna prognoza: { tricks-predicted }.
   *[no] { $seat } w tajemnicy przewiduje: { tricks-predicted }.
}
tricks-event-predicted-hidden = { $you ->
    [yes] Twoja tajna prognoza jest gotowa.
   *[no] { $seat } ma już tajną prognozę.
}
tricks-event-prediction-shown = { $you ->
    [yes] Odkrywasz prognozę: { tricks-predicted }.
   *[no] { $seat } odkrywa prognozę: { tricks-predicted }.
}
tricks-event-led = { $you ->
    [yes] Rozpoczynasz lewę kartą { $card }.
   *[no] { $seat } rozpoczyna lewę kartą { $card }.
}
tricks-event-led-declared = { $you ->
    [yes] Rozpoczynasz lewę kartą { $card } i ogłaszasz kolor: { tricks-suit }.
   *[no] { $seat } rozpoczyna lewę kartą { $card } i ogłasza kolor: { tricks-suit }.
}
tricks-event-played = { $you ->
    [yes] Zagrywasz { $card }.
   *[no] { $seat } zagrywa { $card }.
}
tricks-event-cannot-follow = { $suit ->
    [S] { $you ->
        [yes] Nie masz kwadratów ■.
       *[no] { $seat } nie ma kwadratów ■.
    }
    [C] { $you ->
        [yes] Nie masz kół ●.
       *[no] { $seat } nie ma kół ●.
    }
   *[T] { $you ->
        [yes] Nie masz trójkątów ▲.
       *[no] { $seat } nie ma trójkątów ▲.
    }
}
tricks-event-claimed = { $you ->
    [yes] Nie masz w ręku doppelgängerów i bierzesz kartę premii +{ $bonus }.
   *[no] { $seat } nie ma w ręku doppelgängerów i bierze kartę premii +{ $bonus }.
}
tricks-event-annihilated = Anihilacja: { $cards } znikają z lewy.
tricks-event-trick-won = { $you ->
    [yes] Bierzesz lewę (wzięte: { $count }, prognoza: { $number }).
   *[no] { $seat } bierze lewę (wzięte: { $count }, prognoza: { $number }).
}
tricks-event-last-trick-lost = Ostatniej lewy nie wygrywa nikt: wszystkie jej karty znikają.
tricks-event-trick-lost = { $you ->
    [yes] Nie została żadna karta: nikt nie bierze lewy i dalej rozpoczynasz ty.
   *[no] Nie została żadna karta: nikt nie bierze lewy i dalej rozpoczyna { $seat }.
}
tricks-round-result = { $bonus ->
    [0] prognoza { $number }, wzięte lewy { $count }
    [1] prognoza { $number }, wzięte lewy { $count }, premia +1
   *[3] { $points ->
        [0] prognoza { $number }, wzięte lewy { $count }, premia +3 przepada
        [1] prognoza { $number }, wzięte lewy { $count }, premia +3 przepada
       *[other] prognoza { $number }, wzięte lewy { $count }, premia +3
    }
}
tricks-event-scored = { $you ->
    [yes] Zdobywasz { tricks-points }: { tricks-round-result } (razem: { $total }).
   *[no] { $seat } zdobywa { tricks-points }: { tricks-round-result } (razem: { $total }).
}
tricks-event-round-over = Koniec rundy { $round }.
tricks-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [one] Wygrywasz partię! Wynik końcowy: { $scoresNamed }.
       *[other] Dzielisz zwycięstwo! Wygrywają { $winners }. Wynik końcowy: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [one] { $winners } wygrywa partię. Wynik końcowy: { $scoresNamed }.
       *[other] { $winners } dzielą zwycięstwo. Wynik końcowy: { $scoresNamed }.
    }
}

## Pozycje

tricks-position-bad-suit = { $path }: taki kolor nie istnieje albo nie pasuje do karty, która rozpoczęła lewę.
tricks-position-bad-bonus = { $path }: dwie osoby nie mogą mieć tej samej karty premii.
tricks-position-no-prediction = { $path }: gdy gra się toczy, każdy ma już prognozę.
