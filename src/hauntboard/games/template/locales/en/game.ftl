### High Card

template-name = High Card
template-tagline = One hidden card each: stay with it or leave in time.

## Options

template-option-rounds = Rounds in the match

## Moves

template-action-first = { $seat } begins
template-action-deal = deal { $card }
template-action-stay = stay
template-action-leave = leave

## Events

template-event-first = { $seat } begins.
template-event-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
template-event-dealt-hidden = { $seat } is dealt a card.
template-event-stayed = { $you ->
    [yes] You stay.
   *[no] { $seat } stays.
}
template-event-left = { $you ->
    [yes] You leave.
   *[no] { $seat } leaves.
}
template-event-shown = { $you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
template-event-scored = The round is over: { $scoresNamed }.
template-event-over = { $winnersCount ->
    [1] { $winners } wins the match.
   *[other] { $winners } win the match.
}

## The view on the generic boards

template-view-round = Round
template-view-rounds = Rounds
template-view-card = Card
template-view-choice = Choice
template-view-points = Points

## Rules

template-rules-title = High Card: the rules
template-rules-intro = For 2 to 7 players.
template-rule-C1 = Each round every player is dealt one card from a deck numbered 1 to 10. Only its owner sees it.
    .title = The deal
template-rule-C2 = In turn, every player stays or leaves. The first player changes from round to round.
    .title = Stay or leave
template-rule-C3 = Those who stayed show their cards. The highest card wins one point for each player who stayed; the others who stayed lose one point.
    .title = The showdown
template-rule-C4 = After the last round the player with the most points wins; several may share the victory.
    .title = The end
