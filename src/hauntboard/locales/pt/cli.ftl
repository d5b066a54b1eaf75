# A linha de comando.

## Páginas de ajuda

cli-help-app = Uma mesa digital para jogos de fantasmas: jogue no terminal, simule, salve e confira partidas.
cli-help-epilog = Comece com: hauntboard play 13-ghosts
cli-help-usage = Uso
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-commands = Comandos
cli-help-default = padrão
cli-help-required = obrigatório
cli-help-help = Mostra esta página.
cli-help-lang = Idioma (senão, o do ambiente). Pode ficar em qualquer lugar da chamada.
cli-help-version = Mostra a versão.
cli-help-game = Qual jogo, por exemplo 13-ghosts; “hauntboard games” mostra a lista.
cli-help-players = Quantos jogadores.
cli-help-option = Uma opção do jogo, por exemplo edition=nk2018. Pode ser repetida.
cli-help-file = Um arquivo de registros, em texto ou JSON; - lê a entrada padrão.
cli-help-json = Dá os números em JSON.
cli-help-play = Jogue contra bots, ou com amigos no mesmo teclado.
cli-help-play-seat = Quem ocupa o próximo lugar: human ou o nome de um bot. Repita para cada lugar; os que sobrarem ficam com bots.
cli-help-play-names = Nomes por lugar, separados por vírgulas.
cli-help-play-seed = Cartas e bots repetíveis em vez de um embaralhamento que se pode conferir.
cli-help-play-record = Acrescenta a este arquivo o registro de cada partida, mesmo interrompida.
cli-help-play-hints = Se é permitido pedir “dica”; sem isto, só quando todos os outros são bots.
cli-help-simulate = Faz os bots jogarem muitas partidas e conta quem vence.
cli-help-simulate-games = Quantas partidas.
cli-help-simulate-seed = A mesma semente dá as mesmas partidas.
cli-help-simulate-bots = Bots por lugar, separados por vírgulas; uma lista mais curta recomeça.
cli-help-simulate-records = Grava neste arquivo o registro de cada partida.
cli-help-simulate-jobs = Número de processos; 0 para um por processador. Não muda o resultado.
cli-help-dataset = Grava partidas como tabela para pesquisa (Parquet): uma linha por decisão, com uma ficha de dados.
cli-help-dataset-records = Usa as partidas deste arquivo de registros em vez de jogar novas.
cli-help-dataset-out = Pasta para o arquivo e a sua ficha de dados.
cli-help-arena = Põe os bots frente a frente com distribuições duplicadas, todos os lugares em rodízio, e diz quem é mais forte e com que certeza.
cli-help-arena-bots = Os bots, separados por vírgulas. NOME@8000 ou NOME@100ms define quanto um deles pensa.
cli-help-arena-deals = Distribuições por confronto, no máximo; cada uma é jogada uma vez de cada lado.
cli-help-arena-precision = Encerra um confronto quando sua fração de vitórias é conhecida com esta margem ± (0.02 para dois por cento).
cli-help-arena-decide = Encerra um confronto quando está decidido se sua fração fica acima ou abaixo deste valor; fair: o que iguais teriam.
cli-help-arena-budget = Iterações ou tempo por jogada para todos os bots que aceitam isso.
cli-help-arena-gauntlet = Só o primeiro bot contra cada um dos outros.
cli-help-arena-results = Salva cada resultado neste arquivo e continua a partir dele.
cli-help-arena-engine = Quem joga: processos desta máquina ou um cluster Ray.
cli-help-replay = Conta em palavras uma partida registrada.
cli-help-replay-why = Depois de cada decisão, o porquê: o que um jogador forte acha dela com o que sabia quem jogou. Com --seat, só esse lugar.
cli-help-replay-match = Só esta partida do arquivo, contando a partir de 1.
cli-help-replay-seat = Com que olhos: um número de lugar, spectator ou all (só se a partida acabou).
cli-help-replay-step = Espera Enter depois de cada turno; q sai.
cli-help-analyse = Julga as decisões de uma partida registrada e separa sorte e habilidade.
cli-help-analyse-seat = Só este lugar, pelo número.
cli-help-analyse-seed = A mesma semente dá a mesma análise.
cli-analyse-working = Olhando cada momento
cli-analyse-moves = Todas as decisões
cli-analyse-round = Rodada { $number }
cli-help-record = Confere e converte arquivos de registros.
cli-help-verify = Confere se cada partida segue as regras e acaba como diz.
cli-help-verify-shuffle = Exige que o embaralhamento também possa ser conferido.
cli-help-convert = Passa os registros para a outra forma.
cli-help-convert-to = A forma a escrever: json ou text.
cli-help-convert-seat = Mantém só o que este lugar (ou spectator) viu.
cli-help-rules = Mostra as regras de um jogo, ou uma só delas.
cli-help-rules-clause = Uma regra, por exemplo G8.
cli-help-rules-cards = Só as cartas.
cli-help-games = Lista os jogos com suas opções.
cli-help-solve = Resolve com exatidão uma variante pequena (13 Ghosts -o deck=5, Tricks -o ranks=2) e julga os bots por ela.
cli-help-solve-iterations = Iterações de CFR+.
cli-help-solve-bots = Bots a julgar; todos são comparados com o primeiro.
cli-help-solve-seeds = Quantas vezes se pergunta ao bot em cada situação.
cli-help-perft = Conta as sequências possíveis de jogadas, para testar as regras.
cli-help-perft-deal = O que o acaso traz, em notação: "first1 d5 d9 d2 d7".
cli-help-perft-depth = Conta as sequências até este comprimento.
cli-help-perft-form = Com que forma das regras contar.
cli-help-bench = Mede a velocidade das regras neste computador.
cli-help-bench-quick = Mede só por um momento.

