"""What leaves a table, and for which viewer. Nothing goes out that was not made here.

A viewer is a seat, ``SPECTATOR``, or ``ALL_SEEING`` once the match is over. News are numbered as the
log is, so that somebody who was cut off asks for what follows the last number seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ...engine.match import Match
from ...engine.messages import HauntboardError
from ...engine.seats import ALL_SEEING, SPECTATOR
from ...storage import TableRow, now
from ..tables.events import (
    TAGS,
    Away,
    BotAssigned,
    Clock,
    EntropyAdded,
    FollowedBy,
    Hinted,
    Opened,
    Reacted,
    Reminded,
    Returned,
    SeatLeft,
    SeatTaken,
    Started,
    Stepped,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ..tables.table import OVER, LoggedEvent, Table

MOST_ENTRIES = 500  # of one message
LOOKERS = {SPECTATOR: "spectator", ALL_SEEING: "all"}

_encoder = msgspec.json.Encoder()


class ErrorPayload(msgspec.Struct, omit_defaults=True):
    """Why something was refused: a message of the catalogues, and the rule that stands in the way."""

    id: str
    arguments: dict[str, Any] = {}
    clause: str = ""
    text: str = ""


class EventPayload(msgspec.Struct, omit_defaults=True):
    """An entry of the log as one viewer sees it. Only the fields that its type has are there."""

    number: int
    at: int
    type: str
    seat: int | None = None  # -1: chance
    name: str | None = None
    bot: str | None = None
    text: str | None = None  # the move in notation; absent if it is hidden
    action: int | None = None
    outcome: str | None = None
    events: list[dict[str, Any]] | None = None
    length: int | None = None  # of an undo: how many steps remain
    yes: bool | None = None
    reaction: str | None = None
    why: str | None = None
    forfeit: bool | None = None
    left: int | None = None
    table: str | None = None


class SeatPayload(msgspec.Struct):
    """A seat and who is in it."""

    name: str
    bot: str
    taken: bool
    open: bool
    away: bool
    forfeited: bool
    left: int | None  # milliseconds on the clock, if it is running


class UndoRequestPayload(msgspec.Struct):
    """Somebody asks the others to take back."""

    seat: int
    length: int
    agreed: list[int]


class You(msgspec.Struct):
    """What the asker is at this table."""

    seats: list[int]
    host: bool


class TablePayload(msgspec.Struct):
    """All about a table but the match itself."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    public: bool
    status: str
    seats: list[SeatPayload]
    actors: list[int]
    clock: Clock
    on_timeout: str
    hints: bool  # whether they may be asked for
    hinted: list[int]  # by seat: how many have been
    commitment: str
    changed: int  # when the newest entry was written; clocks are told as of then
    request: UndoRequestPayload | None
    winners: list[int]
    scores: list[int]
    group: str
    after: str
    followed_by: str
    code: str | None
    you: You


class News(msgspec.Struct, tag="news"):
    """How things stand at a table, and the entries from one number up to another (excluded)."""

    start: int = msgspec.field(name="from")
    to: int
    now: int
    viewer: str  # a seat from 0, spectator or all
    entries: list[EventPayload]
    table: TablePayload
    view: dict[str, Any] | None


# ---- entries --------------------------------------------------------------------------


def entry_told(number: int, told: LoggedEvent, viewer: int, table: Table) -> EventPayload:
    """One entry for one viewer."""
    entry = EventPayload(number, told.at, TAGS[type(told.event)])
    match told.event:
        case Stepped(seat, action):
            step = told.step
            assert step is not None
            entry.seat, entry.outcome, entry.events = seat, step.outcome, step.told(viewer)
            if viewer == ALL_SEEING or step.seen_by(viewer):
                entry.action, entry.text = action, table.game.text(action)
        case SeatTaken(seat, _, name):
            entry.seat, entry.name = seat, name
        case BotAssigned(seat, bot):
            entry.seat, entry.bot = seat, bot
        case SeatLeft(seat) | Returned(seat) | EntropyAdded(seat, _) | Hinted(seat):
            entry.seat = seat
        case Undone(seat, length) | UndoAsked(seat, length):
            entry.seat, entry.length = seat, length
        case UndoAnswered(seat, yes):
            entry.seat, entry.yes = seat, yes
        case Reacted(seat, reaction):
            entry.seat, entry.reaction = seat, reaction
        case Away(seat, why, forfeit):
            entry.seat, entry.why, entry.forfeit = seat, why, forfeit
        case Reminded(seat, left):
            entry.seat, entry.left = seat, left
        case FollowedBy(seat, other):
            entry.seat, entry.table = seat, other
        case Opened() | Started():
            pass
    return entry


