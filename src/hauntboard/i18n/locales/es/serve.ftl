# Poner en marcha el servidor de mesas y cuidar su base de datos.

## Páginas de ayuda

cli-help-serve = Abre mesas para los navegadores de tus amigos: en este ordenador, en tu red o en un servidor.
cli-help-serve-host = La dirección en la que escuchar; con 0.0.0.0 también pueden entrar otros de tu red.
cli-help-serve-port = El puerto; 0 toma uno cualquiera que esté libre. Por defecto 8013 o el siguiente libre.
cli-help-serve-redis = El Redis por el que varios servidores comparten las novedades: redis://HOST. También se lee de HAUNTBOARD_REDIS.
cli-help-serve-origin = Otro sitio cuyas páginas pueden usar este servidor, por ejemplo https://ghosts.example. Se puede repetir.
cli-help-serve-bots = Cuántos bots pueden pensar a la vez (por defecto, uno menos que procesadores).
cli-help-serve-bot-seconds = Cuántos segundos puede pensar un bot cada jugada.
cli-help-serve-drain = Cuántos segundos seguir atendiendo tras la señal de parada, para que lo note un balanceador de carga.
cli-help-serve-log-level = Nivel de detalle de los mensajes, en líneas de JSON por stderr.
cli-help-serve-limits = Si se limita la frecuencia de las peticiones; desactívalo detrás de una pasarela que ya lo haga.
cli-help-serve-browser = Abre el navegador en cuanto las mesas estén listas.
cli-help-data = La carpeta de las mesas (por defecto: ~/.local/share/hauntboard).
cli-help-database = Una base de datos en lugar de la carpeta: postgresql://USER@HOST/NAME o sqlite:///FILE. También se lee de HAUNTBOARD_DATABASE.
cli-help-admin = Mantiene las mesas de un servidor: copia de seguridad, restauración, exportación y limpieza.
cli-help-admin-backup = Guarda todo en un archivo, también con el servidor en marcha.
cli-help-admin-backup-file = El archivo que se escribe. Contiene secretos: solo tú puedes leerlo.
cli-help-admin-restore = Llena una base de datos vacía, del tipo que sea, con una copia de seguridad.
cli-help-admin-restore-file = Un archivo escrito por «admin backup».
cli-help-admin-export = Escribe los registros de todas las partidas terminadas, listos para «record verify».
cli-help-admin-export-to = Un archivo para todas las partidas, o una carpeta con un archivo para cada una.
cli-help-admin-retention = Borra partidas antiguas con sus anotaciones. Las clasificaciones se conservan.
cli-help-admin-days = Partidas terminadas hace más de este número de días.
cli-help-admin-open-days = También mesas que nunca empezaron y llevan más de este número de días sin actividad.
cli-help-admin-dry-run = Solo dice cuántas hay.
cli-help-admin-status = Muestra cuánto hay en la base de datos.

## Arranque y parada

cli-serve-ready = Las mesas están listas: { $url } (Ctrl-C para terminar)
cli-serve-games = También se sirven: { $games } (permitidos con HAUNTBOARD_GAMES).
cli-serve-network = Para otros en tu red: { $url }
cli-serve-no-browser = No se ha podido abrir ningún navegador. Abre esta dirección: { $url }
cli-serve-stopped = Servidor detenido. Todas las mesas quedan guardadas.
cli-serve-failed = El servidor no ha podido arrancar; el motivo está en las líneas de arriba.
cli-serve-port-taken = El puerto { $port } está ocupado, quizá por un servidor que ya está en marcha. Elige otro: --port { $other }
cli-serve-port-moved = El puerto { $port } está ocupado, quizá por un servidor que ya está en marcha. Este usa otro puerto.
cli-serve-port-denied = El puerto { $port } no se puede usar sin permisos especiales. Elige uno por encima de 1023: --port 8013
cli-serve-host = No se puede escuchar en «{ $host }». --host necesita una dirección de este ordenador.
cli-serve-bad-origin = «{ $value }» no es la dirección de un sitio. Escríbela como https://ghosts.example.
cli-serve-bad-redis = Esa no es la dirección de un servidor Redis. Escríbela como redis://HOST:PORT.
cli-serve-no-redis = Para --redis hace falta la parte de Redis del paquete: pip install "hauntboard[redis]"
cli-bad-range = { $name } debe estar entre { $least } y { $most }; { $value } no es posible.

