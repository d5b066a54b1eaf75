# 13 Ghosts: por que um bot faz uma jogada, e dicas para as pessoas.

ghosts-why-candidates = { $count ->
    [0] Não há número possível para { $target }.
    [one] { $target } só pode estar em { $numbers }.
   *[other] { $target } pode estar em { $count } números; em { $numbersOr }, com chance de { $percent }%.
}
ghosts-why-candidates-few = { $target } só pode estar em { $numbersOr }.
ghosts-why-ask = Pergunta a { $target }: um sim (chance de { $percent }%) deixa { $yes }, um não deixa { $no }.
ghosts-why-ask-known = { $answer ->
    [yes] { $target } só pode responder sim: a pergunta não descobre nada e só serve para ganhar tempo.
   *[no] { $target } só pode responder não: a pergunta não descobre nada e só serve para ganhar tempo.
}
ghosts-why-attack = O ataque acerta { $target } com chance de { $percent }%; se errar, restam { $no } números.
ghosts-why-protected = { $target } tem proteção e não daria resposta.
ghosts-why-look = A carta { $card } mostra cartas da pilha, e o que está ali não é a cripta de ninguém.
ghosts-why-draw = Mais um turno com uma carta nova vale mais do que copiar uma antiga.
ghosts-why-arrange = A carta mais útil vai para onde mais ajuda; as outras saem do caminho.
ghosts-whose-crypt = { $you ->
    [yes] a sua cripta
   *[no] a cripta de { $seat }
}
ghosts-why-betrays = { $after ->
    [0] O que revela: os adversários não teriam mais dúvida sobre { ghosts-whose-crypt } (agora, cerca de { $before }).
    [one] O que revela: resta aos adversários mais ou menos um número para { ghosts-whose-crypt } (agora, cerca de { $before }).
   *[other] O que revela: restam aos adversários cerca de { $after } números para { ghosts-whose-crypt } (agora, cerca de { $before }).
}
ghosts-why-betrays-nothing = { $count ->
    [0] Não revela quase nada; os adversários já não têm dúvida sobre { ghosts-whose-crypt }.
    [one] Não revela quase nada; de qualquer modo, resta aos adversários mais ou menos um número para { ghosts-whose-crypt }.
   *[other] Não revela quase nada: ainda restam aos adversários cerca de { $count } números para { ghosts-whose-crypt }.
}
ghosts-why-hides = { $after ->
    [0] A carta { $card } continua escondida, mas os adversários não teriam mais dúvida sobre { ghosts-whose-crypt } (agora, cerca de { $before }).
    [one] A carta { $card } continua escondida, mas resta aos adversários mais ou menos um número para { ghosts-whose-crypt } (agora, cerca de { $before }).
   *[other] A carta { $card } continua escondida: restam aos adversários cerca de { $after } números para { ghosts-whose-crypt } (agora, cerca de { $before }).
}
ghosts-why-win = No total, isso ganha a rodada em cerca de { $percent }% dos casos.
ghosts-why-points = No total, isso traz cerca de { $percent }% dos pontos que ainda restam nesta rodada.
ghosts-why-crypt = De duas cartas assim, { $card } é escondida em { $percent }% dos casos: esconder sempre a mesma daria na vista.
ghosts-why-crypt-team = De quatro cartas assim, { $card } é escondida em { $percent }% dos casos: as mais úteis ficam para as mãos, mas ninguém deve poder contar com isso.
ghosts-why-keep = { $card } é a carta mais útil na mão.
ghosts-why-keep-other = { $card } é a carta menos útil na mão.
ghosts-why-no-history = Esta rodada começou de uma posição. As jogadas anteriores não são conhecidas, então vale o que se vê agora.
