# Mesas del servidor: lo que allí no se puede hacer.

table-seat-taken = El asiento { $number } está ocupado.
table-full = No queda ningún asiento libre en esta mesa.
table-not-your-seat = El asiento { $number } no es tuyo.
table-host-only = Esto solo puede hacerlo quien abrió la mesa.
table-seats-empty = La partida aún no puede empezar: no hay nadie en { $numbersCount ->
    [one] el asiento { $numbers }
   *[other] los asientos { $numbers }
}.
table-one-move = Una jugada lleva una acción o un texto, no ambas cosas.
table-stale = La mesa ha cambiado (pasos hasta ahora: { $count }). Mira de nuevo y decide.
table-no-request = No hay ninguna petición que espere tu respuesta.
table-no-such-reaction = No existe esa reacción. Elige entre: { $allowed }.
table-not-away = Ya estás en la mesa.
table-not-open = La partida ha empezado: esto solo se puede hacer antes.
table-not-running = En esta mesa no hay ninguna partida en curso.
table-busy = Esta mesa está ocupada ahora mismo. Inténtalo de nuevo dentro de un momento.
hint-off = En esta mesa las pistas están desactivadas.
hint-no-answer = Esta vez no se ha encontrado ninguna pista. No ha cambiado nada; inténtalo de nuevo dentro de un momento.
hint-busy = Ahora mismo mucha gente pide pistas. Inténtalo de nuevo dentro de un momento.
hint-no-adviser = «{ $value }» no puede dar pistas.
hint-chance = Este paso fue obra del azar, no una decisión.
table-bad-name = Un nombre necesita entre 1 y 24 caracteres visibles.
table-seat-count = Este juego necesita exactamente { $count } asientos.
table-unknown = Esa mesa no existe o no tienes acceso a ella.
table-game-unavailable = Este servidor ya no ofrece el juego de esta mesa: { $game }.
table-not-seated = Solo quienes jugaron en esta mesa pueden pedir la revancha.
table-not-over = Esto estará disponible cuando termine la partida.
table-not-your-perspective = Hasta que acabe la partida solo puedes usar tu propia perspectiva.
table-bad-perspective = Esa perspectiva no existe. Elige entre: { $allowed }.
table-same-deal = En otras mesas se juega el mismo reparto: hasta que todas terminen, cada jugador ve solo su asiento.
table-same-deal-seat = Ya estás jugando este reparto en otra mesa.
table-no-such-step = { $count ->
    [one] La partida tiene { $count } paso; no se puede seguir desde ahí.
   *[other] La partida tiene { $count } pasos; no se puede seguir desde ahí.
}
identity-needed = Escribe primero tu nombre.
identity-unknown = Este token no es válido.
request-too-often = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
request-too-large = La petición es demasiado grande.
request-foreign = La petición venía de una página de otro sitio y se ha rechazado.
request-invalid = La petición no es válida: { $problem }
request-nothing-there = No hay nada en esta dirección.
request-method = Esta dirección no admite ese método.
server-busy = El servidor está muy ocupado. No se ha cambiado nada; inténtalo dentro de un momento.
server-mistake = Algo ha fallado por nuestra parte. El error ha quedado registrado.
server-no-pages = El servidor funciona, pero este paquete se creó sin la mesa web.
request-too-slow = La petición llegó demasiado despacio y se descartó.
analysis-busy = Hay muchas partidas esperando su análisis. Inténtalo de nuevo en unos minutos.
