"""The worked examples of the rules, one by one."""

import pytest

from .table import BUILDINGS, COLOURS, SPECTATOR, started, town

SPACES = ["summon", "scare", "upgrade", "move", "fight", "haunt"]


def spaces_for(table, text):
    """Return the choices after a section has begun an action."""
    return table.play(text).legal()


def test_example_setup():
    table = started(3)
    assert table.ghosts("police") == "bbb"
    assert table.view(SPECTATOR)["free"]["blue"] == 2
    assert all(table.position["town"][name]["bonus"] for name in BUILDINGS)
    assert len(table.position["cards"]) == 8
    for seat in range(3):
        assert (table.sp(seat), table.supply(seat), table.levels(seat)) == (2, 12, [1, 1, 1])


def test_example_level_three_moves_blue_green_and_yellow():
    table = town("police bgyor", levels=[3, 1, 1])
    assert spaces_for(table, "1.move") == {"blue.police", "green.police", "yellow.police"}
    for colour in ("orange", "red"):
        assert table.why_not(f"{colour}.police") == ("H5", "level-too-low")


def test_example_a_disc_from_the_last_turn_closes_its_space_only():
    table = town("police bb g", discs=[["move"], [], []])
    assert table.acts(1) == {*SPACES, "rest"} - {"move"}


def test_example_section_two_upgrades_green_to_yellow_and_raises_itself():
    table = town("police bb g", levels=[1, 2, 1], sp=3).play("2 upgrade green police", "section2")
    assert table.levels() == [1, 3, 1]


def test_example_five_discs_come_back_with_a_rest_and_the_section_is_done():
    table = town("police bbb", discs=[SPACES[:5], [], []])
    assert table.supply() == 7
    table.play("1.rest")
    assert table.supply() == 12
    assert table.acts(1) == set()


@pytest.mark.parametrize("level", [4, 5])
def test_example_two_orange_in_the_school_summon_a_third(level):
    table = town("police b", "school oo", levels=[level, 1, 1]).play("1 summon orange school")
    assert (table.ghosts("school"), table.tokens()) == ("ooo", "o")


def test_example_two_orange_in_the_school_do_not_for_level_three():
    table = town("police b", "school oo", levels=[3, 1, 1])
    assert table.why_not("1.summon") == ("H5", "pair-too-high")


def test_example_level_three_scares_with_yellow():
    assert town("police b", "hall y", levels=[3, 1, 1], sp=0).play("1 scare yellow").sp() == 3


@pytest.mark.parametrize("first_level", [1, 2])
def test_example_one_turn(first_level):
    table = town("police bb", "church g", levels=[first_level, 3, 1], sp=7)
    table.play("2 upgrade green church", "section3")
    assert (table.sp(), table.tokens(), table.levels()) == (4, "y", [first_level, 3, 3])
    table.play("3 upgrade yellow church", "section1")
    assert (table.sp(), table.tokens(), table.levels()) == (0, "yo", [4, 3, 3])
    table.play("1 haunt orange church")
    assert table.pe() == 8
    assert "end" in table.legal()


def test_example_two_scare_points_and_nothing_to_raise():
    table = town("police bb", "hall o", levels=[4, 3, 5], sp=2)
    assert spaces_for(table, "1.upgrade") == {"blue.police"}
    assert table.why_not("orange.hall") == ("A3", "too-few-scare-points")
    table.play("blue.police")
    assert (table.sp(), table.tokens(), table.levels()) == (0, "g", [4, 3, 5])
    assert table.question == "turn"


@pytest.mark.parametrize(("old", "new"), [("green", "yellow"), ("blue", "green")])
def test_example_a_ghost_takes_one_step_at_a_time(old, new):
    """A ghost never goes straight from green to orange or from blue to yellow, however many SP the player
    has."""
    table = town("police b", f"hall {old[0]}", levels=[5, 5, 5], sp=99).play(f"1 upgrade {old} hall")
    assert table.ghosts("hall") == new[0]
    assert table.tokens() == new[0]


