"""Clients that outlive servers: they come back, go on where they were, send again what was not answered,
and remember everything they were told, to be compared with the log afterwards."""

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

from .running import Line, Person, Refused, Server

BROKEN = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
# Once nothing disturbs any more, whoever waits longer than this waits for something that never comes.
PATIENCE_SECONDS = 60.0


class Busy(Exception):
    """The server could not do it just now."""


class Servers:
    """The servers of one database, some of which may be down."""

    def __init__(self, *servers: Server) -> None:
        self.up = list(servers)
        self.signal = asyncio.Condition()
        self.kills = 0

    async def pick(self, last: Server | None = None) -> Server:
        """One that is up; rather another than the last one."""
        async with self.signal:
            await self.signal.wait_for(lambda: self.up)
        return random.choice([each for each in self.up if each is not last] or self.up)

    async def kill(self, server: Server) -> None:
        """kill -9; whoever is connected notices by itself."""
        self.up.remove(server)
        server.kill()
        self.kills += 1

    async def start(self, server: Server) -> None:
        """Start it again, at the same address if nobody has taken it meanwhile."""
        try:
            await asyncio.to_thread(server.start)
        except AssertionError:
            server.url = ""
            await asyncio.to_thread(server.start)
        async with self.signal:
            self.up.append(server)
            self.signal.notify_all()


@dataclass
class Wish:
    """A command as it was sent, perhaps several times, and what became of it."""

    key: str
    command: dict[str, Any]
    decided: int  # how much of the log was known then
    number: int | None = None
    refused: str | None = None
    sent: int = 0
    repeated: bool = False

    @property
    def answered(self) -> bool:
        return self.number is not None or self.refused is not None


@dataclass
class Story:
    """What somebody was told of a table, and what they wanted there."""

    table: str
    seat: int | None
    heard: list[dict[str, Any]] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    news: dict[str, Any] = field(default_factory=dict)
    told_of: int = 0  # the length that the last answer spoke of

    def take(self, news: dict[str, Any]) -> None:
        """News must go on exactly where the last ones ended."""
        assert news["from"] == len(self.heard), "a gap or a repeat"
        numbers = [entry["number"] for entry in news["entries"]]
        assert numbers == list(range(news["from"], news["to"])), "a gap or a repeat"
        self.heard += news["entries"]
        self.news = news

    @property
    def over(self) -> bool:
        return bool(self.news) and self.news["table"]["status"] == "over"

    @property
    def pending(self) -> Wish | None:
        return self.wishes[-1] if self.wishes and not self.wishes[-1].answered else None

    @property
    def taken_back(self) -> bool:
        return any(wish.command["type"] == "undo" and wish.number is not None for wish in self.wishes)

    @property
    def my_turn(self) -> bool:
        """Whether there is something to decide, with all that is known."""
        if not self.news or self.news["view"] is None or len(self.heard) < self.told_of:
            return False
        return self.seat in self.news["table"]["actors"] and self.pending is None


