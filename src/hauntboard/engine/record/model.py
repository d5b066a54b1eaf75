"""What a record holds, and how a match becomes one."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..dealer import CommittedDealer
from ..game import Game, Value
from ..match import Match
from ..messages import HauntboardError

VERSION = 1
FULL = None  # the view of a record that hides nothing

# Makes a game from its name, player count and options; see ``hauntboard.games.load``.
Loader = Callable[[str, int, dict[str, Value]], Game]


class RecordError(HauntboardError):
    """An error in a record, with its line and column (counted from 1)."""

    def __init__(self, id: str, /, line: int = 1, column: int = 1, **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.line = line
        self.column = column


@dataclass(frozen=True)
class Move:
    """One action as written: the seat, the action (None where hidden) and its public outcome."""

    seat: int
    action: int | None
    outcome: str = ""
    line: int = field(default=1, compare=False)
    column: int = field(default=1, compare=False)


@dataclass(frozen=True)
class Result:
    """The winners and scores of a finished match."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A match in writing."""

    game: Game
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    result: Result | None = None
    view: int | None = FULL
    commitment: str = ""
    entropies: tuple[str, ...] = ()
    seed: str = ""
    position: str = ""
    line: int = field(default=1, compare=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self.moves)

    def _content(self) -> tuple[Any, ...]:
        game = self.game
        proof = (self.commitment, self.entropies, self.seed)
        position = json.loads(self.position) if self.position else None
        rest = (self.names, self.moves, self.result, self.view, position)
        return (game.name, game.players, game.options, proof, rest)


def from_match(
    match: Match,
    names: Sequence[str],
    view: int | None = FULL,
    dealer: CommittedDealer | None = None,
    ended: bool = False,
) -> Record:
    """Return the record of a match, in full or as one seat saw it.

    It contains a committed dealer's seed only if the match is over (or ``ended`` otherwise) and nothing is
    hidden, because the seed determines every card. Raise :class:`RecordError` for a name that is not
    printable, and for a view of a match that began from a position (which would reveal every secret)."""
    for i, name in enumerate(names):
        if not name.isprintable():
            raise RecordError("record-bad-value", name=f"Seat.{i + 1}", value=repr(name))
    moves = tuple(
        Move(s.seat, s.action if view is FULL or s.seen_by(view) else None, s.outcome) for s in match.steps
    )
    over = match.state.over()
    fresh = match.start == match.game.new_state()
    position = "" if fresh else compact(match.game.position(match.start))
    if position and view is not FULL:
        raise RecordError("record-one-seat")
    return Record(
        game=match.game,
        names=tuple(names),
        moves=moves,
        result=result_of(match) if over else None,
        view=view,
        commitment=dealer.commitment if dealer else "",
        entropies=tuple(e.hex() for e in dealer.entropies) if dealer else (),
        seed=dealer.seed.hex() if dealer and (over or ended) and view is FULL else "",
        position=position,
    )


def result_of(match: Match) -> Result:
    """Return the result of a finished match."""
    return Result(tuple(match.state.winners()), tuple(match.state.scores()))


def compact(data: Any) -> str:
    """Return JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
