"""A draft game of another package, without any optional part and with seven seats, on a server; and the same
server once the game is gone."""

from __future__ import annotations

import asyncio
import functools
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hauntboard.engine.seats import MAX_SEATS

from ..seek import SEEK
from ..strangers_game import BROKEN, NAME, install
from .http_helpers import look, move, open_table, play_on
from .running import Person, Refused, Server, running

SEATS = ["person", "thinker", "random", "person", "thinker", "random", "person"]
PEOPLE = [seat for seat, kind in enumerate(SEATS) if kind == "person"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("strangers")


@pytest.fixture(scope="module")
def environment(folder: Path) -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        install(folder, patch)
        yield patch


@pytest.fixture(scope="module")
def server(folder: Path, environment: pytest.MonkeyPatch) -> Iterator[Server]:
    with running(f"sqlite:///{folder}/haunt.db", log=folder / "log", bot_processes=2) as server:
        yield server


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an asynchronous test."""

    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


async def refused(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    with pytest.raises(Refused) as answer:
        await person.ask(method, path, body)
    return answer.value.status, answer.value.id


async def play_match(url: str) -> tuple[str, list[Person]]:
    """Play a match of three people and four bots over live connections."""
    people = [await Person(url, f"Person {n + 1}").come() for n in range(len(PEOPLE))]
    id = await open_table(people[0], game=NAME, seats=SEATS, options={"rounds": 2}, public=True)
    for person, seat in list(zip(people, PEOPLE, strict=True))[1:]:
        await person.ask("POST", f"/api/tables/{id}/seats", {"seat": seat})
    await people[0].ask("POST", f"/api/tables/{id}/start")
    await asyncio.gather(*(play_on(p, id, seat) for p, seat in zip(people, PEOPLE, strict=True)))
    return id, people


@in_a_loop
async def test_the_game_is_listed_with_generic_bots_and_the_broken_one_is_reported(
    server: Server, folder: Path
) -> None:
    games = {game["name"]: game for game in await Person(server.url).ask("GET", "/api/games")}
    assert games[NAME]["bots"] == ["random", "thinker"]
    assert games[NAME]["players"][-1] == len(SEATS)
    assert BROKEN not in games
    log = (folder / "log").read_text()
    assert "strangers_wreck" in log and "RuntimeError: the lantern fell" in log
    assert "misspelt" in log


@in_a_loop
async def test_seven_seats_play_a_match_to_its_end(server: Server, folder: Path) -> None:
    id, people = await play_match(server.url)
    news = await look(people[0], id, perspective="6")
    assert news["table"]["status"] == "over"
    assert len(news["table"]["scores"]) == len(SEATS)
    record = await people[1].ask("GET", f"/api/tables/{id}/record", format="json")
    assert record["players"] == 7 and any(word.startswith("7:") for word in record["moves"])
    assert (await people[0].ask("GET", f"/api/tables/{id}/shuffle"))["verified"]
    replay = await people[0].ask("GET", f"/api/tables/{id}/replay", perspective="all")
    assert len(replay["frames"]) == replay["steps"] + 1
    history = await people[2].ask("GET", "/api/me/history")
    assert [(result["game"], result["seat"]) for result in history] == [(NAME, 6)]
    seats = [(seat["name"], bool(seat["bot"])) for seat in history[0]["seats"]]
    assert seats[PEOPLE[0]] == ("Person 1", False)
    assert all(seats[n] == ("", True) for n in range(len(SEATS)) if n not in PEOPLE)  # named by the reader
    assert [rating["game"] for rating in await people[2].ask("GET", "/api/me/ratings")] == [NAME]
    again = await people[2].ask("POST", f"/api/tables/{id}/rematch")
    assert (await look(people[2], again["id"]))["table"]["you"]["seats"] == [0]
    assert "Traceback" not in (folder / "log").read_text()


@in_a_loop
async def test_a_missing_part_is_refused_with_a_sentence(server: Server, folder: Path) -> None:
    id, people = await play_match(server.url)
    for method in ("GET", "POST"):
        assert await refused(people[0], method, f"/api/tables/{id}/analysis") == (
            404,
            "part-missing-analysis",
        )
    with pytest.raises(Refused, match=NAME) as no:
        await people[0].ask("GET", f"/api/games/{NAME}/lesson")
    assert (no.value.status, no.value.id) == (404, "part-missing-lesson")
    assert "Traceback" not in (folder / "log").read_text()


@in_a_loop
async def test_hints_come_from_the_generic_search(server: Server) -> None:
    ada = await Person(server.url, "Ada").come()
    id = await open_table(ada, game=NAME, seats=["person", "thinker"], options={"first": 1})
    await ada.ask("POST", f"/api/tables/{id}/start")
    news = await look(ada, id)
    assert news["table"]["hints"]
    body = {"seat": 0, "seen": news["view"]["length"]}
    hint = await ada.ask("POST", f"/api/tables/{id}/hint", body)
    assert hint["best"] in news["view"]["legal"] and len(hint["choices"]) == 2
    moves = await ada.ask("GET", f"/api/tables/{id}/moves", seat=0)
    assert [each["action"] for each in moves] == news["view"]["legal"]
    wanted = {"premoves": [{"play": "leave"}]}
    assert await ada.ask("PUT", f"/api/tables/{id}/premoves/0", wanted) == wanted
    while (await ada.ask("GET", f"/api/tables/{id}/premoves/0"))["premoves"]:
        await asyncio.sleep(0.05)
    assert "leave" in [entry.get("text") for entry in await ada.ask("GET", f"/api/tables/{id}/log")]


@in_a_loop
async def test_a_finished_match_can_be_explained_and_played_on(server: Server) -> None:
    id, people = await play_match(server.url)
    log = await people[0].ask("GET", f"/api/tables/{id}/log", perspective="all")
    step = next(n for n, entry in enumerate(log) if entry["seat"] == 0)
    reasons = await people[0].ask("POST", f"/api/tables/{id}/reasons", {"step": step})
    assert reasons["about"] == log[step]["action"]
    branch = await people[0].ask("POST", f"/api/tables/{id}/branch", {"step": step, "seat": 0})
    assert (await look(people[0], branch["id"]))["table"]["players"] == len(SEATS)


@in_a_loop
async def test_a_seat_beyond_the_table_is_refused(server: Server) -> None:
    ada = await Person(server.url, "Ada").come()
    id = await open_table(ada, game=NAME, seats=["person", "person"])
    for seat, expected in ((6, (409, "refusal-no-such-seat")), (MAX_SEATS, (422, "request-invalid"))):
        assert await refused(ada, "POST", f"/api/tables/{id}/seats", {"seat": seat}) == expected


# ---- after the game has been removed ----------------------------------------------------


@in_a_loop
async def test_tables_of_a_removed_game_are_hidden_and_refused(
    server: Server, folder: Path, environment: pytest.MonkeyPatch
) -> None:
    over, people = await play_match(server.url)
    bots_turn = await open_table(people[0], game=NAME, seats=["person", "thinker"], public=True)
    await people[0].ask("POST", f"/api/tables/{bots_turn}/start")
    waiting = await open_table(people[0], game=NAME, seats=["person", "person"], public=True)
    code = (await look(people[0], waiting))["table"]["code"]
    cookie = people[0].cookie
    server.stop()
    environment.setenv("HAUNTBOARD_GAMES", SEEK)
    log = folder / "without.log"
    with running(f"sqlite:///{folder}/haunt.db", log=log, bot_processes=1) as without:
        ada = Person(without.url, Cookie=cookie)
        assert (await ada.ask("GET", "/api/me"))["name"] == "Person 1"
        for path in ("me/tables", "me/history", "me/ratings", "tables", "tables?status=over"):
            assert await ada.ask("GET", f"/api/{path}") == []
        await ada.ask("POST", "/api/join", {"code": code})
        for id in (over, bots_turn, waiting):
            gone = (409, "table-game-unavailable")
            assert await refused(ada, "GET", f"/api/tables/{id}") == gone
            assert await refused(ada, "POST", f"/api/tables/{id}/start") == gone
            with pytest.raises(InvalidStatus):
                async with ada.live(id):
                    pass
        wanted = {"game": NAME, "seats": ["person", "person"]}
        assert await refused(ada, "POST", "/api/tables", wanted) == (422, "option-unknown-game")
        assert (await refused(ada, "GET", f"/api/games/{NAME}/ratings"))[0] == 404
        id = await open_table(ada, game=SEEK, seats=["person", "random"])
        await ada.ask("POST", f"/api/tables/{id}/start")
        await move(ada, id, 0)
        await asyncio.sleep(2.5)  # two sweeps of the scheduler
    text = log.read_text()
    assert "Traceback" not in text and "pass failed" not in text
    for command in (["export", str(folder / "records")], ["backup", str(folder / "copy.db")]):
        run = [
            sys.executable,
            "-m",
            "hauntboard.cli",
            "admin",
            *command,
            "--database",
            f"sqlite:///{folder}/haunt.db",
        ]
        done = subprocess.run(run, capture_output=True, text=True, env=dict(os.environ), timeout=60)
        assert (done.returncode, done.stderr) == (0, "")
        assert command[0] != "export" or NAME in done.stdout
