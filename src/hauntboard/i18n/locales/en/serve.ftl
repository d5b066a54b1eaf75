# Running the table server and looking after its database.

## Help pages

cli-help-serve = Host tables that friends open in their browsers: on this computer, in your network or on a server.
cli-help-serve-host = The address to listen on; 0.0.0.0 lets others in your network join.
cli-help-serve-port = The port; 0 picks a free one. By default 8013, or the next free one.
cli-help-serve-redis = The Redis through which several servers share updates: redis://HOST. Also read from HAUNTBOARD_REDIS.
cli-help-serve-origin = Another site whose pages may use this server, for example https://ghosts.example. May be repeated.
cli-help-serve-bots = How many bots may think at the same time (default: one less than processors).
cli-help-serve-bot-seconds = How many seconds a bot may think about one move.
cli-help-serve-drain = Seconds to keep serving after the signal to stop, so a load balancer can notice.
cli-help-serve-log-level = How much to log, as lines of JSON on stderr.
cli-help-serve-limits = Whether to limit the rate of requests; switch it off behind a gateway that does.
cli-help-serve-browser = Open the browser once the tables are ready.
cli-help-data = The folder for the tables (default: ~/.local/share/hauntboard).
cli-help-database = A database instead of the folder: postgresql://USER@HOST/NAME or sqlite:///FILE. Also read from HAUNTBOARD_DATABASE.
cli-help-admin = Maintain the tables of a server: backup, restore, export, retention.
cli-help-admin-backup = Save everything to one file, even while the server is running.
cli-help-admin-backup-file = The file to write. It holds secrets: only you may read it.
cli-help-admin-restore = Fill an empty database of any kind from a backup.
cli-help-admin-restore-file = A file written by “admin backup”.
cli-help-admin-export = Write the records of all finished matches, ready for “record verify”.
cli-help-admin-export-to = One file for all matches, or a folder for one file each.
cli-help-admin-retention = Delete old matches with their logs. Ratings stay.
cli-help-admin-days = Matches that ended more than this many days ago.
cli-help-admin-open-days = Also tables that never started and have been idle for more than this many days.
cli-help-admin-dry-run = Only count them.
cli-help-admin-status = Show what the database holds.

## Starting and stopping

cli-serve-ready = The tables are ready: { $url } (Ctrl-C stops the server)
cli-serve-games = Also served: { $games } (allowed by HAUNTBOARD_GAMES).
cli-serve-network = For others in your network: { $url }
cli-serve-no-browser = No browser could be opened. Open { $url } yourself.
cli-serve-stopped = Stopped. All tables are saved.
cli-serve-failed = The server could not start; the log above says why.
cli-serve-port-taken = Port { $port } is taken, perhaps by a server that is already running. Choose another one: --port { $other }
cli-serve-port-moved = Port { $port } is taken, perhaps by a server that is already running. This one uses another port.
cli-serve-port-denied = Port { $port } needs special rights. Choose one above 1023: --port 8013
cli-serve-host = Cannot listen on “{ $host }”. --host needs an address of this computer.
cli-serve-bad-origin = “{ $value }” is not the address of a site. Write it as https://ghosts.example.
cli-serve-bad-redis = This is not the address of a Redis server. Write it as redis://HOST:PORT.
cli-serve-no-redis = --redis needs the Redis part of the package: pip install "hauntboard[redis]"
cli-bad-range = { $name } must be between { $least } and { $most }, not { $value }.

## The database

cli-data-or-database = Use either --data or --database, not both.
cli-database-kind = “{ $value }” is not the address of a database. Possible forms: { $allowed }.
cli-database-driver = PostgreSQL needs its part of the package: pip install "hauntboard[postgresql]"
cli-database-trouble = The database { $database } cannot be used: { $reason }
cli-database-absent = There is no database at { $database }. “hauntboard serve” creates one; --data and --database choose another.
cli-database-empty = { $database } holds nothing of Hauntboard yet. “hauntboard serve” sets it up.
cli-database-older = { $database } was made by an older version. Back it up, then run “hauntboard serve” once to update it.
cli-database-newer = { $database } was made by a newer version of Hauntboard than this one.
cli-database-foreign = { $database } belongs to another program. Nothing was changed; --data and --database name another place.

## Backup, restore, export, retention

cli-admin-backed-up = Saved to { $where }. Tables: { $tables }, log entries: { $entries }, people and bots: { $identities }.
cli-admin-restored = Restored into { $where }. Tables: { $tables }, log entries: { $entries }, people and bots: { $identities }.
cli-admin-foreign = “{ $file }” is not a backup of Hauntboard. Nothing was changed.
cli-admin-damaged = “{ $file }” is damaged or not a backup. Nothing was changed.
cli-admin-format = “{ $file }” has a format that this version does not know ({ $about }). Restore it with the version that made it, or a newer one.
cli-admin-schema = “{ $file }” comes from a newer version of Hauntboard (schema { $about }). Restore it with that version.
cli-admin-not-empty = { $database } is not empty. A backup can only be restored into an empty database. Nothing was changed.
cli-admin-exported = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} written to { $where }.
cli-admin-nothing-to-export = There are no finished matches to export yet.
cli-admin-export-forfeited = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} left out: ended by forfeit, so there is no record of a whole match.
cli-admin-export-same-deal = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} left out: other tables are still playing the same deal.
cli-admin-export-unavailable = Left out: the matches of games that are not installed or not allowed here: { $games }.
cli-admin-export-broken = The log of { $tablesCount ->
    [one] table { $tables } does
   *[other] tables { $tables } do
} not make sense; left out.
cli-admin-deleted-over = Deleted { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } that ended more than { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ago.
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
    } that ended more than { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ago. Nothing was changed.
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
cli-admin-status-bots = External bots
cli-admin-status-results = Results entered
