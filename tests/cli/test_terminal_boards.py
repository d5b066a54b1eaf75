"""The terminal display of any position, checked in random play."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

from hauntboard.cli.terminal import board_of
from hauntboard.cli.terminal.menu import Menu, MenuItem, read_numbers
from hauntboard.cli.terminal.session import menu_parts
from hauntboard.engine.match import Match
from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.games import GAMES, load
from hauntboard.i18n import LANGUAGES, Speaker

from ..games.any_game import facts, settings

NAMES = ["Ana", "Bruno", "Maximiliano-1234", "Dan", "Eva", "Finn", "Gus"]
TABLES = {
    f"{name}-{number}": (name, players, options)
    for name in GAMES
    for number, (players, options) in enumerate(settings(name, facts(name).terminal_settings))
}
each_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


def positions(table, seed: int):
    """Yield the positions of a random match."""
    rng = random.Random(seed)
    match = Match(load(*table))
    while not match.state.over():
        yield match
        match.play(rng.choice(match.state.legal_actions()))
    yield match


def drawn(match: Match, seat: int, language: str, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    speaker = Speaker(language, NAMES, seat if seat >= 0 else None)
    board = board_of(match.game)
    console.print(board.draw(match.view(seat), match.view(SPECTATOR), match.log(seat), speaker))
    return console.file.getvalue()


def menu_of(match: Match, seat: int, language: str = "en") -> Menu:
    speaker = Speaker(language, NAMES, seat)
    return board_of(match.game).menu(
        match.view(seat),
        speaker,
        lambda action: speaker.say(match.game.describe(match.state, action)),
        lambda action: speaker.say(match.game.why_not(match.state, seat, action).message),
    )


def every_menu(menu: Menu):
    """Yield a menu and all its submenus."""
    yield menu
    for choice in menu.choices:
        for after in choice.moves.values():
            if isinstance(after, Menu):
                yield from every_menu(after)


@each_table
def test_the_menu_offers_exactly_the_legal_moves(table):
    for match in positions(table, 4):
        for seat in match.state.actors():
            menu = menu_of(match, seat)
            by_lines = {move for choice in menu.choices for move in Menu([choice]).reachable()}
            assert by_lines == set(menu.reachable()) == set(match.view(seat)["legal"])
            for part in every_menu(menu):
                assert len(part.choices) <= 14
                assert all(
                    choice.label and (choice.ask or choice.move is not None) for choice in part.choices
                )
                assert part is menu or part.title


@each_table
def test_the_example_in_the_hint_can_be_typed(table):
    for match in positions(table, 5):
        for seat in match.state.actors():
            board, speaker = board_of(match.game), Speaker("en", NAMES, seat)
            example = board.written(board.example(match.view(seat), speaker).upper(), speaker)
            assert match.game.parse(example, seat) in match.view(seat)["legal"]


@pytest.mark.parametrize("language", LANGUAGES)
@each_table
def test_every_position_is_drawn_within_80_columns(table, language):
    for step, match in enumerate(positions(table, 7)):
        if step % 6 == 0:
            for seat in (SPECTATOR, step // 6 % match.game.players):
                text = drawn(match, seat, language)
                assert max(len(line) for line in text.splitlines()) <= 80
                assert not re.search(r"\w…", text)  # nothing is cut off
    assert drawn(match, ALL_SEEING, language)


@each_table
def test_a_narrow_terminal_causes_no_error(table):
    for step, match in enumerate(positions(table, 1)):
        if step % 3 == 0:
            assert drawn(match, 0, "en", width=40)


@each_table
def test_indistinguishable_histories_look_the_same(table):
    from hauntboard.engine.rng import Rng

    for step, match in enumerate(positions(table, 11)):
        if step % 7 == 0 and match.steps:
            for seat in (0, 1):
                other = match.game.another_history(match.actions, seat, Rng(step))
                twin = Match(match.game).extend(other)
                assert drawn(match, seat, "en") == drawn(twin, seat, "en")


def test_numbers_are_read_in_any_order_and_other_input_is_rejected():
    assert read_numbers(" 8,4  7 ") == (4, 7, 8)
    for text in ("", "x6", "12(4,7,8)", "4-7", "-3", "٣"):
        assert read_numbers(text) is None


def test_one_long_line_does_not_force_a_menu_into_one_column():
    labels = ["Scare", "Upgrade", "Move", "Haunt", "Rest (there is no disc to take back here)"]
    console = Console(file=io.StringIO(), width=80)
    for part in menu_parts(Menu([MenuItem(label, {(): 1}) for label in labels], columns=3), 80):
        console.print(part)
    shown = console.file.getvalue().splitlines()
    assert len(shown) == 2 and all(label in "".join(shown) for label in labels)


def test_the_moves_of_a_submenu_are_found():
    bonus = Menu([MenuItem("none", {(): 1}), MenuItem("+3", {(): 2})], "take one?")
    assert set(Menu([MenuItem("squares", {(7,): bonus, (8,): 3})], words={"S7": bonus}).reachable()) == {
        1,
        2,
        3,
    }


def test_a_menu_with_one_open_choice_prompts_for_it_directly():
    attack = MenuItem("attack", {(n,): n for n in range(1, 14)}, "which?")
    assert Menu([attack]).opening() is attack
    assert Menu([MenuItem("draw", {(): 1})]).opening() is None
    assert Menu([attack, attack]).opening() is None
