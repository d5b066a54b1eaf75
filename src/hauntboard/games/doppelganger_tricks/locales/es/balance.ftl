# El informe de equilibrio de Doppelgänger Tricks.

tricks-balance-family-claimed = Cartas de bonus reclamadas
tricks-balance-measure-exact = Predicciones exactas
tricks-balance-measure-prediction = Bazas predichas
tricks-balance-measure-off = Bazas de error en la predicción
tricks-balance-measure-nobody = Bazas que no ganó nadie
tricks-balance-measure-predicted = Con qué frecuencia se predice cada número de bazas
tricks-balance-measure-exact-by-prediction = Con qué frecuencia es exacta cada predicción
tricks-balance-measure-points-by-prediction = Puntos de la ronda según la predicción
tricks-balance-claimed = Carta de bonus +{ $key }
