"""Bots run in separate processes, know only what their seat knows, and cannot harm a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hauntboard import bots
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import GAMES, load
from hauntboard.server.automation import bot_pool
from hauntboard.server.automation.bot_pool import BotFailure, BotPool
from hauntboard.server.automation.bot_worker import MoveRequest
from hauntboard.server.automation.scheduler import move_request
from hauntboard.server.settings import Settings
from hauntboard.server.tables import commands
from hauntboard.server.tables.events import Opened, SeatPlan, SeatTaken, Stepped
from hauntboard.server.tables.live_tables import LiveTable
from hauntboard.server.tables.table import Table
from hauntboard.server.web.context import ServerContext

from ..games.any_game import facts
from ..limits import LIMIT_SECONDS
from ..released import RELEASED
from ..seek import SEEK
from .http_helpers import open_table, play_on
from .in_memory_table import HOST, SECRET, Seated
from .in_process_server import hosting, submit
from .running import Person, Server, running

PATIENT = 600.0  # seconds, enough for a bot that must not be stopped
SHORT = 0.5


@contextlib.asynccontextmanager
async def context(folder: Path, **settings: Any) -> AsyncIterator[ServerContext]:
    """Run a server process without network."""
    database = f"sqlite:///{folder}/haunt.db"
    async with ServerContext.open(Settings(database=database, limits=False, **settings)) as opened:
        yield opened


async def start(context: ServerContext, seats: list[str], id: str = "t", game: str = SEEK) -> None:
    """Start a match with bots, and people p0, p1 ... where the name is empty."""
    plans = [SeatPlan(name) for name in seats]
    opened = Opened(game, len(seats), {"first": 1}, HOST, plans, True, "")
    sat = [SeatTaken(seat, f"p{seat}", f"P{seat}") for seat, name in enumerate(seats) if not name]
    await context.live_tables.open(opened, SECRET, sat, id)
    await submit(context.live_tables, id, HOST, commands.Start())


async def until(context: ServerContext, condition: Callable[[Table], object], id: str = "t") -> Table:
    """Return the table once a condition holds."""
    async with context.live_tables.subscribe(id) as (live, signal):
        while not condition(live.table):
            signal.clear()
            await signal.wait()
        return live.table


def moves_of(table: Table, seat: int) -> int:
    return sum(step.seat == seat for step in table.running.steps)


def over(table: Table) -> bool:
    return table.status == "over"


async def play_all(context: ServerContext, id: str) -> Table:
    """Have people play legal moves until the match is over."""
    rng = random.Random(1)
    while True:
        table = await until(context, lambda t: over(t) or any(t.seats[s].who for s in t.actors), id)
        if over(table):
            return table
        seat = next(seat for seat in table.actors if table.seats[seat].who)
        action = rng.choice(table.running.state.legal_actions(seat))
        await submit(
            context.live_tables,
            id,
            f"p{seat}",
            commands.Play(seat=seat, seen=len(table.running.steps), action=action),
        )


def within(seconds: float, work: Any) -> Any:
    """Run a coroutine with a time limit."""
    return asyncio.run(asyncio.wait_for(work, seconds))


# ---- what a bot receives ---------------------------------------------------------------


def random_table(name: str, players: int, seed: int) -> Table:
    """Return a table in the middle of a match."""
    rng = random.Random(f"{name} {players} {seed}")
    seated = Seated(name, players, options={}).fill()
    for _ in range(rng.randrange(1, 60)):
        if seated.table.status != "running":
            break
        seat = rng.choice(seated.table.actors)
        match = seated.table.running
        action = rng.choice(match.state.legal_actions(seat))
        seated.do(f"p{seat}", commands.Play(seat=seat, seen=len(match.steps), action=action))
    return seated.table


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_gets_its_seats_view_and_log_and_nothing_that_the_seat_cannot_know(name: str) -> None:
    exchanged = 0
    for players in GAMES[name].player_counts:
        for seed in range(6):
            table = random_table(name, players, seed)
            match = table.running
            if match.state.over():
                continue
            for seat in table.game.seats:
                question = move_request(table, seat)
                assert (question.view, question.log) == (match.view(seat), match.log(seat))
                other = table.game.another_history(match.actions, seat, Rng(seed))
                exchanged += other != match.actions
                twin = table.fork()
                twin.match = Match(table.game).extend(other)
                assert msgspec.json.encode(move_request(twin, seat)) == msgspec.json.encode(question)
    assert exchanged or not facts(name).hides


def test_a_request_to_a_bot_has_no_other_fields() -> None:
    fields = {"game", "players", "options", "bot", "seed", "view", "log", "since"}
    assert set(MoveRequest.__struct_fields__) == fields


@pytest.mark.process
def test_a_curious_bot_finds_nothing_in_its_process_but_the_request(
    tmp_path: Path, bad_bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("HAUNTBOARD_TEST_NOTES", str(notes))

    async def play() -> Table:
        async with context(tmp_path, bot_processes=1, bot_modules=bad_bots) as opened:
            await start(opened, ["curious", "random"])
            return await until(opened, lambda table: moves_of(table, 0) >= 4)

    table = within(LIMIT_SECONDS, play())
    lines = notes.read_bytes().splitlines()
    assert len(lines) >= 4
    for line in lines:
        reply = json.loads(line)
        match = table.running.at(reply["view"]["length"])
        assert reply["view"] == json.loads(msgspec.json.encode(match.view(0)))
        assert reply["log"] == json.loads(msgspec.json.encode(match.log(0)))
        for secret in (SECRET.hex(), repr(SECRET), f"{tmp_path}/haunt.db"):
            assert secret not in json.dumps(reply["found"])


@pytest.mark.process
def test_a_bot_cannot_remember_the_view_of_another_seat(bad_bots: tuple[str, ...]) -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENT, bad_bots)
        table = Seated(players=2, bots=["remembering", "remembering"]).fill().table
        questions = [move_request(table, seat) for seat in (0, 1, 0)]
        for seats in (["", "", ""], ["t/0", "t/1", "u/0"]):
            asked = zip(questions, seats, strict=True)
            chosen = [await pool.choose(question, seat) for question, seat in asked]
            assert chosen == [question.view["legal"][0] for question in questions]
        await pool.close()

    within(LIMIT_SECONDS, ask())


# ---- only what is new -----------------------------------------------------------------


def spy_on(worker: bot_pool.Worker) -> list[tuple[bytes, MoveRequest]]:
    """Record the slots and requests that a worker receives."""
    seen: list[tuple[bytes, MoveRequest]] = []
    ask = worker.ask

    async def spy(request: bytes, budget: float, slot: bytes = b"-") -> bytes:
        seen.append((slot, msgspec.json.decode(request, type=MoveRequest)))
        return await ask(request, budget, slot)

    worker.ask = spy  # type: ignore[method-assign]
    return seen


@pytest.mark.parametrize("name", RELEASED)
def test_a_worker_receives_only_what_is_new_and_its_bots_decide_the_same(name: str) -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENT)
        seen = spy_on(pool.workers[0])
        players = GAMES[name].player_counts[0]
        seated = Seated(name, players, bots=["level-1"] * players).fill()
        live = LiveTable(seated.table)
        for turn in range(12):
            seat = seated.table.running.state.actors()[0]
            if turn in (3, 4):  # in the middle of the match the step before is taken back
                steps = seated.table.running.steps
                seated.table.running.rewind(max(i for i, step in enumerate(steps) if step.seat >= 0))
                seat = seated.table.running.state.actors()[0]
            request = move_request(seated.table, seat, live.seat_log(seat))
            assert request.log == seated.table.running.log(seat)
            action = await pool.choose(request, f"t/{seat}")
            slot, sent = seen[-1]
            assert request.log[sent.since :] == sent.log
            assert slot.startswith(b"+") == (sent.since == 0)
            assert action == await pool.choose(request), "a fresh process decides the same"
            seated.table.running.play(action, seat)
            seated.table.running.deal(seated.table.dealer())
        partial = [sent for slot, sent in seen if sent.since]
        assert len(partial) >= 7
        await pool.close()

    within(LIMIT_SECONDS, ask())


def test_a_seat_whose_process_died_gets_another_with_the_whole_log() -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENT)
        seen = spy_on(pool.workers[0])
        table = Seated(players=2, bots=["random", "random"]).fill().table
        live = LiveTable(table)
        request = move_request(table, 0, live.seat_log(0))
        first = await pool.choose(request, "t/0")
        assert request.log, "there is something to remember"
        process = pool.workers[0].process
        assert process is not None
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert len(children) == 1
        os.kill(int(children[0]), signal.SIGKILL)
        assert await pool.choose(request, "t/0") == first
        assert [(slot, sent.since > 0) for slot, sent in seen] == [
            (b"+0", False),
            (b"0", True),
            (b"+0", False),
        ]
        await pool.close()

    within(LIMIT_SECONDS, ask())


def test_a_worker_keeps_few_seats_and_forgets_the_one_not_asked_for_longest() -> None:
    worker = bot_pool.Worker([])
    logs: dict[str, list[dict[str, Any]]] = {f"t/{seat}": [] for seat in range(bot_pool.MAX_SLOTS + 1)}
    numbers = [worker.slot_for(seat, log).number for seat, log in logs.items()]
    assert numbers == [*range(bot_pool.MAX_SLOTS), 0]
    assert "t/0" not in worker.seats
    kept = worker.slot_for("t/1", logs["t/1"])
    assert (kept.number, list(worker.seats)[-1]) == (1, "t/1")
    assert worker.slot_for("t/1", []).sent == 0, "another list is another history"
    assert sorted(slot.number for slot in worker.seats.values()) == list(range(bot_pool.MAX_SLOTS))


# ---- misbehaving bots -----------------------------------------------------------------

FAILURES = {
    "crashing": "crashed",
    "raising": "crashed",
    "illegal": "illegal",
    "nonsense": "nonsense",
    "huge": "",
    "idle": "late",
    "late": "late",
}


def question(bot: str, seat: int = 0) -> MoveRequest:
    table = Seated(players=2, bots=[bot, bot]).fill().table
    return move_request(table, seat)


@pytest.mark.process
@pytest.mark.parametrize("bot", FAILURES)
def test_a_bot_without_a_usable_answer_is_stopped_and_the_next_request_answered(
    bot: str, bad_bots: tuple[str, ...]
) -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENT, bad_bots)
        good = question("random")
        usual = await pool.choose(good)
        pool.budget = SHORT if FAILURES[bot] == "late" else PATIENT
        for _ in range(2):
            with pytest.raises(BotFailure) as failure:
                await pool.choose(question(bot))
            assert FAILURES[bot] in str(failure.value)
        pool.budget = PATIENT
        assert await pool.choose(good) == usual
        assert usual in good.view["legal"]
        await pool.close()
        assert all(worker.process is None for worker in pool.workers)

    within(LIMIT_SECONDS, ask())


@pytest.mark.process
def test_a_bot_gets_exactly_its_time_even_in_a_new_process(
    bad_bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "START_SECONDS", PATIENT)  # starting takes as long as it takes

    async def ask() -> None:
        pool = BotPool(1, SHORT, bad_bots)
        for _ in range(2):
            with pytest.raises(BotFailure, match="late"):
                await pool.choose(question("idle"))
        await pool.close()

    within(LIMIT_SECONDS, ask())


@pytest.mark.process
def test_what_a_bot_prints_does_not_mix_with_the_replies(bad_bots: tuple[str, ...]) -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENT, bad_bots)
        chatty, quiet = question("chatty"), question("random")
        for _ in range(3):
            assert await pool.choose(chatty) == await pool.choose(quiet)
        await pool.close()

    within(LIMIT_SECONDS, ask())


@pytest.mark.process
@pytest.mark.parametrize("bot", ["crashing", "raising", "illegal", "nonsense"])
def test_a_match_continues_with_legal_moves_whatever_a_bot_does(
    bot: str, tmp_path: Path, bad_bots: tuple[str, ...]
) -> None:
    async def play() -> None:
        async with context(tmp_path, bot_processes=1, bot_modules=bad_bots) as opened:
            await start(opened, [bot, "random"])
            table = await until(opened, lambda table: moves_of(table, 0) >= 3)
            entries = await opened.store.read("t")
            again = Table("t", SECRET)
            again.extend(entries)  # plays every step by the rules
            assert moves_of(again, 0) >= moves_of(table, 0)

    within(LIMIT_SECONDS, play())


@pytest.mark.process
def test_a_bot_that_crashes_now_and_then_finishes_its_match(
    tmp_path: Path, bad_bots: tuple[str, ...]
) -> None:
    async def play() -> None:
        async with context(tmp_path, bot_processes=1, bot_modules=bad_bots) as opened:
            await start(opened, ["moody", "", "moody"])
            table = await play_all(opened, "t")
            assert {step.seat for step in table.running.steps} >= {0, 1, 2}

    within(LIMIT_SECONDS, play())


@pytest.mark.process
def test_an_idle_bot_does_not_delay_other_tables(tmp_path: Path, bad_bots: tuple[str, ...]) -> None:
    async def play() -> None:
        settings = {"bot_processes": 2, "bot_seconds": PATIENT, "bot_modules": bad_bots}
        async with context(tmp_path, **settings) as opened:
            await start(opened, ["idle", "random"], "stuck")
            await start(opened, ["", "random"], "free")
            table = await play_all(opened, "free")
            assert len(table.winners()) == 1
            stuck = await until(opened, lambda _: True, "stuck")
            assert moves_of(stuck, 0) == 0  # and its bot was thinking all the time
            assert "stuck" in opened.scheduler.tasks

    within(LIMIT_SECONDS, play())


@pytest.mark.process
def test_a_process_with_a_thinking_bot_can_stop_and_the_next_one_plays_on(
    tmp_path: Path, bad_bots: tuple[str, ...]
) -> None:
    async def play() -> None:
        settings = {"bot_processes": 1, "bot_modules": bad_bots}
        async with context(tmp_path, bot_seconds=PATIENT, **settings) as first:
            await start(first, ["idle", "random"])
            worker = first.scheduler.pool.workers[0]
            while worker.process is None:
                await asyncio.sleep(0)
            process = worker.process
        assert process.returncode is not None  # no process is left behind
        bots.BOTS["idle"] = bots.BOTS["random"]
        async with context(tmp_path, bot_processes=1) as second:
            second.scheduler.pool.choose = random_choice  # type: ignore[method-assign]
            await until(second, over)

    async def random_choice(question: MoveRequest, seat: str = "") -> int:
        game = load(question.game, question.players, question.options)
        return bots.make("random", game, question.seed).choose(question.view, question.log)

    within(LIMIT_SECONDS, play())


def test_a_player_who_returns_before_the_bot_has_moved_makes_the_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            await host.open(players=2)
            host.pool.may_answer.clear()
            await host.do("p0", commands.Leave(0))
            await host.pool.waiting.wait()
            await host.do("p0", commands.Return(0))
            host.pool.may_answer.set()
            await host.settle()
            table = await host.table()
            assert moves_of(table, 0) == 0
            await host.play(0)
            assert moves_of(await host.table(), 0) == 1

    within(LIMIT_SECONDS, play())


def test_bots_of_one_match_choose_at_the_same_time_as_people(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            await host.open(players=3, bots=["", "random", "random"])
            table = await host.table()
            assert table.actors == [0]  # only the bots have hidden
            steps = [entry.event for entry in table.history if isinstance(entry.event, Stepped)]
            assert {step.seat for step in steps} == {-1, 1, 2}

    within(LIMIT_SECONDS, play())


# ---- over the network -----------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path, bad_bots: tuple[str, ...]) -> Iterator[Server]:
    settings = {"bot_modules": bad_bots, "bot_seconds": PATIENT, "bot_processes": 2}
    with running(f"sqlite:///{tmp_path}/haunt.db", log=tmp_path / "log", **settings) as server:
        yield server


@pytest.mark.process
def test_bots_of_a_module_can_be_seated_and_a_server_answers_while_one_idles(server: Server) -> None:
    async def play() -> None:
        ana = await Person(server.url, "Ana").come()
        games = {game["name"]: game["bots"] for game in await ana.ask("GET", "/api/games")}
        assert "idle" in games[SEEK]
        stuck = await open_table(ana, seats=["idle", "person"])
        await ana.ask("POST", f"/api/tables/{stuck}/start")
        free = await open_table(ana, seats=["person", "raising"])
        await ana.ask("POST", f"/api/tables/{free}/start")
        assert (await ana.ask("GET", "/health"))["status"] == "alive"
        async with ana.live(free, perspective=0) as line:
            news = await line.until(lambda news: news["view"]["legal"])
            move = {"type": "play", "seat": 0, "seen": news["view"]["length"]}
            answer = await line.do(**move, action=news["view"]["legal"][0])
            assert answer["type"] == "done"
        assert (await ana.ask("GET", f"/api/tables/{stuck}"))["table"]["actors"] == [0, 1]

    within(LIMIT_SECONDS, play())


@pytest.mark.process
@pytest.mark.parametrize("name", GAMES)
def test_people_and_bots_play_any_game_to_the_end_together(name: str, tmp_path: Path) -> None:
    players = GAMES[name].player_counts[-1]
    options = dict(facts(name).table_options)
    bot = "sensible" if "sensible" in bots.names_for(name) else bots.names_for(name)[0]
    seats = ["person", *[bot, "random", bot, "random", bot][: players - 2], "person"]

    async def play(server: Server) -> None:
        ana, ben = [await Person(server.url, who).come() for who in ("Ana", "Ben")]
        id = await open_table(ana, game=name, players=players, seats=seats, options=options, public=True)
        await ben.ask("POST", f"/api/tables/{id}/seats", {"seat": players - 1})
        await ana.ask("POST", f"/api/tables/{id}/start")
        ends = await asyncio.gather(play_on(ana, id, 0), play_on(ben, id, players - 1))
        assert [end["table"]["status"] for end in ends] == ["over", "over"]
        assert ends[0]["table"]["winners"] == ends[1]["table"]["winners"]
        record = await ben.ask("GET", f"/api/tables/{id}/shuffle")
        assert record["verified"]

    with running(f"sqlite:///{tmp_path}/haunt.db", log=tmp_path / "log", bot_seconds=60.0) as server:
        within(LIMIT_SECONDS, play(server))
        assert "bot failed" not in (tmp_path / "log").read_text()
