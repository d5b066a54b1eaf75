"""Live play: a WebSocket for people, a stream of lines for programs.

Both tell the same news. Whoever is slow is told less often, never less: what has happened meanwhile
comes in one message. The WebSocket is plain ASGI, because every move of everybody goes through it.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Literal
from urllib.parse import parse_qs

import msgspec
from litestar import get
from litestar.connection import ASGIConnection
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types import Receive, Scope, Send

from ....engine.messages import HauntboardError
from ....storage import Identity, NoSuchTable, StoreError
from ...accounts.identity import named
from ...accounts.limits import LIVE, Bucket, TooOften
from ...metrics import CONNECTIONS
from ...realtime.projections import ErrorPayload, NewsCache, You, line_of, own_part, span, trouble, you_at
from ...realtime.uvicorn_protocols import WRITE_TEXT
from ...tables.commands import Command, Forbidden, KeyedCommand, TableRefusal
from ...tables.live_tables import CLOCK_SKEW_MS, ChangeSignal, LiveTable
from ...tables.table import OPEN
from ..context import ServerContext
from .common import REFUSALS, Perspective, TableId, carry_out, errors

log = logging.getLogger(__name__)

LIVE_PATH = re.compile(r"/api/tables/([0-9a-f]{16})/live")
KEEP_ALIVE_SECONDS = 15.0
MOST_REFUSED_IN_A_ROW = 50
# Close codes of the protocol.
SERVICE_RESTART, POLICY = 1012, 1008

_encode = msgspec.json.Encoder().encode
Write = Callable[..., bool]  # Socket.write_text
Why = Literal["", "restart", "forbidden", "too-often"]


class CommandDone(msgspec.Struct, tag="done"):
    """A command is on the disk."""

    key: str | None
    number: int
    length: int
    repeated: bool


class CommandRefused(msgspec.Struct, tag="refused"):
    """A command was not carried out."""

    key: str | None
    error: ErrorPayload


class Bye(msgspec.Struct, tag="bye"):
    """The server ends the connection; after ``restart`` it is best to come back at once."""

    why: Why


class Ping(KeyedCommand, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there?"""


class Pong(msgspec.Struct, tag="pong"):
    """Yes."""

    key: str | None


class Subscription:
    """Tells one viewer what happens at a table, from where it left off."""

    def __init__(
        self, context: ServerContext, who: Identity | None, perspective: str | None, since: int | None
    ) -> None:
        self.context, self.who, self.perspective = context, who, perspective
        self.since = since
        self.code: str | None = None
        # Once a match has begun nobody changes seats, and whoever may look may look on.
        self.settled: tuple[int, bytes] | None = None

    async def join(self, live: LiveTable) -> None:
        """Find out once what does not change with every move."""
        row = await self.context.row(live.table.id, self.who)
        if self.since is not None and self.since > live.table.length:  # another process may know more
            await self.context.live_tables.refresh(live)
            self.since = min(self.since, live.table.length)
        if self.who and await self.context.store.is_member(self.who.id, live.table.id):
            self.code = row.code

    async def tell(self, live: LiveTable) -> bytes:
        """The next message."""
        words = live.words
        if self.settled is None:
            you = you_at(words.table, self.who.id if self.who else "")
            viewer = self.own_eyes(you)
            if viewer is None:
                viewer = await self.context.viewer(words.table, self.who, self.perspective)
            own = own_part(you, self.code)
            if words.table.status == OPEN:
                return self.say(words, viewer, own)
            self.settled = viewer, own
        return self.say(words, *self.settled)

    def say(self, words: NewsCache, viewer: int, own: bytes) -> bytes:
        """A message; the next one tells what follows."""
        message = words.news(viewer, own, self.since)
        self.since = span(words.table, self.since)[1]
        return message

    def own_eyes(self, you: You) -> int | None:
        """The seat of a player who looks from their own perspective, which needs no further question."""
        if self.perspective is None:
            return you.seats[0] if you.seats else None
        return next((seat for seat in you.seats if str(seat) == self.perspective), None)

    def behind(self, live: LiveTable) -> bool:
        """Whether there is more to tell."""
        return self.since is None or self.since < live.table.length


_commands: msgspec.json.Decoder[Command | Ping] = msgspec.json.Decoder(Command | Ping)


# ---- lines ----------------------------------------------------------------------------


