"""What tests of all games must know about one game: ``FACTS`` in ``facts.py`` of its test folder.

A game without this file gets the defaults, so adding or removing a game changes no other test.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hauntboard.engine.game import Game, Parts, Value
from hauntboard.games import GAMES, plugin

HERE = Path(__file__).parent
RELEASED = {name: game for name, game in GAMES.items() if plugin(name).stage == "released"}
# A table to play at: the number of players, and options.
Setting = tuple[int, dict[str, Value]]


@dataclass(frozen=True)
class Facts:
    """What is particular to one game."""

    # Reviewed: messages that are the same in English and in the named languages.
    same_as_english: Mapping[str, set[str]] = field(default_factory=dict)
    # Clauses for cases on which the rulebook is silent.
    decided: frozenset[str] = frozenset()
    # Worked examples on the rules page.
    examples: int = 0
    # Ids of messages that code builds from parts.
    ids: frozenset[str] = frozenset()
    # Texts in the code that only look like ids.
    not_ids: frozenset[str] = frozenset()
    # Kinds of events that the code does not name in a call of Event.
    event_kinds: frozenset[str] = frozenset()
    # Arguments by which the messages select their variants.
    samples: Sequence[Mapping[str, Any]] = ()
    # Beginnings of the ids of messages in which every number is a rule.
    numbered: tuple[str, ...] = ()
    # A pattern of moves that random players mostly leave alone, so that everything else comes up.
    dull: str = ""
    # Tables at which all words come up, and tables to draw in the terminal: by default one for every
    # number of players.
    word_settings: Sequence[Setting] = ()
    terminal_settings: Sequence[Setting] = ()
    # The parts of some actions, by notation: one of every kind at least.
    parts: Mapping[str, Parts] = field(default_factory=dict)


def folder_of(game: type[Game]) -> Path:
    """Return the folder of a game's package."""
    return Path(inspect.getfile(game)).parent


def folder_for_tests(name: str) -> Path:
    """Return the test folder of a game."""
    return HERE / folder_of(GAMES[name]).name


def facts(name: str) -> Facts:
    """Return the facts of a game."""
    if not (folder_for_tests(name) / "facts.py").exists():
        return Facts()
    found: Facts = importlib.import_module(f".{folder_for_tests(name).name}.facts", __package__).FACTS
    return found


def settings(name: str, given: Sequence[Setting]) -> Sequence[Setting]:
    """Return the tables of a game's facts, by default one for each number of players."""
    return given or [(players, {}) for players in GAMES[name].player_counts]
