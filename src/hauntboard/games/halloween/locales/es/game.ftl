# Halloween: cartas, fichas de bonificación, opciones, jugadas, rechazos y crónica.

halloween-name = Halloween
halloween-tagline = Invoca fantasmas, enfréntalos entre sí y embruja un pueblo entero, con 52 cartas que rompen las reglas.
luck-halloween = Aquí la suerte cuenta poco: quien planifica mejor gana casi siempre.

## Opciones

halloween-option-variant = El juego estándar o la variante Maestra: cuatro secciones, y ni fichas de bonificación, ni cartas, ni dados (V1).
    .label = Variante
halloween-option-variant-standard = con cartas, fichas de bonificación y dados
halloween-option-variant-master = cuatro secciones y nada de azar
halloween-option-cards = Qué ocho cartas hay en juego: al azar, un conjunto con nombre u ocho a tu gusto.
    .label = Cartas
    .typed = Ocho a tu gusto se escriben como números unidos por +, como 1+4+6+15+22+23+31+46.
halloween-option-cards-random = el azar elige ocho
halloween-option-cards-casper = para empezar
halloween-option-cards-amityville = para combinar con ingenio
halloween-option-cards-jacob-marley = peleas y más peleas
halloween-option-cards-brown-lady = sustos y más sustos
halloween-option-cards-bloody-mary = puntuaciones altas
halloween-option-rounds = Tras cuántas rondas acaba la partida como muy tarde.
    .label = Rondas
    .typed = Cualquier número; 0 es sin límite.
halloween-option-rounds-0 = sin límite
halloween-option-bad-cards = «{ $value }» no es una elección de cartas. Escribe ocho números distintos del 1 al 52 unidos por +, o elige entre: { $allowed }.

## Palabras

halloween-colour = { $colour ->
    [blue] azul
    [green] verde
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}
halloween-colour2 = { $colour2 ->
    [blue] azul
    [green] verde
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}
halloween-next-colour = { $colour ->
    [blue] verde
    [green] amarillo
    [yellow] naranja
   *[orange] rojo
}
# Un fantasma como complemento de una frase.
halloween-ghost = un fantasma { halloween-colour }
halloween-ghost2 = un fantasma { halloween-colour2 }
# Uno es un fantasma; varios, un número de fantasmas.
halloween-ghosts = { $count ->
    [one] { halloween-ghost }
   *[other] { $colour ->
        [blue] { $count } fantasmas azules
        [green] { $count } fantasmas verdes
        [yellow] { $count } fantasmas amarillos
        [orange] { $count } fantasmas naranjas
       *[red] { $count } fantasmas rojos
    }
}
halloween-building = { $building ->
    [police] comisaría
    [school] escuela
    [church] iglesia
    [hall] ayuntamiento
    [hospital] hospital
   *[theatre] teatro
}
    .in = { $building ->
        [police] en la comisaría
        [school] en la escuela
        [church] en la iglesia
        [hall] en el ayuntamiento
        [hospital] en el hospital
       *[theatre] en el teatro
    }
    .to = { $building ->
        [police] a la comisaría
        [school] a la escuela
        [church] a la iglesia
        [hall] al ayuntamiento
        [hospital] al hospital
       *[theatre] al teatro
    }
    .from = { $building ->
        [police] de la comisaría
        [school] de la escuela
        [church] de la iglesia
        [hall] del ayuntamiento
        [hospital] del hospital
       *[theatre] del teatro
    }
halloween-building2 = { $building2 ->
    [police] comisaría
    [school] escuela
    [church] iglesia
    [hall] ayuntamiento
    [hospital] hospital
   *[theatre] teatro
}
    .in = { $building2 ->
        [police] en la comisaría
        [school] en la escuela
        [church] en la iglesia
        [hall] en el ayuntamiento
        [hospital] en el hospital
       *[theatre] en el teatro
    }
halloween-destination = { $to ->
    [police] a la comisaría
    [school] a la escuela
    [church] a la iglesia
    [hall] al ayuntamiento
    [hospital] al hospital
   *[theatre] al teatro
}
halloween-act = { $act ->
    [summon] Invocar
    [scare] Asustar
    [upgrade] Mejorar
    [move] Mover
    [fight] Pelear
    [haunt] Embrujar
   *[rest] Descansar
}
    .verb = { $act ->
        [summon] invocar
        [scare] asustar
        [upgrade] mejorar
        [move] mover
        [fight] pelear
        [haunt] embrujar
       *[rest] descansar
    }

# Algunas ganancias dicen por qué, si no se acaba de contar.
halloween-haunting-points = { $amount ->
    [one] { $amount } punto de embrujo
   *[other] { $amount } puntos de embrujo
}
    .why = { $why ->
        [haunt] { halloween-haunting-points }
        [occupy] { halloween-haunting-points }
        [bonus-g] { halloween-haunting-points }
       *[other] { halloween-haunting-points } ({ halloween-why })
    }
halloween-scare-points = { $amount ->
    [one] { $amount } punto de susto
   *[other] { $amount } puntos de susto
}
    .why = { $why ->
        [card-9] { halloween-scare-points } ({ halloween-why })
        [card-12] { halloween-scare-points } ({ halloween-why })
        [card-18] { halloween-scare-points } ({ halloween-why })
        [card-19] { halloween-scare-points } ({ halloween-why })
        [card-21] { halloween-scare-points } ({ halloween-why })
       *[other] { halloween-scare-points }
    }
halloween-tokens = { $count ->
    [one] { $colour ->
        [blue] { $count } ficha azul
        [green] { $count } ficha verde
        [yellow] { $count } ficha amarilla
        [orange] { $count } ficha naranja
       *[red] { $count } ficha roja
    }
   *[other] { $colour ->
        [blue] { $count } fichas azules
        [green] { $count } fichas verdes
        [yellow] { $count } fichas amarillas
        [orange] { $count } fichas naranjas
       *[red] { $count } fichas rojas
    }
}
    .why = { $why ->
        [card-5] { halloween-tokens } ({ halloween-why })
        [card-37] { halloween-tokens } ({ halloween-why })
       *[other] { halloween-tokens }
    }
