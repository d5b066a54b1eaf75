"""The thirteen cards: the numbers each may name, its question or attack, and its colour."""

from itertools import combinations
from math import comb

import pytest

from hauntboard.games.thirteen_ghosts.cards import COLOURS, NAMED

from .table import ATTACKS, NUMBERS, three_players, two_players


def holding(card, crypt, **more):
    """Return a table: seat 0 holds the card; the opponent's crypt is the number, or another if equal."""
    others = [n for n in NUMBERS if n not in (card, crypt)]
    return two_players(crypts=[others[0], crypt], hands=[card, others[1]], **more)


def plays(card):
    """Return all ways to play a card face up, in notation."""
    return holding(card, 7 if card != 7 else 6).legal() - ATTACKS


# ---- the table of the rules, written out independently ---------------------------------

QUESTIONS = {
    "3": {2, 4, 6, 8, 10, 12},
    "5": {1, 2, 3, 4},
    "6": {8, 9, 10, 11, 12, 13},
    "7": {5, 6, 8, 9},
    "9": {10, 11, 12, 13},
    **{f"1({n}-{n + 3})": {n, n + 1, n + 2, n + 3} for n in range(1, 11)},
    **{f"13({n}+)": set(range(n, 14)) for n in NUMBERS},
}
TRIPLES = {f"12({a},{b},{c})": {a, b, c} for a, b, c in combinations(NUMBERS, 3)}
ATTACK_CARDS = {
    **{f"4x{n}": {n} for n in NUMBERS},
    **{f"11x{n},{n + 1}": {n, n + 1} for n in range(1, 13)},
}


def card_of(text):
    return int(text.split("(")[0].split("x")[0])


@pytest.mark.parametrize("text", QUESTIONS)
def test_every_question_is_answered_yes_for_exactly_its_numbers(text):
    card = card_of(text)
    yes = {n for n in NUMBERS if n != card and holding(card, n).play(text).answers == "y"}
    no = {n for n in NUMBERS if n != card and holding(card, n).play(text).answers == "n"}
    assert yes == QUESTIONS[text] - {card}
    assert no == set(NUMBERS) - QUESTIONS[text] - {card}


@pytest.mark.parametrize("text", QUESTIONS)
def test_a_question_leaves_exactly_the_numbers_of_the_answer(text):
    card = card_of(text)
    for crypt in (n for n in NUMBERS if n != card):
        left = set(holding(card, crypt).play(text).left_for(1))
        numbers = QUESTIONS[text]
        assert left == (numbers if crypt in numbers else set(NUMBERS) - numbers)


@pytest.mark.parametrize("crypt", [n for n in NUMBERS if n != 12])
def test_twelve_asks_for_any_three_different_numbers(crypt):
    table = holding(12, crypt)
    assert len(TRIPLES) == comb(13, 3) == 286
    for text, numbers in TRIPLES.items():
        state = table.state.clone()
        action = table.game.parse(text, 0)
        assert table.game.outcome(state, action) == ("y" if crypt in numbers else "n")
        state.apply(action)
        left = {n for n in NUMBERS if state.answers[1] >> n & 1}
        assert left == (numbers if crypt in numbers else set(NUMBERS) - numbers)


@pytest.mark.parametrize("text", ATTACK_CARDS)
def test_attacking_cards_hit_exactly_the_numbers_they_name(text):
    card = card_of(text)
    for crypt in (n for n in NUMBERS if n != card):
        table = holding(card, crypt).play(text)
        if crypt in ATTACK_CARDS[text]:
            assert table.answers == f"!{crypt}"
            assert table.scores == [1, 0]
        else:
            assert table.answers == "n"
            assert set(table.left_for(1)) == set(NUMBERS) - ATTACK_CARDS[text]


@pytest.mark.parametrize("text", sorted(ATTACKS))
def test_a_face_down_attack_hits_exactly_its_number(text):
    number = int(text[1:])
    for crypt in NUMBERS:
        card = 3 if crypt != 3 else 5
        assert holding(card, crypt).play(text).answers == (f"!{crypt}" if crypt == number else "n")


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        (1, {text for text in QUESTIONS if text.startswith("1(")}),
        (3, {"3"}),
        (4, {text for text in ATTACK_CARDS if text.startswith("4x")}),
        (5, {"5"}),
        (6, {"6"}),
        (7, {"7"}),
        (8, {"8"}),
        (9, {"9"}),
        (10, {"10"}),
        (11, {text for text in ATTACK_CARDS if text.startswith("11x")}),
        (12, set(TRIPLES)),
        (13, {text for text in QUESTIONS if text.startswith("13(")}),
        (2, {"2+"}),
    ],
)
def test_each_card_can_name_exactly_what_the_table_says(card, texts):
    assert plays(card) == texts


