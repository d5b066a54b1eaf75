# La mesa web: las páginas y todo lo que rodea un tablero. Los juegos tienen sus propios archivos.

web-close = Cerrar
web-cancel = Cancelar
web-confirm = Confirmar
web-skip = Omitir
web-home = Volver al salón
web-try-again = Intentar de nuevo
web-understood = Entendido
web-more = Más
web-skip-to-content = Ir al contenido
web-no-connection = No hay conexión con la mesa. Revisa tu red e inténtalo de nuevo.
web-mistake = Algo ha fallado en esta página. Cárgala de nuevo si deja de funcionar.
web-not-found = Aquí solo estamos los fantasmas
web-guest = Invitado

## Navegación

web-nav = Páginas
web-nav-play = Jugar
web-nav-learn = Aprender
web-nav-watch = Ver
web-nav-history = Mis partidas
web-nav-ratings = Clasificación
web-nav-rules = Reglas
web-learn-instead = Aprender jugando

## Ajustes

web-settings = Ajustes e idioma
web-language = Idioma
web-theme = Tema
web-theme-auto = del sistema
web-theme-dark = oscuro
web-theme-light = claro
web-pace = Ritmo de los demás
web-pace-normal = tranquilo
web-pace-fast = rápido
web-pace-off = todo a la vez
web-motion = Animación
web-motion-auto = del sistema
web-motion-off = ninguna
web-sound = Sonido
web-sound-on = activado
web-sound-off = desactivado
web-sound-turn-on = Activar el sonido
web-sound-turn-off = Quitar el sonido
web-notebook = Cuadernos con lo que sabes
web-notebook-on = anotar lo demostrable
web-notebook-off = dejar que los rellene yo
web-your-name = Tu nombre
web-install = Como aplicación
web-install-text = Con su propio icono y a pantalla completa. Para jugar sigue haciendo falta el servidor.
web-install-now = Instalar

## Sin conexión

web-offline-title = Llamamos a la puerta y nadie responde
web-offline-text = No se puede llegar al servidor de las mesas: o este dispositivo no tiene conexión o el servidor se ha tomado un descanso. No se pierde nada, tus partidas están guardadas allí.
web-offline-try = Llamar ahora
web-offline-next = { $seconds ->
    [one] Volvemos a llamar en { $seconds } segundo
   *[other] Volvemos a llamar en { $seconds } segundos
}
web-offline-asking = Llamando …
web-offline-back = En cuanto el servidor responda, volverás adonde estabas. No tienes que hacer nada.
web-offline-works = Lo que funciona mientras tanto
web-offline-rules = Leer las reglas de los juegos y cambiar el idioma y el tema.
web-offline-waits = Lo que tiene que esperar
web-offline-waits-play = Jugar, también contra los bots: funcionan en el servidor.
web-offline-waits-lists = Tus mesas, tus partidas, la clasificación y ver jugar a otros.
web-offline-waits-clock = Si en una de tus mesas corre el reloj, sigue corriendo.
web-offline-strip = Sin conexión con el servidor. Aun así se pueden leer las reglas.

## Inicio

web-hero = Toma asiento. Los espíritus ya están aquí.
web-hero-text = Juegos de fantasmas para jugar con amigos, con desconocidos o contra los bots.
web-newcomer = ¿Primera vez aquí?
web-newcomer-text = Aprende un juego en tres minutos.
web-games = Juegos
web-rules-none = Las reglas de este juego todavía no están escritas aquí.
web-players = de { $low } a { $high } jugadores
web-players-only = { $count } jugadores
web-play-now = Jugar ahora
web-with-friends = Con amigos
web-my-tables = Tus mesas
web-have-code = ¿Tienes un código?
web-join = Entrar
web-join-title = Entrar en una mesa
web-code = Código de la mesa
web-watch-others = Ver cómo juegan otros
web-state-your-turn = Te toca
web-state-open = Esperando jugadores
web-state-running = En juego
web-state-over = Terminada
web-watch-running = En juego ahora
web-watch-open = Esperando jugadores
web-watch-none = Ahora mismo no hay ninguna partida pública en juego.
web-watch-none-open = Ninguna mesa pública está esperando jugadores.
web-history-none = Todavía no has terminado ninguna partida.
web-ratings-none = Todavía no hay clasificación en este juego: juega una partida contra personas.
web-rating = Puntuación
web-rating-player = Jugador
web-rating-matches = Partidas

## Abrir una mesa

