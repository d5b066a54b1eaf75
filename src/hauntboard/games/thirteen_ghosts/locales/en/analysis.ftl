# What the moves of 13 Ghosts reveal.

ghosts-leak = Numbers that { $target } must consider: { $before } → { $after }; reading the moves about { $readBefore } → { $read }. The true one is suspected at { $percentBefore } % → { $percent } %.
