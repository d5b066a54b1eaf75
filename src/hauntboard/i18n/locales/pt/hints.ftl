# Dicas para as pessoas, e por que uma jogada foi feita. Os motivos estão nas pastas dos jogos.

hint-title = Dica
hint-why-title = Por que esta jogada
hint-unit = { $unit ->
    [round] Chance de ganhar a rodada
    [match] Chance de ganhar a partida
    [share] Parte dos pontos que ainda restam nesta rodada
    [points] Pontos desta rodada, menos metade da média dos outros
   *[mix] Com que frequência escolhê-la
}
hint-plan = Plano para o turno
hint-only-move = Só há uma jogada possível.
hint-type = Digite: { $text }
hint-mixed = Cada uma destas jogadas é a certa na sua parte dos casos; por isso a recomendada é sorteada: uma jogada que se faz sempre pode ser prevista. As outras são igualmente boas.
hint-less-examined = Um número maior não torna outra jogada melhor: ela foi examinada muito pouco para confiar no seu número.
