# Halloween: a página de regras. Uma mensagem por cláusula, na ordem das cláusulas do jogo.

halloween-rules-title = Como jogar Halloween
halloween-rules-intro = É Halloween, e você está entre os senhores dos demônios que querem esta cidade só para si. Os fantasmas não são de ninguém: todos invocam, movem e evoluem os mesmos. Com eles você junta fichas de fantasma, que pagam cartas de ação; pontos de susto, que pagam fantasmas mais fortes; e sobretudo pontos de assombração, que vencem a partida. Jogam de duas a quatro pessoas, cada uma por si. Se uma carta contradiz uma regra, vale a carta. Onde o manual se cala, é confuso ou está danificado, tivemos de decidir algo, e avisamos.
halloween-rules-section-cards = As cartas de ação, uma a uma
halloween-rules-section-bonus-tokens = As fichas de bônus, uma a uma
halloween-rules-section-H = Preparação e turno
halloween-rules-section-A = As ações
halloween-rules-section-B = Fichas de bônus
halloween-rules-section-C = Cartas de ação
halloween-rules-section-E = Fim da partida
halloween-rules-section-P = Dois jogadores
halloween-rules-section-V = A variante Mestre

## Preparação e turno

halloween-rule-H1 = Três fantasmas azuis começam na delegacia. Há uma ficha de bônus à vista em cada um dos seis prédios; as outras formam uma reserva escondida. Oito das 52 cartas de ação estão em jogo. Cada jogador tem 2 pontos de susto, 12 discos, 6 fichas de assombração e um tabuleiro com três seções, todas no nível 1. Há cinco fantasmas e 12 fichas de fantasma de cada cor; uma cor esgotada não pode ser ganha até que alguém pague com ela.
    .title = Preparar a cidade
    .decision = O desenho da cidade se perdeu. A nossa tem duas fileiras de três: delegacia, escola, igreja; embaixo delas prefeitura, hospital, teatro, e estes três últimos nomes são nossos. Prédios com um lado em comum são vizinhos. Os pontos de susto nunca acabam. As oito cartas saem ao acaso, de um dos cinco conjuntos com nome, ou são escolhidas por quem abre a mesa.
halloween-rule-H2 = Pelo manual, começa quem viu um fantasma há menos tempo. Joga-se em sentido horário.
    .title = Quem começa
    .decision = Aqui o acaso decide, a não ser que quem abre a mesa indique um lugar.
halloween-rule-H3 = No seu turno cada seção faz exatamente uma ação, na ordem que você quiser; depois você termina o turno. A qualquer momento dele, também antes da primeira ação e depois da última, você pode ocupar cartas, usar fichas de bônus e usar os poderes de uma vez por turno.
    .title = Seu turno
    .decision = Nada disso interrompe uma ação. Só com os dados na mesa você usa fichas de bônus no meio de uma: h, i e k para os dados, e f, cujos 2 pontos de susto podem pagar a carta 9.
halloween-rule-H4 = Para uma ação, ponha um disco do seu estoque no espaço dela na seção. Um espaço com disco fica fechado até que a seção descanse.
    .title = Discos e espaços
    .decision = Pegar de volta discos avulsos abre os espaços deles, mas uma seção usada neste turno continua usada. Os discos sob os espaços de bônus não podem ser pegos desse jeito.
halloween-rule-H5 = Os fantasmas azuis são de nível 1, os verdes 2, os amarelos 3, os laranja 4 e os vermelhos 5. Uma seção usa fantasmas do próprio nível ou mais baixos, seja quem for que os trouxe para a cidade.
    .title = Níveis dos fantasmas
halloween-rule-H6 = Em vez de agir, uma seção sempre pode descansar: pegue todos os discos dela de volta para o seu estoque. Eles já podem ser usados nas outras seções. O descanso gasta a seção neste turno, e é tudo o que resta se nenhuma ação for possível.
    .title = Descansar uma seção
    .decision = A ficha de bônus j também é uma ação Descansar. A carta 12 paga por cada ação Descansar, mesmo que nenhum disco volte, mas não por discos que a carta de um adversário devolve (C2).
