# 13 duchów: karty, opcje, ruchy, odmowy i dziennik gry.

ghosts-name = 13 duchów
ghosts-tagline = Ukryj swojego ducha, wypytaj rywali i odgadnij ich kryjówki, zanim oni odgadną twoją.
luck-ghosts = W jednej rundzie los znaczy dużo; umiejętności widać w ciągu całej partii.

ghosts-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Opcje

ghosts-option-edition = Której instrukcji się trzymać tam, gdzie dwa wydania się różnią: pusty stos (G8) i kto zaczyna następną rundę (G9).
    .label = Wydanie
ghosts-option-edition-classic = klasyczne
ghosts-option-edition-nk2018 = Nasza Księgarnia 2018
ghosts-option-points = Ile punktów kończy partię: liczba albo tyle, ile w instrukcji (3; w trzy osoby 6).
    .label = Punkty do wygranej
ghosts-option-points-rule = jak w instrukcji
ghosts-option-deck = Do badań: talia kart od 1 do 4, 5 lub 6 dla dwóch osób, tak mała, że da się ją rozwiązać (L1).
    .label = Karty w talii

## Karty

ghosts-colour-blue = niebieska
ghosts-colour-yellow = żółta
ghosts-colour-red = czerwona

ghosts-card-1-name = Latarnik
ghosts-card-1-ability = Zapytaj, czy numer kryjówki jest wśród czterech kolejnych liczb. Ty wybierasz, których.
ghosts-card-2-name = Echo
ghosts-card-2-ability = Użyj działania jednej z odkrytych kart albo dobierz kartę z góry swojego stosu i rozegraj jeszcze jedną turę.
ghosts-card-3-name = Bliźniaczki
ghosts-card-3-ability = Zapytaj, czy numer kryjówki jest parzysty.
ghosts-card-4-name = Pusta Zbroja
ghosts-card-4-ability = Podaj jeden numer kryjówki. Do swojej następnej tury ignorujesz niebieskie karty rywali.
ghosts-card-5-name = Szept z Piwnicy
ghosts-card-5-ability = Zapytaj, czy numer kryjówki to 1, 2, 3 lub 4.
ghosts-card-6-name = Dama na Schodach
ghosts-card-6-ability = Zapytaj, czy numer kryjówki to 8 lub więcej.
ghosts-card-6-ability-small = Zapytaj, czy numer kryjówki to 4 lub więcej.
ghosts-card-7-name = Bezgłowy Kamerdyner
ghosts-card-7-ability = Zapytaj, czy numer kryjówki to 5, 6, 8 lub 9.
ghosts-card-8-name = Grabarz
ghosts-card-8-ability = Zobacz dwie karty ze spodu stosu, a potem podaj jeden numer kryjówki.
ghosts-card-9-name = Panna Młoda ze Strychu
ghosts-card-9-ability = Zapytaj, czy numer kryjówki to 10, 11, 12 lub 13.
ghosts-card-10-name = Wróżka
ghosts-card-10-ability = Zobacz trzy karty z góry stosu. Jedna wraca na górę, dwie pozostałe idą na spód.
ghosts-card-11-name = Dwugłowy Ogar
ghosts-card-11-ability = Podaj naraz dwa sąsiednie numery kryjówek.
ghosts-card-12-name = Pianistka
ghosts-card-12-ability = Zapytaj, czy numer kryjówki jest jedną z trzech liczb. Wybierz, jakie chcesz.
ghosts-card-13-name = Dzwonnik
ghosts-card-13-ability = Zapytaj, czy numer kryjówki jest równy wybranej liczbie lub wyższy. Ty wybierasz liczbę.

## Pytanie każdej karty

ghosts-question = { $card ->
    [3] Czy numer twojej kryjówki jest parzysty?
    [6] Czy numer twojej kryjówki to { $numbersFirst } lub więcej?
    [13] Czy numer twojej kryjówki to { $numbersFirst } lub więcej?
   *[other] Czy numer twojej kryjówki to { $numbersOr }?
}

