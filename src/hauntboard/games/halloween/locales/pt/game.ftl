# Halloween: cartas, fichas de bônus, opções, jogadas, recusas e o diário da partida.

halloween-name = Halloween
halloween-tagline = Invoque fantasmas, jogue uns contra os outros e assombre uma cidade inteira, com 52 cartas que quebram as regras.
luck-halloween = Aqui a sorte conta pouco: quem planeja melhor quase sempre vence.

## Opções

halloween-option-variant = O jogo padrão ou a variante Mestre: quatro seções, sem fichas de bônus, cartas nem dados (V1).
    .label = Variante
halloween-option-variant-standard = cartas, fichas de bônus e dados
halloween-option-variant-master = quatro seções, sem sorte
halloween-option-cards = Quais oito cartas estão em jogo: ao acaso, um conjunto com nome ou oito à sua escolha.
    .label = Cartas
    .typed = Oito à sua escolha se escrevem como números unidos por +, como 1+4+6+15+22+23+31+46.
halloween-option-cards-random = o acaso escolhe oito
halloween-option-cards-casper = para começar
halloween-option-cards-amityville = para combinações espertas
halloween-option-cards-jacob-marley = tudo sobre lutas
halloween-option-cards-brown-lady = tudo sobre sustos
halloween-option-cards-bloody-mary = pontuações altas
halloween-option-rounds = Depois de quantas rodadas, no máximo, a partida acaba.
    .label = Rodadas
    .typed = Qualquer número; 0 é sem limite.
halloween-option-rounds-0 = sem limite
halloween-option-bad-cards = “{ $value }” não serve como escolha de cartas. Escreva oito números diferentes de 1 a 52 unidos por +, ou escolha entre: { $allowed }.

## Palavras

halloween-colour = { $colour ->
    [blue] azul
    [green] verde
    [yellow] amarelo
    [orange] laranja
   *[red] vermelho
}
halloween-colour2 = { $colour2 ->
    [blue] azul
    [green] verde
    [yellow] amarelo
    [orange] laranja
   *[red] vermelho
}
halloween-next-colour = { $colour ->
    [blue] verde
    [green] amarelo
    [yellow] laranja
   *[orange] vermelho
}
# Um fantasma como complemento de uma frase.
halloween-ghost = { $colour ->
    [blue] um fantasma azul
    [green] um fantasma verde
    [yellow] um fantasma amarelo
    [orange] um fantasma laranja
   *[red] um fantasma vermelho
}
halloween-ghost2 = { $colour2 ->
    [blue] um fantasma azul
    [green] um fantasma verde
    [yellow] um fantasma amarelo
    [orange] um fantasma laranja
   *[red] um fantasma vermelho
}
halloween-ghosts = { $count ->
    [1] { halloween-ghost }
   *[other] { $count } fantasmas { $colour ->
        [blue] azuis
        [green] verdes
        [yellow] amarelos
        [orange] laranja
       *[red] vermelhos
    }
}
halloween-building = { $building ->
    [police] delegacia
    [school] escola
    [church] igreja
    [hall] prefeitura
    [hospital] hospital
   *[theatre] teatro
}
    .in = { $building ->
        [police] na delegacia
        [school] na escola
        [church] na igreja
        [hall] na prefeitura
        [hospital] no hospital
       *[theatre] no teatro
    }
    .to = { $building ->
        [police] para a delegacia
        [school] para a escola
        [church] para a igreja
        [hall] para a prefeitura
        [hospital] para o hospital
       *[theatre] para o teatro
    }
    .from = { $building ->
        [police] da delegacia
        [school] da escola
        [church] da igreja
        [hall] da prefeitura
        [hospital] do hospital
       *[theatre] do teatro
    }
halloween-building2 = { $building2 ->
    [police] delegacia
    [school] escola
    [church] igreja
    [hall] prefeitura
    [hospital] hospital
   *[theatre] teatro
}
    .in = { $building2 ->
        [police] na delegacia
        [school] na escola
        [church] na igreja
        [hall] na prefeitura
        [hospital] no hospital
       *[theatre] no teatro
    }
halloween-destination = { $to ->
    [police] para a delegacia
    [school] para a escola
    [church] para a igreja
    [hall] para a prefeitura
    [hospital] para o hospital
   *[theatre] para o teatro
}
halloween-act = { $act ->
    [summon] Invocar
    [scare] Assustar
    [upgrade] Evoluir
    [move] Mover
    [fight] Lutar
    [haunt] Assombrar
   *[rest] Descansar
}
    .verb = { $act ->
        [summon] invocar
        [scare] assustar
        [upgrade] evoluir
        [move] mover
        [fight] lutar
        [haunt] assombrar
       *[rest] descansar
    }

# Alguns ganhos dizem de onde vêm, quando a frase anterior ainda não disse.
halloween-haunting-points = { $amount ->
    [1] { $amount } ponto de assombração
   *[other] { $amount } pontos de assombração
}
    .why = { $why ->
        [haunt] { halloween-haunting-points }
        [occupy] { halloween-haunting-points }
        [bonus-g] { halloween-haunting-points }
       *[other] { halloween-haunting-points } ({ halloween-why })
    }
halloween-scare-points = { $amount ->
    [1] { $amount } ponto de susto
   *[other] { $amount } pontos de susto
}
    .why = { $why ->
        [card-9] { halloween-scare-points } ({ halloween-why })
        [card-12] { halloween-scare-points } ({ halloween-why })
        [card-18] { halloween-scare-points } ({ halloween-why })
        [card-19] { halloween-scare-points } ({ halloween-why })
        [card-21] { halloween-scare-points } ({ halloween-why })
       *[other] { halloween-scare-points }
    }
halloween-tokens = { $count ->
    [1] { $count } ficha { $colour ->
        [blue] azul
        [green] verde
        [yellow] amarela
        [orange] laranja
       *[red] vermelha
    }
   *[other] { $count } fichas { $colour ->
        [blue] azuis
        [green] verdes
        [yellow] amarelas
        [orange] laranja
       *[red] vermelhas
    }
}
    .why = { $why ->
        [card-5] { halloween-tokens } ({ halloween-why })
        [card-37] { halloween-tokens } ({ halloween-why })
       *[other] { halloween-tokens }
    }
