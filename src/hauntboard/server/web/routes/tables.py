"""Tables: open, find, join, sit down, start, play, undo, leave."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import Parameter

from .... import bots
from ....engine.dealer import commitment_of, new_seed
from ....engine.game import OptionError
from ....engine.messages import Refusal
from ....engine.seats import MAX_SEATS
from ....games import GAMES, load
from ....storage import Identity, Receipt
from ...accounts.identity import require_identity
from ...accounts.limits import CREATE, GUESS
from ...automation import premoves
from ...errors import ErrorPayload, error_payload
from ...realtime.projections import MovePayload, News, move_payloads, news, you_at
from ...tables import commands
from ...tables.commands import Entropy, Key, Nickname, NotationText, SeatNumber, TableRefusal
from ...tables.draft import Draft
from ...tables.events import Clock, Opened, SeatPlan, SeatTaken
from ...tables.summaries import TableLine, line_of
from ...tables.table import RUNNING
from ..context import ServerContext
from .common import REFUSALS, AnyRequest, Perspective, TableId, address, errors, execute

PERSON, OPEN_SEAT = "person", "open"
MAX_SECONDS = 30 * 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=MAX_SECONDS)]
MOST_MOVES_NAMED = 64
SomeActions = Annotated[
    list[int] | None, Parameter(max_items=MOST_MOVES_NAMED, description="Only these actions")
]
SeatIndex = Annotated[int, Parameter(ge=0, le=MAX_SEATS - 1, description="A seat, counted from 0")]
SeatChoices = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=MAX_SEATS)]
Since = Annotated[int | None, Parameter(ge=0, le=2**31, description="The first entry not yet seen")]


class ClockRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds per move, or per match plus an increment per move; 0 means no limit."""

    move: Seconds = 0
    match: Seconds = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class TableRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to open. Each seat is ``person``, ``open`` (a bot takes it if it is free at the start) or a
    bot's name. With ``sit`` the caller takes the first seat for people. ``hints`` allows or forbids hints; by
    default they are allowed if all other seats are bots."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)] | None = None
    options: dict[str, str | int] = {}
    seats: SeatChoices = []
    public: bool = False
    clock: ClockRequest = msgspec.field(default_factory=ClockRequest)
    on_timeout: Literal["bot", "forfeit"] = "bot"
    remind: Seconds = 0
    hints: Literal["on", "off"] | None = None
    sit: bool = True
    entropy: Entropy = ""


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The seat to take; the first free one without a number."""

    name: Nickname | None = None
    seat: SeatNumber | None = None
    leaving: SeatNumber | None = None
    entropy: Entropy = ""
    key: Key | None = None


class BotRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat; empty for none."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class EntropyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's contribution to the shuffle."""

    entropy: Entropy


class PlayRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A move: an action or a text. ``seen`` is the ``length`` of the view on which it is based."""

    seat: SeatNumber
    seen: int
    action: int | None = None
    text: NotationText | None = None
    key: Key | None = None


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The number of steps to undo to."""

    seat: SeatNumber
    length: int


