"""Who one is: identities, names, one's own tables, history, ratings."""

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
from ...tables.summaries import TableLine, line_of
from ..context import ServerContext
from .common import AnyRequest, address, errors
from .games import GameName, known

# Ratings are shown on the scale that most people know, with newcomers at 1500.
CENTRE, SCALE = 1500.0, 40.0
FIRST_MU = 25.0


class NameRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be known by."""

    name: Nickname


class Me(msgspec.Struct):
    """An identity, as its owner sees it."""

    id: str
    name: str
    bot: bool


class NewBot(msgspec.Struct):
    """A new bot's identity with its token, which is told this once."""

    id: str
    name: str
    token: str


class RatingPayload(msgspec.Struct):
    """Somebody's strength in a game: the figure, how far it may be off, and after how many matches."""

    player: str
    game: str
    name: str
    rating: int
    deviation: int
    matches: int
    changed: int


class ResultPayload(msgspec.Struct):
    """A finished match in somebody's history."""

    table: str
    game: str
    seat: int
    place: int
    score: int
    names: list[str]
    scores: list[int]
    before: int | None
    after: int | None
    at: int


def points(mu: float) -> int:
    """A rating on the scale that people know.

    >>> points(25.0)
    1500
    """
    return round(CENTRE + SCALE * (mu - FIRST_MU))


def rating_payload(row: PlayerRating) -> RatingPayload:
    """A rating for a list."""
    deviation = round(SCALE * row.sigma)
    player = public_id(row.identity)
    return RatingPayload(player, row.game, row.name, points(row.mu), deviation, row.matches, row.changed)


def public_id(identity: str) -> str:
    """By what others may know somebody: the identity itself stays with its owner. Bots hide nothing."""
    if identity.startswith(BOT):
        return identity
    return hashlib.sha256(f"player {identity}".encode()).hexdigest()[:16]


@get("/api/me", responses=errors(), tags=["me"], summary="Who am I?")
async def who_am_i(who: Identity | None) -> Me | None:
    """Who the asker is; null for somebody without an identity."""
    return None if who is None else Me(who.id, who.nickname, who.bot)


@post("/api/me", responses=errors(409), tags=["me"], summary="Get an identity", status_code=200)
async def create_identity(
    context: ServerContext, request: AnyRequest, who: Identity | None, data: NameRequest
) -> Response[Me]:
    """Take a name. Whoever has no identity yet gets one, kept in a cookie."""
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
    """Take another name; matches that are over keep the old one."""
    return await rename(context, request, require_identity(who), clean_name(data.name))


async def rename(context: ServerContext, request: AnyRequest, who: Identity, name: str) -> Me:
    """Let an identity go by another name."""
    await context.accounts.rename(who.id, name)
    context.identities.forget(hash_token(token_of(request) or ""))
    return Me(who.id, name, who.bot)


@delete("/api/me", responses=errors(), tags=["me"], summary="Forget me", status_code=204)
async def forget_me(context: ServerContext, request: AnyRequest, who: Identity | None) -> None:
    """Forget the asker's identity, name and ratings. Nobody can undo this."""
    await context.accounts.forget(require_identity(who).id)
    context.identities.forget(hash_token(token_of(request) or ""))


@post("/api/bots", responses=errors(409), tags=["me"], summary="Get a bot's token")
async def new_bot(context: ServerContext, request: AnyRequest, data: NameRequest) -> NewBot:
    """An identity for a program, which shows the token as ``Authorization: Bearer``."""
    context.limits.check(address(request), CREATE)
    name = clean_name(data.name)
    bot, token = await context.identities.create(name, bot=True)
    return NewBot(bot.id, name, token)


@get("/api/me/tables", responses=errors(), tags=["me"], summary="My tables")
async def my_tables(context: ServerContext, who: Identity | None) -> list[TableLine]:
    """The asker's tables: those where it is their turn first, then those with the latest news."""
    me = require_identity(who)
    lines = [line_of(row, me.id) for row in await context.store.tables_of(me.id)]
    return sorted(lines, key=lambda line: not line.your_turn)


@get("/api/me/history", responses=errors(), tags=["me"], summary="My finished matches")
async def my_history(
    context: ServerContext,
    who: Identity | None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
) -> list[ResultPayload]:
    """Finished matches, the last one first; ``before`` asks for those before a time."""
    return await results_of(context, require_identity(who).id, before)


async def results_of(context: ServerContext, player: str, before: int | None) -> list[ResultPayload]:
    """Somebody's results."""
    told = []
    for row in await context.accounts.history(player, before):
        summary = summaries.decode(row.summary or "{}")
        told.append(
            ResultPayload(
                row.table_id,
                row.game,
                row.seat,
                row.place,
                row.score,
                [seat.get("name") or seat.get("bot", "") for seat in summary.get("seats", [])],
                summary.get("scores", []),
                None if row.before is None else points(row.before),
                None if row.after is None else points(row.after),
                row.at,
            )
        )
    return told


summaries = msgspec.json.Decoder()


@get("/api/me/ratings", responses=errors(), tags=["me"], summary="My ratings")
async def my_ratings(context: ServerContext, who: Identity | None) -> list[RatingPayload]:
    """The asker's strength in every game."""
    return [rating_payload(row) for row in await context.accounts.ratings_of(require_identity(who).id)]


@get("/api/games/{game:str}/ratings", responses=errors(404), tags=["games"], summary="The best of a game")
async def leaders(context: ServerContext, game: GameName) -> list[RatingPayload]:
    """Everybody who has a rating in a game, the surely strongest first."""
    return [rating_payload(row) for row in await context.accounts.leaders(known(game))]


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
