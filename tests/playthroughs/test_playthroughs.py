"""The recorded playthroughs are reproduced exactly (`make fixtures` renews them)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntboard.games import GAMES
from hauntboard.games.halloween.cards import SETS
from hauntboard.testing.playthrough import playthrough, recorded

HERE = Path(__file__).parent
RECORDED = recorded()
LARGEST = 250_000  # bytes; a larger file could not be reviewed


@pytest.mark.parametrize("name", RECORDED)
def test_a_playthrough_is_reproduced_as_recorded(name: str) -> None:
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    assert list(playthrough(RECORDED[name])) == lines


def test_every_playthrough_file_is_in_use() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == set(RECORDED)


def test_no_playthrough_is_too_large_to_read() -> None:
    assert all(path.stat().st_size < LARGEST for path in HERE.glob("*.txt"))


def test_every_player_count_is_recorded() -> None:
    for name, kind in GAMES.items():
        played = {game.players for game in RECORDED.values() if game.name == name}
        assert played == set(kind.player_counts)


def test_both_variants_and_every_set_of_halloween_are_recorded() -> None:
    tables = [game.options for game in RECORDED.values() if game.name == "halloween"]
    assert {options["variant"] for options in tables} == {"standard", "master"}
    assert {options["cards"] for options in tables} == {"random", *SETS}
