"""What the terminal shows of any position, on random play."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from spiritboard.cli.menu import Choice, Menu, read_numbers
from spiritboard.cli.tables import FACES, face_of
from spiritboard.engine.match import Match
from spiritboard.engine.seats import ALL_SEEING, SPECTATOR
from spiritboard.games import GAMES, load
from spiritboard.locales import LANGUAGES, Speaker

NAMES = ["Ana", "Bruno", "Maximiliano-1234", "Dan"]


def positions(players: int, edition: str, seed: int):
    """A random match, position by position."""
    rng = random.Random(seed)
    match = Match(load("13-ghosts", players, {"edition": edition}))
    while not match.state.over():
        yield match
        match.play(rng.choice(match.state.legal_actions()))
    yield match


def drawn(match: Match, seat: int, language: str, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    speaker = Speaker(language, NAMES, seat if seat >= 0 else None)
    console.print(face_of(match.game).draw(match.view(seat), match.view(SPECTATOR), speaker))
    return console.file.getvalue()


def test_every_game_has_a_face():
    assert FACES.keys() == GAMES.keys()


@pytest.mark.parametrize("edition", ["classic", "nk2018"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_and_no_other_can_be_reached_from_the_menu(players, edition):
    speaker = Speaker("en", NAMES, 0)
    for match in positions(players, edition, players):
        for seat in match.state.actors():
            view = match.view(seat)
            menu = face_of(match.game).menu(
                view, speaker, lambda a, m=match: speaker.say(m.game.describe(m.state, a))
            )
            assert {move for choice in menu.choices for move in choice.moves.values()} == set(view["legal"])
            assert len(menu.choices) <= 14
            assert all(choice.label and (choice.ask or choice.move is not None) for choice in menu.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_is_drawn_within_80_columns(players, language):
    for step, match in enumerate(positions(players, "nk2018", 7)):
        if step % 5 == 0:
            for seat in (SPECTATOR, step // 5 % players):
                text = drawn(match, seat, language)
                assert max(len(line) for line in text.splitlines()) <= 80
    assert drawn(match, ALL_SEEING, language)


def test_a_narrow_terminal_is_no_reason_to_fail():
    for match in positions(4, "classic", 1):
        assert drawn(match, 0, "en", width=40)


def test_two_histories_that_a_seat_cannot_tell_apart_look_the_same():
    from spiritboard.engine.rng import Rng

    for step, match in enumerate(positions(3, "nk2018", 11)):
        if step % 7 == 0 and match.steps:
            other = match.game.another_history(match.actions, 1, Rng(step))
            twin = Match(match.game).extend(other)
            assert drawn(match, 1, "en") == drawn(twin, 1, "en")


def test_numbers_are_read_in_any_order_and_anything_else_is_not():
    assert read_numbers(" 8,4  7 ") == (4, 7, 8)
    for text in ("", "x6", "12(4,7,8)", "4-7", "-3", "٣"):
        assert read_numbers(text) is None


def test_a_menu_with_one_open_choice_asks_at_once():
    attack = Choice("attack", {(n,): n for n in range(1, 14)}, "which?")
    assert Menu([attack]).opening() is attack
    assert Menu([Choice("draw", {(): 1})]).opening() is None
    assert Menu([attack, attack]).opening() is None
