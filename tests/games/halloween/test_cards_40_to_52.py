"""Action cards 40 to 52: the effect of each, its limits, and how it combines with others."""

import pytest

from .table import BUILDINGS, COLOURS, SPECTATOR, town

ALL_TOKENS = [f"{kind}{number}" for kind in "abcdefghijkl" for number in (1, 2)]


# ---- 40: points for points ----------------------------------------------------------------


@pytest.mark.parametrize(("pe", "points"), [(0, 0), (9, 0), (10, 1), (29, 2), (99, 9)])
def test_card_40_pays_a_point_at_the_end_for_every_10_points(pe, points):
    assert town("police b", pe=pe, cards=[40], ending=True).end_points(40) == points


def test_card_40_comes_last_and_counts_what_the_other_end_cards_gave():
    given = {"tokens": "bgyorr", "levels": [2, 2, 2], "sp": 3, "ending": True}
    table = town("police b", pe=1, cards=[8, 27, 28, 30, 35, 36, 42, 40], **given)
    others = {
        "card-8": 21,
        "card-27": 1,
        "card-28": 9,
        "card-30": 2,
        "card-35": 24,
        "card-36": 8,
        "card-42": 15,
    }
    assert table.end_points(40) == (1 + sum(others.values())) // 10 == 8
    mine = [event for event in table.events("points") if event["seat"] == 0]
    assert {event["why"]: event["amount"] for event in mine} == {**others, "card-40": 8}
    assert mine[-1]["why"] == "card-40"


def test_card_40_does_not_count_its_own_points():
    assert town("police b", pe=19, cards=[40], ending=True).end_points(40) == 1
    assert town("police b", pe=99, cards=[40], ending=True).end_points(40) == 9


def test_card_40_pays_those_who_occupy_it_only():
    assert town("police b", pe=50, in_play=[40], ending=True).end_points(40) == 0
    table = town("police b", pe=50, others={1: {"cards": [40], "pe": 20}}, ending=True)
    assert (table.end_points(40, seat=1), table.points("card-40")) == (2, 0)


# ---- 41: orange tokens --------------------------------------------------------------------

OUT_OF_ORANGE = {1: {"tokens": "o" * 12}}
ONE_ORANGE_LEFT = {1: {"tokens": "o" * 11}}


def test_card_41_gives_2_points_for_an_orange_token():
    table = town("police b", "church oo", levels=[4, 1, 1], cards=[41]).play("1 summon orange church")
    assert (table.points("card-41"), table.pe(), table.tokens()) == (2, 2, "o")


def test_card_41_gives_them_for_each_of_two():
    table = town("police b", "church oo", levels=[4, 1, 1], cards=[13, 41])
    assert table.play("1 summon orange church").points("card-41") == 4
    table = town("police b", "church yo", levels=[3, 1, 1], cards=[34, 41])
    table.play("1 fight yellow church orange church", "roller2", "roll2", "roll1")
    assert table.points("card-41") == 4


@pytest.mark.parametrize(
    ("number", "given", "texts", "points"),
    [
        (15, {"levels": [5, 1, 1]}, ["use15 section1"], 4),
        (22, {"tokens": "yy"}, ["use22 change yellow>orange"], 2),
        (22, {"tokens": "r"}, ["use22 change red>orange"], 4),
        (23, {"sp": 4}, ["use23 orange"], 2),
        (10, {}, ["use10 orange church"], 2),
        (37, {"tokens": "bbb", "in_play": [14]}, ["occupy14 pay blue+blue+blue supply orange"], 2),
        (
            5,
            {"levels": [4, 1, 1], "laid": {"school": "g1", "hall": "f1"}},
            ["1 move orange church>school"],
            2,
        ),
    ],
)
def test_card_41_counts_tokens_from_other_cards(number, given, texts, points):
    table = town("police b", "church o", cards=[number, 41], **given).play(*texts)
    assert table.points("card-41") == points


