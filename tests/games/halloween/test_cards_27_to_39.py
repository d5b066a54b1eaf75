"""Action cards 27 to 39: the effect of each, its limits, and how it combines with others."""

import pytest

from .table import BUILDINGS, SPECTATOR, town

YELLOW_FIGHTS_GREEN = "1 fight yellow church green church"
YELLOW_FIGHTS_ORANGE = "1 fight yellow church orange church"


def everywhere(colour, seat=0):
    """Return haunt tokens of a seat on the same space of every building."""
    return {name: {colour: seat} for name in BUILDINGS}


# ---- 27: the lowest section ---------------------------------------------------------------


@pytest.mark.parametrize(("lowest", "points"), [(1, 0), (2, 1), (3, 2), (4, 5), (5, 8)])
def test_card_27_pays_at_the_end_by_the_lowest_section(lowest, points):
    for levels in ([lowest, 5, 5], [5, lowest, lowest], [5, 5, lowest]):
        assert town("police b", levels=levels, cards=[27], ending=True).end_points(27) == points


def test_card_27_pays_those_who_occupy_it_only():
    given = {"levels": [5, 5, 5], "ending": True}
    assert town("police b", in_play=[27], **given).end_points(27) == 0
    table = town("police b", others={1: {"cards": [27], "levels": [4, 4, 4]}}, **given)
    assert table.end_points(27, seat=1) == 5
    assert table.points("card-27") == 0


def test_card_27_gives_nothing_before_the_end():
    table = town("police b", levels=[5, 5, 5], cards=[27]).rest(3)
    assert table.pe() == 0 and not table.state.over()


# ---- 28: pairs of tokens ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "points"), [("", 0), ("b", 0), ("bb", 3), ("br", 3), ("bgy", 3), ("bgyy", 6), ("rrrrr", 6)]
)
def test_card_28_pays_3_points_at_the_end_for_any_two_tokens(tokens, points):
    assert town("police b", tokens=tokens, cards=[28], ending=True).end_points(28) == points


def test_card_28_pays_those_who_occupy_it_only():
    assert town("police b", tokens="bbbb", in_play=[28], ending=True).end_points(28) == 0
    others = {1: {"cards": [28], "tokens": "gg"}}
    table = town("police b", tokens="bbbb", others=others, ending=True)
    assert (table.end_points(28, seat=1), table.points("card-28")) == (3, 0)


# ---- 29: points for summoning -------------------------------------------------------------


def test_card_29_gives_a_point_for_a_summon_action():
    table = town("police bb", cards=[29]).play("1 summon blue police")
    assert table.points("card-29") == table.pe() == 1
    assert table.tokens() == "b"


def test_card_29_gives_it_for_every_summon_action():
    table = town("police bb", cards=[29]).play("1 summon blue police", "2 summon blue police")
    assert table.pe() == 2


def test_card_29_works_with_bonus_a_and_card_25():
    table = town("police bb", cards=[29], bonuses=["a1"]).play("bonus.a blue police")
    assert table.points("card-29") == 1
    table = town("police b", "school b", cards=[25, 29]).play("1 move blue police>school use25")
    assert table.points("card-29") == 1


def test_card_29_gives_nothing_for_ghosts_that_come_in_another_way():
    table = town("police bb", cards=[29, 38], tokens="b", sp=2)
    table.play("use38 blue police", "1 upgrade blue police", "pass", "2 scare blue")
    assert table.pe() == 0


def test_card_29_works_for_those_who_occupy_it_only():
    table = town("police bb", others={1: {"cards": [29]}}).play("1 summon blue police")
    assert (table.pe(0), table.pe(1)) == (0, 0)


# ---- 30: points for fear ------------------------------------------------------------------


@pytest.mark.parametrize(("sp", "points"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4), (20, 12)])
def test_card_30_pays_2_points_at_the_end_for_every_3_scare_points(sp, points):
    table = town("police b", sp=sp, cards=[30], ending=True)
    assert table.end_points(30) == points
    assert table.sp() == sp  # nothing is paid for it


def test_card_30_pays_those_who_occupy_it_only():
    assert town("police b", sp=9, in_play=[30], ending=True).end_points(30) == 0
    table = town("police b", sp=9, others={2: {"cards": [30], "sp": 4}}, ending=True)
    assert (table.end_points(30, seat=2), table.points("card-30")) == (2, 0)


# ---- 31: the fifth ghost ------------------------------------------------------------------


