# Halloween: la página de reglas. Un mensaje por cláusula, en el orden de las cláusulas del juego.

halloween-rules-title = Cómo se juega a Halloween
halloween-rules-intro = Es Halloween, y eres uno de los señores demoníacos que quieren este pueblo para sí. Los fantasmas no son de nadie: todo el mundo invoca, mueve y mejora los mismos. Con ellos consigues fichas de fantasma, que pagan las cartas de acción; puntos de susto, que pagan fantasmas más fuertes; y sobre todo puntos de embrujo, que ganan la partida. Juegan de dos a cuatro, cada cual por su cuenta. Si una carta contradice una regla, manda la carta. Donde el reglamento calla, no está claro o nos ha llegado dañado, hemos tenido que decidir algo, y lo decimos.
halloween-rules-section-cards = Las cartas de acción
halloween-rules-section-bonus-tokens = Las fichas de bonificación
halloween-rules-section-H = Preparación y turno
halloween-rules-section-A = Las acciones
halloween-rules-section-B = Fichas de bonificación
halloween-rules-section-C = Cartas de acción
halloween-rules-section-E = Fin de la partida
halloween-rules-section-P = Dos jugadores
halloween-rules-section-V = La variante Maestra

## Preparación y turno

halloween-rule-H1 = Tres fantasmas azules empiezan en la comisaría. En cada uno de los seis edificios hay una ficha de bonificación boca arriba; las demás forman una reserva oculta. Hay en juego ocho de las 52 cartas de acción. Cada cual tiene 2 puntos de susto, 12 discos, 6 fichas de embrujo y un tablero de tres secciones, todas en el nivel 1. De cada color hay cinco fantasmas y 12 fichas de fantasma; si un color se agota, no se puede ganar hasta que alguien pague con él.
    .title = Preparar el pueblo
    .decision = El dibujo del pueblo se ha perdido. El nuestro tiene dos filas de tres: comisaría, escuela, iglesia; debajo, ayuntamiento, hospital, teatro, tres nombres que son nuestros. Son vecinos los edificios que comparten un lado. Los puntos de susto nunca se agotan. Las ocho cartas salen al azar, son uno de los cinco conjuntos con nombre o las elige quien abre la mesa.
halloween-rule-H2 = Según el reglamento, empieza quien haya visto un fantasma más recientemente. Se juega en el sentido de las agujas del reloj.
    .title = Quién empieza
    .decision = Aquí lo decide el azar, salvo que quien abre la mesa señale un asiento.
halloween-rule-H3 = En tu turno cada sección realiza exactamente una acción, en el orden que quieras; después terminas tu turno. En cualquier momento de él, también antes de la primera acción y después de la última, puedes ocupar cartas, usar fichas de bonificación y activar poderes de una vez por turno.
    .title = Tu turno
    .decision = Nada de esto interrumpe una acción. Solo con los dados sobre la mesa se usan fichas de bonificación en medio de una: h, i y k para los dados, y la f, cuyos 2 puntos de susto pueden pagar la carta 9.
halloween-rule-H4 = Para realizar una acción, pon un disco de tu reserva en su espacio de la sección. Un espacio con un disco queda cerrado hasta que la sección descanse.
    .title = Discos y espacios
    .decision = Recuperar discos sueltos abre sus espacios, pero una sección ya usada este turno sigue usada. Los discos de las casillas de bonificación no se recuperan así.
halloween-rule-H5 = Los fantasmas azules son de nivel 1, los verdes de nivel 2, los amarillos 3, los naranjas 4 y los rojos 5. Una sección usa fantasmas de su nivel o menos, sin importar quién los trajo al pueblo.
    .title = Niveles de fantasma
halloween-rule-H6 = En vez de actuar, una sección siempre puede descansar: todos sus discos vuelven a tu reserva y se pueden usar enseguida en otras secciones. Descansar gasta la sección por este turno, y es lo único que queda cuando ninguna acción es posible.
    .title = Descansar una sección
    .decision = La ficha de bonificación j también es una acción de Descansar. La carta 12 paga por cada acción de Descansar, aunque no vuelva ningún disco, pero no por los discos que devuelve la carta de un rival (C2).
