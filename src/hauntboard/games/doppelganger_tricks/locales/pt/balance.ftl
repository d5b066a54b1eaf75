# O relatório de equilíbrio de Doppelgänger Tricks.

tricks-balance-family-claimed = Cartas bônus reivindicadas
tricks-balance-measure-exact = Previsões exatas
tricks-balance-measure-prediction = Vazas previstas
tricks-balance-measure-off = Vazas de erro na previsão
tricks-balance-measure-nobody = Vazas que ninguém venceu
tricks-balance-measure-predicted = Com que frequência cada número de vazas é previsto
tricks-balance-measure-exact-by-prediction = Com que frequência cada previsão é exata
tricks-balance-measure-points-by-prediction = Pontos da rodada pela previsão
tricks-balance-claimed = Carta bônus +{ $key }
