# ruff: noqa: N802 - tests are named after the clauses of the rules
"""The rules of High Card, clause by clause, and the conformance suite."""

from __future__ import annotations

import pytest

from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games.template.game import HighCard
from hauntboard.games.template.rules import TableState
from hauntboard.testing import ConformanceSuite

PLAYERS = HighCard.player_counts[0]
DEAL = " ".join(f"deal{card}" for card in (4, 9, 1, 2, 3, 5, 6, 7, 8)[:PLAYERS])


class TestConformance(ConformanceSuite):
    game = "template"


def played(moves: str, **options: str | int) -> Match[TableState]:
    """Return a match after moves in notation, chance included. Seat 0 begins."""
    game = HighCard(PLAYERS, {"first": 1, **options})
    match: Match[TableState] = Match(game)
    for text in moves.split():
        match.play(game.parse(text, 0))
    return match


def everyone(first: str, others: str) -> str:
    """Return a deal and the choices of all seats."""
    return f"{DEAL} {first}" + f" {others}" * (PLAYERS - 1)


def test_C1_only_the_owner_sees_a_card() -> None:
    match = played("deal4 deal9")
    assert [seat["card"] for seat in match.view(0)["seats"]][:2] == [4, None]
    assert [seat["card"] for seat in match.view(SPECTATOR)["seats"]] == [None] * PLAYERS
    assert match.log(1) == [{"kind": "dealt", "seat": 0}, {"kind": "dealt", "seat": 1, "card": 9}]


def test_C1_no_card_is_dealt_twice() -> None:
    match = played("deal4")
    with pytest.raises(Refusal):
        match.play(match.game.parse("deal4", 0))


def test_C2_players_decide_in_turn() -> None:
    match = played(f"{DEAL} stay")
    assert match.state.actors() == [1]
    with pytest.raises(Refusal) as refusal:
        match.play(match.game.parse("leave", 0), seat=0)
    assert refusal.value.message.id == "refusal-not-your-turn"


def test_C2_the_next_player_begins_the_next_round() -> None:
    match = played(f"{everyone('stay', 'leave')} {DEAL}")
    assert match.state.actors() == [1]


def test_C3_the_highest_card_wins_a_point_for_each_who_stayed() -> None:
    match = played(everyone("stay", "stay"))
    assert match.state.scores() == [-1, PLAYERS, *[-1] * (PLAYERS - 2)]
    shown = [event["card"] for event in match.log(SPECTATOR) if event["kind"] == "shown"]
    assert shown[:2] == [4, 9]


def test_C3_those_who_leave_neither_win_nor_lose() -> None:
    assert played(everyone("stay", "leave")).state.scores() == [1, *[0] * (PLAYERS - 1)]
    assert played(everyone("leave", "leave")).state.scores() == [0] * PLAYERS


def test_C4_the_most_points_win_and_may_be_shared() -> None:
    assert played(everyone("stay", "leave"), rounds=1).state.winners() == [0]
    assert played(everyone("leave", "leave"), rounds=1).state.winners() == [*range(PLAYERS)]
