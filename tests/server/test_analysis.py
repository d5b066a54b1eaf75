"""Analyses: requested after a match, queued, stored, and never available before."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntboard.analysis import analyse
from hauntboard.engine.record import from_json, replay
from hauntboard.games import GAMES, load
from hauntboard.server.accounts.limits import RateLimited
from hauntboard.server.automation import analysis_jobs
from hauntboard.server.automation.analysis_jobs import FAILED, MAX_FAILED, MAX_WAITING, AnalysisQueue
from hauntboard.storage import Analyses, Store

from ..limits import LIMIT_SECONDS
from ..released import first_moves, quickest, short_options
from .http_helpers import look, open_table, play_on
from .running import Person, Refused, Server, running

GAME = quickest()
PLAYERS = GAMES[GAME].player_counts[0]
SHORT = short_options(GAME) | {"first": 1}
BOTS = ["random"] * (PLAYERS - 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("analysis")
    with running(f"sqlite:///{folder}/haunt.db", log=folder / "log", bot_processes=1) as server:
        yield server


async def refused(person: Person, method: str, path: str) -> tuple[int, str]:
    with pytest.raises(Refused) as answer:
        await person.ask(method, path)
    return answer.value.status, answer.value.id


async def until_ready(person: Person, path: str) -> dict[str, Any]:
    while True:
        reply: dict[str, Any] = await person.ask("GET", path)
        assert reply["state"] != "failed"
        if reply["state"] == "ready":
            return reply
        await asyncio.sleep(0.1)


@pytest.mark.process
def test_a_finished_match_is_analysed_once_for_all_its_viewers(server: Server) -> None:
    async def play() -> None:
        ana, bob, eva = [await Person(server.url, name).come() for name in ("Ana", "Bob", "Eva")]
        id = await open_table(ana, game=GAME, options=SHORT, seats=["person", "person", *BOTS])
        await bob.ask("POST", "/api/join", {"code": (await look(ana, id))["table"]["code"]})
        await bob.ask("POST", f"/api/tables/{id}/seats", {})
        await ana.ask("POST", f"/api/tables/{id}/start")
        path = f"/api/tables/{id}/analysis"
        for method in ("GET", "POST"):
            assert await refused(ana, method, path) == (403, "table-not-over")
            assert await refused(eva, method, path) == (404, "table-unknown")
        await asyncio.gather(play_on(ana, id, 0), play_on(bob, id, 1))
        assert (await ana.ask("GET", path))["state"] == "none"
        asked = await ana.ask("POST", path)
        assert (asked["state"], asked["done"]) == ("waiting", 0) and asked["total"] > 0
        reply = await until_ready(bob, path)
        assert await ana.ask("POST", path) == reply
        for method in ("GET", "POST"):
            assert await refused(eva, method, path) == (404, "table-unknown")
        record = from_json(await ana.ask("GET", f"/api/tables/{id}/record", format="json"), load)
        assert reply["analysis"]["steps"] == len(replay(record).steps)
        assert reply["analysis"]["moves"][0]["seat"] in range(PLAYERS)

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))


@pytest.mark.process
def test_a_deal_in_play_at_another_table_is_not_analysed(server: Server) -> None:
    async def play() -> None:
        ana, bob = [await Person(server.url, name).come() for name in ("Ana", "Bob")]
        seats = ["person", "random", *BOTS]
        table = {"game": GAME, "players": PLAYERS, "options": SHORT, "seats": seats}
        reply = await ana.ask("POST", "/api/duplicates", {"tables": 2, "table": table})
        one, two = (each["table"]["id"] for each in reply["tables"])
        codes = {each["table"]["id"]: each["code"] for each in reply["tables"]}
        await bob.ask("POST", "/api/join", {"code": codes[two]})
        for who, id in ((ana, one), (bob, two)):
            await who.ask("POST", f"/api/tables/{id}/seats", {})
        await ana.ask("POST", f"/api/tables/{one}/start")
        await ana.ask("POST", f"/api/tables/{two}/start")
        await play_on(ana, one, 0)
        assert await refused(ana, "POST", f"/api/tables/{one}/analysis") == (403, "table-not-over")
        await play_on(bob, two, 0)
        assert (await ana.ask("GET", f"/api/tables/{one}/analysis"))["state"] == "none"

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))


@pytest.mark.process
def test_a_table_without_a_match_has_no_analysis(server: Server) -> None:
    async def play() -> None:
        ana = await Person(server.url, "Ana").come()
        id = await open_table(ana)
        assert (await look(ana, id))["table"]["status"] == "open"
        assert await refused(ana, "POST", f"/api/tables/{id}/analysis") == (403, "table-not-over")

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))


def test_a_full_analysis_queue_refuses_more(tmp_path: Path) -> None:
    async def fill() -> None:
        async with Store.open(f"sqlite:///{tmp_path}/haunt.db") as store:
            analysis_queue, one = AnalysisQueue(Analyses(store)), first_moves(GAME)
            for n in range(MAX_WAITING):
                analysis_queue.enqueue(f"t{n}", one)
            assert analysis_queue.enqueue("t0", one).state == "waiting"  # queued already
            with pytest.raises(RateLimited):
                analysis_queue.enqueue("another", one)

    asyncio.run(fill())


@pytest.mark.process
def test_failed_analyses_are_reported_can_be_retried_and_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        async with Store.open(f"sqlite:///{tmp_path}/haunt.db") as store:
            analysis_queue, one = AnalysisQueue(Analyses(store)), first_moves(GAME)
            analysis_queue.worker.command = ["false"]
            task = asyncio.create_task(analysis_queue.run_forever())
            for n in range(MAX_FAILED + 2):
                job = analysis_queue.enqueue(f"t{n}", one)
                while job.state != FAILED:
                    await asyncio.sleep(0.01)
            assert len(analysis_queue.jobs) == MAX_FAILED
            assert analysis_queue.enqueue(f"t{MAX_FAILED + 1}", one).state == "waiting"
            task.cancel()
            await analysis_queue.close()

    monkeypatch.setattr(analysis_jobs, "MAX_FAILED", 3)
    monkeypatch.setitem(globals(), "MAX_FAILED", 3)
    asyncio.run(fail())


def test_an_analysis_of_an_older_format_is_recomputed(tmp_path: Path) -> None:
    async def keep() -> None:
        async with Store.open(f"sqlite:///{tmp_path}/haunt.db") as store:
            from ..storage.populated_db import table

            await table(store, "t0", "over")
            kept = Analyses(store)
            await kept.keep("t0", 1, b"old")
            assert await kept.find("t0", 2) is None
            await kept.keep("t0", 2, b"new")
            assert (await kept.find("t0", 2), await kept.find("t0", 1)) == (b"new", None)

    asyncio.run(keep())


def test_worker_and_command_give_the_same_analysis() -> None:
    from hauntboard.analysis import moments
    from hauntboard.server.automation.analysis_worker import AnalysisTask, run_task

    one = first_moves(GAME)
    wanted = moments(one)
    task = AnalysisTask(GAME, PLAYERS, one.game.options, None, one.actions)
    pieces = []
    for at in reversed(wanted):
        task.wanted = [at]
        pieces += run_task(task).pieces
    task.wanted, task.pieces = [], pieces
    assert run_task(task).analysis == analyse(one)