def test_card_41_counts_only_tokens_really_received():
    given = {"levels": [5, 1, 1], "cards": [15, 41]}
    table = town("police b", others=ONE_ORANGE_LEFT, **given).play("use15 section1")
    assert (table.points("card-41"), table.tokens()) == (2, "o")
    table = town("police b", others=OUT_OF_ORANGE, **given).play("use15 section1")
    assert (table.points("card-41"), table.tokens()) == (0, "")


def test_card_41_with_22_needs_the_full_amount_in_the_supply():
    table = town("police b", tokens="rb", cards=[22, 41], others=ONE_ORANGE_LEFT)
    assert table.why_not("use22") == ("C0", "power-does-nothing")


def test_card_41_gives_nothing_for_other_colours_or_for_paying():
    table = town("police b", "church rr", levels=[5, 1, 1], tokens="oooo", cards=[41], in_play=[14])
    table.play("1 summon red church", "occupy14 pay orange+orange+orange supply")
    assert (table.points("card-41"), table.pe()) == (0, 3)


def test_card_41_works_for_those_who_occupy_it_only():
    table = town("police b", "church oo", levels=[4, 1, 1], others={1: {"cards": [41]}})
    table.play("1 summon orange church")
    assert (table.pe(0), table.pe(1)) == (0, 0)


# ---- 42: whole sets -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "points"),
    [("", 0), ("bgyo", 0), ("bbggyyoo", 0), ("bgyor", 15), ("bbbgyor", 15), ("bbggyyoorr", 30)],
)
def test_card_42_pays_15_points_at_the_end_for_each_set_of_five_different_tokens(tokens, points):
    assert town("police b", tokens=tokens, cards=[42], ending=True).end_points(42) == points


def test_card_42_pays_those_who_occupy_it_only():
    assert town("police b", tokens="bgyor", in_play=[42], ending=True).end_points(42) == 0
    others = {1: {"cards": [42], "tokens": "bgyor"}}
    table = town("police b", tokens="bgyor", others=others, ending=True)
    assert (table.end_points(42, seat=1), table.points("card-42")) == (15, 0)


# ---- 43: raising for scare points ---------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_card_43_raises_a_section_for_scare_points_equal_to_the_new_level(level):
    table = town("police b", levels=[1, level, 1], sp=6, cards=[43]).play("use43 section2")
    assert (table.levels(), table.sp()) == ([1, level + 1, 1], 5 - level)
    assert table.tokens() == ""


def test_card_43_offers_what_can_be_paid_and_nothing_above_5():
    assert town("police b", levels=[1, 2, 5], sp=2, cards=[43]).play("use43").legal() == {"section1"}
    assert town("police b", levels=[1, 2, 5], sp=9, cards=[43]).play("use43").legal() == {
        "section1",
        "section2",
    }
    for levels, sp in (([1, 1, 1], 1), ([1, 1, 1], 0), ([5, 5, 5], 9)):
        table = town("police b", levels=levels, sp=sp, cards=[43])
        assert table.why_not("use43") == ("C0", "power-does-nothing")


def test_card_43_lets_the_section_act_with_the_new_level():
    table = town("police b", "church g", levels=[1, 1, 1], sp=2, cards=[43])
    table.play("use43 section1", "1.scare")
    assert table.legal() == {"blue", "green"}
    assert table.play("green").sp() == 2


def test_card_43_works_once_per_turn_and_again_in_the_next():
    table = town("police b", sp=9, cards=[43]).play("use43 section1")
    assert table.why_not("use43") == ("C0", "power-used")
    assert table.rest(3).play("use43 section1").levels() == [3, 1, 1]


def test_card_43_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [43]}, {"others": {1: {"cards": [43]}}}):
        assert town("police b", sp=9, cards=[8], **given).why_not("use43") == ("C0", "not-your-card")


