"""What leaves a table, and for whose eyes. Nothing goes out that was not made here.

A looker is a seat, ``SPECTATOR``, or ``ALL_SEEING`` once the match is over. News are numbered as the
log is, so that somebody who was cut off asks for what follows the last number seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..engine.match import Match
from ..engine.messages import HauntboardError
from ..engine.seats import ALL_SEEING, SPECTATOR
from ..store import TableRow, now
from .entries import (
    TAGS,
    Away,
    Clock,
    FollowedBy,
    Hinted,
    Opened,
    Planned,
    Reacted,
    Reminded,
    Returned,
    Sat,
    Started,
    Stepped,
    Stirred,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from .table import OVER, Table, Told

MOST_ENTRIES = 500  # of one message
LOOKERS = {SPECTATOR: "spectator", ALL_SEEING: "all"}

_encoder = msgspec.json.Encoder()


class Trouble(msgspec.Struct, omit_defaults=True):
    """Why something was refused: a message of the catalogues, and the rule that stands in the way."""

    id: str
    arguments: dict[str, Any] = {}
    clause: str = ""
    text: str = ""


class EntryTold(msgspec.Struct, omit_defaults=True):
    """An entry of the log as one looker sees it. Only the fields that its type has are there."""

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


class SeatTold(msgspec.Struct):
    """A seat and who is in it."""

    name: str
    bot: str
    taken: bool
    open: bool
    away: bool
    forfeited: bool
    left: int | None  # milliseconds on the clock, if it is running


class RequestTold(msgspec.Struct):
    """Somebody asks the others to take back."""

    seat: int
    length: int
    agreed: list[int]


class You(msgspec.Struct):
    """What the asker is at this table."""

    seats: list[int]
    host: bool


class TableTold(msgspec.Struct):
    """All about a table but the match itself."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    public: bool
    status: str
    seats: list[SeatTold]
    actors: list[int]
    clock: Clock
    on_timeout: str
    hints: bool  # whether they may be asked for
    hinted: list[int]  # by seat: how many have been
    commitment: str
    changed: int  # when the newest entry was written; clocks are told as of then
    request: RequestTold | None
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
    looker: str  # a seat from 0, spectator or all
    entries: list[EntryTold]
    table: TableTold
    view: dict[str, Any] | None


# ---- entries --------------------------------------------------------------------------


def entry_told(number: int, told: Told, looker: int, table: Table) -> EntryTold:
    """One entry for one pair of eyes."""
    entry = EntryTold(number, told.at, TAGS[type(told.happening)])
    match told.happening:
        case Stepped(seat, action):
            step = told.step
            assert step is not None
            entry.seat, entry.outcome, entry.events = seat, step.outcome, step.told(looker)
            if looker == ALL_SEEING or step.seen_by(looker):
                entry.action, entry.text = action, table.game.text(action)
        case Sat(seat, _, name):
            entry.seat, entry.name = seat, name
        case Planned(seat, bot):
            entry.seat, entry.bot = seat, bot
        case Stood(seat) | Returned(seat) | Stirred(seat, _) | Hinted(seat):
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


def seat_told(table: Table, seat: int) -> SeatTold:
    """One seat, for everybody."""
    chair = table.chairs[seat]
    left = table.time_left(seat, table.changed)
    return SeatTold(chair.name, chair.bot, chair.taken, chair.open, chair.away, chair.forfeited, left)


def table_told(table: Table, you: You, code: str | None) -> TableTold:
    """A table for somebody; the code only for those who belong to it."""
    opened, asked = table.opened, table.request
    over = table.status == OVER
    return TableTold(
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
        request=RequestTold(asked.seat, asked.length, sorted(asked.agreed)) if asked else None,
        winners=table.winners(),
        scores=table.running.state.scores() if over else [],
        group=opened.group,
        after=opened.after,
        followed_by=table.followed_by,
        code=code,
        you=you,
    )


def view_told(table: Table, looker: int) -> dict[str, Any] | None:
    """The match as the looker sees it, with how far it might be taken back if all agree; nothing before
    the start."""
    match = table.match
    if match is None:
        return None
    view = match.view(looker, ended=table.status == OVER)
    if looker >= 0:
        view["undo_ask"] = match.consent_point()
    return view


def looker_text(looker: int) -> str:
    """
    >>> looker_text(0), looker_text(SPECTATOR), looker_text(ALL_SEEING)
    ('0', 'spectator', 'all')
    """
    return LOOKERS.get(looker) or str(looker)


def you_at(table: Table, who: str) -> You:
    """What somebody is at a table."""
    return You(table.seats_of(who), bool(who) and who == table.opened.host)


