# O que as jogadas de Doppelgänger Tricks revelam.

tricks-leak-prediction = A previsão: { $number }. Ela conta aos outros quão forte é a mão.
tricks-leak-claim = A carta bônus: não restam doppelgängers nesta mão.
tricks-leak-void = Nesta mão não resta: { tricks-suit }.

tricks-analysis-unit = Os valores são pontos da rodada menos metade da média dos outros.