halloween-rule-H7 = Solo puedes elegir una acción que se pueda llevar a cabo.
    .title = Solo acciones posibles

## Las acciones

halloween-rule-A1 = Invocar: donde haya juntos al menos dos fantasmas de un color, añade otro de ese color y gana una ficha suya. Nunca hay más de cinco fantasmas de un color en el pueblo ni más de seis en un edificio, sea cual sea el efecto.
    .title = Invocar un fantasma
    .decision = La ficha de bonificación a y la carta 25 son acciones de Invocar, así que las cartas 13, 29 y 31 valen con ellas. La carta 46 necesita sitio en el edificio y un fantasma libre de al menos uno de los dos colores; si no queda libre ninguno del color que sale, el disco se gasta, la 29 paga igualmente y no hay ficha. La carta 31 necesita una ficha de embrujo y un espacio libre.
halloween-rule-A2 = Asustar: nombra un color al alcance de la sección que esté en el pueblo y gana su nivel en puntos de susto.
    .title = Asustar a la gente
    .decision = Con la carta 48 eliges qué fantasma de ese color fue el que asustó.
halloween-rule-A3 = Mejorar: un fantasma al alcance de la sección pasa al color siguiente. Uno nuevo verde cuesta 2 puntos de susto, amarillo 3, naranja 4, rojo 5, y tiene que quedar libre un fantasma del nuevo color. Gana una ficha del nuevo color. Después puedes subir una sección más baja directamente al nivel del nuevo fantasma, incluso una que aún no haya actuado este turno.
    .title = Mejorar un fantasma
halloween-rule-A4 = Mover: un fantasma va a un edificio vecino con sitio. Si allí hay una ficha de bonificación, te la llevas (B1).
    .title = Mover un fantasma
    .decision = Todo fantasma movido se lleva la ficha de bonificación de donde llega, también con las cartas 17 y 48 y la ficha l, y la carta 5 vale cada vez. Las cartas 21 y 25 solo valen en acciones de Mover. El segundo fantasma de la carta 7 puede ser del color y el edificio a los que llegó el primero solo si allí hay otro. La carta 45 no es un movimiento; sus dos fantasmas son de distinto color y de distinto edificio, porque si no, nada cambiaría.
halloween-rule-A5 = Pelear: un fantasma al alcance de la sección ataca a uno de otro color, de cualquier nivel, en el mismo edificio. Di qué rival lanza el dado del defensor. De azul a rojo, los dados tienen 4, 6, 8, 10 y 12 caras. Si tu tirada es mayor, el defensor deja el tablero y ganas una ficha de su color. Un empate o una tirada menor no cambian nada.
    .title = Pelear con un fantasma
    .decision = El reglamento dice que la ficha de bonificación h sube «tu Nivel de Fantasma»; aquí sube el dado del fantasma que ataca. Se anuncia antes de la tirada y no se puede usar si el dado ya tiene 12 caras; dos son dos pasos, y el nivel del fantasma no cambia. Tras la tirada, quien ataca puede repetirla (carta 9, ficha i) o sumar 3 (ficha k, que se conserva al repetir); luego puede quien lanza por el defensor (carta 9), y así hasta que uno pase justo después del otro. La ficha i es para tu dado de ataque; la carta 9 y la ficha k valen también con los dados de las cartas 18, 21 y 46. Con la carta 11, ganar al mismo color no da nada por la carta 3. La carta 32 no lanza dados, así que ahí no valen la 9 ni la 26. La carta 26 toma los dados tal como quedan al final de una pelea que tú eliges: cuentan el 3 sumado y las tiradas repetidas, no el 1 de la carta 11. La carta 20 se refiere a los fantasmas que estaban en el edificio del primer defensor al empezar la pelea; si la carta 17 se lleva al vencedor, para seguir hace falta la carta 24.
