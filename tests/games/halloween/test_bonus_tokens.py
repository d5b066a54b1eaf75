"""The twelve kinds of bonus token: the effect of each, and when it cannot be used.

Slots, refilling and the like are in ``test_bonus_rules.py``.
"""

import pytest

from .table import BUILDINGS, town

SPACES = ["summon", "scare", "upgrade", "move", "fight", "haunt"]
BETWEEN_ACTIONS = "abcdefgjl"
FOR_DICE = "hik"
BLUE_FIGHTS_GREEN = "1 fight blue police green police"


def holding(*kinds, **given):
    """Return a table with two blues and a green in the police station; the player holds these kinds."""
    numbers = [f"{kind}{kinds[:i].count(kind) + 1}" for i, kind in enumerate(kinds)]
    return town("police bbg", bonuses=numbers, **given)


def fighting(*kinds, **given):
    """Return a table where a blue has attacked the green and the roller is named."""
    table = holding(*kinds, **given).play(BLUE_FIGHTS_GREEN)
    return table.play("roller2")


def faces(table):
    """Return the number of sides of the next die."""
    assert table.seat < 0
    return len(table.state.legal_actions())


# ---- all kinds --------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BETWEEN_ACTIONS)
def test_bonus_tokens_between_actions_need_a_disc_in_the_supply(kind):
    table = holding(kind, discs=[SPACES, SPACES, []])
    assert table.why_not(f"bonus.{kind}") == ("B2", "no-disc-for-bonus")
    one_left = holding(kind, discs=[SPACES, SPACES[1:], []])
    assert f"bonus.{kind}" in one_left.legal()


@pytest.mark.parametrize("kind", BETWEEN_ACTIONS + FOR_DICE)
def test_bonus_tokens_must_be_held(kind):
    assert holding().why_not(f"bonus.{kind}") == ("B2", "not-your-bonus")
    opponents = town("police bbg", others={1: {"bonuses": [f"{kind}1"]}})
    assert opponents.why_not(f"bonus.{kind}") == ("B2", "not-your-bonus")


@pytest.mark.parametrize("kind", BETWEEN_ACTIONS)
def test_bonus_tokens_are_not_for_the_middle_of_an_action(kind):
    assert holding(kind).play("1.move").why_not(f"bonus.{kind}") == ("H3", "finish-first")


@pytest.mark.parametrize("kind", BETWEEN_ACTIONS)
def test_bonus_tokens_may_come_before_the_first_and_after_the_last_action(kind):
    table = holding(kind)
    assert f"bonus.{kind}" in table.legal()
    table.play("1.rest", "2.rest", "3 scare blue")
    assert f"bonus.{kind}" in table.legal()


@pytest.mark.parametrize("kind", FOR_DICE)
def test_bonus_tokens_for_dice_are_refused_between_actions(kind):
    assert holding(kind).why_not(f"bonus.{kind}") == ("B2", "bonus-needs-dice")


@pytest.mark.parametrize("kind", FOR_DICE)
def test_bonus_tokens_for_dice_need_a_disc_that_the_action_left(kind):
    """The Fight action takes the last disc, so there is no question about the dice."""
    table = fighting(kind, discs=[[], SPACES, SPACES[:5]]).play("roll4", "roll1")
    assert (table.supply(), table.question, table.tokens()) == (0, "turn", "g")
    assert table.board()["bonuses"] == [f"{kind}1"]


# ---- a: a Summon action -------------------------------------------------------------------


def test_bonus_a_is_a_summon_action_whatever_the_levels():
    table = town("police b", "church rr", levels=[1, 1, 1], bonuses=["a1"]).play("bonus.a red church")
    assert (table.ghosts("church"), table.tokens()) == ("rrr", "r")


def test_bonus_a_uses_neither_a_section_nor_an_action_space():
    table = holding("a", discs=[["summon"], ["summon"], ["summon"]]).play("bonus.a blue police")
    assert table.ghosts("police") == "bbbg"
    assert table.position["sections_used"] == []
    assert table.board()["discs"] == [["summon"]] * 3