def test_example_level_five_upgrades_anything_but_red():
    table = town("police bgyor", levels=[5, 1, 1], sp=99)
    assert spaces_for(table, "1.upgrade") == {f"{colour}.police" for colour in COLOURS[:4]}


def test_example_only_the_green_attacks_at_level_two():
    table = town("police b", "church g y r", levels=[2, 1, 1])
    assert spaces_for(table, "1.fight") == {"green.church"}


def test_example_the_green_beats_the_yellow():
    table = town("police b", "church g y r", levels=[2, 1, 1])
    table.play("1 fight green church yellow church", "roller2", "roll6", "roll5")
    assert (table.ghosts("church"), table.tokens()) == ("gr", "y")


@pytest.mark.parametrize("defence", [5, 8])
def test_example_a_tie_or_a_loss_changes_nothing(defence):
    table = town("police b", "church g y r", levels=[2, 1, 1])
    table.play("1 fight green church yellow church", "roller2", "roll5", f"roll{defence}")
    assert (table.ghosts("church"), table.tokens()) == ("gyr", "")


@pytest.mark.parametrize(("colour", "points"), [("orange", 8), ("blue", 2), ("green", 4), ("red", 10)])
def test_example_a_haunt(colour, points):
    table = town("police b", f"church {colour[0]}", levels=[5, 1, 1]).play(f"1 haunt {colour} church")
    assert table.pe() == points


def test_example_without_an_orange_there_the_orange_space_is_closed():
    table = town("police b o", "church g", levels=[5, 1, 1]).play("1.haunt")
    assert table.why_not("orange.church") == ("H5", "no-such-ghost")


@pytest.mark.parametrize("players", [3, 4])
def test_example_a_second_haunt_of_the_same_building_is_refused(players):
    table = town("police b g", "hall b", players=players, levels=[2, 2, 1])
    table.play("1 haunt blue police", "2.haunt")
    assert table.why_not("green.police") == ("A6", "building-haunted")


def test_example_level_five_without_a_red_in_town():
    table = town("police bgyo", levels=[5, 1, 1])
    assert spaces_for(table, "1.scare") == set(COLOURS[:4])
    assert table.why_not("red") == ("A2", "no-such-colour")


def test_example_yellow_to_orange_raises_a_section_from_two_to_four():
    table = town("police bb", "hall y", levels=[3, 2, 1], sp=4).play("1 upgrade yellow hall", "section2")
    assert table.levels() == [3, 4, 1]


def gone(how):
    """Remove the last blue."""
    if how == "fight":
        table = town("police b g", "church gggg", levels=[2, 1, 1])
        return table.play("1 fight green police blue police", "roller2", "roll6", "roll1")
    if how == "upgrade":
        return town("police b", "church gggg", sp=2).play("1 upgrade blue police")
    return town("police b", "church gggg", cards=[10]).play("use10", "blue.police")


@pytest.mark.parametrize("how", ["fight", "upgrade", "card"])
@pytest.mark.parametrize(("building", "count"), [("theatre", 3), ("church", 2)])
def test_example_the_last_blue_goes_and_three_come(how, building, count):
    """Three go into one building, or two if only two places are free."""
    table = gone(how)
    assert table.question == "blue"
    table.play(f">{building}")
    assert table.ghosts(building).count("b") == count
    assert sum(table.ghosts(name).count("b") for name in BUILDINGS) == count


def test_example_the_third_bonus_frees_the_slots_at_the_end_of_the_turn():
    table = town("police bbb", bonuses=["g1"], blocked=2).play("bonus.g", "1.rest", "2.rest", "3.rest")
    assert (table.supply(), table.board()["blocked"]) == (9, 3)
    table.play("end")
    assert (table.supply(), table.board()["blocked"]) == (12, 0)


def test_example_occupying_gives_three_points_and_frees_an_action_space():
    table = town("police bbb", tokens="bbb", discs=[["scare"], [], []])
    assert "scare" not in table.acts(1)
    table.play("occupy28", "pay blue+blue+blue", "disc1.scare")
    assert table.pe() == 3
    assert "scare" in table.acts(1)
