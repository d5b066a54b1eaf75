"""Undo: within the player's own turn, never across chance, another seat's choice or the end of the turn."""

import pytest

from hauntboard.engine.messages import Refusal

from .table import town

GREY = 28


def undo_points(table):
    return [table.match.undo_point(seat) for seat in table.game.seats]


def refuse_undo(table, seat=0, length=None):
    with pytest.raises(Refusal, match="refusal-no-undo"):
        table.match.undo(seat, length)


def test_everything_of_a_turn_without_luck_can_be_taken_back():
    table = town("police bbb", "church gg", levels=[2, 1, 1], sp=3, tokens="bbb", bonuses=["g1"])
    before = table.state.to_bytes()
    table.play("1 summon green church", "2 move blue police>school", "3 upgrade blue police", "section3")
    table.play("bonus.g", f"occupy{GREY}", "pay blue+blue+blue", "disc1.summon")
    assert table.match.undo_point(0) == 0
    table.match.undo(0, 0)
    assert table.state.to_bytes() == before


def test_one_step_at_a_time_by_default():
    table = town("police bbb").play("1 move blue police>school")
    table.match.undo(0)
    assert table.question == "move-to"
    table.match.undo(0)
    assert table.question == "move"
    table.match.undo(0)
    assert table.question == "turn"
    refuse_undo(table)


def test_never_across_dice():
    table = town("police b g", "church bb").play("1 scare blue")
    table.play("2 fight blue police green police", "roller2")
    assert table.match.undo_point(0) == 0
    table.play("roll1")
    refuse_undo(table)
    table.play("roll6")
    rolled = len(table.match.steps)
    table.play("3 scare blue")
    assert table.match.undo_point(0) == rolled
    refuse_undo(table, length=rolled - 1)
    table.match.undo(0, rolled)
    assert table.acts(3)


def test_what_was_done_to_the_dice_can_be_taken_back_to_the_roll():
    table = town("police b g", bonuses=["k1", "k2"])
    table.play("1 fight blue police green police", "roller2", "roll1", "roll6", "plus1")
    assert table.match.undo_point(0) == len(table.match.steps) - 1
    table.match.undo(0)
    assert table.board()["bonuses"] == ["k1", "k2"]


def test_never_across_a_draw():
    table = town("police bbb", laid={"school": "g1"}).play("1 move blue police>school")
    table.play(*(f"draw{kind}1" for kind in "abcdef"))
    assert table.match.undo_point(0) == len(table.match.steps) == 9
    refuse_undo(table, length=2)


def test_not_across_a_token_drawn_with_card_50():
    table = town("police bbb", cards=[50]).play("use50", "drawa1")
    refuse_undo(table)
    assert table.board()["bonuses"] == ["a1"]


def test_never_across_a_rivals_choice():
    rival = {"cards": [GREY], "discs": [["scare"], [], []]}
    table = town("police bbb", tokens="bbb", others={1: rival})
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert table.seat == 1
    table.play("points")
    length = len(table.match.steps)
    table.play("1 scare blue")
    assert table.match.undo_point(0) == length
    refuse_undo(table, length=length - 1)
    table.match.undo(0, length)
    refuse_undo(table)
    assert table.pe(1) == 1


def test_before_the_rival_has_chosen_the_occupier_may_still_take_it_back():
    rival = {"cards": [GREY], "discs": [["scare"], [], []]}
    table = town("police bbb", tokens="bbb", others={1: rival})
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert undo_points(table) == [0, 3, 3]
    table.match.undo(0)
    assert (table.question, table.pe()) == ("disc", 0)


def test_the_rival_may_take_back_the_choice_until_the_turn_goes_on():
    rival = {"cards": [GREY], "discs": [["scare"], [], []]}
    table = town("police bbb", tokens="bbb", others={1: rival})
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply", "points")
    table.match.undo(1)
    assert (table.question, table.seat, table.pe(1)) == ("rival", 1, 0)
    table.play("points", "1.rest")
    refuse_undo(table, seat=1)


def test_never_across_the_defenders_choice_to_roll_again_or_not():
    others = {1: {"cards": [9], "sp": 3}}
    table = town("police b g", "church bb", others=others, bonuses=["k1"])
    table.play("1 fight blue police green police", "roller2", "roll1", "roll6", "pass")
    assert table.seat == 1
    table.play("pass")
    refuse_undo(table)
    assert table.match.undo_point(1) == len(table.match.steps) - 1


def test_never_across_the_end_of_the_turn():
    table = town("police bbb").play("1 scare blue", "2.rest", "3.rest")
    assert table.match.undo_point(0) == 0
    table.play("end")
    assert undo_points(table) == [len(table.match.steps)] * 3
    refuse_undo(table)
    refuse_undo(table, seat=1)


def test_nobody_takes_back_what_another_did():
    table = town("police bbb").play("1 scare blue")
    for seat in (1, 2):
        refuse_undo(table, seat)
        assert table.view(seat)["undo"] == 2
    assert table.view(0)["undo"] == 0
