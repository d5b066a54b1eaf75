# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Who wins a trick: annihilation, the led suit, the rest, no winner (R7 to R12).

``winner("S4", "S9", "D4")`` returns the winning card of a trick for every leading seat.
"""

from itertools import permutations, product

import pytest

from .table import PLAYER_COUNTS, SPECTATOR, ending, started, trick, winner

# ---- annihilation ---------------------------------------------------------------------


@pytest.mark.parametrize("suit", "SCT")
@pytest.mark.parametrize("rank", range(1, 10))
def test_R7_a_card_of_the_led_suit_and_its_doppelganger_remove_each_other(suit, rank):
    other = f"{suit}{rank % 9 + 1}"
    assert winner(f"{suit}{rank}", f"D{rank}", other) == 2
    assert winner(f"{suit}{rank}", other, f"D{rank}") == 1
    assert winner(other, f"{suit}{rank}", f"D{rank}") == 0
    assert winner(other, f"D{rank}", f"{suit}{rank}") == 0
    assert winner(f"D{rank}/{suit}", f"{suit}{rank}", other) == 2


def test_R7_annihilation_concerns_only_the_led_suit():
    assert winner("T2", "D8", "C8") == 1
    assert winner("T2", "C8", "D8") == 2
    assert winner("D8/T", "C8", "T2") == 0
    assert winner("T9", "D8", "C8", "S8") == 0
    assert winner("T2", "C8", "S8", "D8") == 3


def test_R7_two_pairs_may_annihilate_in_one_trick():
    assert winner("S4", "D4", "S6", "D6") is None
    assert winner("S4", "S6", "D6", "D4") is None
    assert winner("D4/S", "S6", "D6", "S4") is None


def test_R7_one_pair_leaves_the_two_other_cards():
    assert winner("S4", "D4", "S6", "D7") == 3
    assert winner("S9", "D9", "S6", "D3") == 2
    assert winner("S9", "D9", "C8", "D3") == 3


def test_R7_different_ranks_do_not_annihilate():
    assert winner("S4", "D5", "S6") == 2
    assert winner("S4", "D7", "D6") == 1


def test_R7_ordinary_cards_never_annihilate_each_other():
    assert winner("S4", "C4", "T4") == 0
    assert winner("S4", "S5", "C5", "T5") == 1
    assert winner("D3/S", "C5", "T5", "S2") == 0


def test_R7_annihilation_is_announced_with_the_second_card():
    table = ending("S4 S5", "S7 S1", "D4 S2", "S8 S3").play("S4", "S7")
    assert [c["annihilated"] for c in table.view(SPECTATOR)["trick"]] == [False, False]
    table.play("D4")
    assert [c["annihilated"] for c in table.view(SPECTATOR)["trick"]] == [True, False, True]
    assert table.event("annihilated") == {"cards": ["S4", "D4"]}
    table.play("S8")
    assert table.events("annihilated") == []


def test_R7_the_same_rank_against_another_suit_is_not_marked():
    table = ending("T4 T5", "C8 C1", "D8 S2", "T8 S3").play("T4", "C8", "D8")
    assert [c["annihilated"] for c in table.view(SPECTATOR)["trick"]] == [False, False, False]
    table.play("T8")
    assert table.event("annihilated") == {"cards": ["D8", "T8"]}
    assert table.won == [1, 0, 0, 0]


# ---- the led suit ---------------------------------------------------------------------


def test_R8_the_highest_card_of_the_led_suit_wins():
    assert winner("S4", "S9", "S6") == 1
    assert winner("S9", "S4", "S6", "S8") == 0
    assert winner("S4", "S5", "S6", "S10") == 3


def test_R8_a_higher_card_of_another_suit_does_not_win():
    assert winner("S1", "C9", "T9") == 0
    assert winner("S1", "C10", "T10", "S2") == 3


def test_R8_a_remaining_doppelganger_counts_as_led_suit():
    assert winner("S4", "D9", "S6") == 1
    assert winner("S4", "D3", "S6") == 2
    assert winner("S1", "D2", "C9") == 1
    assert winner("D5/T", "D6", "D7") == 2


# ---- the rest -------------------------------------------------------------------------


def test_R9_when_the_led_suit_is_gone_the_highest_rank_of_the_rest_wins():
    assert winner("S4", "D4", "C1") == 2
    assert winner("S9", "C2", "D9") == 1
    assert winner("S9", "C2", "D9", "T3") == 3
    assert winner("D9/S", "T3", "S9", "C2") == 1


def test_R9_the_suit_of_the_rest_does_not_matter():
    for low, high in permutations("CT"):
        assert winner("S4", "D4", f"{low}2", f"{high}3") == 3
        assert winner("S4", f"{high}3", "D4", f"{low}2") == 1


def test_R9_among_equals_the_one_played_first_wins():
    assert winner("S4", "D4", "C7", "T7") == 2
    assert winner("S4", "D4", "T7", "C7") == 2
    assert winner("S4", "T7", "C7", "D4") == 1
    assert winner("D4/S", "C7", "S4", "T7") == 1


def test_R9_a_remaining_doppelganger_is_led_suit_and_not_one_of_the_rest():
    assert winner("S4", "D4", "D1", "C9") == 2


# ---- no winner ------------------------------------------------------------------------


def test_R10_a_trick_without_remaining_cards_has_no_winner():
    assert winner("S4", "D4", "D6", "S6") is None
    assert winner("D6/T", "D2", "T2", "T6") is None


def test_R10_the_same_player_leads_again():
    for leader in range(4):
        table = trick("S4", "D4", "D6", "S6", leader=leader)
        assert table.seat == leader
        assert table.view(SPECTATOR)["leader"] == leader
        assert table.view(SPECTATOR)["trick"] == []
        assert table.view(SPECTATOR)["led"] is None
        assert table.kinds()[-1] == "trick-lost"
        assert "trick-won" not in table.kinds()


def test_R10_two_tricks_in_a_row_may_have_no_winner():
    table = ending("S4 S5 S9", "D4 D5 S8", "D6 D7 S7", "S6 S3 S1").play("S4", "D4", "D6", "S6")
    table.play("S5", "D5", "D7", "S3")
    assert table.won == [0, 0, 1, 0]
    table = ending("S4 S5 S9", "D4 D5 S8", "D6 D7 S3", "S6 S7 S1").play("S4", "D4", "D6", "S6")
    assert table.seat == 0
    table.play("S5", "D5", "D7", "S7")
    assert (table.won, table.seat) == ([0, 0, 0, 0], 0)


def test_R10_the_last_trick_of_the_round_may_have_no_winner():
    table = ending("S4", "D4", "D6", "S6", predictions=[0, 1, 2, 0]).play("S4", "D4", "D6", "S6")
    assert table.outcome == "w-"
    assert "last-trick-lost" in table.kinds()
    assert "trick-lost" not in table.kinds()  # no seat leads again
    assert table.view(SPECTATOR)["round"] == 2
    assert table.scores == [7, 1, 0, 7]


def test_R10_with_three_players_a_trick_always_has_a_winner():
    """Three cards cannot all be annihilated: try every trick of three ranks and four suits."""
    cards = [f"{suit}{rank}" for suit in "SCTD" for rank in (3, 5, 8)]
    for first, second, third in permutations(cards, 3):
        lead = f"{first}/S" if first[0] == "D" else first
        assert trick(lead, second, third).outcome != "w-"


# ---- the led suit stays ---------------------------------------------------------------


def test_R11_the_led_suit_stays_though_its_card_is_annihilated():
    assert winner("S4", "D4", "C9", "S1") == 3
    assert winner("D4/S", "S4", "C9", "S1") == 3


def test_R11_a_player_with_the_led_suit_must_still_follow_it():
    table = ending("S4 S5", "D4 C1", "S1 C9", "C8 T8").play("S4", "D4")
    assert table.cards() == {"S1"}
    assert table.view(SPECTATOR)["led"] == "S"
    table.play("S1")
    assert table.cards() == {"C8", "T8"}
    assert table.play("C8").won == [0, 0, 1, 0]


def test_R11_a_later_doppelganger_is_still_of_the_led_suit():
    assert winner("S4", "D4", "C9", "D1") == 3
    assert winner("S4", "D4", "S7", "D7") is None


# ---- after the trick ------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R12_the_winner_leads_the_next_trick(players):
    for best in range(players):
        cards = [f"S{rank}" for rank in range(1, players + 1)]
        cards[best] = "S9"
        table = trick(*cards)
        assert table.seat == best
        assert table.view(SPECTATOR)["leader"] == best


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R12_the_number_of_won_tricks_is_public(players):
    table = started(players)
    while table.phase == "play":
        before = table.won
        for _ in range(players):
            step = table.match.play(table.state.legal_actions()[0])
        if table.phase != "play":
            break
        gained = [now - then for now, then in zip(table.won, before, strict=True)]
        assert step.outcome == ("w-" if not any(gained) else f"w{gained.index(1) + 1}")
        assert sum(gained) <= 1
        for viewer in range(players):
            assert [s["won"] for s in table.view(viewer)["seats"]] == table.won


def test_R12_a_won_trick_is_announced_with_count_and_prediction():
    table = ending("S4 S5", "S9 S1", "S2 S3", predictions=[1, 4, 1], won=[0, 2, 0]).play("S4", "S9", "S2")
    assert table.event("trick-won") == {"seat": 1, "count": 3, "number": 4}


def test_R12_cards_of_a_trick_without_a_winner_are_out_of_play_face_up():
    table = trick("S4", "D4", "D6", "S6")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = table.view(viewer)
        for seat, card in enumerate(("S4", "D4", "D6", "S6")):
            assert card in view["seats"][seat]["shown"]
            assert card not in view["unseen"]
    assert all(card not in table.hand(s) for s in range(4) for card in ("S4", "D4", "D6", "S6"))


# ---- comparison with an independent implementation ------------------------------------


def expected_winner(cards, led):
    """Return the winner according to the rules, implemented independently of the package."""
    played = [(led if card[0] == "D" else card[0], int(card[1:])) for card in cards]
    left = [i for i, card in enumerate(played) if not (card[0] == led and played.count(card) == 2)]
    following = [i for i in left if played[i][0] == led]
    among = following or left
    return max(among, key=lambda i: (played[i][1], -i)) if among else None


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R8_every_trick_of_few_ranks_has_the_winner_of_the_rules(players):
    ranks = (4, 7) if players == 4 else (3, 5, 8)
    cards = [f"{suit}{rank}" for suit, rank in product("SCTD", ranks)]
    for hand in permutations(cards, players):
        for led in "SCT" if hand[0][0] == "D" else hand[0][0]:
            if led == "T":
                continue  # like the other two
            lead = f"{hand[0]}/{led}" if hand[0][0] == "D" else hand[0]
            expected = expected_winner(hand, led)
            assert trick(lead, *hand[1:]).outcome == ("w-" if expected is None else f"w{expected + 1}")
