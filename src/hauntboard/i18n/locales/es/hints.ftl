# Pistas para las personas, y por qué se hizo una jugada. Los motivos están en las carpetas de los juegos.

hint-title = Pista
hint-why-title = Por qué esta jugada
hint-unit = { $unit ->
    [round] Probabilidad de ganar la ronda
    [match] Probabilidad de ganar la partida
    [share] Parte de los puntos que aún quedan en esta ronda
    [points] Puntos de esta ronda, menos la mitad de la media de los demás
   *[mix] Con qué frecuencia elegirla
}
hint-plan = Plan para el turno
hint-only-move = Solo hay una jugada posible.
