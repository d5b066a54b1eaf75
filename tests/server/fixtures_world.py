"""A small world for hostile clients: players, programs, and tables in every state."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from ..seek import SEEK
from .running import Person, Server


@dataclass
class World:
    """Ana and Bob play, Eve is an outsider. Tables by kind."""

    url: str
    ana: Person
    bob: Person
    eve: Person
    bot: Person
    bot_token: str
    tables: dict[str, str]
    codes: dict[str, str]
    group: str

    async def seat_to_move(self, table: str) -> tuple[Person, int, dict[str, Any]]:
        """Return the player to move at a table of Ana and Bob, the seat, and its view."""
        for person in (self.ana, self.bob):
            news = await person.ask("GET", f"/api/tables/{table}")
            for seat in news["table"]["you"]["seats"]:
                if seat in news["table"]["actors"]:
                    return person, seat, news
        raise AssertionError("nobody can move")

    async def still_playable(self, table: str) -> None:
        """Check that a normal move works."""
        person, seat, news = await self.seat_to_move(table)
        view = news["view"]
        move = {"seat": seat, "seen": view["length"], "action": view["legal"][0]}
        done = await person.ask("POST", f"/api/tables/{table}/moves", move)
        assert not done["repeated"] and done["length"] > news["to"]

    async def close(self) -> None:
        for person in (self.ana, self.bob, self.eve, self.bot):
            await person.http.aclose()


async def two_at_a_table(ana: Person, bob: Person, **wanted: Any) -> tuple[str, str]:
    """Start a match of two people; return its id and code."""
    seats = {"game": SEEK, "players": 2, "seats": ["person", "person"]}
    table = (await ana.ask("POST", "/api/tables", {**seats, **wanted}))["table"]
    await bob.ask("POST", "/api/join", {"code": table["code"]})
    await bob.ask("POST", f"/api/tables/{table['id']}/seats", {})
    await ana.ask("POST", f"/api/tables/{table['id']}/start")
    return table["id"], table["code"]


async def finished(ana: Person) -> tuple[str, str]:
    """Have two bots play a match to its end."""
    wanted = {"game": SEEK, "players": 2, "seats": ["random", "random"]}
    table = (await ana.ask("POST", "/api/tables", wanted))["table"]
    await ana.ask("POST", f"/api/tables/{table['id']}/start")
    async with ana.live(table["id"]) as line:
        await line.until(lambda news: news["table"]["status"] == "over")
    return table["id"], table["code"]


async def people(url: str, *names: str) -> list[Person]:
    """Create identities for browsers."""
    return list(await asyncio.gather(*(Person(url, name).come() for name in names)))


async def build(server: Server) -> World:
    """Build the world on a fresh server."""
    ana, bob, eve = await people(server.url, "Ana", "Bob", "Eve")
    token = (await eve.ask("POST", "/api/bots", {"name": "Program"}))["token"]
    bot = Person(server.url, authorization=f"Bearer {token}")
    opened = (await ana.ask("POST", "/api/tables", {"game": SEEK, "seats": ["person", "person"]}))["table"]
    found = {
        "open": (opened["id"], opened["code"]),
        "private": await two_at_a_table(ana, bob),
        "public": await two_at_a_table(ana, bob, public=True),
        "over": await finished(ana),
    }
    both = {"game": SEEK, "players": 2, "seats": ["person", "person"]}
    group = (await ana.ask("POST", "/api/duplicates", {"table": both, "tables": 2}))["group"]
    return World(
        url=server.url,
        ana=ana,
        bob=bob,
        eve=eve,
        bot=bot,
        bot_token=token,
        tables={name: id for name, (id, _) in found.items()},
        codes={name: code for name, (_, code) in found.items()},
        group=group,
    )
