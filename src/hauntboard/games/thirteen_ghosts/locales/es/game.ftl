# 13 fantasmas: cartas, opciones, jugadas, rechazos y crónica.

ghosts-name = 13 fantasmas
ghosts-tagline = Esconde tu fantasma, interroga a los demás y nombra sus criptas antes de que nombren la tuya.
luck-ghosts = En una sola ronda la suerte pesa mucho; la habilidad se nota a lo largo de la partida.

ghosts-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Opciones

ghosts-option-edition = Qué reglamento se sigue donde difieren las dos ediciones: el mazo vacío (G8) y quién empieza la ronda siguiente (G9).
    .label = Edición
ghosts-option-edition-classic = clásica
ghosts-option-edition-nk2018 = Nasza Księgarnia 2018
ghosts-option-points = Con cuántos puntos acaba la partida: un número, o los del reglamento (3; a tres jugadores, 6).
    .label = Puntos para ganar
ghosts-option-points-rule = los del reglamento
ghosts-option-deck = Para estudiar: una baraja con las cartas del 1 al 4, 5 o 6 para dos jugadores, tan pequeña que se puede resolver (L1).
    .label = Cartas de la baraja

## Cartas

ghosts-colour-blue = azul
ghosts-colour-yellow = amarilla
ghosts-colour-red = roja

ghosts-card-1-name = El Farolero
ghosts-card-1-ability = Pregunta: ¿tu cripta es uno de estos cuatro números seguidos? Tú eliges cuáles.
ghosts-card-2-name = El Eco
ghosts-card-2-ability = Usa la habilidad de una carta que esté boca arriba, o roba la carta superior de tu mazo y juega otro turno.
ghosts-card-3-name = Las Gemelas
ghosts-card-3-ability = Pregunta: ¿tu cripta es par?
ghosts-card-4-name = La Armadura Vacía
ghosts-card-4-ability = Ataca un número. Hasta tu próximo turno ignoras las cartas azules de tus rivales.
ghosts-card-5-name = El Susurro del Sótano
ghosts-card-5-ability = Pregunta: ¿tu cripta es 1, 2, 3 o 4?
ghosts-card-6-name = La Dama de la Escalera
ghosts-card-6-ability = Pregunta: ¿tu cripta es 8 o más?
ghosts-card-6-ability-small = Pregunta: ¿tu cripta es 4 o más?
ghosts-card-7-name = El Mayordomo sin Cabeza
ghosts-card-7-ability = Pregunta: ¿tu cripta es 5, 6, 8 o 9?
ghosts-card-8-name = El Sepulturero
ghosts-card-8-ability = Mira las dos cartas del fondo del mazo y después ataca un número.
ghosts-card-9-name = La Novia del Desván
ghosts-card-9-ability = Pregunta: ¿tu cripta es 10, 11, 12 o 13?
ghosts-card-10-name = La Adivina
ghosts-card-10-ability = Mira las tres cartas superiores del mazo. Devuelve una arriba y pon las otras dos en el fondo.
ghosts-card-11-name = El Sabueso de Dos Cabezas
ghosts-card-11-ability = Ataca dos números seguidos a la vez.
ghosts-card-12-name = La Pianista
ghosts-card-12-ability = Pregunta: ¿tu cripta es uno de estos tres números? Los tres que quieras.
ghosts-card-13-name = El Campanero
ghosts-card-13-ability = Pregunta: ¿tu cripta es este número o más? Tú eliges el número.

## La pregunta de cada carta

ghosts-question = { $card ->
    [3] ¿Tu cripta es par?
    [6] ¿Tu cripta es { $numbersFirst } o más?
    [13] ¿Tu cripta es { $numbersFirst } o más?
   *[other] ¿Tu cripta es { $numbersOr }?
}

## Jugadas del menú

ghosts-move-deal = Sale la carta { $card }
ghosts-move-first = Empieza { $seat }
ghosts-move-crypt = Esconderte en la cripta { $card }
ghosts-move-mate = Esconder a tu pareja en la cripta { $card }
ghosts-move-keep = Quedarte la { $card } en la mano y devolver la otra carta
ghosts-move-attack = Carta { $card } boca abajo: atacar el { $numbers }
ghosts-move-attack-empty-handed = Atacar el { $numbers } sin carta
ghosts-move-aim = Atacar el { $numbers }
ghosts-move-arrange = { $cardsCount ->
    [one] La { $card } arriba, la { $cardsLast } al fondo
   *[other] La { $card } arriba; la { $cardsFirst } al fondo y la { $cardsLast } debajo
}
ghosts-move-draw = Jugar 2: robar una carta y jugar otro turno

