# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Points of a round (S1 to S4) and of the match (M1)."""

import pytest

from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import OptionError
from hauntboard.engine.rng import Rng
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks

from .table import SPECTATOR, by_rank, dealt, ending, fresh, pick, started

# Points for prediction (rows) and tricks won (columns), 0 to 3, written out by hand.
POINTS = {
    0: (7, 0, 0, 0),
    1: (1, 3, 1, 0),
    2: (0, 1, 3, 1),
    3: (0, 0, 1, 3),
}
TABLE = [(prediction, won, POINTS[prediction][won]) for prediction in POINTS for won in range(4)]


def last_trick(prediction, won, bonus=0, players=3):
    """Return a table at which seat 0 ends the round with so many tricks; it wins the last if it wins any."""
    card = "S9" if won else "S1"
    cards = [card, *(f"S{n + 2}" for n in range(players - 1))]
    before = [max(won - 1, 0)] + [0] * (players - 1)
    table = ending(*cards, predictions=[prediction] + [0] * (players - 1), won=before)
    return table.play(card + (f"+{bonus}" if bonus else ""), *cards[1:])


def points(prediction, won, bonus=0, players=3):
    return last_trick(prediction, won, bonus, players).scores[0]


# ---- a round --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("prediction", "won", "expected"), [row for row in TABLE if row[0]])
def test_S1_an_exact_prediction_scores_three_off_by_one_scores_one(prediction, won, expected, players):
    assert points(prediction, won, players=players) == expected


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("prediction", "won", "expected"), [row for row in TABLE if not row[0]])
def test_S2_a_prediction_of_zero_scores_seven_or_nothing(prediction, won, expected, players):
    assert points(prediction, won, players=players) == expected


def test_S2_zero_predicted_and_one_won_is_nothing_but_one_predicted_and_none_won_is_one():
    assert points(0, 1) == 0
    assert points(1, 0) == 1


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("prediction", "won", "expected"), TABLE)
def test_S3_bonus_one_always_scores_one_point(prediction, won, expected, players):
    assert points(prediction, won, 1, players) == expected + 1


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("prediction", "won", "expected"), TABLE)
def test_S3_bonus_three_counts_only_for_an_exact_prediction(prediction, won, expected, players):
    assert points(prediction, won, 3, players) == expected + (3 if prediction == won else 0)


def test_S1_large_numbers_score_the_same():
    assert points(12, 12) == 3
    assert points(12, 11) == 1
    assert points(11, 12) == 1
    assert points(12, 10) == 0
    assert points(12, 0) == 0
    assert points(10, 10, 0, 4) == 3


def test_S1_every_seat_scores_by_its_own_prediction():
    table = ending("S9", "S1", "S2", "S3", predictions=[3, 2, 0, 5], won=[2, 3, 0, 0])
    table.play("S9", "S1", "S2", "S3")
    assert table.scores == [3, 1, 7, 0]
    assert table.events("scored") == [
        {"seat": 0, "number": 3, "count": 3, "bonus": 0, "points": 3, "total": 3},
        {"seat": 1, "number": 2, "count": 3, "bonus": 0, "points": 1, "total": 1},
        {"seat": 2, "number": 0, "count": 0, "bonus": 0, "points": 7, "total": 7},
        {"seat": 3, "number": 5, "count": 0, "bonus": 0, "points": 0, "total": 0},
    ]
    assert table.event("round-over") == {"round": 1}


def test_S1_points_add_up_over_the_rounds():
    table = ending("S9", "S1", "S2", predictions=[1, 1, 0], points=[4, 0, 10], round=2)
    table.play("S9", "S1", "S2")
    assert table.scores == [7, 1, 17]
    assert [event["total"] for event in table.events("scored")] == [7, 1, 17]


def test_S1_nothing_is_scored_before_the_round_is_over():
    table = started(3)
    while table.view(SPECTATOR)["round"] == 1:
        assert table.scores == [0, 0, 0]
        table.match.play(table.state.legal_actions()[0])
    assert table.scores != [0, 0, 0]


def test_S3_both_bonus_cards_count_in_one_round():
    table = ending("S9", "S1", "S2", predictions=[1, 5, 0]).play("S9+3", "S1+1", "S2")
    assert table.scores == [6, 1, 7]


