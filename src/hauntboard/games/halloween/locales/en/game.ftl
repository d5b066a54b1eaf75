# Halloween: cards, bonus tokens, options, moves, refusals and the log.

halloween-name = Halloween
halloween-tagline = Summon ghosts, set them on each other and haunt a whole town, with 52 cards that break the rules.
luck-halloween = Luck plays a small part here: the better planner nearly always wins.

## Options

halloween-option-variant = The standard game, or the Master variant: four sections, and no bonus tokens, cards or dice (V1).
    .label = Variant
halloween-option-variant-standard = cards, bonus tokens and dice
halloween-option-variant-master = four sections, no luck
halloween-option-cards = Which eight cards are in play: random ones, a named set, or eight of your own.
    .label = Cards
    .typed = Any eight are written as numbers joined by +, such as 1+4+6+15+22+23+31+46.
halloween-option-cards-random = chance picks eight
halloween-option-cards-casper = for beginners
halloween-option-cards-amityville = for clever combinations
halloween-option-cards-jacob-marley = all about fights
halloween-option-cards-brown-lady = all about scares
halloween-option-cards-bloody-mary = high scores
halloween-option-rounds = After how many rounds the match ends at the latest.
    .label = Rounds
    .typed = Any number; 0 is no limit.
halloween-option-rounds-0 = no limit
halloween-option-bad-cards = “{ $value }” is no choice of cards. Write eight different numbers from 1 to 52 joined by +, or choose from: { $allowed }.

## Words

halloween-colour = { $colour ->
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
}
halloween-colour2 = { $colour2 ->
    [blue] blue
    [green] green
    [yellow] yellow
    [orange] orange
   *[red] red
}
halloween-next-colour = { $colour ->
    [blue] green
    [green] yellow
    [yellow] orange
   *[orange] red
}
# A ghost as the object of a sentence.
halloween-ghost = { $colour ->
    [blue] a blue ghost
    [green] a green ghost
    [yellow] a yellow ghost
    [orange] an orange ghost
   *[red] a red ghost
}
halloween-ghost2 = { $colour2 ->
    [blue] a blue ghost
    [green] a green ghost
    [yellow] a yellow ghost
    [orange] an orange ghost
   *[red] a red ghost
}
# One is a ghost, several are a number of ghosts.
halloween-ghosts = { $count ->
    [one] { halloween-ghost }
   *[other] { $count } { halloween-colour } ghosts
}
halloween-building = { $building ->
    [police] police station
    [school] school
    [church] church
    [hall] town hall
    [hospital] hospital
   *[theatre] theatre
}
    .in = in the { halloween-building }
    .to = to the { halloween-building }
    .from = from the { halloween-building }
halloween-building2 = { $building2 ->
    [police] police station
    [school] school
    [church] church
    [hall] town hall
    [hospital] hospital
   *[theatre] theatre
}
    .in = in the { halloween-building2 }
halloween-destination = { $to ->
    [police] to the police station
    [school] to the school
    [church] to the church
    [hall] to the town hall
    [hospital] to the hospital
   *[theatre] to the theatre
}
halloween-act = { $act ->
    [summon] Summon
    [scare] Scare
    [upgrade] Upgrade
    [move] Move
    [fight] Fight
    [haunt] Haunt
   *[rest] Rest
}
    .verb = { $act ->
        [summon] summon
        [scare] scare
        [upgrade] upgrade
        [move] move
        [fight] fight
        [haunt] haunt
       *[rest] rest
    }

# A gain names its reason unless the previous line did.
halloween-haunting-points = { $amount ->
    [one] { $amount } haunting point
   *[other] { $amount } haunting points
}
    .why = { $why ->
        [haunt] { halloween-haunting-points }
        [occupy] { halloween-haunting-points }
        [bonus-g] { halloween-haunting-points }
       *[other] { halloween-haunting-points } ({ halloween-why })
    }
halloween-scare-points = { $amount ->
    [one] { $amount } scare point
   *[other] { $amount } scare points
}
    .why = { $why ->
        [card-9] { halloween-scare-points } ({ halloween-why })
        [card-12] { halloween-scare-points } ({ halloween-why })
        [card-18] { halloween-scare-points } ({ halloween-why })
        [card-19] { halloween-scare-points } ({ halloween-why })
        [card-21] { halloween-scare-points } ({ halloween-why })
       *[other] { halloween-scare-points }
    }
halloween-tokens = { $count ->
    [one] { $count } { halloween-colour } token
   *[other] { $count } { halloween-colour } tokens
}
    .why = { $why ->
        [card-5] { halloween-tokens } ({ halloween-why })
        [card-37] { halloween-tokens } ({ halloween-why })
       *[other] { halloween-tokens }
    }
