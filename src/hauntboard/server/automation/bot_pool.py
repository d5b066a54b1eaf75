"""Worker processes for bots.

If a bot crashes, exceeds its time or answers nonsense, its process is killed and replaced; the caller gets a
:class:`BotFailure` and plays a random legal move instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from ...bots.hints import Hint
from ...engine.seats import MAX_SEATS
from ..metrics import BOT_FAILURES, BOT_THINKING
from .bot_worker import AdviceRequest, MoveReply, MoveRequest
from .worker_process import NEW, READY, SINGLE

log = logging.getLogger(__name__)
T = TypeVar("T")

MAX_LINE_BYTES = 8 * 1024 * 1024
START_SECONDS = 30.0
MAX_WAITING = 8  # requests for advice per worker
# Seats per worker whose logs are kept between requests: those of one table. Each costs a process.
MAX_SLOTS = MAX_SEATS


class BotFailure(Exception):
    """A bot gave no usable answer; the text says why."""


class PoolBusy(Exception):
    """Too many requests for advice are waiting."""


@dataclass
class SeatSlot:
    """What a worker knows about one seat: the log, as the same growing list, up to its event ``sent``."""

    number: int
    log: list[dict[str, Any]]
    sent: int = 0


class Worker:
    """One process that answers one request at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.seats: dict[str, SeatSlot] = {}  # least recently asked first

    async def start(self) -> asyncio.subprocess.Process:
        """Return the process, started and ready."""
        if self.process is None or self.process.returncode is not None:
            self.seats.clear()
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=pipe,
                stdout=pipe,
                stderr=asyncio.subprocess.DEVNULL,
                limit=MAX_LINE_BYTES,
                start_new_session=True,  # killed together with the child that runs the bot
            )
            assert self.process.stdout is not None
            async with asyncio.timeout(START_SECONDS):
                if await self.process.stdout.readline() != READY:
                    raise BotFailure("did not start")
        return self.process

    async def ask(self, request: bytes, budget: float, slot: bytes = SINGLE) -> bytes:
        """Send one line and return the answering line. The budget does not include starting the process."""
        process = await self.start()
        assert process.stdin is not None and process.stdout is not None
        async with asyncio.timeout(budget):
            process.stdin.write(b"%b %b\n" % (slot, request))
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise BotFailure("crashed")
        return line

    def slot_for(self, seat: str, log: list[dict[str, Any]]) -> SeatSlot:
        """Return a seat's slot. If the worker does not have the beginning of this very log, for example
        because steps were undone, the slot is new and replaces the one that was not used for longest."""
        slot = self.seats.pop(seat, None)
        if slot is None or slot.log is not log:
            if slot is None and len(self.seats) >= MAX_SLOTS:
                slot = self.seats.pop(next(iter(self.seats)))
            slot = SeatSlot(slot.number if slot else len(self.seats), log)
        self.seats[seat] = slot
        return slot

    async def stop(self) -> None:
        """Kill the process; the next request starts another."""
        self.seats.clear()
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                if hasattr(os, "killpg") and hasattr(signal, "SIGKILL"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()  # on Windows the bot runs in this process, not in a child
            await process.wait()


class BotPool:
    """A pool of workers."""

    def __init__(self, size: int, budget: float, modules: Sequence[str] = ()) -> None:
        limit = str(round(2 * budget) + 60)  # ends workers that outlive this process
        command = [sys.executable, "-m", "hauntboard.server.automation.bot_worker", limit, *modules]
        self.budget = budget
        self.workers = [Worker(command) for _ in range(size)]
        self.idle = list(self.workers)  # most recently used last
        self.idle_count = asyncio.Semaphore(size)
        # Bots at tables have priority: of several workers, advice never takes the last one.
        self.advice_slots = asyncio.Semaphore(max(1, size - 1))
        self.advice_waiting = 0

    @contextlib.asynccontextmanager
    async def worker(self, seat: str) -> AsyncIterator[Worker]:
        """Wait for an idle worker, preferably one that knows the seat."""
        async with self.idle_count:
            worker = next((each for each in self.idle if seat in each.seats), self.idle[-1])
            self.idle.remove(worker)
            try:
                yield worker
            finally:
                self.idle.append(worker)

    async def choose(self, request: MoveRequest, seat: str = "") -> int:
        """Return a bot's legal action. Raise :class:`BotFailure`.

        ``seat`` names the seat across its requests. Their logs must be one growing list, of which a worker
        then receives only the new part; another list means another history."""
        return await self.exchange(request, decode_move, seat)

    async def advise(self, request: AdviceRequest) -> Hint:
        """Return a bot's advice. Raise :class:`BotFailure`, or :class:`PoolBusy` at once."""
        if self.advice_waiting >= MAX_WAITING * len(self.workers):
            raise PoolBusy
        self.advice_waiting += 1
        try:
            async with self.advice_slots:
                return await self.exchange(request, decode_hint)
        finally:
            self.advice_waiting -= 1

    async def exchange(
        self, request: MoveRequest, decode: Callable[[bytes, list[int]], T], seat: str = ""
    ) -> T:
        """Send a request to a free worker and decode the reply; kill the worker if that fails."""
        async with self.worker(seat) as worker:
            try:
                with BOT_THINKING.labels(request.bot).time():
                    return decode(await self.ask(worker, request, seat), request.view["legal"])
            except (BotFailure, TimeoutError, OSError, ValueError) as error:
                kind = "late" if isinstance(error, TimeoutError) else str(error) or type(error).__name__
                log.warning("bot failed", extra={"bot": request.bot, "how": kind})
                BOT_FAILURES.labels(request.bot).inc()
                await worker.stop()
                raise BotFailure(kind) from None
            except asyncio.CancelledError:
                await worker.stop()  # its reply would be taken for that of the next request
                raise

    async def ask(self, worker: Worker, request: MoveRequest, seat: str) -> bytes:
        """Send a request to a worker and return the reply. If the process that kept the seat's log has died
        since the last request, another one receives the whole log."""
        await worker.start()  # a new process knows no seat
        slot, new = new_part(worker, request, seat)
        try:
            return await worker.ask(msgspec.json.encode(new), self.budget, slot)
        except (BotFailure, OSError):
            if not new.since:
                raise
            await worker.stop()
            return await self.ask(worker, request, seat)

    async def close(self) -> None:
        """Stop all workers."""
        for worker in self.workers:
            await worker.stop()


def new_part(worker: Worker, request: MoveRequest, seat: str) -> tuple[bytes, MoveRequest]:
    """Return the slot that answers a request, and the request without what that slot has received before."""
    if not seat:
        return SINGLE, request
    slot = worker.slot_for(seat, request.log)
    since, slot.sent = slot.sent, len(request.log)
    header = b"%b%d" % (b"" if since else NEW, slot.number)
    return header, msgspec.structs.replace(request, log=request.log[since:], since=since)


def decode_move(line: bytes, legal: list[int]) -> int:
    """Return the action of a reply. Raise :class:`BotFailure` unless it is legal."""
    action = decode_reply(line, MoveReply).action
    if action not in legal:
        raise BotFailure("illegal")
    return action


def decode_hint(line: bytes, legal: list[int]) -> Hint:
    """Return the hint of a reply. Raise :class:`BotFailure` unless all its actions are legal."""
    hint = decode_reply(line, Hint)
    actions = {hint.best, hint.about, *(choice.action for choice in hint.choices)}
    if not actions <= set(legal) or hint.about not in (choice.action for choice in hint.choices):
        raise BotFailure("illegal")
    return hint


def decode_reply(line: bytes, kind: type[T]) -> T:
    """Decode a reply. Raise :class:`BotFailure` if it has another form."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BotFailure("nonsense") from None
