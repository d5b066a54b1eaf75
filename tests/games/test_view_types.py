"""Views are as their games declare them, and the web table has the same types."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.games import GAMES, game_type
from hauntboard.testing.views import differences, view_type

ROOT = Path(__file__).parents[2]
BETWEEN = 7  # steps between the views of a match
ADDED = {"game", "options"}  # by Game.view

spec = importlib.util.spec_from_file_location("view_types", ROOT / "tools/view_types.py")
assert spec is not None and spec.loader is not None
view_types = importlib.util.module_from_spec(spec)
spec.loader.exec_module(view_types)

DECLARED: dict[str, Any] = {name: declared for name in GAMES if (declared := view_type(name))}


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
