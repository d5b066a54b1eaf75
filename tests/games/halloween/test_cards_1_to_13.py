"""Action cards 1 to 13: the effect of each, its limits, and how it combines with others."""

import pytest

from hauntboard.games.halloween.cards import CARDS

from .table import SPECTATOR, rival, town

GREEN_FIGHTS_YELLOW = "1 fight green church yellow church roller2"
YELLOW_FIGHTS_GREEN = "1 fight yellow church green church roller2"


# ---- 1: haunting next door --------------------------------------------------------------


def test_card_1_haunts_next_door_to_two_ghosts_of_a_colour():
    table = town("police b", "church yy", levels=[3, 1, 1], cards=[1]).play("1 haunt yellow school")
    assert table.ghosts("school") == ""
    assert table.position["town"]["school"]["haunts"] == {"yellow": 0}
    assert table.points("haunt") == table.pe() == 6
    assert table.used == [1]


def test_card_1_reaches_adjacent_buildings_only():
    table = town("police b", "church yy", levels=[3, 1, 1], cards=[1]).play("1.haunt")
    assert table.legal() == {"blue.police", "yellow.church", "yellow.school", "yellow.theatre"}
    assert table.why_not("yellow.hospital") == ("H5", "no-such-ghost")


def test_card_1_needs_two_ghosts_of_the_colour_in_one_building():
    table = town("police b", "church y", "hall y", levels=[3, 1, 1], cards=[1]).play("1.haunt")
    assert table.legal() == {"blue.police", "yellow.church", "yellow.hall"}


def test_card_1_does_not_lend_another_colour():
    table = town("police b", "church yyg", levels=[5, 1, 1], cards=[1]).play("1.haunt")
    assert not {"green.school", "red.school"} & table.legal()


def test_card_1_does_not_lift_the_level_of_the_section():
    table = town("police b", "church yy", levels=[2, 1, 1], cards=[1]).play("1.haunt")
    assert table.legal() == {"blue.police"}


def test_card_1_works_for_those_who_occupy_it_only():
    table = town("police b", "church yy", levels=[3, 1, 1], others=rival(1)).play("1.haunt")
    assert table.legal() == {"blue.police", "yellow.church"}


def test_card_1_needs_a_free_space_in_a_building_not_haunted_yet():
    haunts = {"school": {"yellow": 1}, "theatre": {"blue": 0}}
    table = town("police b", "church yy", levels=[3, 1, 1], cards=[1], haunts=haunts).play("1.haunt")
    assert table.legal() == {"blue.police", "yellow.church"}
    assert table.why_not("yellow.school") == ("A6", "space-haunted")
    assert table.why_not("yellow.theatre") == ("A6", "building-haunted")


def test_card_1_works_once_per_turn():
    table = town("police b", "church yy", levels=[3, 3, 1], cards=[1])
    table.play("1 haunt yellow school", "2.haunt")
    assert table.legal() == {"blue.police", "yellow.church"}


def test_card_1_works_again_next_turn():
    table = town("police b", "church yy", levels=[3, 3, 1], cards=[1])
    table.play("1 haunt yellow school").rest(3).play("2 haunt yellow theatre")
    assert table.pe() == 12 and table.used == [1]


def test_card_1_is_not_spent_where_a_ghost_of_the_colour_stands():
    table = town("police b", "school y", "church yy", levels=[3, 3, 1], cards=[1])
    assert table.play("1 haunt yellow school").used == []
    assert table.play("2 haunt yellow theatre").used == [1]


# ---- 2: flying --------------------------------------------------------------------------


def test_card_2_moves_a_ghost_to_any_building():
    table = town("police b", cards=[2]).play("1 move blue police")
    assert table.legal() == {">school", ">church", ">hall", ">hospital", ">theatre"}
    assert table.play(">theatre").ghosts("theatre") == "b"


def test_card_2_works_for_those_who_occupy_it_only():
    table = town("police b", others=rival(2)).play("1 move blue police")
    assert table.legal() == {">school", ">hall"}
    assert table.why_not(">theatre") == ("A4", "not-adjacent")


def test_card_2_needs_room_and_another_building():
    table = town("police b", "theatre gggggr", cards=[2]).play("1 move blue police")
    assert table.why_not(">theatre") == ("A1", "no-room")
    assert table.why_not(">police") == ("A4", "already-there")


def test_card_2_lets_a_ghost_out_whose_neighbours_are_full():
    full = ("school gggggr", "hall yyyyyr", "police b")
    assert "1.move" not in town(*full).legal()
    assert town(*full, cards=[2]).play("1 move blue police>church").ghosts("church") == "b"


def test_card_2_with_7_lets_the_second_ghost_fly_too():
    table = town("police bg", levels=[2, 1, 1], cards=[2, 7])
    table.play("1 move blue police>theatre use7 green police>church")
    assert (table.ghosts("theatre"), table.ghosts("church")) == ("b", "g")