def test_bonus_a_may_summon_in_any_building():
    table = town("police bb", "church gg", "theatre rr", "hall y", bonuses=["a1"]).play("bonus.a")
    assert table.legal() == {"blue.police", "green.church", "red.theatre"}


@pytest.mark.parametrize("place", ["police bg", "police bbgggy", "police bbbbb"])
def test_bonus_a_needs_a_pair_with_room_and_a_free_ghost(place):
    table = town(place, bonuses=["a1"])
    assert table.why_not("bonus.a") == ("B2", "bonus-does-nothing")


def test_bonus_a_counts_for_cards_13_and_29():
    table = holding("a", cards=[13, 29]).play("bonus.a blue police")
    assert (table.tokens(), table.pe()) == ("bb", 1)


# ---- b, c, d: tokens ----------------------------------------------------------------------


def test_bonus_b_gives_a_blue_token():
    assert holding("b").play("bonus.b").tokens() == "b"


def test_bonus_b_takes_what_the_supply_has():
    table = holding("b", others={1: {"tokens": "b" * 12}}).play("bonus.b")
    assert (table.tokens(), table.board()["blocked"]) == ("", 1)


def test_bonus_c_gives_a_green_token():
    assert holding("c").play("bonus.c").tokens() == "g"


def test_bonus_c_twice_gives_two():
    assert holding("c", "c").play("bonus.c", "bonus.c").tokens() == "gg"


def test_bonus_d_gives_a_yellow_token():
    assert holding("d").play("bonus.d").tokens() == "y"


def test_bonus_d_takes_what_the_supply_has():
    assert holding("d", others={1: {"tokens": "y" * 12}}).play("bonus.d").tokens() == ""


# ---- e: discs back ------------------------------------------------------------------------


def test_bonus_e_takes_three_discs_back_from_any_sections():
    table = holding("e", discs=[["move", "fight"], ["scare"], ["haunt"]]).play("bonus.e")
    assert table.legal() == {"disc1.move", "disc1.fight", "disc2.scare", "disc3.haunt"}
    table.play("disc1.fight", "disc3.haunt", "disc2.scare")
    assert table.board()["discs"] == [["move"], [], []]
    assert (table.supply(), table.question) == (10, "turn")


def test_bonus_e_takes_as_many_as_there_are():
    table = holding("e", discs=[["move"], ["scare"], []]).play("bonus.e", "disc1.move", "disc2.scare")
    assert (table.supply(), table.question) == (11, "turn")


def test_bonus_e_twice_takes_six():
    table = holding("e", "e", discs=[SPACES, ["move"], []])
    for _ in range(2):
        table.play("bonus.e", *(f"disc1.{act}" for act in table.board()["discs"][0][:3]))
    assert table.board()["discs"] == [[], ["move"], []]


def test_bonus_e_takes_no_discs_from_bonus_slots_or_cards():
    table = holding("e", blocked=1, cards=[14], discs=[["move"], [], []]).play("bonus.e")
    assert table.legal() == {"disc1.move"}
    table.play("disc1.move")
    assert (table.supply(), table.board()["blocked"]) == (9, 2)


def test_bonus_e_does_not_reopen_a_section():
    table = holding("e").play("1 scare blue", "bonus.e", "disc1.scare")
    assert table.board()["discs"] == [[], [], []]
    assert table.acts(1) == set()


def test_bonus_e_is_no_rest():
    table = holding("e", cards=[12], discs=[["move"], [], []], sp=0).play("bonus.e", "disc1.move")
    assert table.sp() == 0


# ---- f: scare points; g: a point ----------------------------------------------------------


def test_bonus_f_gives_2_scare_points():
    table = holding("f", sp=3).play("bonus.f")
    assert table.sp() == 5 and table.scare_points("bonus-f") == 2


def test_bonus_f_can_pay_for_the_next_action_of_the_same_turn():
    table = holding("f", sp=0)
    assert "upgrade" not in table.acts(1)
    assert "upgrade" in table.play("bonus.f").acts(1)


def test_bonus_g_gives_a_point():
    table = holding("g", pe=3).play("bonus.g")
    assert table.pe() == 4 and table.points("bonus-g") == 1


