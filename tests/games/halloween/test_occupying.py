# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Action cards in general: when they apply (C0), their price (C1), rivals (C2), the fifth card (C3)."""

import pytest

from hauntboard.games.halloween.cards import CARDS

from .table import COLOURS, SPECTATOR, town

SPACES = ["summon", "scare", "upgrade", "move", "fight", "haunt"]
GREY, COLOURED = 28, 30  # end cards: occupying them has no other effect


def payments(table, card):
    """Return the possible payments for a card, as letters."""
    table.play(f"occupy{card}")
    texts = (text.removeprefix("pay.").split("+") for text in table.legal())
    return {"".join(colour[0] for colour in colours) for colours in texts}


# ---- when cards work --------------------------------------------------------------------


def test_C0_a_card_of_an_action_works_only_with_that_action():
    """29 pays for a Summon action and for nothing else."""
    table = town("police bb", cards=[29]).play("1 scare blue", "2 move blue police>hall")
    assert table.pe() == 0
    table = town("police bb", cards=[29]).play("1 summon blue police")
    assert table.points("card-29") == 1


def test_C0_a_turn_card_works_once_per_turn_and_again_in_the_next():
    table = town("police bb", "church gg", cards=[10]).play("use10", "green.church")
    assert "use10" not in table.legal()
    assert table.why_not("use10") == ("C0", "power-used")
    table.rest(3)
    assert "use10" in table.legal()


def test_C0_an_end_card_gives_nothing_before_the_end():
    table = town("police bb", tokens="bbbb", cards=[28]).rest(3)
    assert table.pe() == 0
    assert table.why_not("use28") == ("C0", "no-turn-power")


def test_C0_only_who_occupies_a_card_has_its_effect():
    table = town("police bb", "church g", in_play=[10, 51], sp=0).play("1 scare blue")
    assert table.sp() == 1
    assert table.why_not("use10") == ("C0", "not-your-card")


def test_C0_every_card_says_when_it_works():
    words = {*SPACES, "rest", "turn", "always", "end", "dice"}
    assert all(set(card.when) <= words and card.when for card in CARDS.values())


# ---- what they cost ---------------------------------------------------------------------


def test_C1_a_grey_card_takes_any_three_tokens():
    table = town("police b", tokens="bbb r")
    assert payments(table, GREY) == {"bbb", "bbr"}


def test_C1_a_coloured_card_takes_three_of_different_colours():
    table = town("police b", tokens="bbb r g")
    assert payments(table, COLOURED) == {"bgr"}


@pytest.mark.parametrize(
    ("tokens", "grey", "coloured"),
    [("bg", False, False), ("bbb", True, False), ("bbgg", True, False), ("bgo", True, True)],
)
def test_C1_who_cannot_pay_cannot_occupy(tokens, grey, coloured):
    table = town("police b", tokens=tokens)
    assert (f"occupy{GREY}" in table.legal()) == grey
    assert (f"occupy{COLOURED}" in table.legal()) == coloured


def test_C1_the_tokens_return_to_the_supply():
    table = town("police b", tokens="bbgr").play(f"occupy{COLOURED}", "pay blue+green+red", "supply")
    assert table.tokens() == "b"
    pool = table.view(SPECTATOR)["pool"]
    assert [pool[colour] for colour in COLOURS] == [11, 12, 12, 12, 12]


def test_C1_a_disc_from_the_supply_goes_on_the_card_for_the_rest_of_the_game():
    table = town("police b", tokens="bbb").play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert table.board()["cards"] == [GREY]
    assert table.supply() == 11
    table.rest(6)
    assert (table.board()["cards"], table.supply()) == ([GREY], 11)


def test_C1_a_disc_from_an_action_space_frees_that_space():
    table = town("police bbb", tokens="bbb", discs=[["scare", "move"], ["scare"], []])
    table.play(f"occupy{GREY}", "pay blue+blue+blue")
    assert table.legal() == {"supply", "disc1.scare", "disc1.move", "disc2.scare"}
    table.play("disc1.scare")
    assert table.board()["discs"] == [["move"], ["scare"], []]
    assert table.supply() == 9
    assert "scare" in table.acts(1) and "scare" not in table.acts(2)


def test_C1_a_disc_from_a_section_used_this_turn_does_not_reopen_the_section():
    table = town("police bbb", tokens="bbb").play("1 scare blue", f"occupy{GREY}", "pay blue+blue+blue")
    table.play("disc1.scare")
    assert table.board()["discs"] == [[], [], []]
    assert table.acts(1) == set()


def test_C1_with_an_empty_supply_a_disc_of_the_board_serves():
    table = town("police b", tokens="bbb", discs=[SPACES, SPACES, []])
    table.play(f"occupy{GREY}", "pay blue+blue+blue")
    assert table.legal() == {f"disc{section}.{act}" for section in (1, 2) for act in SPACES}


def test_C1_it_gives_three_points_at_once():
    table = town("police b", tokens="bbb").play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert (table.pe(), table.points("occupy")) == (3, 3)


def test_C1_the_effect_holds_at_once():
    table = town("police bb", tokens="bbb", in_play=[51], sp=0)
    table.play("occupy51", "pay blue+blue+blue", "supply", "1 scare blue")
    assert table.sp() == 2


