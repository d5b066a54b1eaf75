"""Action cards 14 to 26: the effect of each, its limits, and how it combines with others.

At the end, random play with the cards 1 to 26: every gain and loss has an event.
"""

import random

import pytest

from hauntboard.games.halloween.cards import OCCUPY, PAY

from .table import COLOURS, rival, town

GREEN_FIGHTS_YELLOW = "1 fight green church yellow church roller2"
YELLOW_FIGHTS_GREEN = "1 fight yellow church green church roller2"


def fighting(*cards, church="gy", levels=(3, 3, 1), **more):
    """Return a table with some ghosts in the church; the sections can use the yellow ones."""
    return town("police b", f"church {church}", levels=levels, cards=cards, **more)


# ---- 14: two discs back -----------------------------------------------------------------

BUSY = [["move", "scare", "fight"], ["move"], []]


def test_card_14_takes_back_two_discs_of_a_section():
    table = town("police b", cards=[14], discs=BUSY).play("use14 disc1.move disc1.fight")
    assert table.board()["discs"] == [["scare"], ["move"], []]
    assert table.supply() == 9 and table.question == "turn"
    back = {"seat": 0, "section": 1, "why": "card-14"}
    assert table.events("disc-back") == [{**back, "act": "move"}, {**back, "act": "fight"}]


def test_card_14_may_take_back_one_disc_only():
    table = town("police b", cards=[14], discs=BUSY).play("use14 disc1.move pass")
    assert table.board()["discs"][0] == ["scare", "fight"] and table.question == "turn"


def test_card_14_keeps_to_one_section():
    table = town("police b", cards=[14], discs=BUSY).play("use14")
    assert table.legal() == {"disc1.move", "disc1.scare", "disc1.fight", "disc2.move"}
    assert table.play("disc1.move").legal() == {"disc1.scare", "disc1.fight", "pass"}


def test_card_14_asks_for_no_second_disc_where_there_is_none():
    assert town("police b", cards=[14], discs=BUSY).play("use14 disc2.move").question == "turn"


def test_card_14_needs_a_disc_on_the_board():
    table = town("police b", cards=[14], blocked=2)
    assert table.why_not("use14") == ("C0", "power-does-nothing")


def test_card_14_never_reopens_a_section_used_this_turn():
    table = town("police b", cards=[14]).play("1 scare blue", "use14 disc1.scare")
    assert table.why_not("1.scare") == ("H3", "section-used")


def test_card_14_opens_the_space_of_a_section_not_used_yet():
    table = town("police b", cards=[14], discs=[["scare"], [], []])
    assert table.why_not("1.scare") == ("H4", "space-taken")
    assert table.play("use14 disc1.scare", "1 scare blue").sp() == 3


def test_card_14_works_for_those_who_occupy_it_only():
    table = town("police b", discs=BUSY, cards=[8], others=rival(14))
    assert table.why_not("use14") == ("C0", "not-your-card")


def test_card_14_works_once_per_turn():
    table = town("police b", cards=[14], discs=BUSY).play("use14 disc2.move")
    assert table.why_not("use14") == ("C0", "power-used")


def test_card_14_works_again_next_turn():
    table = town("police b", cards=[14], discs=BUSY).play("use14 disc2.move", "2 scare blue").rest(3)
    assert table.play("use14 disc2.scare").supply() == 11


# ---- 15: a level for tokens -------------------------------------------------------------


@pytest.mark.parametrize(("level", "tokens"), [(5, "oo"), (4, "yy"), (3, "gg"), (2, "bb")])
def test_card_15_lowers_a_section_for_two_tokens_of_the_colour_it_then_shows(level, tokens):
    table = town("police b", levels=[1, level, 1], cards=[15]).play("use15 section2")
    assert table.levels() == [1, level - 1, 1]
    assert table.gained("card-15") == table.tokens() == tokens
    assert table.events("level") == [{"seat": 0, "section": 2, "level": level - 1, "why": "card-15"}]


def test_card_15_lowers_no_section_of_level_1():
    assert town("police b", levels=[1, 2, 1], cards=[15]).play("use15").legal() == {"section2"}
    assert town("police b", cards=[15]).why_not("use15") == ("C0", "power-does-nothing")


def test_card_15_leaves_the_section_with_the_lower_level():
    table = town("police b", "church g", levels=[2, 1, 1], cards=[15]).play("use15 section1", "1.scare")
    assert table.why_not("green") == ("H5", "level-too-low")


def test_card_15_gives_what_the_supply_has():
    table = town("police b", levels=[3, 1, 1], cards=[15], others={1: {"tokens": "g" * 11}})
    assert table.play("use15 section1").tokens() == "g"
    assert table.levels() == [2, 1, 1]


def test_card_15_works_for_those_who_occupy_it_only():
    table = town("police b", levels=[3, 1, 1], cards=[8], others=rival(15))
    assert table.why_not("use15") == ("C0", "not-your-card")


