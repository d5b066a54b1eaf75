"""Everything about a game is in its folders: nothing else names a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hauntboard.games import GAMES, plugin
from hauntboard.i18n import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
# Where no game may be named, outside the folders of games.
SOURCES = (
    *("src/hauntboard", "frontend/src", "frontend/tests", "frontend/tools", "frontend/vite.config.ts"),
    *("benchmarks", "examples"),
    *(f"tests/{each.name}" for each in sorted((ROOT / "tests").iterdir()) if each.name != "games"),
)
GAME_FOLDERS = ("src/hauntboard/games", "frontend/src/games", "frontend/tests/games")
GAME_FILES = "benchmarks/games"  # FOLDER.py
BUILT = ROOT / "src/hauntboard/web"  # by `make web`
WRITTEN = (".ts", ".js", ".mjs", ".svelte", ".css", ".py", ".pxd", ".ftl")


def files() -> Iterator[Path]:
    """Yield the source files outside the folders of games."""
    own = [
        *(ROOT / parent / plugin(name).folder for parent in GAME_FOLDERS for name in GAMES),
        *(ROOT / GAME_FILES / f"{plugin(name).folder}.py" for name in GAMES),
    ]
    for source in map(ROOT.joinpath, SOURCES):
        for file in [source] if source.is_file() else source.rglob("*"):
            places = {file, *file.parents}
            if file.suffix in WRITTEN and not places.intersection([*own, BUILT]):
                yield file


def names(game: str) -> set[str]:
    """Return all that a game is called: its name, folder and prefix, and its titles in all languages."""
    prefix = GAMES[game].prefix
    titles = {catalogue(language).render(f"{prefix}-name", {}) for language in LANGUAGES}
    # A prefix may be an ordinary word, so it counts only as the beginning of an id.
    return {game, plugin(game).folder, f"{prefix}-", *titles} - {""}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_in_its_folders(game: str) -> None:
    pattern = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}" for name in names(game)), re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_the_search_covers_the_package_and_the_web_table() -> None:
    covered = {file.relative_to(ROOT).as_posix() for file in files()}
    assert {"src/hauntboard/engine/match.py", "src/hauntboard/games/plugin.py"} <= covered
    assert {"tests/bots/test_registry.py", "tests/engine/test_match.py"} <= covered
    assert {"frontend/tests/support.mjs", "benchmarks/core.py", "benchmarks/server/ours.mjs"} <= covered
    assert {"examples/mccfr.py", "examples/liars-dice/tests/test_rules.py"} <= covered
    assert {"frontend/src/App.svelte", "frontend/src/games/index.ts", "frontend/vite.config.ts"} <= covered
    assert not [path for path in covered if path.endswith("/Board.svelte")]
