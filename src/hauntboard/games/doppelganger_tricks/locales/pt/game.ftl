# Doppelgänger Tricks: cartas, opções, jogadas, recusas e o diário da partida.

tricks-name = Doppelgänger Tricks
tricks-tagline = Preveja quantas vazas vai vencer, vença exatamente essas e cuidado: quando uma carta encontra a própria sósia, as duas somem.
luck-tricks = Há um pouco de sorte nas cartas que você recebe; o que decide é prever bem.

tricks-points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
tricks-predicted = { $number ->
    [0] 0 vazas
    [one] { $number } vaza
   *[other] { $number } vazas
}

## Opções

tricks-option-rounds = Quantas rodadas tem a partida: um número, ou o do manual (tantas quantos são os jogadores).
    .label = Rodadas
tricks-option-rounds-rule = como no manual
tricks-option-hands = Se todas as mãos são secretas ou ficam abertas para aprender o jogo.
    .label = Mãos
tricks-option-hands-secret = secretas
tricks-option-hands-open = abertas
tricks-option-ranks = Para estudo: um baralho com só tantos valores; com dois é tão pequeno que pode ser resolvido (L1).
    .label = Valores do baralho
tricks-option-ranks-full = todos

## Cartas

tricks-suit-S = quadrados
    .symbol = ■
tricks-suit-C = círculos
    .symbol = ●
tricks-suit-T = triângulos
    .symbol = ▲
tricks-suit-D = doppelgängers
    .symbol = ◈
tricks-suit = { $suit ->
    [S] { tricks-suit-S } { tricks-suit-S.symbol }
    [C] { tricks-suit-C } { tricks-suit-C.symbol }
    [T] { tricks-suit-T } { tricks-suit-T.symbol }
   *[D] { tricks-suit-D } { tricks-suit-D.symbol }
}
tricks-card-text = { $suit ->
    [S] { $rank }{ tricks-suit-S.symbol }
    [C] { $rank }{ tricks-suit-C.symbol }
    [T] { $rank }{ tricks-suit-T.symbol }
   *[D] { $rank }{ tricks-suit-D.symbol }
}

tricks-bonus-1 = 1 ponto no fim da rodada, seja qual for o resultado da sua previsão.
tricks-bonus-3 = 3 pontos no fim da rodada se você acertar a previsão em cheio; senão, nada.

## Jogadas no menu

tricks-move-deal = Sai a carta { $card }
tricks-move-first = { $seat } começa
tricks-move-predict = Prever { tricks-predicted }
tricks-move-play = Jogar o { $card }
tricks-move-play-claim = Jogar o { $card } e pegar a carta bônus +{ $bonus }
tricks-move-declare = Iniciar com o { $card } como { tricks-suit }
tricks-move-declare-claim = Iniciar com o { $card } como { tricks-suit } e pegar a carta bônus +{ $bonus }

## Jogadas recusadas

tricks-already-predicted = Sua previsão já está feita. Espere até que todos façam a sua.
tricks-predictions-are-made = As previsões desta rodada já foram feitas. Agora é hora de jogar uma carta.
tricks-predict-first = Primeiro faça a sua previsão: quantas vazas você vai vencer nesta rodada?
tricks-not-your-prediction = Esta previsão é de outra pessoa. Faça apenas a do seu lugar.
tricks-prediction-too-high = Esta rodada só tem { $most } vazas. Preveja um número de 0 a { $most }.
tricks-not-in-hand = Você não tem o { $card }. Jogue uma carta da sua mão.
tricks-must-follow = Agora não dá para jogar o { $card }: o naipe inicial é { tricks-suit } e você tem algum. Jogue um deles, ou um doppelgänger.
tricks-must-declare = Um doppelgänger que inicia a vaza precisa de um naipe. Diga se o { $card } vale como quadrados ■, círculos ● ou triângulos ▲.
tricks-cannot-declare = Só se declara o naipe de um doppelgänger que inicia a vaza. Nesta, o seu conta como { tricks-suit }: jogue-o assim mesmo.
tricks-one-bonus = Você já tem uma carta bônus nesta rodada, e só dá para ter uma. Jogue apenas a carta.
tricks-no-bonuses = Com mãos de duas cartas não há cartas bônus.
tricks-bonus-taken = Alguém já pegou a carta bônus +{ $bonus }. Veja se a outra ainda está lá, ou jogue apenas a carta.
tricks-still-doppelgangers = Depois desta carta você ainda teria algum doppelgänger, e as cartas bônus são para quem não tem nenhum. Jogue apenas a carta.
tricks-notation-number = Em “{ $text }” falta um número de vazas de 0 a 12 depois da letra.

