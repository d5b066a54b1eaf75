# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Four players in two teams: the clauses F1-F8."""

import pytest

from .table import ATTACKS, EDITIONS, NK2018, four_players, fresh

editions = pytest.mark.parametrize("options", EDITIONS, ids=["classic", "nk2018"])


# ---- F1: teams, decks, answers --------------------------------------------------------


def test_F1_seats_alternate_between_the_teams_and_each_has_its_deck():
    table = four_players()
    assert [seat["deck"] for seat in table.view(-1)["seats"]] == [0, 1, 0, 1]
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        table.play("x13")
    assert seats == [0, 1, 2, 3, 0]


def test_F1_each_team_draws_from_its_own_set_of_thirteen():
    table = fresh(4, first=1)
    assert table.state.legal_actions() == list(range(13))
    table.deal(1, 2, 3, 4)
    assert table.state.legal_actions() == list(range(13))  # the other team's set is complete
    table.deal(1, 2, 3, 4)
    assert table.phase == "crypts"
    assert [len(table.pile(d)) for d in (0, 1)] == [9, 9]


@pytest.mark.parametrize(("turn", "deck"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_F1_a_player_draws_from_the_pile_of_the_team(turn, deck):
    table = four_players(pile=[[11], [13]], turn=turn).play("x2")
    assert table.hands[turn] == [11, 13][deck]
    assert len(table.pile(deck)) == 8
    assert len(table.pile(1 - deck)) == 9


@pytest.mark.parametrize(
    ("turn", "answers"),
    [(0, "ny"), (2, "ny"), (1, "ny"), (3, "ny")],  # crypts 7 9 4 6
)
def test_F1_both_opponents_answer_and_the_teammate_does_not(turn, answers):
    hands = [1, 1, 5, 12]
    hands[turn] = 3
    table = four_players(crypts=[7, 9, 4, 6], hands=hands, turn=turn).play("3")
    assert table.answers == answers
    assert [e.data["seat"] for e in table.new_events if e.kind == "answered"] == (
        [1, 3] if turn % 2 == 0 else [0, 2]
    )


def test_F1_an_attack_never_hits_the_teammate():
    table = four_players(crypts=[7, 9, 4, 6]).play("x4")
    assert table.answers == "nn"
    assert table.alive == [0, 1, 2, 3]


def test_F1_two_opponents_of_one_team_never_share_a_crypt_but_the_teams_may():
    table = four_players(crypts=[7, 7, 4, 4], hands=[3, 3, 5, 5]).play("x7", 1)
    assert table.answers == "!7n"
    assert table.alive == [0, 2, 3]


def test_F1_an_opponent_who_is_out_does_not_answer():
    assert four_players(crypts=[7, 9, 4, 6], out=[1]).play("3").answers == "y"


# ---- F2: setting up -------------------------------------------------------------------


def set_up_team_a(table):
    """Let seat 0 draw 1 2 3 4: crypt 1, the teammate's 2; the teammate keeps 3 and returns 4."""
    return table.play("c1", by=0).play("m2", by=0).play("k3", by=2)


def test_F2_the_drawer_chooses_both_crypts_and_the_teammate_splits_the_rest():
    table = fresh(4, first=1).deal(1, 2, 3, 4, 10, 11, 12, 13)
    assert table.state.actors() == [0, 1]
    assert table.legal(0) == {"c1", "c2", "c3", "c4"}
    assert table.legal(1) == {"c10", "c11", "c12", "c13"}
    assert table.legal(2) == table.legal(3) == set()
    table.play("c1", by=0)
    assert table.legal(0) == {"m2", "m3", "m4"}
    table.play("m2", by=0)
    assert table.state.actors() == [1, 2]
    assert table.legal(2) == {"k3", "k4"}
    table.play("k3", by=2)
    assert table.state.actors() == [1]
    table.play("c10", by=1).play("m11", by=1).play("k13", by=3)
    assert table.crypts == [1, 10, 2, 11]
    assert table.hands == [4, 12, 3, 13]
    assert table.phase == "turn"
    assert table.seat == 0


def test_F2_the_teams_set_up_independently_of_each_other():
    table = fresh(4, first=2).deal(1, 2, 3, 4, 10, 11, 12, 13)
    table.play("c13", by=1).play("c1", by=0).play("m12", by=1).play("k11", by=3)
    assert table.state.actors() == [0]
    table.play("m4", by=0).play("k2", by=2)
    assert table.crypts == [1, 13, 4, 12]
    assert table.hands == [3, 10, 2, 11]
    assert table.seat == 1


def test_F2_what_each_of_the_four_knows_after_the_setup():
    table = set_up_team_a(fresh(4, first=1).deal(1, 2, 3, 4, 10, 11, 12, 13))
    table.play("c10", by=1).play("m11", by=1).play("k13", by=3)
    assert [table.knows(seat, 0) for seat in range(4)] == [{1, 2, 3, 4}, set(), {2, 3, 4}, set()]
    assert [table.knows(seat, 1) for seat in range(4)] == [set(), {10, 11, 12, 13}, set(), {11, 12, 13}]
    mate = table.view(2)["seats"]
    assert (mate[0]["crypt"], mate[0]["hand"]) == (0, 4)  # the drawer's crypt stays unknown
    assert (mate[2]["crypt"], mate[2]["hand"]) == (2, 3)
    assert (mate[1]["crypt"], mate[1]["hand"]) == (0, 0)
    drawer = table.view(0)["seats"]
    assert [(s["crypt"], s["hand"]) for s in drawer] == [(1, 4), (0, 0), (2, 3), (0, 0)]
    assert table.knows(-1, 0) == table.knows(-1, 1) == set()


def test_F2_what_each_seat_learns_during_the_setup():
    table = fresh(4, first=1).deal(1, 2, 3, 4)
    assert [e.seen_by(2) for e in table.new_events] == [{"kind": "dealt", "seat": 0}] * 4
    assert [e.seen_by(0)["card"] for e in table.new_events] == [1, 2, 3, 4]
    table.deal(10, 11, 12, 13).play("c1", by=0)
    assert [("card" in table.event("crypt-chosen", s)) for s in range(4)] == [True, False, False, False]
    table.play("m2", by=0)
    for seat in (0, 2):
        given = table.event("crypt-given", seat)
        assert (given["card"], given["cards"]) == (2, [3, 4])
    assert table.event("crypt-given", 1) == {"kind": "crypt-given", "seat": 0, "target": 2}
    table.play("k3", by=2)
    for seat in (0, 2):
        split = table.event("hands-split", seat)
        assert (split["card"], split["back"]) == (3, 4)
    assert table.event("hands-split", 3) == {"kind": "hands-split", "seat": 2, "target": 0}
    assert [step.seen_by(3) for step in table.match.steps[-3:]] == [False, False, False]
    assert [step.seen_by(2) for step in table.match.steps[-3:]] == [False, True, True]


def test_F2_the_teammate_learns_nothing_before_the_cards_are_handed_over():
    table = fresh(4, first=1).deal(1, 2, 3, 4, 10, 11, 12, 13).play("c1", by=0)
    assert table.knows(2, 0) == set()
    assert table.view(2)["seats"][0]["dealt"] == [0, 0, 0]


def test_F2_a_partners_opening_card_put_face_down_stays_known():
    table = set_up_team_a(fresh(4, first=1).deal(1, 2, 3, 4, 10, 11, 12, 13))
    table.play("c10", by=1).play("m11", by=1).play("k13", by=3)
    table.play("x13", 5)
    assert table.view(2)["seats"][0]["down"] == [4]
    assert table.view(1)["seats"][0]["down"] == [0]
    assert table.event("attacked-face-down", 2)["down"] == 4
    assert "down" not in table.event("attacked-face-down", 1)
    assert table.view(2)["seats"][0]["hand"] == 0  # a card drawn later is not known


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_F2_the_member_who_draws_alternates_every_round(number):
    table = four_players(round=number, out=[1], turn=0, crypts=[7, 9, 4, 6]).play("x6")
    assert table.view(-1)["round"] == number + 1
    drawers = [2, 3] if (number + 1) % 2 == 0 else [0, 1]
    table.deal(1, 2, 3, 4, 1, 2, 3, 4)
    assert table.state.actors() == drawers


def test_F2_the_drawer_of_round_one_is_the_first_seat_of_the_team_in_any_order():
    table = fresh(4, first=4).deal(1, 2, 3, 4, 1, 2, 3, 4)
    assert table.state.actors() == [0, 1]


# ---- F3: hits and turns ---------------------------------------------------------------


def turns(table, count):
    """Return the seats that act in the next turns, with attacks that miss."""
    seats = []
    for _ in range(count):
        seats.append(table.seat)
        table.play("x13")
    return seats


@editions
def test_F3_a_hit_player_is_out_with_the_crypt_shown_and_the_hand_unseen(options):
    table = four_players(crypts=[7, 9, 4, 6], hands=[3, 1, 5, 12], options=options).play("x9")
    assert table.answers == "!9n"
    assert table.alive == [0, 2, 3]
    assert table.scores == [0, 0, 0, 0]
    for viewer in (-1, 0, 2, 3):
        seat = table.view(viewer)["seats"][1]
        assert seat["crypt"] == 9
        assert seat["hand"] == 0
    assert table.view(1)["seats"][1]["hand"] == 1


def test_F3_the_attacker_still_draws():
    table = four_players(crypts=[7, 9, 4, 6], pile=[[11], []]).play("x9")
    assert table.hands[0] == 11


def test_F3_the_teammate_takes_both_turns_and_the_teams_alternate():
    table = four_players(crypts=[7, 9, 4, 6], turn=2).play("x9")
    assert turns(table, 7) == [3, 0, 3, 2, 3, 0, 3]


@pytest.mark.parametrize(
    ("out", "order"),
    [([0], [2, 1, 2, 3, 2]), ([1], [0, 3, 2, 3, 0]), ([0, 3], [2, 1, 2, 1, 2]), ([2], [0, 1, 0, 3, 0])],
)
def test_F3_every_seat_has_a_stand_in(out, order):
    assert turns(four_players(crypts=[7, 9, 4, 6], out=out), 5) == order


def test_F3_a_stand_in_plays_with_the_own_hand_and_draws_for_it():
    table = four_players(crypts=[7, 9, 4, 6], hands=[3, 1, 5, 12], out=[1], turn=1, pile=[[], [13]])
    assert table.seat == 3
    assert "12(1,2,3)" in table.legal()
    table.play("12(1,2,3)")
    assert table.up(3) == [12]
    assert table.hands[3] == 13
    assert table.hands[1] == 1
    assert table.seat == 2


def test_F3_an_event_names_the_stand_in():
    table = four_players(crypts=[7, 9, 4, 6], turn=0, out=[1]).play("x13")
    assert table.event("stands-in") == {"kind": "stands-in", "seat": 3, "target": 1}
    table.play("x13")
    assert "stands-in" not in table.kinds()


def test_F3_an_extra_turn_of_a_stand_in_is_still_the_same_turn():
    table = four_players(crypts=[7, 9, 4, 6], hands=[3, 1, 5, 2], out=[1], turn=1).play("2+")
    assert table.seat == 3
    table.play("x13")
    assert table.seat == 2


# ---- F4: whose pile -------------------------------------------------------------------


def test_F4_eight_looks_at_the_bottom_of_the_opposing_pile():
    table = four_players(hands=[8, 1, 5, 12]).play("8", 2, 3)
    assert table.pile(1)[-2:] == [3, 2]
    assert table.pile(0) == [0] * 9
    assert table.event("looked", 0) == {
        "kind": "looked",
        "seat": 0,
        "card": 8,
        "count": 2,
        "deck": 1,
        "cards": [3, 2],
        "pile": "theirs",
    }
    table.play("x13", 11)
    assert table.hands[0] == 11
    assert len(table.pile(1)) == 9


def test_F4_ten_arranges_the_opposing_pile_and_draws_from_the_own():
    table = four_players(hands=[10, 1, 5, 12], pile=[[11], []]).play("10", 2, 3, 4)
    assert table.pile(1)[:3] == [2, 3, 4]
    table.play("t2b31")
    assert table.pile(1) == [3, 0, 0, 0, 0, 0, 0, 4, 2]
    assert table.hands[0] == 11
    assert table.play("x13").hands[1] == 3  # the opponents draw what was put on top


def test_F4_a_copied_ten_looks_at_the_opposing_pile():
    table = four_players(hands=[2, 1, 5, 12], up={3: [10]}).play("2>10", 3, 4, 5)
    assert table.pile(1)[:3] == [3, 4, 5]


def test_F4_the_extra_turn_of_two_draws_from_the_own_pile():
    table = four_players(hands=[2, 1, 5, 12], pile=[[11], []]).play("2+")
    assert table.hands[0] == 11
    assert table.seat == 0
    assert len(table.pile(1)) == 9


@editions
def test_F4_emptiness_for_ten_is_that_of_the_opposing_pile(options):
    empty = four_players(hands=[10, 1, 5, 12], left=[4, 0], options=options)
    assert empty.legal() == ATTACKS
    own_empty = four_players(hands=[10, 1, 5, 12], left=[0, 4], options=NK2018)
    assert own_empty.legal() == {"10"} | ATTACKS
    copy = four_players(hands=[2, 1, 5, 12], up={3: [10]}, left=[4, 0], options=options)
    assert copy.legal() == {"2+"} | ATTACKS
    copy = four_players(hands=[2, 1, 5, 12], up={3: [10]}, left=[0, 4], options=NK2018)
    assert copy.legal() == {"2>10"} | ATTACKS


def test_F4_eight_on_an_empty_opposing_pile_is_just_an_attack():
    table = four_players(hands=[8, 1, 5, 12], left=[4, 0]).play("8")
    assert table.legal() == ATTACKS
    assert table.play("x9").answers == "!9n"


def test_F4_ten_with_one_card_only_looks_at_it():
    table = four_players(hands=[10, 1, 5, 12], left=[4, 1]).play("10")
    assert table.seat == 1
    assert len(table.pile(1)) == 1
    assert table.pile(1)[0] in table.knows(0, 1)
    assert table.hands[0] != 0


# ---- F5: protection -------------------------------------------------------------------


def test_F5_four_protects_only_the_player_who_played_it():
    table = four_players(crypts=[7, 9, 10, 6], hands=[4, 3, 5, 12]).play("4x13")
    assert table.protected == [0]
    assert table.play("3").answers == "-y"


def test_F5_the_turn_for_an_eliminated_teammate_ends_the_protection():
    table = four_players(crypts=[7, 9, 10, 6], hands=[4, 3, 5, 12], out=[2]).play("4x13")
    assert table.protected == [0]
    table.play("x13")
    assert table.seat == 0  # for seat 2
    assert table.protected == []


def test_F5_protection_taken_on_a_stand_ins_turn_ends_at_the_own_turn():
    table = four_players(crypts=[7, 9, 10, 6], hands=[4, 3, 5, 12], out=[2], turn=2)
    assert table.seat == 0
    table.play("4x13")
    assert table.seat == 3
    assert table.play("12(7,8,9)").answers == "-"
    assert table.seat == 0
    assert table.protected == []


def test_F5_protection_lasts_through_the_teammates_turn():
    table = four_players(crypts=[7, 9, 10, 6], hands=[4, 1, 5, 3]).play("4x13").play("x13").play("x13")
    assert table.seat == 3
    assert table.play("3").answers == "-y"
    assert table.seat == 0
    assert table.protected == []


# ---- F6: information for the teammate --------------------------------------------------


@pytest.mark.parametrize(("card", "seen"), [(8, [2, 3]), (10, [2, 3, 4])])
def test_F6_the_teammate_is_shown_what_eight_and_ten_showed(card, seen):
    table = four_players(hands=[card, 1, 5, 12]).play(str(card), *seen)
    for seat, sees in ((0, True), (2, True), (1, False), (3, False), (-1, False)):
        assert ("cards" in table.event("looked", seat)) is sees
        assert (set(seen) <= table.knows(seat, 1)) is sees
        assert sorted(c for c in table.view(seat)["piles"][1]["cells"] if c) == (seen if sees else [])


def test_F6_the_teammate_is_shown_the_new_order_too():
    table = four_players(hands=[10, 1, 5, 12]).play("10", 2, 3, 4).play("t3b12", 13)
    for seat, sees in ((0, True), (2, True), (1, False), (3, False), (-1, False)):
        assert table.view(seat)["piles"][1]["cells"] == ([4, 0, 0, 0, 0, 0, 0, 2, 3] if sees else [0] * 9)
        assert ("card" in table.event("arranged", seat)) is sees
    assert [table.last.seen_by(s) for s in (0, 1, 2, 3, -1)] == [True, False, True, False, False]


def test_F6_a_card_seen_is_followed_into_the_opponents_hand_and_face_down_row():
    table = four_players(hands=[10, 1, 5, 12]).play("10", 2, 3, 4).play("t3b12", 13)
    table.play("x13")
    assert table.hands[1] == 4
    for seat, sees in ((0, 4), (2, 4), (3, 0), (-1, 0)):
        assert table.view(seat)["seats"][1]["hand"] == sees
    table.play("x13").play("x13").play("x13").play("x13")
    for seat, sees in ((0, 4), (2, 4), (3, 0), (-1, 0)):
        assert table.view(seat)["seats"][1]["down"][-1] == sees


# ---- F7: winning ----------------------------------------------------------------------


def test_F7_both_players_of_a_team_out_gives_the_other_team_a_point():
    table = four_players(crypts=[7, 9, 4, 6]).play("x9").play("x13").play("x6")
    assert table.answers == "!6"
    assert table.scores == [1, 0, 1, 0]
    assert table.view(-1)["round"] == 2


def test_F7_eleven_may_hit_both_at_once_for_the_same_one_point():
    table = four_players(crypts=[7, 5, 4, 6], hands=[11, 1, 3, 12]).play("11x5,6")
    assert table.answers == "!5!6"
    assert table.scores == [1, 0, 1, 0]
    assert table.phase == "deal"


@pytest.mark.parametrize(("points", "over"), [([1, 2, 1, 2], False), ([2, 2, 2, 2], True)])
def test_F7_first_team_to_three_wins(points, over):
    table = four_players(crypts=[7, 9, 4, 6], out=[1], points=points).play("x6")
    assert table.state.over() is over
    assert table.state.winners() == ([0, 2] if over else [])
    if over:
        assert table.state.returns() == [1.0, -1.0, 1.0, -1.0]


def test_F7_a_player_who_is_out_wins_with_the_team():
    table = four_players(crypts=[7, 9, 4, 6], out=[1, 2], points=[2, 0, 2, 0]).play("x6")
    assert table.state.winners() == [0, 2]


@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize(("options", "after_attacker"), [({}, False), (NK2018, True)])
def test_F7_the_first_player_of_the_next_round_follows_G9(starter, options, after_attacker):
    table = four_players(crypts=[7, 9, 4, 6], out=[0, 3], turn=0, first=starter, options=options)
    assert table.seat == 2  # stands in for seat 0
    table.play("x9")
    assert table.view(-1)["first"] == (3 if after_attacker else (starter + 1) % 4)


# ---- F8: the empty pile ---------------------------------------------------------------


def test_F8_classic_the_own_empty_pile_forces_an_attack():
    table = four_players(left=[0, 4])
    assert table.legal() == ATTACKS
    table.play("x13")
    assert table.legal() > ATTACKS  # the other team still has cards
    table.play("x13")
    assert table.seat == 2
    assert table.legal() == ATTACKS


def test_F8_classic_the_opposing_empty_pile_forces_nothing():
    table = four_players(left=[4, 0])
    assert table.legal() == {"3"} | ATTACKS
    table.play("3")
    assert table.legal() == ATTACKS


def test_F8_nk2018_the_hand_card_may_be_used_and_then_every_turn_is_an_attack():
    table = four_players(left=[0, 4], options=NK2018)
    assert table.legal() == {"3"} | ATTACKS
    table.play("3").play("x13").play("5").play("x13")
    assert table.seat == 0
    assert table.hands[0] == 0
    assert table.legal() == ATTACKS


def test_F8_classic_drawing_the_teams_last_card_makes_the_extra_turn_an_attack():
    table = four_players(hands=[2, 1, 5, 12], left=[1, 4]).play("2+")
    assert table.seat == 0
    assert table.legal() == ATTACKS
