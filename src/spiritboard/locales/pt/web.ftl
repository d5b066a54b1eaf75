# A mesa na web: as páginas e tudo o que rodeia um tabuleiro. Os jogos têm os seus próprios ficheiros.

web-close = Fechar
web-cancel = Cancelar
web-confirm = Fazer
web-skip = Saltar
web-home = Voltar ao salão
web-try-again = Tentar de novo
web-understood = Percebi
web-more = Mais
web-skip-to-content = Ir para o conteúdo
web-no-connection = Não há ligação à mesa. Verifica a tua rede e tenta de novo.
web-mistake = Algo correu mal nesta página. Carrega-a de novo se deixar de funcionar.
web-not-found = Aqui só estamos nós, os fantasmas
web-guest = Convidado

## Navegação

web-nav = Páginas
web-nav-play = Jogar
web-nav-learn = Aprender
web-nav-watch = Assistir
web-nav-history = As minhas partidas
web-nav-ratings = Classificação
web-nav-rules = Regras
web-learn-instead = Aprender jogando

## Definições

web-settings = Definições e idioma
web-language = Idioma
web-theme = Luz
web-theme-auto = a do dispositivo
web-theme-dark = noite
web-theme-light = dia
web-speed = Movimento
web-speed-normal = calmo
web-speed-fast = rápido
web-speed-off = nenhum
web-sound = Som
web-sound-on = ligado
web-sound-off = em silêncio
web-sound-turn-on = Ligar o som
web-sound-turn-off = Desligar o som
web-notebook = Cadernos com o que sabes
web-notebook-on = anotar o que se pode provar
web-notebook-off = preencho-os eu
web-your-name = O teu nome
web-install = Como aplicação
web-install-text = Com ícone próprio e ecrã inteiro. Para jogar continua a ser preciso o servidor.
web-install-now = Instalar

## Sem ligação

web-offline-title = Batemos à porta e ninguém responde
web-offline-text = Não se consegue chegar ao servidor das mesas: ou este dispositivo está sem ligação ou o servidor está a fazer uma pausa. Nada se perde, as tuas partidas estão lá guardadas.
web-offline-try = Bater agora
web-offline-next = { $seconds ->
    [0] Batemos de novo já
    [one] Batemos de novo daqui a { $seconds } segundo
   *[other] Batemos de novo daqui a { $seconds } segundos
}
web-offline-asking = A bater à porta …
web-offline-back = Assim que alguém responder, voltas para onde estavas. Não precisas de fazer nada.
web-offline-works = Entretanto funciona
web-offline-rules = Ler as regras dos três jogos e mudar a língua e a luz.
web-offline-waits = Tem de esperar
web-offline-waits-play = Jogar, também contra os fantasmas da casa: eles vivem no servidor.
web-offline-waits-lists = As tuas mesas, as tuas partidas, a classificação e ver os outros jogar.
web-offline-waits-clock = Se houver um relógio a contar numa das tuas mesas, ele continua a contar.
web-offline-strip = Sem ligação ao servidor. As regras podem ler-se na mesma.

## Início

web-hero = Senta-te. Os espíritos já cá estão.
web-hero-text = Três jogos de fantasmas para jogar com amigos, com desconhecidos ou contra os fantasmas da casa.
web-newcomer = Primeira vez aqui?
web-newcomer-text = Aprenda um jogo em três minutos.
web-games = Jogos
web-players = { $low } a { $high } jogadores
web-play-now = Jogar já
web-with-friends = Com amigos
web-my-tables = As tuas mesas
web-have-code = Tens um código?
web-join = Entrar
web-join-title = Entrar numa mesa
web-code = Código da mesa
web-watch-others = Ver os outros jogar
web-state-your-turn = É a tua vez
web-state-open = À espera de jogadores
web-state-running = A decorrer
web-state-over = Terminada
web-watch-running = A decorrer agora
web-watch-open = À espera de jogadores
web-watch-none = Neste momento não decorre nenhuma partida pública.
web-watch-none-open = Nenhuma mesa pública espera jogadores.
web-history-none = Ainda não terminaste nenhuma partida.
web-ratings-none = Ainda ninguém tem pontuação neste jogo: joga uma partida contra pessoas.
web-rating = Força
web-rating-player = Quem
web-rating-matches = Partidas

## Abrir uma mesa

