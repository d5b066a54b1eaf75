"""Nothing acknowledged or shown is ever lost: servers are killed repeatedly under load, and everything the
clients received is compared with the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis

from hauntboard.games import GAMES
from hauntboard.pubsub.redis import CHANNEL
from hauntboard.server.tables.live_tables import POLL_SECONDS

from ..sampling import FULL
from ..seek import SEEK
from ..services import PostgresServer, RedisServer, new_database, running_postgres
from .resilient_clients import PATIENCE_SECONDS, Circle, Player, Servers, compare
from .running import Server, running

pytestmark = pytest.mark.process

KILLS = 150 if FULL else 14  # on SQLite
AT_ONCE = 2  # databases, each with its own server
MAX_MOVES_BETWEEN_KILLS = 60


class Progress:
    """Counts acknowledged commands and lets tests wait for more."""

    def __init__(self) -> None:
        self.count = 0
        self.signal = asyncio.Event()

    def more(self) -> None:
        self.count += 1
        self.signal.set()

    async def wait(self, further: int) -> None:
        wanted = self.count + further
        async with asyncio.timeout(PATIENCE_SECONDS):
            while self.count < wanted:
                self.signal.clear()
                await self.signal.wait()


def tables_of_all_games(servers: Servers) -> list[Circle]:
    """Return players at tables of every game."""
    counts = {name: game.player_counts[0] for name, game in GAMES.items()}
    return [
        Circle(servers, players, game=name, players=players, seats=["person"] * players)
        for name, players in counts.items()
    ]


async def disturb(servers: Servers, progress: Progress, kills: int) -> None:
    """Kill one server after another at random moments."""
    for _ in range(kills):
        await progress.wait(random.randrange(1, MAX_MOVES_BETWEEN_KILLS))
        await asyncio.sleep(random.random() * 0.03)
        victim = random.choice(servers.up)
        await servers.kill(victim)
        await servers.start(victim)


async def endure(servers: Servers, circles: list[Circle], disturbance: Any) -> list[Player]:
    """Let all clients play during a disturbance; afterwards wait for their last answers."""
    playing = [asyncio.create_task(circle.play()) for circle in circles]
    disturbing = asyncio.create_task(disturbance)
    try:
        await asyncio.wait((*playing, disturbing), return_when=asyncio.FIRST_COMPLETED)
        for task in (*playing, disturbing):
            if task.done():
                task.result()  # clients stop only when asked: an early end is a failure
        for circle in circles:
            circle.leave()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.gather(*playing)
    finally:
        for task in (*playing, disturbing):
            task.cancel()
        await asyncio.gather(*playing, disturbing, return_exceptions=True)
    return [player for circle in circles for player in circle.everybody]


def count(circles: list[Circle]) -> Progress:
    """Use one counter for all players."""
    progress = Progress()
    for circle in circles:
        for player in circle.players:
            player.counted = progress.more
    return progress


def report(players: list[Player], servers: Servers) -> None:
    """Print statistics, shown with ``-s``."""
    attempts = [
        attempt for player in players for story in player.stories.values() for attempt in story.attempts
    ]
    print(
        f"\n{servers.kills} kills, {sum(player.connections for player in players)} connections,",
        f"{sum(attempt.number is not None for attempt in attempts)} acknowledged moves,",
        f"{sum(attempt.sent > 1 for attempt in attempts)} sent again,",
        f"{sum(attempt.repeated for attempt in attempts)} of which were on the disk,",
        f"{sum(attempt.refused is not None for attempt in attempts)} refused",
    )


async def kills_under_load(servers: Servers, kills: int) -> None:
    """Play, kill, compare."""
    circles = tables_of_all_games(servers)
    progress = count(circles)
    players = await endure(servers, circles, disturb(servers, progress, kills - 1))
    server = await servers.pick()
    await servers.kill(server)
    await servers.start(server)  # from now on everything comes from the disk
    report(players, servers)
    await compare(server.database, server.url, players)
    for circle in circles:
        await circle.close()


@contextlib.contextmanager
def several(databases: list[str], **settings: Any) -> Iterator[list[Server]]:
    """Run a server for each of several databases."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(running(database, **settings)) for database in databases]


def test_nothing_sent_or_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    async def all_at_once(servers: list[Server]) -> None:
        async with asyncio.TaskGroup() as group:
            for server in servers:
                group.create_task(kills_under_load(Servers(server), KILLS // AT_ONCE))

    databases = [f"sqlite:///{tmp_path}/{number}.db" for number in range(AT_ONCE)]
    with several(databases) as servers:
        asyncio.run(all_at_once(servers))


@pytest.mark.services
def test_nothing_is_lost_with_two_servers_on_postgresql_when_clients_switch_servers(
    postgres: str, redis_server: RedisServer
) -> None:
    with several([postgres, postgres], redis=redis_server.url) as servers:
        asyncio.run(kills_under_load(Servers(*servers), max(2, KILLS // 4)))


async def interrupt(redis: RedisServer, progress: Progress) -> None:
    """Stop Redis in the middle of play and restart it."""
    await progress.wait(20)
    redis.stop()
    await progress.wait(12)  # play continues
    await asyncio.to_thread(redis.start)
    async with Redis.from_url(redis.url) as client:
        while await client.publish(CHANNEL, "nothing") < 2:  # until both servers listen again
            await asyncio.sleep(0.05)
        async with client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":  # and publish again
                    break
    await progress.wait(20)


@pytest.mark.services
def test_play_continues_between_two_servers_without_redis(postgres: str, redis_server: RedisServer) -> None:
    async def play(first: Server, second: Server) -> None:
        both = Servers(first, second)
        circles = [Circle(both, 2, game=SEEK, seats=["person"] * 2) for _ in range(3)]
        for circle in circles:  # opponents and their spectators never meet at one server
            circle.players[0].servers = Servers(first)
            circle.players[1].servers = circle.spectator.servers = Servers(second)
        players = await endure(both, circles, interrupt(redis_server, count(circles)))
        report(players, both)
        await compare(postgres, second.url, players)
        for circle in circles:
            await circle.close()

    with several([postgres, postgres], redis=redis_server.url) as (first, second):
        asyncio.run(play(first, second))


async def power_failure(database: PostgresServer, servers: list[Server], progress: Progress) -> None:
    """Crash the database in the middle of play and restart it."""
    await progress.wait(20)
    await asyncio.to_thread(database.stop)
    await asyncio.sleep(1.5 * POLL_SECONDS)  # every periodic job fails once
    async with httpx.AsyncClient() as client:
        for server in servers:
            assert (await client.get(f"{server.url}/ready")).status_code == 503
    await asyncio.to_thread(database.start)
    await progress.wait(30)


@pytest.mark.services
def test_a_database_failure_loses_nothing_and_play_continues_afterwards() -> None:
    async def play(database: PostgresServer, first: Server, second: Server) -> None:
        both = Servers(first, second)
        circles = [Circle(both, 2, game=SEEK, seats=["person"] * 2) for _ in range(3)]
        for circle in circles:
            circle.players[0].servers = Servers(first)
            circle.players[1].servers = circle.spectator.servers = Servers(second)
        players = await endure(both, circles, power_failure(database, [first, second], count(circles)))
        report(players, both)
        await compare(first.database, second.url, players)
        for circle in circles:
            await circle.close()

    with running_postgres() as database:
        url = new_database(database.url)
        with several([url, url]) as (first, second):
            asyncio.run(play(database, first, second))
