# 13 fantasmas: la página de reglas. Un mensaje por cláusula, en el orden de las cláusulas del juego.

ghosts-rules-title = Cómo se juega a 13 fantasmas
ghosts-rules-intro = Cada jugador esconde un fantasma en una cripta numerada. Carta a carta interrogas a tus rivales, descartas números y nombras la cripta que sospechas. Pero cada carta que enseñas también cuenta a los demás dónde no se esconde nadie. Hay dos ediciones del juego que difieren en unos pocos puntos; aquí las llamamos clásica y Nasza Księgarnia 2018, y quien abre la mesa elige una. Donde los dos reglamentos callan, hemos tenido que decidir algo, y lo decimos.
ghosts-rules-section-cards = Las trece cartas
ghosts-rules-section-G = Dos jugadores
ghosts-rules-section-T = Tres jugadores
ghosts-rules-section-F = Cuatro jugadores en dos equipos
ghosts-rules-section-L = Barajas pequeñas, para estudiar

## Dos jugadores

ghosts-rule-G1 = Baraja un juego de 13 cartas y reparte dos a cada jugador. Las otras nueve forman el mazo, boca abajo.
    .title = Barajar y repartir
ghosts-rule-G2 = Elige en secreto una de tus dos cartas como cripta y ponla boca abajo; la otra es tu mano. Nadie juega hasta que ambos hayan elegido, y ninguno ve lo que eligió el otro.
    .title = Elige tu cripta
ghosts-rule-G3 = Según el reglamento, empieza quien haya visto un fantasma más recientemente.
    .title = Quién empieza
    .decision = Aquí lo decide el azar, salvo que quien abre la mesa señale un asiento.
ghosts-rule-G4 = En tu turno haz exactamente una cosa: juega boca arriba la carta de tu mano y usa su habilidad, o ponla boca abajo y ataca diciendo un número del 1 al 13. Después roba una carta si queda alguna en tu mazo, y tu turno termina.
    .title = Tu turno
    .decision = Las habilidades son las del reglamento de 2018, en las dos ediciones. Nuestra copia ha perdido casi todos los números de las cartas; a la 1, la 6, la 7 y la 9 les hemos dado sus habilidades por el orden de esa lista.
ghosts-rule-G5 = Las preguntas y los ataques se refieren a la cripta del rival, y toda respuesta es cierta. La mesa responde por ti, así que nadie puede mentir ni equivocarse.
    .title = Respuestas sinceras
ghosts-rule-G6 = Si atacas el número correcto, ganas la ronda y 1 punto. Quien llega antes a 3 puntos gana la partida.
    .title = Ganar la partida
ghosts-rule-G7 = Tras un ataque fallido el juego sigue sin más. Puedes decir cualquier número del 1 al 13, incluso uno que sabes que no es.
    .title = Un ataque fallido
ghosts-rule-G8 = Clásica: desde que tu mazo se vacía, cada turno tuyo es un ataque. En el primero pones boca abajo tu última carta; después atacas sin carta. Nasza Księgarnia 2018: todavía puedes usar la habilidad de la carta que te queda en la mano; sin carta, tienes que atacar.
    .title = Cuando el mazo se acaba
    .decision = En la edición clásica tomamos su frase al pie de la letra: con el mazo vacío solo se ataca, aunque aún tengas una carta.
ghosts-rule-G9 = Clásica: la ronda siguiente la empieza quien se sienta a continuación, en sentido horario, de quien empezó esta. Nasza Księgarnia 2018: empieza quien está a la izquierda de quien hizo el ataque que cerró la ronda.
    .title = La ronda siguiente
    .decision = La regla de la edición de 2018 vale también con cuatro jugadores. Ataca quien actúa de verdad: si sustituyes a tu pareja, cuenta tu propio asiento.

ghosts-rule-G10 = La mesa te enseña todo lo que podrías saber y nada más: tu cripta y tu mano, las cartas que pusiste boca abajo, todas las que están boca arriba, todas las preguntas y respuestas, y lo que viste con las cartas 8 y 10, con el lugar donde estaban.
    .title = Lo que ves
ghosts-rule-G11 = La carta 2 usa la habilidad de una carta que esté boca arriba, o roba la carta superior de tu mazo para jugar otro turno. No se puede copiar una carta boca abajo, una cripta descubierta ni otra carta 2.
    .title = La carta 2
    .decision = Una habilidad copiada conserva su color. Puedes copiar cartas boca arriba tuyas y de tus rivales; las de tu pareja, solo en la edición de 2018. El turno adicional sustituye al robo normal, es un turno completo que acaba robando, y exige que quede una carta en el mazo. En la edición clásica, si robas la última, ese turno es un ataque (G8).