## La base de datos

cli-data-or-database = Usa --data o --database, pero no las dos opciones.
cli-database-kind = «{ $value }» no es la dirección de una base de datos. Son posibles: { $allowed }.
cli-database-driver = Para PostgreSQL hace falta su parte del paquete: pip install "hauntboard[postgresql]"
cli-database-trouble = No se puede usar la base de datos { $database }: { $reason }
cli-database-absent = No hay ninguna base de datos en { $database }. «hauntboard serve» crea una; con --data o --database se indica otra.
cli-database-empty = En { $database } todavía no hay nada de Hauntboard. «hauntboard serve» la prepara.
cli-database-older = { $database } es de una versión anterior. Haz una copia de seguridad y arranca una vez «hauntboard serve»: así se pone al día.
cli-database-newer = { $database } es de una versión de Hauntboard más nueva que esta.
cli-database-foreign = { $database } es de otro programa. No se ha cambiado nada; con --data o --database se indica otro lugar.

## Copia, restauración, exportación, limpieza

cli-admin-backed-up = Guardado en { $where }. Mesas: { $tables }, anotaciones: { $entries }, personas y bots: { $identities }.
cli-admin-restored = Restaurado en { $where }. Mesas: { $tables }, anotaciones: { $entries }, personas y bots: { $identities }.
cli-admin-foreign = «{ $file }» no es una copia de seguridad de Hauntboard. No se ha cambiado nada.
cli-admin-damaged = «{ $file }» está dañado o no es una copia de seguridad. No se ha cambiado nada.
cli-admin-format = «{ $file }» tiene un formato que esta versión no conoce ({ $about }). Restáuralo con la versión que lo hizo o con una más nueva.
cli-admin-schema = «{ $file }» viene de una versión más nueva de Hauntboard (esquema { $about }). Restáuralo con esa versión.
cli-admin-not-empty = En { $database } ya hay algo. Una copia solo se puede restaurar en una base de datos vacía. No se ha cambiado nada.
cli-admin-exported = { $count ->
    [one] { $count } partida escrita
   *[other] { $count } partidas escritas
} en { $where }.
cli-admin-nothing-to-export = Todavía no hay ninguna partida terminada que escribir.
cli-admin-export-forfeited = { $count ->
    [one] { $count } partida queda fuera: acabó por abandono y no hay registro de una partida entera.
   *[other] { $count } partidas quedan fuera: acabaron por abandono y no hay registro de una partida entera.
}
cli-admin-export-same-deal = { $count ->
    [one] { $count } partida queda fuera
   *[other] { $count } partidas quedan fuera
}: en otras mesas aún se juega el mismo reparto.
cli-admin-export-unavailable = Se han omitido las partidas de juegos que no están instalados o permitidos aquí: { $games }.
cli-admin-export-broken = { $tablesCount ->
    [one] Las anotaciones de la mesa { $tables }
   *[other] Las anotaciones de las mesas { $tables }
} no tienen sentido; quedan fuera.
cli-admin-deleted-over = { $count ->
    [one] { $count } partida borrada, terminada
   *[other] { $count } partidas borradas, terminadas
} hace más de { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
cli-admin-deleted-open = { $count ->
        [one] { $count } mesa borrada, sin empezar y sin actividad
       *[other] { $count } mesas borradas, sin empezar y sin actividad
    } desde hace más de { $days ->
        [one] { $days } día
       *[other] { $days } días
    }.
cli-admin-would-delete-over = Se borraría: { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
} hace más de { $days ->
    [one] { $days } día
   *[other] { $days } días
}. No se ha cambiado nada.
cli-admin-would-delete-open = Se borraría: { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } sin empezar y sin actividad desde hace más de { $days ->
        [one] { $days } día
       *[other] { $days } días
    }. No se ha cambiado nada.
cli-admin-status-database = Base de datos
cli-admin-status-revision = Esquema
cli-admin-status-open = Mesas sin empezar
cli-admin-status-running = Partidas en juego
cli-admin-status-over = Partidas terminadas
cli-admin-status-entries = Anotaciones
cli-admin-status-people = Personas
cli-admin-status-bots = Bots de fuera
cli-admin-status-results = Resultados anotados
