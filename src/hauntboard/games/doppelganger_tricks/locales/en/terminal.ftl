cli-tricks-help-keys =
    1 2 … | a line of the menu; the rank may follow: 1 7
    S7  7■  d7 | a card: S squares, C circles, T triangles, D doppelgängers
    D7/C  S7+3 | with the suit you declare, with a bonus card, as in records
    ? | explains what to do now, or the rule after a refusal
    ? D7  ? ●  ? +3  ? R7 | explains a card, a suit, a bonus card or a clause
cli-tricks-card = Cards
cli-tricks-typed = To type
cli-tricks-about = What they are
cli-tricks-about-ordinary = An ordinary suit with ranks 1 to 10, or 1 to 9 with three players.
cli-tricks-about-doubles = They count as the led suit, and vanish together with the card of their rank in it.
cli-tricks-bonus-card = Bonus card +{ $bonus }
cli-tricks-explain-suit = An ordinary suit. When it is led and you hold some, follow with one of them or with a doppelgänger (R4).
cli-tricks-explain-doubles = May be played at any time and count as the led suit (R6). If you lead one, you say which suit it is (R5).
cli-tricks-explain-card = Ordinary, rank { $rank }. If its suit is led and { $card } is in the same trick, they annihilate each other (R7).
cli-tricks-explain-double = Doppelgänger, rank { $rank }. Counts as the led suit (R6); meeting { $cardsOr } of that suit, both are annihilated (R7).
cli-tricks-round = round { $round } of { $rounds }
cli-tricks-trick-of = trick { $number } of { $count }
cli-tricks-predicting = predictions
cli-tricks-bonuses = { $count ->
    [0] bonus cards: none left
   *[other] bonus cards: { $bonuses }
}
cli-tricks-column-player = Player
cli-tricks-column-points = Points
cli-tricks-column-tricks = Tricks
cli-tricks-column-bonus = Bonus card
cli-tricks-column-cards = Cards
cli-tricks-column-voids = Known
cli-tricks-column-prediction = Prediction
cli-tricks-column-scored = Round { $round }
cli-tricks-column-predicted = Predicted
cli-tricks-column-won = Won
cli-tricks-column-by-round = Points by round
cli-tricks-won-of = { $count } of { $number }
cli-tricks-thinking = thinking …
cli-tricks-chosen = chosen
cli-tricks-none = no
cli-tricks-last = Last trick
cli-tricks-now = This trick
cli-tricks-hand = { $you ->
    [yes] Your hand
   *[no] { $seat }
}
cli-tricks-trick-won = { $you ->
    [yes] you win
   *[no] { $seat } wins
}
cli-tricks-trick-lost = { $you ->
    [yes] nobody wins, you lead again
   *[no] nobody wins, { $seat } leads again
}
cli-tricks-last-trick-lost = nobody wins
cli-tricks-leads = { $you ->
    [yes] You lead: any card will do.
   *[no] { $seat } leads.
}
cli-tricks-led = Led:
cli-tricks-declared = declared by the doppelgänger
cli-tricks-annihilated = annihilated
cli-tricks-winning = winning
cli-tricks-predict = Predict how many tricks you will win. All predictions are shown together.
cli-tricks-ask-prediction = How many tricks (0 to { $most })
cli-tricks-only = Only { tricks-suit } can be played now.
cli-tricks-ask-rank = { tricks-suit }: which rank ({ $ranksOr })
cli-tricks-ask-suit = Which suit is { $card }?
cli-tricks-ask-bonus = { $card } leaves you without doppelgängers. Take a bonus card with it?
cli-tricks-no-bonus = No, only the card
