"""Lessons: a scripted table at which a beginner learns a game by playing it.

A lesson is data: a game with its options, and moments. A moment starts with the steps that happen (in record
notation, chance included); then the coach speaks and points at things on the table, and often the pupil, in
the first seat, must make certain moves. The catalogues have the texts: the moment ``deal`` of a game with
the prefix ``candle`` uses ``learn-candle-deal``, and ``learn-candle-deal.nudge`` when the pupil makes another
move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ..engine.game import Value
from ..engine.match import Match
from ..engine.seats import CHANCE
from . import game_type, load, part

PUPIL = 0


@dataclass(frozen=True)
class Moment:
    """A text of the coach with the steps before it and the moves after it.

    ``happens`` has the steps before the text, in record notation (``2:x7 *:d5``). ``at`` names what the coach
    points at (names of the web table; one with ``~`` in front only has to be in sight). ``want`` lists the
    moves that the pupil must make, each with the control that makes it in ``at``.
    """

    name: str
    happens: str = ""
    at: tuple[str, ...] = ()
    want: tuple[str, ...] = ()


def say(name: str, happens: str = "", *, at: str = "") -> Moment:
    """Return a moment in which the coach explains something."""
    return Moment(name, happens, (at,))


def do(name: str, *moves: tuple[str, str], happens: str = "") -> Moment:
    """Return a moment in which the pupil makes moves, each given as notation and its control."""
    return Moment(name, happens, tuple(at for _, at in moves), tuple(move for move, _ in moves))


@dataclass(frozen=True)
class Lesson:
    """A scripted table: a game with its options, and the moments of the lesson."""

    game: str
    players: int
    moments: tuple[Moment, ...]
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def prefix(self) -> str:
        """Return the prefix of the lesson's messages."""
        return f"learn-{game_type(self.game).prefix}"

    def match(self) -> Match:
        """Return the lesson's match before its first step."""
        return Match(load(self.game, self.players, dict(self.options)))


@dataclass(frozen=True)
class Scene:
    """A moment with its script parsed: the actions that happen, with their seats, and the wanted ones."""

    moment: Moment
    happens: tuple[tuple[int, int], ...]
    want: tuple[int, ...]


def scenes(lesson: Lesson) -> Iterator[Scene]:
    """Yield the moments with their moves as actions; raise the game's error for an illegal move."""
    match = lesson.match()
    for moment in lesson.moments:
        happens = tuple(step(match, *written.split(":", 1)) for written in moment.happens.split())
        want = tuple(step(match, str(PUPIL + 1), text)[1] for text in moment.want)
        yield Scene(moment, happens, want)


def step(match: Match, seat: str, text: str) -> tuple[int, int]:
    """Play one step of a script; return its seat and action."""
    who = CHANCE if seat == "*" else int(seat) - 1
    action = match.game.parse(text, who)
    match.play(action, None if who == CHANCE else who)
    return who, action


def load_lesson(game: str) -> Lesson:
    """Return the lesson of a game or raise :class:`MissingPart`."""
    lesson: Lesson = part(game, "lesson")
    return lesson
