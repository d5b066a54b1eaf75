### Liar's Dice

liarsdice-name = Liar's Dice
liarsdice-tagline = Roll in secret, raise the bid, and call the bluff.

## Options

liarsdice-option-dice = Dice of each player

## Moves

liarsdice-action-first = { $seat } begins
liarsdice-action-roll = roll { $face }
liarsdice-action-bid = bid { $quantity } × { $face }
liarsdice-action-call = call the bid
liarsdice-refusal-too-low = Bid more dice than the last bid, or as many of a higher face.
liarsdice-refusal-no-bid = There is no bid to call yet.

## Events

liarsdice-event-first = { $seat } begins.
liarsdice-event-rolled = { $you ->
    [yes] You roll { $face }.
   *[no] { $seat } rolls { $face }.
}
liarsdice-event-rolled-hidden = { $seat } rolls a die.
liarsdice-event-bid = { $you ->
    [yes] You bid { $quantity } × { $face }.
   *[no] { $seat } bids { $quantity } × { $face }.
}
liarsdice-event-called = { $you ->
    [yes] You call the bid of { $target }.
   *[no] { $seat } calls the bid of { $target }.
}
liarsdice-event-shown = { $seat }: { $diceList }.
liarsdice-event-lost = { $you ->
    [yes] Dice of that face: { $count }. You lose a die.
   *[no] Dice of that face: { $count }. { $seat } loses a die.
}
liarsdice-event-over = { $winners } wins the match.

## The view on the generic boards

liarsdice-view-round = Round
liarsdice-view-turn = Turn
liarsdice-view-bid = Last bid
liarsdice-view-quantity = Dice
liarsdice-view-face = Face
liarsdice-view-dice = Dice
liarsdice-view-rolled = Rolled
liarsdice-view-hand = Hand

## Rules

liarsdice-rules-title = Liar's Dice: the rules
liarsdice-rules-intro = For 2 to 5 players.
liarsdice-rule-L1 = Each round all players roll their dice. Only the owner sees them.
    .title = The roll
liarsdice-rule-L2 = In turn, players bid how many dice of one face lie on the whole table. A bid must name more dice than the last one, or as many of a higher face.
    .title = Bids
liarsdice-rule-L3 = Instead of bidding, a player may call the last bid. All dice are shown. If there are fewer dice of the face than bid, the bidder loses the round, else the player who called.
    .title = The call
liarsdice-rule-L4 = The loser of the round loses a die and begins the next round. A player without dice is out; then the next player begins.
    .title = Losing dice
liarsdice-rule-L5 = The last player with dice wins.
    .title = The end