def fifth_red(**given):
    """Return a table where a section has just summoned the fifth red ghost."""
    given = {"levels": [5, 1, 1], "cards": [31], **given}
    return town("police b", "church rrrr", **given).play("1 summon red church")


def test_card_31_haunts_with_the_colour_of_the_fifth_ghost_in_any_building():
    table = fifth_red()
    assert table.legal() == {"use31", "pass"}
    table.play("use31")
    assert table.legal() == {f"red.{name}" for name in BUILDINGS}
    table.play("red.hospital")
    assert table.position["town"]["hospital"]["haunts"] == {"red": 0}
    assert table.points("haunt") == table.pe() == 10
    assert table.question == "turn"


def test_card_31_is_a_choice():
    table = fifth_red().play("pass")
    assert (table.pe(), table.question) == (0, "turn")


def test_card_31_needs_the_fifth_ghost():
    table = town("police b", "church rrr", levels=[5, 1, 1], cards=[31]).play("1 summon red church")
    assert table.question == "turn"


def test_card_31_needs_the_fifth_in_town_not_in_the_building():
    table = town("police b", "church rr", "school r", "hall r", levels=[5, 1, 1], cards=[31])
    assert table.play("1 summon red church").legal() == {"use31", "pass"}


def test_card_31_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [31]}, {"others": {1: {"cards": [31]}}}):
        assert fifth_red(cards=[], **given).question == "turn"


def test_card_31_goes_to_free_spaces_in_buildings_not_haunted_yet():
    haunts = {"school": {"red": 1}, "church": {"blue": 0}, "theatre": {"green": 1}}
    table = fifth_red(haunts=haunts).play("use31")
    assert table.legal() == {f"red.{name}" for name in ("police", "hall", "hospital", "theatre")}


def test_card_31_needs_a_free_space():
    haunts = {name: {"red": 1 if name != "hall" else 2} for name in BUILDINGS[:5]}
    haunts["theatre"] = {"blue": 0}
    assert fifth_red(haunts=haunts).question == "turn"


def test_card_31_needs_a_haunt_token():
    assert fifth_red(haunts=everywhere("blue"), ending=True).question == "turn"


def test_card_31_needs_neither_ghost_nor_level():
    table = town("police b", "church rrrr", levels=[1, 1, 1], cards=[31], bonuses=["a1"])
    table.play("bonus.a red church use31 red hall")
    assert table.pe() == 10 and table.ghosts("hall") == ""


def test_card_31_counts_summon_actions_only():
    """Not a ghost conjured by 38, nor one upgraded to the fifth of its colour."""
    table = town("police b", "church rrrr", tokens="r", cards=[31, 38])
    assert table.play("use38 red school").question == "turn"
    table = town("police b", "church rrrr", "hall o", levels=[5, 5, 5], sp=5, cards=[31])
    assert table.play("1 upgrade orange hall").question == "turn"


def test_card_31_works_with_card_25():
    table = town("police b", "church rrr", "school r", levels=[5, 1, 1], cards=[25, 31])
    table.play("1 move red school>church use25 use31 red hall")
    assert table.pe() == 10


def test_card_31_works_with_card_46():
    table = town("police b", "church rrrrb", levels=[5, 1, 1], cards=[31, 46])
    table.play("1 summon blue+red church", "roll4", "roll1", "use31", "red.hall")
    assert table.ghosts("church") == "brrrrr" and table.pe() == 10


def test_card_31_among_two_players_needs_a_building_without_any_own_token():
    table = fifth_red(players=2, haunts={"school": {"blue": 0}}).play("use31")
    assert table.legal() == {f"red.{name}" for name in BUILDINGS if name != "school"}


def test_card_31_is_a_haunt_action_for_18_and_44():
    table = fifth_red(cards=[31, 18, 44], sp=0).play("use31", "red.hall")
    assert table.legal() == {"use18", "use44", "pass"}
    table.play("use44", "section2", "use18", "roll7")
    assert (table.levels(), table.sp()) == ([5, 2, 1], 7)


def test_card_31_can_trigger_the_end():
    haunts = everywhere("blue")
    del haunts["hall"]
    table = fifth_red(haunts=haunts).play("use31", "red.hall")
    assert table.events("end-near") == [{"seat": 0, "trigger": "haunts"}]
    assert table.position["ending"]


# ---- 32: winning without rolling ----------------------------------------------------------