halloween-why = { $why ->
    [card-1] { halloween-card-1-name }
    [card-2] { halloween-card-2-name }
    [card-3] { halloween-card-3-name }
    [card-4] { halloween-card-4-name }
    [card-5] { halloween-card-5-name }
    [card-6] { halloween-card-6-name }
    [card-7] { halloween-card-7-name }
    [card-8] { halloween-card-8-name }
    [card-9] { halloween-card-9-name }
    [card-10] { halloween-card-10-name }
    [card-11] { halloween-card-11-name }
    [card-12] { halloween-card-12-name }
    [card-13] { halloween-card-13-name }
    [card-14] { halloween-card-14-name }
    [card-15] { halloween-card-15-name }
    [card-16] { halloween-card-16-name }
    [card-17] { halloween-card-17-name }
    [card-18] { halloween-card-18-name }
    [card-19] { halloween-card-19-name }
    [card-20] { halloween-card-20-name }
    [card-21] { halloween-card-21-name }
    [card-22] { halloween-card-22-name }
    [card-23] { halloween-card-23-name }
    [card-24] { halloween-card-24-name }
    [card-25] { halloween-card-25-name }
    [card-26] { halloween-card-26-name }
    [card-27] { halloween-card-27-name }
    [card-28] { halloween-card-28-name }
    [card-29] { halloween-card-29-name }
    [card-30] { halloween-card-30-name }
    [card-31] { halloween-card-31-name }
    [card-32] { halloween-card-32-name }
    [card-33] { halloween-card-33-name }
    [card-34] { halloween-card-34-name }
    [card-35] { halloween-card-35-name }
    [card-36] { halloween-card-36-name }
    [card-37] { halloween-card-37-name }
    [card-38] { halloween-card-38-name }
    [card-39] { halloween-card-39-name }
    [card-40] { halloween-card-40-name }
    [card-41] { halloween-card-41-name }
    [card-42] { halloween-card-42-name }
    [card-43] { halloween-card-43-name }
    [card-44] { halloween-card-44-name }
    [card-45] { halloween-card-45-name }
    [card-46] { halloween-card-46-name }
    [card-47] { halloween-card-47-name }
    [card-48] { halloween-card-48-name }
    [card-49] { halloween-card-49-name }
    [card-50] { halloween-card-50-name }
    [card-51] { halloween-card-51-name }
    [card-52] { halloween-card-52-name }
    [bonus-a] { halloween-bonus-a }
    [bonus-b] { halloween-bonus-b }
    [bonus-c] { halloween-bonus-c }
    [bonus-d] { halloween-bonus-d }
    [bonus-e] { halloween-bonus-e }
    [bonus-f] { halloween-bonus-f }
    [bonus-g] { halloween-bonus-g }
    [bonus-h] { halloween-bonus-h }
    [bonus-i] { halloween-bonus-i }
    [bonus-j] { halloween-bonus-j }
    [bonus-k] { halloween-bonus-k }
    [bonus-l] { halloween-bonus-l }
    [summon] Invocar
    [scare] Assustar
    [upgrade] Evoluir
    [move] Mover
    [fight] Lutar
    [haunt] Assombrar
    [rest] Descansar
    [occupy] uma carta nova
    [rival] já na carta
    [sets] conjuntos de três fichas
    [blue-rule] nenhum fantasma azul na cidade
   *[red-rule] os cinco fantasmas vermelhos na cidade
}

## Fichas de bônus

halloween-bonus = { $bonus ->
    [a] { halloween-bonus-a }
    [b] { halloween-bonus-b }
    [c] { halloween-bonus-c }
    [d] { halloween-bonus-d }
    [e] { halloween-bonus-e }
    [f] { halloween-bonus-f }
    [g] { halloween-bonus-g }
    [h] { halloween-bonus-h }
    [i] { halloween-bonus-i }
    [j] { halloween-bonus-j }
    [k] { halloween-bonus-k }
   *[l] { halloween-bonus-l }
}
halloween-bonus-a = Sessão Espírita
    .text = Faça uma ação Invocar em qualquer lugar, sejam quais forem os níveis das suas seções.
halloween-bonus-b = Doce Azul
    .text = Ganhe uma ficha azul.
halloween-bonus-c = Doce Verde
    .text = Ganhe uma ficha verde.
halloween-bonus-d = Doce Amarelo
    .text = Ganhe uma ficha amarela.
halloween-bonus-e = Correntes Partidas
    .text = Pegue de volta três discos ao todo das suas seções.
halloween-bonus-f = Arrepio na Nuca
    .text = Ganhe 2 pontos de susto, mesmo com os dados na mesa.
halloween-bonus-g = Torta de Abóbora
    .text = Marque 1 ponto de assombração.
halloween-bonus-h = Ossos do Ofício
    .text = Antes de rolar em uma luta, use o dado de ataque do nível seguinte, a não ser que ele já tenha 12 lados.
halloween-bonus-i = Segunda Chance
    .text = Role de novo o seu dado de ataque.
halloween-bonus-j = Soneca
    .text = Deixe descansar qualquer seção, usada ou não; isso não gasta a seção.
halloween-bonus-k = Empurrãozinho
    .text = Some 3 a um dado que você rolou.
halloween-bonus-l = Voo de Vassoura
    .text = Mova qualquer fantasma para qualquer prédio com lugar.

## Cartas

halloween-card = { $number ->
    [1] { halloween-card-1-name }
    [2] { halloween-card-2-name }
    [3] { halloween-card-3-name }
    [4] { halloween-card-4-name }
    [5] { halloween-card-5-name }
    [6] { halloween-card-6-name }
    [7] { halloween-card-7-name }
    [8] { halloween-card-8-name }
    [9] { halloween-card-9-name }
    [10] { halloween-card-10-name }
    [11] { halloween-card-11-name }
    [12] { halloween-card-12-name }
    [13] { halloween-card-13-name }
    [14] { halloween-card-14-name }
    [15] { halloween-card-15-name }
    [16] { halloween-card-16-name }
    [17] { halloween-card-17-name }
    [18] { halloween-card-18-name }
    [19] { halloween-card-19-name }
    [20] { halloween-card-20-name }
    [21] { halloween-card-21-name }
    [22] { halloween-card-22-name }
    [23] { halloween-card-23-name }
    [24] { halloween-card-24-name }
    [25] { halloween-card-25-name }
    [26] { halloween-card-26-name }
    [27] { halloween-card-27-name }
    [28] { halloween-card-28-name }
    [29] { halloween-card-29-name }
    [30] { halloween-card-30-name }
    [31] { halloween-card-31-name }
    [32] { halloween-card-32-name }
    [33] { halloween-card-33-name }
    [34] { halloween-card-34-name }
    [35] { halloween-card-35-name }
    [36] { halloween-card-36-name }
    [37] { halloween-card-37-name }
    [38] { halloween-card-38-name }
    [39] { halloween-card-39-name }
    [40] { halloween-card-40-name }
    [41] { halloween-card-41-name }
    [42] { halloween-card-42-name }
    [43] { halloween-card-43-name }
    [44] { halloween-card-44-name }
    [45] { halloween-card-45-name }
    [46] { halloween-card-46-name }
    [47] { halloween-card-47-name }
    [48] { halloween-card-48-name }
    [49] { halloween-card-49-name }
    [50] { halloween-card-50-name }
    [51] { halloween-card-51-name }
   *[52] { halloween-card-52-name }
}

