"""Who plays: identities, what became of their matches, and what they set as premoves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from .log import Store
from .model import NoSuchTable, now
from .schema import identities, premoves, ratings, results, tables
from .writers import insert_for


@dataclass(frozen=True)
class Identity:
    """Somebody who comes back: a browser, or a bot of somebody's. The token is known to them alone."""

    id: str
    nickname: str
    bot: bool
    created: int = 0


@dataclass(frozen=True)
class Rating:
    """How strong somebody seems to be, and how sure that is."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Ranked:
    """What became of one seat in a match that is over."""

    seat: int
    identity: str
    name: str
    place: int
    score: int


@dataclass(frozen=True)
class FinishedMatch:
    """A seat's result as the history shows it."""

    table_id: str
    game: str
    seat: int
    place: int
    score: int
    before: float | None
    after: float | None
    at: int
    summary: str | None = field(repr=False, default=None)


@dataclass(frozen=True)
class PlayerRating:
    """Somebody's place in a game's list."""

    identity: str
    game: str
    name: str
    mu: float
    sigma: float
    matches: int
    changed: int


# Old ratings of the seats (None for newcomers) -> new ones, in the same order.
Rater = Callable[[Sequence[Rating | None]], Sequence[Rating]]


class Accounts:
    """The part of a database that is about people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- identities -----------------------------------------------------------------

    async def add(self, identity: Identity, token_hash: bytes) -> None:
        """A new identity; only the hash of its token is kept."""
        row = {"id": identity.id, "token_hash": token_hash, "nickname": identity.nickname}

        def work(connection: Connection) -> None:
            connection.execute(insert(identities), {**row, "bot": identity.bot, "created": now()})

        await self.store.transact(work)

    async def find(self, token_hash: bytes) -> Identity | None:
        """Whose token it is."""
        query = select(identities.c.id, identities.c.nickname, identities.c.bot, identities.c.created)
        rows = await self.store.fetch(query.where(identities.c.token_hash == token_hash))
        return Identity(*rows[0]) if rows else None

    async def rename(self, id: str, nickname: str) -> None:
        """Somebody takes another name; lists follow, finished matches keep the old one."""

        def work(connection: Connection) -> None:
            connection.execute(update(identities).where(identities.c.id == id).values(nickname=nickname))
            connection.execute(update(ratings).where(ratings.c.identity == id).values(name=nickname))

        await self.store.transact(work)

    async def forget(self, id: str) -> None:
        """Somebody wants to be forgotten: token, name and ratings go; matches of others stay whole."""

        def work(connection: Connection) -> None:
            connection.execute(delete(identities).where(identities.c.id == id))
            connection.execute(delete(ratings).where(ratings.c.identity == id))

        await self.store.transact(work)

    # ---- results --------------------------------------------------------------------

    async def unrated(self, limit: int = 100) -> list[str]:
        """Matches that are over and whose result has not been entered."""
        query = select(tables.c.id).where(tables.c.status == "over", ~tables.c.rated).limit(limit)
        return [row.id for row in await self.store.fetch(query)]

    async def enter(self, table_id: str, game: str, ranked: Sequence[Ranked], rate: Rater | None) -> bool:
        """Enter the result of a match, once, whoever else tries; tells whether it was this time.
        Without a rater nobody's rating changes."""

        def work(connection: Connection) -> bool:
            # The row lock makes every other process wait here and then find the work done.
            claim = update(tables).where(tables.c.id == table_id, ~tables.c.rated).values(rated=True)
            if connection.execute(claim).rowcount == 0:
                return False
            ids = [each.identity for each in ranked]
            found = select(ratings).where(ratings.c.game == game, ratings.c.identity.in_(ids))
            locked = connection.execute(found.order_by(ratings.c.identity).with_for_update())
            rows = {row.identity: PlayerRating(**row._mapping) for row in locked}
            old = [Rating(rows[id].mu, rows[id].sigma) if id in rows else None for id in ids]
            new = rate(old) if rate is not None else None
            at = now()
            connection.execute(insert(results), result_rows(table_id, ranked, old, new, at))
            if new is not None:
                connection.execute(rating_upsert(connection), rating_rows(game, ranked, new, rows, at))
            return True

        return await self.store.transact(work)

    async def history(self, identity: str, before: int | None = None, limit: int = 50) -> list[FinishedMatch]:
        """Somebody's finished matches, the last one first."""
        query = (
            select(
                results.c.table_id,
                tables.c.game,
                results.c.seat,
                results.c.place,
                results.c.score,
                results.c.before,
                results.c.after,
                results.c.at,
                tables.c.summary,
            )
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.identity == identity)
            .order_by(results.c.at.desc(), results.c.table_id)
            .limit(limit)
        )
        if before is not None:
            query = query.where(results.c.at < before)
        return [FinishedMatch(*row) for row in await self.store.fetch(query)]

    async def ratings_of(self, identity: str) -> list[PlayerRating]:
        """Somebody's ratings in all games."""
        return await self.rated(ratings.c.identity == identity)

    async def leaders(self, game: str, limit: int = 100) -> list[PlayerRating]:
        """The best of a game, by what is nearly certain of their strength."""
        return await self.rated(ratings.c.game == game, limit=limit)

    async def rated(self, condition: Any, limit: int = 100) -> list[PlayerRating]:
        order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        query = select(ratings).where(condition).order_by(order, ratings.c.identity).limit(limit)
        return [PlayerRating(**row._mapping) for row in await self.store.fetch(query)]

    # ---- premoves ----------------------------------------------------------

    async def set_premoves(self, table_id: str, seat: int, data: str | None) -> None:
        """Keep what a seat wants to do when it comes to it, or forget it."""

        def work(connection: Connection) -> None:
            if data is None:
                where = (premoves.c.table_id == table_id, premoves.c.seat == seat)
                connection.execute(delete(premoves).where(*where))
                return
            if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first() is None:
                raise NoSuchTable
            upsert = insert_for(connection, premoves)
            connection.execute(
                upsert.on_conflict_do_update(
                    index_elements=["table_id", "seat"], set_={"data": upsert.excluded.data}
                ),
                {"table_id": table_id, "seat": seat, "data": data},
            )

        await self.store.transact(work)

    async def carried_out(self, table_id: str, seat: int, data: str, rest: str | None) -> None:
        """Of some premoves the first has been carried out: keep the rest, unless the seat has ordered
        something else meanwhile."""
        where = (premoves.c.table_id == table_id, premoves.c.seat == seat, premoves.c.data == data)
        change = delete(premoves) if rest is None else update(premoves).values(data=rest)

        def work(connection: Connection) -> None:
            connection.execute(change.where(*where))

        await self.store.transact(work)

    async def premoves_of(self, table_id: str) -> dict[int, str]:
        """The premoves that wait at a table, by seat."""
        query = select(premoves.c.seat, premoves.c.data).where(premoves.c.table_id == table_id)
        return {row.seat: row.data for row in await self.store.fetch(query)}

    async def tables_with_premoves(self) -> dict[str, int]:
        """Where premoves wait, and how long the logs there are."""
        query = select(tables.c.id, tables.c.length).where(tables.c.id.in_(select(premoves.c.table_id)))
        return {row.id: row.length for row in await self.store.fetch(query)}


