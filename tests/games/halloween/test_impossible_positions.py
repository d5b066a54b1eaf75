"""Positions that no match could lead to and that would break the rules.

The compiled rules check no bounds, so all of these must be refused. The tests play every accepted position
with the pure-Python rules, which raise where the compiled ones would leave the bounds.
"""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.build_mode import interpreted_twin
from hauntboard.engine.game import PositionError
from hauntboard.engine.rng import Rng
from hauntboard.games.halloween import HalloweenGame, position
from hauntboard.games.halloween.cards import ALL_BONUS_TOKENS, ASKS

from .table import BUILDINGS, COLOURS

CARDS = [4, 8, 10, 20, 22, 37, 46, 47]
TOWN = {
    "police": {"ghosts": {"blue": 3}},
    "church": {"ghosts": {"green": 2, "yellow": 1}},
}
FULL = {**TOWN, "church": {"ghosts": {"green": 3, "yellow": 3}}}
GREEN_CHURCH, YELLOW_CHURCH = 11, 12
ACTING = {"section": 1}
FIGHT = {**ACTING, "fighters": [GREEN_CHURCH, YELLOW_CHURCH], "sides": [6, 8], "dice": [2, 1], "roller": 1}
BRAWL = {**ACTING, "brawling": True, "fighters": [GREEN_CHURCH, 0], "arena": 2, "targets": [0, 0, 1, 0, 0]}
DISCS = [["move"], [], []]


def seat(**given):
    return {"seats": [given, {}, {}]}


def stack(*frames, **context):
    """Return a stack of pending decisions; a frame given as a word has no arguments."""
    whole = [[frame, 0, 0, 0] if isinstance(frame, str) else [*frame, 0, 0, 0][:4] for frame in frames]
    return {"going_on": {**context, "stack": whole}}