halloween-why = { $why ->
    [card-1] { halloween-card-1-name }
    [card-2] { halloween-card-2-name }
    [card-3] { halloween-card-3-name }
    [card-4] { halloween-card-4-name }
    [card-5] { halloween-card-5-name }
    [card-6] { halloween-card-6-name }
    [card-7] { halloween-card-7-name }
    [card-8] { halloween-card-8-name }
    [card-9] { halloween-card-9-name }
    [card-10] { halloween-card-10-name }
    [card-11] { halloween-card-11-name }
    [card-12] { halloween-card-12-name }
    [card-13] { halloween-card-13-name }
    [card-14] { halloween-card-14-name }
    [card-15] { halloween-card-15-name }
    [card-16] { halloween-card-16-name }
    [card-17] { halloween-card-17-name }
    [card-18] { halloween-card-18-name }
    [card-19] { halloween-card-19-name }
    [card-20] { halloween-card-20-name }
    [card-21] { halloween-card-21-name }
    [card-22] { halloween-card-22-name }
    [card-23] { halloween-card-23-name }
    [card-24] { halloween-card-24-name }
    [card-25] { halloween-card-25-name }
    [card-26] { halloween-card-26-name }
    [card-27] { halloween-card-27-name }
    [card-28] { halloween-card-28-name }
    [card-29] { halloween-card-29-name }
    [card-30] { halloween-card-30-name }
    [card-31] { halloween-card-31-name }
    [card-32] { halloween-card-32-name }
    [card-33] { halloween-card-33-name }
    [card-34] { halloween-card-34-name }
    [card-35] { halloween-card-35-name }
    [card-36] { halloween-card-36-name }
    [card-37] { halloween-card-37-name }
    [card-38] { halloween-card-38-name }
    [card-39] { halloween-card-39-name }
    [card-40] { halloween-card-40-name }
    [card-41] { halloween-card-41-name }
    [card-42] { halloween-card-42-name }
    [card-43] { halloween-card-43-name }
    [card-44] { halloween-card-44-name }
    [card-45] { halloween-card-45-name }
    [card-46] { halloween-card-46-name }
    [card-47] { halloween-card-47-name }
    [card-48] { halloween-card-48-name }
    [card-49] { halloween-card-49-name }
    [card-50] { halloween-card-50-name }
    [card-51] { halloween-card-51-name }
    [card-52] { halloween-card-52-name }
    [bonus-a] { halloween-bonus-a }
    [bonus-b] { halloween-bonus-b }
    [bonus-c] { halloween-bonus-c }
    [bonus-d] { halloween-bonus-d }
    [bonus-e] { halloween-bonus-e }
    [bonus-f] { halloween-bonus-f }
    [bonus-g] { halloween-bonus-g }
    [bonus-h] { halloween-bonus-h }
    [bonus-i] { halloween-bonus-i }
    [bonus-j] { halloween-bonus-j }
    [bonus-k] { halloween-bonus-k }
    [bonus-l] { halloween-bonus-l }
    [summon] Summon
    [scare] Scare
    [upgrade] Upgrade
    [move] Move
    [fight] Fight
    [haunt] Haunt
    [rest] Rest
    [occupy] a new card
    [rival] already on the card
    [sets] sets of three tokens
    [blue-rule] no blue ghost left
   *[red-rule] all five red ghosts in town
}

## Bonus tokens

halloween-bonus = { $bonus ->
    [a] { halloween-bonus-a }
    [b] { halloween-bonus-b }
    [c] { halloween-bonus-c }
    [d] { halloween-bonus-d }
    [e] { halloween-bonus-e }
    [f] { halloween-bonus-f }
    [g] { halloween-bonus-g }
    [h] { halloween-bonus-h }
    [i] { halloween-bonus-i }
    [j] { halloween-bonus-j }
    [k] { halloween-bonus-k }
   *[l] { halloween-bonus-l }
}
halloween-bonus-a = Séance
    .text = Take a Summon action anywhere, whatever the levels of your sections.
halloween-bonus-b = Blue Candy
    .text = Gain a blue token.
halloween-bonus-c = Green Candy
    .text = Gain a green token.
halloween-bonus-d = Yellow Candy
    .text = Gain a yellow token.
halloween-bonus-e = Broken Chains
    .text = Take back three discs in all from your sections.
halloween-bonus-f = Jump Scare
    .text = Gain 2 scare points, even while dice lie open.
halloween-bonus-g = Pumpkin Pie
    .text = Score 1 haunting point.
halloween-bonus-h = Bigger Bones
    .text = Before the roll of a fight, take the attack die of the next higher level, unless it already has 12 sides.
halloween-bonus-i = Second Chance
    .text = Roll your attack die again.
halloween-bonus-j = Forty Winks
    .text = Rest any section, used or not; this does not use the section up.
halloween-bonus-k = Ghostly Nudge
    .text = Add 3 to a die you have rolled.
halloween-bonus-l = Broom Ride
    .text = Move any ghost to any building with room.

## Cards

halloween-card = { $number ->
    [1] { halloween-card-1-name }
    [2] { halloween-card-2-name }
    [3] { halloween-card-3-name }
    [4] { halloween-card-4-name }
    [5] { halloween-card-5-name }
    [6] { halloween-card-6-name }
    [7] { halloween-card-7-name }
    [8] { halloween-card-8-name }
    [9] { halloween-card-9-name }
    [10] { halloween-card-10-name }
    [11] { halloween-card-11-name }
    [12] { halloween-card-12-name }
    [13] { halloween-card-13-name }
    [14] { halloween-card-14-name }
    [15] { halloween-card-15-name }
    [16] { halloween-card-16-name }
    [17] { halloween-card-17-name }
    [18] { halloween-card-18-name }
    [19] { halloween-card-19-name }
    [20] { halloween-card-20-name }
    [21] { halloween-card-21-name }
    [22] { halloween-card-22-name }
    [23] { halloween-card-23-name }
    [24] { halloween-card-24-name }
    [25] { halloween-card-25-name }
    [26] { halloween-card-26-name }
    [27] { halloween-card-27-name }
    [28] { halloween-card-28-name }
    [29] { halloween-card-29-name }
    [30] { halloween-card-30-name }
    [31] { halloween-card-31-name }
    [32] { halloween-card-32-name }
    [33] { halloween-card-33-name }
    [34] { halloween-card-34-name }
    [35] { halloween-card-35-name }
    [36] { halloween-card-36-name }
    [37] { halloween-card-37-name }
    [38] { halloween-card-38-name }
    [39] { halloween-card-39-name }
    [40] { halloween-card-40-name }
    [41] { halloween-card-41-name }
    [42] { halloween-card-42-name }
    [43] { halloween-card-43-name }
    [44] { halloween-card-44-name }
    [45] { halloween-card-45-name }
    [46] { halloween-card-46-name }
    [47] { halloween-card-47-name }
    [48] { halloween-card-48-name }
    [49] { halloween-card-49-name }
    [50] { halloween-card-50-name }
    [51] { halloween-card-51-name }
   *[52] { halloween-card-52-name }
}

