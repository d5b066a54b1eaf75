"""Lessons are projected like any table: from the learner's perspective, complete, and the same for all
callers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hauntboard.engine.match import Match
from hauntboard.games import GAMES, plugin
from hauntboard.games.lesson import PUPIL, load_lesson, scenes
from hauntboard.server.realtime.lesson import LessonFrame, LessonPayload, lesson_payload

from .running import Person, Refused, Server, running

each_game = pytest.mark.parametrize("game", [name for name in GAMES if plugin(name).has("lesson")])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('lesson')}/haunt.db") as server:
        yield server


def frames(lesson: LessonPayload) -> list[LessonFrame]:
    """Return all frames in order."""
    found = []
    for moment in lesson.moments:
        found += moment.frames
        for wanted in moment.wanted:
            found += wanted.frames
    return found


def played(game: str) -> Match:
    """Play a lesson's match to its end."""
    match = load_lesson(game).match()
    for scene in scenes(load_lesson(game)):
        match.extend(action for _, action in scene.happens).extend(scene.want)
    return match


@each_game
def test_the_learner_receives_everything_once_and_nothing_that_a_player_could_not_know(game: str) -> None:
    match, received, length = played(game), 0, 0
    for frame in frames(lesson_payload(game)):
        news = frame.news
        assert (news.start, news.to - news.start, news.viewer) == (received, len(news.entries), str(PUPIL))
        received = news.to
        steps = [entry for entry in news.entries if entry.type == "step"]
        for entry, step in zip(steps, match.steps[length:], strict=False):
            assert (entry.text is not None) == step.seen_by(PUPIL)
            assert entry.events == step.events_for(PUPIL)
        length += len(steps)
        assert news.view is not None
        assert {**match.at(length).view(PUPIL), "undo_ask": news.view["undo_ask"]} == news.view
    assert length == len(match.steps)


@each_game
def test_whenever_the_learner_may_move_every_action_is_legal_or_refused_with_a_reason(game: str) -> None:
    for frame in frames(lesson_payload(game)):
        legal = frame.news.view["legal"] if frame.news.view else []
        assert [move.action for move in frame.moves] == legal
        if legal:
            refused = [action for reason in frame.refused for action in reason.actions]
            count = load_lesson(game).match().game.action_count
            assert sorted([*legal, *refused]) == list(range(count))
            assert all(reason.error.id for reason in frame.refused)


@pytest.mark.process
@each_game
def test_a_lesson_is_available_to_all_callers_and_the_same_for_all(server: Server, game: str) -> None:
    async def ask() -> list[Any]:
        ana = await Person(server.url, "Ana").come()
        nobody = Person(server.url, "nobody")
        lessons = [await who.ask("GET", f"/api/games/{game}/lesson") for who in (ana, nobody)]
        await ana.http.aclose()
        await nobody.http.aclose()
        return lessons

    first, second = asyncio.run(ask())
    assert first == second == msgspec.to_builtins(lesson_payload(game))


@pytest.mark.process
def test_an_unknown_game_has_no_lesson(server: Server) -> None:
    async def ask() -> None:
        nobody = Person(server.url, "nobody")
        with pytest.raises(Refused) as refused:
            await nobody.ask("GET", "/api/games/chess/lesson")
        assert refused.value.status == 404
        await nobody.http.aclose()

    asyncio.run(ask())
