"""Tables: open, find, join, sit down, start, play, take back, leave."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import Parameter

from ... import bots
from ...engine.dealer import commitment_of, new_seed
from ...engine.game import OptionError
from ...engine.messages import Refusal
from ...games import load
from ...store import Identity
from .. import commands, orders
from ..commands import Entropy, Key, Nickname, NotationText, SeatNumber, TableRefusal
from ..entries import Clock, Opened, Sat, SeatPlan
from ..house import House
from ..identity import named
from ..limits import CREATE, GUESS
from ..table import RUNNING
from ..telling import MoveTold, News, TableLine, Trouble, line_of, moves_told, news, trouble, you_at
from .common import REFUSALS, AnyRequest, Done, Eyes, TableId, address, carry_out, errors

PERSON, OPEN_SEAT = "person", "open"
LONGEST = 30 * 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]
SeatIndex = Annotated[int, Parameter(ge=0, le=3, description="A seat, counted from 0")]
Since = Annotated[int | None, Parameter(ge=0, le=2**31, description="The first entry not yet seen")]


class ClockChosen(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for every move, or for the match with something added for every move; 0 is no limit."""

    move: Seconds = 0
    match: Seconds = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class TableWanted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. Seats: ``person``, ``open`` (a bot takes it if nobody does) or a bot's name.
    With ``sit`` the asker takes the first seat for people. Whether hints may be asked for is what ``hints``
    says; without it, whether all other seats are bots'."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    options: dict[str, str | int] = {}
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=9)] = []
    public: bool = False
    clock: ClockChosen = msgspec.field(default_factory=ClockChosen)
    on_timeout: Literal["bot", "forfeit"] = "bot"
    remind: Seconds = 0
    hints: Literal["on", "off"] | None = None
    sit: bool = True
    entropy: Entropy = ""


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat to sit down in; without a number the first free one."""

    name: Nickname | None = None
    seat: SeatNumber | None = None
    leaving: SeatNumber | None = None
    entropy: Entropy = ""
    key: Key | None = None


class BotWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat; empty for none."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Stirring(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat adds to the shuffle."""

    entropy: Entropy


class MoveWanted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A move: an action or a text. ``seen`` is the view's ``length`` when deciding."""

    seat: SeatNumber
    seen: int
    action: int | None = None
    text: NotationText | None = None
    key: Key | None = None


class UndoWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Take back to so many steps."""

    seat: SeatNumber
    length: int


class UndoAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a seat agrees that something is taken back."""

    seat: SeatNumber
    yes: bool


class Reaction(msgspec.Struct, forbid_unknown_fields=True):
    """One of the reactions there are."""

    seat: SeatNumber
    reaction: Annotated[str, msgspec.Meta(max_length=20)]


class OneSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of the asker."""

    seat: SeatNumber


class CodeGiven(msgspec.Struct, forbid_unknown_fields=True):
    """The code that somebody was told."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Question(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Why may a seat not do this?"""

    seat: SeatNumber
    action: int | None = None
    text: NotationText | None = None


class Why(msgspec.Struct):
    """Whether a move is possible, and if not, why."""

    possible: bool
    error: Trouble | None = None


class OrdersTold(msgspec.Struct):
    """What waits to be done for a seat."""

    orders: list[orders.Order]


class OrdersWanted(msgspec.Struct, forbid_unknown_fields=True):
    """What to do when it comes to a seat, one order for each of its next turns."""

    orders: Annotated[list[orders.Order], msgspec.Meta(max_length=20)]


def act(path: str, tag: str, summary: str) -> post:
    """A route that does something at a table and makes nothing new."""
    where = f"/api/tables/{{id:str}}/{path}"
    return post(where, responses=REFUSALS, tags=[tag], summary=summary, status_code=200)


# ---- open and find --------------------------------------------------------------------


def opened(wanted: TableWanted, host: str, commitment: str, group: str = "") -> Opened:
    """The first entry of a table; raises for what the game does not have."""
    game = load(wanted.game, wanted.players, wanted.options)
    offered = game.offered_options(game.players)
    for name in game.options:
        if name not in offered:  # small decks are for study: no board is made for them
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


