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
hint-type = Escribe: { $text }
hint-mixed = Cada una de estas jugadas es la buena en su parte de los casos; por eso la recomendada se elige al azar: una jugada que se hace siempre se puede prever. Las otras son igual de buenas.
hint-less-examined = Una cifra más alta no hace mejor a otra jugada: esa se ha examinado demasiado poco para fiarse de su cifra.
