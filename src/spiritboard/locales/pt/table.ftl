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
table-one-move = Uma jogada é uma ação ou um texto: exatamente um dos dois.
table-stale = A mesa mudou desde que você olhou (já são { $count } passos). Olhe de novo e decida outra vez.
table-no-request = Ninguém espera a sua resposta.
table-no-such-reaction = Essa reação não existe. As que existem: { $allowed }.
table-not-away = Você já está na mesa.
table-not-open = A partida já começou: isso só pode ser feito antes.
table-not-running = Não há partida em andamento nesta mesa.
table-busy = Há coisas demais acontecendo nesta mesa agora. Tente de novo daqui a pouco.
