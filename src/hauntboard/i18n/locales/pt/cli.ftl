# A linha de comando.

## Páginas de ajuda

cli-help-app = Uma mesa digital para jogos de fantasmas: jogue no terminal, simule, salve e confira registros.
cli-help-epilog = Comece com: hauntboard play { $game }
cli-help-usage = Uso
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-commands = Comandos
cli-help-default = padrão
cli-help-required = obrigatório
cli-help-help = Mostra esta página.
cli-help-lang = Idioma (padrão: o do ambiente). Pode ficar em qualquer lugar da linha de comando.
cli-help-version = Mostra a versão.
cli-help-install-completion = Instala o autocompletar para um shell: comandos, opções, jogos e bots, com a tecla Tab.
cli-help-show-completion = Mostra o script de autocompletar de um shell, para instalá-lo à mão.
cli-completion-installed = O autocompletar está instalado em { $file }. Abra outro terminal para usá-lo.
cli-help-game = Qual jogo, por exemplo { $game }; “hauntboard games” mostra a lista.
cli-help-players = Quantos jogadores.
cli-help-option = Uma opção do jogo, por exemplo { $option }. Pode ser repetida.
cli-help-file = Um arquivo de registros, em texto ou JSON; - lê a entrada padrão.
cli-help-json = Mostra os números em JSON.
cli-help-play = Jogue contra bots, ou com amigos no mesmo teclado.
cli-help-play-seat = Quem ocupa o próximo lugar: human ou o nome de um bot. Repita para cada lugar; os que sobrarem ficam com bots.
cli-help-play-names = Nomes por lugar, separados por vírgulas.
cli-help-play-seed = Cartas e bots repetíveis em vez de um embaralhamento que se pode conferir.
cli-help-play-record = Acrescenta a este arquivo o registro de cada partida, mesmo interrompida.
cli-help-play-hints = Se as dicas são permitidas (padrão: só quando todos os outros são bots).
cli-help-simulate = Faz os bots jogarem muitas partidas e conta quem vence.
cli-help-matches = Quantas partidas.
cli-help-simulate-seed = A mesma semente dá as mesmas partidas.
cli-help-simulate-bots = Bots por lugar, separados por vírgulas; uma lista mais curta recomeça.
cli-help-simulate-records = Grava neste arquivo o registro de cada partida.
cli-help-simulate-jobs = Número de processos; 0 para um por processador. Não muda o resultado.
cli-help-dataset = Grava partidas como tabela para pesquisa (Parquet): uma linha por decisão, com uma ficha de dados.
cli-help-dataset-records = Usa as partidas deste arquivo de registros em vez de jogar novas.
cli-help-dataset-out = Pasta para o arquivo e a sua ficha de dados.
cli-help-arena = Põe os bots frente a frente com distribuições duplicadas, todos os lugares em rodízio, e diz quem é mais forte e com que certeza.
cli-help-arena-bots = Os bots, separados por vírgulas. NOME@8000 ou NOME@100ms define quanto um deles pensa.
cli-help-arena-matches = Partidas por confronto, no máximo e em distribuições inteiras; cada distribuição é jogada uma vez de cada lado.
cli-help-arena-precision = Encerra um confronto quando sua fração de vitórias é conhecida com esta margem ± (0.02 para dois por cento).
cli-help-arena-decide = Encerra um confronto quando está decidido se sua fração fica acima ou abaixo deste valor; fair: o que iguais teriam.
cli-help-arena-budget = Iterações ou tempo por jogada para todos os bots que aceitam isso.
cli-help-arena-gauntlet = Só o primeiro bot contra cada um dos outros.
cli-help-results = Salva cada resultado neste arquivo e continua a partir dele.
cli-help-arena-engine = Quem joga: processos desta máquina ou um cluster Ray.
cli-help-replay = Conta em palavras uma partida registrada.
cli-help-replay-why = Explica cada decisão: o que um bot forte acha dela, sabendo o que o jogador sabia. Com --seat, só as desse lugar.
cli-help-replay-match = Só esta partida do arquivo, contando a partir de 1.
cli-help-replay-seat = A perspectiva: um número de lugar, spectator ou all (só se a partida acabou).
cli-help-replay-step = Espera Enter depois de cada turno; q sai.
cli-help-analyse = Julga as decisões de uma partida registrada e separa sorte e habilidade.
cli-help-analyse-seat = Só este lugar, pelo número.
cli-help-analyse-seed = A mesma semente dá a mesma análise.
cli-analyse-working = Analisando cada decisão
cli-analyse-moves = Todas as decisões
cli-analyse-round = Rodada { $number }
cli-help-record = Confere e converte arquivos de registros.
cli-help-verify = Confere se cada partida segue as regras e termina com o resultado indicado.
cli-help-verify-shuffle = Exige que o embaralhamento também possa ser conferido.
cli-help-convert = Converte os registros para o outro formato.
cli-help-convert-to = O formato de saída: json ou text.
cli-help-convert-seat = Mantém só o que este lugar (ou spectator) viu.
cli-help-rules = Mostra as regras de um jogo, ou uma só delas.
cli-help-rules-clause = Uma regra, por exemplo { $clause }.
cli-help-rules-cards = Só as cartas.
cli-help-games = Lista os jogos com suas opções.
cli-help-solve = Resolve com exatidão uma variante pequena ({ $variants }) e compara os bots com a solução.
cli-help-solve-iterations = Iterações de CFR+.
cli-help-solve-bots = Bots a avaliar; todos são comparados com o primeiro.
cli-help-solve-seeds = Quantas vezes se pergunta ao bot em cada situação.
cli-help-perft = Conta as sequências possíveis de jogadas, para testar as regras.
cli-help-perft-deal = Os sorteios, em notação, entre aspas.
cli-help-perft-depth = Conta as sequências até este comprimento.
cli-help-perft-build = Com que versão das regras contar: compiled (compilada) ou interpreted (Python puro).

