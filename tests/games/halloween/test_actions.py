# ruff: noqa: N802 - tests are named after the clauses of the rules
"""The six actions (A1-A6), the blue rule (A7) and what follows in which order (A8, A9)."""

import pytest

from .table import BUILDINGS, COLOURS, SPECTATOR, town

PRICES = {"green": 2, "yellow": 3, "orange": 4, "red": 5}


# ---- summon -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_A1_two_of_a_colour_summon_a_third_and_give_a_token(level):
    colour = COLOURS[level - 1]
    table = town("police b", f"hall {2 * colour[0]}", levels=[level, 1, 1])
    table.play(f"1 summon {colour} hall")
    assert table.ghosts("hall") == 3 * colour[0]
    assert table.tokens() == colour[0]
    assert table.question == "turn"


def test_A1_two_in_different_buildings_do_not_summon():
    table = town("police b", "school b")
    assert "summon" not in table.acts(1)


def test_A1_two_of_different_colours_do_not_summon():
    assert "summon" not in town("police bg", levels=[2, 1, 1]).acts(1)


def test_A1_of_several_pairs_the_player_chooses():
    table = town("police bbb", "church gg", levels=[2, 1, 1]).play("1.summon")
    assert table.legal() == {"blue.police", "green.church"}


def test_A1_a_colour_with_five_ghosts_in_town_summons_no_sixth():
    table = town("police bb", "church bbb", "hall gg", levels=[2, 1, 1]).play("1.summon")
    assert table.legal() == {"green.hall"}
    assert table.why_not("blue.church") == ("A1", "none-free")


def test_A1_a_building_holds_six_ghosts():
    table = town("police bb yyy", "church gg", levels=[2, 2, 1]).play("1 summon blue police")
    assert table.ghosts("police") == "bbbyyy"
    table.play("2.summon")
    assert table.legal() == {"green.church"}
    assert table.why_not("blue.police") == ("A1", "building-full")


def test_A1_a_colour_of_tokens_that_has_run_out_gives_none():
    """The summon itself is still possible."""
    table = town("police bb", others={1: {"tokens": 12 * "b"}}).play("1 summon blue police")
    assert table.ghosts("police") == "bbb"
    assert table.tokens() == ""
    assert "tokens-gained" not in table.kinds()


# ---- scare ------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_A2_a_scare_gives_scare_points_by_the_level_of_the_ghost(level):
    table = town("police bgyor", levels=[5, 1, 1], sp=0).play(f"1 scare {COLOURS[level - 1]}")
    assert table.sp() == level
    assert table.ghosts("police") == "bgyor"


def test_A2_the_ghost_may_be_anywhere_in_town_but_must_be_there():
    table = town("police b", "theatre y", levels=[5, 1, 1]).play("1.scare")
    assert table.legal() == {"blue", "yellow"}
    assert table.why_not("green") == ("A2", "no-such-colour")


def test_A2_two_ghosts_of_a_colour_scare_no_more_than_one():
    assert town("police bbb", sp=0).play("1 scare blue").sp() == 1


# ---- upgrade ----------------------------------------------------------------------------


@pytest.mark.parametrize(("new", "price"), PRICES.items())
def test_A3_an_upgrade_pays_for_the_new_colour_and_gives_its_token(new, price):
    old = COLOURS[COLOURS.index(new) - 1]
    table = town("police bb", f"hall {old[0]}", levels=[5, 5, 5], sp=price + 1)
    table.play(f"1 upgrade {old} hall")
    assert table.ghosts("hall") == new[0]
    assert table.sp() == 1
    assert table.tokens() == new[0]


@pytest.mark.parametrize(("new", "price"), PRICES.items())
def test_A3_with_fewer_scare_points_it_is_not_possible(new, price):
    old = COLOURS[COLOURS.index(new) - 1]
    table = town("police b", f"hall {old[0]}", levels=[5, 5, 5], sp=price - 1)
    legal = table.play("1.upgrade").legal() if "upgrade" in table.acts(1) else set()
    assert f"{old}.hall" not in legal


def test_A3_the_ghost_must_be_within_the_level_but_the_new_one_need_not():
    table = town("police bb", "hall y", levels=[2, 1, 1], sp=9).play("1.upgrade")
    assert table.legal() == {"blue.police"}
    assert table.why_not("yellow.hall") == ("H5", "level-too-low")


def test_A3_red_has_no_next_colour():
    table = town("police b", "hall r", levels=[5, 1, 1], sp=99).play("1.upgrade")
    assert table.legal() == {"blue.police"}
    assert table.why_not("red.hall") == ("A3", "red-stays")


def test_A3_a_free_ghost_of_the_new_colour_is_needed():
    table = town("police bb", "hall ggg", "church gg", levels=[2, 1, 1], sp=9).play("1.upgrade")
    assert table.legal() == {"green.hall", "green.church"}
    assert table.why_not("blue.police") == ("A3", "none-free")


