# A mesa na web: as páginas e tudo o que cerca um tabuleiro. Os jogos têm seus próprios arquivos.

web-close = Fechar
web-cancel = Cancelar
web-confirm = Confirmar
web-skip = Pular
web-home = Voltar ao salão
web-try-again = Tentar de novo
web-understood = Entendi
web-more = Mais
web-skip-to-content = Ir para o conteúdo
web-no-connection = Não há conexão com a mesa. Confira sua rede e tente de novo.
web-mistake = Algo deu errado nesta página. Recarregue-a se ela parar de funcionar.
web-not-found = Aqui só estamos nós, os fantasmas
web-guest = Visitante

## Navegação

web-nav = Páginas
web-nav-play = Jogar
web-nav-learn = Aprender
web-nav-watch = Assistir
web-nav-history = Minhas partidas
web-nav-ratings = Classificação
web-nav-rules = Regras
web-learn-instead = Aprender jogando

## Configurações

web-settings = Configurações e idioma
web-language = Idioma
web-theme = Tema
web-theme-auto = do sistema
web-theme-dark = escuro
web-theme-light = claro
web-pace = Ritmo dos outros
web-pace-normal = calmo
web-pace-fast = rápido
web-pace-off = tudo de uma vez
web-motion = Animação
web-motion-auto = do sistema
web-motion-off = nenhuma
web-sound = Som
web-sound-on = ligado
web-sound-off = desligado
web-sound-turn-on = Ligar o som
web-sound-turn-off = Desligar o som
web-notebook = Cadernos com o que você sabe
web-notebook-on = anotar o que está provado
web-notebook-off = deixar que eu preencha
web-your-name = Seu nome
web-install = Como aplicativo
web-install-text = Com ícone próprio e tela cheia. Para jogar, o servidor continua sendo necessário.
web-install-now = Instalar

## Sem conexão

web-offline-title = Batemos na porta e ninguém responde
web-offline-text = Não dá para chegar ao servidor das mesas: ou este aparelho está sem conexão, ou o servidor está fazendo uma pausa. Nada se perde, suas partidas estão guardadas lá.
web-offline-try = Bater agora
web-offline-next = { $seconds ->
    [0] Batendo de novo agora
    [one] Batendo de novo em { $seconds } segundo
   *[other] Batendo de novo em { $seconds } segundos
}
web-offline-asking = Batendo na porta …
web-offline-back = Assim que o servidor responder, você volta para onde estava. Não precisa fazer nada.
web-offline-works = O que funciona enquanto isso
web-offline-rules = Ler as regras dos jogos e mudar o idioma e o tema.
web-offline-waits = O que vai ter que esperar
web-offline-waits-play = Jogar, mesmo contra os bots: eles rodam no servidor.
web-offline-waits-lists = Suas mesas, suas partidas, a classificação e assistir aos outros.
web-offline-waits-clock = Se houver um relógio correndo em uma das suas mesas, ele continua correndo.
web-offline-strip = Sem conexão com o servidor. Mesmo assim dá para ler as regras.

## Início

web-hero = Sente-se. Os espíritos já estão aqui.
web-hero-text = Jogos de fantasmas para jogar com amigos, com desconhecidos ou contra os bots.
web-newcomer = Primeira vez aqui?
web-newcomer-text = Aprenda um jogo em três minutos.
web-games = Jogos
web-rules-none = As regras deste jogo ainda não estão escritas aqui.
web-players = de { $low } a { $high } jogadores
web-players-only = { $count } jogadores
web-play-now = Jogar agora
web-with-friends = Com amigos
web-my-tables = Suas mesas
web-have-code = Você tem um código?
web-join = Entrar
web-join-title = Entrar em uma mesa
web-code = Código da mesa
web-watch-others = Assistir aos outros
web-state-your-turn = Sua vez
web-state-open = Esperando jogadores
web-state-running = Em andamento
web-state-over = Terminada
web-watch-running = Em andamento agora
web-watch-open = Esperando jogadores
web-watch-none = Não há nenhuma partida pública em andamento agora.
web-watch-none-open = Nenhuma mesa pública está esperando jogadores.
web-history-none = Você ainda não terminou nenhuma partida.
web-ratings-none = Ainda não há classificação neste jogo: jogue uma partida contra pessoas.
web-rating = Pontuação
web-rating-player = Jogador
web-rating-matches = Partidas

## Abrir uma mesa

