"""Pub-sub over Redis. While Redis is unreachable, changes arrive late; nothing is lost."""

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
    """One connection publishes, one subscribes; both reconnect by themselves."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(
            url, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS
        )
        self.listeners: list[Listener] = []
        self.waiting: dict[str, int] = {}  # not yet published; only the newest length counts
        self.changed = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self.publish_forever()),
            asyncio.create_task(self.receive_forever()),
        ]

    async def publish(self, table_id: str, length: int) -> None:
        """Queue a message; the caller does not wait for Redis."""
        if len(self.waiting) < MOST_WAITING:
            self.waiting[table_id] = length
            self.changed.set()

    def listen(self, listener: Listener) -> None:
        """Call the listener with every message of other processes."""
        self.listeners.append(listener)

    async def publish_forever(self) -> None:
        """Publish all queued messages in one round trip, again and again."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            pending, self.waiting = self.waiting, {}
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for table_id, length in pending.items():
                        pipe.publish(CHANNEL, f"{table_id} {length}")
                    await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("publish failed", extra={"error": type(error).__name__})
                self.waiting = pending | self.waiting
                self.changed.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def receive_forever(self) -> None:
        """Receive messages; subscribe again after every interruption."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
                        if message is not None:
                            self.received(message["data"])
            except (RedisError, OSError) as error:
                log.warning("subscribe failed", extra={"error": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    def received(self, data: bytes) -> None:
        """Pass one message to the listeners; ignore anything malformed."""
        table_id, _, length = data.decode(errors="replace").partition(" ")
        if length.isascii() and length.isdigit():
            for listener in self.listeners:
                listener(table_id, int(length))

    async def close(self) -> None:
        """Close all connections."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()