halloween-why = { $why ->
    [card-1] { halloween-card-1-name }
    [card-2] { halloween-card-2-name }
    [card-3] { halloween-card-3-name }
    [card-4] { halloween-card-4-name }
    [card-5] { halloween-card-5-name }
    [card-6] { halloween-card-6-name }
    [card-7] { halloween-card-7-name }
    [card-8] { halloween-card-8-name }
    [card-9] { halloween-card-9-name }
    [card-10] { halloween-card-10-name }
    [card-11] { halloween-card-11-name }
    [card-12] { halloween-card-12-name }
    [card-13] { halloween-card-13-name }
    [card-14] { halloween-card-14-name }
    [card-15] { halloween-card-15-name }
    [card-16] { halloween-card-16-name }
    [card-17] { halloween-card-17-name }
    [card-18] { halloween-card-18-name }
    [card-19] { halloween-card-19-name }
    [card-20] { halloween-card-20-name }
    [card-21] { halloween-card-21-name }
    [card-22] { halloween-card-22-name }
    [card-23] { halloween-card-23-name }
    [card-24] { halloween-card-24-name }
    [card-25] { halloween-card-25-name }
    [card-26] { halloween-card-26-name }
    [card-27] { halloween-card-27-name }
    [card-28] { halloween-card-28-name }
    [card-29] { halloween-card-29-name }
    [card-30] { halloween-card-30-name }
    [card-31] { halloween-card-31-name }
    [card-32] { halloween-card-32-name }
    [card-33] { halloween-card-33-name }
    [card-34] { halloween-card-34-name }
    [card-35] { halloween-card-35-name }
    [card-36] { halloween-card-36-name }
    [card-37] { halloween-card-37-name }
    [card-38] { halloween-card-38-name }
    [card-39] { halloween-card-39-name }
    [card-40] { halloween-card-40-name }
    [card-41] { halloween-card-41-name }
    [card-42] { halloween-card-42-name }
    [card-43] { halloween-card-43-name }
    [card-44] { halloween-card-44-name }
    [card-45] { halloween-card-45-name }
    [card-46] { halloween-card-46-name }
    [card-47] { halloween-card-47-name }
    [card-48] { halloween-card-48-name }
    [card-49] { halloween-card-49-name }
    [card-50] { halloween-card-50-name }
    [card-51] { halloween-card-51-name }
    [card-52] { halloween-card-52-name }
    [bonus-a] { halloween-bonus-a }
    [bonus-b] { halloween-bonus-b }
    [bonus-c] { halloween-bonus-c }
    [bonus-d] { halloween-bonus-d }
    [bonus-e] { halloween-bonus-e }
    [bonus-f] { halloween-bonus-f }
    [bonus-g] { halloween-bonus-g }
    [bonus-h] { halloween-bonus-h }
    [bonus-i] { halloween-bonus-i }
    [bonus-j] { halloween-bonus-j }
    [bonus-k] { halloween-bonus-k }
    [bonus-l] { halloween-bonus-l }
    [summon] Invocar
    [scare] Asustar
    [upgrade] Mejorar
    [move] Mover
    [fight] Pelear
    [haunt] Embrujar
    [rest] Descansar
    [occupy] carta nueva
    [rival] ya en la carta
    [sets] tríos de fichas
    [blue-rule] sin fantasmas azules
   *[red-rule] los cinco fantasmas rojos en el pueblo
}

## Fichas de bonificación

halloween-bonus = { $bonus ->
    [a] { halloween-bonus-a }
    [b] { halloween-bonus-b }
    [c] { halloween-bonus-c }
    [d] { halloween-bonus-d }
    [e] { halloween-bonus-e }
    [f] { halloween-bonus-f }
    [g] { halloween-bonus-g }
    [h] { halloween-bonus-h }
    [i] { halloween-bonus-i }
    [j] { halloween-bonus-j }
    [k] { halloween-bonus-k }
   *[l] { halloween-bonus-l }
}
halloween-bonus-a = La Güija
    .text = Realiza una acción de Invocar donde quieras, sea cual sea el nivel de tus secciones.
halloween-bonus-b = Caramelo Azul
    .text = Gana una ficha azul.
halloween-bonus-c = Caramelo Verde
    .text = Gana una ficha verde.
halloween-bonus-d = Caramelo Amarillo
    .text = Gana una ficha amarilla.
halloween-bonus-e = Cadenas Rotas
    .text = Recupera tres discos en total de tus secciones.
halloween-bonus-f = Susto de Muerte
    .text = Gana 2 puntos de susto, incluso con los dados sobre la mesa.
halloween-bonus-g = Tarta de Calabaza
    .text = Anota 1 punto de embrujo.
halloween-bonus-h = Huesos Más Grandes
    .text = Antes de la tirada de una pelea, toma para atacar el dado del nivel siguiente, salvo que ya tenga 12 caras.
halloween-bonus-i = Segunda Oportunidad
    .text = Vuelve a lanzar tu dado de ataque.
halloween-bonus-j = Siesta en el Ataúd
    .text = Descansa con cualquier sección, usada o no; esto no la gasta.
halloween-bonus-k = Empujón Fantasmal
    .text = Suma 3 a un dado que hayas lanzado.
halloween-bonus-l = Paseo en Escoba
    .text = Mueve cualquier fantasma a cualquier edificio con sitio.

## Cartas

halloween-card = { $number ->
    [1] { halloween-card-1-name }
    [2] { halloween-card-2-name }
    [3] { halloween-card-3-name }
    [4] { halloween-card-4-name }
    [5] { halloween-card-5-name }
    [6] { halloween-card-6-name }
    [7] { halloween-card-7-name }
    [8] { halloween-card-8-name }
    [9] { halloween-card-9-name }
    [10] { halloween-card-10-name }
    [11] { halloween-card-11-name }
    [12] { halloween-card-12-name }
    [13] { halloween-card-13-name }
    [14] { halloween-card-14-name }
    [15] { halloween-card-15-name }
    [16] { halloween-card-16-name }
    [17] { halloween-card-17-name }
    [18] { halloween-card-18-name }
    [19] { halloween-card-19-name }
    [20] { halloween-card-20-name }
    [21] { halloween-card-21-name }
    [22] { halloween-card-22-name }
    [23] { halloween-card-23-name }
    [24] { halloween-card-24-name }
    [25] { halloween-card-25-name }
    [26] { halloween-card-26-name }
    [27] { halloween-card-27-name }
    [28] { halloween-card-28-name }
    [29] { halloween-card-29-name }
    [30] { halloween-card-30-name }
    [31] { halloween-card-31-name }
    [32] { halloween-card-32-name }
    [33] { halloween-card-33-name }
    [34] { halloween-card-34-name }
    [35] { halloween-card-35-name }
    [36] { halloween-card-36-name }
    [37] { halloween-card-37-name }
    [38] { halloween-card-38-name }
    [39] { halloween-card-39-name }
    [40] { halloween-card-40-name }
    [41] { halloween-card-41-name }
    [42] { halloween-card-42-name }
    [43] { halloween-card-43-name }
    [44] { halloween-card-44-name }
    [45] { halloween-card-45-name }
    [46] { halloween-card-46-name }
    [47] { halloween-card-47-name }
    [48] { halloween-card-48-name }
    [49] { halloween-card-49-name }
    [50] { halloween-card-50-name }
    [51] { halloween-card-51-name }
   *[52] { halloween-card-52-name }
}