## Chamadas que não deram certo

cli-usage-missing = Falta { $name }.
cli-usage-no-option = Não existe a opção { $name }.
cli-usage-no-command = Não existe o comando “{ $value }”.
cli-usage-option-value = A opção { $name } não se usa assim.
cli-usage-bad-value = { $name } precisa de um número inteiro.
cli-usage-extra = “{ $value }” sobra aqui.
cli-usage-other = Não dá para entender a chamada: { $reason }
cli-usage-try = Veja: { $command }
cli-bad-language = Não existe o idioma “{ $value }”. Escolha entre: { $allowed }.
cli-bad-option = “{ $value }” não é uma opção. Escreva nome=valor.
cli-bad-form = “{ $value }” não é possível aqui. Escolha entre: { $allowed }.
cli-bad-seat = Não existe o lugar “{ $value }”. Escolha de 1 a { $players }, ou spectator.
cli-bad-jobs = O número de processos não pode ser { $value }.
cli-bad-name = “{ $name }” não pode ser o nome de um jogador: no máximo { $count } caracteres, e cada nome uma só vez.
cli-too-many-seats = Há { $count } lugares descritos, mas a mesa só tem { $players }.
cli-too-many-names = Há { $count } nomes, mas a mesa só tem { $players } lugares.
cli-file-missing = Não existe o arquivo “{ $file }”.
cli-file-directory = “{ $file }” é uma pasta, não um arquivo.
cli-file-permission = Não há permissão para abrir “{ $file }”.
cli-file-trouble = Não é possível usar “{ $file }”: { $reason }
cli-not-a-record-file = “{ $file }” contém algo que não são registros. Escolha outro arquivo.
cli-no-such-match = Não há partida { $number } neste arquivo; ele tem { $count }.
cli-no-clause = As regras não têm o item “{ $clause }”. Talvez um destes: { $near }
cli-not-compiled = As regras compiladas não estão aqui. “make setup” as constrói.
cli-interpreted = As regras estão sendo interpretadas, o que é mais lento. “make setup” com um compilador C constrói a forma rápida.
cli-interrupted = interrompido.
cli-step-needs-file = Com --step o teclado é necessário, então os registros devem vir de um arquivo.

## Ao jogar

