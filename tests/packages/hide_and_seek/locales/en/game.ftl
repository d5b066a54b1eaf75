### Hide and Seek

seek-name = Hide and Seek
seek-tagline = Hide in one place, and find the others in theirs.

## Options

seek-option-points = Points to win
seek-option-mood = Mood
seek-option-turns = For study: turns of a round

## Moves

seek-action-first = { $seat } begins
seek-action-deal = deal { $number }
seek-action-hide = hide in { $number }
seek-action-knock = knock
seek-action-wait = wait
seek-action-ask = ask for { $number }
seek-hide-first = Hide first.
seek-hidden-already = All players have hidden already.

## Events

seek-event-first = { $seat } begins.
seek-event-dealt = { $seat }: dealt { $number }.
seek-event-dealt-hidden = { $seat }: dealt a place.
seek-event-hid = { $you ->
    [yes] You hide in { $number }.
   *[no] { $seat } hides in { $number }.
}
seek-event-hid-hidden = { $seat } hides.
seek-event-knocked = { $seat }: knocks.
seek-event-waited = { $seat }: waits.
seek-event-asked = { $seat }: asks for { $number } and finds { $found }.
seek-event-scored = The round is over: { $scoresNamed }.
seek-event-over = { $winnersCount ->
    [1] { $winners } wins the match.
   *[other] { $winners } win the match.
}

## Rules

seek-rules-title = Hide and Seek: the rules
seek-rules-intro = For 2 to 4 players.
seek-rule-S1 = Each round every player is dealt three of thirteen places.
    .title = The deal
seek-rule-S2 = All players secretly choose one of their places to hide in.
    .title = Hiding
seek-rule-S3 = In turn, a player knocks up to three times, then waits or asks for a place.
    .title = Seeking
seek-rule-S4 = An asker who finds an opponent wins the round for their side. The player of the last turn does so too.
    .title = The end of a round
