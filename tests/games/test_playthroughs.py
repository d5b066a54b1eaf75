"""The recorded playthroughs are reproduced exactly (`make fixtures` renews them)."""

from __future__ import annotations

import pytest

from hauntboard.games import GAMES
from hauntboard.testing.playthrough import FOLDER, playthrough, recorded

from .any_game import RELEASED, folder_for_tests

RECORDED = {
    name: recorded(name, folder_for_tests(name) / FOLDER)
    for name in GAMES
    if (folder_for_tests(name) / FOLDER).is_dir()
}
LARGEST = 250_000  # bytes; a larger file could not be reviewed
each_game = pytest.mark.parametrize("name", RECORDED)


@pytest.mark.parametrize(("name", "file"), [(name, file) for name in RECORDED for file in RECORDED[name]])
def test_a_playthrough_is_reproduced_as_recorded(name: str, file: str) -> None:
    lines = (folder_for_tests(name) / FOLDER / file).read_text(encoding="utf-8").splitlines()
    assert list(playthrough(RECORDED[name][file])) == lines


@each_game
def test_every_playthrough_file_is_in_use(name: str) -> None:
    assert {path.name for path in (folder_for_tests(name) / FOLDER).glob("*.txt")} == set(RECORDED[name])


@each_game
def test_no_playthrough_is_too_large_to_read(name: str) -> None:
    assert all(path.stat().st_size < LARGEST for path in (folder_for_tests(name) / FOLDER).glob("*.txt"))


@pytest.mark.parametrize("name", RELEASED)
def test_every_player_count_of_a_released_game_is_recorded(name: str) -> None:
    assert {game.players for game in RECORDED[name].values()} == set(GAMES[name].player_counts)
