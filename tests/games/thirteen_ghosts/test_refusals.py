"""Every refusal of the game: its message, arguments and clause, and that nothing changes."""

import re
from inspect import getsource

import pytest

from hauntboard.engine.messages import Refusal
from hauntboard.games.thirteen_ghosts import messages

from .table import NK2018, four_players, fresh, three_players, two_players


def dealt(players=2, first=1):
    """Return a table at which crypts are being chosen; with teams each drawer holds 1 2 3 4."""
    cards = [1, 2, 3, 4] if players == 2 else [1, 2, 3, 4, 5, 6] if players == 3 else [1, 2, 3, 4] * 2
    return fresh(players, first=first).deal(*cards)


def aiming():
    return two_players(hands=[8, 1]).play("8")


def arranging(left=None):
    return two_players(hands=[10, 1], left=left).play("10")


def small(*texts, dealt=(1, 3, 2, 4), crypts=(1, 2)):
    """Return a table with a deck of five at which seat 0 begins."""
    table = fresh(2, first=1, deck=5).deal(*dealt)
    table.play(f"c{crypts[0]}", by=0).play(f"c{crypts[1]}", by=1)
    for text in texts:
        table.play(text)
    return table


# id, clause, arguments, table, move, by whom
REFUSALS = [
    ("refusal-only-chance", "", {}, two_players, "d5", 0),
    ("refusal-only-chance", "", {}, dealt, "first1", 0),
    ("refusal-not-your-turn", "G4", {}, two_players, "x5", 1),
    ("refusal-not-your-turn", "G4", {}, three_players, "2+", 2),
    ("refusal-not-your-turn", "F3", {}, four_players, "x5", 2),
    ("refusal-not-your-turn", "G4", {}, aiming, "x5", 1),
    ("ghosts-wait-for-crypts", "G2", {}, lambda: dealt().play("c1", by=0), "x5", 0),
    ("ghosts-wait-for-crypts", "G2", {}, lambda: dealt().play("c1", by=0), "c2", 0),
    ("ghosts-wait-for-crypts", "G2", {}, lambda: dealt(4), "k1", 2),
    ("ghosts-choose-crypt-first", "G2", {}, dealt, "x5", 0),
    ("ghosts-choose-crypt-first", "G2", {}, lambda: dealt(4), "2+", 0),
    ("ghosts-first-own-crypt", "G2", {}, dealt, "k1", 0),
    ("ghosts-first-own-crypt", "G2", {}, lambda: dealt(3), "m1", 0),
    ("ghosts-first-own-crypt", "F2", {}, lambda: dealt(4), "m1", 0),
    ("ghosts-first-own-crypt", "F2", {}, lambda: dealt(4), "k1", 1),
    ("ghosts-now-mate-crypt", "F2", {}, lambda: dealt(4).play("c1", by=0), "c2", 0),
    ("ghosts-now-mate-crypt", "F2", {}, lambda: dealt(4).play("c1", by=0), "k2", 0),
    ("ghosts-now-keep", "F2", {}, lambda: dealt(4).play("c1", by=0).play("m2", by=0), "c3", 2),
    ("ghosts-now-keep", "F2", {}, lambda: dealt(4).play("c1", by=0).play("m2", by=0), "m3", 2),
    ("ghosts-not-dealt", "G2", {"card": 3}, dealt, "c3", 0),
    ("ghosts-not-dealt", "G2", {"card": 13}, lambda: dealt(3), "c13", 2),
    ("ghosts-not-dealt", "F2", {"card": 9}, lambda: dealt(4), "c9", 0),
    ("ghosts-not-dealt", "F2", {"card": 1}, lambda: dealt(4).play("c1", by=0), "m1", 0),
    ("ghosts-not-dealt", "F2", {"card": 1}, lambda: dealt(4).play("c1", by=0).play("m2", by=0), "k1", 2),
    ("ghosts-crypts-are-chosen", "G2", {}, two_players, "c7", 0),
    ("ghosts-crypts-are-chosen", "G2", {}, aiming, "k7", 0),
    ("ghosts-must-aim", "G12b", {}, aiming, "3", 0),
    ("ghosts-must-aim", "G12b", {}, aiming, "t1b23", 0),
    ("ghosts-must-aim", "G12b", {}, aiming, "2+", 0),
    ("ghosts-must-arrange", "G12b", {}, arranging, "x5", 0),
    ("ghosts-must-arrange", "G12b", {}, arranging, "10", 0),
    ("ghosts-wrong-arrangement", "G12", {"count": 3}, arranging, "t1b2", 0),
    ("ghosts-wrong-arrangement", "G12", {"count": 2}, lambda: arranging(2), "t1b23", 0),
    ("ghosts-nothing-to-arrange", "G12b", {}, two_players, "t1b23", 0),
    ("ghosts-must-attack-no-card", "G8", {}, lambda: two_players(hands=[0, 1], left=0), "3", 0),
    ("ghosts-must-attack-no-card", "G8", {}, lambda: two_players(hands=[0, 1], left=0), "2+", 0),
    (
        *("ghosts-must-attack-no-card", "G8", {}),
        *(lambda: two_players(hands=[0, 1], left=0, options=NK2018), "3", 0),
    ),
    ("ghosts-must-attack-empty-pile", "G8", {}, lambda: two_players(left=0), "3", 0),
    ("ghosts-must-attack-empty-pile", "G8", {}, lambda: two_players(left=0), "5", 0),
    ("ghosts-must-attack-empty-pile", "G8", {}, lambda: four_players(left=[0, 4]), "3", 0),
    ("ghosts-not-in-hand", "G4", {"card": 5, "hand": 3}, two_players, "5", 0),
    ("ghosts-not-in-hand", "G4", {"card": 12, "hand": 3}, two_players, "12(1,2,3)", 0),
    ("ghosts-not-in-hand", "G4", {"card": 2, "hand": 3}, two_players, "2+", 0),
    ("ghosts-not-in-hand", "G4", {"card": 2, "hand": 3}, two_players, "2>5", 0),
    ("ghosts-nothing-to-draw", "G11", {}, lambda: two_players(hands=[2, 1], left=0, options=NK2018), "2+", 0),
    ("ghosts-not-face-up", "G11", {"card": 5}, lambda: two_players(hands=[2, 1]), "2>5", 0),
    (
        *("ghosts-only-teammates", "G11", {"card": 3}),
        *(lambda: four_players(hands=[2, 1, 5, 12], up={2: [3]}), "2>3", 0),
    ),
    ("ghosts-ten-needs-pile", "G12", {}, lambda: two_players(hands=[10, 1], left=0, options=NK2018), "10", 0),
    ("ghosts-ten-needs-pile", "G12", {}, lambda: four_players(hands=[10, 1, 5, 12], left=[4, 0]), "10", 0),
    (
        *("ghosts-ten-needs-pile", "G12", {}),
        *(lambda: two_players(hands=[2, 1], up={1: [10]}, left=0, options=NK2018), "2>10", 0),
    ),
    ("ghosts-no-such-number", "L1", {"number": 6, "most": 5}, small, "x6", 0),
    ("ghosts-number-ruled-out", "L3", {"number": 1}, small, "x1", 0),
    ("ghosts-number-ruled-out", "L3", {"number": 3}, lambda: small("3"), "x3", 1),
    ("ghosts-number-ruled-out", "L3", {"number": 4}, lambda: small("3"), "4x4", 1),
    (
        "ghosts-four-not-there",
        "L4",
        {"most": 5},
        lambda: small(dealt=(1, 2, 3, 4), crypts=(2, 3)),
        "1(1-4)",
        0,
    ),
    (
        "ghosts-four-not-there",
        "L4",
        {"most": 5},
        lambda: small(dealt=(1, 2, 3, 4), crypts=(2, 3)),
        "1(6-9)",
        0,
    ),
]


