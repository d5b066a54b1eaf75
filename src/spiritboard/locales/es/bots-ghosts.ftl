# 13 Ghosts: por qué un bot hace una jugada, y pistas para las personas.

ghosts-why-candidates = { $count ->
    [one] { $target } solo puede esconderse en { $numbers }.
   *[other] { $target } puede esconderse en { $count } números; { $numbersOr } sale en el { $percent } % de lo que encaja.
}
ghosts-why-ask = Pregunta a { $target }: un sí (probabilidad del { $percent } %) deja { $yes }, un no deja { $no }.
ghosts-why-attack = El ataque acierta a { $target } con una probabilidad del { $percent } %; si falla, quedan { $no } números.
ghosts-why-protected = { $target } tiene protección y no daría respuesta.
ghosts-why-look = La carta { $card } enseña cartas del mazo, y lo que hay ahí no es la cripta de nadie.
ghosts-why-draw = Otro turno con una carta nueva vale más que copiar una vieja.
ghosts-why-arrange = La carta más útil va donde más ayuda; las otras quedan apartadas.
ghosts-why-betrays = { $after ->
    [one] A tus rivales les quedaría más o menos un número para tu cripta (ahora, unos { $before }).
   *[other] A tus rivales les quedarían unos { $after } números para tu cripta (ahora, unos { $before }).
}
ghosts-why-hides = { $after ->
    [one] La carta { $card } sigue oculta, pero a tus rivales les queda más o menos un número para tu cripta (ahora, unos { $before }).
   *[other] La carta { $card } sigue oculta: a tus rivales les quedan unos { $after } números para tu cripta (ahora, unos { $before }).
}
ghosts-why-win = En total, así se gana la ronda en un { $percent } % de los casos.
ghosts-why-points = En total, así se logra un { $percent } % de los puntos que aún puedes hacer en esta ronda.
ghosts-why-crypt = De dos cartas así, { $card } se esconde en el { $percent } % de los casos: esconder siempre la misma se acabaría notando.
ghosts-why-keep = { $card } es la carta más útil en la mano.
