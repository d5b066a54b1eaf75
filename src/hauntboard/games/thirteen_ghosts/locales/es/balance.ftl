# El informe de equilibrio de 13 fantasmas.

ghosts-balance-family-crypt = Carta que esconde al fantasma
ghosts-balance-measure-hits = Ataques que aciertan
ghosts-balance-measure-round-decisions = Decisiones en una ronda
ghosts-balance-dimension-edition = Otra edición