# ---- 44: raising by haunting --------------------------------------------------------------


def test_card_44_raises_a_section_by_one_after_a_haunt_action():
    table = town("police b", levels=[1, 4, 5], cards=[44]).play("1 haunt blue police")
    assert table.legal() == {"use44", "pass"}
    table.play("use44")
    assert table.legal() == {"section1", "section2"}
    assert table.play("section2").levels() == [1, 5, 5]
    assert table.question == "turn"


def test_card_44_is_a_choice():
    table = town("police b", cards=[44]).play("1 haunt blue police", "pass")
    assert (table.levels(), table.question) == ([1, 1, 1], "turn")


def test_card_44_works_with_every_haunt_action():
    table = town("police b", "church b", cards=[44])
    table.play("1 haunt blue police use44 section1", "2 haunt blue church use44 section1")
    assert table.levels() == [3, 1, 1]


def test_card_44_needs_a_section_below_5():
    table = town("police b", levels=[5, 5, 5], cards=[44]).play("1 haunt blue police")
    assert table.question == "turn"


def test_card_44_works_with_haunt_actions_only():
    table = town("police bb", cards=[44]).play("1 summon blue police", "2 scare blue")
    assert (table.question, table.levels()) == ("turn", [1, 1, 1])


def test_card_44_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [44]}, {"others": {1: {"cards": [44]}}}):
        assert town("police b", **given).play("1 haunt blue police").question == "turn"


# ---- 45: changing places ------------------------------------------------------------------


def test_card_45_lets_two_ghosts_change_places():
    table = town("police b", "church r", levels=[1, 1, 1], cards=[45]).play("use45 blue police red church")
    assert (table.ghosts("police"), table.ghosts("church")) == ("r", "b")


def test_card_45_is_no_move_so_no_bonus_token_is_taken():
    laid = {"police": "g1", "church": "f1"}
    table = town("police b", "church r", laid=laid, cards=[5, 21, 45]).play("use45 blue police red church")
    assert (table.board()["bonuses"], table.tokens(), table.question) == ([], "", "turn")
    assert table.position["town"]["church"]["bonus"] == "f1"


def test_card_45_needs_no_room():
    table = town("police bbbbgg", "church rrrrry", cards=[45]).play("use45 green police yellow church")
    assert (table.ghosts("police"), table.ghosts("church")) == ("bbbbgy", "grrrrr")


def test_card_45_is_for_ghosts_of_different_colours_in_different_buildings():
    table = town("police bg", "church br", cards=[45]).play("use45 blue police")
    assert table.legal() == {"red.church"}
    assert town("police b", "church b", cards=[45]).why_not("use45") == ("C0", "power-does-nothing")
    assert town("police bg", cards=[45]).why_not("use45") == ("C0", "power-does-nothing")


def test_card_45_works_once_per_turn_and_again_in_the_next():
    table = town("police b", "church r", cards=[45]).play("use45 blue police red church")
    assert table.why_not("use45") == ("C0", "power-used")
    assert table.rest(3).play("use45 red police blue church").ghosts("police") == "b"


def test_card_45_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [45]}, {"others": {1: {"cards": [45]}}}):
        assert town("police b", "church r", cards=[8], **given).why_not("use45") == ("C0", "not-your-card")


# ---- 46: mixed summoning ------------------------------------------------------------------

MIXED = "1 summon blue+green church"


def mixed(*texts, **given):
    """Return a table where section 1 (level 2) summons with blue and green in the church; the dice come
    next."""
    given = {"levels": [2, 1, 1], "cards": [46], **given}
    return town("church bg", **given).play(MIXED, *texts)


@pytest.mark.parametrize(
    ("blue", "green", "colour"),
    [(1, 2, "b"), (4, 5, "b"), (4, 3, "g"), (2, 1, "g"), (1, 1, "b"), (4, 4, "b")],
)
def test_card_46_the_lower_die_decides_and_equal_dice_mean_the_lower_level(blue, green, colour):
    table = mixed(f"roll{blue}", f"roll{green}")
    assert table.ghosts("church") == "".join(sorted("bg" + colour))
    assert table.tokens() == table.gained("summon") == colour
    assert table.question == "turn"


