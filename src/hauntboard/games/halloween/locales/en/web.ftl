# Halloween on the web table.

web-halloween-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds } at most
}
web-halloween-last-round = the last round
web-halloween-master = Master variant
web-halloween-town = The town
web-halloween-guide = What you are doing
web-halloween-crumbs = Steps so far
web-halloween-back-to = Choose again: { $step }
web-halloween-turn = Tap an action in one of your sections.
web-halloween-turn-done = All your sections have acted. End your turn when you like.
web-halloween-left = { $count ->
    [one] { $count } section still has to act.
   *[other] { $count } sections still have to act.
}
web-halloween-done = All sections have acted.
web-halloween-possible = Possible cards: { $count }
web-halloween-pay = { $count ->
    [one] { $count } more token to pay
   *[other] { $count } more tokens to pay
}

## The town

web-halloween-building = Building: { halloween-building }
web-halloween-building-text = Neighbours: { $neighbours }. { $count } of at most { $room } ghosts are here.
web-halloween-ghosts = Ghosts, { halloween-colour }, level { $level }, { halloween-building.in }: { $count }
web-halloween-ghost-short = { halloween-colour } ({ halloween-building })
web-halloween-ghost-title = Ghost of level { $level }: { halloween-colour }
web-halloween-ghost-text = Its die has { $sides } sides, haunting with it scores { $points } points. { $count } more may come to town.
web-halloween-ghost-upgrade = The next level costs { halloween-scare-points }.
web-halloween-ghost-choose = To use it, first tap an action in one of your sections.
web-halloween-space-title = Haunting space: { halloween-colour }
web-halloween-space-free = The { halloween-colour } haunting space { halloween-building.in } is free. It is worth { $points } points.
web-halloween-space-taken = The { halloween-colour } haunting space { halloween-building.in }, worth { $points } points, is haunted by { $seat }.
web-halloween-bonus-here = Bonus token { halloween-bonus } { halloween-building.in }
web-halloween-supplies = Free ghosts and tokens
web-halloween-supply-of = { halloween-colour }: { $free } free ghosts, { $tokens } tokens in the supply

## Boards

web-halloween-board = Board: { $seat }
web-halloween-sections = Sections: { $seat }
# Short, above the action spaces.
web-halloween-act = { $act ->
    [summon] Summon
    [scare] Scare
    [upgrade] Upgrade
    [move] Move
    [fight] Fight
    [haunt] Haunt
   *[rest] Rest
}
web-halloween-section = Section { $section }
web-halloween-section-label = Section { $section }, level { $level }{ $used ->
    [yes] , has acted
   *[no] {""}
}
web-halloween-section-text = Level { $level }: it uses ghosts up to { halloween-colour }.
web-halloween-space = Section { $section }: { halloween-act }{ $disc ->
    [yes] , holds a disc
   *[no] {""}
}{ $can ->
    [yes] , possible now
   *[no] {""}
}
web-halloween-supply = Discs in the supply: { $count }
web-halloween-supply-text = An action puts one of these discs on its space. Resting a section brings its discs back.
web-halloween-scare-points = Scare points: { $count }
web-halloween-scare-text = They pay for stronger ghosts.
web-halloween-haunts = Haunt tokens left: { $count }
web-halloween-haunts-text = One goes on a haunting space each time. Placing the last one makes this round the last.
web-halloween-tokens-all = Ghost tokens
web-halloween-tokens = { halloween-colour }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
web-halloween-slots = Bonus slots
web-halloween-slot-held = Bonus token: { halloween-bonus }
web-halloween-slot-free = free bonus slot
web-halloween-slot-blocked = bonus slot blocked by a disc
web-halloween-points = Haunting points: { $points }; { $total } if the match ended now

## Cards

web-halloween-cards = The cards in play
web-halloween-card = { $number }, { halloween-card }
web-halloween-card-label = Card { $number }, { halloween-card }, { $count ->
    [0] nobody on it
    [one] { $count } player on it
   *[other] { $count } players on it
}{ $can ->
    [yes] , possible now
   *[no] {""}
}
web-halloween-cost = { $different ->
    [yes] Costs { $count } tokens of different colours.
   *[no] Costs { $count } tokens of any colour.
}
web-halloween-on = On it: { $seats }.
web-halloween-nobody = Nobody is on it yet.
web-halloween-all-cards = Show all 52 cards
web-halloween-chosen = { $count } of 8 cards chosen
web-halloween-choose-how = Tap a card to read it and take it.
web-halloween-choose-rest = Fill up at random
web-halloween-choose-none = Clear
web-halloween-occupy = Occupy
web-halloween-use = Use

## Fights and points

web-halloween-fight = A fight
web-halloween-roll = The dice are rolling
web-halloween-against = against
web-halloween-breakdown = Where the points come from
web-halloween-source = Source
web-halloween-total = Total
web-halloween-all-moves = All moves as a list
