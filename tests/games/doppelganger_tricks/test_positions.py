"""Positions as JSON: setup, defaults, round trips, and every error."""

import json
import re
from inspect import getsource

import pytest

from hauntboard.engine.game import PositionError
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks, position

from .table import SPECTATOR, Table, by_rank, dealt, deck, ending, fresh, started, trick

SEATS = [
    {"hand": ["S2", "C2"], "prediction": 1},
    {"hand": ["S3", "C3"], "prediction": 0},
    {"hand": ["S4", "D4"], "prediction": 2},
]
FOUR = [*SEATS, {"hand": ["T10", "D10"], "prediction": 3}]


def set_up(data, players=3, **options):
    game = DoppelgangerTricks(players, options)
    return Table(game, game.from_position(data))


# ---- setting up -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [SEATS, FOUR])
def test_only_hands_and_predictions_need_to_be_given_in_an_ending(seats):
    players = len(seats)
    table = set_up({"seats": seats}, players)
    view = table.view(SPECTATOR)
    assert (view["phase"], view["round"], view["first"], view["leader"]) == ("play", 1, 0, 0)
    assert view["acting"] == [0]
    assert view["trick"] == []
    assert view["bonuses"] == [1, 3]
    assert table.scores == table.won == [0] * players
    assert table.voids == [""] * players
    assert [table.hand(s) for s in range(players)] == [seat["hand"] for seat in seats]
    assert [s["prediction"] for s in view["seats"]] == [seat["prediction"] for seat in seats]


@pytest.mark.parametrize("seats", [SEATS, FOUR])
def test_all_other_cards_have_been_played_evenly(seats):
    players = len(seats)
    view = set_up({"seats": seats}, players).view(SPECTATOR)
    shown = [s["shown"] for s in view["seats"]]
    assert [len(cards) for cards in shown] == [10 if players == 3 else 8] * players
    held = [card for seat in seats for card in seat["hand"]]
    assert sorted(held + [card for cards in shown for card in cards]) == sorted(deck(players))
    assert sorted(view["unseen"]) == sorted(held)


def test_the_cards_of_a_running_trick_belong_to_the_seats_in_turn_order():
    table = set_up(
        {
            "leader": 1,
            "trick": ["C9", "D1"],
            "seats": [SEATS[0], {"hand": ["S3"], "prediction": 0}, {"hand": ["S4"], "prediction": 0}],
        }
    )
    view = table.view(SPECTATOR)
    assert view["acting"] == [0]
    assert view["led"] == "C"
    assert [(c["seat"], c["card"]) for c in view["trick"]] == [(1, "C9"), (2, "D1")]
    assert "C9" in view["seats"][1]["shown"]
    assert "D1" in view["seats"][2]["shown"]
    assert [len(s["shown"]) for s in view["seats"]] == [10, 11, 11]
    assert table.cards() == {"C2"}


@pytest.mark.parametrize("suit", "SCT")
def test_a_leading_doppelganger_needs_its_declared_suit(suit):
    seats = [{"hand": ["S2"], "prediction": 1}, *SEATS[1:]]
    view = set_up({"trick": ["D9"], "led": suit, "seats": seats}).view(SPECTATOR)
    assert view["led"] == suit
    assert error({"trick": ["D9"], "seats": seats}) == ("tricks-position-bad-suit", "$.led")


def test_the_first_player_leads_by_default():
    assert set_up({"seats": SEATS, "first": 2}).seat == 2
    assert set_up({"seats": SEATS, "first": 2, "leader": 1}).seat == 1


def test_every_field_can_be_given():
    hands = [["S2", "C2"], ["S3"], ["T4", "T8"]]
    others = [card for card in deck(3) if card not in {"S9", *hands[0], *hands[1], *hands[2]}]
    data = {
        "game": "doppelganger-tricks",
        "players": 3,
        "phase": "play",
        "round": 2,
        "first": 2,
        "leader": 1,
        "seat": 2,
        "led": "S",
        "points": [3, 14, 0],
        "trick": ["S9"],
        "seats": [
            {"hand": hands[0], "shown": others[:10], "prediction": 4, "won": 3},
            {"hand": hands[1], "shown": ["S9", *others[10:20]], "prediction": 0, "won": 2, "bonus": 0},
            {"hand": hands[2], "shown": others[20:], "prediction": 1, "voids": ["S", "D"], "bonus": 3},
        ],
    }
    table = set_up(data)
    view = table.view(SPECTATOR)
    assert (view["round"], view["first"], view["leader"], view["acting"]) == (2, 2, 1, [2])
    assert (view["scores"], view["led"], view["bonuses"]) == ([3, 14, 0], "S", [1])
    assert table.won == [3, 2, 0]
    assert table.voids == ["", "", "SD"]
    assert table.bonuses == [None, None, 3]
    assert [s["prediction"] for s in view["seats"]] == [4, 0, 1]
    assert table.cards() == {"T4", "T8"}
    assert table.claims() == set()