web-setup-with = Quem joga?
web-setup-friends = Amigos online
web-setup-friends-text = Você recebe um link, um código e um QR code. Cada um joga no próprio aparelho.
web-setup-device = Um aparelho só
web-setup-device-text = Vocês passam este aparelho de mão em mão. A tela fica escondida entre um jogador e outro.
web-setup-bots = Bots
web-setup-bots-text = Você contra os bots. A partida começa na hora.
web-setup-players = Número de jogadores
web-setup-people = Quantos deles são pessoas?
web-setup-teams = Joga-se em times. Os lugares deles: { $teams }.
web-setup-strength = Quão fortes são os bots?
web-bot-level-1 = 1 · sonolentos
web-bot-level-2 = 2 · brincalhões
web-bot-level-3 = 3 · atentos
web-bot-level-4 = 4 · astutos
web-bot-level-5 = 5 · implacáveis
web-setup-clock = Tempo por jogada
web-setup-clock-value = { $seconds ->
    [0] sem limite
    [60] 1 minuto
    [300] 5 minutos
    [86400] 1 dia
   *[other] { $days } dias
}
web-setup-public = Mesa pública: qualquer pessoa pode entrar ou assistir
web-setup-rules = Regras desta partida
web-setup-own = à sua escolha
web-open-table = Abrir a mesa
web-start = Começar
web-seats = Lugares
web-sit = Sentar aqui
web-stand-up = Liberar o lugar { $number }
web-free-seat = livre
web-open-seat = livre, ou um bot
web-seat-for = Para quem é este lugar?
web-seat-person = uma pessoa
web-still-free = { $count ->
    [0] Ainda há { $count } lugares livres. Espere alguém chegar ou chame bots.
    [one] Ainda há { $count } lugar livre. Espere alguém chegar ou chame um bot.
   *[other] Ainda há { $count } lugares livres. Espere alguém chegar ou chame bots.
}
web-host-starts = Quem abriu a mesa começa a partida quando todos chegarem.
web-invite = Convide amigos
web-invite-text = Envie o link, diga o código ou mostre o QR code.
web-share = Compartilhar o link
web-copied = Link copiado.
web-qr = QR code do link

## Na mesa

web-actions = O que fazer
web-your-turn = É a sua vez.
web-waiting = { $seatsCount ->
    [0] { $seats } estão pensando.
    [one] { $seats } está pensando.
   *[other] { $seats } estão pensando.
}
web-waiting-missing = { $seatsCount ->
    [1] { $seats } perdeu a conexão.
   *[other] { $seats } perderam a conexão.
}
web-sending = Sua jogada está a caminho.
web-showing = As jogadas estão sendo mostradas …
web-over = A partida terminou.
web-over-won = { $winnersYou ->
    [yes] A partida terminou. { web-won }
   *[no] A partida terminou. { web-winners }
}
web-seat-acting = é a vez
web-seat-away = ausente
web-seat-missing = sem conexão
web-seat-forfeited = desistiu
web-time-left = Tempo restante
web-log = O que aconteceu
web-log-empty = Nada aconteceu ainda.
web-recap = Desde a sua última jogada
web-not-now = Não é possível agora
web-rule = Regra { $clause }
web-only-watching = Você está assistindo. Só os jogadores podem jogar.
web-reactions = Diga alguma coisa
web-undo = Desfazer
web-undo-asked = { $seat } quer desfazer uma jogada. Você concorda?
web-agree = Concordar
web-refuse = Recusar
web-ask-undo = Pedir para desfazer minha última jogada
web-leave = Sair da partida
web-leave-sure = { $forfeit ->
    [yes] Quer mesmo sair? Você perde a partida.
   *[no] Quer mesmo sair? Um bot joga por você até você voltar.
}
web-you-are-away = Você está ausente: um bot joga por você.
web-come-back = Voltei
web-won = Você venceu!
web-winners = { $winnersCount ->
    [0] Ninguém vence.
    [one] { $winners } vence.
   *[other] { $winners } vencem.
}
web-final-scores = Placar final: { $scoresNamed }
web-rematch = Revanche
web-to-rematch = Ir para a próxima partida
web-replay = Repetição
web-replay-so-far = A partida até agora

web-connection-connecting = Conectando …
web-connection-live = Conectado
web-connection-lost = Conexão perdida. Tentando de novo …
web-connection-refused = Você não tem acesso a esta mesa.

web-reaction-hello = Boa noite!
web-reaction-boo = Buu!
web-reaction-laugh = Ha, ha!
web-reaction-wow = Nossa!
web-reaction-clap = Boa jogada!
web-reaction-thanks = Valeu!
web-reaction-sorry = Desculpe!
web-reaction-hurry = A noite é curta …

web-log-sit = { $you ->
    [yes] Você se senta.
   *[no] { $seat } se senta.
}
web-log-start = A partida começa.
web-log-undo = { $you ->
    [yes] Você desfaz uma jogada.
   *[no] { $seat } desfaz uma jogada.
}
web-log-undo-ask = { $you ->
    [yes] Você pede para desfazer uma jogada.
   *[no] { $seat } pede para desfazer uma jogada.
}
web-log-away = { $you ->
    [yes] Você está ausente.
   *[no] { $why ->
        [time] { $seat } ficou sem tempo.
       *[left] { $seat } saiu.
    }
}
web-log-return = { $you ->
    [yes] Você voltou.
   *[no] { $seat } voltou.
}
web-log-rematch = { $you ->
    [yes] Você pede outra partida.
   *[no] { $seat } pede outra partida.
}

## Várias pessoas diante de uma tela

web-hand-over = Passar para { $seat }
web-pass-title = { $seat }, é a sua vez
web-pass-text = A tela fica escondida até o aparelho chegar a { $seat }.
web-pass-show = { $seat } aqui: mostrar minhas cartas
web-hint = Dica
web-log-hint = { $you ->
    [yes] Você pediu uma dica.
   *[no] { $seat } pediu uma dica.
}
web-setup-hints = Permitir dicas (uma partida com dicas não conta para a classificação)
web-hints-allowed = { $on ->
    [yes] Aqui você pode pedir dicas. Todos veem quem pede, e uma partida com dicas não conta para a classificação.
   *[no] Nesta mesa não há dicas.
}
web-hints-asked = Dicas até agora: { $scoresNamed }