# ---- a table --------------------------------------------------------------------------


def seat_told(table: Table, seat: int) -> SeatPayload:
    """One seat, for everybody."""
    chair = table.chairs[seat]
    left = table.time_left(seat, table.changed)
    return SeatPayload(chair.name, chair.bot, chair.taken, chair.open, chair.away, chair.forfeited, left)


def table_told(table: Table, you: You, code: str | None) -> TablePayload:
    """A table for somebody; the code only for those who belong to it."""
    opened, asked = table.opened, table.request
    over = table.status == OVER
    return TablePayload(
        id=table.id,
        game=table.game.name,
        players=table.game.players,
        options=dict(table.game.options),
        public=opened.public,
        status=table.status,
        seats=[seat_told(table, seat) for seat in table.game.seats],
        actors=table.actors(),
        clock=opened.clock,
        on_timeout=opened.on_timeout,
        hints=table.hints,
        hinted=[table.hinted.get(seat, 0) for seat in table.game.seats],
        commitment=opened.commitment,
        changed=table.changed,
        request=UndoRequestPayload(asked.seat, asked.length, sorted(asked.agreed)) if asked else None,
        winners=table.winners(),
        scores=table.running.state.scores() if over else [],
        group=opened.group,
        after=opened.after,
        followed_by=table.followed_by,
        code=code,
        you=you,
    )


def view_told(table: Table, viewer: int) -> dict[str, Any] | None:
    """The match as the viewer sees it, with how far it might be taken back if all agree; nothing before
    the start."""
    match = table.match
    if match is None:
        return None
    view = match.view(viewer, ended=table.status == OVER)
    if viewer >= 0:
        view["undo_ask"] = match.consent_point()
    return view


def viewer_text(viewer: int) -> str:
    """
    >>> viewer_text(0), viewer_text(SPECTATOR), viewer_text(ALL_SEEING)
    ('0', 'spectator', 'all')
    """
    return LOOKERS.get(viewer) or str(viewer)


def you_at(table: Table, who: str) -> You:
    """What somebody is at a table."""
    return You(table.seats_of(who), bool(who) and who == table.opened.host)


def span(table: Table, since: int | None) -> tuple[int, int]:
    """Which entries one message tells to somebody who has seen all before ``since``."""
    start = table.length if since is None else min(since, table.length)
    return start, min(start + MOST_ENTRIES, table.length)


def news(table: Table, viewer: int, you: You, since: int | None = None, code: str | None = None) -> News:
    """What somebody has to hear who has seen all entries before ``since`` (without it: no entries).
    A long story comes in pieces: whoever gets less than all asks again from ``to`` on."""
    start, end = span(table, since)
    told = [entry_told(n, table.history[n], viewer, table) for n in range(start, end)]
    return News(
        start=start,
        to=end,
        now=now(),
        viewer=viewer_text(viewer),
        entries=told,
        table=table_told(table, you, code),
        view=view_told(table, viewer),
    )


# ---- the same in bytes ----------------------------------------------------------------


class NewsParts(msgspec.Struct, tag="news"):
    """:class:`News` of parts that are JSON already, as far as others may be told the same."""

    start: int = msgspec.field(name="from")
    to: int
    now: int
    viewer: str
    entries: list[msgspec.Raw]
    table: msgspec.Raw
    view: Any


MOST_KEPT = 256  # parts of one table
NOBODY = You([], host=False)


def own_part(you: You, code: str | None) -> bytes:
    """The end of a :class:`TablePayload`, which is different for everybody."""
    return b',"code":%b,"you":%b}' % (_encoder.encode(code), _encoder.encode(you))


NOBODYS = own_part(NOBODY, None)


