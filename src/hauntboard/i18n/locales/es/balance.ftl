# El informe sobre el equilibrio de un juego: página, terminal y ayuda.

cli-help-balance = Estudia el equilibrio de un juego: quién empieza, cuánto dura, cuánto vale cada carta. Escribe una página con gráficos, y los datos.
cli-help-balance-players = Solo las mesas con este número de jugadores.
cli-help-balance-option = Solo las mesas con esta opción, como { $option }; cualquier otra opción del juego vale para todas las mesas.
cli-help-balance-bot = El bot en todos los asientos (por defecto, uno fuerte y rápido).
cli-help-balance-matches = Partidas por mesa; en algunas mesas se juega un múltiplo.
cli-help-balance-html = El archivo de la página (por defecto: balance-JUEGO.html).
cli-help-balance-json = El archivo de los datos (por defecto: balance-JUEGO.json).
balance-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
balance-too-few = Hacen falta al menos dos partidas en cada mesa, no { $value }.
balance-no-tables = Ninguna mesa de este informe tiene esas opciones.
balance-same-file = { $file }: la página y los datos necesitan un archivo cada uno.
balance-written = La página: { $html }. Los datos: { $json }.

## La página

balance-title = ¿Está bien equilibrado { $game }?
balance-eyebrow = Hauntboard · informe de equilibrio
balance-lede = { $tables ->
    [one] { $matches } partidas entre iguales en una mesa. En todos los asientos jugó { $bot }, con la semilla { $seed }.
   *[other] { $matches } partidas entre iguales en { $tables } mesas. En todos los asientos jugó { $bot }, con la semilla { $seed }.
}
balance-contents = Contenido
balance-footer = Hecho por Hauntboard a partir de partidas simuladas. La misma orden da el mismo informe, sea cual sea el número de procesos.
balance-section-glance = De un vistazo
balance-note-glance = Primero cuatro cifras. Los corchetes contienen intervalos del 95 %; ★ marca lo que difícilmente se debe al azar.
balance-section-first = Quién empieza
balance-note-first = La proporción de victorias del bando que empieza. Las victorias compartidas se reparten. La línea discontinua es la proporción justa.
balance-section-length = Duración y puntos
balance-note-length = Cuánto dura una partida, cuánto se puntúa en ella y lo reñida que es al final.
balance-section-worth = Cuánto valen cartas y fichas
balance-note-worth = Todas las mesas juntas. Lo que repartió el azar es un efecto: lo hizo la carta. Lo que eligieron los jugadores es una asociación: quien la eligió quizá ya iba por delante.
balance-section-compared = Un solo cambio
balance-note-compared = Mesas que se diferencian en una sola cosa, y lo que cambia de la primera a la segunda.
balance-section-tables = Mesa por mesa
balance-note-tables = Cada mesa con sus distribuciones, sus cartas y la orden que vuelve a jugar sus partidas.
balance-section-method = Cómo leer esto
balance-note-method = En qué se apoyan las cifras y qué no pueden decir.
balance-tile-advantage = Mayor efecto de empezar
balance-tile-decisions = Decisiones en una partida
balance-tile-margin = Ventaja final en puntos
balance-tile-best = Mejor carta
balance-tile-range = { $count ->
    [one] Mediana de la mesa.
   *[other] Medianas, desde { $low } hasta { $high }.
}
balance-standing = Más que azar.
balance-not-standing = Puede ser azar.
balance-notable = , destacable
balance-none-standing = Ningún valor se distingue claramente del azar.
balance-first-match = El bando que empieza la partida la gana
balance-first-round = El bando que empieza una ronda la gana
balance-first-about = Proporción de victorias en tanto por ciento con su intervalo del 95 %; discontinua: lo justo.
balance-overview = Todas las mesas
balance-overview-about = Medias con sus intervalos del 95 %.
balance-compared-about = Diferencias con sus intervalos del 95 %.
balance-repeat = Esta orden vuelve a jugar las mismas partidas:
balance-alike = { $count ->
    [one] Aquí no hay azar y el bot tiene una sola respuesta para todo: todas las partidas fueron exactamente iguales. Son una observación, y del azar no se puede decir nada.
   *[other] Muchas partidas fueron exactamente iguales; solo se cuentan { $count } distintas.
}
balance-rare = Demasiado raras para decir algo:
balance-measures = Otras medidas
balance-positions-match = Por orden de turno de la partida
balance-positions-round = Por orden de turno de la ronda
balance-positions-wins = Proporción de victorias en tanto por ciento; discontinua: lo justo.
balance-positions-lead = Puntos por encima de la media de los demás.
balance-column-table = Mesa
balance-column-what = Qué
balance-column-plot = Gráfico
balance-column-value = Valor con su intervalo del 95 %
balance-mean = Media
balance-sd = Desviación típica
balance-quantile = El { $share } % llega como mucho a
balance-per-cent = { $value } %
balance-percentage-points = { $value } p. p.

