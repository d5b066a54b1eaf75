# A análise na página da repetição.

web-analysis = Análise
web-analysis-intro = Quanto valia cada decisão pelo que se sabia na hora, quanto foi sorte e o que as jogadas revelaram.
web-analysis-ask = Analisar esta partida
web-analysis-patience = Os bots examinam cada posição duas vezes. Pode levar vários minutos, e o resultado fica guardado para todos.
web-analysis-left = { $minutes ->
    [1] Falta cerca de { $minutes } minuto.
   *[other] Faltam cerca de { $minutes } minutos.
}
web-analysis-waiting = Esta partida está na fila.
web-analysis-working = Momento { $done } de { $total }
web-analysis-failed = A análise falhou. Nada se perdeu; tente de novo.
web-analysis-seat = Jogador
web-analysis-curve-round = Chance de ganhar a rodada
web-analysis-curve-points = Pontos esperados na rodada
web-analysis-curve-match = Chance de ganhar a partida
web-analysis-curve-text = Com todas as cartas à vista. Toque num momento para ir até ele.
web-analysis-curve-open = Toque num momento para ir até ele.
web-analysis-table = A curva como tabela
web-analysis-moment = Momento
web-analysis-previous = Jogada marcada anterior
web-analysis-next = Próxima jogada marcada
web-analysis-none-yet = Ninguém decidiu nada ainda. Avance ou escolha uma jogada marcada.
web-analysis-split = De onde veio o resultado
web-analysis-split-text = O jogo próprio é medido contra o jogador comum com que a previsão conta. Sorte é o que ninguém decidiu.
web-analysis-board = Mostrar na mesa
web-analysis-how = Como isso é calculado
web-analysis-worth = vale { $value } ± { $error }
web-analysis-lost = perdeu { $value } ± { $error }