cli-at-table = Na mesa: { $names }
cli-commitment = Uma semente secreta fixa o embaralhamento e é mostrada no fim. Sua impressão:
cli-seed-revealed = A semente do embaralhamento:
cli-your-move = Sua jogada
cli-your-choice = Sua escolha (Enter volta)
cli-hint = número, ou notação como { $example } · ? explica · dica · ajuda · sair
cli-hint-undo = número, ou notação como { $example } · ? explica · dica · voltar · ajuda
cli-earlier = … “diário” mostra o que veio antes
cli-settle = Enter continua, voltar desfaz:
cli-pass-keyboard = Passe o teclado para { $name }. { $name }: aperte Enter.
cli-hide = Enter esconde a tela.
cli-does-not-fit = “{ $text }” não serve aqui: { $ask }
cli-try-help = (ajuda mostra o que se pode digitar)
cli-nothing-to-explain = Não há carta nem regra “{ $word }”.
cli-save = Salvar o registro? Nome do arquivo, ou Enter para não salvar:
cli-saved = Salvo em { $file }.
cli-rematch = Mais uma partida? (s/N)
cli-yes-words = s sim
cli-goodbye = Até a próxima.
cli-hints-off = As dicas estão desligadas, porque você não joga só contra bots (--hints as permite).
cli-hints-asked = Dicas pedidas: { $scoresNamed }
cli-thinking = Pensando …
cli-why-needs-end = Os motivos das jogadas podem ser contados quando a partida acabou, e a partir de um registro completo.
cli-command-undo = voltar desfazer
cli-command-log = diário diario
cli-command-view = ver
cli-command-hint = dica
cli-command-help = ajuda
cli-command-quit = sair
cli-help-keys =
    dica | o que um jogador forte faria no seu lugar, e por quê
    voltar | desfaz uma escolha que ninguém conhece ainda
    diário | tudo o que você viu até agora
    ver ou Enter | mostra a mesa de novo
    sair | encerra a partida; você pode salvá-la

## 13 Fantasmas

cli-ghosts-help-keys =
    1 2 … | uma linha do menu; seus números podem vir depois: 1 4 7 8
    x6  12(4,7,8)  2>5 | a jogada em notação, como nos registros
    ? | explica sua carta, ou a regra depois de uma recusa
    ? 12  ? G8 | explica uma carta ou uma regra
