"""The rules of Liar's Dice.

All players roll their dice in secret (L1). In turn they bid how many dice of one face lie on the whole table,
each bid higher than the last (L2), or call the last bid (L3). The loser of the call loses a die (L4), and the
last player with dice wins (L5).
"""

from __future__ import annotations

from hauntboard.engine import native
from hauntboard.engine.python_state import PythonState
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import ANYONE, CHANCE

MAX_PLAYERS = 5
MAX_DICE = 5  # of a player
FACES = 6

# Actions: chance chooses the first player and rolls one die after the other; players bid or call. Bids are
# in rising order: first by quantity, then by face.
FIRST = 0
ROLL = FIRST + MAX_PLAYERS
BID = ROLL + FACES
CALL = BID + MAX_PLAYERS * MAX_DICE * FACES
ACTIONS = CALL + 1


class LiarsDiceState(PythonState):
    """A position, hidden dice included."""

    FIELDS = ("players", "round", "turn", "bids", "bidder", "dice", "hand")
    WORDS = (ACTIONS + 63) // 64

    def __init__(self, players: int, dice: int, first: int) -> None:
        self.players = players
        self.round = 1
        self.turn = first  # the seat that begins, then the seat to act; -1 until chance has chosen it
        self.bids = 0  # the last bid: its number among all bids, from 1; 0 before the first
        self.bidder = -1
        self.dice = [dice] * players  # dice that a seat has
        self.hand = [0] * (players * FACES)  # how many of each face a seat has rolled

    # ---- whose turn it is ------------------------------------------------------------

    def seat_count(self) -> int:
        return self.players

    def is_over(self) -> bool:
        return sum(count > 0 for count in self.dice) == 1

    def own_hand(self, seat: int) -> list[int]:
        """Return how many of each face a seat has rolled."""
        return self.hand[seat * FACES : (seat + 1) * FACES]

    def roller(self) -> int:
        """Return the seat that rolls the next die, or -1 if all have rolled."""
        missing = (s for s in range(self.players) if sum(self.own_hand(s)) < self.dice[s])
        return next(missing, -1)

    def acting(self) -> int:
        waiting = self.is_over() or self.turn < 0 or self.roller() >= 0
        return 0 if waiting else 1 << self.turn

    def actor_of(self, action: int) -> int:
        return self.turn if action >= BID else CHANCE

    # ---- actions ---------------------------------------------------------------------

    def fill_legal(self, words: list[int], seat: int) -> int:
        if self.is_over():
            return 0
        if self.acting():
            if seat in (ANYONE, self.turn):
                highest = BID + sum(self.dice) * FACES
                self.allow(words, range(BID + self.bids, highest))
                self.allow(words, range(CALL, CALL + (self.bids > 0)))
        elif seat == ANYONE:
            first = self.turn < 0
            self.allow(words, range(FIRST, FIRST + self.players) if first else range(ROLL, BID))
        return self.WORDS

    def allow(self, words: list[int], actions: range) -> None:
        """Mark actions as legal."""
        for action in actions:
            words[action // 64] |= 1 << action % 64

    def step(self, action: int) -> None:
        if action < ROLL:
            self.turn = action - FIRST
        elif action < BID:
            self.hand[self.roller() * FACES + action - ROLL] += 1
        elif action < CALL:
            self.bids, self.bidder = action - BID + 1, self.turn
            self.turn = self.next_seat(self.turn)
        else:
            self.end_round(self.loser())

    def next_seat(self, seat: int) -> int:
        """Return the next seat that has dice."""
        others = ((seat + i) % self.players for i in range(1, self.players + 1))
        return next(s for s in others if self.dice[s])

    def on_table(self) -> int:
        """Return how many dice show the face of the last bid."""
        return sum(self.hand[(self.bids - 1) % FACES :: FACES])

    def loser(self) -> int:
        """Return who loses the call of the last bid (L3): the bidder if the bid was too high."""
        return self.bidder if self.on_table() < (self.bids - 1) // FACES + 1 else self.turn

    def end_round(self, loser: int) -> None:
        """Take a die from the loser (L4), who begins the next round if any are left."""
        self.dice[loser] -= 1
        if self.is_over():
            return
        self.round += 1
        self.turn = loser if self.dice[loser] else self.next_seat(loser)
        self.bids, self.bidder = 0, -1
        self.hand = [0] * (self.players * FACES)

    # ---- the result ------------------------------------------------------------------

    def match_score(self, seat: int) -> int:
        return self.dice[seat]

    def round_number(self) -> int:
        return self.round

    def winner_mask(self) -> int:
        return sum(1 << s for s in range(self.players) if self.dice[s]) if self.is_over() else 0

    # ---- hidden information ------------------------------------------------------------

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Roll the dice of the other seats anew."""
        for other in range(self.players):
            if other != seat and not self.is_over():
                rolled = sum(self.own_hand(other))
                self.hand[other * FACES : (other + 1) * FACES] = [0] * FACES
                for _ in range(rolled):
                    self.hand[other * FACES + rng.below(FACES)] += 1

    def trace(self, seat: int, actor: int, action: int) -> int:
        """Return what a seat observed: the action, its own dice, and how many dice each seat has."""
        key = action
        for number in (*self.own_hand(seat), *self.dice):
            key = native.mixed(key, number)
        return key