# ---- 3: trophies ------------------------------------------------------------------------


def test_card_3_gives_3_points_for_a_win_against_a_stronger_ghost():
    table = town("police b", "church gy", levels=[2, 1, 1], cards=[3])
    table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll5")
    assert table.points("card-3") == table.pe() == 3
    assert table.tokens() == "y"


def test_card_3_gives_2_points_for_a_win_against_a_weaker_ghost():
    table = town("police b", "church gy", levels=[3, 1, 1], cards=[3])
    table.play(YELLOW_FIGHTS_GREEN, "roll6", "roll5")
    assert table.points("card-3") == table.pe() == 2


@pytest.mark.parametrize("defence", [3, 8])
def test_card_3_gives_nothing_for_a_tie_or_a_loss(defence):
    table = town("police b", "church gy", levels=[2, 1, 1], cards=[3])
    assert table.play(GREEN_FIGHTS_YELLOW, "roll3", f"roll{defence}").pe() == 0


def test_card_3_works_for_those_who_occupy_it_only():
    table = town("police b", "church gy", levels=[2, 1, 1], others=rival(3))
    table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll5")
    assert (table.pe(), table.pe(1), table.tokens()) == (0, 0, "y")


def test_card_3_with_11_gives_nothing_for_the_same_colour():
    table = town("police b", "church gg", levels=[2, 1, 1], cards=[3, 11])
    table.play("1 fight green church green church roller2", "roll6", "roll5")
    assert (table.pe(), table.tokens(), table.ghosts("church")) == (0, "g", "g")


def test_card_3_with_32_pays_for_the_win_without_dice():
    table = town("police b", "church gy", levels=[3, 1, 1], cards=[3, 32])
    assert table.play("1 fight yellow church green church").points("card-3") == 2


def test_card_3_with_20_pays_for_each_win():
    table = town("police b", "church gyo", levels=[3, 1, 1], cards=[3, 20])
    table.play(YELLOW_FIGHTS_GREEN, "roll6", "roll5", "orange.church", "roller2", "roll6", "roll5")
    assert table.points("card-3") == table.pe() == 5


def test_card_3_looks_at_the_level_not_at_the_higher_die_of_bonus_h():
    table = town("police b", "church gy", levels=[2, 1, 1], cards=[3], bonuses=["h1", "h2"])
    table.play(GREEN_FIGHTS_YELLOW, "bonus.h", "bonus.h", "roll10", "roll8")
    assert [e["sides"] for e in table.events("rolled")] == [10, 8]
    assert table.points("card-3") == 3


# ---- 4: one level higher ----------------------------------------------------------------

# For each kind of action, a choice that needs a section of level 2.
LIFTED = {
    "summon": "green.church",
    "scare": "green",
    "upgrade": "green.church",
    "move": "green.church",
    "fight": "green.church",
    "haunt": "green.church",
}


def lifting(*cards, **more):
    """Return a table where every action is possible with a blue and with a green ghost."""
    return town("police bby", "church ggy", sp=9, cards=cards, **more)


@pytest.mark.parametrize("act", LIFTED)
def test_card_4_lifts_every_kind_of_action_by_one_level(act):
    table = lifting(4).play(f"1.{act}", LIFTED[act])
    assert table.used == [4]
    assert table.levels() == [1, 1, 1]


@pytest.mark.parametrize("act", LIFTED)
def test_card_4_works_for_those_who_occupy_it_only(act):
    table = lifting(others=rival(4)).play(f"1.{act}")
    assert table.why_not(LIFTED[act]) == ("H5", "level-too-low")


@pytest.mark.parametrize("act", ["scare", "upgrade", "move", "fight", "haunt"])
def test_card_4_does_not_lift_by_two_levels(act):
    table = lifting(4).play(f"1.{act}")
    target = "yellow" if act == "scare" else "yellow.church"
    assert table.why_not(target) == ("H5", "level-too-low")
    assert table.refusal(target).message.arguments["level"] == 2


@pytest.mark.parametrize("act", LIFTED)
def test_card_4_is_not_spent_on_a_ghost_within_reach(act):
    table = lifting(4).play(f"1.{act}", LIFTED[act].replace("green", "blue").replace("church", "police"))
    assert table.used == []


@pytest.mark.parametrize("act", LIFTED)
def test_card_4_works_once_per_turn(act):
    table = lifting(4).play("1 scare green", f"2.{act}")
    assert table.why_not(LIFTED[act]) == ("H5", "level-too-low")


def test_card_4_can_be_what_makes_an_action_possible_at_all():
    table = town("police b", "church gg", cards=[4])
    assert "1.summon" in table.legal()
    assert table.play("1 summon green church").tokens() == "g"
    assert table.why_not("2.summon") == ("H5", "pair-too-high")


