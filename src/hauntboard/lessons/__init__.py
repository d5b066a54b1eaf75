"""Lessons: a scripted table at which somebody learns a game by playing it.

A lesson is data: a game with its options, and moments. At a moment something happens (written as in a
record, chance included), then the coach says something and points at things on the table, and often the
pupil, who has the first seat, has to make certain moves. The words are in the catalogues: the moment
``crypt`` of 13 Ghosts says ``learn-ghosts-crypt``, and ``learn-ghosts-crypt.nudge`` to somebody who makes
another move.

>>> lesson = load_lesson("13-ghosts")
>>> [moment.name for moment in lesson.moments][:2]
['welcome', 'dealt']
"""

from __future__ import annotations

from ..games import GAMES
from .doppelganger_tricks import DOPPELGANGER_TRICKS
from .halloween import HALLOWEEN
from .script import Lesson, Moment, Scene, scenes
from .thirteen_ghosts import THIRTEEN_GHOSTS

__all__ = ["LESSONS", "Lesson", "Moment", "Scene", "load_lesson", "scenes"]

LESSONS: dict[str, Lesson] = {
    lesson.game: lesson for lesson in (THIRTEEN_GHOSTS, DOPPELGANGER_TRICKS, HALLOWEEN)
}
assert LESSONS.keys() <= GAMES.keys()


def load_lesson(game: str) -> Lesson:
    """The lesson of a game that has one."""
    return LESSONS[game]
