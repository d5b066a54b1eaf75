"""Several servers on one database: one winner per turn, every move executed once, every client complete."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntboard.storage import Store

from ..seek import SEEK
from ..services import RedisServer, new_database
from .resilient_clients import PATIENCE_SECONDS, Circle, Player, Servers, all_entries, compare, digest
from .running import Person, Refused, Server, running, wait_until

pytestmark = pytest.mark.process

TURNS = 15


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def trio(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Three servers on one database without pub-sub: each learns late what the others do."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('trio')}/haunt.db"
    else:
        database = new_database(request.getfixturevalue("postgres_server"))
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(running(database)) for _ in range(3)]


class Hand:
    """One identity as a client of one of several servers."""

    def __init__(self, person: Person, server: Server) -> None:
        self.here = Person(server.url, person.name)
        self.here.http.cookies.update(person.http.cookies)

    async def move(self, table: str, **wanted: Any) -> dict[str, Any]:
        """Return the answer to a move, accepted or refused."""
        try:
            answer: dict[str, Any] = await self.here.ask("POST", f"/api/tables/{table}/moves", wanted)
        except Refused as refused:
            return {"refused": refused.id}
        return answer

    async def look(self, table: str) -> dict[str, Any]:
        news: dict[str, Any] = await self.here.ask("GET", f"/api/tables/{table}")
        return news


async def alone_at_table(servers: list[Server], **wanted: Any) -> tuple[Person, list[Hand], str]:
    """Start a match with one player in both seats and a client at every server."""
    person = await Person(servers[0].url, "Ana").come()
    wanted = {"game": SEEK, "seats": ["person", "person"], "public": True, **wanted}
    table = str((await person.ask("POST", "/api/tables", wanted))["table"]["id"])
    await person.ask("POST", f"/api/tables/{table}/seats", {"name": "Ana again"})
    await person.ask("POST", f"/api/tables/{table}/start")
    return person, [Hand(person, server) for server in servers], table


async def identity_of(person: Person) -> str:
    return str((await person.ask("GET", "/api/me"))["id"])


async def log_of(database: str, table: str) -> list[Any]:
    async with Store.open(database) as store:
        return await store.read(table)


async def legal_for(hand: Hand, table: str) -> tuple[int, int, list[int]]:
    """Return a seat that may act, the length of the match, and the seat's legal actions."""
    news = await hand.look(table)
    seat = news["table"]["actors"][0]
    view = (await hand.here.ask("GET", f"/api/tables/{table}", perspective=str(seat)))["view"]
    return seat, view["length"], view["legal"]


# ---- races ----------------------------------------------------------------------------


def test_one_client_wins_a_race_for_a_turn_at_several_servers(trio: list[Server]) -> None:
    async def race() -> None:
        person, hands, table = await alone_at_table(trio)
        who, won = await identity_of(person), []
        for turn in range(TURNS):
            seat, seen, legal = await legal_for(hands[turn % 3], table)
            moves = [(f"{turn}-{i}", random.choice(legal)) for i in range(len(hands))]
            answers = await asyncio.gather(
                *(
                    hand.move(table, seat=seat, seen=seen, action=action, key=key)
                    for hand, (key, action) in zip(hands, moves, strict=True)
                )
            )
            winners = [i for i, answer in enumerate(answers) if "refused" not in answer]
            assert len(winners) == 1, answers
            key, action = moves[winners[0]]
            won.append((digest(who, key), answers[winners[0]]["number"], seat, action))
            if (await hands[0].look(table))["table"]["status"] == "over":
                break
        log = await log_of(trio[0].database, table)
        by_people = [(e, json.loads(e.data)) for e in log if e.kind == "step" and e.key]
        assert [(e.key, e.number, step["seat"], step["action"]) for e, step in by_people] == won

    asyncio.run(race())


def test_a_move_sent_to_several_servers_at_once_is_made_once(trio: list[Server]) -> None:
    async def retry() -> None:
        person, hands, table = await alone_at_table(trio)
        who, made, keys = await identity_of(person), [], []
        for turn in range(TURNS):
            seat, seen, legal = await legal_for(hands[turn % 3], table)
            move = {"seat": seat, "seen": seen, "action": random.choice(legal), "key": f"turn-{turn}"}
            answers = await asyncio.gather(*(hand.move(table, **move) for hand in [*hands, *hands]))
            assert len({answer.get("number") for answer in answers}) == 1, answers
            assert [answer.get("repeated") for answer in answers].count(False) == 1, answers
            made.append((move, answers[0]["number"]))
            keys.append(digest(who, move["key"]))
            if (await hands[0].look(table))["table"]["status"] == "over":
                break
        for hand in hands:  # and long after it was made
            for move, number in made:
                answer = await hand.move(table, **move)
                assert (answer.get("number"), answer.get("repeated")) == (number, True), answer
        log = await log_of(trio[0].database, table)
        assert [entry.key for entry in log if entry.kind == "step" and entry.key] == keys

    asyncio.run(retry())