def test_a_position_before_the_deal_keeps_its_points():
    table = set_up({"phase": "first", "points": [1, 2, 3]})
    assert table.phase == "first"
    assert table.scores == [1, 2, 3]
    assert len(table.state.legal_actions()) == 3


DEALING = [{"hand": ["S1", "S4"]}, {"hand": ["S2"]}, {"hand": ["S3"]}]


def test_a_running_deal_can_be_set_up():
    table = set_up({"phase": "deal", "seat": 1, "seats": DEALING})
    assert table.phase == "deal"
    table.chance("dS5")
    assert table.hand(1) == ["S2", "S5"]
    assert len(table.state.legal_actions()) == 31
    assert len(set_up({"phase": "deal"}).state.legal_actions()) == 36


def test_in_a_running_deal_the_next_card_goes_to_the_seat_in_turn():
    table = set_up({"phase": "deal", "seats": DEALING}).chance("dS5")
    assert table.hand(1) == ["S2", "S5"]


def test_incomplete_predictions_can_be_set_up():
    seats = [{"hand": hand} for hand in by_rank(4)]
    seats[2]["prediction"] = 6
    table = set_up({"phase": "predict", "first": 3, "seats": seats}, 4)
    assert table.state.actors() == [0, 1, 3]
    assert table.view(2)["seats"][2]["prediction"] == 6
    assert table.view(0)["seats"][2]["prediction"] is None
    table.play("p1", by=0).play("p1", by=1).play("p1", by=3)
    assert table.seat == 3


def test_the_end_of_a_match_can_be_set_up():
    table = set_up({"phase": "over", "round": 3, "points": [4, 9, 2]})
    assert table.state.over()
    assert table.state.winners() == [1]


def test_positions_keep_the_options_of_the_game():
    table = set_up({"seats": SEATS, "round": 5}, rounds=5, hands="open")
    assert table.view(SPECTATOR)["rounds"] == 5
    assert [s["hand"] for s in table.view(1)["seats"]] == [seat["hand"] for seat in SEATS]


def test_a_position_can_be_played_on():
    table = set_up({"seats": SEATS, "round": 3}).play("S2", "S3+1", "S4", "D4/C", "C2", "C3")
    assert table.phase == "over"
    assert table.scores == [1, 8, 3]


# ---- round trips ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "make",
    [
        lambda: fresh(3),
        lambda: fresh(4, first=2),
        lambda: fresh(3, first=2).begins(1),
        lambda: fresh(3, first=1).begins(0).chance("dS1", "dD9", "dC4", "dT2"),
        lambda: dealt(3),
        lambda: dealt(4, first=3).play("p0", by=1).play("p10", by=3),
        lambda: started(3),
        lambda: started(4, first=3),
        lambda: started(3, ["S1-9 C1-3", "C4-9 T1-6", "T7-9 D1-9"]).play("S1+3", "C4+1", "D1"),
        lambda: started(3, ["S1-9 C1-3", "C4-9 T1-6", "T7-9 D1-9"], first=3).play("D1/T", "S1"),
        lambda: started(4).play("S1", "S2"),
        lambda: started(3).run_out(),
        lambda: started(3, rounds=1).run_out(),
        lambda: started(3, hands="open").play("S1"),
        lambda: trick("S4", "D4", "D6", "S6"),
        lambda: ending(
            "S1 C5", "T2 T4", "C1 D9", "D10 T10", voids={1: "S"}, won=[1, 2, 3, 2], points=[1] * 4
        ),
        lambda: ending("S1", "S2", "S9", round=3).play("S1", "S2", "S9+3"),
    ],
)
def test_positions_survive_a_round_trip(make):
    table = make()
    data = table.game.position(table.state)
    assert table.game.from_position(data) == table.state
    assert table.game.from_position(json.loads(json.dumps(data))) == table.state


# ---- invalid positions ----------------------------------------------------------------


def error(data, players=3):
    with pytest.raises(PositionError) as caught:
        DoppelgangerTricks(players).from_position(data)
    assert caught.value.message.arguments["path"] == caught.value.path
    return caught.value.message.id, caught.value.path


def seats(index=0, **changes):
    """Return the seats of a valid ending with one of them changed."""
    made = [dict(seat) for seat in SEATS]
    made[index].update(changes)
    return {"seats": made}


def hands(phase, *cards, **more):
    return {"phase": phase, "seats": [{"hand": hand} for hand in cards], **more}