def test_S3_a_bonus_claimed_earlier_counts_at_the_end():
    table = ending("S9", "S1", "S2", predictions=[1, 0, 4], bonus={0: 3, 2: 1}).play("S9", "S1", "S2")
    assert table.scores == [6, 7, 1]


def test_S4_a_bonus_card_counts_once():
    table = ending("S9", "S1", "S2", predictions=[5, 5, 5], bonus={0: 1}).play("S9", "S1", "S2")
    assert table.scores == [1, 0, 0]
    table.deal(*by_rank(3)).predict(12, 12, 6).run_out()
    assert table.scores == [1, 0, 0]


# ---- the match ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_M1_a_match_has_as_many_rounds_as_players(players):
    table = dealt(players)
    for number in range(1, players + 1):
        view = table.view(SPECTATOR)
        assert (view["round"], view["rounds"], view["over"]) == (number, players, False)
        table.predict(*[1] * players).run_out()
        if number < players:
            table.deal(*by_rank(players))
    assert table.phase == "over"
    assert table.view(SPECTATOR)["over"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("rounds", [1, 2, 12])
def test_M1_the_host_may_choose_another_number_of_rounds(players, rounds):
    table, rng = fresh(players, rounds=rounds), Rng(4)
    firsts = []
    while not table.state.over():
        action = pick(table.state, rng)
        step = table.match.play(action)
        firsts += [event.data["seat"] for event in step.events if event.kind == "round-begins"]
    assert len(firsts) == rounds == table.view(SPECTATOR)["round"]
    assert firsts == [(firsts[0] + i) % players for i in range(rounds)]


@pytest.mark.parametrize("rounds", [0, 13, "many", -1])
def test_M1_the_number_of_rounds_has_bounds(rounds):
    with pytest.raises(OptionError, match="option-bad-value"):
        DoppelgangerTricks(3, {"rounds": rounds})


@pytest.mark.parametrize("players", [2, 5, 0])
def test_M1_three_or_four_players_can_play(players):
    with pytest.raises(OptionError, match="option-bad-players"):
        DoppelgangerTricks(players)


def finished(scores):
    """Return a match that ends with these points; its last trick scores nothing."""
    players = len(scores)
    cards = [f"S{n + 1}" for n in range(players)]
    table = ending(*cards, predictions=[9] * players, points=list(scores), round=players)
    return table.play(*cards)


@pytest.mark.parametrize(
    ("scores", "winners", "returns"),
    [
        ([5, 3, 1], [0], [1, -0.5, -0.5]),
        ([1, 3, 5], [2], [-0.5, -0.5, 1]),
        ([5, 5, 1], [0, 1], [0.5, 0.5, -1]),
        ([5, 5, 5], [0, 1, 2], [0, 0, 0]),
        ([0, 0, 0], [0, 1, 2], [0, 0, 0]),
        ([1, 2, 3, 4], [3], [-1 / 3, -1 / 3, -1 / 3, 1]),
        ([4, 2, 4, 3], [0, 2], [1, -1, 1, -1]),
        ([4, 4, 4, 3], [0, 1, 2], [1 / 3, 1 / 3, 1 / 3, -1]),
        ([4, 4, 4, 4], [0, 1, 2, 3], [0, 0, 0, 0]),
    ],
)
def test_M1_most_points_win_and_the_tied_share_the_victory(scores, winners, returns):
    table = finished(scores)
    assert table.phase == "over"
    assert table.scores == scores
    assert table.state.winners() == winners == table.view(SPECTATOR)["winners"]
    assert table.state.returns() == pytest.approx(returns)
    assert table.event("match-over") == {"winners": winners, "scores": scores}


def test_M1_the_last_round_counts():
    table = ending("S9", "S1", "S2", predictions=[1, 0, 5], points=[4, 0, 6], round=3)
    assert table.state.winners() == []
    assert table.state.returns() == [0, 0, 0]
    table.play("S9", "S1", "S2")
    assert table.scores == [7, 7, 6]
    assert table.state.winners() == [0, 1]


def test_M1_there_is_no_winner_before_the_end():
    table = fresh(4)
    table.match.deal(SeededDealer(3))
    assert table.state.winners() == []
    assert table.state.returns() == [0] * 4


def test_M1_no_move_is_legal_after_the_end():
    table = finished([5, 3, 1])
    assert table.state.legal_actions() == []
    assert table.state.actors() == []
    assert table.refusal("S1", by=0).message.id == "refusal-match-over"