halloween-rule-A6 = Embrujar: en un edificio con un fantasma al alcance de la sección, pon una ficha de embrujo en el espacio libre del color de ese fantasma y anota 2, 4, 6, 8 o 10 puntos de embrujo, de azul a rojo. Cada edificio lo embrujas una vez por partida.
    .title = Embrujar un edificio
    .decision = La carta 1 desvía una acción de Embrujar; el reglamento también podría referirse a otro embrujo después de uno. La carta 31 da una acción de Embrujar, así que la 18 y la 44 valen con ella. La carta 47 no es una, así que con ella no valen; deja el edificio libre para otro embrujo, y un final ya provocado sigue en pie.
halloween-rule-A7 = Cuando no queda ningún fantasma azul en el pueblo, quien lo ha causado coloca al momento tres fantasmas azules juntos en un edificio con sitio; si caben menos, tantos como quepan.
    .title = La regla azul
halloween-rule-A8 = Las ganancias llegan por sí solas, y todo lo voluntario se te ofrece.
    .title = Ganancias y elecciones
    .decision = Lo que ganas llega por sí solo, hasta donde alcance la reserva; la carta 41 cuenta las fichas recibidas de verdad, y las cartas 22 y 23 necesitan la cantidad entera. Lo que el reglamento dice con «puedes» es una elección. Una acción produce su efecto principal, su ficha, las demás ganancias y la regla azul; después, lo voluntario en el orden que quieras; después, la siguiente pelea de la carta 20.
halloween-rule-A9 = Las fichas, los puntos de susto, los discos, las fichas de bonificación guardadas y las cartas están a la vista de todo el mundo. Solo se desconocen el orden de la reserva y los dados por venir.
    .title = Lo que ves
    .decision = El reglamento no dice qué se puede ocultar; aquí no se oculta nada.
halloween-rule-A10 = Una partida puede tener un límite de rondas. Al acabar esa ronda, termina como si alguien hubiera provocado el final (E1).
    .title = Límite de rondas
    .decision = Nada en el reglamento garantiza que una partida acabe. El límite lo fija quien abre la mesa: 40 rondas si no se cambia, 0 para ninguno.

## Fichas de bonificación

halloween-rule-B1 = Tienes tres casillas para fichas de bonificación. La ficha que te llevas va a una casilla libre, o en lugar de una que tengas sin usar, que se descarta.
    .title = Conseguir fichas de bonificación
    .decision = Si hay una casilla libre, la ficha va allí por sí sola. Si no la hay pero tienes fichas sin usar, elige cuál de ellas, o la nueva, se descarta. Si las tres casillas están bloqueadas, la ficha se queda donde está, y la carta 50 no saca ninguna. Sacar una con la carta 50 no da nada por la carta 5. Una ficha nueva que llega bajo fantasmas ya presentes no se la lleva nadie.
halloween-rule-B2 = Usa fichas de bonificación en tu turno, tantas como quieras: pon un disco de tu reserva bajo la casilla y descarta la ficha. Sin un disco allí no puedes. La casilla queda bloqueada hasta que hayas usado tu tercera ficha de bonificación; al final de ese turno vuelven los tres discos.
    .title = Usar fichas de bonificación
    .decision = Las fichas a y l necesitan algo que puedan hacer, y h, i y k necesitan dados; las demás siempre se pueden usar. Con la e recuperas los discos de uno en uno.
halloween-rule-B3 = Cuando la última ficha de bonificación deja el pueblo, se ponen al momento fichas nuevas en los seis edificios. Si la reserva está vacía, se barajan las fichas descartadas para formar otra.
    .title = Nuevas fichas de bonificación
halloween-rule-B4 = Hay 24 fichas de 12 tipos, dos de cada uno. Puedes combinar las iguales.
    .title = Dos de cada tipo

## Cartas de acción

halloween-rule-C0 = Las cartas que nombran una acción solo valen con esa acción. Las que dicen «siempre» o «una vez por turno» valen en cualquier momento de tu turno. Las que dicen «al final» puntúan después de la última ronda.
    .title = Cuándo valen las cartas
    .decision = Los números y costes de casi todas las cartas se han perdido, y también los iconos que decían cuándo vale cada una; los nuestros encajan con los conjuntos tal como se describen. Los nombres también son nuestros. Las cartas 10, 38 y 45 usan fantasmas de cualquier nivel. Con la carta 14 recuperas los discos de uno en uno. La carta 28 cuenta dos fichas cualesquiera. La carta 52 puntúa como mucho una vez por acción, ficha de bonificación o poder.
