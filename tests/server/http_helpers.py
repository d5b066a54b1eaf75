"""Shorthands for what people do at tables of a real server."""

from __future__ import annotations

import random
from typing import Any

from ..seek import SEEK
from .running import Person


async def open_table(host: Person, **wanted: Any) -> str:
    """Open a table and return its id."""
    wanted = {"game": SEEK, "players": 2, "options": {"first": 1}, **wanted}
    wanted["players"] = len(wanted["seats"]) if "seats" in wanted else wanted["players"]
    news = await host.ask("POST", "/api/tables", wanted)
    return str(news["table"]["id"])


async def open_with(host: Person, *others: Person, **wanted: Any) -> str:
    """Start a match with the host in the first seat and the others in the next ones."""
    players = 1 + len(others)
    id = await open_table(host, **{"seats": ["person"] * players, "public": True, **wanted})
    for other in others:
        await other.ask("POST", f"/api/tables/{id}/seats", {})
    await host.ask("POST", f"/api/tables/{id}/start")
    return id


async def look(person: Person, id: str, **query: Any) -> dict[str, Any]:
    """Return the current news of a table."""
    news: dict[str, Any] = await person.ask("GET", f"/api/tables/{id}", **query)
    return news


async def move(person: Person, id: str, seat: int, text: str | None = None) -> Any:
    """Play a move in notation, or the first legal one."""
    view = (await look(person, id, perspective=str(seat)))["view"]
    chosen = {"action": view["legal"][0]} if text is None else {"text": text}
    wanted = {"seat": seat, "seen": view["length"], **chosen}
    return await person.ask("POST", f"/api/tables/{id}/moves", wanted)


def over(news: dict[str, Any]) -> bool:
    return bool(news["table"]["status"] == "over")


def my_turn(news: dict[str, Any], seen: int) -> bool:
    """Return whether a seat has to decide after so many steps."""
    return bool(news["view"]["legal"]) and news["view"]["length"] > seen


async def play_on(person: Person, id: str, seat: int, seed: int = 1) -> dict[str, Any]:
    """Play random legal moves of a seat over a live connection to the end of the match; return the last
    news."""
    rng, seen = random.Random(f"{seed} {seat}"), -1
    async with person.live(id, perspective=seat) as line:
        while True:
            news = await line.until(lambda news: over(news) or my_turn(news, seen))  # noqa: B023
            if over(news):
                return news
            seen = news["view"]["length"]
            await line.do(type="play", seat=seat, seen=seen, action=rng.choice(news["view"]["legal"]))
