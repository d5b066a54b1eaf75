# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Two players: the clauses G1-G9 (knowledge is in test_knowledge, cards in test_cards)."""

import pytest

from hauntboard.games.thirteen_ghosts import ThirteenGhosts

from .table import ATTACKS, EDITIONS, NK2018, NUMBERS, fresh, two_players

editions = pytest.mark.parametrize("options", EDITIONS, ids=["classic", "nk2018"])


# ---- G1-G3: setting up ----------------------------------------------------------------


def test_G1_two_cards_each_and_nine_in_the_pile():
    table = fresh(2, first=1).deal(1, 2, 3, 4)
    assert [table.state.dealt[s].bit_count() for s in (0, 1)] == [2, 2]
    assert len(table.pile()) == 9
    assert table.phase == "crypts"


def test_G1_every_card_can_be_dealt_and_none_twice():
    table = fresh(2, first=1)
    assert table.state.legal_actions() == list(range(13))
    table.deal(13)
    assert table.state.legal_actions() == list(range(12))
    table.deal(1)
    assert table.state.legal_actions() == list(range(1, 12))


def test_G1_the_pile_is_face_down_and_undecided():
    table = fresh(2, first=1).deal(1, 2, 3, 4)
    assert table.pile() == [0] * 9
    for seat in (0, 1, -1):
        assert table.view(seat)["piles"] == [{"left": 9, "cells": [0] * 9}]


def test_G1_the_next_round_is_dealt_from_a_whole_set_again():
    table = two_players(crypts=[7, 9], hands=[3, 1], up={0: [5], 1: [6]}).play("x9")
    assert table.phase == "deal"
    assert table.state.legal_actions() == list(range(13))
    assert table.up(0) == table.up(1) == table.down(0) == []


def test_G2_each_player_picks_the_crypt_and_the_other_card_is_the_hand():
    table = fresh(2, first=1).deal(1, 2, 3, 4)
    assert table.legal(0) == {"c1", "c2"}
    assert table.legal(1) == {"c3", "c4"}
    table.play("c2", by=0).play("c3", by=1)
    assert table.crypts == [2, 3]
    assert table.hands == [1, 4]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_G2_players_choose_in_any_order_and_play_starts_after_both(order):
    table = fresh(2, first=2).deal(1, 2, 3, 4)
    assert table.state.actors() == [0, 1]
    choice = {0: "c1", 1: "c4"}
    table.play(choice[order[0]], by=order[0])
    assert table.state.actors() == [order[1]]
    assert table.phase == "crypts"
    table.play(choice[order[1]], by=order[1])
    assert table.phase == "turn"
    assert table.state.actors() == [1]  # the named first player, regardless of the order of choices


def test_G2_neither_sees_the_others_choice():
    table = fresh(2, first=1).deal(1, 2, 3, 4).play("c2", by=0)
    assert table.event("crypt-chosen", 1) == {"kind": "crypt-chosen", "seat": 0}
    assert table.event("crypt-chosen", 0)["card"] == 2
    assert not table.last.seen_by(1)
    assert table.last.seen_by(0)
    assert table.view(1)["seats"][0]["crypt"] == table.view(1)["seats"][0]["hand"] == 0
    assert table.legal(1) == {"c3", "c4"}


def test_G2_the_choice_can_be_undone_while_it_is_secret():
    table = fresh(2, first=1).deal(1, 2, 3, 4).play("c2", by=0)
    table.match.undo(0)
    assert table.legal(0) == {"c1", "c2"}


def test_G3_chance_chooses_the_first_player():
    table = fresh(2)
    assert table.state.at_chance()
    assert [table.game.text(a) for a in table.state.legal_actions()] == ["first1", "first2"]
    table.begins(1).deal(1, 2, 3, 4).play("c1", by=0).play("c3", by=1)
    assert table.seat == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_G3_the_host_may_name_the_first_player(seat):
    table = fresh(3, first=seat + 1).deal(1, 2, 3, 4, 5, 6)
    table.play("c1", by=0).play("c3", by=1).play("c5", by=2)
    assert table.seat == seat
    assert table.view(-1)["first"] == seat


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_G3_chance_has_no_other_choice_than_the_named_player(players, seat):
    # fresh() itself makes that choice, so this test uses the game directly.
    state = ThirteenGhosts(players, {"first": seat + 1}).new_state()
    game = ThirteenGhosts(players)
    assert [game.text(action) for action in state.legal_actions()] == [f"first{seat + 1}"]
    everybody = game.new_state().legal_actions()
    assert [game.text(action) for action in everybody] == [f"first{s + 1}" for s in range(players)]


