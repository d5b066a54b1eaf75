# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Which cards may be played: following, leading and declaring doppelgängers (R4, R5, R6)."""

import pytest

from .table import SPECTATOR, ending, started

# ---- leading and following ------------------------------------------------------------


def test_R4_the_leader_plays_any_card():
    table = ending("S3 C4 T5", "S1 C1 T1", "S2 C2 T2", voids={0: "D"})
    assert table.cards() == {"S3", "C4", "T5"}


@pytest.mark.parametrize("hands", [["S1 S2", "S3 C1", "S4 C2"], ["S1 S2", "S3 C1", "S4 C2", "S5 C3"]])
def test_R4_play_goes_clockwise(hands):
    players = len(hands)
    for leader in range(players):
        table = ending(*hands, leader=leader)
        order = []
        for _ in range(players):
            order.append(table.seat)
            table.play(sorted(table.cards())[-1])
        assert order == [(leader + i) % players for i in range(players)]


@pytest.mark.parametrize("suit", "SCT")
def test_R4_a_player_with_the_led_suit_must_follow_it(suit):
    others = [s for s in "SCT" if s != suit]
    hand = f"{suit}3 {suit}7 {others[0]}9 {others[1]}9"
    filler = f"{suit}1 {suit}2 {others[0]}1 {others[0]}2"
    table = ending(f"{suit}4 {suit}5 {suit}6 {suit}8", hand, filler).play(f"{suit}4")
    assert table.cards() == {f"{suit}3", f"{suit}7"}
    refusal = table.refusal(f"{others[0]}9")
    assert (refusal.message.id, refusal.clause) == ("tricks-must-follow", "R4")


def test_R4_a_player_without_the_led_suit_may_play_any_card():
    table = ending("S4 S5", "C9 T9", "S1 S2").play("S4")
    assert table.cards() == {"C9", "T9"}


def test_R4_every_follower_is_bound_by_the_led_suit_not_by_the_last_card():
    table = ending("S4 S5", "C9 T9", "S1 C1", "C2 S3").play("S4", "C9")
    assert table.cards() == {"S1"}
    table.play("S1")
    assert table.cards() == {"S3"}


def test_R4_a_move_needs_the_turn_and_a_card_in_hand():
    table = ending("S4 S5", "C9 T9", "S1 S2")
    assert table.refusal("C9", by=1).message.id == "refusal-not-your-turn"
    assert table.refusal("C9", by=0).message.id == "tricks-not-in-hand"
    assert table.legal(1) == table.legal(2) == set()


def test_R4_a_card_leaves_the_hand_when_it_is_played():
    table = started(3)
    before = table.hand(0)
    table.play("C1")
    assert sorted([*table.hand(0), "C1"]) == sorted(before)
    assert table.view(SPECTATOR)["seats"][0]["shown"] == ["C1"]
    assert table.view(SPECTATOR)["trick"] == [{"seat": 0, "card": "C1", "annihilated": False}]
    assert table.view(SPECTATOR)["led"] == "C"


# ---- a doppelgänger leads -------------------------------------------------------------


def test_R5_a_leading_doppelganger_is_declared_as_one_of_three_suits():
    table = ending("D3 D8 S1", "S2 C2 T2", "S4 C4 T4")
    assert table.legal() == {"S1", "D3/S", "D3/C", "D3/T", "D8/S", "D8/C", "D8/T"}
    refusal = table.refusal("D3")
    assert (refusal.message.id, refusal.clause) == ("tricks-must-declare", "R5")


@pytest.mark.parametrize("suit", "SCT")
def test_R5_the_declared_suit_is_the_led_suit(suit):
    table = ending("D3 D8 D9", "S2 C2 T2", "S4 C4 T4").play(f"D3/{suit}")
    assert table.view(SPECTATOR)["led"] == suit
    assert table.cards() == {f"{suit}2"}
    table.play(f"{suit}2")
    assert table.cards() == {f"{suit}4"}


@pytest.mark.parametrize("suit", "SCT")
def test_R5_a_suit_may_be_declared_whether_the_leader_holds_it_or_not(suit):
    table = ending("D3 C8 C9", "S2 C2 T2", "S4 C4 T4", voids={0: "ST"}).play(f"D3/{suit}")
    assert table.view(SPECTATOR)["led"] == suit


def test_R5_the_declaration_reveals_nothing_about_the_leaders_hand():
    table = ending("D3 C8 C9", "S2 C2 T2", "S4 C4 T4").play("D3/T")
    assert table.voids == ["", "", ""]


def test_R5_only_a_leading_doppelganger_is_declared():
    table = ending("S1 S3", "D5 S2", "S4 C4").play("S1")
    assert "D5" in table.legal()
    refusal = table.refusal("D5/S")
    assert (refusal.message.id, refusal.clause) == ("tricks-cannot-declare", "R6")


@pytest.mark.parametrize("suit", "SCT")
def test_R5_the_declared_doppelganger_counts_as_the_declared_suit(suit):
    rest = [s for s in "SCT" if s != suit]
    table = ending("D3 D4", f"{rest[0]}9 {rest[0]}8", f"{rest[1]}9 {rest[1]}8")
    table.play(f"D3/{suit}", f"{rest[0]}9", f"{rest[1]}9")
    assert table.won == [1, 0, 0]
    assert table.voids == ["", suit, suit]


# ---- a doppelgänger follows -----------------------------------------------------------


def test_R6_a_doppelganger_may_always_be_played():
    table = ending("S1 S3", "D5 S2", "S4 C4").play("S1")
    assert table.cards() == {"D5", "S2"}


def test_R6_a_player_without_the_led_suit_may_play_a_doppelganger():
    table = ending("S1 S3", "D5 C2", "S4 C4").play("S1")
    assert table.cards() == {"D5", "C2"}


def test_R6_playing_a_doppelganger_is_never_forced():
    table = ending("S1 S3 S5", "D5 D6 C2", "S4 C4 T4").play("S1")
    assert table.cards() == {"D5", "D6", "C2"}
    assert table.play("C2").voids == ["", "S", ""]


def test_R6_a_player_with_only_doppelgangers_plays_one():
    table = ending("S1 S3", "D5 D6", "S4 C4").play("S1")
    assert table.cards() == {"D5", "D6"}


@pytest.mark.parametrize("led", "SCT")
def test_R6_a_following_doppelganger_is_a_card_of_the_led_suit(led):
    table = ending(f"{led}4 {led}5", f"D8 {led}1", f"{led}7 {led}2").play(f"{led}4", "D8", f"{led}7")
    assert table.won == [0, 1, 0]


def test_R6_doppelgangers_follow_a_leading_doppelganger():
    table = ending("D3 S5", "D8 T1", "T7 T2").play("D3/T", "D8", "T7")
    assert table.won == [0, 1, 0]
    table = ending("D8 S5", "D3 T1", "T7 T2").play("D8/T", "D3", "T7")
    assert table.won == [1, 0, 0]


def test_R6_a_doppelganger_may_follow_even_when_the_leading_card_is_annihilated():
    table = ending("S4 S5", "D4 S1", "S7 D6", "C9 D8").play("S4", "D4")
    assert table.cards() == {"S7", "D6"}
    table.play("D6")
    assert table.cards() == {"C9", "D8"}
    table.play("D8")
    assert table.won == [0, 0, 0, 1]