ghosts-move-play-1 = Jugar 1: ¿tu cripta es { $numbersOr }?
ghosts-move-play-3 = Jugar 3: ¿tu cripta es par?
ghosts-move-play-4 = Jugar 4: atacar el { $numbers } e ignorar las cartas azules
ghosts-move-play-5 = Jugar 5: ¿tu cripta es 1, 2, 3 o 4?
ghosts-move-play-6 = Jugar 6: ¿tu cripta es 8 o más?
ghosts-move-play-6-small = Jugar 6: ¿tu cripta es 4 o más?
ghosts-move-play-7 = Jugar 7: ¿tu cripta es 5, 6, 8 o 9?
ghosts-move-play-8 = Jugar 8: mirar las dos cartas del fondo y atacar
ghosts-move-play-9 = Jugar 9: ¿tu cripta es 10, 11, 12 o 13?
ghosts-move-play-10 = Jugar 10: mirar las tres cartas de arriba y ordenarlas
ghosts-move-play-11 = Jugar 11: atacar el { $numbersFirst } y el { $numbersLast }
ghosts-move-play-12 = Jugar 12: ¿tu cripta es { $numbersOr }?
ghosts-move-play-13 = Jugar 13: ¿tu cripta es { $numbersFirst } o más?

ghosts-move-copy-1 = Jugar 2 como 1: ¿tu cripta es { $numbersOr }?
ghosts-move-copy-3 = Jugar 2 como 3: ¿tu cripta es par?
ghosts-move-copy-4 = Jugar 2 como 4: atacar el { $numbers } e ignorar las cartas azules
ghosts-move-copy-5 = Jugar 2 como 5: ¿tu cripta es 1, 2, 3 o 4?
ghosts-move-copy-6 = Jugar 2 como 6: ¿tu cripta es 8 o más?
ghosts-move-copy-6-small = Jugar 2 como 6: ¿tu cripta es 4 o más?
ghosts-move-copy-7 = Jugar 2 como 7: ¿tu cripta es 5, 6, 8 o 9?
ghosts-move-copy-8 = Jugar 2 como 8: mirar las dos cartas del fondo y atacar
ghosts-move-copy-9 = Jugar 2 como 9: ¿tu cripta es 10, 11, 12 o 13?
ghosts-move-copy-10 = Jugar 2 como 10: mirar las tres cartas de arriba y ordenarlas
ghosts-move-copy-11 = Jugar 2 como 11: atacar el { $numbersFirst } y el { $numbersLast }
ghosts-move-copy-12 = Jugar 2 como 12: ¿tu cripta es { $numbersOr }?
ghosts-move-copy-13 = Jugar 2 como 13: ¿tu cripta es { $numbersFirst } o más?

## Jugadas rechazadas

ghosts-wait-for-crypts = Tu parte ya está. Espera a que todo el mundo elija su cripta.
ghosts-crypts-are-chosen = Las criptas de esta ronda ya están elegidas. Ahora toca jugar una carta o atacar.
ghosts-choose-crypt-first = Primero elige tu cripta: ¿en cuál de tus cartas se esconde tu fantasma?
ghosts-not-your-choice = Esta decisión es de otra persona. Elige solo para tu asiento.
ghosts-first-own-crypt = Primero elige una carta para tu propia cripta.
ghosts-now-mate-crypt = Tu cripta ya está elegida. Ahora elige una para tu pareja.
ghosts-now-keep = Tu pareja ya ha elegido las criptas. Ahora di con cuál de las dos cartas te quedas en la mano.
ghosts-not-dealt = No tienes la carta { $card }. Elige una de las que tienes delante.
ghosts-must-aim = Ya has mirado las cartas. Ahora di qué número atacas.
ghosts-must-arrange = Ya has mirado las cartas. Ahora elige cuál va arriba y cuáles van al fondo.
ghosts-wrong-arrangement = { $count ->
    [one] Has visto { $count } carta. Elige un orden justo para ella.
   *[other] Has visto { $count } cartas. Elige un orden justo para esas.
}
ghosts-nothing-to-arrange = No hay cartas que ordenar: eso solo se hace después de mirar con la carta 10.
ghosts-must-attack-no-card = No te quedan cartas, así que ataca: di cualquier número del 1 al 13.
ghosts-must-attack-empty-pile = Tu mazo está vacío y desde ahora cada turno es un ataque: di cualquier número del 1 al 13.
ghosts-not-in-hand = No tienes la carta { $card } en la mano. Tu carta es la { $hand }: juégala, o ponla boca abajo y ataca.
ghosts-nothing-to-draw = Tu mazo está vacío, así que con la carta 2 no puedes robar. Copia una carta que esté boca arriba, o ataca.
ghosts-ten-needs-pile = No queda mazo que mirar, así que la carta 10 no se puede usar. Elige otra cosa, o ataca.
ghosts-only-teammates = La única { $card } boca arriba es de tu pareja. En la edición clásica, la 2 copia cartas tuyas y de tus rivales.
ghosts-not-face-up = No hay ninguna carta { $card } boca arriba, así que la 2 no puede copiarla. Elige una que esté a la vista.
ghosts-no-such-number = En esta baraja no hay ningún { $number }. Di un número del 1 al { $most }.
ghosts-number-ruled-out = Ya sabes que la cripta no puede ser { $number }. Con una baraja pequeña se ataca un número que pueda ser el bueno.
ghosts-four-not-there = Con esta baraja, la carta 1 nombra cuatro números seguidos que empiezan por uno del 2 al { $most }.
ghosts-notation-number = A «{ $text }» le falta un número de carta del 1 al 13 detrás de la letra.

