### Partes que un juego puede no tener

part-missing-analysis = Las partidas de { $game } todavía no se pueden analizar.
part-missing-lesson = Todavía no hay lección de { $game }.
part-missing-balance = Todavía no hay estudio de equilibrio de { $game }.
part-missing-observations = { $game } todavía no tiene vectores de observación.
part-missing-hints = Todavía no hay pistas para { $game }.
part-missing-bots = { $game } todavía no tiene bots propios.
part-missing-terminal = { $game } todavía no tiene tablero de terminal propio.
part-broken = { $game } tiene una parte que no se puede cargar ({ $part }): { $problem }

## What games need not say themselves

refusal-not-now = Esta jugada no es posible ahora.
position-missing-key = { $path }: falta la clave «{ $key }».