## Ruchy w menu

ghosts-move-deal = Pojawia się karta { $card }
ghosts-move-first = Zaczyna { $seat }
ghosts-move-crypt = Ukryj się w kryjówce nr { $card }
ghosts-move-mate = Kryjówka nr { $card } dla partnera
ghosts-move-keep = Zostaw w ręku kartę { $card }, a drugą oddaj
ghosts-move-attack = Zakryta karta { $card }: podaj numer { $numbers }
ghosts-move-attack-empty-handed = Podaj numer { $numbers } (bez karty)
ghosts-move-aim = Podaj numer { $numbers }
ghosts-move-arrange = { $cardsCount ->
    [one] Karta { $card } na górę, { $cardsLast } na spód
   *[other] Karta { $card } na górę; { $cardsFirst } na spód, a pod nią { $cardsLast }
}
ghosts-move-draw = Zagraj 2: dobierz kartę i rozegraj jeszcze jedną turę

ghosts-move-play-1 = Zagraj 1: czy numer kryjówki to { $numbersOr }?
ghosts-move-play-3 = Zagraj 3: czy numer kryjówki jest parzysty?
ghosts-move-play-4 = Zagraj 4: podaj numer { $numbers }, potem ignoruj niebieskie karty
ghosts-move-play-5 = Zagraj 5: czy numer kryjówki to 1, 2, 3 lub 4?
ghosts-move-play-6 = Zagraj 6: czy numer kryjówki to 8 lub więcej?
ghosts-move-play-6-small = Zagraj 6: czy numer kryjówki to 4 lub więcej?
ghosts-move-play-7 = Zagraj 7: czy numer kryjówki to 5, 6, 8 lub 9?
ghosts-move-play-8 = Zagraj 8: zobacz dwie karty ze spodu, potem podaj numer
ghosts-move-play-9 = Zagraj 9: czy numer kryjówki to 10, 11, 12 lub 13?
ghosts-move-play-10 = Zagraj 10: zobacz trzy karty z góry i ułóż je
ghosts-move-play-11 = Zagraj 11: podaj numery { $numbers }
ghosts-move-play-12 = Zagraj 12: czy numer kryjówki to { $numbersOr }?
ghosts-move-play-13 = Zagraj 13: czy numer kryjówki to { $numbersFirst } lub więcej?

ghosts-move-copy-1 = Zagraj 2 jako 1: czy numer kryjówki to { $numbersOr }?
ghosts-move-copy-3 = Zagraj 2 jako 3: czy numer kryjówki jest parzysty?
ghosts-move-copy-4 = Zagraj 2 jako 4: podaj numer { $numbers }, potem ignoruj niebieskie karty
ghosts-move-copy-5 = Zagraj 2 jako 5: czy numer kryjówki to 1, 2, 3 lub 4?
ghosts-move-copy-6 = Zagraj 2 jako 6: czy numer kryjówki to 8 lub więcej?
ghosts-move-copy-6-small = Zagraj 2 jako 6: czy numer kryjówki to 4 lub więcej?
ghosts-move-copy-7 = Zagraj 2 jako 7: czy numer kryjówki to 5, 6, 8 lub 9?
ghosts-move-copy-8 = Zagraj 2 jako 8: zobacz dwie karty ze spodu, potem podaj numer
ghosts-move-copy-9 = Zagraj 2 jako 9: czy numer kryjówki to 10, 11, 12 lub 13?
ghosts-move-copy-10 = Zagraj 2 jako 10: zobacz trzy karty z góry i ułóż je
ghosts-move-copy-11 = Zagraj 2 jako 11: podaj numery { $numbers }
ghosts-move-copy-12 = Zagraj 2 jako 12: czy numer kryjówki to { $numbersOr }?
ghosts-move-copy-13 = Zagraj 2 jako 13: czy numer kryjówki to { $numbersFirst } lub więcej?

## Ruchy odrzucone