# ---- G4-G7: the turn ------------------------------------------------------------------


def test_G4_exactly_one_of_playing_the_hand_card_and_attacking_face_down():
    table = two_players(hands=[3, 1])
    assert table.legal() == {"3"} | ATTACKS
    assert table.legal(1) == set()


def test_G4_playing_the_hand_card_lays_it_face_up_and_then_a_card_is_drawn():
    table = two_players(hands=[3, 1]).play("3", 5)
    assert table.up(0) == [3]
    assert table.hands == [5, 1]
    assert len(table.pile()) == 8
    assert table.seat == 1


def test_G4_attacking_lays_the_hand_card_face_down_and_then_a_card_is_drawn():
    table = two_players(hands=[3, 1]).play("x2", 5)
    assert table.down(0) == [3]
    assert table.up(0) == []
    assert table.hands == [5, 1]
    assert len(table.pile()) == 8
    assert table.seat == 1


def test_G4_the_drawn_card_is_the_top_of_the_pile():
    table = two_players(hands=[3, 1], pile=[12, 10]).play("3")
    assert table.hands == [12, 1]
    assert table.pile()[0] == 10


def test_G4_rows_keep_the_order_of_play():
    table = two_players(hands=[3, 1], pile=[5, 6, 12, 13, 11])
    table.play("3").play("x1").play("5").play("x1").play("x2").play("x1")
    assert table.up(0) == [3, 5]
    assert table.down(0) == [12]
    assert table.down(1) == [1, 6, 13]


@editions
def test_G4_without_a_pile_nothing_is_drawn_and_the_turn_ends(options):
    table = two_players(left=0, options=options).play("x2")
    assert table.hands == [0, 1]
    assert table.seat == 1


def test_G5_questions_concern_the_opponents_crypt():
    assert two_players(crypts=[7, 8], hands=[3, 1]).play("3").answers == "y"
    assert two_players(crypts=[8, 7], hands=[3, 1]).play("3").answers == "n"


def test_G5_the_engine_answers_at_once_and_truthfully():
    table = two_players(crypts=[7, 8], hands=[3, 1]).play("3")
    assert table.event("answered") == {"kind": "answered", "seat": 1, "answer": "yes"}
    assert table.left_for(1) == [2, 4, 6, 8, 10, 12]
    assert table.left_for(0) == list(NUMBERS)


def test_G5_attacks_concern_the_opponents_crypt_never_the_own():
    table = two_players(crypts=[7, 8], hands=[3, 1]).play("x7")
    assert table.answers == "n"
    assert table.alive == [0, 1]


def test_G6_a_right_attack_wins_the_round_and_one_point():
    table = two_players(crypts=[7, 9]).play("x9")
    assert table.answers == "!9"
    assert table.scores == [1, 0]
    assert table.view(-1)["round"] == 2
    assert table.kinds() == ["attacked-face-down", "hit", "scored", "round-over", "round-begins"]


@pytest.mark.parametrize(("points", "over"), [([1, 2], False), ([2, 0], True), ([2, 2], True)])
def test_G6_first_to_three_points_wins_the_match(points, over):
    table = two_players(crypts=[7, 9], points=points).play("x9")
    assert table.state.over() is over
    assert table.state.winners() == ([0] if over else [])
    assert table.state.returns() == ([1.0, -1.0] if over else [0.0, 0.0])


def test_G6_the_host_may_choose_the_points_that_win():
    table = two_players(crypts=[7, 9], options={"points": 1}).play("x9")
    assert table.state.winners() == [0]
    assert table.event("match-over") == {"kind": "match-over", "winners": [0], "scores": [1, 0]}


