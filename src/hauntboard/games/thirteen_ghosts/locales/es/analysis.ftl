# Lo que delatan las jugadas de 13 fantasmas.

ghosts-leak = Números que { $target } debe considerar: { $before } → { $after }; leyendo las jugadas, unos { $readBefore } → { $read }. Sospecha sobre el verdadero: { $percentBefore } % → { $percent } %.
