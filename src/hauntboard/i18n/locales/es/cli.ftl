# La línea de órdenes.

## Páginas de ayuda

cli-help-app = Una mesa digital para juegos de fantasmas: juega en la terminal, simula, guarda y comprueba registros.
cli-help-epilog = Empieza con: hauntboard play { $game }
cli-help-usage = Uso
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Órdenes
cli-help-default = por defecto
cli-help-required = obligatorio
cli-help-help = Muestra esta página.
cli-help-lang = Idioma (por defecto, el del entorno). Puede ir en cualquier lugar de la línea de órdenes.
cli-help-version = Muestra la versión.
cli-help-install-completion = Instala el autocompletado para un shell: órdenes, opciones, juegos y bots, con la tecla Tab.
cli-help-show-completion = Muestra el script de autocompletado de un shell, para instalarlo a mano.
cli-completion-installed = El autocompletado está instalado en { $file }. Abre otra terminal para usarlo.
cli-help-game = Qué juego, por ejemplo { $game }; «hauntboard games» los enumera.
cli-help-players = Cuántos jugadores.
cli-help-option = Una opción del juego, por ejemplo { $option }. Se puede repetir.
cli-help-file = Un archivo de registros, en texto o JSON; - lee la entrada estándar.
cli-help-json = Muestra las cifras en JSON.
cli-help-play = Juega contra bots, o con amigos en un mismo teclado.
cli-help-play-seat = Quién ocupa el siguiente asiento: human o el nombre de un bot. Repítelo para cada asiento; los que sobren serán bots.
cli-help-play-names = Nombres por asiento, separados por comas.
cli-help-play-seed = Cartas y bots repetibles en lugar de un barajado comprobable.
cli-help-play-record = Añade a este archivo el registro de cada partida, también si se interrumpe.
cli-help-play-hints = Si se permiten pistas (por defecto, solo cuando todos los demás son bots).
cli-help-simulate = Hace jugar muchas partidas a los bots y cuenta quién gana.
cli-help-matches = Cuántas partidas.
cli-help-simulate-seed = La misma semilla da las mismas partidas.
cli-help-simulate-bots = Bots por asiento, separados por comas; una lista más corta vuelve a empezar.
cli-help-simulate-records = Escribe en este archivo el registro de cada partida.
cli-help-simulate-jobs = Número de procesos; 0 para uno por procesador. No cambia el resultado.
cli-help-dataset = Escribe partidas como tabla para la investigación (Parquet): una fila por decisión, con una ficha de datos.
cli-help-dataset-records = Toma las partidas de este archivo de registros en vez de jugar otras nuevas.
cli-help-dataset-out = Carpeta para el archivo y su ficha de datos.
cli-help-arena = Enfrenta a los bots con repartos duplicados, rotando todos los asientos, y dice quién es más fuerte y con qué seguridad.
cli-help-arena-bots = Los bots, separados por comas. NOMBRE@8000 o NOMBRE@100ms fija cuánto piensa.
cli-help-arena-matches = Partidas por emparejamiento, como máximo y en repartos enteros; cada reparto se juega una vez desde cada bando.
cli-help-arena-precision = Detiene un emparejamiento cuando su proporción de victorias se conoce con este margen ± (0.02 para dos por ciento).
cli-help-arena-decide = Detiene un emparejamiento cuando está decidido si su proporción supera este valor o no; fair: lo que tendrían dos iguales.
cli-help-arena-budget = Iteraciones o tiempo por jugada para todos los bots que lo admiten.
cli-help-arena-gauntlet = Solo el primer bot contra cada uno de los demás.
cli-help-results = Guarda cada resultado en este archivo y continúa desde él.
cli-help-arena-engine = Quién juega: procesos de esta máquina o un clúster de Ray.
cli-help-replay = Cuenta con palabras una partida registrada.
cli-help-replay-why = Explica cada decisión: qué opina de ella un bot fuerte con lo que sabía el jugador. Con --seat, solo las de ese asiento.
cli-help-replay-match = Solo esta partida del archivo, contando desde 1.
cli-help-replay-seat = La perspectiva: un número de asiento, spectator o all (solo si la partida ha terminado).
cli-help-replay-step = Espera a Intro tras cada turno; q sale.
cli-help-analyse = Juzga las decisiones de una partida registrada y separa suerte y habilidad.
cli-help-analyse-seat = Solo este asiento, por su número.
cli-help-analyse-seed = La misma semilla da el mismo análisis.
cli-analyse-working = Analizando cada decisión
cli-analyse-moves = Todas las decisiones
cli-analyse-round = Ronda { $number }
cli-help-record = Comprueba y convierte archivos de registros.
cli-help-verify = Comprueba que cada partida sigue las reglas y termina con el resultado indicado.
cli-help-verify-shuffle = Exige que también se pueda comprobar el barajado.
cli-help-convert = Convierte los registros al otro formato.
cli-help-convert-to = El formato de salida: json o text.
cli-help-convert-seat = Conserva solo lo que vio este asiento (o spectator).
cli-help-rules = Muestra las reglas de un juego, o una sola de ellas.
cli-help-rules-clause = Una regla, por ejemplo { $clause }.
cli-help-rules-cards = Solo las cartas.
cli-help-games = Enumera los juegos con sus opciones.
cli-help-solve = Resuelve con exactitud una variante pequeña ({ $variants }) y compara los bots con la solución.
cli-help-solve-iterations = Iteraciones de CFR+.
cli-help-solve-bots = Bots que evaluar; todos se comparan con el primero.
cli-help-solve-seeds = Cuántas veces se pregunta al bot en cada situación.
cli-help-perft = Cuenta las secuencias posibles de jugadas, para probar las reglas.
cli-help-perft-deal = Los sucesos de azar, en notación, entre comillas.
cli-help-perft-depth = Cuenta las secuencias hasta esta longitud.
cli-help-perft-build = Con qué versión de las reglas se cuenta: compiled (compilada) o interpreted (Python puro).

