# ruff: noqa: N802 - tests are named after the clauses of the rules
"""The rules of Liar's Dice, clause by clause, and the conformance suite."""

from __future__ import annotations

import pytest
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.testing import ConformanceSuite

from liars_dice.game import LiarsDice
from liars_dice.rules import LiarsDiceState


class TestConformance(ConformanceSuite):
    game = "liars-dice"


def played(moves: str, dice: int = 2) -> Match[LiarsDiceState]:
    """Return a match of two after moves in notation; seat 0 begins."""
    game = LiarsDice(2, {"dice": dice, "first": 1})
    match: Match[LiarsDiceState] = Match(game)
    for text in moves.split():
        match.play(game.parse(text, 0))
    return match


ROLLED = "roll3 roll3 roll3 roll6"


def test_L1_only_the_owner_sees_dice() -> None:
    match = played(ROLLED)
    assert [seat["hand"] for seat in match.view(1)["seats"]] == [None, [3, 6]]
    assert match.log(1)[0] == {"kind": "rolled", "seat": 0}


@pytest.mark.parametrize("low", ["2x2", "2x3", "1x6"])
def test_L2_a_bid_must_be_higher(low: str) -> None:
    match = played(f"{ROLLED} 2x3")
    with pytest.raises(Refusal) as refusal:
        match.play(match.game.parse(low, 1), seat=1)
    assert (refusal.value.message.id, refusal.value.clause) == ("liarsdice-refusal-too-low", "L2")


def test_L2_a_higher_face_or_more_dice_are_higher() -> None:
    assert played(f"{ROLLED} 2x3 2x4 3x1").view(0)["bid"] == {"quantity": 3, "face": 1, "seat": 0}


def test_L3_there_must_be_a_bid_to_call() -> None:
    match = played(ROLLED)
    with pytest.raises(Refusal, match="no-bid"):
        match.play(match.game.parse("call", 0), seat=0)


def test_L3_a_true_bid_costs_the_caller_a_die() -> None:
    match = played(f"{ROLLED} 3x3 call")
    assert match.state.scores() == [2, 1]
    assert [event["dice"] for event in match.log(0) if event["kind"] == "shown"] == [[3, 3], [3, 6]]


def test_L3_a_bid_that_is_too_high_costs_the_bidder_a_die() -> None:
    assert played(f"{ROLLED} 4x3 call").state.scores() == [1, 2]


def test_L4_the_loser_begins_the_next_round() -> None:
    assert played(f"{ROLLED} 3x3 call roll1 roll1 roll1").state.actors() == [1]


def test_L5_the_last_player_with_dice_wins() -> None:
    assert played("roll1 roll2 2x2 call", dice=1).state.winners() == [1]