halloween-when-summon = Invocar
halloween-when-scare = Assustar
halloween-when-upgrade = Evoluir
halloween-when-move = Mover
halloween-when-fight = Lutar
halloween-when-haunt = Assombrar
halloween-when-rest = Descansar
halloween-when-dice = ao rolar
halloween-when-turn = uma vez por turno
halloween-when-always = sempre
halloween-when-end = no fim

halloween-card-1-name = O Fantasma ao Lado
halloween-card-1-text = Uma vez por turno, se há dois fantasmas da mesma cor em um prédio, uma ação Assombrar com essa cor pode ir para um prédio vizinho. Lá não é preciso haver fantasma.
halloween-card-2-name = Voo sem Escalas
halloween-card-2-text = As suas ações Mover levam um fantasma a qualquer prédio com lugar, não só a um vizinho.
halloween-card-3-name = Estante de Troféus
halloween-card-3-text = Uma vitória sobre um fantasma mais fraco marca 2 pontos de assombração, sobre um mais forte 3, sobre um da mesma cor nada.
halloween-card-4-name = Na Ponta dos Pés
halloween-card-4-text = Uma vez por turno, uma seção age como se estivesse um nível acima.
halloween-card-5-name = Achado Não É Roubado
halloween-card-5-text = Sempre que um fantasma lhe traz uma ficha de bônus, ganhe também uma ficha da cor desse fantasma.
halloween-card-6-name = Déjà Bu
halloween-card-6-text = Uma vez por turno, uma seção pode fazer a sua ação em um espaço que já tem um disco. Não é preciso outro disco; isso conta como a ação da seção.
halloween-card-7-name = Vassoura para Dois
halloween-card-7-text = Em uma ação Mover você pode mover um segundo fantasma, diferente do primeiro. O nível da seção vale para os dois.
halloween-card-8-name = Vitral
halloween-card-8-text = No fim, marque 3 pontos de assombração para cada carta colorida que você ocupa, incluindo esta.
halloween-card-9-name = Ossos Viciados
halloween-card-9-text = Role de novo um dado seu por 1 ponto de susto, quantas vezes quiser, também quando rola por um defensor.
halloween-card-10-name = Aspirador de Fantasmas
halloween-card-10-text = Uma vez por turno, tire do tabuleiro um fantasma de qualquer nível e ganhe uma ficha da cor dele.
halloween-card-11-name = Briga de Família
halloween-card-11-text = Some 1 aos seus ataques. Os seus fantasmas também podem lutar com outros da própria cor.
halloween-card-12-name = Doces Pesadelos
halloween-card-12-text = Cada ação Descansar lhe dá 2 pontos de susto, mesmo que nenhum disco volte.
halloween-card-13-name = Pague Um, Leve Dois
halloween-card-13-text = Uma ação Invocar dá a você duas fichas em vez de uma.
halloween-card-14-name = Grilhões Frouxos
halloween-card-14-text = Uma vez por turno, pegue de volta até dois discos de uma seção. Uma seção que já agiu continua usada.
halloween-card-15-name = Escada do Porão
halloween-card-15-text = Uma vez por turno, rebaixe uma seção em um nível e ganhe duas fichas da cor que ela mostra agora.
halloween-card-16-name = Liquidação de Lençóis
halloween-card-16-text = As suas evoluções custam 2 pontos de susto a menos; assim, de azul para verde é de graça.
halloween-card-17-name = Volta Olímpica
halloween-card-17-text = Depois de uma vitória você pode mover o vencedor para qualquer prédio com lugar.
halloween-card-18-name = Chá de Casa Nova
halloween-card-18-text = Depois de uma ação Assombrar você pode rolar o dado dessa cor e ganhar tantos pontos de susto quanto ele mostrar.
halloween-card-19-name = Quem Ri por Último
halloween-card-19-text = Uma vitória também dá pontos de susto iguais ao nível do perdedor.
halloween-card-20-name = Pancadaria no Cemitério
halloween-card-20-text = Uma vez por turno, em uma ação Lutar, continue lutando com outros fantasmas do prédio do defensor, uma rolagem para cada um. Cada fantasma que estava lá no começo pode ser enfrentado uma vez.
halloween-card-21-name = Aposto a Alma
halloween-card-21-text = Depois de cada fantasma movido por uma ação Mover, você pode dizer um número e rolar o dado dele. Se alcançar o número, ganhe tantos pontos de susto; se não, 1.
halloween-card-22-name = Troco Miúdo
halloween-card-22-text = Uma vez por turno, troque uma ficha por duas do nível logo abaixo, ou duas da mesma cor por uma do nível logo acima.
halloween-card-23-name = Feira da Meia-Noite
halloween-card-23-text = Uma vez por turno, escolha uma cor que está na cidade, pague o nível dela em pontos de susto e ganhe uma ficha dessa cor.
halloween-card-24-name = Garra Comprida
halloween-card-24-text = As suas ações Lutar podem atacar um fantasma em qualquer prédio.
halloween-card-25-name = Reunião de Família
halloween-card-25-text = Uma vez por turno, quando uma ação Mover leva um fantasma até outro da mesma cor, você pode fazer na hora uma ação Invocar com eles.
halloween-card-26-name = Golpe a Golpe
halloween-card-26-text = Uma vez por turno, depois de uma luta com dados, na vitória ou na derrota, ganhe pontos de susto iguais à diferença entre os dois dados como ficam no final, sem o +1 da carta 11.
halloween-card-27-name = Alicerce Firme
halloween-card-27-text = No fim, marque pontos de assombração pela sua seção mais baixa: verde 1, amarela 2, laranja 5, vermelha 8.
halloween-card-28-name = Saco de Doces
halloween-card-28-text = No fim, marque 3 pontos de assombração para cada duas fichas que tiver, de quaisquer cores.
halloween-card-29-name = Lista de Chamada
halloween-card-29-text = Uma ação Invocar marca 1 ponto de assombração.
halloween-card-30-name = Gritos Engarrafados
halloween-card-30-text = No fim, marque 2 pontos de assombração para cada 3 pontos de susto que tiver.
halloween-card-31-name = Casa Cheia
halloween-card-31-text = Quando a sua ação Invocar põe o quinto fantasma de uma cor, você pode fazer uma ação Assombrar com essa cor em qualquer prédio sem ficha de assombração sua. Não é preciso haver fantasma lá, nem ter seção desse nível.
halloween-card-32-name = Presa Fácil
halloween-card-32-text = Contra um fantasma mais fraco você vence sem rolar.
halloween-card-33-name = Noite de Formatura
halloween-card-33-text = Uma ação Evoluir marca 2 pontos de assombração.
halloween-card-34-name = Butim do Além
halloween-card-34-text = Uma vitória dá a você duas fichas em vez de uma.
halloween-card-35-name = Medo do Palco
halloween-card-35-text = No fim, marque 4 pontos de assombração para cada ficha de assombração que não usou.
halloween-card-36-name = Tapete Vermelho
halloween-card-36-text = No fim, marque 4 pontos de assombração para cada ficha vermelha que tiver.
halloween-card-37-name = Doces ou Travessuras
halloween-card-37-text = Cada vez que você ocupa uma carta, incluindo esta, ganhe uma ficha de fantasma da cor que escolher.
halloween-card-38-name = Entrega Fantasma
halloween-card-38-text = Uma vez por turno, pague uma ficha e ponha um fantasma dessa cor em qualquer prédio com lugar.
halloween-card-39-name = Mercado Cinza
halloween-card-39-text = As cartas cinza custam a você uma ficha a menos. Quando você ocupa todas as cartas cinza em jogo, as coloridas também.
halloween-card-40-name = Juros do Além
halloween-card-40-text = Bem no fim, depois de todas as outras cartas, marque 1 ponto de assombração para cada 10 que tiver.
halloween-card-41-name = Época de Abóbora
halloween-card-41-text = Marque 2 pontos de assombração para cada ficha laranja que ganhar.
halloween-card-42-name = Arco-Íris Noturno
halloween-card-42-text = No fim, marque 15 pontos de assombração para cada conjunto de cinco fichas de cores diferentes.
halloween-card-43-name = Elevador Assombrado
halloween-card-43-text = Uma vez por turno, eleve uma seção em um nível e pague o novo nível em pontos de susto. Não é preciso haver na cidade um fantasma desse nível.
halloween-card-44-name = Reforma no Sótão
halloween-card-44-text = Depois de uma ação Assombrar você pode elevar uma seção em um nível.
halloween-card-45-name = Dança dos Caixões
halloween-card-45-text = Uma vez por turno, dois fantasmas de cores diferentes em prédios diferentes trocam de lugar, sejam quais forem os níveis. Isso não é mover: nenhuma ficha de bônus é pega.
halloween-card-46-name = Par Improvável
halloween-card-46-text = Você pode invocar com dois fantasmas de cores diferentes em um prédio, os dois dentro do nível da seção. Role os dois dados: aparece a cor do menor resultado, ou no empate o nível mais baixo. Se não houver fantasma livre dessa cor, nada acontece.
halloween-card-47-name = Pensando Bem
halloween-card-47-text = Em vez de assombrar, pegue de volta uma ficha de assombração sua de um prédio onde haja um fantasma da cor do espaço dela, dentro do nível da seção. Você perde metade do que a ficha marcou.
halloween-card-48-name = Assusta e Foge
halloween-card-48-text = Uma vez por turno, depois de uma ação Assustar, você pode mover um fantasma da cor usada para qualquer outro prédio com lugar.
halloween-card-49-name = Todos os Gatos São Pardos
halloween-card-49-text = Para todos os efeitos, você pode tratar as cartas coloridas como cinza. Com a carta 39 elas custam uma ficha a menos; a carta 8 ainda conta todas elas.
halloween-card-50-name = Pescaria da Sorte
halloween-card-50-text = Uma vez por turno, saque ao acaso uma ficha de bônus da reserva, a não ser que todos os seus espaços de bônus estejam bloqueados.
halloween-card-51-name = Megafone
halloween-card-51-text = Uma ação Assustar dá a você mais 1 ponto de susto.
halloween-card-52-name = Sucesso de Arrepiar
halloween-card-52-text = Marque 1 ponto de assombração sempre que uma ação, ficha de bônus ou carta lhe der ao todo 2 ou mais pontos de susto.