def span(table: Table, since: int | None) -> tuple[int, int]:
    """Which entries one message tells to somebody who has seen all before ``since``."""
    start = table.length if since is None else min(since, table.length)
    return start, min(start + MOST_ENTRIES, table.length)


def news(table: Table, looker: int, you: You, since: int | None = None, code: str | None = None) -> News:
    """What somebody has to hear who has seen all entries before ``since`` (without it: no entries).
    A long story comes in pieces: whoever gets less than all asks again from ``to`` on."""
    start, end = span(table, since)
    told = [entry_told(n, table.history[n], looker, table) for n in range(start, end)]
    return News(
        start=start,
        to=end,
        now=now(),
        looker=looker_text(looker),
        entries=told,
        table=table_told(table, you, code),
        view=view_told(table, looker),
    )


# ---- the same in bytes ----------------------------------------------------------------


class NewsParts(msgspec.Struct, tag="news"):
    """:class:`News` of parts that are JSON already, as far as others may be told the same."""

    start: int = msgspec.field(name="from")
    to: int
    now: int
    looker: str
    entries: list[msgspec.Raw]
    table: msgspec.Raw
    view: Any


MOST_KEPT = 256  # parts of one table
NOBODY = You([], host=False)


def own_part(you: You, code: str | None) -> bytes:
    """The end of a :class:`TableTold`, which is different for everybody."""
    return b',"code":%b,"you":%b}' % (_encoder.encode(code), _encoder.encode(you))


NOBODYS = own_part(NOBODY, None)


class Words:
    """A table as it stands, put into words: what several lookers are told alike is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept: dict[object, bytes] = {}

    def news(self, looker: int, own: bytes, since: int | None) -> bytes:
        """The JSON of :func:`news`; ``own`` is an :func:`own_part`."""
        table = self.table
        start, end = span(table, since)
        parts = NewsParts(
            start=start,
            to=end,
            now=now(),
            looker=looker_text(looker),
            entries=[msgspec.Raw(self.entry(number, looker)) for number in range(start, end)],
            table=msgspec.Raw(self.keep("table", table_told, table, NOBODY, None)[: -len(NOBODYS)] + own),
            view=self.view(looker),
        )
        return _encoder.encode(parts)

    def view(self, looker: int) -> Any:
        """The match as the looker sees it. A seat has its view nearly always for itself."""
        if looker >= 0:
            return view_told(self.table, looker)
        return msgspec.Raw(self.keep(looker, view_told, self.table, looker))

    def entry(self, number: int, looker: int) -> bytes:
        """One entry for one pair of eyes."""
        told = self.table.history[number]
        sight = looker if told.step is None else told.step.sight(looker)
        return self.keep((number, sight), entry_told, number, told, looker, self.table)

    def keep(self, key: object, make: Callable[..., Any], *arguments: Any) -> bytes:
        """Something in JSON, made only once as long as there is room."""
        words = self.kept.get(key)
        if words is None:
            words = _encoder.encode(make(*arguments))
            if len(self.kept) < MOST_KEPT:
                self.kept[key] = words
        return words


class MoveTold(msgspec.Struct):
    """A legal move: number, notation, and what it means as a message of the catalogues."""

    action: int
    text: str
    id: str
    arguments: dict[str, Any]


def moves_told(match: Match, seat: int) -> list[MoveTold]:
    """The legal moves of a seat in notation and as messages."""
    game, state = match.game, match.state
    told = []
    for action in state.legal_actions(seat):
        message = game.describe(state, action)
        told.append(MoveTold(action, game.text(action), message.id, dict(message.arguments)))
    return told


# ---- lists ----------------------------------------------------------------------------


class SeatKept(msgspec.Struct, omit_defaults=True):
    """A seat as the store keeps it for lists. ``who`` stays there."""

    name: str = ""
    bot: str = ""
    who: str = ""
    open: bool = False


class Summary(msgspec.Struct, omit_defaults=True):
    """What lists need to know of a table without reading its log."""

    players: int
    options: dict[str, str | int]
    seats: list[SeatKept]
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


_summaries = msgspec.json.Decoder(Summary)


def summary_of(table: Table) -> str:
    """The summary that goes with a table's newest entry."""
    actors = table.actors()
    deadlines = [deadline for seat in actors if (deadline := table.deadline(seat)) is not None]
    over = table.status == OVER
    summary = Summary(
        players=table.game.players,
        options=table.opened.options,
        seats=[SeatKept(chair.name, chair.bot, chair.who, chair.open) for chair in table.chairs],
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


def trouble(error: HauntboardError) -> Trouble:
    """A refusal for a program; whoever shows it finds the words."""
    message = error.message
    return Trouble(message.id, dict(message.arguments), getattr(error, "clause", ""))
