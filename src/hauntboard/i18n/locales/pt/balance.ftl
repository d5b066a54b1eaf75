# O relatório sobre o equilíbrio de um jogo: página, terminal e ajuda.

cli-help-balance = Estuda quão equilibrado é um jogo: quem começa, quanto dura, quanto vale cada carta. Grava uma página com gráficos, e os dados.
cli-help-balance-players = Só as mesas com este número de jogadores.
cli-help-balance-option = Só as mesas com esta opção, como { $option }; qualquer outra opção do jogo vale para todas as mesas.
cli-help-balance-bot = O bot em todos os lugares (padrão: um forte e rápido).
cli-help-balance-matches = Partidas por mesa; em algumas mesas joga-se um múltiplo.
cli-help-balance-html = O arquivo da página (padrão: balance-JOGO.html).
cli-help-balance-json = O arquivo dos dados (padrão: balance-JOGO.json).
balance-matches = { $count ->
    [0] { $count } partidas
    [one] { $count } partida
   *[other] { $count } partidas
}
balance-too-few = São necessárias pelo menos duas partidas em cada mesa, não { $value }.
balance-no-tables = Nenhuma mesa deste relatório tem essas opções.
balance-same-file = { $file }: a página e os dados precisam de um arquivo cada.
balance-written = A página: { $html }. Os dados: { $json }.

## A página

balance-title = Quão equilibrado é { $game }?
balance-eyebrow = Hauntboard · relatório de equilíbrio
balance-lede = { $tables ->
    [0] { $matches } partidas entre iguais em { $tables } mesas. Em todos os lugares jogou { $bot }, com a semente { $seed }.
    [one] { $matches } partidas entre iguais em uma mesa. Em todos os lugares jogou { $bot }, com a semente { $seed }.
   *[other] { $matches } partidas entre iguais em { $tables } mesas. Em todos os lugares jogou { $bot }, com a semente { $seed }.
}
balance-contents = Conteúdo
balance-footer = Feito pelo Hauntboard a partir de partidas simuladas. O mesmo comando dá o mesmo relatório, seja qual for o número de processos.
balance-section-glance = De relance
balance-note-glance = Primeiro quatro números. Os colchetes contêm intervalos de 95%; ★ marca o que dificilmente se deve ao acaso.
balance-section-first = Quem começa
balance-note-first = A parcela de vitórias do lado que começa. Vitórias compartilhadas são divididas. A linha tracejada é a parcela justa.
balance-section-length = Duração e pontos
balance-note-length = Quanto dura uma partida, quanto se pontua nela e quão apertada ela é no fim.
balance-section-worth = Quanto valem cartas e fichas
balance-note-worth = Todas as mesas juntas. O que o acaso distribuiu é um efeito: foi a carta. O que os jogadores escolheram é uma associação: quem escolheu talvez já estivesse na frente.
balance-section-compared = Uma única mudança
balance-note-compared = Mesas que diferem em uma só coisa, e o que muda da primeira para a segunda.
balance-section-tables = Mesa por mesa
balance-note-tables = Cada mesa com as suas distribuições, as suas cartas e o comando que joga as suas partidas de novo.
balance-section-method = Como ler isto
balance-note-method = Em que os números se apoiam e o que eles não podem dizer.
balance-tile-advantage = Maior efeito de começar
balance-tile-decisions = Decisões em uma partida
balance-tile-margin = Vantagem final em pontos
balance-tile-best = Melhor carta
balance-tile-range = { $count ->
    [0] Medianas, de { $low } a { $high }.
    [one] Mediana da mesa.
   *[other] Medianas, de { $low } a { $high }.
}
balance-standing = Mais do que acaso.
balance-not-standing = Pode ser acaso.
balance-notable = , notável
balance-none-standing = Nenhum valor se distingue claramente do acaso.
balance-first-match = O lado que começa a partida vence
balance-first-round = O lado que começa uma rodada vence
balance-first-about = Porcentagem de vitórias com o seu intervalo de 95%; tracejada: o justo.
balance-overview = Todas as mesas
balance-overview-about = Médias com os seus intervalos de 95%.
balance-compared-about = Diferenças com os seus intervalos de 95%.
balance-repeat = Este comando joga as mesmas partidas de novo:
balance-alike = { $count ->
    [0] Muitas partidas foram exatamente iguais; contam-se só { $count } diferentes.
    [one] Aqui não há acaso e o bot tem uma só resposta para tudo: todas as partidas foram exatamente iguais. São uma observação, e do acaso nada se pode dizer.
   *[other] Muitas partidas foram exatamente iguais; contam-se só { $count } diferentes.
}
balance-rare = Raras demais para dizer algo:
balance-measures = Outras medidas
balance-positions-match = Pela ordem de jogo da partida
balance-positions-round = Pela ordem de jogo da rodada
balance-positions-wins = Porcentagem de vitórias; tracejada: o justo.
balance-positions-lead = Pontos acima da média dos outros.
balance-column-table = Mesa
balance-column-what = O quê
balance-column-plot = Gráfico
balance-column-value = Valor com o seu intervalo de 95%
balance-mean = Média
balance-sd = Desvio padrão
balance-quantile = { $share }% chegam no máximo a
balance-per-cent = { $value }%
balance-percentage-points = { $value } p.p.

