"""``resample`` draws uniformly from exactly the deals that fit what a viewer can see.

The tests compute these deals by brute force from the viewer's view alone.
"""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks

from .table import PLAYER_COUNTS, SPECTATOR, cards_in, dealt, ending, fresh, pick, started

quiet = settings(max_examples=25, deadline=None, derandomize=True, database=None)

# ---- deals by brute force -------------------------------------------------------------


def deals(view):
    """Return all hands that fit a view, card by card; cards without a hand are not dealt yet."""
    hidden = [s for s, seat in enumerate(view["seats"]) if seat["hand"] is None]
    room = {s: view["seats"][s]["cards"] for s in hidden}
    spare = len(view["unseen"]) - sum(room.values())
    found = [(dict.fromkeys(hidden, ()), spare)]
    for card in view["unseen"]:
        further = []
        for hands, left in found:
            for s in hidden:
                if len(hands[s]) < room[s] and card[0] not in view["seats"][s]["voids"]:
                    further.append(({**hands, s: (*hands[s], card)}, left))
            if left:
                further.append((hands, left - 1))
        found = further
    return [tuple(hands[s] for s in hidden) for hands, _ in found], hidden


def check_uniform(table, seat, per_deal=25):
    """Check that exactly these deals are drawn, equally often (generous chi-square test)."""
    expected, hidden = deals(table.game.view(table.state, seat))
    count = per_deal * len(expected)
    rng = Rng(20_260_101)
    found = Counter()
    for _ in range(count):
        other = table.state.resample(seat, rng)
        found[tuple(tuple(cards_in(other.hand[s])) for s in hidden)] += 1
    assert set(found) <= set(expected)
    assert set(found) == set(expected)
    assert len(set(expected)) == len(expected)
    square = sum((found[key] - per_deal) ** 2 / per_deal for key in expected)
    freedom = len(expected) - 1
    assert square < freedom + 6 * (2 * freedom) ** 0.5 + 6
    return len(expected)


# ---- endings with three players -------------------------------------------------------


@pytest.mark.parametrize(("seat", "count"), [(0, 20), (1, 20), (2, 20)])
def test_three_players_without_voids(seat, count):
    assert check_uniform(ending("S1 C5 D3", "S2 T4 D8", "C1 C2 T9"), seat) == count


def test_three_players_as_a_spectator_sees_them():
    assert check_uniform(ending("S1 C5", "S2 T4", "C1 D9"), SPECTATOR) == 90


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_three_players_with_a_suit_not_followed(seat):
    assert check_uniform(ending("S1 C5 T1", "T4 D8 T6", "S2 C2 T9", voids={1: "S"}), seat, 12) > 1


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_three_players_with_a_claim_and_voids(seat):
    table = ending("S1 C5 C6", "T4 T5 C1", "S2 D1 T9", voids={1: "S", 2: "C"}, bonus={0: 3})
    assert check_uniform(table, seat, 12) > 1


def test_three_players_where_voids_leave_little():
    # Seat 1 has no squares and no circles: the triangles and doppelgängers go there first.
    table = ending("S1 S9 C9 T9", "T1 T2 D1 D2", "S2 S3 C3 T3", voids={1: "SC"}, bonus={2: 1})
    # Both doppelgängers are with seat 1, and two of the three triangles.
    assert check_uniform(table, 0, 100) == 3


def test_three_players_when_all_cards_are_determined():
    table = ending("S1 S9", "T1 T2", "S2 S3", voids={1: "SCD", 2: "TCD"})
    assert check_uniform(table, 0) == 1
    assert check_uniform(table, SPECTATOR) == 6  # four squares, two of them with seat 0


def test_three_players_in_the_middle_of_a_trick():
    table = ending("S1 C5 D3", "C7 T4 D8", "C1 C2 T9").play("S1", "C7")
    assert table.voids == ["", "S", ""]
    assert [len(table.hand(s)) for s in range(3)] == [2, 2, 3]
    for seat, count in ((0, 10), (1, 10), (2, 6), (SPECTATOR, 210)):
        assert check_uniform(table, seat, 20) == count


def test_three_players_after_a_claim_in_play():
    table = ending("S1 S5 C3", "S7 T4 T8", "D1 S2 D9").play("S1", "S7+1", "D1")
    assert table.voids == ["", "D", ""]
    assert check_uniform(table, 0) == 3
    assert check_uniform(table, 1) == 6
    assert check_uniform(table, SPECTATOR) == 60  # the nine with seat 0 or 2, then 5! / (1! 2! 2!)


# ---- endings with four players --------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_four_players_without_voids(seat):
    assert check_uniform(ending("S1 C5", "S2 T4", "C1 D9", "D10 T10"), seat) == 90


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_four_players_with_voids_and_claims(seat):
    table = ending("S1 S5", "T2 T4", "C1 D9", "C10 T10", voids={0: "T", 1: "S", 2: "S"}, bonus={3: 1})
    assert check_uniform(table, seat, 12) > 2


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_four_players_with_three_cards_each(seat):
    table = ending(
        *("S1 S5 S6", "T2 T4 D1", "C1 C9 D9", "C10 T10 C7"),
        voids={0: "TC", 1: "SC", 2: "ST", 3: "S"},
        bonus={3: 1, 0: 3},
    )
    assert check_uniform(table, seat, 30) > 1


