# The board of a game that has none of its own: its view as a table, its moves as buttons.

generic-table = The table
generic-moves = Your moves
generic-others = Other moves
generic-filter = Find a move
generic-found = { $found } of { $total }
generic-none = No move contains these words.
generic-secret = hidden
generic-nothing = none
generic-points = points
