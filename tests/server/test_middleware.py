"""The middleware: cross-site pages, endless bodies, slow requests, floods."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hauntboard.games import GAMES, plugin

from ..seek import SEEK
from . import running as running_module
from .fixtures_world import build, people
from .running import Person, Server, running, wait_until

pytestmark = pytest.mark.process

# The same server with shorter timeouts.
HASTY = """
from hauntboard.server.realtime import uvicorn_protocols
from hauntboard.server.web import middleware
middleware.BODY_SECONDS = 0.5
uvicorn_protocols.HEAD_SECONDS = 0.5
uvicorn_protocols.UNREAD_SECONDS = 0.5
"""
PROMISED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
FOREIGN = [
    "https://evil.example",
    "http://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://",
    "chrome-extension://abcdef",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guard")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running_module, "PROGRAM", HASTY + running_module.PROGRAM)
        friends = ("https://friend.example",)
        with running(f"sqlite:///{folder}/haunt.db", bot_processes=1, origins=friends) as server:
            yield server


def host(server: Server) -> str:
    return server.url.removeprefix("http://")


# ---- pages of other sites -------------------------------------------------------------


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_can_change_nothing(server: Server, origin: str) -> None:
    with httpx.Client(base_url=server.url, headers={"origin": origin}) as page:
        for method, path in [
            ("POST", "/api/me"),
            ("PATCH", "/api/me"),
            ("DELETE", "/api/me"),
            ("POST", "/api/tables"),
            ("PUT", "/api/tables/0123456789abcdef/premoves/0"),
        ]:
            answer = page.request(method, path, json={"name": "Eve"})
            assert answer.status_code == 403, (method, path)
            assert answer.json()["error"]["id"] == "request-foreign"
            assert "set-cookie" not in answer.headers


def test_a_request_marked_as_cross_site_by_the_browser_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/me", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"}
    )
    assert answer.status_code == 403


@pytest.mark.parametrize("origin", ["own", "https://friend.example"])
def test_our_own_pages_and_those_of_allowed_origins_are_accepted(server: Server, origin: str) -> None:
    origin = server.url if origin == "own" else origin
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ana"}, headers={"origin": origin})
    assert answer.status_code == 200


def test_no_page_of_another_site_may_read_an_answer(server: Server) -> None:
    evil = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    for method in ("GET", "OPTIONS"):
        for path in ("/api/me", "/api/tables", "/api/openapi.json", "/"):
            answer = httpx.request(method, server.url + path, headers=evil)
            assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_open_a_live_connection(server: Server, origin: str) -> None:
    async def tried() -> None:
        ana = await Person(server.url, "Ana").come()
        table = await ana.ask("POST", "/api/tables", {"game": SEEK, "public": True})
        address = f"ws://{host(server)}/api/tables/{table['table']['id']}/live"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, origin=origin, additional_headers={"cookie": ana.cookie}):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
        async with connect(address, origin=server.url, additional_headers={"cookie": ana.cookie}) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["type"] == "news"
        await ana.http.aclose()

    asyncio.run(tried())


# ---- headers and cookies --------------------------------------------------------------


def answers_of_all_kinds(server: Server) -> Iterator[httpx.Response]:
    with httpx.Client(base_url=server.url) as client:
        yield client.get("/")
        yield client.get("/some/page/of/the/table")
        yield client.get("/health")
        yield client.get("/ready")
        yield client.get("/metrics")
        yield client.get("/api/openapi.json")
        yield client.get("/api/me/tables")  # 401
        yield client.get("/api/nothing")  # 404
        yield client.put("/api/tables")  # 405
        yield client.post("/api/me", json={"name": 5})  # 422
        yield client.post("/api/me", content=b"{")  # 400
        yield client.post("/api/me", content=b"x" * 70_000)  # 413
        yield client.post("/api/me", headers={"origin": "null"})  # 403
        yield client.post("/api/me", json={"name": "Ana"})
        yield client.get("/api/me")
        yield client.get("/api/tables")
        yield client.get("/assets/nothing.js")


def test_every_kind_of_answer_carries_the_headers_that_protect_browsers(server: Server) -> None:
    statuses = set()
    for answer in answers_of_all_kinds(server):
        statuses.add(answer.status_code)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and "*" not in policy
        for name, value in PROMISED.items():
            assert answer.headers[name] == value, (answer.url, name)
        assert "server" not in answer.headers
        if answer.url.path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store", answer.url
    assert {200, 400, 401, 403, 404, 405, 413, 422} <= statuses


def test_a_page_works_under_its_own_content_security_policy(server: Server) -> None:
    page = httpx.get(server.url + "/").text
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|style=|javascript:", page)


def test_lessons_are_compressed_and_tables_are_not(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"accept-encoding": "gzip"}) as anybody:
        game = next(name for name in GAMES if plugin(name).has("lesson"))
        lesson = anybody.get(f"/api/games/{game}/lesson")
        assert lesson.headers["content-encoding"] == "gzip" and lesson.json()["moments"]
        anybody.post("/api/me", json={"name": "Ana"})
        table = anybody.post("/api/tables", json={"game": SEEK, "seats": ["person", "random"]})
        assert len(table.content) > 500 and "content-encoding" not in table.headers


@pytest.mark.parametrize(("proxy", "secure"), [({}, False), ({"x-forwarded-proto": "https"}, True)])
def test_no_script_and_no_other_site_gets_the_cookie(
    server: Server, proxy: dict[str, str], secure: bool
) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ana"}, headers=proxy)
    name, _, rest = answer.headers["set-cookie"].partition("=")
    attributes = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == "hauntboard"
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert ("secure" in attributes) is secure
    assert not any(part.startswith("domain") for part in attributes)
    assert rest.partition(";")[0] not in answer.text


# ---- too much -------------------------------------------------------------------------


@asynccontextmanager
async def raw(
    server: Server, *pieces: bytes
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a raw connection."""
    address, _, port = host(server).partition(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    try:
        for piece in pieces:
            writer.write(piece)
        yield reader, writer
    finally:
        writer.close()


def head(method: str, path: str, *lines: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: table", *lines, "", ""]).encode()


async def until_cut_off(reader: asyncio.StreamReader) -> bytes:
    """Return everything received until the server closes the connection, which it must. Reads in small
    pieces: a reset while sending would discard what a single read had gathered."""
    came = b""
    async with asyncio.timeout(20):
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(65536):
                came += piece
    return came


ESTABLISHED = "01"  # as /proc/net/tcp writes it
JSON = "content-type: application/json"


def test_a_body_may_have_64_kib_and_no_more(server: Server) -> None:
    fits = json.dumps({"name": "Ana"}).encode().ljust(64 * 1024)
    assert httpx.post(f"{server.url}/api/me", content=fits).status_code == 200
    answer = httpx.post(f"{server.url}/api/me", content=fits + b" ")
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "request-too-large")


def test_a_body_without_a_declared_length_has_the_same_limit(server: Server) -> None:
    def pieces(count: int) -> Iterator[bytes]:
        yield b'{"name":"Ana"}'
        for _ in range(count):
            yield b" " * 1024

    assert httpx.post(f"{server.url}/api/me", content=pieces(60)).status_code == 200
    answer = httpx.post(f"{server.url}/api/me", content=pieces(64))
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "request-too-large")


