"""A lesson is told like any table: through the pupil's perspective, complete, and the same for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hauntboard.engine.match import Match
from hauntboard.games import GAMES
from hauntboard.games.lesson import PUPIL, load_lesson, scenes
from hauntboard.server.realtime.lesson import LessonFrame, LessonPayload, lesson_payload

from .running import Person, Refused, Server, running

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('lesson')}/haunt.db") as server:
        yield server


def frames(lesson: LessonPayload) -> list[LessonFrame]:
    """All frames in their order."""
    found = []
    for moment in lesson.moments:
        found += moment.frames
        for wanted in moment.wanted:
            found += wanted.frames
    return found


def played(game: str) -> Match:
    """The match of a lesson to its end."""
    match = load_lesson(game).match()
    for scene in scenes(load_lesson(game)):
        match.extend(action for _, action in scene.happens).extend(scene.want)
    return match


@each_game
def test_the_pupil_hears_everything_once_and_nothing_that_a_player_could_not_know(game: str) -> None:
    match, heard, length = played(game), 0, 0
    for frame in frames(lesson_payload(game)):
        news = frame.news
        assert (news.start, news.to - news.start, news.viewer) == (heard, len(news.entries), str(PUPIL))
        heard = news.to
        steps = [entry for entry in news.entries if entry.type == "step"]
        for entry, step in zip(steps, match.steps[length:], strict=False):
            assert (entry.text is not None) == step.seen_by(PUPIL)
            assert entry.events == step.told(PUPIL)
        length += len(steps)
        assert news.view is not None
        assert {**match.at(length).view(PUPIL), "undo_ask": news.view["undo_ask"]} == news.view
    assert length == len(match.steps)


@each_game
def test_whenever_the_pupil_may_move_every_move_is_told_or_refused_with_a_reason(game: str) -> None:
    for frame in frames(lesson_payload(game)):
        legal = frame.news.view["legal"] if frame.news.view else []
        assert [move.action for move in frame.moves] == legal
        if legal:
            refused = [action for reason in frame.refused for action in reason.actions]
            count = load_lesson(game).match().game.action_count
            assert sorted([*legal, *refused]) == list(range(count))
            assert all(reason.error.id for reason in frame.refused)


@each_game
def test_a_lesson_is_there_for_everybody_and_the_same_for_all(server: Server, game: str) -> None:
    async def ask() -> list[Any]:
        ana = await Person(server.url, "Ana").come()
        nobody = Person(server.url, "nobody")
        told = [await who.ask("GET", f"/api/games/{game}/lesson") for who in (ana, nobody)]
        await ana.http.aclose()
        await nobody.http.aclose()
        return told

    first, second = asyncio.run(ask())
    assert first == second == msgspec.to_builtins(lesson_payload(game))


def test_there_is_no_lesson_of_a_game_that_is_not_there(server: Server) -> None:
    async def ask() -> None:
        nobody = Person(server.url, "nobody")
        with pytest.raises(Refused) as refused:
            await nobody.ask("GET", "/api/games/chess/lesson")
        assert refused.value.status == 404
        await nobody.http.aclose()

    asyncio.run(ask())