ghosts-rule-G12 = Casi cualquier carta se puede jugar siempre; una azul, incluso si todos los rivales tienen protección. Si en el mazo hay menos cartas de las que piden la 8 o la 10, miras las que haya.
    .title = Qué se puede jugar
    .decision = No se puede jugar una 2 sin nada que copiar ni que robar, ni una 10 si el mazo que debe mirar está vacío; entonces tampoco se puede copiar una 10 boca arriba. Con dos cartas, la 10 elige cuál queda arriba; con una, solo la mira. Con el mazo vacío, la 8 es un simple ataque.
ghosts-rule-G12b = Las cartas 8 y 10 tienen dos pasos, también copiadas: primero miras, luego decides.
    .title = Mirar y luego decidir
    .decision = Una vez que has mirado, no puedes echarte atrás.
ghosts-rule-G13 = La carta 4 te protege hasta que empieza tu próximo turno; el turno adicional de la carta 2 también cuenta. Con protección no respondes a las habilidades azules, pero a los ataques se responde siempre. Una 4 copiada protege igual.
    .title = Protección de la carta 4
    .decision = El reglamento permite callar a quien tiene protección. Aquí la protección siempre significa silencio, sin preguntar.

## Tres jugadores

ghosts-rule-T1 = Se usa un juego de cartas, dos para cada cual y un mazo de siete. Los turnos van en sentido horario. A cada pregunta y a cada ataque responden los dos rivales que sigan en la ronda, cada uno por su cripta.
    .title = Tres en la mesa
ghosts-rule-T2 = Si aciertas la cripta de un rival, ese jugador queda fuera de la ronda: su cripta se descubre y la carta de su mano sale del juego sin verse. Los dos que quedan ganan 1 punto cada uno. Quien ha atacado roba igualmente.
    .title = El primer acierto
    .decision = En ambas ediciones descubrimos la cripta acertada.
ghosts-rule-T3 = Cuando se acierta también al segundo, quien queda gana 1 punto más y la ronda termina.
    .title = El segundo acierto
ghosts-rule-T4 = La carta 11 puede acertar a los dos rivales con un solo ataque.
    .title = Dos de un golpe
    .decision = Salen los dos a la vez y solo puntúa quien ataca: 2 puntos.
ghosts-rule-T5 = La partida acaba con la ronda en la que alguien llega a 6 puntos o más. Gana la puntuación más alta.
    .title = Fin de la partida
    .decision = En ambas ediciones jugamos siempre la ronda hasta el final.
ghosts-rule-T6 = Si dos empatan en cabeza, juegan entre sí una partida completa a dos (de G1 a G9). Un empate a tres es imposible.
    .title = El desempate
    .decision = El azar decide quién empieza el desempate, y la edición sigue siendo la misma. El reglamento de 2018 no tiene desempate; lo jugamos en las dos ediciones.
ghosts-rule-T7 = A quien está fuera de la ronda se le salta el turno.
    .title = Fuera de la ronda

## Cuatro jugadores

ghosts-rule-F1 = Los dos equipos se sientan alternados: A, B, A, B. Cada equipo tiene su juego de 13 cartas y su mazo, y tú robas del de tu equipo. Preguntas y atacas al otro equipo; responden quienes sigan en la ronda, cada cual por su cripta.
    .title = Dos equipos, dos mazos
ghosts-rule-F2 = En cada equipo una persona roba cuatro cartas, elige en secreto dos como criptas, una para sí y otra para su pareja, y le pasa las otras dos. La pareja se queda una en la mano y devuelve la otra. Puedes mirar tu propia cripta.
    .title = Preparar un equipo
    .decision = En la ronda 1 roba el primer asiento del equipo, y luego se van turnando ronda a ronda. Quien roba conoce las dos criptas y las dos manos iniciales; su pareja, su propia cripta y las dos manos iniciales. Lo sabido no se olvida: la carta inicial de tu pareja sigue siendo conocida aunque luego la ponga boca abajo.
ghosts-rule-F3 = Si aciertan tu cripta, quedas fuera de la ronda: la cripta se descubre y tu mano sale del juego sin verse. Tu pareja sigue y juega los turnos de ambos. Los turnos siempre alternan entre los equipos y, por lo demás, respetan el orden de los asientos.
    .title = Cuando cae tu pareja
ghosts-rule-F4 = Las cartas 8 y 10 miran el mazo del otro equipo, y solo ese cuenta para saber si hay algo que mirar. El turno adicional de la carta 2 roba de tu propio mazo.
    .title = De quién es el mazo
ghosts-rule-F5 = La carta 4 protege solo a quien la juega, no a su pareja.
    .title = Protección en equipo
    .decision = Si juegas también los turnos de tu pareja eliminada, tu protección acaba con el primero de ellos que llegue, sea tuyo o suyo.