@get("/api/tables", responses=errors(), tags=["tables"], summary="Public tables")
async def lobby(
    house: House, who: Identity | None, status: Literal["open", "running", "over"] = "open"
) -> list[TableLine]:
    """Public tables: those that wait for players, those that can be watched, or those that are over."""
    rows = await house.store.public_tables(status)
    return [line_of(row, who.id if who else "") for row in rows]


@post("/api/tables", responses=errors(409), tags=["tables"], summary="Open a table")
async def open_table(house: House, request: AnyRequest, who: Identity | None, data: TableWanted) -> News:
    """Open a table; the asker is its host."""
    me = named(who)
    house.limits.check(address(request), CREATE)
    secret = new_seed()
    first = opened(data, me.id, commitment_of(secret))
    free = [seat for seat, plan in enumerate(first.seats) if not plan.bot]
    sat = [Sat(free[0], me.id, me.nickname, data.entropy)] if data.sit and free else []
    table = await house.hub.open(first, secret, sat)
    row = await house.store.table(table.id)
    return news(table, await house.looker(table, me, None), you_at(table, me.id), 0, row.code)


@post(
    "/api/join",
    responses=errors(404),
    tags=["tables"],
    summary="Find a table by its code",
    status_code=200,
)
async def join(house: House, request: AnyRequest, who: Identity | None, data: CodeGiven) -> TableLine:
    """The table of a code; the asker may look at it from now on, and sit down."""
    me = named(who)
    house.limits.check(address(request), GUESS)
    row = await house.store.table_of_code(data.code.strip().upper())
    await house.store.join(me.id, row.id)
    return line_of(row, me.id)


@get("/api/tables/{id:str}", responses=REFUSALS, tags=["tables"], summary="How things stand")
async def look(
    house: House, who: Identity | None, id: TableId, eyes: Eyes = None, since: Since = None
) -> News:
    """A table, the view of the match, and the entries from ``since`` on."""
    row = await house.row(id, who)
    async with house.hub.using(id) as live:
        await house.hub.refresh(live)
        looker = await house.looker(live.table, who, eyes)
        code = row.code if who and await house.store.is_member(who.id, id) else None
        return news(live.table, looker, you_at(live.table, who.id if who else ""), since, code)


# ---- before the start -----------------------------------------------------------------


@act("seats", "tables", "Sit down")
async def sit(house: House, who: Identity | None, id: TableId, data: SeatWanted) -> Done:
    """Take a seat, or change from one to another."""
    me = named(who)
    await house.row(id, me)
    command = commands.Sit(data.name or me.nickname, data.seat, data.leaving, data.entropy, key=data.key)
    return await carry_out(house, id, me, command)


@delete(
    "/api/tables/{id:str}/seats/{seat:int}",
    responses=REFUSALS,
    tags=["tables"],
    summary="Stand up",
    status_code=200,
)
async def stand(house: House, who: Identity | None, id: TableId, seat: SeatIndex) -> Done:
    """Leave a seat before the start; the host may clear any."""
    return await at_table(house, who, id, commands.Stand(seat))


@put("/api/tables/{id:str}/seats/{seat:int}/bot", responses=REFUSALS, tags=["tables"], summary="Seat a bot")
async def seat_bot(house: House, who: Identity | None, id: TableId, seat: SeatIndex, data: BotWanted) -> Done:
    """The host gives a free seat to a bot, or takes it back."""
    return await at_table(house, who, id, commands.Plan(seat, data.bot))


@put(
    "/api/tables/{id:str}/seats/{seat:int}/entropy",
    responses=REFUSALS,
    tags=["tables"],
    summary="Stir the shuffle",
)
async def stir(house: House, who: Identity | None, id: TableId, seat: SeatIndex, data: Stirring) -> Done:
    """Add something to the shuffle that the server cannot know beforehand."""
    return await at_table(house, who, id, commands.Stir(seat, data.entropy))


@act("start", "tables", "Start")
async def start(house: House, who: Identity | None, id: TableId) -> Done:
    """The host starts the match."""
    return await at_table(house, who, id, commands.Start())


# ---- the match ------------------------------------------------------------------------


@act("moves", "play", "Move")
async def move(house: House, who: Identity | None, id: TableId, data: MoveWanted) -> Done:
    """Play a move. When this answers the move is on the disk."""
    play = commands.Play(data.seat, data.seen, data.action, data.text, key=data.key)
    return await at_table(house, who, id, play)


