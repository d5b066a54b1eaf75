# Doppelgänger Tricks en la mesa web.

web-tricks-round = Ronda { $round } de { $rounds }
web-tricks-sum = { $count } predichas para { $most } bazas
web-tricks-tricks = Bazas jugadas
web-tricks-sheet = Tabla de puntos
web-tricks-card = { $suit ->
    [S] { $rank } de { tricks-suit-S }
    [C] { $rank } de { tricks-suit-C }
    [T] { $rank } de { tricks-suit-T }
   *[D] { $rank } de { tricks-suit-D }
}
web-tricks-about-ordinary = Su doble es el { $cardsLast }. Si coinciden en una baza de { tricks-suit }, se aniquilan.
web-tricks-about-double = Quien sale con él declara por qué palo se hace pasar; jugado después, cuenta como el palo de salida. Siempre se puede jugar y nunca es obligatorio. Si se topa con la carta del palo de salida del mismo número, se aniquilan.
web-tricks-hand = Tu mano
web-tricks-hand-of = La mano de { $seat }
web-tricks-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

## Predicciones

web-tricks-predict = ¿Cuántas bazas vas a ganar?
web-tricks-predicting = Todos predicen en secreto.
web-tricks-predict-points = Acierto exacto: 3 puntos. Fallo por una: 1 punto. Un cero que se cumple: 7 puntos; si no, nada.
web-tricks-predicted = Tu predicción está boca abajo: { tricks-predicted }. Se descubren todas a la vez.
web-tricks-slip-none = aún sin predicción
web-tricks-slip-secret = predicción hecha, aún boca abajo
web-tricks-slip-yours = tu predicción es { $number }, aún en secreto
web-tricks-slip-open = predicción: { $number }
web-tricks-tally = bazas ganadas: { $count }, predicción: { $number }

## La baza

web-tricks-trick = La baza
web-tricks-led = Palo de salida: { tricks-suit }
web-tricks-led-declared = Palo de salida: { tricks-suit }, declarado
web-tricks-led-about = Quien tiene este palo lo sigue, o juega un doppelgänger. Sigue siendo el palo de salida aunque se aniquile la carta con la que se salió.
web-tricks-declared = declarado
web-tricks-leads = { $you ->
    [yes] Sales tú.
   *[no] Sale { $seat }.
}
web-tricks-gone = aniquilada
web-tricks-wins = gana la baza
web-tricks-winner = { $you ->
    [yes] Ganas la baza
   *[no] { $seat } gana la baza
}
web-tricks-nobody = Nadie gana la baza
web-tricks-last = Última baza
web-tricks-lead = Sales tú: juega cualquier carta.
web-tricks-follow = Sigue con { tricks-suit } o juega un doppelgänger.
web-tricks-free = No tienes { tricks-suit }: juega cualquier carta.
web-tricks-declare = El { $card } vale como:

## Cartas de bonus

web-tricks-bonus = Carta de bonus +{ $bonus }
web-tricks-bonus-of = { $you ->
    [yes] Tienes la carta de bonus +{ $bonus }
   *[no] { $seat } tiene la carta de bonus +{ $bonus }
}
web-tricks-bonus-how = Puede llevársela quien juega una carta y se queda sin doppelgängers en la mano.
web-tricks-claim = ¿Te llevas una carta de bonus con esta carta?
web-tricks-claim-short = ¿Bonus?
web-tricks-claim-none = ninguna
web-tricks-tap-card = Toca la carta que juegas para llevarte la carta de bonus +{ $bonus }. Solo puedes si después no te quedan doppelgängers en la mano.
web-tricks-tap-suit = Toca el palo del doppelgänger.
web-tricks-claimed = ¡bonus +{ $bonus }!

## Lo que sabes

web-tricks-known = Lo que ha mostrado { $seat }
web-tricks-void = sin { tricks-suit }
web-tricks-unseen = Aún sin ver
web-tricks-unseen-row = { tricks-suit } aún sin ver: { $numbers }
web-tricks-unseen-none = { tricks-suit }: todos vistos
web-tricks-legend-unseen = sin ver
web-tricks-legend-own = tuyas
web-tricks-legend-played = jugadas

## Puntos

web-tricks-next = Empezar la ronda { $round }
web-tricks-col-player = Jugador
web-tricks-col-round = Ronda { $round }
web-tricks-col-tricks = Bazas
web-tricks-col-bonus = Carta de bonus
web-tricks-col-points = Puntos
web-tricks-col-total = En total
