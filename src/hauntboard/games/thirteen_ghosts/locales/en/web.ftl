# 13 Ghosts on the web table.

web-ghosts-round = Round { $round }
web-ghosts-goal = { $points ->
    [one] { $points } point wins the match
   *[other] { $points } points win the match
}
web-ghosts-card = { $card ->
    [1] 1, { ghosts-card-1-name }
    [2] 2, { ghosts-card-2-name }
    [3] 3, { ghosts-card-3-name }
    [4] 4, { ghosts-card-4-name }
    [5] 5, { ghosts-card-5-name }
    [6] 6, { ghosts-card-6-name }
    [7] 7, { ghosts-card-7-name }
    [8] 8, { ghosts-card-8-name }
    [9] 9, { ghosts-card-9-name }
    [10] 10, { ghosts-card-10-name }
    [11] 11, { ghosts-card-11-name }
    [12] 12, { ghosts-card-12-name }
   *[13] 13, { ghosts-card-13-name }
}
web-ghosts-colour = { $colour ->
    [blue] A blue card: it asks a question.
    [red] A red card: it attacks.
   *[yellow] A yellow card: it does something of its own.
}
web-ghosts-crypt = crypt
web-ghosts-hand = hand
web-ghosts-up = face up
web-ghosts-down = face down
web-ghosts-pile = { $count ->
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
web-ghosts-pile-of = { $count ->
    [one] Pile of team { $number }: { $count } card
   *[other] Pile of team { $number }: { $count } cards
}
web-ghosts-out = found
web-ghosts-protected = protected
web-ghosts-notebook = Notebook: where does { $seat } hide?
web-ghosts-cell-open = { $number }: possible
web-ghosts-cell-out = { $number }: impossible
web-ghosts-cell-sure = { $number }: certain
web-ghosts-mark-no = crossed out by you
web-ghosts-mark-maybe = suspected by you
web-ghosts-facts = What { $seat } has answered
web-ghosts-vague = You once saw { $cards } in the pile; since then they have been moved out of sight.
web-ghosts-dealt = Your cards
web-ghosts-choose-crypt = Which card is your crypt? The other one becomes your hand.
web-ghosts-choose-crypt-team = Which card is your crypt? After it you choose your teammate's.
web-ghosts-choose-mate = Which card is the crypt of your teammate? The other two become your hands.
web-ghosts-choose-keep = Which card do you keep in hand? The other one goes back to your teammate.
web-ghosts-step-crypt = your crypt
web-ghosts-step-mate = your teammate's crypt
web-ghosts-step-keep = your teammate keeps a card
web-ghosts-turn = Your turn: play your card, or put it face down and attack.
web-ghosts-play = Play { $card }
web-ghosts-attack = Face down: attack
web-ghosts-attack-bare = Attack
web-ghosts-draw = Draw and take another turn
web-ghosts-tap-attack = Tap the number you attack in a notebook.
web-ghosts-tap-number = { $card ->
    [1] Tap the lowest of the four numbers in a notebook.
    [4] { web-ghosts-tap-attack }
    [11] Tap the lower of the two numbers you attack in a notebook.
   *[other] Tap the lowest number you ask about in a notebook.
}
web-ghosts-tap-three = { $count ->
    [one] Tap { $count } more number in a notebook.
   *[other] Tap { $count } numbers in a notebook.
}
web-ghosts-tap-copy = { $copy ->
    [yes] { $draw ->
        [yes] Tap the face-up card you copy, or choose to draw.
       *[no] Tap the face-up card you copy.
    }
   *[no] There is nothing to copy: choose to draw.
}
web-ghosts-about = What does this card do?
web-ghosts-arrange = Tap the card that goes on top, then the one that goes to the bottom first.
web-ghosts-top = on top
web-ghosts-below = to the bottom
web-ghosts-lowest = lowest
web-ghosts-found = Found in { $card }!
web-ghosts-round-over = The round is over.
web-ghosts-next-round = Next round