SETUP = {"phase": "setup", "cards": [], "sections_used": []}
USING_10 = {**seat(cards=[10]), "powers_used": [10]}
POSSIBLE = {
    "nothing": {},
    "an action": stack("scare", **ACTING),
    "a move": stack(("move-to", YELLOW_CHURCH), **ACTING),
    "a fight": stack("dice", ("roll", 1), ("roll", 0), "higher", "roller", **FIGHT),
    "a fight with a bonus token": {
        **seat(bonuses=["h1"]),
        **stack("dice", ("roll", 1), ("roll", 0), "higher", **FIGHT),
    },
    "dice on the table": {**seat(bonuses=["k1"]), **stack("dice", **FIGHT)},
    "dice of card 46": {**seat(cards=[46], bonuses=["k1"]), **stack(("dice", 46), **FIGHT)},
    "a brawl": {**seat(cards=[20]), "powers_used": [20], **stack("next-fight", **BRAWL)},
    "a lifted action": {**seat(cards=[4]), "powers_used": [4], **stack("scare", boosted=True, **ACTING)},
    "a power": {**USING_10, **stack(("power", 10, -1))},
    "the last blue gone": {"town": {"church": TOWN["church"]}, **USING_10, **stack("blue")},
    "a card to be paid": {**seat(tokens={"blue": 1, "red": 1, "green": 1}), **stack(("pay", 8))},
    "a disc to be placed": stack(("disc", 8)),
    "a rival": {"seats": [{"cards": [8]}, {"cards": [8], "discs": DISCS}, {}], **stack(("rival", 1))},
    "a gift and a rival": {
        "seats": [{"cards": [8, 37]}, {"cards": [8], "discs": DISCS}, {}],
        **stack(("rival", 1), "token"),
    },
    "discs to be taken back": {**seat(blocked=1, discs=DISCS), **stack(("discs-back", 1))},
    "bonus tokens to be laid": stack("draw-town"),
    "cards to be dealt": {**SETUP, **stack("draw-town", ("deal", 8), "first")},
}
# Each of these has one mistake.
IMPOSSIBLE = {
    # setup and play
    "an action is under way before the match has begun": {**SETUP, **stack("summon")},
    "cards are dealt although all eight lie there": {
        **SETUP,
        "cards": CARDS,
        **stack("draw-town", ("deal", 1)),
    },
    "cards are left over when all are dealt": {**SETUP, **stack("draw-town", ("deal", 1))},
    "nobody will lay the bonus tokens": {**SETUP, **stack(("deal", 8))},
    "a card is dealt in the middle of the match": stack(("deal", 1)),
    "the first player is drawn in the middle of the match": stack("first"),
    "a bonus token is laid on another": {
        "town": {**TOWN, "school": {"bonus": "a1"}},
        **stack("draw-town"),
    },
    "a bonus token lies there before the match begins and others are laid on it": {
        **SETUP,
        "town": {**TOWN, "school": {"bonus": "a1"}},
    },
    # frames that never lie on each other
    "two questions at once": stack("scare", "scare", **ACTING),
    "a question below another that may make it impossible": {
        **seat(cards=[22, 37], tokens={"red": 1}),
        "powers_used": [22],
        **stack(("power", 22, -1), "token"),
    },
    "the ghost that moves may be taken away first": {
        **USING_10,
        **stack(("move-to", YELLOW_CHURCH), ("power", 10, -1), **ACTING),
    },
    "the ghost that fights may be taken away first": {
        **USING_10,
        **stack("dice", ("power", 10, -1), **FIGHT),
    },
    "a die is rolled for nothing": stack(("roll", 0), sides=[4, 4], **ACTING),
    "the other die is rolled for nothing": stack("scare", ("roll", 1), sides=[4, 4], **ACTING),
    "a roller is named for no dice": stack("roller", **ACTING),
    "a red die is made higher": {
        **seat(bonuses=["h1"]),
        **stack("dice", ("roll", 1), ("roll", 0), "higher", **{**FIGHT, "sides": [12, 8]}),
    },
    "a die is made higher for no dice": {**seat(bonuses=["h1"]), **stack("higher", **ACTING)},
    # frames that lack a requirement
    "a bonus token is asked for that nobody holds": stack(
        "dice", ("roll", 1), ("roll", 0), "higher", **FIGHT
    ),
    "blue ghosts come although there are some": {**USING_10, **stack("blue")},
    "blue ghosts come twice": {"town": {"church": TOWN["church"]}, **USING_10, **stack("blue", "blue")},
    "no disc is left to take back": {**seat(blocked=1, discs=DISCS), **stack(("discs-back", 0))},
    "a card is occupied twice by a player": {**seat(cards=[8]), **stack(("disc", 8))},
    "a card is paid for twice by a player": {
        **seat(cards=[8], tokens={"blue": 1, "red": 1, "green": 1}),
        **stack(("pay", 8)),
    },
    "a player is a rival of themselves": {**seat(cards=[8], discs=DISCS), **stack(("rival", 0))},
    "a rival is not on any card": {
        "seats": [{"cards": [8]}, {"discs": DISCS}, {}],
        **stack(("rival", 1)),
    },
    "a rival of three takes two sections": {
        "seats": [{"cards": [8]}, {"cards": [8], "discs": DISCS}, {}],
        **stack(("rival", 1, 1)),
    },
    "a ghost fights itself": {
        **seat(bonuses=["k1"]),
        **stack("dice", **{**FIGHT, "fighters": [YELLOW_CHURCH] * 2, "sides": [8, 8]}),
    },
    "a ghost fights where it is not": {
        **seat(bonuses=["k1"]),
        **stack("dice", **{**FIGHT, "fighters": [GREEN_CHURCH, 0], "sides": [6, 4]}),
    },
    "two ghosts of different buildings summon a third": {
        **seat(cards=[46], bonuses=["k1"]),
        **stack(("dice", 46), **{**FIGHT, "fighters": [0, YELLOW_CHURCH], "sides": [4, 8]}),
    },
    "a ghost is summoned into a full building": {
        "town": FULL,
        **seat(cards=[46], bonuses=["k1"]),
        **stack(("dice", 46), **FIGHT),
    },
    "the player rolls for the defender": {
        **seat(bonuses=["k1"]),
        **stack("dice", **{**FIGHT, "roller": 0}),
    },
    "a power is used whose card the player is not on": stack(("power", 10, -1)),
    "a power is used that has not been called up": {**seat(cards=[10]), **stack(("power", 10, -1))},
    "a section acts that has not been used": {"sections_used": [], **stack("scare", **ACTING)},
    # remains of an action that is not there
    "an action is lifted by a card that the player is not on": stack("scare", boosted=True, **ACTING),
    "the turn is lifted without an action": {
        **seat(cards=[4]),
        "powers_used": [4],
        "going_on": {"boosted": True},
    },
    "a brawl goes on by a card that the player is not on": stack("next-fight", **BRAWL),
    "something is still to be done after the end": {"phase": "over", **stack("scare", **ACTING)},
    "a match in play has no round": {"round": 0},
}


