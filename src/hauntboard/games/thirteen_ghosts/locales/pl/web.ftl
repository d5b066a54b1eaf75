# 13 duchów przy stole w przeglądarce.

web-ghosts-round = Runda { $round }
web-ghosts-goal = { $points ->
    [one] Do wygrania partii: { $points } punkt
    [few] Do wygrania partii: { $points } punkty
   *[other] Do wygrania partii: { $points } punktów
}
web-ghosts-card = { $card ->
    [1] 1: { ghosts-card-1-name }
    [2] 2: { ghosts-card-2-name }
    [3] 3: { ghosts-card-3-name }
    [4] 4: { ghosts-card-4-name }
    [5] 5: { ghosts-card-5-name }
    [6] 6: { ghosts-card-6-name }
    [7] 7: { ghosts-card-7-name }
    [8] 8: { ghosts-card-8-name }
    [9] 9: { ghosts-card-9-name }
    [10] 10: { ghosts-card-10-name }
    [11] 11: { ghosts-card-11-name }
    [12] 12: { ghosts-card-12-name }
   *[13] 13: { ghosts-card-13-name }
}
web-ghosts-colour = { $colour ->
    [blue] Niebieska karta: zadaje pytanie.
    [red] Czerwona karta: podaje numer.
   *[yellow] Żółta karta: ma własną sztuczkę.
}
web-ghosts-crypt = kryjówka
web-ghosts-hand = ręka
web-ghosts-up = odkryte
web-ghosts-down = zakryte
web-ghosts-pile = { $count ->
    [one] Stos: { $count } karta
    [few] Stos: { $count } karty
   *[other] Stos: { $count } kart
}
web-ghosts-pile-of = { $count ->
    [one] Stos zespołu { $number }: { $count } karta
    [few] Stos zespołu { $number }: { $count } karty
   *[other] Stos zespołu { $number }: { $count } kart
}
web-ghosts-out = poza rundą
web-ghosts-protected = pod ochroną
web-ghosts-notebook = Notatnik: gdzie się ukrywa { $seat }?
web-ghosts-cell-open = { $number }: możliwe
web-ghosts-cell-out = { $number }: niemożliwe
web-ghosts-cell-sure = { $number }: pewne
web-ghosts-mark-no = skreślone przez ciebie
web-ghosts-mark-maybe = podejrzewane przez ciebie
web-ghosts-facts = Odpowiedzi: { $seat }
web-ghosts-vague = W stosie widać było kiedyś karty { $cards }; potem zmieniły miejsce po kryjomu.
web-ghosts-dealt = Twoje karty
web-ghosts-choose-crypt = Która karta będzie twoją kryjówką? Druga zostanie w ręku.
web-ghosts-choose-crypt-team = Która karta będzie twoją kryjówką? Potem wybierzesz kryjówkę partnera.
web-ghosts-choose-mate = Która karta będzie kryjówką twojego partnera? Dwie pozostałe zostaną w ręku.
web-ghosts-choose-keep = Którą kartę zatrzymujesz w ręku? Druga wraca do partnera.
web-ghosts-step-crypt = twoja kryjówka
web-ghosts-step-mate = kryjówka partnera
web-ghosts-step-keep = partner zatrzymuje kartę
web-ghosts-turn = Twój ruch: zagraj kartę albo odłóż ją zakrytą i podaj numer.
web-ghosts-play = Zagraj { $card }
web-ghosts-attack = Zakryta: podaj numer
web-ghosts-attack-bare = Podaj numer
web-ghosts-draw = Dobierz i rozegraj kolejną turę
web-ghosts-tap-attack = Dotknij w notatniku numeru, który podajesz.
web-ghosts-tap-number = { $card ->
    [1] Dotknij w notatniku najniższej z czterech liczb.
    [4] { web-ghosts-tap-attack }
    [11] Dotknij w notatniku niższego z dwóch numerów, które podajesz.
   *[other] Dotknij w notatniku najniższej liczby, o którą pytasz.
}
web-ghosts-tap-three = { $count ->
    [one] Dotknij w notatniku jeszcze { $count } liczby.
   *[other] Dotknij w notatniku { $count } liczb.
}
web-ghosts-tap-copy = { $copy ->
    [yes] { $draw ->
        [yes] Dotknij odkrytej karty, której działanie kopiujesz, albo wybierz dobranie.
       *[no] Dotknij odkrytej karty, której działanie kopiujesz.
    }
   *[no] Nie ma czego kopiować: wybierz dobranie.
}
web-ghosts-about = Co robi ta karta?
web-ghosts-arrange = Dotknij karty, która trafi na wierzch, potem tej, która pierwsza trafi na spód.
web-ghosts-top = na wierzch
web-ghosts-below = na spód
web-ghosts-lowest = najniżej
web-ghosts-found = Kryjówka nr { $card } odkryta!
web-ghosts-round-over = Koniec rundy.
web-ghosts-next-round = Następna runda
