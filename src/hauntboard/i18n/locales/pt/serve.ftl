# Pôr o servidor de mesas para funcionar e cuidar do banco de dados.

## Páginas de ajuda

cli-help-serve = Abre mesas para os navegadores dos amigos: neste computador, na sua rede ou em um servidor.
cli-help-serve-host = O endereço em que escutar; com 0.0.0.0 outras pessoas da sua rede também podem entrar.
cli-help-serve-port = A porta; 0 pega qualquer uma que esteja livre. Por padrão, 8013 ou a próxima livre.
cli-help-serve-redis = O Redis pelo qual vários servidores compartilham as novidades: redis://HOST. Também é lido de HAUNTBOARD_REDIS.
cli-help-serve-origin = Outro site cujas páginas podem usar este servidor, por exemplo https://ghosts.example. Pode ser repetido.
cli-help-serve-bots = Quantos bots podem pensar ao mesmo tempo (padrão: um a menos que os processadores).
cli-help-serve-bot-seconds = Quantos segundos um bot pode pensar em cada jogada.
cli-help-serve-drain = Quantos segundos continuar atendendo depois do sinal de parada, para que um balanceador de carga perceba.
cli-help-serve-log-level = Nível de detalhe das mensagens, em linhas de JSON no stderr.
cli-help-serve-limits = Se a frequência dos pedidos é limitada; desligue atrás de um gateway que já cuide disso.
cli-help-serve-browser = Abre o navegador assim que as mesas estiverem prontas.
cli-help-data = A pasta das mesas (padrão: ~/.local/share/hauntboard).
cli-help-database = Um banco de dados em vez da pasta: postgresql://USER@HOST/NAME ou sqlite:///FILE. Também é lido de HAUNTBOARD_DATABASE.
cli-help-admin = Mantém as mesas de um servidor: cópia de segurança, restauração, exportação e limpeza.
cli-help-admin-backup = Salva tudo em um arquivo, mesmo com o servidor funcionando.
cli-help-admin-backup-file = O arquivo a gravar. Ele contém segredos: só você pode lê-lo.
cli-help-admin-restore = Enche um banco de dados vazio, de qualquer tipo, com uma cópia de segurança.
cli-help-admin-restore-file = Um arquivo gravado por “admin backup”.
cli-help-admin-export = Grava os registros de todas as partidas terminadas, prontos para “record verify”.
cli-help-admin-export-to = Um arquivo para todas as partidas, ou uma pasta com um arquivo para cada uma.
cli-help-admin-retention = Apaga partidas antigas com suas anotações. As classificações ficam.
cli-help-admin-days = Partidas terminadas há mais do que este número de dias.
cli-help-admin-open-days = Também mesas que nunca começaram e estão paradas há mais do que este número de dias.
cli-help-admin-dry-run = Só diz quantas são.
cli-help-admin-status = Mostra quanto há no banco de dados.

## Início e fim

cli-serve-ready = As mesas estão prontas: { $url } (Ctrl-C encerra)
cli-serve-games = Também são servidos: { $games } (permitidos com HAUNTBOARD_GAMES).
cli-serve-network = Para outras pessoas da sua rede: { $url }
cli-serve-no-browser = Não foi possível abrir um navegador. Abra este endereço: { $url }
cli-serve-stopped = Servidor encerrado. Todas as mesas ficam guardadas.
cli-serve-failed = O servidor não conseguiu iniciar; o motivo está nas linhas acima.
cli-serve-port-taken = A porta { $port } está ocupada, talvez por um servidor que já está funcionando. Escolha outra: --port { $other }
cli-serve-port-moved = A porta { $port } está ocupada, talvez por um servidor que já está funcionando. Este usa outra porta.
cli-serve-port-denied = A porta { $port } não pode ser usada sem permissões especiais. Escolha uma acima de 1023: --port 8013
cli-serve-host = Não é possível escutar em “{ $host }”. --host precisa de um endereço deste computador.
cli-serve-bad-origin = “{ $value }” não é o endereço de um site. Escreva como https://ghosts.example.
cli-serve-bad-redis = Este não é o endereço de um servidor Redis. Escreva como redis://HOST:PORT.
cli-serve-no-redis = --redis precisa da parte de Redis do pacote: pip install "hauntboard[redis]"
cli-bad-range = { $name } deve estar entre { $least } e { $most }; { $value } não é possível.

## O banco de dados

