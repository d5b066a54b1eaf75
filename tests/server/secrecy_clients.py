"""Clients of a real server, everything they received, and what they may receive at most."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from hauntboard.server.tables.events import decode
from hauntboard.server.tables.table import Table
from hauntboard.storage import Entry

from .running import LiveConnection, Person, updated


@dataclass(frozen=True)
class Received:
    """Something a client received: by which channel, in answer to what, and the length of the table's log if
    known."""

    by: str
    over: str
    table: str
    data: bytes
    length: int | None = None


class Listener(Person):
    """A client that keeps every byte it receives."""

    def __init__(self, url: str, name: str, received: list[Received]) -> None:
        super().__init__(url, name)
        self.received = received
        self.http.event_hooks = {"response": [self.keep_answer]}
        self.id = self.token = ""

    async def keep_answer(self, response: httpx.Response) -> None:
        if "ndjson" in response.headers.get("content-type", ""):
            return  # its lines are kept one by one
        data = await response.aread()
        headers = [(k, v) for k, v in response.headers.items() if k != "set-cookie"]
        self.received.append(Received(self.name, f"{response.request.url.path} {headers}", "", data))

    async def come(self) -> Listener:
        me = await self.ask("POST", "/api/me", {"name": self.name})
        self.id, self.token = me["id"], next(iter(self.http.cookies.values()))
        return self

    @asynccontextmanager
    async def listening(self, table: str) -> AsyncIterator[RecordedConnection]:
        async with self.live(table, since=0) as line:
            yield RecordedConnection(line, self, table)

    async def get(self, table: str, path: str, length: int, **params: Any) -> None:
        """Send a request while no player moves; keep refusals as well."""
        address = f"{self.url}/api/tables/{table}{path}"
        answer = await self.http.get(address, params=params)
        question = json.dumps([path, params])
        self.received.append(Received(self.name, question, table, answer.content, length))


class RecordedConnection(LiveConnection):
    """A live connection that keeps every byte."""

    def __init__(self, line: LiveConnection, person: Listener, table: str) -> None:
        super().__init__(line.socket)
        self.person, self.table = person, table

    async def receive(self) -> dict[str, Any]:
        text = await self.socket.recv()
        data = text if isinstance(text, bytes) else text.encode()
        self.person.received.append(Received(self.person.name, "live", self.table, data))
        message: dict[str, Any] = json.loads(data)
        if message["type"] in ("news", "turn"):
            self.news = updated(self.news, message)
        return message


async def play_some(
    table: str, people: dict[int, Listener], watcher: Listener, moves: int, dice: random.Random
) -> None:
    """Play at random, with illegal tries; every client requests everything now and then."""
    async with AsyncExitStack() as stack:
        lines = {s: await stack.enter_async_context(p.listening(table)) for s, p in people.items()}
        subscribe = await stack.enter_async_context(watcher.listening(table))
        for _ in range(moves):
            news = await subscribe.until(lambda news: quiet(news, set(lines)))
            if news["table"]["status"] == "over":
                break
            length = news["to"]
            for line in lines.values():
                await line.until(lambda news, length=length: news["to"] >= length)
            if dice.random() < 0.25:
                for who in (*people.values(), watcher):
                    await ask_about(who, table, length, dice)
            seat = dice.choice(news["table"]["actors"])
            done = await one_move(lines[seat], seat, dice)
            await subscribe.until(lambda news, done=done: news["to"] >= done["receipt"]["length"])


def quiet(news: dict[str, Any], seats: set[int]) -> bool:
    """Return whether nothing happens until one of these seats moves, or the match is over."""
    table = news["table"]
    return table["status"] == "over" or (bool(table["actors"]) and set(table["actors"]) <= seats)


async def one_move(line: RecordedConnection, seat: int, dice: random.Random) -> dict[str, Any]:
    """Play a legal move, often after some illegal ones."""
    view = line.news["view"]
    while dice.random() < 0.4:
        wrong = dice.randrange(700)
        if wrong not in view["legal"]:
            await line.do(type="play", seat=seat, seen=view["length"], action=wrong)
    return await line.do(type="play", seat=seat, seen=view["length"], action=dice.choice(view["legal"]))


async def ask_about(who: Listener, table: str, length: int, dice: random.Random) -> None:
    """Request everything that can be read of a table."""
    await who.get(table, "/log", length)
    await who.get(table, "/recap", length)
    await who.get(table, "/replay", length, **{"from": dice.randrange(5), "count": 20})
    await who.get(table, "/record", length)
    await who.get(table, "/record", length, format="json")
    await who.get(table, "/log", length, perspective=dice.choice(["0", "1", "all", "spectator"]))
    await who.get(table, "/moves", length, seat=dice.randrange(2))
    await who.get(table, "/shuffle", length)


async def streamed(who: Listener, table: str, moves: int) -> None:
    """Read some lines of the stream."""
    async with who.http.stream("GET", f"{who.url}/api/tables/{table}/stream", params={"since": 0}) as answer:
        async for line in answer.aiter_lines():
            if line:
                who.received.append(Received(who.name, "stream", table, line.encode()))
                if json.loads(line)["to"] >= moves:
                    return


class Kept:
    """The full contents of the server's database."""

    def __init__(self, path: Path) -> None:
        with sqlite3.connect(path) as database:
            rows = database.execute("select id, secret, code from tables").fetchall()
            columns = "kind, data, key, number, at"
            query = f"select {columns} from entries where table_id = ? order by number"
            self.secrets = {id: bytes(secret) for id, secret, _ in rows}
            self.codes = {id: code for id, _, code in rows}
            self.logs = {id: [Entry(*row) for row in database.execute(query, (id,))] for id, _, _ in rows}
        database.close()

    def at(self, id: str, length: int) -> Table:
        """Return a table as it was at a length of its log."""
        table = Table(id, self.secrets[id])
        for entry in self.logs[id][:length]:
            table.apply(decode(entry), entry.at)
        return table
