### Parts that a game may lack

part-missing-analysis = Matches of { $game } cannot be analysed yet.
part-missing-lesson = There is no lesson for { $game } yet.
part-missing-balance = There is no balance study for { $game } yet.
part-missing-observations = { $game } has no observation vectors yet.
part-missing-hints = There are no hints for { $game } yet.
part-missing-bots = { $game } has no bots of its own yet.
part-missing-terminal = { $game } has no terminal board of its own yet.
part-broken = { $game } has a part that cannot be loaded ({ $part }): { $problem }

## What games need not say themselves

refusal-not-now = This move is not possible now.
position-missing-key = { $path }: the key “{ $key }” is missing.
