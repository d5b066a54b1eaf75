# The balance report of 13 Ghosts.

ghosts-balance-family-crypt = Card that hides the ghost
ghosts-balance-measure-hits = Attacks that hit
ghosts-balance-measure-round-decisions = Decisions in a round
ghosts-balance-dimension-edition = Another edition
