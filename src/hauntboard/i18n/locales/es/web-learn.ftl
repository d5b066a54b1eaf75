# Aprender un juego en la mesa web. Cada lección tiene su propio archivo (lesson.ftl).

learn-title = Aprende jugando
learn-intro = Lecciones cortas en mesas de verdad. Yo me ocupo de que salgan las cartas adecuadas; las jugadas las haces tú.
learn-time = unos tres minutos
learn-done = hecha
learn-begin = Empezar
learn-go-on = Seguir
learn-left-at = vas por el paso { $step }
learn-once-more = Otra vez
learn-coach = Candil
learn-panel = Lo que dice Candil
learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-back = Atrás
learn-leave = Salir de la lección
learn-your-move = Te toca
learn-almost = ¡Casi!
learn-listen = ¡Un momento! Lee primero lo que sigue y luego te toca.
learn-cannot = Eso no se puede hacer ahora. Fíjate en lo que está iluminado.
learn-well-done = ¡Muy bien!
learn-finished = Ya puedes sentarte a cualquier mesa de { $game }. Lo demás se aprende jugando.
learn-play = Jugar ahora contra bots
learn-rules = Todas las reglas
learn-others = Las otras lecciones