@get(
    "/api/tables/{id:str}/stream",
    responses=REFUSALS,
    tags=["play"],
    summary="A stream of news",
    media_type="application/x-ndjson",
)
async def stream(
    context: ServerContext,
    who: Identity | None,
    id: TableId,
    perspective: Perspective = None,
    since: Annotated[int | None, Parameter(ge=0, le=2**31)] = None,
) -> Stream:
    """The news of a table as lines of JSON, one for each time it has grown; empty lines in between keep
    the connection open. Ends when the match is over and everything has been told."""
    teller = Subscription(context, who, perspective, since)
    async with context.live_tables.using(id) as live:  # refused before the answer begins
        await teller.join(live)
        await context.viewer(live.table, who, perspective)
    return Stream(lines(context, teller, id), media_type="application/x-ndjson")


async def lines(context: ServerContext, teller: Subscription, id: str) -> AsyncIterator[bytes]:
    """The lines of one stream."""
    with CONNECTIONS.labels("stream").track_inprogress():
        async with context.live_tables.watching(id) as (live, bell):
            while not context.closing.is_set():
                bell.clear()
                if teller.behind(live):
                    try:
                        yield await teller.tell(live) + b"\n"
                    except Forbidden:
                        return
                elif live.table.status == "over":
                    return
                elif not await rings(bell):
                    yield b"\n"


async def rings(bell: asyncio.Event) -> bool:
    """Whether a bell rings before it is time to show that one is still there."""
    try:
        async with asyncio.timeout(KEEP_ALIVE_SECONDS):
            return await bell.wait()
    except TimeoutError:
        return False


@get(
    "/api/me/stream",
    responses=errors(),
    tags=["me"],
    summary="A stream of my tables",
    media_type="application/x-ndjson",
)
async def my_stream(context: ServerContext, who: Identity | None) -> Stream:
    """A line for each of the asker's tables whenever something happens there: whose turn it is, how long
    there is time. Empty lines keep the connection open."""
    return Stream(my_lines(context, named(who).id), media_type="application/x-ndjson")


async def my_lines(context: ServerContext, who: str) -> AsyncIterator[bytes]:
    """One line for each table that has changed."""
    told: dict[str, int] = {}  # how long their logs were
    seen = 0
    with CONNECTIONS.labels("stream").track_inprogress():
        async with context.live_tables.watching_for(who) as bell:
            while not context.closing.is_set():
                bell.clear()
                # Times are those of several machines and only tell where to look.
                for row in reversed(await context.store.tables_of(who, seen - CLOCK_SKEW_MS)):
                    seen = max(seen, row.changed)
                    if told.get(row.id) != row.length:
                        told[row.id] = row.length
                        yield _encode(line_of(row, who)) + b"\n"
                if not await rings(bell):
                    yield b"\n"


# ---- the WebSocket --------------------------------------------------------------------


