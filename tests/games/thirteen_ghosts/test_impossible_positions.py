"""Positions that no play leads to and that would break the rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.game import PositionError
from hauntboard.engine.rng import Rng
from hauntboard.games.thirteen_ghosts import ThirteenGhosts

from .table import NUMBERS, pick

SEATS = [{"crypt": 7, "hand": 3}, {"crypt": 9, "hand": 1}]
DRAWING = [{"crypt": 7}, {"crypt": 9, "hand": 1}]  # seat 0 has played its card

IMPOSSIBLE = {
    "a card is drawn by chance although the top is known: the top card would vanish": (
        {"phase": "draw", "seats": DRAWING, "piles": [{"cells": [5, *[0] * 9]}]},
        2,
    ),
    "a card is drawn into a hand that is full: the old one would vanish": (
        {"phase": "draw", "seats": SEATS},
        2,
    ),
    "chance should uncover a card although all that the look shows are seen": (
        {"phase": "look", "ability": 10, "seats": DRAWING, "piles": [{"cells": [4, 5, 6, *[0] * 7]}]},
        2,
    ),
    "cards are put in order that nobody has looked at": (
        {"phase": "arrange", "ability": 10, "seats": DRAWING},
        2,
    ),
    "card 8 arranges": (
        {"phase": "arrange", "ability": 8, "seats": DRAWING, "piles": [{"cells": [4, 5, 6, *[0] * 7]}]},
        2,
    ),
    "card 10 aims": ({"phase": "aim", "ability": 10, "seats": DRAWING}, 2),
    "the teammate's crypt is chosen before the drawer's own: a card would vanish": (
        {"phase": "crypts", "seats": [{"dealt": [1, 2, 3]}, {"dealt": [1, 2, 3, 4]}, {"crypt": 5}, {}]},
        4,
    ),
    "one team never got cards: play would begin without crypts": (
        {"phase": "crypts", "seats": [{}, {"dealt": [1, 2, 3, 4]}, {}, {}]},
        4,
    ),
    "blurred cards are among cards that nobody has seen": (
        {"seats": SEATS, "groups": [{"moved": [5], "vague": [[5], []]}]},
        2,
    ),
    "blurred cards are among the crypts": (
        {"seats": SEATS, "groups": [{"moved": [9], "vague": [[9], []]}]},
        2,
    ),
    "blurred cards lie where the seat knows them": (
        {"seats": SEATS, "groups": [{"moved": [3], "vague": [[3], []]}]},
        2,
    ),
    "two blurs before card 10 was ever played: there would be a third": (
        {"seats": [{"crypt": 7, "hand": 10}, {"crypt": 9, "hand": 1}], "groups": [{}, {}]},
        2,
    ),
    "a chosen crypt contradicts the answers": (
        {"phase": "crypts", "seats": [{"crypt": 7, "hand": 3, "answers": [1]}, {"dealt": [1, 2]}]},
        2,
    ),
    "a seat acts that has not got the turn": ({"seats": SEATS, "turn": 0, "seat": 1}, 2),
    "a player who only watches the tie-break holds cards": (
        {
            "tie_break": {"seats": [0, 1]},
            "points": [6, 6, 0],
            "seats": [*SEATS, {"crypt": 5, "answers": [1]}],
        },
        3,
    ),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_an_impossible_position_is_refused(why):
    data, players = IMPOSSIBLE[why]
    with pytest.raises(PositionError):
        ThirteenGhosts(players).from_position(data)


# ---- garbage --------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 20) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
KEYS = sorted(
    {
        *("game", "players", "options", "phase", "round", "first", "turn", "seat", "ability", "extra"),
        *("points", "tie_break", "seats", "piles", "groups", "crypt", "hand", "dealt", "up", "down"),
        *("alive", "protected", "answers", "knows", "left", "cells", "moved", "vague"),
    }
)
PHASES = ["first", "deal", "crypts", "turn", "look", "aim", "arrange", "draw", "over"]
quiet = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def attempt(game, data):
    """Return the state of a position or its PositionError; let other errors pass."""
    try:
        return game.from_position(data), None
    except PositionError as error:
        return None, error


@quiet
@given(json_values, st.sampled_from([2, 3, 4]))
def test_garbage_is_always_refused(data, players):
    with pytest.raises(PositionError):
        ThirteenGhosts(players).from_position({"seats": data})


@quiet
@given(
    st.dictionaries(st.sampled_from(KEYS), json_values | st.sampled_from(PHASES), max_size=5),
    st.sampled_from([2, 3, 4]),
)
def test_garbage_under_real_keys_never_raises_anything_else(data, players):
    state, error = attempt(ThirteenGhosts(players), data)
    assert state is not None or error.path.startswith("$")


@st.composite
def damaged(draw):
    """Return a position of random play with a few values replaced."""
    players = draw(st.sampled_from([2, 3, 4]))
    game = ThirteenGhosts(players, {"edition": draw(st.sampled_from(["classic", "nk2018"]))})
    state = game.new_state()
    rng = Rng(draw(st.integers(0, 500)))
    for _ in range(draw(st.integers(0, 60))):
        if state.over():
            break
        state.apply(pick(state, rng))
    data = game.position(state)
    for _ in range(draw(st.integers(1, 3))):
        at = data
        while True:
            keys = sorted(at) if isinstance(at, dict) else list(range(len(at)))
            key = draw(st.sampled_from(keys))
            if isinstance(at[key], (dict, list)) and at[key] and draw(st.integers(0, 3)):
                at = at[key]
                continue
            at[key] = draw(
                st.integers(-1, 14)
                | st.booleans()
                | st.sampled_from(PHASES)
                | st.lists(st.sampled_from(NUMBERS))
            )
            break
    return game, data


@quiet
@given(damaged())
def test_a_damaged_position_is_refused_or_is_a_position(made):
    game, data = made
    state, error = attempt(game, data)
    if state is None:
        assert error.path.startswith("$")
    else:
        assert game.from_position(game.position(state)) == state
        assert game.view(state, 0)["seat"] == 0


def test_positions_of_random_play_are_always_accepted():
    for seed in range(60):
        game = ThirteenGhosts(2 + seed % 3)
        state, rng = game.new_state(), Rng(seed)
        while not state.over():
            state.apply(pick(state, rng))
            if rng.below(8) == 0:
                assert game.from_position(game.position(state)) == state
        assert game.from_position(game.position(state)) == state
