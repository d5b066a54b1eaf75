"""The recorded play-throughs still happen exactly as written (`make fixtures` renews them)."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard.games import GAMES, load
from spiritboard.lab.playthrough import playthrough

HERE = Path(__file__).parent
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playthrough_is_as_recorded(name: str, players: int) -> None:
    recorded = (HERE / f"{name}-{players}p.txt").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(load(name, players))) == recorded


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {f"{name}-{p}p.txt" for name, p in TABLES}
