# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Copying with card 2, cards that cannot be played, looking in two steps, protection: G11-G13."""

import pytest

from .table import ATTACKS, CLASSIC, EDITIONS, NK2018, NUMBERS, four_players, three_players, two_players

editions = pytest.mark.parametrize("options", EDITIONS, ids=["classic", "nk2018"])


def copies(table):
    return table.legal() - ATTACKS - {"2+"}


# ---- G11: card 2 ----------------------------------------------------------------------


def test_G11_two_may_copy_an_opponents_face_up_card_which_stays():
    table = two_players(crypts=[7, 4], hands=[2, 1], up={1: [5]}).play("2>5", 6)
    assert table.answers == "y"
    assert table.up(0) == [2]
    assert table.up(1) == [5]
    assert table.hands[0] == 6
    assert table.event("played")["card"] == 2
    assert table.event("copied") == {"kind": "copied", "seat": 0, "card": 5}


def test_G11_two_may_copy_the_own_earlier_card():
    table = two_players(crypts=[7, 4], hands=[2, 1], up={0: [5]})
    assert copies(table) == {"2>5"}
    assert table.play("2>5").answers == "y"


def test_G11_nk2018_two_may_copy_a_teammates_card_too():
    table = four_players(hands=[2, 1, 5, 12], up={2: [3], 1: [5], 3: [7, 8]}, options=NK2018)
    assert copies(table) == {"2>3", "2>5", "2>7", "2>8"}
    assert table.play("2>3").answers == "ny"


def test_G11_classic_two_copies_own_and_opponents_cards_but_no_teammates():
    table = four_players(hands=[2, 1, 5, 12], up={0: [9], 2: [3, 8], 1: [5], 3: [7, 8]}, options=CLASSIC)
    assert copies(table) == {"2>5", "2>7", "2>8", "2>9"}  # an opponent has an 8 as well
    refusal = table.refusal("2>3")
    assert (refusal.clause, refusal.message.id) == ("G11", "ghosts-only-teammates")
    assert table.play("2>8").phase == "aim"


@editions
def test_G11_the_cards_of_a_teammate_who_is_out_stay_the_teammates(options):
    table = four_players(hands=[2, 1, 5, 12], up={2: [3]}, out=[2], options=options)
    assert copies(table) == ({"2>3"} if options is NK2018 else set())


def test_G11_two_may_copy_a_card_of_a_player_who_is_out():
    table = three_players(crypts=[7, 9, 4], hands=[2, 1, 3], up={2: [5]}, out=[2])
    assert copies(table) == {"2>5"}


@editions
def test_G11_two_never_copies_a_two(options):
    table = four_players(hands=[2, 1, 5, 12], up={1: [2]}, options=options)
    assert copies(table) == set()
    refusal = table.refusal_of(table.game.parse("2>3", 0), 0)
    assert refusal.message.id == "ghosts-not-face-up"


def test_G11_two_never_copies_a_revealed_crypt():
    table = three_players(crypts=[7, 9, 3], hands=[5, 2, 1]).play("x3", 6)
    assert table.view(1)["seats"][2]["crypt"] == 3
    assert copies(table) == set()
    assert table.refusal("2>3").message.id == "ghosts-not-face-up"


def test_G11_two_never_copies_a_face_down_card_not_even_the_own():
    table = two_players(crypts=[7, 9], hands=[2, 1], down={0: [5], 1: [6]})
    assert copies(table) == set()
    assert table.refusal("2>5").message.id == "ghosts-not-face-up"
    assert table.refusal("2>6").message.id == "ghosts-not-face-up"


def test_G11_two_never_copies_a_hand_or_pile_card():
    table = two_players(crypts=[7, 9], hands=[2, 3], pile=[5])
    assert copies(table) == set()


