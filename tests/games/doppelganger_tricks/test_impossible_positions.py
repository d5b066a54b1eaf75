"""Positions that no play leads to and that would break the rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.game import PositionError
from hauntboard.engine.rng import Rng
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks

from .table import SPECTATOR, by_rank, cards_in, deck, pick

WHOLE = [{"hand": hand} for hand in by_rank(3)]
SEATS = [{"hand": [card], "prediction": 1} for card in ("S2", "S3", "S4")]
LAID = [
    {"hand": ["S2"], "prediction": 1},
    {"hand": ["S3"], "prediction": 1},
    {"hand": ["S4", "C4"], "prediction": 1},
]


def first_changed(seats, **changes):
    return [{**seats[0], **changes}, *seats[1:]]


IMPOSSIBLE = {
    "predictions are made before the cards are dealt: nobody could predict, nothing could happen": {
        "phase": "deal",
        "seats": [{"prediction": 3}] * 3,
    },
    "a trick is won before the cards are dealt": {"phase": "deal", "seats": first_changed([{}] * 3, won=1)},
    "a suit is not followed before the cards are dealt": {
        "phase": "deal",
        "seats": first_changed([{}] * 3, voids=["S"]),
    },
    "a bonus is claimed before the cards are dealt": {
        "phase": "deal",
        "seats": first_changed([{}] * 3, bonus=1),
    },
    "a card lies in the trick while predictions are made: the first player would follow": {
        "phase": "predict",
        "trick": ["S1"],
        "seats": WHOLE,
    },
    "a bonus is claimed while predictions are made": {
        "phase": "predict",
        "seats": first_changed(WHOLE, bonus=1),
    },
    "a card lies in the trick after the end": {"phase": "over", "round": 3, "trick": ["S1"]},
    "a suit is led although no card lies there": {"led": "S", "seats": SEATS},
    "somebody did not follow suit and still holds it": {"trick": ["S9", "C9"], "seats": LAID},
    "a card of the trick is still in a hand": {"trick": ["S9", "S3"], "seats": LAID},
    "somebody holds a suit that they have shown not to hold": {"seats": first_changed(SEATS, voids=["S"])},
    "one seat has two cards more than another": {
        "seats": first_changed(SEATS, hand=["S2", "C2", "T2"]),
    },
    "more tricks are won than played": {
        "seats": [{**seat, "won": 4} for seat in SEATS],
    },
    "the last round is not played to its end": {"phase": "over", "round": 3, "seats": SEATS},
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_an_impossible_position_is_refused(why):
    with pytest.raises(PositionError):
        DoppelgangerTricks(3).from_position(IMPOSSIBLE[why])


def test_a_position_shows_the_void_of_a_card_that_does_not_follow_or_is_refused():
    """R14: the void is public, so the position must contain it."""
    seats = [{"hand": ["S2"], "prediction": 1}, {"hand": ["C3"], "prediction": 1}, LAID[2]]
    state, error = attempt(DoppelgangerTricks(3), {"trick": ["S9", "C9"], "seats": seats})
    if state is None:
        assert error.path == "$.seats[1].voids"
    else:
        assert DoppelgangerTricks(3).view(state, SPECTATOR)["seats"][1]["voids"] == ["S"]


# ---- garbage --------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
TOP = ["game", "players", "phase", "round", "first", "leader", "seat", "led", "points", "trick", "seats"]
SEAT = ["hand", "shown", "prediction", "won", "voids", "bonus"]
PHASES = ["first", "deal", "predict", "play", "over"]
cards = st.sampled_from(deck(4))
likely = (
    st.sampled_from(PHASES) | st.lists(cards, max_size=12) | st.lists(st.sampled_from("SCTD"), max_size=3)
)
quiet = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def attempt(game, data):
    """Return the state of a position or its PositionError; let other errors pass."""
    try:
        return game.from_position(data), None
    except PositionError as error:
        return None, error


@pytest.mark.parametrize("value", [10**5000, float("nan"), object(), b"S2", {"S2"}], ids=type)
def test_values_outside_json_are_refused(value):
    for key in ("hand", "shown", "prediction", "won", "voids", "bonus"):
        for given_value in (value, [value]):
            state, error = attempt(
                DoppelgangerTricks(3), {"seats": first_changed(SEATS, **{key: given_value})}
            )
            assert state is None
            assert error.path.startswith(f"$.seats[0].{key}")


@quiet
@given(json_values, st.sampled_from([3, 4]))
def test_garbage_is_always_refused(data, players):
    game = DoppelgangerTricks(players)
    with pytest.raises(PositionError):
        game.from_position({"seats": data})
    if not isinstance(data, dict) or data:
        with pytest.raises(PositionError):
            game.from_position(data)


@quiet
@given(
    st.dictionaries(st.sampled_from(TOP), json_values | likely, max_size=5),
    st.lists(
        st.dictionaries(st.sampled_from(SEAT), json_values | likely, max_size=4), min_size=3, max_size=4
    ),
    st.booleans(),
)
def test_garbage_under_real_keys_never_raises_anything_else(data, seats, with_seats):
    if with_seats:
        data["seats"] = seats
    game = DoppelgangerTricks(len(seats))
    state, error = attempt(game, data)
    assert state is not None or error.path.startswith("$")
    if state is not None:
        assert game.from_position(game.position(state)) == state


@st.composite
def damaged(draw):
    """Return a position of random play with a few values replaced."""
    game = DoppelgangerTricks(draw(st.sampled_from([3, 4])))
    state = game.new_state()
    rng = Rng(draw(st.integers(0, 500)))
    for _ in range(draw(st.integers(0, 90))):
        state.apply(pick(state, rng))
    data = game.position(state)
    for _ in range(draw(st.integers(1, 3))):
        at = data
        while True:
            keys = sorted(at) if isinstance(at, dict) else list(range(len(at)))
            key = draw(st.sampled_from(keys))
            if isinstance(at[key], dict | list) and at[key] and draw(st.integers(0, 3)):
                at = at[key]
                continue
            at[key] = draw(st.integers(-1, 13) | st.booleans() | cards | likely)
            break
    return game, data


@quiet
@given(damaged(), st.integers(0, 1000))
def test_a_damaged_position_is_refused_or_can_be_played(made, seed):
    game, data = made
    state, error = attempt(game, data)
    if state is None:
        assert error.path.startswith("$")
        return
    assert game.from_position(game.position(state)) == state
    rng = Rng(seed)
    for _ in range(game.length_bound):
        assert game.view(state, 0)["seat"] == 0
        if state.over():
            break
        assert state.legal_actions()
        for seat in game.seats:
            assert len(cards_in(state.hand[seat])) <= state.size
        state.apply(pick(state, rng))
    assert state.over()


def test_positions_of_random_play_are_always_accepted():
    for seed in range(40):
        game = DoppelgangerTricks(3 + seed % 2)
        state, rng = game.new_state(), Rng(seed)
        while not state.over():
            state.apply(pick(state, rng))
            if rng.below(8) == 0:
                assert game.from_position(game.position(state)) == state
        assert game.from_position(game.position(state)) == state