def test_card_32_beats_a_weaker_ghost_without_rolling():
    table = town("police b", "church yg", levels=[3, 1, 1], cards=[32]).play(YELLOW_FIGHTS_GREEN)
    assert (table.ghosts("church"), table.tokens(), table.question) == ("y", "g", "turn")
    assert table.events("rolled") == []


def test_card_32_does_not_help_against_a_stronger_ghost():
    table = town("police b", "church yo", levels=[3, 1, 1], cards=[32]).play(YELLOW_FIGHTS_ORANGE)
    assert table.question == "roller"
    table.play("roller2", "roll1", "roll2")
    assert table.ghosts("church") == "yo"


def test_card_32_does_not_help_against_the_own_colour():
    table = town("police b", "church yy", levels=[3, 1, 1], cards=[11, 32])
    assert table.play("1 fight yellow church yellow church").question == "roller"


def test_card_32_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [32]}, {"others": {1: {"cards": [32]}}}):
        table = town("police b", "church yg", levels=[3, 1, 1], **given).play(YELLOW_FIGHTS_GREEN)
        assert table.question == "roller"


def test_card_32_rolls_no_dice_so_9_26_and_dice_bonuses_do_nothing():
    given = {"levels": [3, 1, 1], "cards": [9, 26, 32], "bonuses": ["h1", "i1", "k1"], "sp": 5}
    table = town("police b", "church yg", **given).play(YELLOW_FIGHTS_GREEN)
    assert (table.question, table.sp(), table.used) == ("turn", 5, [])


def test_card_32_is_a_win_for_3_17_19_and_34():
    table = town("police b", "church yg", levels=[3, 1, 1], cards=[3, 19, 32, 34, 17], sp=0, ending=True)
    table.play(YELLOW_FIGHTS_GREEN, "use17", ">hall")
    assert (table.pe(), table.sp(), table.tokens(), table.ghosts("hall")) == (2, 2, "gg", "y")


def test_card_32_with_20_beats_all_the_weaker_ones_and_rolls_against_the_stronger():
    table = town("police b", "church ygbo", levels=[3, 1, 1], cards=[20, 32])
    table.play(YELLOW_FIGHTS_GREEN, "blue.church", "orange.church")
    assert (table.ghosts("church"), table.tokens(), table.question) == ("yo", "bg", "roller")


# ---- 33: points for upgrading -------------------------------------------------------------


def test_card_33_gives_2_points_for_an_upgrade_action():
    table = town("police bb", cards=[33]).play("1 upgrade blue police", "pass")
    assert table.points("card-33") == table.pe() == 2
    assert table.tokens() == "g"


def test_card_33_gives_nothing_for_other_ways_to_raise_a_section():
    table = town("police bb", cards=[33, 43, 44], sp=2).play("use43", "section1", "1 haunt blue police")
    table.play("use44", "section2")
    assert (table.levels(), table.points("card-33"), table.pe()) == ([2, 2, 1], 0, 2)


def test_card_33_works_for_those_who_occupy_it_only():
    table = town("police bb", others={1: {"cards": [33]}}).play("1 upgrade blue police")
    assert (table.pe(0), table.pe(1)) == (0, 0)


# ---- 34: spoils -------------------------------------------------------------------------


def fought(*rolls, **given):
    """Return a table where yellow has fought orange in the church."""
    given = {"levels": [3, 1, 1], "cards": [34], **given}
    return town("police b", "church yo", **given).play(YELLOW_FIGHTS_ORANGE, "roller2", *rolls)


def test_card_34_gives_two_tokens_for_a_win():
    table = fought("roll5", "roll4")
    assert table.tokens() == table.gained("fight") == "oo"


@pytest.mark.parametrize("face", ["roll5", "roll6"])
def test_card_34_gives_nothing_without_a_win(face):
    assert fought("roll5", face).tokens() == ""


def test_card_34_takes_what_the_supply_has():
    others = {1: {"tokens": "o" * 11}}
    assert fought("roll5", "roll4", others=others).tokens() == "o"


def test_card_34_works_for_those_who_occupy_it_only():
    assert fought("roll5", "roll4", cards=[], in_play=[34]).tokens() == "o"
    assert fought("roll5", "roll4", cards=[], others={1: {"cards": [34]}}).tokens() == "o"


def test_card_34_does_not_double_other_tokens():
    table = town("police bb", cards=[34, 10], sp=2, levels=[1, 1, 1])
    table.play("1 summon blue police", "use10 blue police", "2 upgrade blue police", "pass")
    assert table.tokens() == "bbg"


