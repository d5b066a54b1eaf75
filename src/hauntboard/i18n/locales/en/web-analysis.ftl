# The analysis on the replay page.

web-analysis = Analysis
web-analysis-intro = What every decision was worth by what its player knew then, how much was luck, and what moves gave away.
web-analysis-ask = Analyse this match
web-analysis-patience = The ghosts look at every moment twice. It takes a minute or two and is kept for everybody.
web-analysis-waiting = Other matches come first. This one is in line.
web-analysis-working = Moment { $done } of { $total }
web-analysis-failed = The ghosts lost the thread. Nothing is broken; ask them again.
web-analysis-seat = Whose play
web-analysis-curve-round = Chance to win the round
web-analysis-curve-points = Points to expect this round
web-analysis-curve-match = Chance to win the match
web-analysis-curve-text = All cards known. Tap a moment to go there.
web-analysis-curve-open = Tap a moment to go there.
web-analysis-table = The curve as a table
web-analysis-moment = Moment
web-analysis-previous = Previous marked move
web-analysis-next = Next marked move
web-analysis-none-yet = Nobody has decided anything yet. Go on, or choose a marked move.
web-analysis-split = Where the result came from
web-analysis-split-text = Own play is measured against the ordinary player that the forecast reckons with. Luck is what nobody decided.
web-analysis-board = Show on the board
web-analysis-how = How this is found
web-analysis-worth = worth { $value } ± { $error }
web-analysis-lost = lost { $value } ± { $error }