## Llamadas que no salieron bien

cli-usage-missing = Falta { $name }.
cli-usage-no-option = No hay ninguna opción { $name }.
cli-usage-no-command = No hay ninguna orden «{ $value }».
cli-usage-option-value = La opción { $name } no se usa así.
cli-usage-bad-value = { $name } necesita un número entero.
cli-usage-bad-number = { $name } necesita un número, por ejemplo 0.02.
cli-usage-extra = Argumento inesperado: «{ $value }».
cli-usage-other = Línea de órdenes incorrecta: { $reason }
cli-usage-try = Mira: { $command }
cli-bad-language = No hay ningún idioma «{ $value }». Elige entre: { $allowed }.
cli-bad-option = «{ $value }» no es una opción. Escríbela como nombre=valor.
cli-bad-choice = «{ $value }» no es posible aquí. Elige entre: { $allowed }.
cli-bad-seat = No hay ningún asiento «{ $value }». Elige del 1 al { $players }, o spectator.
cli-bad-jobs = El número de procesos no puede ser { $value }.
cli-bad-name = «{ $name }» no puede ser el nombre de un jugador: como mucho { $count } caracteres, y cada nombre una sola vez.
cli-too-many-seats = Se describen { $count } asientos, pero solo hay { $players }.
cli-too-many-names = Se dan { $count } nombres, pero solo hay { $players } asientos.
cli-folder-missing = No existe la carpeta «{ $folder }». Créala o elige otra.
cli-file-missing = No existe el archivo «{ $file }».
cli-file-directory = «{ $file }» es una carpeta, no un archivo.
cli-file-permission = No hay permiso para abrir «{ $file }». Elige otro archivo o cambia sus permisos.
cli-file-trouble = No se puede usar «{ $file }»: { $reason }
cli-disk-full = No queda espacio para { $file }. Libera espacio o elige otro lugar.
cli-standard-output = la salida estándar
cli-not-a-record-file = «{ $file }» no es un archivo de registros. Elige otro archivo.
cli-no-such-match = En este archivo no hay partida { $number }; tiene { $count }.
cli-no-clause = No hay ninguna regla «{ $clause }». Quizá alguna de estas: { $near }
cli-no-rules = Todavía no hay reglas de { $game } que mostrar.
cli-no-cards = No hay cartas de { $game } que mostrar.
cli-not-compiled = Las reglas compiladas no están instaladas. Para crearlas con un compilador de C: { $command }
cli-interpreted = Las reglas se ejecutan en Python puro, que es más lento. Para crear las reglas compiladas con un compilador de C: { $command }
cli-interrupted = interrumpido.
cli-interrupted-kept = interrumpido. Los resultados hasta ahora están en { $file }; la misma orden continúa desde ahí.
cli-step-needs-file = Con --step hace falta el teclado, así que los registros deben venir de un archivo.

## Al jugar