def test_card_46_rolls_the_dice_of_the_two_colours():
    table = mixed()
    assert len(table.state.legal_actions()) == 4
    assert len(table.play("roll1").state.legal_actions()) == 6


def test_card_46_needs_both_ghosts_within_the_level():
    table = town("church bgy", "police bb", levels=[2, 1, 1], cards=[46]).play("1.summon")
    assert table.legal() == {"blue.police", "blue+green.church"}
    assert town("church bg", levels=[1, 1, 1], cards=[46]).acts(1) & {"summon"} == set()


def test_card_46_needs_both_ghosts_in_one_building():
    assert "summon" not in town("church b", "school g", levels=[5, 1, 1], cards=[46]).acts(1)


def test_card_46_needs_room():
    assert "summon" not in town("church bgyyrr", levels=[2, 1, 1], cards=[46]).acts(1)
    assert "summon" in town("church bgyyr", levels=[2, 1, 1], cards=[46]).acts(1)


def test_card_46_with_none_free_costs_the_disc_gives_no_token_and_29_still_pays():
    given = {"levels": [2, 1, 1], "cards": [29, 46]}
    table = town("police bbbb", "church bg", **given).play(MIXED, "roll1", "roll2")
    assert (table.ghosts("church"), table.tokens(), table.pe()) == ("bg", "", 1)
    assert table.board()["discs"] == [["summon"], [], []]
    table = town("police bbbb", "church bg", **given).play(MIXED, "roll3", "roll2")
    assert (table.ghosts("church"), table.tokens(), table.pe()) == ("bgg", "g", 1)


def test_card_46_cannot_be_chosen_when_neither_colour_has_a_free_ghost():
    table = town("police bbbb", "hall gggg", "church bg", levels=[2, 1, 1], cards=[46])
    assert "summon" not in table.acts(1)


def test_card_46_with_9_rolls_either_die_again():
    table = mixed("roll2", "roll1", cards=[9, 46], sp=2)
    assert table.legal() == {"again1", "again2", "pass"}
    table.play("again2", "roll3", "again1", "roll4")
    assert (table.sp(), table.ghosts("church"), table.tokens()) == (0, "bgg", "g")


def test_card_46_with_bonus_k_adds_to_either_die():
    for plus, colour in (("plus1", "g"), ("plus2", "b")):
        table = mixed("roll3", "roll2" if plus == "plus2" else "roll4", bonuses=["i1", "k1", "h1"])
        assert table.legal() == {"plus1", "plus2", "pass"}
        assert table.play(plus).tokens() == colour


def test_card_46_with_13_gives_two_tokens():
    assert mixed("roll1", "roll2", cards=[13, 46]).tokens() == "bb"


def test_card_46_with_29_gives_a_point():
    assert mixed("roll1", "roll2", cards=[29, 46]).pe() == 1


def test_card_46_works_with_bonus_a_whatever_the_level():
    table = town("police b", "church or", levels=[1, 1, 1], cards=[46], bonuses=["a1"])
    table.play("bonus.a orange+red church", "roll7", "roll6")
    assert (table.ghosts("church"), table.tokens()) == ("orr", "r")


def test_card_46_with_4_uses_the_lift_for_the_higher_ghost():
    table = town("church bg", levels=[1, 1, 1], cards=[4, 46]).play(MIXED, "roll1", "roll2")
    assert (table.ghosts("church"), table.used) == ("bbg", [4])


def test_card_46_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [46]}, {"others": {1: {"cards": [46]}}}):
        assert "summon" not in town("church bg", levels=[2, 1, 1], **given).acts(1)