def test_A3_it_works_in_a_full_building():
    table = town("police bbb ggg", sp=2).play("1 upgrade blue police")
    assert table.ghosts("police") == "bbgggg"


def test_A3_one_section_below_the_new_level_may_be_raised_straight_to_it():
    table = town("police bb", "hall y", levels=[3, 1, 4], sp=4).play("1 upgrade yellow hall")
    assert table.question == "follow"
    assert table.legal() == {"section1", "section2", "pass"}
    table.play("section2")
    assert table.levels() == [3, 4, 4]
    assert table.question == "turn"


def test_A3_the_raise_may_be_left():
    table = town("police bb", sp=2).play("1 upgrade blue police", "pass")
    assert table.levels() == [1, 1, 1]
    assert table.question == "turn"


def test_A3_only_sections_below_the_new_level_are_raised():
    table = town("police bb", levels=[2, 3, 5], sp=2).play("1 upgrade blue police")
    assert table.question == "turn"
    assert table.levels() == [2, 3, 5]


def test_A3_a_section_not_yet_used_acts_with_its_new_level_this_turn():
    table = town("police bb", "hall y", levels=[3, 1, 1], sp=4)
    table.play("1 upgrade yellow hall", "section2", "2 scare orange")
    assert table.sp() == 4


def test_A3_a_section_already_used_may_be_raised_but_stays_used():
    table = town("police bb", sp=2).play("1 scare blue", "2 upgrade blue police", "section1")
    assert table.levels() == [2, 1, 1]
    assert table.acts(1) == set()


# ---- move -------------------------------------------------------------------------------

NEIGHBOURS = {
    "police": {"school", "hall"},
    "school": {"police", "church", "hospital"},
    "church": {"school", "theatre"},
    "hall": {"police", "hospital"},
    "hospital": {"school", "hall", "theatre"},
    "theatre": {"church", "hospital"},
}


@pytest.mark.parametrize("building", BUILDINGS)
def test_A4_a_ghost_moves_to_a_building_that_shares_a_side(building):
    table = town(f"{building} b").play(f"1 move blue {building}")
    assert table.legal() == {f">{name}" for name in NEIGHBOURS[building]}


def test_A4_a_move_takes_the_ghost_from_here_to_there():
    table = town("police bbb", "school g").play("1 move blue police>school")
    assert (table.ghosts("police"), table.ghosts("school")) == ("bb", "bg")
    assert table.question == "turn"


def test_A4_a_full_building_cannot_be_entered():
    table = town("police b", "school gggyyy").play("1 move blue police")
    assert table.legal() == {">hall"}
    assert table.why_not(">school") == ("A1", "no-room")


def test_A4_a_ghost_whose_neighbours_are_full_does_not_move():
    table = town("police b", "school gggyyy", "hall gg ooo r", "theatre b").play("1.move")
    assert table.legal() == {"blue.theatre"}
    assert table.why_not("blue.police") == ("A4", "no-way-out")


def test_A4_the_bonus_token_there_is_taken():
    table = town("police b", laid={"school": "g1", "hall": "a1"}).play("1 move blue police>school")
    assert table.board()["bonuses"] == ["g1"]
    assert table.position["town"]["school"]["bonus"] is None
    assert table.position["town"]["hall"]["bonus"] == "a1"


def test_A4_no_token_is_taken_from_where_the_ghost_leaves():
    table = town("police b", laid={"police": "g1", "theatre": "a1"}).play("1 move blue police>school")
    assert table.board()["bonuses"] == []


# ---- fight ------------------------------------------------------------------------------


def test_A5_only_ghosts_of_the_level_attack_but_any_level_can_be_attacked():
    table = town("police b", "church g y r", levels=[2, 1, 1]).play("1.fight")
    assert table.legal() == {"green.church"}
    table.play("green.church")
    assert table.legal() == {"yellow.church", "red.church"}


def test_A5_the_own_colour_and_other_buildings_are_not_attacked():
    table = town("police bb g", "church y").play("1 fight blue police")
    assert table.legal() == {"green.police"}
    assert table.why_not("blue.police") == ("A5", "own-colour")
    assert table.why_not("yellow.church") == ("A5", "other-building")


@pytest.mark.parametrize("players", [3, 4])
def test_A5_the_player_names_the_opponent_who_rolls_for_the_defender(players):
    table = town("police b g", players=players).play("1 fight blue police green police")
    assert table.legal() == {f"roller{seat + 1}" for seat in range(1, players)}
    table.play("roller3", "roll1", "roll6")
    assert [e["seat"] for e in table.events("rolled")] == [0, 2]