@pytest.mark.parametrize(
    ("card", "text"),
    [
        *((1, "2>1(2-5)"), (3, "2>3"), (5, "2>5"), (6, "2>6"), (7, "2>7"), (9, "2>9")),
        *((12, "2>12(4,7,8)"), (13, "2>13(4+)")),
    ],
)
def test_G11_a_copied_blue_ability_is_blue(card, text):
    table = two_players(crypts=[11, 10], hands=[2, 8], up={0: [card]}, protected=[1]).play(text)
    assert table.answers == "-"
    assert table.left_for(1) == list(NUMBERS)
    assert table.event("answered") == {"kind": "answered", "seat": 1, "answer": "none"}


@pytest.mark.parametrize(("card", "text"), [(4, "2>4x10"), (11, "2>11x10,11")])
def test_G11_a_copied_red_ability_is_red(card, text):
    table = two_players(crypts=[12, 10], hands=[2, 8], up={0: [card]}, protected=[1]).play(text)
    assert table.answers == "!10"


def test_G11_a_copied_eight_looks_and_attacks():
    table = two_players(crypts=[7, 9], hands=[2, 1], up={1: [8]}).play("2>8", 5, 6)
    assert table.pile()[-2:] == [6, 5]
    assert table.legal() == ATTACKS
    assert table.play("x9").scores == [1, 0]


def test_G11_a_copied_ten_looks_and_arranges():
    table = two_players(crypts=[7, 9], hands=[2, 1], up={1: [10]}).play("2>10", 4, 5, 6)
    assert table.phase == "arrange"
    table.play("t3b21")
    assert table.hands[0] == 6
    assert table.pile()[-2:] == [5, 4]


def test_G11_the_extra_turn_replaces_the_draw_and_is_a_whole_turn():
    table = two_players(crypts=[7, 9], hands=[2, 1], pile=[3, 5, 6]).play("2+")
    assert (table.seat, table.hands[0], len(table.pile())) == (0, 3, 8)
    assert table.legal() == {"3"} | ATTACKS
    table.play("x13")
    assert (table.seat, table.hands[0], len(table.pile())) == (1, 5, 7)
    assert table.down(0) == [3]


def test_G11_the_extra_turn_is_over_after_one_turn():
    table = two_players(crypts=[7, 9], hands=[2, 1]).play("2+").play("x13").play("x13").play("x13")
    assert table.seat == 1


@editions
def test_G11_the_draw_needs_a_card_in_the_pile(options):
    assert "2+" in two_players(hands=[2, 1], left=1, options=options).legal()
    assert "2+" not in two_players(hands=[2, 1], left=0, options=options).legal()


def test_G11_classic_drawing_the_last_card_makes_the_extra_turn_an_attack():
    table = two_players(crypts=[7, 9], hands=[2, 1], left=1, pile=[3]).play("2+")
    assert table.seat == 0
    assert table.hands[0] == 3
    assert table.legal() == ATTACKS
    table.play("x13")
    assert table.hands[0] == 0
    assert table.seat == 1


def test_G11_nk2018_after_drawing_the_last_card_its_ability_may_be_used():
    table = two_players(crypts=[7, 9], hands=[2, 1], left=1, pile=[3], options=NK2018).play("2+")
    assert table.legal() == {"3"} | ATTACKS


# ---- G12: playable cards --------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", [n for n in NUMBERS if n != 2])
def test_G12_every_card_can_be_played_while_there_is_a_pile(card, options):
    crypts = [n for n in NUMBERS if n != card][:2]
    table = two_players(crypts=crypts, hands=[card, 13 if card != 13 else 12], left=1, options=options)
    assert table.legal() > ATTACKS


@pytest.mark.parametrize("card", [n for n in NUMBERS if n not in (2, 10, 7, 9)])
def test_G12_nk2018_every_other_card_can_be_played_on_an_empty_pile(card):
    other = 1 if card != 1 else 3
    table = two_players(crypts=[7, 9], hands=[card, other], left=0, options=NK2018)
    assert table.legal() > ATTACKS


def test_G12_two_with_nothing_to_copy_and_nothing_to_draw_cannot_be_played():
    table = two_players(hands=[2, 1], left=0, options=NK2018)
    assert table.legal() == ATTACKS


