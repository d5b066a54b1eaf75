# Doppelgänger Tricks: la página de reglas. Un mensaje por cláusula, en el orden de las cláusulas del juego.

tricks-rules-title = Cómo se juega a Doppelgänger Tricks
tricks-rules-intro = Antes de cada ronda predices cuántas bazas vas a ganar, y puntúas si aciertas. Hay un palo sin rostro propio: sus doppelgängers se hacen pasar por cartas de los otros palos, y el que se topa con la carta a la que imita la saca de la baza y se va con ella. Úsalos para cumplir tu predicción y para estropear las ajenas. Juegan tres o cuatro, cada cual por su cuenta. Donde el reglamento calla, hemos tenido que decidir algo, y lo decimos.
tricks-rules-section-cards = La baraja
tricks-rules-section-R = Una ronda
tricks-rules-section-S = Los puntos de la ronda
tricks-rules-section-M = La partida
tricks-rules-section-L = Barajas pequeñas, para estudiar

tricks-rules-deck = Hay 40 cartas, del 1 al 10 en cuatro palos: cuadrados ■, círculos ●, triángulos ▲ y los doppelgängers ◈. A tres jugadores se retiran los cuatro 10 y quedan 36. Junto a la baraja hay dos cartas de bonus, +1 y +3.

## Una ronda

tricks-rule-R1 = Reparte todas las cartas por igual: con tres jugadores, 12 para cada cual; con cuatro, 10. Tu mano solo la miras tú.
    .title = Repartir las cartas
tricks-rule-R2 = Cada cual predice en secreto cuántas bazas ganará en esta ronda. Todas las predicciones se muestran a la vez y quedan a la vista.
    .title = Predecir las bazas
    .decision = Puedes predecir cualquier número desde 0 hasta las bazas que tiene la ronda: 12 a tres jugadores, 10 a cuatro.
tricks-rule-R3 = Según el reglamento, la ronda 1 la empieza quien haya conocido más recientemente a alguien que se le parezca. Cada ronda posterior la empieza quien está a la izquierda de quien empezó la anterior.
    .title = Quién empieza
    .decision = Aquí el azar decide quién empieza la ronda 1, salvo que quien abre la mesa señale un asiento.
tricks-rule-R4 = Quien sale juega cualquier carta, y el palo de esa carta es el palo de salida. En sentido horario, cada cual añade una carta. Si tienes cartas corrientes del palo de salida, debes seguir el palo; también sirve un doppelgänger (R6). Si no tienes ninguna, juega lo que quieras.
    .title = Seguir el palo
tricks-rule-R5 = Si sales con un doppelgänger, declara por qué palo se hace pasar: cuadrados, círculos o triángulos. Ese es el palo de salida.
    .title = Salir con un doppelgänger
tricks-rule-R6 = Un doppelgänger jugado más tarde en la baza cuenta siempre como carta del palo de salida. Puedes jugarlo en cualquier momento, aunque tengas ese palo en la mano, y nunca es obligatorio: si solo puedes seguir el palo con doppelgängers, juega la carta que quieras.
    .title = Seguir con un doppelgänger
tricks-rule-R7 = Si en una baza coinciden una carta corriente del palo de salida y el doppelgänger del mismo número, se aniquilan y dejan de contar. Solo afecta al palo de salida: en una baza de cuadrados, el 5◈ no le hace nada al 5●.
    .title = Cómo se aniquilan
tricks-rule-R8 = De las cartas que quedan, la más alta del palo de salida gana la baza. Un doppelgänger que sigue ahí cuenta como palo de salida.
    .title = Ganar la baza
tricks-rule-R9 = Si no queda ninguna carta del palo de salida pero sí otras, gana el número más alto, sea del palo que sea. A igual número, gana la carta que se jugó antes.
    .title = Sin palo de salida
tricks-rule-R10 = Si no queda ninguna carta, nadie gana la baza y vuelve a salir la misma persona.
    .title = Sin ninguna carta
tricks-rule-R11 = El palo de salida sigue siendo el mismo, aunque se aniquile la carta de salida.
    .title = Sigue el palo de salida
tricks-rule-R12 = Quien gana una baza sale en la siguiente. Todos ven cuántas bazas ha ganado cada cual.
    .title = Después de la baza
    .decision = Las cartas de una baza que nadie gana quedan fuera de juego, boca arriba en el historial.
tricks-rule-R13 = En tu propio turno, justo después de jugar una carta, puedes declarar que ya no tienes doppelgängers y llevarte una de las cartas de bonus que queden. No es obligatorio, y también puedes hacerlo en un turno posterior. Si no te ha tocado ningún doppelgänger, juega tu primera carta antes de declararlo.
    .title = Las cartas de bonus
    .decision = Cada cual se lleva como mucho una carta de bonus por ronda, y con la última carta de la ronda aún es posible. La carta, el palo que declaras y el bonus que te llevas son una sola jugada, para que ninguna pausa delate quién podría haberlo pedido.
tricks-rule-R14 = La mesa enseña a todo el mundo las cartas jugadas, las predicciones, las bazas ganadas, quién no pudo seguir el palo, y quién se llevó qué carta de bonus y cuándo: esa persona no tiene doppelgängers. Las manos son secretas.
    .title = Lo que ves

