"""The server without network and disk: its real routes, live tables and projections on a log in memory.

A visit requests everything a client can request about a table and keeps the answers as bytes.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from litestar import Response

from hauntboard.bots.hints import Hint
from hauntboard.bots.protocol import Choice
from hauntboard.engine.dealer import commitment_of
from hauntboard.engine.messages import HauntboardError, Message
from hauntboard.engine.seats import SPECTATOR
from hauntboard.pubsub import LocalPubSub
from hauntboard.server.accounts.limits import Limits
from hauntboard.server.automation.bot_worker import AdviceRequest
from hauntboard.server.automation.scheduler import move_request
from hauntboard.server.errors import error_payload
from hauntboard.server.realtime.streams import player_tables
from hauntboard.server.realtime.subscriptions import Subscription
from hauntboard.server.realtime.uvicorn_protocols import WRITE_TEXT
from hauntboard.server.settings import Settings
from hauntboard.server.tables import commands
from hauntboard.server.tables.commands import Play, React
from hauntboard.server.tables.draft import Draft
from hauntboard.server.tables.live_tables import LiveTable, LiveTables
from hauntboard.server.tables.summaries import encode_summary
from hauntboard.server.tables.table import OVER, RUNNING, Table
from hauntboard.server.web import app, logs
from hauntboard.server.web.context import ServerContext
from hauntboard.server.web.routes import hints, matches, tables
from hauntboard.server.web.routes import live as live_routes
from hauntboard.storage import After, Entry, Identity, NoSuchTable, Receipt, TableRow

from .secrecy_match import BEGIN, GROUP, OTHER_TABLE, TABLE, Played

STRANGER = "ffffffffffffffff"
NOON = BEGIN + 10_000_000  # when all clients read
CODE = "ABCDEFGH"
COMMITMENT = b"(the commitment)"

Said = list[tuple[str, bytes]]
_encode = msgspec.json.Encoder().encode


class MemoryStore:
    """The part of a store that one table needs. Only ``visible`` entries are written so far."""

    def __init__(self, played: Played, members: Sequence[str]) -> None:
        self.id = played.table.id
        self.log = list(played.log)
        self.visible = len(self.log)
        self.code = CODE
        self.members = {*members, *played.people}
        table = played.table
        self.public, self.secret = table.opened.public, table.secret
        self.group = table.opened.group or None
        self.of_game, self.summary, self.status = table.game.name, encode_summary(table), table.status
        self.changed = table.changed

    def row(self, other: str = "") -> TableRow:
        same = not other  # the other table with the same deal is being played
        return TableRow(
            id=other or self.id,
            code=self.code,
            game=self.of_game,
            public=self.public,
            status=self.status if same else RUNNING,
            length=self.visible,
            created=BEGIN,
            changed=self.changed,
            secret=self.secret,
            group_id=self.group,
            summary=self.summary if same else None,
        )

    async def table(self, id: str) -> TableRow:
        if id != self.id:
            raise NoSuchTable
        return self.row()

    async def read(self, id: str, since: int = 0) -> list[Entry]:
        return self.log[since : self.visible]

    async def append(self, id: str, expected: int, new: Sequence[Entry], after: After) -> Receipt:
        assert expected == self.visible == len(self.log)
        self.log += new
        self.visible = len(self.log)
        return Receipt(expected, self.visible)

    async def is_member(self, who: str, id: str) -> bool:
        return id == self.id and who in self.members

    async def public_tables(self, status: str) -> list[TableRow]:
        return [self.row()] if self.public and status == self.status else []

    async def tables_of(self, who: str, since: int = -1) -> list[TableRow]:
        return [self.row()] if who in self.members and since < self.changed else []

    async def tables_of_group(self, group: str) -> list[TableRow]:
        return [self.row(), self.row(OTHER_TABLE)] if group == self.group else []

    async def join(self, who: str, id: str) -> None:
        self.members.add(who)

    async def table_of_code(self, code: str) -> TableRow:
        if code != CODE:
            raise NoSuchTable
        return self.row()


class MemoryPremoves:
    """Stores premoves."""

    def __init__(self, waiting: dict[int, str]) -> None:
        self.waiting = dict(waiting)

    async def at_table(self, id: str) -> dict[int, str]:
        return dict(self.waiting)

    async def set(self, id: str, seat: int, data: str | None) -> None:
        self.waiting.pop(seat, None)
        if data is not None:
            self.waiting[seat] = data


class EchoPool:
    """An adviser whose hint repeats its whole request except the seed, which may differ between tables."""

    async def advise(self, question: AdviceRequest) -> Hint:
        received = _encode(msgspec.structs.replace(question, seed=0)).decode()
        first = question.view["legal"][0]
        return Hint(
            first, first, "mix", [Choice(first, 0.0, 0.0, 1.0)], [Message("echo", {"of": received})], []
        )


def context_of(played: Played, members: Sequence[str] = ()) -> tuple[ServerContext, MemoryStore]:
    """Return a context with one table."""
    store: Any = MemoryStore(played, members)
    premoves: Any = MemoryPremoves(played.premoves)
    scheduler: Any = SimpleNamespace(premoves_changed=lambda id: None)
    pool: Any = EchoPool()
    nothing: Any = None
    live_tables = LiveTables(store, LocalPubSub())
    return ServerContext(
        Settings(),
        store,
        nothing,
        nothing,
        premoves,
        live_tables,
        scheduler,
        pool,
        nothing,
        Limits(False),
        nothing,
    ), store


def hold(context: ServerContext, table: Table) -> LiveTable:
    """Put a table into a context's memory."""
    live = context.live_tables.live[table.id] = LiveTable(table)
    live.leases = 1
    return live


