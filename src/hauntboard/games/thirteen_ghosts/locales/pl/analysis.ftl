# Co zdradzają ruchy w 13 duchach.

ghosts-leak = Numery, które musi brać pod uwagę { $target }: { $before } → { $after }; czytając z ruchów, około { $readBefore } → { $read }. Podejrzenie wobec prawdziwego: { $percentBefore }% → { $percent }%.
