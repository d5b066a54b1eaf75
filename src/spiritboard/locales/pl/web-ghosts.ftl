# 13 duchów przy stole w przeglądarce.

web-ghosts-round = Runda { $round }
web-ghosts-goal = { $points ->
    [one] { $points } punkt wygrywa partię
    [few] { $points } punkty wygrywają partię
   *[other] { $points } punktów wygrywa partię
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
    [red] Czerwona karta: atakuje.
   *[yellow] Żółta karta: robi coś po swojemu.
}
web-ghosts-crypt = krypta
web-ghosts-hand = ręka
web-ghosts-up = odkryte
web-ghosts-down = zakryte
web-ghosts-pile = { $count ->
    [one] Stos: { $count } karta
    [few] Stos: { $count } karty
   *[other] Stos: { $count } kart
}
web-ghosts-pile-of = { $count ->
    [one] Stos drużyny { $number }: { $count } karta
    [few] Stos drużyny { $number }: { $count } karty
   *[other] Stos drużyny { $number }: { $count } kart
}
web-ghosts-out = odkryty
web-ghosts-protected = chroniony
web-ghosts-notebook = Notes: gdzie się ukrywa { $seat }?
web-ghosts-cell-open = { $number }: możliwe
web-ghosts-cell-out = { $number }: niemożliwe
web-ghosts-cell-sure = { $number }: pewne
web-ghosts-mark-no = skreślone przez ciebie
web-ghosts-mark-maybe = podejrzane dla ciebie
web-ghosts-facts = Odpowiedzi: { $seat }
web-ghosts-vague = W stosie widać było kiedyś { $cards }; potem przełożono je po kryjomu.
web-ghosts-dealt = Twoje karty
web-ghosts-choose-c = Która karta jest twoją kryptą? Druga zostanie w ręce.
web-ghosts-choose-m = Która karta jest kryptą twojego partnera?
web-ghosts-choose-k = Którą kartę zatrzymujesz w ręce? Druga wraca do partnera.
web-ghosts-step-c = twoja krypta
web-ghosts-step-m = krypta partnera
web-ghosts-step-k = partner zatrzymuje kartę
web-ghosts-turn = Twój ruch: zagraj kartę albo połóż ją zakrytą i atakuj.
web-ghosts-play = Zagraj { $card }
web-ghosts-attack = Zakryta: atak
web-ghosts-attack-bare = Atakuj
web-ghosts-draw = Dobierz i graj jeszcze raz
web-ghosts-copying = Jako { $card }: teraz wskaż liczby w notesie, jeśli jakieś wymienia.
web-ghosts-about = Co robi ta karta?
web-ghosts-arrange = Wskaż kartę, która trafi na wierzch, potem tę, która pierwsza trafi na spód.
web-ghosts-top = na wierzch
web-ghosts-below = na spód
web-ghosts-lowest = najniżej
web-ghosts-found = Odkryty w krypcie { $card }!
