# Raport o równowadze 13 duchów.

ghosts-balance-family-crypt = Karta, która kryje ducha
ghosts-balance-measure-hits = Trafione numery
ghosts-balance-measure-round-decisions = Decyzje w rundzie
ghosts-balance-dimension-edition = Inne wydanie
