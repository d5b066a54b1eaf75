"""The structure of an analysis; also the JSON of the command and the server.

Steps count from 1 as in a replay: a move of step 7 led to moment 7. Values are in the game's unit
(``Analysis.unit``): the chance to win the round, points of the round minus half the others' mean, or the
chance to win the match.
"""

from __future__ import annotations

from typing import Any

from ..engine import serialization

FORMAT = 1
# Marks of moves, from the mildest mistake to the worst; then what deserves praise.
FLICKER, STUMBLE, HOWLER, KEEN = "flicker", "stumble", "howler", "keen"
MISTAKES = (FLICKER, STUMBLE, HOWLER)


class MessageText(serialization.Struct, frozen=True):
    """A message of the catalogues."""

    id: str
    arguments: dict[str, Any] = {}


class Weighed(serialization.Struct, frozen=True):
    """A possible move as it looked to the player: its value and error."""

    action: int
    text: str
    words: MessageText
    value: float
    error: float


class Hindsight(serialization.Struct, frozen=True):
    """With all cards known: the best of the weighed moves, its value, and the move played."""

    text: str
    words: MessageText
    value: float
    played: float


class Leak(serialization.Struct, frozen=True):
    """Something a move gave away. Where it can be counted: the possibilities ``before`` and ``after`` by
    the rules, to a rival who reads moves (``read``), and the chance that rival gave the truth
    (``suspicion``), as pairs of before and after."""

    words: MessageText
    to: int | None = None
    candidates: tuple[int, int] | None = None
    read: tuple[float, float] | None = None
    suspicion: tuple[float, float] | None = None


class Piece(serialization.Struct, frozen=True, kw_only=True):
    """The findings about one moment. ``at`` is the number of steps before it."""

    at: int
    forecast: list[float] | None = None
    forecast_error: list[float] = []
    judged: str = ""  # yes, forced, mixed, unknown; empty for chance
    options: list[Weighed] = []  # best first; the move played is among them
    better: int | None = None  # the action that the first look preferred to the one played
    loss: float = 0.0
    error: float = 0.0
    bound: float = 0.0  # the loss is at least this, with the confidence stated
    shift: list[float] = []  # by seat: what the move changed of what could be expected
    shift_error: list[float] = []
    reasons: list[MessageText] = []
    hindsight: Hindsight | None = None
    leaks: list[Leak] = []


class JudgedMove(serialization.Struct, frozen=True, kw_only=True):
    """A seat's decision and its verdict."""

    step: int
    round: int
    seat: int
    text: str
    words: MessageText
    judged: str
    mark: str = ""
    loss: float = 0.0
    error: float = 0.0
    bound: float = 0.0
    played: Weighed | None = None
    better: Weighed | None = None  # only where it is certainly better
    options: list[Weighed] = []
    reasons: list[MessageText] = []  # for the better move, or for the one played where there is none
    hindsight: Hindsight | None = None
    leaks: list[Leak] = []


class Point(serialization.Struct, frozen=True):
    """What every seat could expect at a moment, all cards known; ``error`` is the largest standard error.
    At the end of a round it is the result."""

    step: int
    round: int
    values: list[float]
    error: float
    settled: bool = False


class Sum(serialization.Struct, frozen=True):
    """An amount and its standard error."""

    value: float
    error: float


class Account(serialization.Struct, frozen=True, kw_only=True):
    """The parts of a seat's result: ``result`` = ``start`` + ``own`` + ``others`` + ``luck``, exactly, and
    ``luck`` = ``deal`` + ``draws`` + ``hidden``."""

    result: float
    start: Sum
    own: Sum  # the seat's decisions, compared with the player that forecasts assume
    others: Sum  # the others' decisions, likewise
    luck: Sum
    deal: Sum
    draws: Sum  # cards drawn, dice
    hidden: Sum  # where hidden cards lay


class SeatReport(serialization.Struct, frozen=True, kw_only=True):
    """One seat: how well it decided, and the parts of its result."""

    seat: int
    decisions: int
    judged: int
    accuracy: int | None  # 100: always the best that was found; empty without decisions
    loss: Sum
    marks: dict[str, int]
    worst: list[int]  # steps of the worst moves, the worst first
    account: Account
    rounds: list[Account]
    leaks: list[int]  # steps of the moves that gave something away


class Analysis(serialization.Struct, frozen=True, kw_only=True):
    """The analysis of a match."""

    format: int = FORMAT
    game: str
    players: int
    options: dict[str, str | int]
    steps: int
    finished: bool  # by the rules; otherwise a player gave up and the last forecast counts as the result
    unit: str  # round, points or match
    thresholds: dict[str, float]  # what a mark needs
    confidence: float
    adviser: str
    trials: int
    seed: int
    hides: bool  # whether anything is secret in this game
    rounds: int
    curve: list[Point]
    moves: list[JudgedMove]
    seats: list[SeatReport]
