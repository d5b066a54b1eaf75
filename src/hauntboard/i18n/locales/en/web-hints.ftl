# Hints at the web table, and why a move was made in the replay.

web-hints-note = A strong bot will analyse your position, using only what you know. Everyone at the table sees that you asked, and this match will not be rated.
web-hints-show = Show me
web-hints-thinking = Thinking about it …
web-hints-best = { $unit ->
    [mix] Chosen at random
   *[other] Best move
}
web-hints-played = Played
web-hints-both = Played, and the best move
web-hints-others = Other moves
web-hints-reasons = Why
web-hints-mover = What a strong bot thinks of it, knowing what { $seat } knew
web-hints-why = Why?
web-hints-no-decision = No decision has been made so far.
web-hints-again = Try again