cli-at-table = En la mesa: { $names }
cli-commitment = Una semilla secreta fija el barajado y se revela al final. Su huella:
cli-seed-revealed = La semilla del barajado:
cli-your-move = Tu jugada
cli-your-choice = Tu elección (Intro vuelve atrás)
cli-reminder = número, o notación como { $example } · ? explica
cli-earlier = … «crónica» muestra lo anterior
cli-settle = Intro sigue, deshacer vuelve atrás:
cli-pass-keyboard = Pasa el teclado a { $name }. { $name }: pulsa Intro.
cli-hide = Intro oculta la pantalla.
cli-does-not-fit = «{ $text }» no sirve aquí: { $ask }
cli-not-in-menu = «{ $text }» no está en el menú. Elige { $numbersOr }.
cli-try-help = (ayuda muestra qué se puede escribir)
cli-nothing-to-explain = No hay ninguna carta ni regla «{ $word }».
cli-save = ¿Guardar el registro? Nombre de archivo, o Intro para no guardar:
cli-saved = Guardado en { $file }.
cli-rematch = ¿Otra partida? (s/N)
cli-yes-words = s si sí
cli-goodbye = Hasta la próxima.
cli-hints-off = Las pistas están desactivadas porque juegan otras personas (--hints las permite).
cli-hints-asked = Pistas usadas: { $scoresNamed }
cli-thinking = Pensando …
cli-bot-thinking = { $name } está pensando …
cli-why-needs-end = Las jugadas solo se pueden explicar con el registro completo de una partida terminada.
cli-command-undo = deshacer
cli-command-log = crónica cronica
cli-command-view = ver
cli-command-hint = pista
cli-command-rules = reglas
cli-command-help = ayuda
cli-command-quit = salir
cli-generic-more = más jugadas ({ $number } de { $count })
cli-generic-found = Jugadas con «{ $text }»
cli-generic-help-keys =
    3 | la jugada con este número
    unas palabras | las jugadas que las contienen
    + | la página siguiente de jugadas
cli-help-keys =
    pista | qué haría en tu lugar un bot fuerte, y por qué
    deshacer | retira una elección que nadie conoce todavía
    crónica | todo lo que has visto hasta ahora
    reglas | las reglas; reglas 2 muestra una parte, reglas { $clause } una regla
    ver o Intro | muestra otra vez la mesa
    salir | acaba la partida; puedes guardarla
cli-rules-more = Escribe reglas y un número para leer una parte, o reglas y el código de una regla.

## Registros

cli-match-number = Partida { $number }
cli-json-move = jugada { $number }
cli-verify-good = { $moves ->
    [one] { $moves } jugada, resultado { $result }.
   *[other] { $moves } jugadas, resultado { $result }.
}
cli-verify-shuffle = { $draws ->
    [one] Barajado comprobado, { $draws } sorteo.
   *[other] Barajado comprobado, { $draws } sorteos.
}
cli-verified = { $wrong ->
    [0] { $count ->
        [one] La partida es correcta.
       *[other] Las { $count } partidas son correctas.
    }
   *[other] { $count ->
        [one] La partida no es correcta.
       *[other] { $wrong } de { $count } partidas no son correctas.
    }
}
cli-match-unfinished = La partida no ha terminado.
cli-one-seat = Perspectiva: { $view }. Las jugadas ocultas se escriben «?».
cli-result = Resultado: { $result }

## Simulaciones y medidas

