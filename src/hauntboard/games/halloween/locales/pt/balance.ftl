# O relatório de equilíbrio de Halloween.

halloween-balance-family-present = Cartas em jogo
halloween-balance-family-bought = Cartas compradas
halloween-balance-family-bonus = Fichas de bônus pegas
halloween-balance-measure-end = O que encerrou a partida
halloween-balance-measure-source = De onde vêm os pontos, por jogador
halloween-balance-measure-cards-bought = Cartas compradas por jogador
halloween-balance-measure-bonuses-taken = Fichas de bônus pegas por jogador
halloween-balance-dimension-cards = Um conjunto com nome em vez de cartas ao acaso
halloween-balance-dimension-variant = A variante Mestre em vez do jogo padrão
halloween-balance-option-cards = { $value ->
    [random] cartas ao acaso
    [casper] Casper
    [amityville] Amityville
    [jacob-marley] Jacob Marley
    [brown-lady] Brown Lady
    [bloody-mary] Bloody Mary
   *[other] { $value }
}
halloween-balance-option-variant = { $value ->
    [standard] { "" }
    [master] Mestre
   *[other] { $value }
}
halloween-balance-end-haunts = a última ficha de assombração
halloween-balance-end-cards = uma quinta carta
halloween-balance-end-supplies = duas cores de fichas se esgotaram
halloween-balance-end-rounds = o limite de rodadas
halloween-balance-source-haunt = assombrar
halloween-balance-source-occupy = ocupar cartas
halloween-balance-source-card = o que as cartas trazem
halloween-balance-source-bonus = fichas de bônus
halloween-balance-source-sets = trios de fichas
halloween-balance-source-rival = adversários que se juntam a você em uma carta
halloween-balance-source-other = outros
