"""The parts of actions, from which programs build moves instead of composing notation."""

import json
import re
from pathlib import Path

import pytest

from hauntboard.engine.game import Game, Parts
from hauntboard.games import GAMES, game_type, plugin
from hauntboard.server.web.routes.games import action_groups

FRONTEND = Path(__file__).parents[2] / "frontend/src"
EXAMPLES: dict[str, dict[str, Parts]] = {
    "13-ghosts": {
        "d13": {"kind": "deal", "card": 13},
        "first4": {"kind": "first", "seat": 3},
        "x13": {"kind": "attack", "number": 13},
        "t2b31": {"kind": "arrange", "order": [1, 2, 0]},
        "t2b1": {"kind": "arrange", "order": [1, 0]},
        "2+": {"kind": "draw"},
        "c5": {"kind": "crypt", "seat": 2, "card": 5},
        "m13": {"kind": "mate", "seat": 2, "card": 13},
        "k1": {"kind": "keep", "seat": 2, "card": 1},
        "6": {"kind": "play", "card": 6, "numbers": []},
        "1(10-13)": {"kind": "play", "card": 1, "numbers": [10, 11, 12, 13]},
        "12(4,7,8)": {"kind": "play", "card": 12, "numbers": [4, 7, 8]},
        "2>13(12+)": {"kind": "copy", "card": 13, "numbers": [12, 13]},
    },
    "doppelganger-tricks": {
        "dD10": {"kind": "deal", "card": "D10"},
        "first1": {"kind": "first", "seat": 0},
        "p3": {"kind": "predict", "seat": 2, "tricks": 3},
        "S7": {"kind": "play", "card": "S7", "suit": None, "bonus": 0},
        "D7/C+3": {"kind": "play", "card": "D7", "suit": "C", "bonus": 3},
        "T10+1": {"kind": "play", "card": "T10", "suit": None, "bonus": 1},
    },
    "halloween": {
        "first2": {"kind": "first", "seat": 1},
        "deal52": {"kind": "deal", "card": 52},
        "drawl2": {"kind": "draw", "bonus": "l", "copy": 2},
        "roll12": {"kind": "roll", "face": 12},
        "4.rest": {"kind": "act", "section": 4, "act": "rest"},
        "red.theatre": {"kind": "cell", "colour": "red", "building": "theatre"},
        "blue+green.church": {"kind": "pair", "colours": ["blue", "green"], "building": "church"},
        ">theatre": {"kind": "building", "building": "theatre"},
        "red": {"kind": "colour", "colour": "red"},
        "section4": {"kind": "section", "section": 4},
        "roller4": {"kind": "roller", "seat": 3},
        "occupy52": {"kind": "occupy", "card": 52},
        "pay.blue+red+red": {"kind": "pay", "colours": ["blue", "red", "red"]},
        "disc4.haunt": {"kind": "disc", "section": 4, "act": "haunt"},
        "supply": {"kind": "supply"},
        "use52": {"kind": "use", "card": 52},
        "bonus.l": {"kind": "bonus", "bonus": "l"},
        "drop.a": {"kind": "drop", "bonus": "a"},
        "again2": {"kind": "again", "die": 2},
        "plus1": {"kind": "plus", "die": 1},
        "name18": {"kind": "name", "number": 18},
        "change.green>blue": {"kind": "change", "from": "green", "to": "blue"},
        "change.orange>red": {"kind": "change", "from": "orange", "to": "red"},
        "points": {"kind": "points"},
        "pass": {"kind": "pass"},
        "end": {"kind": "end"},
    },
}
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


@each_game
def test_parts_and_texts_mean_the_same(name: str) -> None:
    game = game_type(name)()
    for text, parts in EXAMPLES[name].items():
        assert game.parts(game.parse(text, seat_of(parts))) == parts
    kinds = {game.parts(action)["kind"] for action in range(game.action_count)}
    assert kinds == {parts["kind"] for parts in EXAMPLES[name].values()}


@each_game
def test_the_groups_that_the_server_sends_hold_every_action_in_order(name: str) -> None:
    game = game_type(name)()
    unpacked = [
        (text, {"kind": group.kind, **{part: column[n] for part, column in group.parts.items()}})
        for group in action_groups(name)
        for n, text in enumerate(group.texts)
    ]
    assert unpacked == [(game.text(action), game.parts(action)) for action in range(game.action_count)]


@each_game
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
    game = game_type("halloween")()
    assert Game.parts(game, 0) == {"kind": game.text(0)}
