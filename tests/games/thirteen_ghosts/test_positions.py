"""Positions as JSON: setup, defaults, round trips, and every error."""

import json
import re
from inspect import getsource

import pytest

from hauntboard.engine.game import PositionError
from hauntboard.engine.positions import whole
from hauntboard.games.thirteen_ghosts import ThirteenGhosts, position

from .table import ALL_SEEING, NUMBERS, Table, four_players, fresh, three_players, two_players

CRYPTS = [{"crypt": 7}, {"crypt": 9}]
SEATS = [{"crypt": 7, "hand": 3}, {"crypt": 9, "hand": 1}]
TEAMS = [
    {"crypt": 7, "hand": 3},
    {"crypt": 9, "hand": 1},
    {"crypt": 4, "hand": 5},
    {"crypt": 6, "hand": 12},
]


def set_up(data, players=2, **options):
    game = ThirteenGhosts(players, options)
    return Table(game, game.from_position(data))


# ---- setting up -----------------------------------------------------------------------


def test_the_defaults_are_a_fresh_round_at_its_first_turn():
    table = set_up({"seats": SEATS})
    assert table.phase == "turn"
    assert table.seat == 0
    view = table.view(-1)
    assert (view["round"], view["first"], view["turn"]) == (1, 0, 0)
    assert table.scores == [0, 0]
    assert table.alive == [0, 1]
    assert table.protected == []
    assert table.pile() == [0] * 9
    assert table.left_for(0) == list(NUMBERS)
    assert table.knows(0) == {7, 3}
    assert table.knows(1) == {9, 1}


def test_the_first_player_has_the_turn_by_default():
    assert set_up({"seats": SEATS, "first": 1}).seat == 1
    assert set_up({"seats": SEATS, "first": 1, "turn": 0}).seat == 0


def test_the_teammate_stands_in_by_default():
    seats = [dict(seat) for seat in TEAMS]
    seats[0]["alive"] = False
    table = set_up({"seats": seats}, 4)
    assert table.seat == 2
    assert table.view(-1)["turn"] == 0


def test_every_field_can_be_given():
    table = set_up(
        {
            "game": "13-ghosts",
            "players": 3,
            "phase": "turn",
            "round": 4,
            "first": 2,
            "turn": 1,
            "points": [2, 5, 1],
            "seats": [
                {"crypt": 7, "hand": 3, "up": [5, 6], "protected": True, "answers": [7, 8]},
                {"crypt": 9, "hand": 1, "down": [2], "knows": [[10, 4]]},
                {"crypt": 4, "hand": 8, "alive": False},
            ],
            "piles": [{"left": 4, "cells": [10, 0, 0, 0]}],
        },
        3,
    )
    view = table.view(1)
    assert (view["round"], view["first"], view["turn"], view["acting"]) == (4, 2, 1, [1])
    assert view["scores"] == [2, 5, 1]
    assert view["seats"][0]["up"] == [5, 6]
    assert view["seats"][0]["protected"]
    assert view["seats"][0]["candidates"] == [7, 8]
    assert view["seats"][1]["down"] == [2]
    assert view["piles"] == [{"left": 4, "cells": [10, 0, 0, 0]}]
    assert view["seats"][2]["crypt"] == 4


def test_all_seats_know_the_open_cards_of_a_position():
    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2], up={0: [5]}, down={1: [6]}, out=[2])
    assert table.knows(0) == {7, 3, 5, 4}
    assert table.knows(1) == {9, 1, 6, 5, 4}
    assert table.knows(2) == {4, 2, 5}
    assert table.knows(-1) == {5, 4}


def test_options_come_from_the_game_and_not_from_the_position():
    table = set_up({"seats": SEATS, "points": [1, 0]}, points=2, edition="nk2018", first=2)
    assert table.view(-1)["goal"] == 2
    table.play("x9")
    assert table.state.winners() == [0]


def test_a_tie_break_can_be_set_up():
    table = set_up(
        {
            "points": [6, 0, 6],
            "tie_break": {"seats": [0, 2], "points": [1, 0, 2]},
            "seats": [{"crypt": 7, "hand": 3}, {}, {"crypt": 9, "hand": 1}],
            "round": 5,
        },
        3,
    )
    assert table.view(-1)["tie_break"] == {"seats": [0, 2], "scores": [1, 2]}
    assert len(table.pile()) == 9
    table.play("x13").play("x7")
    assert table.state.winners() == [2]


