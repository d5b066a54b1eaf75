"""Per-viewer projections of a table: everything that depends on what a viewer may know is redacted here.

A viewer is a seat, ``SPECTATOR``, or ``ALL_SEEING`` once the match is over. News carries the numbers of
log entries, so a client that reconnects asks for the entries after the last one it received.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...engine import serialization
from ...engine.match import Match, Step, sight_of
from ...engine.seats import ALL_SEEING, SPECTATOR
from ...storage.model import now
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
from ..tables.table import OVER, LoggedEvent, Table, TableSeat

MAX_ENTRIES = 500  # in one message
VIEWER_NAMES = {SPECTATOR: "spectator", ALL_SEEING: "all"}


class EventPayload(serialization.Struct, omit_defaults=True):
    """A table event as one viewer sees it. Fields that its type does not have are absent."""

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
    length: int | None = None  # after an undo: the number of steps left
    yes: bool | None = None
    reaction: str | None = None
    why: str | None = None
    forfeit: bool | None = None
    left: int | None = None
    table: str | None = None


class SeatPayload(serialization.Struct):
    """A seat and its player."""

    name: str
    bot: str
    taken: bool
    open: bool
    away: bool
    forfeited: bool
    left: int | None  # milliseconds on the clock while it runs


class UndoRequestPayload(serialization.Struct):
    """A pending request to undo."""

    seat: int
    length: int
    agreed: list[int]


class You(serialization.Struct):
    """The caller's role at the table."""

    seats: list[int]
    host: bool


class TablePayload(serialization.Struct):
    """Everything about a table except the match."""

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
    hints: bool  # whether players may ask for them
    hinted: list[int]  # by seat: how many it has asked for
    commitment: str
    changed: int  # when the newest entry was written; `left` of the seats is as of then
    request: UndoRequestPayload | None
    winners: list[int]
    scores: list[int]
    group: str
    after: str
    followed_by: str
    code: str | None
    you: You


class News(serialization.Struct, tag="news"):
    """The state of a table and its entries ``from`` (included) ``to`` (excluded)."""

    start: int = serialization.field(name="from")
    to: int
    now: int
    viewer: str  # a seat from 0, spectator or all
    entries: list[EventPayload]
    table: TablePayload
    view: dict[str, Any] | None


class TurnNews(serialization.Struct, tag="turn"):
    """News for a client that has the table, if the entries are moves and nothing of the table has changed
    except ``actors``, ``changed`` and the seats' ``left``."""

    start: int = serialization.field(name="from")
    to: int
    now: int
    entries: list[EventPayload]
    actors: list[int]
    changed: int
    left: list[int | None]  # by seat
    view: dict[str, Any] | None


# ---- events ---------------------------------------------------------------------------


def event_payload(number: int, logged: LoggedEvent, viewer: int, table: Table) -> EventPayload:
    """Return a logged event as a viewer sees it."""
    if logged.step is not None:
        return step_payload(number, logged.at, logged.step, viewer, table)
    entry = EventPayload(number, logged.at, TAGS[type(logged.event)])
    match logged.event:
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


def step_payload(number: int, at: int, step: Step, viewer: int, table: Table) -> EventPayload:
    """Return a step of the match as a viewer sees it: the action only if the viewer saw it."""
    seen = viewer == ALL_SEEING or step.seen_by(viewer)
    return EventPayload(
        number,
        at,
        TAGS[Stepped],
        step.seat,
        action=step.action if seen else None,
        text=table.game.text(step.action) if seen else None,
        outcome=step.outcome,
        events=step.events_for(viewer),
    )


# ---- a table --------------------------------------------------------------------------


def seat_payload(seat: TableSeat, left: int | None) -> SeatPayload:
    """Return the public part of a seat."""
    return SeatPayload(seat.name, seat.bot, seat.taken, seat.open, seat.away, seat.forfeited, left)


def table_payload(table: Table, you: You, code: str | None) -> TablePayload:
    """Return a table for a caller; pass the code only for members."""
    opened, pending = table.opened, table.pending_undo
    over = table.status == OVER
    return TablePayload(
        id=table.id,
        game=table.game.name,
        players=table.game.players,
        options=dict(table.game.options),
        public=opened.public,
        status=table.status,
        seats=[seat_payload(*each) for each in zip(table.seats, table.times_left(), strict=True)],
        actors=table.actors,
        clock=opened.clock,
        on_timeout=opened.on_timeout,
        hints=table.hints,
        hinted=[table.hinted.get(seat, 0) for seat in table.game.seats],
        commitment=opened.commitment,
        changed=table.changed,
        request=UndoRequestPayload(pending.seat, pending.length, sorted(pending.agreed)) if pending else None,
        winners=table.winners(),
        scores=table.running.state.scores() if over else [],
        group=opened.group,
        after=opened.after,
        followed_by=table.followed_by,
        code=code,
        you=you,
    )