def test_the_same_key_from_two_players_makes_two_moves(trio: list[Server]) -> None:
    async def play() -> None:
        servers = Servers(*trio)
        ana, ben = await Player("Ana", servers).come(), await Player("Ben", servers).come()
        table = await ana.open(game=SEEK, seats=["person", "person"])
        await ben.sit(table)
        await ana.begin(table)
        for seat, player in enumerate((ana, ben)):  # both hide at the same time
            view = (await player.surely("GET", f"/api/tables/{table}"))["view"]
            move = {"seat": seat, "seen": view["length"], "action": view["legal"][0], "key": "k"}
            assert not (await player.surely("POST", f"/api/tables/{table}/moves", move))["repeated"]

    asyncio.run(play())


# ---- a server that does not know yet ----------------------------------------------------


async def ahead(servers: list[Server]) -> tuple[Person, list[Hand], str, list[dict[str, Any]], Any]:
    """Return a table in use at the last server, which does not know the newest moves made at the first
    one."""
    person, hands, table = await alone_at_table(servers)
    looking = contextlib.AsyncExitStack()
    spectator = Person(servers[2].url)
    line = await looking.enter_async_context(spectator.live(table, since=0))
    await line.receive()
    moves = []
    for turn in range(3):
        seat, seen, legal = await legal_for(hands[0], table)
        move = {"seat": seat, "seen": seen, "action": legal[0], "key": f"ahead-{turn}"}
        assert "refused" not in await hands[0].move(table, **move)
        moves.append(move)
    return person, hands, table, moves, looking


def test_a_client_resumes_at_a_server_that_does_not_know_the_newest_moves(trio: list[Server]) -> None:
    async def resume() -> None:
        _, hands, table, _, looking = await ahead(trio)
        known = await all_entries(hands[0].here, table)
        async with looking, hands[2].here.live(table, since=len(known)) as line:
            news = await line.receive()
            assert (news["from"], news["to"], news["entries"]) == (len(known), len(known), [])
            seat = news["table"]["actors"][0]
            async with hands[2].here.live(table, since=len(known), perspective=seat) as mine:
                view = (await mine.receive())["view"]
                play = {"seat": seat, "seen": view["length"], "action": view["legal"][0]}
                assert (await mine.do(type="play", key="next", **play))["type"] == "done"
                await mine.until(lambda reply: reply["to"] > len(known))
            await line.until(lambda reply: reply["to"] > len(known))
            assert line.entries[0]["number"] == len(known)

    asyncio.run(resume())


def test_a_stream_resumes_at_a_server_that_does_not_know_the_newest_moves(trio: list[Server]) -> None:
    async def resume() -> None:
        _, hands, table, _, looking = await ahead(trio)
        known = await all_entries(hands[0].here, table)
        here = hands[2].here
        address = f"{here.url}/api/tables/{table}/stream"
        async with looking, here.http.stream("GET", address, params={"since": len(known)}) as answer:
            lines = answer.aiter_lines()
            seat, seen, legal = await legal_for(hands[0], table)
            await hands[0].move(table, seat=seat, seen=seen, action=legal[0], key="next")
            received: list[int] = []
            while not received:
                line = await anext(lines)
                received = [entry["number"] for entry in json.loads(line)["entries"]] if line else []
            assert received[0] == len(known)

    asyncio.run(resume())


def test_a_retry_is_recognised_by_a_server_that_does_not_know_the_move_yet(trio: list[Server]) -> None:
    async def retry() -> None:
        _, hands, table, moves, looking = await ahead(trio)
        async with looking:
            for move in reversed(moves):
                answer = await hands[2].move(table, **move)
                assert answer.get("repeated") is True, answer

    asyncio.run(retry())


def test_the_next_move_is_taken_by_a_server_that_does_not_know_the_last_one_yet(trio: list[Server]) -> None:
    async def play() -> None:
        _, hands, table, _, looking = await ahead(trio)
        async with looking:
            seat, seen, legal = await legal_for(hands[0], table)
            answer = await hands[2].move(table, seat=seat, seen=seen, action=legal[0], key="next")
            assert "refused" not in answer, answer

    asyncio.run(play())


# ---- reconnecting -----------------------------------------------------------------------


