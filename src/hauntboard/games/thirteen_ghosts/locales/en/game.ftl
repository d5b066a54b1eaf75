# 13 Ghosts: cards, options, moves, refusals and the log.

ghosts-name = 13 Ghosts
ghosts-tagline = Hide your ghost, question the others, and name their crypts before they name yours.
luck-ghosts = Luck plays a large part in a single round; skill shows over a match.

ghosts-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

ghosts-option-edition = Which rulebook to follow where the two editions differ: the empty pile (G8) and who begins the next round (G9).
    .label = Edition
ghosts-option-edition-classic = classic
ghosts-option-edition-nk2018 = Nasza Księgarnia 2018
ghosts-option-points = How many points end the match: a number, or the rulebook's own (3; with three players 6).
    .label = Points to win
ghosts-option-points-rule = as in the rulebook
ghosts-option-deck = For study: a deck of the cards 1 to 4, 5 or 6 for two players, small enough to be solved (L1).
    .label = Cards in the deck

## Cards

ghosts-colour-blue = blue
ghosts-colour-yellow = yellow
ghosts-colour-red = red

ghosts-card-1-name = The Lamplighter
ghosts-card-1-ability = Ask: is your crypt one of four numbers in a row? You choose the row.
ghosts-card-2-name = The Echo
ghosts-card-2-ability = Either use the ability of a card lying face up, or draw the top card of your pile and take another turn.
ghosts-card-3-name = The Twins
ghosts-card-3-ability = Ask: is your crypt even?
ghosts-card-4-name = The Empty Armour
ghosts-card-4-ability = Attack one number. Until your next turn you ignore your opponents' blue cards.
ghosts-card-5-name = The Cellar Whisper
ghosts-card-5-ability = Ask: is your crypt 1, 2, 3 or 4?
ghosts-card-6-name = The Lady on the Stairs
ghosts-card-6-ability = Ask: is your crypt 8 or higher?
ghosts-card-6-ability-small = Ask: is your crypt 4 or higher?
ghosts-card-7-name = The Headless Butler
ghosts-card-7-ability = Ask: is your crypt 5, 6, 8 or 9?
ghosts-card-8-name = The Gravedigger
ghosts-card-8-ability = Look at the two bottom cards of the pile, then attack one number.
ghosts-card-9-name = The Attic Bride
ghosts-card-9-ability = Ask: is your crypt 10, 11, 12 or 13?
ghosts-card-10-name = The Fortune Teller
ghosts-card-10-ability = Look at the top three cards of the pile. Put one back on top and the other two on the bottom.
ghosts-card-11-name = The Two-Headed Hound
ghosts-card-11-ability = Attack two neighbouring numbers at once.
ghosts-card-12-name = The Pianist
ghosts-card-12-ability = Ask: is your crypt one of three numbers? Any three you like.
ghosts-card-13-name = The Bell Ringer
ghosts-card-13-ability = Ask: is your crypt this number or higher? You choose the number.

## What is asked, by card

ghosts-question = { $card ->
    [3] Is your crypt even?
    [6] Is your crypt { $numbersFirst } or higher?
    [13] Is your crypt { $numbersFirst } or higher?
   *[other] Is your crypt { $numbersOr }?
}

## Moves in a menu

ghosts-move-deal = Card { $card } comes up
ghosts-move-first = { $seat } begins
ghosts-move-crypt = Hide in crypt { $card }
ghosts-move-mate = Hide your teammate in crypt { $card }
ghosts-move-keep = Keep { $card } in hand and give the other card back
ghosts-move-attack = Card { $card } face down: attack { $numbers }
ghosts-move-attack-empty-handed = Attack { $numbers } without a card
ghosts-move-aim = Attack { $numbers }
ghosts-move-arrange = { $cardsCount ->
    [one] { $card } on top, { $cardsLast } at the bottom
   *[other] { $card } on top; { $cardsFirst } to the bottom, { $cardsLast } below it
}
ghosts-move-draw = Play 2: draw a card and take another turn

