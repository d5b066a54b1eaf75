# Doppelgänger Tricks: por que um bot joga assim, e dicas para as pessoas.

tricks-why-predict = Uma previsão de { tricks-predicted } acerta em cheio em cerca de { $percent }% das rodadas com uma mão assim.
tricks-why-predict-other = Com { tricks-predicted } seriam { $percent }%.
tricks-why-zero = O zero vale 7 pontos, por isso compensa mesmo com menos chance.
tricks-why-need = { $number ->
    [0] Não falta nenhuma vaza.
    [one] Falta mais uma vaza.
   *[other] Faltam mais { $number } vazas.
}
tricks-why-need-none = Não convém vencer mais nenhuma vaza.
tricks-why-points = Com outra jogada a previsão acertaria mais vezes, mas os números contam todos os pontos da rodada, também os dos outros.
tricks-why-too-many = Já são vazas demais; agora é perder pouco e atrapalhar os planos dos outros.
tricks-why-exact = Com o { $card } a previsão acerta em cheio em { $percent }% das distribuições ainda possíveis.
tricks-why-wins = O { $card } vence esta vaza.
tricks-why-loses = O { $card } não vence esta vaza.
tricks-why-may-win = O { $card } vence esta vaza em { $percent }% delas.
tricks-why-declared = O { $card } rende mais como { tricks-suit }.
tricks-why-claim-1 = A carta bônus +1 é um ponto garantido.
tricks-why-claim-3 = A carta bônus +3 promete mais que um único ponto, pois a previsão provavelmente vai se cumprir.
tricks-why-other = { $card }: previsão em cheio em { $percent }%, vence esta vaza em { $wins }%.
tricks-why-other-declared = { $card } como { tricks-suit }: previsão em cheio em { $percent }%, vence esta vaza em { $wins }%.
tricks-why-other-lost = { $card }: vence esta vaza em { $wins }%.
tricks-why-other-declared-lost = { $card } como { tricks-suit }: vence esta vaza em { $wins }%.
