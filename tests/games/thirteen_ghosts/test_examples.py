# ruff: noqa: N802 - tests speak of the players A, B and C as the rulebooks do
"""The worked examples of the rulebooks as printed: A, B, C are the seats 0, 1, 2."""

import pytest

from .table import ATTACKS, NK2018, SPECTATOR, four_players, three_players, two_players

A, B, C = 0, 1, 2


def example(hand, **more):
    """Return A's turn with a card; B's crypt is 9 and C's is 4."""
    others = [n for n in (1, 2, 6) if n != hand]
    return three_players(crypts=[10, 9, 4], hands=[hand, *others[:2]], options=NK2018, **more)


def test_example_A_plays_3():
    assert example(3).play("3").answers == "ny"


def test_example_A_plays_12_naming_4_7_8():
    assert example(12).play("12(4,7,8)").answers == "ny"


def test_example_A_plays_13_with_4():
    assert example(13).play("13(4+)").answers == "yy"


def test_example_A_plays_2_copying_a_face_up_5():
    table = example(2, up={B: [5]}).play("2>5")
    assert table.answers == "ny"
    assert table.up(B) == [5]  # the 5 stays
    assert table.up(A) == [2]


def test_example_A_plays_11_naming_4_and_5():
    table = example(11).play("11x4,5")
    assert table.answers == "n!4"
    assert table.alive == [A, B]
    assert table.scores == [1, 1, 0]


@pytest.mark.parametrize(("crypts", "answers"), [([10, 9, 4], "n!4"), ([4, 9, 10], "!4n"), ([1, 9, 2], "nn")])
def test_example_B_puts_a_card_face_down_and_attacks_4(crypts, answers):
    table = three_players(crypts=crypts, hands=[3, 6, 5], turn=B, options=NK2018).play("x4")
    assert table.answers == answers
    assert table.down(B) == [6]


def test_example_A_plays_4_attacking_6_and_gives_B_no_answer():
    # In the source C hides in 4, which card 4 on the table makes impossible: 3 here.
    table = three_players(crypts=[10, 9, 3], hands=[4, 5, 2], options=NK2018).play("4x6")
    assert table.answers == "nn"
    assert table.seat == B
    table.play("5")
    assert table.answers == "-y"


def test_example_two_players_A_attacks_6_and_B_hides_there():
    table = two_players(crypts=[7, 6], hands=[3, 1], options=NK2018).play("x6")
    assert table.answers == "!6"
    assert table.scores == [1, 0]
    assert table.view(SPECTATOR)["round"] == 2
    assert table.view(SPECTATOR)["first"] == B


def test_example_two_players_A_attacks_6_and_B_hides_elsewhere():
    table = two_players(crypts=[7, 9], hands=[3, 1], options=NK2018).play("x6", 5)
    assert table.answers == "n"
    assert table.scores == [0, 0]
    assert table.hands[A] == 5
    assert table.seat == B
    assert table.legal() == {f"1({n}-{n + 3})" for n in range(1, 11)} | ATTACKS


def test_example_no_card_in_hand_and_an_empty_pile_leave_only_attacks():
    table = two_players(crypts=[7, 9], hands=[3, 1], left=0, options=NK2018)
    table.play("3").play("x13")
    assert table.hands == [0, 0]
    assert table.legal() == ATTACKS


def test_example_a_face_up_5_means_that_no_crypt_is_5():
    table = example(3, up={B: [5]})
    for viewer in (SPECTATOR, A, B, C):
        for seat in table.view(viewer)["seats"]:
            assert 5 not in seat["candidates"]


def test_example_with_teams_a_face_up_5_means_that_no_crypt_of_that_team_is_5():
    table = four_players(crypts=[7, 9, 4, 6], hands=[3, 1, 8, 12], up={1: [5]}, options=NK2018)
    seats = table.view(SPECTATOR)["seats"]
    assert 5 not in seats[1]["candidates"]
    assert 5 not in seats[3]["candidates"]
    assert 5 in seats[0]["candidates"]
    assert 5 in seats[2]["candidates"]


def test_example_four_players_seat_3_hits_seat_2():
    table = four_players(crypts=[7, 9, 4, 6], hands=[3, 1, 5, 12], options=NK2018)
    order = []
    for number in (13, 13, 9, 13, 13, 13, 13, 13):
        order.append(table.seat + 1)
        table.play(f"x{number}")
    assert order == [1, 2, 3, 4, 1, 4, 3, 4]
