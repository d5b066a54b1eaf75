"""Hostile clients: broken messages, stolen tokens, other players' seats, floods. The table plays on."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from ..seek import SEEK
from .fixtures_world import World, build, people, two_at_a_table
from .running import LiveConnection, Person, Refused, Server, running

pytestmark = pytest.mark.process

STORM = 150  # messages that hypothesis makes
KINDS = ("sit", "stand", "plan", "stir", "start", "play", "undo", "answer-undo", "react", "leave", "return")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    with running(f"sqlite:///{folder}/haunt.db", bot_processes=1, log=folder / "log") as server:
        yield server
    lines = [json.loads(line) for line in (folder / "log").read_text().splitlines()]
    mistakes = [line for line in lines if line["level"] == "error" and "Invalid UTF-8" not in line["what"]]
    assert not mistakes


def in_world(server: Server, test: Callable[[World], Awaitable[None]]) -> None:
    """Run a test in a new world on a running server."""

    async def run() -> None:
        world = await build(server)
        try:
            async with asyncio.timeout(120):
                await test(world)
        finally:
            await world.close()

    asyncio.run(run())


# ---- messages -------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
numbers = st.integers(-2, 5) | st.sampled_from([2**31, 2**63, 2**64, -(2**63), 10**300])
# Nearly commands: each field is right, wrong or missing.
fields: dict[str, st.SearchStrategy[Any]] = {
    "seat": numbers | anything,
    "seen": st.integers(0, 12) | numbers | anything,
    "action": st.integers(0, 200) | numbers | anything,
    "text": st.sampled_from(["x5", "", "\x00", "x" * 200, "\u202e"]) | anything,
    "length": numbers | anything,
    "yes": st.booleans() | anything,
    "reaction": st.sampled_from(["boo", "clap", "Boo", ""]) | anything,
    "name": st.text(max_size=30) | anything,
    "bot": st.sampled_from(["random", "", "person", "../random"]) | anything,
    "entropy": st.sampled_from(["", "00ff", "0", "00ff\n", "zz", "00" * 65]) | anything,
    "leaving": numbers | anything,
    "key": st.text(max_size=90) | anything,
}
commands = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from(KINDS) | anything,
    st.fixed_dictionaries({}, optional=fields),
)
DEEP = [
    '{"a":' * 3000,
    '{"type":"play","a":' + "[" * 8000,
    "[" * 16000,
    '{"key":' + "[" * 5000 + "]" * 5000 + "}",
]
messages = (
    st.builds(json.dumps, commands)
    | st.builds(json.dumps, anything)
    | st.text(max_size=50)
    | st.binary(max_size=50)
    | st.builds(lambda command: json.dumps(command).encode(), commands)
    | st.sampled_from(
        [*DEEP, "9" * 5000, '{"type":"react","seat":' + "9" * 5000 + "}", b"\xff\xfe", b'"\xed\xa0\x80"']
    )
)


def harmless(message: str | bytes) -> bool:
    """Return whether a message cannot be a legal move or close the connection."""
    try:
        command = json.loads(message)
    except (ValueError, RecursionError):
        return True
    return not isinstance(command, dict) or command.get("type") not in ("play", "leave", "return")


async def answer_to(line: LiveConnection, message: str | bytes) -> dict[str, Any]:
    """Send one message and return its one answer."""
    await line.socket.send(message)
    while True:
        received = await line.receive()
        if received["type"] in ("done", "refused"):
            return received


def made(strategy: st.SearchStrategy[Any], count: int) -> list[Any]:
    """Return reproducible examples of a strategy."""
    found: list[Any] = []

    @settings(
        max_examples=count,
        database=None,
        derandomize=True,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    return found


def test_whatever_is_sent_gets_one_answer_and_the_table_plays_on(server: Server) -> None:
    async def storm(world: World) -> None:
        table, storm = world.tables["private"], made(messages.filter(harmless), STORM)
        for start in range(0, len(storm), 40):  # too many refusals in a row close the connection
            async with world.ana.live(table, since=0) as line:
                for message in storm[start : start + 40]:
                    answer = await answer_to(line, message)
                    assert answer["type"] == "done" or answer["error"]["id"], message
        await world.still_playable(table)

    in_world(server, storm)


def test_moves_that_are_nearly_right_change_nothing_and_the_table_plays_on(server: Server) -> None:
    """Commands for the seat to move, each with one mistake."""

    async def storm(world: World) -> None:
        table = world.tables["private"]
        person, seat, news = await world.seat_to_move(table)
        length, legal = news["view"]["length"], set(news["view"]["legal"])
        wrong: list[dict[str, Any]] = [
            *({"seat": seat, "seen": length, "action": n} for n in range(-1, 60) if n not in legal),
            *({"seat": seat, "seen": seen, "action": min(legal)} for seen in (-1, length + 1, 2**31, 2**64)),
            *(
                {"seat": other, "seen": length, "action": min(legal)}
                for other in range(-1, 5)
                if other != seat
            ),
            {"seat": seat, "seen": length},
            {"seat": seat, "seen": length, "action": min(legal), "text": "x5"},
            {"seat": seat, "seen": float(length) + 0.5, "action": min(legal)},
            {"seat": str(seat), "seen": length, "action": min(legal)},
            {"seat": seat, "seen": length, "action": min(legal), "more": 1},
        ]
        for start in range(0, len(wrong), 40):
            async with person.live(table) as line:
                for command in wrong[start : start + 40]:
                    answer = await line.do(type="play", **command)
                    assert answer["type"] == "refused", command
        after = await person.ask("GET", f"/api/tables/{table}")
        assert after["view"] == news["view"] and after["to"] == news["to"]
        await world.still_playable(table)

    in_world(server, storm)


# ---- frames ---------------------------------------------------------------------------


async def closed_with(line: LiveConnection) -> int:
    """Return how the server closed the connection, which it must."""
    async with asyncio.timeout(20):
        try:
            while True:
                await line.receive()
        except ConnectionClosed:
            return line.socket.close_code or 0


def test_a_message_of_more_than_16_kib_ends_its_connection_only(server: Server) -> None:
    async def send(world: World) -> None:
        table = world.tables["private"]
        async with world.ana.live(table) as line, world.ana.live(table) as other:
            await line.receive()
            await line.socket.send("x" * 16 * 1024)
            assert (await line.receive())["type"] == "refused"
            await line.socket.send("x" * (16 * 1024 + 1))
            assert await closed_with(line) == 1009
            assert (await other.do(type="react", seat=0, reaction="boo"))["type"] == "done"
        await world.still_playable(table)

    in_world(server, send)


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a masked frame, as clients send it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def test_a_fragmented_message_has_the_same_size_limit(server: Server) -> None:
    async def send(world: World) -> None:
        async with world.ana.live(world.tables["private"]) as line:
            kilobyte = b"x" * 1024
            line.socket.transport.write(masked(Opcode.TEXT, kilobyte, False))
            line.socket.transport.write(masked(Opcode.CONT, kilobyte, False) * 16)
            assert await closed_with(line) == 1009

    in_world(server, send)


def test_text_that_is_not_utf_8_ends_its_connection_only(server: Server) -> None:
    async def send(world: World) -> None:
        table = world.tables["private"]
        async with world.ana.live(table) as line:
            line.socket.transport.write(masked(Opcode.TEXT, b'{"type":"\xff"}'))
            assert await closed_with(line) == 1007
        await world.still_playable(table)

    in_world(server, send)


@pytest.mark.parametrize(
    "frame",
    [b"\xc1\x80\x00\x00\x00\x00", b"\x83\x80\x00\x00\x00\x00", b"\x81\x05hello", masked(Opcode.CONT, b"x")],
    ids=["reserved bit", "reserved kind", "not masked", "nothing to continue"],
)
def test_frames_against_the_protocol_end_their_connection_only(server: Server, frame: bytes) -> None:
    async def send(world: World) -> None:
        table = world.tables["private"]
        async with world.ana.live(table) as line:
            line.socket.transport.write(frame)
            assert await closed_with(line) == 1002
        await world.still_playable(table)

    in_world(server, send)


# ---- identities -----------------------------------------------------------------------


def shown(server: Server, **headers: str) -> Person:
    """Return a client that sends exactly these headers."""
    return Person(server.url, **headers)


async def refused(person: Person, method: str, path: str, body: Any = None, **params: Any) -> tuple[int, str]:
    """Return status and message id of a request that must be refused."""
    with pytest.raises(Refused) as refusal:
        await person.ask(method, path, body, **params)
    return refusal.value.status, refusal.value.id


def forged(token: str) -> list[str]:
    """Return tokens that resemble a valid one."""
    middle = len(token) // 2
    return [
        token[:-1],
        token + "A",
        token.swapcase(),
        token[:middle] + ("A" if token[middle] != "A" else "B") + token[middle + 1 :],
        "A" * len(token),
        "%00" + token,
        token + " x",
        "null",
        "' OR 1=1 --".ljust(43, "x"),
    ]


def test_a_forged_token_identifies_no_player(server: Server) -> None:
    async def try_all(world: World) -> None:
        for token in forged(world.bot_token):
            program = shown(server, authorization=f"Bearer {token}")
            assert await refused(program, "GET", "/api/me") == (401, "identity-unknown"), token
            assert await refused(program, "GET", "/api/tables") == (401, "identity-unknown")
            with pytest.raises(InvalidStatus):
                async with program.live(world.tables["public"]):
                    pass
            await program.http.aclose()
        secret = world.ana.cookie.partition("=")[2]
        for token in forged(secret):
            browser = shown(server, cookie=f"hauntboard={token}")
            assert await refused(browser, "GET", "/api/me/tables") == (401, "identity-needed"), token
            assert await refused(browser, "GET", f"/api/tables/{world.tables['private']}") == (
                404,
                "table-unknown",
            )
            await browser.http.aclose()

    in_world(server, try_all)


def test_a_bearer_token_takes_precedence_over_a_cookie(server: Server) -> None:
    async def mix(world: World) -> None:
        bearer = f"Bearer {world.bot_token}"
        both = shown(server, authorization=bearer, cookie=world.ana.cookie)
        assert (await both.ask("GET", "/api/me"))["name"] == "Program"
        broken = shown(server, authorization="Bearer nonsense", cookie=world.ana.cookie)
        assert await refused(broken, "GET", "/api/me") == (401, "identity-unknown")
        other = shown(server, authorization="Basic QW5hOkFuYQ==", cookie=world.ana.cookie)
        assert await refused(other, "GET", "/api/me") == (401, "identity-unknown")
        # A token works either way, but an identity's id is no token.
        me = (await world.ana.ask("GET", "/api/me"))["id"]
        stolen = shown(server, authorization=f"Bearer {me}")
        assert await refused(stolen, "GET", "/api/me") == (401, "identity-unknown")
        for each in (both, broken, other, stolen):
            await each.http.aclose()

    in_world(server, mix)


def test_a_token_ends_with_its_identity(server: Server) -> None:
    async def forget(world: World) -> None:
        thief = shown(server, cookie=world.bob.cookie)
        table = world.tables["private"]
        assert (await thief.ask("GET", f"/api/tables/{table}"))["table"]["you"]["seats"] == [1]
        await world.bob.ask("DELETE", "/api/me")
        assert await refused(thief, "GET", "/api/me/tables") == (401, "identity-needed")
        assert await refused(thief, "GET", f"/api/tables/{table}") == (404, "table-unknown")
        await thief.http.aclose()

    in_world(server, forget)


# ---- other people's seats -------------------------------------------------------------


def seat_requests(table: str, seat: int, seen: int, action: int) -> list[tuple[str, str, Any]]:
    """Return every REST request that uses a seat."""
    at = f"/api/tables/{table}"
    return [
        ("POST", f"{at}/moves", {"seat": seat, "seen": seen, "action": action}),
        ("POST", f"{at}/why", {"seat": seat, "action": action}),
        ("POST", f"{at}/undo", {"seat": seat, "length": 0}),
        ("POST", f"{at}/undo/answer", {"seat": seat, "yes": True}),
        ("POST", f"{at}/reactions", {"seat": seat, "reaction": "boo"}),
        ("POST", f"{at}/leave", {"seat": seat}),
        ("POST", f"{at}/return", {"seat": seat}),
        ("GET", f"{at}/premoves/{seat}", None),
        ("PUT", f"{at}/premoves/{seat}", {"premoves": [{"play": "x5"}]}),
    ]


def seat_commands(seat: int, seen: int, action: int) -> list[dict[str, Any]]:
    """Return every WebSocket command that uses a seat."""
    return [
        {"type": "play", "seat": seat, "seen": seen, "action": action},
        {"type": "undo", "seat": seat, "length": 0},
        {"type": "answer-undo", "seat": seat, "yes": True},
        {"type": "react", "seat": seat, "reaction": "boo"},
        {"type": "leave", "seat": seat},
        {"type": "return", "seat": seat},
    ]


def test_players_cannot_use_seats_of_others(server: Server) -> None:
    async def try_all(world: World) -> None:
        table = world.tables["public"]
        owner, seat, before = await world.seat_to_move(table)
        seen, action = before["view"]["length"], before["view"]["legal"][0]
        opponent = world.bob if owner is world.ana else world.ana
        for thief in (opponent, world.eve, world.bot):
            for method, path, body in seat_requests(table, seat, seen, action):
                assert await refused(thief, method, path, body) == (403, "table-not-your-seat"), path
            no = await refused(thief, "GET", f"/api/tables/{table}/moves", seat=seat)
            assert no == (403, "table-not-your-seat")
            async with thief.live(table) as line:
                for command in seat_commands(seat, seen, action):
                    answer = await line.do(**command)
                    assert answer["type"] == "refused", command
                    assert answer["error"]["id"] == "table-not-your-seat"
            for path in ("", "/log", "/recap", "/replay", "/record", "/stream"):
                no = await refused(thief, "GET", f"/api/tables/{table}{path}", perspective=str(seat))
                assert no == (403, "table-not-your-perspective"), path
                no = await refused(thief, "GET", f"/api/tables/{table}{path}", perspective="all")
                assert no == (403, "table-not-over"), path
            for perspective in (str(seat), "all"):
                with pytest.raises(InvalidStatus):
                    async with thief.live(table, perspective=perspective):
                        pass
        after = await owner.ask("GET", f"/api/tables/{table}")
        assert (after["to"], after["view"]) == (before["to"], before["view"])
        await world.still_playable(table)

    in_world(server, try_all)


def test_only_the_host_arranges_a_table(server: Server) -> None:
    async def try_all(world: World) -> None:
        opened = await world.ana.ask("POST", "/api/tables", {"game": SEEK, "public": True})
        table = opened["table"]["id"]
        at = f"/api/tables/{table}"
        forbidden = [
            ("POST", f"{at}/start", None),
            ("PUT", f"{at}/seats/1/bot", {"bot": ""}),
            ("DELETE", f"{at}/seats/0", None),
            ("PUT", f"{at}/seats/0/entropy", {"entropy": "00"}),
        ]
        for method, path, body in forbidden:
            status, _ = await refused(world.eve, method, path, body)
            assert status == 403, path
        async with world.eve.live(table) as line:
            for command in (
                {"type": "start"},
                {"type": "plan", "seat": 1, "bot": ""},
                {"type": "stand", "seat": 0},
                {"type": "stir", "seat": 0, "entropy": "00"},
                {"type": "sit", "name": "Eve", "leaving": 0},
                {"type": "sit", "name": "Eve", "seat": 0},
            ):
                assert (await line.do(**command))["type"] == "refused", command
        assert (await world.ana.ask("GET", at))["to"] == opened["to"]

    in_world(server, try_all)


def test_a_player_cannot_sit_twice_at_one_deal(server: Server) -> None:
    async def sit(world: World) -> None:
        group = await world.ana.ask("GET", f"/api/duplicates/{world.group}")
        first, second = (each["table"]["id"] for each in group["tables"])
        await world.ana.ask("POST", f"/api/tables/{first}/seats", {})
        assert await refused(world.ana, "POST", f"/api/tables/{second}/seats", {}) == (
            409,
            "table-same-deal-seat",
        )
        async with world.ana.live(second) as line:
            answer = await line.do(type="sit", name="Ana")
        assert answer["type"] == "refused" and answer["error"]["id"] == "table-same-deal-seat"

    in_world(server, sit)


# ---- private tables -------------------------------------------------------------------

READ = ("", "/log", "/recap", "/replay", "/record", "/shuffle", "/stream", "/moves", "/premoves/0")
WRITE: list[tuple[str, str, Any]] = [
    ("POST", "/seats", {}),
    ("DELETE", "/seats/0", None),
    ("PUT", "/seats/0/bot", {"bot": "random"}),
    ("PUT", "/seats/0/entropy", {"entropy": ""}),
    ("POST", "/start", None),
    ("POST", "/moves", {"seat": 0, "seen": 0, "action": 0}),
    ("POST", "/why", {"seat": 0, "action": 0}),
    ("POST", "/undo", {"seat": 0, "length": 0}),
    ("POST", "/undo/answer", {"seat": 0, "yes": True}),
    ("POST", "/reactions", {"seat": 0, "reaction": "boo"}),
    ("POST", "/leave", {"seat": 0}),
    ("POST", "/return", {"seat": 0}),
    ("PUT", "/premoves/0", {"premoves": []}),
    ("POST", "/rematch", None),
    ("POST", "/branch", {"step": 0, "seat": 0}),
]
NOWHERE = "0123456789abcdef"


@pytest.mark.parametrize("kind", ["open", "private", "over", "nowhere"])
def test_a_private_table_does_not_exist_for_strangers(server: Server, kind: str) -> None:
    async def try_all(world: World) -> None:
        table = world.tables.get(kind, NOWHERE)
        nobody = shown(server)
        for stranger in (world.eve, world.bot, nobody):
            for path in READ:
                no = await refused(stranger, "GET", f"/api/tables/{table}{path}", seat=0)
                assert no == (404, "table-unknown"), path
            with pytest.raises(InvalidStatus) as closed:
                async with stranger.live(table):
                    pass
            assert closed.value.response.status_code == 403
        for stranger in (world.eve, world.bot):
            for method, path, body in WRITE:
                no = await refused(stranger, method, f"/api/tables/{table}{path}", body)
                assert no == (404, "table-unknown"), path
        for method, path, body in WRITE:
            assert (await refused(nobody, method, f"/api/tables/{table}{path}", body))[0] in (401, 404), path
        for status in ("open", "running", "over"):
            lobby = await world.eve.ask("GET", "/api/tables", status=status)
            assert table not in [line["id"] for line in lobby]
        await nobody.http.aclose()

    in_world(server, try_all)


def test_the_tables_of_one_deal_do_not_exist_for_strangers(server: Server) -> None:
    async def look(world: World) -> None:
        path = f"/api/duplicates/{world.group}"
        assert await refused(world.eve, "GET", path) == (404, "table-unknown")
        assert await refused(world.eve, "GET", f"/api/duplicates/{NOWHERE}") == (404, "table-unknown")
        group = await world.ana.ask("GET", path)
        assert all(each["code"] for each in group["tables"])

    in_world(server, look)


# ---- floods ---------------------------------------------------------------------------


def memory(server: Server) -> int:
    """Return the resident memory of the server's process in bytes."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/statm") as figures:
        return int(figures.read().split()[1]) * 4096


