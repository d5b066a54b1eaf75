# 13 Fantasmas na mesa da web.

web-ghosts-round = Ronda { $round }
web-ghosts-goal = { $points ->
    [0] { $points } pontos ganham a partida
    [one] { $points } ponto ganha a partida
   *[other] { $points } pontos ganham a partida
}
web-ghosts-card = { $card ->
    [1] 1: { ghosts-card-1-name }
    [2] 2: { ghosts-card-2-name }
    [3] 3: { ghosts-card-3-name }
    [4] 4: { ghosts-card-4-name }
    [5] 5: { ghosts-card-5-name }
    [6] 6: { ghosts-card-6-name }
    [7] 7: { ghosts-card-7-name }
    [8] 8: { ghosts-card-8-name }
    [9] 9: { ghosts-card-9-name }
    [10] 10: { ghosts-card-10-name }
    [11] 11: { ghosts-card-11-name }
    [12] 12: { ghosts-card-12-name }
   *[13] 13: { ghosts-card-13-name }
}
web-ghosts-colour = { $colour ->
    [blue] Uma carta azul: faz uma pergunta.
    [red] Uma carta vermelha: ataca.
   *[yellow] Uma carta amarela: faz algo só seu.
}
web-ghosts-crypt = cripta
web-ghosts-hand = mão
web-ghosts-up = virada para cima
web-ghosts-down = virada para baixo
web-ghosts-pile = { $count ->
    [0] Monte: { $count } cartas
    [one] Monte: { $count } carta
   *[other] Monte: { $count } cartas
}
web-ghosts-pile-of = { $count ->
    [0] Monte da equipa { $number }: { $count } cartas
    [one] Monte da equipa { $number }: { $count } carta
   *[other] Monte da equipa { $number }: { $count } cartas
}
web-ghosts-out = descoberto
web-ghosts-protected = protegido
web-ghosts-notebook = Caderno: onde se esconde { $seat }?
web-ghosts-cell-open = { $number }: possível
web-ghosts-cell-out = { $number }: impossível
web-ghosts-cell-sure = { $number }: certo
web-ghosts-mark-no = riscado por ti
web-ghosts-mark-maybe = suspeito para ti
web-ghosts-facts = O que { $seat } respondeu
web-ghosts-vague = Viste uma vez { $cards } no monte; depois foram mudadas de lugar sem se ver.
web-ghosts-dealt = As tuas cartas
web-ghosts-choose-c = Que carta é a tua cripta? A outra será a tua mão.
web-ghosts-choose-m = Que carta é a cripta do teu parceiro?
web-ghosts-choose-k = Que carta guardas na mão? A outra volta para o teu parceiro.
web-ghosts-step-c = a tua cripta
web-ghosts-step-m = a cripta do teu parceiro
web-ghosts-step-k = o teu parceiro guarda uma mão
web-ghosts-turn = É a tua vez: joga a tua carta, ou põe-na virada para baixo e ataca.
web-ghosts-play = Jogar { $card }
web-ghosts-attack = Virada para baixo: atacar
web-ghosts-attack-bare = Atacar
web-ghosts-draw = Tirar uma carta e jogar outra vez
web-ghosts-copying = Como { $card }: agora toca nos números num caderno, se nomear alguns.
web-ghosts-about = O que faz esta carta?
web-ghosts-arrange = Toca na carta que fica em cima e depois na que vai primeiro para o fundo.
web-ghosts-top = em cima
web-ghosts-below = para o fundo
web-ghosts-lowest = a última
web-ghosts-found = Descoberto em { $card }!