# ---- 47: taking a haunt token back --------------------------------------------------------

HAUNTED_CHURCH = {"church": {"green": 0}}


def haunted_church(**given):
    """Return a table where seat 0 haunts the green space of the church, with a green and a yellow ghost
    there."""
    given = {"levels": [2, 3, 1], "cards": [47], "haunts": HAUNTED_CHURCH, "pe": 4, **given}
    return town("police b", "church gy", **given)


def test_card_47_takes_a_haunt_token_back_for_half_its_points():
    table = haunted_church().play("1 haunt green church")
    assert table.events("recalled") == [{"seat": 0, "colour": "green", "building": "church"}]
    assert table.position["town"]["church"]["haunts"] == {}
    assert (table.pe(), table.view(SPECTATOR)["seats"][0]["haunts"]) == (2, 6)
    assert table.board()["discs"] == [["haunt"], [], []]


@pytest.mark.parametrize(
    ("colour", "lost"), [("blue", 1), ("green", 2), ("yellow", 3), ("orange", 4), ("red", 5)]
)
def test_card_47_costs_half_of_what_the_space_is_worth(colour, lost):
    haunts = {"church": {colour: 0}}
    table = town("police b", "church bgyor", levels=[5, 1, 1], cards=[47], haunts=haunts, pe=20)
    table.play(f"1 haunt {colour} church")
    assert table.pe() == 20 - lost
    assert table.events("points-lost") == [{"seat": 0, "amount": lost, "why": "card-47"}]


def test_card_47_needs_the_level_of_the_ghost():
    table = haunted_church(levels=[1, 2, 1])
    assert table.play("1.haunt").legal() == {"blue.police"}
    assert table.play("blue.police", "2.haunt").legal() == {"blue.police", "green.church"}


def test_card_47_needs_a_ghost_of_that_colour_there():
    table = town("police b", "church y", levels=[5, 1, 1], cards=[47], haunts=HAUNTED_CHURCH, pe=4)
    assert table.play("1.haunt").legal() == {"blue.police"}


def test_card_47_takes_own_tokens_only():
    table = haunted_church(haunts={"church": {"green": 1}})
    assert table.play("1.haunt").legal() == {"blue.police"}


def test_card_47_is_no_haunt_action_so_18_and_44_do_not_apply():
    table = haunted_church(cards=[18, 44, 47]).play("1 haunt green church")
    assert (table.question, table.levels()) == ("turn", [2, 3, 1])


def test_card_47_frees_the_building_for_a_new_haunt():
    table = haunted_church()
    assert "yellow.church" not in table.play("1.haunt").legal()
    table.play("green.church", "2 haunt yellow church")
    assert (table.pe(), table.position["town"]["church"]["haunts"]) == (8, {"yellow": 0})


def test_card_47_leaves_an_end_already_triggered():
    haunts = {name: {"blue": 0} for name in BUILDINGS[1:]}
    table = town("police b", "church b", cards=[47], haunts=haunts, pe=10)
    table.play("1 haunt blue police")
    assert table.position["ending"]
    table.play("2 haunt blue church")
    assert table.pe() == 11 and table.position["ending"]
    table.rest(3)
    assert table.state.over()


def test_card_47_among_two_players_takes_back_either_token_of_a_building():
    haunts = {"church": {"green": 0, "yellow": 0}}
    table = haunted_church(players=2, haunts=haunts, levels=[3, 3, 1], pe=10).play("1.haunt")
    assert {"green.church", "yellow.church"} <= table.legal()
    table.play("yellow.church")
    assert (table.pe(), table.position["town"]["church"]["haunts"]) == (7, {"green": 0})
    assert table.play("2 haunt yellow church").pe() == 13


def test_card_47_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [47]}, {"others": {1: {"cards": [47]}}}):
        table = haunted_church(cards=[], **given).play("1.haunt")
        assert table.legal() == {"blue.police"}
        assert table.why_not("green.church") == ("A6", "own-space")


