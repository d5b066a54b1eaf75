"""The caller's identity, tables, history and ratings."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import Parameter

from ....storage import Identity, PlayerRating
from ...accounts.identity import cookie, hash_token, require_identity, token_of
from ...accounts.limits import CREATE
from ...accounts.ratings import BOT
from ...tables.commands import Nickname, clean_name
from ...tables.summaries import SeatLine, TableLine, decode_summary, line_of, seat_lines
from ..context import ServerContext
from .common import AnyRequest, address, errors
from .games import GameName, known

# Ratings are shown on a scale like Elo's, starting at 1500.
CENTRE, SCALE = 1500.0, 40.0
FIRST_MU = 25.0


class NameRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A display name."""

    name: Nickname


class Me(msgspec.Struct):
    """An identity as its owner sees it."""

    id: str
    name: str
    bot: bool


class NewBot(msgspec.Struct):
    """A new bot identity with its token, which cannot be retrieved later."""

    id: str
    name: str
    token: str


class RatingPayload(msgspec.Struct):
    """A player's rating in a game, its deviation and the number of rated matches."""

    player: str
    game: str
    name: str
    bot: str  # the kind of a bot, empty for people
    rating: int
    deviation: int
    matches: int
    changed: int


class ResultPayload(msgspec.Struct):
    """A finished match in a player's history."""

    table: str
    game: str
    seat: int
    place: int
    score: int
    seats: list[SeatLine]
    scores: list[int]
    before: int | None
    after: int | None
    at: int


def points(mu: float) -> int:
    """Convert a rating to the displayed scale.

    >>> points(25.0)
    1500
    """
    return round(CENTRE + SCALE * (mu - FIRST_MU))


def rating_payload(row: PlayerRating) -> RatingPayload:
    """Return a rating as payload."""
    deviation = round(SCALE * row.sigma)
    player = public_id(row.identity)
    bot = row.identity.removeprefix(BOT) if row.identity.startswith(BOT) else ""
    return RatingPayload(player, row.game, row.name, bot, points(row.mu), deviation, row.matches, row.changed)


def public_id(identity: str) -> str:
    """Return the id under which others see a player; the identity itself is known to its owner only. Bots are
    public."""
    if identity.startswith(BOT):
        return identity
    return hashlib.sha256(f"player {identity}".encode()).hexdigest()[:16]


@get("/api/me", responses=errors(), tags=["me"], summary="Get my identity")
async def who_am_i(who: Identity | None) -> Me | None:
    """Return the caller's identity, or null without one."""
    return None if who is None else Me(who.id, who.nickname, who.bot)


@post("/api/me", responses=errors(409), tags=["me"], summary="Create an identity", status_code=200)
async def create_identity(
    context: ServerContext, request: AnyRequest, who: Identity | None, data: NameRequest
) -> Response[Me]:
    """Set the caller's name, creating an identity (kept in a cookie) if there is none."""
    name = clean_name(data.name)
    if who is not None:
        return Response(await rename(context, request, who, name))
    context.limits.check(address(request), CREATE)
    me, token = await context.identities.create(name, bot=False)
    secure = request.scope["scheme"] == "https"
    return Response(Me(me.id, me.nickname, me.bot), cookies=[cookie(token, secure)])


@patch("/api/me", responses=errors(409), tags=["me"], summary="Change my name")
async def change_name(
    context: ServerContext, request: AnyRequest, who: Identity | None, data: NameRequest
) -> Me:
    """Change the caller's name; finished matches keep the old one."""
    return await rename(context, request, require_identity(who), clean_name(data.name))


async def rename(context: ServerContext, request: AnyRequest, who: Identity, name: str) -> Me:
    """Rename an identity."""
    await context.accounts.rename(who.id, name)
    context.identities.forget(hash_token(token_of(request) or ""))
    return Me(who.id, name, who.bot)


@delete("/api/me", responses=errors(), tags=["me"], summary="Delete my identity", status_code=204)
async def forget_me(context: ServerContext, request: AnyRequest, who: Identity | None) -> None:
    """Delete the caller's identity, name and ratings. This cannot be undone."""
    await context.accounts.forget(require_identity(who).id)
    context.identities.forget(hash_token(token_of(request) or ""))


@post("/api/bots", responses=errors(409), tags=["me"], summary="Create a bot identity")
async def new_bot(context: ServerContext, request: AnyRequest, data: NameRequest) -> NewBot:
    """Create an identity for a program, which sends the token as ``Authorization: Bearer``."""
    context.limits.check(address(request), CREATE)
    name = clean_name(data.name)
    bot, token = await context.identities.create(name, bot=True)
    return NewBot(bot.id, name, token)


@get("/api/me/tables", responses=errors(), tags=["me"], summary="List my tables")
async def my_tables(context: ServerContext, who: Identity | None) -> list[TableLine]:
    """List the caller's tables: those waiting for their move first, then by latest change."""
    me = require_identity(who)
    lines = [line_of(row, me.id) for row in await context.store.tables_of(me.id)]
    return sorted(lines, key=lambda line: not line.your_turn)


@get("/api/me/history", responses=errors(), tags=["me"], summary="List my finished matches")
async def my_history(
    context: ServerContext,
    who: Identity | None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> list[ResultPayload]:
    """List finished matches, newest first; with ``before``, those that ended before that time."""
    return await results_of(context, require_identity(who).id, before)


async def results_of(context: ServerContext, player: str, before: int | None) -> list[ResultPayload]:
    """Return a player's results."""
    results = []
    for row in await context.results.history(player, before):
        summary = decode_summary(row.summary)
        results.append(
            ResultPayload(
                row.table_id,
                row.game,
                row.seat,
                row.place,
                row.score,
                seat_lines(summary),
                summary.scores,
                None if row.before is None else points(row.before),
                None if row.after is None else points(row.after),
                row.at,
            )
        )
    return results


@get("/api/me/ratings", responses=errors(), tags=["me"], summary="List my ratings")
async def my_ratings(context: ServerContext, who: Identity | None) -> list[RatingPayload]:
    """List the caller's ratings."""
    return [rating_payload(row) for row in await context.results.ratings_of(require_identity(who).id)]


@get(
    "/api/games/{game:str}/ratings",
    responses=errors(404),
    tags=["games"],
    summary="List the leaders of a game",
)
async def leaders(context: ServerContext, game: GameName) -> list[RatingPayload]:
    """List the rated players of a game, highest conservative rating first."""
    return [rating_payload(row) for row in await context.results.leaders(known(game))]


ROUTES = [
    who_am_i,
    create_identity,
    change_name,
    forget_me,
    new_bot,
    my_tables,
    my_history,
    my_ratings,
    leaders,
]
