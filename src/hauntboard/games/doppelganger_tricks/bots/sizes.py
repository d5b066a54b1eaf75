"""Sizes of the bots' arrays, and the meaning of the rule play's weights.

The interpreted build runs this file. The compiled build takes the same names, as compile-time constants, from
``sizes.pxd``, so this file is never compiled itself."""

SEATS = 4
CARDS = 40
MAX_PLAYS = 48  # a hand's plays, and a round's decisions (40 at most)
PLAYER_TYPES = 3
SEAT_TYPES = SEATS * PLAYER_TYPES
STATE_ROOM = 1024  # bytes of a stored state
HISTORY_ROOM = MAX_PLAYS * STATE_ROOM

# ---- tables of the prediction model
PREDICTIONS = 13
CARD_KINDS = 20  # ten ranks of ordinary cards, ten of doppelgängers
SUIT_LENGTHS = 13
CARD_TERMS = PREDICTIONS * CARD_KINDS
LENGTH_TERMS = PREDICTIONS * SUIT_LENGTHS

# ---- weights of the rule play, by index
GAIN = 0  # gain of a card that nothing beats
GAIN_FALL = 1  # its decay per unseen card that beats it
DOUBLE_GAIN = 2  # gain of a doppelgänger that nothing beats
DOUBLE_GAIN_FALL = 3  # its decay
UNSEEN_DOUBLE = 4  # how much an unseen doppelgänger counts as a card that beats
SPREAD_SHARE = 5  # share of the spread of tricks outside the own hand
RISK = 6  # risk of a card that nothing beats
RISK_FALL = 7  # its decay
DOUBLE_RISK = 8  # risk of a doppelgänger that nothing beats
DOUBLE_RISK_FALL = 9  # its decay
LOWER_COVER = 10  # protection by each own lower card of the suit
BEAT_IN_NEED = 11  # how readily a player who needs tricks beats a card
BEAT_WHEN_DONE = 12  # the same for a player who needs none
BEAT_AT_ZERO = 13  # the same for a player who predicted none
DOUBLE_COST = 14  # cost of holding a doppelgänger while bonus cards are left
NEAR_MISS = 15  # value of missing the prediction by one
BASE_SPREAD = 16  # spread that is always there
TRICKS_PER_GAIN = 17  # predicted tricks per unit of gain
ZERO_DANGER = 18  # share of the risk that counts when predicting zero
LENGTH_GAIN = 19  # gain by the length of the suit
VICTIM_WORTH = 20  # value of a trick for a player who predicted none
CLAIM_CHANCE = 21  # chance needed to claim the bonus card +3
EASE = 22  # change of gain per trick that no player wants
PRESS = 23  # change of risk per trick that no player wants
GIFT_TO_DONE = 24  # value of a trick for a player who has enough
GIFT_TO_ZERO = 25  # value of a trick for a player who predicted none, at its end
GIFT_TO_NEED = 26  # cost of a trick for a player who needs it
BEAT_WHEN_OVER = 27  # how readily a player with too many tricks beats a card
WEIGHTS = 28
