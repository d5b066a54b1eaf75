"""Random positions and their observation vectors, read by name."""

from __future__ import annotations

from collections.abc import Iterator

from hauntboard.engine.game import Game
from hauntboard.engine.rng import Rng
from hauntboard.engine.state import State


def positions(game: Game, seed: int, steps: int) -> Iterator[State]:
    """Yield the states of random play, starting new matches as needed."""
    rng, state = Rng(seed), game.new_state()
    for _ in range(steps):
        yield state
        state.apply(state.pick(rng))
        if state.over():
            yield state
            state = game.new_state()


class Reader:
    """A vector by the names of its entries, as a learner would read it."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.vector, self.players = game.observer().observe(state, seat), game.players
        self.table, self.seat = game.observations, seat
        self.names = [entry.name for entry in self.table.entries(game.players)]

    def numbers(self, row: str, seat: int | None = None) -> list[int]:
        """Return the entries of a row, or those of one seat if the row has an entry per seat."""
        away = (seat - self.seat) % self.players if seat is not None else 0
        return list(self.vector[self.table.where(row, away)])

    def chosen(self, row: str, seat: int | None = None) -> list[str]:
        """Return the names of the entries that are 1."""
        away = (seat - self.seat) % self.players if seat is not None else 0
        names = self.names[self.table.where(row, away)]
        pairs = zip(names, self.numbers(row, seat), strict=True)
        return [name.rpartition(".")[2] for name, value in pairs if value]
