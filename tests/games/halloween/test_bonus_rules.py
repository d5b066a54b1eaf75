# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Bonus tokens: slots (B1), using them (B2), refilling the town (B3), combining them (B4)."""

import pytest

from .table import BUILDINGS, SPECTATOR, town

SPACES = ["summon", "scare", "upgrade", "move", "fight", "haunt"]
EVERY_BUILDING = {name: f"{kind}1" for name, kind in zip(BUILDINGS, "abcdef", strict=True)}


def moved_to_a_token(**given):
    """Return a table where a blue has moved to the school and its token l1; the theatre has another token."""
    laid = {"school": "l1", "theatre": "a1"}
    return town("police bbb", laid=laid, **given).play("1 move blue police>school")


# ---- slots ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bonuses", "blocked"), [([], 0), (["b1"], 0), (["b1", "b2"], 0), ([], 2), (["b1"], 1)]
)
def test_B1_a_taken_token_goes_into_a_free_slot(bonuses, blocked):
    table = moved_to_a_token(bonuses=bonuses, blocked=blocked)
    assert table.board()["bonuses"] == [*bonuses, "l1"]
    assert table.question == "turn"


@pytest.mark.parametrize(
    ("bonuses", "blocked", "kinds"),
    [(["b1", "c1", "d1"], 0, "bcdl"), (["b1", "b2", "c1"], 0, "bcl"), (["b1"], 2, "bl")],
)
def test_B1_without_a_free_slot_one_held_token_or_the_new_one_is_discarded(bonuses, blocked, kinds):
    table = moved_to_a_token(bonuses=bonuses, blocked=blocked)
    assert table.question == "slot"
    assert table.legal() == {f"drop.{kind}" for kind in kinds}
    for kind in kinds:
        copy = moved_to_a_token(bonuses=bonuses, blocked=blocked).play(f"drop.{kind}")
        thrown = copy.position["thrown"]
        assert len(thrown) == 1 and thrown[0][0] == kind
        assert sorted([*copy.board()["bonuses"], *thrown]) == sorted([*bonuses, "l1"])
        assert copy.question == "turn"


def test_B1_with_all_slots_blocked_the_token_stays_where_it_is():
    table = moved_to_a_token(blocked=3)
    assert table.ghosts("school") == "b"
    assert table.position["town"]["school"]["bonus"] == "l1"
    assert table.board()["bonuses"] == []
    assert table.events("bonus-left") == [{"seat": 0, "bonus": "l", "building": "school"}]


def test_B1_a_token_left_there_is_taken_by_the_next_ghost_to_come():
    table = moved_to_a_token(blocked=3).rest().play("1 move blue police>school")
    assert table.board(1)["bonuses"] == ["l1"]


def test_B1_a_token_refilled_under_ghosts_is_not_taken():
    table = town("police bbb", laid={"school": "l1"}).play("1 move blue police>school")
    table.play(*(f"draw{kind}1" for kind in "abcdef"))
    assert table.board()["bonuses"] == ["l1"]
    assert table.position["town"]["school"]["bonus"] == "b1"
    assert table.position["town"]["police"]["bonus"] == "a1"


def test_B1_a_ghost_that_goes_and_comes_back_takes_it():
    laid = {"school": "l1", "police": "g1", "hall": "c1"}
    table = town("school bb", laid=laid).play("1 move blue school>police", "2 move blue police>school")
    assert table.board()["bonuses"] == ["g1", "l1"]


# ---- using them -------------------------------------------------------------------------


def test_B2_using_a_token_takes_a_disc_and_blocks_its_slot():
    table = town("police bbb", bonuses=["g1", "f1"]).play("bonus.g")
    board = table.board()
    assert (board["bonuses"], board["blocked"]) == (["f1"], 1)
    assert table.supply() == 11
    assert table.position["thrown"] == ["g1"]


def test_B2_each_token_is_used_once():
    table = town("police bbb", bonuses=["g1"]).play("bonus.g")
    assert "bonus.g" not in table.legal()
    assert table.why_not("bonus.g") == ("B2", "not-your-bonus")


def test_B2_no_disc_in_the_supply_no_use():
    table = town("police bbb", bonuses=["g1"], discs=[SPACES, SPACES, []])
    assert "bonus.g" not in table.legal()
    assert table.why_not("bonus.g") == ("B2", "no-disc-for-bonus")
    table.play("1.rest")
    assert "bonus.g" in table.legal()


def test_B2_a_blocked_slot_stays_blocked_into_the_next_turn():
    table = town("police bbb", bonuses=["g1", "f1"]).play("bonus.g", "bonus.f").rest(3)
    assert table.seat == 0
    assert table.board()["blocked"] == 2
    assert table.supply() == 10