halloween-rule-C1 = Una carta gris cuesta tres fichas de fantasma cualesquiera; una de color, tres de colores distintos; vuelven a la reserva. Después, un disco se queda en la carta hasta el final de la partida: de tu reserva, o de cualquier espacio de acción de tu tablero, que queda libre. Anota 3 puntos de embrujo; la carta vale desde ese momento. Cada carta la ocupas una vez como mucho.
    .title = Ocupar una carta
    .decision = La carta 39 no se abarata a sí misma. Una carta de color rebajada sigue pidiendo colores distintos. La carta 49 no cambia nada para la carta 8, que cuenta cartas de color.
halloween-rule-C2 = Cada rival que ya está en esa carta elige: 1 punto de embrujo, o recuperar todos los discos de una sección. Con dos jugadores son 2 puntos de embrujo, o todos los discos de dos secciones.
    .title = Ya en la carta
    .decision = Tu turno espera mientras eligen, en el sentido de las agujas del reloj. Esto no es un descanso. Quien no tiene discos en las secciones anota los puntos sin más, y de las dos secciones se puede renunciar a la segunda.
halloween-rule-C3 = La quinta carta que ocupa alguien provoca el final (E1).
    .title = La quinta carta

## Fin de la partida

halloween-rule-E1 = Cuando alguien coloca su última ficha de embrujo u ocupa una quinta carta, se termina la ronda, de modo que todo el mundo juegue los mismos turnos.
    .title = La última ronda
halloween-rule-E2 = Entonces puntúan las cartas del final, la carta 40 la última. Gana quien tenga más puntos de embrujo; si hay empate, más fichas de fantasma; si sigue el empate, se comparte la victoria.
    .title = Ganar la partida

## Dos jugadores

halloween-rule-P1 = Con dos jugadores, cada cual tiene 8 fichas de embrujo: 6 de su color y 2 de un color que nadie usa. Así puedes embrujar dos veces dos edificios, una con cada color.
    .title = Ocho fichas de embrujo
    .decision = Los dos colores solo se cuentan: una ficha recuperada con la carta 47 es una ficha que puedes volver a colocar, fuera del color que fuera.
halloween-rule-P2 = Lo que recibes cuando tu rival se une a ti en una carta se duplica (C2). Todo lo demás es igual.
    .title = Recompensas dobles

## La variante Maestra

halloween-rule-V1 = Cada cual tiene cuatro secciones. No hay fichas de bonificación, ni cartas de acción, ni dados.
    .title = Cuatro secciones sin azar
halloween-rule-V2 = Un fantasma más fuerte siempre vence a uno más débil. A uno más fuerte o igual no se le puede atacar.
    .title = Pelear sin dados
halloween-rule-V3 = Cuando los cinco fantasmas rojos están en el pueblo, todos lo dejan al momento.
    .title = Cinco fantasmas rojos
    .decision = Se van después de la ficha y de la sección subida por la acción que trajo al quinto.
halloween-rule-V4 = En un edificio caben cuatro fantasmas como mucho.
    .title = Edificios más pequeños
halloween-rule-V5 = El final lo provoca la última ficha de embrujo de alguien, o que se agoten las fichas de dos colores. Se termina la ronda.
    .title = La última ronda Maestra
halloween-rule-V6 = Al final, cada grupo de 3 fichas de colores distintos vale 5 puntos de embrujo. Cada ficha cuenta para un solo grupo, y vale el mejor reparto.
    .title = Grupos de tres
halloween-rule-V7 = Dos jugadores en la variante Maestra tienen 8 fichas de embrujo cada uno, como en P1.
    .title = La Maestra a dos
    .decision = El reglamento no habla de dos jugadores en la variante Maestra.

## Ejemplos

