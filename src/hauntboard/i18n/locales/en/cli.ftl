# The command line.

## Help pages

cli-help-app = A digital table for ghost games: play in the terminal, simulate, save and check records.
cli-help-epilog = Start with: hauntboard play { $game }
cli-help-usage = Usage
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = default
cli-help-required = required
cli-help-help = Show this page.
cli-help-lang = Language (default: from the environment). Allowed anywhere on the command line.
cli-help-version = Show the version.
cli-help-install-completion = Install completion for a shell: commands, options, games and bots, with the Tab key.
cli-help-show-completion = Print the completion script of a shell, to install it by hand.
cli-completion-installed = Completion is installed in { $file }. Open a new terminal to use it.
cli-help-game = The game, for example { $game }; “hauntboard games” lists all.
cli-help-players = Number of players.
cli-help-option = An option of the game, for example { $option }. May be repeated.
cli-help-file = A file of records, as text or JSON; - reads standard input.
cli-help-json = Print the figures as JSON.
cli-help-play = Play against bots, or with friends at one keyboard.
cli-help-play-seat = Who takes the next seat: human or the name of a bot. Repeat it for every seat; the remaining seats go to bots.
cli-help-play-names = Names by seat, separated by commas.
cli-help-play-seed = Use repeatable cards and bots instead of a verifiable shuffle.
cli-help-play-record = Append the record of every match to this file, also of a match you quit.
cli-help-play-hints = Whether hints are allowed (default: only if all other players are bots).
cli-help-simulate = Let bots play many matches and report who wins.
cli-help-matches = Number of matches.
cli-help-simulate-seed = The same seed gives the same matches.
cli-help-simulate-bots = Bots by seat, separated by commas; a shorter list is repeated.
cli-help-simulate-records = Write the record of every match to this file.
cli-help-simulate-jobs = Number of processes; 0 for one per processor. Does not change the result.
cli-help-dataset = Write matches as a Parquet table for research: one row per decision, with a data card.
cli-help-dataset-records = Use the matches of this record file instead of playing new ones.
cli-help-dataset-out = Folder for the file and its data card.
cli-help-arena = Play bots against each other over duplicate deals in all seats, and report which is stronger and how certain that is.
cli-help-arena-bots = The bots, separated by commas. NAME@8000 or NAME@100ms sets a bot's thinking limit.
cli-help-arena-matches = Most matches per pairing, in whole deals; every deal is played once from each side.
cli-help-arena-precision = Stop a pairing when its win rate is known to ± this (0.02 for two per cent).
cli-help-arena-decide = Stop a pairing when its win rate is clearly above or below this; fair: the rate of equal players.
cli-help-arena-budget = Iterations or time per move for all bots that accept a limit.
cli-help-arena-gauntlet = Play only the first bot against each of the others.
cli-help-results = Save every result in this file and resume from it.
cli-help-arena-engine = Where to play: in processes of this machine, or on a Ray cluster.
cli-help-replay = Narrate a recorded match.
cli-help-replay-why = Explain every decision: what a strong bot thinks of it, knowing what the player knew. With --seat, only for that seat.
cli-help-replay-match = Only this match of the file, counted from 1.
cli-help-replay-seat = The perspective: a seat number, spectator, or all (only when the match is over).
cli-help-replay-step = Wait for Enter after every turn; q quits.
cli-help-analyse = Judge the decisions of a recorded match, and separate luck from skill.
cli-help-analyse-seat = Only this seat, by its number.
cli-help-analyse-seed = The same seed gives the same analysis.
cli-analyse-working = Analysing every decision
cli-analyse-moves = All decisions
cli-analyse-round = Round { $number }
cli-help-record = Check and convert record files.
cli-help-verify = Check that every match follows the rules and ends as stated.
cli-help-verify-shuffle = Require that the shuffle can be verified too.
cli-help-convert = Convert records to the other format.
cli-help-convert-to = The format to write: json or text.
cli-help-convert-seat = Keep only what this seat (or spectator) saw.
cli-help-rules = Show the rules of a game, or one clause.
cli-help-rules-clause = A clause, for example { $clause }.
cli-help-rules-cards = Only the cards.
cli-help-games = List the games with their options.
cli-help-solve = Solve a small variant exactly ({ $variants }), and compare bots with the solution.
cli-help-solve-iterations = Iterations of CFR+.
cli-help-solve-bots = Bots to measure; all are compared with the first.
cli-help-solve-seeds = How often a bot is asked in every situation.
cli-help-perft = Count the possible sequences of moves, as a test of the rules.
cli-help-perft-deal = The chance events, in notation, in quotation marks.
cli-help-perft-depth = Count sequences up to this length.
cli-help-perft-build = Which build of the rules to count with: compiled, or interpreted (pure Python).

## Calls that went wrong