web-setup-with = ¿Quién juega?
web-setup-friends = Amigos en línea
web-setup-friends-text = Recibes un enlace, un código y un código QR. Cada cual juega en su dispositivo.
web-setup-device = Un solo dispositivo
web-setup-device-text = Este dispositivo pasa de mano en mano. La pantalla se oculta entre jugador y jugador.
web-setup-bots = Bots
web-setup-bots-text = Tú contra los bots. La partida empieza enseguida.
web-setup-players = Número de jugadores
web-setup-people = ¿Cuántos de ellos son personas?
web-setup-teams = Se juega por equipos. Sus asientos: { $teams }.
web-setup-strength = ¿Qué nivel tienen los bots?
web-bot-level-1 = 1 · somnolientos
web-bot-level-2 = 2 · traviesos
web-bot-level-3 = 3 · despiertos
web-bot-level-4 = 4 · astutos
web-bot-level-5 = 5 · implacables
web-setup-clock = Tiempo por jugada
web-setup-clock-value = { $seconds ->
    [0] sin límite
    [60] 1 minuto
    [300] 5 minutos
    [86400] 1 día
   *[other] { $days } días
}
web-setup-public = Mesa pública: cualquiera puede entrar o mirar
web-setup-rules = Reglas de esta partida
web-setup-own = a tu gusto
web-open-table = Abrir la mesa
web-start = Empezar
web-seats = Asientos
web-sit = Sentarme aquí
web-stand-up = Liberar el asiento { $number }
web-free-seat = libre
web-open-seat = libre, o un bot
web-seat-for = ¿Para quién es este asiento?
web-seat-person = una persona
web-still-free = { $count ->
    [one] Queda { $count } asiento libre. Espera a alguien o dáselo a un bot.
   *[other] Quedan { $count } asientos libres. Espera a alguien o dáselos a bots.
}
web-host-starts = Quien abrió la mesa empieza la partida cuando estén todos.
web-invite = Invita a tus amigos
web-invite-text = Envía el enlace, di el código o deja que escaneen el código QR.
web-share = Compartir el enlace
web-copied = Enlace copiado.
web-qr = Código QR del enlace

## En la mesa

web-actions = Qué hacer
web-your-turn = Te toca.
web-waiting = { $seatsCount ->
    [one] { $seats } está pensando.
   *[other] { $seats } están pensando.
}
web-waiting-missing = { $seatsCount ->
    [one] { $seats } ha perdido la conexión.
   *[other] { $seats } han perdido la conexión.
}
web-sending = Tu jugada está en camino.
web-showing = Se están mostrando las jugadas …
web-over = La partida ha terminado.
web-over-won = { $winnersYou ->
    [yes] La partida ha terminado. { web-won }
   *[no] La partida ha terminado. { web-winners }
}
web-seat-acting = es su turno
web-seat-away = ausente
web-seat-missing = sin conexión
web-seat-forfeited = abandonó
web-time-left = Tiempo restante
web-log = Lo que ha pasado
web-log-empty = Todavía no ha pasado nada.
web-recap = Desde tu última jugada
web-not-now = Ahora no es posible
web-rule = Regla { $clause }
web-only-watching = Estás mirando. Solo pueden jugar los jugadores.
web-reactions = Decir algo
web-undo = Deshacer
web-undo-asked = { $seat } quiere deshacer una jugada. ¿Te parece bien?
web-agree = Aceptar
web-refuse = Rechazar
web-ask-undo = Pedir deshacer mi última jugada
web-leave = Dejar la partida
web-leave-sure = { $forfeit ->
    [yes] ¿Seguro que te vas? Pierdes la partida.
   *[no] ¿Seguro que te vas? Un bot juega por ti hasta que vuelvas.
}
web-you-are-away = Estás ausente: un bot juega por ti.
web-come-back = Ya he vuelto
web-won = ¡Has ganado!
web-winners = { $winnersCount ->
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
}
web-final-scores = Resultado final: { $scoresNamed }
web-rematch = Revancha
web-to-rematch = Ir a la siguiente partida
web-replay = Repetición
web-replay-so-far = La partida hasta ahora

web-connection-connecting = Conectando …
web-connection-live = Conectado
web-connection-lost = Se ha perdido la conexión. Intentándolo de nuevo …
web-connection-refused = No tienes acceso a esta mesa.

web-reaction-hello = ¡Buenas noches!
web-reaction-boo = ¡Bu!
web-reaction-laugh = ¡Ja, ja!
web-reaction-wow = ¡Vaya!
web-reaction-clap = ¡Bien jugado!
web-reaction-thanks = ¡Gracias!
web-reaction-sorry = ¡Perdón!
web-reaction-hurry = La noche es corta …

web-log-sit = { $you ->
    [yes] Te sientas.
   *[no] { $seat } se sienta.
}
web-log-start = Empieza la partida.
web-log-undo = { $you ->
    [yes] Deshaces una jugada.
   *[no] { $seat } deshace una jugada.
}
web-log-undo-ask = { $you ->
    [yes] Pides deshacer una jugada.
   *[no] { $seat } pide deshacer una jugada.
}
web-log-away = { $you ->
    [yes] Estás ausente.
   *[no] { $why ->
        [time] A { $seat } se le ha acabado el tiempo.
       *[left] { $seat } se ha ido.
    }
}
web-log-return = { $you ->
    [yes] Has vuelto.
   *[no] { $seat } ha vuelto.
}
web-log-rematch = { $you ->
    [yes] Pides otra partida.
   *[no] { $seat } pide otra partida.
}

## Varias personas ante una pantalla

web-hand-over = Pasar a { $seat }
web-pass-title = { $seat }, te toca
web-pass-text = La pantalla queda oculta hasta que { $seat } tenga el dispositivo.
web-pass-show = Soy { $seat }: mostrar mis cartas
web-hint = Pista
web-log-hint = { $you ->
    [yes] Has pedido una pista.
   *[no] { $seat } ha pedido una pista.
}
web-setup-hints = Permitir pistas (una partida con pistas no cuenta para la clasificación)
web-hints-allowed = { $on ->
    [yes] Aquí se pueden pedir pistas. Todos ven quién las pide, y una partida con pistas no cuenta para la clasificación.
   *[no] En esta mesa no hay pistas.
}
web-hints-asked = Pistas hasta ahora: { $scoresNamed }
