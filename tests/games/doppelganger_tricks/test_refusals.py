"""Every refusal of the game: its message, arguments and clause, and that nothing changes."""

import re
from inspect import getsource

import pytest

from hauntboard.engine.messages import Refusal
from hauntboard.games.doppelganger_tricks import messages

from .table import dealt, ending, fresh, started


def leading():
    return ending("S1 D2 D3", "S4 C4 T4", "S5 C5 D5")


def following():
    """Return a table at which squares are led and seat 1 holds squares, a circle and a doppelgänger."""
    return ending("S1 S2 S3", "S4 C4 D4", "S5 C5 D5").play("S1")


def dealt_three():
    return dealt(3)


def without_doppelgangers(*texts):
    return ending("S9 S2", "S4 C4", "S5 C5").play(*texts)


def small():
    return started(3, ["S1 S2", "C1 T1", "D1 D2"], ranks=2)


# id, clause, arguments, table, move, by whom
REFUSALS = [
    ("tricks-no-bonuses", "L2", {}, small, "S1+1", 0),
    ("refusal-only-chance", "", {}, leading, "dS1", 0),
    ("refusal-only-chance", "", {}, dealt_three, "first1", 0),
    ("refusal-only-chance", "", {}, leading, "first1", 1),
    ("refusal-not-your-turn", "R4", {}, leading, "S4", 1),
    ("refusal-not-your-turn", "R4", {}, leading, "p3", 1),
    ("refusal-not-your-turn", "R4", {}, following, "S2", 0),
    ("tricks-already-predicted", "R2", {}, lambda: dealt(3).play("p3", by=1), "p3", 1),
    ("tricks-already-predicted", "R2", {}, lambda: dealt(4).play("p3", by=1), "p4", 1),
    ("tricks-already-predicted", "R2", {}, lambda: dealt(3).play("p3", by=1), "S2", 1),
    ("tricks-predict-first", "R2", {}, dealt_three, "S1", 0),
    ("tricks-predict-first", "R2", {}, dealt_three, "D1/C+3", 2),
    ("tricks-prediction-too-high", "R2", {"most": 10}, lambda: dealt(4), "p11", 0),
    ("tricks-prediction-too-high", "R2", {"most": 10}, lambda: dealt(4), "p12", 3),
    ("tricks-predictions-are-made", "R2", {}, leading, "p1", 0),
    ("tricks-predictions-are-made", "R2", {}, lambda: started(4), "p11", 0),
    ("tricks-not-in-hand", "R4", {"card": "S4"}, leading, "S4", 0),
    ("tricks-not-in-hand", "R4", {"card": "D9"}, leading, "D9/S", 0),
    ("tricks-not-in-hand", "R4", {"card": "S10"}, leading, "S10+1", 0),
    ("tricks-not-in-hand", "R4", {"card": "S1"}, following, "S1", 1),
    ("tricks-must-follow", "R4", {"suit": "S", "card": "C4"}, following, "C4", 1),
    ("tricks-must-follow", "R4", {"suit": "S", "card": "C4"}, following, "C4+1", 1),
    (
        *("tricks-must-follow", "R4", {"suit": "T", "card": "C4"}),
        *(lambda: leading().play("D2/T"), "C4", 1),
    ),
    ("tricks-must-declare", "R5", {"card": "D2"}, leading, "D2", 0),
    ("tricks-must-declare", "R5", {"card": "D3"}, leading, "D3+3", 0),
    ("tricks-cannot-declare", "R6", {"suit": "S"}, following, "D4/S", 1),
    ("tricks-cannot-declare", "R6", {"suit": "S"}, following, "D4/C+1", 1),
    ("tricks-one-bonus", "R13", {}, lambda: without_doppelgangers("S9+1", "S4", "S5"), "S2+3", 0),
    ("tricks-one-bonus", "R13", {}, lambda: without_doppelgangers("S9+1", "S4", "S5"), "S2+1", 0),
    ("tricks-bonus-taken", "R13", {"bonus": 1}, lambda: without_doppelgangers("S9+1"), "S4+1", 1),
    ("tricks-bonus-taken", "R13", {"bonus": 3}, lambda: without_doppelgangers("S9+3"), "S4+3", 1),
    ("tricks-still-doppelgangers", "R13", {}, leading, "S1+1", 0),
    ("tricks-still-doppelgangers", "R13", {}, leading, "D2/T+3", 0),
    ("tricks-still-doppelgangers", "R13", {}, following, "S4+1", 1),
]


