# Pistas en la mesa web, y por qué se hizo una jugada en la repetición.

web-hints-note = Un bot fuerte analizará tu posición sabiendo solo lo que sabes tú. Todos en la mesa verán que has preguntado, y esta partida no contará para la clasificación.
web-hints-show = Muéstrame
web-hints-thinking = Pensándolo …
web-hints-best = { $unit ->
    [mix] Elegida al azar
   *[other] Mejor jugada
}
web-hints-played = Jugada hecha
web-hints-both = Jugada hecha, y la mejor
web-hints-others = Otras jugadas
web-hints-reasons = Por qué
web-hints-mover = Qué opina un bot fuerte con lo que sabía { $seat }
web-hints-why = ¿Por qué?
web-hints-no-decision = Hasta aquí nadie ha decidido nada.
web-hints-again = Intentar de nuevo