def test_card_15_works_once_per_turn():
    table = town("police b", levels=[3, 3, 1], cards=[15]).play("use15 section1")
    assert table.why_not("use15") == ("C0", "power-used")


def test_card_15_works_again_next_turn():
    table = town("police b", levels=[3, 1, 1], cards=[15]).play("use15 section1").rest(3)
    assert table.play("use15 section1").tokens() == "bbgg" and table.levels() == [1, 1, 1]


def test_card_15_with_41_gives_4_points_for_two_orange_tokens():
    table = town("police b", levels=[5, 1, 1], cards=[15, 41]).play("use15 section1")
    assert table.points("card-41") == table.pe() == 4


# ---- 16: cheap upgrades -----------------------------------------------------------------


@pytest.mark.parametrize(("colour", "price"), [("blue", 0), ("green", 1), ("yellow", 2), ("orange", 3)])
def test_card_16_takes_2_scare_points_off_every_upgrade(colour, price):
    table = town("police b", "church bgyo", sp=3, levels=[5, 5, 5], cards=[16])
    table.play(f"1 upgrade {colour} church")
    paid = [{"seat": 0, "amount": price, "why": "upgrade"}] if price else []
    assert table.events("scare-points-paid") == paid
    assert table.sp() == 3 - price and len(table.tokens()) == 1


def test_card_16_makes_blue_to_green_free():
    table = town("police bb", sp=0, cards=[16]).play("1 upgrade blue police")
    assert (table.ghosts("police"), table.tokens(), table.sp()) == ("bg", "g", 0)


def test_card_16_refuses_what_the_lower_price_is_still_too_much_for():
    table = town("police b", "church yo", sp=2, levels=[5, 5, 5], cards=[16]).play("1.upgrade")
    assert table.legal() == {"blue.police", "yellow.church"}
    refusal = table.refusal("orange.church")
    assert refusal.clause == "A3" and refusal.message.arguments == {"amount": 3, "count": 2}


def test_card_16_works_for_those_who_occupy_it_only():
    table = town("police bb", sp=1, others=rival(16))
    refusal = table.refusal("1.upgrade")
    assert refusal.clause == "A3" and refusal.message.arguments == {"amount": 2, "count": 1}


def test_card_16_does_not_lift_other_limits_of_upgrades():
    table = town("police b", "church ggggg", "hall r", levels=[5, 1, 1], cards=[16]).play("1.upgrade")
    assert table.why_not("blue.police") == ("A3", "none-free")
    assert table.why_not("red.hall") == ("A3", "red-stays")


def test_card_16_makes_nothing_else_cheaper():
    table = town("police b", cards=[16, 23]).play("use23 blue")
    assert table.sp() == 1


# ---- 17: the winner leaves --------------------------------------------------------------


def test_card_17_moves_the_winner_to_any_building():
    table = fighting(17).play(GREEN_FIGHTS_YELLOW, "roll6", "roll1", "use17")
    assert table.legal() == {">police", ">school", ">hall", ">hospital", ">theatre"}
    assert table.play(">hall").ghosts("hall") == "g" and table.ghosts("church") == ""
    assert table.events("moved") == [{"seat": 0, "colour": "green", "building": "church", "to": "hall"}]


def test_card_17_needs_room():
    table = town("police b", "church gy", "hall bbbrrr", levels=[3, 1, 1], cards=[17])
    table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll1", "use17")
    assert table.why_not(">hall") == ("A1", "no-room")


def test_card_17_may_be_declined():
    table = fighting(17).play(GREEN_FIGHTS_YELLOW, "roll6", "roll1", "pass")
    assert table.question == "turn" and table.ghosts("church") == "g"


@pytest.mark.parametrize("attack", [4, 5])
def test_card_17_moves_nobody_after_a_loss_or_a_tie(attack):
    table = fighting(17).play(GREEN_FIGHTS_YELLOW, f"roll{attack}", "roll5")
    assert table.question == "turn" and table.ghosts("church") == "gy"


def test_card_17_works_for_those_who_occupy_it_only():
    table = fighting(others=rival(17)).play(GREEN_FIGHTS_YELLOW, "roll6", "roll1")
    assert table.question == "turn"


def test_card_17_works_after_every_win():
    table = fighting(17, church="ggyy").play(GREEN_FIGHTS_YELLOW, "roll6", "roll1", "use17", ">hall")
    table.play("2 fight green church yellow church roller2", "roll6", "roll1", "use17", ">hall")
    assert table.ghosts("hall") == "gg"


def test_card_17_takes_the_bonus_token_where_the_winner_arrives():
    table = fighting(17, laid={"hall": "g1", "school": "c1"})
    table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll1", "use17", ">hall")
    assert table.board()["bonuses"] == ["g1"]


def test_card_17_with_21_and_25_is_no_move_action():
    table = town("police b", "church gy", "hall g", levels=[2, 1, 1], cards=[17, 21, 25])
    table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll1", "use17", ">hall")
    assert table.ghosts("hall") == "gg" and table.question == "turn"