def test_A5_both_roll_the_dice_of_their_colours_the_attacker_first():
    for i, sides in enumerate((4, 6, 8, 10, 12)):
        other = COLOURS[i - 1]
        table = town("police bb", f"church {COLOURS[i][0]} {other[0]}", levels=[5, 1, 1])
        table.play(f"1 fight {COLOURS[i]} church {other} church", "roller2")
        assert len(table.state.legal_actions()) == sides
        table.play("roll1")
        assert len(table.state.legal_actions()) == (12, 4, 6, 8, 10)[i]


def test_A5_higher_than_the_defender_wins_its_token_and_sends_it_off():
    table = town("police bb", "church g y", levels=[2, 1, 1])
    table.play("1 fight green church yellow church", "roller2", "roll4", "roll3")
    assert table.ghosts("church") == "g"
    assert table.tokens() == "y"
    assert table.question == "turn"
    assert table.events("fight-won") == [{"seat": 0, "attack": 4, "defence": 3}]


@pytest.mark.parametrize("defence", [3, 4, 8])
def test_A5_equal_or_lower_changes_nothing(defence):
    table = town("police bb", "church g y", levels=[2, 1, 1])
    table.play("1 fight green church yellow church", "roller2", "roll3", f"roll{defence}")
    assert table.ghosts("church") == "gy"
    assert [table.tokens(seat) for seat in range(3)] == ["", "", ""]
    assert table.acts(1) == set()


def test_A5_the_one_who_leaves_can_come_again():
    table = town("police bb", "church g ggg", "hall b g", levels=[1, 1, 1])
    table.play("1 fight blue hall green hall", "roller2", "roll4", "roll1")
    assert table.view(SPECTATOR)["free"]["green"] == 1


# ---- haunt ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "points"), [("blue", 2), ("green", 4), ("yellow", 6), ("orange", 8), ("red", 10)]
)
def test_A6_a_haunt_scores_by_colour(colour, points):
    table = town("police bgyor", levels=[5, 1, 1]).play(f"1 haunt {colour} police")
    assert table.pe() == points
    assert table.position["town"]["police"]["haunts"] == {colour: 0}
    assert table.view(SPECTATOR)["seats"][0]["haunts"] == 5


def test_A6_a_ghost_of_the_colour_within_the_level_must_be_in_the_building():
    table = town("police b y", "church g", levels=[2, 1, 1]).play("1.haunt")
    assert table.legal() == {"blue.police", "green.church"}
    assert table.why_not("blue.church") == ("H5", "no-such-ghost")
    assert table.why_not("yellow.police") == ("H5", "level-too-low")


def test_A6_a_space_with_another_players_token_is_not_free():
    table = town("police b g", levels=[2, 1, 1], haunts={"police": {"blue": 1}}).play("1.haunt")
    assert table.legal() == {"green.police"}
    assert table.why_not("blue.police") == ("A6", "space-haunted")


@pytest.mark.parametrize("players", [3, 4])
def test_A6_a_player_haunts_a_building_once(players):
    table = town("police b g", "church b", players=players, levels=[2, 2, 1]).play("1 haunt blue police")
    table.play("2.haunt")
    assert table.legal() == {"blue.church"}
    assert table.why_not("green.police") == ("A6", "building-haunted")


def test_A6_another_player_may_haunt_the_same_building_with_another_colour():
    table = town("police b g", others={1: {"levels": [2, 1, 1]}}).play("1 haunt blue police")
    table.rest().play("1 haunt green police")
    assert table.pe(1) == 4
    assert table.position["town"]["police"]["haunts"] == {"blue": 0, "green": 1}


def test_A6_the_ghost_stays():
    assert town("police b").play("1 haunt blue police").ghosts("police") == "b"


# ---- blue rule --------------------------------------------------------------------------


def test_A7_who_causes_the_last_blue_to_go_puts_three_into_a_building():
    table = town("police b", "church g", sp=2).play("1 upgrade blue police")
    assert table.question == "blue" and table.seat == 0
    assert table.legal() == {f">{name}" for name in BUILDINGS}
    table.play(">church", "pass")
    assert (table.ghosts("police"), table.ghosts("church")) == ("g", "bbbg")


@pytest.mark.parametrize(("there", "placed"), [("ggg", 3), ("gggg", 2), ("gggg y", 1)])
def test_A7_as_many_as_fit(there, placed):
    table = town("police b", f"church {there}", sp=2).play("1 upgrade blue police", ">church")
    assert table.ghosts("church").count("b") == placed
    event = table.events("ghosts-placed")[0]
    assert (event["building"], event["count"], event["why"]) == ("church", placed, "blue-rule")


def test_A7_not_into_a_full_building():
    table = town("police b", "church gggg yy", sp=2).play("1 upgrade blue police")
    assert ">church" not in table.legal()
    assert table.why_not(">church") == ("A1", "no-room")


