"""``resample`` in large positions, compared with exact counts from another method.

The package deals suit group by suit group with floating-point counts. The tests count the deals card by card
with integers, from the viewer's view alone.
"""

from collections import Counter
from fractions import Fraction

import pytest

from hauntboard.engine.rng import Rng

from .table import SPECTATOR, cards_in, ending, started


def counts(view, seat, suit):
    """Return the exact number of deals in which a seat holds so many cards of a suit."""
    hidden = [s for s, data in enumerate(view["seats"]) if data["hand"] is None]
    lacks = {s: view["seats"][s]["voids"] for s in hidden}
    ways = {(tuple(view["seats"][s]["cards"] for s in hidden), 0): 1}
    for card in view["unseen"]:
        further = {}
        for (rooms, held), number in ways.items():
            for place, s in enumerate(hidden):
                if rooms[place] and card[0] not in lacks[s]:
                    key = (
                        (*rooms[:place], rooms[place] - 1, *rooms[place + 1 :]),
                        held + (s == seat and card[0] == suit),
                    )
                    further[key] = further.get(key, 0) + number
        ways = further
    assert all(not any(rooms) for rooms, _ in ways)
    return {held: number for (_, held), number in sorted(ways.items())}


def draws(table, viewer, count):
    rng = Rng(424_242)
    found = []
    for _ in range(count):
        other = table.state.resample(viewer, rng)
        found.append([cards_in(other.hand[s]) for s in table.game.seats])
    return found


def check(table, viewer, count, questions):
    """Check how many cards of a suit a seat holds (chi-square) and how often it holds each of them."""
    view = table.game.view(table.state, viewer)
    worlds = draws(table, viewer, count)
    for seat, suit in questions:
        exact = counts(view, seat, suit)
        total = sum(exact.values())
        held = [[card for card in world[seat] if card[0] == suit] for world in worlds]
        found = Counter(map(len, held))
        assert set(found) <= set(exact)
        likely = [k for k, number in exact.items() if count * number >= 5 * total]
        rare = count - sum(found[k] for k in likely)
        expected = {k: count * exact[k] / total for k in likely}
        square = sum((found[k] - expected[k]) ** 2 / expected[k] for k in likely)
        freedom = max(len(likely) - 1, 1)
        assert square < freedom + 6 * (2 * freedom) ** 0.5 + 6
        left = count - sum(expected.values())
        assert rare < left + 6 * max(left, 1) ** 0.5

        unseen = [card for card in view["unseen"] if card[0] == suit]
        mean = sum(Fraction(k * number, total) for k, number in exact.items())
        share = float(mean / len(unseen))  # the cards of a suit are interchangeable
        singles = Counter(card for cards in held for card in cards)
        for card in unseen:
            deviation = (count * share * (1 - share)) ** 0.5
            assert abs(singles[card] - count * share) <= 5 * deviation


def three():
    """Return a table with eight cards per seat and several voids."""
    return ending("S1-3 C1-3 T1-2", "C4-7 T3-6", "S4-7 T7-8 D1-2", voids={0: "D", 1: "S", 2: "C"})


@pytest.mark.parametrize(
    ("viewer", "questions"),
    [
        (0, [(1, "T"), (1, "D"), (2, "T")]),
        (1, [(0, "C"), (0, "S"), (2, "T"), (2, "D")]),
        (2, [(0, "S"), (0, "T"), (1, "T"), (1, "C")]),
        (SPECTATOR, [(0, "S"), (0, "T"), (1, "C"), (1, "D"), (2, "T"), (2, "D")]),
    ],
)
def test_three_players_with_several_voids(viewer, questions):
    check(three(), viewer, 700, questions)


def test_three_players_with_a_claim_early_in_the_round():
    table = started(3, ["S1-9 C1-3", "C4-9 T1-6", "T7-9 D1-9"]).play("S1+3", "C4", "D1")
    assert table.voids == ["D", "S", ""]
    check(table, 2, 600, [(0, "S"), (0, "C"), (1, "T")])
    check(table, 1, 600, [(0, "S"), (0, "T"), (2, "D")])
    check(table, SPECTATOR, 250, [(0, "C"), (1, "D"), (2, "S")])


def four():
    """Return a table with seven cards per seat; every suit has different possible holders."""
    return ending(
        *("S1-3 C1-3 T1", "C4-6 T2-4 D1", "S4-6 T5-7 D2", "S7-9 C7-9 D3"),
        voids={0: "D", 1: "S", 2: "C", 3: "T"},
    )


@pytest.mark.parametrize(
    ("viewer", "count", "questions"),
    [
        (0, 700, [(1, "C"), (1, "D"), (2, "T"), (3, "S")]),
        (2, 700, [(0, "S"), (0, "C"), (1, "T"), (3, "C"), (3, "D")]),
        (SPECTATOR, 120, [(0, "S"), (2, "D")]),
    ],
)
def test_four_players_where_every_suit_has_other_holders(viewer, count, questions):
    check(four(), viewer, count, questions)


def test_four_players_with_two_voids_of_one_hand():
    table = ending(
        "S1-4 C1-3", "C4-6 T2-4 D1", "S5-6 T5-7 D2 D4", "S7-9 C7-9 D3", voids={0: "T"}, bonus={0: 3}
    )
    assert table.voids == ["TD", "", "", ""]
    check(table, 3, 600, [(0, "S"), (1, "T"), (2, "D")])
    check(table, 1, 600, [(0, "C"), (2, "T"), (3, "D")])


def test_four_players_with_nine_cards_each():
    table = ending(
        "S1-5 C1-4",
        "C5-8 T1-5",
        "S6-8 T6-9 D1-2",
        "S9-10 C9-10 D3-7",
        voids={0: "TD", 1: "SD", 2: "C"},
        bonus={0: 3, 1: 1},
    )
    check(table, 0, 400, [(1, "T"), (2, "D"), (3, "C")])
    check(table, 3, 400, [(0, "S"), (1, "C"), (2, "T")])
