"""Repairs: a process catches up after a lost race, a crash of another process or a cancelled request, and a
clock that is behind does no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hauntboard.server.automation import scheduler
from hauntboard.server.tables.table import BOT_GRACE_MS

from .in_process_server import Hosting, Time, hosting

PATIENCE = 30  # seconds, for what happens at once on an idle machine


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def with_two(folder: Path, evening: Callable[[Hosting, Hosting], Awaitable[None]]) -> None:
    """Run two processes on one database, without messages between them."""

    async def run() -> None:
        async with hosting(folder) as one, hosting(folder) as two:
            await evening(one, two)

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))


async def soon(event: asyncio.Event) -> None:
    await asyncio.wait_for(event.wait(), PATIENCE)


async def hold_bot(host: Hosting) -> None:
    """Open a table at which a bot has been asked where to hide and does not answer."""
    host.pool.may_answer.clear()
    opening = asyncio.create_task(host.open(bots=["random", ""]))
    await soon(host.pool.waiting)
    opening.cancel()  # it waits for the bot


async def bot_moves(host: Hosting) -> int:
    return sum(step.seat == 0 for step in (await host.table()).running.steps)


def test_a_logs_time_never_runs_backwards(tmp_path: Path, time: Time) -> None:
    """The clock of a second machine is behind."""

    async def evening(one: Hosting, two: Hosting) -> None:
        await one.open(clock={"move": 60, "match": 600})
        time.pass_seconds(30)
        await one.play(0)
        written = time.now
        time.pass_seconds(-20)
        await two.play(1)
        await two.play(0, "x13")
        entries = await one.store.read("t")
        times = [entry.at for entry in entries]
        assert times == sorted(times)
        assert times[-1] == written
        table = await one.table()
        assert [seat.used for seat in table.seats] == [30_000, 30_000]
        assert table.time_left(1, written) == 60_000

    with_two(tmp_path, evening)


def test_a_process_whose_bot_is_beaten_by_another_process_continues_from_the_newest_state(
    tmp_path: Path, time: Time
) -> None:
    async def evening(slow: Hosting, quick: Hosting) -> None:
        await hold_bot(slow)
        async with slow.live_tables.lease("t") as live:
            await quick.sweep(time.now + BOT_GRACE_MS)
            assert await bot_moves(quick) == 1
            length = len(await quick.store.read("t"))
            assert live.table.length < length
            slow.pool.may_answer.set()
            await asyncio.wait_for(slow.settle(), PATIENCE)
            assert live.table.length == length
        assert await bot_moves(slow) == 1  # neither twice nor a second time by another move
        assert len(slow.pool.asked) == 1
        await slow.play(1)

    with_two(tmp_path, evening)


def test_a_process_that_starts_takes_over_at_once_what_a_crashed_one_left(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.01)

    async def evening(crashed: Hosting, started: Hosting) -> None:
        await hold_bot(crashed)
        await crashed.scheduler.close()
        sweeping = asyncio.create_task(started.scheduler.sweep_forever())
        await soon(started.pool.waiting)  # although the clock stands still
        await asyncio.wait_for(started.settle(), PATIENCE)
        assert await bot_moves(started) == 1
        sweeping.cancel()

    with_two(tmp_path, evening)


def test_a_process_that_has_started_leaves_other_processes_time_to_do_their_own_work(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.01)

    async def evening(busy: Hosting, other: Hosting) -> None:
        sweeps = count_sweeps(other, monkeypatch)
        sweeping = asyncio.create_task(other.scheduler.sweep_forever())
        await sweeps(1)
        await hold_bot(busy)
        await sweeps(1)
        assert not other.pool.asked
        time.pass_seconds(BOT_GRACE_MS / 1000)
        await soon(other.pool.waiting)
        sweeping.cancel()

    with_two(tmp_path, evening)


def count_sweeps(host: Hosting, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Awaitable[None]]:
    """Return a function that waits until a number of sweeps have begun and ended, and for their work."""
    sweep, ended = host.scheduler.sweep, asyncio.Queue[None]()

    async def counted(at: int) -> None:
        await sweep(at)
        ended.put_nowait(None)

    async def sweeps(count: int) -> None:
        while not ended.empty():
            ended.get_nowait()
        for _ in range(count + 1):  # one may be running
            await asyncio.wait_for(ended.get(), PATIENCE)
        await asyncio.wait_for(host.settle(), PATIENCE)

    monkeypatch.setattr(host.scheduler, "sweep", counted)
    return sweeps


def test_a_process_catches_up_with_a_command_whose_caller_was_cancelled(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is on disk, but the request ends before the answer arrives. Subscribers still learn of it, and
    the bot that is next moves."""

    async def evening(host: Hosting, _: Hosting) -> None:
        await host.open(bots=["", "random"])
        await host.play(0)  # hides
        append, on_disk = host.store.append, asyncio.Event()

        async def without_answer(*arguments: Any) -> Any:
            await append(*arguments)
            on_disk.set()
            await asyncio.Event().wait()

        async with host.live_tables.subscribe("t") as (live, signal):
            length, asked = live.table.length, len(host.pool.asked)
            host.pool.waiting.clear()
            monkeypatch.setattr(host.store, "append", without_answer)
            playing = asyncio.create_task(host.play(0, "x13"))
            await soon(on_disk)
            monkeypatch.setattr(host.store, "append", append)
            assert live.table.length == length
            playing.cancel()
            await soon(signal)
            assert live.table.length > length
            await soon(host.pool.waiting)
            assert len(host.pool.asked) == asked + 1

    with_two(tmp_path, evening)