def set_up(data, **options):
    base = {"town": TOWN, "sections_used": [1], **({} if options else {"cards": CARDS})}
    return HalloweenGame(3, options).from_position({**base, **data})


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_an_impossible_position_is_refused(why):
    with pytest.raises(PositionError):
        set_up(IMPOSSIBLE[why])


@pytest.mark.parametrize("what", POSSIBLE)
def test_what_is_almost_the_same_and_possible_is_not_refused(what):
    state = set_up(POSSIBLE[what])
    rng = Rng(5)
    for _ in range(100):
        check_sums(state)
        state.apply(state.pick(rng))


def test_a_score_never_falls_below_nought():
    """Card 47 takes back half of a token's score; in this position the token scored nothing."""
    town = {**TOWN, "police": {"ghosts": {"blue": 1, "red": 1}, "haunts": {"red": 0}}}
    game = HalloweenGame(3)
    state, _ = attempt(game, {"town": town, "cards": CARDS, **seat(cards=[47], levels=[5, 1, 1], pe=0)})
    if state is not None:
        for action in game.read(state, "1 haunt red police", 0):
            state.apply(action)
        assert min(state.scores()) >= 0


MASTER_WITHOUT = {
    "dice": stack("dice", **FIGHT),
    "dice of a card": stack("follow", ("dice", 18), sides=[6, 0], dice=[3, 0], **ACTING),
    "a roll": stack("dice", ("roll", 0), **FIGHT),
    "a roller": stack("dice", ("roll", 1), ("roll", 0), "higher", "roller", **FIGHT),
    "a token of a card": stack("token"),
    "a power": stack(("power", 10, -1)),
    "a bonus move": stack("bonus-move"),
    "a rest by a bonus token": stack("rest"),
    "a draw": stack("draw"),
    "bonus tokens to be laid": stack("draw-town"),
}


@pytest.mark.parametrize("what", MASTER_WITHOUT)
def test_the_master_variant_knows_nothing_of(what):
    with pytest.raises(PositionError):
        set_up(MASTER_WITHOUT[what], variant="master")


@pytest.mark.parametrize("what", ["nothing", "an action", "a move"])
def test_the_master_variant_knows(what):
    assert set_up(POSSIBLE[what], variant="master").legal_actions()


# ---- garbage ----------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
quiet = settings(max_examples=120, deadline=None, derandomize=True, database=None)


def attempt(game, data):
    """Return the state of a position, or its PositionError; other errors propagate."""
    try:
        return game.from_position(data), None
    except PositionError as error:
        return None, error


@pytest.mark.parametrize("value", [10**5000, float("nan"), object(), b"a1", {"a1"}], ids=type)
def test_values_that_no_json_has_are_refused_too(value):
    for key in sorted(position.SEAT_KEYS):
        for wrong in (value, [value]):
            state, error = attempt(HalloweenGame(3, {"cards": "casper"}), seat(**{key: wrong}))
            assert state is None
            assert error.path.startswith(f"$.seats[0].{key}")
    for key in sorted(position.CONTEXT_KEYS):
        state, error = attempt(HalloweenGame(3, {"cards": "casper"}), {"going_on": {key: value}})
        assert state is None
        assert error.path.startswith(f"$.going_on.{key}")


@quiet
@given(json_values)
def test_garbage_is_refused_and_never_breaks(data):
    game = HalloweenGame(3, {"cards": "casper"})
    with pytest.raises(PositionError):
        game.from_position({"seats": data})
    for key in ("town", "going_on", "thrown", "sections_used", "powers_used"):
        state, error = attempt(game, {key: data})
        assert state is not None or error.path.startswith(f"$.{key}") or error.path == "$.town"


# ---- damaged positions ------------------------------------------------------------------

TABLES = [
    *((players, {}) for players in (2, 3, 4)),
    (3, {"variant": "master"}),
    (3, {"cards": "jacob-marley"}),
    (2, {"cards": "7+17+20+21+25+31+48+50"}),
    (4, {"cards": "9+14+18+37+39+44+46+47"}),
]
NUMBERS = st.integers(-1, 30) | st.sampled_from([45, 46, 99, 1023])
LIKELY = (
    st.sampled_from(
        [*ASKS, "setup", "play", "over", "a1", "k2", "h1", "summon", "move", *COLOURS, *BUILDINGS]
    )
    | st.booleans()
    | st.none()
    | NUMBERS
)


@cache
def positions_of_play(number):
    """Return positions from a few random matches, most of them with pending decisions."""
    players, options = TABLES[number]
    game = HalloweenGame(players, {"rounds": 8, **options})
    found = []
    for seed in range(3):
        state, rng = game.new_state(), Rng(1000 * number + seed)
        while not state.over():
            state.apply(state.pick(rng))
            if rng.below(5) == 0:
                found.append(state.clone())
    return game, found


def good_position(draw):
    game, states = positions_of_play(draw(st.integers(0, len(TABLES) - 1)))
    return game, game.position(draw(st.sampled_from(states)))


@st.composite
def damaged(draw):
    """Return a position of random play with a few values replaced."""
    game, data = good_position(draw)
    for _ in range(draw(st.integers(1, 3))):
        at = data
        while True:
            keys = sorted(at) if isinstance(at, dict) else list(range(len(at)))
            key = draw(st.sampled_from(keys))
            if isinstance(at[key], dict | list) and at[key] and draw(st.integers(0, 4)):
                at = at[key]
                continue
            at[key] = draw(LIKELY)
            break
    return game, data


@st.composite
def restacked(draw):
    """Return a position of random play with other frames on its stack."""
    game, data = good_position(draw)
    frames = data["going_on"]["stack"]
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(ASKS[1:]))
        ranges = (*position.FRAMES.get(name, ()), (0, 0), (0, 0), (0, 0))[:3]
        frame = [name, *(draw(st.integers(low, high)) for low, high in ranges)]
        where = draw(st.integers(0, len(frames)))
        frames[where : where + draw(st.integers(0, 1))] = [frame]
    for key, values in (("fighters", (0, 29)), ("sides", (0, 12))):
        if draw(st.booleans()):
            data["going_on"][key] = [draw(st.integers(*values)) for _ in range(2)]
    return game, data


def twin_of(game, data):
    """Return the same position in the pure-Python rules, which check bounds."""
    rules = interpreted_twin("games.halloween.rules")
    fresh = game.new_state()
    twin = rules.Halloween(fresh.players, fresh.master, fresh.rounds, fresh.named_first, fresh.in_play)
    return position.set_up(twin, data)


def check_sums(state):
    """Check that all material adds up and no counter is negative."""
    ghosts = list(state.ghosts)
    assert min(ghosts) >= 0
    assert all(sum(ghosts[colour::5]) <= 5 for colour in range(5))
    assert all(sum(ghosts[5 * b : 5 * b + 5]) <= state.room for b in range(6))
    assert min([*state.tokens, *state.pool, *state.pe, *state.sp, *state.supply, *state.haunts]) >= 0
    assert all(state.pool[c] + sum(state.tokens[c::5]) == 12 for c in range(5))
    bonuses = [state.reserve, state.thrown, *state.held, *(1 << token for token in state.laid if token >= 0)]
    if not state.master:
        assert sum(mask.bit_count() for mask in bonuses) == 24
        assert sum(bonuses) == ALL_BONUS_TOKENS
        assert state.phase == 0 or state.in_play.bit_count() == 8
    for s in range(state.players):
        on_board = sum(mask.bit_count() for mask in state.discs[4 * s : 4 * s + 4])
        assert state.supply[s] + on_board + state.blocked[s] + state.cards[s].bit_count() == 12
        assert state.blocked[s] + state.held[s].bit_count() <= 4
        assert state.haunts[s] + list(state.haunted).count(s) == (8 if state.players == 2 else 6)
        assert all(1 <= level <= 5 for level in state.levels[4 * s : 4 * s + state.sections])
    assert 0 <= state.depth <= 12


def refused_or_played(game, data, seed):
    state, error = attempt(game, data)
    if state is None:
        assert error.path.startswith("$")
        return
    assert game.from_position(game.position(state)) == state
    twin, rng = twin_of(game, data), Rng(seed)
    for _ in range(200):
        check_sums(twin)
        if twin.over():
            break
        legal = twin.legal_actions()
        assert legal
        assert max(legal) < game.action_count
        twin.apply(legal[rng.below(len(legal))])


@settings(quiet, max_examples=250)
@given(damaged(), st.integers(0, 1000))
def test_a_damaged_position_is_refused_or_can_be_played(made, seed):
    refused_or_played(*made, seed)


@settings(quiet, max_examples=250)
@given(restacked(), st.integers(0, 1000))
def test_a_position_in_which_other_things_go_on_is_refused_or_can_be_played(made, seed):
    refused_or_played(*made, seed)


def test_the_sums_hold_for_positions_of_play():
    """This shows that the check itself is right."""
    for number in range(len(TABLES)):
        _, states = positions_of_play(number)
        assert len({len(list(state.ask)[: state.depth]) for state in states}) > 1
        for state in states:
            check_sums(state)
