cli-tricks-help-keys =
    1 2 … | una línea del menú; puede seguir el número de la carta: 1 7
    S7  7■  d7 | una carta: S cuadrados, C círculos, T triángulos, D doppelgängers
    D7/C  S7+3 | con el palo que declaras, con una carta de bonus, como en los registros
    ? | explica qué toca hacer, o la regla tras un rechazo
    ? D7  ? ●  ? +3  ? R7 | explica una carta, un palo, una carta de bonus o una regla
cli-tricks-card = Cartas
cli-tricks-typed = Se escribe
cli-tricks-about = Qué son
cli-tricks-about-ordinary = Un palo corriente, del 1 al 10, o del 1 al 9 si juegan tres.
cli-tricks-about-doubles = Cuentan como el palo de salida y desaparecen junto con la carta de su mismo número en ese palo.
cli-tricks-bonus-card = Carta de bonus +{ $bonus }
cli-tricks-explain-suit = Un palo corriente. Si se sale con él y tienes cartas suyas, juega una de ellas o un doppelgänger (R4).
cli-tricks-explain-doubles = Se pueden jugar en cualquier momento y cuentan como el palo de salida (R6). Si sales con uno, dices de qué palo es (R5).
cli-tricks-explain-card = Carta corriente, número { $rank }. Si se sale con su palo y el { $card } está en la misma baza, se aniquilan (R7).
cli-tricks-explain-double = Doppelgänger, número { $rank }. Cuenta como el palo de salida (R6); si coincide con { $cardsOr } de ese palo, se aniquilan los dos (R7).
cli-tricks-round = ronda { $round } de { $rounds }
cli-tricks-trick-of = baza { $number } de { $count }
cli-tricks-predicting = predicciones
cli-tricks-bonuses = { $count ->
    [0] cartas de bonus: no quedan
   *[other] cartas de bonus: { $bonuses }
}
cli-tricks-column-player = Jugador
cli-tricks-column-points = Puntos
cli-tricks-column-tricks = Bazas
cli-tricks-column-bonus = Bonus
cli-tricks-column-cards = Cartas
cli-tricks-column-voids = Se sabe
cli-tricks-column-prediction = Predicción
cli-tricks-column-scored = Ronda { $round }
cli-tricks-column-predicted = Predichas
cli-tricks-column-won = Hechas
cli-tricks-column-by-round = Puntos por ronda
cli-tricks-won-of = { $count } de { $number }
cli-tricks-thinking = pensando …
cli-tricks-chosen = elegida
cli-tricks-none = sin
cli-tricks-last = Última baza
cli-tricks-now = Esta baza
cli-tricks-hand = { $you ->
    [yes] Tu mano
   *[no] { $seat }
}
cli-tricks-trick-won = { $you ->
    [yes] la ganas
   *[no] la gana { $seat }
}
cli-tricks-trick-lost = { $you ->
    [yes] no la gana nadie, sales otra vez
   *[no] no la gana nadie, sale otra vez { $seat }
}
cli-tricks-last-trick-lost = no la gana nadie
cli-tricks-leads = { $you ->
    [yes] Sales tú: vale cualquier carta.
   *[no] Sale { $seat }.
}
cli-tricks-led = Palo de salida:
cli-tricks-declared = declarado por el doppelgänger
cli-tricks-annihilated = aniquilada
cli-tricks-winning = va ganando
cli-tricks-predict = Predice cuántas bazas harás. Las predicciones se muestran todas a la vez.
cli-tricks-ask-prediction = Cuántas bazas (de 0 a { $most })
cli-tricks-only = Ahora solo se pueden jugar { tricks-suit }.
cli-tricks-ask-rank = { tricks-suit }: qué número ({ $ranksOr })
cli-tricks-ask-suit = ¿De qué palo es el { $card }?
cli-tricks-ask-bonus = Tras el { $card } no te quedan doppelgängers. ¿Te llevas con él una carta de bonus?
cli-tricks-no-bonus = No, solo la carta