class Player:
    """Somebody who plays at tables, or only looks on, whatever becomes of the servers."""

    def __init__(self, name: str, servers: Servers, by_rest: float = 0.25, undo: float = 0.05) -> None:
        self.name, self.servers = name, servers
        self.by_rest, self.undo = by_rest, undo
        self.person = Person("", name)
        self.id = ""
        self.server: Server | None = None
        self.stories: dict[str, Story] = {}
        self.leaving = asyncio.Event()  # when set: wait for the last answer, then go
        self.counted: Callable[[], object] = lambda: None  # called for everything acknowledged
        self.line: Line | None = None
        self.connections = 0
        self.byes: list[str] = []
        self.closed: list[int | None] = []  # how connections ended, if not by the player

    # ---- what must work in the end ---------------------------------------------------

    async def move_on(self) -> None:
        """Turn to a server that is up."""
        self.server = await self.servers.pick(self.server)
        self.person.url = self.server.url

    async def surely(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """A request, again and again until somebody answers."""
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
        """Get an identity."""
        if self.name:
            self.id = (await self.surely("POST", "/api/me", {"name": self.name}))["id"]
        return self

    async def open(self, **wanted: Any) -> str:
        """Open a table and sit down there; whoever hears no answer opens another one."""
        news = await self.surely("POST", "/api/tables", {"public": True, **wanted})
        return str(news["table"]["id"])

    async def sit(self, table: str) -> None:
        await self.surely("POST", f"/api/tables/{table}/seats", {"key": f"sit-{self.name}"})

    async def begin(self, table: str) -> None:
        """Start the match, which may have been started by a request that was not answered."""
        try:
            await self.surely("POST", f"/api/tables/{table}/start")
        except Refused as refused:
            if refused.id != "table-not-open":
                raise

    # ---- at a table -------------------------------------------------------------------

    async def play(self, table: str, seat: int | None) -> Story:
        """Play until the match is over or it is time to leave, over as many connections as it takes."""
        story = self.stories.setdefault(table, Story(table, seat))
        while True:
            await self.move_on()
            try:
                async with self.person.live(table, since=len(story.heard)) as self.line:
                    self.connections += 1
                    await self.attend(story, self.line)
                    return story
            except InvalidStatus as refused:
                if refused.response.status_code != 503:
                    raise
            except ConnectionClosed as closed:
                self.closed.append(closed.rcvd.code if closed.rcvd else None)
                await self.hear_out(story)
            except (*BROKEN, Busy):
                pass

    async def hear_out(self, story: Story) -> None:
        """What had arrived before the connection ended counts as told."""
        assert self.line is not None
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.heard(story, await self.line.hear())

    def hang_up(self) -> None:
        """Cut the connection in the middle of whatever is going on; play goes on over another one."""
        if self.line is not None:
            self.line.socket.transport.abort()

    async def attend(self, story: Story, line: Line) -> None:
        """One connection: hear, decide, hear."""
        if story.pending is not None:
            await self.send(story, story.pending, line)
        while not story.over or len(story.heard) < story.told_of or story.pending:
            if self.leaving.is_set() and story.pending is None:
                return
            if story.my_turn and not self.leaving.is_set():
                story.wishes.append(self.decide(story))
                await self.send(story, story.wishes[-1], line)
            elif (message := await self.hear(line)) is not None:
                self.heard(story, message)

    async def hear(self, line: Line) -> dict[str, Any] | None:
        """The next message; nothing if it becomes time to leave meanwhile."""
        hearing = asyncio.create_task(line.hear())
        tasks = [hearing] if self.leaving.is_set() else [hearing, asyncio.create_task(self.leaving.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            return hearing.result() if hearing.done() else None
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, story: Story, message: dict[str, Any]) -> None:
        """Take a message of a live connection."""
        if message["type"] == "news":
            story.take(message)
        elif message["type"] in ("done", "refused"):
            self.answer(story, message)
        else:
            self.byes.append(message["why"])

    async def follow(self, table: str) -> None:
        """Hear of a table by lines instead, with a new connection elsewhere after every few of them."""
        story = self.stories.setdefault(table, Story(table, None))
        while not story.over or story.news["to"] > len(story.heard):
            await self.move_on()
            self.connections += 1
            address = f"{self.person.url}/api/tables/{table}/stream"
            lines_left = random.randrange(1, 6)
            async with self.person.http.stream("GET", address, params={"since": len(story.heard)}) as answer:
                assert answer.status_code == 200
                async for line in answer.aiter_lines():
                    if line:
                        story.take(json.loads(line))
                        lines_left -= 1
                    if not lines_left:
                        break

    def answer(self, story: Story, message: dict[str, Any]) -> None:
        wish = story.pending
        assert wish is not None and message["key"] == wish.key, "an answer to nothing that was asked"
        if message["type"] == "done":
            wish.number, wish.repeated = message["number"], message["repeated"]
            story.told_of = max(story.told_of, message["length"])
            self.counted()
        elif message["error"]["id"] == "server-busy":
            raise Busy
        else:
            wish.refused = message["error"]["id"]
            story.told_of = max(story.told_of, wish.decided + 1)  # there must be news that explain it

    def decide(self, story: Story) -> Wish:
        """Any legal move; at the first chance, and now and then, take one back instead."""
        view, known = story.news["view"], len(story.heard)
        key = f"{self.name}-{random.getrandbits(64):x}"
        if view["undo"] < view["length"] and (not story.taken_back or random.random() < self.undo):
            return Wish(key, {"type": "undo", "seat": story.seat, "length": view["undo"]}, known)
        action = random.choice(view["legal"])
        play = {"type": "play", "seat": story.seat, "seen": view["length"], "action": action}
        return Wish(key, play, known)

    async def send(self, story: Story, wish: Wish, line: Line) -> None:
        """Send a command, over the live connection or as a request of its own."""
        wish.sent += 1
        if wish.command["type"] != "play" or random.random() >= self.by_rest:
            await line.say(key=wish.key, **wish.command)
            return
        body = {name: value for name, value in wish.command.items() if name != "type"} | {"key": wish.key}
        try:
            done = await self.person.ask("POST", f"/api/tables/{story.table}/moves", body)
            self.answer(story, {"type": "done", "key": wish.key, **done})
        except Refused as refused:
            if refused.status == 503:
                raise Busy from None
            self.answer(story, {"type": "refused", "key": wish.key, "error": refused.error})


class Circle:
    """Some people who play one game after the other, and somebody who looks on."""

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
        """Game after game until it is time to leave."""
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
    """Everything that was told or acknowledged is in the log, once and as it was told."""
    async with Store.open(database) as store:
        logs: dict[str, list[Entry]] = {}
        for player in players:
            player.person.url = url
            for story in player.stories.values():
                if story.table not in logs:
                    logs[story.table] = await store.read(story.table)
                log = logs[story.table]
                assert [entry.number for entry in log] == list(range(len(log)))
                told = await all_entries(player.person, story.table)
                assert len(told) == len(log)
                assert story.heard == told[: len(story.heard)], "something told is not in the log"
                check_wishes(player, story, log)


def check_wishes(player: Player, story: Story, log: Sequence[Entry]) -> None:
    """What was acknowledged was done once, what was refused never, and nothing was done unasked."""
    numbers = {entry.key: entry.number for entry in log if entry.key}
    keys = {digest(player.id, wish.key): wish for wish in story.wishes}
    for key, wish in keys.items():
        if wish.answered:
            assert numbers.get(key) == wish.number, wish
        if key in numbers:
            assert_same(wish, log[numbers[key]])
    if story.seat is not None:
        steps = [entry for entry in log if entry.kind == "step"]
        mine = [entry.key for entry in steps if json.loads(entry.data)["seat"] == story.seat]
        assert all(key in keys for key in mine), "a move that nobody wanted"


def assert_same(wish: Wish, entry: Entry) -> None:
    """An entry says what was wanted."""
    happened, names = json.loads(entry.data), {"play": ("step", "action"), "undo": ("undo", "length")}
    kind, field_name = names[wish.command["type"]]
    assert entry.kind == kind
    assert happened["seat"] == wish.command["seat"]
    assert happened[field_name] == wish.command[field_name]


def digest(who: str, key: str) -> str:
    """A key as the log keeps it: everybody has keys of their own."""
    return hashlib.sha256(f"{who}\n{key}".encode()).hexdigest()


async def all_entries(person: Person, table: str, **params: Any) -> list[dict[str, Any]]:
    """The whole log as somebody is told it."""
    told: list[dict[str, Any]] = []
    while True:
        news = await person.ask("GET", f"/api/tables/{table}", since=len(told), **params)
        if not news["entries"]:
            return told
        told += news["entries"]