# ---- 35: unused haunt tokens --------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "placed", "points"), [(3, 0, 24), (3, 4, 8), (4, 5, 4), (2, 0, 32), (2, 6, 8)]
)
def test_card_35_pays_4_points_at_the_end_for_each_unused_haunt_token(players, placed, points):
    haunts = {name: {"green": 0} for name in BUILDINGS[:placed]}
    table = town("police b", players=players, haunts=haunts, cards=[35], ending=True)
    assert table.end_points(35) == points


def test_card_35_pays_those_who_occupy_it_only():
    assert town("police b", in_play=[35], ending=True).end_points(35) == 0
    table = town("police b", others={1: {"cards": [35]}}, ending=True)
    assert (table.end_points(35, seat=1), table.points("card-35")) == (24, 0)


def test_card_35_counts_a_token_that_47_took_back():
    given = {"haunts": {"police": {"blue": 0}}, "pe": 2, "ending": True}
    assert town("police b", cards=[35, 47], **given).end_points(35) == 20
    assert town("police b", cards=[35, 47], **given).play("1 haunt blue police").end_points(35) == 24


# ---- 36: red tokens -----------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "points"), [("", 0), ("bgyo", 0), ("r", 4), ("bbrrr", 12)])
def test_card_36_pays_4_points_at_the_end_for_each_red_token(tokens, points):
    assert town("police b", tokens=tokens, cards=[36], ending=True).end_points(36) == points


def test_card_36_pays_those_who_occupy_it_only():
    assert town("police b", tokens="rr", in_play=[36], ending=True).end_points(36) == 0
    others = {2: {"cards": [36], "tokens": "r"}}
    table = town("police b", tokens="rr", others=others, ending=True)
    assert (table.end_points(36, seat=2), table.points("card-36")) == (4, 0)


# ---- 37: a gift -------------------------------------------------------------------------


def test_card_37_gives_a_token_of_choice_for_itself():
    table = town("police b", tokens="bbb", in_play=[37]).play("occupy37 pay blue+blue+blue supply")
    assert table.question == "token"
    assert table.legal() == {"blue", "green", "yellow", "orange", "red"}
    assert table.play("red").tokens() == "r"


def test_card_37_gives_a_token_each_time_a_card_is_occupied():
    table = town("police b", tokens="bbbggg", cards=[37], in_play=[10, 14])
    table.play("occupy10 pay blue+blue+blue supply orange", "occupy14 pay green+green+green supply yellow")
    assert table.tokens() == "yo" and table.gained("card-37") == "oy"


def test_card_37_offers_only_what_the_supply_has():
    others = {1: {"tokens": "b" * 12 + "g" * 12}, 2: {"tokens": "y" * 12 + "o" * 12}}
    table = town("police b", tokens="rrr", cards=[37], in_play=[10], others=others)
    table.play("occupy10 pay red+red+red supply")
    assert table.legal() == {"red"}
    assert table.play("red").tokens() == "r"


def test_card_37_works_for_those_who_occupy_it_only():
    given = {"tokens": "bbb", "in_play": [10, 37]}
    assert town("police b", **given).play("occupy10 pay blue+blue+blue supply").question == "turn"
    table = town("police b", others={1: {"cards": [37]}}, **given)
    table.play("occupy10 pay blue+blue+blue supply")
    assert (table.question, table.tokens(0), table.tokens(1)) == ("turn", "", "")


def test_card_37_gives_nothing_to_an_opponent_on_the_card_that_is_occupied():
    """The opponent on 37 gets the reward of C2, but no token."""
    table = town("police b", tokens="bbb", others={1: {"cards": [37]}})
    table.play("occupy37 pay blue+blue+blue supply green")
    assert (table.tokens(0), table.tokens(1), table.pe(1)) == ("g", "", 1)


# ---- 38: conjuring ------------------------------------------------------------------------


def test_card_38_places_a_ghost_for_a_token_of_its_colour():
    table = town("police b", tokens="rr", cards=[38]).play("use38 red church")
    assert (table.ghosts("church"), table.tokens()) == ("r", "r")
    assert table.view(SPECTATOR)["pool"]["red"] == 11  # the token went back to the supply


def test_card_38_uses_any_level_and_any_building_with_room():
    table = town("police b", "church ggggyy", levels=[1, 1, 1], tokens="br", cards=[38]).play("use38")
    rooms = [name for name in BUILDINGS if name != "church"]
    assert table.legal() == {f"{colour}.{name}" for colour in ("blue", "red") for name in rooms}