def test_card_4_works_again_next_turn():
    table = town("police b", "church gy", cards=[4]).play("1 scare green").rest(3)
    assert table.play("2 scare green").used == [4]
    assert table.sp() == 6


def test_card_4_scares_with_orange_in_a_yellow_section():
    table = town("police b", "church o", levels=[3, 1, 1], cards=[4]).play("1 scare orange")
    assert table.scare_points("scare") == 4 and table.sp() == 6


def test_card_4_is_not_needed_by_a_section_of_the_top_level():
    table = town("police b", "church r", levels=[5, 1, 1], cards=[4]).play("1 scare red")
    assert table.used == [] and table.sp() == 7


def test_card_4_with_7_covers_both_ghosts_of_one_move():
    table = town("police b", "church gg", cards=[4, 7])
    table.play("1 move green church>school use7 green church>theatre")
    assert (table.ghosts("school"), table.ghosts("theatre")) == ("g", "g")
    assert table.used == [4]


def test_card_4_with_7_may_be_spent_on_the_second_ghost():
    table = town("police b", "church g", cards=[4, 7]).play("1 move blue police>school")
    assert table.used == []
    assert table.play("use7 green church>theatre").used == [4]


def test_card_4_with_46_lifts_a_mixed_pair():
    table = town("police b", "church bg", cards=[4, 46]).play("1 summon blue+green church")
    assert table.used == [4]


def test_card_4_with_47_lifts_the_taking_back_of_a_haunt_token():
    table = town("police b", "church g", pe=4, cards=[4, 47], haunts={"church": {"green": 0}})
    assert table.play("1 haunt green church").used == [4]
    assert table.events("points-lost") == [{"seat": 0, "amount": 2, "why": "card-47"}]


def test_card_4_with_1_lifts_the_haunt_next_door():
    table = town("police b", "church gg", cards=[1, 4]).play("1 haunt green school")
    assert sorted(table.used) == [1, 4] and table.pe() == 4


def test_card_4_is_not_spent_by_bonus_a():
    table = town("police b", "church rr", cards=[4], bonuses=["a1"]).play("bonus a red church")
    assert table.tokens() == "r" and table.used == []


# ---- 5: keepsakes -----------------------------------------------------------------------


def test_card_5_gives_a_token_of_the_ghost_that_took_a_bonus_token():
    table = town("police b", "church y", levels=[3, 1, 1], cards=[5], laid={"school": "b1", "hall": "c1"})
    table.play("1 move yellow church>school")
    assert table.gained("card-5") == table.tokens() == "y"
    assert table.board()["bonuses"] == ["b1"]


def test_card_5_works_always_and_not_only_with_move_actions():
    assert CARDS[5].when == ("always",)


def test_card_5_gives_nothing_where_no_bonus_token_lies():
    table = town("police b", cards=[5], laid={"hall": "c1"}).play("1 move blue police>school")
    assert table.tokens() == ""


def test_card_5_gives_nothing_for_a_bonus_token_left_where_it_is():
    laid = {"school": "b1", "hall": "c1"}
    table = town("police b", cards=[5], blocked=3, laid=laid).play("1 move blue police>school")
    assert table.tokens() == "" and table.kinds()[-1] == "bonus-left"


def test_card_5_works_for_those_who_occupy_it_only():
    table = town("police b", laid={"school": "b1", "hall": "c1"}, others=rival(5))
    table.play("1 move blue police>school")
    assert (table.tokens(), table.tokens(1)) == ("", "")


def test_card_5_gives_what_the_supply_has():
    others = {1: {"tokens": "b" * 12}}
    table = town("police b", cards=[5], laid={"school": "b1", "hall": "c1"}, others=others)
    assert table.play("1 move blue police>school").tokens() == ""


def test_card_5_with_7_pays_for_both_ghosts():
    table = town(
        "police bg", levels=[2, 1, 1], cards=[5, 7], laid={"school": "b1", "hall": "c1", "church": "d1"}
    )
    table.play("1 move blue police>school use7 green police>hall")
    assert table.gained("card-5") == "bg"


def test_card_5_with_17_pays_for_the_winner_that_moves():
    table = town(
        "police b", "church gy", levels=[2, 1, 1], cards=[5, 17], laid={"hall": "b1", "school": "c1"}
    )
    table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll5", "use17", ">hall")
    assert table.gained("card-5") == "g" and table.tokens() == "gy"


def test_card_5_with_48_pays_for_the_ghost_that_scared():
    table = town("police b", cards=[5, 48], laid={"theatre": "b1", "school": "c1"})
    assert table.play("1 scare blue use48 blue police>theatre").gained("card-5") == "b"


def test_card_5_pays_for_a_move_by_bonus_l():
    table = town("police b", "church r", cards=[5], bonuses=["l1"], laid={"hall": "b1", "school": "c1"})
    assert table.play("bonus l red church>hall").gained("card-5") == "r"