## O que se pergunta

halloween-question = { $question ->
    [summon] { halloween-question-summon }
    [scare] { halloween-question-scare }
    [upgrade] { halloween-question-upgrade }
    [move] { halloween-question-move }
    [move-to] { halloween-question-move-to }
    [fight] { halloween-question-fight }
    [defender] { halloween-question-defender }
    [roller] { halloween-question-roller }
    [higher] { halloween-question-higher }
    [dice] { halloween-question-dice }
    [next-fight] { halloween-question-next-fight }
    [haunt] { halloween-question-haunt }
    [blue] { halloween-question-blue }
    [follow] { halloween-question-follow }
    [slot] { halloween-question-slot }
    [pay] { halloween-question-pay }
    [disc] { halloween-question-disc }
    [token] { halloween-question-token }
    [rival] { halloween-question-rival }
    [discs-back] { halloween-question-discs-back }
    [rest] { halloween-question-rest }
    [name] { halloween-question-name }
    [fifth-haunt] { halloween-question-fifth-haunt }
    [lift] { halloween-question-lift }
    [winner-to] { halloween-question-winner-to }
    [scare-ghost] { halloween-question-scare-ghost }
    [bonus-move] { halloween-question-bonus-move }
   *[power] { halloween-question-power }
}
halloween-question-turn = O que você faz?
halloween-question-first = Quem começa?
halloween-question-deal = Qual carta entra em jogo?
halloween-question-draw-town = Qual ficha de bônus vai para a cidade?
halloween-question-draw = Qual ficha de bônus é sacada?
halloween-question-roll = O que o dado mostra?
halloween-question-summon = Quais fantasmas invocam mais um?
halloween-question-scare = Com qual cor você assusta?
halloween-question-upgrade = Qual fantasma você evolui?
halloween-question-move = Qual fantasma você move?
halloween-question-move-to = Para onde ele vai?
halloween-question-fight = Qual fantasma ataca?
halloween-question-defender = Quem ele ataca?
halloween-question-roller = Quem rola pelo defensor?
halloween-question-higher = Você usa um dado maior?
halloween-question-dice = Você muda a rolagem?
halloween-question-next-fight = Com quem ele luta agora?
halloween-question-haunt = Qual espaço você assombra?
halloween-question-blue = Onde os fantasmas azuis aparecem?
halloween-question-follow = O que vem junto com isso?
halloween-question-slot = Qual ficha de bônus você descarta?
halloween-question-pay = Quais fichas você paga?
halloween-question-disc = Qual disco vai para a carta?
halloween-question-token = Qual ficha você pega?
halloween-question-rival = Alguém ocupa uma carta sua: pontos ou discos?
halloween-question-discs-back = Qual disco você pega de volta?
halloween-question-rest = Qual seção descansa?
halloween-question-name = Qual número você diz?
halloween-question-fifth-haunt = Qual prédio você assombra?
halloween-question-lift = Qual seção você eleva?
halloween-question-winner-to = Para onde vai o vencedor?
halloween-question-scare-ghost = Qual fantasma sai correndo?
halloween-question-bonus-move = Qual fantasma sai voando?
halloween-question-power = Em que você usa a carta?
halloween-question-power-10 = Qual fantasma sai do tabuleiro?
halloween-question-power-14 = Qual disco você pega de volta?
halloween-question-power-14-second = Qual segundo disco você pega de volta?
halloween-question-power-15 = Qual seção você rebaixa?
halloween-question-power-22 = Quais fichas você troca?
halloween-question-power-23 = Qual ficha você compra?
halloween-question-power-38 = Qual fantasma aparece, e onde?
halloween-question-power-43 = Qual seção você eleva por pontos de susto?
halloween-question-power-45 = Qual fantasma troca de lugar?
halloween-question-power-45-second = Com qual fantasma ele troca de lugar?

