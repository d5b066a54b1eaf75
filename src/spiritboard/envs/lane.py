"""Many matches stepped in one go: the compiled part of the batch, written once for all games.

The matches lie side by side in memory. A lane is one thread's hands: a state to work in and a generator. It
takes a match off the shelf, carries out an action, draws luck until a seat must decide, writes down what
there is to see and lays the match back. Whichever lane sees to a match, what happens is the same: every
match has a random stream of its own.
"""

from __future__ import annotations

from typing import Any

import cython

from ..engine import memory, native
from ..engine.observer import Observer
from ..engine.rng import Rng
from ..engine.state import State


class Lane:
    """One thread's part in a batch. All arrays are flat; ``arrays`` names them."""

    def __init__(
        self, start: State, observer: Observer, shelf: Any, arrays: dict[str, Any], limit: int
    ) -> None:
        self.start = start
        self.state = start.clone()
        self.observer = observer
        self.rng = Rng(0)
        self.players = self.start.seat_count()
        self.word_count = start.WORDS
        self.size = observer.size
        self.limit = limit  # decisions after which a match is cut off, 0 for none
        self.rotating = False  # whether the hero changes seats after every match
        self.kept = (shelf, arrays)  # what the addresses below point into
        self.shelf = memory.bytes_of(shelf)
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
        self.used = memory.ints_of(arrays["used"])  # words of the masks that may hold a bit

    # ---- what Python calls: so many matches from one on, without the GIL ----------------------

    def reset(self, first: int, last: int) -> None:
        """Begin the matches anew."""
        state = self.state
        with cython.nogil:
            self.reset_many(state, first, last)

    def rotate(self) -> None:
        """From now on the hero changes seats after every match."""
        self.rotating = True

    def step(self, first: int, last: int) -> None:
        """Carry out the actions."""
        state = self.state
        with cython.nogil:
            self.step_many(state, first, last)

    def choose(self, first: int, last: int) -> None:
        """Choose an action at random for each match."""
        with cython.nogil:
            self.choose_many(first, last)

    def first_illegal(self, first: int, last: int) -> int:
        """The first match whose action is not legal, or -1."""
        with cython.nogil:
            return self.find_illegal(first, last)

    # ---- the work -----------------------------------------------------------------------------

    def reset_many(self, state: State, first: int, last: int) -> None:
        for i in range(first, last):
            self.rng.state = self.streams[i]
            self.moves[i] = 0
            self.dones[i] = 0
            self.cut[i] = 0
            for seat in range(self.players):
                self.rewards[i * self.players + seat] = 0.0
            self.begin(state, i)
            self.show(state, i)

    def step_many(self, state: State, first: int, last: int) -> None:
        for i in range(first, last):
            self.advance(state, i)

    def advance(self, state: State, i: int) -> None:
        """One decision of a match, and all that happens by itself after it."""
        memory.take(self.shelf, i, state)
        self.rng.state = self.streams[i]
        if self.dones[i]:
            self.dones[i] = 0
            self.cut[i] = 0
            for seat in range(self.players):
                self.rewards[i * self.players + seat] = 0.0
        state.step(self.actions[i])
        self.moves[i] += 1
        self.lengths[i] += 1
        self.go_on(state, i)
        if state.is_over():
            self.finish(state, i)
        elif self.limit and self.lengths[i] >= self.limit:
            self.cut[i] = 1
            self.end(state, i)
        self.show(state, i)

    def go_on(self, state: State, i: int) -> None:
        """Draw luck, and let the seats that are not the hero play at random, until somebody must decide."""
        acting = state.acting()
        hero = self.heroes[i]
        if hero >= 0:
            acting &= 1 << hero
        going = not state.is_over()
        while acting == 0 and going:
            going = state.random_step(self.rng)
            self.moves[i] += 1
            acting = state.acting()
            if hero >= 0:
                acting &= 1 << hero

    def begin(self, state: State, i: int) -> None:
        """A new match, up to its first decision. One that is over before it is begun again."""
        native.copy_fields(state, self.start)
        self.lengths[i] = 0
        if self.rotating and self.dones[i]:
            self.heroes[i] = (self.heroes[i] + 1) % self.players
        self.go_on(state, i)
        while state.is_over():
            native.copy_fields(state, self.start)
            self.go_on(state, i)

    def finish(self, state: State, i: int) -> None:
        """Everybody's result, and the next match."""
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
        self.end(state, i)

    def end(self, state: State, i: int) -> None:
        """What the seat that decided last sees in the end; then the next match."""
        self.observer.write(state, self.seats[i], self.finals, i * self.size)
        self.dones[i] = 1
        self.begin(state, i)

    def show(self, state: State, i: int) -> None:
        """Write down who decides, what it may do and what it sees; lay the match back."""
        seat = self.heroes[i]
        if seat < 0:
            seat = native.lowest(state.acting())
        self.seats[i] = seat
        self.used[i] = state.fill_legal(
            memory.part_of(self.masks, i * self.word_count, self.word_count), seat
        )
        self.observer.write(state, seat, self.observations, i * self.size)
        self.streams[i] = self.rng.state
        memory.lay(self.shelf, i, state)

    def choose_many(self, first: int, last: int) -> None:
        for i in range(first, last):
            self.rng.state = self.whims[i]
            self.actions[i] = self.pick(i * self.word_count, self.used[i])
            self.whims[i] = self.rng.state

    def pick(self, base: int, used: int) -> int:
        """One of the actions of a mask, each with the same chance."""
        total = 0
        for k in range(used):
            if self.masks[base + k]:
                total += native.popcount(self.masks[base + k])
        index = native.below(self.rng, total)
        for k in range(used):
            word = self.masks[base + k]
            if word:
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

    # ---- what others ask ------------------------------------------------------------------------

    def state_at(self, i: int) -> State:
        """A copy of a match's state."""
        copy: State = self.start.clone()
        memory.take(self.shelf, i, copy)
        return copy


def new_shelf(like: State, count: int) -> Any:
    """Room for so many states."""
    return memory.new_shelf(like, count)
