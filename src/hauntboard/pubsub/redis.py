"""The pub-sub over Redis. While Redis is away news are late, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from redis.asyncio import Redis
from redis.exceptions import RedisError

from . import Listener

log = logging.getLogger(__name__)

CHANNEL = "hauntboard"
MOST_WAITING = 10_000
RETRY_SECONDS = 0.5
TIMEOUT_SECONDS = 5.0


class RedisPubSub:
    """One connection that tells, one that hears; both come back by themselves."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(
            url, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS
        )
        self.listeners: list[Listener] = []
        self.waiting: dict[str, int] = {}  # what has not been told yet: only the newest length counts
        self.bell = asyncio.Event()
        self.tasks = [asyncio.create_task(self.tell_forever()), asyncio.create_task(self.hear_forever())]

    async def publish(self, table_id: str, length: int) -> None:
        """Leave it to be told; nobody waits for Redis."""
        if len(self.waiting) < MOST_WAITING:
            self.waiting[table_id] = length
            self.bell.set()

    def listen(self, listener: Listener) -> None:
        """Whom to tell what the others say."""
        self.listeners.append(listener)

    async def tell_forever(self) -> None:
        """Tell what is waiting, all of it in one go."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            news, self.waiting = self.waiting, {}
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for table_id, length in news.items():
                        pipe.publish(CHANNEL, f"{table_id} {length}")
                    await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("publish failed", extra={"error": type(error).__name__})
                self.waiting = news | self.waiting
                self.bell.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def hear_forever(self) -> None:
        """Hear what the others say, and again after every interruption."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
                        if message is not None:
                            self.heard(message["data"])
            except (RedisError, OSError) as error:
                log.warning("subscribe failed", extra={"error": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    def heard(self, data: bytes) -> None:
        """Pass on one message; whatever else comes along the channel is not for us."""
        table_id, _, length = data.decode(errors="replace").partition(" ")
        if length.isascii() and length.isdigit():
            for listener in self.listeners:
                listener(table_id, int(length))

    async def close(self) -> None:
        """Let go of connections."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()
