# Doppelgänger Tricks na mesa web.

web-tricks-round = Rodada { $round } de { $rounds }
web-tricks-sum = { $count } previstas para { $most } vazas
web-tricks-tricks = Vazas jogadas
web-tricks-sheet = Placar
web-tricks-card = { $suit ->
    [S] { $rank } de { tricks-suit-S }
    [C] { $rank } de { tricks-suit-C }
    [T] { $rank } de { tricks-suit-T }
   *[D] { $rank } de { tricks-suit-D }
}
web-tricks-about-ordinary = A sósia desta carta é o { $cardsLast }. Se as duas se encontram em uma vaza de { tricks-suit }, elas se aniquilam.
web-tricks-about-double = Quem inicia a vaza com ele declara por qual naipe ele se passa; jogado depois, ele conta como o naipe inicial. Sempre pode ser jogado e nunca é obrigatório. Se encontra a carta do naipe inicial com o mesmo número, as duas se aniquilam.
web-tricks-hand = Sua mão
web-tricks-hand-of = A mão de { $seat }
web-tricks-cards = { $count ->
    [0] 0 cartas
    [one] { $count } carta
   *[other] { $count } cartas
}

## Previsões

web-tricks-predict = Quantas vazas você vai vencer?
web-tricks-predicting = Todos fazem a previsão em segredo.
web-tricks-predict-points = Em cheio: 3 pontos. Errou por uma: 1 ponto. Um zero que se cumpre: 7 pontos; senão, nada.
web-tricks-predicted = Sua previsão está virada para baixo: { tricks-predicted }. Todas são reveladas juntas.
web-tricks-slip-none = ainda sem previsão
web-tricks-slip-secret = previsão feita, ainda virada para baixo
web-tricks-slip-yours = sua previsão é { $number }, ainda em segredo
web-tricks-slip-open = previsão: { $number }
web-tricks-tally = vazas vencidas: { $count }, previsão: { $number }

## A vaza

web-tricks-trick = A vaza
web-tricks-led = Naipe inicial: { tricks-suit }
web-tricks-led-declared = Naipe inicial: { tricks-suit }, declarado
web-tricks-led-about = Quem tem este naipe segue com ele, ou joga um doppelgänger. Ele continua sendo o naipe inicial mesmo que a carta que iniciou seja aniquilada.
web-tricks-declared = declarado
web-tricks-leads = { $you ->
    [yes] Você inicia.
   *[no] { $seat } inicia.
}
web-tricks-gone = aniquilada
web-tricks-wins = vence a vaza
web-tricks-winner = { $you ->
    [yes] Você vence a vaza
   *[no] { $seat } vence a vaza
}
web-tricks-nobody = Ninguém vence a vaza
web-tricks-last = Última vaza
web-tricks-lead = Você inicia: jogue qualquer carta.
web-tricks-follow = Siga com { tricks-suit } ou jogue um doppelgänger.
web-tricks-free = Você não tem { tricks-suit }: jogue qualquer carta.
web-tricks-declare = O { $card } vale como:

## Cartas bônus

web-tricks-bonus = Carta bônus +{ $bonus }
web-tricks-bonus-of = { $you ->
    [yes] Você tem a carta bônus +{ $bonus }
   *[no] { $seat } tem a carta bônus +{ $bonus }
}
web-tricks-bonus-how = Pode pegá-la quem joga uma carta e fica sem nenhum doppelgänger na mão.
web-tricks-claim = Pegar uma carta bônus com esta carta?
web-tricks-claim-short = Carta bônus?
web-tricks-claim-none = nenhuma
web-tricks-tap-card = Toque na carta que você joga para pegar a carta bônus +{ $bonus }. Só pode se depois ficar sem nenhum doppelgänger na mão.
web-tricks-tap-suit = Toque no naipe do doppelgänger.
web-tricks-claimed = bônus +{ $bonus }!

## O que você sabe

web-tricks-known = O que { $seat } já mostrou
web-tricks-void = sem { tricks-suit }
web-tricks-unseen = Ainda não vistas
web-tricks-unseen-row = { tricks-suit } ainda não vistos: { $numbers }
web-tricks-unseen-none = { tricks-suit }: todos vistos
web-tricks-legend-unseen = não vistas
web-tricks-legend-own = suas
web-tricks-legend-played = jogadas

## Pontos

web-tricks-next = Começar a rodada { $round }
web-tricks-col-player = Jogador
web-tricks-col-round = Rodada { $round }
web-tricks-col-tricks = Vazas
web-tricks-col-bonus = Carta bônus
web-tricks-col-points = Pontos
web-tricks-col-total = No total