def test_card_5_with_45_pays_nothing_for_a_swap():
    table = town("police b", "church r", cards=[5, 45], laid={"police": "b1", "church": "c1"})
    table.play("use45 blue police red church")
    assert table.tokens() == "" and table.board()["bonuses"] == []


def test_card_5_with_50_pays_nothing_for_a_drawn_bonus_token():
    table = town("police b", cards=[5, 50]).play("use50", "drawb1")
    assert table.board()["bonuses"] == ["b1"] and table.tokens() == ""


# ---- 6: a space used twice --------------------------------------------------------------

FULL = ["summon", "scare", "upgrade", "move", "fight", "haunt"]


def test_card_6_uses_a_space_that_holds_a_disc_without_a_further_disc():
    table = town("police b", cards=[6], discs=[["scare"], [], []]).play("1 scare blue")
    assert table.scare_points("scare") == 1 and table.used == [6]
    assert table.board()["discs"] == [["scare"], [], []] and table.supply() == 10


def test_card_6_needs_no_disc_and_works_on_an_occupied_space_only():
    table = town("police b", cards=[6], discs=[FULL, FULL[:5], []])
    assert table.supply() == 0
    assert table.why_not("3.scare") == ("H4", "no-disc")
    assert table.play("1 scare blue").sp() == 3 and table.supply() == 0


def test_card_6_is_not_spent_on_a_free_space():
    table = town("police b", cards=[6], discs=[["scare"], [], []]).play("2 scare blue")
    assert table.used == [] and table.supply() == 9


def test_card_6_works_for_those_who_occupy_it_only():
    table = town("police b", discs=[["scare"], [], []], others=rival(6))
    assert table.why_not("1.scare") == ("H4", "space-taken")


def test_card_6_works_once_per_turn():
    table = town("police b", cards=[6], discs=[["scare"], ["scare"], []]).play("1 scare blue")
    assert table.why_not("2.scare") == ("H4", "space-taken")


def test_card_6_works_again_next_turn():
    table = town("police b", cards=[6], discs=[["scare"], [], []]).play("1 scare blue").rest(3)
    assert table.board()["discs"][0] == ["scare"]
    assert table.play("1 scare blue").used == [6] and table.sp() == 4


def test_card_6_does_not_let_a_section_act_twice():
    table = town("police b", cards=[6]).play("1 scare blue")
    assert table.why_not("1.scare") == ("H3", "section-used")


def test_card_6_does_not_make_an_impossible_action_possible():
    table = town("police b", cards=[6], discs=[["summon"], [], []])
    assert table.why_not("1.summon") == ("A1", "no-pair")


# ---- 7: a second ghost ------------------------------------------------------------------


def test_card_7_moves_a_second_ghost_with_the_same_disc():
    table = town("police b", "church g", levels=[2, 1, 1], cards=[7])
    table.play("1 move blue police>school use7 green church>theatre")
    assert (table.ghosts("school"), table.ghosts("theatre")) == ("b", "g")
    assert table.question == "turn" and table.supply() == 10


def test_card_7_moves_no_third_ghost():
    table = town("police b", "church gg", levels=[2, 1, 1], cards=[7])
    assert table.play("1 move blue police>school use7 green church>theatre").question == "turn"


def test_card_7_may_be_declined():
    table = town("police b", "church g", levels=[2, 1, 1], cards=[7]).play("1 move blue police>school pass")
    assert table.question == "turn" and table.ghosts("church") == "g"


def test_card_7_moves_a_different_ghost():
    table = town("police b", "church g", levels=[2, 1, 1], cards=[7])
    table.play("1 move blue police>school use7")
    assert table.legal() == {"green.church"}
    assert table.why_not("blue.school") == ("A4", "another-ghost")


def test_card_7_may_take_another_ghost_of_the_colour_where_the_first_arrived():
    table = town("police b", "school b", cards=[7]).play("1 move blue police>school use7 blue school>church")
    assert (table.ghosts("school"), table.ghosts("church")) == ("b", "b")


def test_card_7_is_not_offered_with_nobody_else_to_move():
    table = town("police b", "church g", cards=[7]).play("1 move blue police>school")
    assert table.question == "turn"


def test_card_7_keeps_to_the_level_of_the_section():
    table = town("police b", "church g", "hall b", cards=[7]).play("1 move blue police>school use7")
    assert table.why_not("green.church") == ("H5", "level-too-low")


def test_card_7_works_for_those_who_occupy_it_only():
    table = town("police b", "church b", others=rival(7)).play("1 move blue police>school")
    assert table.question == "turn"


def test_card_7_belongs_to_move_actions():
    table = town("police b", "church b", cards=[7, 48], bonuses=["l1"])
    assert table.play("bonus l blue police>school").question == "turn"
    assert table.play("1 scare blue use48 blue church>hall").question == "turn"


