"""Games without a terminal board are drawn and played on the generic one."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from hauntboard.cli.terminal import board_of
from hauntboard.cli.terminal.generic import GenericBoard, paged, search
from hauntboard.cli.terminal.menu import Menu, MenuItem
from hauntboard.engine.match import Match
from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.games import GAMES, game_type, load
from hauntboard.i18n import Speaker

from .test_terminal_boards import NAMES, every_menu, positions

SEATS = ("--seat", "human", *("--seat", "random") * 6)
TEMPLATE = game_type("template")
TABLES = [("template", players, {}) for players in TEMPLATE.player_counts]
# Boards of other games are drawn too: their views are larger.
TABLES += [(name, game.player_counts[-1], {}) for name, game in GAMES.items()]
each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")


def some_positions(table):
    """Yield some positions of a random match with their boards."""
    for step, match in enumerate(positions(table, 3)):
        if step % 5 == 0 and step < 200:
            yield match, GenericBoard(match.game)


def drawn(match: Match, board: GenericBoard, seat: int, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=80)
    speaker = Speaker(language, NAMES, seat if seat >= 0 else None)
    console.print(board.draw(match.view(seat), match.view(SPECTATOR), match.log(seat), speaker))
    return console.file.getvalue()


def menu_of(match: Match, board: GenericBoard, seat: int) -> Menu:
    speaker = Speaker("en", NAMES, seat)
    say = lambda action: speaker.say(match.game.describe(match.state, action))  # noqa: E731
    return board.menu(match.view(seat), speaker, say, say)


def test_a_game_without_a_board_of_its_own_gets_the_generic_one() -> None:
    assert isinstance(board_of(load("template")), GenericBoard)
    assert isinstance(board_of(TEMPLATE), GenericBoard)


@each_table
def test_every_view_is_drawn_within_80_columns_with_all_seats(table) -> None:
    for match, board in some_positions(table):
        for seat in (SPECTATOR, *match.game.seats):
            text = drawn(match, board, seat)
            assert max(map(len, text.splitlines())) <= 80
            assert all(name in text for name in NAMES[: match.game.players])
    assert drawn(match, board, ALL_SEEING if match.state.over() else SPECTATOR)


@each_table
def test_the_menu_offers_exactly_the_legal_moves_on_short_pages(table) -> None:
    for match, board in some_positions(table):
        for seat in match.state.actors():
            menu = menu_of(match, board, seat)
            assert set(menu.reachable()) == set(match.view(seat)["legal"])
            assert all(len(page.choices) <= 13 for page in every_menu(menu))
            example = board.example(match.view(seat), Speaker("en"))
            assert menu.words[board.written(example, Speaker("en"))] in match.view(seat)["legal"]


def test_what_is_hidden_from_a_seat_is_not_drawn() -> None:
    match = Match(load("template", 2))
    rng = random.Random(1)
    while not match.state.actors():
        match.play(rng.choice(match.state.legal_actions()))
    own, other = match.view(0)["seats"][0]["card"], match.view(1)["seats"][1]["card"]
    assert own != other
    assert f"Card {own}" in drawn(match, GenericBoard(match.game), 0)
    assert f"Card {other}" not in drawn(match, GenericBoard(match.game), 0)


def test_values_are_readable_and_empty_ones_are_left_out() -> None:
    board, speaker = GenericBoard(load("template")), Speaker("en", NAMES)
    value = {"left_over": 3, "open": True, "gone": [], "piles": [[1, 2], {"top": None, "count": 0}]}
    assert board.text("", value, speaker) == "left over 3, open yes, piles ((1, 2), (count 0))"


def test_long_menus_have_pages_and_their_lines_are_found_by_words() -> None:
    lines = [MenuItem(f"take candle {n} from the left", {(): n}, key=str(n)) for n in range(30)]
    menu = paged(lines, Speaker("en"))
    pages = list(every_menu(menu))
    assert len(pages) == 3 and list(menu.reachable()) == list(range(30))
    assert pages[0].lines()[-1][0] == "+" and str(pages[0].choices[-1].label) == "more moves (2 of 3)"


def test_a_match_is_played_on_the_generic_board(open_terminal) -> None:
    terminal = open_terminal("play", "template", "-p", "7", "--seed", "5", "-o", "first=1", *SEATS)
    assert terminal.wait().endswith("Your move ›")
    assert all(
        name in terminal.screen
        for name in (Speaker("en").text("bot-name-1"), Speaker("en").text("bot-name-6"))
    )
    terminal.say("?")
    terminal.say("help")
    assert "the next page of moves" in terminal.screen
    assert "(Enter goes back)" in terminal.say("sta")  # a search
    assert "Round  2" in (terminal.say("leave") and terminal.screen)
    terminal.say("log")
    assert "You leave." in terminal.screen
    assert "File name" in terminal.say("quit")
    terminal.say("")
    assert terminal.status() == 0


# ---- what is drawn, piece by piece ------------------------------------------------------------


def finished_match() -> Match:
    """Return a finished match of the template: Ana stayed alone and won a point."""
    match = Match(load("template", 2, {"rounds": 1, "first": 1}))
    for text in ("deal4", "deal9", "stay", "leave"):
        match.play(match.game.parse(text, 0))
    return match


def test_the_table_shows_labels_values_scores_and_the_names_of_winners() -> None:
    match = finished_match()
    board, speaker = GenericBoard(match.game), Speaker("en", NAMES, 0)
    view = {**match.view(0), "winners": [0]}
    console = Console(file=io.StringIO(), width=80)
    console.print(board.draw(view, view, [], speaker))
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines()]
    assert lines[0].startswith("High Card")
    assert "Round 1" in lines
    assert f"winners {NAMES[0]}" in lines
    own, other = (next(line for line in lines if line.startswith(f"{name} ")) for name in NAMES[:2])
    assert own.startswith(f"{NAMES[0]} 1 ") and "Card 4" in own and "Choice stays" in own
    assert other.startswith(f"{NAMES[1]} 0 ") and "Card" not in other and "Choice leaves" in other


def test_words_of_the_game_stand_for_values(monkeypatch: pytest.MonkeyPatch) -> None:
    board, speaker = GenericBoard(load("template")), Speaker("en", NAMES)
    monkeypatch.setattr(board, "prefix", "cli-new-game")  # any prefix with such a message
    monkeypatch.setattr(speaker, "has", lambda id: id == "cli-new-game-view-choice-stays")
    monkeypatch.setattr(speaker, "text", lambda id: f"<{id}>")
    assert board.text("choice", "stays", speaker) == "<cli-new-game-view-choice-stays>"
    assert board.text("choice", "leaves", speaker) == "leaves"


def test_a_search_lists_the_moves_with_all_words_and_nothing_else() -> None:
    speaker = Speaker("en")
    lines = [MenuItem(f"take {n} {side}", {(): n}, key=str(n)) for n in (1, 2) for side in ("left", "right")]
    found = search(lines, "RIGHT 2", speaker)
    assert found is not None and [str(line.label) for line in found.choices] == ["take 2 right"]
    assert search(lines, "nothing", speaker) is None
    assert search(lines, "t", speaker) is None


def test_moves_written_as_numbers_number_the_menu() -> None:
    match = Match(load("template", 2, {"first": 1}))
    board = GenericBoard(match.game)
    numbers = {action: str(action * 10) for action in range(match.game.action_count)}
    match.game.text = numbers.__getitem__  # type: ignore[method-assign]
    menu = board.menu({"legal": [3, 5]}, Speaker("en"), numbers.__getitem__, numbers.__getitem__)
    assert [line.key for line in menu.choices] == ["30", "50"]
    assert menu.words["50"] == 5


def test_the_game_is_explained_by_its_introduction() -> None:
    board, speaker = GenericBoard(load("template")), Speaker("en")
    assert str(board.explain("", {}, speaker)) == speaker.text("template-rules-intro")
    assert board.explain("candle", {}, speaker) is None