halloween-when-summon = Summon
halloween-when-scare = Scare
halloween-when-upgrade = Upgrade
halloween-when-move = Move
halloween-when-fight = Fight
halloween-when-haunt = Haunt
halloween-when-rest = Rest
halloween-when-dice = when you roll
halloween-when-turn = once per turn
halloween-when-always = always
halloween-when-end = at the end

halloween-card-1-name = The Ghost Next Door
halloween-card-1-text = Once per turn, if two ghosts of one colour are in a building, a Haunt action with that colour may go to a neighbouring building instead. No ghost is needed there.
halloween-card-2-name = Frequent Flyer
halloween-card-2-text = Your Move actions take a ghost to any building with room, not only to a neighbour.
halloween-card-3-name = Trophy Shelf
halloween-card-3-text = A win against a weaker ghost scores 2 haunting points, against a stronger one 3, against its own colour nothing.
halloween-card-4-name = On Tiptoe
halloween-card-4-text = Once per turn, a section acts as if it were one level higher.
halloween-card-5-name = Finders Keepers
halloween-card-5-text = Whenever a ghost brings you a bonus token, also gain a token of that ghost's colour.
halloween-card-6-name = Déjà Boo
halloween-card-6-text = Once per turn, a section may take its action on a space that already holds a disc. No further disc is needed; this counts as the section's action.
halloween-card-7-name = Tandem Broom
halloween-card-7-text = In a Move action you may move a second, different ghost. The section's level holds for both.
halloween-card-8-name = Stained Glass
halloween-card-8-text = At the end, score 3 haunting points for each coloured card you occupy, this one included.
halloween-card-9-name = Loaded Bones
halloween-card-9-text = Roll a die of yours again for 1 scare point, as often as you like, also when you roll for a defender.
halloween-card-10-name = Vacuum Cleaner
halloween-card-10-text = Once per turn, take a ghost of any level off the board and gain a token of its colour.
halloween-card-11-name = Family Feud
halloween-card-11-text = Add 1 to your attack rolls. Your ghosts may also fight others of their own colour.
halloween-card-12-name = Sweet Dreams
halloween-card-12-text = Each Rest action gives you 2 scare points, even if no disc comes back.
halloween-card-13-name = Buy One, Boo One
halloween-card-13-text = A Summon action gives you two tokens instead of one.
halloween-card-14-name = Slipped Shackles
halloween-card-14-text = Once per turn, take back up to two discs from one section. A section that has acted stays used.
halloween-card-15-name = Cellar Stairs
halloween-card-15-text = Once per turn, lower a section by one level and gain two tokens of the colour it now shows.
halloween-card-16-name = Sheet Sale
halloween-card-16-text = Your upgrades cost 2 scare points less, so blue to green is free.
halloween-card-17-name = Victory Lap
halloween-card-17-text = After a win you may move the winner to any building with room.
halloween-card-18-name = Housewarming
halloween-card-18-text = After a Haunt action you may roll that colour's die and gain that many scare points.
halloween-card-19-name = Last Laugh
halloween-card-19-text = A win also gives you scare points equal to the loser's level.
halloween-card-20-name = Graveyard Brawl
halloween-card-20-text = Once per turn, in a Fight action, go on to fight other ghosts of the defender's building, one roll each. Each ghost that was there at the start may be fought once.
halloween-card-21-name = Bet Your Grave
halloween-card-21-text = After each ghost that a Move action moved, you may name a number and roll its die. If you reach the number, gain that many scare points, otherwise 1.
halloween-card-22-name = Spare Change
halloween-card-22-text = Once per turn, change one token into two of the next lower level, or two of one colour into one of the next higher level.
halloween-card-23-name = Midnight Market
halloween-card-23-text = Once per turn, choose a colour that is in town, pay its level in scare points and gain a token of that colour.
halloween-card-24-name = Long Arm of the Claw
halloween-card-24-text = Your Fight actions may attack a ghost in any building.
halloween-card-25-name = Family Reunion
halloween-card-25-text = Once per turn, when a Move action takes a ghost to another of its colour, a Summon action with them follows at once if you like.
halloween-card-26-name = Blow by Blow
halloween-card-26-text = Once per turn, after a fight with dice, won or lost, gain scare points equal to the difference of the two dice as they finally lie, without the +1 of card 11.
halloween-card-27-name = Deep Foundations
halloween-card-27-text = At the end, score by your lowest section: green 1, yellow 2, orange 5, red 8 haunting points.
halloween-card-28-name = Bag of Treats
halloween-card-28-text = At the end, score 3 haunting points for every two tokens you have, of whatever colours.
halloween-card-29-name = Roll Call
halloween-card-29-text = A Summon action scores 1 haunting point.
halloween-card-30-name = Bottled Screams
halloween-card-30-text = At the end, score 2 haunting points for every 3 scare points you have.
halloween-card-31-name = Full House
halloween-card-31-text = When your Summon action places the fifth ghost of a colour, you may take a Haunt action with that colour in any building without a haunt token of yours. Neither a ghost there nor a section's level is needed.
halloween-card-32-name = Easy Prey
halloween-card-32-text = Against a weaker ghost you win without rolling.
halloween-card-33-name = Graduation Night
halloween-card-33-text = An Upgrade action scores 2 haunting points.
halloween-card-34-name = Spoils of the Grave
halloween-card-34-text = A win gives you two tokens instead of one.
halloween-card-35-name = Stage Fright
halloween-card-35-text = At the end, score 4 haunting points for each haunt token you have not used.
halloween-card-36-name = Red Carpet
halloween-card-36-text = At the end, score 4 haunting points for each red token you have.
halloween-card-37-name = Trick or Treat
halloween-card-37-text = Each time you occupy a card, this one included, gain a ghost token of the colour of your choice.
halloween-card-38-name = Ghost Delivery
halloween-card-38-text = Once per turn, pay a token and place a ghost of that colour in any building with room.
halloween-card-39-name = Grey Market
halloween-card-39-text = Grey cards cost you one token less. Once you occupy every grey card in play, coloured cards do so too.
halloween-card-40-name = Interest from Beyond
halloween-card-40-text = At the very end, after all other cards, score 1 haunting point for every 10 you have.
halloween-card-41-name = Pumpkin Season
halloween-card-41-text = Score 2 haunting points for each orange token you gain.
halloween-card-42-name = Midnight Rainbow
halloween-card-42-text = At the end, score 15 haunting points for each set of five tokens of different colours.
halloween-card-43-name = Haunted Lift
halloween-card-43-text = Once per turn, raise a section by one level and pay the new level in scare points. No ghost of that level needs to be in town.
halloween-card-44-name = Attic Conversion
halloween-card-44-text = After a Haunt action you may raise a section by one level.
halloween-card-45-name = Musical Coffins
halloween-card-45-text = Once per turn, two ghosts of different colours in different buildings change places, whatever their levels. This is no move: no bonus token is taken.
halloween-card-46-name = Odd Couple
halloween-card-46-text = You may summon with two ghosts of different colours in one building, both within the section's level. Roll both dice: the colour of the lower one appears, on a tie the lower level. If none of it is free, nothing happens.
halloween-card-47-name = Second Thoughts
halloween-card-47-text = Instead of haunting, take back one of your haunt tokens from a building where a ghost of the colour of its space stands, within the section's level. You lose half of what the token scored.
halloween-card-48-name = Boo and Run
halloween-card-48-text = Once per turn, after a Scare action, you may move a ghost of the colour used to any other building with room.
halloween-card-49-name = Fade to Grey
halloween-card-49-text = For every purpose you may treat coloured cards as grey. With card 39 they cost one token less; card 8 still counts them.
halloween-card-50-name = Lucky Dip
halloween-card-50-text = Once per turn, draw a random bonus token from the reserve, unless all your slots are blocked.
halloween-card-51-name = Megaphone
halloween-card-51-text = A Scare action gives you 1 scare point more.
halloween-card-52-name = Screaming Success
halloween-card-52-text = Score 1 haunting point whenever one action, bonus token or card gives you 2 or more scare points in all.

