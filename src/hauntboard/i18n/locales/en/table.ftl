# Tables on the server: what is not allowed there.

table-seat-taken = Seat { $number } is taken.
table-full = There is no free seat at this table.
table-not-your-seat = Seat { $number } is not yours.
table-host-only = Only the host of the table may do this.
table-seats-empty = The match cannot start yet: nobody sits at { $numbersCount ->
    [one] seat { $numbers }
   *[other] seats { $numbers }
}.
table-one-move = A move needs either an action or a text, not both.
table-stale = The table has changed (steps so far: { $count }). Look again and decide.
table-no-request = There is no request waiting for your answer.
table-no-such-reaction = There is no such reaction. Choose from: { $allowed }.
table-not-away = You are already at the table.
table-not-open = The match has started: this is only possible before the start.
table-not-running = No match is being played at this table.
table-busy = This table is busy right now. Try again in a moment.
hint-off = Hints are off at this table.
hint-no-answer = No hint could be found this time. Nothing has changed; try again in a moment.
hint-busy = Many players are asking for hints right now. Try again in a moment.
hint-no-adviser = “{ $value }” cannot give hints.
hint-chance = This step was chance, not a decision.
table-bad-name = A name needs between 1 and 24 visible characters.
table-seat-count = This game needs exactly { $count } seats.
table-unknown = There is no such table, or you cannot open it.
table-game-unavailable = This server no longer offers the game of this table: { $game }.
table-not-seated = Only players of this table may ask for a rematch.
table-not-over = This is available once the match is over.
table-not-your-perspective = Until the match is over, you can only use your own perspective.
table-bad-perspective = There is no such perspective. Choose from: { $allowed }.
table-same-deal = Other tables are playing the same deal: until all have finished, players see only their own seats.
table-same-deal-seat = You are already playing this deal at another table.
table-no-such-step = { $count ->
    [one] The match has { $count } step; it cannot be continued from there.
   *[other] The match has { $count } steps; it cannot be continued from there.
}
identity-needed = Enter your name first.
identity-unknown = This token is not valid.
request-too-often = Too many requests. Wait a moment and try again.
request-too-large = The request is too large.
request-foreign = The request came from a page of another site and was rejected.
request-invalid = The request is invalid: { $problem }
request-nothing-there = There is nothing at this address.
request-method = This address does not support that method.
server-busy = The server is very busy. Nothing was changed; try again in a moment.
server-mistake = Something went wrong on our side. The error has been logged.
server-no-pages = The server is running, but this package was built without the web table.
request-too-slow = The request arrived too slowly and was dropped.
analysis-busy = Many matches are waiting to be analysed. Try again in a few minutes.
