# Dlaczego bot gra w Halloween tak, a nie inaczej.

bots-halloween-chance = Szansa na wygraną po tej turze: { $percent }%.
bots-halloween-luck = Plan sięga do najbliższego rzutu lub losowania; reszta zależy od wyniku.
bots-halloween-what = { $what ->
    [points] Punkty nawiedzenia
    [sections] Poziomy sekcji
    [haunts] Przyszłe nawiedzenia
    [scare-points] Punkty strachu
    [tokens] Żetony duchów
    [cards] Karty akcji
    [discs] Krążki i wolne pola akcji
   *[bonus] Żetony premii
}
bots-halloween-gain = { bots-halloween-what }: do końca partii to o { NUMBER($amount, minimumFractionDigits: 1) } pkt więcej.
bots-halloween-loss = { bots-halloween-what }: do końca partii to o { NUMBER($amount, minimumFractionDigits: 1) } pkt mniej.
bots-halloween-close = Inny ruch jest praktycznie równie dobry.