def test_bonus_g_works_once():
    table = holding("g").play("bonus.g")
    assert table.why_not("bonus.g") == ("B2", "not-your-bonus")


# ---- h: a higher die ----------------------------------------------------------------------


def test_bonus_h_lets_the_attacker_fight_with_the_next_die():
    assert faces(fighting()) == 4
    table = fighting("h")
    assert table.legal() == {"bonus.h", "pass"}
    assert faces(table.play("bonus.h")) == 6


def test_bonus_h_leaves_the_defenders_die_alone():
    assert faces(fighting("h").play("bonus.h", "roll5")) == 6


def test_bonus_h_may_be_left_unused():
    table = fighting("h").play("pass")
    assert faces(table) == 4
    assert table.board()["bonuses"] == ["h1"]


def test_bonus_h_is_declared_before_the_roll():
    table = fighting("h", "k").play("pass", "roll1", "roll6")
    assert table.legal() == {"plus1", "pass"}


@pytest.mark.parametrize(
    ("place", "attacker", "used", "sides"),
    [
        ("police bry", "red", 0, 12),
        ("police boy", "orange", 1, 12),
        ("police bgy", "green", 2, 10),
    ],
)
def test_bonus_h_cannot_be_used_once_the_die_is_a_d12(place, attacker, used, sides):
    table = town(place, levels=[5, 1, 1], bonuses=["h1", "h2"])
    table.play(f"1 fight {attacker} police yellow police", "roller2", *["bonus.h"] * used)
    assert faces(table) == sides
    assert len(table.board()["bonuses"]) == 2 - used


def test_bonus_h_is_refused_for_a_d12_by_the_clause_of_fights():
    table = town("police bry", levels=[5, 1, 1], bonuses=["h1", "k1"])
    table.play("1 fight red police yellow police", "roller2", "roll1", "roll2")
    assert table.why_not("bonus.h") == ("A5", "fight-die")


def test_bonus_h_leaves_the_level_of_the_ghost_what_it_is():
    """With two of them, blue rolls the yellow die, but green is still the stronger ghost for card 3."""
    table = fighting("h", "h", cards=[3]).play("bonus.h", "bonus.h", "roll8", "roll1")
    assert table.points("card-3") == 3


def test_bonus_h_is_for_fights_only():
    table = holding("h", cards=[18, 21, 46], levels=[2, 1, 1]).play("1 haunt blue police use18")
    assert faces(table) == 4
    assert faces(table.play("roll1", "2 move blue police>school use21 name1")) == 4


# ---- i: rolling again ---------------------------------------------------------------------


def test_bonus_i_rolls_the_attack_die_again():
    table = fighting("i").play("roll1", "roll3")
    assert table.legal() == {"bonus.i", "pass"}
    assert faces(table.play("bonus.i")) == 4
    assert table.play("roll4").tokens() == "g"


def test_bonus_i_takes_the_new_roll_even_if_it_is_worse():
    table = fighting("i").play("roll3", "roll3", "bonus.i", "roll1")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 1, "defence": 3}]


def test_bonus_i_rolls_the_higher_die_again_after_h():
    assert faces(fighting("h", "i").play("bonus.h", "roll1", "roll6", "bonus.i")) == 6


def test_bonus_i_does_not_work_for_the_defender():
    table = town("police bbg", others={1: {"bonuses": ["i1", "k1"]}})
    table.play(BLUE_FIGHTS_GREEN, "roller2", "roll4", "roll1")
    assert (table.question, table.seat, table.tokens()) == ("turn", 0, "g")


def test_bonus_i_does_not_work_with_the_dice_of_18_21_and_46():
    table = holding("i", cards=[18, 21, 46], levels=[2, 2, 2], sp=0)
    table.play("1 haunt blue police use18", "roll3")
    table.play("2 move blue police>school use21 name2", "roll1")
    table.play("3 summon blue+green police", "roll1", "roll1")
    assert (table.question, table.sp(), table.ghosts("police")) == ("turn", 4, "bbg")
    assert table.board()["bonuses"] == ["i1"]


# ---- j: a Rest action ---------------------------------------------------------------------


