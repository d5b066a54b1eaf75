# ruff: noqa: N802 - tests are named after the clauses of the rules
"""How a match begins (H1, H2) and what a turn is (H3-H7)."""

import pytest

from hauntboard.engine.game import OptionError
from hauntboard.games.halloween import HalloweenGame
from hauntboard.games.halloween.cards import CARDS, SETS

from .table import BUILDINGS, SPECTATOR, new_table, started, town

SPACES = ["summon", "scare", "upgrade", "move", "fight", "haunt"]
ALL_ACTS = {*SPACES, "rest"}
# A town in which a section of level 1 can do everything.
LIVELY = ("police bb g", "church g y")


# ---- setup ------------------------------------------------------------------------------


def test_H1_three_blue_ghosts_begin_in_the_police_station():
    table = started()
    assert {name: table.ghosts(name) for name in BUILDINGS if table.ghosts(name)} == {"police": "bbb"}
    assert table.view(SPECTATOR)["free"] == {"blue": 2, "green": 5, "yellow": 5, "orange": 5, "red": 5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H1_everybody_begins_with_the_same(players):
    table = started(players)
    for seat in range(players):
        board = table.board(seat)
        assert (board["sp"], board["pe"], board["levels"]) == (2, 0, [1, 1, 1])
        assert (board["tokens"], board["cards"], board["bonuses"]) == ({}, [], [])
        assert board["discs"] == [[], [], []]
        assert table.supply(seat) == 12
    assert table.view(SPECTATOR)["pool"] == dict.fromkeys(("blue", "green", "yellow", "orange", "red"), 12)


def test_H1_one_bonus_token_is_drawn_for_every_building_and_the_rest_is_the_reserve():
    table = new_table(cards="casper", first=1).play("first1")
    for i, name in enumerate(BUILDINGS):
        assert table.phase == "draw-town" and table.seat < 0
        assert len(table.state.legal_actions()) == 24 - i
        table.play(f"draw{'lkjihg'[i]}2")
        assert table.position["town"][name]["bonus"] == f"{'lkjihg'[i]}2"
    assert table.view(SPECTATOR)["reserve"] == 18
    assert table.seat == 0


def test_H1_random_cards_are_eight_different_ones_dealt_by_chance():
    table = new_table(first=1).play("first1")
    for i, number in enumerate((52, 3, 9, 1, 40, 22, 17, 8)):
        assert table.phase == "deal"
        assert {int(text.removeprefix("deal")) for text in chance_texts(table)} == set(CARDS) - set(
            table.position["cards"]
        )
        table.play(f"deal{number}")
        assert len(table.position["cards"]) == i + 1
    assert table.phase == "draw-town"
    assert table.position["cards"] == [1, 3, 8, 9, 17, 22, 40, 52]


def chance_texts(table):
    return {table.game.text(action) for action in table.state.legal_actions()}


@pytest.mark.parametrize("name", SETS)
def test_H1_a_named_set_is_in_play_without_dealing(name):
    table = new_table(cards=name, first=1).play("first1")
    assert table.phase == "draw-town"
    assert table.position["cards"] == sorted(SETS[name])


def test_H1_the_host_may_choose_eight_cards():
    table = new_table(cards="8+7+6+5+4+3+2+52", first=1).play("first1")
    assert table.position["cards"] == [2, 3, 4, 5, 6, 7, 8, 52]


@pytest.mark.parametrize("cards", ["1+2+3+4+5+6+7", "1+2+3+4+5+6+7+7", "1+2+3+4+5+6+7+53", "ghosts", ""])
def test_H1_a_choice_is_of_eight_different_cards(cards):
    with pytest.raises(OptionError):
        HalloweenGame(3, {"cards": cards})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H2_chance_names_the_first_player_unless_the_host_did(players):
    assert chance_texts(new_table(players)) == {f"first{seat + 1}" for seat in range(players)}
    for seat in range(players):
        assert chance_texts(new_table(players, first=seat + 1)) == {f"first{seat + 1}"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H2_play_goes_clockwise_from_the_first_player(players):
    table = new_table(players, cards="casper", first=2)
    table.play("first2", *(f"draw{kind}1" for kind in "abcdef"))
    seats = []
    for _ in range(2 * players):
        seats.append(table.seat)
        table.rest()
    assert seats == [(1 + i) % players for i in range(2 * players)]


def test_H2_a_round_begins_when_the_first_player_is_on_again():
    table = started(3)
    rounds = []
    for _ in range(7):
        rounds.append(table.view(SPECTATOR)["round"])
        table.rest()
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@pytest.mark.parametrize("players", [1, 5])
def test_H2_only_two_to_four_play(players):
    with pytest.raises(OptionError):
        HalloweenGame(players)


# ---- the turn ---------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_H3_every_section_acts_once_in_any_order_and_then_the_turn_can_end(order):
    table = town("police bb")
    for section in order:
        assert "end" not in table.legal()
        table.play(f"{section} scare blue")
        assert table.acts(section) == set()
    assert "end" in table.legal()
    table.play("end")
    assert table.seat == 1


def test_H3_a_section_that_has_acted_does_not_act_again_even_if_another_space_is_free():
    table = town(*LIVELY).play("2 scare blue")
    assert table.acts(2) == set()
    assert table.why_not("2.move") == ("H3", "section-used")
    assert table.why_not("2.rest") == ("H3", "section-used")
    assert table.acts(1) == table.acts(3) == ALL_ACTS


def test_H3_all_sections_are_open_again_in_the_next_turn_of_the_same_seat():
    table = town("police bbb").play("1 scare blue", "2 scare blue", "3 scare blue", "end").rest(2)
    assert table.seat == 0
    assert all(table.acts(section) for section in (1, 2, 3))


def test_H3_cards_bonus_tokens_and_powers_come_before_between_and_after_the_actions():
    def offered(table):
        return {"occupy8", "use10", "bonus.g"} <= table.legal()

    table = town("police bbb", "school g", tokens="bgy", cards=[10], bonuses=["g1"])
    assert offered(table)
    for text in ("1 scare blue", "2 scare blue", "3 scare blue"):
        table.play(text)
        assert offered(table)
    table.play("bonus.g", "use10", "green.school", "occupy8")
    assert table.pe() == 1


@pytest.mark.parametrize(
    ("begun", "question"),
    [
        ("1.scare", "scare"),
        ("1 move blue police", "move-to"),
        ("1.summon", "summon"),
        ("1 fight blue police", "defender"),
        ("1 fight blue police green police", "roller"),
    ],
)
def test_H3_nothing_of_that_comes_in_the_middle_of_an_action(begun, question):
    table = town("police bb g", tokens="bgy", cards=[10], bonuses=["g1"]).play(begun)
    assert table.question == question
    for text in ("occupy8", "use10", "bonus.g", "2.scare", "2.rest", "end"):
        assert text not in table.legal()
        assert table.why_not(text) == ("H3", "finish-first")


def test_H3_while_dice_lie_open_bonus_f_may_be_used():
    table = town("police b g", bonuses=["f1"]).play("1 fight blue police green police", "roller2")
    table.play("roll1", "roll2")
    assert table.question == "dice" and table.legal() == {"bonus.f", "pass"}
    table.play("bonus.f")
    assert table.scare_points("bonus-f") == 2 and table.question == "turn"


def test_H3_bonus_f_may_be_used_with_the_dice_of_18_21_and_46():
    table = town("police b g", cards=[18], bonuses=["f1"]).play("1 haunt blue police use18", "roll3")
    assert table.legal() == {"bonus.f", "pass"}
    table = town("police b g", cards=[21], bonuses=["f1"]).play(
        "1 move blue police>hall use21 name2", "roll3"
    )
    assert table.legal() == {"bonus.f", "pass"}
    table = town("police b g", cards=[46], bonuses=["f1"], levels=[2, 1, 1])
    assert table.play("1 summon blue+green police", "roll1", "roll2").legal() == {"bonus.f", "pass"}


def test_H3_before_the_dice_lie_open_bonus_f_has_to_wait():
    table = town("police b g", bonuses=["f1", "h1"]).play("1 fight blue police green police", "roller2")
    assert table.legal() == {"bonus.h", "pass"}
    assert table.why_not("bonus.f") == ("H3", "finish-first")


def test_H3_the_defenders_roller_uses_no_bonus_token():
    table = town("police b g", others={1: {"cards": [9], "sp": 1, "bonuses": ["f1", "i1"]}})
    table.play("1 fight blue police green police", "roller2", "roll4", "roll1")
    assert table.seat == 1 and table.legal(1) == {"again2", "pass"}
    assert table.why_not("bonus.f", by=1) == ("B2", "refusal-not-your-turn")


def test_H3_only_the_player_whose_turn_it_is_acts():
    table = town("police bbb", others={1: {"tokens": "bgy", "bonuses": ["g1"]}})
    assert table.legal(1) == table.legal(2) == set()
    for text in ("1.scare", "occupy8", "bonus.g", "end"):
        assert table.why_not(text, by=1) == ("H3", "refusal-not-your-turn")


# ---- discs ------------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["scare", "summon"])
def test_H4_an_action_puts_a_disc_from_the_supply_on_its_space(act):
    table = town("police bbb").play(f"2 {act} blue" + (" police" if act == "summon" else ""))
    assert table.board()["discs"] == [[], [act], []]
    assert table.supply() == 11


def test_H4_the_disc_stays_until_the_section_rests():
    table = town("police bbb").play("2 scare blue", "1.rest", "3.rest", "end").rest(2)
    assert table.board()["discs"] == [[], ["scare"], []]
    assert "scare" not in table.acts(2)
    assert "scare" in table.acts(1)
    table.play("2.rest", "1.rest", "3.rest", "end").rest(2)
    assert "scare" in table.acts(2)


def test_H4_a_space_with_a_disc_is_closed_only_in_its_own_section():
    table = town(*LIVELY, discs=[["move"], ["fight", "haunt"], []])
    assert table.acts(1) == ALL_ACTS - {"move"}
    assert table.acts(2) == ALL_ACTS - {"fight", "haunt"}
    assert table.acts(3) == ALL_ACTS
    assert table.why_not("1.move") == ("H4", "space-taken")


def test_H4_without_a_disc_in_the_supply_a_section_can_only_rest():
    table = town(*LIVELY, discs=[SPACES, SPACES, []])
    assert table.supply() == 0
    assert table.acts(3) == {"rest"}
    assert table.why_not("3.scare") == ("H4", "no-disc")


def test_H5_a_section_uses_ghosts_of_its_level_or_lower():
    for level in (1, 2, 3, 4, 5):
        table = town("police bgyor", levels=[level, 1, 1]).play("1.scare")
        assert table.legal() == set(("blue", "green", "yellow", "orange", "red")[:level])


def test_H5_it_does_not_matter_who_made_a_ghost_appear():
    table = town("police bb", "church gg", levels=[2, 1, 1], others={1: {"levels": [2, 1, 1]}})
    table.play("1 summon green church", "2.rest", "3.rest", "end")
    table.play("1 summon green church")
    assert table.ghosts("church") == "gggg"
    assert (table.tokens(0), table.tokens(1)) == ("g", "g")


def test_H5_each_section_has_its_own_level():
    table = town("police b", "church yy", levels=[1, 3, 2])
    assert [("summon" in table.acts(section)) for section in (1, 2, 3)] == [False, True, False]


def test_H6_a_rest_takes_back_all_discs_of_that_section_and_of_no_other():
    table = town("police bbb", discs=[["scare", "move", "fight"], ["scare"], []])
    assert table.supply() == 8
    table.play("1.rest")
    assert table.board()["discs"] == [[], ["scare"], []]
    assert table.supply() == 11


def test_H6_a_rest_is_always_allowed_also_with_no_disc_to_take():
    table = town(*LIVELY)
    assert all("rest" in table.acts(section) for section in (1, 2, 3))
    table.play("1.rest")
    assert table.supply() == 12


def test_H6_a_rest_uses_the_section_up():
    table = town(*LIVELY, discs=[["scare"], [], []]).play("1.rest")
    assert table.acts(1) == set()


def test_H6_discs_taken_back_can_be_used_at_once_in_sections_not_yet_used():
    table = town(*LIVELY, discs=[SPACES, SPACES, []])
    assert table.acts(3) == {"rest"}
    table.play("1.rest")
    assert table.acts(3) == ALL_ACTS
    table.play("3 scare blue")
    assert table.supply() == 5


def test_H6_where_no_action_is_possible_resting_remains():
    table = town("police b", sp=0, discs=[["scare", "move", "haunt"], [], []])
    assert table.acts(1) == {"rest"}


def test_H7_only_what_can_be_carried_out_may_be_chosen():
    """With one lonely blue ghost and no scare points, summon, upgrade and fight are impossible."""
    table = town("police b", sp=0)
    assert table.acts(1) == {"scare", "move", "haunt", "rest"}


def test_H7_no_action_that_may_be_chosen_leaves_its_player_without_an_answer():
    table = town(*LIVELY)
    for act in sorted(ALL_ACTS - {"rest"}):
        copy = table.match.at(0)
        copy.play(table.game.parse(f"1.{act}", 0), 0)
        assert copy.state.legal_actions(0)