def test_card_7_works_in_every_move_action():
    table = town("police b", "church b", cards=[7])
    table.play("1 move blue police>school use7 blue church>theatre")
    assert table.play("2 move blue school>police use7 blue theatre>church").question == "turn"
    assert (table.ghosts("police"), table.ghosts("church")) == ("b", "b")


# ---- 8: coloured cards at the end -------------------------------------------------------


def test_card_8_gives_3_points_at_the_end_for_each_coloured_card():
    table = town("police b", cards=[4, 6, 8, 9], rounds=1).rest(3)
    assert table.points("card-8") == 9 and table.scores == [9, 0, 0]


def test_card_8_gives_nothing_before_the_end():
    table = town("police b", tokens="gyo", in_play=[8], rounds=1).play(
        "occupy8 pay green+yellow+orange supply"
    )
    assert table.points("occupy") == table.pe() == 3
    assert table.view(SPECTATOR)["seats"][0]["estimate"]["sources"] == {"card-8": 3}
    assert table.rest(3).scores == [6, 0, 0]


def test_card_8_works_for_those_who_occupy_it_only():
    table = town("police b", cards=[4, 6], others=rival(8, 9), rounds=1).rest(3)
    assert table.points("card-8") == 0 and table.points("card-8", 1) == 3
    assert table.scores == [0, 3, 0]


def test_card_8_with_49_still_counts_coloured_cards():
    assert town("police b", cards=[4, 8, 49], rounds=1).rest(3).points("card-8") == 6


def test_card_8_with_40_counts_first():
    table = town("police b", pe=4, cards=[4, 8, 40], rounds=1).rest(3)
    assert (table.points("card-8"), table.points("card-40"), table.pe()) == (9, 1, 14)


# ---- 9: rolling again -------------------------------------------------------------------


def duel(sp=3, rival_sp=3, cards=(9,), rival_cards=(9,), **more):
    """Return a table where a green attacks a yellow; both dice come next, seat 1 rolls for the defender."""
    others = rival(*rival_cards, sp=rival_sp)
    table = town("police b", "church gy", levels=[2, 1, 1], sp=sp, cards=cards, others=others, **more)
    return table.play(GREEN_FIGHTS_YELLOW)


def test_card_9_rolls_the_attack_die_again_for_1_scare_point():
    table = duel(rival_cards=()).play("roll1", "roll5", "again1", "roll6")
    assert table.events("scare-points-paid") == [{"seat": 0, "amount": 1, "why": "card-9"}]
    assert table.play("pass").events("fight-won") == [{"seat": 0, "attack": 6, "defence": 5}]
    assert table.sp() == 2 and table.tokens() == "y"


def test_card_9_keeps_the_new_roll_even_if_it_is_worse():
    table = duel(rival_cards=()).play("roll6", "roll5", "again1", "roll1", "pass")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 1, "defence": 5}]


def test_card_9_works_as_often_as_there_are_scare_points():
    table = duel(sp=2, rival_cards=()).play("roll1", "roll5", "again1", "roll2", "again1", "roll3")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 3, "defence": 5}]
    assert table.sp() == 0 and table.question == "turn"


def test_card_9_does_nothing_without_scare_points():
    table = duel(sp=0, rival_cards=()).play("roll1", "roll5")
    assert table.question == "turn"


def test_card_9_rolls_own_dice_only():
    table = duel().play("roll1", "roll5")
    assert table.legal() == {"again1", "pass"}
    table.play("pass")
    assert table.seat == 1 and table.legal() == {"again2", "pass"}


def test_card_9_works_for_those_who_occupy_it_only():
    table = duel(cards=()).play("roll1", "roll5")
    assert table.seat == 1
    table = duel(cards=(), rival_cards=(), in_play=[9]).play("roll1", "roll5")
    assert table.question == "turn"


def test_card_9_works_for_the_defenders_roller_out_of_turn():
    table = duel(cards=()).play("roll6", "roll5", "again2", "roll7", "pass")
    assert table.events("scare-points-paid") == [{"seat": 1, "amount": 1, "why": "card-9"}]
    assert [e["seat"] for e in table.events("rolled")] == [0, 1, 1]
    assert table.events("fight-lost") == [{"seat": 0, "attack": 6, "defence": 7}]
    assert (table.sp(), table.sp(1), table.ghosts("church")) == (3, 2, "gy")


def test_card_9_is_all_that_the_defenders_roller_can_use():
    """Bonus tokens work only in the holder's own turn."""
    others = rival(9, bonuses=["i1", "k1"])
    table = town("police b", "church gy", levels=[2, 1, 1], others=others)
    assert table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll5").legal() == {"again2", "pass"}


def test_card_9_works_as_often_for_the_defenders_roller():
    table = duel(cards=(), rival_sp=2).play("roll6", "roll1", "again2", "roll2", "again2", "roll3")
    assert table.sp(1) == 0 and table.tokens() == "y" and table.question == "turn"


