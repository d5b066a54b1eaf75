"""A server process without network: live tables, scheduler and store, and a clock that tests set."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hauntboard import bots
from hauntboard.engine.dealer import commitment_of
from hauntboard.games import load
from hauntboard.pubsub import LocalPubSub
from hauntboard.server.automation.bot_worker import MoveRequest
from hauntboard.server.automation.scheduler import Scheduler
from hauntboard.server.tables import commands
from hauntboard.server.tables.events import Clock, Opened, SeatPlan
from hauntboard.server.tables.live_tables import LiveTables
from hauntboard.server.tables.table import Table
from hauntboard.storage import Premoves, Receipt, Results, Store

from ..seek import SEEK
from .in_memory_table import HOST, SECRET

BEGINNING = 1_900_000_000_000


class Time:
    """The clock of the server, controlled by tests."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = BEGINNING
        for module in ("tables.live_tables", "automation.scheduler", "realtime.projections"):
            monkeypatch.setattr(f"hauntboard.server.{module}.now", lambda: self.now)

    def pass_seconds(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


class QuickPool:
    """Answers for all bots at once and at random, and records the requests; does not answer while
    ``held``."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.waiting = asyncio.Event()

    async def choose(self, question: MoveRequest, seat: str = "") -> int:
        self.asked.append(msgspec.json.encode(question))
        self.waiting.set()
        await self.may_answer.wait()
        game = load(question.game, question.players, question.options)
        return bots.make("random", game, question.seed).choose(question.view, question.log)


async def submit(live_tables: LiveTables, id: str, who: str, command: commands.Command) -> Receipt:
    """Execute a player's command at the table with an id."""
    async with live_tables.lease(id) as live:
        return await live_tables.submit(live, who, command)


class Hosting:
    """One server process without network; tests call its sweeps."""

    def __init__(self, store: Store) -> None:
        self.store, self.pool = store, QuickPool()
        self.results, self.premoves = Results(store), Premoves(store)
        self.live_tables = LiveTables(store, LocalPubSub())
        self.scheduler = Scheduler(self.live_tables, self.results, self.premoves, self.pool)  # type: ignore[arg-type]

    async def open(self, game: str = SEEK, players: int = 2, id: str = "t", **more: Any) -> None:
        """Open a table with people p0, p1 ... in the seats without a bot, and start the match."""
        planned: Sequence[str] = more.pop("bots", [""] * players)
        people: dict[int, str] = more.pop("people", {})
        opened = Opened(
            game=game,
            players=players,
            options=more.pop("options", {"first": 1}),
            host=HOST,
            seats=[SeatPlan(bot) for bot in planned],
            public=True,
            commitment=commitment_of(SECRET),
            clock=Clock(**more.pop("clock", {})),
            **more,
        )
        await self.live_tables.open(opened, SECRET, id=id)
        for seat, bot in enumerate(planned):
            if not bot:
                who = people.get(seat, f"p{seat}")
                await self.do(who, commands.Sit(name=f"Person {seat + 1}", seat=seat), id)
        await self.do(HOST, commands.Start(), id)
        await self.settle()

    async def do(self, who: str, command: commands.Command, id: str = "t") -> Receipt:
        return await submit(self.live_tables, id, who, command)

    async def table(self, id: str = "t") -> Table:
        """Return the table, rebuilt from its log."""
        table = Table(id, SECRET)
        table.extend(await self.store.read(id))
        return table

    async def play(self, seat: int, text: str | None = None, id: str = "t") -> None:
        """Play a move or the first legal one, and wait for what follows from it."""
        running = (await self.table(id)).running
        seen = len(running.steps)
        if text is None:
            move = commands.Play(seat=seat, seen=seen, action=running.state.legal_actions(seat)[0])
        else:
            move = commands.Play(seat=seat, seen=seen, text=text)
        await self.do(f"p{seat}", move, id)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the scheduler has nothing left to do."""
        while self.scheduler.tasks:
            await asyncio.wait(list(self.scheduler.tasks.values()))
            await asyncio.sleep(0)

    async def sweep(self, at: int) -> None:
        """Run a sweep for everything due by a time."""
        await self.scheduler.sweep(at)
        await self.settle()

    async def kinds(self, id: str = "t") -> list[str]:
        """Return the kinds of all log entries."""
        return [entry.kind for entry in await self.store.read(id)]


@contextlib.asynccontextmanager
async def hosting(folder: Path, name: str = "hauntboard") -> AsyncIterator[Hosting]:
    """Start a process; two with the same folder share a database."""
    async with Store.open(f"sqlite:///{folder}/{name}.db") as store:
        host = Hosting(store)
        try:
            yield host
        finally:
            await host.scheduler.close()