halloween-rule-H7 = Você só pode escolher uma ação que dê para realizar.
    .title = Só ações possíveis

## As ações

halloween-rule-A1 = Invocar: onde há pelo menos dois fantasmas da mesma cor juntos, acrescente outro dessa cor e ganhe uma ficha dela. Nunca há mais de cinco fantasmas de uma cor na cidade nem mais de seis em um prédio, seja qual for o efeito.
    .title = Invocar um fantasma
    .decision = A ficha de bônus a e a carta 25 são ações Invocar, então 13, 29 e 31 valem com elas. A carta 46 precisa de lugar no prédio e de um fantasma livre de pelo menos uma das duas cores; se não houver nenhum livre da cor sorteada, o disco é gasto, a 29 paga mesmo assim, e não há ficha. A carta 31 precisa de uma ficha de assombração e de um espaço livre.
halloween-rule-A2 = Assustar: diga uma cor dentro do nível da seção que esteja na cidade, e ganhe o nível dela em pontos de susto.
    .title = Assustar o povo
    .decision = Com a carta 48 você escolhe qual fantasma dessa cor foi o que assustou.
halloween-rule-A3 = Evoluir: um fantasma dentro do nível da seção passa à cor seguinte. Um novo verde custa 2 pontos de susto, amarelo 3, laranja 4, vermelho 5, e é preciso haver um fantasma livre da nova cor. Ganhe uma ficha da nova cor. Depois você pode elevar uma seção mais baixa direto ao nível do novo fantasma, até uma que ainda vai agir neste turno.
    .title = Evoluir um fantasma
halloween-rule-A4 = Mover: um fantasma vai para um prédio vizinho com lugar. Se há uma ficha de bônus lá, você a pega (B1).
    .title = Mover um fantasma
    .decision = Todo fantasma movido pega a ficha de bônus onde chega, também pelas cartas 17 e 48 e pela ficha de bônus l, e a carta 5 vale todas as vezes. As cartas 21 e 25 só valem em ações Mover. O segundo fantasma da carta 7 só pode ser da cor e do prédio aonde o primeiro chegou se houver outro lá. A carta 45 não é mover; os dois fantasmas dela são de cores diferentes em prédios diferentes, pois de outro modo nada mudaria.
halloween-rule-A5 = Lutar: um fantasma dentro do nível da seção ataca um fantasma de outra cor, de qualquer nível, no mesmo prédio. Diga qual adversário rola pelo defensor. De azul a vermelho, os dados têm 4, 6, 8, 10 e 12 lados. Se o seu resultado é maior, o defensor sai do tabuleiro e você ganha uma ficha da cor dele. Um empate ou um resultado menor não muda nada.
    .title = Lutar com um fantasma
    .decision = O manual diz que a ficha de bônus h aumenta o “seu nível de fantasma”; aqui ela aumenta o dado do fantasma que ataca. É anunciada antes de rolar e não pode ser usada se o dado já tem 12 lados; duas delas são dois passos, e o nível do fantasma não muda. Depois de rolar, quem ataca pode rolar de novo (carta 9, bônus i) ou somar 3 (bônus k, que continua valendo ao rolar de novo); depois pode quem rola pelo defensor (carta 9), e assim por diante até que um lado passe logo depois do outro. O bônus i é para o seu dado de ataque; a carta 9 e o bônus k também valem para os dados de 18, 21 e 46. Com a carta 11, vencer a mesma cor não rende nada pela carta 3. A carta 32 não rola dados, então 9 e 26 não fazem nada ali. A carta 26 usa os dados como ficam no final de uma luta à sua escolha: o 3 somado e as novas rolagens contam, o 1 da carta 11 não. A carta 20 trata dos fantasmas que estavam no prédio do primeiro defensor quando a luta começou; se a carta 17 leva o vencedor embora, continuar exige a carta 24.
halloween-rule-A6 = Assombrar: em um prédio com um fantasma dentro do nível da seção, ponha uma ficha de assombração no espaço livre da cor desse fantasma e marque 2, 4, 6, 8 ou 10 pontos de assombração, de azul a vermelho. Você assombra cada prédio uma vez por partida.
    .title = Assombrar um prédio
    .decision = A carta 1 desvia uma ação Assombrar; o manual também poderia falar de mais uma assombração depois de uma. A carta 31 dá uma ação Assombrar, então 18 e 44 valem com ela. A carta 47 não é uma, então não valem com ela; ela libera o prédio para outra assombração, e um fim já provocado continua valendo.
halloween-rule-A7 = Sempre que não resta nenhum fantasma azul na cidade, quem causou isso põe na hora três fantasmas azuis juntos em um prédio com lugar; se couberem menos, quantos couberem.
    .title = A regra dos azuis
halloween-rule-A8 = Os ganhos vêm sozinhos, e tudo o que é opcional lhe é oferecido.
    .title = Ganhos e escolhas
    .decision = Tudo o que você ganha vem sozinho, até onde o estoque alcança; a carta 41 conta as fichas de fato recebidas, e as cartas 22 e 23 precisam da quantidade inteira. O que o manual diz com “pode” é uma escolha. Uma ação traz o seu efeito principal, a sua ficha, os outros ganhos e a regra dos azuis; depois as coisas opcionais, na ordem que você quiser; depois a próxima luta da carta 20.
halloween-rule-A9 = Fichas, pontos de susto, discos, fichas de bônus guardadas e cartas estão à vista de todos. Só a ordem da reserva e os dados que virão são desconhecidos.
    .title = O que você vê
    .decision = O manual não diz o que se pode esconder; não escondemos nada.
halloween-rule-A10 = Uma partida pode ter um limite de rodadas. Quando essa rodada acaba, ela termina como se alguém tivesse provocado o fim (E1).
    .title = Limite de rodadas
    .decision = Nada no manual garante que a partida acabe. Quem abre a mesa define o limite: 40 rodadas se não mudar, 0 para nenhum.

## Fichas de bônus

halloween-rule-B1 = Você tem três espaços para fichas de bônus. Uma ficha que você pega vai para um espaço livre, ou para o lugar de uma guardada e não usada, que é descartada.
    .title = Pegar fichas de bônus
    .decision = Se há um espaço livre, a ficha vai sozinha para lá. Se não há, mas você guarda fichas não usadas, escolha qual delas, ou a nova, é descartada. Se os três espaços estão bloqueados, a ficha continua onde está, e a carta 50 não saca nenhuma. Sacar com a carta 50 não rende nada pela carta 5. Uma ficha nova posta sob fantasmas que já estão ali não é pega.
halloween-rule-B2 = Use fichas de bônus no seu turno, quantas quiser: ponha um disco do seu estoque sob o espaço e descarte a ficha. Sem disco no estoque não dá. O espaço fica bloqueado até você usar a sua terceira ficha de bônus; no fim desse turno os três discos voltam.
    .title = Usar fichas de bônus
    .decision = As fichas a e l precisam ter algo para fazer, e h, i e k precisam de dados; as outras podem sempre ser usadas. Com a ficha e você pega os discos de volta um a um.
halloween-rule-B3 = Quando a última ficha de bônus sai da cidade, são postas novas na hora nos seis prédios. Se a reserva está vazia, as fichas descartadas são embaralhadas para formar outra.
    .title = Novas fichas de bônus
halloween-rule-B4 = Há 24 fichas de 12 tipos, duas de cada. Fichas iguais podem ser combinadas.
    .title = Duas de cada tipo

## Cartas de ação

halloween-rule-C0 = As cartas que citam uma ação só valem com essa ação. As marcadas “sempre” ou “uma vez por turno” valem a qualquer momento do seu turno. As marcadas “no fim” pontuam depois da última rodada.
    .title = Quando valem as cartas
    .decision = Os números e os custos da maioria das cartas se perderam, assim como os ícones que diziam quando cada uma vale; os nossos combinam com a descrição dos conjuntos com nome. Os nomes também são nossos. As cartas 10, 38 e 45 usam fantasmas de qualquer nível. Com a carta 14 você pega os discos de volta um a um. A carta 28 conta duas fichas quaisquer. A carta 52 marca no máximo uma vez por ação, por ficha de bônus ou por poder.
halloween-rule-C1 = Uma carta cinza custa três fichas de fantasma quaisquer, uma colorida três de cores diferentes; elas voltam para o estoque. Depois um disco fica na carta pelo resto da partida: do seu estoque, ou de qualquer espaço de ação do seu tabuleiro, que fica livre. Marque 3 pontos de assombração; a carta vale na hora. Você ocupa cada carta no máximo uma vez.
    .title = Ocupar uma carta
    .decision = A carta 39 não barateia a si mesma. Uma carta colorida mais barata ainda pede cores diferentes. A carta 49 não muda nada para a carta 8, que conta cartas coloridas.
halloween-rule-C2 = Cada adversário que já está nessa carta escolhe: 1 ponto de assombração, ou todos os discos de uma seção de volta. Com dois jogadores são 2 pontos de assombração, ou todos os discos de duas seções.
    .title = Já na carta
    .decision = O seu turno espera enquanto eles escolhem, em sentido horário. Isso não é um descanso. Quem não tem discos nas seções marca os pontos na hora, e das duas seções a segunda pode ser recusada.
halloween-rule-C3 = A quinta carta que um jogador ocupa provoca o fim (E1).
    .title = A quinta carta

## Fim da partida

halloween-rule-E1 = Quando um jogador põe a última ficha de assombração ou ocupa a quinta carta, a rodada é jogada até o fim, para que todos tenham tido o mesmo número de turnos.
    .title = A última rodada
halloween-rule-E2 = Depois pontuam as cartas do fim, a carta 40 por último. Vence quem tem mais pontos de assombração; no empate, mais fichas de fantasma; se o empate continua, a vitória é compartilhada.
    .title = Vencer a partida

## Dois jogadores

halloween-rule-P1 = Com dois jogadores cada um tem 8 fichas de assombração: 6 da própria cor e 2 de uma cor que ninguém usa. Assim você pode assombrar dois prédios duas vezes, uma com cada cor.
    .title = Oito fichas de assombração
    .decision = As duas cores são apenas contadas: uma ficha que você pega de volta com a carta 47 pode ser posta de novo, seja qual for a cor dela.
halloween-rule-P2 = O que você recebe quando o adversário ocupa uma carta em que você já está é dobrado (C2). O resto é igual.
    .title = Recompensas em dobro

## A variante Mestre

halloween-rule-V1 = Cada jogador tem quatro seções. Não há fichas de bônus, cartas de ação nem dados.
    .title = Quatro seções, sem sorte
halloween-rule-V2 = Um fantasma mais forte sempre vence um mais fraco. Um mais forte ou igual não pode ser atacado.
    .title = Lutar sem dados
halloween-rule-V3 = Quando os cinco fantasmas vermelhos estão na cidade, todos eles saem na hora.
    .title = Cinco fantasmas vermelhos
    .decision = Eles saem depois da ficha e da elevação de seção da ação que trouxe o quinto.
halloween-rule-V4 = Em um prédio cabem no máximo quatro fantasmas.
    .title = Prédios menores
halloween-rule-V5 = O fim é provocado pela última ficha de assombração de um jogador, ou quando acabam as fichas de duas cores. A rodada é jogada até o fim.
    .title = Última rodada dos Mestres
halloween-rule-V6 = No fim, cada conjunto de 3 fichas de cores diferentes marca 5 pontos de assombração. Cada ficha conta para um só conjunto, e vale a melhor divisão.
    .title = Conjuntos de três
halloween-rule-V7 = Na variante Mestre, dois jogadores têm 8 fichas de assombração cada um, como em P1.
    .title = Dois Mestres
    .decision = O manual não fala de dois jogadores na variante Mestre.

## Exemplos

halloween-examples-intro = Ada, Bruno e Clara jogam o jogo padrão, salvo aviso em contrário.
halloween-example-1 = A partida começa: três fantasmas azuis estão na delegacia e dois esperam ao lado do tabuleiro, seis fichas de bônus estão à vista, oito cartas estão em jogo. Ada tem 2 pontos de susto, 12 discos e três seções no nível 1.
halloween-example-2 = Ada move com uma seção de nível 3: pode ir um fantasma azul, verde ou amarelo, mas não um laranja nem um vermelho.
halloween-example-3 = No turno passado a primeira seção de Bruno fez Mover. Esse espaço ainda tem o disco, então neste turno ele não pode mover com essa seção, mas os outros cinco espaços dela estão abertos.
halloween-example-4 = A segunda seção de Clara, de nível 2, evolui um fantasma verde para amarelo, e ela eleva essa mesma seção ao nível 3.
halloween-example-5 = Cinco espaços da terceira seção de Bruno têm discos. Ela descansa: os cinco discos voltam, todos os espaços dela estão abertos de novo, e a seção já fez a sua parte neste turno.
halloween-example-6 = Há dois fantasmas laranja na escola. Com uma seção de nível 4 ou 5 Ada invoca um terceiro e ganha uma ficha laranja. Com nível 3 não pode.
halloween-example-7 = Há um fantasma amarelo na cidade, e Bruno assusta com uma seção de nível 3: 3 pontos de susto.
halloween-example-8 = As seções de Clara têm os níveis 2, 3 e 1, e não há fantasma amarelo na cidade. A segunda seção evolui um fantasma verde para amarelo: ela paga 3 pontos de susto, ganha uma ficha amarela e eleva a terceira seção de 1 a 3. Essa seção agora evolui o mesmo fantasma para laranja: 4 pontos de susto, uma ficha laranja, e a primeira seção sobe a 4. Com ela Clara assombra a igreja onde está esse fantasma: 8 pontos de assombração.
halloween-example-9 = Nenhuma seção de Ada está abaixo do nível 3, e ela tem 2 pontos de susto. Ela pode evoluir de azul para verde: fica sem nenhum ponto de susto, ganha uma ficha verde, e não há seção para elevar. De laranja para vermelho custaria 5.
halloween-example-10 = Um fantasma evolui uma cor por vez: nunca de verde direto para laranja, nem de azul direto para amarelo. Uma seção de nível 5 pode evoluir qualquer fantasma menos um vermelho.
halloween-example-11 = No hospital há um fantasma verde, um amarelo e um vermelho. A seção de Bruno de nível 2 só pode atacar com o verde. Se ele vence o amarelo, este sai do tabuleiro e Bruno ganha uma ficha amarela. Com um empate ou um resultado menor, os três ficam.
halloween-example-12 = Ada assombra a igreja com um fantasma laranja: 8 pontos de assombração. Sem um fantasma laranja lá, esse espaço estaria fechado para ela. Azul marcaria 2, verde 4, vermelho 10. Com três ou quatro jogadores ela nunca mais pode assombrar a igreja.
halloween-example-13 = Bruno tem uma seção de nível 5, mas não há fantasma vermelho na cidade. Ele não pode ganhar 5 pontos de susto, mas pode assustar com uma cor mais baixa.
halloween-example-14 = Clara evolui um fantasma amarelo para laranja. Ela pode elevar uma seção do nível 2 direto ao 4.
halloween-example-15 = O último fantasma azul da cidade é vencido, evolui ou é tirado pela carta 10. Quem fez isso põe na hora três fantasmas azuis em um prédio, ou dois se só há lugar para dois.
halloween-example-16 = Ada usa a sua terceira ficha de bônus no meio do turno. Só no fim desse turno os três discos voltam e os espaços ficam livres.
halloween-example-17 = Bruno ocupa uma carta com o disco do seu espaço Mover: marca 3 pontos de assombração na hora, e o espaço fica livre de novo.

halloween-rules-credits = Halloween é um jogo de Angelo De Maio, ilustrado por Konstantin Vohwinkel e desenvolvido por Rafaël Theunis. Esta é uma mesa não oficial e os textos são nossos.
