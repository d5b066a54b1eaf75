cli-tricks-help-keys =
    1 2 … | uma linha do menu; o número da carta pode vir depois: 1 7
    S7  7■  d7 | uma carta: S quadrados, C círculos, T triângulos, D doppelgängers
    D7/C  S7+3 | com o naipe que você declara, com uma carta bônus, como nos registros
    ? | explica o que fazer agora, ou a regra depois de uma recusa
    ? D7  ? ●  ? +3  ? R7 | explica uma carta, um naipe, uma carta bônus ou uma regra
cli-tricks-card = Cartas
cli-tricks-typed = Digita-se
cli-tricks-about = O que são
cli-tricks-about-ordinary = Um naipe comum, de 1 a 10, ou de 1 a 9 com três jogadores.
cli-tricks-about-doubles = Contam como o naipe inicial e somem junto com a carta do mesmo número nesse naipe.
cli-tricks-bonus-card = Carta bônus +{ $bonus }
cli-tricks-explain-suit = Um naipe comum. Se a vaza começa com ele e você tem cartas dele, jogue uma delas ou um doppelgänger (R4).
cli-tricks-explain-doubles = Podem ser jogados a qualquer momento e contam como o naipe inicial (R6). Se você inicia com um, diz de que naipe ele é (R5).
cli-tricks-explain-card = Carta comum, número { $rank }. Se o naipe inicial é o dela e o { $card } está na mesma vaza, as duas se aniquilam (R7).
cli-tricks-explain-double = Doppelgänger, número { $rank }. Conta como o naipe inicial (R6); se encontra { $cardsOr } desse naipe, os dois se aniquilam (R7).
cli-tricks-round = rodada { $round } de { $rounds }
cli-tricks-trick-of = vaza { $number } de { $count }
cli-tricks-predicting = previsões
cli-tricks-bonuses = { $count ->
    [0] cartas bônus: acabaram
   *[other] cartas bônus: { $bonuses }
}
cli-tricks-column-player = Jogador
cli-tricks-column-points = Pontos
cli-tricks-column-tricks = Vazas
cli-tricks-column-bonus = Bônus
cli-tricks-column-cards = Cartas
cli-tricks-column-voids = Já se sabe
cli-tricks-column-prediction = Previsão
cli-tricks-column-scored = Rodada { $round }
cli-tricks-column-predicted = Previstas
cli-tricks-column-won = Feitas
cli-tricks-column-by-round = Pontos por rodada
cli-tricks-won-of = { $count } de { $number }
cli-tricks-thinking = pensando …
cli-tricks-chosen = feita
cli-tricks-none = sem
cli-tricks-last = Última vaza
cli-tricks-now = Esta vaza
cli-tricks-hand = { $you ->
    [yes] Sua mão
   *[no] { $seat }
}
cli-tricks-trick-won = { $you ->
    [yes] você vence
   *[no] { $seat } vence
}
cli-tricks-trick-lost = { $you ->
    [yes] ninguém vence, você inicia de novo
   *[no] ninguém vence, { $seat } inicia de novo
}
cli-tricks-last-trick-lost = ninguém vence
cli-tricks-leads = { $you ->
    [yes] Você inicia: vale qualquer carta.
   *[no] { $seat } inicia.
}
cli-tricks-led = Naipe inicial:
cli-tricks-declared = declarado pelo doppelgänger
cli-tricks-annihilated = aniquilada
cli-tricks-winning = vencendo
cli-tricks-predict = Preveja quantas vazas vai vencer. As previsões são mostradas todas juntas.
cli-tricks-ask-prediction = Quantas vazas (de 0 a { $most })
cli-tricks-only = Agora só dá para jogar { tricks-suit }.
cli-tricks-ask-rank = { tricks-suit }: qual número ({ $ranksOr })
cli-tricks-ask-suit = De que naipe é o { $card }?
cli-tricks-ask-bonus = Depois do { $card } você fica sem doppelgängers. Quer pegar uma carta bônus com ele?
cli-tricks-no-bonus = Não, só a carta