ghosts-rule-F6 = Puedes contarle a tu pareja lo que viste con la 8 y la 10.
    .title = Compartir lo visto
    .decision = La mesa le enseña a tu pareja esas cartas al momento, y también dónde las has puesto.
ghosts-rule-F7 = Cuando caen los dos miembros de un equipo, el otro gana la ronda y 1 punto. El primer equipo que llega a 3 puntos gana la partida.
    .title = Ganar en equipo
ghosts-rule-F8 = En equipos, la regla del mazo vacío (G8) se refiere al mazo de tu equipo.
    .title = El mazo de tu equipo
    .decision = Los reglamentos no dicen qué mazo cuenta; miramos el del equipo que tiene el turno.

## Barajas pequeñas

ghosts-rule-L1 = Dos jugadores pueden jugar con una baraja de las cartas del 1 al 4, del 1 al 5 o del 1 al 6. Entonces no existen números más altos. Todo lo demás es como en una partida de dos, salvo lo que se dice aquí.
    .title = Una baraja pequeña
    .decision = Ningún reglamento incluye barajas pequeñas. Son nuestras: juegos tan pequeños que un ordenador puede jugarlos a la perfección, para medir con ellos a los bots.
ghosts-rule-L2 = Un mazo vacío no obliga a nadie a atacar: mientras tengas una carta puedes usarla, en las dos ediciones.
    .title = El mazo se acaba enseguida
    .decision = Con cuatro cartas no hay mazo; con la regla clásica (G8) nadie llegaría a preguntar nada.
ghosts-rule-L3 = Un ataque nombra un número que no puedas descartar: ninguna carta tuya, ninguna que esté boca arriba, ninguna que una respuesta haya excluido. Vale también para la carta 4.
    .title = Solo números posibles
    .decision = En el juego completo se puede decir cualquier número (G7), así que una ronda podría no acabar nunca. Aquí cada ataque acierta o descarta algo.
ghosts-rule-L4 = Una pregunta se refiere a los números que existen. La carta 1 nombra cuatro seguidos que empiezan por cualquiera del 2 en adelante; lo que pasa del más alto no cuenta. La carta 6 pregunta: ¿es 4 o más? Las demás preguntan y atacan como siempre.
    .title = Qué preguntan las cartas
    .decision = A la pregunta propia de la carta 6, 8 o más, se respondería siempre que no.

## Ejemplos

ghosts-examples-intro = En los siete primeros ejemplos juegan tres: Ada, Bruno y Clara. Bruno se esconde en la cripta 9 y Clara en la 4, salvo que digamos otra cosa.
ghosts-example-1 = Ada juega la 3: «¿Tu cripta es par?» Bruno dice que no; Clara, que sí.
ghosts-example-2 = Ada juega la 12 y nombra 4, 7 y 8. Bruno dice que no; Clara, que está en la 4, dice que sí.
ghosts-example-3 = Ada juega la 13 y pregunta por 4 o más. Bruno y Clara dicen que sí.
ghosts-example-4 = Hay una 5 boca arriba. Ada juega la 2 y la copia: ¿1, 2, 3 o 4? Bruno dice que no; Clara, que sí. La 5 se queda donde está.
ghosts-example-5 = Ada juega la 11 y ataca el 4 y el 5. Clara queda al descubierto y fuera de la ronda; Ada y Bruno ganan 1 punto cada uno.
ghosts-example-6 = Bruno pone su carta boca abajo y ataca el 4. Cada rival responde por su cripta: Ada dice que no; a Clara la ha encontrado.
ghosts-example-7 = Esta vez Clara se esconde en la 3. Ada juega la 4 y ataca el 6: no y no. Después Bruno juega la 5. Ada tiene protección y calla; Clara dice que sí.
ghosts-example-8 = Dos jugadores: Ada empezó la ronda y ahora ataca el 6. Si Bruno se esconde en la 6, Ada gana 1 punto y Bruno empieza la ronda siguiente. Si no, Ada roba una carta y le toca a Bruno.
ghosts-example-9 = No tienes carta en la mano y el mazo está vacío: en tu turno solo puedes atacar.
ghosts-example-10 = Hay una 5 boca arriba, así que la cripta de nadie es la 5. En equipos, esto vale para el equipo que la jugó.
ghosts-example-11 = Cuatro jugadores en los asientos 1 a 4: el 3 encuentra a quien ocupa el 2. A partir de ahí los turnos son 4, 1, 4 (por el 2), 3, 4, 1.

ghosts-rules-credits = 13 Ghosts es un juego de Victor Amanatidis, publicado por Artipia Games; edición polaca de Nasza Księgarnia (2018), ilustrada por Tomek Larek. Esta es una mesa no oficial y sus textos son nuestros.
