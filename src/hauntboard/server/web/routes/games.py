"""Which games there are and what can be chosen."""

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
    """A choice before the match."""

    name: str
    default: str | int
    choices: list[str | int]


class GamePayload(msgspec.Struct):
    """A game: how many can play, what can be chosen, which bots there are (weakest first)."""

    name: str
    prefix: str
    players: list[int]
    options: list[OptionPayload]
    bots: list[str]
    clauses: list[str]
    actions: int


def game_payload(name: str) -> GamePayload:
    """A game for those who open tables."""
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
    """The name of a game that there is."""
    if name not in GAMES:
        raise NotFoundException
    return name


@get("/api/games", responses=errors(), tags=["games"], summary="All games")
async def games() -> list[GamePayload]:
    """All games with their options and bots."""
    return [game_payload(name) for name in GAMES]


@get("/api/games/{game:str}/actions", responses=errors(404), tags=["games"], summary="The notation of a game")
async def actions(game: GameName) -> list[str]:
    """The notation of every action: the text of action n stands at place n. It never changes."""
    rules = game_type(known(game))()
    return [rules.text(action) for action in range(rules.action_count)]


@get("/api/games/{game:str}/lesson", responses=errors(404), tags=["games"], summary="Learn a game")
async def lesson(game: GameName) -> LessonPayload:
    """A lesson of a few minutes: a scripted table, moment by moment, as the pupil in seat 0 hears it. The
    coach's words are messages of the catalogues."""
    return lesson_payload(known(game))


@get("/api/reactions", responses=errors(), tags=["games"], summary="What can be said")
async def reactions() -> list[str]:
    """The reactions that players may show each other."""
    return list(REACTIONS)


ROUTES = [games, actions, lesson, reactions]
