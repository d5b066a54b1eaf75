# Doppelgänger Tricks: cartas, opciones, jugadas, rechazos y crónica.

tricks-name = Doppelgänger Tricks
tricks-tagline = Predice cuántas bazas harás, haz justo esas y ten cuidado: si una carta se topa con su doble, desaparecen las dos.
luck-tricks = Hay algo de suerte en las cartas que te tocan; lo decisivo es predecir bien.

tricks-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tricks-predicted = { $number ->
    [one] { $number } baza
   *[other] { $number } bazas
}

## Opciones

tricks-option-rounds = Cuántas rondas tiene la partida: un número, o las del reglamento (tantas como jugadores).
    .label = Rondas
tricks-option-rounds-rule = las del reglamento
tricks-option-hands = Si todas las manos son secretas o están a la vista para aprender el juego.
    .label = Manos
tricks-option-hands-secret = secretas
tricks-option-hands-open = a la vista
tricks-option-ranks = Para estudiar: una baraja con solo tantos valores; con dos es tan pequeña que se puede resolver (L1).
    .label = Valores de la baraja
tricks-option-ranks-full = todos

## Cartas

tricks-suit-S = cuadrados
    .symbol = ■
tricks-suit-C = círculos
    .symbol = ●
tricks-suit-T = triángulos
    .symbol = ▲
tricks-suit-D = doppelgängers
    .symbol = ◈
tricks-suit = { $suit ->
    [S] { tricks-suit-S } { tricks-suit-S.symbol }
    [C] { tricks-suit-C } { tricks-suit-C.symbol }
    [T] { tricks-suit-T } { tricks-suit-T.symbol }
   *[D] { tricks-suit-D } { tricks-suit-D.symbol }
}
tricks-card-text = { $suit ->
    [S] { $rank }{ tricks-suit-S.symbol }
    [C] { $rank }{ tricks-suit-C.symbol }
    [T] { $rank }{ tricks-suit-T.symbol }
   *[D] { $rank }{ tricks-suit-D.symbol }
}

tricks-bonus-1 = 1 punto al final de la ronda, sea cual sea el resultado de tu predicción.
tricks-bonus-3 = 3 puntos al final de la ronda si aciertas tu predicción exacta; si no, nada.

## Jugadas en el menú

tricks-move-deal = Sale la carta { $card }
tricks-move-first = Empieza { $seat }
tricks-move-predict = Predecir { tricks-predicted }
tricks-move-play = Jugar el { $card }
tricks-move-play-claim = Jugar el { $card } y llevarte la carta de bonus +{ $bonus }
tricks-move-declare = Salir con el { $card } como { tricks-suit }
tricks-move-declare-claim = Salir con el { $card } como { tricks-suit } y llevarte la carta de bonus +{ $bonus }

## Jugadas rechazadas

tricks-already-predicted = Tu predicción ya está hecha. Espera a que todo el mundo haga la suya.
tricks-predictions-are-made = Las predicciones de esta ronda ya están hechas. Ahora toca jugar una carta.
tricks-predict-first = Primero haz tu predicción: ¿cuántas bazas harás en esta ronda?
tricks-not-your-prediction = Esta predicción es de otra persona. Haz solo la de tu asiento.
tricks-prediction-too-high = En esta ronda solo hay { $most } bazas. Predice un número del 0 al { $most }.
tricks-not-in-hand = No tienes el { $card }. Juega una carta de tu mano.
tricks-must-follow = Ahora no puedes jugar el { $card }: el palo de salida es { tricks-suit } y tienes alguno. Juega uno de ellos, o un doppelgänger.
tricks-must-declare = Un doppelgänger que sale necesita un palo. Di si el { $card } vale como cuadrados ■, círculos ● o triángulos ▲.
tricks-cannot-declare = Solo se declara el palo de un doppelgänger que sale. En esta baza el tuyo cuenta como { tricks-suit }: juégalo sin más.
tricks-one-bonus = Ya tienes una carta de bonus en esta ronda y no puedes tener dos. Juega solo la carta.
tricks-no-bonuses = Con manos de dos cartas no hay cartas de bonus.
tricks-bonus-taken = Alguien tiene ya la carta de bonus +{ $bonus }. Mira si queda la otra, o juega solo la carta.
tricks-still-doppelgangers = Tras esta carta aún te quedaría algún doppelgänger, y las cartas de bonus son para quien no tiene ninguno. Juega solo la carta.
tricks-notation-number = A «{ $text }» le falta un número de bazas del 0 al 12 detrás de la letra.

