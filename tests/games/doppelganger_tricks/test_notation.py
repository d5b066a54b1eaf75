"""Cards and moves in notation and in words."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.game import NotationError
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks
from hauntboard.games.doppelganger_tricks.cards import (
    ACTIONS,
    PLAY,
    PREDICT,
    card_number,
    card_text,
    deck_for,
)
from hauntboard.games.doppelganger_tricks.notation import play_of

from ..any_table import trouble_with
from .table import cards_in, dealt, deck, ending, fresh

GAME = DoppelgangerTricks(4)


def seat_of(action):
    """Return the seat of a prediction; None for other actions."""
    return (action - PREDICT) // 13 if PREDICT <= action < PLAY else None


# ---- cards ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_the_deck_matches_an_independent_list(players):
    assert cards_in(deck_for(players)) == deck(players)
    for card in deck(players):
        assert card_text(card_number(card)) == card


@pytest.mark.parametrize("text", ["", "S", "7", "S0", "S11", "S07", "X7", "s7", "SS7", "S7 ", "S７", "SC1"])
def test_invalid_cards_are_rejected(text):
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        card_number(text)


# ---- moves ----------------------------------------------------------------------------


def test_every_action_can_be_written_and_read_again():
    for action in range(ACTIONS):
        own = seat_of(action)
        for seat in range(4) if own is None else [own]:
            assert GAME.parse(GAME.text(action), seat) == action


def test_every_play_knows_its_action():
    for action in range(PLAY, ACTIONS):
        assert play_of(action).action == action
        assert play_of(action).text == GAME.text(action)


def test_the_action_space_matches_the_notation():
    plays = [*deck(4), *(f"D{rank}/{suit}" for rank in range(1, 11) for suit in "SCT")]
    everything = {f"d{card}" for card in deck(4)} | {f"first{seat}" for seat in (1, 2, 3, 4)}
    everything |= {f"p{number}" for number in range(13)}
    everything |= {play + claim for play in plays for claim in ("", "+1", "+3")}
    assert {GAME.text(action) for action in range(GAME.action_count)} == everything
    assert GAME.action_count == 40 + 4 + 4 * 13 + 3 * 70


def test_texts_differ_for_different_moves_of_one_seat():
    for seat in range(4):
        actions = [a for a in range(ACTIONS) if seat_of(a) in (None, seat)]
        assert len({GAME.text(a) for a in actions}) == len(actions)


def test_a_prediction_belongs_to_the_seat_that_writes_it():
    for number in range(13):
        actions = [GAME.parse(f"p{number}", seat) for seat in range(4)]
        assert len(set(actions)) == 4
        assert [GAME.new_state().actor(action) for action in actions] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "text",
    [
        *("dS7", "dD10", "first2", "p0", "p3", "p12", "S7", "C10", "T1", "D7", "D7/C", "S7+1", "S7+3"),
        *("D7+1", "D7/C+3", "D10/T+1"),
    ],
)
def test_the_documented_notation_works(text):
    assert GAME.text(GAME.parse(text, 1)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "S", "S0", "S11", "S07", "s7", "X7", "S7 ", " S7", "S7+", "S7+2", "S7+0", "S7+1+3"),
        *("S7/C", "D7/D", "D7/", "D7/c", "D7/C/S", "D7+3/C", "d", "dS0", "dS7+1", "dD7/C", "first0"),
        *("first5", "first", "P3", "+1", "zzz", "S７", "D7/C+2", "0", "7"),
    ],
)
def test_invalid_moves_are_rejected(text):
    assert trouble_with(GAME, text) == ("notation-unknown", {"text": text}, 0)


BAD_NUMBERS = ["p", "p13", "p05", "p-1", "p1.0", "p5 ", "p٥", "px", "p²", "p99", "p" + "9" * 5000]


@pytest.mark.parametrize("text", BAD_NUMBERS, ids=[text[:6] for text in BAD_NUMBERS])
def test_predictions_with_a_bad_number_are_rejected(text):
    assert trouble_with(GAME, text) == ("tricks-notation-number", {"text": text}, 1)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_prediction_needs_a_seat(seat):
    with pytest.raises(NotationError, match="notation-unknown"):
        GAME.parse("p5", seat)


@settings(deadline=None, derandomize=True, database=None)
@given(st.text(max_size=12) | st.text("0123456789SCTDdp/+ first", max_size=8), st.integers(-3, 6))
def test_any_text_is_a_move_or_a_notation_error(text, seat):
    assert trouble_with(GAME, text, seat) or GAME.text(GAME.parse(text, seat)) == text


# ---- moves in words -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "text", "id", "arguments"),
    [
        (lambda: fresh(3).begins(0), "dS5", "tricks-move-deal", {"card": "S5"}),
        (lambda: fresh(3), "first2", "tricks-move-first", {"seat": 1}),
        (lambda: dealt(3), "p4", "tricks-move-predict", {"number": 4}),
        (lambda: ending("S1", "S2", "S3"), "S1", "tricks-move-play", {"card": "S1"}),
        (lambda: ending("S1", "S2", "S3"), "S1+3", "tricks-move-play-claim", {"card": "S1", "bonus": 3}),
        (lambda: ending("D9", "S2", "S3"), "D9/T", "tricks-move-declare", {"card": "D9", "suit": "T"}),
        (
            *(lambda: ending("D9", "S2", "S3"), "D9/C+1"),
            *("tricks-move-declare-claim", {"card": "D9", "suit": "C", "bonus": 1}),
        ),
    ],
)
def test_moves_are_described_in_words(make, text, id, arguments):
    table = make()
    assert text in ({table.game.text(a) for a in table.state.legal_actions()})
    assert table.in_words(text) == (id, arguments)
