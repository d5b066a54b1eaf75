"""Writes the folders of a new game: a copy of the template with names and player counts replaced."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from .. import games
from ..engine.seats import MAX_SEATS
from ..extensions import TEMPLATE, installed
from ..i18n.catalogue import catalogue_files
from .console import UsageError

GAMES = Path(games.__file__).parent
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30  # letters of a name: longer ones make lines of code too long
COUNTS = re.compile(r"([0-9])(?:-([0-9]))?")
STATEMENT = r"^(?:import|from) (?:[^(\n]*\n|[^(\n]*\([^)]*\)\n)"
IMPORT = re.compile(STATEMENT, re.MULTILINE)
IMPORTS = re.compile(rf"{STATEMENT}(?:\n*{STATEMENT})*", re.MULTILINE)

PYPROJECT = """[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Hauntboard"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["hauntboard"]

[project.optional-dependencies]
dev = ["mypy", "pytest>=8.3", "ruff"]

[project.entry-points."hauntboard.games"]
{name} = "{folder}"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{folder} = ["locales/**/*.ftl", "py.typed"]

[tool.pytest.ini_options]
testpaths = ["tests"]

[tool.ruff]
line-length = 110
src = ["src", "tests"]

[tool.ruff.lint]
select = ["E", "F", "W", "I", "UP", "B"]

[tool.mypy]
strict = true
files = ["src", "tests"]
mypy_path = "src"
"""
README = """# {title}

A game for [Hauntboard](https://pypi.org/project/hauntboard/).

```
pip install -e ".[dev]"
export HAUNTBOARD_GAMES={name}
hauntboard play {name}
pytest
```
"""


@dataclass(frozen=True)
class NewGame:
    """The name and the player counts of a game that does not exist yet."""

    name: str
    players: tuple[int, ...]

    @property
    def folder(self) -> str:
        """Return the name as a Python package.

        >>> NewGame("last-candle", (2, 3)).folder
        'last_candle'
        """
        return self.name.replace("-", "_")

    @property
    def prefix(self) -> str:
        """Return the prefix of the game's messages, which has no hyphen.

        >>> NewGame("last-candle", (2, 3)).prefix
        'lastcandle'
        """
        return self.name.replace("-", "")

    @property
    def title(self) -> str:
        """Return the name as people write it.

        >>> NewGame("last-candle", (2, 3)).title
        'Last Candle'
        """
        return " ".join(word.capitalize() for word in self.name.split("-"))


def read_players(text: str) -> tuple[int, ...]:
    """Return the player counts of ``--players``; raise :class:`UsageError`.

    >>> read_players("2-5"), read_players("3")
    ((2, 3, 4, 5), (3,))
    """
    found = COUNTS.fullmatch(text)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 2 <= low <= high <= MAX_SEATS:
        raise UsageError("cli-new-game-bad-players", value=text, most=MAX_SEATS)
    return tuple(range(low, high + 1))


def check_name(game: NewGame) -> None:
    """Raise :class:`UsageError` if the name is no slug, or if a game or a catalogue uses it already."""
    name = game.name
    if not SLUG.fullmatch(name) or len(name) > LONGEST:
        raise UsageError("cli-new-game-bad-name", value=name, most=LONGEST)
    if keyword.iskeyword(game.folder) or game.folder in sys.stdlib_module_names:
        raise UsageError("cli-new-game-python-name", value=name)
    used = re.compile(rf"^{game.prefix}-", re.MULTILINE)
    taken = name in (*games.discovered()[0], *(entry.name for entry in installed()))
    if taken or any(used.search(file.read_text(encoding="utf-8")) for file in catalogue_files("en")):
        raise UsageError("cli-new-game-taken", value=name)


def checkout_around(folder: Path) -> Path | None:
    """Return the root of the checkout of Hauntboard that a folder lies in, if it does."""
    around = (folder, *folder.parents)
    return next((root for root in around if (root / "src/hauntboard/games" / TEMPLATE).is_dir()), None)


# ---- what is written ------------------------------------------------------------------------


def checkout_files(game: NewGame, root: Path) -> dict[Path, str]:
    """Return the files of a game in a checkout: its folder, and the folder of its tests. Raise
    :class:`UsageError` if this program is not that of the checkout: it would not find the game."""
    if GAMES.resolve() != (root / "src/hauntboard/games").resolve():
        raise UsageError("cli-new-game-other-checkout", root=str(root), place=str(GAMES.parent))
    source, tests = root / "src/hauntboard/games" / game.folder, root / "tests/games" / game.folder
    for target in (source, source.with_suffix(".py"), tests):
        if target.exists():
            raise UsageError("cli-new-game-exists", folder=str(target))
    return game_files(game, f"hauntboard.games.{game.folder}", source, tests)


def package_files(game: NewGame, root: Path) -> dict[Path, str]:
    """Return the files of a game as a package of its own."""
    if root.exists() and (not root.is_dir() or any(root.iterdir())):
        raise UsageError("cli-new-game-exists", folder=str(root))
    words = {"name": game.name, "title": game.title, "folder": game.folder}
    source = root / "src" / game.folder
    files = game_files(game, game.folder, source, root / "tests")
    return {
        root / "pyproject.toml": PYPROJECT.format(**words),
        root / "README.md": README.format(**words),
        source / "py.typed": "",
        **{path: for_package(text, game.folder) for path, text in files.items()},
    }


def game_files(game: NewGame, package: str, source: Path, tests: Path) -> dict[Path, str]:
    """Return the template's files, renamed, for a folder of code and one of tests."""
    template, files = GAMES / TEMPLATE, {}
    for file in sorted((*template.glob("*.py"), *template.glob("locales/*/*.ftl"))):
        files[source / file.relative_to(template)] = renamed(file, game, package)
    for file in sorted(template.glob("tests/test_*.py")):
        files[tests / file.name] = renamed(file, game, package)
    return files


def renamed(file: Path, game: NewGame, package: str) -> str:
    """Return a file of the template with names and player counts of the game."""
    low, high = game.players[0], game.players[-1]
    text = file.read_text(encoding="utf-8")
    for old, new in {
        "High Card": game.title,
        "HighCard": game.title.replace(" ", ""),
        f"hauntboard.games.{TEMPLATE}": package,
        f'name = "{TEMPLATE}"': f'name = "{game.name}"',
        f'game = "{TEMPLATE}"': f'game = "{game.name}"',
        f'prefix = "{TEMPLATE}"': f'prefix = "{game.prefix}"',
        f"{TEMPLATE}-": f"{game.prefix}-",
        "player_counts = (2, 3, 4, 5, 6, 7)": f"player_counts = {game.players}",
        "MAX_PLAYERS = 7": f"MAX_PLAYERS = {high}",
        "For 2 to 7 players.": f"For {low} to {high} players." if low < high else f"For {low} players.",
    }.items():
        text = text.replace(old, new)
    return text


def for_package(text: str, package: str) -> str:
    """Return the code of a game outside Hauntboard: it imports Hauntboard by name."""
    text = re.sub(r"^from \.\.\.", "from hauntboard.", text, flags=re.MULTILINE)
    text = re.sub(r"^from \.\.(?=\w)", "from hauntboard.games.", text, flags=re.MULTILINE)
    return IMPORTS.sub(lambda found: sorted_imports(found[0], package), text, count=1)


def sorted_imports(text: str, package: str) -> str:
    """Return imports in the usual order: Python's own, those of packages, then those of the game.

    >>> sorted_imports("import pytest\\nfrom .rules import DEAL\\n", "candle")
    'import pytest\\n\\nfrom .rules import DEAL\\n'
    """
    groups: dict[int, list[str]] = {}
    for line in IMPORT.findall(text):
        groups.setdefault(import_group(line.split()[1], package), []).append(line)
    kinds = (sorted(groups[key], key=lambda line: (line.startswith("from"), line)) for key in sorted(groups))
    return "\n".join("".join(lines) for lines in kinds)


def import_group(module: str, package: str) -> int:
    """Return the place of an import's group."""
    top = module.partition(".")[0]
    order = (module == "__future__", top in sys.stdlib_module_names, top not in ("", package), top == package)
    return next((place for place, holds in enumerate(order) if holds), len(order))


def write(files: dict[Path, str]) -> None:
    """Write new files; if one cannot be written, remove everything that was created."""
    made: list[Path] = []
    try:
        for path, text in files.items():
            made += outermost_missing(path.parent)
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
    except BaseException:
        for folder in made:
            shutil.rmtree(folder, ignore_errors=True)
        raise


def outermost_missing(folder: Path) -> list[Path]:
    """Return the outermost folder that must be created, if there is one."""
    return [each for each in (folder, *folder.parents) if not each.exists()][-1:]
