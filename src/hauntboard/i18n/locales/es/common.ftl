# Palabras y mensajes de la mesa, sea cual sea el juego.

player-name = Jugador { $number }
player-you = tú
bot-name-1 = Mortimer
bot-name-2 = Ágata
bot-name-3 = Casimiro
bot-name-4 = Otilia
bot-name-5 = Bernabé
bot-name-6 = Cordelia
bot-name-7 = Ignacio
bot-name-8 = Rosalinda
bot-name-9 = Leopoldo
bot-kind = { $bot ->
    [random] bot, distraído
    [greedy] bot, impaciente
    [sensible] bot, astuto
    [thinker] bot, pensativo
    [level-1] bot, somnoliento
    [level-2] bot, travieso
    [level-3] bot, despierto
    [level-4] bot, astuto
    [level-5] bot, implacable
   *[other] bot ({ $bot })
}
team-name = Equipo { $number }
stage-draft = borrador
stage-preview = en pruebas
chance-name = El azar
spectator-name = Espectador
answer-yes = sí
answer-no = no
answer-none = sin respuesta
rules-examples = Ejemplos
rules-decision = Decisión nuestra

## Jugadas rechazadas

refusal-no-such-seat = En esta mesa no hay ningún asiento { $seatNumber }.
refusal-no-such-action = En este juego no existe la jugada número { $action }.
refusal-match-over = La partida ha terminado. Empieza otra para seguir jugando.
refusal-chance-is-next = Lo siguiente lo decide el azar. Espera un momento.
refusal-not-over = La mesa entera solo se descubre cuando termina la partida.
refusal-no-undo = Esto ya no se puede deshacer: desde entonces alguien ha jugado o se ha revelado algo.
refusal-only-chance = Esto solo lo hace el azar: repartir, sacar, tirar los dados o decidir quién empieza.
refusal-not-your-turn = Todavía no es tu turno.

## Opciones

option-bad-value = «{ $value }» no vale para la opción «{ $option }». Elige entre: { $allowed }.
option-bad-players = No se puede jugar con este número de jugadores: { $value }. Elige entre: { $allowed }.
option-unknown = Este juego no tiene la opción «{ $option }». Elige entre: { $allowed }.
option-unknown-game = No hay ningún juego «{ $value }». Elige entre: { $allowed }.
option-first = Quién empieza la primera ronda: el número de un asiento, o el azar.
    .label = Quién empieza
option-first-random = lo decide el azar

## Notación

notation-unknown = «{ $text }» no es una jugada de este juego.

## Posiciones

position-not-object = { $path }: aquí debe ir un objeto.
position-unknown-key = { $path }: aquí no existe la clave «{ $key }».
position-not-bool = { $path }: escribe true o false.
position-not-list = { $count ->
    [0] { $path }: aquí debe ir una lista.
   *[other] { $path }: aquí debe ir una lista de longitud { $count }.
}
position-bad-number = { $path }: aquí debe ir un número entero del { $low } al { $high }.
position-other-game = { $path }: esta posición es de otro juego.
position-other-players = { $path }: número de jugadores de esta mesa: { $players }.
position-bad-phase = { $path }: esta fase no existe o no encaja con lo demás. Fases posibles: { $allowed }.
position-bad-tie-break = { $path }: estos asientos no pueden estar jugando un desempate.
position-card-twice = { $path }: hay una carta en dos sitios a la vez.
position-bad-pile = { $path }: tal como están las demás cartas, el tamaño del mazo es { $count }.
position-bad-knowledge = { $path }: esto no se puede saber en esta posición.
position-not-won = { $path }: la partida no puede haber terminado en esta posición.
position-bad-seats = { $path }: estos asientos no pueden estar en esta situación.
position-bad-deal = { $path }: ningún reparto lleva a estas cartas.
position-bad-card = { $path }: en esta baraja no hay ninguna carta «{ $card }».
position-missing-cards = { $path }: nadie tiene ni ha jugado estas cartas: { $cardsList }.

