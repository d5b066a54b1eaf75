# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Small decks for study: the clauses L1-L4."""

from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from hauntboard.cli.terminal import board_of
from hauntboard.engine.game import OptionError
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games.thirteen_ghosts import ThirteenGhosts
from hauntboard.i18n import Speaker

from .table import EDITIONS, Table, fresh


def small(deck, *dealt, crypts, **options):
    """Return a first turn with the cards of seat 0, then of seat 1, and their crypts."""
    table = fresh(2, first=1, deck=deck, **options).deal(*dealt)
    for seat, card in enumerate(crypts):
        table.play(f"c{card}", by=seat)
    return table


def attacks(table: Table) -> set[str]:
    return {text for text in table.legal() if text.startswith("x")}


@pytest.mark.parametrize("deck", [4, 5, 6])
def test_L1_a_small_deck_has_the_chosen_number_of_cards(deck):
    table = fresh(2, first=1, deck=deck)
    assert table.state.legal_actions() == list(range(deck))
    table.deal(1, 2, 3, 4)
    assert len(table.pile()) == deck - 4


def test_L1_small_decks_are_for_two():
    for players in (3, 4):
        with pytest.raises(OptionError):
            ThirteenGhosts(players, {"deck": 6})
        assert ThirteenGhosts(players, {"deck": 13}).options == ThirteenGhosts(players).options


def test_L1_the_full_deck_is_not_mentioned():
    assert "deck" not in ThirteenGhosts(2, {"deck": 13}).options
    assert ThirteenGhosts(2, {"deck": "5"}).options["deck"] == 5


@pytest.mark.parametrize("options", EDITIONS, ids=["classic", "nk2018"])
def test_L2_a_card_can_be_used_although_there_is_no_pile(options):
    table = small(4, 1, 3, 2, 4, crypts=(1, 2), **options)
    assert "3" in table.legal()
    assert table.play("3").answers == "y"
    assert "4x1" in table.legal()


def test_L3_an_attack_names_a_number_that_may_be_right():
    table = small(5, 1, 3, 2, 4, crypts=(1, 2))
    assert attacks(table) == {"x2", "x4", "x5"}
    table.play("3", 5)  # even: 2 or 4
    assert attacks(table) == {"x1", "x5"}  # 3 lies open, 2 and 4 are its own
    table.play("x5")
    assert attacks(table) == {"x2", "x4"}
    assert table.play("x4").answers == "n"
    assert attacks(table) == {"x1"}


def test_L3_holds_for_card_4_and_for_its_copy():
    table = small(5, 1, 4, 2, 3, crypts=(1, 3))
    assert {text for text in table.legal() if text.startswith("4")} == {"4x2", "4x3", "4x5"}
    table.play("4x2", 5)
    assert {text for text in table.legal() if ">" in text} == {"2>4x1", "2>4x5"}


def test_L3_an_attacker_does_not_hold_the_number_in_any_world():
    table = small(6, 1, 3, 2, 4, crypts=(1, 2)).play("x5", 6)
    rng = Rng(1)
    seen = Counter()
    for _ in range(300):
        other = table.state.resample(1, rng)
        seen[other.crypt[0], other.down[0] & 15, other.hand[0]] += 1
    # Seat 1 holds 2 and 4; neither crypt nor face-down card is 5, but seat 0 may have drawn it since.
    assert set(seen) == {(1, 3, 5), (1, 3, 6), (1, 6, 3), (1, 6, 5), (3, 1, 5), (3, 1, 6)} | {
        *((3, 6, 1), (3, 6, 5), (6, 1, 3), (6, 1, 5), (6, 3, 1), (6, 3, 5))
    }


def test_L3_resampled_worlds_bar_the_cards_in_the_same_places():
    table = small(6, 1, 3, 2, 4, crypts=(1, 2)).play("x5", 6)
    rng = Rng(1)
    for _ in range(50):
        other = table.state.resample(1, rng)
        held = {other.crypt[0], other.down[0] & 15}
        assert {card for card in range(1, 7) if other.barred[card]} == held


def test_L3_imagined_worlds_exclude_the_attacked_number():
    table = small(6, 1, 3, 2, 4, crypts=(1, 2)).play("x5", 6)
    match: Match = table.match
    for seed in range(50):
        state = table.game.imagine(match.view(1), match.log(1), Rng(seed))
        assert 5 not in (state.crypt[0], state.down[0] & 15)


def test_L4_card_1_names_numbers_of_the_small_deck():
    table = small(5, 2, 1, 3, 4, crypts=(2, 4))
    assert {text for text in table.legal() if text.startswith("1")} == {
        "1(2-5)",
        "1(3-6)",
        "1(4-7)",
        "1(5-8)",
    }
    table.play("1(4-7)", 5)
    assert table.answers == "y"
    assert table.event("asked")["numbers"] == [4, 5]
    assert table.left_for(1) == [4, 5]


def test_L4_card_6_asks_for_4_or_higher():
    table = small(6, 1, 6, 3, 4, crypts=(1, 4)).play("6")
    assert table.answers == "y"
    assert table.event("asked")["numbers"] == [4, 5, 6]


def test_L4_card_2_copies_in_the_same_way():
    table = small(6, 1, 6, 2, 4, crypts=(1, 4)).play("6", 3)
    assert {text for text in table.legal() if ">" in text} == {"2>6"}
    assert table.play("2>6").answers == "n"


def test_a_small_deck_is_part_of_view_and_position():
    table = small(6, 1, 3, 2, 4, crypts=(1, 2)).play("x5", 6)
    assert table.view(1)["options"]["deck"] == 6
    position = table.game.position(table.state)
    assert position["barred"] == [[5], [], [5], [], [], []]
    assert table.game.from_position(position) == table.state


def test_L4_the_terminal_shows_the_question_of_card_6():
    speaker = Speaker("en", ["Ana", "Ben"])
    table = fresh(2, first=1, deck=6).deal(1, 6, 2, 3)
    console = Console(width=80, file=StringIO())
    console.print(board_of(ThirteenGhosts).draw(table.view(0), table.view(-1), [], speaker))
    shown = console.file.getvalue()
    assert "is your crypt 4 or higher?" in shown
    assert "13" not in shown.partition("wins")[2]