def test_A7_nothing_happens_while_a_blue_is_left():
    table = town("police b", "church b", sp=2).play("1 upgrade blue police", "pass")
    assert table.question == "turn"
    assert table.ghosts("church") == "b"


def test_A7_a_fight_won_against_the_last_blue():
    table = town("police b g", levels=[2, 1, 1])
    table.play("1 fight green police blue police", "roller2", "roll2", "roll1")
    assert table.question == "blue" and table.tokens() == "b"
    table.play(">hall")
    assert table.ghosts("hall") == "bbb"
    assert table.question == "turn"


def test_A7_the_blues_are_placed_not_moved_so_they_take_no_bonus_token():
    table = town("police b", laid={"hall": "g1"}, sp=2).play("1 upgrade blue police", ">hall")
    assert table.board()["bonuses"] == []
    assert table.position["town"]["hall"]["bonus"] == "g1"


# ---- order of effects -------------------------------------------------------------------


def test_A8_effect_token_gains_blue_rule_and_only_then_the_follow_up():
    table = town("police b", "church g", sp=2, cards=[33]).play("1 upgrade blue police")
    assert table.kinds()[-4:] == ["scare-points-paid", "upgraded", "tokens-gained", "points"]
    assert table.question == "blue"
    table.play(">police")
    assert table.question == "follow"


def test_A8_the_blue_rule_comes_before_the_winner_moves_on():
    table = town("police b g", cards=[17, 26], levels=[2, 1, 1])
    table.play("1 fight green police blue police", "roller2", "roll4", "roll1")
    assert table.question == "blue"
    assert table.why_not("use17") == ("H3", "finish-first")
    table.play(">hall")
    assert table.legal() == {"use17", "use26", "pass"}


@pytest.mark.parametrize("order", [("use17", "use26"), ("use26", "use17")])
def test_A8_follow_ups_come_in_the_order_the_player_likes(order):
    table = town("police bb g", cards=[17, 26], levels=[2, 1, 1], sp=0)
    table.play("1 fight green police blue police", "roller2", "roll4", "roll1")
    for text in order:
        table.play(text, *([">church"] if text == "use17" else []))
    assert table.sp() == 3 and table.ghosts("church") == "g"
    assert table.question == "turn"


def test_A8_passing_leaves_all_follow_ups_of_the_moment():
    table = town("police bb g", cards=[17, 26], levels=[2, 1, 1], sp=0)
    table.play("1 fight green police blue police", "roller2", "roll4", "roll1", "pass")
    assert table.question == "turn"
    assert (table.sp(), table.ghosts("police")) == (0, "bg")


def test_A8_the_next_fight_comes_after_the_follow_ups():
    table = town("police bb g y", cards=[20, 26], levels=[3, 1, 1])
    table.play("1 fight yellow police green police", "roller2", "roll4", "roll1")
    assert table.legal() == {"use26", "pass"}
    table.play("use26")
    assert table.question == "next-fight"
    assert table.legal() == {"blue.police", "pass"}


def test_A8_automatic_gains_are_not_asked_for():
    table = town("police bb", cards=[13, 29]).play("1 summon blue police")
    assert (table.tokens(), table.pe()) == ("bb", 1)
    assert table.question == "turn"


def test_A8_what_the_rules_word_as_may_is_offered_and_can_be_left():
    table = town("police bb", cards=[18, 44]).play("1 haunt blue police")
    assert table.legal() == {"use18", "use44", "pass"}
    table.play("pass")
    assert (table.sp(), table.levels()) == (2, [1, 1, 1])


def test_A9_everybody_sees_everything_on_the_table():
    table = town(
        *("police bbb", "church g"),
        sp=7,
        tokens="bgr",
        cards=[10],
        bonuses=["a1", "k2"],
        blocked=1,
        discs=[["move"], [], []],
        others={1: {"tokens": "oo", "bonuses": ["b1"]}},
    )
    tables = [table.view(seat)["table"] for seat in (0, 1, 2, SPECTATOR)]
    assert all(seen == tables[0] for seen in tables)
    own = tables[2]["seats"][0]
    assert (own["sp"], own["tokens"]) == (7, {"blue": 1, "green": 1, "red": 1})
    assert (own["cards"], own["bonuses"], own["blocked"]) == ([10], ["a1", "k2"], 1)
    assert own["discs"] == [["move"], [], []]
    assert tables[0]["seats"][1]["bonuses"] == ["b1"]


def test_A9_only_how_many_tokens_the_reserve_holds_is_seen():
    table = town("police bbb", bonuses=["a1"], thrown=["b1", "b2"], laid={"hall": "c1"})
    view = table.view(0)
    assert view["reserve"] == 20
    assert view["table"]["thrown"] == ["b1", "b2"]