def test_card_9_does_nothing_for_an_opponent_who_does_not_roll():
    table = town("police b", "church gy", levels=[2, 1, 1], others=rival(9))
    table.play("1 fight green church yellow church roller3", "roll1", "roll5")
    assert table.question == "turn"


def test_card_9_does_nothing_for_a_roller_without_scare_points():
    assert duel(cards=(), rival_sp=0).play("roll6", "roll5").question == "turn"


def test_card_9_passes_to_the_defenders_roller_and_ends_with_their_pass():
    table = duel().play("roll1", "roll5", "pass")
    assert (table.question, table.seat) == ("dice", 1)
    assert table.play("pass").question == "turn"
    assert table.events("fight-lost") == [{"seat": 0, "attack": 1, "defence": 5}]


def test_card_9_lets_the_attacker_answer_what_the_defenders_roller_changed():
    table = duel().play("roll6", "roll5", "pass", "again2", "roll8")
    assert table.seat == 1
    assert table.play("pass").seat == 0
    assert table.play("pass").events("fight-lost") == [{"seat": 0, "attack": 6, "defence": 8}]


def test_card_9_lets_the_defenders_roller_answer_the_answer():
    table = duel().play(
        "roll6", "roll5", "pass", "again2", "roll6", "pass", "again1", "roll5", "again1", "roll6"
    )
    assert table.seat == 0
    assert table.play("pass").seat == 1
    assert table.play("again2", "roll2", "pass").seat == 0
    assert table.play("pass").events("fight-won") == [{"seat": 0, "attack": 6, "defence": 2}]
    assert (table.sp(), table.sp(1)) == (1, 1)


def test_card_9_does_not_bring_the_attacker_back_when_nothing_changed():
    table = duel(bonuses=["k1"]).play("roll6", "roll5", "pass", "pass")
    assert table.question == "turn" and table.board()["bonuses"] == ["k1"]


def test_card_9_gives_an_attacker_without_it_bonus_k_as_an_answer():
    table = duel(cards=(), bonuses=["k1"]).play("roll6", "roll5", "pass", "again2", "roll8", "pass")
    assert table.seat == 0 and table.legal() == {"plus1", "pass"}
    table.play("plus1", "pass")
    assert table.events("fight-won") == [{"seat": 0, "attack": 9, "defence": 8}]


def test_card_9_bonus_k_survives_rolling_again():
    table = duel(rival_cards=(), bonuses=["k1"]).play("roll4", "roll5", "plus1", "again1", "roll2", "pass")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 5, "defence": 5}]


def test_card_9_bonus_i_rolls_again_without_paying():
    table = duel(rival_cards=(), bonuses=["i1"]).play("roll1", "roll5", "bonus.i", "roll6", "pass")
    assert table.events("fight-won") == [{"seat": 0, "attack": 6, "defence": 5}]
    assert table.sp() == 3


def test_card_9_rolls_the_higher_die_of_bonus_h_again():
    table = duel(rival_cards=(), bonuses=["h1"]).play("bonus.h", "roll1", "roll7", "again1", "roll8", "pass")
    assert table.events("fight-won") == [{"seat": 0, "attack": 8, "defence": 7}]


def test_card_9_two_bonuses_h_never_go_beyond_the_red_die():
    table = town("police b", "church yo", levels=[4, 1, 1], cards=[9], bonuses=["h1", "h2"])
    table.play("1 fight orange church yellow church roller2", "bonus.h")
    assert table.legal() == {f"roll{face}" for face in range(1, 13)}
    assert table.board()["bonuses"] == ["h2"]


def test_card_9_can_be_paid_with_the_scare_points_of_bonus_f():
    table = town("police b g", cards=[9], bonuses=["f1"], sp=0)
    table.play("1 fight blue police green police", "roller2", "roll1", "roll3")
    assert table.legal() == {"bonus.f", "pass"}
    table.play("bonus.f", "again1", "roll4")
    assert table.events("fight-won") == []  # another scare point is left, so the question stays open
    table.play("pass")
    assert table.events("fight-won") == [{"seat": 0, "attack": 4, "defence": 3}]
    assert table.sp() == 1


def test_card_9_with_32_finds_no_dice_to_roll():
    table = town("police b", "church gy", levels=[3, 1, 1], cards=[9, 32], others=rival(9))
    table.play("1 fight yellow church green church")
    assert table.question == "turn" and table.events("rolled") == [] and table.tokens() == "g"


def test_card_9_with_46_rolls_either_die_again():
    table = town("police b", "church bg", levels=[2, 1, 1], cards=[9, 46])
    table.play("1 summon blue+green church", "roll1", "roll2")
    assert table.legal() == {"again1", "again2", "pass"}
    table.play("again1", "roll4", "again2", "roll3")
    assert table.gained("summon") == "g" and table.sp() == 0