def test_G12_two_with_something_to_copy_can_be_played_on_an_empty_pile():
    table = two_players(hands=[2, 1], up={1: [3, 8]}, left=0, options=NK2018)
    assert table.legal() == {"2>3", "2>8"} | ATTACKS


def test_G12_a_face_up_ten_does_not_count_on_an_empty_pile():
    table = two_players(hands=[2, 1], up={1: [10]}, left=0, options=NK2018)
    assert table.legal() == ATTACKS
    assert table.refusal("2>10").message.id == "ghosts-ten-needs-pile"
    assert copies(two_players(hands=[2, 1], up={1: [10]}, left=1)) == {"2>10"}


def test_G12_ten_cannot_be_played_on_an_empty_pile():
    table = two_players(hands=[10, 1], left=0, options=NK2018)
    assert table.legal() == ATTACKS
    assert table.refusal("10").message.id == "ghosts-ten-needs-pile"


@pytest.mark.parametrize("card", [1, 3, 5, 6, 7, 9, 12, 13])
def test_G12_a_blue_card_may_be_played_even_if_every_opponent_is_protected(card):
    crypts = [4, 8, 10]
    table = three_players(crypts=crypts, hands=[card, 2, 11], protected=[1, 2])
    text = {1: "1(2-5)", 12: "12(1,2,3)", 13: "13(4+)"}.get(card, str(card))
    assert table.play(text).answers == "--"
    assert table.up(0) == [card]


@editions
def test_G12_ten_with_three_cards_orders_all_three(options):
    table = two_players(hands=[10, 1], left=3, pile=[2, 4, 5], options=options).play("10")
    assert len(table.legal()) == 6
    table.play("t2b31")
    assert table.hands[0] == 4
    assert table.pile() == [5, 2]


@pytest.mark.parametrize(("text", "drawn", "rest"), [("t1b2", 2, 4), ("t2b1", 4, 2)])
def test_G12_ten_with_two_cards_chooses_which_is_on_top(text, drawn, rest):
    table = two_players(hands=[10, 1], left=2, pile=[2, 4]).play("10")
    assert table.legal() == {"t1b2", "t2b1"}
    table.play(text)
    assert table.hands[0] == drawn
    assert table.pile() == [rest]


@pytest.mark.parametrize("pile", [[], [5]])
def test_G12_ten_with_one_card_only_looks(pile):
    table = two_players(hands=[10, 1], left=1, pile=pile).play("10")
    assert table.seat == 1
    assert table.pile() == []
    seen = table.event("looked", 0)
    assert seen["count"] == 1
    assert seen["cards"] == [table.hands[0]]
    assert "cards" not in table.event("looked", 1)


def test_G12_a_copied_ten_follows_the_same_rules():
    table = two_players(hands=[2, 1], up={1: [10]}, left=2, pile=[3, 4]).play("2>10")
    assert table.legal() == {"t1b2", "t2b1"}
    table = two_players(hands=[2, 1], up={1: [10]}, left=1).play("2>10")
    assert table.seat == 1


@pytest.mark.parametrize("left", [2, 1, 0])
def test_G12_eight_looks_at_what_is_there(left):
    table = two_players(hands=[8, 1], left=left, options=NK2018).play("8")
    assert table.legal() == ATTACKS
    cells = table.pile()
    assert 0 not in cells
    assert set(cells) <= table.knows(0)
    assert len(cells) == left
    table.play("x13")
    assert table.hands[0] == (cells[0] if cells else 0)


def test_G12_eight_on_an_empty_pile_is_just_an_attack():
    table = two_players(crypts=[7, 9], hands=[8, 1], left=0, options=NK2018).play("8").play("x9")
    assert table.scores == [1, 0]


# ---- G12b: look, then decide ----------------------------------------------------------


