# O tabuleiro de um jogo que não tem um próprio: a mesa como tabela, as jogadas como botões.

generic-table = A mesa
generic-moves = Suas jogadas
generic-others = Outras jogadas
generic-filter = Procurar uma jogada
generic-found = { $found } de { $total }
generic-none = Nenhuma jogada contém estas palavras.
generic-secret = oculto
generic-nothing = nenhum
generic-points = pontos