def test_card_9_asks_the_opponent_in_a_game_of_two():
    table = town("police b", "church gy", players=2, levels=[2, 1, 1], others=rival(9))
    table.play("1 fight green church yellow church", "roll6", "roll5")
    assert table.seat == 1 and table.legal() == {"again2", "pass"}


# ---- 10: off the board ------------------------------------------------------------------


def test_card_10_takes_a_ghost_off_the_board_for_a_token_of_its_colour():
    table = town("police b", "church gr", cards=[10]).play("use10 red church")
    assert table.ghosts("church") == "g" and table.gained("card-10") == table.tokens() == "r"
    assert table.events("ghost-gone") == [
        {"seat": 0, "colour": "red", "building": "church", "why": "card-10"}
    ]


def test_card_10_takes_a_ghost_of_any_level_anywhere():
    table = town("police b", "church gr", "hall oy", cards=[10]).play("use10")
    assert table.legal() == {"blue.police", "green.church", "red.church", "orange.hall", "yellow.hall"}


def test_card_10_works_for_those_who_occupy_it_only():
    table = town("police b", "church g", cards=[8], others=rival(10))
    assert table.why_not("use10") == ("C0", "not-your-card")


def test_card_10_works_once_per_turn():
    table = town("police b", "church gg", cards=[10]).play("use10 green church")
    assert table.why_not("use10") == ("C0", "power-used")


def test_card_10_works_again_next_turn_also_after_the_last_action():
    table = town("police b", "church gg", cards=[10]).play("use10 green church").rest(3)
    table.play("1.rest", "2.rest", "3.rest", "use10 green church")
    assert table.tokens() == "gg" and table.ghosts("church") == ""


def test_card_10_does_not_work_in_the_middle_of_an_action():
    table = town("police b", "church g", cards=[10]).play("1.scare")
    assert table.why_not("use10") == ("H3", "finish-first")


def test_card_10_takes_the_last_blue_and_three_blues_come():
    table = town("police b", "church g", cards=[10]).play("use10 blue police")
    assert table.question == "blue" and table.tokens() == "b"
    assert table.play(">church").ghosts("church") == "bbbg" and table.question == "turn"


def test_card_10_takes_the_last_blue_and_as_many_come_as_fit():
    table = town("police b", "church ggyy", cards=[10]).play("use10 blue police", ">church")
    assert table.ghosts("church") == "bbggyy"


def test_card_10_leaves_the_blues_alone_while_one_is_in_town():
    table = town("police b", "church b", cards=[10]).play("use10 blue police")
    assert table.question == "turn" and table.ghosts("church") == "b"


def test_card_10_takes_the_ghost_even_if_no_token_is_left():
    table = town("police b", "church g", cards=[10], others={1: {"tokens": "g" * 12}})
    assert table.play("use10 green church").tokens() == "" and table.ghosts("church") == ""


# ---- 11: feuds --------------------------------------------------------------------------


def test_card_11_adds_1_to_attack_rolls():
    table = town("police b", "church gy", levels=[2, 1, 1], cards=[11])
    table.play(GREEN_FIGHTS_YELLOW, "roll5", "roll5")
    assert table.events("fight-won") == [{"seat": 0, "attack": 6, "defence": 5}]
    assert table.tokens() == "y"


def test_card_11_does_not_win_a_tie_of_the_totals():
    table = town("police b", "church gy", levels=[2, 1, 1], cards=[11])
    table.play(GREEN_FIGHTS_YELLOW, "roll4", "roll5")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 5, "defence": 5}]


def test_card_11_fights_ghosts_of_the_own_colour():
    table = town("police b", "church gg", levels=[2, 1, 1], cards=[11])
    table.play("1 fight green church green church roller2", "roll5", "roll5")
    assert table.ghosts("church") == "g" and table.tokens() == "g"


def test_card_11_does_not_let_a_ghost_fight_itself():
    table = town("police b", "church gy", levels=[2, 1, 1], cards=[11]).play("1 fight green church")
    assert table.legal() == {"yellow.church"}
    assert "1.fight" not in town("police b", "church g", levels=[2, 1, 1], cards=[11]).legal()


def test_card_11_works_for_those_who_occupy_it_only():
    table = town("police b", "church ggy", levels=[2, 1, 1], others=rival(11)).play("1 fight green church")
    assert table.why_not("green.church") == ("A5", "own-colour")
    table.play("yellow.church", "roller2", "roll5", "roll5")
    assert table.events("fight-lost") == [{"seat": 0, "attack": 5, "defence": 5}]


def test_card_11_adds_nothing_for_the_defender():
    table = town("police b", "church gy", levels=[2, 1, 1], others=rival(11))
    table.play(GREEN_FIGHTS_YELLOW, "roll6", "roll5")
    assert table.events("fight-won") == [{"seat": 0, "attack": 6, "defence": 5}]


def test_card_11_adds_nothing_to_dice_outside_fights():
    table = town("police b", sp=0, cards=[11, 18, 21])
    assert table.play("1 haunt blue police use18", "roll2").scare_points("card-18") == 2
    assert table.play("2 move blue police>school use21 name3", "roll2").scare_points("card-21") == 1


