# 13 Ghosts: why a bot makes a move, and hints for people.

ghosts-why-candidates = { $count ->
    [one] { $target } can only be hiding in { $numbers }.
   *[other] { $target } may be hiding in any of { $count } numbers; { $numbersOr } with a chance of { $percent }%.
}
ghosts-why-candidates-few = { $target } can only be hiding in { $numbersOr }.
ghosts-why-ask = Asking { $target }: a yes (chance { $percent }%) leaves { $yes } of them, a no leaves { $no }.
ghosts-why-ask-known = { $answer ->
    [yes] { $target } can only answer yes: the question reveals nothing new and only gains time.
   *[no] { $target } can only answer no: the question reveals nothing new and only gains time.
}
ghosts-why-attack = The attack hits { $target } with a chance of { $percent }%; a miss leaves { $no } of the numbers.
ghosts-why-protected = { $target } is protected and would give no answer.
ghosts-why-look = Card { $card } shows cards of the pile, and what lies there is nobody's crypt.
ghosts-why-draw = Another turn with a new card is worth more than copying an old one.
ghosts-why-arrange = The most useful card goes where it helps most; the others are out of the way.
ghosts-whose-crypt = { $you ->
    [yes] your crypt
   *[no] { $seat }'s crypt
}
ghosts-why-betrays = { $after ->
    [one] What it betrays: the rivals are down to about one number for { ghosts-whose-crypt } (now about { $before }).
   *[other] What it betrays: the rivals still consider about { $after } numbers for { ghosts-whose-crypt } (now about { $before }).
}
ghosts-why-betrays-nothing = { $count ->
    [one] It betrays next to nothing; the rivals are down to about one number for { ghosts-whose-crypt } anyway.
   *[other] It betrays next to nothing: the rivals still consider about { $count } numbers for { ghosts-whose-crypt }.
}
ghosts-why-hides = { $after ->
    [one] Card { $card } stays hidden, but the rivals are down to about one number for { ghosts-whose-crypt } (now about { $before }).
   *[other] Card { $card } stays hidden: the rivals still consider about { $after } numbers for { ghosts-whose-crypt } (now about { $before }).
}
ghosts-why-win = All in all this wins the round in about { $percent }% of cases.
ghosts-why-points = All in all this brings about { $percent }% of the points still to be won this round.
ghosts-why-crypt = From two such cards { $card } is hidden in { $percent }% of cases: always hiding the same card would be easy to read.
ghosts-why-crypt-team = From four such cards { $card } is hidden in { $percent }% of cases: the more useful ones stay for the hands, but nobody should be able to count on it.
ghosts-why-keep = { $card } is the more useful card in hand.
ghosts-why-keep-other = { $card } is the less useful card in hand.
ghosts-why-no-history = This round started from a position. The earlier moves are not known, so this goes by what can be seen now.
