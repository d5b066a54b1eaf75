# Mesas do servidor: o que ali não é permitido.

table-seat-taken = O lugar { $number } está ocupado.
table-full = Não há lugar livre nesta mesa.
table-not-your-seat = O lugar { $number } não é seu.
table-host-only = Só quem abriu a mesa pode fazer isso.
table-seats-empty = A partida ainda não pode começar: não há ninguém { $numbersCount ->
    [0] sentado
    [one] no lugar { $numbers }
   *[other] nos lugares { $numbers }
}.
table-one-move = Uma jogada leva uma ação ou um texto, não os dois.
table-stale = A mesa mudou (passos até agora: { $count }). Olhe de novo e decida.
table-no-request = Não há nenhum pedido esperando a sua resposta.
table-no-such-reaction = Essa reação não existe. Escolha entre: { $allowed }.
table-not-away = Você já está na mesa.
table-not-open = A partida já começou: isso só pode ser feito antes.
table-not-running = Não há partida em andamento nesta mesa.
table-busy = Esta mesa está ocupada agora. Tente de novo daqui a pouco.
hint-off = Nesta mesa as dicas estão desligadas.
hint-no-answer = Desta vez nenhuma dica foi encontrada. Nada mudou; tente de novo daqui a pouco.
hint-busy = Muita gente está pedindo dicas agora. Tente de novo daqui a pouco.
hint-no-adviser = “{ $value }” não pode dar dicas.
hint-chance = Este passo foi obra do acaso, não uma decisão.
table-bad-name = Um nome precisa de 1 a 24 caracteres visíveis.
table-seat-count = Este jogo precisa de exatamente { $count } lugares.
table-unknown = Essa mesa não existe ou você não tem acesso a ela.
table-game-unavailable = Este servidor não oferece mais o jogo desta mesa: { $game }.
table-not-seated = Só quem jogou nesta mesa pode pedir a revanche.
table-not-over = Isso estará disponível quando a partida terminar.
table-not-your-perspective = Até o fim da partida, você só pode usar a sua própria perspectiva.
table-bad-perspective = Essa perspectiva não existe. Escolha entre: { $allowed }.
table-same-deal = Outras mesas estão jogando a mesma distribuição: até todas terminarem, cada jogador só vê o próprio lugar.
table-same-deal-seat = Você já está jogando esta distribuição em outra mesa.
table-no-such-step = { $count ->
    [1] A partida tem { $count } passo; não dá para continuar daí.
   *[other] A partida tem { $count } passos; não dá para continuar daí.
}
identity-needed = Escreva primeiro o seu nome.
identity-unknown = Este token não é válido.
request-too-often = Pedidos demais. Espere um momento e tente de novo.
request-too-large = O pedido é grande demais.
request-foreign = O pedido veio de uma página de outro site e foi recusado.
request-invalid = O pedido não é válido: { $problem }
request-nothing-there = Não há nada neste endereço.
request-method = Este endereço não aceita esse método.
server-busy = O servidor está muito ocupado. Nada foi alterado; tente de novo daqui a pouco.
server-mistake = Algo deu errado do nosso lado. O erro ficou registrado.
server-no-pages = O servidor está funcionando, mas este pacote foi feito sem a mesa web.
request-too-slow = O pedido chegou devagar demais e foi descartado.
analysis-busy = Muitas partidas esperam por análise. Tente de novo em alguns minutos.