def test_four_players_with_four_groups_of_suits():
    """Every suit has different possible holders, so all four are dealt one after the other."""
    table = ending("S1 C1 T1", "C2 T2 D1", "S3 T3 D2", "S4 C4 D3", voids={1: "S", 2: "C", 3: "T"})
    assert check_uniform(table, 0, 15) > 50


def test_four_players_in_the_middle_of_a_trick():
    table = ending("S1 C5", "T2 T4", "C1 D9", "D10 T10").play("S1", "T2", "C1")
    assert table.voids == ["", "S", "S", ""]
    assert check_uniform(table, 0) == 12
    assert check_uniform(table, 3) == 6
    assert check_uniform(table, SPECTATOR) == 60


# ---- before the first card ------------------------------------------------------------


def test_during_the_deal_the_undealt_cards_are_unknown_too():
    table = fresh(3, first=1).begins(0).chance("dS1", "dS2")
    assert check_uniform(table, 0) == 35
    assert check_uniform(table, 1) == 35
    other = table.state.resample(0, Rng(1))
    assert cards_in(other.hand[0]) == ["S1"]
    assert len(cards_in(other.undealt)) == 34


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_secret_predictions_are_redrawn_and_revealed_ones_stay(players):
    tricks = 12 if players == 3 else 10
    table = dealt(players).play("p5", by=0).play("p5", by=1)
    rng = Rng(8)
    for seat in (0, 1, 2, SPECTATOR):
        found = [Counter(), Counter()]
        for _ in range(800):
            other = table.state.resample(seat, rng)
            for s in (0, 1):
                found[s][other.predicted[s]] += 1
            assert other.actors() == table.state.actors()
        for s in (0, 1):
            if s == seat:
                assert found[s] == {5: 800}
            else:
                assert set(found[s]) == set(range(tricks + 1))
                mean = 800 / (tricks + 1)
                assert sum((n - mean) ** 2 / mean for n in found[s].values()) < 45
    numbers = list(range(players))
    table = dealt(players).predict(*numbers)
    assert list(table.state.resample(SPECTATOR, rng).predicted[:players]) == numbers


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_open_hands_stay_unchanged(players):
    table = started(players, hands="open")
    for seat in (0, 1, SPECTATOR):
        assert table.state.resample(seat, Rng(1)) == table.state


# ---- properties -----------------------------------------------------------------------


def random_match(players, seed, every=9, limit=400):
    """Return a match of random play at some of its steps."""
    match, rng = Match(DoppelgangerTricks(players)), Rng(seed)
    while not match.state.over() and len(match.steps) < limit:
        match.play(pick(match.state, rng))
        if rng.below(every) == 0:
            yield match


@quiet
@given(st.sampled_from(PLAYER_COUNTS), st.integers(0, 10_000))
@pytest.mark.slow
def test_a_viewer_cannot_distinguish_a_resampled_world_from_the_real_one(players, seed):
    for match in random_match(players, seed):
        game, state = match.game, match.state
        for seat in (*game.seats, SPECTATOR):
            other = state.resample(seat, Rng(seed))
            assert game.view(other, seat) == game.view(state, seat)
            if seat >= 0:
                assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.actors() == state.actors()
            for s in game.seats:  # never a card of a suit that the seat has shown not to hold
                lacks = game.view(state, seat)["seats"][s]["voids"]
                assert not [card for card in cards_in(other.hand[s]) if card[0] in lacks]
            assert game.from_position(game.position(other)) == other


def test_resampling_changes_nothing_in_the_original():
    table = started(3)
    before = table.state.to_bytes()
    table.state.resample(0, Rng(1))
    assert table.state.to_bytes() == before


def test_the_same_seed_gives_the_same_world():
    table = ending("S1 C5 T1", "T4 D8 T6", "S2 C2 T9", voids={1: "S"})
    assert table.state.resample(0, Rng(5)) == table.state.resample(0, Rng(5))
    assert len({table.state.resample(0, Rng(seed)).to_bytes() for seed in range(30)}) > 3


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_another_history_looks_the_same_to_the_seat(players):
    changed = 0
    for seed in range(6):
        for match in random_match(players, seed, every=25):
            for seat in (*match.game.seats, SPECTATOR):
                actions = match.game.another_history(match.actions, seat, Rng(seed))
                changed += actions != match.actions
                other = Match(match.game).extend(actions)
                assert other.log(seat) == match.log(seat)
                assert other.view(seat) == match.view(seat)
                assert [s.outcome for s in other.steps] == [s.outcome for s in match.steps]
                seen = [s.action for s in match.steps if s.seen_by(seat)]
                assert [s.action for s in other.steps if s.seen_by(seat)] == seen
    assert changed > 50
