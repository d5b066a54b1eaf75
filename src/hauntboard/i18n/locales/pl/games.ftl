### Części, których grze może brakować

part-missing-analysis = Partii gry { $game } nie można jeszcze analizować.
part-missing-lesson = Nie ma jeszcze lekcji gry { $game }.
part-missing-balance = Nie ma jeszcze raportu o równowadze gry { $game }.
part-missing-observations = Gra { $game } nie ma jeszcze wektorów obserwacji.
part-missing-hints = Nie ma jeszcze podpowiedzi do gry { $game }.
part-missing-bots = Gra { $game } nie ma jeszcze własnych botów.
part-missing-terminal = Gra { $game } nie ma jeszcze własnej planszy w terminalu.
part-broken = Nie można wczytać części gry { $game } ({ $part }): { $problem }

## What games need not say themselves

refusal-not-now = Tego ruchu nie można teraz wykonać.
position-missing-key = { $path }: brakuje klucza „{ $key }”.