halloween-when-summon = Invocar
halloween-when-scare = Asustar
halloween-when-upgrade = Mejorar
halloween-when-move = Mover
halloween-when-fight = Pelear
halloween-when-haunt = Embrujar
halloween-when-rest = Descansar
halloween-when-dice = al lanzar dados
halloween-when-turn = una vez por turno
halloween-when-always = siempre
halloween-when-end = al final

halloween-card-1-name = El Fantasma de al Lado
halloween-card-1-text = Una vez por turno, si en un edificio hay dos fantasmas de un color, una acción de Embrujar con ese color puede ir a un edificio vecino. Allí no hace falta ningún fantasma.
halloween-card-2-name = Viajero Frecuente
halloween-card-2-text = Tus acciones de Mover llevan al fantasma a cualquier edificio con sitio, no solo a uno vecino.
halloween-card-3-name = Vitrina de Trofeos
halloween-card-3-text = Ganar a un fantasma más débil vale 2 puntos de embrujo; a uno más fuerte, 3; a uno de su mismo color, nada.
halloween-card-4-name = De Puntillas
halloween-card-4-text = Una vez por turno, una sección actúa como si tuviera un nivel más.
halloween-card-5-name = Santa Rita, Rita
halloween-card-5-text = Cada vez que un fantasma te traiga una ficha de bonificación, gana también una ficha del color de ese fantasma.
halloween-card-6-name = Déjà Buu
halloween-card-6-text = Una vez por turno, una sección puede realizar su acción en un espacio que ya tenga un disco. No hace falta otro disco; cuenta como la acción de esa sección.
halloween-card-7-name = Escoba Tándem
halloween-card-7-text = En una acción de Mover puedes mover un segundo fantasma distinto. El nivel de la sección vale para los dos.
halloween-card-8-name = Vidrieras
halloween-card-8-text = Al final, anota 3 puntos de embrujo por cada carta de color que ocupes, esta incluida.
halloween-card-9-name = Huesos Trucados
halloween-card-9-text = Vuelve a lanzar un dado tuyo por 1 punto de susto, tantas veces como quieras, también cuando lanzas por quien defiende.
halloween-card-10-name = La Aspiradora
halloween-card-10-text = Una vez por turno, retira del tablero un fantasma de cualquier nivel y gana una ficha de su color.
halloween-card-11-name = Riña de Familia
halloween-card-11-text = Suma 1 a tus tiradas de ataque. Tus fantasmas también pueden pelear con otros de su propio color.
halloween-card-12-name = Dulces Sueños
halloween-card-12-text = Cada acción de Descansar te da 2 puntos de susto, aunque no vuelva ningún disco.
halloween-card-13-name = Dos por Uno
halloween-card-13-text = Una acción de Invocar te da dos fichas en vez de una.
halloween-card-14-name = Grilletes Flojos
halloween-card-14-text = Una vez por turno, recupera hasta dos discos de una sección. La sección que ya actuó sigue usada.
halloween-card-15-name = Escalera al Sótano
halloween-card-15-text = Una vez por turno, baja una sección un nivel y gana dos fichas del color que ahora muestra.
halloween-card-16-name = Rebajas de Sábanas
halloween-card-16-text = Tus mejoras cuestan 2 puntos de susto menos; de azul a verde, nada.
halloween-card-17-name = Vuelta de Honor
halloween-card-17-text = Tras una victoria puedes mover al vencedor a cualquier edificio con sitio.
halloween-card-18-name = Fiesta de Inauguración
halloween-card-18-text = Tras una acción de Embrujar puedes lanzar el dado de ese color y ganar tantos puntos de susto como salga.
halloween-card-19-name = Quien Ríe el Último
halloween-card-19-text = Una victoria te da además tantos puntos de susto como el nivel del vencido.
halloween-card-20-name = Trifulca en el Cementerio
halloween-card-20-text = Una vez por turno, en una acción de Pelear, sigue peleando con otros fantasmas del edificio del defensor, con una tirada para cada pelea. Con cada fantasma que estaba allí al principio se puede pelear una vez.
halloween-card-21-name = Apuesta de Ultratumba
halloween-card-21-text = Por cada fantasma movido en una acción de Mover puedes decir un número y lanzar su dado. Si lo alcanzas, gana esos puntos de susto; si no, 1.
halloween-card-22-name = Calderilla
halloween-card-22-text = Una vez por turno, cambia una ficha por dos del nivel inmediatamente inferior, o dos de un color por una del nivel inmediatamente superior.
halloween-card-23-name = Mercado de Medianoche
halloween-card-23-text = Una vez por turno, elige un color presente en el pueblo, paga su nivel en puntos de susto y gana una ficha de ese color.
halloween-card-24-name = Garra Larga
halloween-card-24-text = Tus acciones de Pelear pueden atacar a un fantasma de cualquier edificio.
halloween-card-25-name = Reunión Familiar
halloween-card-25-text = Una vez por turno, cuando una acción de Mover lleva un fantasma junto a otro de su color, puedes realizar con ellos enseguida una acción de Invocar.
halloween-card-26-name = Golpe a Golpe
halloween-card-26-text = Una vez por turno, tras una pelea con dados, tanto si vences como si no, gana tantos puntos de susto como la diferencia entre los dos dados tal como quedan al final, sin el +1 de la carta 11.
halloween-card-27-name = Cimientos Profundos
halloween-card-27-text = Al final, anota puntos de embrujo según tu sección más baja: verde 1, amarillo 2, naranja 5, rojo 8.
halloween-card-28-name = Bolsa de Chuches
halloween-card-28-text = Al final, anota 3 puntos de embrujo por cada dos fichas que tengas, sean del color que sean.
halloween-card-29-name = Pasar Lista
halloween-card-29-text = Una acción de Invocar vale 1 punto de embrujo.
halloween-card-30-name = Gritos en Conserva
halloween-card-30-text = Al final, anota 2 puntos de embrujo por cada 3 puntos de susto que tengas.
halloween-card-31-name = Aforo Completo
halloween-card-31-text = Cuando tu acción de Invocar coloque el quinto fantasma de un color, puedes realizar una acción de Embrujar con ese color en cualquier edificio sin fichas de embrujo tuyas. No hacen falta ni un fantasma allí ni el nivel de una sección.
halloween-card-32-name = Presa Fácil
halloween-card-32-text = Contra un fantasma más débil ganas sin lanzar dados.
halloween-card-33-name = Noche de Graduación
halloween-card-33-text = Una acción de Mejorar vale 2 puntos de embrujo.
halloween-card-34-name = Botín de Tumba
halloween-card-34-text = Una victoria te da dos fichas en vez de una.
halloween-card-35-name = Miedo Escénico
halloween-card-35-text = Al final, anota 4 puntos de embrujo por cada ficha de embrujo que no hayas usado.
halloween-card-36-name = Alfombra Roja
halloween-card-36-text = Al final, anota 4 puntos de embrujo por cada ficha roja que tengas.
halloween-card-37-name = Truco o Trato
halloween-card-37-text = Cada vez que ocupes una carta, esta incluida, gana una ficha de fantasma del color que elijas.
halloween-card-38-name = Fantasma a Domicilio
halloween-card-38-text = Una vez por turno, paga una ficha y coloca un fantasma de ese color en cualquier edificio con sitio.
halloween-card-39-name = Mercado Gris
halloween-card-39-text = Las cartas grises te cuestan una ficha menos. Cuando ocupes todas las cartas grises en juego, también las de color.
halloween-card-40-name = Intereses del Más Allá
halloween-card-40-text = Al final del todo, después de las demás cartas, anota 1 punto de embrujo por cada 10 que tengas.
halloween-card-41-name = Temporada de Calabazas
halloween-card-41-text = Anota 2 puntos de embrujo por cada ficha naranja que ganes.
halloween-card-42-name = Arcoíris de Medianoche
halloween-card-42-text = Al final, anota 15 puntos de embrujo por cada grupo de cinco fichas de colores distintos.
halloween-card-43-name = Ascensor Embrujado
halloween-card-43-text = Una vez por turno, sube una sección un nivel y paga el nuevo nivel en puntos de susto. No hace falta que haya en el pueblo un fantasma de ese nivel.
halloween-card-44-name = Reforma del Ático
halloween-card-44-text = Tras una acción de Embrujar puedes subir una sección un nivel.
halloween-card-45-name = Ataúdes Musicales
halloween-card-45-text = Una vez por turno, dos fantasmas de distinto color y en distintos edificios intercambian su sitio, sea cual sea su nivel. No es un movimiento: nadie se lleva fichas de bonificación.
halloween-card-46-name = La Extraña Pareja
halloween-card-46-text = Puedes invocar con dos fantasmas de distinto color en un edificio, ambos al alcance de la sección. Lanza los dos dados: aparece el color del más bajo y, si empatan, el de menor nivel. Si no queda ninguno libre, no pasa nada.
halloween-card-47-name = Pensándolo Mejor
halloween-card-47-text = En vez de embrujar, recupera una de tus fichas de embrujo de un edificio donde haya un fantasma del color de su espacio, al alcance de la sección. Pierdes la mitad de lo que te dio la ficha.
halloween-card-48-name = Susto y a Correr
halloween-card-48-text = Una vez por turno, tras una acción de Asustar, puedes mover un fantasma del color usado a cualquier otro edificio con sitio.
halloween-card-49-name = Fundido a Gris
halloween-card-49-text = A todos los efectos puedes tratar las cartas de color como grises. Con la carta 39 cuestan una ficha menos; la carta 8 las sigue contando.
halloween-card-50-name = La Tómbola
halloween-card-50-text = Una vez por turno, saca al azar una ficha de bonificación de la reserva, salvo que tengas todas tus casillas bloqueadas.
halloween-card-51-name = El Megáfono
halloween-card-51-text = Una acción de Asustar te da 1 punto de susto más.
halloween-card-52-name = Un Éxito Espantoso
halloween-card-52-text = Anota 1 punto de embrujo cada vez que una acción, una ficha de bonificación o una carta te dé 2 o más puntos de susto en total.

