# A página da repetição: uma partida vista depois.

web-replay-title = Repetição: { $game }
web-replay-eyes = Pelos olhos de quem
web-replay-eyes-all = Tudo à vista: nada está escondido
web-replay-eyes-spectator = Alguém que assiste
web-replay-running = Esta partida ainda está a decorrer: vês o que podes saber.
web-replay-only = Isto é uma repetição, aqui nada se pode mudar. Se terias jogado de outra forma, continua a jogar a partir daqui.
web-replay-link = Partilhar uma ligação para este momento
web-replay-table = Para a mesa desta partida

## Percorrer uma partida

web-replay-controls = Percorrer a partida
web-replay-position = Posição na partida
web-replay-at = Momento { $step } de { $steps }
web-replay-begin = A mesa está posta. A partida vai começar.
web-replay-start = Para o início
web-replay-back = Um passo atrás
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-forward = Um passo em frente
web-replay-end = Para o fim
web-replay-speed = Velocidade

web-replay-keys = Com o teclado
web-replay-key-space = Barra de espaços
web-replay-key-arrows = Setas ← →
web-replay-key-home-end = Início, Fim
web-replay-key-page = Página acima, Página abaixo
web-replay-does-play = reproduzir e pausar
web-replay-does-step = um passo atrás ou em frente; no cursor, momento a momento
web-replay-does-ends = para o início ou o fim da partida
web-replay-does-round = para a ronda seguinte ou a anterior

## O registo

web-replay-record = Descarregar o registo
web-replay-record-text = Todas as jogadas da partida, para ler, guardar ou verificar com outros programas.
web-replay-record-words = Como texto
web-replay-record-data = Como dados (JSON)

## Continuar a jogar

web-replay-play-on = Continuar a jogar daqui
web-replay-play-on-text = Uma mesa nova começa exatamente neste momento, contigo num dos lugares e fantasmas da casa nos outros. A partida que se jogou fica como está.
web-replay-play-on-seat = Que lugar ocupas?
web-replay-play-on-secret = Sabes o que { $seat } sabia neste momento. O que { $seat } não podia saber é distribuído de novo, por isso as cartas podem estar de outra forma do que na partida.
web-replay-play-on-over = Neste momento a partida já terminou. Volta a um em que ainda haja algo para decidir.
web-replay-play-on-do = Jogar como { $seat }

## A distribuição

web-replay-shuffle = Verificar a distribuição
web-replay-shuffle-working = Tudo é sorteado de novo …
web-replay-shuffle-fair = A distribuição foi justa.
web-replay-shuffle-told = O servidor responde por esta distribuição. O teu navegador não a pôde verificar por si.
web-replay-shuffle-unfair = Algo não bate certo. Não se pode confiar nesta distribuição.
web-replay-check-right = Certo:
web-replay-check-wrong = Errado:
web-replay-check-unknown = Não se sabe:
web-replay-check-commitment = O teu navegador calculou a impressão digital do segredo revelado. É a que a mesa publicou antes da partida.
web-replay-check-kept = O teu navegador anotou a impressão digital a { $when }, antes de a partida terminar. Não mudou desde então.
web-replay-check-not-kept = Este navegador não estava presente quando a impressão digital foi publicada. Quem jogou pode verificá-la com o seu.
web-replay-check-given = A parte aleatória que o teu próprio dispositivo juntou está na distribuição.
web-replay-check-draws = { $count ->
    [0] Não houve nenhum sorteio para repetir.
    [one] O teu navegador repetiu { $count } sorteio, e saiu o que foi distribuído.
   *[other] O teu navegador repetiu os { $count } sorteios, e em cada um saiu o que foi distribuído.
}
web-replay-check-cannot = Os navegadores só calculam impressões digitais em páginas seguras (https). Descarrega o registo para verificar noutro lado.
web-replay-check-server = { $count ->
    [0] O servidor também não encontrou nenhum sorteio para verificar.
    [one] O servidor também verificou { $count } sorteio com as regras do jogo.
   *[other] O servidor também verificou os { $count } sorteios com as regras do jogo.
}
web-replay-shuffle-means = O que isto prova
web-replay-shuffle-sealed = Antes da partida a mesa pensou num segredo e publicou a sua impressão digital: a partir dela ninguém consegue adivinhar o segredo, e nenhum outro segredo tem a mesma. Depois o dispositivo de cada jogador juntou números aleatórios seus. Cada carta e cada dado resultam de tudo isto em conjunto.
web-replay-shuffle-so = Assim a mesa não pôde escolher as cartas, porque não conhecia os teus números quando fixou o segredo. E nenhum jogador pôde, porque ninguém conhecia o segredo. Agora que está revelado, qualquer pessoa pode repetir todos os sorteios.
web-replay-commitment = Impressão digital, publicada antes da partida
web-replay-seed = O segredo, revelado depois da partida
web-replay-entropy = O que os dispositivos dos jogadores juntaram
web-replay-entropy-none = nada
web-replay-draws = Sorteios
