# Doppelgänger Tricks on the web table.

web-tricks-round = Round { $round } of { $rounds }
web-tricks-sum = { $count } predicted for { $most } tricks
web-tricks-tricks = Tricks so far
web-tricks-sheet = Score sheet
web-tricks-card = { $suit ->
    [S] { $rank } of { tricks-suit-S }
    [C] { $rank } of { tricks-suit-C }
    [T] { $rank } of { tricks-suit-T }
   *[D] { $rank } of { tricks-suit-D }
}
web-tricks-about-ordinary = Its double is { $cardsLast }. If both meet in a trick of { tricks-suit }, they annihilate each other.
web-tricks-about-double = If you lead it, you declare what it stands for; played later it counts as the led suit. It may always be played and never has to be. If it meets the card of the led suit with the same rank, they annihilate each other.
web-tricks-hand = Your hand
web-tricks-hand-of = The hand of { $seat }
web-tricks-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Predictions

web-tricks-predict = How many tricks will you win?
web-tricks-predicting = Everybody predicts in secret.
web-tricks-predict-points = Exactly right: 3 points. One off: 1 point. A zero that comes true: 7 points, otherwise nothing.
web-tricks-predicted = Your slip lies face down: { tricks-predicted }. All slips are turned over together.
web-tricks-slip-none = no prediction yet
web-tricks-slip-secret = predicted, still face down
web-tricks-slip-yours = you predicted { $number }, still a secret
web-tricks-slip-open = predicted { $number }
web-tricks-tally = won { $count }, predicted { $number }

## The trick

web-tricks-trick = The trick
web-tricks-led = Led suit: { tricks-suit }
web-tricks-led-declared = Led suit: { tricks-suit }, declared
web-tricks-led-about = Players who hold this suit follow it, or play a doppelgänger. It stays the led suit even if the card that led is annihilated.
web-tricks-declared = declared
web-tricks-leads = { $you ->
    [yes] You lead.
   *[no] { $seat } leads.
}
web-tricks-gone = annihilated
web-tricks-wins = wins the trick
web-tricks-winner = { $you ->
    [yes] You win the trick
   *[no] { $seat } wins the trick
}
web-tricks-nobody = Nobody wins the trick
web-tricks-last = Last trick
web-tricks-lead = You lead: play any card.
web-tricks-follow = Follow with { tricks-suit }, or play a doppelgänger.
web-tricks-free = You have no { tricks-suit }: play any card.
web-tricks-declare = { $card } stands for:

## Bonus cards

web-tricks-bonus = Bonus card +{ $bonus }
web-tricks-bonus-of = { $you ->
    [yes] You have the bonus card +{ $bonus }
   *[no] { $seat } has the bonus card +{ $bonus }
}
web-tricks-bonus-how = You take it together with a card if you then hold no doppelgänger.
web-tricks-claim = Take a bonus card with this card?
web-tricks-claim-short = Bonus card?
web-tricks-claim-none = none
web-tricks-tap-card = Tap the card you play together with the bonus card +{ $bonus }. You may take it if you then hold no doppelgänger.
web-tricks-tap-suit = Tap the suit that the doppelgänger stands for.
web-tricks-claimed = takes +{ $bonus }!

## What you know

web-tricks-known = What { $seat } has shown
web-tricks-void = no { tricks-suit }
web-tricks-unseen = Not seen yet
web-tricks-unseen-row = { tricks-suit } not seen yet: { $numbers }
web-tricks-unseen-none = { tricks-suit }: all seen
web-tricks-legend-unseen = unseen
web-tricks-legend-own = yours
web-tricks-legend-played = played

## Scores

web-tricks-next = Begin round { $round }
web-tricks-col-player = Player
web-tricks-col-round = Round { $round }
web-tricks-col-tricks = Won
web-tricks-col-bonus = Bonus card
web-tricks-col-points = Points
web-tricks-col-total = Total
