"""Clients that survive server crashes: they reconnect, resume, resend unanswered commands, and record
everything they receive for comparison with the log."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from hauntboard.storage import Entry, Store

from .running import LiveConnection, Person, Refused, Server, updated

BROKEN = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
# How long a client may wait once the disturbance is over.
PATIENCE_SECONDS = 60.0


class Busy(Exception):
    """The server could not execute the request now."""


class Servers:
    """The servers of one database, some of which may be down."""

    def __init__(self, *servers: Server) -> None:
        self.up = list(servers)
        self.signal = asyncio.Condition()
        self.kills = 0

    async def pick(self, last: Server | None = None) -> Server:
        """Return a server that is up, preferably not the last one."""
        async with self.signal:
            await self.signal.wait_for(lambda: self.up)
        return random.choice([each for each in self.up if each is not last] or self.up)

    async def kill(self, server: Server) -> None:
        """Send SIGKILL; clients notice by themselves."""
        self.up.remove(server)
        server.kill()
        self.kills += 1

    async def start(self, server: Server) -> None:
        """Restart a server, on the same port if it is still free."""
        try:
            await asyncio.to_thread(server.start)
        except AssertionError:
            server.url = ""
            await asyncio.to_thread(server.start)
        async with self.signal:
            self.up.append(server)
            self.signal.notify_all()


@dataclass
class Attempt:
    """A command, how often it was sent, and its result."""

    key: str
    command: dict[str, Any]
    decided: int  # length of the log known when deciding
    number: int | None = None
    refused: str | None = None
    sent: int = 0
    repeated: bool = False

    @property
    def answered(self) -> bool:
        return self.number is not None or self.refused is not None


@dataclass
class Story:
    """What a client has received about a table, and the commands it sent there."""

    table: str
    seat: int | None
    received: list[dict[str, Any]] = field(default_factory=list)
    attempts: list[Attempt] = field(default_factory=list)
    news: dict[str, Any] = field(default_factory=dict)
    known_length: int = 0  # length of the log given by the last answer

    def take(self, news: dict[str, Any]) -> None:
        """Record news, which must continue exactly where the last news ended."""
        assert news["from"] == len(self.received), "a gap or a repeat"
        numbers = [entry["number"] for entry in news["entries"]]
        assert numbers == list(range(news["from"], news["to"])), "a gap or a repeat"
        self.received += news["entries"]
        self.news = updated(self.news, news)

    @property
    def over(self) -> bool:
        return bool(self.news) and self.news["table"]["status"] == "over"

    @property
    def pending(self) -> Attempt | None:
        return self.attempts[-1] if self.attempts and not self.attempts[-1].answered else None

    @property
    def taken_back(self) -> bool:
        return any(
            attempt.command["type"] == "undo" and attempt.number is not None for attempt in self.attempts
        )

    @property
    def my_turn(self) -> bool:
        """Return whether there is something to decide, given everything known."""
        if not self.news or self.news["view"] is None or len(self.received) < self.known_length:
            return False
        return self.seat in self.news["table"]["actors"] and self.pending is None


class Player:
    """A client that plays or watches, whatever happens to the servers."""

    def __init__(self, name: str, servers: Servers, by_rest: float = 0.25, undo: float = 0.05) -> None:
        self.name, self.servers = name, servers
        self.by_rest, self.undo = by_rest, undo
        self.person = Person("", name)
        self.id = ""
        self.server: Server | None = None
        self.stories: dict[str, Story] = {}
        self.leaving = asyncio.Event()  # when set: wait for the last answer, then stop
        self.counted: Callable[[], object] = lambda: None  # called for everything acknowledged
        self.line: LiveConnection | None = None
        self.connections = 0
        self.byes: list[str] = []
        self.closed: list[int | None] = []  # close codes of connections that the client did not close

    # ---- what must work in the end ---------------------------------------------------

    async def move_on(self) -> None:
        """Switch to a server that is up."""
        self.server = await self.servers.pick(self.server)
        self.person.url = self.server.url

    async def surely(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """Repeat a request until a server answers."""
        while True:
            if self.server not in self.servers.up:
                await self.move_on()
            try:
                return await self.person.ask(method, path, body, **params)
            except BROKEN:
                await self.move_on()
            except Refused as refused:
                if refused.status != 503:
                    raise

    async def come(self) -> Player:
        """Create an identity."""
        if self.name:
            self.id = (await self.surely("POST", "/api/me", {"name": self.name}))["id"]
        return self

    async def open(self, **wanted: Any) -> str:
        """Open a table and sit down; without an answer, open another one."""
        news = await self.surely("POST", "/api/tables", {"public": True, **wanted})
        return str(news["table"]["id"])

    async def sit(self, table: str) -> None:
        await self.surely("POST", f"/api/tables/{table}/seats", {"key": f"sit-{self.name}"})

    async def begin(self, table: str) -> None:
        """Start the match, unless an unanswered request has started it."""
        try:
            await self.surely("POST", f"/api/tables/{table}/start")
        except Refused as refused:
            if refused.id != "table-not-open":
                raise

    # ---- at a table -------------------------------------------------------------------

    async def play(self, table: str, seat: int | None) -> Story:
        """Play until the match is over or the test ends, over as many connections as it takes."""
        story = self.stories.setdefault(table, Story(table, seat))
        while True:
            await self.move_on()
            try:
                async with self.person.live(table, since=len(story.received)) as self.line:
                    self.connections += 1
                    await self.attend(story, self.line)
                    return story
            except InvalidStatus as refused:
                if refused.response.status_code != 503:
                    raise
            except ConnectionClosed as closed:
                self.closed.append(closed.rcvd.code if closed.rcvd else None)
                await self.drain(story)
            except (*BROKEN, Busy):
                pass

    async def drain(self, story: Story) -> None:
        """Read what arrived before the connection ended."""
        assert self.line is not None
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.on_message(story, await self.line.receive())

    def hang_up(self) -> None:
        """Close the connection in the middle of everything; play continues over another one."""
        if self.line is not None:
            self.line.socket.transport.abort()

    async def attend(self, story: Story, line: LiveConnection) -> None:
        """Use one connection: receive, decide, receive."""
        if story.pending is not None:
            await self.send(story, story.pending, line)
        while not story.over or len(story.received) < story.known_length or story.pending:
            if self.leaving.is_set() and story.pending is None:
                return
            if story.my_turn and not self.leaving.is_set():
                story.attempts.append(self.decide(story))
                await self.send(story, story.attempts[-1], line)
            elif (message := await self.receive(line)) is not None:
                self.on_message(story, message)

    async def receive(self, line: LiveConnection) -> dict[str, Any] | None:
        """Return the next message, or None if the test ends first."""
        receiving = asyncio.create_task(line.receive())
        tasks = (
            [receiving] if self.leaving.is_set() else [receiving, asyncio.create_task(self.leaving.wait())]
        )
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            return receiving.result() if receiving.done() else None
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def on_message(self, story: Story, message: dict[str, Any]) -> None:
        """Handle a message of a live connection."""
        if message["type"] in ("news", "turn"):
            story.take(message)
        elif message["type"] in ("done", "refused"):
            self.answer(story, message)
        else:
            self.byes.append(message["why"])

    async def follow(self, table: str) -> None:
        """Follow a table by its stream, reconnecting elsewhere every few lines."""
        story = self.stories.setdefault(table, Story(table, None))
        while not story.over or story.news["to"] > len(story.received):
            await self.move_on()
            self.connections += 1
            address = f"{self.person.url}/api/tables/{table}/stream"
            lines_left = random.randrange(1, 6)
            async with self.person.http.stream(
                "GET", address, params={"since": len(story.received)}
            ) as answer:
                assert answer.status_code == 200
                async for line in answer.aiter_lines():
                    if line:
                        story.take(json.loads(line))
                        lines_left -= 1
                    if not lines_left:
                        break

    def answer(self, story: Story, message: dict[str, Any]) -> None:
        attempt = story.pending
        assert attempt is not None and message["key"] == attempt.key, "an answer to nothing that was asked"
        if message["type"] == "done":
            receipt = message["receipt"]
            attempt.number, attempt.repeated = receipt["number"], receipt["repeated"]
            story.known_length = max(story.known_length, receipt["length"])
            self.counted()
        elif message["error"]["id"] == "server-busy":
            raise Busy
        else:
            attempt.refused = message["error"]["id"]
            story.known_length = max(
                story.known_length, attempt.decided + 1
            )  # news that explains it must follow

    def decide(self, story: Story) -> Attempt:
        """Choose a legal move; at the first chance, and occasionally, undo instead."""
        view, known = story.news["view"], len(story.received)
        key = f"{self.name}-{random.getrandbits(64):x}"
        if view["undo"] < view["length"] and (not story.taken_back or random.random() < self.undo):
            return Attempt(key, {"type": "undo", "seat": story.seat, "length": view["undo"]}, known)
        # A first action that leaves the turn going is often the first legal one: then an undo is possible.
        choices = view["legal"] if story.taken_back or random.random() < 0.5 else view["legal"][:1]
        action = random.choice(choices)
        play = {"type": "play", "seat": story.seat, "seen": view["length"], "action": action}
        return Attempt(key, play, known)

    async def send(self, story: Story, attempt: Attempt, line: LiveConnection) -> None:
        """Send a command over the live connection or as a request."""
        attempt.sent += 1
        if attempt.command["type"] != "play" or random.random() >= self.by_rest:
            await line.say(key=attempt.key, **attempt.command)
            return
        body = {name: value for name, value in attempt.command.items() if name != "type"} | {
            "key": attempt.key
        }
        try:
            receipt = await self.person.ask("POST", f"/api/tables/{story.table}/moves", body)
            self.answer(story, {"type": "done", "key": attempt.key, "receipt": receipt})
        except Refused as refused:
            if refused.status == 503:
                raise Busy from None
            self.answer(story, {"type": "refused", "key": attempt.key, "error": refused.error})


class Circle:
    """Players of consecutive games, and a spectator."""

    def __init__(self, servers: Servers, people: int, **wanted: Any) -> None:
        name = "".join(random.choices("abcdefgh", k=6))
        self.wanted = wanted
        self.players = [Player(f"{name}{i}", servers) for i in range(people)]
        self.spectator = Player("", servers)
        self.matches = 0

    @property
    def everybody(self) -> list[Player]:
        return [*self.players, self.spectator]

    async def play(self) -> None:
        """Play game after game until the test ends."""
        for player in self.players:
            await player.come()
        host = self.players[0]
        while not host.leaving.is_set():
            table = await host.open(**self.wanted)
            for player in self.players[1:]:
                await player.sit(table)
            await host.begin(table)
            seats: list[int | None] = [*range(len(self.players)), None]
            async with asyncio.TaskGroup() as group:
                for player, seat in zip(self.everybody, seats, strict=True):
                    group.create_task(player.play(table, seat))
            self.matches += 1

    def leave(self) -> None:
        for player in self.everybody:
            player.leaving.set()

    async def close(self) -> None:
        for player in self.everybody:
            await player.person.http.aclose()


# ---- afterwards -----------------------------------------------------------------------


async def compare(database: str, url: str, players: Sequence[Player]) -> None:
    """Check that everything received or acknowledged is in the log, once and unchanged."""
    async with Store.open(database) as store:
        logs: dict[str, list[Entry]] = {}
        for player in players:
            player.person.url = url
            for story in player.stories.values():
                if story.table not in logs:
                    logs[story.table] = await store.read(story.table)
                log = logs[story.table]
                assert [entry.number for entry in log] == list(range(len(log)))
                entries = await all_entries(player.person, story.table)
                assert len(entries) == len(log)
                assert story.received == entries[: len(story.received)], (
                    "something received is not in the log"
                )
                check_attempts(player, story, log)


def check_attempts(player: Player, story: Story, log: Sequence[Entry]) -> None:
    """Check that acknowledged commands were executed once, refused ones never, and nothing else was
    executed."""
    numbers = {entry.key: entry.number for entry in log if entry.key}
    keys = {digest(player.id, attempt.key): attempt for attempt in story.attempts}
    for key, attempt in keys.items():
        if attempt.answered:
            assert numbers.get(key) == attempt.number, attempt
        if key in numbers:
            assert_same(attempt, log[numbers[key]])
    if story.seat is not None:
        steps = [entry for entry in log if entry.kind == "step"]
        mine = [entry.key for entry in steps if json.loads(entry.data)["seat"] == story.seat]
        assert all(key in keys for key in mine), "a move without a command"


def assert_same(attempt: Attempt, entry: Entry) -> None:
    """Check that an entry matches the command."""
    happened, names = json.loads(entry.data), {"play": ("step", "action"), "undo": ("undo", "length")}
    kind, field_name = names[attempt.command["type"]]
    assert entry.kind == kind
    assert happened["seat"] == attempt.command["seat"]
    assert happened[field_name] == attempt.command[field_name]


def digest(who: str, key: str) -> str:
    """Return a key as the log stores it, which depends on the player."""
    return hashlib.sha256(f"{who}\n{key}".encode()).hexdigest()


async def all_entries(person: Person, table: str, **params: Any) -> list[dict[str, Any]]:
    """Read the whole log through the API."""
    entries: list[dict[str, Any]] = []
    while True:
        news = await person.ask("GET", f"/api/tables/{table}", since=len(entries), **params)
        if not news["entries"]:
            return entries
        entries += news["entries"]
