# Dicas na mesa web, e por que uma jogada foi feita na repetição.

web-hints-note = Um bot forte vai analisar a sua posição sabendo só o que você sabe. Todos na mesa veem que você perguntou, e esta partida não vai contar para a classificação.
web-hints-show = Mostrar
web-hints-thinking = Pensando nisso …
web-hints-best = { $unit ->
    [mix] Escolhida ao acaso
   *[other] Melhor jogada
}
web-hints-played = Jogada feita
web-hints-both = Jogada feita, e a melhor
web-hints-others = Outras jogadas
web-hints-reasons = Por quê
web-hints-mover = O que um bot forte acha, com o que { $seat } sabia
web-hints-why = Por quê?
web-hints-no-decision = Até aqui ninguém decidiu nada.
web-hints-again = Tentar de novo
