"""Presence: the players at a table learn whose connection has broken."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ..limits import LIMIT_SECONDS
from ..seek import SEEK
from .http_helpers import open_table
from .running import LiveConnection, Person, Server, running

pytestmark = pytest.mark.process
SHORT_GRACE = "from hauntboard.server.tables import live_tables\nlive_tables.GRACE_SECONDS = 0.5"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("presence")
    with running(f"sqlite:///{folder}/haunt.db", first=SHORT_GRACE) as server:
        yield server


async def missing(connection: LiveConnection) -> list[int]:
    """Return the seats of the next message about presence."""
    while True:
        message = await connection.receive()
        if message["type"] == "presence":
            seats: list[int] = message["missing"]
            return seats


async def two_at_a_table(server: Server) -> tuple[Person, Person, str]:
    ana, ben = await Person(server.url, "Ana").come(), await Person(server.url, "Ben").come()
    id = await open_table(ana, game=SEEK, seats=["person", "person"], public=True)
    await ben.ask("POST", f"/api/tables/{id}/seats", {})
    await ana.ask("POST", f"/api/tables/{id}/start")
    return ana, ben, id


def test_a_player_is_missing_from_the_end_of_the_last_connection_to_the_next(server: Server) -> None:
    async def play() -> None:
        ana, ben, id = await two_at_a_table(server)
        async with ana.live(id) as hers:
            async with ben.live(id):
                async with ben.live(id):
                    pass  # another tab
                await asyncio.sleep(1.0)  # longer than the grace
            assert await missing(hers) == [1]
            async with ana.live(id) as later:
                assert await missing(later) == [1]
            async with ben.live(id):
                assert await missing(hers) == []

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))


def test_a_command_over_http_shows_that_a_player_is_there(server: Server) -> None:
    async def play() -> None:
        ana, ben, id = await two_at_a_table(server)
        async with ana.live(id) as hers:
            async with ben.live(id):
                pass
            assert await missing(hers) == [1]
            await ben.ask("POST", f"/api/tables/{id}/reactions", {"seat": 1, "reaction": "hello"})
            assert await missing(hers) == []

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))


def test_a_player_who_reconnects_soon_was_never_missing(server: Server) -> None:
    async def play() -> None:
        ana, ben, id = await two_at_a_table(server)
        async with ana.live(id) as hers:
            async with ben.live(id):
                pass
            async with ben.live(id) as his:
                await asyncio.sleep(1.0)
                await his.do(type="react", seat=1, reaction="hello")
                await hers.until(lambda news: any(entry["type"] == "react" for entry in hers.entries))
                assert "presence" not in [message["type"] for message in hers.answers]

    asyncio.run(asyncio.wait_for(play(), LIMIT_SECONDS))
