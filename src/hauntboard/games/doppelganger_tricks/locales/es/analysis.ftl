# Lo que delatan las jugadas de Doppelgänger Tricks.

tricks-leak-prediction = La predicción: { $number }. Dice a los demás lo fuerte que es la mano.
tricks-leak-claim = La carta de bonus: en esta mano no quedan doppelgängers.
tricks-leak-void = En esta mano no queda: { tricks-suit }.

tricks-analysis-unit = Los valores son puntos de la ronda menos la mitad de la media de los demás.
