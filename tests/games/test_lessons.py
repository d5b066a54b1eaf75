"""Every lesson can be played from its first to its last moment, and everything that lessons and hints mention
exists."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hauntboard.games import GAMES, plugin
from hauntboard.games.lesson import PUPIL, Lesson, load_lesson, scenes
from hauntboard.i18n import LANGUAGES, catalogue_files

from .any_game import RELEASED

FRONTEND = Path(__file__).parents[2] / "frontend/src"
LESSONS = {name: load_lesson(name) for name in GAMES if plugin(name).has("lesson")}
each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


@each_lesson
def test_every_move_of_a_lesson_is_legal(lesson: Lesson) -> None:
    assert len(list(scenes(lesson))) == len(lesson.moments)


@each_lesson
def test_a_lesson_ends_with_a_victory_of_the_pupil(lesson: Lesson) -> None:
    match = lesson.match()
    for scene in scenes(lesson):
        match.extend(action for _, action in scene.happens).extend(scene.want)
    assert match.state.over()
    assert match.state.winners() == [PUPIL]


@each_lesson
def test_a_lesson_is_short_and_the_pupil_soon_moves(lesson: Lesson) -> None:
    names = [moment.name for moment in lesson.moments]
    assert len(set(names)) == len(names)
    assert 12 <= len(names) <= 20
    wanting = [bool(moment.want) for moment in lesson.moments]
    assert wanting.index(True) <= 3
    assert sum(wanting) >= 5


@each_lesson
def test_the_pupil_never_has_to_move_while_the_dice_are_rolling(lesson: Lesson) -> None:
    match = lesson.match()
    for scene in scenes(lesson):
        match.extend(action for _, action in scene.happens)
        assert not match.state.at_chance(), scene.moment.name
        for action in scene.want:
            assert not match.state.at_chance(), scene.moment.name
            match.play(action, PUPIL)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return the lesson messages of a language, with their attributes."""
    found = {}
    for file in (f for f in catalogue_files(language) if f.name in ("web-learn.ftl", "lesson.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_exactly_one_text_for_every_moment(lesson: Lesson, language: str) -> None:
    wanted = {f"{lesson.prefix}-{m.name}": {"nudge"} if m.want else set() for m in lesson.moments}
    known = {
        id: attributes for id, attributes in messages(language).items() if id.startswith(f"{lesson.prefix}-")
    }
    assert known == wanted


HOLE = re.compile(r"\$?\{[^}]*\}")


@cache
def spots_on_the_table(game: str) -> set[str]:
    """Return the values of ``data-spot`` on a board in the page, with ``*`` for what is filled in."""
    boards = (FRONTEND / "games" / plugin(game).folder).glob("*.svelte")
    files = [*boards, FRONTEND / "table/SeatPlate.svelte"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    attributes = re.findall(r"data-spot=(?:\"([^\"]+)\"|\{[^`'}]*[`']([^`']+)[`'])", text)
    return {HOLE.sub("*", quoted or made) for quoted, made in attributes}


@each_lesson
def test_what_the_coach_points_at_is_on_the_table(lesson: Lesson) -> None:
    spots = spots_on_the_table(lesson.game)
    assert len(spots) > 7
    patterns = [re.compile(re.escape(spot).replace(r"\*", "[A-Za-z0-9]+")) for spot in spots]
    pointed = [
        name for moment in lesson.moments for group in moment.at for name in group.replace("~", "").split()
    ]
    assert pointed
    assert [name for name in pointed if not any(pattern.fullmatch(name) for pattern in patterns)] == []


@pytest.mark.parametrize("game", RELEASED)
def test_what_a_hint_points_at_is_on_the_table(game: str) -> None:
    source = (FRONTEND / "games" / plugin(game).folder / "spots.ts").read_text(encoding="utf-8")
    named = re.findall(r"`([^`]+)`", source)
    for line in source.splitlines():
        named += re.findall(r"'([^']+)'", line.partition(" return [")[2])
    spots = {HOLE.sub("*", name) for name in named}
    assert len(spots) > 3
    assert spots - spots_on_the_table(game) == set()


def test_the_page_looks_for_spots_that_exist() -> None:
    """The lesson's page and the light name some spots themselves."""
    sources = {path: path.read_text(encoding="utf-8") for path in FRONTEND.rglob("*.svelte")}
    lesson = sources[FRONTEND / "pages/Lesson.svelte"]
    for name in ("confirm", "lesson-next"):
        assert f"'{name}'" in lesson
        assert any(f'data-spot="{name}"' in source for source in sources.values())
    assert not [path for path, source in sources.items() if "[data-test" in source]
