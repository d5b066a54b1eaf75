# What the moves of 13 Ghosts reveal.

ghosts-leak = Numbers that { $target } must consider: { $before } → { $after }; judging by the moves, about { $readBefore } → { $read }. Suspicion of the true one: { $percentBefore }% → { $percent }%.
