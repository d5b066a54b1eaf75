# 13 Fantasmas: cartas, opções, jogadas, recusas e o diário da partida.

ghosts-name = 13 Ghosts
ghosts-tagline = Esconda seu fantasma, interrogue os outros e diga onde estão antes que descubram a sua cripta.
luck-ghosts = Em uma só rodada a sorte pesa muito; a habilidade aparece ao longo da partida.

ghosts-points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Opções

ghosts-option-edition = Qual manual seguir onde as duas edições diferem: a pilha vazia (G8) e quem começa a rodada seguinte (G9).
    .label = Edição
ghosts-option-edition-classic = clássica
ghosts-option-edition-nk2018 = Nasza Księgarnia 2018
ghosts-option-points = Com quantos pontos a partida acaba: um número, ou o do manual (3; com três jogadores, 6).
    .label = Pontos para vencer
ghosts-option-points-rule = como no manual
ghosts-option-deck = Para estudo: um baralho com as cartas de 1 a 4, 5 ou 6 para dois jogadores, tão pequeno que pode ser resolvido (L1).
    .label = Cartas do baralho

## Cartas

ghosts-colour-blue = azul
ghosts-colour-yellow = amarela
ghosts-colour-red = vermelha

ghosts-card-1-name = O Acendedor de Lampiões
ghosts-card-1-ability = Pergunte: sua cripta é um destes quatro números seguidos? Você escolhe quais.
ghosts-card-2-name = O Eco
ghosts-card-2-ability = Use a habilidade de uma carta virada para cima, ou saque a carta do topo da sua pilha e jogue mais um turno.
ghosts-card-3-name = As Gêmeas
ghosts-card-3-ability = Pergunte: sua cripta é par?
ghosts-card-4-name = A Armadura Vazia
ghosts-card-4-ability = Ataque um número. Até o seu próximo turno você ignora as cartas azuis dos adversários.
ghosts-card-5-name = O Sussurro do Porão
ghosts-card-5-ability = Pergunte: sua cripta é 1, 2, 3 ou 4?
ghosts-card-6-name = A Dama da Escada
ghosts-card-6-ability = Pergunte: sua cripta é 8 ou mais?
ghosts-card-6-ability-small = Pergunte: sua cripta é 4 ou mais?
ghosts-card-7-name = O Mordomo sem Cabeça
ghosts-card-7-ability = Pergunte: sua cripta é 5, 6, 8 ou 9?
ghosts-card-8-name = O Coveiro
ghosts-card-8-ability = Olhe as duas cartas do fundo da pilha e depois ataque um número.
ghosts-card-9-name = A Noiva do Sótão
ghosts-card-9-ability = Pergunte: sua cripta é 10, 11, 12 ou 13?
ghosts-card-10-name = A Vidente
ghosts-card-10-ability = Olhe as três cartas do topo da pilha. Devolva uma ao topo e ponha as outras duas no fundo.
ghosts-card-11-name = O Cão de Duas Cabeças
ghosts-card-11-ability = Ataque dois números seguidos de uma vez.
ghosts-card-12-name = A Pianista
ghosts-card-12-ability = Pergunte: sua cripta é um destes três números? Os três que você quiser.
ghosts-card-13-name = O Sineiro
ghosts-card-13-ability = Pergunte: sua cripta é este número ou mais? Você escolhe o número.

## A pergunta de cada carta

ghosts-question = { $card ->
    [3] Sua cripta é par?
    [6] Sua cripta é { $numbersFirst } ou mais?
    [13] Sua cripta é { $numbersFirst } ou mais?
   *[other] Sua cripta é { $numbersOr }?
}

## Jogadas no menu

ghosts-move-deal = Sai a carta { $card }
ghosts-move-first = { $seat } começa
ghosts-move-crypt = Esconder-se na cripta { $card }
ghosts-move-mate = Esconder seu companheiro na cripta { $card }
ghosts-move-keep = Ficar com a { $card } na mão e devolver a outra carta
ghosts-move-attack = Carta { $card } virada para baixo: atacar o { $numbers }
ghosts-move-attack-empty-handed = Atacar o { $numbers } sem carta
ghosts-move-aim = Atacar o { $numbers }
ghosts-move-arrange = { $cardsCount ->
    [1] A { $card } no topo, a { $cardsLast } no fundo
   *[other] A { $card } no topo; a { $cardsFirst } no fundo e a { $cardsLast } embaixo dela
}
ghosts-move-draw = Jogar 2: sacar uma carta e jogar mais um turno

