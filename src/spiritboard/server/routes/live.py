"""Live play: a WebSocket for people, a stream of lines for programs.

Both tell the same news. Whoever is slow is told less often, never less: what has happened meanwhile
comes in one message.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream

from ...engine.messages import SpiritboardError
from ...store import Identity, NoSuchTable, StoreError
from ..commands import Command, Forbidden
from ..house import House
from ..hub import Live, Watcher
from ..identity import named
from ..limits import LIVE, Bucket, TooOften
from ..metrics import CONNECTIONS
from ..telling import MOST_ENTRIES, Trouble, line_of, news, trouble
from .common import READING, Eyes, TableId, carry_out, errors

KEEP_ALIVE_SECONDS = 15.0
MOST_REFUSED_IN_A_ROW = 50
# Close codes of the protocol.
SERVICE_RESTART, POLICY, TRY_LATER = 1012, 1008, 1013

_encode = msgspec.json.Encoder().encode
_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class CommandDone(msgspec.Struct, tag="done"):
    """A command is on the disk."""

    key: str | None
    number: int
    length: int
    repeated: bool


class CommandRefused(msgspec.Struct, tag="refused"):
    """A command was not carried out."""

    key: str | None
    error: Trouble


class Bye(msgspec.Struct, tag="bye"):
    """The server ends the connection: ``restart`` (come back at once), ``forbidden``, ``too-often``."""

    why: Literal["restart", "forbidden", "too-often", "gone"]


class Teller:
    """Tells one looker what happens at a table, from where it left off."""

    def __init__(self, house: House, who: Identity | None, eyes: str | None, since: int | None) -> None:
        self.house, self.who, self.eyes = house, who, eyes
        self.since = since
        self.code: str | None = None

    async def join(self, live: Live) -> None:
        """Find out once what does not change with every move."""
        row = await self.house.row(live.table.id, self.who)
        if self.who and await self.house.store.is_member(self.who.id, live.table.id):
            self.code = row.code

    async def tell(self, live: Live) -> bytes:
        """The next message. What several lookers would be told alike is made once."""
        table, who = live.table, self.who.id if self.who else ""
        looker = await self.house.looker(table, self.who, self.eyes)
        mine = tuple(table.seats_of(who))
        key = (looker, self.since, mine, who == table.opened.host, self.code)
        message = live.told.get(key)
        if message is None:
            message = _encode(news(table, looker, who, self.since, self.code))
            if live.table is table:
                live.told[key] = message
        start = table.length if self.since is None else self.since
        self.since = min(max(start, 0) + MOST_ENTRIES, table.length)
        return message

    def behind(self, live: Live) -> bool:
        """Whether there is more to tell."""
        return self.since is None or self.since < live.table.length


async def next_news(house: House, teller: Teller, live: Live, watcher: Watcher) -> bytes | None:
    """What to tell next; nothing after a while without news, or when the server goes down."""
    while not teller.behind(live) and not house.closing.is_set():
        watcher.news.clear()
        try:
            async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                await watcher.news.wait()
        except TimeoutError:
            return None
    return None if house.closing.is_set() else await teller.tell(live)


# ---- lines ----------------------------------------------------------------------------


@get(
    "/api/tables/{id:str}/stream",
    responses=READING,
    tags=["play"],
    summary="A stream of news",
    media_type="application/x-ndjson",
)
async def stream(
    house: House,
    who: Identity | None,
    id: TableId,
    eyes: Eyes = None,
    since: Annotated[int | None, Parameter(ge=0, le=2**31)] = None,
) -> Stream:
    """The news of a table as lines of JSON, one for each time it has grown; empty lines in between keep
    the connection open. Ends when the match is over and everything has been told."""
    teller = Teller(house, who, eyes, since)
    async with house.hub.using(id) as live:  # refused before the answer begins
        await teller.join(live)
        await house.looker(live.table, who, eyes)
    return Stream(lines(house, teller, id), media_type="application/x-ndjson")


async def lines(house: House, teller: Teller, id: str) -> AsyncIterator[bytes]:
    """The lines of one stream."""
    with CONNECTIONS.labels("stream").track_inprogress():
        async with house.hub.watching(id) as (live, watcher):
            while not house.closing.is_set():
                try:
                    message = await next_news(house, teller, live, watcher)
                except Forbidden:
                    return
                yield (message or b"") + b"\n"
                if live.table.status == "over" and not teller.behind(live):
                    return


@get(
    "/api/me/stream",
    responses=errors(),
    tags=["me"],
    summary="A stream of my tables",
    media_type="application/x-ndjson",
)
async def my_stream(house: House, who: Identity | None) -> Stream:
    """A line for each of the asker's tables whenever something happens there: whose turn it is, how long
    there is time. Empty lines keep the connection open."""
    return Stream(my_lines(house, named(who).id), media_type="application/x-ndjson")


async def my_lines(house: House, who: str) -> AsyncIterator[bytes]:
    """One line for each table that has changed."""
    seen = -1
    with CONNECTIONS.labels("stream").track_inprogress():
        async with house.hub.watching_for(who) as bell:
            while not house.closing.is_set():
                bell.clear()
                rows = await house.store.tables_of(who, seen)
                for row in reversed(rows):
                    seen = max(seen, row.changed)
                    yield _encode(line_of(row, who)) + b"\n"
                if not rows:
                    yield b"\n"
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                        await bell.wait()


# ---- the WebSocket --------------------------------------------------------------------


@websocket("/api/tables/{id:str}/live")
async def live_play(
    socket: WebSocket[Any, Any, Any],
    house: House,
    who: Identity | None,
    id: str,
    eyes: str | None = None,
    since: int | None = None,
) -> None:
    """Live play at one table; ``docs/api.md`` describes the messages."""
    teller = Teller(house, who, eyes, since)
    try:
        async with house.hub.watching(id) as (live, watcher):
            await teller.join(live)
            first = await teller.tell(live)
            await socket.accept()
            with CONNECTIONS.labels("live").track_inprogress():
                await socket.send_data(first, mode="text", encoding="utf-8")
                await converse(socket, house, teller, live, watcher)
    except (NoSuchTable, SpiritboardError):
        await socket.close(POLICY)  # before accepting: the browser sees a refused connection
    except WebSocketDisconnect:
        pass


async def converse(
    socket: WebSocket[Any, Any, Any], house: House, teller: Teller, live: Live, watcher: Watcher
) -> None:
    """Listen and tell at the same time until one side has enough."""
    telling = asyncio.create_task(tell_on(socket, house, teller, live, watcher))
    listening = asyncio.create_task(listen(socket, house, teller.who, live.table.id))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await farewell(socket, house, telling, listening)


async def farewell(
    socket: WebSocket[Any, Any, Any],
    house: House,
    telling: asyncio.Task[None],
    listening: asyncio.Task[str],
) -> None:
    """Say why the connection ends, if it is not the other side's doing."""
    why = "restart" if house.closing.is_set() else "gone"
    if not listening.cancelled() and listening.exception() is None:
        why = listening.result()
    elif not telling.cancelled() and isinstance(telling.exception(), Forbidden):
        why = "forbidden"
    if why:
        await socket.send_data(_encode({"type": "bye", "why": why}), mode="text", encoding="utf-8")
        await socket.close(SERVICE_RESTART if why == "restart" else POLICY)