def result_rows(
    table_id: str,
    ranked: Sequence[Ranked],
    old: Sequence[Rating | None],
    new: Sequence[Rating] | None,
    at: int,
) -> list[dict[str, object]]:
    """The results of a match as they are written down."""
    return [
        {
            "table_id": table_id,
            "seat": each.seat,
            "identity": each.identity,
            "name": each.name,
            "place": each.place,
            "score": each.score,
            "before": None if new is None or (earlier := old[i]) is None else earlier.mu,
            "after": None if new is None else new[i].mu,
            "at": at,
        }
        for i, each in enumerate(ranked)
    ]


def rating_rows(
    game: str,
    ranked: Sequence[Ranked],
    new: Sequence[Rating],
    old: dict[str, PlayerRating],
    at: int,
) -> list[dict[str, object]]:
    """New ratings as they are written down. Of a bot in several seats only the first one counts."""
    rows: dict[str, dict[str, object]] = {}
    for each, rating in zip(ranked, new, strict=True):
        matches = 1 + (old[each.identity].matches if each.identity in old else 0)
        row = {"identity": each.identity, "game": game, "name": each.name, "matches": matches}
        rows.setdefault(each.identity, {**row, "mu": rating.mu, "sigma": rating.sigma, "changed": at})
    return list(rows.values())


def rating_upsert(connection: Connection) -> Any:
    """Write ratings over the old ones."""
    upsert = insert_for(connection, ratings)
    fields = ("name", "mu", "sigma", "matches", "changed")
    return upsert.on_conflict_do_update(
        index_elements=["identity", "game"], set_={name: upsert.excluded[name] for name in fields}
    )
