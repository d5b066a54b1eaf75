# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Before the first card: the deal, the predictions and the first player (R1, R2, R3)."""

import pytest

from hauntboard.engine.dealer import SeededDealer

from .table import PLAYER_COUNTS, SPECTATOR, by_rank, dealt, deck, ending, fresh, started

TRICKS = {3: 12, 4: 10}

# ---- the deal -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(3, 36), (4, 40)])
def test_R1_three_players_leave_out_the_tens(players, cards):
    table = fresh(players, first=1).begins(0)
    assert len(deck(players)) == cards
    assert {table.game.text(a) for a in table.state.legal_actions()} == {f"d{c}" for c in deck(players)}
    tens = {"S10", "C10", "T10", "D10"}
    assert tens & set(deck(players)) == (set() if players == 3 else tens)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R1_all_cards_are_dealt_evenly(players):
    table = fresh(players)
    table.match.deal(SeededDealer(5))
    hands = [table.hand(seat) for seat in range(players)]
    assert [len(hand) for hand in hands] == [TRICKS[players]] * players
    assert sorted(card for hand in hands for card in hand) == sorted(deck(players))
    assert table.phase == "predict"
    assert table.view(SPECTATOR)["tricks"] == TRICKS[players]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R1_cards_go_round_one_by_one_from_the_first_seat(players):
    table = fresh(players, first=2).begins(1)
    table.chance("dS1", "dS2")
    assert table.hand(0) == ["S1"]
    assert table.hand(1) == ["S2"]
    assert table.phase == "deal"
    assert table.state.at_chance()


def test_R1_a_card_is_dealt_once_only():
    table = fresh(3, first=1).begins(0).chance("dS1")
    assert table.refusal_of(table.game.parse("dS1", -1), None).message.id == "refusal-only-chance"
    assert table.refusal_of(table.game.parse("dS10", -1), None).message.id == "refusal-only-chance"


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R1_each_seat_sees_its_own_hand_once_it_is_complete(players):
    table = dealt(players)
    assert table.kinds() == ["dealt"] * players
    for seat in range(players):
        events = table.events("dealt", seat)
        assert events[seat]["cards"] == table.hand(seat)
        assert all("cards" not in event for i, event in enumerate(events) if i != seat)
        assert [event["count"] for event in events] == [TRICKS[players]] * players


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R1_each_round_deals_the_whole_deck_again(players):
    table = started(players).run_out()
    assert table.phase == "deal"
    assert {table.game.text(a) for a in table.state.legal_actions()} == {f"d{c}" for c in deck(players)}
    assert [table.hand(seat) for seat in range(players)] == [[]] * players


# ---- predictions ----------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R2_a_prediction_is_from_zero_to_the_number_of_tricks(players):
    table = dealt(players)
    for seat in range(players):
        assert table.legal(seat) == {f"p{n}" for n in range(TRICKS[players] + 1)}


@pytest.mark.parametrize(("players", "number"), [(4, 11), (4, 12)])
def test_R2_no_more_tricks_can_be_predicted_than_there_are(players, number):
    refusal = dealt(players).refusal(f"p{number}", by=2)
    assert (refusal.message.id, refusal.clause) == ("tricks-prediction-too-high", "R2")
    assert dict(refusal.message.arguments) == {"most": 10}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R2_players_predict_in_any_order(players):
    table = dealt(players)
    for seat in reversed(range(players)):
        assert table.state.actors() == list(range(seat + 1))
        assert table.phase == "predict"
        table.play(f"p{seat}", by=seat)
    assert table.phase == "play"
    assert [s["prediction"] for s in table.view(SPECTATOR)["seats"]] == list(range(players))


def test_R2_predictions_need_not_add_up_to_anything():
    assert dealt(4).predict(10, 10, 10, 10).phase == "play"
    assert dealt(3).predict(0, 0, 0).phase == "play"
    assert dealt(3).predict(12, 12, 12).phase == "play"


def test_R2_each_player_predicts_once():
    table = dealt(3).play("p3", by=0)
    assert table.legal(0) == set()
    refusal = table.refusal("p3", by=0)
    assert (refusal.message.id, refusal.clause) == ("tricks-already-predicted", "R2")


def test_R2_no_card_is_played_before_all_have_predicted():
    table = dealt(3).play("p3", by=0).play("p3", by=1)
    assert table.refusal("S1", by=2).message.id == "tricks-predict-first"
    assert table.refusal("S1", by=0).message.id == "tricks-already-predicted"


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R2_predictions_are_revealed_together_and_stay_open(players):
    table = dealt(players)
    for seat in range(players - 1):
        table.play(f"p{seat + 2}", by=seat)
        assert table.kinds() == ["predicted"]
        assert table.outcome == ""
    table.play("p7", by=players - 1)
    assert table.kinds() == ["predicted"] + ["prediction-shown"] * players
    shown = [*range(2, players + 1), 7]
    assert table.outcome == ",".join(map(str, shown))
    while table.phase == "play":
        for viewer in (*range(players), SPECTATOR):
            assert [s["prediction"] for s in table.view(viewer)["seats"]] == shown
        table.match.play(table.state.legal_actions()[0])
    assert [s["prediction"] for s in table.view(0)["seats"]] == [None] * players


def test_R2_each_round_has_new_predictions():
    table = started(3).run_out().deal(*by_rank(3))
    assert table.state.actors() == [0, 1, 2]
    assert [s["predicted"] for s in table.view(0)["seats"]] == [False] * 3


# ---- the first player -----------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R3_chance_chooses_the_first_player_unless_the_host_does(players):
    table = fresh(players)
    assert table.state.at_chance()
    everybody = {f"first{n}" for n in range(1, players + 1)}
    assert {table.game.text(a) for a in table.state.legal_actions()} == everybody
    for seat in range(1, players + 1):
        named = fresh(players, first=seat)
        assert [named.game.text(a) for a in named.state.legal_actions()] == [f"first{seat}"]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R3_the_first_player_leads_the_first_trick(players):
    for seat in range(players):
        table = started(players, first=seat + 1)
        assert table.seat == seat
        view = table.view(SPECTATOR)
        assert (view["first"], view["leader"]) == (seat, seat)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R3_each_round_begins_to_the_left_of_the_last_rounds_first_player(players):
    for first in range(players):
        table = dealt(players, first=first + 1)
        for number in range(players):
            assert table.view(SPECTATOR)["first"] == (first + number) % players
            table.predict(*[1] * players)
            assert table.seat == (first + number) % players
            table.run_out()
            if number + 1 < players:
                table.deal(*by_rank(players))
        assert table.phase == "over"


def test_R3_the_winner_of_the_last_trick_does_not_affect_the_next_round():
    for last in range(3):
        hands = ["S1", "S2", "S3"]
        hands[last] = "S9"
        table = ending(*hands, first=1, leader=0).play(*hands)
        assert table.view(SPECTATOR)["round"] == 2
        assert table.view(SPECTATOR)["first"] == 2


def test_R3_the_round_is_announced_with_its_first_seat():
    table = fresh(3).begins(2)
    assert table.event("round-begins") == {"round": 1, "rounds": 3, "seat": 2}
    table = ending("S1", "S2", "S3").play("S1", "S2", "S3")
    assert table.event("round-begins") == {"round": 2, "rounds": 3, "seat": 1}