def test_card_17_with_32_moves_the_winner_without_dice():
    table = fighting(17, 32).play("1 fight yellow church green church use17>hall")
    assert table.ghosts("hall") == "y"


def test_card_17_comes_after_the_blue_rule():
    table = town("church bg", levels=[2, 1, 1], cards=[17])
    table.play("1 fight green church blue church roller2", "roll6", "roll1")
    assert table.question == "blue"
    assert table.play(">school", "use17", ">school").ghosts("school") == "bbbg"


# ---- 18: loud haunts --------------------------------------------------------------------


def test_card_18_rolls_the_die_of_the_colour_after_a_haunt():
    table = fighting(18).play("1 haunt green church use18")
    assert table.legal() == {f"roll{face}" for face in range(1, 7)}
    assert table.play("roll5").scare_points("card-18") == 5
    assert table.sp() == 7 and table.pe() == 4


def test_card_18_may_be_declined():
    table = fighting(18).play("1 haunt green church pass")
    assert table.sp() == 2 and table.question == "turn"


def test_card_18_works_for_those_who_occupy_it_only():
    assert fighting(others=rival(18)).play("1 haunt green church").question == "turn"


def test_card_18_belongs_to_haunt_actions():
    assert fighting(18).play("1 scare green").question == "turn"


def test_card_18_works_after_every_haunt():
    table = fighting(18).play("1 haunt green church use18", "roll5", "2 haunt blue police use18", "roll2")
    assert table.scare_points("card-18") == 7


def test_card_18_with_9_rolls_again_for_1_scare_point():
    table = fighting(18, 9, sp=1).play("1 haunt yellow church use18", "roll2", "again1", "roll7")
    assert table.scare_points("card-18") == 7 and table.sp() == 7


def test_card_18_with_bonus_k_adds_3_that_survives_rolling_again():
    table = fighting(18, 9, sp=1, bonuses=["k1"])
    table.play("1 haunt yellow church use18", "roll2", "plus1", "again1", "roll7")
    assert table.scare_points("card-18") == 10


def test_card_18_knows_no_bonus_i():
    table = fighting(18, 9, bonuses=["i1", "h1"]).play("1 haunt yellow church use18", "roll2")
    assert table.legal() == {"again1", "pass"}


def test_card_18_with_31_rolls_for_that_haunt():
    table = town("police b", "church gggg", levels=[2, 1, 1], cards=[18, 31])
    table.play("1 summon green church use31 green hall use18", "roll6")
    assert table.scare_points("card-18") == 6 and table.pe() == 4


def test_card_18_with_47_does_not_roll_for_a_token_taken_back():
    table = fighting(18, 47, pe=4, haunts={"church": {"green": 0}}).play("1 haunt green church")
    assert table.question == "turn" and table.pe() == 2


# ---- 19: laughter -----------------------------------------------------------------------


def test_card_19_gives_the_losers_level_for_a_win():
    table = fighting(19).play(GREEN_FIGHTS_YELLOW, "roll6", "roll1")
    assert table.scare_points("card-19") == 3 and table.sp() == 5 and table.tokens() == "y"


@pytest.mark.parametrize("attack", [4, 5])
def test_card_19_gives_nothing_for_a_loss_or_a_tie(attack):
    assert fighting(19).play(GREEN_FIGHTS_YELLOW, f"roll{attack}", "roll5").sp() == 2


def test_card_19_works_for_those_who_occupy_it_only():
    table = fighting(others=rival(19)).play(GREEN_FIGHTS_YELLOW, "roll6", "roll1")
    assert (table.sp(), table.sp(1)) == (2, 2)


def test_card_19_belongs_to_fights():
    assert fighting(19, 10).play("use10 yellow church").sp() == 2


def test_card_19_with_20_and_32_pays_for_each_win():
    table = fighting(19, 20, 32, church="bgy")
    table.play("1 fight yellow church green church blue church")
    assert [e["amount"] for e in table.events("scare-points")] == [2, 1]
    assert table.sp() == 5 and table.tokens() == "bg"


# ---- 20: brawls -------------------------------------------------------------------------


def won(defender, attack="roll8", defence="roll1"):
    """Return the steps of one more fight of card 20."""
    return (defender, "roller2", attack, defence)


def test_card_20_goes_on_to_fight_the_others_of_the_building():
    table = fighting(20, church="gyor").play(YELLOW_FIGHTS_GREEN, "roll6", "roll5")
    assert table.legal() == {"orange.church", "red.church", "pass"}
    table.play(*won("orange.church"))
    assert table.used == [20] and table.legal() == {"red.church", "pass"}
    table.play(*won("red.church"))
    assert table.ghosts("church") == "y" and table.tokens() == "gor"
    assert table.question == "turn" and table.supply() == 10


