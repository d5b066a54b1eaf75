# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Small decks for study: the clauses L1 and L2."""

import pytest

from hauntboard.engine.game import OptionError
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks

from .table import cards_in, fresh, started

LEFT_OUT = {2: {"T2", "C2"}, 3: set(), 4: {"T4"}, 5: {"T5", "C5"}}


@pytest.mark.parametrize("ranks", LEFT_OUT)
def test_L1_three_players_leave_out_what_cannot_be_dealt_evenly(ranks):
    whole = {f"{suit}{rank}" for suit in "SCTD" for rank in range(1, ranks + 1)}
    assert set(cards_in(fresh(3, ranks=ranks).state.deck)) == whole - LEFT_OUT[ranks]


@pytest.mark.parametrize("ranks", [2, 3, 9])
def test_L1_four_players_have_as_many_cards_as_there_are_ranks(ranks):
    assert fresh(4, ranks=ranks).state.size == ranks


def test_L1_the_cards_left_out_are_public():
    table = started(3, ["S1 S2", "C1 T1", "D1 D2"], ranks=2)
    assert table.view(0)["unseen"] == ["C1", "T1", "D1", "D2"]
    assert table.view(0)["tricks"] == 2


def test_L1_a_full_deck_is_not_mentioned():
    assert "ranks" not in DoppelgangerTricks(3, {"ranks": "full"}).options
    with pytest.raises(OptionError):
        DoppelgangerTricks(3, {"ranks": 9})  # the maximum for three players


@pytest.mark.parametrize(
    ("players", "ranks", "bonuses"), [(3, 2, []), (4, 2, []), (3, 3, [1, 3]), (4, 3, [1, 3])]
)
def test_L2_hands_of_two_cards_have_no_bonus_cards(players, ranks, bonuses):
    assert fresh(players, ranks=ranks).view(-1)["bonuses"] == bonuses


def test_L2_no_claim_is_possible():
    table = started(3, ["S1 S2", "C1 T1", "D1 D2"], ranks=2)
    assert table.legal() == {"S1", "S2"}
    assert table.play("S1").legal() == {"C1", "T1"}