def test_a_finished_match_can_be_set_up():
    table = set_up({"phase": "over", "points": [3, 1], "seats": SEATS})
    assert table.state.over()
    assert table.state.winners() == [0]
    assert [s["crypt"] for s in table.view(ALL_SEEING)["seats"]] == [7, 9]


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8)])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_can_be_set_up_for_any_first_seat(players, cards, first, number):
    table = set_up({"phase": "deal", "first": first, "round": number}, players)
    table.deal(*([1, 2, 3, 4] * 2 if players == 4 else range(1, cards + 1)))
    assert table.phase == "crypts"
    dealt = [table.state.dealt[s].bit_count() for s in range(players)]
    drawers = [0, 0, 4, 4] if number == 2 else [4, 4, 0, 0]
    assert dealt == (drawers if players == 4 else [2] * players)


def test_a_choice_of_crypts_can_be_set_up():
    table = set_up({"phase": "crypts", "seats": [{"dealt": [1, 2]}, {"crypt": 3, "hand": 4}]})
    assert table.state.actors() == [0]
    assert table.legal(0) == {"c1", "c2"}
    table.play("c1", by=0)
    assert table.phase == "turn"


# ---- round trips ----------------------------------------------------------------------


def there_and_back(table):
    data = table.game.position(table.state)
    assert table.game.from_position(data) == table.state
    assert table.game.from_position(json.loads(json.dumps(data))) == table.state


@pytest.mark.parametrize(
    "make",
    [
        lambda: fresh(2),
        lambda: fresh(3, first=2),
        lambda: fresh(4, first=2).deal(1, 2, 3, 4, 5),
        lambda: fresh(2, first=1).deal(1, 2, 3),
        lambda: fresh(3, first=1).deal(1, 2, 3, 4, 5, 6).play("c3", by=1),
        lambda: fresh(4, first=1).deal(*[1, 2, 3, 4] * 2).play("c1", by=0),
        lambda: fresh(4, first=1).deal(*[1, 2, 3, 4] * 2).play("c1", by=0).play("m2", by=0),
        lambda: fresh(4, first=1).deal(*[1, 2, 3, 4] * 2).play("c1", by=0).play("m2", by=0).play("k3", by=2),
        two_players,
        three_players,
        four_players,
        lambda: two_players(hands=[4, 3]).play("4x13"),
        lambda: two_players(hands=[8, 1]).play("8", 5, 6),
        lambda: two_players(hands=[10, 1]).play("10", 5, 6, 8),
        lambda: (
            two_players(hands=[10, 1], left=3, pile=[4, 5, 6], knows={1: [[5, 6]]}).play("10").play("t3b12")
        ),
        lambda: three_players(crypts=[7, 5, 4], hands=[11, 1, 2], points=[4, 6, 0]).play("11x4,5"),
        lambda: three_players(crypts=[7, 5, 4], hands=[11, 1, 2], points=[4, 6, 0]).play("11x4,5").begins(1),
        lambda: three_players().play("x4"),
        lambda: two_players(points=[2, 0]).play("x9"),
        lambda: four_players(hands=[10, 1, 5, 12]).play("10", 2, 3, 4).play("t3b12", 13),
    ],
)
def test_positions_survive_a_round_trip(make):
    there_and_back(make())


def test_positions_between_the_chance_steps_of_one_move_survive_a_round_trip():
    for text, hand in (("8", 8), ("10", 10), ("2+", 2), ("3", 3)):
        table = two_players(hands=[hand, 1])
        table.match.play(table.game.parse(text, 0))
        assert table.phase in ("look", "draw")
        there_and_back(table)
        if table.phase == "look":
            table.match.play(table.state.legal_actions()[0])
            assert table.phase == "look"
            there_and_back(table)


# ---- invalid positions ----------------------------------------------------------------


def error(data, players=2):
    with pytest.raises(PositionError) as caught:
        ThirteenGhosts(players).from_position(data)
    assert caught.value.message.arguments["path"] == caught.value.path
    return caught.value.message.id, caught.value.path


def seats(index=0, players=2, **changes):
    """Return the seats of a valid position with one of them changed."""
    made = [dict(seat) for seat in (TEAMS if players == 4 else [*SEATS, {"crypt": 4, "hand": 2}][:players])]
    made[index].update(changes)
    return {"seats": made}