class NewsCache:
    """A table as it stands, put into words: what several viewers are told alike is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept: dict[object, bytes] = {}

    def news(self, viewer: int, own: bytes, since: int | None) -> bytes:
        """The JSON of :func:`news`; ``own`` is an :func:`own_part`."""
        table = self.table
        start, end = span(table, since)
        parts = NewsParts(
            start=start,
            to=end,
            now=now(),
            viewer=viewer_text(viewer),
            entries=[msgspec.Raw(self.entry(number, viewer)) for number in range(start, end)],
            table=msgspec.Raw(self.keep("table", table_told, table, NOBODY, None)[: -len(NOBODYS)] + own),
            view=self.view(viewer),
        )
        return _encoder.encode(parts)

    def view(self, viewer: int) -> Any:
        """The match as the viewer sees it. A seat has its view nearly always for itself."""
        if viewer >= 0:
            return view_told(self.table, viewer)
        return msgspec.Raw(self.keep(viewer, view_told, self.table, viewer))

    def entry(self, number: int, viewer: int) -> bytes:
        """One entry for one viewer."""
        told = self.table.history[number]
        sight = viewer if told.step is None else told.step.sight(viewer)
        return self.keep((number, sight), entry_told, number, told, viewer, self.table)

    def keep(self, key: object, make: Callable[..., Any], *arguments: Any) -> bytes:
        """Something in JSON, made only once as long as there is room."""
        words = self.kept.get(key)
        if words is None:
            words = _encoder.encode(make(*arguments))
            if len(self.kept) < MOST_KEPT:
                self.kept[key] = words
        return words


class MovePayload(msgspec.Struct):
    """A legal move: number, notation, and what it means as a message of the catalogues."""

    action: int
    text: str
    id: str
    arguments: dict[str, Any]


def moves_told(match: Match, seat: int) -> list[MovePayload]:
    """The legal moves of a seat in notation and as messages."""
    game, state = match.game, match.state
    told = []
    for action in state.legal_actions(seat):
        message = game.describe(state, action)
        told.append(MovePayload(action, game.text(action), message.id, dict(message.arguments)))
    return told


# ---- lists ----------------------------------------------------------------------------


class SeatSummary(msgspec.Struct, omit_defaults=True):
    """A seat as the store keeps it for lists. ``who`` stays there."""

    name: str = ""
    bot: str = ""
    who: str = ""
    open: bool = False


class TableSummary(msgspec.Struct, omit_defaults=True):
    """What lists need to know of a table without reading its log."""

    players: int
    options: dict[str, str | int]
    seats: list[SeatSummary]
    steps: int = 0
    actors: list[int] = []
    deadline: int | None = None
    winners: list[int] = []
    scores: list[int] = []


class SeatLine(msgspec.Struct):
    """A seat in a list."""

    name: str
    bot: str
    open: bool


class TableLine(msgspec.Struct):
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


_summaries = msgspec.json.Decoder(TableSummary)


def summary_of(table: Table) -> str:
    """The summary that goes with a table's newest entry."""
    actors = table.actors()
    deadlines = [deadline for seat in actors if (deadline := table.deadline(seat)) is not None]
    over = table.status == OVER
    summary = TableSummary(
        players=table.game.players,
        options=table.opened.options,
        seats=[SeatSummary(chair.name, chair.bot, chair.who, chair.open) for chair in table.chairs],
        steps=len(table.match.steps) if table.match else 0,
        actors=actors,
        deadline=min(deadlines, default=None),
        winners=table.winners(),
        scores=table.running.state.scores() if over else [],
    )
    return _encoder.encode(summary).decode()


def line_of(row: TableRow, who: str, scores: bool | None = None) -> TableLine:
    """A row of the store for somebody's list. How a deal went that others may still be playing is left
    out unless asked for."""
    shown = not row.group_id if scores is None else scores
    summary = _summaries.decode(row.summary or '{"players":0,"options":{},"seats":[]}')
    mine = [seat for seat, kept in enumerate(summary.seats) if who and kept.who == who]
    return TableLine(
        id=row.id,
        game=row.game,
        players=summary.players,
        options=summary.options,
        public=row.public,
        status=row.status,
        seats=[SeatLine(kept.name, kept.bot, kept.open) for kept in summary.seats],
        steps=summary.steps if shown else 0,
        created=row.created,
        changed=row.changed,
        deadline=summary.deadline,
        winners=summary.winners if shown else [],
        scores=summary.scores if shown else [],
        your_seats=mine,
        your_turn=any(seat in summary.actors for seat in mine),
    )


# ---- refusals -------------------------------------------------------------------------


def trouble(error: HauntboardError) -> ErrorPayload:
    """A refusal for a program; whoever shows it finds the words."""
    message = error.message
    return ErrorPayload(message.id, dict(message.arguments), getattr(error, "clause", ""))
