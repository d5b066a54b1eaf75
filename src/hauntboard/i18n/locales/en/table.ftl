# Tables on the server: what is not allowed there.

table-seat-taken = Seat { $number } is taken.
table-full = There is no free seat at this table.
table-not-your-seat = Seat { $number } is not yours.
table-host-only = Only the host of the table may do this.
table-seats-empty = The match cannot start yet: nobody sits at { $numbersCount ->
    [one] seat { $numbers }
   *[other] seats { $numbers }
}.
table-one-move = A move is either an action or a text: exactly one of the two.
table-stale = The table has moved on since you looked ({ $count } steps by now). Look again and decide anew.
table-no-request = Nobody is waiting for your answer.
table-no-such-reaction = There is no such reaction. These are: { $allowed }.
table-not-away = You are already there.
table-not-open = The match has begun: this can only be done before the start.
table-not-running = There is no match going on at this table.
table-busy = There is too much going on at this table right now. Try again in a moment.
hint-off = Hints are switched off at this table.
hint-no-answer = No hint came this time. Nothing has changed at the table; try again in a moment.
hint-busy = Many people are asking for hints right now. Try again in a moment.
hint-no-adviser = “{ $value }” cannot give hints.
hint-chance = Nobody chose there: it was chance.
table-bad-name = A name needs between 1 and 24 visible characters.
table-seat-count = This game needs exactly { $count } seats.
table-unknown = There is no such table, or it is not open to you.
table-not-seated = Only those who played at this table may ask for a rematch.
table-not-over = This can be seen once the match is over.
table-not-your-perspective = Before the end everybody sees only with their own eyes.
table-bad-perspective = There are no such eyes to look through. Possible are: { $allowed }.
table-same-deal = Other tables are playing the same deal: only the players see their own seats until all have finished.
table-same-deal-seat = You already sit at another table with the same deal.
table-no-such-step = The match has { $count } steps; one cannot play on from there.
identity-needed = Tell us your name first.
identity-unknown = Nobody is known by this token.
request-too-often = That was too fast. Wait a moment and try again.
request-too-large = That is more than can be taken at once.
request-foreign = A page of another site asked for this; it was not done.
request-invalid = The request is not as it must be: { $problem }
request-nothing-there = There is nothing at this address.
request-method = This cannot be done at this address.
server-busy = The server is very busy. Nothing was done; try again in a moment.
server-mistake = Something went wrong on our side. It has been noted.
server-no-pages = The server is running, but this package was built without the web table.
request-too-slow = The request came too slowly and was given up.
analysis-busy = Many matches are waiting to be looked at. Try again in a few minutes.
