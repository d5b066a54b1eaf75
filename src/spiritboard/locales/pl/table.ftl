# Stoły na serwerze: czego tam nie wolno.

table-seat-taken = Miejsce { $number } jest zajęte.
table-full = Przy tym stole nie ma wolnego miejsca.
table-not-your-seat = Miejsce { $number } nie należy do ciebie.
table-host-only = Może to zrobić tylko gospodarz stołu.
table-seats-empty = Partia nie może się jeszcze zacząć: nikt nie siedzi na { $numbersCount ->
    [one] miejscu { $numbers }
    [few] miejscach { $numbers }
    [many] miejscach { $numbers }
   *[other] miejscach { $numbers }
}.
table-one-move = Ruch to albo akcja, albo tekst: dokładnie jedno z dwojga.
table-stale = Od twojego ostatniego spojrzenia sytuacja przy stole się zmieniła (kroków: { $count }). Spójrz jeszcze raz i zdecyduj od nowa.
table-no-request = Nikt nie czeka na twoją odpowiedź.
table-no-such-reaction = Nie ma takiej reakcji. Są: { $allowed }.
table-not-away = Jesteś już przy stole.
table-not-open = Partia już trwa: to można zrobić tylko przed jej początkiem.
table-not-running = Przy tym stole nie toczy się żadna partia.
table-busy = Przy tym stole dzieje się teraz zbyt wiele naraz. Spróbuj ponownie za chwilę.