def test_B2_after_the_third_the_discs_come_back_only_at_the_end_of_that_turn():
    table = town("police bbb", bonuses=["g1"], blocked=2)
    assert table.supply() == 10
    table.play("bonus.g")
    assert (table.board()["blocked"], table.supply()) == (3, 9)
    table.play("1.rest", "2.rest", "3.rest")
    assert (table.board()["blocked"], table.supply()) == (3, 9)
    table.play("end")
    assert (table.board()["blocked"], table.supply()) == (0, 12)
    assert table.events("slots-freed") == [{"seat": 0}]


def test_B2_all_three_may_be_used_in_one_turn():
    table = town("police bbb", bonuses=["g1", "g2", "f1"], sp=0).play("bonus.g", "bonus.f", "bonus.g")
    assert (table.pe(), table.sp(), table.board()["blocked"]) == (2, 2, 3)


def test_B2_a_rest_does_not_take_back_discs_under_slots():
    table = town("police bbb", blocked=2, discs=[["move"], [], []]).play("1.rest")
    assert (table.supply(), table.board()["blocked"]) == (10, 2)


def test_B2_only_in_the_own_turn():
    table = town("police bbb", others={1: {"bonuses": ["g1"]}})
    assert table.legal(1) == set()
    table.rest()
    assert "bonus.g" in table.legal(1)


# ---- refilling --------------------------------------------------------------------------


def test_B3_when_the_last_token_has_left_the_town_all_six_spaces_are_filled_at_once():
    table = town("police bbb", laid={"school": "l1"}).play("1 move blue police>school")
    for i, name in enumerate(BUILDINGS):
        assert table.phase == "draw-town" and table.seat < 0
        assert len(table.state.legal_actions()) == 23 - i
        table.play(f"draw{'abcdef'[i]}1")
        assert table.position["town"][name]["bonus"] == EVERY_BUILDING[name]
    assert table.question == "turn"
    assert table.view(SPECTATOR)["reserve"] == 17


def test_B3_not_while_one_is_left():
    table = moved_to_a_token()
    assert table.question == "turn"
    assert table.position["town"]["school"]["bonus"] is None


def test_B3_a_token_that_stays_for_lack_of_a_slot_has_not_left_the_town():
    table = town("police bbb", laid={"school": "l1"}, blocked=3).play("1 move blue police>school")
    assert table.question == "turn"


def test_B3_the_choice_of_what_to_discard_comes_before_the_refill():
    table = town("police bbb", laid={"school": "l1"}, bonuses=["b1", "c1", "d1"])
    table.play("1 move blue police>school")
    assert table.question == "slot"
    table.play("drop.c")
    assert table.question == "draw-town"


def test_B3_an_empty_reserve_is_refilled_from_the_discards():
    """Three tokens of the reserve are left; then the twelve discards become the new reserve."""
    thrown = [f"{kind}{number}" for kind in "abcdef" for number in (1, 2)]
    others = {1: {"bonuses": ["g1", "g2", "h1"]}, 2: {"bonuses": ["h2", "i1", "i2"]}}
    table = town("police bbb", laid={"school": "l1"}, thrown=thrown, others=others, bonuses=["j1", "j2"])
    assert table.view(SPECTATOR)["reserve"] == 3
    table.play("1 move blue police>school", "drawk1", "drawk2")
    assert drawable(table) == {"drawl2"}
    table.play("drawl2")
    assert drawable(table) == {f"draw{token}" for token in thrown}
    assert table.position["thrown"] == []
    table.play("drawa1", "drawa2", "drawb1")
    assert table.view(SPECTATOR)["reserve"] == 9


def drawable(table):
    return {table.game.text(action) for action in table.state.legal_actions()}


# ---- combining --------------------------------------------------------------------------


def test_B4_two_equal_tokens_are_used_one_after_the_other():
    table = town("police bbb", bonuses=["f1", "f2"], sp=0).play("bonus.f", "bonus.f")
    assert (table.sp(), table.board()["bonuses"]) == (4, [])


def test_B4_two_plus_three_tokens_add_six():
    table = town("police b g", bonuses=["k1", "k2"])
    table.play("1 fight blue police green police", "roller2", "roll1", "roll6", "plus1", "plus1")
    assert table.events("fight-won") == [{"seat": 0, "attack": 7, "defence": 6}]
    assert table.board()["blocked"] == 2


def test_B4_two_higher_dice_give_two_steps():
    table = town("police b g", bonuses=["h1", "h2"])
    table.play("1 fight blue police green police", "roller2", "bonus.h", "bonus.h")
    assert len(table.state.legal_actions()) == 8


def test_B4_different_tokens_combine_as_well():
    table = town("police b g", bonuses=["h1", "i1", "k1"])
    table.play("1 fight blue police green police", "roller2", "bonus.h")
    table.play("roll1", "roll6", "bonus.i", "roll4", "plus1")
    assert table.events("fight-won") == [{"seat": 0, "attack": 7, "defence": 6}]