@pytest.mark.parametrize(
    ("card", "count"),
    [
        (1, 10),
        (3, 1),
        (4, 13),
        (5, 1),
        (6, 1),
        (7, 1),
        (8, 1),
        (9, 1),
        (10, 1),
        (11, 12),
        (12, 286),
        (13, 13),
    ],
)
def test_each_card_has_the_known_number_of_uses(card, count):
    assert len(plays(card)) == len(NAMED[card]) == count


@pytest.mark.parametrize("card", [n for n in NUMBERS if n != 2])
def test_card_two_can_name_what_the_copied_card_can(card):
    table = three_players(
        crypts=[n for n in NUMBERS if n not in (2, card)][:3],
        hands=[2, *[n for n in NUMBERS if n not in (2, card)][3:5]],
        up={1: [card]},
    )
    copies = {text.removeprefix("2>") for text in table.legal() - ATTACKS - {"2+"}}
    assert copies == plays(card)


def test_each_card_has_its_colour():
    assert {n for n in NUMBERS if COLOURS[n] == "blue"} == {1, 3, 5, 6, 7, 9, 12, 13}
    assert {n for n in NUMBERS if COLOURS[n] == "yellow"} == {2, 10}
    assert {n for n in NUMBERS if COLOURS[n] == "red"} == {4, 8, 11}


@pytest.mark.parametrize("card", NUMBERS)
def test_a_protected_player_ignores_exactly_the_blue_cards(card):
    text = {1: "1(2-5)", 4: "4x13", 11: "11x12,13", 12: "12(1,2,3)", 13: "13(4+)", 2: "2+"}.get(
        card, str(card)
    )
    table = holding(card, 8 if card != 8 else 9, protected=[1]).play(text)
    if COLOURS[card] == "blue":
        assert table.answers == "-"
        assert table.left_for(1) == list(NUMBERS)
    elif COLOURS[card] == "red" and card != 8:
        assert table.answers == "n"
    else:
        assert table.answers == ""


def test_eight_looks_at_the_two_bottom_cards_and_then_attacks():
    table = two_players(crypts=[7, 9], hands=[8, 1]).play("8", 5, 6)
    assert table.phase == "aim"
    assert table.pile()[-2:] == [6, 5]
    assert table.legal() == ATTACKS
    table.play("x9")
    assert table.scores == [1, 0]


def test_eight_leaves_the_pile_as_it_was():
    table = two_players(crypts=[7, 9], hands=[8, 1], pile=[2, 3, 4, 5, 6, 10, 11, 12, 13])
    table.play("8").play("x6")
    assert table.hands == [2, 1]
    assert table.pile() == [3, 4, 5, 6, 10, 11, 12, 13]
    assert table.up(0) == [8]
    assert table.down(0) == []


@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("t1b23", [2, 5, 6, 11, 12, 13, 3, 4]),
        ("t1b32", [2, 5, 6, 11, 12, 13, 4, 3]),
        ("t2b13", [3, 5, 6, 11, 12, 13, 2, 4]),
        ("t2b31", [3, 5, 6, 11, 12, 13, 4, 2]),
        ("t3b12", [4, 5, 6, 11, 12, 13, 2, 3]),
        ("t3b21", [4, 5, 6, 11, 12, 13, 3, 2]),
    ],
)
def test_ten_puts_one_on_top_and_two_to_the_bottom_in_the_order_chosen(text, pile):
    table = two_players(crypts=[7, 9], hands=[10, 1], pile=[2, 3, 4, 5, 6, 11, 12, 13, 8])
    table.play("10")
    assert table.phase == "arrange"
    table.play(text)
    # The top card is drawn at once; the two go under what was the bottom.
    assert [table.hands[0], *table.pile()] == [*pile[:6], 8, *pile[6:]]


def test_ten_shows_the_top_three_in_their_order():
    table = two_players(crypts=[7, 9], hands=[10, 1], pile=[2, 3, 4]).play("10")
    assert table.event("looked", 0)["cards"] == [2, 3, 4]
    assert table.legal() == {"t1b23", "t1b32", "t2b13", "t2b31", "t3b12", "t3b21"}


def test_four_attacks_and_protects():
    table = two_players(crypts=[7, 9], hands=[4, 3]).play("4x13")
    assert table.protected == [0]
    assert table.play("3").answers == "-"


def test_two_draws_and_takes_another_turn():
    table = two_players(crypts=[7, 9], hands=[2, 1]).play("2+", 3)
    assert table.seat == 0
    assert table.up(0) == [2]
    assert table.hands[0] == 3
    table.play("3", 5)
    assert table.seat == 1
    assert table.hands[0] == 5
    assert len(table.pile()) == 7