# ---- requests -------------------------------------------------------------------------


class Visit:
    """Everything one client can request, with the answers as bytes. The requests depend only on what the
    client knows and on dice, so visits to tables that look the same send the same requests."""

    def __init__(self, played: Played, viewer: int, dice_seed: int) -> None:
        self.played, self.viewer = played, viewer
        self.dice = random.Random(dice_seed)
        id = played.people[viewer] if viewer != SPECTATOR else STRANGER
        self.who = Identity(id, f"P{viewer}", False)
        self.context, self.store = context_of(played, [id])
        self.context.identities = cast(Any, SimpleNamespace(caller=self.shown))
        self.said: Said = []
        self.seat = viewer if viewer != SPECTATOR and played.table.seats[viewer].who else None

    async def shown(self, connection: object) -> Identity:
        """Return the caller's identity."""
        return self.who

    def keep(self, label: str, data: bytes) -> None:
        """Keep an answer. The commitment, the published hash of the secret, is replaced."""
        commitment = commitment_of(self.store.secret).encode()
        self.said.append((label, data.replace(commitment, COMMITMENT)))

    async def ask(self, handler: Any, *arguments: Any, table: str = TABLE, **more: Any) -> Any:
        """Call a route like the app does; a refusal is an answer too."""
        label = f"{handler.fn.__name__}{arguments}{more}"
        try:
            answer = await handler.fn(self.context, *arguments, who=self.who, id=table, **more)
        except (HauntboardError, NoSuchTable) as problem:
            self.keep(label, refusal_bytes(problem))
            return None
        self.keep(label, answer_bytes(answer))
        return answer

    async def connect(self, socket: Socket, table: str = TABLE) -> None:
        """Open a WebSocket and stay until it closes."""
        path = f"/api/tables/{table}/live"
        scope: Any = {"type": "websocket", "path": path, "query_string": b"since=0", "headers": []}
        if self.viewer % 2:  # with and without the fast path of writing
            scope["extensions"] = {WRITE_TEXT: socket.write_text}
        await live_routes.live_play(self.context, scope, cast(Any, socket.receive), cast(Any, socket.send))

    async def everything(self) -> Said:
        """Request one answer of every kind."""
        hold(self.context, self.played.table)
        await self.poll_changes()
        await self.look_back()
        if self.seat is not None:
            await self.want_things(self.seat)
            # The seed depends on the table's secret, which may differ in the other table.
            question = msgspec.structs.replace(move_request(self.played.table, self.seat), seed=0)
            self.keep("question", _encode(question))
        await self.lists()
        await self.ask_advice()
        return self.said

    async def poll_changes(self) -> None:
        length = self.played.table.length
        await self.ask(tables.get_table, since=0)
        await self.ask(tables.get_table, since=self.dice.randrange(length), perspective="spectator")
        for perspective in ("all", "nobody", *map(str, self.played.table.game.seats)):
            if perspective != str(self.viewer):
                await self.ask(
                    self.dice.choice([tables.get_table, matches.log, matches.record]), perspective=perspective
                )

    async def look_back(self) -> None:
        steps = len(self.played.table.running.steps)
        await self.ask(matches.log, since=self.dice.randrange(steps + 1))
        await self.ask(matches.recap)
        await self.ask(matches.replay, start=self.dice.randrange(steps + 1), count=5)
        await self.ask(matches.record)
        await self.ask(matches.record, format="json")
        await self.ask(matches.shuffle)
        await self.ask(matches.branch, request=NO_REQUEST, data=matches.BranchRequest(step=0, seat=0))
        if self.played.table.status != OVER:
            await self.ask(matches.rematch)

    async def want_things(self, seat: int) -> None:
        """Request legal moves and explanations, and send commands that are refused; nothing here changes the
        table."""
        dice, table = self.dice, self.played.table
        steps, players = len(table.running.steps), table.game.players
        await self.ask(tables.legal_moves, seat=seat)
        await self.ask(tables.legal_moves, seat=(seat + 1) % players)
        await self.ask(tables.legal_moves, seat=seat, action=dice.sample(range(table.game.action_count), 9))
        for move in self.some_moves(seat):
            await self.ask(tables.why_not, data=tables.WhyNotRequest(seat=seat, **move))
            seen = steps - dice.choice([0, 0, 0, 1, 2, 5, -1])
            if self.hopeless(seat, seen, move):
                await self.ask(tables.move, data=tables.PlayRequest(seat=seat, seen=seen, **move))
        await self.ask(tables.undo, data=tables.UndoRequest(seat, steps - dice.randrange(30, 60)))
        await self.ask(tables.my_premoves, seat=seat)
        await self.ask(tables.my_premoves, seat=(seat + 1) % players)
        await self.ask(tables.sit, data=tables.SeatRequest(seat=(seat + 1) % players))
        await self.ask(tables.react, data=tables.ReactionRequest(seat, "nothing of the kind"))

    def some_moves(self, seat: int) -> list[dict[str, Any]]:
        """Return actions and texts, legal or not."""
        game, dice = self.played.table.game, self.dice
        mine = self.played.table.running.state.legal_actions(seat)
        actions = [dice.randrange(game.action_count) for _ in range(4)]
        actions += [dice.choice(mine)] if mine else []
        moves: list[dict[str, Any]] = [{"action": action} for action in actions]
        texts = [game.text(action) for action in dice.sample(actions, 2)]
        return [*moves, *({"text": text} for text in texts), {"text": " ".join(texts)}, {"action": -1}, {}]

    def hopeless(self, seat: int, seen: int, move: dict[str, Any]) -> bool:
        """Return whether a move will be refused; others would change the table."""
        try:
            draft = Draft(self.played.table, self.played.table.changed)
            commands.move(draft, seat, seen, move.get("action"), move.get("text"))
        except HauntboardError:
            return True
        return False

    async def ask_advice(self) -> None:
        """Request hints for every seat, and reasons before the end; hints that are given are logged."""
        steps = len(self.played.table.running.steps)
        for seat in self.played.table.game.seats:
            await self.ask(hints.hint, request=NO_REQUEST, data=hints.HintRequest(seat, steps))
        if self.played.table.status != OVER:
            step = self.dice.randrange(steps + 1)
            await self.ask(hints.reasons, request=NO_REQUEST, data=hints.ReasonsRequest(step))
        await self.ask(tables.get_table, since=self.played.table.length)

    async def lists(self) -> None:
        """Request lists that include the table."""
        me = self.who
        for status in ("running", "over"):
            rows = await tables.lobby.fn(self.context, me, status)
            self.keep(f"lobby {status}", _encode(rows))
        async for line in player_tables(self.context, me.id):
            self.keep("my stream", line)
            break
        joined = await tables.join.fn(self.context, cast(Any, NO_REQUEST), me, tables.JoinRequest(CODE))
        self.keep("join", _encode(joined))
        try:
            self.keep("compare", _encode(await matches.compare.fn(self.context, me, GROUP)))
        except NoSuchTable as problem:
            self.keep("compare", refusal_bytes(problem))