def test_C1_a_player_occupies_a_card_once_at_most():
    table = town("police b", tokens="bbb", cards=[GREY])
    assert f"occupy{GREY}" not in table.legal()
    assert table.why_not(f"occupy{GREY}") == ("C1", "card-occupied")


def test_C1_a_card_that_another_player_occupies_can_be_occupied_as_well():
    table = town("police b", tokens="bbb", others={1: {"cards": [GREY]}})
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert [table.board(seat)["cards"] for seat in (0, 1)] == [[GREY], [GREY]]


def test_C1_only_the_eight_cards_in_play_can_be_occupied():
    table = town("police b", tokens="bbggyyoorr")
    occupied = {text for text in table.legal() if text.startswith("occupy")}
    assert occupied == {f"occupy{number}" for number in table.position["cards"]}
    assert len(occupied) == 8


def test_C1_several_cards_may_be_occupied_in_one_turn():
    table = town("police b", tokens="bbbggg", in_play=[12])
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    table.play("occupy12", "pay green+green+green", "supply")
    assert table.pe() == 6


# ---- rivals -----------------------------------------------------------------------------

WITH_DISCS = {"cards": [GREY], "discs": [["scare", "move"], ["fight"], []]}


def occupied(**given):
    """Return a table where seat 0 occupies a card that other seats occupy already."""
    return town("police bbb", tokens="bbb", **given).play(f"occupy{GREY}", "pay blue+blue+blue", "supply")


def test_C2_an_opponent_on_the_card_takes_a_point():
    table = occupied(others={1: WITH_DISCS})
    assert (table.question, table.seat) == ("rival", 1)
    assert table.legal() == {"points", "section1", "section2"}
    table.play("points")
    assert (table.pe(1), table.supply(1)) == (1, 8)
    assert (table.question, table.seat) == ("turn", 0)


def test_C2_or_takes_back_all_discs_of_one_section():
    table = occupied(others={1: WITH_DISCS}).play("section1")
    assert table.board(1)["discs"] == [[], ["fight"], []]
    assert (table.pe(1), table.supply(1)) == (0, 10)
    assert (table.question, table.seat) == ("turn", 0)


def test_C2_the_turn_pauses_while_they_choose():
    table = occupied(others={1: WITH_DISCS})
    assert table.legal(0) == set()
    assert table.why_not("1.scare", by=0) == ("C2", "rival-chooses")


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_C2_they_choose_clockwise(turn):
    """All other seats occupy the card already."""
    boards = {seat: WITH_DISCS if seat != turn else {"tokens": "bbb"} for seat in range(4)}
    table = town("police bbb", players=4, turn=turn, others=boards)
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    asked = []
    while table.question == "rival":
        asked.append(table.seat)
        table.play("points")
    assert asked == [(turn + i) % 4 for i in (1, 2, 3)]


def test_C2_who_has_no_discs_on_the_board_simply_gets_the_point():
    table = occupied(others={1: {"cards": [GREY]}})
    assert table.question == "turn"
    assert table.pe(1) == 1


def test_C2_opponents_who_are_not_on_the_card_get_nothing():
    table = occupied(others={1: {"discs": [["scare"], [], []]}, 2: {"cards": [COLOURED]}})
    assert table.question == "turn"
    assert [table.pe(seat) for seat in range(3)] == [3, 0, 0]


def test_C2_it_is_no_rest():
    """Card 12 would give 2 SP for a rest."""
    rival = {"cards": [GREY, 12], "discs": [["scare"], [], []], "sp": 0}
    table = occupied(others={1: rival}).play("section1")
    assert table.sp(1) == 0
    assert "rested" not in table.kinds()


def test_C2_it_opens_spaces_for_the_rivals_own_turn():
    table = occupied(others={1: WITH_DISCS}).play("section1").rest()
    assert {"scare", "move"} <= table.acts(1)


def test_C2_the_occupier_gets_nothing_again():
    table = occupied(others={1: WITH_DISCS, 2: WITH_DISCS}).play("points", "points")
    assert [table.pe(seat) for seat in range(3)] == [3, 1, 1]


# ---- the fifth card ---------------------------------------------------------------------

FOUR = [8, 27, 30, 35]


def test_C3_the_fifth_card_of_a_player_makes_this_round_the_last():
    table = town("police b", tokens="bbb", cards=FOUR)
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert table.position["ending"]
    assert table.events("end-near") == [{"seat": 0, "trigger": "cards"}]
    table.rest(3)
    assert table.state.over()


def test_C3_the_fourth_does_not():
    table = town("police b", tokens="bbb", cards=FOUR[:3])
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert not table.position["ending"]
    assert not table.rest(3).state.over()


def test_C3_five_cards_of_several_players_do_not():
    table = town("police b", tokens="bbb", cards=[8, 27], others={1: {"cards": [30, 35, 36]}})
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply")
    assert not table.position["ending"]


def test_C3_the_effect_and_the_points_of_the_fifth_still_count():
    table = town("police b", tokens="bbb gg", cards=FOUR, sp=0)
    table.play(f"occupy{GREY}", "pay blue+blue+blue", "supply").rest(3)
    assert table.points("card-28") == 3
