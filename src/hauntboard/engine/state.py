"""The base of every game's state, and what can be done with any of them at full speed.

A game's ``rules.py`` subclasses :class:`State`, keeps its data in plain ints and
fixed-length lists of ints, and fills in the methods of the first block. Everything else
(cloning, comparing, listing, random playouts) is written here once for all games.

Seats are numbered from 0; ``seats.py`` names the pseudo-seats.
"""

from __future__ import annotations

from typing import ClassVar, Self

import cython

from . import native
from .rng import Rng
from .seats import ANYONE, CHANCE, MAX_WORDS

# Handing out the same int objects again is faster than making new ones.
_INTS = tuple(range(MAX_WORDS * 64))


class State:
    """One position of one game, chance and hidden cards included."""

    # Names of all data fields, in the order of the C struct.
    FIELDS: ClassVar[tuple[str, ...]] = ()
    # Number of 64-bit words that hold the legal actions.
    WORDS: ClassVar[int] = 0

    # ---- what a game fills in -------------------------------------------------------

    def acting(self) -> int:
        """Bit mask of the seats that may act now; 0 when chance is next or all is over."""
        return 0

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return False

    def actor_of(self, action: int) -> int:
        """The seat that a legal action belongs to, or ``CHANCE``."""
        return CHANCE

    def fill_legal(self, words: list[int], seat: int) -> int:
        """Set the bits of the legal actions of one seat (or ``ANYONE``) in zeroed words;
        return how many of the words there may be bits in."""
        return 0

    def step(self, action: int) -> None:
        """Carry out a legal action. Trusts the caller."""

    def random_action(self, rng: Rng) -> int:
        """A uniform pick among all legal actions. A game may replace this by something faster
        that takes the same number from the generator and the same action by it."""
        words = [0] * 16
        return pick_legal(self, rng, words)

    def random_step(self, rng: Rng) -> bool:
        """Carry out a random legal action; tell whether the match goes on after it. A game may
        repeat this with direct calls to its own methods, which are faster."""
        self.step(self.random_action(rng))
        return not self.is_over()

    def winner_mask(self) -> int:
        """Bit mask of the winning seats; 0 while the match goes on."""
        return 0

    def seat_count(self) -> int:
        """Number of seats."""
        return 0

    def match_score(self, seat: int) -> int:
        """Points of a seat in the match so far."""
        return 0

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Replace all that ``seat`` cannot know by a uniform draw that fits what it knows."""

    def round_number(self) -> int:
        """The round under way; always 0 where a match has no rounds that are scored apart."""
        return 0

    def trace(self, seat: int, actor: int, action: int) -> int:
        """A number for what ``seat`` noticed when the action of ``actor``, and luck after it, led here:
        equal for what it cannot tell apart. By default the action: everybody sees it, luck is left out."""
        return action

    # ---- what every game gets -------------------------------------------------------

    def apply(self, action: int) -> None:
        """Carry out a legal action (the trusted, fast way; see ``Match.play`` for the checked)."""
        self.step(action)

    def pick(self, rng: Rng) -> int:
        """A uniform pick among the legal actions, whoever may act.

        The same as ``legal[rng.below(len(legal))]`` of the list of legal actions, only faster."""
        return self.random_action(rng)

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.is_over()

    def at_chance(self) -> bool:
        """Whether chance is next."""
        return self.acting() == 0 and not self.is_over()

    def actors(self) -> list[int]:
        """The seats that may act now, several for simultaneous choices."""
        mask = self.acting()
        return [seat for seat in range(self.seat_count()) if mask >> seat & 1]

    def actor(self, action: int) -> int:
        """The seat that a legal action belongs to, or ``CHANCE``."""
        return self.actor_of(action)

    def legal_words(self, seat: int = ANYONE) -> tuple[int, ...]:
        """Legal actions as 64-bit words: action ``a`` is bit ``a % 64`` of word ``a // 64``."""
        words = [0] * 16
        self.fill_legal(words, seat)
        return tuple([words[i] for i in range(self.WORDS)])

    def legal_actions(self, seat: int = ANYONE) -> list[int]:
        """Legal actions in ascending order."""
        words = [0] * 16
        used = self.fill_legal(words, seat)
        return native.listed(words, used, _INTS)

    def current_round(self) -> int:
        """The round under way; 0 where a match has no rounds that are scored apart."""
        return self.round_number()

    def winners(self) -> list[int]:
        """The winning seats; empty while the match goes on."""
        mask = self.winner_mask()
        return [seat for seat in range(self.seat_count()) if mask >> seat & 1]

    def scores(self) -> list[int]:
        """Match points per seat."""
        return [self.match_score(seat) for seat in range(self.seat_count())]

    def returns(self) -> list[float]:
        """Zero-sum result per seat within [-1, 1]: every loser pays the same into a pot that
        the winners share, scaled so that the larger of the two is 1. All 0 before the end."""
        won = native.popcount(self.winner_mask())
        lost = self.seat_count() - won
        if won == 0 or lost == 0:
            return [0.0] * self.seat_count()
        gain = min(1.0, float(lost) / won)
        loss = -min(1.0, float(won) / lost)
        return [gain if self.winner_mask() >> s & 1 else loss for s in range(self.seat_count())]

    def clone(self) -> Self:
        """An independent copy."""
        copy: Self = native.blank(self)
        native.copy_fields(copy, self)
        return copy

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same game, without allocating."""
        if self.__class__ is not other.__class__:
            raise TypeError("copy_from needs a state of the same class")
        native.copy_fields(self, other)

    def resample(self, seat: int, rng: Rng) -> Self:
        """A copy in which all that ``seat`` cannot know is drawn anew."""
        copy = self.clone()
        copy.shuffle_hidden(seat, rng)
        return copy

    def fields(self) -> dict[str, int | list[int]]:
        """All data fields by name (full information: never for players)."""
        return {name: getattr(self, name) for name in self.FIELDS}

    def to_bytes(self) -> bytes:
        """The data fields as bytes; equal exactly for equal states of one form."""
        return native.field_bytes(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.__class__ is not other.__class__:
            return NotImplemented
        return native.same_fields(self, other)

    def __hash__(self) -> int:
        return hash(native.field_bytes(self))


def pick_legal(state: State, rng: Rng, words: list[int]) -> int:
    """A uniform pick among all legal actions. ``words`` are zero before and after."""
    used = state.fill_legal(words, ANYONE)
    total = 0
    for i in range(used):
        if words[i]:  # most are empty
            total += native.popcount(words[i])
    index = native.below(rng, total)
    action = -1
    for i in range(used):
        word = words[i]
        if word:
            words[i] = 0
            if action < 0:
                here = native.popcount(word)
                if index < here:
                    action = 64 * i + native.nth(word, index)
                index -= here
    return action


def play_out(state: State, rng: Rng, limit: int) -> int:
    """Play uniformly random actions to the end (at most ``limit``); return their number."""
    moves = 0
    going = not state.is_over()
    while going and moves < limit:
        going = state.random_step(rng)
        moves += 1
    return moves


def play_out_many(scratch: State, start: State, games: int, rng: Rng, limit: int) -> int:
    """Random playouts from ``start``, one after the other in ``scratch``."""
    moves = 0
    for _ in range(games):
        native.copy_fields(scratch, start)
        moves += play_out(scratch, rng, limit)
    return moves


def random_playouts(start: State, games: int, seed: int, limit: int = 100_000) -> int:
    """Number of moves (chance included) of ``games`` random playouts; runs without the GIL."""
    scratch = start.clone()
    rng = Rng(seed)
    with cython.nogil:
        return play_out_many(scratch, start, games, rng, limit)