ghosts-move-play-1 = Play 1: is your crypt { $numbersOr }?
ghosts-move-play-3 = Play 3: is your crypt even?
ghosts-move-play-4 = Play 4: attack { $numbers }, then ignore blue cards
ghosts-move-play-5 = Play 5: is your crypt 1, 2, 3 or 4?
ghosts-move-play-6 = Play 6: is your crypt 8 or higher?
ghosts-move-play-6-small = Play 6: is your crypt 4 or higher?
ghosts-move-play-7 = Play 7: is your crypt 5, 6, 8 or 9?
ghosts-move-play-8 = Play 8: look at the two bottom cards, then attack
ghosts-move-play-9 = Play 9: is your crypt 10, 11, 12 or 13?
ghosts-move-play-10 = Play 10: look at the top three cards and rearrange them
ghosts-move-play-11 = Play 11: attack { $numbers }
ghosts-move-play-12 = Play 12: is your crypt { $numbersOr }?
ghosts-move-play-13 = Play 13: is your crypt { $numbersFirst } or higher?

ghosts-move-copy-1 = Play 2 as 1: is your crypt { $numbersOr }?
ghosts-move-copy-3 = Play 2 as 3: is your crypt even?
ghosts-move-copy-4 = Play 2 as 4: attack { $numbers }, then ignore blue cards
ghosts-move-copy-5 = Play 2 as 5: is your crypt 1, 2, 3 or 4?
ghosts-move-copy-6 = Play 2 as 6: is your crypt 8 or higher?
ghosts-move-copy-6-small = Play 2 as 6: is your crypt 4 or higher?
ghosts-move-copy-7 = Play 2 as 7: is your crypt 5, 6, 8 or 9?
ghosts-move-copy-8 = Play 2 as 8: look at the two bottom cards, then attack
ghosts-move-copy-9 = Play 2 as 9: is your crypt 10, 11, 12 or 13?
ghosts-move-copy-10 = Play 2 as 10: look at the top three cards and rearrange them
ghosts-move-copy-11 = Play 2 as 11: attack { $numbers }
ghosts-move-copy-12 = Play 2 as 12: is your crypt { $numbersOr }?
ghosts-move-copy-13 = Play 2 as 13: is your crypt { $numbersFirst } or higher?

## Moves that are refused

ghosts-wait-for-crypts = Your part is done. Wait until everybody has chosen a crypt.
ghosts-crypts-are-chosen = The crypts of this round are already chosen. It is time to play a card or attack.
ghosts-choose-crypt-first = Choose your crypt first: which of your cards hides your ghost?
ghosts-not-your-choice = Another player makes this choice. Choose for your own seat.
ghosts-first-own-crypt = Choose a card for your own crypt first.
ghosts-now-mate-crypt = Your crypt is chosen. Now pick a crypt for your teammate.
ghosts-now-keep = Your teammate has chosen the crypts. Now say which of the two cards you keep in hand.
ghosts-not-dealt = You do not have card { $card }. Choose one of the cards in front of you.
ghosts-must-aim = You have looked at the cards. Now name the number you attack.
ghosts-must-arrange = You have looked at the cards. Now choose which one goes on top and which go to the bottom.
ghosts-wrong-arrangement = { $count ->
    [one] You saw { $count } card. Choose an order for exactly that.
   *[other] You saw { $count } cards. Choose an order for exactly that many.
}
ghosts-nothing-to-arrange = There are no cards to put in order: that comes only after a look with card 10.
ghosts-must-attack-no-card = You have no card left, so attack: name any number from 1 to 13.
ghosts-must-attack-empty-pile = Your pile is empty, so every turn is now an attack: name any number from 1 to 13.
ghosts-not-in-hand = You do not hold card { $card }. Your card is { $hand }: play it, or put it face down and attack.
ghosts-nothing-to-draw = Your pile is empty, so card 2 cannot draw. Copy a card lying face up, or attack.
ghosts-ten-needs-pile = There is no pile left to look at, so card 10 cannot be used. Choose something else, or attack.
ghosts-only-teammates = Only your teammate has a face-up { $card }. In the classic edition card 2 copies your own and your opponents' cards.
ghosts-not-face-up = No card { $card } lies face up, so card 2 cannot copy it. Choose a card that lies open.
ghosts-no-such-number = There is no { $number } in this deck. Name a number from 1 to { $most }.
ghosts-number-ruled-out = You know that the crypt cannot be { $number }. With a small deck an attack names a number that may be right.
ghosts-four-not-there = With this deck card 1 names four in a row that begin with a number from 2 to { $most }.
ghosts-notation-number = “{ $text }” needs a card number from 1 to 13 after the letter.

