# Raport o równowadze Halloween.

halloween-balance-family-present = Karty w grze
halloween-balance-family-bought = Kupione karty
halloween-balance-family-bonus = Zabrane żetony premii
halloween-balance-measure-end = Co zakończyło partię
halloween-balance-measure-source = Skąd biorą się punkty, na gracza
halloween-balance-measure-cards-bought = Karty kupione przez gracza
halloween-balance-measure-bonuses-taken = Żetony premii zabrane przez gracza
halloween-balance-dimension-cards = Zestaw z nazwą zamiast losowych kart
halloween-balance-dimension-variant = Wariant mistrzowski zamiast gry standardowej
halloween-balance-option-cards = { $value ->
    [random] losowe karty
    [casper] Casper
    [amityville] Amityville
    [jacob-marley] Jacob Marley
    [brown-lady] Brown Lady
    [bloody-mary] Bloody Mary
   *[other] { $value }
}
halloween-balance-option-variant = { $value ->
    [standard] { "" }
    [master] wariant mistrzowski
   *[other] { $value }
}
halloween-balance-end-haunts = ostatni żeton nawiedzenia
halloween-balance-end-cards = piąta karta
halloween-balance-end-supplies = skończyły się dwa kolory żetonów
halloween-balance-end-rounds = limit rund
halloween-balance-source-haunt = nawiedzanie
halloween-balance-source-occupy = zajmowanie kart
halloween-balance-source-card = co przynoszą karty
halloween-balance-source-bonus = żetony premii
halloween-balance-source-sets = zestawy trzech żetonów
halloween-balance-source-rival = rywale dołączający na karcie
halloween-balance-source-other = inne
