# Uruchamianie serwera stołów i opieka nad jego bazą danych.

## Strony pomocy

cli-help-serve = Otwiera stoły dla przeglądarek znajomych: na tym komputerze, w domowej sieci albo na serwerze.
cli-help-serve-host = Adres nasłuchu; przy 0.0.0.0 mogą dołączyć także inni z tej samej sieci.
cli-help-serve-port = Port; 0 oznacza dowolny wolny. Domyślnie 8013 albo następny wolny.
cli-help-serve-redis = Redis, przez który kilka serwerów przekazuje sobie aktualizacje: redis://HOST. Odczytywany także z HAUNTBOARD_REDIS.
cli-help-serve-origin = Inna witryna, której strony mogą korzystać z tego serwera, na przykład https://ghosts.example. Można powtarzać.
cli-help-serve-bots = Ile botów może myśleć jednocześnie (domyślnie o jeden mniej niż procesorów).
cli-help-serve-bot-seconds = Ile sekund bot może myśleć nad jednym ruchem.
cli-help-serve-drain = Ile sekund działać dalej po sygnale zatrzymania, żeby zauważył to system równoważenia obciążenia.
cli-help-serve-log-level = Jak szczegółowy ma być dziennik (wiersze JSON na stderr).
cli-help-serve-limits = Czy ograniczać częstość żądań; wyłącz za bramą, która już to robi.
cli-help-serve-browser = Otwiera przeglądarkę, gdy stoły są gotowe.
cli-help-data = Folder ze stołami (domyślnie: ~/.local/share/hauntboard).
cli-help-database = Baza danych zamiast folderu: postgresql://USER@HOST/NAME albo sqlite:///FILE. Odczytywana także z HAUNTBOARD_DATABASE.
cli-help-admin = Obsługa stołów serwera: kopia zapasowa, odtwarzanie, eksport, porządki.
cli-help-admin-backup = Zapisuje wszystko w jednym pliku, także gdy serwer działa.
cli-help-admin-backup-file = Plik do zapisania. Zawiera poufne dane: możesz go czytać tylko ty.
cli-help-admin-restore = Wypełnia pustą bazę danych dowolnego rodzaju z kopii zapasowej.
cli-help-admin-restore-file = Plik zapisany przez „admin backup”.
cli-help-admin-export = Zapisuje wszystkie zakończone partie w postaci gotowej dla „record verify”.
cli-help-admin-export-to = Jeden plik na wszystkie partie albo folder z osobnym plikiem dla każdej.
cli-help-admin-retention = Usuwa stare partie wraz z ich dziennikami. Rankingi zostają.
cli-help-admin-days = Partie zakończone dawniej niż tyle dni temu.
cli-help-admin-open-days = Także stoły, przy których nie zaczęto partii, nieużywane dłużej niż tyle dni.
cli-help-admin-dry-run = Tylko podaje, ile ich jest.
cli-help-admin-status = Pokazuje, ile jest w bazie danych.

## Początek i koniec

cli-serve-ready = Stoły są gotowe: { $url } (Ctrl-C kończy)
cli-serve-games = Serwer oferuje też: { $games } (dozwolone w HAUNTBOARD_GAMES).
cli-serve-network = Dla innych w tej samej sieci: { $url }
cli-serve-no-browser = Nie udało się otworzyć przeglądarki. Adres do otwarcia: { $url }
cli-serve-stopped = Zatrzymano. Wszystkie stoły są zachowane.
cli-serve-failed = Serwer nie mógł wystartować; przyczynę podają wiersze powyżej.
cli-serve-port-taken = Port { $port } jest zajęty, może przez działający już serwer. Wybierz inny: --port { $other }
cli-serve-port-moved = Port { $port } jest zajęty, może przez działający już serwer. Ten serwer użyje innego portu.
cli-serve-port-denied = Portu { $port } nie można użyć bez specjalnych uprawnień. Wybierz powyżej 1023: --port 8013
cli-serve-host = Nie można nasłuchiwać pod adresem „{ $host }”. --host wymaga adresu tego komputera.
cli-serve-bad-origin = „{ $value }” to nie adres witryny. Napisz na przykład https://ghosts.example.
cli-serve-bad-redis = To nie jest adres Redisa. Napisz na przykład redis://HOST:PORT.
cli-serve-no-redis = Do --redis potrzebna jest część pakietu dla Redisa: pip install "hauntboard[redis]"
cli-bad-range = { $name }: dozwolone od { $least } do { $most }, a nie { $value }.

## Baza danych

