"""Notifications between processes that a table has changed: its id and the length of its log.

Every process reads the log itself, so a lost message does no harm and no message holds a secret.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class PubSubError(Exception):
    """The address is not one of a supported pub-sub service."""


class PubSub(Protocol):
    """Carries (table, length) to all other processes, and possibly back to this one."""

    async def publish(self, table_id: str, length: int) -> None:
        """Notify the other processes. Never raises: a process that misses a message polls later."""

    def listen(self, listener: Listener) -> None:
        """Call the listener with every message of other processes."""

    async def close(self) -> None:
        """Close all connections."""


class LocalPubSub:
    """The pub-sub of a single process: does nothing."""

    async def publish(self, table_id: str, length: int) -> None:
        """Do nothing."""

    def listen(self, listener: Listener) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


@contextlib.asynccontextmanager
async def connect(url: str) -> AsyncIterator[PubSub]:
    """Connect to ``redis://...``, or return a :class:`LocalPubSub` for an empty address.

    Raise :class:`PubSubError` for any other address."""
    if not url:
        yield LocalPubSub()
        return
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise PubSubError(f"unsupported pub-sub: {url.partition('://')[0]}")
    from .redis import RedisPubSub  # an optional dependency

    pubsub = RedisPubSub(url)
    try:
        yield pubsub
    finally:
        await pubsub.close()