## Nombres

balance-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
balance-players-change = { $base } → { $other } jugadores
balance-position = Posición { $number }
balance-dimension-players = Más jugadores
balance-family-dealt = Cartas repartidas
balance-outcome-round-win = proporción de rondas ganadas, en puntos porcentuales
balance-outcome-round-lead = puntos de ventaja sobre los demás en la ronda
balance-outcome-rounds = rondas de la partida
balance-outcome-score = puntuación media de la partida
balance-outcome-lead = puntos de ventaja sobre los demás en la partida
balance-outcome-win = proporción de partidas ganadas, en puntos porcentuales
balance-claim-effect = efecto: la repartió el azar
balance-claim-association = asociación: la eligieron los jugadores
balance-method-difference = Con ella menos sin ella; { $samples } observaciones de { $matches } partidas.
balance-method-regression = Mínimos cuadrados con todas a la vez; { $samples } observaciones de { $matches } partidas.
balance-measure-advantage = Ventaja de empezar
balance-measure-round-advantage = Ventaja de empezar una ronda
balance-measure-rounds = Rondas
balance-measure-decisions = Decisiones
balance-measure-score = Puntuación
balance-measure-sd = Dispersión de puntos
balance-measure-margin = Ventaja final
balance-measure-shared = Victorias compartidas
balance-spread-rounds = Rondas
balance-spread-decisions = Decisiones
balance-spread-score = Puntuaciones
balance-spread-winning-score = Puntuaciones ganadoras
balance-spread-margin = Ventaja final

## Cómo leer esto

balance-about-matches = Partidas
    .text = Las partidas son las de «hauntboard simulate» con las opciones y la semilla de la mesa. En todos los asientos juega el mismo bot, así que nadie es más fuerte que los demás.
balance-about-intervals = Intervalos
    .text = Los corchetes contienen el valor verdadero en 95 de cada 100 informes así. Todo lo que pasó en una partida es una sola observación, porque forma un todo. Las partidas del mismo número en mesas distintas comparten la semilla y también cuentan como una observación.
balance-about-notable = ★ y puntos llenos
    .text = En una tabla con muchos valores, algunos parecen raros por azar. Un valor se marca si seguiría destacando tras una corrección por todos los valores de su tabla (Holm): una tabla entera tiene una marca falsa en 5 de cada 100 informes como mucho.
balance-about-effects = Efectos
    .text = Donde el azar decide quién recibe una carta, quienes la tienen y quienes no la tienen no se diferencian de media en nada más. La diferencia es lo que hace la carta, para estos jugadores.
balance-about-associations = Asociaciones
    .text = Donde eligen los jugadores, la cifra dice qué acompaña a la elección, a igualdad de todo lo demás de la tabla. No es lo que hace la elección: quien compra mucho quizá ya esté ganando.
balance-about-bots = Los bots no son personas
    .text = Las cifras hablan de estos bots. Una carta que usan mal parece débil, y una ventaja que solo ellos saben aprovechar parece fuerte. Prueba otro bot con --bot antes de cambiar una regla.