def test_an_endless_body_is_cut_off(server: Server) -> None:
    async def pour() -> bytes:
        start = head("POST", "/api/me", JSON, "transfer-encoding: chunked")
        async with raw(server, start) as (reader, writer):
            answer = asyncio.create_task(until_cut_off(reader))
            try:
                while not answer.done():
                    writer.write(b"1000\r\n" + b" " * 4096 + b"\r\n")
                    await writer.drain()
            except ConnectionError:
                pass
            return await answer

    answer = asyncio.run(pour())
    assert answer == b"" or b" 413 " in answer.split(b"\r\n")[0]
    assert httpx.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize("length", ["-1", "1e3", "99999999999999999999", "5, 6", "+5", "0x10"])
def test_a_nonsensical_length_is_refused(server: Server, length: str) -> None:
    async def ask() -> bytes:
        # Without a body: unread data at the close could cost us the response.
        async with raw(server, head("POST", "/api/me", JSON, f"content-length: {length}")) as (reader, _):
            return await until_cut_off(reader)

    assert re.match(rb"HTTP/1.1 4(00|13) ", asyncio.run(ask()))


@pytest.mark.parametrize(
    "start",
    [
        b"GET /health HTTP/1.1\r\nhost: table\r\nx: " + b"y" * 200_000,
        b"GET /health HTTP/1.1\r\nhost: table\r\n" + b"x: y\r\n" * 40_000,
        b"GET /" + b"y" * 200_000,
    ],
    ids=["one header", "many headers", "address"],
)
def test_an_endless_head_is_cut_off(server: Server, start: bytes) -> None:
    async def ask() -> bytes:
        async with raw(server, start) as (reader, writer):
            try:
                await writer.drain()
            except ConnectionError:
                return b""
            return await until_cut_off(reader)

    assert b" 200 " not in asyncio.run(ask())
    assert httpx.get(f"{server.url}/health").status_code == 200


