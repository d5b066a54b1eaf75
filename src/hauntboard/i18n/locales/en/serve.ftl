# Running the table server and looking after its database.

## Help pages

cli-help-serve = Open tables for the browsers of friends: on this computer, in your network or on a server.
cli-help-serve-host = Where to listen; 0.0.0.0 lets others in your network come too.
cli-help-serve-port = The port; 0 takes any free one.
cli-help-serve-redis = The Redis through which several servers share updates: redis://HOST. Also read from HAUNTBOARD_REDIS.
cli-help-serve-origin = Another site whose pages may use this server, for example https://ghosts.example. May be repeated.
cli-help-serve-bots = How many bots think at the same time (otherwise one less than there are processors).
cli-help-serve-bot-seconds = How many seconds a bot may think about one move.
cli-help-serve-drain = How many seconds to go on after the request to stop, so that a load balancer notices.
cli-help-serve-log-level = How much to log, as lines of JSON on stderr.
cli-help-serve-limits = Whether anybody may only ask so often; switch it off behind a gateway that sees to it.
cli-help-serve-browser = Open the browser once the tables are ready.
cli-help-data = The folder that holds the tables (otherwise yours: ~/.local/share/hauntboard).
cli-help-database = A database instead of the folder: postgresql://USER@HOST/NAME or sqlite:///FILE. Also read from HAUNTBOARD_DATABASE.
cli-help-admin = Look after the tables of a server: backup, restore, export, retention.
cli-help-admin-backup = Save everything in one file, also while the server is running.
cli-help-admin-backup-file = The file to write. It holds secrets: only you may read it.
cli-help-admin-restore = Fill an empty database from a backup, of whichever kind it is.
cli-help-admin-restore-file = A file that “admin backup” has written.
cli-help-admin-export = Write the records of all finished matches, ready for “record verify”.
cli-help-admin-export-to = One file for all matches, or a folder for one file each.
cli-help-admin-retention = Delete old matches with their logs. Ratings stay.
cli-help-admin-days = Matches that have been over for more than so many days.
cli-help-admin-open-days = Also tables that were never started and have been idle for more than so many days.
cli-help-admin-dry-run = Only say how many there are.
cli-help-admin-status = Show how much is in the database.

## Starting and stopping

cli-serve-ready = The tables are ready: { $url } (Ctrl-C stops)
cli-serve-network = For others in your network: { $url }
cli-serve-no-browser = No browser could be opened here. Open { $url } yourself.
cli-serve-stopped = Stopped. All tables are kept.
cli-serve-failed = The server could not start; the log above says why.
cli-serve-port-taken = Port { $port } is taken, perhaps by a server that is already running. Choose another one: --port { $other }
cli-serve-port-denied = Port { $port } may not be used without special rights. Choose one above 1023: --port 8013
cli-serve-host = It is not possible to listen at “{ $host }”. --host needs an address of this computer.
cli-serve-bad-origin = “{ $value }” is not the address of a site. Write it as https://ghosts.example.
cli-serve-bad-redis = This is not the address of a Redis server. Write it as redis://HOST:PORT.
cli-serve-no-redis = --redis needs the Redis part of the package: pip install "hauntboard[redis]"
cli-bad-range = { $name } must be between { $least } and { $most }, not { $value }.

## The database

cli-data-or-database = Either a folder or a database: --data and --database do not go together.
cli-database-kind = “{ $value }” is not the address of a database. Possible are: { $allowed }.
cli-database-driver = PostgreSQL needs its part of the package: pip install "hauntboard[postgresql]"
cli-database-trouble = The database { $database } cannot be used: { $reason }
cli-database-absent = There is no database at { $database }. “hauntboard serve” makes one; --data and --database name another.
cli-database-empty = There is nothing of Hauntboard in { $database } yet. “hauntboard serve” sets it up.
cli-database-older = { $database } was made by an older version. Back it up, then start “hauntboard serve” once: that brings it up to date.
cli-database-newer = { $database } was made by a newer version of Hauntboard than this one.
cli-database-foreign = { $database } belongs to another program. Nothing was changed; --data and --database name another place.

## Backup, restore, export, retention

cli-admin-backed-up = Saved in { $where }. Tables: { $tables }, log entries: { $entries }, people and bots: { $identities }.
cli-admin-restored = Restored into { $where }. Tables: { $tables }, log entries: { $entries }, people and bots: { $identities }.
cli-admin-foreign = “{ $file }” is not a backup of Hauntboard. Nothing was changed.
cli-admin-damaged = “{ $file }” is damaged or not a backup. Nothing was changed.
cli-admin-format = “{ $file }” has a form that this version does not know ({ $about }). Restore it with the version that made it, or a newer one.
cli-admin-schema = “{ $file }” comes from a newer version of Hauntboard (schema { $about }). Restore it with that version.
cli-admin-not-empty = There is something in { $database } already. A backup can only be restored into an empty database. Nothing was changed.
cli-admin-exported = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} written to { $where }.
cli-admin-nothing-to-export = There is no finished match to write yet.
cli-admin-export-forfeited = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} left out: ended by forfeit, so there is no record of a whole match.
cli-admin-export-same-deal = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} left out: other tables are still playing the same deal.
cli-admin-export-broken = The log of { $tablesCount ->
    [one] table { $tables } does
   *[other] tables { $tables } do
} not make sense; left out.
cli-admin-deleted-over = Deleted { $count ->
    [one] { $count } match
   *[other] { $count } matches
} over for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
cli-admin-deleted-open = Deleted { $count ->
    [one] { $count } table
   *[other] { $count } tables
} never started and idle for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
cli-admin-would-delete-over = To be deleted: { $count ->
    [one] { $count } match
   *[other] { $count } matches
} over for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Nothing was changed.
cli-admin-would-delete-open = To be deleted: { $count ->
    [one] { $count } table
   *[other] { $count } tables
} never started and idle for more than { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Nothing was changed.
cli-admin-status-database = Database
cli-admin-status-revision = Schema
cli-admin-status-open = Tables waiting to start
cli-admin-status-running = Matches being played
cli-admin-status-over = Matches finished
cli-admin-status-entries = Log entries
cli-admin-status-people = People
cli-admin-status-bots = Bots from outside
cli-admin-status-results = Results entered