## La crónica

ghosts-event-dealt = { $you ->
    [yes] Recibes la carta { $card }.
   *[no] { $seat } recibe la carta { $card }.
}
ghosts-event-dealt-hidden = { $you ->
    [yes] Recibes una carta.
   *[no] { $seat } recibe una carta.
}
ghosts-event-crypt-chosen = { $you ->
    [yes] Te escondes en la cripta { $card }.
   *[no] { $seat } se esconde en la cripta { $card }.
}
ghosts-event-crypt-chosen-hidden = { $you ->
    [yes] Eliges tu cripta.
   *[no] { $seat } elige su cripta.
}
ghosts-event-crypt-given = { $you ->
    [yes] Escondes a { $target } en la cripta { $card } y le pasas { $cards }.
   *[no] { $targetYou ->
        [yes] { $seat } te esconde en la cripta { $card } y te pasa { $cards }.
       *[no] { $seat } esconde a { $target } en la cripta { $card } y le pasa { $cards }.
    }
}
ghosts-event-crypt-given-hidden = { $seat } elige una cripta para { $target } y le pasa dos cartas.
ghosts-event-hands-split = { $you ->
    [yes] Te quedas la { $card } y devuelves la { $back } a { $target }.
   *[no] { $targetYou ->
        [yes] { $seat } se queda la { $card } y te devuelve la { $back }.
       *[no] { $seat } se queda la { $card } y devuelve la { $back } a { $target }.
    }
}
ghosts-event-hands-split-hidden = { $seat } se queda una carta y devuelve la otra a { $target }.
ghosts-event-played = { $you ->
    [yes] Juegas la carta { $card }.
   *[no] { $seat } juega la carta { $card }.
}
ghosts-event-copied = { $you ->
    [yes] Copias la { $card } que está boca arriba.
   *[no] { $seat } copia la { $card } que está boca arriba.
}
ghosts-event-extra-turn = { $you ->
    [yes] Juegas otro turno.
   *[no] { $seat } juega otro turno.
}
ghosts-event-asked = { $you ->
    [yes] Preguntas: «{ ghosts-question }»
   *[no] { $seat } pregunta: «{ ghosts-question }»
}
ghosts-event-attacked = { $numbersCount ->
    [one] { $you ->
        [yes] Atacas el { $numbers }.
       *[no] { $seat } ataca el { $numbers }.
    }
   *[other] { $you ->
        [yes] Atacas el { $numbersFirst } y el { $numbersLast }.
       *[no] { $seat } ataca el { $numbersFirst } y el { $numbersLast }.
    }
}
ghosts-event-attacked-empty-handed = { $you ->
    [yes] Atacas el { $numbers } sin carta.
   *[no] { $seat } ataca el { $numbers } sin carta.
}
ghosts-event-attacked-face-down = { $you ->
    [yes] Pones la { $down } boca abajo y atacas el { $numbers }.
   *[no] { $seat } pone la { $down } boca abajo y ataca el { $numbers }.
}
ghosts-event-attacked-face-down-hidden = { $you ->
    [yes] Pones una carta boca abajo y atacas el { $numbers }.
   *[no] { $seat } pone una carta boca abajo y ataca el { $numbers }.
}
ghosts-event-protected = { $you ->
    [yes] Ignoras las cartas azules hasta tu próximo turno.
   *[no] { $seat } ignora las cartas azules hasta su próximo turno.
}
ghosts-event-answered = { $answer ->
    [yes] { $you ->
        [yes] Respondes: sí.
       *[no] { $seat } responde: sí.
    }
    [no] { $you ->
        [yes] Respondes: no.
       *[no] { $seat } responde: no.
    }
   *[none] { $you ->
        [yes] Tienes protección y no respondes.
       *[no] { $seat } tiene protección y no responde.
    }
}
ghosts-event-hit = { $you ->
    [yes] ¡Acierto! Encuentras a { $target } en la cripta { $card }.
   *[no] { $targetYou ->
        [yes] ¡Acierto! { $seat } te encuentra en la cripta { $card }.
       *[no] ¡Acierto! { $seat } encuentra a { $target } en la cripta { $card }.
    }
}
ghosts-of-pile = { $pile ->
    [theirs] del mazo del otro equipo
   *[own] del mazo
}
ghosts-event-looked = { $count ->
    [0] El mazo está vacío: no hay nada que ver.
   *[other] { $card ->
        [8] { $you ->
            [yes] En el fondo { ghosts-of-pile } ves: { $cards }.
           *[no] En el fondo { ghosts-of-pile } { $seat } ve: { $cards }.
        }
       *[other] { $you ->
            [yes] En lo alto { ghosts-of-pile } ves: { $cards }.
           *[no] En lo alto { ghosts-of-pile } { $seat } ve: { $cards }.
        }
    }
}
ghosts-event-looked-hidden = { $count ->
    [0] El mazo está vacío: no hay nada que ver.
    [one] { $seat } mira la última carta { ghosts-of-pile }.
   *[other] { $card ->
        [8] { $seat } mira las { $count } cartas del fondo { ghosts-of-pile }.
       *[other] { $seat } mira las { $count } cartas superiores { ghosts-of-pile }.
    }
}
ghosts-event-arranged = { $cardsCount ->
    [one] { $you ->
        [yes] Pones la { $card } arriba y la { $cardsLast } al fondo.
       *[no] { $seat } pone la { $card } arriba y la { $cardsLast } al fondo.
    }
   *[other] { $you ->
        [yes] Pones la { $card } arriba; la { $cardsFirst } va al fondo y la { $cardsLast } debajo.
       *[no] { $seat } pone la { $card } arriba; la { $cardsFirst } va al fondo y la { $cardsLast } debajo.
    }
}
ghosts-event-arranged-hidden = { $count ->
    [2] { $seat } pone una carta arriba y la otra al fondo.
   *[other] { $seat } pone una carta arriba y las otras al fondo.
}
ghosts-event-drew = { $you ->
    [yes] Robas la carta { $card }.
   *[no] { $seat } roba la carta { $card }.
}
ghosts-event-drew-hidden = { $you ->
    [yes] Robas una carta.
   *[no] { $seat } roba una carta.
}
ghosts-event-stands-in = { $you ->
    [yes] Juegas el turno de { $target }, que está fuera.
   *[no] { $seat } juega el turno de { $target }, que está fuera.
}
ghosts-event-scored = { $you ->
    [yes] Ganas { ghosts-points } (total: { $total }).
   *[no] { $seat } gana { ghosts-points } (total: { $total }).
}
ghosts-event-team-scored = { $seatsYou ->
    [yes] Tu equipo gana { ghosts-points } (total: { $total }).
   *[no] El equipo de { $seats } gana { ghosts-points } (total: { $total }).
}
ghosts-event-scored-tie-break = { $you ->
    [yes] Ganas { ghosts-points } en el desempate (total: { $total }).
   *[no] { $seat } gana { ghosts-points } en el desempate (total: { $total }).
}
ghosts-event-round-begins = { $you ->
    [yes] Ronda { $round }: empiezas tú.
   *[no] Ronda { $round }: empieza { $seat }.
}
ghosts-event-round-over = Fin de la ronda { $round }.
ghosts-event-tie-break = { $seats } empatan en cabeza: decide una partida a dos.
ghosts-event-match-over = { $winnersYou ->
    [yes] ¡Ganas la partida! Resultado final: { $scoresNamed }.
   *[no] { $winners } gana la partida. Resultado final: { $scoresNamed }.
}
ghosts-event-team-match-over = { $winnersYou ->
    [yes] ¡Tu equipo gana la partida! Resultado final: { $scores }.
   *[no] { $winners } ganan la partida. Resultado final: { $scores }.
}

## Posiciones

ghosts-position-no-crypt = { $path }: durante los turnos, cada cual tiene una cripta y ninguna carta por asignar.
ghosts-position-bad-answers = { $path }: las respuestas contradicen la cripta.
ghosts-position-bad-groups = { $path }: puede haber como mucho dos grupos de cartas movidas, ninguno con cuatro jugadores, y cada uno necesita una carta 10 ya jugada.
ghosts-position-hand-full = { $path }: este asiento ya ha jugado su carta, así que la mano tiene que estar vacía.
