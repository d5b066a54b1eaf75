# A página da repetição: uma partida vista depois.

web-replay-title = Repetição: { $game }
web-replay-perspective = Perspectiva
web-replay-perspective-all = Tudo à vista
web-replay-perspective-spectator = Espectador
web-replay-running = Esta partida ainda está em andamento: você só vê o que pode saber.
web-replay-only = Isto é uma repetição e não pode ser mudada. Para tentar outra jogada, continue a partir daqui.
web-replay-link = Compartilhar um link para este momento
web-replay-analysis = Análise
web-replay-table = Ir para a mesa desta partida

## Percorrer uma partida

web-replay-controls = Percorrer a partida
web-replay-position = Posição na partida
web-replay-at = Momento { $step } de { $steps }
web-replay-begin = A mesa está posta. A partida vai começar.
web-replay-start = Ir para o início
web-replay-back = Um passo atrás
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-forward = Um passo à frente
web-replay-end = Ir para o fim
web-replay-speed = Velocidade

web-replay-keys = Com o teclado
web-replay-key-space = Barra de espaço
web-replay-key-arrows = Setas ← →
web-replay-key-home-end = Home e End (início, fim)
web-replay-key-page = Page Up e Page Down
web-replay-does-play = reproduzir e pausar
web-replay-does-step = um passo atrás ou à frente; no controle deslizante, momento a momento
web-replay-does-ends = para o início ou o fim da partida
web-replay-does-round = para a rodada seguinte ou a anterior

## O registro

web-replay-record = Baixar o registro
web-replay-record-text = Todas as jogadas da partida, para ler, guardar ou conferir com outros programas.
web-replay-record-words = Como texto
web-replay-record-data = Como dados (JSON)

## Continuar jogando

web-replay-play-on = Continuar daqui
web-replay-play-on-text = Uma mesa nova começa exatamente neste momento, com você em um dos lugares e bots nos outros. A partida que foi jogada fica como está.
web-replay-play-on-seat = Em que lugar você joga?
web-replay-play-on-secret = Você sabe o que { $seat } sabia neste momento. O que { $seat } não podia saber é distribuído de novo, então as cartas podem estar em lugares diferentes dos da partida.
web-replay-play-on-over = Neste momento a partida já terminou. Volte a um em que ainda haja algo para decidir.
web-replay-play-on-do = Jogar como { $seat }

## O embaralhamento

web-replay-shuffle = Conferir o embaralhamento
web-replay-shuffle-working = Sorteando tudo de novo …
web-replay-shuffle-fair = O embaralhamento foi justo.
web-replay-shuffle-unchecked = O servidor garante este embaralhamento. Seu navegador não conseguiu conferi-lo sozinho.
web-replay-shuffle-unfair = Algo não bate. Não dá para confiar neste embaralhamento.
web-replay-check-right = Certo:
web-replay-check-wrong = Errado:
web-replay-check-unknown = Não se sabe:
web-replay-check-commitment = Seu navegador calculou a impressão digital do segredo revelado. É a que a mesa publicou antes da partida.
web-replay-check-kept = Seu navegador anotou a impressão digital em { $when }, antes de a partida terminar. Ela não mudou desde então.
web-replay-check-not-kept = Este navegador não estava presente quando a impressão digital foi publicada. Os navegadores de quem jogou podem conferi-la.
web-replay-check-given = A parte aleatória que o seu aparelho acrescentou está no embaralhamento.
web-replay-check-draws = { $count ->
    [0] Não houve nenhum sorteio para repetir.
    [one] Seu navegador repetiu { $count } sorteio, e saiu o que foi distribuído.
   *[other] Seu navegador repetiu todos os { $count } sorteios, e em cada um saiu o que foi distribuído.
}
web-replay-check-cannot = Os navegadores só calculam impressões digitais em páginas seguras (https). Baixe o registro para conferir em outro lugar.
web-replay-check-server = { $count ->
    [0] O servidor também não encontrou nenhum sorteio para conferir.
    [one] O servidor também conferiu { $count } sorteio com as regras do jogo.
   *[other] O servidor também conferiu todos os { $count } sorteios com as regras do jogo.
}
web-replay-shuffle-means = O que isto prova
web-replay-shuffle-sealed = Antes da partida a mesa escolheu um segredo e publicou a impressão digital dele: a partir dela ninguém consegue adivinhar o segredo, e nenhum outro segredo tem a mesma. Depois o aparelho de cada jogador acrescentou números aleatórios próprios. Cada carta e cada dado resultam de tudo isso junto.
web-replay-shuffle-so = Assim a mesa não pôde escolher as cartas, porque não conhecia os seus números quando fixou o segredo. E nenhum jogador pôde, porque ninguém conhecia o segredo. Agora que ele foi revelado, qualquer pessoa pode repetir todos os sorteios.
web-replay-commitment = Impressão digital, publicada antes da partida
web-replay-seed = O segredo, revelado depois da partida
web-replay-entropy = O que os aparelhos dos jogadores acrescentaram
web-replay-entropy-none = nada
web-replay-draws = Sorteios
