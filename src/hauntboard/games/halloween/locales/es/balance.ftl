# El informe de equilibrio de Halloween.

halloween-balance-family-present = Cartas en juego
halloween-balance-family-bought = Cartas compradas
halloween-balance-family-bonus = Fichas de bonificación tomadas
halloween-balance-measure-end = Qué puso fin a la partida
halloween-balance-measure-source = De dónde vienen los puntos, por jugador
halloween-balance-measure-cards-bought = Cartas compradas por jugador
halloween-balance-measure-bonuses-taken = Fichas de bonificación tomadas por jugador
halloween-balance-dimension-cards = Un conjunto con nombre en lugar de cartas al azar
halloween-balance-dimension-variant = La variante Maestra en lugar del juego estándar
halloween-balance-option-cards = { $value ->
    [random] cartas al azar
    [casper] Casper
    [amityville] Amityville
    [jacob-marley] Jacob Marley
    [brown-lady] Brown Lady
    [bloody-mary] Bloody Mary
   *[other] { $value }
}
halloween-balance-option-variant = { $value ->
    [standard] { "" }
    [master] Maestra
   *[other] { $value }
}
halloween-balance-end-haunts = la última ficha de embrujo
halloween-balance-end-cards = una quinta carta
halloween-balance-end-supplies = se agotaron dos colores de fichas
halloween-balance-end-rounds = el límite de rondas
halloween-balance-source-haunt = embrujar
halloween-balance-source-occupy = ocupar cartas
halloween-balance-source-card = lo que dan las cartas
halloween-balance-source-bonus = fichas de bonificación
halloween-balance-source-sets = grupos de tres fichas
halloween-balance-source-rival = rivales que se unen a ti en una carta
halloween-balance-source-other = otros
