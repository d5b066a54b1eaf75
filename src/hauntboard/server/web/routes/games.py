"""The games, their options and lessons."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from .... import bots
from ....games import GAMES, game_type
from ...realtime.lesson import LessonPayload, lesson_payload
from ...tables.commands import REACTIONS
from .common import errors

GameName = Annotated[str, Parameter(max_length=40)]


class OptionPayload(msgspec.Struct):
    """An option of a game."""

    name: str
    default: str | int
    choices: list[str | int]


class GamePayload(msgspec.Struct):
    """A game: numbers of players, options and bots (weakest first)."""

    name: str
    prefix: str
    players: list[int]
    options: list[OptionPayload]
    bots: list[str]
    clauses: list[str]
    actions: int


def game_payload(name: str) -> GamePayload:
    """Return a game with its options and bots."""
    game = game_type(name)
    most = game.player_counts[-1]
    options = [OptionPayload(o.name, o.default, list(o.choices)) for o in game.offered_options(most).values()]
    return GamePayload(
        name=name,
        prefix=game.prefix,
        players=list(game.player_counts),
        options=options,
        bots=bots.offered_for(name),
        clauses=list(game.clauses),
        actions=game.action_count,
    )


def known(name: str) -> str:
    """Return the name of an existing game or raise 404."""
    if name not in GAMES:
        raise NotFoundException
    return name


@get("/api/games", responses=errors(), tags=["games"], summary="List games")
async def games() -> list[GamePayload]:
    """List the games with their options and bots."""
    return [game_payload(name) for name in GAMES]


@get(
    "/api/games/{game:str}/actions",
    responses=errors(404),
    tags=["games"],
    summary="List the notation of a game",
)
async def actions(game: GameName) -> list[str]:
    """List the notation of every action by its number. It never changes."""
    rules = game_type(known(game))()
    return [rules.text(action) for action in range(rules.action_count)]


@get(
    "/api/games/{game:str}/lesson", responses=errors(404), tags=["games"], summary="Get the lesson of a game"
)
async def lesson(game: GameName) -> LessonPayload:
    """Return a lesson of a few minutes: a scripted table as the learner in seat 0 sees it. The coach's texts
    are catalogue messages."""
    return lesson_payload(known(game))


@get("/api/reactions", responses=errors(), tags=["games"], summary="List reactions")
async def reactions() -> list[str]:
    """List the reactions that players can show."""
    return list(REACTIONS)


ROUTES = [games, actions, lesson, reactions]
