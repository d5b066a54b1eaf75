# Co zdradzają ruchy w 13 duchach.

ghosts-leak = Numery, które musi brać pod uwagę { $target }: { $before } → { $after }; czytając z ruchów, około { $readBefore } → { $read }. Podejrzenie wobec prawdziwego: { $percentBefore }% → { $percent }%.

ghosts-analysis-unit = Wartości to szanse na wygranie rundy (w trzy osoby: połowa jej punktów). W sumach wygrana runda liczy się jako 1.