web-setup-with = Quem joga?
web-setup-friends = Amigos em linha
web-setup-friends-text = Recebes uma ligação, um código e uma imagem para ler. Cada um joga no seu dispositivo.
web-setup-device = Um dispositivo
web-setup-device-text = Passam este dispositivo entre vocês. O ecrã fica escondido entre jogadores.
web-setup-bots = Fantasmas da casa
web-setup-bots-text = Tu contra os fantasmas da casa. Começa logo.
web-setup-players = Número de jogadores
web-setup-people = Quantos são pessoas?
web-setup-teams = Com quatro jogam duas equipas de dois: os lugares 1 e 3 contra os lugares 2 e 4.
web-setup-strength = Quão espertos são os fantasmas da casa?
web-bot-level-1 = 1 · sonolentos
web-bot-level-2 = 2 · brincalhões
web-bot-level-3 = 3 · atentos
web-bot-level-4 = 4 · astutos
web-bot-level-5 = 5 · implacáveis
web-luck-ghosts = Em uma só rodada a sorte pesa muito; a habilidade aparece ao longo da partida.
web-luck-tricks = Há um pouco de sorte nas cartas que você recebe; o que decide é prever bem.
web-luck-halloween = Aqui a sorte conta pouco: quem planeja melhor quase sempre vence.
web-setup-clock = Tempo por jogada
web-setup-clock-value = { $seconds ->
    [0] sem limite
    [60] 1 minuto
    [300] 5 minutos
    [86400] 1 dia
   *[other] { $days } dias
}
web-setup-public = Deixar que todos encontrem e vejam esta mesa
web-setup-rules = Regras desta partida
web-open-table = Abrir a mesa
web-start = Começar
web-seats = Lugares
web-sit = Sentar-me aqui
web-stand-up = Libertar o lugar { $number }
web-free-seat = livre
web-open-seat = livre, ou um fantasma da casa
web-seat-for = Para quem é este lugar?
web-seat-person = uma pessoa
web-still-free = { $count ->
    [0] Ainda há { $count } lugares livres. Espera por alguém ou dá-os a fantasmas da casa.
    [one] Ainda há { $count } lugar livre. Espera por alguém ou dá-o a um fantasma da casa.
   *[other] Ainda há { $count } lugares livres. Espera por alguém ou dá-os a fantasmas da casa.
}
web-host-starts = O anfitrião começa a partida quando estiverem todos.
web-invite = Convida amigos
web-invite-text = Envia a ligação, diz o código ou deixa-os ler a imagem.
web-share = Partilhar a ligação
web-copied = A ligação foi copiada.
web-qr = A ligação como imagem para ler

## À mesa

web-bot = { $bot ->
    [random] fantasma da casa, distraído
    [greedy] fantasma da casa, impaciente
    [sensible] fantasma da casa, astuto
    [level-1] fantasma da casa, sonolento
    [level-2] fantasma da casa, brincalhão
    [level-3] fantasma da casa, atento
    [level-4] fantasma da casa, astuto
    [level-5] fantasma da casa, implacável
   *[other] fantasma da casa ({ $bot })
}
web-actions = O que fazer
web-your-turn = É a tua vez.
web-waiting = { $seatsCount ->
    [0] { $seats } estão a pensar.
    [one] { $seats } está a pensar.
   *[other] { $seats } estão a pensar.
}
web-sending = A tua jogada vai a caminho.
web-showing = Vê o que acontece.
web-over = A partida terminou.
web-seat-acting = é a sua vez
web-seat-away = ausente
web-seat-forfeited = desistiu
web-time-left = Tempo que resta
web-log = O que aconteceu
web-log-empty = Ainda não aconteceu nada.
web-recap = Desde a tua última jogada
web-not-now = Agora não é possível
web-rule = Regra { $clause }
web-only-watching = Estás a assistir. Só os jogadores podem jogar.
web-reactions = Dizer alguma coisa
web-undo = Voltar atrás
web-undo-asked = { $seat } gostaria de voltar atrás numa jogada. Concordas?
web-agree = Concordo
web-refuse = Recuso
web-ask-undo = Pedir para voltar atrás na minha última jogada
web-leave = Deixar a partida
web-leave-sure = { $forfeit ->
    [yes] Queres mesmo sair? Perdes a partida.
   *[no] Queres mesmo sair? Um fantasma da casa joga por ti até voltares.
}
web-you-are-away = Estás ausente: um fantasma da casa joga por ti.
web-come-back = Já voltei
web-won = Ganhaste!
web-winners = { $winnersCount ->
    [0] Ninguém ganha.
    [one] { $winners } ganha.
   *[other] { $winners } ganham.
}
web-final-scores = Resultado final: { $scoresNamed }
web-rematch = Mais uma vez
web-to-rematch = Para a próxima partida
web-replay = Repetição
web-replay-so-far = A partida até agora

web-connection-connecting = A ligar …
web-connection-live = Ligado
web-connection-lost = A ligação perdeu-se. A tentar de novo …
web-connection-refused = Esta mesa não está aberta para ti.

web-reaction-hello = Boa noite!
web-reaction-boo = Buu!
web-reaction-laugh = Ah, ah!
web-reaction-wow = Ena!
web-reaction-clap = Bem jogado!
web-reaction-thanks = Obrigado!
web-reaction-sorry = Desculpa!
web-reaction-hurry = A noite é curta …

web-log-sit = { $you ->
    [yes] Sentas-te.
   *[no] { $seat } senta-se.
}
web-log-start = A partida começa.
web-log-undo = { $you ->
    [yes] Voltas atrás numa jogada.
   *[no] { $seat } volta atrás numa jogada.
}
web-log-undo-ask = { $you ->
    [yes] Pedes para voltar atrás numa jogada.
   *[no] { $seat } pede para voltar atrás numa jogada.
}
web-log-away = { $you ->
    [yes] Estás ausente.
   *[no] { $why ->
        [time] { $seat } ficou sem tempo.
       *[left] { $seat } saiu.
    }
}
web-log-return = { $you ->
    [yes] Voltaste.
   *[no] { $seat } voltou.
}
web-log-rematch = { $you ->
    [yes] Pedes outra partida.
   *[no] { $seat } pede outra partida.
}

## Várias pessoas diante de um ecrã

web-hand-over = Passar a { $seat }
web-pass-title = { $seat }, é a tua vez
web-pass-text = O ecrã está escondido até { $seat } ter o dispositivo.
web-pass-show = Sou { $seat }: mostrar as minhas cartas