async def tell_on(
    socket: WebSocket[Any, Any, Any], house: House, teller: Teller, live: Live, watcher: Watcher
) -> None:
    """Tell until the server goes down. Sending waits for a slow reader."""
    while not house.closing.is_set():
        message = await next_news(house, teller, live, watcher)
        if message is not None:
            await socket.send_data(message, mode="text", encoding="utf-8")


async def listen(socket: WebSocket[Any, Any, Any], house: House, who: Identity | None, id: str) -> str:
    """Carry out commands one after the other; returns why to stop, "" if the other side has gone."""
    bucket, refused = Bucket.full(LIVE.rate, LIVE.burst), 0
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return ""
        key = None
        try:
            if house.limits.enabled and not bucket.take():
                raise TooOften("request-too-often")
            command = _commands.decode(data)
            key = command.key
            done = await carry_out(house, id, named(who), command)
            answer: object = CommandDone(key, done.number, done.length, done.repeated)
            refused = 0
        except msgspec.MsgspecError as error:
            answer = CommandRefused(None, Trouble("request-invalid", {"problem": str(error)}))
            refused += 1
        except SpiritboardError as error:
            answer = CommandRefused(key, trouble(error))
            refused += 1
        except StoreError:
            answer = CommandRefused(key, Trouble("server-busy"))
        await socket.send_data(_encode(answer), mode="text", encoding="utf-8")
        if refused > MOST_REFUSED_IN_A_ROW:
            return "too-often"


ROUTES = [stream, my_stream, live_play]