halloween-examples-intro = Ada, Bruno y Clara juegan al juego estándar, salvo que se diga otra cosa.
halloween-example-1 = Empieza la partida: hay tres fantasmas azules en la comisaría y dos esperan junto al tablero, seis fichas de bonificación están a la vista y ocho cartas en juego. Ada tiene 2 puntos de susto, 12 discos y tres secciones de nivel 1.
halloween-example-2 = Ada mueve con una sección de nivel 3: puede ir un fantasma azul, verde o amarillo, pero no uno naranja o rojo.
halloween-example-3 = El turno pasado Bruno movió con su primera sección. Ese espacio conserva su disco, así que este turno no puede mover con esa sección, pero los otros cinco espacios están abiertos.
halloween-example-4 = La segunda sección de Clara, de nivel 2, mejora un fantasma verde a amarillo, y Clara sube esa misma sección al nivel 3.
halloween-example-5 = Cinco espacios de la tercera sección de Bruno tienen discos. La sección descansa: vuelven cinco discos, todos sus espacios se abren y ya no actúa este turno.
halloween-example-6 = Hay dos fantasmas naranjas en la escuela. Con una sección de nivel 4 o 5, Ada invoca un tercero y gana una ficha naranja. Con nivel 3 no puede.
halloween-example-7 = Hay un fantasma amarillo en el pueblo y Bruno asusta con una sección de nivel 3: 3 puntos de susto.
halloween-example-8 = Las secciones de Clara tienen niveles 2, 3 y 1, y no hay fantasmas amarillos en el pueblo. Su segunda sección mejora un fantasma verde a amarillo: paga 3 puntos de susto, gana una ficha amarilla y sube su tercera sección de 1 a 3. Esta mejora ahora ese mismo fantasma a naranja: 4 puntos de susto, una ficha naranja, y su primera sección sube a 4. Con ella embruja la iglesia, donde está ese fantasma: 8 puntos de embrujo.
halloween-example-9 = Ninguna sección de Ada está por debajo del nivel 3, y tiene 2 puntos de susto. Puede mejorar de azul a verde: no le queda con qué pagar, gana una ficha verde y no hay sección que subir. De naranja a rojo costaría 5.
halloween-example-10 = Un fantasma se mejora de color en color: nunca de verde directamente a naranja, ni de azul a amarillo. Una sección de nivel 5 puede mejorar cualquier fantasma que no sea rojo.
halloween-example-11 = En el hospital hay un fantasma verde, uno amarillo y uno rojo. La sección de Bruno, de nivel 2, solo puede atacar con el verde. Si vence al amarillo, este deja el tablero y Bruno gana una ficha amarilla. Con un empate o una tirada menor, los tres se quedan.
halloween-example-12 = Ada embruja la iglesia con un fantasma naranja: 8 puntos de embrujo. Sin un fantasma naranja allí, ese espacio le estaría cerrado. El azul daría 2, el verde 4, el rojo 10. Con tres o cuatro jugadores no podrá volver a embrujar la iglesia.
halloween-example-13 = Bruno tiene una sección de nivel 5, pero no hay fantasmas rojos en el pueblo. No puede ganar 5 puntos de susto, pero sí asustar con un color inferior.
halloween-example-14 = Clara mejora un fantasma amarillo a naranja. Puede subir una sección del nivel 2 directamente al 4.
halloween-example-15 = Al último fantasma azul del pueblo lo vencen, lo mejoran o lo retira la carta 10. Quien lo ha hecho coloca al momento tres fantasmas azules en un edificio, o dos si solo hay sitio para dos.
halloween-example-16 = Ada usa su tercera ficha de bonificación a mitad de turno. Solo al final de ese turno vuelven los tres discos y se abren las casillas.
halloween-example-17 = Bruno ocupa una carta con el disco de su espacio de Mover: anota enseguida 3 puntos de embrujo, y el espacio vuelve a estar libre.

halloween-rules-credits = Halloween es un juego de Angelo De Maio, ilustrado por Konstantin Vohwinkel y desarrollado por Rafaël Theunis. Esta es una mesa no oficial y sus textos son nuestros.