ghosts-move-play-1 = Jogar 1: sua cripta é { $numbersOr }?
ghosts-move-play-3 = Jogar 3: sua cripta é par?
ghosts-move-play-4 = Jogar 4: atacar o { $numbers } e ignorar as cartas azuis
ghosts-move-play-5 = Jogar 5: sua cripta é 1, 2, 3 ou 4?
ghosts-move-play-6 = Jogar 6: sua cripta é 8 ou mais?
ghosts-move-play-6-small = Jogar 6: sua cripta é 4 ou mais?
ghosts-move-play-7 = Jogar 7: sua cripta é 5, 6, 8 ou 9?
ghosts-move-play-8 = Jogar 8: olhar as duas cartas do fundo e atacar
ghosts-move-play-9 = Jogar 9: sua cripta é 10, 11, 12 ou 13?
ghosts-move-play-10 = Jogar 10: olhar as três cartas do topo e arrumá-las
ghosts-move-play-11 = Jogar 11: atacar o { $numbersFirst } e o { $numbersLast }
ghosts-move-play-12 = Jogar 12: sua cripta é { $numbersOr }?
ghosts-move-play-13 = Jogar 13: sua cripta é { $numbersFirst } ou mais?

ghosts-move-copy-1 = Jogar 2 como 1: sua cripta é { $numbersOr }?
ghosts-move-copy-3 = Jogar 2 como 3: sua cripta é par?
ghosts-move-copy-4 = Jogar 2 como 4: atacar o { $numbers } e ignorar as cartas azuis
ghosts-move-copy-5 = Jogar 2 como 5: sua cripta é 1, 2, 3 ou 4?
ghosts-move-copy-6 = Jogar 2 como 6: sua cripta é 8 ou mais?
ghosts-move-copy-6-small = Jogar 2 como 6: sua cripta é 4 ou mais?
ghosts-move-copy-7 = Jogar 2 como 7: sua cripta é 5, 6, 8 ou 9?
ghosts-move-copy-8 = Jogar 2 como 8: olhar as duas cartas do fundo e atacar
ghosts-move-copy-9 = Jogar 2 como 9: sua cripta é 10, 11, 12 ou 13?
ghosts-move-copy-10 = Jogar 2 como 10: olhar as três cartas do topo e arrumá-las
ghosts-move-copy-11 = Jogar 2 como 11: atacar o { $numbersFirst } e o { $numbersLast }
ghosts-move-copy-12 = Jogar 2 como 12: sua cripta é { $numbersOr }?
ghosts-move-copy-13 = Jogar 2 como 13: sua cripta é { $numbersFirst } ou mais?

## Jogadas recusadas

ghosts-wait-for-crypts = Sua parte já está feita. Espere até que todos escolham a cripta.
ghosts-crypts-are-chosen = As criptas desta rodada já foram escolhidas. Agora é hora de jogar uma carta ou atacar.
ghosts-choose-crypt-first = Primeiro escolha a sua cripta: em qual das suas cartas o seu fantasma se esconde?
ghosts-not-your-choice = Esta escolha é de outra pessoa. Escolha apenas pelo seu lugar.
ghosts-first-own-crypt = Primeiro escolha uma carta para a sua própria cripta.
ghosts-now-mate-crypt = Sua cripta já está escolhida. Agora escolha uma para o seu companheiro.
ghosts-now-keep = Seu companheiro já escolheu as criptas. Agora diga com qual das duas cartas você fica na mão.
ghosts-not-dealt = Você não tem a carta { $card }. Escolha uma das que estão na sua frente.
ghosts-must-aim = Você já olhou as cartas. Agora diga o número que vai atacar.
ghosts-must-arrange = Você já olhou as cartas. Agora escolha qual fica no topo e quais vão para o fundo.
ghosts-wrong-arrangement = { $count ->
    [0] Você não viu nenhuma carta, então não há nada para arrumar.
    [one] Você viu { $count } carta. Escolha uma ordem só para ela.
   *[other] Você viu { $count } cartas. Escolha uma ordem exatamente para elas.
}
ghosts-nothing-to-arrange = Não há cartas para arrumar: isso só vem depois de olhar com a carta 10.
ghosts-must-attack-no-card = Você não tem mais cartas, então ataque: diga qualquer número de 1 a 13.
ghosts-must-attack-empty-pile = Sua pilha está vazia e agora todo turno é um ataque: diga qualquer número de 1 a 13.
ghosts-not-in-hand = Você não tem a carta { $card } na mão. Sua carta é a { $hand }: jogue-a, ou ponha-a virada para baixo e ataque.
ghosts-nothing-to-draw = Sua pilha está vazia, então a carta 2 não pode sacar. Copie uma carta virada para cima, ou ataque.
ghosts-ten-needs-pile = Não há mais pilha para olhar, então a carta 10 não pode ser usada. Escolha outra coisa, ou ataque.
ghosts-only-teammates = A única { $card } virada para cima é do seu companheiro. Na edição clássica, a 2 copia cartas suas e dos adversários.
ghosts-not-face-up = Não há nenhuma carta { $card } virada para cima, então a 2 não pode copiá-la. Escolha uma que esteja à vista.
ghosts-no-such-number = Neste baralho não existe { $number }. Diga um número de 1 a { $most }.
ghosts-number-ruled-out = Você já sabe que a cripta não pode ser { $number }. Com um baralho pequeno, o ataque diz um número que possa estar certo.
ghosts-four-not-there = Com este baralho, a carta 1 diz quatro números seguidos que começam com um de 2 a { $most }.
ghosts-notation-number = Em “{ $text }” falta um número de carta de 1 a 13 depois da letra.

