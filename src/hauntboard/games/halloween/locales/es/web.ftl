# Halloween en la mesa web.

web-halloween-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds } como máximo
}
web-halloween-last-round = la última ronda
web-halloween-master = variante Maestra
web-halloween-town = El pueblo
web-halloween-guide = Lo que estás haciendo
web-halloween-crumbs = Pasos hasta ahora
web-halloween-back-to = Elegir de nuevo: { $step }
web-halloween-turn = Toca una acción de una de tus secciones.
web-halloween-turn-done = Todas tus secciones han actuado. Termina el turno cuando quieras.
web-halloween-left = { $count ->
    [one] Falta { $count } sección por actuar.
   *[other] Faltan { $count } secciones por actuar.
}
web-halloween-done = Todas las secciones han actuado.
web-halloween-possible = Cartas posibles: { $count }
web-halloween-pay = { $count ->
    [one] Falta { $count } ficha por pagar
   *[other] Faltan { $count } fichas por pagar
}

## El pueblo

web-halloween-building = Edificio: { halloween-building }
web-halloween-building-text = Vecinos: { $neighbours }. Fantasmas aquí: { $count }, como máximo { $room }.
web-halloween-ghosts = Fantasmas, color { halloween-colour }, nivel { $level }, { halloween-building.in }: { $count }
web-halloween-ghost-short = { halloween-building }, { halloween-colour }
web-halloween-ghost-title = Fantasma de nivel { $level }: { halloween-colour }
web-halloween-ghost-text = Su dado tiene { $sides } caras y embrujar con él da { $points } puntos. Aún pueden llegar { $count } al pueblo.
web-halloween-ghost-upgrade = El nivel siguiente cuesta { halloween-scare-points }.
web-halloween-ghost-choose = Para usarlo, toca antes una acción de una de tus secciones.
web-halloween-space-title = Espacio de embrujo: { halloween-colour }
web-halloween-space-free = El espacio de embrujo { halloween-colour } { halloween-building.in } está libre. Vale { $points } puntos.
web-halloween-space-taken = El espacio de embrujo { halloween-colour } { halloween-building.in }, que vale { $points } puntos, tiene la ficha de embrujo de { $seat }.
web-halloween-bonus-here = Ficha de bonificación { halloween-bonus } { halloween-building.in }
web-halloween-supplies = Fantasmas y fichas libres
web-halloween-supply-of = { halloween-colour }: { $free } fantasmas libres, { $tokens } fichas en la reserva

## Tableros

web-halloween-board = Tablero: { $seat }
web-halloween-sections = Secciones: { $seat }
# Breve, sobre los espacios de acción.
web-halloween-act = { $act ->
    [summon] Invocar
    [scare] Asustar
    [upgrade] Mejorar
    [move] Mover
    [fight] Pelear
    [haunt] Embrujar
   *[rest] Descansar
}
web-halloween-section = Sección { $section }
web-halloween-section-label = Sección { $section }, nivel { $level }{ $used ->
    [yes] , ya ha actuado
   *[no] {""}
}
web-halloween-section-text = Nivel { $level }: usa fantasmas hasta el { halloween-colour }.
web-halloween-space = Sección { $section }: { halloween-act }{ $disc ->
    [yes] , con un disco
   *[no] {""}
}{ $can ->
    [yes] , posible ahora
   *[no] {""}
}
web-halloween-supply = Discos en la reserva: { $count }
web-halloween-supply-text = Cada acción pone uno de estos discos en su espacio. Cuando una sección descansa, sus discos vuelven.
web-halloween-scare-points = Puntos de susto: { $count }
web-halloween-scare-text = Con ellos se pagan fantasmas más fuertes.
web-halloween-haunts = Fichas de embrujo restantes: { $count }
web-halloween-haunts-text = Cada vez, una va a un espacio de embrujo. Quien pone la última hace que esta ronda sea la última.
web-halloween-tokens-all = Fichas de fantasma
web-halloween-tokens = { halloween-colour }: { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
web-halloween-slots = Casillas de bonificación
web-halloween-slot-held = Ficha de bonificación: { halloween-bonus }
web-halloween-slot-free = casilla de bonificación libre
web-halloween-slot-blocked = casilla de bonificación bloqueada por un disco
web-halloween-points = Puntos de embrujo: { $points }; serían { $total } si la partida acabara ahora

## Cartas

web-halloween-cards = Las cartas en juego
web-halloween-card = { $number }: { halloween-card }
web-halloween-card-label = Carta { $number }, { halloween-card }, { $count ->
    [0] nadie en ella
    [one] { $count } jugador en ella
   *[other] { $count } jugadores en ella
}{ $can ->
    [yes] , posible ahora
   *[no] {""}
}
web-halloween-cost = { $different ->
    [yes] Cuesta { $count } fichas de colores distintos.
   *[no] Cuesta { $count } fichas de cualquier color.
}
web-halloween-on = En ella: { $seats }.
web-halloween-nobody = Todavía no hay nadie en ella.
web-halloween-all-cards = Mostrar las 52 cartas
web-halloween-chosen = { $count } de 8 cartas elegidas
web-halloween-choose-how = Toca una carta para leerla y elegirla.
web-halloween-choose-rest = Completar al azar
web-halloween-choose-none = Vaciar
web-halloween-occupy = Ocupar
web-halloween-use = Usar

## Peleas y puntos

web-halloween-fight = Una pelea
web-halloween-roll = Los dados están rodando
web-halloween-against = contra
web-halloween-breakdown = De dónde salen los puntos
web-halloween-source = Origen
web-halloween-total = Suma
web-halloween-all-moves = Todas las jugadas en una lista
