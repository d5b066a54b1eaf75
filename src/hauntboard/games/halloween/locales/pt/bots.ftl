# Por que um bot de Halloween joga como joga.

bots-halloween-chance = Chance de vencer com este turno: { $percent }%.
bots-halloween-luck = O plano vai até a próxima rolagem ou o próximo saque; o resto depende disso.
bots-halloween-what = { $what ->
    [points] Pontos de assombração
    [sections] Níveis das seções
    [haunts] Assombrações por vir
    [scare-points] Pontos de susto
    [tokens] Fichas de fantasma
    [cards] Cartas de ação
    [discs] Discos e espaços de ação livres
   *[bonus] Fichas de bônus
}
bots-halloween-gain = { bots-halloween-what }: no fim, valem { NUMBER($amount, minimumFractionDigits: 1) } pontos a mais.
bots-halloween-loss = { bots-halloween-what }: no fim, valem { NUMBER($amount, minimumFractionDigits: 1) } pontos a menos.
bots-halloween-close = Outra jogada é praticamente tão boa quanto esta.