## Lo que se pregunta

halloween-question = { $question ->
    [summon] { halloween-question-summon }
    [scare] { halloween-question-scare }
    [upgrade] { halloween-question-upgrade }
    [move] { halloween-question-move }
    [move-to] { halloween-question-move-to }
    [fight] { halloween-question-fight }
    [defender] { halloween-question-defender }
    [roller] { halloween-question-roller }
    [higher] { halloween-question-higher }
    [dice] { halloween-question-dice }
    [next-fight] { halloween-question-next-fight }
    [haunt] { halloween-question-haunt }
    [blue] { halloween-question-blue }
    [follow] { halloween-question-follow }
    [slot] { halloween-question-slot }
    [pay] { halloween-question-pay }
    [disc] { halloween-question-disc }
    [token] { halloween-question-token }
    [rival] { halloween-question-rival }
    [discs-back] { halloween-question-discs-back }
    [rest] { halloween-question-rest }
    [name] { halloween-question-name }
    [fifth-haunt] { halloween-question-fifth-haunt }
    [lift] { halloween-question-lift }
    [winner-to] { halloween-question-winner-to }
    [scare-ghost] { halloween-question-scare-ghost }
    [bonus-move] { halloween-question-bonus-move }
   *[power] { halloween-question-power }
}
halloween-question-turn = ¿Qué haces?
halloween-question-first = ¿Quién empieza?
halloween-question-deal = ¿Qué carta entra en juego?
halloween-question-draw-town = ¿Qué ficha de bonificación llega al pueblo?
halloween-question-draw = ¿Qué ficha de bonificación sale?
halloween-question-roll = ¿Qué sale en el dado?
halloween-question-summon = ¿Qué fantasmas invocan a otro?
halloween-question-scare = ¿Con qué color asustas?
halloween-question-upgrade = ¿Qué fantasma mejoras?
halloween-question-move = ¿Qué fantasma se mueve?
halloween-question-move-to = ¿Adónde va?
halloween-question-fight = ¿Qué fantasma ataca?
halloween-question-defender = ¿A quién ataca?
halloween-question-roller = ¿Quién lanza el dado del defensor?
halloween-question-higher = ¿Tomas un dado mayor?
halloween-question-dice = ¿Cambias la tirada?
halloween-question-next-fight = ¿Con quién pelea ahora?
halloween-question-haunt = ¿Qué espacio embrujas?
halloween-question-blue = ¿Dónde aparecen los fantasmas azules?
halloween-question-follow = ¿Qué haces a continuación?
halloween-question-slot = ¿Qué ficha de bonificación descartas?
halloween-question-pay = ¿Qué fichas pagas?
halloween-question-disc = ¿Qué disco va a la carta?
halloween-question-token = ¿Qué ficha tomas?
halloween-question-rival = Alguien se une a ti en una carta: ¿puntos o discos?
halloween-question-discs-back = ¿Qué disco recuperas?
halloween-question-rest = ¿Qué sección descansa?
halloween-question-name = ¿Qué número dices?
halloween-question-fifth-haunt = ¿Qué edificio embrujas?
halloween-question-lift = ¿Qué sección subes?
halloween-question-winner-to = ¿Adónde va el vencedor?
halloween-question-scare-ghost = ¿Qué fantasma sale corriendo?
halloween-question-bonus-move = ¿Qué fantasma se va en escoba?
halloween-question-power = ¿Sobre qué usas la carta?
halloween-question-power-10 = ¿Qué fantasma se retira del tablero?
halloween-question-power-14 = ¿Qué disco recuperas?
halloween-question-power-14-second = ¿Qué segundo disco recuperas?
halloween-question-power-15 = ¿Qué sección bajas?
halloween-question-power-22 = ¿Qué fichas cambias?
halloween-question-power-23 = ¿Qué ficha compras?
halloween-question-power-38 = ¿Qué fantasma aparece y dónde?
halloween-question-power-43 = ¿Qué sección subes a cambio de puntos de susto?
halloween-question-power-45 = ¿Qué fantasma cambia de sitio?
halloween-question-power-45-second = ¿Con qué fantasma intercambia su sitio?