def test_card_38_needs_a_free_ghost_of_the_colour():
    table = town("police b", "church rrrrr", tokens="rg", cards=[38]).play("use38")
    assert table.legal() == {f"green.{name}" for name in BUILDINGS}
    assert (
        town("police b", "church rrrrr", tokens="r", cards=[38]).why_not("use38")[1] == "power-does-nothing"
    )


def test_card_38_needs_a_token():
    assert town("police b", cards=[38]).why_not("use38") == ("C0", "power-does-nothing")


def test_card_38_works_once_per_turn_and_again_in_the_next():
    table = town("police b", tokens="rr", cards=[38]).play("use38 red church")
    assert table.why_not("use38") == ("C0", "power-used")
    table.rest(3).play("use38 red church")
    assert table.ghosts("church") == "rr"


def test_card_38_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [38]}, {"others": {1: {"cards": [38]}}}):
        assert town("police b", tokens="r", cards=[8], **given).why_not("use38") == ("C0", "not-your-card")


def test_card_38_is_neither_summon_nor_move():
    """No token, nothing for 13 and 29, and the bonus token stays where it is."""
    laid = {"church": "g1"}
    table = town("police b", "church bb", tokens="b", cards=[13, 29, 38], laid=laid)
    table.play("use38 blue church")
    assert (table.tokens(), table.pe(), table.board()["bonuses"]) == ("", 0, [])
    assert table.position["town"]["church"]["bonus"] == "g1"


# ---- 39: cheaper cards --------------------------------------------------------------------


def price(table, number):
    """Return the price of a card for the player, and whether the colours must differ."""
    card = next(card for card in table.view(SPECTATOR)["cards"] if card["number"] == number)
    return card["price"], card["different"]


def test_card_39_makes_grey_cards_cost_two_tokens():
    table = town("police b", tokens="rr", cards=[39], in_play=[10])
    assert price(table, 10) == (2, False)
    table.play("occupy10 pay red+red supply")
    assert (table.tokens(), table.board()["cards"]) == ("", [10, 39])


def test_card_39_takes_two_tokens_and_not_three():
    table = town("police b", tokens="rrr", cards=[39], in_play=[10]).play("occupy10")
    assert table.legal() == {"pay.red+red"}
    assert table.why_not("pay.red+red+red") == ("C1", "wrong-price")


def test_card_39_does_not_discount_itself():
    table = town("police b", tokens="rr", in_play=[39])
    assert price(table, 39) == (3, False)
    assert table.why_not("occupy39") == ("C1", "too-few-tokens")


def test_card_39_leaves_coloured_cards_alone_while_a_grey_one_is_left():
    table = town("police b", tokens="bg", cards=[39], in_play=[10])
    assert price(table, 8) == (3, True)
    assert table.why_not("occupy8") == ("C1", "too-few-colours")


def test_card_39_discounts_coloured_cards_once_all_grey_ones_are_occupied():
    table = town("police b", tokens="rrbg", cards=[39], in_play=[10])
    table.play("occupy10 pay red+red supply")
    assert price(table, 8) == (2, True)
    table.play("occupy8 pay blue+green supply")
    assert (table.tokens(), table.board()["cards"]) == ("", [8, 10, 39])


def test_card_39_counts_grey_cards_of_the_player_only():
    """An opponent on the last grey card changes nothing."""
    table = town("police b", cards=[39], others={1: {"cards": [10]}})
    assert price(table, 8) == (3, True)


def test_card_39_keeps_different_colours_for_coloured_cards():
    table = town("police b", tokens="bbb", cards=[28, 39])
    assert price(table, 8) == (2, True)
    assert table.why_not("occupy8") == ("C1", "too-few-colours")
    table = town("police b", tokens="bbg", cards=[28, 39]).play("occupy8")
    assert table.legal() == {"pay.blue+green"}


def test_card_39_with_49_discounts_coloured_cards_as_grey_ones():
    table = town("police b", tokens="bb", cards=[39, 49], in_play=[10])
    assert price(table, 8) == (2, False)
    assert price(table, 10) == (2, False)
    table.play("occupy8 pay blue+blue supply")
    assert table.tokens() == ""


def test_card_39_works_for_those_who_occupy_it_only():
    for given in ({"in_play": [39, 10]}, {"in_play": [10], "others": {1: {"cards": [39]}}}):
        assert price(town("police b", **given), 10) == (3, False)