NO_REQUEST = SimpleNamespace(client=None, headers={}, url=SimpleNamespace(path=""))


def answer_bytes(answer: Any) -> bytes:
    """Return a response as bytes."""
    if isinstance(answer, Response):
        return repr(sorted(answer.headers.items())).encode() + body_bytes(answer.content)
    return body_bytes(answer)


def body_bytes(content: Any) -> bytes:
    """Return the body of a response as bytes."""
    return content.encode() if isinstance(content, str) else _encode(content)


_refusals: dict[bytes, bytes] = {}


def refusal_bytes(problem: HauntboardError | NoSuchTable) -> bytes:
    """Return a refusal as the app sends it. Texts are cached because translating is slow."""
    if isinstance(problem, NoSuchTable):
        return answer_bytes(app.on_missing_table(cast(Any, NO_REQUEST), problem))
    known = type(problem).__name__.encode() + _encode(error_payload(problem))
    if known not in _refusals:
        _refusals[known] = answer_bytes(app.on_refusal(cast(Any, NO_REQUEST), problem))
    return _refusals[known]


# ---- live -----------------------------------------------------------------------------


class Socket:
    """The server's side of a WebSocket whose client follows a script."""

    def __init__(self, script: Callable[[], Awaitable[str | None]]) -> None:
        self.script = script
        self.connected = False
        self.sent: list[bytes] = []

    async def receive(self) -> dict[str, Any]:
        if not self.connected:
            self.connected = True
            return {"type": "websocket.connect"}
        text = await self.script()
        if text is None:
            for _ in range(5):  # deliver a pending farewell before disconnecting
                await asyncio.sleep(0)
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": text}

    async def send(self, message: Any) -> None:
        self.keep(message["text"].encode() if "text" in message else repr(message).encode())

    def write_text(self, message: bytes, before: bytes = b"") -> bool:
        for each in filter(None, (before, message)):
            self.keep(each)
        return True

    def keep(self, message: bytes) -> None:
        assert len(self.sent) < 1000, "the same is said for ever"
        self.sent.append(message)


