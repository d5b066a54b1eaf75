# Mesas del servidor: lo que allí no se puede hacer.

table-seat-taken = El asiento { $number } está ocupado.
table-full = No queda ningún asiento libre en esta mesa.
table-not-your-seat = El asiento { $number } no es tuyo.
table-host-only = Esto solo puede hacerlo quien abrió la mesa.
table-seats-empty = La partida aún no puede empezar: no hay nadie en { $numbersCount ->
    [one] el asiento { $numbers }
   *[other] los asientos { $numbers }
}.
table-one-move = Una jugada es una acción o un texto: exactamente una de las dos cosas.
table-stale = La mesa ha cambiado desde que miraste (van { $count } pasos). Mira de nuevo y decide otra vez.
table-no-request = Nadie espera tu respuesta.
table-no-such-reaction = No existe esa reacción. Las que hay son: { $allowed }.
table-not-away = Ya estás en la mesa.
table-not-open = La partida ha empezado: esto solo se puede hacer antes.
table-not-running = En esta mesa no hay ninguna partida en curso.
table-busy = En esta mesa pasan demasiadas cosas a la vez. Vuelve a intentarlo en un momento.
