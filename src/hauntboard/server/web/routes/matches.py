"""Matches in retrospect (log, recap, replay, record, shuffle) and tables that follow from them."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import Parameter

from .... import bots
from ....engine.dealer import commitment_of, new_seed
from ....engine.match import Match
from ....engine.record import FULL, from_match, to_json, to_text, verify_shuffle
from ....engine.rng import Rng
from ....engine.seats import ALL_SEEING
from ....storage import Conflict, Identity, NoSuchTable
from ...accounts.identity import require_identity
from ...accounts.limits import CREATE
from ...realtime.projections import EventPayload, event_payload
from ...tables import commands
from ...tables.commands import Forbidden, SeatNumber, TableRefusal
from ...tables.draft import Draft
from ...tables.events import FollowedBy, Opened, SeatPlan, SeatTaken
from ...tables.live_tables import LiveTable
from ...tables.summaries import TableLine, line_of
from ...tables.table import OVER, Table
from ..context import ServerContext
from .common import REFUSALS, AnyRequest, Perspective, TableId, address, errors
from .tables import PERSON, SeatChoices, TableRequest, opened

MAX_FRAMES = 100
StepNumber = Annotated[int, Parameter(ge=0, le=2**31)]


class ReplayFrame(msgspec.Struct):
    """A position of a match: the number of steps, the event of the last one, and the view."""

    step: int
    entry: EventPayload | None
    view: dict[str, Any]


class Replay(msgspec.Struct):
    """Some positions of a match from one perspective, and the number of its steps."""

    steps: int
    frames: list[ReplayFrame]


class Draw(msgspec.Struct):
    """One draw: the position it led to, the actions it chose from, and the chosen one."""

    step: int
    among: list[int]
    drawn: int


class ShufflePayload(msgspec.Struct):
    """The revealed inputs of the shuffle, that the deal follows from them, and every draw."""

    commitment: str
    seed: str
    entropies: list[str]
    draws: int
    verified: bool
    lots: list[Draw]


class BranchRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position of a finished match to play on from, with what a seat knew then."""

    step: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    seat: SeatNumber
    seats: SeatChoices = []


class DuplicateRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The same deal at several tables."""

    table: TableRequest
    tables: Annotated[int, msgspec.Meta(ge=2, le=16)]


class DuplicateTable(msgspec.Struct):
    """One of the tables with the same deal; scores are shown once all are over."""

    table: TableLine
    code: str | None


class Duplicate(msgspec.Struct):
    """Tables with the same deal, side by side."""

    group: str
    over: bool
    tables: list[DuplicateTable]


class TableOpened(msgspec.Struct):
    """A table that was opened."""

    id: str


# ---- in retrospect --------------------------------------------------------------------


@get("/api/tables/{id:str}/log", responses=REFUSALS, tags=["match"], summary="Get the log")
async def log(
    context: ServerContext,
    who: Identity | None,
    id: TableId,
    perspective: Perspective = None,
    since: StepNumber = 0,
) -> list[EventPayload]:
    """List the steps of the match as the viewer saw them, from step ``since`` on, without undone ones."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        viewer = await context.viewer(live.table, who, perspective)
        return step_payloads(live.table, viewer, since)


def step_payloads(table: Table, viewer: int, since: int) -> list[EventPayload]:
    """Return the steps that were not undone as a viewer sees them."""
    if table.match is None:
        return []
    numbers = {id(step): n for n, step in enumerate(table.match.steps)}
    return [
        event_payload(number, logged, viewer, table)
        for number, logged in enumerate(table.history)
        if logged.step is not None and numbers.get(id(logged.step), -1) >= since
    ]


@get(
    "/api/tables/{id:str}/recap",
    responses=REFUSALS,
    tags=["match"],
    summary="Get the steps since my last move",
)
async def recap(
    context: ServerContext, who: Identity | None, id: TableId, perspective: Perspective = None
) -> list[EventPayload]:
    """List what has happened since the viewer's last move; everything for viewers without a seat."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        viewer = await context.viewer(live.table, who, perspective)
        steps = live.table.match.steps if live.table.match else []
        mine = [n for n, step in enumerate(steps) if step.seat == viewer and viewer >= 0]
        return step_payloads(live.table, viewer, mine[-1] + 1 if mine else 0)


@get("/api/tables/{id:str}/replay", responses=REFUSALS, tags=["match"], summary="Get positions of the match")
async def replay(
    context: ServerContext,
    who: Identity | None,
    id: TableId,
    perspective: Perspective = None,
    start: Annotated[int, Parameter(ge=0, le=2**31, query="from")] = 0,
    count: Annotated[int, Parameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
) -> Replay:
    """Return positions of the match from one perspective, starting at a step."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        table = live.table
        viewer = await context.viewer(table, who, perspective)
        if table.match is None:
            raise TableRefusal("table-not-running")
        return Replay(len(table.match.steps), frames(table, viewer, start, count))