## Azar

dealer-list-ended = Se ha acabado la lista preparada de sucesos del azar.
dealer-not-possible = El suceso de azar preparado { $action } no es posible aquí.
dealer-bad-seed = Una semilla tiene exactamente { $bytes } bytes.
dealer-long-entropy = El texto aleatorio de cada jugador puede tener como mucho { $bytes } bytes.

## Registros

record-error-at = Línea { $line }, columna { $column }: { $reason }
record-foreign = Esto no es un registro de Hauntboard: falta la cabecera [Hauntboard "{ $version }"].
record-bad-header = No se puede leer esta cabecera. Una cabecera tiene esta forma: [Nombre "valor"].
record-unknown-header = No se conoce la cabecera «{ $name }».
record-missing-header = Falta la cabecera «{ $name }».
record-duplicate-header = La cabecera «{ $name }» aparece dos veces.
record-bad-value = «{ $value }» no es un valor válido para la cabecera «{ $name }».
record-bad-version = La versión «{ $value }» del formato de registro no es compatible.
record-bad-move = «{ $text }» no se puede leer como jugada.
record-illegal-move = La jugada «{ $text }» no está permitida en este momento.
record-wrong-seat = «{ $text }» está anotada en otro asiento: la jugada es de { $expected }.
record-wrong-outcome = Tras «{ $text }» el registro dice «{ $found }», pero según las reglas es «{ $expected }».
record-wrong-result = El resultado del registro es «{ $found }», pero las jugadas llevan a «{ $expected }».
record-not-finished = La partida de este registro no ha terminado.
record-hidden-move = Este registro oculta algunas jugadas, así que no se puede reproducir entero.
record-after-end = Hay jugadas después del final de la partida.
record-one-seat = Este registro cuenta la partida tal como se vio desde un solo asiento; aquí hace falta el completo.
record-no-matches = En este archivo no hay ninguna partida.
record-no-commitment = Este registro no lleva compromiso, así que no se puede comprobar el barajado.
record-wrong-commitment = La semilla revelada no coincide con el compromiso publicado antes del reparto.
record-wrong-draw = El registro dice «{ $text }», pero la semilla revelada da «{ $expected }».
record-bad-json = Esto no es JSON válido.
record-not-text = Este archivo no es texto en UTF-8.

## Bots y simulaciones

bot-unknown = No hay ningún bot «{ $value }». Elige entre: { $allowed }.
bot-wrong-game = El bot «{ $value }» no juega a { $game }. Elige entre: { $allowed }.
bot-bad-budget = «{ $value }» no es un límite de reflexión para un bot. Ejemplos: 8000 (iteraciones), 100ms, 1.5s.
bot-no-budget = El bot «{ $value }» no tiene un límite de reflexión que se pueda cambiar.
bot-no-open-spiel = OpenSpiel no está instalado: pip install "hauntboard[bench]".
bot-count = { $value } bots no caben en { $players } asientos.
simulate-no-games = Hay que jugar al menos una partida, no { $value }.
solve-too-large = Esta variante es demasiado grande para resolverla: tiene más de { $count } historias. Prueba con menos cartas o valores y una sola ronda.
solve-uneven-luck = Esta variante no se puede resolver: sus sucesos de azar no son igual de probables en todos los caminos.
dataset-bad-seed = La semilla de un conjunto de datos es un número entero de { $low } a { $high }.
dataset-exists = Ya hay un conjunto de datos: { $file }. Elige otra carpeta o borra esta.
dataset-not-over = Un conjunto de datos no puede contener una partida sin terminar.
dataset-other-game = Todas las partidas de un conjunto de datos deben tener el mismo juego, los mismos jugadores y las mismas opciones.
dataset-position = Un conjunto de datos no puede contener una partida que empezó desde una posición.
