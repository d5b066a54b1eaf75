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
table-one-move = Ruch wymaga akcji albo tekstu, nie obu naraz.
table-stale = Sytuacja przy stole się zmieniła (kroków: { $count }). Spójrz jeszcze raz i zdecyduj.
table-no-request = Żadna prośba nie czeka na twoją odpowiedź.
table-no-such-reaction = Nie ma takiej reakcji. Do wyboru: { $allowed }.
table-not-away = Jesteś już przy stole.
table-not-open = Partia już trwa: to można zrobić tylko przed jej początkiem.
table-not-running = Przy tym stole nie toczy się żadna partia.
table-busy = Ten stół jest teraz przeciążony. Spróbuj ponownie za chwilę.
hint-off = Przy tym stole podpowiedzi są wyłączone.
hint-no-answer = Tym razem nie udało się znaleźć podpowiedzi. Nic się nie zmieniło; spróbuj ponownie za chwilę.
hint-busy = Wiele osób prosi teraz o podpowiedź. Spróbuj ponownie za chwilę.
hint-no-adviser = „{ $value }” nie daje podpowiedzi.
hint-chance = Ten krok był losowy, nikt tu nie decydował.
table-bad-name = Imię musi mieć od 1 do 24 widocznych znaków.
table-seat-count = Liczba miejsc w tej grze: { $count }.
table-unknown = Nie ma takiego stołu albo nie masz do niego dostępu.
table-game-unavailable = Ten serwer nie oferuje już gry tego stołu: { $game }.
table-not-seated = O rewanż mogą prosić tylko ci, którzy grali przy tym stole.
table-not-over = Będzie to dostępne po zakończeniu partii.
table-not-your-perspective = Do końca partii możesz używać tylko własnej perspektywy.
table-bad-perspective = Nie ma takiej perspektywy. Do wyboru: { $allowed }.
table-same-deal = Przy innych stołach gra się to samo rozdanie: dopóki wszystkie nie skończą, każdy widzi tylko swoje miejsce.
table-same-deal-seat = Grasz już to rozdanie przy innym stole.
table-no-such-step = { $count ->
    [one] Partia ma { $count } krok; stamtąd nie da się grać dalej.
    [few] Partia ma { $count } kroki; stamtąd nie da się grać dalej.
   *[many] Partia ma { $count } kroków; stamtąd nie da się grać dalej.
}
identity-needed = Najpierw podaj swoje imię.
identity-unknown = Ten token jest nieważny.
request-too-often = Za dużo żądań. Poczekaj chwilę i spróbuj ponownie.
request-too-large = Żądanie jest za duże.
request-foreign = Żądanie przyszło ze strony innej witryny i zostało odrzucone.
request-invalid = Żądanie jest niepoprawne: { $problem }
request-nothing-there = Pod tym adresem nic nie ma.
request-method = Ten adres nie obsługuje tej metody.
server-busy = Serwer jest bardzo zajęty. Niczego nie zmieniono; spróbuj za chwilę.
server-mistake = Coś poszło nie tak po naszej stronie. Błąd został zapisany.
server-no-pages = Serwer działa, ale ten pakiet zbudowano bez stołu internetowego.
request-too-slow = Żądanie przychodziło zbyt wolno i zostało odrzucone.
analysis-busy = Wiele partii czeka na analizę. Spróbuj ponownie za kilka minut.