def view_payload(table: Table, viewer: int) -> dict[str, Any] | None:
    """Return the viewer's view of the match, or None before the start. A seat's view also says how far the
    match may be undone if all agree (``undo_ask``)."""
    match = table.match
    if match is None:
        return None
    view = match.view(viewer, ended=table.status == OVER)
    if viewer >= 0:
        view["undo_ask"] = match.consent_point()
    return view


def viewer_name(viewer: int) -> str:
    """Return a viewer as the API names it.

    >>> viewer_name(0), viewer_name(SPECTATOR), viewer_name(ALL_SEEING)
    ('0', 'spectator', 'all')
    """
    return VIEWER_NAMES.get(viewer) or str(viewer)


def you_at(table: Table, who: str) -> You:
    """Return the role of an identity at a table."""
    return You(table.seats_of(who), bool(who) and who == table.opened.host)


def span(table: Table, since: int | None) -> tuple[int, int]:
    """Return the entries (from, to) of the next message to a client that knows all before ``since``."""
    start = table.length if since is None else min(since, table.length)
    return start, min(start + MAX_ENTRIES, table.length)


def news(table: Table, viewer: int, you: You, since: int | None = None, code: str | None = None) -> News:
    """Return the news for a viewer who knows all entries before ``since`` (no entries without it). A message
    holds at most ``MAX_ENTRIES``; the client asks for the rest from ``to`` on."""
    start, end = span(table, since)
    return News(
        start=start,
        to=end,
        now=now(),
        viewer=viewer_name(viewer),
        entries=[event_payload(n, table.history[n], viewer, table) for n in range(start, end)],
        table=table_payload(table, you, code),
        view=view_payload(table, viewer),
    )


# ---- shared between viewers ------------------------------------------------------------

MAX_CACHED_SPANS = 8  # more than that are due to clients that fall behind


class NewsCache:
    """Builds the news of one state of a table; payloads that several viewers share are built once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.spans: dict[int, Span] = {}  # by their first entry
        self.views: dict[int, dict[str, Any] | None] = {}  # by viewer

    def news(self, viewer: int, you: You, code: str | None, since: int | None) -> News:
        """Return :func:`news` for one viewer."""
        span = self.span(self.table.length if since is None else since)
        return News(
            start=span.start,
            to=span.end,
            now=now(),
            viewer=viewer_name(viewer),
            entries=span.entries(viewer),
            table=table_payload(self.table, you, code),
            view=self.view(viewer),
        )

    def turn_news(self, viewer: int, since: int) -> TurnNews:
        """Return the news since ``since``, from which on only moves were made (``Table.moves_since``)."""
        span = self.span(since)
        return TurnNews(
            span.start,
            span.end,
            now(),
            span.entries(viewer),
            span.actors,
            self.table.changed,
            span.left,
            self.view(viewer),
        )

    def span(self, since: int) -> Span:
        """Return the entries from ``since`` on."""
        found = self.spans.get(since)
        if found is None:
            found = Span(self.table, since)
            if len(self.spans) < MAX_CACHED_SPANS:
                self.spans[since] = found
        return found

    def view(self, viewer: int) -> dict[str, Any] | None:
        """Return the viewer's view. A seat's view is not kept: two clients rarely share one."""
        if viewer >= 0:
            return view_payload(self.table, viewer)
        if viewer not in self.views:
            self.views[viewer] = view_payload(self.table, viewer)
        return self.views[viewer]


class Span:
    """Consecutive entries of a table's log and their payloads."""

    def __init__(self, table: Table, since: int) -> None:
        self.table = table
        self.start, self.end = span(table, since)
        self.logged = table.history[self.start : self.end]
        self.masks = {mask for each in self.logged if each.step for mask in each.step.masks}
        self.actors, self.left = table.actors, table.times_left()
        self.lists: dict[int, list[EventPayload]] = {}  # by what a viewer sees

    def entries(self, viewer: int) -> list[EventPayload]:
        """Return the entries as a viewer sees them; viewers who see the same of every step share the list."""
        sight = sight_of(self.masks, viewer)
        found = self.lists.get(sight)
        if found is None:
            numbered = enumerate(self.logged, self.start)
            table = self.table
            found = self.lists[sight] = [event_payload(n, each, viewer, table) for n, each in numbered]
        return found


# ---- moves ----------------------------------------------------------------------------


class MovePayload(serialization.Struct):
    """A legal move: action, notation, and its description as a catalogue message."""

    action: int
    text: str
    id: str
    arguments: dict[str, Any]


def move_payloads(match: Match, seat: int, among: Collection[int] | None = None) -> list[MovePayload]:
    """Return the legal moves of a seat, or those of them that are in ``among``."""
    game, state = match.game, match.state
    moves = []
    for action in state.legal_actions(seat):
        if among is not None and action not in among:
            continue
        message = game.describe(state, action)
        moves.append(MovePayload(action, game.text(action), message.id, dict(message.arguments)))
    return moves
