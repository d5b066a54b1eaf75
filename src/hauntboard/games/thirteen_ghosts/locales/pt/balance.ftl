# O relatório de equilíbrio de 13 Fantasmas.

ghosts-balance-family-crypt = Carta que esconde o fantasma
ghosts-balance-measure-hits = Ataques que acertam
ghosts-balance-measure-round-decisions = Decisões em uma rodada
ghosts-balance-dimension-edition = Outra edição
