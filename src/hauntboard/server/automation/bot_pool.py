"""The processes in which bots think, and what happens when one of them does not behave.

A bot may crash, think for ever, answer nonsense or too late: its process is then put down and a new one
takes its place; the table gets no answer and plays something legal instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TypeVar

import msgspec

from ...bots.hints import Hint
from ..metrics import BOT_FAILURES, BOT_THINKING
from .bot_worker import READY, AdviceRequest, MoveReply, MoveRequest

log = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_LINE = 8 * 1024 * 1024
START_SECONDS = 30.0
MAX_WAITING = 8  # for advice, for each worker


class BotFailure(Exception):
    """A bot that gave no usable answer; the text says how."""


class PoolBusy(Exception):
    """More want advice than can be served."""


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, ready for a question."""
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=pipe,
                stdout=pipe,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_LINE,
                start_new_session=True,  # it is put down together with the bot that is thinking in it
            )
            assert self.process.stdout is not None
            async with asyncio.timeout(START_SECONDS):
                if await self.process.stdout.readline() != READY:
                    raise BotFailure("did not start")
        return self.process

    async def ask(self, request: bytes, budget: float) -> bytes:
        """One line there, one line back; how long the process takes to start does not count."""
        process = await self.start()
        assert process.stdin is not None and process.stdout is not None
        async with asyncio.timeout(budget):
            process.stdin.write(request + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise BotFailure("crashed")
        return line

    async def stop(self) -> None:
        """Put the process down; the next question starts another."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


class BotPool:
    """Some workers, lent to whoever has a question."""

    def __init__(self, size: int, budget: float, modules: Sequence[str] = ()) -> None:
        most = str(round(2 * budget) + 60)  # should this process go down without putting them down
        command = [sys.executable, "-m", "hauntboard.server.automation.bot_worker", most, *modules]
        self.budget = budget
        self.workers = [Worker(command) for _ in range(size)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        # Bots at tables come first: with more than one worker, advice never takes the last of them.
        self.advice_slots = asyncio.Semaphore(max(1, size - 1))
        self.advice_waiting = 0
        for worker in self.workers:
            self.idle.put_nowait(worker)

    @contextlib.asynccontextmanager
    async def worker(self) -> AsyncIterator[Worker]:
        worker = await self.idle.get()
        try:
            yield worker
        finally:
            self.idle.put_nowait(worker)

    async def choose(self, question: MoveRequest) -> int:
        """A bot's action, which must be one of the view's; raises :class:`BotFailure`."""
        return await self.request(question, decode_move)

    async def advise(self, question: AdviceRequest) -> Hint:
        """What a bot advises; raises :class:`BotFailure`, or :class:`PoolBusy` at once."""
        if self.advice_waiting >= MAX_WAITING * len(self.workers):
            raise PoolBusy
        self.advice_waiting += 1
        try:
            async with self.advice_slots:
                return await self.request(question, decode_hint)
        finally:
            self.advice_waiting -= 1

    async def request(self, question: MoveRequest, read: Callable[[bytes, list[int]], T]) -> T:
        """The answer to a question. Whoever gives none is put down."""
        async with self.worker() as worker:
            try:
                with BOT_THINKING.labels(question.bot).time():
                    line = await worker.ask(msgspec.json.encode(question), self.budget)
                answer = read(line, question.view["legal"])
            except (BotFailure, TimeoutError, OSError, ValueError) as error:
                kind = "late" if isinstance(error, TimeoutError) else str(error) or type(error).__name__
                log.warning("bot failed", extra={"bot": question.bot, "how": kind})
                BOT_FAILURES.labels(question.bot).inc()
                await worker.stop()
                raise BotFailure(kind) from None
            except asyncio.CancelledError:
                await worker.stop()  # it would answer the next question with this answer
                raise
            return answer

    async def close(self) -> None:
        """Let all processes go."""
        for worker in self.workers:
            await worker.stop()


def decode_move(line: bytes, legal: list[int]) -> int:
    """The action of an answer, which must be legal; anything else is a failure."""
    action = decode_reply(line, MoveReply).action
    if action not in legal:
        raise BotFailure("illegal")
    return action


def decode_hint(line: bytes, legal: list[int]) -> Hint:
    """An advice about legal actions; anything else is a failure."""
    hint = decode_reply(line, Hint)
    actions = {hint.best, hint.about, *(choice.action for choice in hint.choices)}
    if not actions <= set(legal) or hint.about not in (choice.action for choice in hint.choices):
        raise BotFailure("illegal")
    return hint


def decode_reply(line: bytes, kind: type[T]) -> T:
    """An answer of the right form."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BotFailure("nonsense") from None
