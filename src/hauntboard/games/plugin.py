"""Game plugins: what the package of a game brings, and how it is found.

The package of a game (a folder here, or a package of its own) defines ``PLUGIN`` in its ``__init__.py``::

    PLUGIN = GamePlugin(LastCandle, bots=".bots", terminal=".terminal:BOARD")

Only the game is required. The other parts are dotted paths, relative to the package, and imported on first
use, so that playing by the rules loads neither bots nor terminal code.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from ..engine.build_mode import is_compiled
from ..engine.game import Game
from ..engine.messages import HauntboardError
from ..engine.python_state import PythonState
from ..engine.seats import MAX_SEATS, MAX_WORDS
from ..engine.state import State
from ..extensions import allowed

Stage = Literal["draft", "preview", "released"]
STAGES: tuple[Stage, ...] = ("released", "preview", "draft")  # in the order of lists
MAX_ACTIONS = 64 * MAX_WORDS
HEAP_TYPE = 1 << 9  # Py_TPFLAGS_HEAPTYPE: a class that Python made, not the compiler
REQUIRED = ("name", "prefix", "player_counts", "action_count", "length_bound")


class MissingPart(HauntboardError):
    """The game does not bring a part that a feature needs."""

    def __init__(self, game: str, kind: str) -> None:
        super().__init__(f"part-missing-{kind}", game=game)


class BrokenPart(HauntboardError):
    """A part that the game names cannot be imported; ``problem`` says why."""

    def __init__(self, game: str, kind: str, problem: str) -> None:
        super().__init__("part-broken", game=game, part=kind, problem=problem)
        self.problem = problem


@dataclass(frozen=True)
class GamePlugin:
    """A game, how far it is developed, and the parts that it brings beside its rules."""

    game: type[Game]
    # Only released games must have all parts and four languages; drafts need English.
    stage: Stage = "draft"
    bots: str = field(default="", metadata={"part": True})  # a module with BOTS and YARDSTICKS
    terminal: str = field(default="", metadata={"part": True})  # a TerminalBoard
    analysis: str = field(default="", metadata={"part": True})  # a GameAdapter
    lesson: str = field(default="", metadata={"part": True})  # a Lesson
    balance: str = field(default="", metadata={"part": True})  # a Study
    package: str = ""  # set by :func:`load_plugin`

    @property
    def folder(self) -> str:
        """Return the folder's name, or "" if the game is a package of its own."""
        parent, _, name = self.package.rpartition(".")
        return name if parent == __package__ else ""

    def has(self, kind: str) -> bool:
        """Return whether the game brings a part; raise ``ValueError`` if there is no such kind of part."""
        return bool(self.path_of(kind))

    def part(self, kind: str) -> Any:
        """Import a part. Raise :class:`MissingPart` if the game does not bring it, :class:`BrokenPart` if it
        cannot be imported."""
        path = self.path_of(kind)
        if not path:
            raise MissingPart(self.game.name, kind)
        module, _, name = path.partition(":")
        try:
            found = importlib.import_module(module, self.package)
            return getattr(found, name) if name else found
        except Exception as error:  # whatever is wrong with it, only this part is affected
            raise BrokenPart(self.game.name, kind, f"{path}: {type(error).__name__}: {error}") from error

    def path_of(self, kind: str) -> str:
        """Return the dotted path of a part."""
        if kind not in PARTS:
            raise ValueError(f"{kind} is not a part of a game")
        return str(getattr(self, kind))


PARTS = tuple(each.name for each in fields(GamePlugin) if each.metadata.get("part"))


def discover(package: str, path: Sequence[str]) -> tuple[dict[str, GamePlugin], dict[str, str]]:
    """Find the games in a package's folders and those of other packages that the host allows.

    Return the sound plugins by the names of their games, released games first, and for every broken one the
    module with its problem. A broken game never affects the others."""
    found: dict[str, GamePlugin] = {}
    problems: dict[str, str] = {}
    for module in (*folders(package, path), *(entry.module for entry in allowed())):
        try:
            plugin = load_plugin(module)
            if plugin.game.name in found:
                raise ValueError(f"another game is called {plugin.game.name}")
        except Exception as error:  # whatever is wrong with it, the other games play on
            problems[module] = f"{type(error).__name__}: {error}"
        else:
            found[plugin.game.name] = plugin
    order = sorted(found, key=lambda name: (STAGES.index(found[name].stage), name))
    return {name: found[name] for name in order}, problems


def folders(package: str, path: Sequence[str]) -> Iterator[str]:
    """Yield the packages of games inside a package."""
    for module in pkgutil.iter_modules(path):
        if module.ispkg:
            yield f"{package}.{module.name}"


def load_plugin(module: str) -> GamePlugin:
    """Import the package of a game and return its plugin; raise an error that says what is missing."""
    plugin = getattr(importlib.import_module(module), "PLUGIN", None)
    if not isinstance(plugin, GamePlugin):
        raise TypeError("__init__.py defines no PLUGIN of class GamePlugin")
    if plugin.stage not in STAGES:
        raise ValueError(f"the stage {plugin.stage!r} is none of {', '.join(STAGES)}")
    missing = [name for name in REQUIRED if not hasattr(plugin.game, name)]
    missing += sorted(getattr(plugin.game, "__abstractmethods__", ()))
    if missing:
        raise TypeError(f"{plugin.game.__name__} lacks {', '.join(missing)}")
    check_sizes(plugin.game)
    check_state(type(plugin.game().new_state()))
    return replace(plugin, package=module)


def check_sizes(game: type[Game]) -> None:
    """Raise ``ValueError`` if a game has more seats or actions than the engine has room for."""
    counts = game.player_counts
    if not counts or list(counts) != sorted(set(counts)) or not 2 <= counts[0] <= counts[-1] <= MAX_SEATS:
        raise ValueError(f"player_counts is {counts}, not ascending numbers from 2 to {MAX_SEATS}")
    if not 0 < game.action_count <= MAX_ACTIONS:
        raise ValueError(f"action_count is {game.action_count}, not a number from 1 to {MAX_ACTIONS}")


def check_state(kind: type[State]) -> None:
    """Raise ``TypeError`` if the compiled engine cannot call the methods of a state."""
    if is_compiled() and kind.__flags__ & HEAP_TYPE and not issubclass(kind, PythonState):
        raise TypeError(f"{kind.__name__} has no .pxd, so it must subclass PythonState instead of State")