## What is asked

halloween-question = { $question ->
    [summon] { halloween-question-summon }
    [scare] { halloween-question-scare }
    [upgrade] { halloween-question-upgrade }
    [move] { halloween-question-move }
    [move-to] { halloween-question-move-to }
    [fight] { halloween-question-fight }
    [defender] { halloween-question-defender }
    [roller] { halloween-question-roller }
    [higher] { halloween-question-higher }
    [dice] { halloween-question-dice }
    [next-fight] { halloween-question-next-fight }
    [haunt] { halloween-question-haunt }
    [blue] { halloween-question-blue }
    [follow] { halloween-question-follow }
    [slot] { halloween-question-slot }
    [pay] { halloween-question-pay }
    [disc] { halloween-question-disc }
    [token] { halloween-question-token }
    [rival] { halloween-question-rival }
    [discs-back] { halloween-question-discs-back }
    [rest] { halloween-question-rest }
    [name] { halloween-question-name }
    [fifth-haunt] { halloween-question-fifth-haunt }
    [lift] { halloween-question-lift }
    [winner-to] { halloween-question-winner-to }
    [scare-ghost] { halloween-question-scare-ghost }
    [bonus-move] { halloween-question-bonus-move }
   *[power] { halloween-question-power }
}
halloween-question-turn = What do you do?
halloween-question-first = Who begins?
halloween-question-deal = Which card comes into play?
halloween-question-draw-town = Which bonus token is laid in town?
halloween-question-draw = Which bonus token is drawn?
halloween-question-roll = What does the die show?
halloween-question-summon = Which ghosts summon another?
halloween-question-scare = Which colour do you scare with?
halloween-question-upgrade = Which ghost do you upgrade?
halloween-question-move = Which ghost moves?
halloween-question-move-to = Where does it go?
halloween-question-fight = Which ghost attacks?
halloween-question-defender = Whom does it attack?
halloween-question-roller = Who rolls for the defender?
halloween-question-higher = Do you take a higher die?
halloween-question-dice = Do you change the roll?
halloween-question-next-fight = Whom does it fight next?
halloween-question-haunt = Which space do you haunt?
halloween-question-blue = Where do the blue ghosts appear?
halloween-question-follow = What follows from it?
halloween-question-slot = Which bonus token do you discard?
halloween-question-pay = Which tokens do you pay?
halloween-question-disc = Which disc goes on the card?
halloween-question-token = Which token do you take?
halloween-question-rival = Somebody joins you on a card: points or discs?
halloween-question-discs-back = Which disc do you take back?
halloween-question-rest = Which section rests?
halloween-question-name = Which number do you name?
halloween-question-fifth-haunt = Which building do you haunt?
halloween-question-lift = Which section do you raise?
halloween-question-winner-to = Where does the winner go?
halloween-question-scare-ghost = Which ghost runs off?
halloween-question-bonus-move = Which ghost rides off?
halloween-question-power = What do you use the card on?
halloween-question-power-10 = Which ghost leaves the board?
halloween-question-power-14 = Which disc do you take back?
halloween-question-power-14-second = Which second disc do you take back?
halloween-question-power-15 = Which section do you lower?
halloween-question-power-22 = Which tokens do you change?
halloween-question-power-23 = Which token do you buy?
halloween-question-power-38 = Which ghost appears, and where?
halloween-question-power-43 = Which section do you raise for scare points?
halloween-question-power-45 = Which ghost changes places?
halloween-question-power-45-second = Which ghost does it change places with?

