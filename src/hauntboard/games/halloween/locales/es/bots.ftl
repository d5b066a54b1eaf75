# Por qué un bot de Halloween juega como juega.

bots-halloween-chance = Probabilidad de ganar con este turno: { $percent } %.
bots-halloween-luck = El plan llega hasta la próxima tirada o robo; lo demás depende de eso.
bots-halloween-what = { $what ->
    [points] Puntos de embrujo
    [sections] Niveles de las secciones
    [haunts] Embrujos por venir
    [scare-points] Puntos de susto
    [tokens] Fichas de fantasma
    [cards] Cartas de acción
    [discs] Discos y espacios de acción libres
   *[bonus] Fichas de bonificación
}
bots-halloween-gain = { bots-halloween-what }: al final valdrán { NUMBER($amount, minimumFractionDigits: 1) } puntos más.
bots-halloween-loss = { bots-halloween-what }: al final valdrán { NUMBER($amount, minimumFractionDigits: 1) } puntos menos.
bots-halloween-close = Otra jugada es prácticamente igual de buena.