## Jogadas no menu

halloween-move-first = { $seat } começa
halloween-move-deal = A carta { $number } entra em jogo: { halloween-card }
halloween-move-draw = Sai a ficha de bônus { halloween-bonus }
halloween-move-roll = O dado mostra { $number }
# Cartas que uma jogada gasta sem dizer o nome delas.
halloween-spends = { $spendsCount ->
    [1] usa a carta { $spends }
   *[other] usa as cartas { $spends }
}
halloween-move-act = Seção { $section }: { halloween-act.verb }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-rest = Seção { $section }: descansar e pegar os discos de volta
halloween-move-end = Terminar o turno
halloween-move-occupy = Ocupar a carta { $number }, { halloween-card }
halloween-move-use = Usar a carta { $number }, { halloween-card }
halloween-move-bonus = Usar a ficha de bônus { halloween-bonus }
halloween-move-drop = Descartar a ficha de bônus { halloween-bonus }

halloween-move-summon-cell = Invocar { halloween-ghost } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-pair = Invocar com { halloween-ghost } e { halloween-ghost2 } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-scare-colour = Assustar com { halloween-ghost } (nível { $level }){ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-upgrade-cell = Evoluir { halloween-ghost } { halloween-building.in } para { halloween-colour2 } por { halloween-scare-points }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-cell = Mover { halloween-ghost } { halloween-building.from }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-to-building = Ir { halloween-building.to }
halloween-move-fight-cell = Atacar com { halloween-ghost } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-defender-cell = Atacar { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-cell = Continuar e atacar { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-pass = Não lutar mais
halloween-move-seat = { $target } rola pelo defensor
halloween-move-higher-pass = Deixar o dado como está
halloween-move-dice-pass = Deixar os dados como estão
halloween-move-again = { $number ->
    [1] Rolar de novo o primeiro dado por 1 ponto de susto
   *[2] Rolar de novo o segundo dado por 1 ponto de susto
}
halloween-move-plus = { $number ->
    [1] Somar 3 ao primeiro dado com a ficha de bônus { halloween-bonus-k }
   *[2] Somar 3 ao segundo dado com a ficha de bônus { halloween-bonus-k }
}
halloween-move-haunt-cell = Assombrar o espaço { halloween-colour } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-fifth-haunt-cell = Assombrar o espaço { halloween-colour } { halloween-building.in }
halloween-move-recall = Pegar de volta a sua ficha de assombração do espaço { halloween-colour } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-blue-building = Pôr os fantasmas azuis { halloween-building.in }
halloween-move-follow-section = Elevar a seção { $section } ao nível { $level }
halloween-move-follow-pass = Deixar assim
halloween-move-lift-section = Elevar a seção { $section } em um nível
halloween-move-winner-to-building = Mover o vencedor { halloween-building.to }
halloween-move-scare-ghost-cell = Mover { halloween-ghost } { halloween-building.from }
halloween-move-bonus-move-cell = Mover { halloween-ghost } { halloween-building.from }
halloween-move-name = Dizer { $number }

# A vírgula entre as fichas pagas, antes de cada cor menos a primeira.
halloween-comma-green = { $blue ->
    [0] {""}
   *[other] ,
}
halloween-comma-yellow = { $green ->
    [0] { halloween-comma-green }
   *[other] ,
}
halloween-comma-orange = { $yellow ->
    [0] { halloween-comma-yellow }
   *[other] ,
}
halloween-comma-red = { $orange ->
    [0] { halloween-comma-orange }
   *[other] ,
}
halloween-move-pay = Pagar{ $blue ->
    [0] {""}
    [1] {" "}{ $blue } azul
   *[other] {" "}{ $blue } azuis
}{ $green ->
    [0] {""}
    [1] { halloween-comma-green } { $green } verde
   *[other] { halloween-comma-green } { $green } verdes
}{ $yellow ->
    [0] {""}
    [1] { halloween-comma-yellow } { $yellow } amarela
   *[other] { halloween-comma-yellow } { $yellow } amarelas
}{ $orange ->
    [0] {""}
   *[other] { halloween-comma-orange } { $orange } laranja
}{ $red ->
    [0] {""}
    [1] { halloween-comma-red } { $red } vermelha
   *[other] { halloween-comma-red } { $red } vermelhas
}
halloween-move-supply = Usar um disco do seu estoque
halloween-move-disc-space = Usar o disco da seção { $section }, { halloween-act }
halloween-move-token-colour = Pegar uma ficha { $colour ->
    [blue] azul
    [green] verde
    [yellow] amarela
    [orange] laranja
   *[red] vermelha
}
halloween-move-points = Marcar { halloween-haunting-points }
halloween-move-rival-section = Pegar de volta todos os discos da seção { $section }
halloween-move-rival-pass = Não pegar mais discos
halloween-move-rest-section = Deixar a seção { $section } descansar
halloween-move-discs-back-space = Pegar de volta o disco da seção { $section }, { halloween-act }

halloween-move-power-10-cell = Tirar do tabuleiro { halloween-ghost } { halloween-building.from }
halloween-move-power-14-space = Pegar de volta o disco da seção { $section }, { halloween-act }
halloween-move-power-14-second-space = Pegar de volta também o disco da seção { $section }, { halloween-act }
halloween-move-power-14-second-pass = Um disco basta
halloween-move-power-15-section = Rebaixar a seção { $section } em um nível
halloween-move-power-23-colour = Comprar uma ficha { $colour ->
    [blue] azul
    [green] verde
    [yellow] amarela
    [orange] laranja
   *[red] vermelha
} por { $level ->
    [1] { $level } ponto
   *[other] { $level } pontos
} de susto
halloween-move-power-38-cell = Pôr { halloween-ghost } { halloween-building.in } por uma ficha da cor dele
halloween-move-power-43-section = Elevar a seção { $section } em um nível por pontos de susto
halloween-move-power-45-cell = Trocar de lugar { halloween-ghost } { halloween-building.in }
halloween-move-power-45-second-cell = Trocar de lugar com { halloween-ghost } { halloween-building.in }
halloween-move-change = { $colour ->
    [blue] Trocar 2 fichas azuis por 1 { halloween-colour2 }
    [red] Trocar 1 ficha vermelha por 2 laranja
    [green] { $colour2 ->
        [blue] Trocar 1 ficha verde por 2 azuis
       *[other] Trocar 2 fichas verdes por 1 amarela
    }
    [yellow] { $colour2 ->
        [green] Trocar 1 ficha amarela por 2 verdes
       *[other] Trocar 2 fichas amarelas por 1 { halloween-colour2 }
    }
   *[orange] { $colour2 ->
        [yellow] Trocar 1 ficha laranja por 2 amarelas
       *[other] Trocar 2 fichas laranja por 1 vermelha
    }
}

## Jogadas recusadas

halloween-rival-chooses = Primeiro { $target } escolhe: pontos, ou discos de volta por uma carta que mais alguém ocupou.
halloween-roller-chooses = Sobre esse dado decide primeiro { $target }, que rola pelo defensor.
halloween-begin-something = Comece por alguma coisa: a ação de uma seção, um descanso, uma carta ou uma ficha de bônus.
halloween-finish-first = Ainda falta decidir uma coisa: { halloween-question }
halloween-must-choose = Aqui não dá para passar. { halloween-question }
halloween-no-answer = Isso não responde à pergunta: { halloween-question }
halloween-sections-left = { $numbersCount ->
    [1] Ainda não dá para terminar o turno: a seção { $numbers } não agiu. Ela também pode descansar.
   *[other] Ainda não dá para terminar o turno: as seções { $numbers } não agiram. Elas também podem descansar.
}
halloween-no-such-section = Você não tem a seção { $section }. Uma quarta só existe na variante Mestre.
halloween-section-used = A seção { $section } já foi usada neste turno. Escolha outra.
halloween-space-taken = Já há um disco em { halloween-act } na seção { $section }. Escolha outra ação, ou deixe a seção descansar.
halloween-no-disc = Você não tem mais discos para { halloween-act }. Deixe a seção { $section } descansar para recuperar os discos dela.
halloween-no-pair = Em nenhum lugar da cidade há dois fantasmas da mesma cor juntos, então não dá para invocar.
halloween-pair-too-high = Esta seção alcança o nível { $level }, e não há dois fantasmas da mesma cor juntos até esse nível.
halloween-no-pair-here = Para invocar são precisos dois fantasmas da mesma cor, e só há { halloween-ghost } { halloween-building.in }.
halloween-none-free = Os cinco fantasmas { $colour ->
    [blue] azuis
    [green] verdes
    [yellow] amarelos
    [orange] laranja
   *[red] vermelhos
} já estão na cidade, então não pode vir outro.
halloween-building-full = Não há lugar para { halloween-ghost } { halloween-building.in }: em um prédio cabem { $count } fantasmas.
halloween-no-room = Não há lugar { halloween-building.in }: em um prédio cabem { $count } fantasmas.
halloween-no-next-colour = Todos os fantasmas da cor seguinte já estão na cidade, então nenhum dos que você pode usar pode evoluir.
halloween-red-stays = Vermelho é o nível mais alto: um fantasma vermelho não pode evoluir.
halloween-too-few-scare-points = { $amount ->
    [1] Esta evolução custa { $amount } ponto de susto, e você tem { $count }. Assuste primeiro.
   *[other] Esta evolução custa { $amount } pontos de susto, e você tem { $count }. Assuste primeiro.
}
halloween-nowhere-to-move = Nenhum fantasma até o nível { $level } tem um prédio com lugar para onde ir.
halloween-no-way-out = Não há para onde mover { halloween-ghost } { halloween-building.from }: não há lugar ao alcance dele.
halloween-another-ghost = O segundo fantasma tem de ser outro, e este acabou de se mover. Escolha outro, ou deixe assim.
halloween-already-there = O fantasma já está { halloween-building.in }. Escolha outro prédio.
halloween-not-adjacent = Daqui não dá para ir { halloween-building.to }: só são vizinhos os prédios que têm um lado em comum.
halloween-nobody-to-fight = Nenhum fantasma até o nível { $level } tem com quem lutar.
halloween-alone = Ninguém { halloween-building.in } pode ser atacado com { halloween-ghost }.
halloween-other-building = Não dá para atacar { halloween-ghost } { halloween-building.in }: atacante e defensor têm de estar no mesmo prédio.
halloween-own-colour = Não dá para atacar { halloween-ghost }: atacante e defensor têm de ser de cores diferentes.
halloween-not-itself = Um fantasma não pode atacar a si mesmo, e ali não há outro dessa cor.
halloween-too-strong = Não dá para atacar { halloween-ghost }: na variante Mestre só se atacam fantasmas mais fracos.
halloween-no-haunt-token = Você não tem mais fichas de assombração.
halloween-haunt-too-high = O que você poderia assombrar pede o nível { $needed }, e esta seção alcança o nível { $level }.
halloween-nothing-to-haunt = Não há agora nenhum espaço até o nível { $level } que você possa assombrar.
halloween-own-space = Você já assombra este espaço { halloween-colour } { halloween-building.in }.
halloween-space-haunted = { $target } já assombra o espaço { halloween-colour } { halloween-building.in }.
halloween-building-haunted = Você não pode mais assombrar { halloween-building.in }. Escolha outro prédio.
halloween-no-such-ghost = Seria preciso { halloween-ghost } { halloween-building.in }, e não há nenhum.
halloween-no-such-colour = Seria preciso { halloween-ghost } na cidade, e não há nenhum.
halloween-level-too-low = Você não pode usar { halloween-ghost }: isso pede o nível { $needed }, e esta seção alcança o nível { $level }.
halloween-card-not-in-play = A carta { $number } não está em jogo nesta partida.
halloween-card-occupied = Você já ocupa a carta { $number }. Uma vez basta.
halloween-too-few-tokens = A carta { $number } custa { $count } fichas, e você tem menos.
halloween-too-few-colours = A carta { $number } custa { $count } fichas de cores diferentes, e você tem menos cores.
halloween-wrong-price = A carta { $number } custa { $count } fichas: pague exatamente essas.
halloween-different-colours = A carta { $number } pede fichas de cores diferentes. Pague cada cor no máximo uma vez.
halloween-tokens-missing = Você não tem essas fichas. Pague a carta { $number } com o que tem.
halloween-not-your-card = Você não ocupa a carta { $number }, { halloween-card }.
halloween-no-turn-power = A carta { $number } não se usa aqui: ela age sozinha, ou com a ação a que pertence.
halloween-power-used = Você já usou a carta { $number } neste turno.
halloween-power-does-nothing = A carta { $number } não faria nada agora.
halloween-no-follow-up = A carta { $number } não tem nada a acrescentar a esta ação.
halloween-no-discs-there = Não há discos seus na seção { $section }.
halloween-no-bonus-tokens = Na variante Mestre não há fichas de bônus.
halloween-not-your-bonus = Você não tem a ficha de bônus { halloween-bonus }.
halloween-no-disc-for-bonus = Para usar a ficha de bônus { halloween-bonus } é preciso um disco do estoque, e lá não há nenhum.
halloween-bonus-needs-dice = A ficha de bônus { halloween-bonus } é para dados: use-a ao rolar.
halloween-fight-die = { $bonus ->
    [h] A ficha de bônus { halloween-bonus } é usada antes da rolagem de uma luta, e só enquanto seu dado tiver menos de 12 lados.
   *[i] A ficha de bônus { halloween-bonus } só serve para o seu dado de ataque em uma luta.
}
halloween-bonus-does-nothing = A ficha de bônus { halloween-bonus } não faria nada agora.
halloween-notation-rest = Não dá para entender “{ $text }” a partir de “{ $rest }”.

## Posições

halloween-position-act = { $path }: os discos ficam em summon, scare, upgrade, move, fight ou haunt.
halloween-position-bonus = { $path }: não existe essa ficha de bônus aqui. Elas se chamam de a1 a l2, cada uma está em um só lugar, e a variante Mestre não tem nenhuma.
halloween-position-card = { $path }: a carta { $number } não pode estar aqui.
halloween-position-cards = { $path }: o número de cartas em jogo é { $count }; na variante Mestre, nenhuma.
halloween-position-crowd = { $path }: em um prédio cabem no máximo { $count } fantasmas.
halloween-position-discs = { $path }: cada jogador tem { $count } discos, contando os que estão em cartas e sob os espaços de bônus.
halloween-position-ghosts = { $path }: só há cinco fantasmas { $colour ->
    [blue] azuis
    [green] verdes
    [yellow] amarelos
    [orange] laranja
   *[red] vermelhos
}.
halloween-position-haunts = { $path }: alguém assombra um prédio mais vezes do que as regras permitem.
halloween-position-no-blue = { $path }: sem fantasma azul na cidade, a pergunta tem de ser sobre os fantasmas azuis.
halloween-position-slots = { $path }: cada jogador tem { $count } espaços para fichas de bônus, contando os bloqueados.
halloween-position-stack = { $path }: isto não pode estar acontecendo nesta posição.
halloween-position-tokens = { $path }: só há 12 fichas de cada cor.

## O diário da partida

halloween-event-card-dealt = A carta { $number } entra em jogo: { halloween-card }.
halloween-event-bonus-laid = A ficha de bônus { halloween-bonus } vai { halloween-building.to }.
halloween-event-round-begins = Começa a rodada { $round }.
halloween-event-turn-begins = { $you ->
    [yes] É o seu turno.
   *[no] É o turno de { $seat }.
}
halloween-event-acted = { $you ->
    [yes] Você usa a seção { $section } para { halloween-act.verb }.
   *[no] { $seat } usa a seção { $section } para { halloween-act.verb }.
}
halloween-event-rested = { $count ->
    [0] { $you ->
        [yes] Você deixa a seção { $section } descansar.
       *[no] { $seat } deixa a seção { $section } descansar.
    }
    [1] { $you ->
        [yes] Você deixa a seção { $section } descansar e pega de volta { $count } disco.
       *[no] { $seat } deixa a seção { $section } descansar e pega de volta { $count } disco.
    }
   *[other] { $you ->
        [yes] Você deixa a seção { $section } descansar e pega de volta { $count } discos.
       *[no] { $seat } deixa a seção { $section } descansar e pega de volta { $count } discos.
    }
}
halloween-event-discs-back = { $count ->
    [1] { $you ->
        [yes] Você pega de volta { $count } disco da seção { $section }: todos os espaços dela ficam livres de novo.
       *[no] { $seat } pega de volta { $count } disco da seção { $section }: todos os espaços dela ficam livres de novo.
    }
   *[other] { $you ->
        [yes] Você pega de volta { $count } discos da seção { $section }: todos os espaços dela ficam livres de novo.
       *[no] { $seat } pega de volta { $count } discos da seção { $section }: todos os espaços dela ficam livres de novo.
    }
}
halloween-event-disc-back = { $you ->
    [yes] Você pega de volta o disco da seção { $section }, { halloween-act }: esse espaço fica livre de novo.
   *[no] { $seat } pega de volta o disco da seção { $section }, { halloween-act }: esse espaço fica livre de novo.
}
halloween-event-ghosts-placed = { $why ->
    [summon] { $you ->
        [yes] Você invoca { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } invoca { halloween-ghosts } { halloween-building.in }.
    }
    [blue-rule] { $you ->
        [yes] Não resta nenhum fantasma azul na cidade: você põe { halloween-ghosts } { halloween-building.in }.
       *[no] Não resta nenhum fantasma azul na cidade: { $seat } põe { halloween-ghosts } { halloween-building.in }.
    }
   *[other] { $you ->
        [yes] Você põe { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } põe { halloween-ghosts } { halloween-building.in }.
    }
}
halloween-event-ghost-gone = { $why ->
    [fight] { $you ->
        [yes] Você expulsa { halloween-ghost } { halloween-building.from }.
       *[no] { $seat } expulsa { halloween-ghost } { halloween-building.from }.
    }
    [red-rule] Os cinco fantasmas vermelhos estavam na cidade: um deles some { halloween-building.from }.
   *[other] { $you ->
        [yes] Você tira do tabuleiro { halloween-ghost } { halloween-building.from }.
       *[no] { $seat } tira do tabuleiro { halloween-ghost } { halloween-building.from }.
    }
}
halloween-event-upgraded = { $you ->
    [yes] Você evolui { halloween-ghost } { halloween-building.in } para { halloween-next-colour }.
   *[no] { $seat } evolui { halloween-ghost } { halloween-building.in } para { halloween-next-colour }.
}
halloween-event-moved = { $you ->
    [yes] Você move { halloween-ghost } { halloween-building.from } { halloween-destination }.
   *[no] { $seat } move { halloween-ghost } { halloween-building.from } { halloween-destination }.
}
halloween-event-swapped = { $you ->
    [yes] Você troca de lugar { halloween-ghost } { halloween-building.in } e { halloween-ghost2 } { halloween-building2.in }.
   *[no] { $seat } troca de lugar { halloween-ghost } { halloween-building.in } e { halloween-ghost2 } { halloween-building2.in }.
}
halloween-event-tokens-gained = { $you ->
    [yes] Você ganha { halloween-tokens.why }.
   *[no] { $seat } ganha { halloween-tokens.why }.
}
halloween-event-tokens-paid = { $you ->
    [yes] Você paga { halloween-tokens }.
   *[no] { $seat } paga { halloween-tokens }.
}
halloween-event-scare-points = { $you ->
    [yes] Você ganha { halloween-scare-points.why }.
   *[no] { $seat } ganha { halloween-scare-points.why }.
}
halloween-event-scare-points-paid = { $you ->
    [yes] Você paga { halloween-scare-points.why }.
   *[no] { $seat } paga { halloween-scare-points.why }.
}
halloween-event-points = { $you ->
    [yes] Você marca { halloween-haunting-points.why }.
   *[no] { $seat } marca { halloween-haunting-points.why }.
}
halloween-event-points-lost = { $you ->
    [yes] Você perde { halloween-haunting-points.why }.
   *[no] { $seat } perde { halloween-haunting-points.why }.
}
halloween-event-level = { $why ->
    [card-15] { $you ->
        [yes] Você rebaixa a seção { $section } ao nível { $level }.
       *[no] { $seat } rebaixa a seção { $section } ao nível { $level }.
    }
    [card-44] { $you ->
        [yes] Você eleva a seção { $section } ao nível { $level } ({ halloween-why }).
       *[no] { $seat } eleva a seção { $section } ao nível { $level } ({ halloween-why }).
    }
   *[other] { $you ->
        [yes] Você eleva a seção { $section } ao nível { $level }.
       *[no] { $seat } eleva a seção { $section } ao nível { $level }.
    }
}
halloween-event-scared = { $you ->
    [yes] Você assusta o povo com { halloween-ghost }.
   *[no] { $seat } assusta o povo com { halloween-ghost }.
}
halloween-event-bonus-taken = { $you ->
    [yes] Você encontra a ficha de bônus { halloween-bonus } { halloween-building.in }.
   *[no] { $seat } encontra a ficha de bônus { halloween-bonus } { halloween-building.in }.
}
halloween-event-bonus-left = { $you ->
    [yes] Você não tem espaço de bônus livre: a ficha de bônus { halloween-bonus } continua { halloween-building.in }.
   *[no] { $seat } não tem espaço de bônus livre: a ficha de bônus { halloween-bonus } continua { halloween-building.in }.
}
halloween-event-bonus-drawn = { $you ->
    [yes] Você saca a ficha de bônus { halloween-bonus }.
   *[no] { $seat } saca a ficha de bônus { halloween-bonus }.
}
halloween-event-bonus-dropped = { $you ->
    [yes] Você descarta a ficha de bônus { halloween-bonus }.
   *[no] { $seat } descarta a ficha de bônus { halloween-bonus }.
}
halloween-event-bonus-used = { $you ->
    [yes] Você usa a ficha de bônus { halloween-bonus }.
   *[no] { $seat } usa a ficha de bônus { halloween-bonus }.
}
halloween-event-slots-freed = { $you ->
    [yes] Os seus três espaços de bônus estão livres de novo, e os discos voltam.
   *[no] Os três espaços de bônus de { $seat } estão livres de novo, e os discos voltam.
}
halloween-event-power-used = { $you ->
    [yes] Você usa a carta { $number }, { halloween-card }.
   *[no] { $seat } usa a carta { $number }, { halloween-card }.
}
halloween-event-occupied = { $section ->
    [0] { $you ->
        [yes] Você ocupa a carta { $number }, { halloween-card }, com um disco do seu estoque.
       *[no] { $seat } ocupa a carta { $number }, { halloween-card }, com um disco do estoque.
    }
   *[other] { $you ->
        [yes] Você ocupa a carta { $number }, { halloween-card }, com o disco da seção { $section }, { halloween-act }: esse espaço fica livre de novo.
       *[no] { $seat } ocupa a carta { $number }, { halloween-card }, com o disco da seção { $section }, { halloween-act }: esse espaço fica livre de novo.
    }
}
halloween-event-attack = { $you ->
    [yes] Você manda { halloween-ghost } contra { halloween-ghost2 } { halloween-building2.in }.
   *[no] { $seat } manda { halloween-ghost } contra { halloween-ghost2 } { halloween-building2.in }.
}
halloween-event-roller = { $targetYou ->
    [yes] Você rola pelo defensor.
   *[no] { $target } rola pelo defensor.
}
halloween-event-rolled = { $you ->
    [yes] Você tira { $face } no dado do fantasma { halloween-colour } (d{ $sides }).
   *[no] { $seat } tira { $face } no dado do fantasma { halloween-colour } (d{ $sides }).
}
halloween-event-fight-won = { $you ->
    [yes] Você vence por { $attack } a { $defence }.
   *[no] { $seat } vence por { $attack } a { $defence }.
}
halloween-event-fight-lost = { $you ->
    [yes] Você não vence: { $attack } a { $defence }.
   *[no] { $seat } não vence: { $attack } a { $defence }.
}
halloween-event-named = { $you ->
    [yes] Você diz { $number }.
   *[no] { $seat } diz { $number }.
}
halloween-event-haunted = { $you ->
    [yes] Você assombra o espaço { halloween-colour } { halloween-building.in }.
   *[no] { $seat } assombra o espaço { halloween-colour } { halloween-building.in }.
}
halloween-event-recalled = { $you ->
    [yes] Você pega de volta a sua ficha de assombração do espaço { halloween-colour } { halloween-building.in }.
   *[no] { $seat } pega de volta uma ficha de assombração do espaço { halloween-colour } { halloween-building.in }.
}
halloween-event-end-near = { $trigger ->
    [haunts] { $you ->
        [yes] Essa era a sua última ficha de assombração: esta rodada é a última.
       *[no] Essa era a última ficha de assombração de { $seat }: esta rodada é a última.
    }
    [cards] { $you ->
        [yes] Essa é a sua quinta carta: esta rodada é a última.
       *[no] Essa é a quinta carta de { $seat }: esta rodada é a última.
    }
    [supplies] Acabaram as fichas de duas cores: esta rodada é a última.
   *[rounds] A última das rodadas combinadas acabou.
}
halloween-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [1] Você vence a partida! Placar final: { $scoresNamed }.
       *[other] Você compartilha a vitória! Vencem { $winners }. Placar final: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [1] { $winners } vence a partida. Placar final: { $scoresNamed }.
       *[other] { $winners } compartilham a vitória. Placar final: { $scoresNamed }.
    }
}
