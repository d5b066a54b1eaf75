"""WebSocket connections: a player sends commands and receives news at the same time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from litestar.types import Receive, Send

from ...engine.messages import HauntboardError
from ...storage import Receipt, StoreError
from ..accounts.identity import require_identity
from ..accounts.limits import LIVE, Bucket, RateLimited
from ..errors import ErrorPayload, error_payload
from ..tables.commands import Command, Forbidden, KeyedCommand
from ..tables.execution import execute
from ..tables.live_tables import ChangeSignal, LiveTable
from .subscriptions import LiveContext, Subscription

log = logging.getLogger(__name__)

MAX_REFUSED_IN_A_ROW = 50
STORE_RETRY_SECONDS = 1.0
# WebSocket close codes
SERVICE_RESTART, POLICY = 1012, 1008

_encode = msgspec.json.Encoder().encode
WriteText = Callable[..., bool]  # WebSocketProtocol.write_text
CloseReason = Literal["", "restart", "forbidden", "too-often"]


class CommandDone(msgspec.Struct, tag="done"):
    """The receipt of the command with this key."""

    key: str | None
    receipt: Receipt


class CommandRefused(msgspec.Struct, tag="refused"):
    """A command was not executed."""

    key: str | None
    error: ErrorPayload


class Bye(msgspec.Struct, tag="bye"):
    """The server closes the connection; after ``restart`` the client should reconnect at once."""

    why: CloseReason


class Ping(KeyedCommand, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Ask whether the server responds."""


class Pong(msgspec.Struct, tag="pong"):
    """Answer a ping."""

    key: str | None


class MissingPlayers(msgspec.Struct, tag="presence"):
    """The seats whose players have lost their connection."""

    missing: list[int]


_commands: msgspec.json.Decoder[Command | Ping] = msgspec.json.Decoder(Command | Ping)


class Connection:
    """One WebSocket: a task sends news, another receives and executes commands."""

    def __init__(
        self,
        context: LiveContext,
        subscription: Subscription,
        live: LiveTable,
        signal: ChangeSignal,
        receive: Receive,
        send: Send,
        write: WriteText | None,
    ) -> None:
        self.context, self.subscription, self.live, self.signal = context, subscription, live, signal
        self.receive, self.send, self.write = receive, send, write
        self.bucket = Bucket.full(LIVE.rate, LIVE.burst)
        self.refused_in_a_row = 0
        self.idle = False  # the sending task waits for a change
        self.executing = False  # a command is under way
        self.missing: list[int] = []  # as the client knows it
        signal.deliver = self.on_change

    async def send_text(self, message: bytes) -> None:
        """Send a message, waiting for a slow reader."""
        if self.write is None or not self.write(message):
            await self.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    def on_change(self) -> bool:
        """Deliver a change without waking a task; return false if that is not possible. While a command is
        under way, the news goes out together with its answer."""
        return not self.context.closing.is_set() and (self.executing or self.send_now())

    def send_now(self, before: bytes = b"") -> bool:
        """Send the news without waiting, after the message ``before``. Return false, having sent nothing, if
        there is no news or the sending task has to send it."""
        subscription, live = self.subscription, self.live
        since = subscription.since
        if not self.idle or self.write is None or not subscription.settled or since == live.table.length:
            return False
        try:
            if self.write(subscription.encode(live.news_cache), before):
                if subscription.since != live.table.length or self.missing != live.missing():
                    self.signal.wake()
                return True
        except Exception:
            log.exception("sending news failed")  # must not fail the command that caused the change
        subscription.since = since
        return False

    async def run(self) -> None:
        """Run until either side closes the connection."""
        sending = asyncio.create_task(self.send_news())
        receiving = asyncio.create_task(self.receive_commands())
        try:
            ended, _ = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
        reason = (sending if sending in ended else receiving).result()
        if reason:
            await self.send_text(_encode(Bye(reason)))
            code = SERVICE_RESTART if reason == "restart" else POLICY
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    async def send_news(self) -> CloseReason:
        """Send news until the process stops or access ends; return the reason."""
        while not self.context.closing.is_set():
            self.signal.clear()
            if not self.subscription.behind(self.live):
                if not await self.send_presence():
                    await self.wait_for_change()
                continue
            try:
                message = await self.subscription.next_message(self.live)
            except Forbidden:
                return "forbidden"
            except StoreError:
                await asyncio.sleep(STORE_RETRY_SECONDS)
                continue
            await self.send_text(message)
        return "restart"

    async def send_presence(self) -> bool:
        """Send which players are missing; return false if the client knows it."""
        missing = self.live.missing()
        if missing == self.missing:
            return False
        self.missing = missing
        await self.send_text(_encode(MissingPlayers(missing)))
        return True

    async def wait_for_change(self) -> None:
        """Wait for a change that :meth:`on_change` could not deliver."""
        self.idle = True
        try:
            await self.signal.wait()
        finally:
            self.idle = False

    async def receive_commands(self) -> CloseReason:
        """Execute commands one after the other; return the reason to close, "" if the client has closed."""
        while self.refused_in_a_row <= MAX_REFUSED_IN_A_ROW:
            message: Any = await self.receive()
            if message["type"] != "websocket.receive":
                return ""
            self.executing = True
            answer = _encode(await self.answer(message.get("text") or message.get("bytes") or ""))
            self.executing = False
            if not self.send_now(answer):
                await self.send_text(answer)
                self.signal.wake()
        return "too-often"

    async def answer(self, data: str | bytes) -> CommandDone | CommandRefused | Pong:
        """Execute one command and return its answer."""
        key = None
        try:
            if self.context.limits.enabled and not self.bucket.take():
                raise RateLimited("request-too-often")
            command = _commands.decode(data)
            key = command.key
            if isinstance(command, Ping):
                return Pong(key)
            who = require_identity(self.subscription.who)
            receipt = await execute(self.context.live_tables, self.live, who, command)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            refusal = ErrorPayload("request-invalid", {"problem": str(error)})
        except HauntboardError as error:
            refusal = error_payload(error)
        except StoreError:
            refusal = ErrorPayload("server-busy")
        else:
            self.refused_in_a_row = 0
            return CommandDone(key, receipt)
        self.refused_in_a_row += 1
        return CommandRefused(key, refusal)
