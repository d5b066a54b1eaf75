"""Views are as their games declare them, and the web table has the same types."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.games import GAMES, game_type

ROOT = Path(__file__).parents[2]
BETWEEN = 7  # steps between the views of a match
ADDED = {"game", "options"}  # by Game.view

spec = importlib.util.spec_from_file_location("view_types", ROOT / "tools/view_types.py")
assert spec is not None and spec.loader is not None
view_types = importlib.util.module_from_spec(spec)
spec.loader.exec_module(view_types)

DECLARED: dict[str, Any] = {name: declared for name in GAMES if (declared := view_types.view_type(name))}


def differences(value: Any, kind: Any, path: str = "view") -> Iterator[str]:
    """Yield where a value differs from its declared type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        if not isinstance(value, dict) or value.keys() != get_type_hints(kind).keys():
            yield f"{path} has other keys than {kind.__name__}: {value}"
            return
        for key, inner in get_type_hints(kind).items():
            yield from differences(value[key], inner, f"{path}.{key}")
    elif origin in (Union, UnionType):
        if all(list(differences(value, each)) for each in arguments):
            yield f"{path} is {value!r}, not {kind}"
    elif origin is Literal:
        if value not in arguments or isinstance(value, bool):
            yield f"{path} is {value!r}, not {kind}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{path} is {value!r}, not a list"
            return
        for n, each in enumerate(value):
            yield from differences(each, arguments[0], f"{path}[{n}]")
    elif origin is tuple:  # a list of fixed length in JSON
        if not isinstance(value, list | tuple) or len(value) != len(arguments):
            yield f"{path} is {value!r}, not {kind}"
            return
        for n, (each, inner) in enumerate(zip(value, arguments, strict=True)):
            yield from differences(each, inner, f"{path}[{n}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{path} is {value!r}, not a dict"
            return
        for key, each in value.items():
            yield from differences(key, arguments[0], f"{path} key")
            yield from differences(each, arguments[1], f"{path}[{key!r}]")
    elif type(value) is not (NoneType if kind is None else kind):
        yield f"{path} is {value!r}, not {kind}"


def views(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """Yield views of a random match by all viewers."""
    match, rng = Match(game), Rng(seed)
    dealer = SeededDealer(seed)
    while not match.state.over():
        if match.state.at_chance():
            match.play(dealer.pick(match.state.legal_actions()))
        else:
            match.play(match.state.pick(rng))
        if len(match.steps) % BETWEEN == 0:
            yield from (game.view(match.state, seat) for seat in (*game.seats, SPECTATOR))
    yield from (game.view(match.state, seat) for seat in (*game.seats, SPECTATOR, ALL_SEEING))


@pytest.mark.parametrize("name", DECLARED)
def test_views_of_random_matches_are_as_declared(name: str) -> None:
    for players in game_type(name).player_counts:
        for view in views(game_type(name)(players), seed=players):
            shown = {key: value for key, value in view.items() if key not in ADDED}
            assert list(differences(shown, DECLARED[name])) == []


def test_every_game_with_a_web_board_declares_its_view() -> None:
    boards = {path.parent.name for path in (ROOT / "frontend/src/games").glob("*/Board.svelte")}
    declaring = {path.parent.name for path in view_types.files(ROOT / "frontend/src/games")}
    assert boards
    assert boards - declaring == set()


def test_the_types_of_the_web_table_are_current() -> None:
    for path, text in view_types.files(ROOT / "frontend/src/games").items():
        assert path.read_text(encoding="utf-8") == text, "run `make fixtures`"