@pytest.mark.parametrize(
    ("id", "clause", "arguments", "make", "text", "by"),
    REFUSALS,
    ids=[f"{row[0]}-{row[4]}-{i}" for i, row in enumerate(REFUSALS)],
)
def test_refusal(id, clause, arguments, make, text, by):
    assert make().refuses(text, by) == (id, clause, arguments)


def test_another_seats_prediction_is_refused():
    table = dealt(3)
    refusal = table.refusal_of(table.game.parse("p3", 1), 0)
    assert (refusal.message.id, refusal.clause) == ("tricks-not-your-prediction", "R2")
    assert dict(refusal.message.arguments) == {}


def test_every_refusal_of_the_game_has_a_test():
    ids = set(re.findall(r'"((?:tricks|refusal)-(?!move-)[a-z-]+)"', getsource(messages)))
    assert ids == {row[0] for row in REFUSALS} | {"tricks-not-your-prediction"}


def test_a_refusal_reveals_only_what_its_seat_can_see():
    """Seat 1 moves out of turn: the refusal is the same whatever the others hold."""
    one = ending("S1 S2", "S4 C4", "S5 D5")
    two = ending("S1 D5", "S4 C4", "S5 S2")
    for action in range(one.game.action_count):
        refusals = [table.refusal_of(action, 1) for table in (one, two)]
        assert refusals[0].message == refusals[1].message


# ---- refusals common to all games -----------------------------------------------------


def test_moves_are_refused_while_chance_is_next():
    table = fresh(3, first=1)
    assert table.refusal("S1", 0).message.id == "refusal-chance-is-next"
    table.begins(0)
    assert table.refusal("dS1", 0).message.id == "refusal-chance-is-next"
    assert table.refusal("p1", 1).message.id == "refusal-chance-is-next"


def test_impossible_actions_of_chance_are_refused():
    table = fresh(3, first=2)
    assert table.refusal_of(table.game.parse("first1", -1), None).message.id == "refusal-only-chance"
    assert table.refusal_of(table.game.parse("dS1", -1), None).message.id == "refusal-only-chance"
    table.begins(1).chance("dS1")
    assert table.refusal_of(table.game.parse("dS1", -1), None).message.id == "refusal-only-chance"


def test_with_three_players_the_fourth_seat_is_refused():
    table = fresh(3)
    assert table.refusal_of(table.game.parse("first4", -1), None).message.id == "refusal-only-chance"
    table = dealt(3)
    assert table.refusal_of(table.game.parse("p3", 3), None).message.id == "tricks-not-your-prediction"


@pytest.mark.parametrize("action", [-1, 306, 10_000])
def test_an_unknown_action_is_refused(action):
    assert leading().refusal_of(action, 0).message.id == "refusal-no-such-action"


@pytest.mark.parametrize(("players", "seat"), [(3, 3), (3, -1), (4, 4)])
def test_an_unknown_seat_is_refused(players, seat):
    table = started(players)
    assert table.refusal_of(table.game.parse("S1", 0), seat).message.id == "refusal-no-such-seat"
    if seat > 0:
        with pytest.raises(Refusal, match="refusal-no-such-seat"):
            table.view(seat)


@pytest.mark.parametrize(
    "make",
    [
        leading,
        following,
        dealt_three,
        lambda: dealt(4).play("p1", by=2),
        lambda: started(4),
        lambda: without_doppelgangers("S9+1"),
        lambda: without_doppelgangers("S9+1", "S4", "S5"),
    ],
)
def test_every_action_is_either_legal_or_refused_with_a_reason(make):
    table = make()
    for seat in table.game.seats:
        legal = set(table.state.legal_actions(seat))
        for action in set(range(table.game.action_count)) - legal:
            with pytest.raises(Refusal) as caught:
                table.match.check(action, seat)
            assert caught.value.message.id.startswith(("tricks-", "refusal-"))
            assert caught.value.clause in ("", *table.game.clauses)


def test_a_refused_move_is_not_in_the_record():
    table = following()
    table.refusal("C4")
    assert [table.game.text(a) for a in table.match.actions] == ["S1"]
    table.play("S4")
    assert [table.game.text(a) for a in table.match.actions] == ["S1", "S4"]
