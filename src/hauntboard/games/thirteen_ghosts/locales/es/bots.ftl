# 13 Ghosts: por qué un bot hace una jugada, y pistas para las personas.

ghosts-why-candidates = { $count ->
    [one] { $target } solo puede esconderse en { $numbers }.
   *[other] { $target } puede esconderse en { $count } números; en { $numbersOr }, con una probabilidad del { $percent } %.
}
ghosts-why-candidates-few = { $target } solo puede esconderse en { $numbersOr }.
ghosts-why-ask = Pregunta a { $target }: un sí (probabilidad del { $percent } %) deja { $yes }, un no deja { $no }.
ghosts-why-ask-known = { $answer ->
    [yes] { $target } solo puede responder que sí: la pregunta no descubre nada y solo sirve para ganar tiempo.
   *[no] { $target } solo puede responder que no: la pregunta no descubre nada y solo sirve para ganar tiempo.
}
ghosts-why-attack = El ataque acierta a { $target } con una probabilidad del { $percent } %; si falla, quedan { $no } números.
ghosts-why-protected = { $target } tiene protección y no daría respuesta.
ghosts-why-look = La carta { $card } enseña cartas del mazo, y lo que hay ahí no es la cripta de nadie.
ghosts-why-draw = Otro turno con una carta nueva vale más que copiar una vieja.
ghosts-why-arrange = La carta más útil va donde más ayuda; las otras quedan apartadas.
ghosts-whose-crypt = { $you ->
    [yes] tu cripta
   *[no] la cripta de { $seat }
}
ghosts-why-betrays = { $after ->
    [one] Lo que delata: a los rivales les queda más o menos un número para { ghosts-whose-crypt } (ahora, unos { $before }).
   *[other] Lo que delata: a los rivales les quedan unos { $after } números para { ghosts-whose-crypt } (ahora, unos { $before }).
}
ghosts-why-betrays-nothing = { $count ->
    [one] Casi no delata nada; de todos modos a los rivales les queda más o menos un número para { ghosts-whose-crypt }.
   *[other] Casi no delata nada: a los rivales les siguen quedando unos { $count } números para { ghosts-whose-crypt }.
}
ghosts-why-hides = { $after ->
    [one] La carta { $card } sigue oculta, pero a los rivales les queda más o menos un número para { ghosts-whose-crypt } (ahora, unos { $before }).
   *[other] La carta { $card } sigue oculta: a los rivales les quedan unos { $after } números para { ghosts-whose-crypt } (ahora, unos { $before }).
}
ghosts-why-win = En total, así se gana la ronda en un { $percent } % de los casos.
ghosts-why-points = En total, así se logra un { $percent } % de los puntos que aún quedan en esta ronda.
ghosts-why-crypt = De dos cartas así, { $card } se esconde en el { $percent } % de los casos: esconder siempre la misma se acabaría notando.
ghosts-why-crypt-team = De cuatro cartas así, { $card } se esconde en el { $percent } % de los casos: las más útiles se quedan para las manos, pero nadie debería poder darlo por hecho.
ghosts-why-keep = { $card } es la carta más útil en la mano.
ghosts-why-keep-other = { $card } es la carta menos útil en la mano.
ghosts-why-no-history = Esta ronda empezó desde una posición. No se conocen las jugadas anteriores, así que cuenta lo que se ve ahora.
