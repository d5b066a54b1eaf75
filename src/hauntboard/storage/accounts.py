"""Identities: the people and bots that come back to a server."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from .log import Store
from .model import now
from .schema import identities, ratings


@dataclass(frozen=True)
class Identity:
    """A browser, or a bot that connects from outside. Only its owner knows the token."""

    id: str
    nickname: str
    bot: bool
    created: int = 0


class Accounts:
    """The identities in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, identity: Identity, token_hash: bytes) -> None:
        """Add an identity; the database keeps only the hash of its token."""
        row = {"id": identity.id, "token_hash": token_hash, "nickname": identity.nickname}

        def work(connection: Connection) -> None:
            connection.execute(insert(identities), {**row, "bot": identity.bot, "created": now()})

        await self.store.transact(work)

    async def find(self, token_hash: bytes) -> Identity | None:
        """Return the owner of a token, or None."""
        query = select(identities.c.id, identities.c.nickname, identities.c.bot, identities.c.created)
        rows = await self.store.fetch(query.where(identities.c.token_hash == token_hash))
        return Identity(*rows[0]) if rows else None

    async def rename(self, id: str, nickname: str) -> None:
        """Change a nickname, in rating lists too; finished matches keep the old one."""

        def work(connection: Connection) -> None:
            connection.execute(update(identities).where(identities.c.id == id).values(nickname=nickname))
            connection.execute(update(ratings).where(ratings.c.identity == id).values(name=nickname))

        await self.store.transact(work)

    async def forget(self, id: str) -> None:
        """Delete an identity with its token, name and ratings; matches with others stay complete."""

        def work(connection: Connection) -> None:
            connection.execute(delete(identities).where(identities.c.id == id))
            connection.execute(delete(ratings).where(ratings.c.identity == id))

        await self.store.transact(work)
