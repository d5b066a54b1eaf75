# The balance report of Halloween.

halloween-balance-family-present = Cards in play
halloween-balance-family-bought = Cards bought
halloween-balance-family-bonus = Bonus tokens taken
halloween-balance-measure-end = What ended the match
halloween-balance-measure-source = Where points come from, for each player
halloween-balance-measure-cards-bought = Cards bought by a player
halloween-balance-measure-bonuses-taken = Bonus tokens taken by a player
halloween-balance-dimension-cards = A named set instead of random cards
halloween-balance-dimension-variant = Master instead of the standard game
halloween-balance-option-cards = { $value ->
    [random] random cards
    [casper] Casper
    [amityville] Amityville
    [jacob-marley] Jacob Marley
    [brown-lady] Brown Lady
    [bloody-mary] Bloody Mary
   *[other] { $value }
}
halloween-balance-option-variant = { $value ->
    [standard] { "" }
    [master] Master
   *[other] { $value }
}
halloween-balance-end-haunts = the last haunt token
halloween-balance-end-cards = a fifth card
halloween-balance-end-supplies = two colours of tokens ran out
halloween-balance-end-rounds = the limit of rounds
halloween-balance-source-haunt = haunting
halloween-balance-source-occupy = occupying cards
halloween-balance-source-card = what cards bring
halloween-balance-source-bonus = bonus tokens
halloween-balance-source-sets = sets of three tokens
halloween-balance-source-rival = opponents who join you on a card
halloween-balance-source-other = other
