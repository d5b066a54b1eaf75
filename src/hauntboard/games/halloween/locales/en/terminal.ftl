cli-halloween-help-keys =
    1 2 3 | one of your sections: its actions, and why others are not possible
    2 move | an action, or all of it: 2 move yellow church>school
    c u b e | occupy a card, use a card, use a bonus token, end the turn
    1 2 3 4 5 in town | ghosts by level: blue, green, yellow, orange, red
    2 4 6 8 10 | haunting spaces by their points; ▲ ■ ◆ ♣ whose token is there
    ● ○ – | a disc lies there, the action is possible, it is not
    3  3≠ | a card's cost: any three tokens, or three different ones
    6×1 1×2 | tokens or free ghosts: six of level 1, one of level 2
    ■ ●····· ··●··· | another player's discs by section, from summon to haunt
    ? | explains what is asked, or the rule after a refusal
    ?cards ?37 ?l ?A3 | the cards in play, a card, a bonus token, a clause
cli-halloween-number = No.
cli-halloween-card = Card
cli-halloween-cards = Cards
cli-halloween-effect = Effect
cli-halloween-cost-any = any { $count } tokens
cli-halloween-cost-different = { $count } different tokens
cli-halloween-explain-colour = Level { $level }, die d{ $sides }, its haunting spaces are worth { $points } points.
cli-halloween-explain-price = Upgrading to it costs { $amount } scare points.
cli-halloween-round = { $limit ->
    [0] round { $round }
   *[other] round { $round } of { $limit }
}
cli-halloween-turn = { $you ->
    [yes] your turn
   *[no] { $seat } plays
}
cli-halloween-last-round = the last round
cli-halloween-reserve = { $count ->
    [one] { $count } bonus token in reserve
   *[other] { $count } bonus tokens in reserve
}
cli-halloween-spaces = haunt
cli-halloween-column-pe = Points
cli-halloween-column-sp = Scare
cli-halloween-column-discs = Discs
cli-halloween-column-haunts = Haunts
cli-halloween-column-levels = Levels
cli-halloween-column-tokens = Tokens
cli-halloween-column-bonus = Bonus
cli-halloween-level = level { $level }
cli-halloween-used = used
cli-halloween-supply = Your supply
cli-halloween-board = Section { $section }
cli-halloween-section = Section { $section } (level { $level })
cli-halloween-ask-section = Which section acts? ({ $numbersOr })
cli-halloween-all-used = All your sections have acted.
cli-halloween-ask-act = Section { $section }, level { $level }: which action?
cli-halloween-rest = { $count ->
    [0] Rest (no disc to take back)
    [one] Rest ({ $count } disc comes back)
   *[other] Rest ({ $count } discs come back)
}
cli-halloween-occupy = Occupy a card: { $names }
cli-halloween-use = Use a card: { $names }
cli-halloween-bonus = Use a bonus token: { $names }
cli-halloween-ask-card = Which card ({ $numbersOr })
cli-halloween-ask-bonus = Which bonus token?
cli-halloween-ask-token = Which token next?
cli-halloween-ask-number = Your number (1 to { $most })
cli-halloween-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-halloween-room = { $count } free
cli-halloween-total = Total
cli-halloween-from-haunt = Haunting
cli-halloween-from-occupy = Occupying cards
cli-halloween-from-rival = Company on a card
cli-halloween-from-sets = Sets of three tokens
# What may be typed; each word must differ from those of colours, buildings and actions.
cli-halloween-word = { $word ->
    [end] end
    [pass] pass
    [points] points
    [supply] supply
    [section] section
    [occupy] occupy
    [use] use
    [pay] pay
    [disc] disc
    [bonus] bonus
    [drop] drop
    [again] again
    [plus] plus
    [name] name
    [change] change
   *[roller] roller
}
cli-halloween-supply-ghosts = Free ghosts
cli-halloween-supply-tokens = Tokens left
