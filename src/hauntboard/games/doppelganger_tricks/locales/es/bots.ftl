# Doppelgänger Tricks: por qué juega así un bot, y pistas para las personas.

tricks-why-predict = Una predicción de { tricks-predicted } se cumple exactamente en alrededor del { $percent } % de las rondas con una mano así.
tricks-why-predict-other = Con { tricks-predicted } sería el { $percent } %.
tricks-why-zero = El cero da 7 puntos, así que compensa incluso con menos posibilidades.
tricks-why-need = { $number ->
    [one] Falta una baza más.
   *[other] Faltan { $number } bazas más.
}
tricks-why-need-none = No conviene hacer ninguna baza más.
tricks-why-points = Con otra jugada la predicción se cumpliría más a menudo, pero las cifras cuentan todos los puntos de la ronda, también los de los demás.
tricks-why-too-many = Ya son demasiadas bazas; ahora se trata de perder poco y estropear los planes de los demás.
tricks-why-exact = Con el { $card } la predicción se cumple exactamente en el { $percent } % de los repartos aún posibles.
tricks-why-wins = El { $card } gana esta baza.
tricks-why-loses = El { $card } no gana esta baza.
tricks-why-may-win = El { $card } gana esta baza en el { $percent } % de ellos.
tricks-why-declared = El { $card } rinde más como { tricks-suit }.
tricks-why-claim-1 = La carta de bonus +1 es un punto seguro.
tricks-why-claim-3 = La carta de bonus +3 promete más que un solo punto, porque la predicción probablemente se cumplirá.
tricks-why-other = { $card }: predicción exacta en el { $percent } %, gana esta baza en el { $wins } %.
tricks-why-other-declared = { $card } como { tricks-suit }: predicción exacta en el { $percent } %, gana esta baza en el { $wins } %.
tricks-why-other-lost = { $card }: gana esta baza en el { $wins } %.
tricks-why-other-declared-lost = { $card } como { tricks-suit }: gana esta baza en el { $wins } %.
