# Doppelgänger Tricks: cards, options, moves, refusals and the log.

tricks-name = Doppelgänger Tricks
tricks-tagline = Predict your tricks, win exactly that many, and beware: a card that meets its double vanishes with it.
luck-tricks = There is some luck in the cards you get; how well you predict them decides.

tricks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tricks-predicted = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
}

## Options

tricks-option-rounds = How many rounds the match has: a number, or the rulebook's own (as many as there are players).
    .label = Rounds
tricks-option-rounds-rule = as in the rulebook
tricks-option-hands = Whether all hands are secret, or lie open for learning the game.
    .label = Hands
tricks-option-hands-secret = secret
tricks-option-hands-open = open
tricks-option-ranks = For study: a deck of only so many ranks, small enough to be solved with two (L1).
    .label = Ranks in the deck
tricks-option-ranks-full = all

## Cards

tricks-suit-S = squares
    .symbol = ■
tricks-suit-C = circles
    .symbol = ●
tricks-suit-T = triangles
    .symbol = ▲
tricks-suit-D = doppelgängers
    .symbol = ◈
tricks-suit = { $suit ->
    [S] { tricks-suit-S } { tricks-suit-S.symbol }
    [C] { tricks-suit-C } { tricks-suit-C.symbol }
    [T] { tricks-suit-T } { tricks-suit-T.symbol }
   *[D] { tricks-suit-D } { tricks-suit-D.symbol }
}
tricks-card-text = { $suit ->
    [S] { $rank }{ tricks-suit-S.symbol }
    [C] { $rank }{ tricks-suit-C.symbol }
    [T] { $rank }{ tricks-suit-T.symbol }
   *[D] { $rank }{ tricks-suit-D.symbol }
}

tricks-bonus-1 = 1 point at the end of the round, whatever became of your prediction.
tricks-bonus-3 = 3 points at the end of the round if your prediction is exactly right, otherwise nothing.

## Moves in a menu

tricks-move-deal = Card { $card } comes up
tricks-move-first = { $seat } begins
tricks-move-predict = Predict { tricks-predicted }
tricks-move-play = Play { $card }
tricks-move-play-claim = Play { $card } and take the bonus card +{ $bonus }
tricks-move-declare = Lead { $card } as { tricks-suit }
tricks-move-declare-claim = Lead { $card } as { tricks-suit } and take the bonus card +{ $bonus }

## Moves that are refused

tricks-already-predicted = Your prediction is made. Wait until everybody has made theirs.
tricks-predictions-are-made = The predictions of this round are already made. It is time to play a card.
tricks-predict-first = Predict first: how many tricks will you win this round?
tricks-not-your-prediction = Another player makes this prediction. Predict for your own seat.
tricks-prediction-too-high = There are only { $most } tricks in this round. Predict a number from 0 to { $most }.
tricks-not-in-hand = You do not hold { $card }. Play a card from your hand.
tricks-must-follow = You cannot play { $card } now: the led suit is { tricks-suit } and you have some. Play one of those, or a doppelgänger.
tricks-must-declare = A doppelgänger that leads needs a suit. Say whether { $card } stands for squares ■, circles ● or triangles ▲.
tricks-cannot-declare = Only a doppelgänger that leads is given a suit. In this trick yours counts as { tricks-suit }: play it as it is.
tricks-one-bonus = You already have a bonus card this round, and one is all you can get. Play the card alone.
tricks-no-bonuses = With hands of two cards there are no bonus cards.
tricks-bonus-taken = Somebody already has the bonus card +{ $bonus }. See whether the other one is still there, or play the card alone.
tricks-still-doppelgangers = After this card you would still hold a doppelgänger. A bonus card is for players without one: play the card alone.
tricks-notation-number = “{ $text }” needs a number of tricks from 0 to 12 after the letter.

## The log

tricks-event-round-begins = { $you ->
    [yes] Round { $round } of { $rounds }: you begin.
   *[no] Round { $round } of { $rounds }: { $seat } begins.
}
tricks-event-dealt = { $you ->
    [yes] You are dealt: { $cardsList }.
   *[no] { $seat } is dealt: { $cardsList }.
}
tricks-event-dealt-hidden = { $you ->
    [yes] You are dealt { $count } cards.
   *[no] { $seat } is dealt { $count } cards.
}
tricks-event-predicted = { $you ->
    [yes] You secretly predict { tricks-predicted }.
   *[no] { $seat } secretly predicts { tricks-predicted }.
}
tricks-event-predicted-hidden = { $you ->
    [yes] You make a secret prediction.
   *[no] { $seat } makes a secret prediction.
}
tricks-event-prediction-shown = { $you ->
    [yes] You show your prediction: { tricks-predicted }.
   *[no] { $seat } shows a prediction of { tricks-predicted }.
}
tricks-event-led = { $you ->
    [yes] You lead { $card }.
   *[no] { $seat } leads { $card }.
}
tricks-event-led-declared = { $you ->
    [yes] You lead { $card } and declare { tricks-suit }.
   *[no] { $seat } leads { $card } and declares { tricks-suit }.
}
tricks-event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
tricks-event-cannot-follow = { $you ->
    [yes] You have no { tricks-suit }.
   *[no] { $seat } has no { tricks-suit }.
}
tricks-event-claimed = { $you ->
    [yes] You have no doppelgängers in hand and take the bonus card +{ $bonus }.
   *[no] { $seat } has no doppelgängers in hand and takes the bonus card +{ $bonus }.
}
tricks-event-annihilated = { $cards } annihilate each other.
tricks-event-trick-won = { $you ->
    [yes] You win the trick (won { $count }, predicted { $number }).
   *[no] { $seat } wins the trick (won { $count }, predicted { $number }).
}
tricks-event-last-trick-lost = Nobody wins the last trick: all its cards are gone.
tricks-event-trick-lost = { $you ->
    [yes] No card is left: nobody wins the trick, and you keep the lead.
   *[no] No card is left: nobody wins the trick, and { $seat } keeps the lead.
}
tricks-round-result = { $bonus ->
    [0] predicted { $number }, won { $count }
    [1] predicted { $number }, won { $count }, bonus +1
   *[3] { $points ->
        [0] predicted { $number }, won { $count }, bonus +3 missed
        [1] predicted { $number }, won { $count }, bonus +3 missed
       *[other] predicted { $number }, won { $count }, bonus +3
    }
}
tricks-event-scored = { $you ->
    [yes] You score { tricks-points } ({ tricks-round-result }), { $total } in all.
   *[no] { $seat } scores { tricks-points } ({ tricks-round-result }), { $total } in all.
}
tricks-event-round-over = Round { $round } is over.
tricks-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [one] You win the match! Final score: { $scoresNamed }.
       *[other] You share the victory! Winners: { $winners }. Final score: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [one] { $winners } wins the match. Final score: { $scoresNamed }.
       *[other] { $winners } share the victory. Final score: { $scoresNamed }.
    }
}

## Positions

tricks-position-bad-suit = { $path }: this suit is unknown or does not fit the card that led.
tricks-position-bad-bonus = { $path }: two players cannot have the same bonus card.
tricks-position-no-prediction = { $path }: once play has begun, every player has a prediction.
