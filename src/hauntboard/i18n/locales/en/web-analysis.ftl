# The analysis on the replay page.

web-analysis = Analysis
web-analysis-intro = What every decision was worth by what its player knew at the time, how much was luck, and what the moves revealed.
web-analysis-ask = Analyse this match
web-analysis-patience = Bots examine every position twice. This can take several minutes; the result is saved for everyone.
web-analysis-left = { $minutes ->
    [one] About { $minutes } minute left.
   *[other] About { $minutes } minutes left.
}
web-analysis-waiting = This match is in the queue.
web-analysis-working = Moment { $done } of { $total }
web-analysis-failed = The analysis failed. Nothing is lost; try again.
web-analysis-seat = Player
web-analysis-curve-round = Chance to win the round
web-analysis-curve-points = Points to expect this round
web-analysis-curve-match = Chance to win the match
web-analysis-curve-text = All cards known. Tap a moment to go there.
web-analysis-curve-open = Tap a moment to go there.
web-analysis-table = The curve as a table
web-analysis-moment = Moment
web-analysis-previous = Previous marked move
web-analysis-next = Next marked move
web-analysis-none-yet = There is no decision here yet. Go on, or choose a marked move.
web-analysis-split = Where the result came from
web-analysis-split-text = Own play is measured against the average player of the forecast. Luck is everything that no player decided.
web-analysis-board = Show on the board
web-analysis-how = How this is calculated
web-analysis-worth = worth { $value } ± { $error }
web-analysis-lost = lost { $value } ± { $error }