MIB = 1024 * 1024


@asynccontextmanager
async def never_reading(person: Person, table: str) -> AsyncIterator[sockets.socket]:
    """Open a live connection with the smallest buffer whose client never reads."""
    address, _, port = person.url.removeprefix("http://").partition(":")
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((address, int(port)))
    request = (
        f"GET /api/tables/{table}/live?since=0 HTTP/1.1\r\n"
        f"host: {address}:{port}\r\ncookie: {person.cookie}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    raw.sendall(request.encode())
    assert b" 101 " in raw.recv(64)
    raw.setblocking(False)
    try:
        yield raw
    finally:
        raw.close()


def test_clients_that_never_read_cost_no_memory_during_thousands_of_events(server: Server) -> None:
    async def flood(world: World) -> None:
        table = world.tables["private"]
        loop = asyncio.get_running_loop()
        async with world.ana.live(table) as line:

            async def react(count: int) -> None:
                for _ in range(count):
                    answer = await line.do(type="react", seat=0, reaction="boo")
                    assert answer["type"] == "done"

            await react(300)
            before = memory(server)
            async with (
                never_reading(world.ana, table),
                never_reading(world.ana, table),
                never_reading(world.bob, table),
            ):
                await react(1000)
                grown = memory(server) - before
            assert grown < 40 * MIB
            assert loop is asyncio.get_running_loop()
        await world.still_playable(table)

    in_world(server, flood)


async def pour(raw: sockets.socket, data: bytes, times: int) -> bool:
    """Send without reading; return whether the connection was closed."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(20):
            for _ in range(times):
                await loop.sock_sendall(raw, data)
    except ConnectionError:
        return True
    return False


FLOODS = {
    "pings": (b"", masked(Opcode.PING, b"x" * 125) * 500),
    "empty pieces": (masked(Opcode.TEXT, b"", False), masked(Opcode.CONT, b"", False) * 10_000),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_that_yield_no_message_do_not_accumulate(server: Server, kind: str) -> None:
    async def flood(world: World) -> None:
        table = world.tables["private"]
        before = memory(server)
        async with never_reading(world.ana, table) as raw:
            start, more = FLOODS[kind]
            cut_off = await pour(raw, start, 1) or await pour(raw, more, 600)
        assert cut_off
        assert memory(server) - before < 20 * MIB
        await world.still_playable(table)

    in_world(server, flood)


def test_a_client_cannot_be_ahead_of_the_log(server: Server) -> None:
    async def ask(world: World) -> None:
        table = world.tables["private"]
        async with world.ana.live(table, since=999_999) as line:
            news = await line.receive()
            assert news["from"] == news["to"] and not news["entries"]
            await line.do(type="react", seat=0, reaction="boo")
            await line.until(lambda latest: latest["to"] > news["to"])
            assert [entry["number"] for entry in line.entries] == [news["to"]]
        for since in ("-1", "x", "1e3", "9" * 5000, "%00", "١"):
            with pytest.raises(InvalidStatus):
                async with world.ana.live(table, since=since):  # type: ignore[arg-type]
                    pass

    in_world(server, ask)


@pytest.mark.parametrize(
    "message", ['{"type":"react","seat":0,"reaction":"boo"}', "nonsense", '{"type":"start"}'], ids=range(3)
)
def test_a_client_that_floods_a_connection_is_disconnected(strict: Server, message: str) -> None:
    async def flood() -> None:
        ana, bob = await people(strict.url, "Ana", "Bob")
        table, _ = await two_at_a_table(ana, bob)
        async with ana.live(table) as line, bob.live(table) as other:
            for _ in range(500):
                await line.socket.send(message)
            assert await closed_with(line) == 1008
            assert line.answers[-1] == {"type": "bye", "why": "too-often"}
            done = [answer for answer in line.answers if answer["type"] == "done"]
            assert len(done) < 400
            assert (await other.do(type="react", seat=1, reaction="wow"))["type"] == "done"
        await ana.http.aclose()
        await bob.http.aclose()

    asyncio.run(flood())


def test_a_client_at_a_human_pace_is_never_disconnected(strict: Server) -> None:
    async def play() -> None:
        ana, bob = await people(strict.url, "Ana", "Bob")
        table, _ = await two_at_a_table(ana, bob)
        async with ana.live(table) as line:
            for _ in range(30):
                assert (await line.do(type="react", seat=0, reaction="boo"))["type"] == "done"
        await ana.http.aclose()
        await bob.http.aclose()

    asyncio.run(play())