cli-ghosts-card = Carta
cli-ghosts-ghost = Fantasma
cli-ghosts-ability = Habilidade
cli-ghosts-round = rodada { $round }
cli-ghosts-goal = { $points ->
    [0] vence quem fizer 0 pontos
    [one] vence quem fizer { $points } ponto
   *[other] vence quem fizer { $points } pontos
}
cli-ghosts-tie-break = desempate { $seats }: { $score }
cli-ghosts-column-player = Jogador
cli-ghosts-column-points = Pontos
cli-ghosts-column-crypt = A cripta pode ser
cli-ghosts-column-cards = Na mesa
cli-ghosts-partner = sua dupla
cli-ghosts-out = fora
cli-ghosts-not-playing = assiste
cli-ghosts-protected = ignora azuis
cli-ghosts-no-crypt = ainda sem escolha
cli-ghosts-told = o que todos sabem
cli-ghosts-down = { $count ->
    [0] 0 viradas
    [one] { $count } virada
   *[other] { $count } viradas
}
cli-ghosts-in-hand = na mão
cli-ghosts-empty-hand = sem carta na mão
cli-ghosts-cards = { $count ->
    [0] acabaram as cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
cli-ghosts-pile = Pilha
cli-ghosts-piles = Pilhas
cli-ghosts-pile-own = Sua
cli-ghosts-pile-theirs = Deles
cli-ghosts-pile-of-team = Time { $number }
cli-ghosts-from-top = a partir do topo:
cli-ghosts-remember = Vistas
cli-ghosts-vague = { $cards }, agora em algum lugar entre: { $places }
cli-ghosts-place-hand = { $you ->
    [yes] a sua mão
   *[no] a mão de { $seat }
}
cli-ghosts-place-down = { $you ->
    [yes] a sua carta virada { $place }
   *[no] a carta virada { $place } de { $seat }
}
cli-ghosts-place-pile = o lugar { $place } da pilha
cli-ghosts-dealt = Recebidas
cli-ghosts-own-crypt = Cripta
cli-ghosts-hand = Mão
cli-ghosts-no-card = nenhuma carta
cli-ghosts-attack = Pôr a { $card } virada para baixo e atacar um número
cli-ghosts-attack-only = Atacar um número
cli-ghosts-play-1 = Jogar 1: perguntar por quatro números seguidos
cli-ghosts-play-4 = Jogar 4: atacar um número e ignorar as azuis
cli-ghosts-play-11 = Jogar 11: atacar dois números seguidos
cli-ghosts-play-12 = Jogar 12: perguntar por três números
cli-ghosts-play-13 = Jogar 13: perguntar se é um número ou mais
cli-ghosts-copy-1 = Jogar 2 como 1: perguntar por quatro números seguidos
cli-ghosts-copy-4 = Jogar 2 como 4: atacar um número e ignorar as azuis
cli-ghosts-copy-11 = Jogar 2 como 11: atacar dois números seguidos
cli-ghosts-copy-12 = Jogar 2 como 12: perguntar por três números
cli-ghosts-copy-13 = Jogar 2 como 13: perguntar se é um número ou mais
cli-ghosts-crypt = Escolha a carta que esconde seu fantasma.
cli-ghosts-mate = Escolha uma cripta para sua dupla.
cli-ghosts-keep = Escolha a carta que fica na sua mão; a outra é devolvida.
cli-ghosts-ask-crypt = Sua cripta ({ $cardsOr })
cli-ghosts-ask-mate = A cripta da sua dupla ({ $cardsOr })
cli-ghosts-ask-keep = Com qual você fica ({ $cardsOr })?
cli-ghosts-ask-attack = Que número você ataca (de 1 a 13)?
cli-ghosts-ask-1 = O primeiro dos quatro números (de 1 a 10)
cli-ghosts-ask-4 = Que número você ataca (de 1 a 13)?
cli-ghosts-ask-11 = Os dois números seguidos, por exemplo 4 5
cli-ghosts-ask-12 = Três números diferentes, por exemplo 4 7 8
cli-ghosts-ask-13 = Este número ou mais (de 1 a 13)

## Doppelgänger Tricks

cli-tricks-help-keys =
    1 2 … | uma linha do menu; o número da carta pode vir depois: 1 7
    S7  7■  d7 | uma carta: S quadrados, C círculos, T triângulos, D doppelgängers
    D7/C  S7+3 | com o naipe que você declara, com uma carta bônus, como nos registros
    ? | explica o que fazer agora, ou a regra depois de uma recusa
    ? D7  ? ●  ? +3  ? R7 | explica uma carta, um naipe, uma carta bônus ou uma regra
cli-tricks-card = Cartas
cli-tricks-typed = Digita-se
cli-tricks-about = O que são
cli-tricks-about-ordinary = Um naipe comum, de 1 a 10, ou de 1 a 9 com três jogadores.
cli-tricks-about-doubles = Contam como o naipe inicial e somem junto com a carta do mesmo número nesse naipe.
cli-tricks-bonus-card = Carta bônus +{ $bonus }
cli-tricks-explain-suit = Um naipe comum. Se a vaza começa com ele e você tem cartas dele, jogue uma delas ou um doppelgänger (R4).
cli-tricks-explain-doubles = Podem ser jogados a qualquer momento e contam como o naipe inicial (R6). Se você inicia com um, diz de que naipe ele é (R5).
cli-tricks-explain-card = Carta comum, número { $rank }. Se o naipe inicial é o dela e o { $card } está na mesma vaza, as duas se aniquilam (R7).
cli-tricks-explain-double = Doppelgänger, número { $rank }. Conta como o naipe inicial (R6); se encontra { $cardsOr } desse naipe, os dois se aniquilam (R7).
cli-tricks-round = rodada { $round } de { $rounds }
cli-tricks-trick-of = vaza { $number } de { $count }
cli-tricks-predicting = previsões
cli-tricks-bonuses = { $count ->
    [0] cartas bônus: acabaram
   *[other] cartas bônus: { $bonuses }
}
cli-tricks-column-player = Jogador
cli-tricks-column-points = Pontos
cli-tricks-column-tricks = Vazas
cli-tricks-column-bonus = Bônus
cli-tricks-column-cards = Cartas
cli-tricks-column-voids = Já se sabe
cli-tricks-column-prediction = Previsão
cli-tricks-column-scored = Rodada { $round }
cli-tricks-column-predicted = Previstas
cli-tricks-column-won = Feitas
cli-tricks-column-by-round = Pontos por rodada
cli-tricks-won-of = { $count } de { $number }
cli-tricks-thinking = pensando …
cli-tricks-chosen = feita
cli-tricks-none = sem
cli-tricks-last = Última vaza
cli-tricks-now = Esta vaza
cli-tricks-hand = { $you ->
    [yes] Sua mão
   *[no] { $seat }
}
cli-tricks-trick-won = { $you ->
    [yes] você vence
   *[no] { $seat } vence
}
cli-tricks-trick-lost = { $you ->
    [yes] ninguém vence, você inicia de novo
   *[no] ninguém vence, { $seat } inicia de novo
}
cli-tricks-last-trick-lost = ninguém vence
cli-tricks-leads = { $you ->
    [yes] Você inicia: vale qualquer carta.
   *[no] { $seat } inicia.
}
cli-tricks-led = Naipe inicial:
cli-tricks-declared = declarado pelo doppelgänger
cli-tricks-annihilated = aniquilada
cli-tricks-winning = vencendo
cli-tricks-predict = Preveja quantas vazas vai vencer. As previsões são mostradas todas juntas.
cli-tricks-ask-prediction = Quantas vazas (de 0 a { $most })
cli-tricks-only = Agora só dá para jogar { tricks-suit }.
cli-tricks-ask-rank = { tricks-suit }: qual número ({ $ranksOr })
cli-tricks-ask-suit = De que naipe é o { $card }?
cli-tricks-ask-bonus = Depois do { $card } você fica sem doppelgängers. Quer pegar uma carta bônus com ele?
cli-tricks-no-bonus = Não, só a carta

## Halloween

cli-halloween-help-keys =
    1 2 3 | uma das suas seções: as ações dela e por que outras não dão
    2 mover | uma ação, ou inteira: 2 mover amarelo igreja>escola
    c u b e | ocupar uma carta, usar uma carta ou um bônus, terminar o turno
    1 2 3 4 5 | fantasmas por nível: azul, verde, amarelo, laranja, vermelho
    2 4 6 8 10 | espaços de assombração pelos pontos; ▲ ■ ◆ ♣ de quem é a ficha
    ● ○ – | há um disco, a ação é possível, não é
    3  3≠ | custo de uma carta: três fichas quaisquer, ou três diferentes
    6×1 | seis fichas de nível 1; se são menos, aparecem uma a uma
    ? | explica o que se pergunta, ou a regra depois de uma recusa
    ?cartas ?37 ?l ?A3 | as cartas em jogo, uma carta, um bônus, uma regra
cli-halloween-number = N.º
cli-halloween-card = Carta
cli-halloween-cards = Cartas
cli-halloween-effect = Efeito
cli-halloween-cost-any = { $count } fichas quaisquer
cli-halloween-cost-different = { $count } fichas diferentes
cli-halloween-explain-colour = Nível { $level }, dado d{ $sides }; seus espaços de assombração valem { $points } pontos.
cli-halloween-explain-price = Evoluir para esta cor custa { $amount } pontos de susto.
cli-halloween-round = { $limit ->
    [0] rodada { $round }
   *[other] rodada { $round } de { $limit }
}
cli-halloween-turn = { $you ->
    [yes] seu turno
   *[no] turno de { $seat }
}
cli-halloween-last-round = a última rodada
cli-halloween-reserve = { $count ->
    [0] nenhum bônus na reserva
   *[other] { $count } bônus na reserva
}
cli-halloween-spaces = assombrar
cli-halloween-column-pe = Pontos
cli-halloween-column-sp = Susto
cli-halloween-column-discs = Discos
cli-halloween-column-haunts = Assombr.
cli-halloween-column-levels = Níveis
cli-halloween-column-tokens = Fichas
cli-halloween-column-bonus = Bônus
cli-halloween-level = nível { $level }
cli-halloween-used = usada
cli-halloween-supply = Seu estoque
cli-halloween-board = Seção { $section }
cli-halloween-section = Seção { $section } (nível { $level })
cli-halloween-ask-section = Qual seção age? ({ $numbersOr })
cli-halloween-all-used = Todas as suas seções já agiram.
cli-halloween-ask-act = Seção { $section }, nível { $level }: qual ação?
cli-halloween-rest = { $count ->
    [0] Descansar (nenhum disco para recuperar)
    [one] Descansar ({ $count } disco volta)
   *[other] Descansar ({ $count } discos voltam)
}
cli-halloween-occupy = Ocupar uma carta: { $names }
cli-halloween-use = Usar uma carta: { $names }
cli-halloween-bonus = Usar um bônus: { $names }
cli-halloween-ask-card = Qual carta ({ $numbersOr })
cli-halloween-ask-bonus = Qual ficha de bônus?
cli-halloween-ask-token = Qual é a próxima ficha?
cli-halloween-ask-number = Seu número (de 1 a { $most })
cli-halloween-points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
cli-halloween-room = { $count ->
    [0] sem lugar
    [one] { $count } lugar
   *[other] { $count } lugares
}
cli-halloween-total = Soma
cli-halloween-from-haunt = Assombrar
cli-halloween-from-occupy = Ocupar cartas
cli-halloween-from-rival = Companhia em uma carta
cli-halloween-from-sets = Trios de fichas

## Registros

cli-match-number = Partida { $number }
cli-json-move = jogada { $number }
cli-verify-good = { $moves ->
    [0] 0 jogadas, resultado { $result }.
    [one] { $moves } jogada, resultado { $result }.
   *[other] { $moves } jogadas, resultado { $result }.
}
cli-verify-shuffle = { $draws ->
    [0] Embaralhamento conferido, 0 sorteios.
    [one] Embaralhamento conferido, { $draws } sorteio.
   *[other] Embaralhamento conferido, { $draws } sorteios.
}
cli-verified = { $wrong ->
    [0] { $count ->
        [1] A partida está certa.
       *[other] Todas as { $count } partidas estão certas.
    }
   *[other] { $count ->
        [1] A partida não está certa.
       *[other] { $wrong } de { $count } partidas não estão certas.
    }
}
cli-match-unfinished = A partida não terminou.
cli-one-seat = Vista por: { $view }. As jogadas ocultas aparecem como “?”.
cli-result = Resultado: { $result }

## Simulações e medidas

cli-simulate-playing = Jogando
cli-simulate-games = { $count ->
    [0] 0 partidas em { $seconds } s
    [one] { $count } partida em { $seconds } s
   *[other] { $count } partidas em { $seconds } s
}
cli-simulate-seat = Lugar
cli-simulate-bot = Jogador
cli-simulate-won = Vitórias
cli-simulate-rate = Taxa
cli-simulate-interval = Intervalo 95 %
cli-simulate-score = Pontos
cli-simulate-moves = Jogadas por partida: { $mean } ± { $sd }.
cli-simulate-rounds = Rodadas: { $mean } ± { $sd }.
cli-simulate-card = Carta
cli-simulate-in-play = Em jogo
cli-simulate-bought = Comprada
cli-simulate-won-with = Vence com ela
cli-arena-played = { $count ->
    [0] 0 partidas, semente { $seed }
    [one] { $count } partida, semente { $seed }
   *[other] { $count } partidas, semente { $seed }
}
cli-arena-wins = Vitórias em %
cli-arena-against = Contra
cli-arena-deals = Distribuições
cli-arena-points = Pontos
cli-arena-rounds-won = Rodadas vencidas %
cli-arena-round-points = Pontos por rodada
cli-arena-verdict = Veredito
cli-arena-verdict-above = acima de { $share }
cli-arena-verdict-below = abaixo de { $share }
cli-arena-verdict-open = { $share }: em aberto
cli-arena-rating = Classificação
cli-arena-matches = Partidas
cli-arena-thinking = Uma jogada leva
cli-arena-longest = No máximo
cli-arena-how-two = Cada distribuição foi jogada dos dois lados. Os pontos são os do jogador menos os do adversário. Os intervalos tomam cada distribuição como uma observação.
cli-arena-how-more = Um lugar do jogador contra o outro bot em todos os outros lugares, cada distribuição uma vez de cada lugar. Os pontos são os do jogador menos a média dos outros. Os intervalos tomam cada distribuição como uma observação.
cli-arena-bad-engine = Não existe o motor “{ $value }”. Escolha entre: { $allowed }.
arena-bots = Uma arena precisa de pelo menos dois bots, cada um nomeado uma vez; foram dados { $count }.
arena-deals = É preciso jogar pelo menos uma distribuição, não { $value }.
arena-share = “{ $value }” não é uma fração entre 0 e 1.
arena-no-ray = Ray não está instalado aqui: pip install "hauntboard[ray]".
arena-file-busy = { $file }: outra arena está gravando neste arquivo.
arena-file-foreign = { $file }: isto não é um arquivo de resultados da arena.
arena-file-other = { $file }: estes resultados são de outra arena ({ $field }: { $has }, esperado: { $wanted }).
arena-file-damaged = { $file }: a linha { $line } está danificada. Remova-a para continuar com o resto.
cli-games-players = Jogadores
cli-games-bots = Bots disponíveis
cli-perft-depth = Profundidade
cli-perft-time = Tempo
cli-perft-differ = as duas formas das regras não coincidem.
cli-perft-bad-deal = “{ $text }” não pode ser dada neste ponto.
cli-perft-bad-depth = A profundidade não pode ser negativa.
cli-form-compiled = Compiladas
cli-form-interpreted = Interpretadas
cli-bench-what = Medida
cli-bench-value = Valor
cli-bench-goal = Meta
cli-bench-behind = Detalhe
cli-bench-package = O pacote
cli-bench-met = atingida
cli-bench-missed = não atingida
cli-bench-no-peer = O OpenSpiel não está instalado, então não há com que comparar (make bench o instala).
cli-bench-playouts = Partidas ao acaso, jogadas por segundo
cli-bench-stepped = Passo a passo pelo Python, jogadas por segundo
cli-bench-clone = Cópia de um estado
cli-bench-state = Tamanho de um estado
cli-bench-threads = Ritmo do Python ao lado de uma thread de partidas
cli-bench-forms = Compiladas ante interpretadas
cli-bench-size = Tamanho do pacote
cli-bench-import = Importação, ante json e decimal

## Bots e simulações: o que dizem seus próprios arquivos

## Resolver

cli-solve-growing = Calculando tudo o que pode acontecer
cli-solve-solving = Resolvendo
cli-solve-asking = Perguntando ao bot
cli-solve-size = { $count } histórias, { $situations } situações em que um jogador pode estar.
cli-solve-iterations = Iterações
cli-solve-value = Valor para o lugar { $number }
cli-solve-exploitability = Explorabilidade
cli-solve-against = Contra { $bot }
cli-solve-bad-number = --iterations e --seeds são números a partir de 1.

## Conjuntos de dados
cli-dataset-needs = Os conjuntos de dados precisam do pyarrow: pip install "hauntboard[data]".
cli-dataset-wrong-game = São registros de { $game }, não de { $value }.
cli-dataset-written = { $file }: { $rows } decisões, partidas: { $matches }.
