# Words and messages of the table itself, whatever the game.

player-name = Player { $number }
player-you = you
bot-name-1 = Mortimer
bot-name-2 = Agatha
bot-name-3 = Casimir
bot-name-4 = Ottilie
bot-name-5 = Barnaby
bot-name-6 = Cordelia
bot-name-7 = Ignatius
bot-name-8 = Rosalind
bot-name-9 = Leopold
bot-kind = { $bot ->
    [random] bot, distracted
    [greedy] bot, eager
    [sensible] bot, cunning
    [thinker] bot, pensive
    [level-1] bot, drowsy
    [level-2] bot, playful
    [level-3] bot, alert
    [level-4] bot, cunning
    [level-5] bot, uncanny
   *[other] bot ({ $bot })
}
team-name = Team { $number }
stage-draft = draft
stage-preview = preview
chance-name = Chance
spectator-name = Spectator
answer-yes = yes
answer-no = no
answer-none = no answer
rules-examples = Examples
rules-decision = Our decision

## Moves that are refused

refusal-no-such-seat = There is no seat { $seatNumber } at this table.
refusal-no-such-action = There is no move number { $action } in this game.
refusal-match-over = The match is over. Start a new one to keep playing.
refusal-chance-is-next = Chance comes next. Wait for it.
refusal-not-over = The whole table is revealed only when the match is over.
refusal-no-undo = This cannot be taken back: another player has acted or something has been revealed since.
refusal-only-chance = Only chance can do this: deal, draw, roll or choose the first player.
refusal-not-your-turn = It is not your turn yet.

## Options

option-bad-value = “{ $value }” does not fit the option “{ $option }”. Choose from: { $allowed }.
option-bad-players = This game cannot be played with { $value } players. Choose from: { $allowed }.
option-unknown = This game has no option “{ $option }”. Choose from: { $allowed }.
option-unknown-game = There is no game “{ $value }”. Choose from: { $allowed }.
option-first = Who begins the first round: a seat number, or chance.
    .label = First player
option-first-random = chance decides

## Notation

notation-unknown = “{ $text }” is not a move of this game.

## Positions

position-not-object = { $path }: an object is expected here.
position-unknown-key = { $path }: there is no key “{ $key }” here.
position-not-bool = { $path }: write true or false.
position-not-list = { $count ->
    [0] { $path }: a list is expected here.
   *[other] { $path }: a list of length { $count } is expected here.
}
position-bad-number = { $path }: a whole number from { $low } to { $high } is expected here.
position-other-game = { $path }: this position belongs to another game.
position-other-players = { $path }: this table has { $players } players.
position-bad-phase = { $path }: this phase is unknown or does not fit the rest. Known phases: { $allowed }.
position-bad-tie-break = { $path }: these seats cannot be playing a tie-break.
position-card-twice = { $path }: a card is in two places.
position-bad-pile = { $path }: the other cards leave a pile of { $count }.
position-bad-knowledge = { $path }: this cannot be known in this position.
position-not-won = { $path }: the match cannot be over in this position.
position-bad-seats = { $path }: these seats cannot be in this situation.
position-bad-deal = { $path }: no deal leads to these cards.
position-bad-card = { $path }: there is no card “{ $card }” in this deck.
position-missing-cards = { $path }: nobody holds or has played these cards: { $cardsList }.

## Chance

dealer-list-ended = The prepared list of chance events has run out.
dealer-not-possible = The prepared chance event { $action } is not possible here.
dealer-bad-seed = A seed has exactly { $bytes } bytes.
dealer-long-entropy = A player's random text may have at most { $bytes } bytes.

## Records

record-error-at = Line { $line }, column { $column }: { $reason }
record-foreign = This is not a Hauntboard record: the header [Hauntboard "{ $version }"] is missing.
record-bad-header = This header line cannot be read. A header looks like [Name "value"].
record-unknown-header = The header “{ $name }” is unknown.
record-missing-header = The header “{ $name }” is missing.
record-duplicate-header = The header “{ $name }” appears twice.
record-bad-value = “{ $value }” is not a value for the header “{ $name }”.
record-bad-version = Version “{ $value }” of the record format is not supported.
record-bad-move = “{ $text }” cannot be read as a move.
record-illegal-move = The move “{ $text }” is not allowed at this point.
record-wrong-seat = “{ $text }” is recorded for the wrong seat: it is { $expected }'s move.
record-wrong-outcome = After “{ $text }” the record says “{ $found }”, but by the rules it is “{ $expected }”.
record-wrong-result = The record's result is “{ $found }”, but the moves lead to “{ $expected }”.
record-not-finished = The match in this record is not finished.
record-hidden-move = This record hides some moves, so it cannot be replayed in full.
record-after-end = There are moves after the end of the match.
record-one-seat = This record shows the match from one seat; the full record is needed here.
record-no-matches = There is no match in this file.
record-no-commitment = This record has no commitment, so its shuffle cannot be checked.
record-wrong-commitment = The revealed seed does not match the commitment made before the deal.
record-wrong-draw = The record has “{ $text }” where the revealed seed gives “{ $expected }”.
record-bad-json = This is not valid JSON.
record-not-text = This file is not UTF-8 text.

## Bots and simulations

bot-unknown = There is no bot “{ $value }”. Choose from: { $allowed }.
bot-wrong-game = The bot “{ $value }” does not play { $game }. Choose from: { $allowed }.
bot-bad-budget = “{ $value }” is not a thinking limit for a bot. Examples: 8000 (iterations), 100ms, 1.5s.
bot-no-budget = The bot “{ $value }” has no thinking limit that can be changed.
bot-no-open-spiel = OpenSpiel is not installed: pip install "hauntboard[bench]".
bot-count = { $value } bots do not fit { $players } seats.
simulate-no-games = At least one match must be played, not { $value }.
solve-too-large = This variant is too large to solve: it has more than { $count } histories. Try fewer cards or ranks, and a single round.
solve-uneven-luck = This variant cannot be solved: its chance events are not equally likely on all paths.
dataset-bad-seed = A seed in a dataset is a whole number from { $low } to { $high }.
dataset-exists = A dataset already exists: { $file }. Choose another folder or delete this one.
dataset-not-over = A dataset cannot contain an unfinished match.
dataset-other-game = All matches of a dataset must have the same game, players and options.
dataset-position = A dataset cannot contain a match that started from a position.
