"""Premoves: played on the seat's turn, dropped when the match takes another course, secret."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntboard.server.automation import premoves
from hauntboard.server.automation.premoves import Premove
from hauntboard.server.tables import commands

from ..limits import LIMIT_SECONDS
from ..seek import SEEK
from .http_helpers import look, move, open_with
from .in_process_server import Hosting, hosting
from .running import Person, Refused, Server, running


def with_host(folder: Path, evening: Callable[[Hosting], Awaitable[None]]) -> None:
    async def run() -> None:
        async with hosting(folder) as host:
            await evening(host)

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


async def begin(host: Hosting, players: int = 2, **more: Any) -> None:
    """Start a match in which all have hidden and seat 0 is to move."""
    await host.open(players=players, **more)
    for seat in (await host.table()).actors:
        await host.play(seat)


async def set_premoves(host: Hosting, seat: int, *wanted: Premove) -> None:
    """Set the premoves of a seat as the route does."""
    running = (await host.table()).running
    await host.premoves.set("t", seat, premoves.encode(running, list(wanted)))
    host.scheduler.premoves_changed("t")
    await host.settle()


async def waiting(host: Hosting, seat: int) -> list[str]:
    """Return the stored premoves of a seat."""
    kept = (await host.premoves.at_table("t")).get(seat)
    return [each.play for each in premoves.decode(kept).premoves] if kept else []


async def moves(host: Hosting, seat: int) -> list[str]:
    """Return what a seat has played, without its place."""
    match = (await host.table()).running
    return [match.game.text(step.action) for step in match.steps if step.seat == seat][1:]


# ---- carried out ----------------------------------------------------------------------


def test_a_premove_is_played_on_the_seats_turn(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 1, Premove("x13"))
        assert await moves(host, 1) == []  # it is not their turn yet
        await host.play(0, "x13")
        assert await moves(host, 1) == ["x13"]
        assert await waiting(host, 1) == []
        assert (await host.table()).actors == [0]

    with_host(tmp_path, evening)


def test_a_premove_for_the_current_turn_is_played_at_once(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 0, Premove("x13"))
        assert await moves(host, 0) == ["x13"]

    with_host(tmp_path, evening)


def test_several_premoves_are_played_on_consecutive_turns(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 1, Premove("x13"), Premove("x12"), Premove("x11"))
        for left in (["x12", "x11"], ["x11"], []):
            await host.play(0, "x13")
            assert await waiting(host, 1) == left
        assert await moves(host, 1) == ["x13", "x12", "x11"]
        await host.play(0, "x13")
        assert (await host.table()).actors == [1]  # the player decides the rest

    with_host(tmp_path, evening)


def test_when_all_have_set_premoves_a_match_plays_itself(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 1, Premove("x13", after=["1:x13=n"]), Premove("x12", after=["1:x12=n"]))
        await set_premoves(host, 0, Premove("x13"), Premove("x12"))
        assert await moves(host, 0) == await moves(host, 1) == ["x13", "x12"]

    with_host(tmp_path, evening)


def test_premoves_follow_a_bots_move_as_well(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await host.open(bots=["random", ""])
        await host.play(1)
        await set_premoves(host, 1, Premove("x12"), Premove("x11"))
        assert (await moves(host, 1))[:2] == ["x12", "x11"]

    with_host(tmp_path, evening)


def test_a_premove_may_consist_of_several_steps(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 0, Premove("knock knock x13"))
        match = (await host.table()).running
        assert [step.seat for step in match.steps][-3:] == [0, 0, 0]

    with_host(tmp_path, evening)


# ---- assumptions ----------------------------------------------------------------------


def test_a_premove_stands_if_the_assumed_moves_happened(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host, players=3)
        await set_premoves(host, 2, Premove("x13", after=["1:x13=nn", "*"]))
        await host.play(0, "x13")
        await host.play(1, "x12")
        assert await moves(host, 2) == ["x13"]

    with_host(tmp_path, evening)


@pytest.mark.parametrize(
    "assumed", [["1:x12=n"], ["1:x13=y"], ["1:x13=n", "1:x13=n"], [], ["x13"], ["*", "*"]]
)
def test_all_premoves_are_dropped_if_the_others_moved_differently(assumed: list[str], tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 1, Premove("x13", after=assumed), Premove("x12"))
        await host.play(0, "x13")
        assert await moves(host, 1) == []
        assert await waiting(host, 1) == []
        assert (await host.table()).actors == [1]  # the player decides

    with_host(tmp_path, evening)


def test_assumptions_of_a_later_premove_start_after_the_previous_one(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(
            host, 1, Premove("x13"), Premove("x12", after=["1:x12=n"]), Premove("x11", after=["1:x9=n"])
        )
        for text in ("x13", "x12", "x11"):
            await host.play(0, text)
        assert await moves(host, 1) == ["x13", "x12"]
        assert await waiting(host, 1) == []

    with_host(tmp_path, evening)


@pytest.mark.parametrize("text", ["x99", "", "c5", "d3", "first1", "nonsense"])
def test_an_illegal_premove_is_dropped_with_all_that_follow(text: str, tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 1, Premove(text), Premove("x13"))
        await host.play(0, "x13")
        assert await moves(host, 1) == []
        assert await waiting(host, 1) == []
        await host.play(1, "x13")  # nothing is stuck

    with_host(tmp_path, evening)


def test_premoves_are_dropped_when_the_position_they_were_set_in_is_undone(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await host.open()
        before = len((await host.table()).running.steps)
        await host.play(0)
        await set_premoves(host, 0, Premove("x13"))
        assert await waiting(host, 0) == ["x13"]
        await host.do("p0", commands.Undo(0, before))
        await host.settle()
        assert await waiting(host, 0) == []

    with_host(tmp_path, evening)


def test_a_move_by_hand_replaces_the_premoves(tmp_path: Path) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await host.play(0, "x13")
        host.scheduler.closing = True  # the premove is set just before the player moves by hand
        running = (await host.table()).running
        await host.premoves.set("t", 1, premoves.encode(running, [Premove("x12")]))
        await host.play(1, "x13")
        host.scheduler.closing = False
        await host.play(0, "x12")
        await host.sweep(0)
        assert await moves(host, 1) == ["x13"]
        assert await waiting(host, 1) == []

    with_host(tmp_path, evening)


def test_premoves_set_while_others_are_played_are_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(host: Hosting) -> None:
        await begin(host)
        await set_premoves(host, 1, Premove("x13"))
        submit = host.live_tables.submit

        async def slow(live: Any, who: str, command: Any) -> Any:
            receipt = await submit(live, who, command)
            if who == "p1":  # the player sets other premoves at this moment
                running = (await host.table()).running
                await host.premoves.set("t", 1, premoves.encode(running, [Premove("x11")]))
            return receipt

        monkeypatch.setattr(host.live_tables, "submit", slow)
        await host.play(0, "x13")
        assert await moves(host, 1) == ["x13"]
        assert await waiting(host, 1) == ["x11"]

    with_host(tmp_path, evening)


# ---- several processes, restarts ------------------------------------------------------


def test_any_process_plays_premoves(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as one, hosting(tmp_path) as two:
            await begin(one)
            await set_premoves(one, 1, Premove("x13"), Premove("x12"))
            await two.play(0, "x13")  # the second process does not know of premoves
            await asyncio.gather(one.sweep(0), two.sweep(0))
            assert await moves(one, 1) == ["x13"]
            await two.play(0, "x12")
            assert await moves(one, 1) == ["x13", "x12"]

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


def test_a_premove_interrupted_by_a_crash_is_played_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with hosting(tmp_path) as one:
            await begin(one)
            await set_premoves(one, 1, Premove("x13"), Premove("x12"))
            kept = (await one.premoves.at_table("t"))[1]
            await one.play(0, "x13")
            assert await moves(one, 1) == ["x13"]
            await one.premoves.set("t", 1, kept)  # as if the store had not been updated
        async with hosting(tmp_path) as two:
            await two.sweep(0)
            await two.play(0, "x12")
            assert (await moves(two, 1))[:1] == ["x13"]
            assert (await moves(two, 1)).count("x13") == 1

    asyncio.run(asyncio.wait_for(run(), LIMIT_SECONDS))


@pytest.mark.process
def test_premoves_survive_a_killed_server(tmp_path: Path) -> None:
    async def before(server: Server) -> tuple[Person, Person, str]:
        ana, ben = [await Person(server.url, name).come() for name in ("Ana", "Ben")]
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        wanted = {"premoves": [{"play": "x13", "after": ["1:x13=n"]}, {"play": "x12"}]}
        assert await ben.ask("PUT", f"/api/tables/{id}/premoves/1", wanted) == wanted
        return ana, ben, id

    async def play(server: Server) -> None:
        ana, ben, id = await before(server)
        server.kill()
        server.start()
        assert len((await ben.ask("GET", f"/api/tables/{id}/premoves/1"))["premoves"]) == 2
        for count, text in enumerate(("x13", "x12"), 1):
            async with ana.live(id, perspective=0) as line:
                news = await line.until(lambda news: 0 in news["table"]["actors"])
                seen = news["view"]["length"]
                await line.do(type="play", seat=0, seen=seen, text=text)
                await line.until(lambda news: news["view"]["legal"] and news["view"]["length"] > seen)  # noqa: B023
            reply = [e for e in await ana.ask("GET", f"/api/tables/{id}/log") if e["seat"] == 1]
            assert [entry["text"] for entry in reply[1:]] == ["x13", "x12"][:count]
        while (await ben.ask("GET", f"/api/tables/{id}/premoves/1"))["premoves"]:
            await asyncio.sleep(0.02)  # the store is updated right after the move

    with running(f"sqlite:///{tmp_path}/haunt.db") as server:
        asyncio.run(asyncio.wait_for(play(server), LIMIT_SECONDS))


# ---- secret ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("premoves")
    with running(f"sqlite:///{folder}/haunt.db") as server:
        yield server


@pytest.mark.process
def test_premoves_are_invisible_to_other_players(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = [await Person(server.url, name).come() for name in ("Ana", "Ben", "Eva")]
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        seen = [await look(who, id, since=0) for who in (ana, eva)]
        lists = [await who.ask("GET", "/api/me/tables") for who in (ana, eva)]
        await ben.ask("PUT", f"/api/tables/{id}/premoves/1", {"premoves": [{"play": "x13"}]})
        again = [await look(who, id, since=0) for who in (ana, eva)]
        for news in (*seen, *again):
            del news["now"]
        assert again == seen
        assert [await who.ask("GET", "/api/me/tables") for who in (ana, eva)] == lists
        for who in (ana, eva):
            for method, body in (("GET", None), ("PUT", {"premoves": [{"play": "x1"}]})):
                with pytest.raises(Refused) as refused:
                    await who.ask(method, f"/api/tables/{id}/premoves/1", body)
                assert (refused.value.status, refused.value.id) == (403, "table-not-your-seat")
        mine = await ben.ask("GET", f"/api/tables/{id}/premoves/1")
        assert mine == {"premoves": [{"play": "x13"}]}

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))


@pytest.mark.process
def test_premoves_can_be_changed_and_withdrawn_and_need_a_match(server: Server) -> None:
    async def play() -> None:
        ana, ben = [await Person(server.url, name).come() for name in ("Ana", "Ben")]
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        path = f"/api/tables/{id}/premoves/1"
        for wanted in ([{"play": "x12"}], [{"play": "x11"}, {"play": "x10", "after": []}], []):
            await ben.ask("PUT", path, {"premoves": wanted})
            assert (await ben.ask("GET", path))["premoves"] == wanted
        await move(ana, id, 0, "x13")
        assert (await look(ben, id))["table"]["actors"] == [1]
        new = await ben.ask("POST", "/api/tables", {"game": SEEK})
        with pytest.raises(Refused) as refused:
            await ben.ask(
                "PUT", f"/api/tables/{new['table']['id']}/premoves/0", {"premoves": [{"play": "x1"}]}
            )
        assert (refused.value.status, refused.value.id) == (409, "table-not-running")

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))