cli-data-or-database = Use --data ou --database, mas não as duas opções.
cli-database-kind = “{ $value }” não é o endereço de um banco de dados. São possíveis: { $allowed }.
cli-database-driver = O PostgreSQL precisa da sua parte do pacote: pip install "hauntboard[postgresql]"
cli-database-trouble = Não é possível usar o banco de dados { $database }: { $reason }
cli-database-absent = Não existe banco de dados em { $database }. “hauntboard serve” cria um; --data e --database indicam outro.
cli-database-empty = Ainda não há nada do Hauntboard em { $database }. “hauntboard serve” prepara tudo.
cli-database-older = { $database } é de uma versão mais antiga. Faça uma cópia de segurança e inicie “hauntboard serve” uma vez: isso o atualiza.
cli-database-newer = { $database } é de uma versão do Hauntboard mais nova que esta.
cli-database-foreign = { $database } é de outro programa. Nada foi alterado; --data e --database indicam outro lugar.

## Cópia, restauração, exportação, limpeza

cli-admin-backed-up = Salvo em { $where }. Mesas: { $tables }, anotações: { $entries }, pessoas e bots: { $identities }.
cli-admin-restored = Restaurado em { $where }. Mesas: { $tables }, anotações: { $entries }, pessoas e bots: { $identities }.
cli-admin-foreign = “{ $file }” não é uma cópia de segurança do Hauntboard. Nada foi alterado.
cli-admin-damaged = “{ $file }” está danificado ou não é uma cópia de segurança. Nada foi alterado.
cli-admin-format = “{ $file }” tem um formato que esta versão não conhece ({ $about }). Restaure com a versão que o gravou ou com uma mais nova.
cli-admin-schema = “{ $file }” vem de uma versão mais nova do Hauntboard (esquema { $about }). Restaure com essa versão.
cli-admin-not-empty = Já há algo em { $database }. Uma cópia só pode ser restaurada em um banco de dados vazio. Nada foi alterado.
cli-admin-exported = { $count ->
    [0] { $count } partidas gravadas
    [one] { $count } partida gravada
   *[other] { $count } partidas gravadas
} em { $where }.
cli-admin-nothing-to-export = Ainda não há partida terminada para gravar.
cli-admin-export-forfeited = { $count ->
    [0] { $count } partidas ficaram de fora: acabaram por abandono e não têm o registro de uma partida inteira.
    [one] { $count } partida ficou de fora: acabou por abandono e não tem o registro de uma partida inteira.
   *[other] { $count } partidas ficaram de fora: acabaram por abandono e não têm o registro de uma partida inteira.
}
cli-admin-export-same-deal = { $count ->
    [0] { $count } partidas ficaram de fora
    [one] { $count } partida ficou de fora
   *[other] { $count } partidas ficaram de fora
}: em outras mesas ainda se joga a mesma distribuição.
cli-admin-export-unavailable = Foram omitidas as partidas de jogos que não estão instalados ou permitidos aqui: { $games }.
cli-admin-export-broken = { $tablesCount ->
    [0] As anotações das mesas { $tables }
    [one] As anotações da mesa { $tables }
   *[other] As anotações das mesas { $tables }
} não fazem sentido; ficaram de fora.
cli-admin-deleted-over = { $count ->
    [0] { $count } partidas apagadas, terminadas
    [one] { $count } partida apagada, terminada
   *[other] { $count } partidas apagadas, terminadas
} há mais de { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}.
cli-admin-deleted-open = { $count ->
    [0] { $count } mesas apagadas, nunca começadas e paradas
    [one] { $count } mesa apagada, nunca começada e parada
   *[other] { $count } mesas apagadas, nunca começadas e paradas
} há mais de { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}.
cli-admin-would-delete-over = Seriam apagadas: { $count ->
    [0] { $count } partidas terminadas
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
} há mais de { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}. Nada foi alterado.
cli-admin-would-delete-open = Seriam apagadas: { $count ->
    [0] { $count } mesas nunca começadas e paradas
    [one] { $count } mesa nunca começada e parada
   *[other] { $count } mesas nunca começadas e paradas
} há mais de { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}. Nada foi alterado.
cli-admin-status-database = Banco de dados
cli-admin-status-revision = Esquema
cli-admin-status-open = Mesas esperando o início
cli-admin-status-running = Partidas em andamento
cli-admin-status-over = Partidas terminadas
cli-admin-status-entries = Anotações
cli-admin-status-people = Pessoas
cli-admin-status-bots = Bots de fora
cli-admin-status-results = Resultados anotados
