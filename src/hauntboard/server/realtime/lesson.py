"""A lesson as the pupil hears it: the news of a scripted table, made like those of any other."""

from __future__ import annotations

from functools import cache

import msgspec

from ... import bots
from ...engine.match import Match
from ...engine.messages import Refusal
from ...engine.seats import CHANCE
from ...games.lesson import PUPIL, Lesson, Scene, load_lesson, scenes
from ..errors import ErrorPayload, error_payload
from ..tables.events import Opened, SeatPlan, SeatTaken, Started, Stepped, TableEvent
from ..tables.table import RUNNING, Table
from .projections import MovePayload, News, You, move_payloads, news


class RefusalPayload(msgspec.Struct):
    """Moves that are not possible, and why."""

    actions: list[int]
    error: ErrorPayload


class LessonFrame(msgspec.Struct):
    """How the lesson's table stands after something: the news of it, and if the pupil is to move, what may
    be done, in words, and why the rest may not."""

    news: News
    moves: list[MovePayload]
    refused: list[RefusalPayload]


class WantedMove(msgspec.Struct):
    """A move that the pupil has to make: what it is made with, and what comes of it."""

    action: int
    text: str
    at: list[str]
    frames: list[LessonFrame]


class MomentPayload(msgspec.Struct):
    """Something that the coach says (a message of the catalogues; ``id.nudge`` to somebody who makes another
    move), what happens before, what is pointed at, and what the pupil has to do."""

    id: str
    frames: list[LessonFrame]
    at: list[str]
    wanted: list[WantedMove]


class LessonPayload(msgspec.Struct):
    """A whole lesson. The pupil has seat 0."""

    game: str
    players: int
    moments: list[MomentPayload]


@cache
def lesson_payload(game: str) -> LessonPayload:
    """The lesson of a game, found once for everybody: nothing in it depends on who asks."""
    lesson = load_lesson(game)
    table = LessonTable(lesson)
    return LessonPayload(game, lesson.players, [table.moment_payload(scene) for scene in scenes(lesson)])


class LessonTable:
    """The table of a lesson. Like at a real table, what chance adds to a move is found together with it."""

    def __init__(self, lesson: Lesson) -> None:
        self.prefix = lesson.prefix
        self.table = Table("lesson", b"")
        self.sent = 0
        bot = SeatPlan(bots.default_for(lesson.game))
        seats = [SeatPlan(), *[bot] * (lesson.players - 1)]
        options = dict(lesson.match().game.options)
        opened = Opened(lesson.game, lesson.players, options, "", seats, public=False, commitment="")
        for event in (opened, SeatTaken(PUPIL, "pupil", ""), Started()):
            self.apply(event)

    def apply(self, event: TableEvent) -> None:
        self.table.apply(event, at=0)

    def moment_payload(self, scene: Scene) -> MomentPayload:
        """Let a moment pass."""
        moment = scene.moment
        frames = self.run(list(scene.happens))
        wanted = []
        for action, at in zip(scene.want, moment.at, strict=False):
            done = self.run([(PUPIL, action)])
            wanted.append(WantedMove(action, self.table.game.text(action), at.split(), done))
        return MomentPayload(f"{self.prefix}-{moment.name}", frames, moment.at[0].split(), wanted)

    def run(self, steps: list[tuple[int, int]]) -> list[LessonFrame]:
        """Let steps happen, each move with the chance that follows it."""
        frames = []
        for number, (seat, action) in enumerate(steps):
            self.apply(Stepped(seat, action))
            if number + 1 == len(steps) or steps[number + 1][0] != CHANCE:
                frames.append(self.frame())
        return frames

    def frame(self) -> LessonFrame:
        """What is to be heard since the last time."""
        found = news(self.table, PUPIL, You([PUPIL], host=False), self.sent)
        found.now = 0
        self.sent = found.to
        match = self.table.running
        if self.table.status != RUNNING or PUPIL not in match.state.actors():
            return LessonFrame(found, [], [])
        return LessonFrame(found, move_payloads(match, PUPIL), refusals(match))


def refusals(match: Match) -> list[RefusalPayload]:
    """Why the pupil may not do what is not possible now: every reason with the moves that it concerns."""
    found: dict[str, RefusalPayload] = {}
    for action in range(match.game.action_count):
        try:
            match.check(action, PUPIL)
        except Refusal as refusal:
            error = error_payload(refusal)
            found.setdefault(repr(error), RefusalPayload([], error)).actions.append(action)
    return list(found.values())
