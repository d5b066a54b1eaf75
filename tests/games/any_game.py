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
from hauntboard.games import GAMES, game_type, plugin

from ..released import short_options

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
    # The steps of a short match that the pure-Python build analyses, because all would take minutes.
    analysed: tuple[int, int | None] = (-4, None)
    # Tables for the conformance suite besides samples of all options.
    conformance_settings: Sequence[Setting] = ()
    # A pattern of the ids of its terminal messages that code builds from parts, without the leading "cli-".
    terminal_ids: str = ""
    # Options for matches at a server that would take too long otherwise.
    table_options: Mapping[str, Value] = field(default_factory=dict)
    # Tables, with their seats, at which a match lasts more than 30 moves.
    long_tables: Sequence[tuple[Setting, Sequence[str]]] = ()
    # Entries in the longest log that tests of secrecy write.
    longest_log: int = 200
    # The parts of some actions, by notation: one of every kind at least.
    parts: Mapping[str, Parts] = field(default_factory=dict)
    # Options of a short match: by default the smallest value of every number.
    short: Mapping[str, Value] = field(default_factory=dict)
    # Whether random play leaves secrets, of which a test of secrecy must have exchanged some.
    hides: bool = False
    # Whether a match begins with a choice that all seats make at once.
    simultaneous: bool = False
    # The size of a compiled state, in bytes at most.
    state_bytes: int = 1024
    # Simulations of a tree search that the pure-Python build plays in a second.
    simulations: int = 60
    # A table that is small enough to be solved exactly.
    solvable: Setting | None = None
    # Tables at which bots play whole matches: by default one for every number of players.
    bot_settings: Sequence[Setting] = ()
    # Short matches to analyse, and to ask for hints: by default one with the fewest players.
    analysis_settings: Sequence[Setting] = ()
    # The units of hints, by number of players.
    hint_units: Mapping[int, set[str]] = field(default_factory=dict)
    # Numbers in the code that say how much is computed, by dotted path, with values for quick tests.
    quick: Mapping[str, int] = field(default_factory=dict)
    # The arguments of a quick balance report, besides the bot.
    balance: Mapping[str, Any] = field(default_factory=lambda: {"matches": 2})


def folder_of(game: type[Game]) -> Path:
    """Return the folder of a game's package."""
    return Path(inspect.getfile(game)).parent


def folder_for_tests(name: str) -> Path:
    """Return the test folder of a game."""
    return HERE / folder_of(game_type(name)).name


def facts(name: str) -> Facts:
    """Return the facts of a game."""
    if not (folder_for_tests(name) / "facts.py").exists():
        return Facts()
    found: Facts = importlib.import_module(f".{folder_for_tests(name).name}.facts", __package__).FACTS
    return found


def short(name: str) -> dict[str, Value]:
    """Return options for a short match of a game."""
    return dict(facts(name).short) or short_options(name)


def settings(name: str, given: Sequence[Setting]) -> Sequence[Setting]:
    """Return the tables of a game's facts, by default one for each number of players."""
    return given or [(players, {}) for players in game_type(name).player_counts]


def analysis_settings(name: str) -> Sequence[Setting]:
    """Return the short matches at which hints and analyses of a game are tested."""
    return facts(name).analysis_settings or [(game_type(name).player_counts[0], short(name))]


# Tables that are small enough to be solved exactly, by game.
SOLVABLE: dict[str, Setting] = {
    "template": (2, {"rounds": 1, "first": 1}),
    **{name: table for name in GAMES if (table := facts(name).solvable)},
}