## Moves in a menu

halloween-move-first = { $seat } begins
halloween-move-deal = Card { $number } comes into play: { halloween-card }
halloween-move-draw = The bonus token { halloween-bonus } comes up
halloween-move-roll = The die shows { $number }
# Cards that a move uses up without naming them.
halloween-spends = { $spendsCount ->
    [one] uses card { $spends }
   *[other] uses cards { $spends }
}
halloween-move-act = Section { $section }: { halloween-act.verb }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-rest = Section { $section }: rest and take its discs back
halloween-move-end = End your turn
halloween-move-occupy = Occupy card { $number }, { halloween-card }
halloween-move-use = Use card { $number }, { halloween-card }
halloween-move-bonus = Use the bonus token { halloween-bonus }
halloween-move-drop = Discard the bonus token { halloween-bonus }

halloween-move-summon-cell = Summon { halloween-ghost } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-pair = Summon with { halloween-ghost } and { halloween-ghost2 } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-scare-colour = Scare with { halloween-ghost } (level { $level }){ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-upgrade-cell = Upgrade { halloween-ghost } { halloween-building.in } to { halloween-colour2 } for { halloween-scare-points }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-cell = Move { halloween-ghost } { halloween-building.from }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-to-building = Go { halloween-building.to }
halloween-move-fight-cell = Attack with { halloween-ghost } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-defender-cell = Attack { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-cell = Go on and attack { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-pass = Fight no further
halloween-move-seat = { $target } rolls for the defender
halloween-move-higher-pass = Keep the die as it is
halloween-move-dice-pass = Leave the dice as they are
halloween-move-again = { $number ->
    [1] Roll the first die again for 1 scare point
   *[2] Roll the second die again for 1 scare point
}
halloween-move-plus = { $number ->
    [1] Add 3 to the first die with the bonus token { halloween-bonus-k }
   *[2] Add 3 to the second die with the bonus token { halloween-bonus-k }
}
halloween-move-haunt-cell = Haunt the { halloween-colour } space { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-fifth-haunt-cell = Haunt the { halloween-colour } space { halloween-building.in }
halloween-move-recall = Take back your haunt token from the { halloween-colour } space { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-blue-building = Place the blue ghosts { halloween-building.in }
halloween-move-follow-section = Raise section { $section } to level { $level }
halloween-move-follow-pass = Leave it at that
halloween-move-lift-section = Raise section { $section } by one level
halloween-move-winner-to-building = Move the winner { halloween-building.to }
halloween-move-scare-ghost-cell = Move { halloween-ghost } { halloween-building.from }
halloween-move-bonus-move-cell = Move { halloween-ghost } { halloween-building.from }
halloween-move-name = Name { $number }

# The comma between tokens that are paid, before each colour but the first.
halloween-comma-green = { $blue ->
    [0] {""}
   *[other] ,
}
halloween-comma-yellow = { $green ->
    [0] { halloween-comma-green }
   *[other] ,
}
halloween-comma-orange = { $yellow ->
    [0] { halloween-comma-yellow }
   *[other] ,
}
halloween-comma-red = { $orange ->
    [0] { halloween-comma-orange }
   *[other] ,
}
halloween-move-pay = Pay{ $blue ->
    [0] {""}
   *[other] {" "}{ $blue } blue
}{ $green ->
    [0] {""}
   *[other] { halloween-comma-green } { $green } green
}{ $yellow ->
    [0] {""}
   *[other] { halloween-comma-yellow } { $yellow } yellow
}{ $orange ->
    [0] {""}
   *[other] { halloween-comma-orange } { $orange } orange
}{ $red ->
    [0] {""}
   *[other] { halloween-comma-red } { $red } red
}
halloween-move-supply = Take a disc from your supply
halloween-move-disc-space = Take the disc from section { $section }, { halloween-act }
halloween-move-token-colour = Take a token: { halloween-colour }
halloween-move-points = Score { halloween-haunting-points }
halloween-move-rival-section = Take back all discs of section { $section }
halloween-move-rival-pass = Take back no more discs
halloween-move-rest-section = Rest section { $section }
halloween-move-discs-back-space = Take back the disc from section { $section }, { halloween-act }

halloween-move-power-10-cell = Take { halloween-ghost } off the board { halloween-building.from }
halloween-move-power-14-space = Take back the disc from section { $section }, { halloween-act }
halloween-move-power-14-second-space = Also take back the disc from section { $section }, { halloween-act }
halloween-move-power-14-second-pass = One disc is enough
halloween-move-power-15-section = Lower section { $section } by one level
halloween-move-power-23-colour = { $level ->
    [one] Buy a { halloween-colour } token for { $level } scare point
   *[other] { $colour ->
        [orange] Buy an { halloween-colour } token for { $level } scare points
       *[other] Buy a { halloween-colour } token for { $level } scare points
    }
}
halloween-move-power-38-cell = Place { halloween-ghost } { halloween-building.in } for a token of its colour
halloween-move-power-43-section = Raise section { $section } by one level for scare points
halloween-move-power-45-cell = Let { halloween-ghost } { halloween-building.in } change places
halloween-move-power-45-second-cell = Change places with { halloween-ghost } { halloween-building.in }
halloween-move-change = { $colour ->
    [blue] Change 2 { halloween-colour } tokens into 1 { halloween-colour2 }
    [red] Change 1 { halloween-colour } token into 2 { halloween-colour2 }
    [green] { $colour2 ->
        [blue] Change 1 { halloween-colour } token into 2 { halloween-colour2 }
       *[other] Change 2 { halloween-colour } tokens into 1 { halloween-colour2 }
    }
    [yellow] { $colour2 ->
        [green] Change 1 { halloween-colour } token into 2 { halloween-colour2 }
       *[other] Change 2 { halloween-colour } tokens into 1 { halloween-colour2 }
    }
   *[orange] { $colour2 ->
        [yellow] Change 1 { halloween-colour } token into 2 { halloween-colour2 }
       *[other] Change 2 { halloween-colour } tokens into 1 { halloween-colour2 }
    }
}

## Moves that are refused

halloween-rival-chooses = { $target } chooses first: points, or discs back for a card that somebody else has joined.
halloween-roller-chooses = { $target } rolls for the defender and decides about that die first.
halloween-begin-something = Begin with something: a section's action, a rest, a card or a bonus token.
halloween-finish-first = Something is still to be decided: { halloween-question }
halloween-must-choose = You cannot pass here. { halloween-question }
halloween-no-answer = That does not answer the question: { halloween-question }
halloween-sections-left = { $numbersCount ->
    [one] You cannot end your turn yet: section { $numbers } has not acted. It may also rest.
   *[other] You cannot end your turn yet: sections { $numbers } have not acted. They may also rest.
}
halloween-no-such-section = You have no section { $section }. A fourth one belongs to the Master variant.
halloween-section-used = Section { $section } has already been used this turn. Choose another one.
halloween-space-taken = A disc already lies on { halloween-act } in section { $section }. Take another action, or let the section rest.
halloween-no-disc = You have no disc left for { halloween-act }. Let section { $section } rest to get its discs back.
halloween-no-pair = Nowhere in town are two ghosts of one colour together, so nothing can be summoned.
halloween-pair-too-high = This section reaches level { $level }, and no two ghosts of one colour up to that level are together.
halloween-no-pair-here = To summon you need two ghosts of one colour, and there is only { halloween-ghost } { halloween-building.in }.
halloween-none-free = All five { halloween-colour } ghosts are already in town, so no other can come.
halloween-building-full = There is no room for { halloween-ghost } { halloween-building.in }: a building holds { $count } ghosts.
halloween-no-room = There is no room { halloween-building.in }: a building holds { $count } ghosts.
halloween-no-next-colour = All ghosts of the next colour are already in town, so none you could use can be upgraded.
halloween-red-stays = Red is the highest level: a red ghost cannot be upgraded.
halloween-too-few-scare-points = { $amount ->
    [one] This upgrade costs { $amount } scare point, and you have { $count }. Scare first.
   *[other] This upgrade costs { $amount } scare points, and you have { $count }. Scare first.
}
halloween-nowhere-to-move = No ghost up to level { $level } has a building with room to go to.
halloween-no-way-out = { $colour ->
    [orange] An orange ghost { halloween-building.in } has nowhere to go: there is no room within its reach.
   *[other] A { halloween-colour } ghost { halloween-building.in } has nowhere to go: there is no room within its reach.
}
halloween-another-ghost = The second ghost must be a different one, and this is the one that just moved. Choose another, or leave it at that.
halloween-already-there = The ghost is already { halloween-building.in }. Choose another building.
halloween-not-adjacent = You cannot go { halloween-building.to } from here: only buildings that share a side are neighbours.
halloween-nobody-to-fight = No ghost up to level { $level } has anybody to fight.
halloween-alone = Nobody { halloween-building.in } can be attacked with { halloween-ghost }.
halloween-other-building = You cannot attack { halloween-ghost } { halloween-building.in }: attacker and defender must be in the same building.
halloween-own-colour = You cannot attack { halloween-ghost }: attacker and defender must be of different colours.
halloween-not-itself = A ghost cannot attack itself, and there is no other of that colour there.
halloween-too-strong = You cannot attack { halloween-ghost }: in the Master variant only weaker ghosts can be attacked.
halloween-no-haunt-token = You have no haunt token left.
halloween-haunt-too-high = What you could haunt takes level { $needed }, and this section reaches level { $level }.
halloween-nothing-to-haunt = There is no space up to level { $level } that you could haunt now.
halloween-own-space = You already haunt the { halloween-colour } space { halloween-building.in }.
halloween-space-haunted = { $target } already haunts the { halloween-colour } space { halloween-building.in }.
halloween-building-haunted = You may not haunt again { halloween-building.in }. Choose another building.
halloween-no-such-ghost = You would need { halloween-ghost } { halloween-building.in }, and there is none.
halloween-no-such-colour = You would need { halloween-ghost } in town, and there is none.
halloween-level-too-low = You cannot use { halloween-ghost }: that takes level { $needed }, and this section reaches level { $level }.
halloween-card-not-in-play = Card { $number } is not in play in this match.
halloween-card-occupied = You already occupy card { $number }. Once is enough.
halloween-too-few-tokens = Card { $number } costs { $count } tokens, and you have fewer.
halloween-too-few-colours = Card { $number } costs { $count } tokens of different colours, and you have fewer colours.
halloween-wrong-price = Card { $number } costs { $count } tokens: pay exactly that many.
halloween-different-colours = Card { $number } takes tokens of different colours. Pay each colour once at most.
halloween-tokens-missing = You do not have these tokens. Pay for card { $number } with what you have.
halloween-not-your-card = You do not occupy card { $number }, { halloween-card }.
halloween-no-turn-power = Card { $number } has no power to use here: it works by itself, or with the action it belongs to.
halloween-power-used = You have already used card { $number } this turn.
halloween-power-does-nothing = Card { $number } could not do anything now.
halloween-no-follow-up = Card { $number } has nothing to add to this action.
halloween-no-discs-there = There is no disc of yours in section { $section }.
halloween-no-bonus-tokens = There are no bonus tokens in the Master variant.
halloween-not-your-bonus = You do not hold the bonus token { halloween-bonus }.
halloween-no-disc-for-bonus = Using the bonus token { halloween-bonus } takes a disc from your supply, and you have none there.
halloween-bonus-needs-dice = The bonus token { halloween-bonus } is for dice: use it when you roll.
halloween-fight-die = { $bonus ->
    [h] The bonus token { halloween-bonus } is used before the roll of a fight, and only while your die has fewer than 12 sides.
   *[i] The bonus token { halloween-bonus } is for your attack die in a fight only.
}
halloween-bonus-does-nothing = The bonus token { halloween-bonus } could not do anything now.
halloween-notation-rest = “{ $text }” cannot be understood from “{ $rest }” on.

## Positions

halloween-position-act = { $path }: discs lie on summon, scare, upgrade, move, fight or haunt.
halloween-position-bonus = { $path }: there is no such bonus token here. They are called a1 to l2, each lies in one place, and the Master variant has none.
halloween-position-card = { $path }: card { $number } cannot be named here.
halloween-position-cards = { $path }: { $count } cards are in play, in the Master variant none.
halloween-position-crowd = { $path }: a building holds { $count } ghosts at most.
halloween-position-discs = { $path }: a player has { $count } discs, those on cards and under bonus slots included.
halloween-position-ghosts = { $path }: there are only five { halloween-colour } ghosts.
halloween-position-haunts = { $path }: somebody haunts a building more often than the rules allow.
halloween-position-no-blue = { $path }: without a blue ghost in town, blue ghosts must be what is asked for.
halloween-position-slots = { $path }: a player has { $count } slots for bonus tokens, the blocked ones included.
halloween-position-stack = { $path }: this cannot be going on in this position.
halloween-position-tokens = { $path }: there are only 12 tokens of each colour.

## The log

halloween-event-card-dealt = Card { $number } comes into play: { halloween-card }.
halloween-event-bonus-laid = The bonus token { halloween-bonus } is laid { halloween-building.in }.
halloween-event-round-begins = Round { $round } begins.
halloween-event-turn-begins = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
}
halloween-event-acted = { $you ->
    [yes] You use section { $section } to { halloween-act.verb }.
   *[no] { $seat } uses section { $section } to { halloween-act.verb }.
}
halloween-event-rested = { $count ->
    [0] { $you ->
        [yes] You let section { $section } rest.
       *[no] { $seat } lets section { $section } rest.
    }
    [one] { $you ->
        [yes] You let section { $section } rest and take { $count } disc back.
       *[no] { $seat } lets section { $section } rest and takes { $count } disc back.
    }
   *[other] { $you ->
        [yes] You let section { $section } rest and take { $count } discs back.
       *[no] { $seat } lets section { $section } rest and takes { $count } discs back.
    }
}
halloween-event-discs-back = { $count ->
    [one] { $you ->
        [yes] You take { $count } disc back from section { $section }: all its spaces are free again.
       *[no] { $seat } takes { $count } disc back from section { $section }: all its spaces are free again.
    }
   *[other] { $you ->
        [yes] You take { $count } discs back from section { $section }: all its spaces are free again.
       *[no] { $seat } takes { $count } discs back from section { $section }: all its spaces are free again.
    }
}
halloween-event-disc-back = { $you ->
    [yes] You take back the disc from section { $section }, { halloween-act }: that space is free again.
   *[no] { $seat } takes back the disc from section { $section }, { halloween-act }: that space is free again.
}
halloween-event-ghosts-placed = { $why ->
    [summon] { $you ->
        [yes] You summon { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } summons { halloween-ghosts } { halloween-building.in }.
    }
    [blue-rule] { $you ->
        [yes] No blue ghost is left in town: you place { halloween-ghosts } { halloween-building.in }.
       *[no] No blue ghost is left in town: { $seat } places { halloween-ghosts } { halloween-building.in }.
    }
   *[other] { $you ->
        [yes] You place { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } places { halloween-ghosts } { halloween-building.in }.
    }
}
halloween-event-ghost-gone = { $why ->
    [fight] { $you ->
        [yes] You banish { halloween-ghost } { halloween-building.from }.
       *[no] { $seat } banishes { halloween-ghost } { halloween-building.from }.
    }
    [red-rule] All five red ghosts were in town: one vanishes { halloween-building.from }.
   *[other] { $you ->
        [yes] You take { halloween-ghost } off the board { halloween-building.from }.
       *[no] { $seat } takes { halloween-ghost } off the board { halloween-building.from }.
    }
}
halloween-event-upgraded = { $you ->
    [yes] You upgrade { halloween-ghost } { halloween-building.in } to { halloween-next-colour }.
   *[no] { $seat } upgrades { halloween-ghost } { halloween-building.in } to { halloween-next-colour }.
}
halloween-event-moved = { $you ->
    [yes] You move { halloween-ghost } { halloween-building.from } { halloween-destination }.
   *[no] { $seat } moves { halloween-ghost } { halloween-building.from } { halloween-destination }.
}
halloween-event-swapped = { $you ->
    [yes] You swap { halloween-ghost } { halloween-building.in } and { halloween-ghost2 } { halloween-building2.in }.
   *[no] { $seat } swaps { halloween-ghost } { halloween-building.in } and { halloween-ghost2 } { halloween-building2.in }.
}
halloween-event-tokens-gained = { $you ->
    [yes] You gain { halloween-tokens.why }.
   *[no] { $seat } gains { halloween-tokens.why }.
}
halloween-event-tokens-paid = { $you ->
    [yes] You pay { halloween-tokens }.
   *[no] { $seat } pays { halloween-tokens }.
}
halloween-event-scare-points = { $you ->
    [yes] You gain { halloween-scare-points.why }.
   *[no] { $seat } gains { halloween-scare-points.why }.
}
halloween-event-scare-points-paid = { $you ->
    [yes] You pay { halloween-scare-points.why }.
   *[no] { $seat } pays { halloween-scare-points.why }.
}
halloween-event-points = { $you ->
    [yes] You score { halloween-haunting-points.why }.
   *[no] { $seat } scores { halloween-haunting-points.why }.
}
halloween-event-points-lost = { $you ->
    [yes] You lose { halloween-haunting-points.why }.
   *[no] { $seat } loses { halloween-haunting-points.why }.
}
halloween-event-level = { $why ->
    [card-15] { $you ->
        [yes] You lower section { $section } to level { $level }.
       *[no] { $seat } lowers section { $section } to level { $level }.
    }
    [card-44] { $you ->
        [yes] You raise section { $section } to level { $level } ({ halloween-why }).
       *[no] { $seat } raises section { $section } to level { $level } ({ halloween-why }).
    }
   *[other] { $you ->
        [yes] You raise section { $section } to level { $level }.
       *[no] { $seat } raises section { $section } to level { $level }.
    }
}
halloween-event-scared = { $you ->
    [yes] You frighten people with { halloween-ghost }.
   *[no] { $seat } frightens people with { halloween-ghost }.
}
halloween-event-bonus-taken = { $you ->
    [yes] You find the bonus token { halloween-bonus } { halloween-building.in }.
   *[no] { $seat } finds the bonus token { halloween-bonus } { halloween-building.in }.
}
halloween-event-bonus-left = { $you ->
    [yes] You have no open slot: the bonus token { halloween-bonus } stays { halloween-building.in }.
   *[no] { $seat } has no open slot: the bonus token { halloween-bonus } stays { halloween-building.in }.
}
halloween-event-bonus-drawn = { $you ->
    [yes] You draw the bonus token { halloween-bonus }.
   *[no] { $seat } draws the bonus token { halloween-bonus }.
}
halloween-event-bonus-dropped = { $you ->
    [yes] You discard the bonus token { halloween-bonus }.
   *[no] { $seat } discards the bonus token { halloween-bonus }.
}
halloween-event-bonus-used = { $you ->
    [yes] You use the bonus token { halloween-bonus }.
   *[no] { $seat } uses the bonus token { halloween-bonus }.
}
halloween-event-slots-freed = { $you ->
    [yes] Your three bonus slots are open again, and their discs are back.
   *[no] The three bonus slots of { $seat } are open again, and their discs are back.
}
halloween-event-power-used = { $you ->
    [yes] You use card { $number }, { halloween-card }.
   *[no] { $seat } uses card { $number }, { halloween-card }.
}
halloween-event-occupied = { $section ->
    [0] { $you ->
        [yes] You occupy card { $number }, { halloween-card }, with a disc from your supply.
       *[no] { $seat } occupies card { $number }, { halloween-card }, with a disc from the supply.
    }
   *[other] { $you ->
        [yes] You occupy card { $number }, { halloween-card }, with the disc from section { $section }, { halloween-act }: that space is free again.
       *[no] { $seat } occupies card { $number }, { halloween-card }, with the disc from section { $section }, { halloween-act }: that space is free again.
    }
}
halloween-event-attack = { $you ->
    [yes] You send { halloween-ghost } against { halloween-ghost2 } { halloween-building2.in }.
   *[no] { $seat } sends { halloween-ghost } against { halloween-ghost2 } { halloween-building2.in }.
}
halloween-event-roller = { $targetYou ->
    [yes] You roll for the defender.
   *[no] { $target } rolls for the defender.
}
halloween-event-rolled = { $you ->
    [yes] You roll { $face } for the { halloween-colour } ghost (d{ $sides }).
   *[no] { $seat } rolls { $face } for the { halloween-colour } ghost (d{ $sides }).
}
halloween-event-fight-won = { $you ->
    [yes] You win, { $attack } against { $defence }.
   *[no] { $seat } wins, { $attack } against { $defence }.
}
halloween-event-fight-lost = { $you ->
    [yes] You do not win: { $attack } against { $defence }.
   *[no] { $seat } does not win: { $attack } against { $defence }.
}
halloween-event-named = { $you ->
    [yes] You name { $number }.
   *[no] { $seat } names { $number }.
}
halloween-event-haunted = { $you ->
    [yes] You haunt the { halloween-colour } space { halloween-building.in }.
   *[no] { $seat } haunts the { halloween-colour } space { halloween-building.in }.
}
halloween-event-recalled = { $you ->
    [yes] You take back your haunt token from the { halloween-colour } space { halloween-building.in }.
   *[no] { $seat } takes back a haunt token from the { halloween-colour } space { halloween-building.in }.
}
halloween-event-end-near = { $trigger ->
    [haunts] { $you ->
        [yes] That was your last haunt token: this round is the last.
       *[no] That was the last haunt token of { $seat }: this round is the last.
    }
    [cards] { $you ->
        [yes] That is your fifth card: this round is the last.
       *[no] That is the fifth card of { $seat }: this round is the last.
    }
    [supplies] Two colours of tokens have run out: this round is the last.
   *[rounds] The last of the agreed rounds is over.
}
halloween-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [one] You win the match! Final score: { $scoresNamed }.
       *[other] You share the victory! Winners: { $winners }. Final score: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [one] { $winners } wins the match. Final score: { $scoresNamed }.
       *[other] { $winners } share the victory. Final score: { $scoresNamed }.
    }
}
