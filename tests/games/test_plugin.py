"""Games are discovered; a broken one is reported and never affects the others."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from hauntboard import extensions
from hauntboard.engine.game import OptionError
from hauntboard.engine.seats import MAX_SEATS
from hauntboard.games import GAMES, MissingPart, optional_part, part, plugin
from hauntboard.games.plugin import PARTS, STAGES, BrokenPart, GamePlugin, discover, load_plugin

PACKAGE = "games_for_a_test"
SOUND = """
from hauntboard.games.plugin import GamePlugin
from hauntboard.games import load

class Candle(type(load("13-ghosts"))):
    name = "{name}"

PLUGIN = GamePlugin(Candle, stage="{stage}", lesson=".lesson:LESSON")
"""
BROKEN = {
    "unfinished": "from hauntboard.games.plugin import GamePlugin\n",
    "misspelt": "import hauntboard.no_such_module\n",
    "raising": "raise RuntimeError('the candle is out')\n",
    "abstract": (
        "from hauntboard.engine.game import Game\n"
        "from hauntboard.games.plugin import GamePlugin\n"
        "class Bare(Game):\n    name = 'bare'\n"
        "PLUGIN = GamePlugin(Bare)\n"
    ),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the folder of an importable package without games."""
    package = tmp_path / PACKAGE
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def add(folder: Path, name: str, source: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source)
    importlib.invalidate_caches()


def test_every_folder_with_a_plugin_is_a_game_and_released_games_come_first(folder: Path) -> None:
    add(folder, "a_draft", SOUND.format(name="first-by-name", stage="draft"))
    add(folder, "b_released", SOUND.format(name="last-by-name", stage="released"))
    found, problems = discover(PACKAGE, [str(folder)])
    assert list(found) == ["last-by-name", "first-by-name"]
    assert problems == {}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_reported_and_the_others_are_found(folder: Path, name: str) -> None:
    add(folder, "a_" + name, BROKEN[name])
    add(folder, "z_sound", SOUND.format(name="sound", stage="draft"))
    found, problems = discover(PACKAGE, [str(folder)])
    assert list(found) == ["sound"]
    assert list(problems) == [f"{PACKAGE}.a_{name}"]
    expected = {
        "unfinished": "TypeError: __init__.py defines no PLUGIN",
        "misspelt": "ModuleNotFoundError: No module named 'hauntboard.no_such_module'",
        "raising": "RuntimeError: the candle is out",
        "abstract": "TypeError: Bare lacks prefix, player_counts, action_count, length_bound, ",
    }
    assert problems[f"{PACKAGE}.a_{name}"].startswith(expected[name])


def test_of_two_games_with_one_name_the_second_is_broken(folder: Path) -> None:
    add(folder, "a", SOUND.format(name="twin", stage="draft"))
    add(folder, "b", SOUND.format(name="twin", stage="draft"))
    found, problems = discover(PACKAGE, [str(folder)])
    assert found["twin"].package == f"{PACKAGE}.a"
    assert problems == {f"{PACKAGE}.b": "ValueError: another game is called twin"}


def test_an_unknown_stage_is_a_problem(folder: Path) -> None:
    add(folder, "a", SOUND.format(name="a", stage="finished"))
    with pytest.raises(ValueError, match="'finished' is none of released, preview, draft"):
        load_plugin(f"{PACKAGE}.a")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("player_counts = (2, 10)", r"player_counts is \(2, 10\), not ascending numbers from 2 to 9"),
        ("player_counts = (1, 2)", "not ascending numbers"),
        ("player_counts = (3, 2)", "not ascending numbers"),
        ("player_counts = ()", "not ascending numbers"),
        ("action_count = 1025", "action_count is 1025, not a number from 1 to 1024"),
    ],
)
def test_a_game_that_the_engine_has_no_room_for_is_a_problem(folder: Path, line: str, problem: str) -> None:
    sound = SOUND.format(name="a", stage="draft")
    add(folder, "a", sound.replace("    name =", f"    {line}\n    name ="))
    with pytest.raises(ValueError, match=problem):
        load_plugin(f"{PACKAGE}.a")