class UndoReply(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a seat agrees to an undo."""

    seat: SeatNumber
    yes: bool


class ReactionRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A reaction to show."""

    seat: SeatNumber
    reaction: Annotated[str, msgspec.Meta(max_length=20)]


class SeatOnly(msgspec.Struct, forbid_unknown_fields=True):
    """One of the caller's seats."""

    seat: SeatNumber


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The code of a table."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class WhyNotRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A move to check."""

    seat: SeatNumber
    action: int | None = None
    text: NotationText | None = None


class WhyNotPayload(msgspec.Struct):
    """Whether a move is legal and, if not, why."""

    possible: bool
    error: ErrorPayload | None = None


class PremovesPayload(msgspec.Struct):
    """The premoves of a seat."""

    premoves: list[premoves.Premove]


class PremovesRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The premoves of a seat, one for each of its next turns."""

    premoves: Annotated[list[premoves.Premove], msgspec.Meta(max_length=20)]


def act(path: str, tag: str, summary: str) -> post:
    """Declare a route that acts on a table without creating anything."""
    where = f"/api/tables/{{id:str}}/{path}"
    return post(where, responses=REFUSALS, tags=[tag], summary=summary, status_code=200)


# ---- open and find --------------------------------------------------------------------


def opened(wanted: TableRequest, host: str, commitment: str, group: str = "") -> Opened:
    """Return the first event of a table. Raise an error for options or bots that the game does not have."""
    if wanted.game not in GAMES:
        raise OptionError("option-unknown-game", value=wanted.game, allowed=", ".join(GAMES))
    game = load(wanted.game, wanted.players, wanted.options)
    offered = game.offered_options(game.players)
    for name in game.options:
        if name not in offered:  # study variants have no board in the web app
            raise OptionError("option-unknown", option=name, allowed=", ".join(offered))
    seats = wanted.seats or [PERSON] + [bots.default_for(game.name)] * (game.players - 1)
    if len(seats) != game.players:
        raise TableRefusal("table-seat-count", count=game.players)
    for bot in seats:
        if bot not in (PERSON, OPEN_SEAT):
            bots.check(bot, game.name)
    clock = Clock(wanted.clock.move, wanted.clock.match, wanted.clock.increment)
    plans = [SeatPlan("" if bot in (PERSON, OPEN_SEAT) else bot, bot == OPEN_SEAT) for bot in seats]
    return Opened(
        game=game.name,
        players=game.players,
        options=game.options,
        host=host,
        seats=plans,
        public=wanted.public,
        commitment=commitment,
        clock=clock,
        on_timeout=wanted.on_timeout,
        remind=wanted.remind,
        group=group,
        hints=wanted.hints or "",
    )


@get("/api/tables", responses=errors(), tags=["tables"], summary="List public tables")
async def lobby(
    context: ServerContext, who: Identity | None, status: Literal["open", "running", "over"] = "open"
) -> list[TableLine]:
    """List public tables that are open, running or over."""
    rows = await context.store.public_tables(status)
    return [line_of(row, who.id if who else "") for row in rows]


@post("/api/tables", responses=errors(409), tags=["tables"], summary="Open a table")
async def open_table(
    context: ServerContext, request: AnyRequest, who: Identity | None, data: TableRequest
) -> News:
    """Open a table with the caller as host."""
    me = require_identity(who)
    context.limits.check(address(request), CREATE)
    secret = new_seed()
    first = opened(data, me.id, commitment_of(secret))
    free = [seat for seat, plan in enumerate(first.seats) if not plan.bot]
    sat = [SeatTaken(free[0], me.id, me.nickname, data.entropy)] if data.sit and free else []
    table = await context.live_tables.open(first, secret, sat)
    row = await context.store.table(table.id)
    return news(table, await context.viewer(table, me, None), you_at(table, me.id), 0, row.code)


@post(
    "/api/join",
    responses=errors(404),
    tags=["tables"],
    summary="Find a table by its code",
    status_code=200,
)
async def join(
    context: ServerContext, request: AnyRequest, who: Identity | None, data: JoinRequest
) -> TableLine:
    """Find a table by its code and join it; members may watch it and sit down."""
    me = require_identity(who)
    context.limits.check(address(request), GUESS)
    row = await context.store.table_of_code(data.code.strip().upper())
    await context.store.join(me.id, row.id)
    return line_of(row, me.id)


@get("/api/tables/{id:str}", responses=REFUSALS, tags=["tables"], summary="Get a table")
async def get_table(
    context: ServerContext,
    who: Identity | None,
    id: TableId,
    perspective: Perspective = None,
    since: Since = None,
) -> News:
    """Return a table, the view of the match, and the entries from ``since`` on."""
    row = await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        await context.live_tables.refresh(live)
        viewer = await context.viewer(live.table, who, perspective)
        code = row.code if who and await context.store.is_member(who.id, id) else None
        return news(live.table, viewer, you_at(live.table, who.id if who else ""), since, code)


# ---- before the start -----------------------------------------------------------------


@act("seats", "tables", "Take a seat")
async def sit(context: ServerContext, who: Identity | None, id: TableId, data: SeatRequest) -> Receipt:
    """Take a seat, or move to another."""
    me = require_identity(who)
    await context.row(id, me)
    command = commands.Sit(data.name or me.nickname, data.seat, data.leaving, data.entropy, key=data.key)
    return await execute(context, id, me, command)


@delete(
    "/api/tables/{id:str}/seats/{seat:int}",
    responses=REFUSALS,
    tags=["tables"],
    summary="Leave a seat",
    status_code=200,
)
async def leave_seat(context: ServerContext, who: Identity | None, id: TableId, seat: SeatIndex) -> Receipt:
    """Leave a seat before the start; the host may clear any seat."""
    return await execute_visible(context, who, id, commands.LeaveSeat(seat))


@put("/api/tables/{id:str}/seats/{seat:int}/bot", responses=REFUSALS, tags=["tables"], summary="Seat a bot")
async def seat_bot(
    context: ServerContext, who: Identity | None, id: TableId, seat: SeatIndex, data: BotRequest
) -> Receipt:
    """Assign a free seat to a bot or to people again; host only."""
    return await execute_visible(context, who, id, commands.AssignBot(seat, data.bot))


@put(
    "/api/tables/{id:str}/seats/{seat:int}/entropy",
    responses=REFUSALS,
    tags=["tables"],
    summary="Contribute to the shuffle",
)
async def add_entropy(
    context: ServerContext, who: Identity | None, id: TableId, seat: SeatIndex, data: EntropyRequest
) -> Receipt:
    """Contribute to the shuffle something that the server cannot know in advance."""
    return await execute_visible(context, who, id, commands.AddEntropy(seat, data.entropy))


@act("start", "tables", "Start the match")
async def start(context: ServerContext, who: Identity | None, id: TableId) -> Receipt:
    """Start the match; host only."""
    return await execute_visible(context, who, id, commands.Start())


# ---- the match ------------------------------------------------------------------------


@act("moves", "play", "Play a move")
async def move(context: ServerContext, who: Identity | None, id: TableId, data: PlayRequest) -> Receipt:
    """Play a move. It is durable when this responds."""
    play = commands.Play(data.seat, data.seen, data.action, data.text, key=data.key)
    return await execute_visible(context, who, id, play)


@get("/api/tables/{id:str}/moves", responses=REFUSALS, tags=["play"], summary="List legal moves")
async def legal_moves(
    context: ServerContext,
    who: Identity | None,
    id: TableId,
    seat: SeatIndex,
    action: SomeActions = None,
) -> list[MovePayload]:
    """List the legal moves of one's seat in notation and as catalogue messages: all of them, or those that
    ``action`` (repeatable) names."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        table = live.table
        commands.require_own_seat(table, require_identity(who).id, seat)
        commands.require_status(table, RUNNING)
        return move_payloads(table.running, seat, action)


@act("why", "play", "Explain a refusal")
async def why_not(
    context: ServerContext, who: Identity | None, id: TableId, data: WhyNotRequest
) -> WhyNotPayload:
    """Check whether a move is legal now and, if not, which rule forbids it."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        table = live.table
        commands.require_own_seat(table, require_identity(who).id, data.seat)
        commands.require_status(table, RUNNING)
        try:
            commands.move(
                Draft(table, table.changed), data.seat, len(table.running.steps), data.action, data.text
            )
        except Refusal as refusal:
            return WhyNotPayload(False, error_payload(refusal))
        return WhyNotPayload(True)


@act("undo", "play", "Undo")
async def undo(context: ServerContext, who: Identity | None, id: TableId, data: UndoRequest) -> Receipt:
    """Undo one's own steps, or ask the others to agree to a longer undo."""
    return await execute_visible(context, who, id, commands.Undo(data.seat, data.length))


@act("undo/answer", "play", "Answer an undo request")
async def answer_undo(context: ServerContext, who: Identity | None, id: TableId, data: UndoReply) -> Receipt:
    """Agree to an undo or decline it."""
    return await execute_visible(context, who, id, commands.AnswerUndo(data.seat, data.yes))


@act("reactions", "play", "Show a reaction")
async def react(context: ServerContext, who: Identity | None, id: TableId, data: ReactionRequest) -> Receipt:
    """Show a reaction."""
    return await execute_visible(context, who, id, commands.React(data.seat, data.reaction))


@act("leave", "play", "Leave the match")
async def leave(context: ServerContext, who: Identity | None, id: TableId, data: SeatOnly) -> Receipt:
    """Leave a running match: a bot plays on or the seat forfeits, as the host chose."""
    return await execute_visible(context, who, id, commands.Leave(data.seat))


@act("return", "play", "Return to the match")
async def return_to_seat(
    context: ServerContext, who: Identity | None, id: TableId, data: SeatOnly
) -> Receipt:
    """Return to one's seat."""
    return await execute_visible(context, who, id, commands.Return(data.seat))


async def execute_visible(
    context: ServerContext, who: Identity | None, id: str, command: commands.Command
) -> Receipt:
    """Execute a command at a table that the caller may know of."""
    me = require_identity(who)
    await context.row(id, me)
    return await execute(context, id, me, command)


# ---- premoves ----------------------------------------------------------------


@get("/api/tables/{id:str}/premoves/{seat:int}", responses=REFUSALS, tags=["play"], summary="List premoves")
async def my_premoves(
    context: ServerContext, who: Identity | None, id: TableId, seat: SeatIndex
) -> PremovesPayload:
    """List the premoves of one's seat."""
    await require_own_seat(context, who, id, seat)
    kept = (await context.premoves.at_table(id)).get(seat)
    return PremovesPayload(premoves.decode(kept).premoves if kept else [])


@put("/api/tables/{id:str}/premoves/{seat:int}", responses=REFUSALS, tags=["play"], summary="Set premoves")
async def set_premoves(
    context: ServerContext, who: Identity | None, id: TableId, seat: SeatIndex, data: PremovesRequest
) -> PremovesPayload:
    """Replace the premoves of one's seat. All are dropped when the match takes another course."""
    await require_own_seat(context, who, id, seat)
    async with context.live_tables.lease(id) as live:
        await context.live_tables.refresh(live)
        commands.require_status(live.table, RUNNING)
        kept = premoves.encode(live.table.running, data.premoves) if data.premoves else None
    await context.premoves.set(id, seat, kept)
    context.scheduler.premoves_changed(id)
    return PremovesPayload(data.premoves)


async def require_own_seat(context: ServerContext, who: Identity | None, id: str, seat: int) -> None:
    """Raise :class:`Forbidden` unless the caller holds the seat."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        commands.require_own_seat(live.table, require_identity(who).id, seat)


ROUTES = [
    lobby,
    open_table,
    join,
    get_table,
    sit,
    leave_seat,
    seat_bot,
    add_entropy,
    start,
    move,
    legal_moves,
    why_not,
    undo,
    answer_undo,
    react,
    leave,
    return_to_seat,
    my_premoves,
    set_premoves,
]
