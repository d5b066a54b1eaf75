"""The base class of every game's state, and random playouts at full speed.

A game's ``rules.py`` subclasses :class:`State`, keeps its data in plain ints and fixed-length lists of
ints, and overrides the methods of the first block (all but ``assign``). Everything else (cloning, comparing,
listing, random playouts) is written here once for all games.

Seats are numbered from 0; ``seats.py`` names the pseudo-seats.
"""

from __future__ import annotations

from typing import ClassVar, Self

import cython

from . import native
from .rng import Rng
from .seats import ANYONE, CHANCE, MAX_WORDS

# Reusing int objects is faster than creating new ones.
_INTS = tuple(range(MAX_WORDS * 64))


class State:
    """One position of a game, including chance and hidden cards."""

    # Names of all data fields, in the order of the C struct.
    FIELDS: ClassVar[tuple[str, ...]] = ()
    # Number of 64-bit words for the legal actions.
    WORDS: ClassVar[int] = 0

    # ---- what a game overrides -------------------------------------------------------

    def acting(self) -> int:
        """Return a bit mask of the seats that may act; 0 if chance is next or the match is over."""
        return 0

    def is_over(self) -> bool:
        """Return whether the match is over."""
        return False

    def actor_of(self, action: int) -> int:
        """Return the seat that a legal action belongs to, or ``CHANCE``."""
        return CHANCE

    def fill_legal(self, words: list[int], seat: int) -> int:
        """Set the bits of the legal actions of a seat (or ``ANYONE``) in zeroed words; return how many
        words, from the first on, may have bits set."""
        return 0

    def step(self, action: int) -> None:
        """Apply a legal action without checking it."""

    def random_action(self, rng: Rng) -> int:
        """Return a uniform pick among all legal actions. A game may override this with a faster method
        that draws the same numbers and picks the same actions."""
        words = [0] * 16
        return pick_legal(self, rng, words)

    def random_step(self, rng: Rng) -> bool:
        """Apply a random legal action; return whether the match goes on. A game may repeat this body with
        direct calls to its own methods, which are faster."""
        self.step(self.random_action(rng))
        return not self.is_over()

    def winner_mask(self) -> int:
        """Return a bit mask of the winning seats; 0 while the match goes on."""
        return 0

    def seat_count(self) -> int:
        """Return the number of seats."""
        return 0

    def match_score(self, seat: int) -> int:
        """Return the points of a seat in the match so far."""
        return 0

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Redraw all that ``seat`` cannot know, uniformly and consistent with what it knows."""

    def round_number(self) -> int:
        """Return the current round; always 0 if the game does not score rounds separately."""
        return 0

    def trace(self, seat: int, actor: int, action: int) -> int:
        """Return a number for what ``seat`` observed of the action of ``actor`` that led here and of chance
        after it: equal for what it cannot distinguish. By default the action itself, without chance."""
        return action

    def assign(self, other: State) -> None:
        """Become equal to another state of the same class without allocating."""
        native.copy_fields(self, other)

    # ---- what every game inherits -------------------------------------------------------

    def apply(self, action: int) -> None:
        """Apply a legal action without checking it (``Match.play`` checks)."""
        self.step(action)

    def pick(self, rng: Rng) -> int:
        """Return a uniform pick among the legal actions of all seats.

        Faster than ``legal[rng.below(len(legal))]`` of the list of legal actions, with the same result."""
        return self.random_action(rng)

    def over(self) -> bool:
        """Return whether the match is over."""
        return self.is_over()

    def at_chance(self) -> bool:
        """Return whether chance is next."""
        return self.acting() == 0 and not self.is_over()

    def actors(self) -> list[int]:
        """Return the seats that may act; several for simultaneous choices."""
        mask = self.acting()
        return [seat for seat in range(self.seat_count()) if mask >> seat & 1]

    def actor(self, action: int) -> int:
        """Return the seat that a legal action belongs to, or ``CHANCE``."""
        return self.actor_of(action)

    def legal_words(self, seat: int = ANYONE) -> tuple[int, ...]:
        """Return the legal actions as 64-bit words: action ``a`` is bit ``a % 64`` of word ``a // 64``."""
        words = [0] * 16
        self.fill_legal(words, seat)
        return tuple([words[i] for i in range(self.WORDS)])

    def legal_actions(self, seat: int = ANYONE) -> list[int]:
        """Return the legal actions in ascending order."""
        words = [0] * 16
        used = self.fill_legal(words, seat)
        return native.listed(words, used, _INTS)

    def current_round(self) -> int:
        """Return the current round; 0 if the game does not score rounds separately."""
        return self.round_number()

    def winners(self) -> list[int]:
        """Return the winning seats; empty while the match goes on."""
        mask = self.winner_mask()
        return [seat for seat in range(self.seat_count()) if mask >> seat & 1]

    def scores(self) -> list[int]:
        """Return the match points per seat."""
        return [self.match_score(seat) for seat in range(self.seat_count())]

    def returns(self) -> list[float]:
        """Return the zero-sum result per seat within [-1, 1]: all losers pay the same into a pot that the
        winners share, scaled so that the larger amount is 1. All 0 before the end."""
        won = native.popcount(self.winner_mask())
        lost = self.seat_count() - won
        if won == 0 or lost == 0:
            return [0.0] * self.seat_count()
        gain = min(1.0, float(lost) / won)
        loss = -min(1.0, float(won) / lost)
        return [gain if self.winner_mask() >> s & 1 else loss for s in range(self.seat_count())]

    def clone(self) -> Self:
        """Return an independent copy."""
        copy: Self = native.blank(self)
        native.copy_fields(copy, self)
        return copy

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same class without allocating; raise :class:`TypeError`."""
        if self.__class__ is not other.__class__:
            raise TypeError("copy_from needs a state of the same class")
        self.assign(other)

    def resample(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which all that ``seat`` cannot know is redrawn."""
        copy = self.clone()
        copy.shuffle_hidden(seat, rng)
        return copy

    def fields(self) -> dict[str, int | list[int]]:
        """Return all data fields by name (full information: never for players)."""
        return {name: getattr(self, name) for name in self.FIELDS}

    def to_bytes(self) -> bytes:
        """Return the data fields as bytes; equal exactly for equal states of one build."""
        return native.field_bytes(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.__class__ is not other.__class__:
            return NotImplemented
        return native.same_fields(self, other)

    def __hash__(self) -> int:
        return hash(native.field_bytes(self))


def pick_legal(state: State, rng: Rng, words: list[int]) -> int:
    """Return a uniform pick among all legal actions. ``words`` must be zero and are zero afterwards."""
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
    """Play uniformly random actions to the end, at most ``limit``; return their number."""
    moves = 0
    going = not state.is_over()
    while going and moves < limit:
        going = state.random_step(rng)
        moves += 1
    return moves


def play_out_many(scratch: State, start: State, games: int, rng: Rng, limit: int) -> int:
    """Run random playouts from ``start`` in ``scratch``; return the number of moves."""
    moves = 0
    for _ in range(games):
        scratch.assign(start)
        moves += play_out(scratch, rng, limit)
    return moves


def random_playouts(start: State, games: int, seed: int, limit: int = 100_000) -> int:
    """Run ``games`` random playouts without the GIL; return the number of moves, chance included."""
    scratch = start.clone()
    rng = Rng(seed)
    with cython.nogil:
        return play_out_many(scratch, start, games, rng, limit)
