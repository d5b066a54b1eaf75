# El análisis en la página de repetición.

web-analysis = Análisis
web-analysis-intro = Lo que valía cada decisión según lo que se sabía entonces, cuánto fue suerte y qué revelaron las jugadas.
web-analysis-ask = Analizar esta partida
web-analysis-patience = Los bots examinan cada posición dos veces. Pueden tardar varios minutos, y el resultado queda guardado para todos.
web-analysis-left = { $minutes ->
    [one] Falta { $minutes } minuto, más o menos.
   *[other] Faltan unos { $minutes } minutos.
}
web-analysis-waiting = Esta partida está en la cola.
web-analysis-working = Momento { $done } de { $total }
web-analysis-failed = El análisis ha fallado. No se ha perdido nada; inténtalo de nuevo.
web-analysis-seat = Jugador
web-analysis-curve-round = Probabilidad de ganar la ronda
web-analysis-curve-points = Puntos esperados en la ronda
web-analysis-curve-match = Probabilidad de ganar la partida
web-analysis-curve-text = Con todas las cartas a la vista. Toca un momento para ir allí.
web-analysis-curve-open = Toca un momento para ir allí.
web-analysis-table = La curva como tabla
web-analysis-moment = Momento
web-analysis-previous = Jugada marcada anterior
web-analysis-next = Siguiente jugada marcada
web-analysis-none-yet = Nadie ha decidido nada todavía. Avanza o elige una jugada marcada.
web-analysis-split = De dónde salió el resultado
web-analysis-split-text = El juego propio se mide frente al jugador corriente con el que cuenta la previsión. La suerte es lo que nadie decidió.
web-analysis-board = Mostrar en la mesa
web-analysis-how = Cómo se calcula
web-analysis-worth = vale { $value } ± { $error }
web-analysis-lost = perdió { $value } ± { $error }
