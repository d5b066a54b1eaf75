"""Positions as JSON: setting up, defaults, round trips and every kind of mistake."""

import json
import re
from inspect import getsource

import pytest

from hauntboard.engine.game import PositionError
from hauntboard.engine.rng import Rng
from hauntboard.games.halloween import HalloweenGame, position

from .table import BUILDINGS, SPECTATOR, Table, town

CARDS = [1, 2, 3, 4, 5, 6, 7, 8]


def set_up(data, players=3, **options):
    game = HalloweenGame(players, options)
    return Table(game, game.from_position(data))


def error(data, players=3, **options):
    """Return the message id and the path of a position's error."""
    with pytest.raises(PositionError) as caught:
        HalloweenGame(players, options).from_position(data)
    return caught.value.message.id, caught.value.path


# ---- setting up -------------------------------------------------------------------------


def test_only_the_cards_need_to_be_given():
    """All else is as at the first turn of seat 0, without bonus tokens in town."""
    table = set_up({"cards": CARDS})
    view = table.view(SPECTATOR)
    assert (view["phase"], view["round"], view["turn"], view["acting"]) == ("turn", 1, 0, [0])
    assert table.ghosts("police") == "bbb"
    assert view["reserve"] == 24
    assert [table.supply(seat) for seat in range(3)] == [12, 12, 12]
    assert [table.sp(seat) for seat in range(3)] == [2, 2, 2]
    assert table.levels() == [1, 1, 1]


def test_not_even_those_in_the_master_variant_or_with_a_set():
    assert set_up({}, variant="master").question == "turn"
    assert set_up({}, cards="casper").question == "turn"


def test_the_first_player_has_the_turn_unless_said_otherwise():
    assert set_up({"cards": CARDS, "first": 2}).seat == 2
    assert set_up({"cards": CARDS, "first": 2, "turn": 1}).seat == 1


def test_supplies_are_what_is_nowhere_else():
    discs = [["move", "scare"], ["haunt"], []]
    table = town("police bbb", tokens="bbr", cards=[8, 28], blocked=2, bonuses=["a1"], discs=discs)
    view = table.view(SPECTATOR)
    assert table.supply() == 12 - 3 - 2 - 2
    assert view["pool"]["blue"] == 10
    assert view["reserve"] == 23


def test_everything_can_be_said():
    busy = {
        **{"pe": 12, "sp": 3, "tokens": {"yellow": 2}, "levels": [1, 5, 3], "cards": [2, 8]},
        **{"discs": [["summon"], [], ["fight", "haunt"]], "bonuses": ["l1"], "blocked": 1},
    }
    idle = {
        **{"pe": 10, "sp": 0, "tokens": {}, "levels": [1, 1, 1], "cards": []},
        **{"discs": [[], [], []], "bonuses": [], "blocked": 0},
    }
    context = {
        **{"section": 1, "boosted": False, "brawling": False, "earned": 0, "roller": 0, "arena": 0},
        **{"fighters": [0, 0], "dice": [0, 0], "sides": [0, 0], "plus": [0, 0], "targets": [0] * 5},
    }
    data = {
        **{"game": "halloween", "players": 3, "phase": "play", "round": 5, "first": 1, "turn": 2},
        "ending": True,
        "town": {
            "police": {"ghosts": {"blue": 1, "red": 2}, "bonus": "k2", "haunts": {"red": 1}},
            **{name: {"ghosts": {}, "bonus": None, "haunts": {}} for name in BUILDINGS[1:]},
        },
        "cards": CARDS,
        "thrown": ["a1", "a2"],
        "seats": [busy, idle, idle],
        "sections_used": [1],
        "powers_used": [],
        "going_on": {**context, "stack": [["move-to", 0, 0, 0]]},
    }
    table = set_up(data)
    assert table.position == data
    assert table.legal(2) == {">school", ">hall"}