def test_a_game_may_have_as_many_seats_as_records_can_write(folder: Path) -> None:
    sound = SOUND.format(name="a", stage="draft")
    add(folder, "a", sound.replace("    name =", f"    player_counts = (2, {MAX_SEATS})\n    name ="))
    assert load_plugin(f"{PACKAGE}.a").game.player_counts == (2, MAX_SEATS)


def test_a_part_is_imported_on_first_use(folder: Path) -> None:
    add(folder, "a", SOUND.format(name="a", stage="draft"))
    (folder / "a" / "lesson.py").write_text("LESSON = 'a lesson'\n")
    found = load_plugin(f"{PACKAGE}.a")
    assert f"{PACKAGE}.a.lesson" not in sys.modules
    assert found.part("lesson") == "a lesson"


def test_a_missing_part_is_an_error_with_a_message(folder: Path) -> None:
    add(folder, "a", SOUND.format(name="a", stage="draft"))
    found = load_plugin(f"{PACKAGE}.a")
    assert not found.has("analysis")
    with pytest.raises(MissingPart) as caught:
        found.part("analysis")
    assert caught.value.message.id == "part-missing-analysis"
    assert caught.value.message.arguments == {"game": "a"}
    with pytest.raises(ValueError, match="coffee is not a part of a game"):
        found.has("coffee")


def test_a_part_that_cannot_be_imported_is_an_error_with_its_problem(folder: Path) -> None:
    add(folder, "a", SOUND.format(name="a", stage="draft"))
    (folder / "a" / "lesson.py").write_text("raise RuntimeError('wet')\n")
    with pytest.raises(BrokenPart) as caught:
        load_plugin(f"{PACKAGE}.a").part("lesson")
    problem = ".lesson:LESSON: RuntimeError: wet"
    assert caught.value.message.id == "part-broken"
    assert caught.value.message.arguments == {"game": "a", "part": "lesson", "problem": problem}


def test_an_unknown_game_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(OptionError) as caught:
        plugin("chess")
    assert caught.value.message.arguments["allowed"] == ", ".join(GAMES)


# ---- games of other packages ------------------------------------------------------------


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> EntryPoint:
    """Install a package with a game."""
    add(folder, "outside", SOUND.format(name="outside", stage="released"))
    entry = EntryPoint("outside", f"{PACKAGE}.outside", extensions.GROUP)
    monkeypatch.setattr(extensions, "installed", lambda: (entry,))
    return entry


def test_a_game_of_another_package_needs_the_hosts_permission(
    installed: EntryPoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(extensions.VARIABLE, raising=False)
    assert discover(PACKAGE, []) == ({}, {})
    assert installed.module not in sys.modules
    monkeypatch.setenv(extensions.VARIABLE, "other, outside")
    found, _ = discover(PACKAGE, [])
    assert found["outside"].folder == ""


def test_the_folder_of_an_allowed_game_is_found_without_importing_it(
    installed: EntryPoint, folder: Path
) -> None:
    assert extensions.folder_of(installed) == folder / "outside"
    assert installed.module not in sys.modules
    assert extensions.folder_of(EntryPoint("x", "no_such_package.game", extensions.GROUP)) is None


# ---- the games of this package ----------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_named_part_can_be_imported(name: str) -> None:
    found = plugin(name)
    assert isinstance(found, GamePlugin)
    assert found.stage in STAGES
    for kind in PARTS:
        if found.has(kind):
            assert part(name, kind) is not None
        else:
            assert optional_part(name, kind) is None


@pytest.mark.parametrize("name", [name for name in GAMES if plugin(name).stage == "released"])
def test_a_released_game_brings_every_part(name: str) -> None:
    assert [kind for kind in PARTS if not plugin(name).has(kind)] == []
