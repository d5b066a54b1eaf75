"""Table summaries: stored beside each log so that lists need not read it.

A stored summary holds identities; a :class:`TableLine`, which is sent to clients, does not.
"""

from __future__ import annotations

from ...engine import serialization
from ...storage.model import TableRow
from .table import OVER, Table


class SeatSummary(serialization.Struct, omit_defaults=True):
    """A seat as stored. ``who`` is never sent to clients."""

    name: str = ""
    bot: str = ""
    who: str = ""
    open: bool = False


class TableSummary(serialization.Struct, omit_defaults=True):
    """The stored summary of a table."""

    players: int
    options: dict[str, str | int]
    seats: list[SeatSummary]
    steps: int = 0
    actors: list[int] = []
    deadline: int | None = None
    winners: list[int] = []
    scores: list[int] = []


class SeatLine(serialization.Struct):
    """A seat of a listed table."""

    name: str
    bot: str
    open: bool


class TableLine(serialization.Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    public: bool
    status: str
    seats: list[SeatLine]
    steps: int
    created: int
    changed: int
    deadline: int | None
    winners: list[int]
    scores: list[int]
    your_seats: list[int]
    your_turn: bool


EMPTY_SUMMARY = '{"players":0,"options":{},"seats":[]}'
_encoder = serialization.json.Encoder()
_decoder = serialization.json.Decoder(TableSummary)


def encode_summary(table: Table) -> str:
    """Return the summary to store with the table's newest entry, as JSON."""
    summary = TableSummary(
        players=table.game.players,
        options=table.opened.options,
        seats=[SeatSummary(seat.name, seat.bot, seat.who, seat.open) for seat in table.seats],
        steps=len(table.match.steps) if table.match else 0,
        actors=table.actors,
        deadline=min(table.deadlines().values(), default=None),
        winners=table.winners(),
        scores=table.running.state.scores() if table.status == OVER else [],
    )
    return _encoder.encode(summary).decode()


def decode_summary(text: str | None) -> TableSummary:
    """Decode a stored summary; an empty one if there is none."""
    return _decoder.decode(text or EMPTY_SUMMARY)


def seat_lines(summary: TableSummary) -> list[SeatLine]:
    """Return the seats of a stored summary without identities."""
    return [SeatLine(seat.name, seat.bot, seat.open) for seat in summary.seats]


def line_of(row: TableRow, who: str, scores: bool | None = None) -> TableLine:
    """Return a stored table as a line of a player's list. Tables of a duplicate group show neither steps nor
    results unless ``scores`` is true, because others may still be playing the same deal."""
    shown = not row.group_id if scores is None else scores
    summary = decode_summary(row.summary)
    mine = [number for number, seat in enumerate(summary.seats) if who and seat.who == who]
    return TableLine(
        id=row.id,
        game=row.game,
        players=summary.players,
        options=summary.options,
        public=row.public,
        status=row.status,
        seats=seat_lines(summary),
        steps=summary.steps if shown else 0,
        created=row.created,
        changed=row.changed,
        deadline=summary.deadline,
        winners=summary.winners if shown else [],
        scores=summary.scores if shown else [],
        your_seats=mine,
        your_turn=any(seat in summary.actors for seat in mine),
    )
