"""Results of finished matches, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, insert, select, update

from .log import Store
from .model import now
from .schema import ratings, results, tables
from .writers import insert_for

# A rating is listed by its lower bound: the mean less this many standard deviations.
CERTAINTY = 3


@dataclass(frozen=True)
class Rating:
    """An estimate of strength: its mean and standard deviation."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Ranked:
    """The result of one seat in a finished match."""

    seat: int
    identity: str
    name: str
    place: int
    score: int


@dataclass(frozen=True)
class FinishedMatch:
    """A seat's result as the history shows it, with the ratings before and after."""

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
    """A row of a game's rating list."""

    identity: str
    game: str
    name: str
    mu: float
    sigma: float
    matches: int
    changed: int


# Old ratings of the seats (None for newcomers) -> new ones, in the same order.
Rater = Callable[[Sequence[Rating | None]], Sequence[Rating]]


class Results:
    """The results and ratings in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def unrated(self, limit: int = 100) -> list[str]:
        """Return the ids of finished matches whose results have not been entered."""
        wanted = (tables.c.status == "over", ~tables.c.rated, *self.store.served())
        query = select(tables.c.id).where(*wanted).limit(limit)
        return [row.id for row in await self.store.fetch(query)]

    async def enter(self, table_id: str, game: str, ranked: Sequence[Ranked], rate: Rater | None) -> bool:
        """Enter the result of a match once; return False if it has been entered before.

        Without a rater the ratings stay as they are."""

        def work(connection: Connection) -> bool:
            # The row lock makes other processes wait here; they then find the result entered.
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
        """Return the finished matches of an identity (before a time), latest first."""
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
            .where(results.c.identity == identity, *self.store.served())
            .order_by(results.c.at.desc(), results.c.table_id)
            .limit(limit)
        )
        if before is not None:
            query = query.where(results.c.at < before)
        return [FinishedMatch(*row) for row in await self.store.fetch(query)]

    async def ratings_of(self, identity: str) -> list[PlayerRating]:
        """Return the ratings of an identity in all games that are served."""
        found = await self.rated(ratings.c.identity == identity)
        games = self.store.games
        return [rating for rating in found if games is None or rating.game in games]

    async def leaders(self, game: str, limit: int = 100) -> list[PlayerRating]:
        """Return the rating list of a game, best first."""
        return await self.rated(ratings.c.game == game, limit=limit)

    async def rated(self, condition: Any, limit: int = 100) -> list[PlayerRating]:
        order = (ratings.c.mu - CERTAINTY * ratings.c.sigma).desc()
        query = select(ratings).where(condition).order_by(order, ratings.c.identity).limit(limit)
        return [PlayerRating(**row._mapping) for row in await self.store.fetch(query)]


def result_rows(
    table_id: str,
    ranked: Sequence[Ranked],
    old: Sequence[Rating | None],
    new: Sequence[Rating] | None,
    at: int,
) -> list[dict[str, object]]:
    """Return the rows of ``results`` for a match."""
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
    """Return the new rows of ``ratings``. If a bot has several seats, only the first one counts."""
    rows: dict[str, dict[str, object]] = {}
    for each, rating in zip(ranked, new, strict=True):
        matches = 1 + (old[each.identity].matches if each.identity in old else 0)
        row = {"identity": each.identity, "game": game, "name": each.name, "matches": matches}
        rows.setdefault(each.identity, {**row, "mu": rating.mu, "sigma": rating.sigma, "changed": at})
    return list(rows.values())


def rating_upsert(connection: Connection) -> Any:
    """Return the statement that writes ratings over earlier ones."""
    upsert = insert_for(connection, ratings)
    fields = ("name", "mu", "sigma", "matches", "changed")
    return upsert.on_conflict_do_update(
        index_elements=["identity", "game"], set_={name: upsert.excluded[name] for name in fields}
    )
