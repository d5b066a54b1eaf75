# 13 Fantasmas en la mesa web.

web-ghosts-round = Ronda { $round }
web-ghosts-goal = { $points ->
    [one] Gana la partida quien llega a { $points } punto
   *[other] Gana la partida quien llega a { $points } puntos
}
web-ghosts-card = { $card ->
    [1] 1: { ghosts-card-1-name }
    [2] 2: { ghosts-card-2-name }
    [3] 3: { ghosts-card-3-name }
    [4] 4: { ghosts-card-4-name }
    [5] 5: { ghosts-card-5-name }
    [6] 6: { ghosts-card-6-name }
    [7] 7: { ghosts-card-7-name }
    [8] 8: { ghosts-card-8-name }
    [9] 9: { ghosts-card-9-name }
    [10] 10: { ghosts-card-10-name }
    [11] 11: { ghosts-card-11-name }
    [12] 12: { ghosts-card-12-name }
   *[13] 13: { ghosts-card-13-name }
}
web-ghosts-colour = { $colour ->
    [blue] Una carta azul: hace una pregunta.
    [red] Una carta roja: ataca.
   *[yellow] Una carta amarilla: hace algo especial.
}
web-ghosts-crypt = cripta
web-ghosts-hand = mano
web-ghosts-up = boca arriba
web-ghosts-down = boca abajo
web-ghosts-pile = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
web-ghosts-pile-of = { $count ->
    [one] Mazo del equipo { $number }: { $count } carta
   *[other] Mazo del equipo { $number }: { $count } cartas
}
web-ghosts-out = fuera
web-ghosts-protected = con protección
web-ghosts-notebook = Cuaderno: ¿dónde se esconde { $seat }?
web-ghosts-cell-open = { $number }: posible
web-ghosts-cell-out = { $number }: imposible
web-ghosts-cell-sure = { $number }: seguro
web-ghosts-mark-no = tachado por ti
web-ghosts-mark-maybe = sospechoso para ti
web-ghosts-facts = Lo que ha respondido { $seat }
web-ghosts-vague = Una vez viste { $cards } en el mazo; después cambiaron de lugar a escondidas.
web-ghosts-dealt = Tus cartas
web-ghosts-choose-crypt = ¿Qué carta es tu cripta? La otra será tu mano.
web-ghosts-choose-crypt-team = ¿Qué carta es tu cripta? Después eliges la de tu pareja.
web-ghosts-choose-mate = ¿Qué carta es la cripta de tu pareja? Las otras dos serán vuestras manos.
web-ghosts-choose-keep = ¿Con qué carta te quedas en la mano? La otra vuelve a tu pareja.
web-ghosts-step-crypt = tu cripta
web-ghosts-step-mate = la cripta de tu pareja
web-ghosts-step-keep = tu pareja se queda una carta
web-ghosts-turn = Te toca: juega tu carta o ponla boca abajo y ataca.
web-ghosts-play = Jugar { $card }
web-ghosts-attack = Boca abajo: atacar
web-ghosts-attack-bare = Atacar
web-ghosts-draw = Robar y jugar otro turno
web-ghosts-tap-attack = Toca en un cuaderno el número que atacas.
web-ghosts-tap-number = { $card ->
    [1] Toca en un cuaderno el menor de los cuatro números.
    [4] { web-ghosts-tap-attack }
    [11] Toca en un cuaderno el menor de los dos números que atacas.
   *[other] Toca en un cuaderno el menor de los números por los que preguntas.
}
web-ghosts-tap-three = { $count ->
    [one] Toca { $count } número más en un cuaderno.
   *[other] Toca { $count } números en un cuaderno.
}
web-ghosts-tap-copy = { $copy ->
    [yes] { $draw ->
        [yes] Toca la carta boca arriba que copias o elige robar.
       *[no] Toca la carta boca arriba que copias.
    }
   *[no] No hay nada que copiar: elige robar.
}
web-ghosts-about = ¿Qué hace esta carta?
web-ghosts-arrange = Toca la carta que va arriba y después la que va primero al fondo.
web-ghosts-top = arriba
web-ghosts-below = al fondo
web-ghosts-lowest = al final
web-ghosts-found = ¡Cripta { $card } descubierta!
web-ghosts-round-over = La ronda ha terminado.
web-ghosts-next-round = Siguiente ronda
