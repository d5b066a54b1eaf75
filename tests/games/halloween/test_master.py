# ruff: noqa: N802 - tests are named after the clauses of the rules
"""The Master variant (V1-V7)."""

import pytest

from .table import BUILDINGS, COLOURS, SPECTATOR, new_table, started, town


def master(*buildings, **given):
    return town(*buildings, variant="master", **given)


# ---- material ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_V1_four_sections_and_no_bonus_tokens_cards_or_dice(players):
    table = started(players, variant="master")
    position = table.position
    assert position["cards"] == position["thrown"] == []
    assert table.view(SPECTATOR)["reserve"] == 0
    assert all(position["town"][name]["bonus"] is None for name in BUILDINGS)
    assert all(table.levels(seat) == [1, 1, 1, 1] for seat in range(players))


def test_V1_nothing_but_the_first_player_is_left_to_chance():
    table = new_table(3, variant="master")
    assert table.play("first2").seat == 1
    assert table.question == "turn"


def test_V1_all_four_sections_act_in_a_turn():
    table = master("police bbb")
    for section in (1, 2, 3, 4):
        assert "end" not in table.legal()
        table.play(f"{section} scare blue")
    assert table.legal() == {"end"}


def test_V1_the_standard_game_has_no_fourth_section():
    table = town("police bbb")
    assert table.acts(4) == set()
    assert table.why_not("4.scare") == ("V1", "no-such-section")


def test_V1_moving_takes_no_bonus_token_and_fills_no_town():
    table = master("police bbb").play("1 move blue police>school")
    assert table.question == "turn"
    assert table.board()["bonuses"] == []


@pytest.mark.parametrize("text", ["occupy8", "bonus.a"])
def test_V1_cards_and_bonus_tokens_are_refused_by_this_clause(text):
    table = master("police bbb", tokens="bgyor")
    assert table.why_not(text)[0] == "V1"


# ---- fights -----------------------------------------------------------------------------


def test_V2_a_stronger_ghost_beats_a_weaker_one_without_dice():
    table = master("police bb", "church g y", levels=[3, 1, 1, 1])
    table.play("1 fight yellow church green church")
    assert table.question == "turn"
    assert (table.ghosts("church"), table.tokens()) == ("y", "g")
    assert "rolled" not in table.kinds()


def test_V2_a_stronger_or_equal_one_cannot_be_attacked():
    table = master("police bb", "church gg y o", levels=[3, 1, 1, 1]).play("1.fight")
    assert table.legal() == {"yellow.church"}
    table.play("yellow.church")
    assert table.legal() == {"green.church"}
    assert table.why_not("orange.church") == ("V2", "too-strong")


def test_V2_the_weakest_ghost_has_nobody_to_fight():
    table = master("police bb g")
    assert "fight" not in table.acts(1)
    assert table.why_not("1.fight") == ("V2", "nobody-to-fight")


def test_V2_the_last_blue_beaten_brings_three_new_ones():
    table = master("police b g", levels=[2, 1, 1, 1]).play("1 fight green police blue police")
    assert table.question == "blue"


# ---- reds -------------------------------------------------------------------------------

FOUR_REDS = ("police bbb", "church rrr", "hall r")


def test_V3_when_all_five_reds_are_in_town_they_are_taken_off():
    table = master(*FOUR_REDS, levels=[5, 5, 5, 5]).play("1 summon red church")
    assert (table.ghosts("church"), table.ghosts("hall")) == ("", "")
    assert table.view(SPECTATOR)["free"]["red"] == 5
    assert [e["why"] for e in table.events("ghost-gone")] == ["red-rule"] * 5


def test_V3_after_the_token_of_the_action():
    table = master(*FOUR_REDS, levels=[5, 5, 5, 5]).play("1 summon red church")
    assert table.tokens() == "r"
    kinds = table.kinds()
    assert kinds.index("tokens-gained") < kinds.index("ghost-gone")


def test_V3_and_after_the_section_raise_of_the_action():
    table = master(*FOUR_REDS, "theatre o", levels=[4, 1, 1, 1], sp=5).play("1 upgrade orange theatre")
    assert table.question == "follow"
    assert table.ghosts("theatre") == "r"
    table.play("section2")
    assert table.levels() == [4, 5, 1, 1]
    assert "r" not in "".join(table.ghosts(name) for name in BUILDINGS)


def test_V3_nobody_gets_tokens_for_them():
    table = master(*FOUR_REDS, levels=[5, 5, 5, 5]).play("1 summon red church")
    assert [table.tokens(seat) for seat in range(3)] == ["r", "", ""]


def test_V3_four_reds_stay():
    table = master("police bbb", "church rr", "hall r", levels=[5, 5, 5, 5]).play("1 summon red church")
    assert (table.ghosts("church"), table.ghosts("hall")) == ("rrr", "r")