## Chamadas que não deram certo

cli-usage-missing = Falta { $name }.
cli-usage-no-option = Não existe a opção { $name }.
cli-usage-no-command = Não existe o comando “{ $value }”.
cli-usage-option-value = A opção { $name } não se usa assim.
cli-usage-bad-value = { $name } precisa de um número inteiro.
cli-usage-bad-number = { $name } precisa de um número, por exemplo 0.02.
cli-usage-extra = Argumento inesperado: “{ $value }”.
cli-usage-other = Linha de comando inválida: { $reason }
cli-usage-try = Veja: { $command }
cli-bad-language = Não existe o idioma “{ $value }”. Escolha entre: { $allowed }.
cli-bad-option = “{ $value }” não é uma opção. Escreva nome=valor.
cli-bad-choice = “{ $value }” não é possível aqui. Escolha entre: { $allowed }.
cli-bad-seat = Não existe o lugar “{ $value }”. Escolha de 1 a { $players }, ou spectator.
cli-bad-jobs = O número de processos não pode ser { $value }.
cli-bad-name = “{ $name }” não pode ser o nome de um jogador: no máximo { $count } caracteres, e cada nome uma só vez.
cli-too-many-seats = Há { $count } lugares descritos, mas a mesa só tem { $players }.
cli-too-many-names = Há { $count } nomes, mas a mesa só tem { $players } lugares.
cli-folder-missing = Não existe a pasta “{ $folder }”. Crie-a ou escolha outra.
cli-file-missing = Não existe o arquivo “{ $file }”.
cli-file-directory = “{ $file }” é uma pasta, não um arquivo.
cli-file-permission = Não há permissão para abrir “{ $file }”. Escolha outro arquivo ou mude as permissões.
cli-file-trouble = Não é possível usar “{ $file }”: { $reason }
cli-disk-full = Não há mais espaço para { $file }. Libere espaço ou escolha outro lugar.
cli-standard-output = a saída padrão
cli-not-a-record-file = “{ $file }” não é um arquivo de registros. Escolha outro arquivo.
cli-no-such-match = Não há partida { $number } neste arquivo; ele tem { $count }.
cli-no-clause = Não existe a regra “{ $clause }”. Talvez uma destas: { $near }
cli-no-rules = Ainda não há regras de { $game } para mostrar.
cli-no-cards = Não há cartas de { $game } para mostrar.
cli-not-compiled = As regras compiladas não estão instaladas. Para criá-las com um compilador C: { $command }
cli-interpreted = As regras estão rodando em Python puro, que é mais lento. Para criar as regras compiladas com um compilador C: { $command }
cli-interrupted = interrompido.
cli-interrupted-kept = interrompido. Os resultados até agora estão em { $file }; o mesmo comando continua dali.
cli-step-needs-file = Com --step o teclado é necessário, então os registros devem vir de um arquivo.