# ---- 48: the ghost that scared ------------------------------------------------------------


def test_card_48_moves_the_ghost_used_to_any_other_building():
    table = town("police b", cards=[48]).play("1 scare blue")
    assert table.legal() == {"use48", "pass"}
    table.play("use48 blue police")
    assert table.legal() == {f">{name}" for name in BUILDINGS if name != "police"}
    assert table.play(">theatre").ghosts("theatre") == "b"
    assert table.question == "turn"


def test_card_48_lets_the_player_choose_which_ghost_of_the_colour_was_used():
    table = town("police b", "church bg", levels=[2, 1, 1], cards=[48]).play("1 scare blue use48")
    assert table.legal() == {"blue.police", "blue.church"}


def test_card_48_needs_room_there():
    table = town("police b", "church gggggr", cards=[48]).play("1 scare blue use48 blue police")
    assert table.why_not(">church") == ("A1", "no-room")


def test_card_48_is_a_choice():
    table = town("police b", cards=[48]).play("1 scare blue", "pass")
    assert (table.ghosts("police"), table.question, table.used) == ("b", "turn", [])


def test_card_48_takes_the_bonus_token_and_sets_off_5():
    table = town("police b", cards=[5, 48], laid={"theatre": "g1", "hall": "f1"})
    table.play("1 scare blue use48 blue police>theatre")
    assert (table.board()["bonuses"], table.tokens()) == (["g1"], "b")


def test_card_48_is_no_move_action_so_7_21_and_25_do_not_apply():
    table = town("police b", "theatre b", "church b", cards=[7, 21, 25, 48])
    table.play("1 scare blue use48 blue police>theatre")
    assert (table.question, table.ghosts("theatre"), table.tokens()) == ("turn", "bb", "")


def test_card_48_works_once_per_turn_and_again_in_the_next():
    table = town("police b", cards=[48]).play("1 scare blue use48 blue police>school", "2 scare blue")
    assert table.question == "turn"
    table.rest(3).play("3 scare blue use48 blue school>police")
    assert table.ghosts("police") == "b"


def test_card_48_works_with_scare_actions_only():
    table = town("police bbb", cards=[48]).play("1 summon blue police", "2 haunt blue police")
    assert table.question == "turn"


def test_card_48_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [48]}, {"others": {1: {"cards": [48]}}}):
        assert town("police b", **given).play("1 scare blue").question == "turn"


# ---- 49: coloured as grey -----------------------------------------------------------------


def test_card_49_lets_coloured_cards_be_paid_for_with_any_tokens():
    table = town("police b", tokens="bbb", cards=[49]).play("occupy8 pay blue+blue+blue supply")
    assert table.board()["cards"] == [8, 49]


def test_card_49_still_allows_different_colours():
    table = town("police b", tokens="bgy", cards=[49]).play("occupy8 pay blue+green+yellow supply")
    assert table.board()["cards"] == [8, 49]


def test_card_49_leaves_8_alone():
    """Card 8 counts coloured cards even if 49 treats them as grey."""
    assert town("police b", cards=[8, 27, 49, 10], ending=True).end_points(8) == 6


def test_card_49_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [49]}, {"others": {1: {"cards": [49]}}}):
        table = town("police b", tokens="bbb", **given)
        assert table.why_not("occupy8") == ("C1", "too-few-colours")


# ---- 50: a token from the reserve ---------------------------------------------------------


def drawable(table):
    """Return the tokens that chance may draw now."""
    assert table.seat < 0
    return {table.game.text(action) for action in table.state.legal_actions()}


def test_card_50_draws_a_bonus_token_from_the_reserve():
    table = town("police b", cards=[50], bonuses=["a1"], laid={"church": "b1"}).play("use50")
    assert drawable(table) == {f"draw{token}" for token in ALL_TOKENS if token not in ("a1", "b1")}
    table.play("drawl2")
    assert table.board()["bonuses"] == ["a1", "l2"]
    assert table.question == "turn"


