# What the moves of 13 Ghosts reveal.

ghosts-leak = Numbers that { $target } must consider: { $before } → { $after }; judging by the moves, about { $readBefore } → { $read }. Suspicion of the true one: { $percentBefore }% → { $percent }%.

ghosts-analysis-unit = Values are chances to win the round (with three players: half its points). In sums a round won counts 1.
