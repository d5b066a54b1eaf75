### Partes que um jogo pode não ter

part-missing-analysis = As partidas de { $game } ainda não podem ser analisadas.
part-missing-lesson = Ainda não há lição de { $game }.
part-missing-balance = Ainda não há estudo de equilíbrio de { $game }.
part-missing-observations = { $game } ainda não tem vetores de observação.
part-missing-hints = Ainda não há dicas para { $game }.
part-missing-bots = { $game } ainda não tem bots próprios.
part-missing-terminal = { $game } ainda não tem tabuleiro de terminal próprio.
part-broken = { $game } tem uma parte que não pode ser carregada ({ $part }): { $problem }

## What games need not say themselves

refusal-not-now = Esta jogada não é possível agora.
position-missing-key = { $path }: falta a chave “{ $key }”.
