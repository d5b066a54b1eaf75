"""Hints in the terminal: whole figures at any width, and texts that can be typed as they stand."""

from __future__ import annotations

import io
import random
import time

import pytest
from rich.console import Console as RichConsole

from hauntboard.bots.hints import Hint, notes
from hauntboard.bots.protocol import Choice
from hauntboard.cli.console import Console
from hauntboard.cli.terminal.hints import THEN, compared, panel, typed_at, typed_notation, what_to_type
from hauntboard.cli.terminal.menu import Menu, MenuItem
from hauntboard.cli.terminal.prompt import Prompt
from hauntboard.cli.terminal.session import OpenMenu, SeatedPlayer, Session
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Message
from hauntboard.i18n import LANGUAGES, Speaker

from .test_terminal_boards import NAMES, each_table, menu_of, positions

each_language = pytest.mark.parametrize("language", LANGUAGES)
VALUES = (1.0, 0.12, 0.5, 0.07, 0.33)


def decisions(table, every: int, seed: int = 9):
    """Yield some positions of a random match, each with a seat that has a choice."""
    for step, match in enumerate(positions(table, seed)):
        seats = [seat for seat in match.state.actors() if seat >= 0 and not match.state.at_chance()]
        if step % every == 0 and seats and len(match.state.legal_actions(seats[0])) > 1:
            yield match, seats[0]


def hint_about(match: Match, seat: int, unit: str, dice: random.Random) -> Hint:
    legal = match.state.legal_actions(seat)
    actions = dice.sample(legal, min(len(VALUES), len(legal)))
    pairs = zip(actions, VALUES, strict=False)
    choices = [Choice(action, value, value / 30, value) for action, value in pairs]
    return Hint(actions[0], actions[0], unit, choices, [Message("hint-mixed")], [])


def printed(part, width: int) -> str:
    out = RichConsole(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    out.print(part)
    return out.file.getvalue()


@each_language
@each_table
def test_notation_and_figures_stay_whole_and_words_wrap(table, language):
    dice = random.Random(1)
    for match, seat in decisions(table, every=5):
        speaker = Speaker(language, NAMES, seat)
        for unit in ("round", "points", "mix"):
            hint = hint_about(match, seat, unit, dice)
            rows = compared(hint, match, speaker, lambda a: typed_notation(match, speaker, a))  # noqa: B023
            lines = printed(panel(hint, rows, speaker, "hint-title", "★"), 80).splitlines()
            assert max(map(len, lines)) <= 80
            assert "…" not in "".join(lines)
            flowing = " ".join(" ".join(line.strip(" │").split()) for line in lines)
            for row in rows:
                assert any(row.notation in line and row.value in line for line in lines), row
                assert not row.error or any(row.value + " " + row.error in line for line in lines), row
                assert all(word in flowing for word in row.words.split())
            assert printed(panel(hint, rows, speaker, "hint-title", "★"), 40)


@each_language
@each_table
def test_what_a_hint_says_can_be_typed(table, language):
    console = Console(language)
    console.out = RichConsole(file=io.StringIO(), width=80)
    dice = random.Random(2)
    for match, seat in decisions(table, every=4):
        speaker = Speaker(language, NAMES, seat)
        players = [SeatedPlayer(name) for name in NAMES[: match.game.players]]
        session = Session(console, match, players, {}, SeededDealer(1), Prompt(console))
        menu = menu_of(match, seat, language)
        length = len(match.steps)
        legal = match.state.legal_actions(seat)
        for action in dice.sample(legal, min(12, len(legal))):
            typed = what_to_type(match, speaker, menu, action)
            question = OpenMenu(menu, menu.opening())
            for text in typed.split(THEN):
                question = session.answer(text, question, menu, seat, speaker)
            assert [step.action for step in match.steps[length:]] == [action], (
                typed,
                match.game.text(action),
            )
            match.rewind(length)


def test_a_notation_that_is_a_line_of_the_menu_is_replaced_by_its_own_line():
    menu = Menu([MenuItem("play 7", {(): 7}), MenuItem("play 1", {(): 1}), MenuItem("ask", {(4, 8): 48})])
    assert typed_at(menu, 1, "1", "1") == "2"
    assert typed_at(menu, 7, "7", "7") == "7"
    assert typed_at(menu, 48, "3", "3") == "3 4 8"


@pytest.mark.parametrize(("seconds", "shown"), [(0.0, False), (0.5, True)])
def test_a_bot_that_thinks_for_a_while_is_named(seconds, shown, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("hauntboard.cli.terminal.prompt.PATIENCE", 0.1)
    console = Console("en")
    console.out = RichConsole(file=io.StringIO(), force_terminal=True, width=80)
    prompt = Prompt(console)
    prompt.live = True
    with prompt.thinking(console.text("cli-bot-thinking", name="Mortimer")):
        time.sleep(seconds)
    assert ("Mortimer is thinking" in console.out.file.getvalue()) == shown


def test_a_mix_is_explained_where_several_moves_belong_to_it():
    both = [Choice(7, 0.0, 0.0, 0.47), Choice(11, 0.0, 0.0, 0.53)]
    assert [note.id for note in notes(both, 7, "mix", None)] == ["hint-mixed"]
    assert not notes(both, 7, "mix", played=7)
    assert not notes([Choice(7, 0.0, 0.0, 1.0), Choice(11, 0.0, 0.0, 0.0)], 7, "mix", None)


def test_a_higher_figure_than_the_recommended_one_is_explained():
    better, tried = Choice(1, 0.6, 0.1, 0.0), Choice(2, 0.5, 0.01, 1.0)
    assert [note.id for note in notes([tried, better], 2, "points", None)] == ["hint-less-examined"]
    assert not notes([better, tried], 1, "points", None)