## Los puntos de la ronda

tricks-rule-S1 = Si tu predicción es exacta, ganas 3 puntos. Con una baza de más o de menos, 1 punto. Con una diferencia mayor, nada.
    .title = Puntos por tu predicción
tricks-rule-S2 = Si predijiste cero, ganas 7 puntos por no ganar ninguna baza; si ganas alguna, nada, aunque sea una sola.
    .title = Predecir cero
tricks-rule-S3 = La carta de bonus +1 da 1 punto pase lo que pase. La carta de bonus +3 da 3 puntos si tu predicción es exacta; si no, nada.
    .title = Puntos por cartas de bonus
tricks-rule-S4 = Tras contar los puntos, las cartas de bonus se devuelven para la ronda siguiente.
    .title = Las cartas de bonus vuelven

## La partida

tricks-rule-M1 = Se juegan tantas rondas como jugadores, tres o cuatro. Gana la partida quien tiene más puntos, y quienes empatan comparten la victoria.
    .title = Ganar la partida

## Barajas pequeñas

tricks-rule-L1 = La baraja puede tener menos valores: del 1 al número que elijas. Lo que no se puede repartir por igual queda fuera, a la vista de todos: el triángulo más alto y, si hace falta, también el círculo más alto.
    .title = Una baraja de pocos valores
    .decision = El reglamento no incluye barajas pequeñas. Son nuestras, lo bastante pequeñas para que un ordenador las recorra enteras; con dos valores una ronda son dos bazas.
tricks-rule-L2 = Con manos de dos cartas no hay cartas de bonus.
    .title = Dos cartas, sin bonus
    .decision = Reclamarlas pesaría más que las propias bazas.

## Ejemplos

tricks-examples-intro = En los ocho primeros ejemplos juegan cuatro, en este orden: Ada, Bruno, Clara y Darío. Sale Ada.
tricks-example-1 = Ada sale con el 9■, y siguen el 9◈, el 2■ y el 5■. El doppelgänger cuenta como cuadrado, así que los dos nueves se aniquilan. Darío gana con el 5■.
tricks-example-2 = Ada sale con el 4●, Bruno no tiene círculos y juega el 9▲, Clara juega el 9◈ y Darío el 6●. El doppelgänger cuenta como círculo y no le hace nada al triángulo. Clara gana con el 9◈.
tricks-example-3 = Ada sale con el 5◈ y declara cuadrados; siguen el 2■, el 8■ y el 6■. Sin el 5■ en la baza no se aniquila nada. Clara gana con el 8■.
tricks-example-4 = Ada sale con el 8◈ y declara triángulos; siguen el 3▲, el 8▲ y el 6▲. Los dos ochos se aniquilan. Darío gana con el 6▲.
tricks-example-5 = Ada sale con el 4▲ y Bruno juega el 4◈. Clara no tiene triángulos y juega el 9●; Darío juega el 1▲. Los dos cuatros se aniquilan, pero el palo de salida sigue siendo triángulos. Darío gana con el 1▲.
tricks-example-6 = Ada sale con el 2■, y siguen el 2◈, el 6◈ y el 6■. Se aniquilan los dos doses y los dos seises. Nadie gana la baza y vuelve a salir Ada.
tricks-example-7 = Ada sale con el 9● y Bruno juega el 9◈. Clara y Darío no tienen círculos y juegan el 6▲ y el 3■. Los dos nueves se aniquilan y no queda ningún círculo, así que decide el número más alto: Clara gana con el 6▲. Ganaría incluso contra el 6■, porque su carta se jugó antes.
tricks-example-8 = Ada sale con el 5●. Bruno tiene el 3■, el 7▲ y el 2◈: sin círculos, puede jugar cualquiera de las tres. Clara tiene el 6●, el 1◈, el 10◈ y el 9■: puede jugar el 6● o uno de los doppelgängers, pero no el 9■.
tricks-example-9 = Tres jugadores predicen en secreto 2, 0 y 6 bazas y lo muestran a la vez. Quien dijo 0 no gana ninguna baza y tiene la carta de bonus +3: son 7 y 3, es decir, 10 puntos.
tricks-example-10 = Predijiste 4 bazas y ganaste 5: 1 punto. Con la carta de bonus +1 serían 2 puntos; la carta de bonus +3 no añadiría nada.
tricks-example-11 = Predijiste 0 bazas y ganaste 1: ningún punto. La carta de bonus +1 aún te daría 1 punto.
tricks-example-12 = Bruno juega el 2◈, su último doppelgänger, y en la misma jugada se lleva la carta de bonus +3. A Clara no le tocó ningún doppelgänger: puede llevarse la carta de bonus +1 con su primera carta, o más tarde si sigue ahí.
tricks-example-13 = Tras la última ronda a tres jugadores el resultado es 14, 9 y 14: quienes tienen 14 puntos comparten la victoria.

tricks-rules-credits = Doppelgänger Tricks es un juego ideado e ilustrado por Mashiu, publicado por Mashiu Games (2025); edición brasileña de Selo Carteadado (2026). Esta es una mesa no oficial y sus textos son nuestros.