@pytest.mark.parametrize("text", ["8", "10", "2>8", "2>10"])
def test_G12b_looking_and_deciding_are_two_steps(text):
    hand = int(text.split(">")[0])
    up = {1: [int(text.split(">")[1])]} if ">" in text else {}
    table = two_players(hands=[hand, 1], up=up).play(text)
    assert table.seat == 0
    assert table.phase == ("aim" if text.endswith("8") else "arrange")
    assert table.hands[0] == 0
    assert len(table.pile()) == 13 - 4 - len(up)


@pytest.mark.parametrize("text", ["8", "10", "2>8", "2>10"])
def test_G12b_no_undo_after_the_look(text):
    hand = int(text.split(">")[0])
    up = {1: [int(text.split(">")[1])]} if ">" in text else {}
    table = two_players(hands=[hand, 1], up=up).play(text)
    assert table.match.undo_point(0) == len(table.match.steps)
    with pytest.raises(Exception, match="refusal-no-undo"):
        table.match.undo(0)


def test_G12b_no_undo_even_if_the_look_needed_no_chance():
    table = two_players(hands=[10, 1], pile=[2, 3, 4]).play("10")
    assert len(table.match.steps) == 1
    assert table.match.undo_point(0) == 1


# ---- G13: protection ------------------------------------------------------------------


def test_G13_protection_ends_when_the_owners_next_turn_starts():
    table = two_players(crypts=[7, 9], hands=[4, 3], pile=[6, 5, 1, 2]).play("4x13")
    assert table.protected == [0]
    assert table.play("3").answers == "-"
    assert table.seat == 0
    assert table.protected == []
    table.play("x13")
    assert table.play("5").answers == "n"


def test_G13_with_three_players_protection_lasts_through_both_opponents_turns():
    table = three_players(crypts=[7, 9, 10], hands=[4, 3, 5]).play("4x13")
    assert table.play("3").answers == "-y"
    assert table.play("5").answers == "-n"
    assert table.protected == []


def test_G13_attacks_on_a_protected_player_are_answered():
    table = two_players(crypts=[7, 9], hands=[4, 3]).play("4x13")
    assert table.play("x6").answers == "n"
    table = two_players(crypts=[7, 9], hands=[4, 3]).play("4x13")
    assert table.play("x7").answers == "!7"
    assert table.scores == [0, 1]


@pytest.mark.parametrize("text", ["4x8", "11x8,9"])
def test_G13_red_cards_are_answered_by_a_protected_player(text):
    card = int(text.split("x")[0])
    table = two_players(crypts=[7, 9], hands=[card, 3], protected=[1])
    assert table.play(text).answers == ("n" if card == 4 else "!9")


def test_G13_a_copied_four_protects_too():
    table = two_players(crypts=[7, 9], hands=[2, 3], up={1: [4]}).play("2>4x13")
    assert table.protected == [0]
    assert table.play("3").answers == "-"
    assert table.protected == []


def test_G13_the_attack_of_four_counts():
    table = two_players(crypts=[7, 9], hands=[4, 3]).play("4x9")
    assert table.scores == [1, 0]


def test_G13_an_extra_turn_by_two_counts_as_a_turn():
    # No play protects a player during their own turn, so the position sets it.
    table = two_players(crypts=[7, 9], hands=[2, 3], protected=[0]).play("2+")
    assert table.seat == 0
    assert table.protected == []


def test_G13_protection_does_not_outlive_the_round():
    table = two_players(crypts=[7, 9], hands=[4, 3]).play("4x9")
    assert table.protected == []


def test_G13_a_hit_player_is_not_protected_any_more():
    table = three_players(crypts=[7, 9, 10], hands=[4, 3, 5]).play("4x13").play("x7")
    assert table.alive == [1, 2]
    assert table.protected == []


def test_G13_the_protected_players_silence_reveals_nothing():
    table = two_players(crypts=[7, 9], hands=[4, 3]).play("4x13").play("3")
    assert table.left_for(0) == list(NUMBERS)
    assert table.hands[1] == 2
    assert table.view(1)["seats"][0]["candidates"] == [n for n in NUMBERS if n not in (2, 3, 4, 9)]