DEEP = ["[" * 30_000, '{"a":' * 10_000, '{"name":' + "[" * 20_000 + "]" * 20_000 + "}"]


@pytest.mark.parametrize("body", DEEP, ids=["lists", "objects", "closed"])
def test_a_deeply_nested_body_is_a_bad_request(server: Server, body: str) -> None:
    answer = httpx.post(f"{server.url}/api/me", content=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["id"] == "request-invalid"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "value", [10**20, 10**400, -(10**4000), "x" * 5000, "\u0000", "\u202e"], ids=range(6)
)
def test_an_error_has_a_text_whatever_was_sent(server: Server, value: Any, language: str) -> None:
    with httpx.Client(base_url=server.url, headers={"accept-language": language}) as client:
        client.post("/api/me", json={"name": "Ana"})
        table = client.post("/api/tables", json={"game": SEEK}).json()["table"]["id"]
        client.post(f"/api/tables/{table}/start")
        for path, body in [
            ("/api/tables", {"game": SEEK, "options": {"mood": value}}),
            ("/api/tables", {"game": SEEK, "options": {str(value)[:4000]: 1}}),
            ("/api/tables", {"game": SEEK, str(value)[:4000]: 1}),
            ("/api/me", {"name": value}),
            (f"/api/tables/{table}/moves", {"seat": 0, "seen": 0, "action": value}),
            (f"/api/tables/{table}/moves", {"seat": 0, "seen": value, "action": 1}),
            (f"/api/tables/{table}/why", {"seat": 0, "action": value}),
            (f"/api/tables/{table}/why", {"seat": 0, "text": value}),
            (f"/api/tables/{table}/undo", {"seat": 0, "length": value}),
        ]:
            answer = client.post(path, json=body)
            assert answer.status_code < 500, (path, answer.text)
            assert answer.json()


# ---- too slow -------------------------------------------------------------------------


async def crawl(server: Server, start: bytes, rest: bytes) -> tuple[bytes, bool]:
    """Send a request byte by byte until it is cut off; return the response and whether others were served
    meanwhile."""
    async with raw(server, start) as (reader, writer), httpx.AsyncClient(base_url=server.url) as other:
        answer = asyncio.create_task(until_cut_off(reader))
        served = False
        try:
            while not answer.done():
                writer.write(rest)
                await writer.drain()
                served = (await other.get("/api/games")).status_code == 200
        except ConnectionError:
            pass
        return await answer, served


def test_a_head_sent_byte_by_byte_is_cut_off_and_delays_no_other_client(server: Server) -> None:
    answer, served = asyncio.run(crawl(server, b"GET /health HTTP/1.1\r\nx: ", b"y"))
    assert answer == b"" and served


def test_a_silent_connection_is_cut_off(server: Server) -> None:
    async def wait(start: bytes) -> bytes:
        async with raw(server, start) as (reader, _):
            return await until_cut_off(reader)

    assert asyncio.run(wait(b"")) == b""
    assert asyncio.run(wait(b"\r\n")) == b""


@pytest.mark.parametrize("kind", ["content-length: 60000", "transfer-encoding: chunked"])
def test_a_body_sent_byte_by_byte_is_cut_off_and_delays_no_other_client(server: Server, kind: str) -> None:
    rest = b" " if "length" in kind else b"1\r\n \r\n"
    answer, served = asyncio.run(crawl(server, head("POST", "/api/me", JSON, kind), rest))
    assert b" 408 " in answer.split(b"\r\n")[0] and served
    assert b"request-too-slow" in answer


def test_a_client_that_sends_an_unread_body_is_cut_off(server: Server) -> None:
    answer, served = asyncio.run(crawl(server, head("GET", "/api/games", "content-length: 60000"), b" "))
    assert b" 200 " in answer.split(b"\r\n")[0] and served


def holds(server: Server, writer: asyncio.StreamWriter) -> bool:
    """Return whether the server keeps a connection to us open."""
    ends = [f"{int(host(server).partition(':')[2]):04X}", f"{writer.get_extra_info('sockname')[1]:04X}"]
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    return any([a[-4:] for a in line[1:3]] == ends and line[3] == ESTABLISHED for line in lines)


def test_a_client_that_never_reads_is_cut_off(server: Server) -> None:
    async def ask() -> None:
        async with raw(server) as (_, writer):
            transport: Any = writer.transport
            transport.pause_reading()
            writer.write(head("GET", "/api/openapi.json") * 200)
            assert holds(server, writer)
            await asyncio.to_thread(wait_until, lambda: not holds(server, writer))

    asyncio.run(ask())


