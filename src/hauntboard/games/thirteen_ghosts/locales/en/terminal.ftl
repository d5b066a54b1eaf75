cli-ghosts-help-keys =
    1 2 … | a line of the menu; its numbers may follow: 1 4 7 8
    x6  12(4,7,8)  2>5 | the move in notation, as in records
    ? | explains your card, or the rule after a refusal
    ? 12  ? G8 | explains a card or a clause of the rules
cli-ghosts-card = Card
cli-ghosts-ghost = Ghost
cli-ghosts-ability = Ability
cli-ghosts-round = round { $round }
cli-ghosts-goal = { $points ->
    [one] { $points } point wins
   *[other] { $points } points win
}
cli-ghosts-tie-break = tie-break { $seats }: { $score }
cli-ghosts-column-player = Player
cli-ghosts-column-points = Points
cli-ghosts-column-crypt = Crypt can be
cli-ghosts-column-cards = On the table
cli-ghosts-partner = your partner
cli-ghosts-out = out
cli-ghosts-not-playing = watching
cli-ghosts-protected = ignores blue
cli-ghosts-no-crypt = not chosen yet
cli-ghosts-known = what everyone knows
cli-ghosts-down = { $count } face down
cli-ghosts-in-hand = in hand
cli-ghosts-empty-hand = no card in hand
cli-ghosts-cards = { $count ->
    [0] no cards left
    [one] { $count } card
   *[other] { $count } cards
}
cli-ghosts-pile = Pile
cli-ghosts-piles = Piles
cli-ghosts-pile-own = Yours
cli-ghosts-pile-theirs = Theirs
cli-ghosts-pile-of-team = Team { $number }
cli-ghosts-from-top = from the top:
cli-ghosts-remember = Seen
cli-ghosts-vague = { $cards }, now somewhere among: { $places }
cli-ghosts-place-hand = { $you ->
    [yes] your hand
   *[no] hand of { $seat }
}
cli-ghosts-place-down = { $you ->
    [yes] your face-down card { $place }
   *[no] face-down card { $place } of { $seat }
}
cli-ghosts-place-pile = place { $place } of the pile
cli-ghosts-dealt = Dealt
cli-ghosts-own-crypt = Crypt
cli-ghosts-hand = Hand
cli-ghosts-no-card = no card
cli-ghosts-attack = Put { $card } face down and attack a number
cli-ghosts-attack-only = Attack a number
cli-ghosts-play-1 = Play 1: ask about four numbers in a row
cli-ghosts-play-4 = Play 4: attack a number, then ignore blue cards
cli-ghosts-play-11 = Play 11: attack two neighbouring numbers
cli-ghosts-play-12 = Play 12: ask about three numbers
cli-ghosts-play-13 = Play 13: ask whether it is a number or higher
cli-ghosts-copy-1 = Play 2 as 1: ask about four numbers in a row
cli-ghosts-copy-4 = Play 2 as 4: attack a number, then ignore blue cards
cli-ghosts-copy-11 = Play 2 as 11: attack two neighbouring numbers
cli-ghosts-copy-12 = Play 2 as 12: ask about three numbers
cli-ghosts-copy-13 = Play 2 as 13: ask whether it is a number or higher
cli-ghosts-crypt = Choose the card that hides your ghost.
cli-ghosts-mate = Choose a crypt for your teammate.
cli-ghosts-keep = Choose the card you keep in hand; the other one goes back.
cli-ghosts-ask-crypt = Your crypt ({ $cardsOr })
cli-ghosts-ask-mate = Your teammate's crypt ({ $cardsOr })
cli-ghosts-ask-keep = Keep which card ({ $cardsOr })
cli-ghosts-ask-attack = Which number do you attack (1 to 13)?
cli-ghosts-ask-1 = The first of the four numbers (1 to 10)
cli-ghosts-ask-4 = Which number do you attack (1 to 13)?
cli-ghosts-ask-11 = The two neighbouring numbers, such as 4 5
cli-ghosts-ask-12 = Three different numbers, such as 4 7 8
cli-ghosts-ask-13 = This number or higher (1 to 13)