def test_card_20_goes_on_after_a_loss():
    table = fighting(20, church="gyo").play(YELLOW_FIGHTS_GREEN, "roll1", "roll5")
    assert table.legal() == {"orange.church", "pass"}
    assert table.play(*won("orange.church")).tokens() == "o"


def test_card_20_fights_each_ghost_once():
    table = fighting(20, church="ggy").play(YELLOW_FIGHTS_GREEN, "roll1", "roll5")
    assert table.legal() == {"green.church", "pass"}
    table.play(*won("green.church", "roll1", "roll5"))
    assert table.question == "turn" and table.ghosts("church") == "ggy"


def test_card_20_may_be_stopped_any_time():
    table = fighting(20, church="gyo").play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", "pass")
    assert table.question == "turn" and table.ghosts("church") == "yo"


def test_card_20_is_not_spent_where_nobody_else_is_fought():
    table = fighting(20, church="ggyo").play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", "pass")
    table.play("2 fight yellow church green church roller2", "roll6", "roll5", *won("orange.church"))
    assert table.used == [20]


def test_card_20_works_for_those_who_occupy_it_only():
    assert (
        fighting(church="gyo", others=rival(20)).play(YELLOW_FIGHTS_GREEN, "roll6", "roll5").question
        == "turn"
    )


def test_card_20_works_in_one_fight_action_per_turn():
    table = fighting(20, church="ggyor")
    table.play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", *won("orange.church"), "pass")
    table.play("2 fight yellow church green church roller2", "roll6", "roll5")
    assert table.question == "turn" and table.ghosts("church") == "yr"


def test_card_20_works_again_next_turn():
    table = fighting(20, church="ggyor")
    table.play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", *won("orange.church"), "pass").rest(3)
    table.play("2 fight yellow church green church roller2", "roll6", "roll5", *won("red.church"))
    assert table.used == [20] and table.ghosts("church") == "y"


def test_card_20_does_not_fight_the_own_colour_but_with_11():
    assert fighting(20, church="gyy").play(YELLOW_FIGHTS_GREEN, "roll6", "roll5").question == "turn"
    table = fighting(20, 11, church="gyy").play(YELLOW_FIGHTS_GREEN, "roll6", "roll5")
    assert table.legal() == {"yellow.church", "pass"}
    table.play(*won("yellow.church"))
    assert table.ghosts("church") == "y" and table.question == "turn"


def test_card_20_leaves_the_blues_of_the_blue_rule_alone():
    table = town("church bgy", levels=[3, 1, 1], cards=[20])
    table.play("1 fight yellow church blue church roller2", "roll8", "roll1", ">church")
    assert table.ghosts("church") == "bbbgy"
    assert table.legal() == {"green.church", "pass"}
    assert table.play(*won("green.church")).question == "turn"


def test_card_20_with_17_needs_24_to_go_on_from_another_building():
    gone = (YELLOW_FIGHTS_GREEN, "roll6", "roll5", "use17", ">hall")
    assert fighting(20, 17, church="gyo").play(*gone).question == "turn"
    table = fighting(20, 17, 24, church="gyo").play(*gone)
    assert table.legal() == {"orange.church", "pass"}
    assert table.play(*won("orange.church"), "pass").ghosts("church") == ""
    assert table.ghosts("hall") == "y"


def test_card_20_with_17_does_not_fight_where_the_winner_arrives():
    table = town("police b", "church gyo", "hall gr", levels=[3, 1, 1], cards=[17, 20, 24])
    table.play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", "use17", ">hall")
    assert table.legal() == {"orange.church", "pass"}


def test_card_20_with_24_goes_on_in_the_first_defenders_building():
    table = town("police b", "hall yr", "church go", levels=[3, 1, 1], cards=[20, 24])
    table.play("1 fight yellow hall green church roller2", "roll6", "roll5")
    assert table.legal() == {"orange.church", "pass"}
    assert table.play(*won("orange.church")).question == "turn"


def test_card_20_rolls_each_fight_with_fresh_dice():
    """Bonus h and k help in the fight they were used in."""
    table = fighting(20, church="gyo", bonuses=["h1", "k1"])
    table.play(YELLOW_FIGHTS_GREEN, "bonus.h", "roll10", "roll5", "plus1", "orange.church", "roller2")
    assert table.legal() == {f"roll{face}" for face in range(1, 9)}
    assert table.play("roll3", "roll3").events("fight-lost") == [{"seat": 0, "attack": 3, "defence": 3}]


def test_card_20_lets_every_fight_have_its_roller():
    table = fighting(20, church="gyo").play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", "orange.church", "roller3")
    table.play("roll6", "roll5")
    assert [e["seat"] for e in table.events("rolled")] == [0, 2]


# ---- 21: wagers -------------------------------------------------------------------------


def test_card_21_gives_the_number_named_if_the_die_reaches_it():
    table = fighting(21).play("1 move green church>school use21 name4", "roll4")
    assert table.scare_points("card-21") == 4 and table.sp() == 6
    assert table.question == "turn"


