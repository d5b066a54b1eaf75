# ruff: noqa: N802 - tests are named after the clauses of the rules
"""The two bonus cards: who may claim one and when (R13), and their return (S4)."""

import pytest

from .table import SPECTATOR, by_rank, ending, started

CLAIMS = {"+1", "+3"}


def both(*cards):
    """Return the claims of these cards with either bonus card."""
    return {card + claim for card in cards for claim in CLAIMS}


# ---- who may claim --------------------------------------------------------------------


def test_R13_a_player_without_doppelgangers_after_the_card_may_claim():
    table = ending("S1 S2", "S3 C3", "S4 C4")
    assert table.claims() == both("S1", "S2")
    table.play("S1+1")
    assert table.bonuses == [1, None, None]
    assert table.event("claimed") == {"seat": 0, "bonus": 1}


def test_R13_a_player_with_a_doppelganger_left_may_not_claim():
    table = ending("S1 D2", "S3 C3", "S4 C4")
    assert both("S1") & table.legal() == set()
    refusal = table.refusal("S1+1")
    assert (refusal.message.id, refusal.clause) == ("tricks-still-doppelgangers", "R13")


def test_R13_the_card_may_be_the_last_doppelganger_itself():
    leading = ending("S1 D2", "S3 C3", "S4 C4")
    assert leading.claims() == both("D2/S", "D2/C", "D2/T")
    leading.play("D2/C+3")
    assert leading.bonuses == [3, None, None]
    assert leading.view(SPECTATOR)["led"] == "C"
    following = ending("S1 S2", "D3 S3", "S4 C4").play("S1")
    assert following.claims() == both("D3")
    assert following.play("D3+1").bonuses == [None, 1, None]


def test_R13_one_of_two_doppelgangers_is_not_the_last():
    table = ending("D1 D2 S1", "S3 C3 T3", "S4 C4 T4")
    assert table.claims() == set()
    assert table.refusal("D1/S+1").message.id == "tricks-still-doppelgangers"
    assert table.refusal("S1+3").message.id == "tricks-still-doppelgangers"


def test_R13_a_claim_is_optional():
    table = ending("S1 S2", "S3 C3", "S4 C4")
    assert {"S1", "S2"} <= table.legal()
    table.play("S1", "S3", "S4")
    assert table.bonuses == [None, None, None]


def test_R13_a_claim_may_be_made_later_than_the_first_possibility():
    table = ending("S9 S8 S7", "S3 C3 T3", "S4 C4 T4").play("S9", "S3", "S4", "S8", "C3", "C4")
    assert table.seat == 0
    assert table.claims() == both("S7")
    assert table.play("S7+3").bonuses == [3, None, None]


def test_R13_a_claim_may_be_made_with_an_ordinary_card():
    table = ending("S1 D2 S5", "S3 C3 C1", "S4 C4 C2").play("D2/S", "S3", "S4")
    assert table.seat == 2
    table.play("C4").play("S1+3")
    assert table.bonuses == [3, None, None]


@pytest.mark.parametrize("players", [3, 4])
def test_R13_a_player_dealt_no_doppelganger_may_claim_with_the_first_card(players):
    hands = {
        3: ["S1-9 C1-3", "C4-9 T1-6", "T7-9 D1-9"],
        4: ["S1-10", "C1-10", "T1-10", "D1-10"],
    }[players]
    table = started(players, hands)
    assert table.bonuses == [None] * players
    assert both("S1", "C1" if players == 3 else "S10") <= table.claims()
    table.play("S1+3")
    assert table.bonuses[0] == 3
    assert table.claims() == {f"{card}+1" for card in table.hand(1)}


def test_R13_a_claim_needs_a_card():
    """The only moves of a turn are cards; a claim is part of such a move."""
    table = started(4, ["S1-10", "C1-10", "T1-10", "D1-10"])
    assert all(text.partition("+")[0] in table.hand(0) for text in table.legal())


def test_R13_a_claim_is_possible_only_in_the_players_own_turn():
    table = ending("S1 S2", "S3 C3", "S4 C4").play("S1")
    for seat in (0, 2):
        assert table.legal(seat) == set()
    assert table.refusal("S2+1", by=0).message.id == "refusal-not-your-turn"
    assert table.refusal("S4+1", by=2).message.id == "refusal-not-your-turn"


@pytest.mark.parametrize("bonus", [1, 3])
def test_R13_a_claim_is_possible_with_the_last_card_of_the_round(bonus):
    table = ending("S1", "S9", "D4", predictions=[1, 0, 1], won=[0, 0, 0])
    table.play("S1", "S9", f"D4+{bonus}")
    # The 9 wins, so seat 2 is off by one: +1 counts, +3 does not.
    assert table.scores == [1, 0, 2 if bonus == 1 else 1]
    assert table.events("claimed") == [{"seat": 2, "bonus": bonus}]
    assert table.events("scored")[2]["bonus"] == bonus