## La crónica

tricks-event-round-begins = { $you ->
    [yes] Ronda { $round } de { $rounds }: empiezas tú.
   *[no] Ronda { $round } de { $rounds }: empieza { $seat }.
}
tricks-event-dealt = { $you ->
    [yes] Recibes: { $cardsList }.
   *[no] { $seat } recibe: { $cardsList }.
}
tricks-event-dealt-hidden = { $you ->
    [yes] Recibes { $count } cartas.
   *[no] { $seat } recibe { $count } cartas.
}
tricks-event-predicted = { $you ->
    [yes] Predices en secreto { tricks-predicted }.
   *[no] { $seat } predice en secreto { tricks-predicted }.
}
tricks-event-predicted-hidden = { $you ->
    [yes] Haces una predicción secreta.
   *[no] { $seat } hace una predicción secreta.
}
tricks-event-prediction-shown = { $you ->
    [yes] Muestras tu predicción: { tricks-predicted }.
   *[no] { $seat } muestra su predicción: { tricks-predicted }.
}
tricks-event-led = { $you ->
    [yes] Sales con el { $card }.
   *[no] { $seat } sale con el { $card }.
}
tricks-event-led-declared = { $you ->
    [yes] Sales con el { $card } y declaras { tricks-suit }.
   *[no] { $seat } sale con el { $card } y declara { tricks-suit }.
}
tricks-event-played = { $you ->
    [yes] Juegas el { $card }.
   *[no] { $seat } juega el { $card }.
}
tricks-event-cannot-follow = { $you ->
    [yes] No tienes { tricks-suit }.
   *[no] { $seat } no tiene { tricks-suit }.
}
tricks-event-claimed = { $you ->
    [yes] No tienes doppelgängers en la mano y te llevas la carta de bonus +{ $bonus }.
   *[no] { $seat } no tiene doppelgängers en la mano y se lleva la carta de bonus +{ $bonus }.
}
tricks-event-annihilated = El { $cardsFirst } y el { $cardsLast } se aniquilan.
tricks-event-trick-won = { $you ->
    [yes] Ganas la baza (llevas { $count }, predicción: { $number }).
   *[no] { $seat } gana la baza (lleva { $count }, predicción: { $number }).
}
tricks-event-last-trick-lost = Nadie gana la última baza: todas sus cartas han desaparecido.
tricks-event-trick-lost = { $you ->
    [yes] No queda ninguna carta: nadie gana la baza y conservas la salida.
   *[no] No queda ninguna carta: nadie gana la baza y { $seat } conserva la salida.
}
tricks-round-result = { $bonus ->
    [0] predicción { $number }, bazas { $count }
    [1] predicción { $number }, bazas { $count }, bonus +1
   *[3] { $points ->
        [0] predicción { $number }, bazas { $count }, bonus +3 perdido
        [1] predicción { $number }, bazas { $count }, bonus +3 perdido
       *[other] predicción { $number }, bazas { $count }, bonus +3
    }
}
tricks-event-scored = { $you ->
    [yes] Ganas { tricks-points }: { tricks-round-result } (total: { $total }).
   *[no] { $seat } gana { tricks-points }: { tricks-round-result } (total: { $total }).
}
tricks-event-round-over = Fin de la ronda { $round }.
tricks-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [one] ¡Ganas la partida! Resultado final: { $scoresNamed }.
       *[other] ¡Compartes la victoria! Ganan { $winners }. Resultado final: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [one] { $winners } gana la partida. Resultado final: { $scoresNamed }.
       *[other] { $winners } comparten la victoria. Resultado final: { $scoresNamed }.
    }
}

## Posiciones

tricks-position-bad-suit = { $path }: este palo no existe o no encaja con la carta de salida.
tricks-position-bad-bonus = { $path }: dos jugadores no pueden tener la misma carta de bonus.
tricks-position-no-prediction = { $path }: una vez empezado el juego, cada cual tiene su predicción.
