"""Clocks: per move or per match, of seconds or days, and what happens at a timeout."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hauntboard.server.accounts.ratings import ranked
from hauntboard.server.tables import commands
from hauntboard.server.tables.table import RETURN_MS

from ..limits import LIMIT_SECONDS
from .http_helpers import look, open_with
from .in_process_server import Hosting, Time, hosting
from .running import Person, running

DAY = 24 * 3600
PATIENCE = 400.0  # seconds, for a busy machine: waiting ends with an event


def with_host(folder: Path, evening: Callable[[Hosting], Awaitable[None]]) -> None:
    async def run() -> None:
        async with hosting(folder) as host:
            await evening(host)

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def begin(host: Hosting, **more: Any) -> None:
    """Start a match in which both have hidden and seat 0 is to move."""
    await host.open(**more)
    for seat in (0, 1):
        await host.play(seat)


# ---- a limit for every move -----------------------------------------------------------


def test_a_player_who_takes_too_long_for_a_move_is_away_and_a_bot_plays_on(
    tmp_path: Path, time: Time
) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"move": 60})
        before = await host.kinds()
        time.pass_seconds(59.999)
        await host.sweep(time.now)
        assert await host.kinds() == before
        time.pass_seconds(0.001)
        await host.sweep(time.now)
        assert (await host.kinds())[len(before) : len(before) + 2] == ["away", "step"]
        table = await host.table()
        assert (table.seats[0].away, table.seats[0].forfeited) == (True, False)
        assert table.actors == [1]  # the bot has moved for seat 0
        await host.play(1)
        assert (await host.table()).actors == [1]  # and again

    with_host(tmp_path, evening)


def test_every_move_gets_the_whole_time(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"move": 60})
        for seat in (0, 1, 0, 1):
            time.pass_seconds(59)
            await host.play(seat, "x13")
            await host.sweep(time.now)
        assert "away" not in await host.kinds()

    with_host(tmp_path, evening)


def test_only_seats_that_have_not_chosen_yet_run_out_of_time(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await host.open(players=3, clock={"move": 60})
        await host.play(1)
        time.pass_seconds(60)
        await host.sweep(time.now)
        table = await host.table()
        assert [seat.away for seat in table.seats] == [True, False, True]

    with_host(tmp_path, evening)


def test_a_bots_seat_has_no_clock(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        host.pool.may_answer.clear()
        opening = asyncio.create_task(host.open(bots=["random", "random"], clock={"move": 60}))
        await host.pool.waiting.wait()
        time.pass_seconds(3600)
        host.pool.may_answer.set()
        await opening
        await host.sweep(time.now)
        assert (await host.table()).status == "over"
        assert "away" not in await host.kinds()

    with_host(tmp_path, evening)


# ---- a limit for the match ------------------------------------------------------------


def test_a_match_clock_runs_over_all_moves_and_every_move_adds_time(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"match": 100, "increment": 10})
        assert (await host.table()).time_left(0, time.now) == 110_000  # hiding was a move
        time.pass_seconds(80)
        await host.play(0, "x13")
        assert [seat.used for seat in (await host.table()).seats] == [60_000, -10_000]
        time.pass_seconds(5)
        await host.play(1, "x13")
        table = await host.table()
        assert table.time_left(0, time.now) == 40_000  # nothing ran while the other thought
        time.pass_seconds(39.999)
        await host.sweep(time.now)
        assert "away" not in await host.kinds()
        time.pass_seconds(0.001)
        await host.sweep(time.now)
        assert (await host.table()).seats[0].away

    with_host(tmp_path, evening)


def test_a_player_who_returns_without_time_gets_a_minute(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"match": 100})
        time.pass_seconds(100)
        host.pool.may_answer.clear()
        await host.scheduler.sweep(time.now)
        await host.pool.waiting.wait()
        time.pass_seconds(5)
        await host.do("p0", commands.Return(0))
        host.pool.may_answer.set()
        await host.settle()
        table = await host.table()
        assert table.actors == [0]
        assert table.time_left(0, time.now) == RETURN_MS

    with_host(tmp_path, evening)


def test_undoing_and_playing_again_adds_no_time(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"match": 100, "move": 90, "increment": 10})
        steps = len((await host.table()).running.steps)
        for _ in range(9):
            time.pass_seconds(9)
            await host.play(0, "knock")
            await host.do("p0", commands.Undo(0, steps))
        assert (await host.table()).time_left(0, time.now) <= 29_000  # 100 - 9 * 9, and one increment
        time.pass_seconds(29)
        await host.sweep(time.now)
        assert (await host.table()).seats[0].away

    with_host(tmp_path, evening)


# ---- reminders ------------------------------------------------------------------------


def test_a_reminder_comes_once_for_each_move_before_time_is_up(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"move": 2 * DAY}, remind=DAY // 2)
        time.pass_seconds(1.5 * DAY - 1)
        await host.sweep(time.now)
        assert "remind" not in await host.kinds()
        time.pass_seconds(2)
        for _ in range(3):
            await host.sweep(time.now)
        assert (await host.kinds()).count("remind") == 1
        logged = next(logged for logged in reversed((await host.table()).history))
        assert (logged.event.seat, logged.event.left) == (0, (DAY // 2 - 1) * 1000)  # type: ignore[union-attr]
        await host.play(0, "x13")
        await host.play(1, "x13")
        time.pass_seconds(1.5 * DAY)
        await host.sweep(time.now)
        assert (await host.kinds()).count("remind") == 2
        time.pass_seconds(DAY / 2)
        await host.sweep(time.now)
        assert (await host.table()).seats[0].away

    with_host(tmp_path, evening)


# ---- forfeits -------------------------------------------------------------------------


def test_a_timeout_that_forfeits_makes_the_other_of_two_win_at_once(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"move": 60}, on_timeout="forfeit")
        time.pass_seconds(60)
        await host.sweep(time.now)
        table = await host.table()
        assert (table.status, table.winners(), table.places()) == ("over", [1], [2, 1])
        history = await host.results.history("p0")
        assert [(outcome.place, outcome.before) for outcome in history] == [(2, None)]
        mine, theirs = [(await host.results.ratings_of(who))[0].mu for who in ("p0", "p1")]
        assert mine < 25 < theirs

    with_host(tmp_path, evening)


def test_with_three_players_a_forfeit_is_last_and_the_others_play_on(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await host.open(players=3, on_timeout="forfeit", bots=["", "random", "random"], clock={"move": 60})
        time.pass_seconds(60)
        await host.sweep(time.now)
        table = await host.table()
        assert (table.status, table.seats[0].forfeited) == ("over", True)  # bots played it to the end
        assert 0 not in table.winners()
        assert table.places()[0] == 3
        assert [each.place for each in ranked(table)] == table.places()

    with_host(tmp_path, evening)


def test_two_players_who_run_out_of_time_together_both_lose(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await host.open(on_timeout="forfeit", clock={"move": 60})
        time.pass_seconds(60)
        await host.sweep(time.now)
        table = await host.table()
        assert (table.status, table.winners()) == ("over", [])
        assert (await host.kinds()).count("away") == 2
        assert len(await host.results.history("p0")) == 1

    with_host(tmp_path, evening)


# ---- returning ------------------------------------------------------------------------


def test_an_away_player_may_return_and_gets_the_whole_time_again(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"move": 60})
        time.pass_seconds(60)
        await host.sweep(time.now)
        time.pass_seconds(10)
        await host.do("p0", commands.Return(0))
        await host.play(1, "x13")
        table = await host.table()
        assert table.actors == [0]
        assert table.time_left(0, time.now) == 60_000

    with_host(tmp_path, evening)


def test_an_away_player_returns_by_making_a_move(tmp_path: Path, time: Time) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, clock={"move": 60})
        time.pass_seconds(60)
        host.pool.may_answer.clear()
        await host.scheduler.sweep(time.now)
        await host.pool.waiting.wait()  # the bot is thinking for seat 0
        table = await host.table()
        move = commands.Play(seat=0, seen=len(table.running.steps), text="x13")
        await host.do("p0", move)
        host.pool.may_answer.set()
        await host.settle()
        kinds = await host.kinds()
        assert kinds[kinds.index("away") :][:3] == ["away", "return", "step"]
        table = await host.table()
        assert (table.seats[0].away, table.actors) == (False, [1])

    with_host(tmp_path, evening)


# ---- days -----------------------------------------------------------------------------


def test_a_clock_of_days_runs_while_no_server_is_up(tmp_path: Path, time: Time) -> None:
    async def before(host: Hosting) -> None:
        await begin(host, clock={"move": 3 * DAY})
        time.pass_seconds(DAY)
        await host.play(0, "x13")

    async def afterwards(host: Hosting) -> None:
        time.pass_seconds(3 * DAY - 1)
        await host.sweep(time.now)
        assert "away" not in await host.kinds()
        time.pass_seconds(1)
        await host.sweep(time.now)
        assert (await host.table()).seats[1].away

    with_host(tmp_path, before)
    with_host(tmp_path, afterwards)


def test_of_two_processes_that_see_a_timeout_only_one_logs_it(tmp_path: Path, time: Time) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as one, hosting(tmp_path) as two:
            await begin(one, clock={"move": 60}, remind=30)
            time.pass_seconds(40)
            await asyncio.gather(one.sweep(time.now), two.sweep(time.now))
            time.pass_seconds(20)
            await asyncio.gather(one.sweep(time.now), two.sweep(time.now))
            kinds = await one.kinds()
            assert (kinds.count("remind"), kinds.count("away")) == (1, 1)
            assert (await two.table()).actors == [1]

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


# ---- over the network -----------------------------------------------------------------


@pytest.mark.process
def test_a_server_enforces_clocks_by_itself_and_notifies_all_clients(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        ana, ben = [await Person(url, name).come() for name in ("Ana", "Ben")]
        reminded = await open_with(ana, ben, clock={"move": DAY}, remind=DAY)  # due at once
        async with ben.live(reminded, since=0) as line:
            await line.until(lambda _: {("remind", 0), ("remind", 1)} <= kinds(line))
        id = await open_with(ana, ben, clock={"move": 1})
        async with ben.live(id, since=0) as line:
            news = await line.until(lambda news: all(seat["away"] for seat in news["table"]["seats"]))
            assert {("away", 0, "time"), ("away", 1, "time")} <= kinds(line)
            assert [seat["left"] for seat in news["table"]["seats"]] == [None, None]
            await line.until(lambda news: news["table"]["status"] == "over")  # bots play for both
        assert (await look(ana, id))["table"]["clock"] == {"move": 1}

    def kinds(line: Any) -> set[tuple[Any, ...]]:
        told = [(entry["type"], entry.get("seat"), entry.get("why")) for entry in line.entries]
        return {tuple(part for part in entry if part is not None) for entry in told}

    with running(f"sqlite:///{tmp_path}/haunt.db", bot_seconds=PATIENCE) as server:
        asyncio.run(asyncio.wait_for(play(server.url), PATIENCE))
