# Doppelgänger Tricks: a página de regras. Uma mensagem por cláusula, na ordem das cláusulas do jogo.

tricks-rules-title = Como jogar Doppelgänger Tricks
tricks-rules-intro = Antes de cada rodada você prevê quantas vazas vai vencer, e pontua se acertar. Um dos naipes não tem rosto próprio: seus doppelgängers se passam por cartas dos outros naipes, e aquele que dá de cara com a carta que imita tira essa carta da vaza e some com ela. Use-os para cumprir a sua previsão e estragar a dos outros. Jogam três ou quatro, cada um por si. Onde o manual se cala, tivemos de decidir algo, e avisamos.
tricks-rules-section-cards = O baralho
tricks-rules-section-R = Uma rodada
tricks-rules-section-S = Os pontos da rodada
tricks-rules-section-M = A partida
tricks-rules-section-L = Baralhos pequenos, para estudo

tricks-rules-deck = São 40 cartas, do 1 ao 10 em quatro naipes: quadrados ■, círculos ●, triângulos ▲ e os doppelgängers ◈. Com três jogadores os quatro 10 ficam de fora e restam 36. Ao lado do baralho há duas cartas bônus, +1 e +3.

## Uma rodada

tricks-rule-R1 = Todas as cartas são dadas por igual: 12 para cada um com três jogadores, 10 com quatro. A sua mão, só você vê.
    .title = Dar as cartas
tricks-rule-R2 = Cada um prevê em segredo quantas vazas vai vencer nesta rodada. Todas as previsões são mostradas ao mesmo tempo e ficam à vista.
    .title = Prever as vazas
    .decision = Você pode prever qualquer número, de 0 até o total de vazas da rodada: 12 com três jogadores, 10 com quatro.
tricks-rule-R3 = Pelo manual, a rodada 1 começa com quem há menos tempo topou com uma pessoa parecida consigo. Cada rodada seguinte começa com quem está à esquerda de quem começou a anterior.
    .title = Quem começa
    .decision = Aqui o acaso decide quem começa a rodada 1, a não ser que quem abre a mesa indique um lugar.
tricks-rule-R4 = Quem inicia a vaza joga a carta que quiser, e o naipe dela é o naipe inicial. Em sentido horário, cada um põe mais uma carta. Se você tem cartas comuns do naipe inicial, precisa seguir o naipe; um doppelgänger também serve (R6). Se não tem nenhuma, jogue o que quiser.
    .title = Seguir o naipe
tricks-rule-R5 = Se você inicia com um doppelgänger, declare por qual naipe ele se passa: quadrados, círculos ou triângulos. Esse é o naipe inicial.
    .title = Iniciar com um doppelgänger
tricks-rule-R6 = Um doppelgänger jogado mais tarde na vaza conta sempre como carta do naipe inicial. Dá para jogá-lo a qualquer momento, mesmo com esse naipe na mão, e ninguém é forçado a isso: se você só pode seguir o naipe com doppelgängers, jogue a carta que quiser.
    .title = Seguir com um doppelgänger
tricks-rule-R7 = Se uma carta comum do naipe inicial e o doppelgänger do mesmo número se encontram em uma vaza, as duas se aniquilam e deixam de contar. Isso só diz respeito ao naipe inicial: em uma vaza de quadrados, o 5◈ não faz nada ao 5●.
    .title = Como funciona a aniquilação
tricks-rule-R8 = Das cartas que restam, a mais alta do naipe inicial vence a vaza. Um doppelgänger que resta conta como naipe inicial.
    .title = Vencer a vaza
tricks-rule-R9 = Se não resta carta do naipe inicial, mas restam outras, vence o número mais alto, qualquer que seja o naipe. Entre números iguais, vence a carta jogada antes.
    .title = Sem naipe inicial
tricks-rule-R10 = Se não resta nenhuma carta, ninguém vence a vaza e a mesma pessoa inicia de novo.
    .title = Sem nenhuma carta
tricks-rule-R11 = O naipe inicial continua o mesmo, ainda que a carta que iniciou a vaza seja aniquilada.
    .title = O naipe inicial se mantém
tricks-rule-R12 = Quem vence uma vaza inicia a próxima. Quantas vazas cada um venceu fica à vista de todos.
    .title = Depois da vaza
    .decision = As cartas de uma vaza que ninguém venceu estão fora do jogo, viradas para cima no histórico.
tricks-rule-R13 = No seu próprio turno, logo depois de jogar uma carta, você pode declarar que não tem mais doppelgängers e pegar uma das cartas bônus que ainda houver. Não é obrigatório, e um turno mais tarde também serve. Se você não recebeu nenhum doppelgänger, jogue a primeira carta antes de declarar.
    .title = As cartas bônus
    .decision = Cada um pega no máximo uma carta bônus por rodada, e com a última carta da rodada ainda dá tempo. A carta, o naipe declarado e o bônus que você pega são uma jogada só, para que nenhuma pausa revele quem poderia ter pegado.
tricks-rule-R14 = A mesa mostra a todos as cartas jogadas, as previsões, as vazas vencidas, quem não pôde seguir o naipe, e quem pegou qual carta bônus e quando: essa pessoa não tem doppelgängers. As mãos são secretas.
    .title = O que você vê

