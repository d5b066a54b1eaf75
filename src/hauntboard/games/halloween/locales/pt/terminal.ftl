cli-halloween-help-keys =
    1 2 3 | uma das suas seções: as ações dela e por que outras não dão
    2 mover | uma ação, ou inteira: 2 mover amarelo igreja>escola
    c u b e | ocupar uma carta, usar uma carta ou um bônus, terminar o turno
    1 2 3 4 5 | fantasmas por nível: azul, verde, amarelo, laranja, vermelho
    2 4 6 8 10 | espaços de assombração pelos pontos; ▲ ■ ◆ ♣ de quem é a ficha
    ● ○ – | há um disco, a ação é possível, não é
    3  3≠ | custo de uma carta: três fichas quaisquer, ou três diferentes
    6×1 1×2 | fichas ou fantasmas livres: seis de nível 1, um de nível 2
    ■ ●····· ··●··· | discos de outro jogador por seção, de invocar a assombrar
    ? | explica o que se pergunta, ou a regra depois de uma recusa
    ?cartas ?37 ?l ?A3 | as cartas em jogo, uma carta, um bônus, uma regra
cli-halloween-number = N.º
cli-halloween-card = Carta
cli-halloween-cards = Cartas
cli-halloween-effect = Efeito
cli-halloween-cost-any = { $count } fichas quaisquer
cli-halloween-cost-different = { $count } fichas diferentes
cli-halloween-explain-colour = Nível { $level }, dado d{ $sides }; seus espaços de assombração valem { $points } pontos.
cli-halloween-explain-price = Evoluir para esta cor custa { $amount } pontos de susto.
cli-halloween-round = { $limit ->
    [0] rodada { $round }
   *[other] rodada { $round } de { $limit }
}
cli-halloween-turn = { $you ->
    [yes] seu turno
   *[no] turno de { $seat }
}
cli-halloween-last-round = a última rodada
cli-halloween-reserve = { $count ->
    [0] nenhum bônus na reserva
   *[other] { $count } bônus na reserva
}
cli-halloween-spaces = assombrar
cli-halloween-column-pe = Pontos
cli-halloween-column-sp = Susto
cli-halloween-column-discs = Discos
cli-halloween-column-haunts = Assombr.
cli-halloween-column-levels = Níveis
cli-halloween-column-tokens = Fichas
cli-halloween-column-bonus = Bônus
cli-halloween-level = nível { $level }
cli-halloween-used = usada
cli-halloween-supply = Seu estoque
cli-halloween-board = Seção { $section }
cli-halloween-section = Seção { $section } (nível { $level })
cli-halloween-ask-section = Qual seção age? ({ $numbersOr })
cli-halloween-all-used = Todas as suas seções já agiram.
cli-halloween-ask-act = Seção { $section }, nível { $level }: qual ação?
cli-halloween-rest = { $count ->
    [0] Descansar (nenhum disco para recuperar)
    [one] Descansar ({ $count } disco volta)
   *[other] Descansar ({ $count } discos voltam)
}
cli-halloween-occupy = Ocupar uma carta: { $names }
cli-halloween-use = Usar uma carta: { $names }
cli-halloween-bonus = Usar um bônus: { $names }
cli-halloween-ask-card = Qual carta ({ $numbersOr })
cli-halloween-ask-bonus = Qual ficha de bônus?
cli-halloween-ask-token = Qual é a próxima ficha?
cli-halloween-ask-number = Seu número (de 1 a { $most })
cli-halloween-points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
cli-halloween-room = { $count ->
    [0] sem lugar
    [one] { $count } lugar
   *[other] { $count } lugares
}
cli-halloween-total = Soma
cli-halloween-from-haunt = Assombrar
cli-halloween-from-occupy = Ocupar cartas
cli-halloween-from-rival = Companhia em uma carta
cli-halloween-from-sets = Trios de fichas
# O que se pode digitar; cada palavra deve ser diferente das de cores, prédios e ações.
cli-halloween-word = { $word ->
    [end] fim
    [pass] passar
    [points] pontos
    [supply] estoque
    [section] seção
    [occupy] ocupar
    [use] usar
    [pay] pagar
    [disc] disco
    [bonus] bônus
    [drop] descartar
    [again] repetir
    [plus] somar
    [name] dizer
    [change] trocar
   *[roller] rola
}
cli-halloween-supply-ghosts = Fantasmas livres
cli-halloween-supply-tokens = Fichas livres