def full(*hands, **changes):
    """Return an ending with every field given and hands or a field of seat 0 changed."""
    table = ending("S2 C2", "S3 C3", "S4 D4")
    data = table.game.position(table.state)
    data["seats"][0].update(changes)
    for seat, hand in enumerate(hands):
        data["seats"][seat]["hand"] = hand
    return data


FULL = full()["seats"][0]["shown"]
WHOLE = by_rank(3)

WRONG = [
    # id, path, position
    ("position-not-object", "$", []),
    ("position-not-object", "$", None),
    ("position-not-object", "$.seats[1]", {"seats": [{}, 5, {}]}),
    ("position-unknown-key", "$.card", {"card": 1}),
    ("position-unknown-key", "$.5", {5: 1}),
    ("position-unknown-key", "$.seats[1].hands", seats(1, hands=[])),
    ("position-other-game", "$.game", {"game": "13-ghosts"}),
    ("position-other-game", "$.game", {"game": None}),
    ("position-other-players", "$.players", {"players": 4}),
    ("position-other-players", "$.players", {"players": "3"}),
    ("position-bad-phase", "$.phase", {"phase": "lunch"}),
    ("position-bad-phase", "$.phase", {"phase": ["play"]}),
    (
        *("position-bad-phase", "$.phase"),
        {"phase": "predict", "seats": [{"hand": hand, "prediction": 1} for hand in WHOLE]},
    ),
    ("position-not-list", "$.points", {"points": [0, 0]}),
    ("position-not-list", "$.points", {"points": 7}),
    ("position-not-list", "$.seats", {"seats": {}}),
    ("position-not-list", "$.seats", {"seats": SEATS[:2]}),
    ("position-not-list", "$.seats[0].hand", seats(hand="S2")),
    ("position-not-list", "$.seats[0].shown", seats(shown=None)),
    ("position-not-list", "$.seats[0].voids", seats(voids="S")),
    ("position-not-list", "$.trick", {**seats(), "trick": "S1"}),
    ("position-bad-deal", "$.trick", {**seats(), "trick": ["S5", "S6", "S7"]}),
    ("position-bad-number", "$.points[1]", {"points": [0, -1, 0]}),
    ("position-bad-number", "$.points[0]", {"points": [True, 0, 0]}),
    ("position-bad-number", "$.points[2]", {"points": [0, 0, 1.0]}),
    ("position-bad-number", "$.round", {"round": 0}),
    ("position-bad-number", "$.round", {"round": 4}),
    ("position-bad-number", "$.first", {"first": 3}),
    ("position-bad-number", "$.leader", {"leader": -1}),
    ("position-bad-number", "$.seat", {**seats(), "seat": 3}),
    ("position-bad-number", "$.seats[0].prediction", seats(prediction=13)),
    ("position-bad-number", "$.seats[1].prediction", seats(1, prediction="1")),
    ("position-bad-number", "$.seats[0].won", seats(won=13)),
    ("position-bad-number", "$.seats[2].bonus", seats(2, bonus=2)),
    ("position-bad-number", "$.seats[2].bonus", seats(2, bonus=4)),
    ("position-bad-number", "$.seats", {"seats": [{**seat, "won": 4} for seat in SEATS]}),
    ("position-bad-card", "$.seats[0].hand[1]", seats(hand=["S2", "X3"])),
    ("position-bad-card", "$.seats[0].hand[0]", seats(hand=["S10", "C2"])),
    ("position-bad-card", "$.seats[0].hand[0]", seats(hand=["S02", "C2"])),
    ("position-bad-card", "$.seats[0].hand[0]", seats(hand=["", "C2"])),
    ("position-bad-card", "$.seats[0].hand[0]", seats(hand=[7, "C2"])),
    ("position-bad-card", "$.seats[0].hand[0]", seats(hand=[["S2"], "C2"])),
    ("position-bad-card", "$.seats[0].shown[0]", seats(shown=["S٢"])),
    ("position-bad-card", "$.trick[0]", {**seats(), "trick": ["S0"]}),
    ("position-card-twice", "$.seats[0].hand[1]", seats(hand=["S2", "S2"])),
    ("position-card-twice", "$.trick[1]", {**seats(), "trick": ["S1", "S1"]}),
    ("position-card-twice", "$.seats[1].hand", seats(1, hand=["S2", "C3"])),
    ("position-card-twice", "$.seats[0].shown", full(shown=["S2", *FULL[1:]])),
    ("tricks-position-bad-suit", "$.led", {**seats(hand=["S2"]), "trick": ["S1"], "led": "C"}),
    ("tricks-position-bad-suit", "$.led", {**seats(hand=["S2"]), "trick": ["S1"], "led": None}),
    ("tricks-position-bad-suit", "$.led", {**seats(hand=["S2"]), "trick": ["D1"], "led": "D"}),
    ("tricks-position-bad-suit", "$.led", {**seats(hand=["S2"]), "trick": ["D1"], "led": ["S"]}),
    ("tricks-position-bad-suit", "$.led", {**seats(), "led": "S"}),
    ("tricks-position-bad-suit", "$.seats[0].voids", seats(voids=["X"])),
    ("tricks-position-bad-suit", "$.seats[0].voids", seats(voids=[["S"]])),
    ("tricks-position-bad-suit", "$.seats[0].voids", seats(voids=[3])),
    ("position-missing-cards", "$.seats", full(shown=FULL[1:])),
    ("position-missing-cards", "$.seats", hands("predict", [], [], [])),
    ("position-missing-cards", "$.seats", {**seats(hand=["S2"]), "trick": ["S3"]}),
    (
        *("tricks-position-bad-bonus", "$.seats"),
        {"seats": [*({**seat, "bonus": 3, "voids": ["D"]} for seat in SEATS[:2]), SEATS[2]]},
    ),
    ("position-bad-deal", "$.seats", hands("deal", ["S1"], ["S2", "S3"], [])),
    ("position-bad-deal", "$.seats", hands("deal", ["S1"], [], ["S2"])),
    ("position-bad-deal", "$.seats", hands("deal", *WHOLE)),
    ("position-bad-deal", "$.seats[0]", {"phase": "deal", "seats": [{"shown": ["S1"]}, {}, {}]}),
    ("position-bad-deal", "$.trick", {"phase": "deal", "trick": ["S1"]}),
    ("position-bad-deal", "$.seats[0]", hands("predict", WHOLE[0][1:], [*WHOLE[1], WHOLE[0][0]], WHOLE[2])),
    (
        "position-bad-deal",
        "$.seats[1]",
        {
            **hands("predict", *WHOLE),
            "seats": [{"hand": WHOLE[0]}, {"hand": WHOLE[1], "won": 1}, {"hand": WHOLE[2]}],
        },
    ),
    (
        "position-bad-deal",
        "$.seats[1].shown",
        {"seats": [{**SEATS[0], "hand": ["S2", "C2", "T2"]}, SEATS[1], SEATS[2]]},
    ),
    ("position-bad-deal", "$.seats[0].hand", full(["S2"], ["S3", "C3", "C2"])),
    ("position-bad-deal", "$.seats[0].shown", {**full(), "trick": ["T9"], "led": "T", "seat": 1}),
    ("position-bad-seats", "$.seat", {**seats(), "seat": 1}),
    ("position-bad-seats", "$.seat", {**hands("deal", ["S1"], [], []), "seat": 2}),
    ("position-bad-seats", "$.seat", {"seats": [{"prediction": 1}] * 3}),
    ("tricks-position-no-prediction", "$.seats[1].prediction", seats(1, prediction=None)),
    (
        "tricks-position-no-prediction",
        "$.seats[0].prediction",
        {"seats": [{"hand": seat["hand"]} for seat in SEATS]},
    ),
    ("position-bad-knowledge", "$.seats[0].voids", seats(voids=["S"])),
    ("position-bad-knowledge", "$.seats[2].voids", seats(2, voids=["D"])),
    ("position-bad-knowledge", "$.seats[0].voids", seats(bonus=1)),
    ("position-not-won", "$.seats", {"phase": "over", "round": 2}),
    ("position-not-won", "$.seats", {"phase": "over", "round": 3, **seats()}),
]


@pytest.mark.parametrize(("id", "path", "data"), WRONG, ids=[f"{row[0]}-{i}" for i, row in enumerate(WRONG)])
def test_an_invalid_position_is_refused(id, path, data):
    assert error(data) == (id, path)


def test_tens_need_four_players():
    assert error({"seats": [{"hand": ["S10"]}, {}, {}]}) == ("position-bad-card", "$.seats[0].hand[0]")
    assert set_up({"seats": FOUR}, 4).hand(3) == ["T10", "D10"]


def test_the_highest_prediction_depends_on_the_players():
    four = [{**seat, "prediction": 11} for seat in FOUR]
    assert error({"seats": four}, 4) == ("position-bad-number", "$.seats[0].prediction")
    assert set_up(seats(prediction=11)).view(0)["seats"][0]["prediction"] == 11


def test_every_error_of_a_position_has_a_test():
    ids = set(re.findall(r'"((?:tricks-)?position-[a-z-]+)"', getsource(position)))
    reader = {"position-not-object", "position-unknown-key", "position-not-list"}
    assert ids | reader == {row[0] for row in WRONG}
