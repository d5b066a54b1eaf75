# Halloween na mesa web.

web-halloween-round = { $rounds ->
    [0] Rodada { $round }
   *[other] Rodada { $round } de no máximo { $rounds }
}
web-halloween-last-round = a última rodada
web-halloween-master = variante Mestre
web-halloween-town = A cidade
web-halloween-guide = O que você está fazendo
web-halloween-crumbs = Passos até agora
web-halloween-back-to = Escolher de novo: { $step }
web-halloween-turn = Toque em uma ação de uma das suas seções.
web-halloween-turn-done = Todas as suas seções já agiram. Termine o turno quando quiser.
web-halloween-left = { $count ->
    [1] { $count } seção ainda precisa agir.
   *[other] { $count } seções ainda precisam agir.
}
web-halloween-done = Todas as seções já agiram.
web-halloween-possible = Cartas possíveis: { $count }
web-halloween-pay = { $count ->
    [1] Falta pagar { $count } ficha
   *[other] Falta pagar { $count } fichas
}

## A cidade

web-halloween-building = Prédio: { halloween-building }
web-halloween-building-text = Vizinhos: { $neighbours }. Fantasmas aqui: { $count }, no máximo { $room }.
web-halloween-ghosts = Fantasmas, cor { halloween-colour }, nível { $level }, { halloween-building.in }: { $count }
web-halloween-ghost-short = { halloween-building }, { halloween-colour }
web-halloween-ghost-title = Fantasma de nível { $level }: { halloween-colour }
web-halloween-ghost-text = O dado dele tem { $sides } lados e assombrar com ele vale { $points } pontos. Ainda podem chegar { $count } à cidade.
web-halloween-ghost-upgrade = O próximo nível custa { halloween-scare-points }.
web-halloween-ghost-choose = Para usá-lo, toque antes em uma ação de uma das suas seções.
web-halloween-space-title = Espaço de assombração: { halloween-colour }
web-halloween-space-free = O espaço de assombração { halloween-colour } { halloween-building.in } está livre. Vale { $points } pontos.
web-halloween-space-taken = O espaço de assombração { halloween-colour } { halloween-building.in }, que vale { $points } pontos, tem a ficha de assombração de { $seat }.
web-halloween-bonus-here = Ficha de bônus { halloween-bonus } { halloween-building.in }
web-halloween-supplies = Fantasmas e fichas livres
web-halloween-supply-of = { halloween-colour }: { $free } fantasmas livres, { $tokens } fichas no estoque

## Tabuleiros

web-halloween-board = Tabuleiro: { $seat }
web-halloween-sections = Seções: { $seat }
# Curto, acima dos espaços de ação.
web-halloween-act = { $act ->
    [summon] Invocar
    [scare] Assustar
    [upgrade] Evoluir
    [move] Mover
    [fight] Lutar
    [haunt] Assombrar
   *[rest] Descansar
}
web-halloween-section = Seção { $section }
web-halloween-section-label = Seção { $section }, nível { $level }{ $used ->
    [yes] , já agiu
   *[no] {""}
}
web-halloween-section-text = Nível { $level }: usa fantasmas até o { halloween-colour }.
web-halloween-space = Seção { $section }: { halloween-act }{ $disc ->
    [yes] , com um disco
   *[no] {""}
}{ $can ->
    [yes] , possível agora
   *[no] {""}
}
web-halloween-supply = Discos no estoque: { $count }
web-halloween-supply-text = Cada ação põe um destes discos no espaço dela. Quando uma seção descansa, os discos dela voltam.
web-halloween-scare-points = Pontos de susto: { $count }
web-halloween-scare-text = Com eles você paga fantasmas mais fortes.
web-halloween-haunts = Fichas de assombração restantes: { $count }
web-halloween-haunts-text = A cada vez, uma vai para um espaço de assombração. Quem põe a última faz desta rodada a última.
web-halloween-tokens-all = Fichas de fantasma
web-halloween-tokens = { halloween-colour }: { $count ->
    [1] { $count } ficha
   *[other] { $count } fichas
}
web-halloween-slots = Espaços de bônus
web-halloween-slot-held = Ficha de bônus: { halloween-bonus }
web-halloween-slot-free = espaço de bônus livre
web-halloween-slot-blocked = espaço de bônus bloqueado por um disco
web-halloween-points = Pontos de assombração: { $points }; seriam { $total } se a partida acabasse agora

## Cartas

web-halloween-cards = As cartas em jogo
web-halloween-card = { $number }: { halloween-card }
web-halloween-card-label = Carta { $number }, { halloween-card }, { $count ->
    [0] ninguém nela
    [1] { $count } jogador nela
   *[other] { $count } jogadores nela
}{ $can ->
    [yes] , possível agora
   *[no] {""}
}
web-halloween-cost = { $different ->
    [yes] Custa { $count } fichas de cores diferentes.
   *[no] Custa { $count } fichas de qualquer cor.
}
web-halloween-on = Nela: { $seats }.
web-halloween-nobody = Ainda não há ninguém nela.
web-halloween-all-cards = Mostrar as 52 cartas
web-halloween-chosen = { $count } de 8 cartas escolhidas
web-halloween-choose-how = Toque em uma carta para lê-la e escolhê-la.
web-halloween-choose-rest = Completar ao acaso
web-halloween-choose-none = Limpar
web-halloween-occupy = Ocupar
web-halloween-use = Usar

## Lutas e pontos

web-halloween-fight = Uma luta
web-halloween-roll = Os dados estão rolando
web-halloween-against = contra
web-halloween-breakdown = De onde vêm os pontos
web-halloween-source = Origem
web-halloween-total = Soma
web-halloween-all-moves = Todas as jogadas em uma lista
