"""Moves in notation and in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.game import NotationError
from hauntboard.games.thirteen_ghosts import ThirteenGhosts
from hauntboard.games.thirteen_ghosts.cards import ACTIONS, CRYPT, PLAY

from ..any_table import trouble_with
from .table import NUMBERS, four_players, fresh, two_players

GAME = ThirteenGhosts(4)


def seat_of(action):
    """Return the seat of a secret choice; any seat for other actions."""
    return (action - CRYPT) // 13 % 4 if CRYPT <= action < PLAY else None


def test_every_action_can_be_written_and_read_again():
    for action in range(ACTIONS):
        own = seat_of(action)
        for seat in range(4) if own is None else [own]:
            assert GAME.parse(GAME.text(action), seat) == action


def test_a_secret_choice_belongs_to_the_seat_that_writes_it():
    for letter in "cmk":
        for number in NUMBERS:
            actions = [GAME.parse(f"{letter}{number}", seat) for seat in range(4)]
            assert len(set(actions)) == 4
            assert [GAME.new_state().actor(a) for a in actions] == [0, 1, 2, 3]


def test_texts_differ_for_different_moves_of_one_seat():
    for seat in range(4):
        actions = [a for a in range(ACTIONS) if seat_of(a) in (None, seat)]
        assert len({GAME.text(a) for a in actions}) == len(actions)


@pytest.mark.parametrize(
    "text",
    [
        *("d5", "first2", "c5", "m5", "k5", "3", "5", "6", "7", "8", "9", "10", "1(2-5)", "12(4,7,8)"),
        *("13(4+)", "4x6", "11x4,5", "2>12(4,7,8)", "2>4x6", "2>8", "2+", "x6", "t2b31", "t1b2"),
    ],
)
def test_the_documented_notation_works(text):
    assert GAME.text(GAME.parse(text, 1)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "0", "14", "2", "2>2+", "2>2", "2>", "x0", "x14", "x", "x06", "1", "1(2-6)", "1(11-14)"),
        *("12(7,4,8)", "12(4,4,8)", "12(4,7)", "13(0+)", "13(14+)", "4", "4x14", "11x4,6", "11x13,14"),
        *("t1b1", "t4b12", "d0", "d14", "first0", "first5", " 3", "3 ", "X6", "2>x6", "2>2>3", "٣", "zzz"),
    ],
)
def test_invalid_moves_are_rejected(text):
    assert trouble_with(GAME, text) == ("notation-unknown", {"text": text}, 0)


BAD_NUMBERS = ["c", "c0", "c14", "c05", "m-1", "k1.0", "c5 ", "m٥", "kx", "c²", "c" + "9" * 5000]


@pytest.mark.parametrize("text", BAD_NUMBERS, ids=[text[:6] for text in BAD_NUMBERS])
def test_secret_choices_with_a_bad_number_are_rejected(text):
    assert trouble_with(GAME, text) == ("ghosts-notation-number", {"text": text}, 1)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_secret_choice_needs_a_seat(seat):
    with pytest.raises(NotationError, match="notation-unknown"):
        GAME.parse("c5", seat)


@settings(deadline=None, derandomize=True, database=None)
@given(st.text(max_size=12) | st.text("0123456789xdcmktb>(),-+ first", max_size=12), st.integers(-3, 6))
def test_any_text_is_a_move_or_a_notation_error(text, seat):
    assert trouble_with(GAME, text, seat) or GAME.text(GAME.parse(text, seat)) == text


# ---- moves in words -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "text", "id", "arguments"),
    [
        (lambda: fresh(2, first=1), "d5", "ghosts-move-deal", {"card": 5}),
        (lambda: fresh(2), "first2", "ghosts-move-first", {"seat": 1}),
        (lambda: fresh(2, first=1).deal(1, 2, 3, 4), "c2", "ghosts-move-crypt", {"card": 2}),
        (
            lambda: fresh(4, first=1).deal(*[1, 2, 3, 4] * 2).play("c1", by=0),
            "m2",
            "ghosts-move-mate",
            {"card": 2},
        ),
        (two_players, "x6", "ghosts-move-attack", {"card": 3, "numbers": [6]}),
        (
            lambda: two_players(hands=[0, 1], left=0),
            "x6",
            "ghosts-move-attack-empty-handed",
            {"numbers": [6]},
        ),
        (lambda: two_players(hands=[8, 1]).play("8"), "x6", "ghosts-move-aim", {"numbers": [6]}),
        (two_players, "3", "ghosts-move-play-3", {}),
        (lambda: two_players(hands=[1, 3]), "1(2-5)", "ghosts-move-play-1", {"numbers": [2, 3, 4, 5]}),
        (lambda: two_players(hands=[4, 3]), "4x6", "ghosts-move-play-4", {"numbers": [6]}),
        (lambda: two_players(hands=[11, 3]), "11x4,5", "ghosts-move-play-11", {"numbers": [4, 5]}),
        (lambda: two_players(hands=[12, 3]), "12(4,7,8)", "ghosts-move-play-12", {"numbers": [4, 7, 8]}),
        (lambda: two_players(hands=[13, 3]), "13(12+)", "ghosts-move-play-13", {"numbers": [12, 13]}),
        (lambda: two_players(hands=[2, 3]), "2+", "ghosts-move-draw", {}),
        (lambda: two_players(hands=[2, 3], up={1: [5]}), "2>5", "ghosts-move-copy-5", {}),
        (lambda: two_players(hands=[2, 3], up={1: [4]}), "2>4x6", "ghosts-move-copy-4", {"numbers": [6]}),
        (
            *(lambda: two_players(hands=[10, 3], pile=[2, 4, 5]).play("10"), "t2b31"),
            *("ghosts-move-arrange", {"card": 4, "cards": [5, 2]}),
        ),
        (
            *(lambda: four_players(hands=[10, 3, 5, 12], pile=[[], [2, 4, 5]]).play("10"), "t2b31"),
            *("ghosts-move-arrange", {"card": 4, "cards": [5, 2]}),
        ),
    ],
)
def test_moves_are_described_in_words(make, text, id, arguments):
    assert make().in_words(text) == (id, arguments)


def test_keeping_a_card_is_described_in_words():
    table = fresh(4, first=1).deal(*[1, 2, 3, 4] * 2).play("c1", by=0).play("m2", by=0)
    assert table.in_words("k3", by=2) == ("ghosts-move-keep", {"card": 3})


def test_every_card_has_messages_for_playing_and_copying():
    for card in (n for n in NUMBERS if n != 2):
        table = two_players(crypts=[n for n in NUMBERS if n not in (card, 2)][:2], hands=[card, 2])
        for text in table.legal():
            id, _ = table.in_words(text)
            assert id == ("ghosts-move-attack" if text.startswith("x") else f"ghosts-move-play-{card}")
