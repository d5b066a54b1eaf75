# The report about a game's balance: page, terminal and help.

cli-help-balance = Study how balanced a game is: who begins, how long it takes, what each card is worth. Writes a page with plots, and the data.
cli-help-balance-players = Only tables with this many players.
cli-help-balance-option = Only tables with this option, such as { $option }; any other option applies to all tables.
cli-help-balance-bot = The bot in all seats (default: a strong and quick one).
cli-help-balance-matches = Matches per table; some tables play a multiple of it.
cli-help-balance-html = The file for the page (default: balance-GAME.html).
cli-help-balance-json = The file for the data (default: balance-GAME.json).
balance-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
balance-too-few = At least two matches are needed at each table, not { $value }.
balance-no-tables = No table of this report has these options.
balance-same-file = { $file }: the page and the data need separate files.
balance-written = The page: { $html }. The data: { $json }.

## The page

balance-title = How balanced is { $game }?
balance-eyebrow = Hauntboard · balance report
balance-lede = { $tables ->
    [one] { $matches } matches between equals at one table. Every seat was played by { $bot }, with seed { $seed }.
   *[other] { $matches } matches between equals at { $tables } tables. Every seat was played by { $bot }, with seed { $seed }.
}
balance-contents = Contents
balance-footer = Made by Hauntboard from simulated matches. The same command gives the same report, with any number of processes.
balance-section-glance = At a glance
balance-note-glance = Four figures first. Brackets hold 95% intervals; ★ marks what is unlikely to be chance.
balance-section-first = Who begins
balance-note-first = The win rate of the side that begins. Shared victories are split. The dashed line is the fair share.
balance-section-length = Length and scores
balance-note-length = How long a match takes, what is scored in it, and how close it is in the end.
balance-section-worth = What cards and tokens are worth
balance-note-worth = All tables together. What chance dealt is an effect: the card caused it. What players chose is an association: they may have been ahead anyway.
balance-section-compared = One thing changed
balance-note-compared = Tables that differ in one thing only, and what changes from the first to the second.
balance-section-tables = Table by table
balance-note-tables = Every table with its distributions, its cards and the command that plays its matches again.
balance-section-method = How to read this
balance-note-method = What the figures rest on, and what they cannot say.
balance-tile-advantage = Largest effect of beginning
balance-tile-decisions = Decisions in a match
balance-tile-margin = Winner's margin in points
balance-tile-best = Best card
balance-tile-range = { $count ->
    [one] Median of the table.
   *[other] Medians, from { $low } to { $high }.
}
balance-standing = More than chance.
balance-not-standing = May be chance.
balance-notable = , notable
balance-none-standing = No value differs clearly from chance.
balance-first-match = The side that begins the match wins it
balance-first-round = The side that begins a round wins it
balance-first-about = Share of victories in per cent with its 95% interval; dashed: fair.
balance-overview = All tables
balance-overview-about = Means with their 95% intervals.
balance-compared-about = Differences with their 95% intervals.
balance-repeat = This command plays the same matches again:
balance-alike = { $count ->
    [one] There is no luck here and the bot has one answer to everything: all matches went exactly alike. They are one observation, and nothing can be said about chance.
   *[other] Many matches went exactly alike; only { $count } different ones are counted.
}
balance-rare = Seen too rarely to say anything:
balance-measures = Other figures
balance-positions-match = By turn order of the match
balance-positions-round = By turn order of the round
balance-positions-wins = Share of victories in per cent; dashed: fair.
balance-positions-lead = Points above the mean of the others.
balance-column-table = Table
balance-column-what = What
balance-column-plot = Plot
balance-column-value = Value with its 95% interval
balance-mean = Mean
balance-sd = Standard deviation
balance-quantile = { $share }% are at most
balance-per-cent = { $value }%
balance-percentage-points = { $value } pp

## Names

balance-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
balance-players-change = { $base } → { $other } players
balance-position = Position { $number }
balance-dimension-players = More players
balance-family-dealt = Cards dealt
balance-outcome-round-win = share of rounds won, in percentage points
balance-outcome-round-lead = points of the round above the others
balance-outcome-rounds = rounds of the match
balance-outcome-score = mean score of the match
balance-outcome-lead = points of the match above the others
balance-outcome-win = share of matches won, in percentage points
balance-claim-effect = effect: chance dealt it
balance-claim-association = association: players chose it
balance-method-difference = With it minus without it; { $samples } observations from { $matches } matches.
balance-method-regression = Least squares over all of them at once; { $samples } observations from { $matches } matches.
balance-measure-advantage = Advantage of beginning
balance-measure-round-advantage = Advantage of beginning a round
balance-measure-rounds = Rounds
balance-measure-decisions = Decisions
balance-measure-score = Score
balance-measure-sd = Spread of scores
balance-measure-margin = Winner's margin
balance-measure-shared = Shared victories
balance-spread-rounds = Rounds
balance-spread-decisions = Decisions
balance-spread-score = Scores
balance-spread-winning-score = Winning scores
balance-spread-margin = Winner's margin

## How to read this

balance-about-matches = Matches
    .text = The matches are those of “hauntboard simulate” with the options and the seed of the table. All seats are played by the same bot, so nobody is stronger than the others.
balance-about-intervals = Intervals
    .text = The brackets hold the true value in 95 of 100 such reports. Everything that happened in one match is one observation, because it belongs together. Matches of the same number at different tables share their seed and count as one observation too.
balance-about-notable = ★ and full dots
    .text = In a table of many values some look unusual by chance. A value is marked if it would still stand out after a correction for all values of its table (Holm), so that a whole table has a false mark in at most 5 of 100 reports.
balance-about-effects = Effects
    .text = Where chance decides who gets a card, those with it and those without it differ in nothing else on average. The difference is what the card does, for these players.
balance-about-associations = Associations
    .text = Where players choose, the figure shows what goes along with the choice, everything else in the table being equal. It is not what the choice does: a player who buys much may be winning already.
balance-about-bots = Bots are not people
    .text = The figures are about these bots. A card that they use badly looks weak, and an advantage that only they can use looks strong. Try another bot with --bot before you change a rule.
