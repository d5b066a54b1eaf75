"""Playouts: plays whole turns on from a position, each found by a search."""

from __future__ import annotations

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import END, OVER
from ..rules import Halloween
from .search import Search
from .value import Evaluator

VARIED_TURNS = 4  # best turns that a playout varies between
NOISE_STEPS = 1024  # values of the noise
SEED_STEP = 0xD134_2543_DE82_EF95  # between the seeds of playouts
WORD = 0xFFFF_FFFF_FFFF_FFFF
WORST = -1000.0  # below every value


class Playouts:
    """Plays positions out with a search for every seat's turns."""

    def __init__(
        self, search: Search, evaluator: Evaluator, like: Halloween, temperature: float = 0.0
    ) -> None:
        self.search = search
        self.evaluator = evaluator
        self.state = like.clone()
        # Noise on the values of turns, as a chance to win: the game has so little luck that all playouts of a
        # position would be the same without it.
        self.temperature = temperature

    def play_turns(self, state: Halloween, turns: int, rng: Rng) -> None:
        """Play on until so many turns have ended."""
        left = turns
        while left and state.phase != OVER:
            decider = state.decider()
            if decider < 0:
                state.carry_out(state.choose_randomly(rng))
            elif decider != state.seat:
                state.carry_out(self.search.replies.reply(state))
            elif self.search.plan(state) == 0:
                state.carry_out(state.choose_randomly(rng))
            else:
                self.search.tree.find_path(self.search.turns.item[0][self.pick_turn(rng)])
                for i in range(self.search.tree.length):
                    if self.search.tree.path[i] == END:
                        left -= 1
                    state.carry_out(self.search.tree.path[i])

    def pick_turn(self, rng: Rng) -> int:
        """Choose among the turns just found: the best, or with some temperature one that is hardly worse."""
        if self.temperature == 0.0:
            return 0
        best = 0
        highest = WORST
        for i in range(min(self.search.turns.count[0], VARIED_TURNS)):
            value = self.search.turns.value[0][i]
            value += self.temperature * native.below(rng, NOISE_STEPS) / NOISE_STEPS
            if value > highest:
                highest = value
                best = i
        return best

    def play_out(self, start: Halloween, turns: int, number: int, seed: int) -> None:
        """Play ``state`` on from a start. Each playout number has its own luck, the same for every start."""
        native.copy_fields(self.state, start)
        self.search.rng.state = (seed + SEED_STEP * (number + 1)) & WORD
        self.play_turns(self.state, turns, self.search.rng)

    # ---- for callers in Python ----------------------------------------------------------

    def values(
        self, start: Halloween, seat: int, turns: int, first: int, count: int, seed: int
    ) -> list[float]:
        """Return a seat's chances to win after each of ``count`` playouts, numbered from ``first``."""
        found = []
        luck = seed
        for number in range(first, first + count):
            with cython.nogil:
                self.play_out(start, turns, number, luck)
            found.append(self.evaluator.value(self.state, seat))
        return found

    def all_values(self, start: Halloween, turns: int, count: int, seed: int) -> list[list[float]]:
        """Return the chances of all seats after each of ``count`` playouts."""
        found = []
        luck = seed
        for number in range(count):
            with cython.nogil:
                self.play_out(start, turns, number, luck)
            found.append([self.evaluator.value(self.state, seat) for seat in range(start.players)])
        return found

    def play_turn(self, state: Halloween, rng: Rng) -> None:
        """Play the rest of the running turn."""
        with cython.nogil:
            self.play_turns(state, 1, rng)
