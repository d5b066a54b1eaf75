"""The lobby: open and find tables, sit down, change seats, watch, react, leave and return."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hauntboard.games import GAMES
from hauntboard.server.realtime.streams import player_tables
from hauntboard.server.settings import Settings
from hauntboard.server.tables import commands
from hauntboard.server.tables.events import Opened, SeatPlan
from hauntboard.server.web.context import ServerContext

from ..limits import LIMIT_SECONDS
from ..seek import SEEK, TEMPLATE
from .http_helpers import look, move, open_table, open_with, play_on
from .in_memory_table import HOST, SECRET
from .in_process_server import Time, submit
from .running import Person, Refused, Server, running

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lobby")
    with running(f"sqlite:///{folder}/haunt.db") as server:
        yield server


def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, seconds))


async def people(server: Server, *names: str) -> list[Person]:
    return [await Person(server.url, name).come() for name in names]


async def refused(person: Person, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
    """Return status and message id of a request that must be refused."""
    with pytest.raises(Refused) as answer:
        await person.ask(method, path, body, **query)
    return answer.value.status, answer.value.id


def names(news: dict[str, Any]) -> list[str]:
    return [seat["name"] or seat["bot"] for seat in news["table"]["seats"]]


@contextlib.asynccontextmanager
async def stream(person: Person, path: str, **query: Any) -> AsyncIterator[AsyncIterator[Any]]:
    """Yield the non-empty lines of a stream."""
    async with person.http.stream("GET", person.url + path, params=query) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")

        async def lines() -> AsyncIterator[Any]:
            async for line in answer.aiter_lines():
                if line:
                    yield json.loads(line)

        yield lines()


# ---- identities -----------------------------------------------------------------------


def test_a_browser_is_identified_by_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    async def play() -> None:
        ana = Person(server.url)
        assert await refused(ana, "GET", "/api/me/tables") == (401, "identity-needed")
        assert await refused(ana, "POST", "/api/tables", {"game": SEEK}) == (401, "identity-needed")
        answer = await ana.http.post(server.url + "/api/me", json={"name": " Ana "})
        header = answer.headers["set-cookie"].lower()
        assert "httponly" in header and "samesite=lax" in header
        me = await ana.ask("GET", "/api/me")
        assert (me["name"], me["bot"]) == ("Ana", False)
        again = await ana.ask("POST", "/api/me", {"name": "Anna"})
        assert (again["id"], again["name"]) == (me["id"], "Anna")
        for name in ("", " ", "x" * 25, "a\nb", "\u202ename"):
            assert (await refused(ana, "PATCH", "/api/me", {"name": name}))[0] in (409, 422)
        assert (await ana.ask("GET", "/api/me"))["name"] == "Anna"

    within(LIMIT_SECONDS, play())


def test_a_program_is_identified_by_its_token(server: Server) -> None:
    async def play() -> None:
        bot = await Person(server.url).ask("POST", "/api/bots", {"name": "Robot"})
        robot = Person(server.url, authorization=f"Bearer {bot['token']}")
        assert await robot.ask("GET", "/api/me") == {"id": bot["id"], "name": "Robot", "bot": True}
        id = await open_table(robot, seats=["person", "random"])
        await robot.ask("POST", f"/api/tables/{id}/start")
        assert (await play_on(robot, id, 0))["table"]["status"] == "over"

    within(LIMIT_SECONDS, play())


def test_a_deleted_identity_is_unknown_afterwards(server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        id = await open_table(ana, seats=["person", "random"])
        await ana.ask("POST", f"/api/tables/{id}/start")
        await play_on(ana, id, 0)
        await ana.ask("DELETE", "/api/me")
        assert await refused(ana, "GET", "/api/me/tables") == (401, "identity-needed")

    within(LIMIT_SECONDS, play())


# ---- open and find --------------------------------------------------------------------


def test_the_player_who_opens_a_table_is_its_host_and_sits_at_it(server: Server) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        wanted = {
            "game": SEEK,
            "players": 3,
            "options": {"mood": "grim"},
            "seats": ["seeker", "person", "open"],
        }
        news = await ana.ask("POST", "/api/tables", wanted)
        table = news["table"]
        assert (table["you"], table["status"]) == ({"seats": [1], "host": True}, "open")
        assert names(news) == ["seeker", "Ana", ""]
        assert [seat["open"] for seat in table["seats"]] == [False, False, True]
        assert (table["options"]["mood"], len(table["code"])) == ("grim", 8)
        assert [entry["type"] for entry in news["entries"]] == ["open", "sit"]
        await ana.ask("POST", f"/api/tables/{table['id']}/start")  # a bot takes the open seat
        assert names(await look(ana, table["id"])) == ["seeker", "Ana", "thinker"]

    within(LIMIT_SECONDS, play())


# Options for research that change the usual game, which the lobby does not offer.
STUDIES = [
    {"game": name, "players": players, "options": {option.name: choice}}
    for name, game in GAMES.items()
    for players in game.player_counts
    for option in game.study_options(players)
    for choice in [c for c in option.choices if c != option.default][:1]
]


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"game": "chess"}, "option-unknown-game"),
        ({"game": SEEK, "players": 7}, "option-bad-players"),
        ({"game": SEEK, "options": {"mood": "x"}}, "option-bad-value"),
        ({"game": SEEK, "options": {"colour": 1}}, "option-unknown"),
        ({"game": SEEK, "options": {"turns": 5}}, "option-unknown"),  # a study variant
        *((wanted, "option-unknown") for wanted in STUDIES),
        ({"game": SEEK, "seats": ["person"]}, "table-seat-count"),
        ({"game": SEEK, "seats": ["person", "nobody"]}, "bot-unknown"),
        ({"game": TEMPLATE, "seats": ["person", "seeker"]}, "bot-wrong-game"),
        ({"game": SEEK, "clock": {"move": -1}}, "request-invalid"),
        ({"game": SEEK, "on_timeout": "shrug"}, "request-invalid"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(
    wanted: dict[str, Any], message: str, server: Server
) -> None:
    async def play() -> None:
        (ana,) = await people(server, "Ana")
        status, id = await refused(ana, "POST", "/api/tables", wanted)
        assert id == message
        assert status in (409, 422)

    within(LIMIT_SECONDS, play())


def test_a_private_table_is_visible_only_to_those_who_know_its_code(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        news = await ana.ask("POST", "/api/tables", {"game": SEEK, "seats": ["person", "person"]})
        id, code = news["table"]["id"], news["table"]["code"]
        for method, path in (("GET", ""), ("POST", "/seats"), ("GET", "/stream"), ("GET", "/log")):
            body = {} if method == "POST" else None
            assert await refused(ben, method, f"/api/tables/{id}{path}", body) == (404, "table-unknown")
        with pytest.raises(InvalidStatus):
            async with ben.live(id):
                pass
        assert id not in [line["id"] for line in await ben.ask("GET", "/api/tables")]
        assert (await refused(ben, "POST", "/api/join", {"code": "AAAAAAAA"}))[0] == 404
        found = await ben.ask("POST", "/api/join", {"code": f" {code.lower()} "})
        assert (found["id"], found["your_seats"]) == (id, [])
        assert (await look(ben, id))["table"]["code"] == code
        await ben.ask("POST", f"/api/tables/{id}/seats", {})
        assert names(await look(ben, id)) == ["Ana", "Ben"]
        assert id in [line["id"] for line in await ben.ask("GET", "/api/me/tables")]

    within(LIMIT_SECONDS, play())


def test_public_tables_are_listed_by_status(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = await people(server, "Ana", "Ben", "Eva")
        id = await open_table(ana, seats=["person", "person"], public=True)

        async def listed(status: str) -> bool:
            lines = {line["id"]: line for line in await eva.ask("GET", "/api/tables", status=status)}
            if id in lines:
                assert "who" not in json.dumps(lines[id])
                assert lines[id]["your_seats"] == []
            return id in lines

        assert [await listed(s) for s in ("open", "running", "over")] == [True, False, False]
        await ben.ask("POST", f"/api/tables/{id}/seats", {})
        await ana.ask("POST", f"/api/tables/{id}/start")
        assert [await listed(s) for s in ("open", "running", "over")] == [False, True, False]
        await asyncio.gather(play_on(ana, id, 0), play_on(ben, id, 1))
        assert [await listed(s) for s in ("open", "running", "over")] == [False, False, True]
        (line,) = [line for line in await eva.ask("GET", "/api/tables", status="over") if line["id"] == id]
        assert len(line["winners"]) == 1
        assert line["scores"] == (await look(eva, id))["table"]["scores"]

    within(LIMIT_SECONDS, play())


# ---- before the start -----------------------------------------------------------------


def test_people_take_nicknames_and_change_seats_before_the_start(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_table(ana, seats=["person"] * 3, public=True)
        path = f"/api/tables/{id}/seats"
        await ben.ask("POST", path, {"name": "The Ghost", "seat": 2})
        assert names(await look(ana, id)) == ["Ana", "", "The Ghost"]
        assert await refused(ben, "POST", path, {"seat": 0}) == (409, "table-seat-taken")
        await ben.ask("POST", path, {"seat": 1, "leaving": 2, "name": "Ben"})
        news = await look(ben, id)
        assert (names(news), news["table"]["you"]["seats"]) == (["Ana", "Ben", ""], [1])
        assert await refused(ben, "POST", path, {"seat": 2, "leaving": 0}) == (403, "table-not-your-seat")
        assert await refused(ben, "DELETE", f"{path}/0") == (403, "table-not-your-seat")
        await ana.ask("DELETE", f"{path}/1")  # the host may clear any seat
        assert names(await look(ana, id)) == ["Ana", "", ""]

    within(LIMIT_SECONDS, play())


def test_the_host_seats_bots_and_starts(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_table(ana, seats=["person", "person"], public=True)
        path = f"/api/tables/{id}"
        assert await refused(ana, "POST", f"{path}/start") == (409, "table-seats-empty")
        assert await refused(ben, "PUT", f"{path}/seats/1/bot", {"bot": "random"}) == (403, "table-host-only")
        await ana.ask("PUT", f"{path}/seats/1/bot", {"bot": "random"})
        assert names(await look(ana, id)) == ["Ana", "random"]
        assert await refused(ben, "POST", f"{path}/seats", {}) == (409, "table-full")
        await ana.ask("PUT", f"{path}/seats/1/bot", {"bot": ""})
        await ben.ask("POST", f"{path}/seats", {})
        assert await refused(ben, "POST", f"{path}/start") == (403, "table-host-only")
        await ana.ask("POST", f"{path}/start")
        assert await refused(ben, "DELETE", f"{path}/seats/1") == (409, "table-not-open")
        assert await refused(ana, "POST", f"{path}/start") == (409, "table-not-open")

    within(LIMIT_SECONDS, play())


# ---- subscribe -------------------------------------------------------------------------


def test_spectators_see_what_is_public_and_everything_once_the_match_is_over(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = await people(server, "Ana", "Ben", "Eva")
        nobody = Person(server.url)  # without any identity
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        for watcher in (eva, nobody):
            news = await look(watcher, id, since=0)
            assert news["viewer"] == "spectator"
            assert (news["table"]["code"], news["table"]["you"]) == (None, {"seats": [], "host": False})
            assert all(not seat["hand"] and not seat["place"] for seat in news["view"]["seats"])
            assert all("text" not in e for e in news["entries"] if e["type"] == "step" and e["seat"] >= 0)
            assert await refused(watcher, "GET", f"/api/tables/{id}", perspective="0") == (
                403,
                "table-not-your-perspective",
            )
            assert await refused(watcher, "GET", f"/api/tables/{id}", perspective="all") == (
                403,
                "table-not-over",
            )
        assert await refused(ana, "GET", f"/api/tables/{id}", perspective="1") == (
            403,
            "table-not-your-perspective",
        )
        assert await refused(ana, "GET", f"/api/tables/{id}", perspective="ghost") == (
            409,
            "table-bad-perspective",
        )
        await asyncio.gather(play_on(ana, id, 0), play_on(ben, id, 1))
        for perspective in ("0", "1", "all", "spectator"):
            news = await look(nobody, id, since=0, perspective=perspective)
            assert news["viewer"] == perspective
        everything = await look(nobody, id, since=0, perspective="all")
        assert all("text" in entry for entry in everything["entries"] if entry["type"] == "step")

    within(LIMIT_SECONDS, play())


def test_a_live_spectator_sees_everything_once_the_match_is_over(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = await people(server, "Ana", "Ben", "Eva")
        id = await open_with(ana, ben)
        async with eva.live(id, since=0) as line:
            playing = asyncio.gather(play_on(ana, id, 0), play_on(ben, id, 1))
            await line.until(lambda news: news["table"]["status"] == "over")
            await playing
            reply = line.news["to"]
            assert [entry["number"] for entry in line.entries] == list(range(reply))
        async with eva.live(id, since=0, perspective="all") as line:
            news = await line.until(lambda news: news["to"] == reply)
            assert news["viewer"] == "all"

    within(LIMIT_SECONDS, play())


# ---- at the table ---------------------------------------------------------------------


def test_only_known_reactions_are_accepted_and_shown_to_all(server: Server) -> None:
    async def play() -> None:
        ana, ben, eva = await people(server, "Ana", "Ben", "Eva")
        id = await open_with(ana, ben)
        known = await ana.ask("GET", "/api/reactions")
        async with eva.live(id) as line:
            await line.until(lambda news: True)
            for reaction in known:
                await ana.ask("POST", f"/api/tables/{id}/reactions", {"seat": 0, "reaction": reaction})
            while len(line.entries) < len(known):
                await line.receive()
        assert [(e["type"], e["seat"], e["reaction"]) for e in line.entries] == [
            ("react", 0, reaction) for reaction in known
        ]
        path = f"/api/tables/{id}/reactions"
        assert await refused(ana, "POST", path, {"seat": 0, "reaction": "you all"}) == (
            409,
            "table-no-such-reaction",
        )
        assert (await refused(eva, "POST", path, {"seat": 0, "reaction": "boo"}))[0] == 403
        assert (await refused(ana, "POST", path, {"seat": 1, "reaction": "boo"}))[0] == 403

    within(LIMIT_SECONDS, play())


def test_a_player_who_leaves_is_replaced_and_may_return(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_with(ana, ben)
        path = f"/api/tables/{id}"
        assert await refused(ana, "POST", f"{path}/return", {"seat": 0}) == (409, "table-not-away")
        assert (await refused(ana, "POST", f"{path}/leave", {"seat": 1}))[0] == 403
        await ana.ask("POST", f"{path}/leave", {"seat": 0})
        async with ben.live(id, since=0) as line:
            news = await line.until(lambda news: news["table"]["actors"] == [1])  # a bot chose for Ana
            assert [seat["away"] for seat in news["table"]["seats"]] == [True, False]
            await ana.ask("POST", f"{path}/return", {"seat": 0})
            await line.until(lambda news: not news["table"]["seats"][0]["away"])
            await move(ben, id, 1)
            news = await line.until(lambda news: news["table"]["actors"] == [0])
        assert (await move(ana, id, 0, "x13"))["repeated"] is False

    within(LIMIT_SECONDS, play())


def test_a_player_loses_by_leaving_where_leaving_forfeits(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_with(ana, ben, on_timeout="forfeit")
        await ana.ask("POST", f"/api/tables/{id}/leave", {"seat": 0})
        table = (await look(ben, id))["table"]
        assert (table["status"], table["winners"]) == ("over", [1])
        assert [seat["forfeited"] for seat in table["seats"]] == [True, False]
        shuffle = await ben.ask("GET", f"/api/tables/{id}/shuffle")
        assert shuffle["verified"]
        assert (await look(ben, id, perspective="all"))["viewer"] == "all"

    within(LIMIT_SECONDS, play())


def test_a_refusal_names_the_rule_in_the_language_of_the_caller(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_with(ana, ben)
        for person, seat in ((ana, 0), (ben, 1)):
            await move(person, id, seat)
        words = set()
        for language in ("en", "es", "pt", "pl"):
            ben.http.headers["accept-language"] = language
            with pytest.raises(Refused) as answer:
                await move(ben, id, 1, "x13")
            assert answer.value.id == "refusal-not-your-turn"
            words.add(answer.value.error["text"])
        assert len(words) == 4
        why = await ana.ask("POST", f"/api/tables/{id}/why", {"seat": 0, "text": "c5"})
        assert not why["possible"] and why["error"]["clause"]
        assert (await ana.ask("POST", f"/api/tables/{id}/why", {"seat": 0, "text": "x13"}))["possible"]
        legal = await ana.ask("GET", f"/api/tables/{id}/moves", seat=0)
        view = (await look(ana, id))["view"]
        assert [each["action"] for each in legal] == view["legal"]
        assert "x13" in [each["text"] for each in legal]
        attacks = [each for each in legal if each["text"] in ("x1", "x13")]
        named = [*(each["action"] for each in attacks), 0]  # nobody may deal
        assert await ana.ask("GET", f"/api/tables/{id}/moves", seat=0, action=named) == attacks
        assert (
            await ana.ask("GET", f"/api/tables/{id}/moves", seat=0, action=[attacks[0]["action"]])
            == attacks[:1]
        )

    within(LIMIT_SECONDS, play())


# ---- my tables ------------------------------------------------------------------------


def test_my_tables_show_first_where_it_is_my_turn(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        mine = await open_with(ana, ben, clock={"move": 3600})
        await move(ben, mine, 1)
        theirs = await open_with(ana, ben)
        await move(ana, theirs, 0)
        waiting = await open_table(ana, seats=["person", "person"])
        lines = await ana.ask("GET", "/api/me/tables")
        assert [line["id"] for line in lines] == [mine, waiting, theirs]
        assert [line["your_turn"] for line in lines] == [True, False, False]
        assert lines[0]["deadline"] is not None and lines[1]["deadline"] is None
        assert [line["your_turn"] for line in await ben.ask("GET", "/api/me/tables")] == [True, False]

    within(LIMIT_SECONDS, play())


def test_my_stream_reports_whose_turn_it_is_at_all_my_tables(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        first = await open_with(ana, ben)
        async with stream(ben, "/api/me/stream") as lines:
            line = await anext(lines)
            assert (line["id"], line["your_turn"]) == (first, True)
            await move(ben, first, 1)
            line = await until(lines, lambda line: not line["your_turn"])
            assert line["id"] == first
            await move(ana, first, 0)
            await move(ana, first, 0, "x13")
            await until(lines, lambda line: line["id"] == first and line["your_turn"])
            second = await open_with(ana, ben)  # Ben is notified once he has a seat
            await until(lines, lambda line: line["id"] == second and line["your_turn"])

    within(LIMIT_SECONDS, play())


def test_my_stream_reports_every_table_however_many_change_at_once(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        ids = [await open_with(ana, ben) for _ in range(12)]
        async with stream(ben, "/api/me/stream") as lines:
            received = {(await anext(lines))["id"] for _ in ids}
            assert received == set(ids)
            for _ in range(5):
                await asyncio.gather(
                    *(
                        ana.ask("POST", f"/api/tables/{id}/reactions", {"seat": 0, "reaction": "boo"})
                        for id in ids
                    )
                )
            await asyncio.gather(*(move(ben, id, 1) for id in ids))
            left = set(ids)
            while left:
                line = await anext(lines)
                if not line["your_turn"]:
                    left.discard(line["id"])

    within(LIMIT_SECONDS, play())


def test_my_stream_reports_a_table_that_changed_twice_in_one_millisecond(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Time(monkeypatch)  # a clock that stands still, as on a machine that corrects its time

    async def play() -> None:
        async with ServerContext.open(Settings(database=f"sqlite:///{tmp_path}/haunt.db")) as context:
            opened = Opened(SEEK, 2, {}, HOST, [SeatPlan(), SeatPlan()], True, "")
            table = await context.live_tables.open(opened, SECRET)
            await submit(context.live_tables, table.id, "ana", commands.Sit(name="Ana"))
            lines = player_tables(context, "ana")
            assert [seat["name"] for seat in json.loads(await anext(lines))["seats"]] == ["Ana", ""]
            await submit(context.live_tables, table.id, "ben", commands.Sit(name="Ben"))
            assert [seat["name"] for seat in json.loads(await anext(lines))["seats"]] == ["Ana", "Ben"]
            await lines.aclose()

    within(LIMIT_SECONDS, play())


async def until(lines: AsyncIterator[Any], condition: Any) -> Any:
    """Return the first line that meets a condition."""
    async for line in lines:
        if condition(line):
            return line
    raise AssertionError("the stream has ended")


def test_a_table_is_streamed_until_it_is_over(server: Server) -> None:
    async def play() -> None:
        ana, ben = await people(server, "Ana", "Ben")
        id = await open_with(ana, ben)
        playing = asyncio.gather(play_on(ana, id, 0), play_on(ben, id, 1))
        numbers, last, kinds = [], {}, set()
        async with stream(ana, f"/api/tables/{id}/stream", since=0) as lines:
            async for news in lines:
                numbers += [entry["number"] for entry in news["entries"]]
                last = news
                kinds.add(news["type"])
        await playing
        assert numbers == list(range(last["to"]))
        assert (last["table"]["status"], last["type"], last["viewer"]) == ("over", "news", "0")
        assert "turn" in kinds
        async with stream(ana, f"/api/tables/{id}/stream", since=5, perspective="all") as lines:
            reply = [entry["number"] async for news in lines for entry in news["entries"]]
        assert reply == numbers[5:]

    within(LIMIT_SECONDS, play())


async def moved_or_stale(person: Person, id: str, wanted: dict[str, Any]) -> Any:
    """Send a move; return None if another player's move has made it stale or ended the match meanwhile."""
    try:
        return await person.ask("POST", f"/api/tables/{id}/moves", wanted)
    except Refused as refusal:
        if refusal.id not in ("table-stale", "table-not-running"):
            raise
        return None


def test_a_program_plays_with_a_stream_and_single_moves(server: Server) -> None:
    async def play() -> None:
        bot = await Person(server.url).ask("POST", "/api/bots", {"name": "Robot"})
        robot = Person(server.url, authorization=f"Bearer {bot['token']}")
        id = await open_table(robot, seats=["person", "random"])
        await robot.ask("POST", f"/api/tables/{id}/start")
        seen = -1
        async with stream(robot, f"/api/tables/{id}/stream") as lines:
            async for news in lines:
                view = news["view"]
                over = news["type"] == "news" and news["table"]["status"] == "over"
                if not over and view["legal"] and view["length"] > seen:
                    seen = view["length"]
                    wanted = {"seat": 0, "seen": seen, "action": view["legal"][-1], "key": f"m{seen}"}
                    answer = await moved_or_stale(robot, id, wanted)
                    if answer is None:
                        continue
                    assert answer["repeated"] is False
                    assert (await robot.ask("POST", f"/api/tables/{id}/moves", wanted))["repeated"] is True
        assert (await look(robot, id))["table"]["status"] == "over"

    within(LIMIT_SECONDS, play())