ghosts-wait-for-crypts = Twoja część gotowa. Poczekaj, aż wszyscy wybiorą kryjówki.
ghosts-crypts-are-chosen = Kryjówki w tej rundzie są już wybrane. Teraz zagraj kartę albo podaj numer kryjówki.
ghosts-choose-crypt-first = Najpierw wybierz kryjówkę: na której z twoich kart ukryje się duch?
ghosts-not-your-choice = Ten wybór należy do kogoś innego. Wybieraj tylko za siebie.
ghosts-first-own-crypt = Najpierw wybierz kartę na własną kryjówkę.
ghosts-now-mate-crypt = Twoja kryjówka jest już wybrana. Teraz wybierz kryjówkę dla partnera.
ghosts-now-keep = Partner ma już wybrane kryjówki. Teraz wskaż, którą z dwóch kart zostawiasz sobie w ręku.
ghosts-not-dealt = Nie masz karty { $card }. Wybierz jedną z kart, które leżą przed tobą.
ghosts-must-aim = Karty już obejrzane. Teraz podaj numer kryjówki.
ghosts-must-arrange = Karty już obejrzane. Teraz wybierz, która trafi na górę, a które na spód.
ghosts-wrong-arrangement = Liczba obejrzanych kart: { $count }. Wybierz kolejność dokładnie dla tylu.
ghosts-nothing-to-arrange = Nie ma kart do ułożenia: to możliwe tylko po obejrzeniu stosu kartą 10.
ghosts-must-attack-no-card = Nie masz już karty, więc podaj numer kryjówki: dowolny od 1 do 13.
ghosts-must-attack-empty-pile = Twój stos jest pusty, więc w każdej turze podajesz numer kryjówki: dowolny od 1 do 13.
ghosts-not-in-hand = Nie masz w ręku karty { $card }. Twoja karta to { $hand }: zagraj ją albo odłóż zakrytą i podaj numer kryjówki.
ghosts-nothing-to-draw = Twój stos jest pusty, więc kartą 2 nie można dobrać. Skopiuj odkrytą kartę albo podaj numer kryjówki.
ghosts-ten-needs-pile = Nie ma już stosu do obejrzenia, więc karta 10 nie zadziała. Wybierz coś innego albo podaj numer kryjówki.
ghosts-only-teammates = Odkrytą kartę { $card } ma tylko twój partner. W wydaniu klasycznym karta 2 kopiuje karty twoje i rywali.
ghosts-not-face-up = Na stole nie ma odkrytej karty { $card }, więc karta 2 nie może jej skopiować. Wybierz kartę, która leży odkryta.
ghosts-no-such-number = W tej talii nie ma numeru { $number }. Podaj numer od 1 do { $most }.
ghosts-number-ruled-out = Wiesz już, że kryjówka nie ma numeru { $number }. W małej talii podaje się numer, który może być trafny.
ghosts-four-not-there = W tej talii karta 1 podaje cztery kolejne numery, które zaczynają się od numeru od 2 do { $most }.
ghosts-notation-number = W „{ $text }” po literze powinien być numer karty od 1 do 13.

## Dziennik gry