@get("/api/tables/{id:str}/moves", responses=REFUSALS, tags=["play"], summary="What may I do?")
async def legal(house: House, who: Identity | None, id: TableId, seat: SeatIndex) -> list[MoveTold]:
    """The legal moves of one's seat in notation and as messages."""
    await house.row(id, who)
    async with house.hub.using(id) as live:
        table = live.table
        commands.own(table, named(who).id, seat)
        commands.need(table, RUNNING)
        return moves_told(table.running, seat)


@act("why", "play", "Why not?")
async def why(house: House, who: Identity | None, id: TableId, data: Question) -> Why:
    """Whether a move would be possible now, and which rule stands in its way."""
    await house.row(id, who)
    async with house.hub.using(id) as live:
        table = live.table
        commands.own(table, named(who).id, data.seat)
        commands.need(table, RUNNING)
        try:
            commands.move(table, data.seat, len(table.running.steps), data.action, data.text)
        except Refusal as refusal:
            return Why(False, trouble(refusal))
        return Why(True)


@act("undo", "play", "Take back")
async def undo(house: House, who: Identity | None, id: TableId, data: UndoWanted) -> Done:
    """Take back one's own steps, or ask the others whether more may be taken back."""
    return await at_table(house, who, id, commands.Undo(data.seat, data.length))


@act("undo/answer", "play", "Agree or not")
async def answer_undo(house: House, who: Identity | None, id: TableId, data: UndoAnswer) -> Done:
    """Say whether something may be taken back."""
    return await at_table(house, who, id, commands.AnswerUndo(data.seat, data.yes))


@act("reactions", "play", "React")
async def react(house: House, who: Identity | None, id: TableId, data: Reaction) -> Done:
    """Show a reaction."""
    return await at_table(house, who, id, commands.React(data.seat, data.reaction))


@act("leave", "play", "Leave")
async def leave(house: House, who: Identity | None, id: TableId, data: OneSeat) -> Done:
    """Leave a running match: a bot plays on, or the seat forfeits, as the host chose."""
    return await at_table(house, who, id, commands.Leave(data.seat))


@act("return", "play", "Come back")
async def come_back(house: House, who: Identity | None, id: TableId, data: OneSeat) -> Done:
    """Come back to one's seat."""
    return await at_table(house, who, id, commands.Return(data.seat))


async def at_table(house: House, who: Identity | None, id: str, command: commands.Command) -> Done:
    """A command of somebody who may know of the table."""
    me = named(who)
    await house.row(id, me)
    return await carry_out(house, id, me, command)


# ---- orders in advance ----------------------------------------------------------------


@get("/api/tables/{id:str}/orders/{seat:int}", responses=REFUSALS, tags=["play"], summary="My orders")
async def my_orders(house: House, who: Identity | None, id: TableId, seat: SeatIndex) -> OrdersTold:
    """What waits to be done for one's seat."""
    await own_seat(house, who, id, seat)
    kept = (await house.people.orders_of(id)).get(seat)
    return OrdersTold(orders.read(kept).orders if kept else [])


@put("/api/tables/{id:str}/orders/{seat:int}", responses=REFUSALS, tags=["play"], summary="Order in advance")
async def order(
    house: House, who: Identity | None, id: TableId, seat: SeatIndex, data: OrdersWanted
) -> OrdersTold:
    """Say what to do when it comes to one's seat. All of it is dropped when things go otherwise."""
    await own_seat(house, who, id, seat)
    async with house.hub.using(id) as live:
        await house.hub.refresh(live)
        commands.need(live.table, RUNNING)
        kept = orders.placed(live.table.running, data.orders) if data.orders else None
    await house.people.order(id, seat, kept)
    house.driver.ordered_at(id)
    return OrdersTold(data.orders)


async def own_seat(house: House, who: Identity | None, id: str, seat: int) -> None:
    """The asker must sit there."""
    await house.row(id, who)
    async with house.hub.using(id) as live:
        commands.own(live.table, named(who).id, seat)


ROUTES = [
    lobby,
    open_table,
    join,
    look,
    sit,
    stand,
    seat_bot,
    stir,
    start,
    move,
    legal,
    why,
    undo,
    answer_undo,
    react,
    leave,
    come_back,
    my_orders,
    order,
]