@pytest.mark.services
def test_a_client_that_reconnects_to_any_server_misses_nothing_even_after_bots_and_undos(
    url: str, redis_server: RedisServer
) -> None:
    async def play(servers: Servers) -> None:
        players = [await Player(name, servers, undo=0.3).come() for name in ("Ana", "Ben")]
        everybody = [*players, Player("", servers), Player("", servers)]
        *live, reader = everybody
        seats = ["person", "person", "random"]
        table = await players[0].open(game=SEEK, players=3, options={"points": 3}, seats=seats)
        await players[1].sit(table)
        await players[0].begin(table)
        for player in players:
            player.counted = lambda: [each.hang_up() for each in live if random.random() < 0.3]
        async with asyncio.timeout(PATIENCE_SECONDS), asyncio.TaskGroup() as group:
            for player, seat in zip(live, (0, 1, None), strict=True):
                group.create_task(player.play(table, seat))
            group.create_task(reader.follow(table))
        assert all(player.connections > 3 for player in everybody)
        assert all(player.stories[table].over for player in everybody)
        kinds = {(entry["type"], entry.get("seat")) for entry in players[0].stories[table].received}
        assert {("undo", 0), ("undo", 1), ("step", 2)} <= kinds
        await compare(url, (await servers.pick()).url, everybody)

    with running(url, redis=redis_server.url) as first, running(url, redis=redis_server.url) as second:
        asyncio.run(play(Servers(first, second)))


# ---- stopping -----------------------------------------------------------------------------


def test_a_stopping_server_hands_its_clients_over(url: str) -> None:
    async def play(first: Server, second: Server) -> None:
        servers = Servers(first)
        circles = [Circle(servers, 2, game=SEEK, seats=["person"] * 2) for _ in range(2)]
        everybody = [player for circle in circles for player in circle.everybody]
        acknowledged = asyncio.Semaphore(0)
        for player in everybody:
            player.counted, player.by_rest = acknowledged.release, 0.0
        playing = [asyncio.create_task(circle.play()) for circle in circles]

        async def moves(number: int) -> None:
            for _ in range(number):
                await acknowledged.acquire()

        async with asyncio.timeout(PATIENCE_SECONDS):
            await moves(30)
            assert all(player.line is not None for player in everybody)
            servers.up = [second]
            assert first.process is not None
            first.process.send_signal(signal.SIGTERM)
            while not all(
                player.byes for player in everybody
            ):  # a server is stopped less quickly than it plays
                await asyncio.sleep(0.01)
            await moves(30)
            for circle in circles:
                circle.leave()
            await asyncio.gather(*playing)
            status = await asyncio.to_thread(first.process.wait)
        assert {tuple(player.byes) for player in everybody} == {("restart",)}
        assert {tuple(player.closed) for player in everybody} == {(1012,)}
        assert status == 0
        await compare(url, second.url, everybody)

    with running(url) as first, running(url) as second:
        asyncio.run(play(first, second))


# ---- bots ---------------------------------------------------------------------------------


def gone(process: int) -> bool:
    """Return whether a process has ended, even as a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):  # the latter: it ended while its file was open
        return True


@pytest.mark.parametrize("elsewhere", [False, True], ids=["after a restart", "by another server"])
def test_a_bot_moves_although_the_server_was_killed_while_it_was_thinking(
    elsewhere: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setenv("WAITING_BOTS", str(tmp_path))
    database = f"sqlite:///{tmp_path}/haunt.db"

    async def begin(server: Server) -> tuple[Player, str]:
        ana = await Player("Ana", Servers(server)).come()
        table = await ana.open(game=SEEK, seats=["person", "random"], options={"first": 2})
        await ana.begin(table)
        return ana, table

    async def receive_from_bot(ana: Player, table: str, server: Server) -> None:
        ana.person.url = server.url
        async with asyncio.timeout(PATIENCE_SECONDS), ana.person.live(table, since=0) as line:
            await line.until(lambda _: any(e["type"] == "step" and e["seat"] == 1 for e in line.entries))

    with contextlib.ExitStack() as stack:
        server = stack.enter_context(running(database, bot_modules=("waiting_bots",)))
        other = stack.enter_context(running(database)) if elsewhere else server
        ana, table = asyncio.run(begin(server))
        wait_until((tmp_path / "asked").exists)
        thinking = int((tmp_path / "asked").read_text())
        server.kill()
        (tmp_path / "answer").touch()
        wait_until(lambda: gone(thinking))  # no process stays behind
        if not elsewhere:
            server.start()
        asyncio.run(receive_from_bot(ana, table, other))