def test_card_21_gives_no_more_than_the_number_named():
    assert fighting(21).play("1 move green church>school use21 name4", "roll6").scare_points("card-21") == 4


def test_card_21_gives_1_scare_point_for_less():
    assert fighting(21).play("1 move green church>school use21 name4", "roll3").scare_points("card-21") == 1


def test_card_21_rolls_the_die_of_the_ghost_that_moved():
    table = fighting(21).play("1 move yellow church>school use21")
    assert table.legal() == {f"name{number}" for number in range(1, 9)}
    assert table.play("name8").legal() == {f"roll{face}" for face in range(1, 9)}


def test_card_21_may_be_declined():
    table = fighting(21).play("1 move green church>school pass")
    assert table.sp() == 2 and table.question == "turn"


def test_card_21_works_for_those_who_occupy_it_only():
    assert fighting(others=rival(21)).play("1 move green church>school").question == "turn"


def test_card_21_belongs_to_move_actions():
    table = fighting(21, 48, bonuses=["l1"])
    assert table.play("bonus l green church>school").question == "turn"
    assert table.play("1 scare green use48 green school>church").question == "turn"


def test_card_21_with_7_pays_for_both_ghosts_in_any_order():
    table = fighting(21, 7).play("1 move green church>school use7 yellow church>theatre use21 name8", "roll8")
    assert table.scare_points("card-21") == 8
    table.play("use21 name6", "roll6")
    assert table.scare_points("card-21") == 6 and table.sp() == 16


def test_card_21_wagers_once_for_a_ghost():
    table = fighting(21, 7).play("1 move green church>school use21 name1", "roll1")
    assert table.question == "follow" and "use21" not in table.legal()


def test_card_21_with_9_rolls_again_for_1_scare_point():
    table = fighting(21, 9, sp=1).play("1 move green church>school use21 name5", "roll2", "again1", "roll5")
    assert table.scare_points("card-21") == 5 and table.sp() == 5


def test_card_21_with_bonus_k_names_and_reaches_3_more():
    table = fighting(21, bonuses=["k1"]).play("1 move green church>school use21")
    assert "name9" in table.legal() and "name10" not in table.legal()
    assert table.play("name9", "roll6", "plus1").scare_points("card-21") == 9


def test_card_21_with_9_and_k_keeps_the_3_when_rolling_again():
    table = fighting(21, 9, sp=1, bonuses=["k1"])
    table.play("1 move green church>school use21 name8", "roll1", "plus1", "again1", "roll5")
    assert table.scare_points("card-21") == 8


def test_card_21_knows_no_bonus_i():
    table = fighting(21, 9, bonuses=["i1"]).play("1 move green church>school use21 name5", "roll2")
    assert table.legal() == {"again1", "pass"}


# ---- 22: change -------------------------------------------------------------------------