def test_card_50_is_not_drawn_while_all_slots_are_blocked():
    assert town("police b", cards=[50], blocked=3).why_not("use50") == ("C0", "power-does-nothing")
    assert "use50" in town("police b", cards=[50], blocked=2).legal()


@pytest.mark.parametrize(("bonuses", "blocked"), [(["b1", "c1", "d1"], 0), (["b1"], 2)])
def test_card_50_without_a_free_slot_a_held_token_or_the_new_one_goes(bonuses, blocked):
    table = town("police b", cards=[50], bonuses=bonuses, blocked=blocked).play("use50", "drawl1")
    assert table.legal() == {f"drop.{token[0]}" for token in [*bonuses, "l1"]}
    table.play("drop.b")
    assert table.board()["bonuses"] == [*bonuses[1:], "l1"]
    assert table.position["thrown"] == ["b1"]


def test_card_50_gives_nothing_for_5():
    table = town("police b", cards=[5, 50]).play("use50", "drawl1")
    assert (table.tokens(), table.question) == ("", "turn")


def test_card_50_refills_an_empty_reserve():
    laid = dict(zip(BUILDINGS, ALL_TOKENS[:6], strict=True))
    table = town("police b", cards=[50], laid=laid, thrown=ALL_TOKENS[6:]).play("use50")
    assert drawable(table) == {f"draw{token}" for token in ALL_TOKENS[6:]}
    table.play("drawl1")
    assert (table.board()["bonuses"], table.position["thrown"]) == (["l1"], [])
    assert table.view(SPECTATOR)["reserve"] == 17


def test_card_50_works_once_per_turn_and_again_in_the_next():
    table = town("police b", cards=[50]).play("use50", "drawl1")
    assert table.why_not("use50") == ("C0", "power-used")
    table.rest(3).play("use50", "drawl2")
    assert table.board()["bonuses"] == ["l1", "l2"]


def test_card_50_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [50]}, {"others": {1: {"cards": [50]}}}):
        assert town("police b", cards=[8], **given).why_not("use50") == ("C0", "not-your-card")


# ---- 51: louder ---------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "sp"), list(zip(COLOURS, (2, 3, 4, 5, 6), strict=True)))
def test_card_51_gives_a_scare_point_more_for_a_scare_action(colour, sp):
    table = town("police bgyor", levels=[5, 1, 1], sp=0, cards=[51]).play(f"1 scare {colour}")
    assert table.sp() == table.scare_points("scare") == sp


def test_card_51_adds_nothing_to_other_scare_points():
    table = town("police b", sp=0, cards=[12, 51], bonuses=["f1"], discs=[["move"], [], []])
    assert table.play("bonus.f", "1.rest").sp() == 4


def test_card_51_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [51]}, {"others": {1: {"cards": [51]}}}):
        assert town("police b", sp=0, **given).play("1 scare blue").sp() == 1


# ---- 52: fright ---------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "points"), list(zip(COLOURS, (0, 1, 1, 1, 1), strict=True)))
def test_card_52_gives_a_point_when_an_action_gives_2_scare_points_or_more(colour, points):
    table = town("police bgyor", levels=[5, 1, 1], cards=[52]).play(f"1 scare {colour}")
    assert table.points("card-52") == table.pe() == points


def test_card_52_pays_for_bonus_tokens_and_rests_each_on_its_own():
    given = {"cards": [12, 52], "discs": [["move"], ["move"], []], "bonuses": ["f1", "f2", "j1"]}
    table = town("police b", **given).play("bonus.f", "bonus.f")
    assert table.points("card-52") == 2
    assert table.play("1.rest").points("card-52") == 1
    assert table.play("bonus.j", "section2").points("card-52") == 1


