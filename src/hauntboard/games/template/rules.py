"""The rules of High Card.

Every round each player is dealt one card that only they see. In turn they stay or leave (C2). Of those who
stayed, the highest card wins as many points as players stayed, the others lose one (C3). After the last
round the most points win the match (C4).
"""

from __future__ import annotations

from ...engine import native
from ...engine.python_state import PythonState
from ...engine.rng import Rng
from ...engine.seats import ANYONE, CHANCE

MAX_PLAYERS = 7
CARDS = 10  # numbered from 1

# Actions: chance chooses the first player, then deals a card to the next seat; players stay or leave.
FIRST = 0
DEAL = FIRST + MAX_PLAYERS
STAY = DEAL + CARDS
LEAVE = STAY + 1
ACTIONS = LEAVE + 1

UNDECIDED, STAYS, LEAVES = range(3)


class TableState(PythonState):
    """A position, hidden cards included."""

    FIELDS = ("players", "rounds", "round", "first", "dealt", "decided", "card", "choice", "points")
    WORDS = 1

    def __init__(self, players: int, rounds: int, first: int) -> None:
        self.players = players
        self.rounds = rounds  # in the match
        self.round = 0  # the current one, from 1
        self.first = first  # the seat that begins the round, or -1 until chance has chosen it
        self.dealt = 0  # players who have a card
        self.decided = 0  # players who have decided
        self.card = [0] * players
        self.choice = [UNDECIDED] * players
        self.points = [0] * players
        if first >= 0:
            self.begin_round()

    # ---- whose turn it is ------------------------------------------------------------

    def seat_count(self) -> int:
        return self.players

    def is_over(self) -> bool:
        return self.round == self.rounds and self.decided == self.players

    def turn(self) -> int:
        """Return the seat that is dealt to or decides next."""
        done = self.dealt if self.dealt < self.players else self.decided
        return (self.first + done) % self.players

    def acting(self) -> int:
        if self.is_over() or self.dealt < self.players:
            return 0
        return 1 << self.turn()

    def actor_of(self, action: int) -> int:
        return self.turn() if action >= STAY else CHANCE

    # ---- actions ---------------------------------------------------------------------

    def fill_legal(self, words: list[int], seat: int) -> int:
        if self.is_over():
            return 0
        if self.acting():
            if seat in (ANYONE, self.turn()):
                words[0] = 1 << STAY | 1 << LEAVE
        elif seat == ANYONE:
            words[0] = self.chance_actions()
        return 1

    def chance_actions(self) -> int:
        """Return the mask of what chance may do: choose the first player, or deal a card that is left."""
        if self.first < 0:
            return native.ones(self.players) << FIRST
        return sum(1 << DEAL + card - 1 for card in range(1, CARDS + 1) if card not in self.card)

    def step(self, action: int) -> None:
        if action < DEAL:
            self.first = action - FIRST
            self.begin_round()
        elif action < STAY:
            self.card[self.turn()] = action - DEAL + 1
            self.dealt += 1
        else:
            self.choice[self.turn()] = STAYS if action == STAY else LEAVES
            self.decided += 1
            if self.decided == self.players:
                self.end_round()

    def begin_round(self) -> None:
        """Clear the table for the next round."""
        self.round += 1
        self.dealt = self.decided = 0
        self.card = [0] * self.players
        self.choice = [UNDECIDED] * self.players

    def stayers(self) -> list[int]:
        """Return the seats that have stayed."""
        return [seat for seat in range(self.players) if self.choice[seat] == STAYS]

    def end_round(self) -> None:
        """Score the round (C3); the next player begins the next one."""
        stayers = self.stayers()
        for seat in stayers:
            best = self.card[seat] == max(self.card[other] for other in stayers)
            self.points[seat] += len(stayers) if best else -1
        if not self.is_over():
            self.first = (self.first + 1) % self.players
            self.begin_round()

    # ---- the result ------------------------------------------------------------------

    def match_score(self, seat: int) -> int:
        return self.points[seat]

    def round_number(self) -> int:
        return self.round

    def winner_mask(self) -> int:
        if not self.is_over():
            return 0
        return sum(1 << seat for seat in range(self.players) if self.points[seat] == max(self.points))

    # ---- hidden information ------------------------------------------------------------

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Deal the cards of the other seats anew."""
        if self.is_over():
            return
        own = self.card[seat] if seat >= 0 else 0
        left = [card for card in range(1, CARDS + 1) if card != own]
        for other in range(self.players):
            if other != seat and self.card[other]:
                self.card[other] = left.pop(rng.below(len(left)))

    def trace(self, seat: int, actor: int, action: int) -> int:
        """Return what a seat observed: the action, its own card, and the points after a showdown."""
        key = native.mixed(action, self.card[seat])
        for points in self.points:
            key = native.mixed(key, points + CARDS)
        return key