# ---- too often ------------------------------------------------------------------------


def from_address(server: Server, address: str) -> httpx.Client:
    """Return a client behind a trusted proxy, from its own address."""
    return httpx.Client(base_url=server.url, headers={"x-forwarded-for": address})


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/games"), ("POST", "/api/nothing"), ("GET", "/")])
def test_a_flood_is_rate_limited(strict: Server, method: str, path: str) -> None:
    with from_address(strict, f"192.0.2.{len(method + path)}") as client:
        answers = [client.request(method, path) for _ in range(400)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused and answers[0].status_code != 429
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
    assert refused[0].json()["error"]["id"] == "request-too-often"
    with from_address(strict, "198.51.100.1") as other:
        assert other.get("/api/games").status_code == 200


def test_monitoring_is_never_rate_limited(strict: Server) -> None:
    with from_address(strict, "192.0.2.77") as client:
        assert {client.get("/health").status_code for _ in range(300)} == {200}


def test_codes_cannot_be_guessed_fast(strict: Server) -> None:
    with from_address(strict, "192.0.2.88") as client:
        client.post("/api/me", json={"name": "Eve"})
        statuses = [client.post("/api/join", json={"code": f"AAAA{n:04}"}).status_code for n in range(60)]
    assert statuses[0] == 404 and set(statuses) == {404, 429}
    assert statuses.count(404) < 30


def test_another_identity_does_not_help_to_guess(strict: Server) -> None:
    statuses = []
    for n in range(30):
        with from_address(strict, "192.0.2.89") as client:
            client.post("/api/me", json={"name": f"Eve {n}"})
            statuses.append(client.post("/api/join", json={"code": f"AAAA{n:04}"}).status_code)
    assert statuses.count(404) < 30 and 429 in statuses


def test_creating_identities_and_tables_is_rate_limited(strict: Server) -> None:
    with from_address(strict, "192.0.2.90") as client:
        statuses = [client.post("/api/bots", json={"name": "b"}).status_code for _ in range(75)]
    assert 201 in statuses and 429 in statuses


def test_a_whole_ipv6_network_shares_one_limit(strict: Server) -> None:
    statuses = []
    for n in range(75):
        with from_address(strict, f"2001:db8:0:1::{n:x}") as client:
            statuses.append(client.post("/api/bots", json={"name": "b"}).status_code)
    assert 429 in statuses


def test_opening_connections_is_rate_limited(strict: Server) -> None:
    async def tried() -> set[int]:
        statuses = set()
        address = f"ws://{host(strict)}/api/tables/0123456789abcdef/live"
        for _ in range(400):
            try:
                async with connect(address, additional_headers={"x-forwarded-for": "192.0.2.91"}):
                    pass
            except InvalidStatus as refused:
                statuses.add(refused.response.status_code)
            if 429 in statuses:
                break
        return statuses

    assert 429 in asyncio.run(tried())


# ---- logs -----------------------------------------------------------------------------


def test_no_secret_is_written_to_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    secrets: set[str] = set()

    async def everything(server: Server) -> None:
        world = await build(server)
        stranger = (await people(server.url, "Mallory"))[0]
        secrets.update(each.cookie.partition("=")[2] for each in (world.ana, world.bob, world.eve, stranger))
        secrets.add(world.bot_token)
        secrets.update(world.codes.values())
        await world.still_playable(world.tables["private"])
        table = world.tables["over"]
        secrets.add((await world.ana.ask("GET", f"/api/tables/{table}/shuffle"))["seed"])
        await world.ana.ask("GET", f"/api/tables/{table}/record")
        for code in world.codes.values():
            await stranger.http.get(f"{server.url}/join/{code}", params={"code": code})
            await stranger.http.post(f"{server.url}/api/join", content=code)
        for token in list(secrets):
            await stranger.http.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}x"})
        async with world.ana.live(world.tables["private"]) as line:
            await line.socket.send(json.dumps({"type": "play", "token": world.bot_token}))
            await line.receive()
            await line.receive()
        await world.close()
        await stranger.http.aclose()

    with running(f"sqlite:///{tmp_path}/haunt.db", bot_processes=1, log=log) as server:
        asyncio.run(everything(server))
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert len(lines) > 30 and any(line["what"] == "request" for line in lines)
    assert not [secret for secret in secrets if secret in text]
    assert not [line for line in lines if line["level"] in ("error", "critical")]
