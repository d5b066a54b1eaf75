# ruff: noqa: N802 - tests are named after the clauses of the rules
"""How a match ends (E1, A10), how it is scored (E2), and the estimate of the score before."""

import pytest

from hauntboard.engine.game import OptionError
from hauntboard.games.halloween import HalloweenGame

from .table import SPECTATOR, started, town

# All haunt tokens of seat 0 but the last are out, in every building but the police station.
FIVE_HAUNTS = {name: {"blue": 0} for name in ("school", "church", "hall", "hospital", "theatre")}


def last_haunt(**given):
    return town("police bbb", haunts=FIVE_HAUNTS, **given).play("1 haunt blue police")


# ---- the last round ---------------------------------------------------------------------


def test_E1_the_last_haunt_token_makes_this_round_the_last():
    table = last_haunt()
    assert table.position["ending"]
    assert table.events("end-near") == [{"seat": 0, "trigger": "haunts"}]
    assert not table.state.over()


def test_E1_the_last_but_one_does_not():
    haunts = {name: FIVE_HAUNTS[name] for name in ("school", "church", "hall", "hospital")}
    table = town("police bbb", haunts=haunts).play("1 haunt blue police")
    assert not table.position["ending"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_E1_the_round_is_finished_so_that_all_have_had_the_same_number_of_turns(players, first):
    table = last_haunt(players=players, first=first, turn=0)
    left = (first - 1) % players  # turns after this one
    table.rest(left)
    assert not table.state.over()
    table.rest()
    assert table.state.over()
    assert table.kinds()[-1] == "match-over"


def test_E1_the_player_who_triggers_the_end_finishes_the_turn():
    table = last_haunt()
    assert table.seat == 0
    assert table.acts(2) and table.acts(3)


def test_E1_the_second_trigger_changes_nothing():
    haunts = {name: {"blue": 0, "green": 1} for name in FIVE_HAUNTS}
    others = {1: {"levels": [2, 1, 1]}}
    table = town("police bbb g", haunts=haunts, others=others).play("1 haunt blue police").rest()
    table.play("1 haunt green police")
    assert table.events("end-near") == []
    table.rest(2)
    assert table.state.over()


def test_E1_after_the_end_nobody_acts():
    table = last_haunt().rest(3)
    assert table.state.legal_actions() == []
    assert table.refusal_of(table.game.parse("1.rest", 0), 0).message.id == "refusal-match-over"


# ---- the limit --------------------------------------------------------------------------


def test_A10_the_limit_on_rounds_is_forty_unless_the_host_says_otherwise():
    assert HalloweenGame(3).options["rounds"] == 40
    assert HalloweenGame(3, {"rounds": "7"}).options["rounds"] == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A10_the_match_ends_with_the_last_round_of_the_limit(players):
    table = started(players, rounds=2)
    table.rest(2 * players - 1)
    assert not table.state.over()
    assert not table.position["ending"]
    table.rest()
    assert table.state.over()
    assert {"seat": 0, "trigger": "rounds"} in table.events("end-near")


def test_A10_it_ends_like_any_end_with_the_end_cards():
    table = town("police b", rounds=1, tokens="bb", cards=[28]).rest(3)
    assert table.state.over()
    assert table.points("card-28") == 3


def test_A10_nought_is_no_limit():
    table = town("police bbb", rounds=0, round=199).rest(6)
    assert not table.state.over()
    assert table.view(SPECTATOR)["round"] == 201


def test_A10_a_position_beyond_the_limit_ends_with_its_round():
    table = town("police bbb", rounds=6, round=9).rest(3)
    assert table.state.over()


@pytest.mark.parametrize("rounds", [-1, 201, "x", "", "1.5", 10**9])
def test_A10_what_is_no_number_of_rounds_is_refused(rounds):
    with pytest.raises(OptionError):
        HalloweenGame(3, {"rounds": rounds})


# ---- scoring ----------------------------------------------------------------------------


def finished(*, others=None, **given):
    """Return a table after the last turn of the last round."""
    data = {1: {}, 2: {}, **(others or {})}
    return town("police bbb", turn=2, ending=True, others=data, **given).rest()


@pytest.mark.parametrize(
    ("card", "given", "points"),
    [
        (8, {"cards": [8, 27, 10]}, 6),
        (27, {"levels": [4, 5, 5]}, 5),
        (28, {"tokens": "bbgyo"}, 6),
        (30, {"sp": 11}, 6),
        (35, {}, 24),
        (36, {"tokens": "rr b"}, 8),
        (42, {"tokens": "bbggyyoor"}, 15),
        (40, {"pe": 29}, 2),
    ],
)
def test_E2_an_end_card_scores_at_the_end(card, given, points):
    table = finished(**{"cards": [card], **given})
    assert table.points(f"card-{card}") == points


def test_E2_only_for_who_occupies_it():
    table = finished(tokens="bb", cards=[], others={1: {"tokens": "bbbb", "cards": [28]}})
    assert table.scores == [0, 6, 0]


def test_E2_card_40_counts_what_the_other_end_cards_gave():
    table = finished(pe=9, tokens="bb", cards=[40, 28])
    assert table.points("card-28") == 3
    assert table.points("card-40") == 1
    assert table.scores[0] == 13
    assert [e["why"] for e in table.events("points")] == ["card-28", "card-40"]


def test_E2_most_points_win():
    table = finished(pe=5, others={1: {"pe": 6, "tokens": ""}, 2: {"pe": 4, "tokens": "bbb"}})
    assert table.view(SPECTATOR)["winners"] == [1]


def test_E2_a_tie_goes_to_more_tokens():
    table = finished(
        pe=5, tokens="bb", others={1: {"pe": 5, "tokens": "rgy"}, 2: {"pe": 4, "tokens": "bbbb"}}
    )
    assert table.view(SPECTATOR)["winners"] == [1]


def test_E2_still_tied_they_share_it():
    table = finished(pe=5, tokens="bb", others={1: {"pe": 5, "tokens": "rg"}})
    assert table.view(SPECTATOR)["winners"] == [0, 1]
    assert table.events("match-over") == [{"winners": [0, 1], "scores": [5, 5, 0]}]


def test_E2_nobody_has_won_before_the_end():
    assert town("police bbb", pe=50, ending=True).view(SPECTATOR)["winners"] == []


# ---- the estimate -----------------------------------------------------------------------


def estimate(table, seat=0):
    return table.view(SPECTATOR)["seats"][seat]["estimate"]


def test_the_estimate_is_what_the_match_would_give_if_it_ended_now():
    table = town(
        "police bbb",
        turn=2,
        ending=True,
        pe=18,
        sp=6,
        tokens="bgyor b",
        cards=[28, 30, 40, 42],
        others={1: {"pe": 3, "cards": [35]}},
    )
    assert estimate(table) == {
        "now": 18,
        "end": 9 + 4 + 15 + 4,
        "total": 50,
        "sources": {"card-28": 9, "card-30": 4, "card-42": 15, "card-40": 4},
    }
    assert list(estimate(table)["sources"])[-1] == "card-40"
    expected = [estimate(table, seat)["total"] for seat in range(3)]
    assert table.rest().scores == expected == [50, 27, 0]


def test_the_estimate_without_end_cards_is_the_score():
    table = town("police bbb", pe=7, cards=[10])
    assert estimate(table) == {"now": 7, "end": 0, "total": 7, "sources": {}}


def test_the_estimate_leaves_out_cards_that_give_nothing():
    assert estimate(town("police bbb", sp=2, cards=[30, 36]))["sources"] == {}


def test_after_the_end_the_estimate_counts_nothing_twice():
    table = finished(tokens="bb", cards=[28])
    assert estimate(table) == {"now": 3, "end": 0, "total": 3, "sources": {}}