cli-data-or-database = Użyj --data albo --database, nie obu naraz.
cli-database-kind = „{ $value }” to nie adres bazy danych. Możliwe: { $allowed }.
cli-database-driver = Do PostgreSQL potrzebna jest jego część pakietu: pip install "hauntboard[postgresql]"
cli-database-trouble = Nie można użyć bazy danych { $database }: { $reason }
cli-database-absent = Nie ma bazy danych { $database }. Utworzy ją „hauntboard serve”; inną wskazują --data i --database.
cli-database-empty = W { $database } nie ma jeszcze nic z Hauntboard. Przygotuje ją „hauntboard serve”.
cli-database-older = { $database } pochodzi ze starszej wersji. Zrób kopię zapasową, a potem uruchom raz „hauntboard serve”: to ją zaktualizuje.
cli-database-newer = { $database } pochodzi z nowszej wersji Hauntboard niż ta.
cli-database-foreign = { $database } należy do innego programu. Niczego nie zmieniono; inne miejsce wskazują --data i --database.

## Kopia, odtwarzanie, eksport, porządki

cli-admin-backed-up = Zapisano w { $where }. Stoły: { $tables }, wpisy w dziennikach: { $entries }, osoby i boty: { $identities }.
cli-admin-restored = Odtworzono w { $where }. Stoły: { $tables }, wpisy w dziennikach: { $entries }, osoby i boty: { $identities }.
cli-admin-foreign = „{ $file }” nie jest kopią zapasową Hauntboard. Niczego nie zmieniono.
cli-admin-damaged = „{ $file }” jest uszkodzony albo nie jest kopią zapasową. Niczego nie zmieniono.
cli-admin-format = „{ $file }” ma format, którego ta wersja nie zna ({ $about }). Odtwórz go wersją, która go zapisała, albo nowszą.
cli-admin-schema = „{ $file }” pochodzi z nowszej wersji Hauntboard (schemat { $about }). Odtwórz go tamtą wersją.
cli-admin-not-empty = W { $database } już coś jest. Kopię można odtworzyć tylko w pustej bazie danych. Niczego nie zmieniono.
cli-admin-exported = Zapisano { $count ->
    [one] { $count } partię
    [few] { $count } partie
   *[other] { $count } partii
} w { $where }.
cli-admin-nothing-to-export = Nie ma jeszcze żadnej zakończonej partii do zapisania.
cli-admin-export-forfeited = Pominięto { $count ->
    [one] { $count } partię
    [few] { $count } partie
   *[other] { $count } partii
}: koniec przez poddanie, więc nie ma zapisu całej partii.
cli-admin-export-same-deal = Pominięto { $count ->
    [one] { $count } partię
    [few] { $count } partie
   *[other] { $count } partii
}: przy innych stołach wciąż trwa partia z tym samym rozdaniem.
cli-admin-export-unavailable = Pominięto partie gier, których tu nie zainstalowano lub nie dozwolono: { $games }.
cli-admin-export-broken = { $tablesCount ->
    [one] Dziennik stołu { $tables } nie ma sensu; pominięto go.
   *[other] Dzienniki stołów { $tables } nie mają sensu; pominięto je.
}
cli-admin-deleted-over = Usunięto { $count ->
        [one] { $count } partię zakończoną
        [few] { $count } partie zakończone
       *[other] { $count } partii zakończonych
    } ponad { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    } temu.
cli-admin-deleted-open = Usunięto { $count ->
        [one] { $count } stół bez rozpoczętej partii, nieużywany
        [few] { $count } stoły bez rozpoczętej partii, nieużywane
       *[other] { $count } stołów bez rozpoczętej partii, nieużywanych
    } od ponad { $days ->
        [one] { $days } dnia
       *[other] { $days } dni
    }.
cli-admin-would-delete-over = Do usunięcia: { $count ->
        [one] { $count } partia zakończona
        [few] { $count } partie zakończone
       *[other] { $count } partii zakończonych
    } ponad { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    } temu. Niczego nie zmieniono.
cli-admin-would-delete-open = Do usunięcia: { $count ->
        [one] { $count } stół bez rozpoczętej partii, nieużywany
        [few] { $count } stoły bez rozpoczętej partii, nieużywane
       *[other] { $count } stołów bez rozpoczętej partii, nieużywanych
    } od ponad { $days ->
        [one] { $days } dnia
       *[other] { $days } dni
    }. Niczego nie zmieniono.
cli-admin-status-database = Baza danych
cli-admin-status-revision = Schemat
cli-admin-status-open = Stoły przed rozpoczęciem partii
cli-admin-status-running = Partie w toku
cli-admin-status-over = Partie zakończone
cli-admin-status-entries = Wpisy w dziennikach
cli-admin-status-people = Osoby
cli-admin-status-bots = Boty z zewnątrz
cli-admin-status-results = Wpisane wyniki