def test_V3_not_in_the_standard_game():
    table = town(*FOUR_REDS, levels=[5, 5, 5]).play("1 summon red church")
    assert (table.ghosts("church"), table.ghosts("hall")) == ("rrrr", "r")


def test_V3_other_colours_stay():
    table = master("police bb", "church bb", levels=[1, 1, 1, 1]).play("1 summon blue police")
    assert table.ghosts("police") == "bbb"


# ---- room -------------------------------------------------------------------------------


def test_V4_at_most_four_ghosts_in_a_building():
    table = master("police bb gg", "church bb", levels=[2, 1, 1, 1]).play("1.summon")
    assert table.legal() == {"blue.church"}
    assert table.why_not("blue.police") == ("V4", "building-full")


def test_V4_a_fourth_still_fits():
    assert master("police bbb").play("1 summon blue police").ghosts("police") == "bbbb"


def test_V4_nobody_moves_where_four_are():
    table = master("police b", "school ggyy").play("1 move blue police")
    assert table.legal() == {">hall"}
    assert table.why_not(">school") == ("V4", "no-room")


def test_V4_the_blue_rule_keeps_to_it():
    table = master("police b", "school gg", sp=2).play("1 upgrade blue police", ">school")
    assert table.ghosts("school") == "bbgg"


# ---- the end ----------------------------------------------------------------------------


def test_V5_the_last_haunt_token_triggers_the_end():
    haunts = {name: {"blue": 0} for name in BUILDINGS[1:]}
    table = master("police bbb", haunts=haunts).play("1 haunt blue police")
    assert table.position["ending"]
    assert table.rest(3).state.over()


def test_V5_two_empty_supplies_trigger_the_end():
    others = {1: {"tokens": 11 * "b" + 12 * "r"}}
    table = master("police bbb", others=others)
    assert not table.position["ending"]
    table.play("1 summon blue police")
    assert table.position["ending"]
    assert table.events("end-near") == [{"seat": 0, "trigger": "supplies"}]
    table.rest(2)
    assert not table.state.over()
    assert table.rest().state.over()


def test_V5_one_empty_supply_does_not():
    table = master("police bbb", others={1: {"tokens": 11 * "b" + 11 * "r"}}).play("1 summon blue police")
    assert not table.position["ending"]


def test_V5_empty_supplies_do_not_end_the_standard_game():
    table = town("police bbb", others={1: {"tokens": 11 * "b" + 12 * "r"}}).play("1 summon blue police")
    assert not table.position["ending"]


# ---- sets -------------------------------------------------------------------------------


def best_split(tokens):
    """Return the maximum number of disjoint sets of three different colours by exhaustive search."""
    counts = [tokens.count(colour[0]) for colour in COLOURS]

    def best(left):
        results = [0]
        for a in range(5):
            for b in range(a + 1, 5):
                for c in range(b + 1, 5):
                    if left[a] and left[b] and left[c]:
                        rest = [n - (i in (a, b, c)) for i, n in enumerate(left)]
                        results.append(1 + best(rest))
        return max(results)

    return best(counts)


@pytest.mark.parametrize(
    "tokens",
    [*("", "bb", "bbg", "bgy", "bgyor", "bgyorr", "bbggyy", "bbbgy", "bbbggyor", "bbbbgyo", "bbgyor")],
)
def test_V6_every_set_of_three_different_tokens_scores_five_by_the_best_split(tokens):
    table = master("police bbb", tokens=tokens, turn=2, ending=True)
    assert table.view(SPECTATOR)["seats"][0]["estimate"]["total"] == 5 * best_split(tokens)
    assert table.rest().scores[0] == 5 * best_split(tokens)


def test_V6_sets_are_named_as_the_source():
    table = master("police bbb", tokens="bgy", pe=4, turn=2, ending=True)
    assert table.view(SPECTATOR)["seats"][0]["estimate"] == {
        **{"now": 4, "end": 5, "total": 9, "sources": {"sets": 5}}
    }
    assert table.rest().points("sets") == 5


def test_V6_sets_score_nothing_in_the_standard_game():
    assert town("police bbb", tokens="bgy", turn=2, ending=True).rest().scores[0] == 0


# ---- two players ------------------------------------------------------------------------


def test_V7_two_players_have_eight_haunt_tokens_in_the_master_variant():
    table = started(2, variant="master")
    assert [s["haunts"] for s in table.view(SPECTATOR)["seats"]] == [8, 8]


def test_V7_they_may_haunt_two_buildings_twice():
    table = master("police b g", players=2, levels=[2, 2, 1, 1])
    table.play("1 haunt blue police", "2 haunt green police")
    assert table.pe() == 6


def test_V7_three_have_six_and_haunt_a_building_once():
    table = master("police b g", "hall b", levels=[2, 2, 1, 1]).play("1 haunt blue police", "2.haunt")
    assert table.legal() == {"blue.hall"}