# ---- 12: dreams -------------------------------------------------------------------------


def test_card_12_gives_2_scare_points_for_a_rest():
    table = town("police b", cards=[12], discs=[["move", "scare"], [], []]).play("1.rest")
    assert table.scare_points("card-12") == 2 and table.sp() == 4


def test_card_12_gives_2_scare_points_for_each_rest():
    table = town("police b", cards=[12], discs=[["move"], ["scare"], []]).play("1.rest", "2.rest")
    assert table.scare_points("card-12") == 4


def test_card_12_pays_for_a_rest_that_takes_no_disc_back():
    table = town("police b", cards=[12]).play("1.rest")
    assert table.scare_points("card-12") == 2 and table.sp() == 4


def test_card_12_works_for_those_who_occupy_it_only():
    table = town("police b", discs=[["move"], [], []], others=rival(12)).play("1.rest")
    assert (table.sp(), table.sp(1)) == (2, 2)


def test_card_12_pays_for_the_rest_of_bonus_j():
    table = town("police b", cards=[12], bonuses=["j1"]).play("1 scare blue", "bonus j section1")
    assert table.scare_points("card-12") == 2 and table.sp() == 5


def test_card_12_pays_for_bonus_j_in_an_empty_section():
    assert town("police b", cards=[12], bonuses=["j1"]).play("bonus j section1").sp() == 4


def test_card_12_pays_nothing_for_discs_that_come_back_otherwise():
    table = town("police b", cards=[12, 14], bonuses=["e1"], discs=[["move", "scare"], ["move"], []])
    table.play("use14 disc1.move disc1.scare", "bonus e disc2.move")
    assert table.board()["discs"] == [[], [], []] and table.sp() == 2


def test_card_12_pays_nothing_for_discs_that_a_rival_brings_back():
    table = town("police b", tokens="bbb", others=rival(12, discs=[["move"], [], []]))
    table.play("occupy12 pay blue+blue+blue supply")
    assert table.play("section1", by=1).supply(1) == 11
    assert table.sp(1) == 2


# ---- 13: two tokens ---------------------------------------------------------------------


def test_card_13_gives_two_tokens_for_a_summon():
    table = town("police b", "church yy", levels=[3, 1, 1], cards=[13]).play("1 summon yellow church")
    assert table.ghosts("church") == "yyy" and table.gained("summon") == table.tokens() == "yy"


def test_card_13_works_for_those_who_occupy_it_only():
    table = town("police bb", others=rival(13)).play("1 summon blue police")
    assert (table.tokens(), table.tokens(1)) == ("b", "")


def test_card_13_gives_what_the_supply_has():
    table = town("police bb", cards=[13], others={1: {"tokens": "b" * 11}}).play("1 summon blue police")
    assert table.tokens() == "b"


def test_card_13_belongs_to_summon_actions():
    table = town("police b", "church bg", levels=[2, 1, 1], cards=[13, 38], tokens="y")
    table.play("2 upgrade blue police")
    assert table.gained("upgrade") == "g"
    table.play("pass", "1 fight green church blue church roller2", "roll6", "roll1", ">hall")
    assert table.gained("fight") == "b"
    assert table.play("use38 yellow church").tokens() == "bg"


def test_card_13_doubles_the_summon_of_bonus_a():
    table = town("police b", "church rr", cards=[13], bonuses=["a1"]).play("bonus a red church")
    assert table.gained("summon") == "rr"


def test_card_13_with_25_doubles_that_summon():
    table = town("police b", "school b", cards=[13, 25]).play("1 move blue police>school use25")
    assert table.gained("summon") == "bb" and table.ghosts("school") == "bbb"


def test_card_13_with_46_doubles_the_token_of_the_colour_placed():
    table = town("police b", "church bg", levels=[2, 1, 1], cards=[13, 46])
    table.play("1 summon blue+green church", "roll3", "roll2")
    assert table.gained("summon") == "gg" and table.ghosts("church") == "bgg"


def test_card_13_with_29_and_31_all_apply_to_bonus_a():
    table = town("police b", "church gggg", cards=[13, 29, 31], bonuses=["a1"])
    table.play("bonus a green church", "use31", "green.hall")
    assert table.gained("summon") == "gg"
    assert (table.points("card-29"), table.points("haunt"), table.pe()) == (1, 4, 5)


def test_card_13_with_29_and_31_all_apply_to_card_25():
    table = town("police b", "school g", "church ggg", levels=[2, 1, 1], cards=[13, 25, 29, 31])
    table.play("1 move green school>church use25", "use31", "green.hall")
    assert table.gained("summon") == "gg" and table.ghosts("church") == "ggggg"
    assert (table.points("card-29"), table.points("haunt"), table.pe()) == (1, 4, 5)
