# ruff: noqa: N802 - tests are named after the clauses of the rules
"""The rules of High Card, clause by clause, and the laws of the conformance suite."""

from __future__ import annotations

import pytest

from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games.template.game import HighCard
from hauntboard.games.template.rules import HighCardState
from hauntboard.testing.conformance import play_to_the_end


def played(moves: str, players: int = 3, **options: str | int) -> Match[HighCardState]:
    """Return a match after moves in notation, chance included."""
    game = HighCard(players, {"first": 1, **options})
    match: Match[HighCardState] = Match(game)
    for text in moves.split():
        match.play(game.parse(text, 0))
    return match


def test_C1_only_the_owner_sees_a_card() -> None:
    match = played("deal4 deal9")
    assert [seat["card"] for seat in match.view(0)["seats"]] == [4, None, None]
    assert [seat["card"] for seat in match.view(SPECTATOR)["seats"]] == [None, None, None]
    assert match.log(1) == [{"kind": "dealt", "seat": 0}, {"kind": "dealt", "seat": 1, "card": 9}]


def test_C1_no_card_is_dealt_twice() -> None:
    match = played("deal4")
    with pytest.raises(Refusal):
        match.play(match.game.parse("deal4", 0))


def test_C2_players_decide_in_turn() -> None:
    match = played("deal4 deal9 deal1 stay")
    assert match.state.actors() == [1]
    with pytest.raises(Refusal) as refusal:
        match.play(match.game.parse("leave", 2), seat=2)
    assert refusal.value.message.id == "refusal-not-your-turn"


def test_C2_the_next_player_begins_the_next_round() -> None:
    match = played("deal4 deal9 deal1 stay leave leave deal5 deal6 deal7")
    assert match.state.actors() == [1]


def test_C3_the_highest_card_wins_a_point_for_each_who_stayed() -> None:
    match = played("deal4 deal9 deal1 stay leave stay")
    assert match.state.scores() == [2, 0, -1]
    shown = [event for event in match.log(SPECTATOR) if event["kind"] == "shown"]
    assert shown == [{"kind": "shown", "seat": 0, "card": 4}, {"kind": "shown", "seat": 2, "card": 1}]


def test_C3_nobody_scores_if_all_leave() -> None:
    assert played("deal4 deal9 deal1 leave leave leave").state.scores() == [0, 0, 0]


def test_C4_the_most_points_win_and_may_be_shared() -> None:
    assert played("deal4 deal9 deal1 stay leave stay", rounds=1).state.winners() == [0]
    assert played("deal4 deal9 deal1 leave leave leave", rounds=1).state.winners() == [0, 1, 2]


@pytest.mark.parametrize("players", HighCard.player_counts)
def test_every_match_ends(players: int) -> None:
    for seed in range(20):
        play_to_the_end(HighCard(players), seed)
