"""The worked examples of the rules, with suitable cards. The first card leads.

``winner`` plays the trick with every seat as its leader and returns the winning card.
"""

import pytest

from .table import SPECTATOR, dealt, ending, trick, winner


def test_example_1_both_sixes_go_and_the_four_wins():
    assert winner("C2", "C6", "D6", "C4") == 3
    assert winner("C6", "C4", "D6") == 1
    assert trick("C6", "C4", "D6").event("annihilated") == {"cards": ["C6", "D6"]}


@pytest.mark.parametrize("other", ["C8", "S8"])
def test_example_2_an_eight_of_another_suit_is_left_alone(other):
    assert winner("T5", "D8", other, "T1") == 1
    assert winner("T5", other, "D8", "T7") == 2
    assert trick("T5", other, "D8").events("annihilated") == []


def test_example_3_a_leading_three_is_declared_and_meets_no_three_of_the_suit():
    assert winner("D3/T", "T4", "T9", "T6") == 2
    assert winner("D3/T", "T9", "T1") == 1
    table = trick("D3/T", "T4", "T9", "T6")
    assert table.events("annihilated") == []
    assert table.event("led-declared") == {"seat": 0, "card": "D3", "suit": "T"}


def test_example_4_a_leading_seven_declared_as_circles_meets_the_seven_of_circles():
    assert winner("D7/C", "C7", "C5", "C2") == 2
    assert winner("D7/C", "C5", "C7") == 1


def test_example_5_the_led_suit_stays_when_both_twos_go():
    assert winner("C2", "S9", "D2", "C3") == 3
    assert winner("C2", "D2", "C3") == 2
    assert winner("C2", "D2", "T9", "C3") == 3


def test_example_6_threes_and_sevens_go_and_the_same_player_leads_again():
    assert winner("C3", "D7", "D3", "C7") is None
    for leader in range(4):
        table = trick("C3", "D7", "D3", "C7", leader=leader)
        assert table.outcome == "w-"
        assert table.won == [0, 0, 0, 0]
        assert table.seat == leader
        assert table.event("trick-lost") == {"seat": leader}


def test_example_7_the_leading_ten_goes_and_the_highest_of_the_rest_wins():
    assert winner("T10", "D10", "C7", "S4") == 2
    assert winner("T10", "S4", "D10", "C7") == 3


def test_example_7_equals_go_to_the_earlier():
    assert winner("T10", "D10", "C7", "S7") == 2
    assert winner("T10", "D10", "S7", "C7") == 2
    assert winner("T10", "S7", "D10", "C7") == 1


def test_example_8_a_player_without_the_led_suit_may_play_any_card():
    table = ending("S4 S1 S2 S3", "D2 D5 C3 T8", "S9 D3 D6 C8").play("S4")
    assert table.cards() == {"D2", "D5", "C3", "T8"}


def test_example_8_a_player_with_the_led_suit_may_play_it_or_a_doppelganger():
    table = ending("S4 S1 S2 S3", "S9 D3 D6 C8", "D2 D5 C3 T8").play("S4")
    assert table.cards() == {"S9", "D3", "D6"}
    assert table.refusal("C8").clause == "R4"


def test_example_9_predictions_are_taken_secretly_and_shown_together():
    table = dealt(3).play("p3", by=0).play("p0", by=1)
    assert [s["prediction"] for s in table.view(SPECTATOR)["seats"]] == [None, None, None]
    table.play("p5", by=2)
    assert [s["prediction"] for s in table.view(SPECTATOR)["seats"]] == [3, 0, 5]
    assert table.events("prediction-shown") == [
        {"seat": 0, "number": 3},
        {"seat": 1, "number": 0},
        {"seat": 2, "number": 5},
    ]


def test_example_9_a_kept_zero_with_the_three_bonus_scores_ten():
    table = ending("S9", "S1", "S2", predictions=[3, 0, 5], won=[2, 0, 5]).play("S9", "S1+3", "S2")
    assert table.scores == [3, 10, 3]