def frames(table: Table, viewer: int, start: int, count: int) -> list[ReplayFrame]:
    """Return consecutive positions of a match."""
    match, ended = table.running, table.status == OVER
    logged = {id(event.step): (number, event) for number, event in enumerate(table.history) if event.step}
    if start > len(match.steps):
        return []
    moment = match.at(start)
    found = []
    for step in range(start, min(start + count, len(match.steps) + 1)):
        if step > start:
            moment.play(match.steps[step - 1].action)
        entry = event_payload(*logged[id(match.steps[step - 1])], viewer, table) if step else None
        found.append(ReplayFrame(step, entry, moment.view(viewer, ended)))
    return found


@dataclass
class RecordOperation(Operation):
    """Documents that a route responds with text or JSON."""

    def __post_init__(self) -> None:
        if self.responses and (content := getattr(self.responses.get("200"), "content", None)):
            content["text/plain"] = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))


@get(
    "/api/tables/{id:str}/record",
    responses=REFUSALS,
    tags=["match"],
    summary="Download the record",
    operation_class=RecordOperation,
)
async def record(
    context: ServerContext,
    who: Identity | None,
    id: TableId,
    perspective: Perspective = None,
    format: Literal["text", "json"] = "text",
) -> Response[Any]:
    """Return the record of a match: all of it once it is over, before that what the viewer saw."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        table = live.table
        everything = await context.all_over(table) and perspective in (None, "all")
        viewer = ALL_SEEING if everything else await context.viewer(table, who, perspective)
        written = from_match(
            require_match(table),
            seat_names(table),
            FULL if viewer == ALL_SEEING else viewer,
            table.dealer(),
            everything,
        )
    if format == "json":
        return Response(to_json(written))
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.txt"'}
    return Response(to_text(written), media_type=MediaType.TEXT, headers=headers)


def seat_names(table: Table) -> list[str]:
    """Return the name of each seat's player."""
    return [seat.name or seat.bot for seat in table.seats]


def require_match(table: Table) -> Match:
    """Return a table's match or raise :class:`TableRefusal`."""
    if table.match is None:
        raise TableRefusal("table-not-running")
    return table.match


@get("/api/tables/{id:str}/shuffle", responses=REFUSALS, tags=["match"], summary="Verify the shuffle")
async def shuffle(context: ServerContext, who: Identity | None, id: TableId) -> ShufflePayload:
    """Return the revealed seed with every draw recomputed from it. Only after the match."""
    await context.row(id, who)
    async with context.live_tables.lease(id) as live:
        table = live.table
        if not await context.all_over(table):
            raise Forbidden("table-not-over")
        written = from_match(require_match(table), seat_names(table), FULL, table.dealer(), ended=True)
        draws, match = verify_shuffle(written), table.running
    return ShufflePayload(
        written.commitment, written.seed, list(written.entropies), draws, True, chance_draws(match)
    )


def chance_draws(match: Match) -> list[Draw]:
    """Return every draw of a match."""
    state, found = match.start.clone(), []
    for step, made in enumerate(match.steps, 1):
        if state.at_chance():
            found.append(Draw(step, list(state.legal_actions()), made.action))
        state.apply(made.action)
    return found


# ---- afterwards -----------------------------------------------------------------------


@post("/api/tables/{id:str}/rematch", responses=REFUSALS, tags=["match"], summary="Open a rematch")
async def rematch(context: ServerContext, who: Identity | None, id: TableId) -> TableOpened:
    """Open a table for the same players, each one seat further; the first request opens it, later ones return
    it."""
    me = require_identity(who)
    await context.row(id, me)
    async with context.live_tables.lease(id) as live:
        table = live.table
        mine = table.seats_of(me.id)
        if not mine:
            raise Forbidden("table-not-seated")
        commands.require_status(table, OVER)
        if not table.followed_by:
            await open_rematch(context, live, mine[0])
        return TableOpened(live.table.followed_by)


