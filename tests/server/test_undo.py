"""Undo over the network: a player's own steps alone, more with consent, and never what others have seen."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from ..limits import LIMIT_SECONDS
from .http_helpers import look, move, open_with
from .running import Person, Refused, Server, running

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("taking-back")
    with running(f"sqlite:///{folder}/haunt.db") as server:
        yield server


def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, seconds))


async def three(server: Server, **wanted: Any) -> tuple[list[Person], str, int]:
    """Seat three people who have to hide; return them and the number of steps so far."""
    people = [await Person(server.url, name).come() for name in ("Ana", "Ben", "Eva")]
    id = await open_with(*people, **wanted)
    return people, id, (await look(people[0], id))["view"]["length"]


async def undo(person: Person, id: str, seat: int, length: int) -> Any:
    return await person.ask("POST", f"/api/tables/{id}/undo", {"seat": seat, "length": length})


async def answer(person: Person, id: str, seat: int, yes: bool) -> Any:
    return await person.ask("POST", f"/api/tables/{id}/undo/answer", {"seat": seat, "yes": yes})


async def steps(person: Person, id: str) -> int:
    return int((await look(person, id))["view"]["length"])


def test_steps_that_no_other_player_has_seen_or_built_upon_need_no_consent(server: Server) -> None:
    async def play() -> None:
        (ana, ben, _), id, before = await three(server)
        await move(ana, id, 0)
        view = (await look(ana, id))["view"]
        assert (view["legal"], view["undo"]) == ([], before)
        await undo(ana, id, 0, before)
        view = (await look(ana, id))["view"]
        assert view["length"] == before and view["legal"]
        assert (await look(ben, id, since=0))["entries"][-1]["type"] == "undo"

    within(LIMIT_SECONDS, play())


def test_a_longer_undo_needs_the_consent_of_all_others(server: Server) -> None:
    async def play() -> None:
        (ana, ben, eva), id, before = await three(server)
        await move(ana, id, 0)
        await move(ben, id, 1)
        await undo(ana, id, 0, before)
        request = (await look(eva, id))["table"]["request"]
        assert request == {"seat": 0, "length": before, "agreed": [0]}
        assert await steps(ana, id) == before + 2
        await answer(ben, id, 1, True)
        assert await steps(ana, id) == before + 2  # one is missing
        await answer(eva, id, 2, True)
        news = await look(ana, id)
        assert (news["view"]["length"], news["table"]["request"]) == (before, None)
        assert news["table"]["actors"] == [0, 1, 2]

    within(LIMIT_SECONDS, play())


def test_one_refusal_ends_an_undo_request_and_is_visible_to_all(server: Server) -> None:
    async def play() -> None:
        (ana, ben, eva), id, before = await three(server)
        await move(ana, id, 0)
        await move(ben, id, 1)
        await undo(ana, id, 0, before)
        await answer(eva, id, 2, False)
        news = await look(ben, id, since=0)
        assert (news["view"]["length"], news["table"]["request"]) == (before + 2, None)
        assert (news["entries"][-1]["type"], news["entries"][-1]["yes"]) == ("undo-answer", False)
        with pytest.raises(Refused) as refused:
            await answer(ben, id, 1, True)
        assert (refused.value.status, refused.value.id) == (409, "table-no-request")

    within(LIMIT_SECONDS, play())


def test_bots_and_away_players_need_not_consent(server: Server) -> None:
    async def play() -> None:
        (ana, ben, eva), id, before = await three(server)
        await move(ana, id, 0)
        await move(ben, id, 1)
        await ben.ask("POST", f"/api/tables/{id}/leave", {"seat": 1})
        await undo(ana, id, 0, before)
        await answer(eva, id, 2, True)
        entries = (await look(eva, id, since=0))["entries"]
        assert "undo" in [entry["type"] for entry in entries]

    within(LIMIT_SECONDS, play())


def test_no_undo_across_chance_or_what_another_player_has_learnt(server: Server) -> None:
    async def play() -> None:
        people, id, before = await three(server)
        for seat, person in enumerate(people):
            await move(person, id, seat)
        for _ in range(2):
            news = await look(people[0], id)
            seat = news["table"]["actors"][0]
            await move(people[seat], id, seat, "x13")  # the answers are public
            length = await steps(people[0], id)
            for wanted in (0, before, before + 1, length - 1, length, length + 1, -1):
                for other in (0, 1, 2):
                    with pytest.raises(Refused) as refused:
                        await undo(people[other], id, other, wanted)
                    assert (refused.value.status, refused.value.id) == (409, "refusal-no-undo")
            assert (await look(people[seat], id, perspective=str(seat)))["table"]["request"] is None

    within(LIMIT_SECONDS, play())


def test_undo_requests_and_answers_need_the_players_own_seat(server: Server) -> None:
    async def play() -> None:
        (ana, ben, eva), id, before = await three(server)
        await move(ana, id, 0)
        with pytest.raises(Refused) as refused:
            await undo(ben, id, 0, before)
        assert (refused.value.status, refused.value.id) == (403, "table-not-your-seat")
        await move(ben, id, 1)
        await undo(ana, id, 0, before)
        with pytest.raises(Refused) as refused:
            await answer(eva, id, 1, True)
        assert refused.value.status == 403
        assert await steps(ana, id) == before + 2

    within(LIMIT_SECONDS, play())


def test_steps_of_a_turn_are_undone_one_by_one_over_a_live_connection(server: Server) -> None:
    async def play() -> None:
        ana, ben = [await Person(server.url, name).come() for name in ("Ana", "Ben")]
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        await move(ana, id, 0, "x13")
        async with ben.live(id) as line:
            news = await line.until(lambda news: news["view"])
            begin = news["view"]["length"]
            done = await line.do(type="play", seat=1, seen=begin, text="knock knock knock")
            assert done["type"] == "done"
            for length in (begin + 2, begin):
                assert (await line.do(type="undo", seat=1, length=length))["type"] == "done"
                news = await line.until(lambda news: news["view"]["length"] == length)  # noqa: B023
            assert (await line.do(type="undo", seat=1, length=begin - 1))["error"]["id"] == "refusal-no-undo"
        assert (await look(ana, id))["view"]["length"] == begin

    within(LIMIT_SECONDS, play())