def test_R13_the_very_last_card_of_the_match_may_claim():
    table = ending("S1", "S2", "S9", predictions=[0, 0, 1], round=3).play("S1", "S2", "S9+3")
    assert table.phase == "over"
    assert table.scores == [7, 7, 6]
    assert table.bonuses == [None, None, 3]
    assert table.view(SPECTATOR)["bonuses"] == [1]


# ---- which card -----------------------------------------------------------------------


@pytest.mark.parametrize(("taken", "left"), [(1, 3), (3, 1)])
def test_R13_a_bonus_card_taken_by_another_is_gone(taken, left):
    table = ending("S1 S2", "S3 C3", "S4 C4")
    assert table.view(SPECTATOR)["bonuses"] == [1, 3]
    table.play(f"S1+{taken}")
    assert table.view(SPECTATOR)["bonuses"] == [left]
    assert table.claims() == {f"S3+{left}"}
    refusal = table.refusal(f"S3+{taken}")
    assert (refusal.message.id, refusal.clause) == ("tricks-bonus-taken", "R13")
    assert dict(refusal.message.arguments) == {"bonus": taken}


@pytest.mark.parametrize(("taken", "left"), [(1, 3), (3, 1)])
def test_R13_a_bonus_card_taken_in_an_earlier_trick_is_gone_too(taken, left):
    table = ending("S1 S2", "S3 C3", "S4 C4", bonus={2: taken})
    assert table.view(SPECTATOR)["bonuses"] == [left]
    assert table.claims() == {f"S1+{left}", f"S2+{left}"}


def test_R13_no_claim_is_possible_when_both_cards_are_taken():
    table = ending("S1 S2", "S3 C3", "S4 C4").play("S1+1", "S3+3")
    assert table.claims() == set()
    assert table.view(SPECTATOR)["bonuses"] == []
    assert table.refusal("S4+1").message.id == "tricks-bonus-taken"


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
def test_R13_one_bonus_card_per_player_and_round(first, second):
    table = ending("S9 S2", "S3 C3", "S4 C4").play(f"S9+{first}", "S3", "S4")
    assert table.seat == 0
    assert table.claims() == set()
    refusal = table.refusal(f"S2+{second}")
    assert (refusal.message.id, refusal.clause) == ("tricks-one-bonus", "R13")
    table.play("S2")
    assert f"C3+{second}" in table.claims()


def test_R13_a_player_may_claim_again_in_the_next_round():
    table = ending("S1", "S2", "S9", predictions=[0, 0, 1], first=2, leader=0).play("S1+1", "S2", "S9")
    table.deal("S1-9 C1-3", "C4-9 T1-6", "T7-9 D1-9").predict(1, 1, 1)
    assert table.seat == 0
    assert both("S1", "C3") <= table.claims()


# ---- one move -------------------------------------------------------------------------


def test_R13_card_declaration_and_claim_are_one_move():
    table = ending("D7 S2", "S3 C3", "S4 C4").play("D7/C+3")
    assert len(table.match.steps) == 1
    assert table.kinds() == ["led-declared", "claimed"]
    assert table.bonuses == [3, None, None]
    assert table.seat == 1


@pytest.mark.parametrize("hand", ["S3 C3", "S3 D3", "D5 D3"])
def test_R13_a_possible_claim_causes_no_pause(hand):
    """The next player acts next, whether or not a claim was possible."""
    table = ending("S1 S2", hand, "S4 C4").play("S1")
    table.play(table.hand(1)[-1] if hand == "D5 D3" else "S3")
    assert table.state.actors() == [2]


def test_R13_a_claim_does_not_change_the_trick():
    with_claim = ending("S1 S2", "S9 C3", "S4 C4").play("S1+1", "S9+3", "S4")
    without = ending("S1 S2", "S9 C3", "S4 C4").play("S1", "S9", "S4")
    assert with_claim.won == without.won == [0, 1, 0]
    assert with_claim.seat == without.seat == 1


@pytest.mark.parametrize("players", [3, 4])
def test_S4_bonus_cards_go_back_for_the_next_round(players):
    cards = [f"S{n + 1}" for n in range(players)]
    table = ending(*cards).play(f"{cards[0]}+1", f"{cards[1]}+3", *cards[2:])
    assert table.view(SPECTATOR)["round"] == 2
    assert table.bonuses == [None] * players
    assert table.view(SPECTATOR)["bonuses"] == [1, 3]
    table.deal(*by_rank(players)).predict(*[1] * players)
    assert table.voids == [""] * players
    assert table.view(SPECTATOR)["bonuses"] == [1, 3]