def test_bonus_j_rests_a_section_without_using_it_up():
    table = holding("j", discs=[["move", "fight"], ["scare"], []]).play("bonus.j")
    assert table.legal() == {"section1", "section2", "section3"}
    table.play("section1")
    assert table.board()["discs"] == [[], ["scare"], []]
    assert table.position["sections_used"] == []
    assert "rest" in table.acts(1) and table.supply() == 10


def test_bonus_j_rests_a_used_section_which_stays_used():
    table = holding("j").play("1 scare blue", "bonus.j", "section1")
    assert table.board()["discs"] == [[], [], []]
    assert table.position["sections_used"] == [1]
    assert table.acts(1) == set()


def test_bonus_j_is_a_rest_action_for_12():
    given = {"cards": [12], "sp": 0, "discs": [["move"], [], []]}
    assert holding("j", **given).play("bonus.j", "section1").sp() == 2
    assert holding("j", **given).play("bonus.j", "section2").sp() == 2


# ---- k: plus three ------------------------------------------------------------------------


def test_bonus_k_adds_3_to_the_attack():
    table = fighting("k").play("roll3", "roll5")
    assert table.legal() == {"plus1", "pass"}
    table.play("plus1")
    assert table.events("fight-won") == [{"seat": 0, "attack": 6, "defence": 5}]
    assert table.board()["blocked"] == 1


def test_bonus_k_may_be_left_unused():
    table = fighting("k").play("roll3", "roll5", "pass")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 3, "defence": 5}]
    assert table.board()["bonuses"] == ["k1"]


def test_bonus_k_survives_rolling_again():
    table = fighting("k", "i").play("roll1", "roll6", "plus1", "bonus.i", "roll4")
    assert table.events("fight-won") == [{"seat": 0, "attack": 7, "defence": 6}]


def test_bonus_k_holds_for_one_fight():
    table = town("police bgy", bonuses=["k1"], cards=[20])
    table.play(BLUE_FIGHTS_GREEN, "roller2", "roll1", "roll6", "plus1")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 4, "defence": 6}]
    table.play("yellow.police", "roller2", "roll2", "roll2")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 2, "defence": 2}]


def test_bonus_k_works_with_the_dice_of_18_and_21():
    table = holding("k", "k", cards=[18, 21], sp=0)
    table.play("1 haunt blue police use18", "roll2", "plus1", "pass")
    assert table.sp() == 5
    table.play("2 move blue police>school use21 name7", "roll4", "plus1")
    assert table.sp() == 12


# ---- l: a move anywhere -------------------------------------------------------------------


def test_bonus_l_moves_any_ghost_to_any_building():
    table = town("police b", "church r", levels=[1, 1, 1], bonuses=["l1"]).play("bonus.l")
    assert table.legal() == {"blue.police", "red.church"}
    table.play("red.church")
    assert table.legal() == {f">{name}" for name in BUILDINGS if name != "church"}
    assert table.play(">hall").ghosts("hall") == "r"


def test_bonus_l_needs_room_there():
    table = town("police b", "church gggggr", bonuses=["l1"]).play("bonus.l blue police")
    assert table.why_not(">church") == ("A1", "no-room")


def test_bonus_l_takes_the_bonus_token_there_and_sets_off_5():
    table = town("police b", bonuses=["l1"], cards=[5], laid={"theatre": "g1", "hall": "f1"})
    table.play("bonus.l blue police>theatre")
    assert (table.board()["bonuses"], table.tokens()) == (["g1"], "b")


def test_bonus_l_is_no_move_action_so_7_21_and_25_do_not_apply():
    table = town("police b", "theatre bb", bonuses=["l1"], cards=[7, 21, 25])
    table.play("bonus.l blue police>theatre")
    assert (table.question, table.ghosts("theatre"), table.tokens()) == ("turn", "bbb", "")


def test_bonus_l_as_the_third_token_used_takes_none():
    """Its own slot is the third blocked one, so the token there stays."""
    table = town("police b", bonuses=["l1"], blocked=2, laid={"theatre": "g1"})
    table.play("bonus.l blue police>theatre")
    assert (table.board()["bonuses"], table.board()["blocked"]) == ([], 3)
    assert table.position["town"]["theatre"]["bonus"] == "g1"