## Os pontos da rodada

tricks-rule-S1 = Previsão certa em cheio: você marca 3 pontos. Uma vaza a mais ou a menos: 1 ponto. Diferença maior: nada.
    .title = Pontos pela previsão
tricks-rule-S2 = Se previu zero, você marca 7 pontos por não vencer nenhuma vaza; se vencer alguma, nada, mesmo que seja uma só.
    .title = Prever zero
tricks-rule-S3 = A carta bônus +1 vale 1 ponto, aconteça o que acontecer. A carta bônus +3 vale 3 pontos se a sua previsão estiver certa em cheio; senão, nada.
    .title = Pontos pelas cartas bônus
tricks-rule-S4 = Depois da pontuação, as cartas bônus voltam para a rodada seguinte.
    .title = As cartas bônus voltam

## A partida

tricks-rule-M1 = São tantas rodadas quantos jogadores, três ou quatro. Vence a partida quem tem mais pontos, e quem empata compartilha a vitória.
    .title = Vencer a partida

## Baralhos pequenos

tricks-rule-L1 = O baralho pode ter menos valores: de 1 até o número que você escolher. O que não pode ser dado por igual fica de fora, à vista de todos: o triângulo mais alto e, se preciso, também o círculo mais alto.
    .title = Um baralho de poucos valores
    .decision = O manual não traz baralhos pequenos. Eles são nossos, pequenos o bastante para um computador percorrer; com dois valores uma rodada tem duas vazas.
tricks-rule-L2 = Com mãos de duas cartas não há cartas bônus.
    .title = Duas cartas, sem bônus
    .decision = Reivindicá-las pesaria mais do que as próprias vazas.

## Exemplos

tricks-examples-intro = Nos oito primeiros exemplos jogam quatro, nesta ordem: Ada, Bruno, Clara e Dario. Ada inicia.
tricks-example-1 = Ada inicia com o 9■, e vêm o 9◈, o 2■ e o 5■. O doppelgänger conta como quadrado, então os dois noves se aniquilam. Dario vence com o 5■.
tricks-example-2 = Ada inicia com o 4●, Bruno não tem círculos e joga o 9▲, Clara joga o 9◈ e Dario o 6●. O doppelgänger conta como círculo e não faz nada ao triângulo. Clara vence com o 9◈.
tricks-example-3 = Ada inicia com o 5◈ e declara quadrados; vêm o 2■, o 8■ e o 6■. Sem o 5■ na vaza, nada é aniquilado. Clara vence com o 8■.
tricks-example-4 = Ada inicia com o 8◈ e declara triângulos; vêm o 3▲, o 8▲ e o 6▲. Os dois oitos se aniquilam. Dario vence com o 6▲.
tricks-example-5 = Ada inicia com o 4▲ e Bruno joga o 4◈. Clara não tem triângulos e joga o 9●; Dario joga o 1▲. Os dois quatros se aniquilam, mas o naipe inicial continua sendo triângulos. Dario vence com o 1▲.
tricks-example-6 = Ada inicia com o 2■, e vêm o 2◈, o 6◈ e o 6■. O par de dois e o par de seis se aniquilam. Ninguém vence a vaza e Ada inicia de novo.
tricks-example-7 = Ada inicia com o 9● e Bruno joga o 9◈. Clara e Dario não têm círculos e jogam o 6▲ e o 3■. Os dois noves se aniquilam e não resta nenhum círculo, então decide o número mais alto: Clara vence com o 6▲. Venceria até contra o 6■, porque a carta dela veio antes.
tricks-example-8 = Ada inicia com o 5●. Bruno tem o 3■, o 7▲ e o 2◈: sem círculos, pode jogar qualquer uma das três. Clara tem o 6●, o 1◈, o 10◈ e o 9■: pode jogar o 6● ou um dos doppelgängers, mas não o 9■.
tricks-example-9 = Três jogadores preveem em segredo 2, 0 e 6 vazas e mostram isso ao mesmo tempo. Quem disse 0 não vence nenhuma vaza e tem a carta bônus +3: são 7 e 3, ou seja, 10 pontos.
tricks-example-10 = Você previu 4 vazas e venceu 5: 1 ponto. Com a carta bônus +1 seriam 2 pontos; a carta bônus +3 não acrescentaria nada.
tricks-example-11 = Você previu 0 vazas e venceu 1: nenhum ponto. A carta bônus +1 ainda daria 1 ponto.
tricks-example-12 = Bruno joga o 2◈, seu último doppelgänger, e na mesma jogada pega a carta bônus +3. Clara não recebeu nenhum doppelgänger: pode pegar a carta bônus +1 com a primeira carta, ou mais tarde, se ainda estiver lá.
tricks-example-13 = Depois da última rodada com três jogadores, o placar é 14, 9 e 14: quem tem 14 pontos compartilha a vitória.

tricks-rules-credits = Doppelgänger Tricks é um jogo criado e ilustrado por Mashiu, publicado pela Mashiu Games (2025); edição brasileira do Selo Carteadado (2026). Esta é uma mesa não oficial e os textos são nossos.
