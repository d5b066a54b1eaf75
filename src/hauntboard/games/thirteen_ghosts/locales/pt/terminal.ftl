cli-ghosts-help-keys =
    1 2 … | uma linha do menu; seus números podem vir depois: 1 4 7 8
    x6  12(4,7,8)  2>5 | a jogada em notação, como nos registros
    ? | explica sua carta, ou a regra depois de uma recusa
    ? 12  ? G8 | explica uma carta ou uma regra
cli-ghosts-card = Carta
cli-ghosts-ghost = Fantasma
cli-ghosts-ability = Habilidade
cli-ghosts-round = rodada { $round }
cli-ghosts-goal = { $points ->
    [0] vence quem fizer 0 pontos
    [one] vence quem fizer { $points } ponto
   *[other] vence quem fizer { $points } pontos
}
cli-ghosts-tie-break = desempate { $seats }: { $score }
cli-ghosts-column-player = Jogador
cli-ghosts-column-points = Pontos
cli-ghosts-column-crypt = A cripta pode ser
cli-ghosts-column-cards = Na mesa
cli-ghosts-partner = seu companheiro
cli-ghosts-out = fora
cli-ghosts-not-playing = assiste
cli-ghosts-protected = ignora azuis
cli-ghosts-no-crypt = ainda sem escolha
cli-ghosts-known = o que todos sabem
cli-ghosts-down = { $count ->
    [0] 0 viradas para baixo
    [one] { $count } virada para baixo
   *[other] { $count } viradas para baixo
}
cli-ghosts-in-hand = na mão
cli-ghosts-empty-hand = sem carta na mão
cli-ghosts-cards = { $count ->
    [0] acabaram as cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
cli-ghosts-pile = Pilha
cli-ghosts-piles = Pilhas
cli-ghosts-pile-own = Sua
cli-ghosts-pile-theirs = Deles
cli-ghosts-pile-of-team = Time { $number }
cli-ghosts-from-top = a partir do topo:
cli-ghosts-remember = Vistas
cli-ghosts-vague = { $cards }, agora em algum lugar entre: { $places }
cli-ghosts-place-hand = { $you ->
    [yes] a sua mão
   *[no] a mão de { $seat }
}
cli-ghosts-place-down = { $you ->
    [yes] a sua carta virada para baixo { $place }
   *[no] a carta virada para baixo { $place } de { $seat }
}
cli-ghosts-place-pile = o lugar { $place } da pilha
cli-ghosts-dealt = Recebidas
cli-ghosts-own-crypt = Cripta
cli-ghosts-hand = Mão
cli-ghosts-no-card = nenhuma carta
cli-ghosts-attack = Pôr a { $card } virada para baixo e atacar um número
cli-ghosts-attack-only = Atacar um número
cli-ghosts-play-1 = Jogar 1: perguntar por quatro números seguidos
cli-ghosts-play-4 = Jogar 4: atacar um número e ignorar as cartas azuis
cli-ghosts-play-11 = Jogar 11: atacar dois números seguidos
cli-ghosts-play-12 = Jogar 12: perguntar por três números
cli-ghosts-play-13 = Jogar 13: perguntar se é um número ou mais
cli-ghosts-copy-1 = Jogar 2 como 1: perguntar por quatro números seguidos
cli-ghosts-copy-4 = Jogar 2 como 4: atacar um número e ignorar as cartas azuis
cli-ghosts-copy-11 = Jogar 2 como 11: atacar dois números seguidos
cli-ghosts-copy-12 = Jogar 2 como 12: perguntar por três números
cli-ghosts-copy-13 = Jogar 2 como 13: perguntar se é um número ou mais
cli-ghosts-crypt = Escolha a carta que esconde seu fantasma.
cli-ghosts-mate = Escolha uma cripta para seu companheiro.
cli-ghosts-keep = Escolha a carta que fica na sua mão; a outra é devolvida.
cli-ghosts-ask-crypt = Sua cripta ({ $cardsOr })
cli-ghosts-ask-mate = A cripta do seu companheiro ({ $cardsOr })
cli-ghosts-ask-keep = Com qual carta você fica ({ $cardsOr })?
cli-ghosts-ask-attack = Que número você ataca (de 1 a 13)?
cli-ghosts-ask-1 = O primeiro dos quatro números (de 1 a 10)
cli-ghosts-ask-4 = Que número você ataca (de 1 a 13)?
cli-ghosts-ask-11 = Os dois números seguidos, por exemplo 4 5
cli-ghosts-ask-12 = Três números diferentes, por exemplo 4 7 8
cli-ghosts-ask-13 = Este número ou mais (de 1 a 13)