def test_a_match_can_begin_from_its_setup():
    table = set_up({"phase": "setup"})
    assert table.phase == "first"
    assert len(table.state.legal_actions()) == 3


# ---- round trips ------------------------------------------------------------------------

TABLES = [
    *((players, {}) for players in (2, 3, 4)),
    *((players, {"variant": "master"}) for players in (2, 3)),
    *((3, {"cards": name}) for name in ("amityville", "jacob-marley", "brown-lady", "bloody-mary")),
    (4, {"cards": "7+17+20+21+25+31+48+50"}),
    (2, {"cards": "9+14+18+37+39+44+46+47"}),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_positions_of_random_play_are_accepted_and_come_back_the_same(number):
    players, options = TABLES[number]
    game = HalloweenGame(players, {"rounds": 12, **options})
    for seed in range(2):
        state, rng = game.new_state(), Rng(100 * number + seed)
        while not state.over():
            state.apply(state.pick(rng))
            if rng.below(4) == 0:
                data = game.position(state)
                assert json.loads(json.dumps(data)) == data
                assert game.from_position(data) == state
        assert game.from_position(game.position(state)) == state


def test_a_position_taken_up_again_is_played_on_in_the_same_way():
    game = HalloweenGame(3, {"rounds": 6})
    for seed in range(4):
        state, rng = game.new_state(), Rng(seed)
        for _ in range(150):
            state.apply(state.pick(rng))
        again = game.from_position(game.position(state))
        one, two = Rng(9), Rng(9)
        while not state.over():
            state.apply(state.pick(one))
            again.apply(again.pick(two))
        assert again == state


def test_the_deepest_stack_that_play_can_build_is_accepted():
    """A Move with a second mover, a reunion, a fifth ghost, a haunt, its die: eight frames."""
    table = town("police bbb", "school b", cards=[7, 18, 21, 25, 31])
    table.play("1 move blue police>hall", "use7", "blue.police", ">school")
    table.play("use25", "use31", "blue.theatre", "use18")
    assert table.phase == "roll"
    stack = table.position["going_on"]["stack"]
    assert len(stack) == 8
    assert table.game.from_position(table.position) == table.state


def test_the_setup_of_a_match_comes_back_the_same():
    table = Table(HalloweenGame(3))
    for text in (
        "first2",
        "deal7",
        "deal9",
        *(f"deal{n}" for n in (10, 11, 12, 13, 14, 15)),
        "drawa1",
        "drawk2",
    ):
        table.play(text)
        assert table.game.from_position(table.position) == table.state


# ---- mistakes ---------------------------------------------------------------------------

BLUE = {"police": {"ghosts": {"blue": 1}}}


def seat(**given):
    return {"seats": [given, {}, {}]}


def haunted(**buildings):
    return {"town": {"police": {"ghosts": {"blue": 1}}, **buildings}}


def stack(*frames, **context):
    return {"going_on": {**context, "stack": [list(frame) for frame in frames]}}


WRONG = [
    # the whole
    ("position-unknown-key", "$.rain", {"rain": 1}),
    ("position-other-game", "$.game", {"game": "13-ghosts"}),
    ("position-other-players", "$.players", {"players": 4}),
    ("position-bad-phase", "$.phase", {"phase": "night"}),
    ("position-bad-phase", "$.phase", {"phase": 1}),
    ("position-bad-number", "$.round", {"round": -1}),
    ("position-bad-number", "$.round", {"round": 10_000}),
    ("position-bad-number", "$.first", {"first": 3}),
    ("position-bad-number", "$.turn", {"turn": -1}),
    ("position-bad-number", "$.turn", {"turn": True}),
    ("position-not-bool", "$.ending", {"ending": 1}),
    # cards
    ("halloween-position-cards", "$.cards", {"cards": CARDS[:7]}),
    ("halloween-position-cards", "$.cards", {"cards": [*CARDS, 9]}),
    ("halloween-position-card", "$.cards[7]", {"cards": [*CARDS[:7], 1]}),
    ("position-bad-number", "$.cards[0]", {"cards": [53, *CARDS[1:]]}),
    ("position-bad-number", "$.cards[0]", {"cards": [0, *CARDS[1:]]}),
    ("position-not-list", "$.cards", {"cards": "casper"}),
    ("halloween-position-card", "$.powers_used[0]", {"powers_used": [4]}),
    ("halloween-position-card", "$.seats[0].cards[0]", seat(cards=[9])),
    ("halloween-position-card", "$.seats[0].cards[1]", seat(cards=[1, 1])),
    # town
    ("position-not-object", "$.town", {"town": []}),
    ("position-unknown-key", "$.town.pub", {"town": {"pub": {}}}),
    ("position-not-object", "$.town.police", {"town": {"police": 3}}),
    ("position-unknown-key", "$.town.police.rats", {"town": {"police": {"rats": 1}}}),
    ("position-unknown-key", "$.town.police.ghosts.pink", {"town": {"police": {"ghosts": {"pink": 1}}}}),
    ("position-bad-number", "$.town.police.ghosts.blue", {"town": {"police": {"ghosts": {"blue": 6}}}}),
    ("position-bad-number", "$.town.police.ghosts.blue", {"town": {"police": {"ghosts": {"blue": -1}}}}),
    (
        "halloween-position-crowd",
        "$.town.police.ghosts",
        {"town": {"police": {"ghosts": {"blue": 4, "red": 3}}}},
    ),
    (
        *("halloween-position-ghosts", "$.town"),
        {"town": {"police": {"ghosts": {"blue": 3}}, "hall": {"ghosts": {"blue": 3}}}},
    ),
    ("halloween-position-no-blue", "$.town", {"town": {"police": {"ghosts": {"green": 3}}}}),
    ("halloween-position-bonus", "$.town.hall.bonus", haunted(hall={"bonus": "m1"})),
    ("halloween-position-bonus", "$.town.hall.bonus", haunted(hall={"bonus": "a3"})),
    ("halloween-position-bonus", "$.town.hall.bonus", haunted(hall={"bonus": 3})),
    ("halloween-position-bonus", "$.town.hall.bonus", haunted(school={"bonus": "a1"}, hall={"bonus": "a1"})),
    ("position-bad-number", "$.town.hall.haunts.blue", haunted(hall={"haunts": {"blue": 3}})),
    ("position-unknown-key", "$.town.hall.haunts.pink", haunted(hall={"haunts": {"pink": 0}})),
    ("halloween-position-haunts", "$.town", haunted(hall={"haunts": {"blue": 0, "red": 0}})),
    ("halloween-position-bonus", "$.thrown[1]", {"thrown": ["a1", "a1"]}),
    ("halloween-position-bonus", "$.thrown[0]", {**haunted(hall={"bonus": "a1"}), "thrown": ["a1"]}),
    ("halloween-position-bonus", "$.thrown[0]", {"thrown": [None]}),
    # seats
    ("position-not-list", "$.seats", {"seats": [{}, {}]}),
    ("position-not-object", "$.seats[1]", {"seats": [{}, 1, {}]}),
    ("position-unknown-key", "$.seats[0].luck", seat(luck=3)),
    ("position-bad-number", "$.seats[0].pe", seat(pe=-1)),
    ("position-bad-number", "$.seats[0].pe", seat(pe=1.5)),
    ("position-bad-number", "$.seats[0].sp", seat(sp=10_000)),
    ("position-bad-number", "$.seats[0].tokens.red", seat(tokens={"red": 13})),
    (
        *("halloween-position-tokens", "$.seats[1].tokens"),
        {"seats": [{"tokens": {"red": 7}}, {"tokens": {"red": 6}}, {}]},
    ),
    ("position-bad-number", "$.seats[0].levels[1]", seat(levels=[1, 6, 1])),
    ("position-bad-number", "$.seats[0].levels[0]", seat(levels=[0, 1, 1])),
    ("position-not-list", "$.seats[0].levels", seat(levels=[1, 1])),
    ("position-not-list", "$.seats[0].discs", seat(discs=[[], [], [], []])),
    ("position-not-list", "$.seats[0].discs[2]", seat(discs=[[], [], "move"])),
    ("halloween-position-act", "$.seats[0].discs[0]", seat(discs=[["rest"], [], []])),
    ("halloween-position-act", "$.seats[0].discs[0]", seat(discs=[[["move"]], [], []])),
    (
        *("halloween-position-discs", "$.seats[0].discs"),
        seat(discs=[["summon", "scare", "upgrade", "move", "fight"]] * 2 + [["move"]], blocked=2),
    ),
    ("position-bad-number", "$.seats[0].blocked", seat(blocked=4)),
    ("halloween-position-slots", "$.seats[0].bonuses", seat(bonuses=["a1", "a2"], blocked=2)),
    ("halloween-position-slots", "$.seats[0].bonuses", seat(bonuses=["a1", "a2", "b1", "b2"])),
    ("halloween-position-bonus", "$.seats[0].bonuses[0]", {**seat(bonuses=["a1"]), "thrown": ["a1"]}),
    (
        *("halloween-position-bonus", "$.seats[1].bonuses[0]"),
        {"seats": [{"bonuses": ["a1"]}, {"bonuses": ["a1"]}, {}]},
    ),
    ("position-bad-number", "$.sections_used[0]", {"sections_used": [4]}),
    ("position-bad-number", "$.sections_used[1]", {"sections_used": [1, 0]}),
    ("position-not-list", "$.sections_used", {"sections_used": 3}),
    # pending decisions
    ("position-not-object", "$.going_on", {"going_on": []}),
    ("position-unknown-key", "$.going_on.mood", {"going_on": {"mood": 1}}),
    ("position-bad-number", "$.going_on.section", {"going_on": {"section": 4}}),
    ("position-not-bool", "$.going_on.boosted", {"going_on": {"boosted": 1}}),
    ("position-not-bool", "$.going_on.brawling", {"going_on": {"brawling": None}}),
    ("position-bad-number", "$.going_on.earned", {"going_on": {"earned": 100}}),
    ("position-bad-number", "$.going_on.roller", {"going_on": {"roller": 3}}),
    ("position-bad-number", "$.going_on.arena", {"going_on": {"arena": 6}}),
    ("position-bad-number", "$.going_on.fighters[1]", {"going_on": {"fighters": [0, 30]}}),
    ("position-not-list", "$.going_on.fighters", {"going_on": {"fighters": [0]}}),
    ("position-bad-number", "$.going_on.dice[0]", {"going_on": {"dice": [13, 0]}}),
    ("position-bad-number", "$.going_on.sides[0]", {"going_on": {"sides": [13, 0]}}),
    ("position-bad-number", "$.going_on.plus[0]", {"going_on": {"plus": [-3, 0]}}),
    ("position-bad-number", "$.going_on.targets[4]", {"going_on": {"targets": [0, 0, 0, 0, 6]}}),
    # the stack
    ("position-not-list", "$.going_on.stack", {"going_on": {"stack": {}}}),
    ("halloween-position-stack", "$.going_on.stack", stack(*[("scare", 0, 0, 0)] * 9)),
    ("halloween-position-stack", "$.going_on.stack[0]", stack(("turn", 0, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack[0]", stack(("dance", 0, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack[0]", stack(("scare", 0, 0))),
    ("halloween-position-stack", "$.going_on.stack[1]", stack(("scare", 0, 0, 0), (7, 0, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack[0]", {"going_on": {"stack": ["scare"]}}),
    ("position-bad-number", "$.going_on.stack[0]", stack(("scare", 1, 0, 0))),
    ("position-bad-number", "$.going_on.stack[0]", stack(("move-to", 30, 0, 0))),
    ("position-bad-number", "$.going_on.stack[0]", stack(("move-to", 0, 4, 0))),
    ("position-bad-number", "$.going_on.stack[0]", stack(("roll", 2, 0, 0), sides=[4, 4])),
    ("position-bad-number", "$.going_on.stack[0]", stack(("follow", 1024, 0, 0))),
    ("position-bad-number", "$.going_on.stack[0]", stack(("follow", 1, 0, True))),
    ("position-bad-number", "$.going_on.stack[0]", stack(("name", 5, 0, 0))),
    ("position-bad-number", "$.going_on.stack[0]", stack(("power", 46, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack[0]", stack(("power", 11, -1, 0))),
    ("halloween-position-stack", "$.going_on.stack[0]", stack(("dice", 5, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", stack(("rival", 3, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", stack(("move-to", 29, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", stack(("defender", 29, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", stack(("roll", 0, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", stack(("pay", 9, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", stack(("disc", 9, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", stack(("summon", 0, 0, 0), section=1) | {"town": BLUE}),
    ("halloween-position-stack", "$.going_on.stack", stack(("slot", 0, 0, 0))),
    ("halloween-position-stack", "$.going_on.stack", {"phase": "setup", **stack()}),
]


@pytest.mark.parametrize(
    ("id", "path", "data"), WRONG, ids=[f"{path}-{i}" for i, (_, path, _) in enumerate(WRONG)]
)
def test_what_is_wrong_is_said_with_its_place(id, path, data):
    assert error({"cards": CARDS, **data}) == (id, path)


@pytest.mark.parametrize("data", [None, [], "position", 3, [{}]])
def test_a_position_is_an_object(data):
    assert error(data) == ("position-not-object", "$")


def test_two_players_may_have_two_tokens_in_two_buildings_but_not_in_three():
    twice = {"haunts": {"blue": 0, "red": 0}}
    set_up({"cards": CARDS, **haunted(hall=twice, school=twice)}, players=2)
    assert error({"cards": CARDS, **haunted(hall=twice, school=twice, church=twice)}, players=2) == (
        "halloween-position-haunts",
        "$.town",
    )
    thrice = {"haunts": {"blue": 0, "red": 0, "green": 0}}
    assert error({"cards": CARDS, **haunted(hall=thrice)}, players=2)[0] == "halloween-position-haunts"


@pytest.mark.parametrize(
    ("id", "path", "data"),
    [
        ("halloween-position-card", "$.cards[0]", {"cards": CARDS}),
        ("halloween-position-crowd", "$.town.hall.ghosts", {"town": {"hall": {"ghosts": {"blue": 5}}}}),
        ("halloween-position-bonus", "$.town.hall.bonus", haunted(hall={"bonus": "a1"})),
        ("position-not-list", "$.seats[0].levels", seat(levels=[1, 1, 1])),
        ("halloween-position-bonus", "$.thrown[0]", {"thrown": ["a1"]}),
        ("halloween-position-bonus", "$.seats[0].bonuses[0]", seat(bonuses=["a1"])),
        ("position-bad-number", "$.seats[0].blocked", seat(blocked=1)),
    ],
)
def test_what_the_master_variant_does_not_have(id, path, data):
    assert error(data, variant="master") == (id, path)


def test_every_message_of_a_wrong_position_has_a_test():
    ids = set(re.findall(r'"((?:halloween-)?position-[a-z-]+)"', getsource(position)))
    assert ids <= {id for id, _, _ in WRONG}


def test_a_refused_position_leaves_the_game_as_it_was():
    game = HalloweenGame(3, {"cards": "casper"})
    before = game.new_state()
    with pytest.raises(PositionError):
        game.from_position({"turn": 7})
    assert game.new_state() == before
