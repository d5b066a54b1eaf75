"""The compiled part of the batch environment, written once for all games.

A worker serves one thread. In each of its matches it plays an action, draws chance until a seat must decide,
and writes the observation. Every match has its own random stream, so results do not depend on which worker
steps it.
"""

from __future__ import annotations

from typing import Any

import cython

from ..engine import memory, native
from ..engine.observer import Observer
from ..engine.rng import Rng
from ..engine.state import State


class BatchWorker:
    """One thread's part of a batch. All arrays are flat; ``arrays`` names them."""

    def __init__(
        self,
        start: State,
        observer: Observer,
        states: list[State],
        arrays: dict[str, Any],
        limit: int,
    ) -> None:
        self.start = start
        self.states = states  # one for each match
        self.observer = observer
        self.rng = Rng(0)
        self.players = self.start.seat_count()
        self.word_count = start.WORDS
        self.size = observer.size
        self.limit = limit  # decisions after which a match is cut off, 0 for none
        self.rotating = False  # whether the hero changes seats after every match
        self.kept = arrays  # keeps the memory alive that the addresses below point into
        self.streams = memory.words_of(arrays["streams"])
        self.whims = memory.words_of(arrays["whims"])
        self.actions = memory.ints_of(arrays["actions"])
        self.masks = memory.words_of(arrays["masks"])
        self.observations = memory.bytes_of(arrays["observations"])
        self.finals = memory.bytes_of(arrays["finals"])
        self.rewards = memory.floats_of(arrays["rewards"])
        self.dones = memory.bytes_of(arrays["dones"])
        self.cut = memory.bytes_of(arrays["cut"])
        self.seats = memory.ints_of(arrays["seats"])
        self.lengths = memory.ints_of(arrays["lengths"])
        self.moves = memory.words_of(arrays["moves"])
        self.heroes = memory.ints_of(arrays["heroes"])
        self.used = memory.ints_of(arrays["used"])  # leading words of each mask that may be non-zero

    # ---- called from Python: a range of matches, without the GIL --------------------------------

    def reset(self, first: int, last: int) -> None:
        """Restart the matches."""
        with cython.nogil:
            self.reset_many(first, last)

    def rotate(self) -> None:
        """Change the hero's seat after every match from now on."""
        self.rotating = True

    def step(self, first: int, last: int) -> None:
        """Play the actions."""
        with cython.nogil:
            self.step_many(first, last)

    def choose(self, first: int, last: int) -> None:
        """Choose a random action for each match."""
        with cython.nogil:
            self.choose_many(first, last)

    def first_illegal(self, first: int, last: int) -> int:
        """Return the first match whose action is not legal, or -1."""
        with cython.nogil:
            return self.find_illegal(first, last)

    # ---- the work -----------------------------------------------------------------------------

    def reset_many(self, first: int, last: int) -> None:
        for i in range(first, last):
            self.moves[i] = 0
            self.restart(cython.cast(State, memory.item(self.states, i)), i)

    def restart(self, state: State, i: int) -> None:
        """Restart one match."""
        self.rng.state = self.streams[i]
        self.forget(i)
        self.show(state, i, self.begin(state, i))

    def step_many(self, first: int, last: int) -> None:
        for i in range(first, last):
            self.advance(cython.cast(State, memory.item(self.states, i)), i)

    def advance(self, state: State, i: int) -> None:
        """Play one decision of a match and everything that follows automatically."""
        self.rng.state = self.streams[i]
        if self.dones[i]:
            self.forget(i)
        state.step(self.actions[i])
        self.moves[i] += 1
        self.lengths[i] += 1
        acting = self.go_on(state, i)
        if acting == 0:
            self.give_results(state, i)
            acting = self.end(state, i)
        elif self.limit and self.lengths[i] >= self.limit:
            self.cut[i] = 1
            acting = self.end(state, i)
        self.show(state, i, acting)

    def forget(self, i: int) -> None:
        """Clear the results of the previous match."""
        self.dones[i] = 0
        self.cut[i] = 0
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0

    def go_on(self, state: State, i: int) -> int:
        """Draw chance and play random moves for other seats until a decision. Return the deciding seats as
        a bit set (only the hero, if there is one); 0 if the match is over."""
        hero = self.heroes[i]
        asked = 1 << hero if hero >= 0 else -1
        acting = state.acting() & asked
        while acting == 0:
            if state.is_over():
                return 0
            state.random_step(self.rng)
            self.moves[i] += 1
            acting = state.acting() & asked
        return acting

    def begin(self, state: State, i: int) -> int:
        """Start a new match up to its first decision and return the deciding seats. Restart a match that ends
        before the hero's turn."""
        if self.rotating and self.dones[i]:
            self.heroes[i] = (self.heroes[i] + 1) % self.players
        self.lengths[i] = 0
        acting = 0
        while acting == 0:
            state.assign(self.start)
            acting = self.go_on(state, i)
        return acting

    def give_results(self, state: State, i: int) -> None:
        """Write every seat's reward."""
        winners = state.winner_mask()
        won = native.popcount(winners)
        lost = self.players - won
        gain = 0.0
        loss = 0.0
        if won and lost:
            gain = min(1.0, float(lost) / won)
            loss = -min(1.0, float(won) / lost)
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = gain if (winners >> seat) & 1 else loss

    def end(self, state: State, i: int) -> int:
        """Write the final observation of the last seat to decide, then start the next match."""
        self.observer.write(state, self.seats[i], self.finals, i * self.size)
        self.dones[i] = 1
        return self.begin(state, i)

    def show(self, state: State, i: int, acting: int) -> None:
        """Write the deciding seat, its legal actions and its observation."""
        seat = native.lowest(acting)
        self.seats[i] = seat
        self.used[i] = state.fill_legal(
            memory.part_of(self.masks, i * self.word_count, self.word_count), seat
        )
        self.observer.write(state, seat, self.observations, i * self.size)
        self.streams[i] = self.rng.state

    def choose_many(self, first: int, last: int) -> None:
        for i in range(first, last):
            self.rng.state = self.whims[i]
            self.actions[i] = self.pick(i * self.word_count, self.used[i])
            self.whims[i] = self.rng.state

    def pick(self, base: int, used: int) -> int:
        """Return a uniformly random action of a mask."""
        total = 0
        for k in range(used):
            total += native.popcount(self.masks[base + k])
        index = native.below(self.rng, total)
        for k in range(used):
            word = self.masks[base + k]
            here = native.popcount(word)
            if index < here:
                return 64 * k + native.nth(word, index)
            index -= here
        return -1

    def find_illegal(self, first: int, last: int) -> int:
        for i in range(first, last):
            action = self.actions[i]
            if action < 0 or action >= 64 * self.word_count:
                return i
            if not (self.masks[i * self.word_count + (action >> 6)] >> (action & 63)) & 1:
                return i
        return -1