async def live_play(context: ServerContext, scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket at an address that has been checked by nobody yet; ``docs/api.md`` has the messages."""
    await receive()  # websocket.connect
    found = LIVE_PATH.fullmatch(scope["path"])
    try:
        if found is None:
            raise NoSuchTable
        perspective, since = wishes(scope)
        who = await context.identities.asker(ASGIConnection(scope))
        teller = Subscription(context, who, perspective, since)
        async with context.live_tables.watching(found[1]) as (live, bell):
            await teller.join(live)
            extensions: Any = scope.get("extensions") or {}
            line = Connection(context, teller, live, bell, receive, send, extensions.get(WRITE_TEXT))
            first = await teller.tell(live)
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await line.text(first)
            with CONNECTIONS.labels("live").track_inprogress():
                await line.converse()
    except (NoSuchTable, HauntboardError):
        # Before it is accepted: the other side sees a refused connection.
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
    except StoreError:
        # The database is away: not a no, only not now.
        start: Any = {"type": "websocket.http.response.start", "status": 503, "headers": []}
        end: Any = {"type": "websocket.http.response.body", "body": b""}
        await send(start)
        await send(end)
    except OSError:
        pass  # the other side has gone


def wishes(scope: Scope) -> tuple[str | None, int | None]:
    """From whose perspective and from which entry on."""
    try:
        query = parse_qs(bytes(scope["query_string"]).decode("latin-1"), max_num_fields=8)
    except ValueError:
        raise TableRefusal("request-invalid", problem="query") from None
    since = query.get("since", [None])[0]
    if since is not None and not (since.isascii() and since.isdigit() and len(since) < 10):
        raise TableRefusal("request-invalid", problem="since")
    return query.get("perspective", [None])[0], None if since is None else int(since)


class Connection:
    """One connection: listens and tells at the same time."""

    def __init__(
        self,
        context: ServerContext,
        teller: Subscription,
        live: LiveTable,
        bell: ChangeSignal,
        receive: Receive,
        send: Send,
        write: Write | None,
    ) -> None:
        self.context, self.teller, self.live, self.bell = context, teller, live, bell
        self.receive, self.send, self.write = receive, send, write
        self.bucket = Bucket.full(LIVE.rate, LIVE.burst)
        self.refused = 0  # commands in a row
        self.idle = False  # everything has been told
        self.answering = False  # a command is under way
        bell.tell = self.hear

    async def text(self, message: bytes) -> None:
        """Send a message; waits for a slow reader."""
        if self.write is None or not self.write(message):
            await self.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    def hear(self) -> bool:
        """The table has grown; false if the bell must ring. Whoever waits for an answer hears of it then."""
        return not self.context.closing.is_set() and (self.answering or self.tell_at_once())

    def tell_at_once(self, *before: bytes) -> bool:
        """Tell what has happened, after something else, without waking anybody; false if there is nothing
        to tell or something has to be waited for."""
        teller, live = self.teller, self.live
        if not self.idle or self.write is None or teller.settled is None or not teller.behind(live):
            return False
        since, told = teller.since, False
        try:
            told = self.write(*before, teller.say(live.words, *teller.settled))
        except Exception:
            log.exception("cannot tell")  # a mistake of ours: whoever made the move is not to suffer
        if not told:
            teller.since = since
        elif teller.behind(live):
            self.bell.ring()
        return told

    async def converse(self) -> None:
        """Until one side has enough."""
        telling, listening = (asyncio.create_task(work) for work in (self.tell_on(), self.listen()))
        try:
            ended, _ = await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)
        why = (telling if telling in ended else listening).result()
        if why:
            await self.text(_encode(Bye(why)))
            code = SERVICE_RESTART if why == "restart" else POLICY
            await self.send({"type": "websocket.close", "code": code, "reason": why})

    async def tell_on(self) -> Why:
        """Tell what happens until the server goes down; returns why there is no more."""
        while not self.context.closing.is_set():
            self.bell.clear()
            if not self.teller.behind(self.live):
                await self.quiet()
                continue
            try:
                message = await self.teller.tell(self.live)
            except Forbidden:
                return "forbidden"
            except StoreError:  # the database is away: look again soon
                await asyncio.sleep(1.0)
                continue
            await self.text(message)
        return "restart"

    async def quiet(self) -> None:
        """Until there is something to tell that has not been told at once."""
        self.idle = True
        try:
            await self.bell.wait()
        finally:
            self.idle = False

    async def listen(self) -> Why:
        """Carry out commands one after the other; returns why to stop, "" if the other side has gone."""
        while self.refused <= MOST_REFUSED_IN_A_ROW:
            message: Any = await self.receive()
            if message["type"] != "websocket.receive":
                return ""
            self.answering = True
            answer = _encode(await self.answer(message.get("text") or message.get("bytes") or ""))
            self.answering = False
            if not self.tell_at_once(answer):
                await self.text(answer)
                self.bell.ring()
        return "too-often"

    async def answer(self, data: str | bytes) -> CommandDone | CommandRefused | Pong:
        """Carry out one command."""
        key = None
        try:
            if self.context.limits.enabled and not self.bucket.take():
                raise TooOften("request-too-often")
            command = _commands.decode(data)
            key = command.key
            if isinstance(command, Ping):
                return Pong(key)
            done = await carry_out(self.context, self.live.table.id, named(self.teller.who), command)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            refusal = ErrorPayload("request-invalid", {"problem": str(error)})
        except HauntboardError as error:
            refusal = trouble(error)
        except StoreError:
            refusal = ErrorPayload("server-busy")
        else:
            self.refused = 0
            return CommandDone(key, done.number, done.length, done.repeated)
        self.refused += 1
        return CommandRefused(key, refusal)


ROUTES = [stream, my_stream]