## Nomes

balance-players = { $count ->
    [0] { $count } jogadores
    [one] { $count } jogador
   *[other] { $count } jogadores
}
balance-players-change = { $base } → { $other } jogadores
balance-position = Posição { $number }
balance-dimension-players = Mais jogadores
balance-family-dealt = Cartas recebidas
balance-outcome-round-win = parcela de rodadas vencidas, em pontos percentuais
balance-outcome-round-lead = pontos de vantagem sobre os outros na rodada
balance-outcome-rounds = rodadas da partida
balance-outcome-score = pontuação média da partida
balance-outcome-lead = pontos de vantagem sobre os outros na partida
balance-outcome-win = parcela de partidas vencidas, em pontos percentuais
balance-claim-effect = efeito: distribuído pelo acaso
balance-claim-association = associação: escolha dos jogadores
balance-method-difference = Com ela menos sem ela; { $samples } observações de { $matches } partidas.
balance-method-regression = Mínimos quadrados com todas ao mesmo tempo; { $samples } observações de { $matches } partidas.
balance-measure-advantage = Vantagem de começar
balance-measure-round-advantage = Vantagem de começar uma rodada
balance-measure-rounds = Rodadas
balance-measure-decisions = Decisões
balance-measure-score = Pontuação
balance-measure-sd = Dispersão dos pontos
balance-measure-margin = Vantagem final
balance-measure-shared = Vitórias compartilhadas
balance-spread-rounds = Rodadas
balance-spread-decisions = Decisões
balance-spread-score = Pontuações
balance-spread-winning-score = Pontuações vencedoras
balance-spread-margin = Vantagem final

## Como ler isto

balance-about-matches = Partidas
    .text = As partidas são as de “hauntboard simulate” com as opções e a semente da mesa. O mesmo bot joga em todos os lugares, portanto ninguém é mais forte que os outros.
balance-about-intervals = Intervalos
    .text = Os colchetes contêm o valor verdadeiro em 95 de 100 relatórios assim. Tudo o que aconteceu em uma partida é uma só observação, porque forma um todo. Partidas do mesmo número em mesas diferentes têm a mesma semente e também contam como uma observação.
balance-about-notable = ★ e pontos cheios
    .text = Em uma tabela com muitos valores, alguns parecem incomuns por acaso. Um valor é marcado se ainda se destacaria após uma correção por todos os valores da sua tabela (Holm): uma tabela inteira tem uma marca falsa em no máximo 5 de 100 relatórios.
balance-about-effects = Efeitos
    .text = Onde o acaso decide quem recebe uma carta, quem a tem e quem não a tem não diferem em média em nada mais. A diferença é o que a carta faz, para estes jogadores.
balance-about-associations = Associações
    .text = Onde os jogadores escolhem, o número diz o que acompanha a escolha, com todo o resto da tabela igual. Não é o que a escolha faz: quem compra muito talvez já esteja vencendo.
balance-about-bots = Bots não são pessoas
    .text = Os números falam destes bots. Uma carta que eles usam mal parece fraca, e uma vantagem que só eles sabem usar parece forte. Experimente outro bot com --bot antes de mudar uma regra.
