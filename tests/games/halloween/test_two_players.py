# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Two players: eight haunt tokens (P1) and doubled rewards for rivals (P2)."""

import pytest

from .table import BUILDINGS, SPECTATOR, started, town

GREY = 28


def duel(*buildings, **given):
    return town(*buildings, players=2, **given)


def test_P1_each_of_two_players_has_eight_haunt_tokens():
    assert [s["haunts"] for s in started(2).view(SPECTATOR)["seats"]] == [8, 8]


@pytest.mark.parametrize("players", [3, 4])
def test_P1_more_players_have_six(players):
    assert {s["haunts"] for s in started(players).view(SPECTATOR)["seats"]} == {6}


def test_P1_a_building_can_be_haunted_twice_by_a_player():
    table = duel("police b g", levels=[2, 2, 1]).play("1 haunt blue police", "2 haunt green police")
    assert table.position["town"]["police"]["haunts"] == {"blue": 0, "green": 0}
    assert table.pe() == 6


def test_P1_but_not_three_times():
    table = duel("police b g y", "hall b", levels=[3, 1, 1], haunts={"police": {"blue": 0, "green": 0}})
    table.play("1.haunt")
    assert table.legal() == {"blue.hall"}
    assert table.why_not("yellow.police") == ("P1", "building-haunted")


def test_P1_only_two_buildings_twice_since_there_are_two_tokens_of_the_second_colour():
    double = {"blue": 0, "green": 0}
    haunts = {"school": double, "church": double, "police": {"blue": 0}}
    table = duel("police b g", "hall b", levels=[2, 1, 1], haunts=haunts).play("1.haunt")
    assert table.legal() == {"blue.hall"}
    assert table.why_not("green.police") == ("P1", "building-haunted")


def test_P1_the_other_players_tokens_do_not_count():
    double = {"blue": 1, "green": 1}
    haunts = {"school": double, "church": double, "police": {"blue": 0}}
    table = duel("police b g", levels=[2, 1, 1], haunts=haunts).play("1 haunt green police")
    assert table.pe() == 4


def test_P1_the_end_comes_with_the_eighth():
    haunts = {name: {"blue": 0} for name in BUILDINGS}
    table = duel("police b g", "school g", levels=[2, 2, 1], haunts=haunts)
    table.play("1 haunt green police")
    assert not table.position["ending"]
    table.play("2 haunt green school")
    assert table.position["ending"]


def test_P1_a_space_that_is_free_but_without_its_ghost_is_closed_for_that_reason():
    """The player may haunt the building a second time; only the ghost is missing."""
    table = duel("police b", "hall b", haunts={"police": {"blue": 0}}).play("1.haunt")
    assert table.why_not("green.police") == ("H5", "no-such-ghost")


def occupied(discs):
    rival = {"cards": [GREY], "discs": discs}
    table = duel("police bbb", tokens="bbb", others={1: rival})
    return table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")


def test_P2_a_rival_takes_two_points():
    table = occupied([["scare"], [], []])
    assert (table.question, table.seat) == ("rival", 1)
    table.play("points")
    assert table.pe(1) == 2
    assert table.question == "turn"


def test_P2_or_all_discs_of_two_sections():
    table = occupied([["scare", "move"], ["fight"], ["haunt"]]).play("section1")
    assert (table.question, table.seat) == ("rival", 1)
    assert table.legal() == {"section2", "section3", "pass"}
    table.play("section3")
    assert table.board(1)["discs"] == [[], ["fight"], []]
    assert (table.pe(1), table.supply(1)) == (0, 10)
    assert (table.question, table.seat) == ("turn", 0)


def test_P2_not_a_section_and_points():
    table = occupied([["scare", "move"], ["fight"], []]).play("section1")
    assert "points" not in table.legal()
    table.play("pass")
    assert (table.pe(1), table.board(1)["discs"]) == (0, [[], ["fight"], []])


def test_P2_with_discs_in_one_section_only_that_is_all():
    table = occupied([["scare", "move"], [], []]).play("section1")
    assert table.question == "turn"


def test_P2_without_discs_the_points_come_by_themselves():
    table = occupied([[], [], []])
    assert (table.question, table.pe(1)) == ("turn", 2)


def test_P2_the_only_opponent_rolls_for_the_defender_without_being_named():
    table = duel("police b g").play("1 fight blue police green police")
    assert table.phase == "roll"
    table.play("roll4", "roll1")
    assert [e["seat"] for e in table.events("rolled")] == [0, 1]


def test_P2_all_else_is_the_same():
    table = started(2)
    for seat in (0, 1):
        assert (table.sp(seat), table.supply(seat), table.levels(seat)) == (2, 12, [1, 1, 1])
    assert len(table.position["cards"]) == 8
