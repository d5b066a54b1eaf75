"""The rules of Hide and Seek.

Every round each player is dealt three of thirteen places that only they see (S1), and all secretly choose one
of theirs to hide in (S2). In turn, players knock, wait, or ask for a place (S3). An asker who finds an
opponent wins the round for their side, and so does the player of the last turn; four players play in teams
(S4).
"""

from __future__ import annotations

from hauntboard.engine import native
from hauntboard.engine.python_state import PythonState
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import ANYONE, CHANCE

MAX_PLAYERS = 4
PLACES = 13  # numbered from 1
HAND = 3
MAX_KNOCKS = 3  # in a turn

# Actions: chance chooses the first player and deals places; players hide, knock, wait or ask.
FIRST = 0
DEAL = FIRST + MAX_PLAYERS
HIDE = DEAL + PLACES
KNOCK = HIDE + PLACES
WAIT = KNOCK + 1
ASK = WAIT + 1
ACTIONS = ASK + PLACES


class SeekState(PythonState):
    """A position, hidden places included. Sets of places are masks."""

    FIELDS = (
        *("players", "target", "turns", "round", "first", "dealt", "turn", "knocks"),
        *("hand", "place", "empty", "points"),
    )
    WORDS = 1

    def __init__(self, players: int, target: int, turns: int, first: int) -> None:
        self.players = players
        self.target = target  # points that win the match
        self.turns = turns  # in a round
        self.round = 0  # the current one, from 1
        self.first = first  # the seat that begins the round, or -1 until chance has chosen it
        self.dealt = 0  # places dealt
        self.turn = 0  # turns taken in this round
        self.knocks = 0  # in this turn
        self.hand = [0] * players
        self.place = [0] * players  # where they hide; 0: not chosen yet
        self.empty = [0] * players  # where they are known not to hide
        self.points = [0] * players
        if first >= 0:
            self.begin_round()

    # ---- whose turn it is ------------------------------------------------------------

    def seat_count(self) -> int:
        return self.players

    def is_over(self) -> bool:
        return max(self.points) >= self.target

    def asker(self) -> int:
        """Return the seat whose turn it is once all have hidden."""
        return (self.first + self.turn) % self.players

    def all_dealt(self) -> bool:
        return self.dealt == HAND * self.players

    def waiting(self) -> int:
        """Return the mask of the seats that have not hidden yet."""
        return sum(1 << seat for seat in range(self.players) if not self.place[seat])

    def acting(self) -> int:
        if self.is_over() or not self.all_dealt():
            return 0
        return self.waiting() or 1 << self.asker()

    def actor_of(self, action: int) -> int:
        if action < HIDE:
            return CHANCE
        if action < KNOCK:
            return next((seat for seat in range(self.players) if self.hand[seat] >> action - HIDE & 1), 0)
        return self.asker()

    def side(self, seat: int) -> list[int]:
        """Return the seats that win together with a seat."""
        return [seat, (seat + 2) % 4] if self.players == 4 else [seat]

    def opponents(self, seat: int) -> list[int]:
        """Return the opponents of a seat in the order in which they answer."""
        others = ((seat + n) % self.players for n in range(1, self.players))
        return [other for other in others if other not in self.side(seat)]

    # ---- actions ---------------------------------------------------------------------

    def fill_legal(self, words: list[int], seat: int) -> int:
        if self.is_over():
            return 0
        if not self.all_dealt():
            words[0] = self.chance_actions() if seat == ANYONE else 0
        else:
            for actor in range(self.players):
                if self.acting() >> actor & 1 and seat in (ANYONE, actor):
                    words[0] |= self.choices(actor)
        return 1

    def choices(self, seat: int) -> int:
        """Return the mask of what a seat that acts may do."""
        if not self.place[seat]:
            return self.hand[seat] << HIDE
        knock = 1 << KNOCK if self.knocks < MAX_KNOCKS else 0
        return knock | 1 << WAIT | native.ones(PLACES) << ASK

    def chance_actions(self) -> int:
        if self.first < 0:
            return native.ones(self.players) << FIRST
        return (native.ones(PLACES) & ~sum(self.hand)) << DEAL

    def step(self, action: int) -> None:
        if action < DEAL:
            self.first = action - FIRST
            self.begin_round()
        elif action < HIDE:
            self.hand[self.dealt % self.players] |= 1 << action - DEAL
            self.dealt += 1
        elif action < KNOCK:
            self.place[self.actor_of(action)] = action - HIDE + 1
        elif action == KNOCK:
            self.knocks += 1
        else:
            self.end_turn(action)

    def end_turn(self, action: int) -> None:
        """Answer a question, and end the round if it was the last."""
        seat = self.asker()
        found = action >= ASK and "y" in self.answers(action)
        if action >= ASK:
            for other in self.opponents(seat):
                self.empty[other] |= 1 << action - ASK
        self.turn, self.knocks = self.turn + 1, 0
        if found or self.turn == self.turns:
            for winner in self.side(seat):
                self.points[winner] += 1
            if not self.is_over():
                self.first = (self.first + 1) % self.players
                self.begin_round()

    def answers(self, action: int) -> str:
        """Return the answers of the opponents to a question: a ``y`` or ``n`` each."""
        place = action - ASK + 1
        return "".join("y" if self.place[other] == place else "n" for other in self.opponents(self.asker()))

    def begin_round(self) -> None:
        self.round += 1
        self.dealt = self.turn = self.knocks = 0
        self.hand = [0] * self.players
        self.place = [0] * self.players
        self.empty = [0] * self.players

    # ---- the result ------------------------------------------------------------------

    def match_score(self, seat: int) -> int:
        return self.points[seat]

    def round_number(self) -> int:
        return self.round

    def winner_mask(self) -> int:
        return sum(1 << seat for seat in range(self.players) if self.points[seat] >= self.target)

    # ---- hidden information ------------------------------------------------------------

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Deal the places of the other seats anew and let them hide, until that fits the answers."""
        if self.is_over():
            return
        sizes = [hand.bit_count() for hand in self.hand]
        hidden = [place > 0 for place in self.place]
        while True:
            left = [n for n in range(PLACES) if seat < 0 or not self.hand[seat] >> n & 1]
            for other in range(self.players):
                if other != seat:
                    dealt = [left.pop(rng.below(len(left))) for _ in range(sizes[other])]
                    self.hand[other] = sum(1 << n for n in dealt)
                    self.place[other] = 1 + dealt[rng.below(len(dealt))] if hidden[other] else 0
            if not any(
                hidden[other] and self.empty[other] >> self.place[other] - 1 & 1
                for other in range(self.players)
            ):
                return

    def trace(self, seat: int, actor: int, action: int) -> int:
        """Return what a seat observed: the action unless it was a secret of others, the places it was dealt,
        the answers and the points."""
        seen = action if action >= KNOCK or actor == seat else 0
        key = native.mixed(seen, self.hand[seat])
        for other in range(self.players):
            key = native.mixed(native.mixed(key, self.empty[other]), self.points[other])
        return key