cli-simulate-playing = Jugando
cli-reading = Leyendo
cli-admin-saving = Guardando
cli-admin-restoring = Restaurando
cli-admin-exporting = Exportando
cli-admin-deleting = Borrando
cli-checking = Comprobando
cli-converting = Convirtiendo
cli-explaining = Explicando
cli-perft-counting = Contando
cli-simulate-games = { $count ->
    [one] { $count } partida en { $seconds } s
   *[other] { $count } partidas en { $seconds } s
}
cli-simulate-seat = Asiento
cli-simulate-bot = Bot
cli-simulate-won = Ganadas
cli-simulate-rate = Tasa
cli-simulate-interval = Intervalo 95 %
cli-simulate-score = Puntos
cli-simulate-moves = Jugadas por partida: { $mean } ± { $sd }.
cli-simulate-rounds = Rondas: { $mean } ± { $sd }.
cli-simulate-card = Carta
cli-simulate-in-play = En juego
cli-simulate-bought = Comprada
cli-simulate-won-with = Gana con ella
cli-arena-played = { $count ->
    [one] { $count } partida, semilla { $seed }
   *[other] { $count } partidas, semilla { $seed }
}
cli-arena-wins = Victorias en %
cli-arena-against = Contra
cli-arena-deals = Repartos
cli-arena-points = Puntos
cli-arena-rounds-won = Rondas ganadas %
cli-arena-round-points = Puntos por ronda
cli-arena-verdict = Veredicto
cli-arena-verdict-above = más de { $share }
cli-arena-verdict-below = menos de { $share }
cli-arena-verdict-open = { $share }: abierto
cli-arena-rating = Clasificación
cli-arena-matches = Partidas
cli-arena-thinking = Una jugada tarda
cli-arena-longest = Como mucho
cli-arena-how-two = Cada reparto se jugó desde ambos lados. Los puntos son los del bot menos los del rival. Cada reparto cuenta como una observación.
cli-arena-how-more = Un asiento del bot contra el otro bot en todos los demás asientos, cada reparto una vez desde cada asiento. Los puntos son los del bot menos la media de los demás. Cada reparto cuenta como una observación.
cli-arena-bad-engine = No hay ningún motor «{ $value }». Elige entre: { $allowed }.
arena-bots = Una arena necesita al menos dos bots, cada uno nombrado una vez; se dieron { $count }.
arena-deals = Hay que jugar al menos un reparto, no { $value }.
arena-share = «{ $value }» no es una proporción entre 0 y 1.
arena-no-ray = Ray no está instalado: pip install "hauntboard[ray]".
results-file-busy = { $file }: otra orden está escribiendo en este archivo.
results-file-foreign = { $file }: no es un archivo de resultados de esta orden. Indica otro archivo.
results-file-other = { $file }: estos resultados son de otras partidas ({ $field }: { $has }, se esperaba: { $wanted }). Indica otro archivo.
results-file-damaged = { $file }: la línea { $line } está dañada. Quítala para continuar con el resto.
cli-games-players = Jugadores
cli-games-bots = Bots disponibles
cli-games-broken = No se ha podido cargar:
cli-perft-depth = Profundidad
cli-perft-time = Tiempo
cli-perft-differ = la versión compilada y la de Python puro no coinciden.
cli-perft-bad-deal = «{ $text }» no se puede repartir en este momento.
cli-perft-bad-depth = La profundidad no puede ser negativa.
cli-build-compiled = Compiladas
cli-build-interpreted = Interpretadas

## Resolver

cli-solve-growing = Construyendo el árbol del juego
cli-solve-solving = Resolviendo
cli-solve-asking = Consultando al bot
cli-solve-size = { $count } historias, { $situations } conjuntos de información.
cli-solve-iterations = Iteraciones
cli-solve-value = Valor para el asiento { $number }
cli-solve-exploitability = Explotabilidad
cli-solve-against = Contra { $bot }
cli-solve-bad-number = --iterations y --seeds deben ser al menos 1.
cli-solve-too-large = Esta variante es demasiado grande para resolverla: tiene más de { $count } historias. Prueba: { $command }

## Conjuntos de datos
cli-dataset-needs = Los conjuntos de datos necesitan pyarrow: pip install "hauntboard[data]".
cli-dataset-wrong-game = Son registros de { $game }, no de { $value }.
cli-dataset-written = { $file }: { $rows } decisiones, partidas: { $matches }.

## Juegos nuevos
cli-help-new-game = Escribe las carpetas de un juego nuevo: un juego pequeño que funciona y que se puede cambiar.
cli-help-new-game-name = El nombre: letras minúsculas y cifras, con guiones entre las palabras.
cli-help-new-game-players = El número de jugadores, por ejemplo 2-5 o 3.
cli-help-new-game-package = Escribe un paquete instalable en esta carpeta (fuera de una copia de Hauntboard: en una carpeta con el nombre del juego).
cli-new-game-bad-name = «{ $value }» no puede ser el nombre de un juego: usa minúsculas, cifras y guiones entre las palabras, con una letra al principio y { $most } caracteres como máximo.
cli-new-game-python-name = «{ $value }» es un nombre que usa el propio Python. Elige otro.
cli-new-game-taken = «{ $value }» está ocupado: otro juego o mensaje empieza con este nombre.
cli-new-game-exists = { $folder } ya existe. No se ha escrito nada.
cli-new-game-other-checkout = { $root } es una copia del código de Hauntboard, pero el hauntboard que se ejecuta es otro, en { $place }. Ejecuta el de esa copia (make setup y luego .venv/bin/hauntboard) o escribe un paquete propio con --package DIR. No se ha escrito nada.
cli-new-game-bad-players = «{ $value }» no es un número de jugadores: escribe 3 o 2-5, de 2 a { $most }.
cli-new-game-written = El juego está en { $folder }. Próximos pasos:
cli-new-game-step-install = Instalarlo:
cli-new-game-step-allow = Permitirlo:
cli-new-game-step-play = Jugar:
cli-new-game-step-test = Ejecutar sus pruebas:
cli-new-game-step-change = Cambiar sus archivos:
cli-new-game-step-read = Seguir leyendo:
