# 13 Fantasmas: a página de regras. Uma mensagem por cláusula, na ordem das cláusulas do jogo.

ghosts-rules-title = Como jogar 13 Ghosts
ghosts-rules-intro = Cada jogador esconde um fantasma em uma cripta numerada. Carta a carta você interroga os adversários, risca números e diz a cripta de que desconfia. Mas cada carta que você mostra também conta aos outros onde ninguém se esconde. Há duas edições do jogo, que diferem em poucos pontos; aqui elas se chamam clássica e Nasza Księgarnia 2018, e quem abre a mesa escolhe uma. Onde os dois manuais se calam, tivemos de decidir algo, e avisamos.
ghosts-rules-section-cards = As treze cartas
ghosts-rules-section-G = Dois jogadores
ghosts-rules-section-T = Três jogadores
ghosts-rules-section-F = Quatro jogadores em dois times
ghosts-rules-section-L = Baralhos pequenos, para estudo

## Dois jogadores

ghosts-rule-G1 = Um conjunto de 13 cartas é embaralhado e cada jogador recebe duas. As outras nove formam a pilha, viradas para baixo.
    .title = Embaralhar e distribuir
ghosts-rule-G2 = Escolha em segredo uma das suas duas cartas como cripta e deixe-a virada para baixo; a outra é a sua mão. Ninguém joga antes que os dois tenham escolhido, e nenhum vê a escolha do outro.
    .title = Escolha sua cripta
ghosts-rule-G3 = Pelo manual, começa quem viu um fantasma há menos tempo.
    .title = Quem começa
    .decision = Aqui o acaso decide, a não ser que quem abre a mesa indique um lugar.
ghosts-rule-G4 = No seu turno faça exatamente uma coisa: jogue a carta da mão virada para cima e use a habilidade dela, ou ponha-a virada para baixo e ataque dizendo um número de 1 a 13. Depois saque uma carta, se a sua pilha ainda tiver alguma, e o turno acaba.
    .title = Seu turno
    .decision = As habilidades são as do manual de 2018, nas duas edições. A nossa cópia perdeu quase todos os números das cartas; demos à 1, à 6, à 7 e à 9 as habilidades pela ordem dessa lista.
ghosts-rule-G5 = Perguntas e ataques são sobre a cripta do adversário, e toda resposta é verdadeira. A mesa responde por você: ninguém consegue mentir nem se enganar.
    .title = Respostas sinceras
ghosts-rule-G6 = Quem ataca o número certo vence a rodada e marca 1 ponto. Quem chega primeiro a 3 pontos vence a partida.
    .title = Vencer a partida
ghosts-rule-G7 = Depois de um ataque errado o jogo simplesmente segue. Você pode dizer qualquer número de 1 a 13, até um que sabe estar errado.
    .title = Ataque errado
ghosts-rule-G8 = Clássica: assim que a sua pilha acaba, cada turno seu é um ataque. No primeiro você põe virada para baixo a sua última carta; depois ataca sem carta. Nasza Księgarnia 2018: você ainda pode usar a habilidade da carta que está na mão; sem carta, tem de atacar.
    .title = Quando a pilha acaba
    .decision = Na edição clássica seguimos a frase ao pé da letra: com a pilha vazia só se ataca, mesmo que você ainda tenha uma carta.
ghosts-rule-G9 = Clássica: a rodada seguinte começa com quem vem logo depois, em sentido horário, de quem começou esta. Nasza Księgarnia 2018: começa quem está à esquerda de quem fez o ataque que encerrou a rodada.
    .title = A próxima rodada
    .decision = A regra da edição de 2018 vale também com quatro jogadores. Ataca quem realmente age: quem joga no lugar do companheiro conta a partir do próprio lugar.

ghosts-rule-G10 = A mesa mostra tudo o que você poderia saber e nada mais: sua cripta e sua mão, as cartas que você pôs viradas para baixo, todas as viradas para cima, todas as perguntas e respostas, e o que as cartas 8 e 10 lhe mostraram, com o lugar onde estavam.
    .title = O que você vê
ghosts-rule-G11 = A carta 2 usa a habilidade de uma carta virada para cima, ou saca a carta do topo da sua pilha para mais um turno. Não dá para copiar uma carta virada para baixo, uma cripta revelada nem outra carta 2.
    .title = A carta 2
    .decision = A habilidade copiada mantém a sua cor. Você pode copiar cartas viradas para cima suas e dos adversários; as do seu companheiro, só na edição de 2018. O turno extra substitui o saque normal, é um turno inteiro que termina com um saque, e exige uma carta na pilha. Na edição clássica, se você sacar a última, esse turno é um ataque (G8).
ghosts-rule-G12 = Quase toda carta pode ser jogada a qualquer momento; uma azul, mesmo se todos os adversários tiverem proteção. Se a pilha tiver menos cartas do que a 8 ou a 10 pedem, você olha as que houver.
    .title = O que dá para jogar
    .decision = Não dá para jogar uma 2 sem nada para copiar nem para sacar, nem uma 10 quando a pilha que ela olharia está vazia; nesse caso uma 10 virada para cima também não pode ser copiada. Com duas cartas, a 10 escolhe qual fica no topo; com uma, apenas olha. Com a pilha vazia, a 8 é só um ataque.
ghosts-rule-G12b = As cartas 8 e 10 têm dois passos, também quando copiadas: primeiro olhar, depois decidir.
    .title = Olhar, depois decidir
    .decision = Depois de olhar, não dá para voltar atrás.
ghosts-rule-G13 = A carta 4 protege você até o começo do seu próximo turno; o turno extra da carta 2 também conta. Com proteção você não responde às habilidades azuis, mas sempre responde aos ataques. Uma 4 copiada protege do mesmo jeito.
    .title = Proteção da carta 4
    .decision = O manual permite que quem tem proteção fique em silêncio. Aqui a proteção sempre significa silêncio, sem perguntar.

## Três jogadores

ghosts-rule-T1 = Um conjunto de cartas, duas para cada um e uma pilha de sete. Os turnos seguem em sentido horário. A cada pergunta e a cada ataque respondem os dois adversários que ainda estão na rodada, cada um pela sua cripta.
    .title = Três à mesa
ghosts-rule-T2 = Se você acerta um adversário, ele está fora da rodada: a cripta é mostrada e a carta da mão sai do jogo sem ser vista. Os dois que restam marcam 1 ponto cada. Quem atacou ainda saca.
    .title = O primeiro acerto
    .decision = Nas duas edições mostramos a cripta acertada.
ghosts-rule-T3 = Quando o segundo é acertado, quem resta marca mais 1 ponto e a rodada acaba.
    .title = O segundo acerto
ghosts-rule-T4 = A carta 11 pode acertar os dois adversários com um só ataque.
    .title = Dois de uma vez
    .decision = Os dois saem juntos e só quem atacou pontua: 2 pontos.
ghosts-rule-T5 = A partida acaba no fim da rodada em que alguém chega a 6 pontos ou mais. Vence a maior pontuação.
    .title = Fim da partida
    .decision = Nas duas edições jogamos sempre a rodada até o fim.
ghosts-rule-T6 = Se dois empatam na liderança, eles jogam entre si uma partida completa a dois (de G1 a G9). Um empate triplo é impossível.
    .title = O desempate
    .decision = O acaso decide quem começa o desempate, e a edição continua a mesma. O manual de 2018 não tem desempate; nós o jogamos nas duas edições.
ghosts-rule-T7 = Quem está fora da rodada é pulado.
    .title = Fora da rodada

## Quatro jogadores

ghosts-rule-F1 = Os dois times se sentam alternados: A, B, A, B. Cada time tem seu conjunto de 13 cartas e sua pilha, e você saca da pilha do seu time. Você pergunta e ataca o outro time; respondem os que ainda estão na rodada, cada um pela sua cripta.
    .title = Dois times, duas pilhas
ghosts-rule-F2 = Em cada time uma pessoa saca quatro cartas, escolhe em segredo duas como criptas, uma para si e outra para o companheiro, e passa adiante as outras duas. O companheiro fica com uma delas na mão e devolve a outra. Você pode olhar a sua própria cripta.
    .title = Preparar um time
    .decision = Na rodada 1 saca o primeiro lugar do time, e depois os dois se revezam a cada rodada. Quem saca conhece as duas criptas e as duas mãos iniciais; o companheiro, a própria cripta e as duas mãos iniciais. O que se sabe não se esquece: a carta inicial do seu companheiro continua conhecida mesmo se depois for posta virada para baixo.
ghosts-rule-F3 = Quem é acertado está fora da rodada: a cripta é mostrada e a mão sai do jogo sem ser vista. O companheiro continua e joga os turnos de ambos. Os turnos sempre alternam entre os times e, no mais, seguem a ordem dos lugares.
    .title = Quando o companheiro sai
ghosts-rule-F4 = As cartas 8 e 10 olham a pilha do outro time, e só essa pilha conta para saber se há o que olhar. O turno extra da carta 2 saca da sua própria pilha.
    .title = A pilha de quem
ghosts-rule-F5 = A carta 4 protege só quem a jogou, não o companheiro.
    .title = Proteção no time
    .decision = Se você também joga os turnos do companheiro eliminado, a proteção acaba no próximo turno, seja seu ou dele.
ghosts-rule-F6 = Você pode contar ao seu companheiro o que a 8 e a 10 mostraram.
    .title = Contar o que viu
    .decision = A mesa mostra ao seu companheiro essas cartas na hora, e também onde você as pôs.
ghosts-rule-F7 = Quando os dois jogadores de um time estão fora, o outro time vence a rodada e marca 1 ponto. O primeiro time a chegar a 3 pontos vence a partida.
    .title = Vencer em time
ghosts-rule-F8 = Em times, a regra da pilha vazia (G8) se refere à pilha do seu próprio time.
    .title = A pilha do seu time
    .decision = Os manuais não dizem qual pilha conta; olhamos a do time que está jogando.

## Baralhos pequenos

ghosts-rule-L1 = Dois jogadores podem jogar com um baralho das cartas de 1 a 4, de 1 a 5 ou de 1 a 6. Números mais altos então não existem. Todo o resto é como na partida de dois, salvo o que se diz aqui.
    .title = Um baralho pequeno
    .decision = Nenhum manual traz baralhos pequenos. Eles são nossos: jogos tão pequenos que um computador consegue jogá-los com perfeição, para medir os bots por eles.
ghosts-rule-L2 = Uma pilha vazia não obriga ninguém a atacar: enquanto você tiver uma carta, ainda pode usá-la, nas duas edições.
    .title = A pilha acaba logo
    .decision = Com quatro cartas não há pilha; pela regra clássica (G8) ninguém chegaria a perguntar nada.
ghosts-rule-L3 = Um ataque diz um número que você não possa descartar: nenhuma carta sua, nenhuma virada para cima, nenhuma que uma resposta tenha excluído. Isso vale também para a carta 4.
    .title = Só números possíveis
    .decision = No jogo completo pode-se dizer qualquer número (G7), e uma rodada poderia não acabar nunca. Aqui cada ataque acerta ou descarta algo.
ghosts-rule-L4 = Uma pergunta trata dos números que existem. A carta 1 diz quatro seguidos que começam com qualquer um de 2 em diante; o que passa do mais alto não conta. A carta 6 pergunta: é 4 ou mais? As outras perguntam e atacam como sempre.
    .title = O que as cartas perguntam
    .decision = À pergunta própria da carta 6, 8 ou mais, a resposta seria sempre não.

## Exemplos

ghosts-examples-intro = Nos sete primeiros exemplos jogam três: Ada, Bruno e Clara. Bruno se esconde na cripta 9 e Clara na 4, salvo aviso em contrário.
ghosts-example-1 = Ada joga a 3: “Sua cripta é par?” Bruno diz não, Clara diz sim.
ghosts-example-2 = Ada joga a 12 e diz 4, 7 e 8. Bruno diz não; Clara, que está na 4, diz sim.
ghosts-example-3 = Ada joga a 13 e pergunta por 4 ou mais. Bruno e Clara dizem sim.
ghosts-example-4 = Há uma 5 virada para cima. Ada joga a 2 e a copia: 1, 2, 3 ou 4? Bruno diz não, Clara diz sim. A 5 fica onde está.
ghosts-example-5 = Ada joga a 11 e ataca o 4 e o 5. Clara é encontrada e está fora da rodada; Ada e Bruno marcam 1 ponto cada.
ghosts-example-6 = Bruno põe sua carta virada para baixo e ataca o 4. Cada adversária responde pela sua cripta: Ada diz não, Clara foi encontrada.
ghosts-example-7 = Desta vez Clara se esconde na 3. Ada joga a 4 e ataca o 6: não e não. Depois Bruno joga a 5. Ada tem proteção e fica em silêncio, Clara diz sim.
ghosts-example-8 = Dois jogadores: Ada começou a rodada e agora ataca o 6. Se Bruno se esconde na 6, Ada marca 1 ponto e Bruno começa a rodada seguinte. Se não, Ada saca uma carta e é a vez de Bruno.
ghosts-example-9 = Você não tem carta na mão e a pilha está vazia: no seu turno só dá para atacar.
ghosts-example-10 = Há uma 5 virada para cima, então a cripta de ninguém é a 5. Em times, isso vale para o time que a jogou.
ghosts-example-11 = Quatro jogadores nos lugares 1 a 4: o lugar 3 encontra quem está no 2. Daí em diante os turnos são 4, 1, 4 (pelo 2), 3, 4, 1.

ghosts-rules-credits = 13 Ghosts é um jogo de Victor Amanatidis, publicado pela Artipia Games; edição polonesa da Nasza Księgarnia (2018), ilustrada por Tomek Larek. Esta é uma mesa não oficial e os textos são nossos.