def test_G6_three_rounds_in_a_row_win_the_match():
    table = fresh(2, first=1)
    for won in (1, 2, 3):
        table.deal(1, 2, 3, 4).play("c1", by=0).play("c3", by=1)
        if table.seat == 1:
            table.play("x13", 5)
        table.play("x3")
        assert table.scores == [won, 0]
    assert table.state.winners() == [0]


def test_G7_after_a_wrong_attack_play_goes_on():
    table = two_players(crypts=[7, 9]).play("x10", 5)
    assert table.scores == [0, 0]
    assert table.seat == 1
    assert 10 not in table.left_for(1)


def test_G7_any_number_may_be_named_even_one_known_to_be_wrong():
    table = two_players(crypts=[7, 9], hands=[3, 1], up={1: [5]}, answers={1: [9]})
    assert table.legal() >= ATTACKS
    for known in (5, 3, 7, 2):  # face up, own hand, own crypt, excluded by answers
        again = two_players(crypts=[7, 9], hands=[3, 1], up={1: [5]}, answers={1: [9]})
        assert again.play(f"x{known}", 6).answers == "n"


# ---- G8: the empty pile ---------------------------------------------------------------


@pytest.mark.parametrize("hand", [n for n in NUMBERS if n not in (7, 9, 1)])
def test_G8_classic_empty_pile_forces_an_attack(hand):
    table = two_players(crypts=[7, 9], hands=[hand, 1], left=0)
    assert table.legal() == ATTACKS


def test_G8_classic_the_hand_card_is_put_face_down_and_later_attacks_need_no_card():
    table = two_players(crypts=[7, 9], hands=[3, 1], left=0)
    table.play("x1").play("x1")
    assert table.down(0) == [3]
    assert table.hands == [0, 0]
    assert table.legal() == ATTACKS
    table.play("x2")
    assert table.event("attacked-empty-handed") == {
        "kind": "attacked-empty-handed",
        "seat": 0,
        "numbers": [2],
    }
    assert table.down(0) == [3]
    assert table.play("x3").play("x9").scores == [1, 0]


def test_G8_classic_one_card_in_the_pile_is_still_a_normal_turn():
    table = two_players(crypts=[7, 9], hands=[3, 1], left=1)
    assert table.legal() == {"3"} | ATTACKS
    table.play("3")
    assert table.legal() == ATTACKS  # the opponent meets the empty pile


def test_G8_nk2018_the_hand_card_may_still_be_used_with_an_empty_pile():
    table = two_players(crypts=[7, 9], hands=[3, 5], left=0, options=NK2018)
    assert table.legal() == {"3"} | ATTACKS
    assert table.play("3").answers == "n"
    assert table.legal() == {"5"} | ATTACKS


def test_G8_nk2018_without_a_card_every_turn_is_an_attack():
    table = two_players(crypts=[7, 9], hands=[3, 5], left=0, options=NK2018)
    table.play("3").play("5")
    for _ in range(4):
        assert table.hands == [0, 0]
        assert table.legal() == ATTACKS
        table.play("x1")


# ---- G9: the first player of the next round -------------------------------------------


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("attacker", [0, 1])
def test_G9_classic_two_players_alternate_whatever_the_result(starter, attacker):
    table = two_players(crypts=[7, 9], first=starter, turn=attacker)
    table.play("x9" if attacker == 0 else "x7")
    assert table.view(-1)["first"] == 1 - starter
    assert table.event("round-begins")["seat"] == 1 - starter


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("attacker", [0, 1])
def test_G9_nk2018_the_seat_left_of_the_last_attacker_begins(starter, attacker):
    table = two_players(crypts=[7, 9], first=starter, turn=attacker, options=NK2018)
    table.play("x9" if attacker == 0 else "x7")
    assert table.view(-1)["first"] == 1 - attacker


def test_G9_the_first_player_takes_the_first_turn():
    table = two_players(crypts=[7, 9], first=0).play("x9")
    table.deal(1, 2, 3, 4).play("c1", by=0).play("c3", by=1)
    assert table.seat == 1