cli-usage-missing = { $name } is missing.
cli-usage-no-option = There is no option { $name }.
cli-usage-no-command = There is no command “{ $value }”.
cli-usage-option-value = Wrong use of the option { $name }.
cli-usage-bad-value = { $name } needs a whole number.
cli-usage-bad-number = { $name } needs a number, for example 0.02.
cli-usage-extra = Unexpected argument “{ $value }”.
cli-usage-other = Invalid command line: { $reason }
cli-usage-try = See: { $command }
cli-bad-language = There is no language “{ $value }”. Choose from: { $allowed }.
cli-bad-option = “{ $value }” is not an option. Write it as name=value.
cli-bad-choice = “{ $value }” is not possible here. Choose from: { $allowed }.
cli-bad-seat = There is no seat “{ $value }”. Choose from 1 to { $players }, or spectator.
cli-bad-jobs = The number of processes cannot be { $value }.
cli-bad-name = “{ $name }” cannot be a player's name: at most { $count } characters, and every name only once.
cli-too-many-seats = { $count } seats are given, but there are only { $players }.
cli-too-many-names = { $count } names are given, but there are only { $players } seats.
cli-folder-missing = There is no folder “{ $folder }”. Create it or choose another one.
cli-file-missing = There is no file “{ $file }”.
cli-file-directory = “{ $file }” is a folder, not a file.
cli-file-permission = No permission to open “{ $file }”. Choose another file or change its permissions.
cli-file-trouble = “{ $file }” cannot be used: { $reason }
cli-disk-full = No space is left for { $file }. Free some space or choose another place.
cli-standard-output = standard output
cli-not-a-record-file = “{ $file }” is not a record file. Choose another file.
cli-no-such-match = There is no match { $number } in this file; it holds { $count }.
cli-no-clause = The rules have no clause “{ $clause }”. Similar ones: { $near }
cli-no-rules = There are no rules of { $game } to show yet.
cli-no-cards = There are no cards of { $game } to show.
cli-not-compiled = The compiled rules are not installed. To build them with a C compiler: { $command }
cli-interpreted = Running the pure-Python build of the rules, which is slower. To build the compiled rules with a C compiler: { $command }
cli-interrupted = interrupted.
cli-interrupted-kept = interrupted. The results so far are in { $file }; the same command goes on from there.
cli-step-needs-file = --step needs the keyboard, so the records must come from a file.

## Playing

cli-at-table = At the table: { $names }
cli-commitment = A secret seed fixes the shuffle and is revealed at the end. Its fingerprint:
cli-seed-revealed = The seed of the shuffle:
cli-your-move = Your move
cli-your-choice = Your choice (Enter goes back)
cli-reminder = number, or notation such as { $example } · ? explains
cli-earlier = … “log” shows earlier events
cli-settle = Enter goes on, undo takes it back:
cli-pass-keyboard = Pass the keyboard to { $name }. { $name }: press Enter.
cli-hide = Enter hides the screen.
cli-does-not-fit = “{ $text }” does not fit here: { $ask }
cli-not-in-menu = “{ $text }” is not in the menu. Choose { $numbersOr }.
cli-try-help = (help lists what you can type)
cli-nothing-to-explain = There is no card or clause “{ $word }”.
cli-save = Save the record? File name, or Enter for no:
cli-saved = Saved to { $file }.
cli-rematch = Another match? (y/N)
cli-yes-words = y yes
cli-goodbye = See you next time.
cli-hints-off = Hints are off because other people are playing (--hints allows them).
cli-hints-asked = Hints used: { $scoresNamed }
cli-thinking = Thinking …
cli-bot-thinking = { $name } is thinking …
cli-why-needs-end = Moves can be explained only from the full record of a finished match.
cli-command-undo = undo
cli-command-log = log
cli-command-view = view
cli-command-hint = hint
cli-command-rules = rules
cli-command-help = help
cli-command-quit = quit exit
cli-generic-more = more moves ({ $number } of { $count })
cli-generic-found = Moves with “{ $text }”
cli-generic-help-keys =
    3 | the move with this number
    some words | the moves that contain them
    + | the next page of moves
cli-help-keys =
    hint | what a strong bot would do in your place, and why
    undo | takes back a choice that nobody knows of yet
    log | everything you have seen so far
    rules | the rules; rules 2 shows a part, rules { $clause } a clause
    view or Enter | shows the table again
    quit | ends the match; you may save it
cli-rules-more = Type rules and a number for a part, or rules and a clause.

## Records

cli-match-number = Match { $number }
cli-json-move = move { $number }
cli-verify-good = { $moves ->
    [one] { $moves } move, result { $result }.
   *[other] { $moves } moves, result { $result }.
}
cli-verify-shuffle = { $draws ->
    [one] Shuffle checked, { $draws } draw.
   *[other] Shuffle checked, { $draws } draws.
}
cli-verified = { $wrong ->
    [0] { $count ->
        [one] The match is correct.
       *[other] All { $count } matches are correct.
    }
   *[other] { $count ->
        [one] The match is not correct.
       *[other] { $wrong } of { $count } matches are not correct.
    }
}
cli-match-unfinished = The match is not finished.
cli-one-seat = Perspective: { $view }. Hidden moves are written “?”.
cli-result = Result: { $result }

## Simulations and measurements