## O diário da partida

ghosts-event-dealt = { $you ->
    [yes] Você recebe a carta { $card }.
   *[no] { $seat } recebe a carta { $card }.
}
ghosts-event-dealt-hidden = { $you ->
    [yes] Você recebe uma carta.
   *[no] { $seat } recebe uma carta.
}
ghosts-event-crypt-chosen = { $you ->
    [yes] Você se esconde na cripta { $card }.
   *[no] { $seat } se esconde na cripta { $card }.
}
ghosts-event-crypt-chosen-hidden = { $you ->
    [yes] Você escolhe a sua cripta.
   *[no] { $seat } escolhe uma cripta.
}
ghosts-event-crypt-given = { $you ->
    [yes] Você põe { $target } na cripta { $card } e passa adiante { $cards }.
   *[no] { $targetYou ->
        [yes] { $seat } põe você na cripta { $card } e lhe passa { $cards }.
       *[no] { $seat } põe { $target } na cripta { $card } e passa adiante { $cards }.
    }
}
ghosts-event-crypt-given-hidden = { $seat } escolhe uma cripta para { $target } e passa adiante duas cartas.
ghosts-event-hands-split = { $you ->
    [yes] Você fica com a { $card } e devolve a { $back } para { $target }.
   *[no] { $targetYou ->
        [yes] { $seat } fica com a { $card } e devolve a { $back } para você.
       *[no] { $seat } fica com a { $card } e devolve a { $back } para { $target }.
    }
}
ghosts-event-hands-split-hidden = { $seat } fica com uma carta e devolve a outra para { $target }.
ghosts-event-played = { $you ->
    [yes] Você joga a carta { $card }.
   *[no] { $seat } joga a carta { $card }.
}
ghosts-event-copied = { $you ->
    [yes] Você copia a { $card } que está virada para cima.
   *[no] { $seat } copia a { $card } que está virada para cima.
}
ghosts-event-extra-turn = { $you ->
    [yes] Você joga mais um turno.
   *[no] { $seat } joga mais um turno.
}
ghosts-event-asked = { $you ->
    [yes] Você pergunta: “{ ghosts-question }”
   *[no] { $seat } pergunta: “{ ghosts-question }”
}
ghosts-event-attacked = { $numbersCount ->
    [1] { $you ->
        [yes] Você ataca o { $numbers }.
       *[no] { $seat } ataca o { $numbers }.
    }
   *[other] { $you ->
        [yes] Você ataca o { $numbersFirst } e o { $numbersLast }.
       *[no] { $seat } ataca o { $numbersFirst } e o { $numbersLast }.
    }
}
ghosts-event-attacked-empty-handed = { $you ->
    [yes] Você ataca o { $numbers } sem carta.
   *[no] { $seat } ataca o { $numbers } sem carta.
}
ghosts-event-attacked-face-down = { $you ->
    [yes] Você põe a { $down } virada para baixo e ataca o { $numbers }.
   *[no] { $seat } põe a { $down } virada para baixo e ataca o { $numbers }.
}
ghosts-event-attacked-face-down-hidden = { $you ->
    [yes] Você põe uma carta virada para baixo e ataca o { $numbers }.
   *[no] { $seat } põe uma carta virada para baixo e ataca o { $numbers }.
}
ghosts-event-protected = { $you ->
    [yes] Você ignora as cartas azuis até o seu próximo turno.
   *[no] { $seat } ignora as cartas azuis até voltar a jogar.
}
ghosts-event-answered = { $answer ->
    [yes] { $you ->
        [yes] Você responde: sim.
       *[no] { $seat } responde: sim.
    }
    [no] { $you ->
        [yes] Você responde: não.
       *[no] { $seat } responde: não.
    }
   *[none] { $you ->
        [yes] Você tem proteção e não responde.
       *[no] { $seat } tem proteção e não responde.
    }
}
ghosts-event-hit = { $you ->
    [yes] Acertou! Você encontra { $target } na cripta { $card }.
   *[no] { $targetYou ->
        [yes] Acertou! { $seat } encontra você na cripta { $card }.
       *[no] Acertou! { $seat } encontra { $target } na cripta { $card }.
    }
}
ghosts-of-pile = { $pile ->
    [theirs] da pilha do outro time
   *[own] da pilha
}
ghosts-event-looked = { $count ->
    [0] A pilha está vazia: não há nada para ver.
   *[other] { $card ->
        [8] { $you ->
            [yes] No fundo { ghosts-of-pile } você vê: { $cards }.
           *[no] No fundo { ghosts-of-pile } { $seat } vê: { $cards }.
        }
       *[other] { $you ->
            [yes] No topo { ghosts-of-pile } você vê: { $cards }.
           *[no] No topo { ghosts-of-pile } { $seat } vê: { $cards }.
        }
    }
}
ghosts-event-looked-hidden = { $count ->
    [0] A pilha está vazia: não há nada para ver.
    [one] { $seat } olha a última carta { ghosts-of-pile }.
   *[other] { $card ->
        [8] { $seat } olha as { $count } cartas do fundo { ghosts-of-pile }.
       *[other] { $seat } olha as { $count } cartas do topo { ghosts-of-pile }.
    }
}
ghosts-event-arranged = { $cardsCount ->
    [1] { $you ->
        [yes] Você põe a { $card } no topo e a { $cardsLast } no fundo.
       *[no] { $seat } põe a { $card } no topo e a { $cardsLast } no fundo.
    }
   *[other] { $you ->
        [yes] Você põe a { $card } no topo; a { $cardsFirst } vai para o fundo e a { $cardsLast } fica embaixo dela.
       *[no] { $seat } põe a { $card } no topo; a { $cardsFirst } vai para o fundo e a { $cardsLast } fica embaixo dela.
    }
}
ghosts-event-arranged-hidden = { $count ->
    [2] { $seat } põe uma carta no topo e a outra no fundo.
   *[other] { $seat } põe uma carta no topo e as outras no fundo.
}
ghosts-event-drew = { $you ->
    [yes] Você saca a carta { $card }.
   *[no] { $seat } saca a carta { $card }.
}
ghosts-event-drew-hidden = { $you ->
    [yes] Você saca uma carta.
   *[no] { $seat } saca uma carta.
}
ghosts-event-stands-in = { $you ->
    [yes] Você joga o turno de { $target }, que está fora.
   *[no] { $seat } joga o turno de { $target }, que está fora.
}
ghosts-event-scored = { $you ->
    [yes] Você marca { ghosts-points } (total: { $total }).
   *[no] { $seat } marca { ghosts-points } (total: { $total }).
}
ghosts-event-team-scored = { $seatsYou ->
    [yes] Seu time marca { ghosts-points } (total: { $total }).
   *[no] O time de { $seats } marca { ghosts-points } (total: { $total }).
}
ghosts-event-scored-tie-break = { $you ->
    [yes] Você marca { ghosts-points } no desempate (total: { $total }).
   *[no] { $seat } marca { ghosts-points } no desempate (total: { $total }).
}
ghosts-event-round-begins = { $you ->
    [yes] Rodada { $round }: você começa.
   *[no] Rodada { $round }: { $seat } começa.
}
ghosts-event-round-over = Fim da rodada { $round }.
ghosts-event-tie-break = { $seats } empatam na liderança: uma partida a dois decide.
ghosts-event-match-over = { $winnersYou ->
    [yes] Você vence a partida! Placar final: { $scoresNamed }.
   *[no] { $winners } vence a partida. Placar final: { $scoresNamed }.
}
ghosts-event-team-match-over = { $winnersYou ->
    [yes] Seu time vence a partida! Placar final: { $scores }.
   *[no] { $winners } vencem a partida. Placar final: { $scores }.
}

## Posições

ghosts-position-no-crypt = { $path }: durante os turnos, cada jogador tem uma cripta e nenhuma carta por definir.
ghosts-position-bad-answers = { $path }: as respostas contradizem a cripta.
ghosts-position-bad-groups = { $path }: pode haver no máximo dois grupos de cartas movidas, nenhum com quatro jogadores, e cada um precisa de uma carta 10 já jogada.
ghosts-position-hand-full = { $path }: a carta da mão já foi jogada, então a mão deve estar vazia.