## Ao jogar

cli-at-table = Na mesa: { $names }
cli-commitment = Uma semente secreta fixa o embaralhamento e é revelada no fim. Sua impressão digital:
cli-seed-revealed = A semente do embaralhamento:
cli-your-move = Sua jogada
cli-your-choice = Sua escolha (Enter volta)
cli-reminder = número, ou notação como { $example } · ? explica
cli-earlier = … “diário” mostra o que veio antes
cli-settle = Enter continua, voltar desfaz:
cli-pass-keyboard = Passe o teclado para { $name }. { $name }: aperte Enter.
cli-hide = Enter esconde a tela.
cli-does-not-fit = “{ $text }” não serve aqui: { $ask }
cli-not-in-menu = “{ $text }” não está no menu. Escolha { $numbersOr }.
cli-try-help = (ajuda mostra o que se pode digitar)
cli-nothing-to-explain = Não há carta nem regra “{ $word }”.
cli-save = Salvar o registro? Nome do arquivo, ou Enter para não salvar:
cli-saved = Salvo em { $file }.
cli-rematch = Mais uma partida? (s/N)
cli-yes-words = s sim
cli-goodbye = Até a próxima.
cli-hints-off = As dicas estão desligadas porque há outras pessoas jogando (--hints as permite).
cli-hints-asked = Dicas usadas: { $scoresNamed }
cli-thinking = Pensando …
cli-bot-thinking = { $name } está pensando …
cli-why-needs-end = As jogadas só podem ser explicadas com o registro completo de uma partida terminada.
cli-command-undo = voltar desfazer
cli-command-log = diário diario
cli-command-view = ver
cli-command-hint = dica
cli-command-rules = regras
cli-command-help = ajuda
cli-command-quit = sair
cli-generic-more = mais jogadas ({ $number } de { $count })
cli-generic-found = Jogadas com “{ $text }”
cli-generic-help-keys =
    3 | a jogada com este número
    algumas palavras | as jogadas que as contêm
    + | a página seguinte de jogadas
cli-help-keys =
    dica | o que um bot forte faria no seu lugar, e por quê
    voltar | desfaz uma escolha que ninguém conhece ainda
    diário | tudo o que você viu até agora
    regras | as regras; regras 2 mostra uma parte, regras { $clause } uma regra
    ver ou Enter | mostra a mesa de novo
    sair | encerra a partida; você pode salvá-la
cli-rules-more = Digite regras e um número para ler uma parte, ou regras e o código de uma regra.

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
cli-one-seat = Perspectiva: { $view }. As jogadas ocultas são escritas “?”.
cli-result = Resultado: { $result }

## Simulações e medidas