class Watch(Visit):
    """A client that watches the whole match, over a WebSocket and as a stream, while all others watch as
    well: a message built for one of them must not reach another."""

    async def watch(self) -> Said:
        self.store.visible = 1
        self.others = [Visit(self.played, s, 0) for s in self.played.table.game.seats if s != self.viewer]
        self.subscriptions = [
            Subscription(self.context, other.who, None, 0) for other in self.others if other.seat is not None
        ]
        self.stops = self.moments()
        hello = _encode(React(self.seat or 0, "hello", key="hello")).decode()
        self.farewells = [hello, hello]  # executed once, then recognised as repeated
        self.lines: Any = self.streamed()
        socket = Socket(self.say)
        async with self.context.live_tables.lease(TABLE):
            await self.connect(socket)
            await self.lines.aclose()
        for message in socket.sent:
            self.keep("live", message)
        return self.said

    async def streamed(self) -> AsyncIterator[bytes]:
        answer = await live_routes.stream.fn(self.context, self.who, TABLE, None, 0)
        async for line in answer.iterator:
            yield line

    def moments(self) -> list[int]:
        """Return the log lengths at which all clients read."""
        length, dice = len(self.played.log), self.dice
        return sorted({*(dice.randrange(1, length + 1) for _ in range(12)), length})

    async def say(self) -> str | None:
        """Advance to the next moment, sending refused commands in between."""
        live = self.context.live_tables.live[TABLE]
        if not self.stops:
            return self.farewells.pop() if self.farewells else None
        if self.dice.random() < 0.4:
            return self.something()
        self.store.visible = self.stops.pop(0)
        await self.context.live_tables.refresh(live)
        for subscription in self.dice.sample(self.subscriptions, len(self.subscriptions)):
            who = subscription.who.id if subscription.who else ""
            if not live.table.opened.group or live.table.seats_of(who):
                await subscription.next_message(live)
        try:
            self.keep("stream", await anext(self.lines))
        except StopAsyncIteration:
            pass
        except HauntboardError as problem:
            self.keep("stream", refusal_bytes(problem))
        await asyncio.sleep(0)
        return self.something()

    def something(self) -> str:
        """Return a command that is refused, or nonsense."""
        table = self.context.live_tables.live[TABLE].table
        seat = self.seat or 0
        action = self.dice.randrange(table.game.action_count)
        steps = len(table.match.steps) if table.match else 0
        legal = table.match.state.legal_actions(seat) if table.match and table.status == RUNNING else []
        seen = steps if action not in legal else -1
        choices = [
            Play(seat, seen, action, key="again"),
            Play((seat + 1) % table.game.players, seen, action),
            React(seat, "none"),
            commands.Undo(seat, steps),
            commands.Sit(name="x", seat=seat) if table.match else React(seat, "no"),
        ]
        command = self.dice.choice(choices)
        return _encode(command).decode() if self.dice.random() < 0.9 else '{"type":"play","seat":"x"}'


class LogLines(logging.Handler):
    """Collects the server's log lines without the time."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logs.JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self.lines.append(self.format(record))


class Stranger(Visit):
    """A client that is not a member of the table."""

    def __init__(self, played: Played, table: str) -> None:
        super().__init__(played, SPECTATOR, 0)
        self.store.members.discard(STRANGER)
        self.table = table

    async def ask_everything(self) -> list[bytes]:
        """Request everything."""
        hold(self.context, self.played.table)
        for reading in (tables.get_table, matches.log, matches.recap, matches.replay, matches.record):
            await self.ask(reading, table=self.table)
        for other in (matches.shuffle, matches.rematch, tables.start, live_routes.stream):
            await self.ask(other, table=self.table)
        await self.ask(tables.legal_moves, table=self.table, seat=0)
        await self.ask(tables.my_premoves, table=self.table, seat=0)
        await self.ask(tables.sit, table=self.table, data=tables.SeatRequest(seat=0))
        await self.ask(tables.why_not, table=self.table, data=tables.WhyNotRequest(seat=0, action=0))
        await self.ask(tables.move, table=self.table, data=tables.PlayRequest(seat=0, seen=0, action=0))
        await self.ask(tables.react, table=self.table, data=tables.ReactionRequest(0, "boo"))
        wanted = matches.BranchRequest(step=0, seat=0)
        await self.ask(matches.branch, table=self.table, request=NO_REQUEST, data=wanted)
        socket = Socket(nothing_to_say)
        await self.connect(socket, self.table)
        return [*(data for _, data in self.said), *socket.sent]


async def nothing_to_say() -> None:
    """Send nothing."""


async def body_of(played: Played, who: Identity, code: str, path: str, **params: Any) -> bytes:
    """Return the server's response to a request below a table's path."""
    handlers: dict[str, Any] = {
        "": tables.get_table,
        "/log": matches.log,
        "/recap": matches.recap,
        "/replay": matches.replay,
        "/record": matches.record,
        "/shuffle": matches.shuffle,
        "/moves": tables.legal_moves,
    }
    context, store = context_of(played)
    store.code = code
    hold(context, played.table)
    try:
        answer = await handlers[path].fn(context, who=who, id=played.table.id, **params)
    except HauntboardError as problem:
        answer = app.on_refusal(cast(Any, NO_REQUEST), problem)
    return body_bytes(answer.content if isinstance(answer, Response) else answer)