@pytest.mark.parametrize(
    ("id", "clause", "arguments", "make", "text", "by"),
    REFUSALS,
    ids=[f"{row[0]}-{row[4]}-{i}" for i, row in enumerate(REFUSALS)],
)
def test_refusal(id, clause, arguments, make, text, by):
    assert make().refuses(text, by) == (id, clause, arguments)


def test_another_seats_choice_is_refused():
    table = dealt()
    refusal = table.refusal_of(table.game.parse("c3", 1), 0)
    assert (refusal.message.id, refusal.clause) == ("ghosts-not-your-choice", "G2")
    assert dict(refusal.message.arguments) == {}


def test_every_refusal_of_the_game_has_a_test():
    ids = set(re.findall(r'"((?:ghosts|refusal)-(?!move-)[a-z-]+)"', getsource(messages)))
    assert ids == {row[0] for row in REFUSALS} | {"ghosts-not-your-choice"}


# ---- refusals common to all games -----------------------------------------------------


def test_moves_are_refused_while_chance_is_next():
    table = fresh(2, first=1)
    assert table.refusal("x5", 0).message.id == "refusal-chance-is-next"
    assert table.refusal("d5", 0).message.id == "refusal-chance-is-next"


def test_chance_cannot_give_a_card_that_is_elsewhere():
    table = fresh(2, first=1).deal(5)
    assert table.refusal_of(4, None).message.id == "refusal-only-chance"


def test_moves_are_refused_after_the_end():
    table = two_players(crypts=[7, 9], points=[2, 0]).play("x9")
    assert table.state.over()
    assert table.refusal("x5", 0).message.id == "refusal-match-over"


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_unknown_action_is_refused(action):
    assert two_players().refusal_of(action, 0).message.id == "refusal-no-such-action"


@pytest.mark.parametrize("seat", [2, 3, -1])
def test_an_unknown_seat_is_refused(seat):
    table = two_players()
    assert table.refusal_of(table.game.parse("x5", 0), seat).message.id == "refusal-no-such-seat"
    if seat > 0:
        with pytest.raises(Refusal, match="refusal-no-such-seat"):
            table.view(seat)


@pytest.mark.parametrize("make", [two_players, three_players, four_players, dealt, aiming, arranging])
def test_every_action_is_either_legal_or_refused_with_a_reason(make):
    table = make()
    for seat in table.game.seats:
        legal = set(table.state.legal_actions(seat))
        for action in set(range(table.game.action_count)) - legal:
            with pytest.raises(Refusal) as caught:
                table.match.check(action, seat)
            assert caught.value.message.id.startswith(("ghosts-", "refusal-"))
            assert caught.value.clause in ("", *table.game.clauses)


def test_a_refused_move_is_not_in_the_record():
    table = two_players()
    table.refusal("5")
    assert table.match.actions == []
    table.play("3", 5)
    assert [table.game.text(a) for a in table.match.actions] == ["3", "d5"]
