# La página de repetición: una partida vista después.

web-replay-title = Repetición: { $game }
web-replay-perspective = Perspectiva
web-replay-perspective-all = Todo a la vista
web-replay-perspective-spectator = Espectador
web-replay-running = Esta partida aún se está jugando: solo ves lo que puedes saber.
web-replay-only = Esto es una repetición y no se puede cambiar. Para probar otra jugada, sigue jugando desde aquí.
web-replay-link = Compartir un enlace a este momento
web-replay-analysis = Análisis
web-replay-table = Ir a la mesa de esta partida

## Recorrer una partida

web-replay-controls = Recorrer la partida
web-replay-position = Posición en la partida
web-replay-at = Momento { $step } de { $steps }
web-replay-begin = La mesa está puesta. La partida va a empezar.
web-replay-start = Ir al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-forward = Un paso adelante
web-replay-end = Ir al final
web-replay-speed = Velocidad

web-replay-keys = Con el teclado
web-replay-key-space = Barra espaciadora
web-replay-key-arrows = Flechas ← →
web-replay-key-home-end = Inicio, Fin
web-replay-key-page = Re Pág, Av Pág
web-replay-does-play = reproducir y pausar
web-replay-does-step = un paso atrás o adelante; en el deslizador, momento a momento
web-replay-does-ends = al principio o al final de la partida
web-replay-does-round = a la ronda siguiente o a la anterior

## El registro

web-replay-record = Descargar el registro
web-replay-record-text = Todas las jugadas de la partida, para leerlas, guardarlas o comprobarlas con otros programas.
web-replay-record-words = Como texto
web-replay-record-data = Como datos (JSON)

## Seguir jugando

web-replay-play-on = Seguir desde aquí
web-replay-play-on-text = Una mesa nueva empieza justo en este momento, contigo en uno de los asientos y bots en los demás. La partida que se jugó queda como está.
web-replay-play-on-seat = ¿Qué asiento ocupas?
web-replay-play-on-secret = Sabes lo que { $seat } sabía en este momento. Lo que { $seat } no podía saber se reparte de nuevo, así que las cartas pueden no estar como en la partida.
web-replay-play-on-over = En este momento la partida ya ha terminado. Vuelve a uno en el que aún haya algo que decidir.
web-replay-play-on-do = Jugar como { $seat }

## El reparto

web-replay-shuffle = Comprobar el barajado
web-replay-shuffle-working = Sorteando todo de nuevo …
web-replay-shuffle-fair = El barajado fue limpio.
web-replay-shuffle-unchecked = El servidor responde por este barajado. Tu navegador no ha podido comprobarlo por sí mismo.
web-replay-shuffle-unfair = Algo no encaja. No se puede confiar en este barajado.
web-replay-check-right = Correcto:
web-replay-check-wrong = Incorrecto:
web-replay-check-unknown = No se sabe:
web-replay-check-commitment = Tu navegador ha calculado la huella del secreto revelado. Es la que la mesa publicó antes de la partida.
web-replay-check-kept = Tu navegador anotó la huella el { $when }, antes de que la partida terminara. No ha cambiado desde entonces.
web-replay-check-not-kept = Este navegador no estaba cuando se publicó la huella. Los navegadores de quienes jugaron pueden comprobarla.
web-replay-check-given = La parte al azar que añadió tu dispositivo está en el barajado.
web-replay-check-draws = { $count ->
    [one] Tu navegador ha repetido { $count } sorteo, y ha salido lo que se repartió.
   *[other] Tu navegador ha repetido los { $count } sorteos, y en cada uno ha salido lo que se repartió.
}
web-replay-check-cannot = Los navegadores solo calculan huellas en páginas seguras (https). Descarga el registro para comprobarlo en otro sitio.
web-replay-check-server = { $count ->
    [one] El servidor también ha comprobado { $count } sorteo con las reglas del juego.
   *[other] El servidor también ha comprobado los { $count } sorteos con las reglas del juego.
}
web-replay-shuffle-means = Qué demuestra esto
web-replay-shuffle-sealed = Antes de la partida, la mesa eligió un secreto y publicó su huella: a partir de una huella nadie puede adivinar el secreto, y ningún otro secreto tiene la misma. Después, el dispositivo de cada jugador añadió números propios al azar. Cada carta y cada dado salen de todo ello combinado.
web-replay-shuffle-so = Por eso la mesa no pudo elegir las cartas: no conocía tus números cuando fijó su secreto. Tampoco pudo ningún jugador, porque nadie conocía el secreto. Ahora que se ha revelado, cualquiera puede repetir todos los sorteos.
web-replay-commitment = Huella, publicada antes de la partida
web-replay-seed = El secreto, revelado después de la partida
web-replay-entropy = Lo que añadieron los dispositivos de los jugadores
web-replay-entropy-none = nada
web-replay-draws = Sorteos