ghosts-event-dealt = { $you ->
    [yes] Dostajesz kartę { $card }.
   *[no] { $seat } dostaje kartę { $card }.
}
ghosts-event-dealt-hidden = { $you ->
    [yes] Dostajesz kartę.
   *[no] { $seat } dostaje kartę.
}
ghosts-event-crypt-chosen = { $you ->
    [yes] Ukrywasz się w kryjówce nr { $card }.
   *[no] { $seat } ukrywa się w kryjówce nr { $card }.
}
ghosts-event-crypt-chosen-hidden = { $you ->
    [yes] Wybierasz kryjówkę.
   *[no] { $seat } wybiera kryjówkę.
}
ghosts-event-crypt-given = { $you ->
    [yes] { $target } dostaje od ciebie kryjówkę nr { $card } oraz karty { $cards }.
   *[no] { $targetYou ->
        [yes] { $seat } daje ci kryjówkę nr { $card } oraz karty { $cards }.
       *[no] { $target } dostaje kryjówkę nr { $card } oraz karty { $cards }. Wybiera { $seat }.
    }
}
ghosts-event-crypt-given-hidden = { $target } dostaje kryjówkę i dwie karty. Wybiera { $seat }.
ghosts-event-hands-split = { $you ->
    [yes] Zostawiasz sobie kartę { $card }, a { $target } dostaje z powrotem kartę { $back }.
   *[no] { $targetYou ->
        [yes] { $seat } zostawia sobie kartę { $card }, a tobie oddaje kartę { $back }.
       *[no] { $seat } zostawia sobie kartę { $card }, a { $target } dostaje z powrotem kartę { $back }.
    }
}
ghosts-event-hands-split-hidden = { $seat } zostawia sobie jedną kartę, a { $target } dostaje z powrotem drugą.
ghosts-event-played = { $you ->
    [yes] Zagrywasz kartę { $card }.
   *[no] { $seat } zagrywa kartę { $card }.
}
ghosts-event-copied = { $you ->
    [yes] Kopiujesz odkrytą kartę { $card }.
   *[no] { $seat } kopiuje odkrytą kartę { $card }.
}
ghosts-event-extra-turn = { $you ->
    [yes] Rozgrywasz jeszcze jedną turę.
   *[no] { $seat } rozgrywa jeszcze jedną turę.
}
ghosts-event-asked = { $you ->
    [yes] Pytasz: „{ ghosts-question }”
   *[no] { $seat } pyta: „{ ghosts-question }”
}
ghosts-event-attacked = { $numbersCount ->
    [one] { $you ->
        [yes] Podajesz numer { $numbers }.
       *[no] { $seat } podaje numer { $numbers }.
    }
   *[other] { $you ->
        [yes] Podajesz numery { $numbers }.
       *[no] { $seat } podaje numery { $numbers }.
    }
}
ghosts-event-attacked-empty-handed = { $you ->
    [yes] Bez karty podajesz numer { $numbers }.
   *[no] { $seat } bez karty podaje numer { $numbers }.
}
ghosts-event-attacked-face-down = { $you ->
    [yes] Odkładasz zakrytą kartę { $down } i podajesz numer { $numbers }.
   *[no] { $seat } odkłada zakrytą kartę { $down } i podaje numer { $numbers }.
}
ghosts-event-attacked-face-down-hidden = { $you ->
    [yes] Odkładasz zakrytą kartę i podajesz numer { $numbers }.
   *[no] { $seat } odkłada zakrytą kartę i podaje numer { $numbers }.
}
ghosts-event-protected = { $you ->
    [yes] Do swojej następnej tury ignorujesz niebieskie karty.
   *[no] { $seat } do swojej następnej tury ignoruje niebieskie karty.
}
ghosts-event-answered = { $answer ->
    [yes] { $you ->
        [yes] Odpowiadasz: tak.
       *[no] { $seat } odpowiada: tak.
    }
    [no] { $you ->
        [yes] Odpowiadasz: nie.
       *[no] { $seat } odpowiada: nie.
    }
   *[none] { $you ->
        [yes] Masz ochronę i nie odpowiadasz.
       *[no] { $seat } ma ochronę i nie odpowiada.
    }
}
ghosts-event-hit = { $you ->
    [yes] Trafienie! W kryjówce nr { $card } ukrywa się { $target }.
   *[no] { $targetYou ->
        [yes] Trafienie! { $seat } odnajduje twoją kryjówkę nr { $card }.
       *[no] Trafienie! { $seat } odnajduje kryjówkę nr { $card }. Ukrywa się tam { $target }.
    }
}
ghosts-of-pile = { $pile ->
    [theirs] stosu drugiego zespołu
   *[own] stosu
}
ghosts-event-looked = { $count ->
    [0] Stos jest pusty, nie ma na co patrzeć.
   *[other] { $card ->
        [8] { $you ->
            [yes] Na spodzie { ghosts-of-pile } widzisz: { $cards }.
           *[no] Na spodzie { ghosts-of-pile } { $seat } widzi: { $cards }.
        }
       *[other] { $you ->
            [yes] Na górze { ghosts-of-pile } widzisz: { $cards }.
           *[no] Na górze { ghosts-of-pile } { $seat } widzi: { $cards }.
        }
    }
}
ghosts-event-looked-hidden = { $count ->
    [0] Stos jest pusty, nie ma na co patrzeć.
    [one] { $seat } ogląda ostatnią kartę { ghosts-of-pile }.
   *[other] { $card ->
        [8] { $seat } ogląda { $count } karty ze spodu { ghosts-of-pile }.
       *[other] { $seat } ogląda { $count } karty z góry { ghosts-of-pile }.
    }
}
ghosts-event-arranged = { $cardsCount ->
    [one] { $you ->
        [yes] Kładziesz kartę { $card } na górę, a { $cardsLast } na spód.
       *[no] { $seat } kładzie kartę { $card } na górę, a { $cardsLast } na spód.
    }
   *[other] { $you ->
        [yes] Kładziesz kartę { $card } na górę, { $cardsFirst } na spód, a pod nią { $cardsLast }.
       *[no] { $seat } kładzie kartę { $card } na górę, { $cardsFirst } na spód, a pod nią { $cardsLast }.
    }
}
ghosts-event-arranged-hidden = { $count ->
    [2] { $seat } kładzie jedną kartę na górę, a drugą na spód.
   *[other] { $seat } kładzie jedną kartę na górę, a pozostałe na spód.
}
ghosts-event-drew = { $you ->
    [yes] Dobierasz kartę { $card }.
   *[no] { $seat } dobiera kartę { $card }.
}
ghosts-event-drew-hidden = { $you ->
    [yes] Dobierasz kartę.
   *[no] { $seat } dobiera kartę.
}
ghosts-event-stands-in = { $you ->
    [yes] { $target } jest poza rundą, więc tę turę rozgrywasz ty.
   *[no] { $target } jest poza rundą, więc tę turę rozgrywa { $seat }.
}
ghosts-event-scored = { $you ->
    [yes] Zdobywasz { ghosts-points } (razem: { $total }).
   *[no] { $seat } zdobywa { ghosts-points } (razem: { $total }).
}
ghosts-event-team-scored = { $seatsYou ->
    [yes] Twój zespół zdobywa { ghosts-points } (razem: { $total }).
   *[no] Zespół w składzie { $seats } zdobywa { ghosts-points } (razem: { $total }).
}
ghosts-event-scored-tie-break = { $you ->
    [yes] Zdobywasz { ghosts-points } w dogrywce (razem: { $total }).
   *[no] { $seat } zdobywa { ghosts-points } w dogrywce (razem: { $total }).
}
ghosts-event-round-begins = { $you ->
    [yes] Runda { $round }: zaczynasz ty.
   *[no] Runda { $round }: zaczyna { $seat }.
}
ghosts-event-round-over = Koniec rundy { $round }.
ghosts-event-tie-break = Remis na czele: { $seats }. Rozstrzygnie partia dwuosobowa.
ghosts-event-match-over = { $winnersYou ->
    [yes] Wygrywasz partię! Wynik końcowy: { $scoresNamed }.
   *[no] { $winners } wygrywa partię. Wynik końcowy: { $scoresNamed }.
}
ghosts-event-team-match-over = { $winnersYou ->
    [yes] Twój zespół wygrywa partię! Wynik końcowy: { $scores }.
   *[no] { $winners } wygrywają partię. Wynik końcowy: { $scores }.
}

## Pozycje

ghosts-position-no-crypt = { $path }: w trakcie tur każdy ma kryjówkę i żadnych kart do podziału.
ghosts-position-bad-answers = { $path }: odpowiedzi przeczą kryjówce.
ghosts-position-bad-groups = { $path }: mogą być najwyżej dwie grupy przełożonych kart, przy czterech graczach żadna, a każda wymaga zagranej karty 10.
ghosts-position-hand-full = { $path }: karta z ręki jest już wyłożona, więc ręka musi być pusta.