def test_card_52_follows_12_for_a_rest_that_takes_no_disc_back():
    assert town("police b", cards=[12, 52]).play("1.rest").points("card-52") == 1


def test_card_52_counts_bonus_f_between_the_dice_on_its_own():
    """The fight itself gives 1 SP (26), so only the bonus token scores."""
    table = town("police b g", cards=[26, 52], bonuses=["f1"], sp=0)
    table.play("1 fight blue police green police", "roller2", "roll3", "roll4", "bonus.f", "use26")
    assert (table.sp(), table.points("card-52")) == (3, 1)


def test_card_52_counts_the_action_around_bonus_f_on_its_own():
    table = town("police b g", cards=[26, 52], bonuses=["f1"], sp=0)
    table.play("1 fight blue police green police", "roller2", "roll1", "roll4", "bonus.f", "use26")
    assert (table.sp(), table.points("card-52")) == (5, 2)


def test_card_52_does_not_add_up_two_actions():
    table = town("police b", cards=[52]).play("1 scare blue", "2 scare blue")
    assert table.pe() == 0


def test_card_52_counts_all_that_one_action_gives_together():
    assert town("police b", cards=[51, 52]).play("1 scare blue").points("card-52") == 1
    table = town("police bb", cards=[7, 21, 52], sp=0)
    table.play("1 move blue police>school use21 name4", "roll1")
    assert (table.sp(), table.pe()) == (1, 0)
    table.play("use7 blue police>school use21 name4", "roll1")
    assert (table.sp(), table.pe()) == (2, 1)


def test_card_52_gives_at_most_one_point_for_one_action():
    table = town("police b", "church yo", levels=[3, 1, 1], cards=[19, 26, 52], sp=0)
    table.play("1 fight yellow church orange church", "roller2", "roll8", "roll1", "use26")
    assert (table.sp(), table.points("card-52")) == (11, 1)


def test_card_52_counts_what_was_gained_whatever_was_spent():
    """1 SP, 1 SP paid to card 9, and 1 SP again make two."""
    table = town("police bb", cards=[7, 9, 21, 52], sp=0)
    table.play("1 move blue police>school use21 name4", "roll1")
    table.play("use7 blue police>school use21 name4", "roll2", "again1", "roll1")
    assert (table.sp(), table.points("card-52")) == (1, 1)


def test_card_52_bonus_tokens_for_dice_are_part_of_the_action():
    table = town("police bb", cards=[7, 21, 52], sp=0, bonuses=["k1"])
    table.play("1 move blue police>school use21 name7", "roll1", "pass")
    table.play("use7 blue police>school use21 name7", "roll1", "plus1")
    assert (table.sp(), table.points("card-52")) == (2, 1)


@pytest.mark.parametrize(("face", "inner"), [(1, 0), (2, 1)])
def test_card_52_counts_the_actions_of_25_and_31_on_their_own(face, inner):
    """A Move (1 + 1 SP by 21 and 7) around a Summon (25) around a Haunt (31, with 18)."""
    table = town("school b", "church bbb", cards=[7, 18, 21, 25, 31, 52], sp=0)
    table.play("1 move blue school>church use21 name4", "roll1")
    table.play("use25", "use31", "blue.hall", "use18", f"roll{face}")
    assert table.points("card-52") == inner
    table.play("use7 blue church>school use21 name4", "roll1")
    assert table.points("card-52") == 1
    assert table.sp() == 2 + face


def test_card_52_does_not_pay_for_scare_points_that_are_spent():
    table = town("police bb", cards=[43, 52], sp=9).play("use43 section1", "1 upgrade blue police", "pass")
    assert table.sp() == 5
    assert table.points("card-52") == 0


def test_card_52_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [52]}, {"others": {1: {"cards": [52]}}}):
        table = town("police b", bonuses=["f1"], **given).play("bonus.f")
        assert (table.pe(0), table.pe(1)) == (0, 0)