WRONG = [
    # id, path, position, players
    ("position-not-object", "$", [], 2),
    ("position-not-object", "$", None, 2),
    ("position-not-object", "$.seats[0]", {"seats": [5, {}]}, 2),
    ("position-not-object", "$.piles[0]", {"seats": SEATS, "piles": [[]]}, 2),
    ("position-not-object", "$.tie_break", {"tie_break": []}, 2),
    ("position-not-object", "$.groups[0]", {"seats": SEATS, "groups": [1]}, 2),
    ("position-unknown-key", "$.card", {"card": 1}, 2),
    ("position-unknown-key", "$.seats[1].crypts", seats(1, crypts=5), 2),
    ("position-unknown-key", "$.piles[0].top", {"seats": SEATS, "piles": [{"top": 3}]}, 2),
    ("position-unknown-key", "$.tie_break.who", {"tie_break": {"who": 1}}, 2),
    ("position-unknown-key", "$.groups[0].x", {"seats": SEATS, "groups": [{"x": 1}]}, 2),
    ("position-unknown-key", "$.5", {5: 1}, 2),
    ("position-not-bool", "$.extra", {"seats": SEATS, "extra": 1}, 2),
    ("position-not-bool", "$.seats[0].alive", seats(alive="yes"), 2),
    ("position-not-bool", "$.seats[1].protected", seats(1, protected=None), 2),
    ("position-not-list", "$.seats", {"seats": {}}, 2),
    ("position-not-list", "$.seats", {"seats": SEATS}, 3),
    ("position-not-list", "$.piles", {"seats": SEATS, "piles": []}, 2),
    ("position-not-list", "$.piles", {"seats": TEAMS, "piles": [{}]}, 4),
    ("position-not-list", "$.points", {"points": [0]}, 2),
    ("position-not-list", "$.seats[0].up", seats(up=5), 2),
    ("position-not-list", "$.seats[0].knows", seats(knows=[]), 2),
    ("position-not-list", "$.seats[0].knows[0]", seats(knows=[5]), 2),
    ("ghosts-position-bad-groups", "$.groups", {"seats": SEATS, "groups": [{}, {}, {}]}, 2),
    ("ghosts-position-bad-groups", "$.groups", {"seats": TEAMS, "groups": [{}]}, 4),
    ("position-not-list", "$.groups[0].vague", {"seats": SEATS, "groups": [{"vague": [[]]}]}, 2),
    ("position-not-list", "$.groups[0].vague[1]", {"seats": SEATS, "groups": [{"vague": [[], 0]}]}, 2),
    ("position-not-list", "$.tie_break.points", {"tie_break": {"points": [1]}}, 3),
    ("position-bad-number", "$.round", {"round": -1}, 2),
    ("position-bad-number", "$.round", {"round": 0}, 2),
    ("position-bad-number", "$.round", {"round": True}, 2),
    ("position-bad-number", "$.first", {"first": 2}, 2),
    ("position-bad-number", "$.turn", {"turn": 3}, 3),
    ("position-bad-number", "$.seat", {"seats": SEATS, "seat": 2}, 2),
    ("position-bad-number", "$.points[1]", {"points": [0, -1]}, 2),
    ("position-bad-number", "$.tie_break.seats[0]", {"tie_break": {"seats": [3, 1]}}, 3),
    ("position-bad-number", "$.tie_break.points[2]", {"tie_break": {"points": [0, 0, 4]}}, 3),
    ("position-bad-number", "$.seats[0].crypt", seats(crypt=14), 2),
    ("position-bad-number", "$.seats[0].hand", seats(hand="3"), 2),
    ("position-bad-number", "$.seats[0].hand", seats(hand=3.0), 2),
    ("position-bad-number", "$.seats[0].up[1]", seats(up=[5, 0]), 2),
    ("position-bad-number", "$.seats[0].down[0]", seats(down=[14]), 2),
    ("position-bad-number", "$.seats[0].knows[0][1]", seats(knows=[[7, 14]]), 2),
    ("position-bad-number", "$.piles[0].left", {"seats": SEATS, "piles": [{"left": 14}]}, 2),
    ("position-bad-number", "$.piles[0].cells[0]", {"seats": SEATS, "piles": [{"cells": [14]}]}, 2),
    ("position-bad-number", "$.ability", {"seats": SEATS, "ability": 14}, 2),
    ("position-bad-number", "$.ability", {"seats": CRYPTS, "phase": "aim", "ability": 5}, 2),
    ("position-bad-number", "$.groups[0].moved[0]", {"seats": SEATS, "groups": [{"moved": [0]}]}, 2),
    ("position-bad-number", "$.groups[0].vague[0][0]", {"seats": SEATS, "groups": [{"vague": [[0], []]}]}, 2),
    ("position-other-game", "$.game", {"game": "halloween"}, 2),
    ("position-other-players", "$.players", {"players": 3}, 2),
    ("position-bad-phase", "$.phase", {"phase": "lunch"}, 2),
    ("position-bad-phase", "$.phase", {"phase": ["turn"]}, 2),
    ("position-bad-tie-break", "$.tie_break.seats", {"tie_break": {"seats": [0]}}, 2),
    ("position-bad-tie-break", "$.tie_break.seats", {"tie_break": {"seats": [1]}}, 3),
    ("position-bad-tie-break", "$.tie_break.seats", {"tie_break": {"seats": [1, 1]}}, 3),
    ("position-bad-tie-break", "$.tie_break.seats", {"tie_break": {"seats": [0, 2]}}, 4),
    ("position-card-twice", "$.seats[0].up", seats(up=[5, 5]), 2),
    ("position-card-twice", "$.seats[0].down", seats(down=[5, 5]), 2),
    ("position-card-twice", "$.seats[0].answers", seats(answers=[7, 7]), 2),
    ("position-card-twice", "$.seats[0].knows[0]", seats(knows=[[7, 7]]), 2),
    ("position-card-twice", "$.groups[0].moved", {"seats": SEATS, "groups": [{"moved": [7, 7]}]}, 2),
    ("position-card-twice", "$.piles[0].cells", {"seats": SEATS, "piles": [{"cells": [5, 5, *[0] * 7]}]}, 2),
    ("position-card-twice", "$.piles[0].cells", {"seats": SEATS, "piles": [{"cells": [7, *[0] * 8]}]}, 2),
    ("position-bad-pile", "$.piles[0].left", {"seats": SEATS, "piles": [{"left": 8}]}, 2),
    ("position-bad-pile", "$.piles[0].cells", {"seats": SEATS, "piles": [{"cells": [0]}]}, 2),
    ("position-bad-pile", "$.piles[1].left", {"seats": TEAMS, "piles": [{}, {"left": 8}]}, 4),
    ("position-bad-knowledge", "$.seats[0].knows[0]", seats(knows=[[5]]), 2),
    ("position-bad-knowledge", "$.groups[0].vague[0]", {"seats": SEATS, "groups": [{"vague": [[7], []]}]}, 2),
    ("position-not-won", "$.points", {"phase": "over"}, 2),
    ("position-not-won", "$.points", {"phase": "over", "points": [1, 0]}, 2),
    ("position-bad-seats", "$.seats", seats(1, alive=False), 2),
    ("position-bad-seats", "$.seats", seats(1, 3, alive=False, protected=True), 3),
    ("position-bad-seats", "$.seat", {**seats(1, 3, alive=False), "seat": 1}, 3),
    ("position-bad-deal", "$.seats", {"phase": "deal", "seats": [{"dealt": [1, 2]}, {"dealt": [3, 4]}]}, 2),
    ("position-bad-deal", "$.seats[1]", {"phase": "deal", "seats": [{}, {"dealt": [1, 2, 3]}]}, 2),
    ("position-bad-deal", "$.seats[1]", {"phase": "deal", "seats": [{}, {"up": [1]}]}, 2),
    ("position-bad-deal", "$.seats", {"phase": "crypts", "seats": SEATS}, 2),
    ("position-bad-deal", "$.seats[1]", {"phase": "crypts", "seats": [{"dealt": [1, 2]}, {}]}, 2),
    ("position-bad-deal", "$.seats[0]", {"phase": "crypts", "seats": [{"dealt": [1]}, {"dealt": [2, 3]}]}, 2),
    (
        "position-bad-deal",
        "$.seats[0]",
        {"phase": "crypts", "seats": [{}, {}, {"dealt": [1, 2, 3, 4]}, {}]},
        4,
    ),
    ("ghosts-position-hand-full", "$.seats[0].hand", {"phase": "aim", "ability": 8, "seats": SEATS}, 2),
    ("ghosts-position-no-crypt", "$.seats[1].crypt", seats(1, crypt=0), 2),
    ("ghosts-position-no-crypt", "$.seats[0].crypt", {}, 2),
    ("ghosts-position-bad-answers", "$.seats[0].answers", seats(answers=[1, 2]), 2),
]


