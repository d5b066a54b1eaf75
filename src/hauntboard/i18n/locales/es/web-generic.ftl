# El tablero de un juego que no tiene uno propio: la mesa como tabla, las jugadas como botones.

generic-table = La mesa
generic-moves = Tus jugadas
generic-others = Otras jugadas
generic-filter = Buscar una jugada
generic-found = { $found } de { $total }
generic-none = Ninguna jugada contiene estas palabras.
generic-secret = oculto
generic-nothing = ninguno
generic-points = puntos