## O diário da partida

tricks-event-round-begins = { $you ->
    [yes] Rodada { $round } de { $rounds }: você começa.
   *[no] Rodada { $round } de { $rounds }: { $seat } começa.
}
tricks-event-dealt = { $you ->
    [yes] Você recebe: { $cardsList }.
   *[no] { $seat } recebe: { $cardsList }.
}
tricks-event-dealt-hidden = { $you ->
    [yes] Você recebe { $count } cartas.
   *[no] { $seat } recebe { $count } cartas.
}
tricks-event-predicted = { $you ->
    [yes] Você prevê em segredo { tricks-predicted }.
   *[no] { $seat } prevê em segredo { tricks-predicted }.
}
tricks-event-predicted-hidden = { $you ->
    [yes] Você faz uma previsão secreta.
   *[no] { $seat } faz uma previsão secreta.
}
tricks-event-prediction-shown = { $you ->
    [yes] Você mostra sua previsão: { tricks-predicted }.
   *[no] { $seat } mostra sua previsão: { tricks-predicted }.
}
tricks-event-led = { $you ->
    [yes] Você inicia com o { $card }.
   *[no] { $seat } inicia com o { $card }.
}
tricks-event-led-declared = { $you ->
    [yes] Você inicia com o { $card } e declara { tricks-suit }.
   *[no] { $seat } inicia com o { $card } e declara { tricks-suit }.
}
tricks-event-played = { $you ->
    [yes] Você joga o { $card }.
   *[no] { $seat } joga o { $card }.
}
tricks-event-cannot-follow = { $you ->
    [yes] Você não tem { tricks-suit }.
   *[no] { $seat } não tem { tricks-suit }.
}
tricks-event-claimed = { $you ->
    [yes] Você não tem doppelgängers na mão e pega a carta bônus +{ $bonus }.
   *[no] { $seat } não tem doppelgängers na mão e pega a carta bônus +{ $bonus }.
}
tricks-event-annihilated = O { $cardsFirst } e o { $cardsLast } se aniquilam.
tricks-event-trick-won = { $you ->
    [yes] Você vence a vaza (vencidas: { $count }, previsão: { $number }).
   *[no] { $seat } vence a vaza (vencidas: { $count }, previsão: { $number }).
}
tricks-event-last-trick-lost = Ninguém vence a última vaza: todas as cartas sumiram.
tricks-event-trick-lost = { $you ->
    [yes] Não resta nenhuma carta: ninguém vence a vaza, e a vez de iniciar continua com você.
   *[no] Não resta nenhuma carta: ninguém vence a vaza, e a vez de iniciar continua com { $seat }.
}
tricks-round-result = { $bonus ->
    [0] previsão { $number }, vazas { $count }
    [1] previsão { $number }, vazas { $count }, bônus +1
   *[3] { $points ->
        [0] previsão { $number }, vazas { $count }, bônus +3 perdido
        [1] previsão { $number }, vazas { $count }, bônus +3 perdido
       *[other] previsão { $number }, vazas { $count }, bônus +3
    }
}
tricks-event-scored = { $you ->
    [yes] Você marca { tricks-points }: { tricks-round-result } (total: { $total }).
   *[no] { $seat } marca { tricks-points }: { tricks-round-result } (total: { $total }).
}
tricks-event-round-over = Fim da rodada { $round }.
tricks-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [1] Você vence a partida! Placar final: { $scoresNamed }.
       *[other] Você compartilha a vitória! Vencem { $winners }. Placar final: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [1] { $winners } vence a partida. Placar final: { $scoresNamed }.
       *[other] { $winners } compartilham a vitória. Placar final: { $scoresNamed }.
    }
}

## Posições

tricks-position-bad-suit = { $path }: este naipe não existe ou não combina com a carta inicial.
tricks-position-bad-bonus = { $path }: dois jogadores não podem ter a mesma carta bônus.
tricks-position-no-prediction = { $path }: depois que o jogo começa, cada jogador tem a sua previsão.
