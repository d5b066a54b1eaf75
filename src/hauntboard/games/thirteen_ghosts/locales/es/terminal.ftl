cli-ghosts-help-keys =
    1 2 … | una línea del menú; pueden seguir sus números: 1 4 7 8
    x6  12(4,7,8)  2>5 | la jugada en notación, como en los registros
    ? | explica tu carta, o la regla tras un rechazo
    ? 12  ? G8 | explica una carta o una regla
cli-ghosts-card = Carta
cli-ghosts-ghost = Fantasma
cli-ghosts-ability = Habilidad
cli-ghosts-round = ronda { $round }
cli-ghosts-goal = { $points ->
    [one] gana quien llega a { $points } punto
   *[other] gana quien llega a { $points } puntos
}
cli-ghosts-tie-break = desempate { $seats }: { $score }
cli-ghosts-column-player = Jugador
cli-ghosts-column-points = Puntos
cli-ghosts-column-crypt = La cripta puede ser
cli-ghosts-column-cards = En la mesa
cli-ghosts-partner = tu pareja
cli-ghosts-out = fuera
cli-ghosts-not-playing = mira
cli-ghosts-protected = ignora azules
cli-ghosts-no-crypt = aún sin elegir
cli-ghosts-known = lo que todos saben
cli-ghosts-down = { $count } boca abajo
cli-ghosts-in-hand = en mano
cli-ghosts-empty-hand = sin carta en mano
cli-ghosts-cards = { $count ->
    [0] no quedan cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
cli-ghosts-pile = Mazo
cli-ghosts-piles = Mazos
cli-ghosts-pile-own = Propio
cli-ghosts-pile-theirs = Rival
cli-ghosts-pile-of-team = Equipo { $number }
cli-ghosts-from-top = desde arriba:
cli-ghosts-remember = Vistas
cli-ghosts-vague = { $cards }, ahora en algún lugar entre: { $places }
cli-ghosts-place-hand = { $you ->
    [yes] tu mano
   *[no] la mano de { $seat }
}
cli-ghosts-place-down = { $you ->
    [yes] tu carta boca abajo { $place }
   *[no] la carta boca abajo { $place } de { $seat }
}
cli-ghosts-place-pile = el lugar { $place } del mazo
cli-ghosts-dealt = Recibes
cli-ghosts-own-crypt = Cripta
cli-ghosts-hand = Mano
cli-ghosts-no-card = ninguna carta
cli-ghosts-attack = Poner la { $card } boca abajo y atacar un número
cli-ghosts-attack-only = Atacar un número
cli-ghosts-play-1 = Jugar 1: preguntar por cuatro números seguidos
cli-ghosts-play-4 = Jugar 4: atacar un número e ignorar las cartas azules
cli-ghosts-play-11 = Jugar 11: atacar dos números seguidos
cli-ghosts-play-12 = Jugar 12: preguntar por tres números
cli-ghosts-play-13 = Jugar 13: preguntar si es un número o más
cli-ghosts-copy-1 = Jugar 2 como 1: preguntar por cuatro números seguidos
cli-ghosts-copy-4 = Jugar 2 como 4: atacar un número e ignorar las cartas azules
cli-ghosts-copy-11 = Jugar 2 como 11: atacar dos números seguidos
cli-ghosts-copy-12 = Jugar 2 como 12: preguntar por tres números
cli-ghosts-copy-13 = Jugar 2 como 13: preguntar si es un número o más
cli-ghosts-crypt = Elige la carta que esconde a tu fantasma.
cli-ghosts-mate = Elige una cripta para tu pareja.
cli-ghosts-keep = Elige la carta que te quedas en la mano; la otra se devuelve.
cli-ghosts-ask-crypt = Tu cripta ({ $cardsOr })
cli-ghosts-ask-mate = La cripta de tu pareja ({ $cardsOr })
cli-ghosts-ask-keep = ¿Qué carta te quedas ({ $cardsOr })?
cli-ghosts-ask-attack = ¿Qué número atacas (del 1 al 13)?
cli-ghosts-ask-1 = El primero de los cuatro números (del 1 al 10)
cli-ghosts-ask-4 = ¿Qué número atacas (del 1 al 13)?
cli-ghosts-ask-11 = Los dos números seguidos, por ejemplo 4 5
cli-ghosts-ask-12 = Tres números distintos, por ejemplo 4 7 8
cli-ghosts-ask-13 = Este número o más (del 1 al 13)
