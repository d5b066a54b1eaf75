# O que as jogadas de 13 Fantasmas revelam.

ghosts-leak = Números que { $target } precisa considerar: { $before } → { $after }; lendo as jogadas, cerca de { $readBefore } → { $read }. Suspeita sobre o verdadeiro: { $percentBefore }% → { $percent }%.

ghosts-analysis-unit = Os valores são chances de ganhar a rodada (com três: metade dos pontos dela). Nas somas, uma rodada ganha vale 1.
