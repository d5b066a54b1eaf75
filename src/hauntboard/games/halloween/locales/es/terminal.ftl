cli-halloween-help-keys =
    1 2 3 | una de tus secciones: sus acciones y por qué otras no son posibles
    2 mover | una acción, o entera: 2 mover amarillo iglesia>escuela
    c u b e | ocupar una carta, usar una carta o bonificación, terminar el turno
    1 2 3 4 5 | fantasmas por nivel: azul, verde, amarillo, naranja, rojo
    2 4 6 8 10 | espacios de embrujo por sus puntos; ▲ ■ ◆ ♣ de quién es la ficha
    ● ○ – | hay un disco, la acción es posible, no lo es
    3  3≠ | coste de una carta: tres fichas cualesquiera, o tres distintas
    6×1 1×2 | fichas o fantasmas libres: seis de nivel 1, uno de nivel 2
    ■ ●····· ··●··· | discos de otro jugador por sección, de invocar a embrujar
    ? | explica lo que se pregunta, o la regla tras un rechazo
    ?cartas ?37 ?l ?A3 | las cartas en juego, una carta, una bonificación, una regla
cli-halloween-number = N.º
cli-halloween-card = Carta
cli-halloween-cards = Cartas
cli-halloween-effect = Efecto
cli-halloween-cost-any = { $count } fichas cualesquiera
cli-halloween-cost-different = { $count } fichas distintas
cli-halloween-explain-colour = Nivel { $level }, dado d{ $sides }; sus espacios de embrujo valen { $points } puntos.
cli-halloween-explain-price = Mejorar a este color cuesta { $amount } puntos de susto.
cli-halloween-round = { $limit ->
    [0] ronda { $round }
   *[other] ronda { $round } de { $limit }
}
cli-halloween-turn = { $you ->
    [yes] tu turno
   *[no] juega { $seat }
}
cli-halloween-last-round = la última ronda
cli-halloween-reserve = { $count ->
    [one] { $count } bonificación en reserva
   *[other] { $count } bonificaciones en reserva
}
cli-halloween-spaces = embrujar
cli-halloween-column-pe = Puntos
cli-halloween-column-sp = Susto
cli-halloween-column-discs = Discos
cli-halloween-column-haunts = Embrujos
cli-halloween-column-levels = Niveles
cli-halloween-column-tokens = Fichas
cli-halloween-column-bonus = Bonif.
cli-halloween-level = nivel { $level }
cli-halloween-used = usada
cli-halloween-supply = Tu reserva
cli-halloween-board = Sección { $section }
cli-halloween-section = Sección { $section } (nivel { $level })
cli-halloween-ask-section = ¿Qué sección actúa? ({ $numbersOr })
cli-halloween-all-used = Todas tus secciones han actuado.
cli-halloween-ask-act = Sección { $section }, nivel { $level }: ¿qué acción?
cli-halloween-rest = { $count ->
    [0] Descansar (no hay discos que recuperar)
    [one] Descansar (vuelve { $count } disco)
   *[other] Descansar (vuelven { $count } discos)
}
cli-halloween-occupy = Ocupar una carta: { $names }
cli-halloween-use = Usar una carta: { $names }
cli-halloween-bonus = Usar una bonificación: { $names }
cli-halloween-ask-card = Qué carta ({ $numbersOr })
cli-halloween-ask-bonus = ¿Qué ficha de bonificación?
cli-halloween-ask-token = ¿Qué ficha sigue?
cli-halloween-ask-number = Tu número (de 1 a { $most })
cli-halloween-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cli-halloween-room = { $count ->
    [one] { $count } sitio
   *[other] { $count } sitios
}
cli-halloween-total = Suma
cli-halloween-from-haunt = Embrujar
cli-halloween-from-occupy = Ocupar cartas
cli-halloween-from-rival = Compañía en una carta
cli-halloween-from-sets = Tríos de fichas
# Lo que se puede escribir; cada palabra debe ser distinta de las de colores, edificios y acciones.
cli-halloween-word = { $word ->
    [end] fin
    [pass] pasar
    [points] puntos
    [supply] reserva
    [section] sección
    [occupy] ocupar
    [use] usar
    [pay] pagar
    [disc] disco
    [bonus] bonificación
    [drop] descartar
    [again] repetir
    [plus] sumar
    [name] decir
    [change] cambiar
   *[roller] lanza
}
cli-halloween-supply-ghosts = Fantasmas libres
cli-halloween-supply-tokens = Fichas libres
