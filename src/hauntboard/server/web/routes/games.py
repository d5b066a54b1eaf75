"""The games, their options and lessons."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from .... import bots
from ....bots.hints import adviser_for
from ....engine.game import Part, Parts
from ....games import GAMES, game_type, plugin
from ....games.plugin import Stage
from ....i18n import LANGUAGES, catalogue
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
    """A game: numbers of players, options and bots (weakest first).

    ``folder`` names the game's folder in the front end, "" for a game of another package. ``sides`` lists by
    player count the groups of seats that win and lose together. ``lesson``, ``analysis`` and ``hints`` tell
    whether the game has them."""

    name: str
    prefix: str
    folder: str
    stage: Stage
    lesson: bool
    analysis: bool
    hints: bool
    sides: dict[str, list[list[int]]]
    players: list[int]
    options: list[OptionPayload]
    bots: list[str]
    clauses: list[str]
    actions: int


class ActionGroup(msgspec.Struct):
    """Consecutive actions of one kind: their notation, and by name what each of them consists of beside its
    kind. Columns compress better than a list of objects."""

    kind: str
    texts: list[str]
    parts: dict[str, list[Part]]


@cache
def action_groups(name: str) -> list[ActionGroup]:
    """Return the actions of a game in the order of their numbers, grouped by kind."""
    game = game_type(name)()
    groups = []
    for names, run in groupby(range(game.action_count), key=lambda action: part_names(game.parts(action))):
        numbers = list(run)
        columns = {part: [game.parts(action)[part] for action in numbers] for part in names[1:]}
        groups.append(ActionGroup(names[0], [game.text(action) for action in numbers], columns))
    return groups


def part_names(parts: Parts) -> tuple[str, ...]:
    """Return the kind of an action and the names of its other parts."""
    return (str(parts["kind"]), *(name for name in parts if name != "kind"))


class WordsPayload(msgspec.Struct):
    """The messages of a game in Fluent syntax; later ones replace earlier ones of the same id."""

    text: str


@cache
def game_words(name: str, language: str) -> WordsPayload:
    """Return the messages of a game in a language, preceded by the English ones, which drafts may not have
    translated."""
    folder = Path(str(files(plugin(name).package)))
    languages = dict.fromkeys(("en", language))
    return WordsPayload("\n".join(catalogue(each).text_of(folder) for each in languages))


def game_payload(name: str) -> GamePayload:
    """Return a game with its options and bots."""
    game = game_type(name)
    found = plugin(name)
    most = game.player_counts[-1]
    options = [OptionPayload(o.name, o.default, list(o.choices)) for o in game.offered_options(most).values()]
    return GamePayload(
        name=name,
        prefix=game.prefix,
        folder=found.folder,
        stage=found.stage,
        lesson=found.has("lesson"),
        analysis=found.has("analysis"),
        hints=bool(adviser_for(name)),
        sides={str(players): [list(side) for side in game(players).sides] for players in game.player_counts},
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
    summary="List the actions of a game",
)
async def actions(game: GameName) -> list[ActionGroup]:
    """List all actions in the order of their numbers, grouped by kind, with their notation and parts."""
    return action_groups(known(game))


@get(
    "/api/games/{game:str}/lesson", responses=errors(404), tags=["games"], summary="Get the lesson of a game"
)
async def lesson(game: GameName) -> LessonPayload:
    """Return a lesson of a few minutes: a scripted table as the learner in seat 0 sees it. The coach's texts
    are catalogue messages."""
    return lesson_payload(known(game))


@get(
    "/api/games/{game:str}/words/{language:str}",
    responses=errors(404),
    tags=["games"],
    summary="Get the messages of a game",
)
async def words(game: GameName, language: Annotated[str, Parameter(max_length=2)]) -> WordsPayload:
    """Return all messages of a game, for games whose messages are not part of the web pages."""
    if language not in LANGUAGES:
        raise NotFoundException
    return game_words(known(game), language)


@get("/api/reactions", responses=errors(), tags=["games"], summary="List reactions")
async def reactions() -> list[str]:
    """List the reactions that players can show."""
    return list(REACTIONS)


ROUTES = [games, actions, lesson, words, reactions]