CHANGES = {
    "green>blue": ("g", "bb"),
    "yellow>green": ("y", "gg"),
    "orange>yellow": ("o", "yy"),
    "red>orange": ("r", "oo"),
    "blue>green": ("bb", "g"),
    "green>yellow": ("gg", "y"),
    "yellow>orange": ("yy", "o"),
    "orange>red": ("oo", "r"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_card_22_changes_tokens_one_level_down_or_up(change):
    given, taken = CHANGES[change]
    table = town("police b", cards=[22], tokens=given).play("use22", f"change.{change}")
    assert table.tokens() == table.gained("card-22") == taken
    (paid,) = table.events("tokens-paid")
    assert paid == {"seat": 0, "colour": change.split(">")[0], "count": len(given), "why": "card-22"}


@pytest.mark.parametrize("change", CHANGES)
def test_card_22_needs_the_tokens_it_changes(change):
    given, _ = CHANGES[change]
    others = "bgyor".replace(given[0], "")
    table = town("police b", cards=[22], tokens=others * 2 + given[1:]).play("use22")
    assert f"change.{change}" not in table.legal()


@pytest.mark.parametrize("change", CHANGES)
def test_card_22_needs_the_full_amount_in_the_supply(change):
    given, taken = CHANGES[change]
    spare = "bb" if "b" not in given + taken else "rr"  # keeps another change possible
    for left, possible in ((len(taken), True), (len(taken) - 1, False)):
        others = {1: {"tokens": taken[0] * (12 - left)}}
        table = town("police b", cards=[22], tokens=given + spare, others=others).play("use22")
        assert (f"change.{change}" in table.legal()) == possible


def test_card_22_does_nothing_without_tokens_to_change():
    assert town("police b", cards=[22], tokens="b").why_not("use22") == ("C0", "power-does-nothing")


def test_card_22_works_for_those_who_occupy_it_only():
    table = town("police b", tokens="bb", cards=[8], others=rival(22))
    assert table.why_not("use22") == ("C0", "not-your-card")


def test_card_22_works_once_per_turn():
    table = town("police b", cards=[22], tokens="bbbb").play("use22 change.blue>green")
    assert table.why_not("use22") == ("C0", "power-used")


def test_card_22_works_again_next_turn():
    table = town("police b", cards=[22], tokens="bbbb").play("use22 change.blue>green").rest(3)
    assert table.play("use22 change.blue>green").tokens() == "gg"


# ---- 23: tokens for scare points --------------------------------------------------------


@pytest.mark.parametrize(("level", "colour"), list(enumerate(COLOURS, start=1)))
def test_card_23_sells_a_token_of_a_ghost_in_town_for_its_level(level, colour):
    table = town("police b", "church gyor", sp=6, cards=[23]).play(f"use23 {colour}")
    assert table.events("scare-points-paid") == [{"seat": 0, "amount": level, "why": "card-23"}]
    assert table.gained("card-23") == table.tokens() == colour[0]
    assert table.sp() == 6 - level


def test_card_23_needs_the_scare_points():
    table = town("police b", "church gyor", sp=3, cards=[23]).play("use23")
    assert table.legal() == {"blue", "green", "yellow"}
    assert town("police b", sp=0, cards=[23]).why_not("use23") == ("C0", "power-does-nothing")


def test_card_23_needs_a_ghost_of_the_colour_in_town():
    assert town("police b", "church o", sp=9, cards=[23]).play("use23").legal() == {"blue", "orange"}


def test_card_23_needs_a_token_in_the_supply():
    table = town("police b", "church o", sp=9, cards=[23], others={1: {"tokens": "o" * 12}})
    assert table.play("use23").legal() == {"blue"}


def test_card_23_works_for_those_who_occupy_it_only():
    assert town("police b", cards=[8], others=rival(23)).why_not("use23") == ("C0", "not-your-card")


def test_card_23_works_once_per_turn():
    table = town("police b", cards=[23]).play("use23 blue")
    assert table.why_not("use23") == ("C0", "power-used")


def test_card_23_works_again_next_turn():
    table = town("police b", cards=[23]).play("use23 blue").rest(3).play("use23 blue")
    assert table.tokens() == "bb" and table.sp() == 0


# ---- 24: fights from afar ---------------------------------------------------------------


def test_card_24_attacks_a_ghost_in_any_building():
    table = town("police bg", "theatre y", "hall r", levels=[2, 1, 1], cards=[24]).play(
        "1 fight green police"
    )
    assert table.legal() == {"blue.police", "yellow.theatre", "red.hall"}
    table.play("yellow.theatre", "roller2", "roll6", "roll5")
    assert (table.ghosts("police"), table.ghosts("theatre"), table.tokens()) == ("bg", "", "y")


def test_card_24_works_for_those_who_occupy_it_only():
    table = town("police bg", "theatre y", levels=[2, 1, 1], others=rival(24)).play("1 fight green police")
    assert table.why_not("yellow.theatre") == ("A5", "other-building")


def test_card_24_keeps_to_the_level_of_the_section():
    table = town("police b", "theatre y", cards=[24]).play("1.fight")
    assert table.legal() == {"blue.police"}
    assert table.why_not("yellow.theatre") == ("H5", "level-too-low")


def test_card_24_attacks_no_ghost_of_the_own_colour():
    table = town("police bg", "theatre g", levels=[2, 1, 1], cards=[24]).play("1 fight green police")
    assert table.legal() == {"blue.police"}
    assert table.why_not("green.theatre") == ("A5", "own-colour")


def test_card_24_with_11_attacks_the_own_colour_elsewhere_but_not_itself():
    table = town("police bg", "theatre g", levels=[2, 1, 1], cards=[11, 24]).play("1 fight green police")
    assert table.legal() == {"blue.police", "green.theatre"}
    table.play("green.theatre", "roller2", "roll5", "roll5")
    assert table.ghosts("theatre") == "" and table.tokens() == "g"


def test_card_24_works_in_every_fight_action():
    table = town("police bg", "theatre yy", levels=[2, 2, 1], cards=[24])
    for section in (1, 2):
        table.play(f"{section} fight green police yellow theatre roller2", "roll6", "roll5")
    assert table.tokens() == "yy"


def test_card_24_belongs_to_fight_actions():
    table = town("police b", "theatre r", cards=[24]).play("1.haunt")
    assert table.legal() == {"blue.police"}


# ---- 25: reunions -----------------------------------------------------------------------


def reunion(*cards, police="b", school="b", **more):
    return town(f"police {police}", f"school {school}", cards=[25, *cards], **more)


def test_card_25_summons_where_a_ghost_joins_another_of_its_colour():
    table = reunion().play("1 move blue police>school use25")
    assert table.ghosts("school") == "bbb" and table.gained("summon") == table.tokens() == "b"
    assert table.used == [25] and table.supply() == 10


def test_card_25_may_be_declined():
    table = reunion().play("1 move blue police>school pass")
    assert table.ghosts("school") == "bb" and table.tokens() == "" and table.question == "turn"


def test_card_25_needs_another_ghost_of_the_colour_there():
    assert reunion(school="g").play("1 move blue police>school").question == "turn"


def test_card_25_needs_room_for_one_more():
    assert reunion(school="bggyy").play("1 move blue police>school").question == "turn"
    assert reunion(school="bggy").play("1 move blue police>school use25").ghosts("school") == "bbbggy"


def test_card_25_needs_a_free_ghost_of_the_colour():
    assert reunion(school="bbbb").play("1 move blue police>school").question == "turn"
    assert reunion(school="bbb").play("1 move blue police>school use25").ghosts("school") == "bbbbb"


def test_card_25_works_for_those_who_occupy_it_only():
    table = town("police b", "school b", others=rival(25)).play("1 move blue police>school")
    assert table.question == "turn"


def test_card_25_works_once_per_turn():
    table = reunion().play("1 move blue police>school use25", "2 move blue school>police")
    assert table.play("3 move blue police>school").question == "turn"


def test_card_25_works_again_next_turn():
    table = reunion(police="bb").play("1 move blue police>school use25").rest(3)
    assert table.play("2 move blue police>school use25").ghosts("school") == "bbbbb"


@pytest.mark.parametrize("move", ["bonus l blue police>school", "1 scare blue use48 blue police>school"])
def test_card_25_belongs_to_move_actions(move):
    table = reunion(48, bonuses=["l1"]).play(move)
    assert table.ghosts("school") == "bb" and table.question == "turn"


def test_card_25_with_7_works_for_the_second_ghost():
    table = reunion(7, police="bg", school="g", levels=[2, 1, 1])
    table.play("1 move blue police>hall use7 green police>school use25")
    assert table.ghosts("school") == "ggg" and table.tokens() == "g"


def test_card_25_with_7_works_for_one_of_two_ghosts():
    table = town("police bg", "school bg", levels=[2, 1, 1], cards=[7, 25])
    table.play("1 move blue police>school use25 use7 green police>school")
    assert table.ghosts("school") == "bbbgg" and table.question == "turn"


def test_card_25_with_7_and_21_leaves_the_other_follow_ups_open():
    table = reunion(7, 21, police="bb").play("1 move blue police>school use25")
    assert table.legal() == {"use7", "use21", "pass"}


def test_card_25_with_29_gives_a_point_for_that_summon():
    assert reunion(29).play("1 move blue police>school use25").points("card-29") == 1


# ---- 26: the difference of the dice -----------------------------------------------------


def test_card_26_gives_the_difference_of_the_dice_after_a_win():
    table = fighting(26).play(GREEN_FIGHTS_YELLOW, "roll6", "roll2", "use26")
    assert table.scare_points("card-26") == 4 and table.sp() == 6
    assert table.used == [26] and table.question == "turn"


def test_card_26_gives_the_difference_of_the_dice_after_a_loss():
    table = fighting(26).play(GREEN_FIGHTS_YELLOW, "roll1", "roll8", "use26")
    assert table.scare_points("card-26") == 7 and table.sp() == 9


def test_card_26_gives_nothing_for_a_tie():
    assert fighting(26).play(GREEN_FIGHTS_YELLOW, "roll3", "roll3").question == "turn"


def test_card_26_works_for_those_who_occupy_it_only():
    table = fighting(others=rival(26)).play(GREEN_FIGHTS_YELLOW, "roll1", "roll8")
    assert table.question == "turn" and table.sp(1) == 2


def test_card_26_works_once_per_turn():
    table = fighting(26).play(GREEN_FIGHTS_YELLOW, "roll1", "roll8", "use26")
    table.play("2 fight green church yellow church roller2", "roll1", "roll8")
    assert table.question == "turn" and table.sp() == 9


def test_card_26_works_again_next_turn():
    table = fighting(26).play(GREEN_FIGHTS_YELLOW, "roll1", "roll8", "use26").rest(3)
    table.play("2 fight green church yellow church roller2", "roll1", "roll4", "use26")
    assert table.sp() == 12


def test_card_26_is_for_the_fight_that_the_player_chooses():
    table = fighting(26).play(GREEN_FIGHTS_YELLOW, "roll1", "roll2", "pass")
    table.play("2 fight green church yellow church roller2", "roll1", "roll8", "use26")
    assert table.scare_points("card-26") == 7


def test_card_26_with_20_is_for_any_fight_of_the_brawl():
    table = fighting(20, 26, church="gyo").play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", "pass")
    table.play(*won("orange.church"), "use26")
    assert table.scare_points("card-26") == 7


def test_card_26_with_11_leaves_the_1_out():
    table = fighting(11, 26).play(GREEN_FIGHTS_YELLOW, "roll6", "roll2", "use26")
    assert table.scare_points("card-26") == 4
    table = fighting(11, 26).play(GREEN_FIGHTS_YELLOW, "roll1", "roll2", "use26")
    assert table.scare_points("card-26") == 1
    assert fighting(11, 26).play(GREEN_FIGHTS_YELLOW, "roll2", "roll2").question == "turn"


def test_card_26_counts_the_3_of_bonus_k():
    table = fighting(26, bonuses=["k1"]).play(GREEN_FIGHTS_YELLOW, "roll1", "roll8", "plus1", "use26")
    assert table.scare_points("card-26") == 4


def test_card_26_with_9_counts_the_final_dice():
    table = fighting(9, 26, sp=1).play(GREEN_FIGHTS_YELLOW, "roll1", "roll8", "again1", "roll6", "use26")
    assert table.scare_points("card-26") == 2


def test_card_26_with_32_gives_nothing_without_dice():
    table = fighting(26, 32).play("1 fight yellow church green church")
    assert table.question == "turn" and table.sp() == 2 and table.tokens() == "g"


def test_card_26_with_32_still_works_against_a_stronger_ghost():
    table = fighting(26, 32).play(GREEN_FIGHTS_YELLOW, "roll1", "roll8", "use26")
    assert table.scare_points("card-26") == 7


def test_card_26_and_17_come_in_the_order_the_player_likes():
    for order in (("use17", ">hall", "use26"), ("use26", "use17", ">hall")):
        table = fighting(17, 26).play(GREEN_FIGHTS_YELLOW, "roll6", "roll2", *order)
        assert table.sp() == 6 and table.ghosts("hall") == "g" and table.question == "turn"


# ---- all cards --------------------------------------------------------------------------

GROUPS = [range(1, 9), range(9, 17), range(17, 25), range(19, 27)]
# The account and the sign of each kind of event.
ACCOUNTS = {
    "points": ("pe", 1),
    "points-lost": ("pe", -1),
    "scare-points": ("sp", 1),
    "scare-points-paid": ("sp", -1),
}
OCCUPYING = range(OCCUPY, PAY)
TOKEN_ACCOUNTS = {"tokens-gained": 1, "tokens-paid": -1}


def accounts(table, seat):
    """Return everything that a seat owns, by account."""
    board = table.board(seat)
    return {"pe": board["pe"], "sp": board["sp"]} | {c: board["tokens"].get(c, 0) for c in COLOURS}


def booked(events, seat):
    """Return the changes of these accounts according to the events."""
    changes = dict.fromkeys(("pe", "sp", *COLOURS), 0)
    for event in (event for event in events if event.data.get("seat") == seat):
        if event.kind in ACCOUNTS:
            account, sign = ACCOUNTS[event.kind]
            changes[account] += sign * event.data["amount"]
        elif event.kind in TOKEN_ACCOUNTS:
            changes[event.data["colour"]] += TOKEN_ACCOUNTS[event.kind] * event.data["count"]
    return changes


def random_steps(cards, seed, count=400):
    """Yield a table and a random action for it, step by step. Every seat occupies half of the cards, rests
    only if it must, and never occupies a fifth card, which would end the match."""
    first, second, mixed = list(cards)[:4], list(cards)[4:], list(cards)[::2]
    seat = {"sp": 5, "levels": [3, 4, 5], "tokens": "bgyor"}
    others = {1: {**seat, "cards": second}, 2: {**seat, "cards": mixed}}
    laid = {"school": "k1", "church": "h1", "hall": "a1", "hospital": "l1", "theatre": "j1"}
    table = town(
        "police bb", "church ggy", "hall oor", cards=first, others=others, laid=laid, levels=[3, 4, 5], sp=5
    )
    rng = random.Random(seed)
    for _ in range(count):
        if table.state.over():
            return
        actions = table.state.legal_actions()
        lively = [a for a in actions if not table.game.text(a).endswith(".rest") and a not in OCCUPYING]
        yield table, rng.choice(lively or [a for a in actions if a not in OCCUPYING])


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("cards", GROUPS, ids=str)
def test_every_gain_and_loss_has_an_event(cards, seed):
    for table, action in random_steps(cards, seed):
        before = [accounts(table, seat) for seat in range(3)]
        events = table.match.play(action).events
        for seat in range(3):
            change = booked(events, seat)
            assert accounts(table, seat) == {key: before[seat][key] + change[key] for key in change}


@pytest.mark.parametrize("seed", [4, 5, 6])
@pytest.mark.parametrize("cards", GROUPS, ids=str)
def test_cards_work_for_those_who_occupy_them_and_turn_cards_once_per_turn(cards, seed):
    for table, action in random_steps(cards, seed):
        used = table.position["powers_used"]
        for event in table.match.play(action).events:
            reason = event.data.get("why", "")
            if event.kind == "power-used":
                assert event.data["number"] not in used
                reason = f"card-{event.data['number']}"
            if reason.startswith("card-"):
                assert int(reason.removeprefix("card-")) in table.board(event.data["seat"])["cards"]