@pytest.mark.parametrize(
    ("id", "path", "data", "players"), WRONG, ids=[f"{row[0]}-{i}" for i, row in enumerate(WRONG)]
)
def test_an_invalid_position_is_refused(id, path, data, players):
    assert error(data, players) == (id, path)


def test_a_card_in_two_places_is_refused():
    id, path = error(seats(1, hand=7))
    assert id == "position-card-twice"
    assert path.startswith("$.seats")


def test_the_two_teams_may_hold_the_same_numbers_but_not_one_team_twice():
    set_up({"seats": [{"crypt": 7}, {"crypt": 7}, {"crypt": 8}, {"crypt": 8}]}, 4)
    assert error({"seats": [{"crypt": 7}, {"crypt": 8}, {"crypt": 7}, {"crypt": 9}]}, 4)[0] == (
        "position-card-twice"
    )


def test_a_position_with_a_whole_team_out_is_refused():
    data = seats(1, 4, alive=False)
    data["seats"][3]["alive"] = False
    assert error(data, 4) == ("position-bad-seats", "$.seats")


def test_every_error_of_a_position_has_a_test():
    source = getsource(position) + getsource(position.PositionReader) + getsource(whole)
    assert set(re.findall(r'"((?:[a-z]+-)?position-[a-z-]+)"', source)) == {row[0] for row in WRONG}
