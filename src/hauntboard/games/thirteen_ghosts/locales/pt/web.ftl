# 13 Fantasmas na mesa da web.

web-ghosts-round = Rodada { $round }
web-ghosts-goal = { $points ->
    [0] Vence a partida quem fizer { $points } pontos
    [one] Vence a partida quem fizer { $points } ponto
   *[other] Vence a partida quem fizer { $points } pontos
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
   *[yellow] Uma carta amarela: faz algo especial.
}
web-ghosts-crypt = cripta
web-ghosts-hand = mão
web-ghosts-up = virada para cima
web-ghosts-down = virada para baixo
web-ghosts-pile = { $count ->
    [0] Pilha: { $count } cartas
    [one] Pilha: { $count } carta
   *[other] Pilha: { $count } cartas
}
web-ghosts-pile-of = { $count ->
    [0] Pilha do time { $number }: { $count } cartas
    [one] Pilha do time { $number }: { $count } carta
   *[other] Pilha do time { $number }: { $count } cartas
}
web-ghosts-out = fora
web-ghosts-protected = com proteção
web-ghosts-notebook = Caderno: onde { $seat } se esconde?
web-ghosts-cell-open = { $number }: possível
web-ghosts-cell-out = { $number }: impossível
web-ghosts-cell-sure = { $number }: certeza
web-ghosts-mark-no = riscado por você
web-ghosts-mark-maybe = suspeito para você
web-ghosts-facts = O que { $seat } respondeu
web-ghosts-vague = Você já viu { $cards } na pilha; depois disso, mudaram de lugar às escondidas.
web-ghosts-dealt = Suas cartas
web-ghosts-choose-crypt = Qual carta é a sua cripta? A outra será a sua mão.
web-ghosts-choose-crypt-team = Qual carta é a sua cripta? Depois você escolhe a do seu companheiro.
web-ghosts-choose-mate = Qual carta é a cripta do seu companheiro? As outras duas serão as mãos de vocês.
web-ghosts-choose-keep = Qual carta fica na sua mão? A outra volta para o seu companheiro.
web-ghosts-step-crypt = a sua cripta
web-ghosts-step-mate = a cripta do seu companheiro
web-ghosts-step-keep = seu companheiro fica com uma carta
web-ghosts-turn = Sua vez: jogue a carta, ou vire-a para baixo e ataque.
web-ghosts-play = Jogar { $card }
web-ghosts-attack = Virada para baixo: atacar
web-ghosts-attack-bare = Atacar
web-ghosts-draw = Sacar e jogar mais um turno
web-ghosts-tap-attack = Toque em um caderno no número que você ataca.
web-ghosts-tap-number = { $card ->
    [1] Toque em um caderno no menor dos quatro números.
    [4] { web-ghosts-tap-attack }
    [11] Toque em um caderno no menor dos dois números que você ataca.
   *[other] Toque em um caderno no menor número da sua pergunta.
}
web-ghosts-tap-three = { $count ->
    [1] Toque em mais { $count } número em um caderno.
   *[other] Toque em { $count } números em um caderno.
}
web-ghosts-tap-copy = { $copy ->
    [yes] { $draw ->
        [yes] Toque na carta virada para cima que você copia, ou escolha sacar.
       *[no] Toque na carta virada para cima que você copia.
    }
   *[no] Não há nada para copiar: escolha sacar.
}
web-ghosts-about = O que faz esta carta?
web-ghosts-arrange = Toque na carta que fica no topo e depois na que vai primeiro para o fundo.
web-ghosts-top = no topo
web-ghosts-below = no fundo
web-ghosts-lowest = por último
web-ghosts-found = Cripta { $card } descoberta!
web-ghosts-round-over = A rodada terminou.
web-ghosts-next-round = Próxima rodada
