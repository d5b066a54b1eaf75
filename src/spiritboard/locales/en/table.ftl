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
