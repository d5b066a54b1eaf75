"""How processes tell each other that a table has news: its id and the length of its log, nothing else.

Every process reads the log itself, so a message that is lost does no harm and none holds a secret.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class PubSubError(Exception):
    """An address that names no supported pub-sub."""


class PubSub(Protocol):
    """Anything that carries (table, length) to all processes, this one included or not."""

    async def publish(self, table_id: str, length: int) -> None:
        """Tell the others. Never raises: who misses it looks by itself later."""

    def listen(self, listener: Listener) -> None:
        """Whom to tell what the others say."""

    async def close(self) -> None:
        """Let go of connections."""


class LocalPubSub:
    """The pub-sub of a process that is the only one."""

    async def publish(self, table_id: str, length: int) -> None:
        """There is nobody to tell."""

    def listen(self, listener: Listener) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """There is nothing to close."""


@contextlib.asynccontextmanager
async def connect(url: str) -> AsyncIterator[PubSub]:
    """The pub-sub at ``redis://...``, or the lonely one for no address."""
    if not url:
        yield LocalPubSub()
        return
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise PubSubError(f"no such kind of pub-sub: {url.partition('://')[0]}")
    from .redis import RedisPubSub  # an extra: only those who use it need it

    pubsub = RedisPubSub(url)
    try:
        yield pubsub
    finally:
        await pubsub.close()
