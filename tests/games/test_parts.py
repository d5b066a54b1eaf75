"""The parts of actions, from which programs build moves instead of composing notation."""

import json
import re
from pathlib import Path

import pytest

from hauntboard.engine.game import Game, Parts
from hauntboard.games import GAMES, game_type, plugin
from hauntboard.server.web.routes.games import action_groups

from .any_game import RELEASED, facts

FRONTEND = Path(__file__).parents[2] / "frontend/src"
each_game = pytest.mark.parametrize("name", GAMES)


def seat_of(parts: Parts) -> int:
    """Return the seat that an action names, or 0."""
    seat = parts.get("seat", 0)
    assert isinstance(seat, int)
    return seat


@each_game
def test_the_parts_of_an_action_belong_to_no_other(name: str) -> None:
    game = game_type(name)()
    parts = [json.dumps(game.parts(action), sort_keys=True) for action in range(game.action_count)]
    assert len(set(parts)) == game.action_count
    assert all(game.parts(action)["kind"] for action in range(game.action_count))


@each_game
def test_every_text_is_parsed_as_its_action(name: str) -> None:
    game = game_type(name)()
    for action in range(game.action_count):
        assert game.parse(game.text(action), seat_of(game.parts(action))) == action


@pytest.mark.parametrize("name", RELEASED)
def test_parts_and_texts_mean_the_same(name: str) -> None:
    game = game_type(name)()
    for text, parts in facts(name).parts.items():
        assert game.parts(game.parse(text, seat_of(parts))) == parts
    kinds = {game.parts(action)["kind"] for action in range(game.action_count)}
    assert kinds == {parts["kind"] for parts in facts(name).parts.values()}


@each_game
def test_the_groups_that_the_server_sends_hold_every_action_in_order(name: str) -> None:
    game = game_type(name)()
    unpacked = [
        (text, {"kind": group.kind, **{part: column[n] for part, column in group.parts.items()}})
        for group in action_groups(name)
        for n, text in enumerate(group.texts)
    ]
    assert unpacked == [(game.text(action), game.parts(action)) for action in range(game.action_count)]


@pytest.mark.parametrize("name", RELEASED)
def test_the_browser_declares_the_same_kinds_and_parts(name: str) -> None:
    game = game_type(name)()
    actions = [game.parts(action) for action in range(game.action_count)]
    source = (FRONTEND / "games" / plugin(name).folder / "actions.ts").read_text(encoding="utf-8")
    declared = set()
    for kinds, names in re.findall(r"\{ kind: ('[^;}]+')(?:; ([^}]+))? \}", source):
        parts = sorted(["kind", *re.findall(r"(\w+):", names)])
        declared |= {(kind, *parts) for kind in re.findall(r"'(\w+)'", kinds)}
    assert declared == {(parts["kind"], *sorted(parts)) for parts in actions}


def test_by_default_the_kind_of_an_action_is_its_notation() -> None:
    game = game_type("template")()
    assert Game.parts(game, 0) == {"kind": game.text(0)}
