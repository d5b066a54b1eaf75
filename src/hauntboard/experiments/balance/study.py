"""What a balance report looks at: each game's ``balance.py`` declares one :class:`Study`.

A study names the tables to play and turns a finished match into an :class:`Observation`: how it ended, who
started, and samples for the value of cards and tokens. Studies contain no statistics, and the statistics
know no game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ...engine.game import Game, Value
from ...engine.match import Match
from ...engine.seats import CHANCE
from ...games import part
from ..simulation.simulate import decisions

Events = list[dict[str, Any]]
# A control enters a regression but no table.
CONTROL = "control"
SHARE, POINTS, ROUNDS = "share", "points", "rounds"


@dataclass(frozen=True)
class Setup:
    """One table of a study. ``weight`` multiplies its number of matches; ``bot`` overrides the study's
    bot."""

    players: int
    options: dict[str, Value]
    weight: int = 1
    bot: str = ""


@dataclass(frozen=True)
class KeyNames:
    """How reports name the keys of a family or measure: ``message`` is the id with ``{}`` for the key, which
    the message may also take as ``$key``; with ``numbered`` the key itself precedes its name."""

    message: str
    numbered: bool = False


@dataclass(frozen=True)
class Family:
    """Factors of one kind, such as the cards a player was dealt: ``dealt:1`` to ``dealt:13``.

    What chance decided has an effect; what players chose correlates with their play and is called an
    association.
    """

    name: str
    keys: tuple[str, ...]
    chosen: bool
    key_names: KeyNames | None = None

    @property
    def factors(self) -> list[str]:
        return [f"{self.name}:{key}" for key in self.keys]


@dataclass(frozen=True)
class Inquiry:
    """Families and the outcomes they may influence. With ``joint`` all factors enter one regression;
    otherwise each is compared with and without it."""

    name: str
    outcomes: dict[str, str]  # with their units
    families: tuple[Family, ...]
    joint: bool = False
    controls: tuple[str, ...] = ()


@dataclass(frozen=True)
class Measure:
    """Another count: one ``unit`` for the whole or for each of its ``keys``."""

    name: str
    unit: str
    keys: tuple[str, ...] = ("",)
    key_names: KeyNames | None = None

    def id(self, key: str) -> str:
        return f"{self.name}:{key}" if key else self.name


@dataclass(frozen=True)
class Seen:
    """One sample: its outcomes in the order of the inquiry, and its factors."""

    outcomes: tuple[float, ...]
    factors: dict[str, float]


@dataclass(frozen=True)
class Observation:
    """One match. Scores, winners and turn orders are those of sides (a team is one side). Matches with the
    same ``trace`` went exactly alike, relative to the starting seat."""

    index: int
    trace: str
    scores: list[int]
    winners: list[int]
    order: list[int]  # the sides as they came to their first turn
    decisions: int
    rounds: int
    round_orders: list[list[int]] = field(default_factory=list)  # of rounds that are scored apart
    gains: list[list[int]] = field(default_factory=list)  # their points
    counted: dict[str, tuple[float, float]] = field(default_factory=dict)  # by measure: sum and count
    samples: dict[str, list[Seen]] = field(default_factory=dict)  # by inquiry


@dataclass(frozen=True)
class Study:
    """The study of one game."""

    game: str
    bot: str
    matches: int  # of a table, unless the caller says otherwise
    setups: tuple[Setup, ...]
    inquiries: tuple[Inquiry, ...]
    measures: tuple[Measure, ...]
    observe: Callable[[Game, Match, int], Observation]

    def families(self) -> Iterator[tuple[Inquiry, Family]]:
        for inquiry in self.inquiries:
            for family in inquiry.families:
                yield inquiry, family

    @property
    def key_names(self) -> dict[str, KeyNames]:
        """Return how keys are named, by the names of families and measures."""
        parts: list[Family | Measure] = [*(family for _, family in self.families()), *self.measures]
        return {part.name: part.key_names for part in parts if part.key_names is not None}

    @property
    def varied(self) -> list[str]:
        """Return the options in which the tables differ."""
        return list(dict.fromkeys(name for setup in self.setups for name in setup.options))


def narrowed(study: Study, players: int | None, options: dict[str, Value]) -> list[Setup]:
    """Return the tables of a study with that many players and these options. A value that no table has
    replaces the values they have."""
    setups = [setup for setup in study.setups if players is None or setup.players == players]
    for name, value in options.items():
        if name in study.varied:
            fitting = [setup for setup in setups if str(setup.options.get(name)) == str(value)]
            setups = fitting or [setup for setup in setups if name in setup.options]
        setups = [replace(setup, options={**setup.options, name: value}) for setup in setups]
    return [setup for place, setup in enumerate(setups) if not same(setup, setups[:place])]


def same(setup: Setup, others: Iterable[Setup]) -> bool:
    """Return whether an equal table is among others."""
    return any((setup.players, setup.options) == (other.players, other.options) for other in others)


# ---- what all games have in common ------------------------------------------------------


class Bench:
    """Sides, seats and turn order of a game."""

    def __init__(self, game: Game) -> None:
        self.players, self.sides = game.players, game.sides
        self.side_of = {seat: place for place, side in enumerate(self.sides) for seat in side}

    def order(self, first: int) -> list[int]:
        """Return the sides in the order of their first turns.

        >>> from hauntboard.games import load
        >>> Bench(load("template", 4)).order(3)
        [3, 0, 1, 2]
        """
        seats = ((first + step) % self.players for step in range(self.players))
        return list(dict.fromkeys(self.side_of[seat] for seat in seats))

    def by_side(self, of_seats: Sequence[int]) -> list[int]:
        """Return one value per side; the seats of a team share it."""
        return [of_seats[side[0]] for side in self.sides]


def rounds_of(log: Events) -> list[Events]:
    """Return the events of each round, starting with who begins it."""
    starts = [place for place, event in enumerate(log) if event["kind"] == "round-begins"]
    return [log[start:end] for start, end in zip(starts, [*starts[1:], len(log)], strict=True)]


def of_kind(events: Events, *kinds: str) -> Iterator[dict[str, Any]]:
    """Return the events of these kinds."""
    return (event for event in events if event["kind"] in kinds)


def ended(game: Game, match: Match, index: int, rounds: list[Events], **more: Any) -> Observation:
    """Return the part of an observation that all games share."""
    bench = Bench(game)
    winners = sorted({bench.side_of[seat] for seat in match.state.winners()})
    return Observation(
        index,
        trace(match, rounds[0][0]["seat"]),
        bench.by_side(match.state.scores()),
        winners,
        bench.order(rounds[0][0]["seat"]),
        decisions(match),
        len(rounds),
        **more,
    )


def trace(match: Match, first: int) -> str:
    """Return a short hash of everything after the choice of the first player."""
    steps = [
        (step.seat if step.seat == CHANCE else (step.seat - first) % match.game.players, step.action)
        for step in match.steps[1:]
    ]
    return hashlib.blake2b(repr(steps).encode(), digest_size=8).hexdigest()


def times(keys: Iterable[str]) -> dict[str, float]:
    """Count the keys.

    >>> times(["a", "b", "a"])
    {'a': 2.0, 'b': 1.0}
    """
    found: dict[str, float] = {}
    for key in keys:
        found[key] = found.get(key, 0.0) + 1.0
    return found


def study_of(game: str) -> Study:
    """Return the study of a game or raise :class:`MissingPart`."""
    study: Study = part(game, "balance")
    return study