cli-simulate-playing = Jogando
cli-reading = Lendo
cli-admin-saving = Salvando
cli-admin-restoring = Restaurando
cli-admin-exporting = Exportando
cli-admin-deleting = Apagando
cli-checking = Verificando
cli-converting = Convertendo
cli-explaining = Explicando
cli-perft-counting = Contando
cli-simulate-games = { $count ->
    [0] 0 partidas em { $seconds } s
    [one] { $count } partida em { $seconds } s
   *[other] { $count } partidas em { $seconds } s
}
cli-simulate-seat = Lugar
cli-simulate-bot = Bot
cli-simulate-won = Vitórias
cli-simulate-rate = Taxa
cli-simulate-interval = Intervalo 95%
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
cli-arena-how-two = Cada distribuição foi jogada dos dois lados. Os pontos são os do bot menos os do adversário. Cada distribuição conta como uma observação.
cli-arena-how-more = Um lugar do bot contra o outro bot em todos os outros lugares, cada distribuição uma vez de cada lugar. Os pontos são os do bot menos a média dos outros. Cada distribuição conta como uma observação.
cli-arena-bad-engine = Não existe o motor “{ $value }”. Escolha entre: { $allowed }.
arena-bots = Uma arena precisa de pelo menos dois bots, cada um nomeado uma vez; foram dados { $count }.
arena-deals = É preciso jogar pelo menos uma distribuição, não { $value }.
arena-share = “{ $value }” não é uma fração entre 0 e 1.
arena-no-ray = O Ray não está instalado: pip install "hauntboard[ray]".
results-file-busy = { $file }: outro comando está gravando neste arquivo.
results-file-foreign = { $file }: isto não é um arquivo de resultados deste comando. Indique outro arquivo.
results-file-other = { $file }: estes resultados são de outras partidas ({ $field }: { $has }, esperado: { $wanted }). Indique outro arquivo.
results-file-damaged = { $file }: a linha { $line } está danificada. Remova-a para continuar com o resto.
cli-games-players = Jogadores
cli-games-bots = Bots disponíveis
cli-games-broken = Não foi possível carregar:
cli-perft-depth = Profundidade
cli-perft-time = Tempo
cli-perft-differ = a versão compilada e a de Python puro não coincidem.
cli-perft-bad-deal = “{ $text }” não pode ser dada neste ponto.
cli-perft-bad-depth = A profundidade não pode ser negativa.
cli-build-compiled = Compiladas
cli-build-interpreted = Interpretadas

## Resolver

cli-solve-growing = Construindo a árvore do jogo
cli-solve-solving = Resolvendo
cli-solve-asking = Consultando o bot
cli-solve-size = { $count } histórias, { $situations } conjuntos de informação.
cli-solve-iterations = Iterações
cli-solve-value = Valor para o lugar { $number }
cli-solve-exploitability = Explorabilidade
cli-solve-against = Contra { $bot }
cli-solve-bad-number = --iterations e --seeds devem ser pelo menos 1.
cli-solve-too-large = Esta variante é grande demais para ser resolvida: tem mais de { $count } histórias. Tente: { $command }

## Conjuntos de dados
cli-dataset-needs = Os conjuntos de dados precisam do pyarrow: pip install "hauntboard[data]".
cli-dataset-wrong-game = São registros de { $game }, não de { $value }.
cli-dataset-written = { $file }: { $rows } decisões, partidas: { $matches }.

## Jogos novos
cli-help-new-game = Escreve as pastas de um jogo novo: um jogo pequeno que funciona e que se pode mudar.
cli-help-new-game-name = O nome: letras minúsculas e algarismos, com hífenes entre as palavras.
cli-help-new-game-players = O número de jogadores, por exemplo 2-5 ou 3.
cli-help-new-game-package = Escreve um pacote instalável nesta pasta (fora de uma cópia do Hauntboard: numa pasta com o nome do jogo).
cli-new-game-bad-name = “{ $value }” não pode ser o nome de um jogo: use minúsculas, algarismos e hífenes entre as palavras, com uma letra no início e { $most } caracteres no máximo.
cli-new-game-python-name = “{ $value }” é um nome que o próprio Python usa. Escolha outro.
cli-new-game-taken = “{ $value }” já existe: outro jogo ou mensagem começa com este nome.
cli-new-game-exists = { $folder } já existe. Nada foi escrito.
cli-new-game-other-checkout = { $root } é uma cópia do código do Hauntboard, mas o hauntboard em execução é outro, em { $place }. Execute o dessa cópia (make setup e depois .venv/bin/hauntboard) ou escreva um pacote próprio com --package DIR. Nada foi escrito.
cli-new-game-bad-players = “{ $value }” não é um número de jogadores: escreva 3 ou 2-5, de 2 a { $most }.
cli-new-game-written = O jogo está em { $folder }. Próximos passos:
cli-new-game-step-install = Instalá-lo:
cli-new-game-step-allow = Permiti-lo:
cli-new-game-step-play = Jogar:
cli-new-game-step-test = Rodar os testes:
cli-new-game-step-change = Mudar os arquivos:
cli-new-game-step-read = Continuar lendo:
