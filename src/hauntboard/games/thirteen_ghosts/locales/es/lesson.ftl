# La lección de 13 fantasmas.

learn-about-ghosts = Escóndete, pregunta con astucia, lee el cuaderno y encuentra la cripta rival.
learn-ghosts-welcome = ¡Buenas noches! Soy Candil y recibo a las visitas. En este juego cada cual se esconde tras un número. Encuentra el de Ágata antes de que ella encuentre el tuyo.
learn-ghosts-dealt = Te han repartido dos cartas. Una será tu cripta, el lugar donde te escondes. La otra es tu mano, la carta que jugarás.
learn-ghosts-crypt = Escondámonos en la 11. Tócala y confirma.
    .nudge = La 6 la necesitamos para la primera pregunta. Escóndete en la 11.
learn-ghosts-pile = Ágata también se ha escondido. De cada número del 1 al 13 hay una sola carta, y nueve están en el mazo.
learn-ghosts-turn = Tu turno. O juegas tu carta y usas su habilidad, o la pones boca abajo y atacas: nombras el número donde crees que se esconde.
learn-ghosts-ask = Atacar ahora sería adivinar a ciegas, así que pregunta. Tu 6 pregunta: ¿tu cripta es 8 o más? Juégala y confirma.
    .nudge = Aún no sabemos nada. Juega la 6 y pregunta.
learn-ghosts-answer = ¡Sí! Las respuestas siempre son verdad. Has robado una carta nueva y ahora le toca a Ágata.
learn-ghosts-notebook = El cuaderno guarda lo demostrado: 8 o más, pero no tu 11 ni la 9 que tienes en la mano. Quedan 8, 10, 12 y 13.
learn-ghosts-asked = Ágata juega la 3: ¿tu cripta es par? El 11 es impar, así que la mesa responde que no por ti. ¡Ella también lleva un cuaderno!
learn-ghosts-again = Tu 9 pregunta: ¿es 10, 11, 12 o 13? Juégala.
    .nudge = Quedan cuatro números: atacar sería jugársela. Juega la 9.
learn-ghosts-wrong = Sí: 10 o 12, porque la 13 acabas de robarla tú. Ágata ha puesto su carta boca abajo y ha atacado el 7. ¡Falló! Solo perdió la carta.
learn-ghosts-number = Tu 13 pregunta: ¿es este número o más? Tú eliges cuál. Juégala, toca el 12 en el cuaderno y confirma.
    .nudge = Es 10 o 12. Juega la 13 y toca el 12: la respuesta lo decide.
learn-ghosts-certain = No, así que tiene que ser el 10. ¡El cuaderno está seguro! Ágata acaba de preguntarte por 1, 2, 3 o 4: no. Date prisa.
learn-ghosts-attack = Ahora ataca: pon tu carta boca abajo, toca el 10 y confirma.
    .nudge = El cuaderno está seguro: pon tu carta boca abajo y ataca el 10.
learn-ghosts-found = ¡Encontrada! Un acierto descubre la cripta y termina la ronda.
learn-ghosts-points = Una ronda vale un punto. Entre dos jugadores, tres puntos ganan la partida; esta mesita jugaba a uno.
learn-ghosts-colours = Las cartas azules preguntan, las rojas atacan y las amarillas tienen sus propios trucos: toca cualquier carta para leerla. Con el mazo vacío solo puedes atacar.