## The log

ghosts-event-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
ghosts-event-dealt-hidden = { $you ->
    [yes] You are dealt a card.
   *[no] { $seat } is dealt a card.
}
ghosts-event-crypt-chosen = { $you ->
    [yes] You hide in crypt { $card }.
   *[no] { $seat } hides in crypt { $card }.
}
ghosts-event-crypt-chosen-hidden = { $you ->
    [yes] You choose your crypt.
   *[no] { $seat } chooses a crypt.
}
ghosts-event-crypt-given = { $you ->
    [yes] You hide { $target } in crypt { $card } and pass on { $cards }.
   *[no] { $targetYou ->
        [yes] { $seat } hides you in crypt { $card } and passes you { $cards }.
       *[no] { $seat } hides { $target } in crypt { $card } and passes on { $cards }.
    }
}
ghosts-event-crypt-given-hidden = { $seat } chooses a crypt for { $target } and passes on two cards.
ghosts-event-hands-split = { $you ->
    [yes] You keep { $card } and give { $back } back to { $target }.
   *[no] { $targetYou ->
        [yes] { $seat } keeps { $card } and gives { $back } back to you.
       *[no] { $seat } keeps { $card } and gives { $back } back to { $target }.
    }
}
ghosts-event-hands-split-hidden = { $seat } keeps one card and gives the other back to { $target }.
ghosts-event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
ghosts-event-copied = { $you ->
    [yes] You copy the face-up { $card }.
   *[no] { $seat } copies the face-up { $card }.
}
ghosts-event-extra-turn = { $you ->
    [yes] You take another turn.
   *[no] { $seat } takes another turn.
}
ghosts-event-asked = { $you ->
    [yes] You ask: “{ ghosts-question }”
   *[no] { $seat } asks: “{ ghosts-question }”
}
ghosts-event-attacked = { $you ->
    [yes] You attack { $numbers }.
   *[no] { $seat } attacks { $numbers }.
}
ghosts-event-attacked-empty-handed = { $you ->
    [yes] You attack { $numbers } without a card.
   *[no] { $seat } attacks { $numbers } without a card.
}
ghosts-event-attacked-face-down = { $you ->
    [yes] You put { $down } face down and attack { $numbers }.
   *[no] { $seat } puts { $down } face down and attacks { $numbers }.
}
ghosts-event-attacked-face-down-hidden = { $you ->
    [yes] You put a card face down and attack { $numbers }.
   *[no] { $seat } puts a card face down and attacks { $numbers }.
}
ghosts-event-protected = { $you ->
    [yes] You ignore blue cards until your next turn.
   *[no] { $seat } ignores blue cards until their next turn.
}
ghosts-event-answered = { $answer ->
    [yes] { $you ->
        [yes] You answer: yes.
       *[no] { $seat } answers: yes.
    }
    [no] { $you ->
        [yes] You answer: no.
       *[no] { $seat } answers: no.
    }
   *[none] { $you ->
        [yes] You are protected and give no answer.
       *[no] { $seat } is protected and gives no answer.
    }
}
ghosts-event-hit = { $you ->
    [yes] Hit! You find { $target } in crypt { $card }.
   *[no] { $targetYou ->
        [yes] Hit! { $seat } finds you in crypt { $card }.
       *[no] Hit! { $seat } finds { $target } in crypt { $card }.
    }
}
ghosts-of-pile = { $pile ->
    [theirs] the other team's pile
   *[own] the pile
}
ghosts-event-looked = { $count ->
    [0] The pile is empty, there is nothing to see.
   *[other] { $card ->
        [8] { $you ->
            [yes] At the bottom of { ghosts-of-pile } you see: { $cards }.
           *[no] At the bottom of { ghosts-of-pile } { $seat } sees: { $cards }.
        }
       *[other] { $you ->
            [yes] At the top of { ghosts-of-pile } you see: { $cards }.
           *[no] At the top of { ghosts-of-pile } { $seat } sees: { $cards }.
        }
    }
}
ghosts-event-looked-hidden = { $count ->
    [0] The pile is empty, there is nothing to see.
    [one] { $seat } looks at the last card of { ghosts-of-pile }.
   *[other] { $card ->
        [8] { $seat } looks at the { $count } bottom cards of { ghosts-of-pile }.
       *[other] { $seat } looks at the { $count } top cards of { ghosts-of-pile }.
    }
}
ghosts-event-arranged = { $cardsCount ->
    [one] { $you ->
        [yes] You put { $card } on top and { $cardsLast } at the bottom.
       *[no] { $seat } puts { $card } on top and { $cardsLast } at the bottom.
    }
   *[other] { $you ->
        [yes] You put { $card } on top; { $cardsFirst } goes to the bottom, { $cardsLast } below it.
       *[no] { $seat } puts { $card } on top; { $cardsFirst } goes to the bottom, { $cardsLast } below it.
    }
}
ghosts-event-arranged-hidden = { $count ->
    [2] { $seat } puts one card on top and the other at the bottom.
   *[other] { $seat } puts one card on top and the others at the bottom.
}
ghosts-event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
ghosts-event-drew-hidden = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
ghosts-event-stands-in = { $you ->
    [yes] You take the turn of { $target }, who is out.
   *[no] { $seat } takes the turn of { $target }, who is out.
}
ghosts-event-scored = { $you ->
    [yes] You score { ghosts-points }, { $total } in all.
   *[no] { $seat } scores { ghosts-points }, { $total } in all.
}
ghosts-event-team-scored = { $seatsYou ->
    [yes] Your team scores { ghosts-points }, { $total } in all.
   *[no] The team of { $seats } scores { ghosts-points }, { $total } in all.
}
ghosts-event-scored-tie-break = { $you ->
    [yes] You score { ghosts-points } in the tie-break, { $total } in all.
   *[no] { $seat } scores { ghosts-points } in the tie-break, { $total } in all.
}
ghosts-event-round-begins = { $you ->
    [yes] Round { $round }: you begin.
   *[no] Round { $round }: { $seat } begins.
}
ghosts-event-round-over = Round { $round } is over.
ghosts-event-tie-break = { $seats } are tied at the top: a two-player match decides.
ghosts-event-match-over = { $winnersYou ->
    [yes] You win the match! Final score: { $scoresNamed }.
   *[no] { $winners } wins the match. Final score: { $scoresNamed }.
}
ghosts-event-team-match-over = { $winnersYou ->
    [yes] Your team wins the match! Final score: { $scores }.
   *[no] { $winners } win the match. Final score: { $scores }.
}

## Positions

ghosts-position-no-crypt = { $path }: during the turns every player has a crypt and no undivided cards.
ghosts-position-bad-answers = { $path }: the answers contradict the crypt.
ghosts-position-bad-groups = { $path }: there can be at most two groups of moved cards, none with four players, and each needs a card 10 that has been played.
ghosts-position-hand-full = { $path }: this player has already laid the hand card, so the hand must be empty.