cli-simulate-playing = Playing
cli-reading = Reading
cli-admin-saving = Saving
cli-admin-restoring = Restoring
cli-admin-exporting = Exporting
cli-admin-deleting = Deleting
cli-checking = Checking
cli-converting = Converting
cli-explaining = Explaining
cli-perft-counting = Counting
cli-simulate-games = { $count ->
    [one] { $count } match in { $seconds } s
   *[other] { $count } matches in { $seconds } s
}
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-won = Won
cli-simulate-rate = Rate
cli-simulate-interval = 95% interval
cli-simulate-score = Score
cli-simulate-moves = Moves per match: { $mean } ± { $sd }.
cli-simulate-rounds = Rounds: { $mean } ± { $sd }.
cli-simulate-card = Card
cli-simulate-in-play = In play
cli-simulate-bought = Bought
cli-simulate-won-with = Won with it
cli-arena-played = { $count ->
    [one] { $count } match, seed { $seed }
   *[other] { $count } matches, seed { $seed }
}
cli-arena-wins = Wins in %
cli-arena-against = Against
cli-arena-deals = Deals
cli-arena-points = Points
cli-arena-rounds-won = Rounds won %
cli-arena-round-points = Points per round
cli-arena-verdict = Verdict
cli-arena-verdict-above = above { $share }
cli-arena-verdict-below = below { $share }
cli-arena-verdict-open = { $share }: open
cli-arena-rating = Rating
cli-arena-matches = Matches
cli-arena-thinking = A move takes
cli-arena-longest = At most
cli-arena-how-two = Each deal was played from both sides. Points are the bot's minus the opponent's. Each deal counts as one observation.
cli-arena-how-more = One seat of the bot against the other bot in all other seats, each deal once from every seat. Points are the bot's minus the others' mean. Each deal counts as one observation.
cli-arena-bad-engine = There is no engine “{ $value }”. Choose from: { $allowed }.
arena-bots = An arena needs at least two bots, each named once; { $count } were given.
arena-deals = At least one deal must be played, not { $value }.
arena-share = “{ $value }” is not a share between 0 and 1.
arena-no-ray = Ray is not installed: pip install "hauntboard[ray]".
results-file-busy = { $file }: another command is writing to this file.
results-file-foreign = { $file }: this is not a results file of this command. Name another file.
results-file-other = { $file }: these results belong to other matches ({ $field }: { $has }, expected: { $wanted }). Name another file.
results-file-damaged = { $file }: line { $line } is damaged. Remove it to resume with the rest.
cli-games-players = Players
cli-games-bots = Bots
cli-games-broken = Could not be loaded:
cli-perft-depth = Depth
cli-perft-time = Time
cli-perft-differ = the compiled and the pure-Python build disagree.
cli-perft-bad-deal = “{ $text }” cannot be dealt at this point.
cli-perft-bad-depth = The depth cannot be negative.
cli-build-compiled = Compiled
cli-build-interpreted = Interpreted

## Solving

cli-solve-growing = Building the game tree
cli-solve-solving = Solving
cli-solve-asking = Querying the bot
cli-solve-size = { $count } histories, { $situations } information sets.
cli-solve-iterations = Iterations
cli-solve-value = Value for seat { $number }
cli-solve-exploitability = Exploitability
cli-solve-against = Against { $bot }
cli-solve-bad-number = --iterations and --seeds must be at least 1.
cli-solve-too-large = This variant is too large to solve: it has more than { $count } histories. Try: { $command }

## Datasets
cli-dataset-needs = Datasets need pyarrow: pip install "hauntboard[data]".
cli-dataset-wrong-game = These are records of { $game }, not of { $value }.
cli-dataset-written = { $file }: { $rows } decisions, matches: { $matches }.

## New games
cli-help-new-game = Write the folders of a new game: a small game that works, to be changed.
cli-help-new-game-name = The name: lower-case letters and digits, words joined by hyphens.
cli-help-new-game-players = The player counts, such as 2-5 or 3.
cli-help-new-game-package = Write an installable package to this folder (outside a checkout of Hauntboard: to a folder with the game's name).
cli-new-game-bad-name = “{ $value }” cannot be the name of a game: use lower-case letters, digits and hyphens between words, a letter first, at most { $most } characters.
cli-new-game-python-name = “{ $value }” is a name that Python itself uses. Choose another one.
cli-new-game-taken = “{ $value }” is taken: another game or message begins with this name.
cli-new-game-exists = { $folder } exists already. Nothing was written.
cli-new-game-other-checkout = { $root } is a checkout of Hauntboard, but the hauntboard that runs is another one, in { $place }. Run that of the checkout (make setup, then .venv/bin/hauntboard), or write a package of its own with --package DIR. Nothing was written.
cli-new-game-bad-players = “{ $value }” is not a range of players: write 3 or 2-5, from 2 to { $most }.
cli-new-game-written = The game is in { $folder }. Next steps:
cli-new-game-step-install = Install it:
cli-new-game-step-allow = Allow it:
cli-new-game-step-play = Play it:
cli-new-game-step-test = Run its tests:
cli-new-game-step-change = Change its files:
cli-new-game-step-read = Read on:
