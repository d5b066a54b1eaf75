# A lição de 13 Fantasmas.

learn-about-ghosts = Esconda-se, faça perguntas espertas, leia o caderno e encontre a cripta adversária.
learn-ghosts-welcome = Boa noite! Sou Lume e mostro a casa aos visitantes. Neste jogo cada um se esconde atrás de um número. Encontre o de Ágata antes que ela encontre o seu.
learn-ghosts-dealt = Você recebeu duas cartas. Uma será a sua cripta, o lugar onde você se esconde. A outra é a sua mão, a carta que será jogada.
learn-ghosts-crypt = Vamos nos esconder na 11. Toque nela e confirme.
    .nudge = A 6 serve para a primeira pergunta. Esconda-se na 11.
learn-ghosts-pile = Ágata também se escondeu. Há uma só carta de cada número de 1 a 13, e nove delas estão na pilha.
learn-ghosts-turn = Seu turno. Ou você joga a carta e usa a habilidade dela, ou a vira para baixo e ataca: diz o número onde acha que ela se esconde.
learn-ghosts-ask = Atacar agora seria um chute, então pergunte. A sua 6 pergunta: sua cripta é 8 ou mais? Jogue-a e confirme.
    .nudge = Ainda não sabemos nada. Jogue a 6 e pergunte.
learn-ghosts-answer = Sim! As respostas são sempre verdadeiras. Você sacou uma carta nova, e agora é a vez de Ágata.
learn-ghosts-notebook = O caderno guarda o que está provado: 8 ou mais, mas não a sua 11 nem a 9 que está na sua mão. Restam 8, 10, 12 e 13.
learn-ghosts-asked = Ágata joga a 3: sua cripta é par? 11 é ímpar, então a mesa responde não por você. Ela também tem um caderno!
learn-ghosts-again = A sua 9 pergunta: é 10, 11, 12 ou 13? Jogue-a.
    .nudge = Restam quatro números: atacar seria contar com a sorte. Jogue a 9.
learn-ghosts-wrong = Sim: 10 ou 12, pois a 13 acaba de vir para a sua mão. Ágata virou a carta para baixo e atacou o 7. Errou! Só perdeu a carta.
learn-ghosts-number = A sua 13 pergunta: é este número ou mais? Você escolhe qual. Jogue-a, toque no 12 no caderno e confirme.
    .nudge = É 10 ou 12. Jogue a 13 e toque no 12: a resposta decide.
learn-ghosts-certain = Não, então só pode ser o 10. O caderno tem certeza! Ágata acaba de perguntar por 1, 2, 3 ou 4: não. É hora de agir.
learn-ghosts-attack = Agora ataque: vire a carta para baixo, toque no 10 e confirme.
    .nudge = O caderno tem certeza: vire a carta para baixo e ataque o 10.
learn-ghosts-found = Encontrada! Um acerto revela a cripta e termina a rodada.
learn-ghosts-points = Uma rodada vale um ponto. Entre dois jogadores, três pontos vencem a partida; esta mesinha jogou até um.
learn-ghosts-colours = As cartas azuis perguntam, as vermelhas atacam e as amarelas têm seus próprios truques: toque em qualquer carta para ler. Com a pilha vazia, só dá para atacar.
