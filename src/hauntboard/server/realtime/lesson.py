"""Lessons as payloads: the news of a scripted table, projected like that of any other."""

from __future__ import annotations

from functools import cache

from ... import bots
from ...engine import serialization
from ...engine.match import Match
from ...engine.messages import Refusal
from ...engine.seats import CHANCE
from ...games.lesson import PUPIL, Lesson, Scene, load_lesson, scenes
from ..errors import ErrorPayload, error_payload
from ..tables.events import Opened, SeatPlan, SeatTaken, Started, Stepped, TableEvent
from ..tables.table import RUNNING, Table
from .projections import MovePayload, News, You, move_payloads, news


class RefusalPayload(serialization.Struct):
    """Moves that are not legal, and why."""

    actions: list[int]
    error: ErrorPayload


class LessonFrame(serialization.Struct):
    """The state of the lesson's table: its news and, if the learner is to move, the legal moves and why the
    others are not."""

    news: News
    moves: list[MovePayload]
    refused: list[RefusalPayload]


class WantedMove(serialization.Struct):
    """A move that the learner has to make, what to point at, and what follows from it."""

    action: int
    text: str
    at: list[str]
    frames: list[LessonFrame]


class MomentPayload(serialization.Struct):
    """A step of the lesson: what happens first, what the coach says (a catalogue message; ``id.nudge`` after
    a wrong move), what to point at, and the moves the learner has to make."""

    id: str
    frames: list[LessonFrame]
    at: list[str]
    wanted: list[WantedMove]


class LessonPayload(serialization.Struct):
    """A whole lesson. The learner has seat 0."""

    game: str
    players: int
    moments: list[MomentPayload]


@cache
def lesson_payload(game: str) -> LessonPayload:
    """Return the lesson of a game; it is the same for every caller."""
    lesson = load_lesson(game)
    table = LessonTable(lesson)
    return LessonPayload(game, lesson.players, [table.moment_payload(scene) for scene in scenes(lesson)])


class LessonTable:
    """The table of a lesson. As at a real table, a move and the chance that follows it come in one
    message."""

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
        """Play a scene and return its payload."""
        moment = scene.moment
        frames = self.run(list(scene.happens))
        wanted = []
        for action, at in zip(scene.want, moment.at, strict=False):
            done = self.run([(PUPIL, action)])
            wanted.append(WantedMove(action, self.table.game.text(action), at.split(), done))
        return MomentPayload(f"{self.prefix}-{moment.name}", frames, moment.at[0].split(), wanted)

    def run(self, steps: list[tuple[int, int]]) -> list[LessonFrame]:
        """Apply steps; return a frame for each move together with the chance that follows it."""
        frames = []
        for number, (seat, action) in enumerate(steps):
            self.apply(Stepped(seat, action))
            if number + 1 == len(steps) or steps[number + 1][0] != CHANCE:
                frames.append(self.frame())
        return frames

    def frame(self) -> LessonFrame:
        """Return the news since the last frame."""
        found = news(self.table, PUPIL, You([PUPIL], host=False), self.sent)
        found.now = 0
        self.sent = found.to
        match = self.table.running
        if self.table.status != RUNNING or PUPIL not in match.state.actors():
            return LessonFrame(found, [], [])
        return LessonFrame(found, move_payloads(match, PUPIL), refusals(match))


def refusals(match: Match) -> list[RefusalPayload]:
    """Return every reason why a move of the learner is not legal now, with the actions it applies to."""
    found: dict[str, RefusalPayload] = {}
    for action in range(match.game.action_count):
        try:
            match.check(action, PUPIL)
        except Refusal as refusal:
            error = error_payload(refusal)
            found.setdefault(repr(error), RefusalPayload([], error)).actions.append(action)
    return list(found.values())