async def open_rematch(context: ServerContext, live: LiveTable, seat: int) -> None:
    """Open the rematch. Its id is derived from this table, so simultaneous requests open the same one."""
    table = live.table
    count, secret = table.game.players, new_seed()
    id = hashlib.sha256(f"rematch {table.id}".encode() + table.secret).hexdigest()[:16]
    old = table.opened
    next_seats = [(seat - 1) % count for seat in range(count)]
    again = Opened(
        game=old.game,
        players=old.players,
        options=old.options,
        host=old.host,
        seats=[
            SeatPlan("" if table.seats[s].who else table.seats[s].bot, old.seats[s].open) for s in next_seats
        ],
        public=old.public,
        commitment=commitment_of(secret),
        clock=old.clock,
        on_timeout=old.on_timeout,
        remind=old.remind,
        hints=old.hints,
        after=table.id,
    )
    moved = [table.seats[s] for s in next_seats]
    seated = [SeatTaken(number, other.who, other.name) for number, other in enumerate(moved) if other.who]
    with contextlib.suppress(Conflict):  # opened by a simultaneous request
        await context.live_tables.open(again, secret, seated, id)

    def follow(draft: Draft) -> None:
        if not draft.table.followed_by:
            draft.add(FollowedBy(seat, id))

    await context.live_tables.commit(live, follow)


@post("/api/tables/{id:str}/branch", responses=REFUSALS, tags=["match"], summary="Play on from a position")
async def branch(
    context: ServerContext, request: AnyRequest, who: Identity | None, id: TableId, data: BranchRequest
) -> TableOpened:
    """Open a table that starts at a position of a finished match and seat the caller. The cards that the
    chosen seat did not know at that point are dealt again at random."""
    me = require_identity(who)
    await context.row(id, me)
    context.limits.check(address(request), CREATE)
    async with context.live_tables.lease(id) as live:
        table = live.table
        if not await context.all_over(table):
            raise Forbidden("table-not-over")
        match = require_match(table)
        table.game.check_seat(data.seat)
        if data.step > len(match.steps):
            raise TableRefusal("table-no-such-step", count=len(match.steps))
        moment = match.at(data.step).state
        if moment.over():
            raise TableRefusal("table-no-such-step", count=len(match.steps))
        dealt = moment.resample(data.seat, Rng(secrets.randbits(63)))
        position = table.game.position(dealt)
    secret = new_seed()
    seats = data.seats or [PERSON if s == data.seat else "" for s in table.game.seats]
    wanted = TableRequest(
        game=table.game.name,
        players=table.game.players,
        options=table.game.options,
        seats=[bot or default_bot(table) for bot in seats],
    )
    first = opened(wanted, me.id, commitment_of(secret))
    first = msgspec.structs.replace(first, position=position, after=table.id)
    sat = [] if first.seats[data.seat].bot else [SeatTaken(data.seat, me.id, me.nickname)]
    return TableOpened((await context.live_tables.open(first, secret, sat)).id)


def default_bot(table: Table) -> str:
    """Return the default bot of a table's game."""
    return bots.default_for(table.game.name)


@post("/api/duplicates", responses=errors(409), tags=["match"], summary="Open duplicate tables")
async def duplicate(
    context: ServerContext, request: AnyRequest, who: Identity | None, data: DuplicateRequest
) -> Duplicate:
    """Open several tables with the same deal. A player may sit at one of them only and sees only their own
    seat until all are over."""
    me = require_identity(who)
    context.limits.check(address(request), CREATE)
    secret, group = new_seed(), secrets.token_hex(8)
    first = opened(data.table, me.id, commitment_of(secret), group)
    for _ in range(data.tables):
        await context.live_tables.open(first, secret)
    return await duplicate_payload(context, group, me.id)


@get("/api/duplicates/{group:str}", responses=REFUSALS, tags=["match"], summary="Compare duplicate tables")
async def compare(context: ServerContext, who: Identity | None, group: TableId) -> Duplicate:
    """Compare the tables of one deal."""
    return await duplicate_payload(context, group, require_identity(who).id)


async def duplicate_payload(context: ServerContext, group: str, who: str) -> Duplicate:
    """Return the tables of a deal for a member of one. Raise :class:`NoSuchTable` for others."""
    rows = sorted(await context.store.tables_of_group(group), key=lambda row: (row.created, row.id))
    member = [await context.store.is_member(who, row.id) for row in rows]
    if not any(member):
        raise NoSuchTable
    over = all(row.status == OVER for row in rows)
    tables = [
        DuplicateTable(line_of(row, who, scores=over), row.code if known else None)
        for row, known in zip(rows, member, strict=True)
    ]
    return Duplicate(group, over, tables)


ROUTES = [log, recap, replay, record, shuffle, rematch, branch, duplicate, compare]
