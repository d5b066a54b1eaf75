# Hints for people, and why a move was made. The reasons themselves are in the games' folders.

hint-title = Hint
hint-why-title = Why this move
hint-unit = { $unit ->
    [round] Chance to win the round
    [match] Chance to win the match
    [share] Share of the points still to be won this round
    [points] Points of this round, minus half of the others' average
   *[mix] How often to choose it
}
hint-plan = Plan for the turn
hint-only-move = There is only one possible move.
hint-type = Type: { $text }
hint-mixed = Each of these moves is right in its share of the cases, so the recommended one is drawn by lot: a move that you always make can be foreseen. The other ones are just as good.
hint-less-examined = A higher figure does not make another move better here: that move was examined too little to rely on its figure.
