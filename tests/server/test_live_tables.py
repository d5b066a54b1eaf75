"""Commands reach the log once, and subscribers are notified, also in another process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hauntboard.engine.dealer import commitment_of
from hauntboard.engine.messages import Refusal
from hauntboard.pubsub import Listener, LocalPubSub
from hauntboard.server.tables.commands import Play, React, Sit, Start
from hauntboard.server.tables.events import Opened, SeatPlan
from hauntboard.server.tables.live_tables import LiveTables
from hauntboard.storage import NoSuchTable, Store

from ..seek import SEEK
from .in_memory_table import HOST, SECRET
from .in_process_server import submit


class SharedPubSub:
    """Connects two processes; drops messages while ``down``."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.down = False

    async def publish(self, table_id: str, length: int) -> None:
        if not self.down:
            for listener in self.listeners:
                listener(table_id, length)

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    async def close(self) -> None:
        """Nothing to close."""


Play2 = Callable[[LiveTables, LiveTables, SharedPubSub], Awaitable[None]]


def with_two_processes(folder: Path, play: Play2) -> None:
    """Run a test with two processes' live tables, each with its own store on one database."""

    async def run() -> None:
        url, pubsub = f"sqlite:///{folder}/haunt.db", SharedPubSub()
        async with Store.open(url) as first, Store.open(url) as second:
            await play(LiveTables(first, pubsub), LiveTables(second, pubsub), pubsub)

    asyncio.run(run())


async def open_table(live_tables: LiveTables, game: str = SEEK, players: int = 2) -> None:
    plan = [SeatPlan() for _ in range(players)]
    opened = Opened(game, players, {}, HOST, plan, True, commitment_of(SECRET))
    await live_tables.open(opened, SECRET, id="t")


async def seat_all(live_tables: LiveTables, players: int = 2) -> None:
    for seat in range(players):
        await submit(live_tables, "t", f"p{seat}", Sit(name=f"P{seat}", seat=seat))
    await submit(live_tables, "t", HOST, Start())


def test_a_match_is_played_through_two_processes_in_turn(tmp_path: Path) -> None:
    async def play(first: LiveTables, second: LiveTables, pubsub: SharedPubSub) -> None:
        await open_table(first)
        await seat_all(second)
        rng = random.Random(3)
        async with first.lease("t") as one, second.lease("t") as two:
            while one.table.status == "running":
                seat = rng.choice(one.table.actors)
                match = one.table.running
                action = rng.choice(match.state.legal_actions(seat))
                move = Play(seat=seat, seen=len(match.steps), action=action)
                await submit(rng.choice([first, second]), "t", f"p{seat}", move)
                await first.refresh(one)
            await second.refresh(two)
            assert two.table.running.state == one.table.running.state
        assert (await first.store.table("t")).status == "over"

    with_two_processes(tmp_path, play)


def test_of_two_processes_only_one_takes_a_seat(tmp_path: Path) -> None:
    async def play(first: LiveTables, second: LiveTables, pubsub: SharedPubSub) -> None:
        pubsub.down = True  # neither learns of the other's writes
        await open_table(first)
        tries = [
            submit(live_tables, "t", who, Sit(name=who, seat=0))
            for live_tables in (first, second)
            for who in ("ana", "ben")
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(result, Refusal) for result in results) == 3
        assert len(await first.store.read("t")) == 2

    with_two_processes(tmp_path, play)


def test_a_retry_through_another_process_is_recognised_even_if_it_would_now_be_refused(
    tmp_path: Path,
) -> None:
    async def play(first: LiveTables, second: LiveTables, pubsub: SharedPubSub) -> None:
        pubsub.down = True
        await open_table(first)
        sit = Sit(name="Ana", seat=0, key="mine")
        receipt = await submit(first, "t", "ana", sit)
        for live_tables in (first, second):
            again = await submit(live_tables, "t", "ana", sit)
            assert (again.number, again.repeated) == (receipt.number, True)
        with pytest.raises(Refusal):
            await submit(second, "t", "ben", sit)  # the same key of another player
        assert len(await first.store.read("t")) == 2

    with_two_processes(tmp_path, play)


def test_a_command_that_seems_illegal_is_checked_against_the_newest_log(tmp_path: Path) -> None:
    async def play(first: LiveTables, second: LiveTables, pubsub: SharedPubSub) -> None:
        pubsub.down = True
        await open_table(first)
        async with first.lease("t") as one, second.lease("t") as two:
            await seat_all(first)
            match = one.table.running
            assert two.table.status == "open"  # in memory there; it would refuse every move
            for seat in (0, 1):
                move = Play(seat, len(match.steps), action=match.state.legal_actions(seat)[0])
                await submit(second, "t", f"p{seat}", move)
            assert len(two.table.running.steps) == len(match.steps) + 2

    with_two_processes(tmp_path, play)


def test_subscribers_are_notified_of_changes_in_another_process(tmp_path: Path) -> None:
    async def play(first: LiveTables, second: LiveTables, pubsub: SharedPubSub) -> None:
        await open_table(first)
        await seat_all(first)
        async with second.subscribe("t") as (live, signal):
            length = live.table.length
            await submit(first, "t", "p0", React(0, "boo"))
            await asyncio.wait_for(signal.wait(), 5)
            assert live.table.length == length + 1

    with_two_processes(tmp_path, play)


def test_without_pubsub_subscribers_are_notified_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hauntboard.server.tables.live_tables.POLL_SECONDS", 0.05)

    async def play(first: LiveTables, second: LiveTables, pubsub: SharedPubSub) -> None:
        pubsub.down = True
        await open_table(first)
        await seat_all(first)
        looking = asyncio.create_task(second.poll_changes())
        async with second.subscribe("t") as (live, signal):
            length = live.table.length
            await submit(first, "t", "p0", React(0, "boo"))
            await asyncio.wait_for(signal.wait(), 5)
            assert live.table.length == length + 1
        looking.cancel()

    with_two_processes(tmp_path, play)


def test_an_unused_table_is_dropped_from_memory(tmp_path: Path) -> None:
    async def play(first: LiveTables, second: LiveTables, pubsub: SharedPubSub) -> None:
        await open_table(first)
        async with first.lease("t"), first.subscribe("t"):
            assert set(first.live) == {"t"}
        assert first.live == {}
        with pytest.raises(NoSuchTable):
            await submit(first, "nowhere", "ana", React(0, "boo"))
        assert first.live == {}

    with_two_processes(tmp_path, play)


def test_a_refused_command_writes_nothing_and_wakes_no_subscriber(tmp_path: Path) -> None:
    async def run() -> None:
        async with Store.open(f"sqlite:///{tmp_path}/haunt.db") as store:
            live_tables = LiveTables(store, LocalPubSub())
            await open_table(live_tables)
            async with live_tables.subscribe("t") as (live, signal):
                with pytest.raises(Refusal):
                    await submit(live_tables, "t", "ana", Start())
                assert not signal.is_set()
                assert live.table.length == 1

    asyncio.run(run())
