# Lo que delatan las jugadas de 13 fantasmas.

ghosts-leak = Números que { $target } debe considerar: { $before } → { $after }; leyendo las jugadas, unos { $readBefore } → { $read }. Sospecha sobre el verdadero: { $percentBefore } % → { $percent } %.

ghosts-analysis-unit = Los valores son probabilidades de ganar la ronda (entre tres: la mitad de sus puntos). En las sumas, una ronda ganada vale 1.