## Jugadas en el menú

halloween-move-first = Empieza { $seat }
halloween-move-deal = Entra en juego la carta { $number }: { halloween-card }
halloween-move-draw = Sale la ficha de bonificación { halloween-bonus }
halloween-move-roll = En el dado sale { $number }
# Cartas que una jugada gasta sin nombrarlas.
halloween-spends = { $spendsCount ->
    [one] usa la carta { $spends }
   *[other] usa las cartas { $spends }
}
halloween-move-act = Sección { $section }: { halloween-act.verb }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-rest = Sección { $section }: descansar y recuperar sus discos
halloween-move-end = Terminar tu turno
halloween-move-occupy = Ocupar la carta { $number }, { halloween-card }
halloween-move-use = Usar la carta { $number }, { halloween-card }
halloween-move-bonus = Usar la ficha de bonificación { halloween-bonus }
halloween-move-drop = Descartar la ficha de bonificación { halloween-bonus }

halloween-move-summon-cell = Invocar { halloween-ghost } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-pair = Invocar con { halloween-ghost } y { halloween-ghost2 } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-scare-colour = Asustar con { halloween-ghost } (nivel { $level }){ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-upgrade-cell = Mejorar a { halloween-colour2 } { halloween-ghost } { halloween-building.in } por { halloween-scare-points }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-cell = Mover { halloween-ghost } { halloween-building.from }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-move-to-building = Ir { halloween-building.to }
halloween-move-fight-cell = Atacar con { halloween-ghost } { halloween-building.in }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-defender-cell = Atacar a { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-cell = Seguir y atacar a { halloween-ghost } { halloween-building.in }
halloween-move-next-fight-pass = No pelear más
halloween-move-seat = { $target } lanza el dado del defensor
halloween-move-higher-pass = Quedarte con el mismo dado
halloween-move-dice-pass = Dejar los dados como están
halloween-move-again = { $number ->
    [1] Volver a lanzar el primer dado por 1 punto de susto
   *[2] Volver a lanzar el segundo dado por 1 punto de susto
}
halloween-move-plus = { $number ->
    [1] Sumar 3 al primer dado con la ficha de bonificación { halloween-bonus-k }
   *[2] Sumar 3 al segundo dado con la ficha de bonificación { halloween-bonus-k }
}
halloween-move-haunt-cell = Embrujar el espacio { halloween-colour } { halloween-building.from }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-fifth-haunt-cell = Embrujar el espacio { halloween-colour } { halloween-building.from }
halloween-move-recall = Recuperar tu ficha de embrujo del espacio { halloween-colour } { halloween-building.from }{ $spendsCount ->
    [0] {""}
   *[other] {" "}({ halloween-spends })
}
halloween-move-blue-building = Colocar los fantasmas azules { halloween-building.in }
halloween-move-follow-section = Subir la sección { $section } al nivel { $level }
halloween-move-follow-pass = Dejarlo así
halloween-move-lift-section = Subir un nivel la sección { $section }
halloween-move-winner-to-building = Mover al vencedor { halloween-building.to }
halloween-move-scare-ghost-cell = Mover { halloween-ghost } { halloween-building.from }
halloween-move-bonus-move-cell = Mover { halloween-ghost } { halloween-building.from }
halloween-move-name = Decir { $number }

# La coma entre las fichas que se pagan, delante de cada color menos el primero.
halloween-comma-green = { $blue ->
    [0] {""}
   *[other] ,
}
halloween-comma-yellow = { $green ->
    [0] { halloween-comma-green }
   *[other] ,
}
halloween-comma-orange = { $yellow ->
    [0] { halloween-comma-yellow }
   *[other] ,
}
halloween-comma-red = { $orange ->
    [0] { halloween-comma-orange }
   *[other] ,
}
halloween-move-pay = Pagar{ $blue ->
    [0] {""}
    [one] {" "}{ $blue } azul
   *[other] {" "}{ $blue } azules
}{ $green ->
    [0] {""}
    [one] { halloween-comma-green } { $green } verde
   *[other] { halloween-comma-green } { $green } verdes
}{ $yellow ->
    [0] {""}
    [one] { halloween-comma-yellow } { $yellow } amarilla
   *[other] { halloween-comma-yellow } { $yellow } amarillas
}{ $orange ->
    [0] {""}
    [one] { halloween-comma-orange } { $orange } naranja
   *[other] { halloween-comma-orange } { $orange } naranjas
}{ $red ->
    [0] {""}
    [one] { halloween-comma-red } { $red } roja
   *[other] { halloween-comma-red } { $red } rojas
}
halloween-move-supply = Tomar un disco de tu reserva
halloween-move-disc-space = Tomar el disco de la sección { $section }, { halloween-act }
halloween-move-token-colour = Tomar una ficha { $colour ->
    [blue] azul
    [green] verde
    [yellow] amarilla
    [orange] naranja
   *[red] roja
}
halloween-move-points = Anotar { halloween-haunting-points }
halloween-move-rival-section = Recuperar todos los discos de la sección { $section }
halloween-move-rival-pass = No recuperar más discos
halloween-move-rest-section = Descansar con la sección { $section }
halloween-move-discs-back-space = Recuperar el disco de la sección { $section }, { halloween-act }

halloween-move-power-10-cell = Retirar del tablero { halloween-ghost } { halloween-building.from }
halloween-move-power-14-space = Recuperar el disco de la sección { $section }, { halloween-act }
halloween-move-power-14-second-space = Recuperar también el disco de la sección { $section }, { halloween-act }
halloween-move-power-14-second-pass = Con un disco basta
halloween-move-power-15-section = Bajar un nivel la sección { $section }
halloween-move-power-23-colour = { $colour ->
    [blue] Comprar una ficha azul por { $level } punto de susto
    [green] Comprar una ficha verde por { $level } puntos de susto
    [yellow] Comprar una ficha amarilla por { $level } puntos de susto
    [orange] Comprar una ficha naranja por { $level } puntos de susto
   *[red] Comprar una ficha roja por { $level } puntos de susto
}
halloween-move-power-38-cell = Colocar { halloween-ghost } { halloween-building.in } por una ficha de su color
halloween-move-power-43-section = Subir un nivel la sección { $section } a cambio de puntos de susto
halloween-move-power-45-cell = Cambiar de sitio { halloween-ghost } { halloween-building.in }
halloween-move-power-45-second-cell = Intercambiarlo con { halloween-ghost } { halloween-building.in }
halloween-move-change = { $colour ->
    [blue] Cambiar 2 fichas azules por 1 verde
    [red] Cambiar 1 ficha roja por 2 naranjas
    [green] { $colour2 ->
        [blue] Cambiar 1 ficha verde por 2 azules
       *[other] Cambiar 2 fichas verdes por 1 amarilla
    }
    [yellow] { $colour2 ->
        [green] Cambiar 1 ficha amarilla por 2 verdes
       *[other] Cambiar 2 fichas amarillas por 1 naranja
    }
   *[orange] { $colour2 ->
        [yellow] Cambiar 1 ficha naranja por 2 amarillas
       *[other] Cambiar 2 fichas naranjas por 1 roja
    }
}

## Jugadas rechazadas

halloween-rival-chooses = Antes elige { $target }: puntos o discos, por una carta a la que alguien más se ha unido.
halloween-roller-chooses = Sobre ese dado decide antes { $target }, que lanza por el defensor.
halloween-begin-something = Empieza algo: la acción o el descanso de una sección, una carta o una ficha de bonificación.
halloween-finish-first = Queda algo por decidir: { halloween-question }
halloween-must-choose = Aquí no puedes pasar. { halloween-question }
halloween-no-answer = Eso no responde a la pregunta: { halloween-question }
halloween-sections-left = { $numbersCount ->
    [one] Aún no puedes terminar tu turno: la sección { $numbers } no ha actuado. También puede descansar.
   *[other] Aún no puedes terminar tu turno: las secciones { $numbers } no han actuado. También pueden descansar.
}
halloween-no-such-section = No tienes sección { $section }. La cuarta es de la variante Maestra.
halloween-section-used = La sección { $section } ya se ha usado este turno. Elige otra.
halloween-space-taken = Ya hay un disco en { halloween-act } de la sección { $section }. Elige otra acción o deja que la sección descanse.
halloween-no-disc = No te quedan discos para { halloween-act }. Deja descansar la sección { $section } para recuperar los suyos.
halloween-no-pair = En ningún lugar del pueblo hay juntos dos fantasmas del mismo color, así que no se puede invocar.
halloween-pair-too-high = Esta sección llega al nivel { $level }, y hasta ese nivel no hay juntos dos fantasmas del mismo color.
halloween-no-pair-here = Para invocar hacen falta dos fantasmas del mismo color, y solo hay { halloween-ghost } { halloween-building.in }.
halloween-none-free = { $colour ->
    [blue] Los cinco fantasmas azules ya están en el pueblo: no puede venir otro.
    [green] Los cinco fantasmas verdes ya están en el pueblo: no puede venir otro.
    [yellow] Los cinco fantasmas amarillos ya están en el pueblo: no puede venir otro.
    [orange] Los cinco fantasmas naranjas ya están en el pueblo: no puede venir otro.
   *[red] Los cinco fantasmas rojos ya están en el pueblo: no puede venir otro.
}
halloween-building-full = No hay sitio para { halloween-ghost } { halloween-building.in }: en un edificio caben { $count } fantasmas.
halloween-no-room = No hay sitio { halloween-building.in }: en un edificio caben { $count } fantasmas.
halloween-no-next-colour = Todos los fantasmas del color siguiente ya están en el pueblo, así que no puedes mejorar ninguno de los que podrías usar.
halloween-red-stays = El rojo es el nivel más alto: un fantasma rojo no se puede mejorar.
halloween-too-few-scare-points = { $amount ->
    [one] Esta mejora cuesta { $amount } punto de susto y tienes { $count }. Asusta primero.
   *[other] Esta mejora cuesta { $amount } puntos de susto y tienes { $count }. Asusta primero.
}
halloween-nowhere-to-move = Ningún fantasma de nivel { $level } o menos tiene un edificio con sitio al que ir.
halloween-no-way-out = No hay sitio al alcance para mover { halloween-ghost } { halloween-building.from }.
halloween-another-ghost = El segundo fantasma debe ser otro, y este es el que se acaba de mover. Elige otro o déjalo así.
halloween-already-there = El fantasma ya está { halloween-building.in }. Elige otro edificio.
halloween-not-adjacent = Desde aquí no se puede ir { halloween-building.to }: solo son vecinos los edificios que comparten un lado.
halloween-nobody-to-fight = Ningún fantasma de nivel { $level } o menos tiene con quién pelear.
halloween-alone = Con { halloween-ghost } no se puede atacar a nadie { halloween-building.in }.
halloween-other-building = No puedes atacar a { halloween-ghost } { halloween-building.in }: atacante y defensor deben estar en el mismo edificio.
halloween-own-colour = No puedes atacar a { halloween-ghost }: atacante y defensor deben ser de distinto color.
halloween-not-itself = Un fantasma no puede atacarse a sí mismo, y allí no hay otro de ese color.
halloween-too-strong = No puedes atacar a { halloween-ghost }: en la variante Maestra solo se ataca a fantasmas más débiles.
halloween-no-haunt-token = No te quedan fichas de embrujo.
halloween-haunt-too-high = Para lo que podrías embrujar hace falta nivel { $needed } y esta sección llega al { $level }.
halloween-nothing-to-haunt = No hay ningún espacio de nivel { $level } o menos que puedas embrujar ahora.
halloween-own-space = Ya has embrujado el espacio { halloween-colour } { halloween-building.from }.
halloween-space-haunted = { $target } ya ha embrujado el espacio { halloween-colour } { halloween-building.from }.
halloween-building-haunted = No puedes volver a embrujar { halloween-building.in }. Elige otro edificio.
halloween-no-such-ghost = Haría falta { halloween-ghost } { halloween-building.in }, y no hay ninguno.
halloween-no-such-colour = Haría falta { halloween-ghost } en el pueblo, y no hay ninguno.
halloween-level-too-low = No puedes usar { halloween-ghost }: hace falta nivel { $needed } y esta sección llega al { $level }.
halloween-card-not-in-play = La carta { $number } no está en juego en esta partida.
halloween-card-occupied = Ya ocupas la carta { $number }. Con una vez basta.
halloween-too-few-tokens = La carta { $number } cuesta { $count } fichas y tienes menos.
halloween-too-few-colours = La carta { $number } cuesta { $count } fichas de colores distintos y tienes menos colores.
halloween-wrong-price = La carta { $number } cuesta { $count } fichas: paga justo esas.
halloween-different-colours = La carta { $number } pide fichas de colores distintos. Paga cada color una vez como mucho.
halloween-tokens-missing = No tienes esas fichas. Paga la carta { $number } con las que tengas.
halloween-not-your-card = No ocupas la carta { $number }, { halloween-card }.
halloween-no-turn-power = La carta { $number } no tiene ningún poder que activar aquí: funciona sola o con la acción a la que pertenece.
halloween-power-used = Ya has usado la carta { $number } este turno.
halloween-power-does-nothing = La carta { $number } no podría hacer nada ahora.
halloween-no-follow-up = La carta { $number } no añade nada a esta acción.
halloween-no-discs-there = No tienes discos en la sección { $section }.
halloween-no-bonus-tokens = En la variante Maestra no hay fichas de bonificación.
halloween-not-your-bonus = No tienes la ficha de bonificación { halloween-bonus }.
halloween-no-disc-for-bonus = Usar la ficha de bonificación { halloween-bonus } requiere un disco de tu reserva, y no te queda ninguno.
halloween-bonus-needs-dice = La ficha de bonificación { halloween-bonus } es para los dados: úsala al lanzarlos.
halloween-fight-die = { $bonus ->
    [h] La ficha de bonificación { halloween-bonus } se usa antes de la tirada de una pelea, y solo mientras tu dado tenga menos de 12 caras.
   *[i] La ficha de bonificación { halloween-bonus } solo sirve para tu dado de ataque en una pelea.
}
halloween-bonus-does-nothing = La ficha de bonificación { halloween-bonus } no podría hacer nada ahora.
halloween-notation-rest = No se entiende «{ $text }» a partir de «{ $rest }».

## Posiciones

halloween-position-act = { $path }: los discos van en summon, scare, upgrade, move, fight o haunt.
halloween-position-bonus = { $path }: aquí no puede ir esa ficha de bonificación. Se llaman de a1 a l2, cada una está en un solo lugar, y en la variante Maestra no hay.
halloween-position-card = { $path }: aquí no puede figurar la carta { $number }.
halloween-position-cards = { $path }: hay { $count } cartas en juego; en la variante Maestra, ninguna.
halloween-position-crowd = { $path }: en un edificio caben como mucho { $count } fantasmas.
halloween-position-discs = { $path }: cada cual tiene { $count } discos, contando los de las cartas y los de las casillas de bonificación.
halloween-position-ghosts = { $colour ->
    [blue] { $path }: solo hay cinco fantasmas azules.
    [green] { $path }: solo hay cinco fantasmas verdes.
    [yellow] { $path }: solo hay cinco fantasmas amarillos.
    [orange] { $path }: solo hay cinco fantasmas naranjas.
   *[red] { $path }: solo hay cinco fantasmas rojos.
}
halloween-position-haunts = { $path }: alguien ha embrujado un edificio más veces de las que permiten las reglas.
halloween-position-no-blue = { $path }: sin fantasmas azules en el pueblo, hay que estar preguntando dónde aparecen.
halloween-position-slots = { $path }: cada cual tiene { $count } casillas de bonificación, contando las bloqueadas.
halloween-position-stack = { $path }: esto no puede estar ocurriendo en esta posición.
halloween-position-tokens = { $path }: solo hay 12 fichas de cada color.

## La crónica

halloween-event-card-dealt = Entra en juego la carta { $number }: { halloween-card }.
halloween-event-bonus-laid = La ficha de bonificación { halloween-bonus } queda { halloween-building.in }.
halloween-event-round-begins = Empieza la ronda { $round }.
halloween-event-turn-begins = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $seat }.
}
halloween-event-acted = { $you ->
    [yes] Usas la sección { $section } para { halloween-act.verb }.
   *[no] { $seat } usa la sección { $section } para { halloween-act.verb }.
}
halloween-event-rested = { $count ->
    [0] { $you ->
        [yes] Descansas con la sección { $section }.
       *[no] { $seat } descansa con la sección { $section }.
    }
    [one] { $you ->
        [yes] Descansas con la sección { $section } y recuperas { $count } disco.
       *[no] { $seat } descansa con la sección { $section } y recupera { $count } disco.
    }
   *[other] { $you ->
        [yes] Descansas con la sección { $section } y recuperas { $count } discos.
       *[no] { $seat } descansa con la sección { $section } y recupera { $count } discos.
    }
}
halloween-event-discs-back = { $count ->
    [one] { $you ->
        [yes] Recuperas { $count } disco de la sección { $section }: todos sus espacios vuelven a estar libres.
       *[no] { $seat } recupera { $count } disco de la sección { $section }: todos sus espacios vuelven a estar libres.
    }
   *[other] { $you ->
        [yes] Recuperas { $count } discos de la sección { $section }: todos sus espacios vuelven a estar libres.
       *[no] { $seat } recupera { $count } discos de la sección { $section }: todos sus espacios vuelven a estar libres.
    }
}
halloween-event-disc-back = { $you ->
    [yes] Recuperas el disco de la sección { $section }, { halloween-act }: ese espacio vuelve a estar libre.
   *[no] { $seat } recupera el disco de la sección { $section }, { halloween-act }: ese espacio vuelve a estar libre.
}
halloween-event-ghosts-placed = { $why ->
    [summon] { $you ->
        [yes] Invocas { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } invoca { halloween-ghosts } { halloween-building.in }.
    }
    [blue-rule] { $you ->
        [yes] No queda ningún fantasma azul en el pueblo: colocas { halloween-ghosts } { halloween-building.in }.
       *[no] No queda ningún fantasma azul en el pueblo: { $seat } coloca { halloween-ghosts } { halloween-building.in }.
    }
   *[other] { $you ->
        [yes] Colocas { halloween-ghosts } { halloween-building.in }.
       *[no] { $seat } coloca { halloween-ghosts } { halloween-building.in }.
    }
}
halloween-event-ghost-gone = { $why ->
    [fight] { $you ->
        [yes] Expulsas { halloween-ghost } { halloween-building.from }.
       *[no] { $seat } expulsa { halloween-ghost } { halloween-building.from }.
    }
    [red-rule] Estaban los cinco fantasmas rojos en el pueblo: uno desaparece { halloween-building.from }.
   *[other] { $you ->
        [yes] Retiras del tablero { halloween-ghost } { halloween-building.from }.
       *[no] { $seat } retira del tablero { halloween-ghost } { halloween-building.from }.
    }
}
halloween-event-upgraded = { $you ->
    [yes] Mejoras a { halloween-next-colour } { halloween-ghost } { halloween-building.in }.
   *[no] { $seat } mejora a { halloween-next-colour } { halloween-ghost } { halloween-building.in }.
}
halloween-event-moved = { $you ->
    [yes] Mueves { halloween-ghost } { halloween-building.from } { halloween-destination }.
   *[no] { $seat } mueve { halloween-ghost } { halloween-building.from } { halloween-destination }.
}
halloween-event-swapped = { $you ->
    [yes] Intercambias de sitio { halloween-ghost } { halloween-building.in } y { halloween-ghost2 } { halloween-building2.in }.
   *[no] { $seat } intercambia de sitio { halloween-ghost } { halloween-building.in } y { halloween-ghost2 } { halloween-building2.in }.
}
halloween-event-tokens-gained = { $you ->
    [yes] Ganas { halloween-tokens.why }.
   *[no] { $seat } gana { halloween-tokens.why }.
}
halloween-event-tokens-paid = { $you ->
    [yes] Pagas { halloween-tokens }.
   *[no] { $seat } paga { halloween-tokens }.
}
halloween-event-scare-points = { $you ->
    [yes] Ganas { halloween-scare-points.why }.
   *[no] { $seat } gana { halloween-scare-points.why }.
}
halloween-event-scare-points-paid = { $you ->
    [yes] Pagas { halloween-scare-points.why }.
   *[no] { $seat } paga { halloween-scare-points.why }.
}
halloween-event-points = { $you ->
    [yes] Anotas { halloween-haunting-points.why }.
   *[no] { $seat } anota { halloween-haunting-points.why }.
}
halloween-event-points-lost = { $you ->
    [yes] Pierdes { halloween-haunting-points.why }.
   *[no] { $seat } pierde { halloween-haunting-points.why }.
}
halloween-event-level = { $why ->
    [card-15] { $you ->
        [yes] Bajas la sección { $section } al nivel { $level }.
       *[no] { $seat } baja la sección { $section } al nivel { $level }.
    }
    [card-44] { $you ->
        [yes] Subes la sección { $section } al nivel { $level } ({ halloween-why }).
       *[no] { $seat } sube la sección { $section } al nivel { $level } ({ halloween-why }).
    }
   *[other] { $you ->
        [yes] Subes la sección { $section } al nivel { $level }.
       *[no] { $seat } sube la sección { $section } al nivel { $level }.
    }
}
halloween-event-scared = { $you ->
    [yes] Asustas a la gente con { halloween-ghost }.
   *[no] { $seat } asusta a la gente con { halloween-ghost }.
}
halloween-event-bonus-taken = { $you ->
    [yes] Encuentras la ficha de bonificación { halloween-bonus } { halloween-building.in }.
   *[no] { $seat } encuentra la ficha de bonificación { halloween-bonus } { halloween-building.in }.
}
halloween-event-bonus-left = { $you ->
    [yes] No tienes casillas abiertas: la ficha de bonificación { halloween-bonus } se queda { halloween-building.in }.
   *[no] { $seat } no tiene casillas abiertas: la ficha de bonificación { halloween-bonus } se queda { halloween-building.in }.
}
halloween-event-bonus-drawn = { $you ->
    [yes] Sacas la ficha de bonificación { halloween-bonus }.
   *[no] { $seat } saca la ficha de bonificación { halloween-bonus }.
}
halloween-event-bonus-dropped = { $you ->
    [yes] Descartas la ficha de bonificación { halloween-bonus }.
   *[no] { $seat } descarta la ficha de bonificación { halloween-bonus }.
}
halloween-event-bonus-used = { $you ->
    [yes] Usas la ficha de bonificación { halloween-bonus }.
   *[no] { $seat } usa la ficha de bonificación { halloween-bonus }.
}
halloween-event-slots-freed = { $you ->
    [yes] Tus tres casillas de bonificación vuelven a estar abiertas y recuperas sus discos.
   *[no] Las tres casillas de bonificación de { $seat } vuelven a estar abiertas, con los discos de vuelta.
}
halloween-event-power-used = { $you ->
    [yes] Usas la carta { $number }, { halloween-card }.
   *[no] { $seat } usa la carta { $number }, { halloween-card }.
}
halloween-event-occupied = { $section ->
    [0] { $you ->
        [yes] Ocupas la carta { $number }, { halloween-card }, con un disco de tu reserva.
       *[no] { $seat } ocupa la carta { $number }, { halloween-card }, con un disco de su reserva.
    }
   *[other] { $you ->
        [yes] Ocupas la carta { $number }, { halloween-card }, con el disco de la sección { $section }, { halloween-act }: ese espacio vuelve a estar libre.
       *[no] { $seat } ocupa la carta { $number }, { halloween-card }, con el disco de la sección { $section }, { halloween-act }: ese espacio vuelve a estar libre.
    }
}
halloween-event-attack = { $you ->
    [yes] Lanzas { halloween-ghost } contra { halloween-ghost2 } { halloween-building2.in }.
   *[no] { $seat } lanza { halloween-ghost } contra { halloween-ghost2 } { halloween-building2.in }.
}
halloween-event-roller = { $targetYou ->
    [yes] Lanzas tú el dado del defensor.
   *[no] El dado del defensor lo lanza { $target }.
}
halloween-event-rolled = { $you ->
    [yes] Sacas { $face } para el fantasma { halloween-colour } (d{ $sides }).
   *[no] { $seat } saca { $face } para el fantasma { halloween-colour } (d{ $sides }).
}
halloween-event-fight-won = { $you ->
    [yes] Ganas, { $attack } contra { $defence }.
   *[no] { $seat } gana, { $attack } contra { $defence }.
}
halloween-event-fight-lost = { $you ->
    [yes] No ganas: { $attack } contra { $defence }.
   *[no] { $seat } no gana: { $attack } contra { $defence }.
}
halloween-event-named = { $you ->
    [yes] Dices { $number }.
   *[no] { $seat } dice { $number }.
}
halloween-event-haunted = { $you ->
    [yes] Embrujas el espacio { halloween-colour } { halloween-building.from }.
   *[no] { $seat } embruja el espacio { halloween-colour } { halloween-building.from }.
}
halloween-event-recalled = { $you ->
    [yes] Recuperas tu ficha de embrujo del espacio { halloween-colour } { halloween-building.from }.
   *[no] { $seat } recupera una ficha de embrujo del espacio { halloween-colour } { halloween-building.from }.
}
halloween-event-end-near = { $trigger ->
    [haunts] { $you ->
        [yes] Era tu última ficha de embrujo: esta ronda es la última.
       *[no] Era la última ficha de embrujo de { $seat }: esta ronda es la última.
    }
    [cards] { $you ->
        [yes] Es tu quinta carta: esta ronda es la última.
       *[no] Es la quinta carta de { $seat }: esta ronda es la última.
    }
    [supplies] Se han agotado las fichas de dos colores: esta ronda es la última.
   *[rounds] Ha terminado la última de las rondas acordadas.
}
halloween-event-match-over = { $winnersYou ->
    [yes] { $winnersCount ->
        [one] ¡Ganas la partida! Resultado final: { $scoresNamed }.
       *[other] ¡Compartes la victoria! Ganan { $winners }. Resultado final: { $scoresNamed }.
    }
   *[no] { $winnersCount ->
        [one] { $winners } gana la partida. Resultado final: { $scoresNamed }.
       *[other] { $winners } comparten la victoria. Resultado final: { $scoresNamed }.
    }
}
