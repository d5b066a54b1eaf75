# ruff: noqa: N802 - tests are named after the clauses of the rules
"""Three players: the clauses T1-T7, and G9 for three."""

import pytest

from .table import ATTACKS, EDITIONS, NK2018, fresh, three_players

editions = pytest.mark.parametrize("options", EDITIONS, ids=["classic", "nk2018"])


# ---- T1: the table --------------------------------------------------------------------


def test_T1_one_set_two_cards_each_and_seven_in_the_pile():
    table = fresh(3, first=1).deal(1, 2, 3, 4, 5, 6)
    assert table.phase == "crypts"
    assert [table.state.dealt[s].bit_count() for s in range(3)] == [2, 2, 2]
    assert table.pile() == [0] * 7
    assert table.state.actors() == [0, 1, 2]
    assert table.legal(2) == {"c5", "c6"}


def test_T1_turns_go_clockwise():
    table = three_players()
    seats = []
    for _ in range(6):
        seats.append(table.seat)
        table.play("x13")
    assert seats == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize(
    ("turn", "answers"),
    [(0, "ny"), (1, "ny"), (2, "nn")],  # crypts 7 9 4: the player's own crypt never answers
)
def test_T1_both_opponents_answer_every_question_for_their_own_crypt(turn, answers):
    hands = [2, 1, 6]
    hands[turn] = 3
    assert three_players(crypts=[7, 9, 4], hands=hands, turn=turn).play("3").answers == answers


def test_T1_both_opponents_answer_every_attack():
    table = three_players(crypts=[7, 9, 4]).play("x10")
    assert table.answers == "nn"
    assert [e.data["seat"] for e in table.new_events if e.kind == "answered"] == [1, 2]
    assert 10 in table.left_for(0)
    assert 10 not in table.left_for(1)
    assert 10 not in table.left_for(2)


def test_T1_a_player_who_is_out_answers_nothing():
    table = three_players(crypts=[7, 9, 4], out=[1])
    assert table.play("3").answers == "y"
    table = three_players(crypts=[7, 9, 4], out=[1])
    assert table.play("x10").answers == "n"


# ---- T2-T4: hits ----------------------------------------------------------------------


@editions
def test_T2_a_hit_player_is_out_and_both_others_score(options):
    table = three_players(crypts=[7, 9, 4], options=options).play("x4")
    assert table.answers == "n!4"
    assert table.alive == [0, 1]
    assert table.scores == [1, 1, 0]
    assert table.view(-1)["round"] == 1


@editions
def test_T2_the_crypt_is_shown_to_all(options):
    table = three_players(crypts=[7, 9, 4], options=options).play("x4")
    for viewer in (-1, 0, 1, 2):
        assert table.view(viewer)["seats"][2]["crypt"] == 4
    assert table.event("hit") == {"kind": "hit", "seat": 0, "target": 2, "card": 4}


def test_T2_the_hand_goes_out_of_play_unseen():
    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2]).play("x4", 5)
    for viewer in (-1, 0, 1):
        assert table.view(viewer)["seats"][2]["hand"] == 0
        assert 2 not in table.knows(viewer)
    assert table.view(2)["seats"][2]["hand"] == 2
    assert all(2 not in (*e.data.values(), *e.secret.values()) for e in table.new_events if e.kind != "hit")
    assert 2 not in table.pile()  # it does not come back
    while table.pile():
        table.play("x13")
    assert 2 not in table.hands[:2]


def test_T2_the_attacker_still_draws():
    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2]).play("x4", 5)
    assert table.hands[0] == 5
    assert len(table.pile()) == 6
    assert table.seat == 1


def test_T2_the_attacker_draws_after_a_hit_with_a_card_played_face_up_too():
    table = three_players(crypts=[7, 9, 5], hands=[4, 1, 2]).play("4x5", 6)
    assert table.scores == [1, 1, 0]
    assert table.hands[0] == 6
    assert table.protected == [0]


def test_T3_the_second_hit_gives_the_last_player_one_more_and_ends_the_round():
    table = three_players(crypts=[7, 9, 4]).play("x4").play("x7")
    assert table.answers == "!7"
    assert table.scores == [1, 2, 0]
    assert table.view(-1)["round"] == 2
    assert table.phase == "deal"


def test_T3_the_last_player_left_scores_two_in_the_round_altogether():
    table = three_players(crypts=[7, 9, 4]).play("x4").play("x13").play("x9")
    assert table.scores == [2, 1, 0]


def test_T3_no_card_is_drawn_after_the_hit_that_ends_the_round():
    table = three_players(crypts=[7, 9, 4], out=[2]).play("x9")
    assert "drew" not in table.kinds()
    assert table.kinds() == ["attacked-face-down", "hit", "scored", "round-over", "round-begins"]


def test_T4_eleven_hits_both_and_only_the_attacker_scores_two():
    table = three_players(crypts=[7, 5, 4], hands=[11, 1, 2]).play("11x4,5")
    assert table.answers == "!5!4"
    assert table.scores == [2, 0, 0]
    assert table.view(-1)["round"] == 2


def test_T4_a_copied_eleven_hits_both_too():
    table = three_players(crypts=[7, 5, 4], hands=[2, 1, 3], up={1: [11]}).play("2>11x4,5")
    assert table.scores == [2, 0, 0]


def test_T4_eleven_hitting_one_of_two_is_a_plain_hit():
    table = three_players(crypts=[7, 9, 4], hands=[11, 1, 2]).play("11x4,5")
    assert table.answers == "n!4"
    assert table.scores == [1, 1, 0]
    assert table.alive == [0, 1]
    assert set(table.left_for(1)) == {1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13}


# ---- T5: the end ----------------------------------------------------------------------


@editions
def test_T5_the_match_does_not_end_in_the_middle_of_a_round(options):
    table = three_players(crypts=[7, 9, 4], points=[5, 3, 0], options=options).play("x4")
    assert table.scores == [6, 4, 0]
    assert not table.state.over()
    assert table.seat == 1


@editions
def test_T5_the_match_ends_at_the_end_of_the_round(options):
    table = three_players(crypts=[7, 9, 4], points=[5, 3, 0], options=options).play("x4").play("x7")
    assert table.scores == [6, 5, 0]
    assert table.state.winners() == [0]  # although another won the last duel
    assert table.state.returns() == [1.0, -0.5, -0.5]


def test_T5_the_highest_score_wins_even_if_six_was_reached_first_by_another():
    table = three_players(crypts=[7, 9, 4], points=[5, 5, 0]).play("x4")
    assert table.scores == [6, 6, 0]
    table.play("x7")
    assert table.scores == [6, 7, 0]
    assert table.state.winners() == [1]


def test_T5_five_points_are_not_enough():
    table = three_players(crypts=[7, 9, 4], points=[3, 2, 2], out=[2]).play("x9")
    assert table.scores == [4, 2, 2]
    assert table.phase == "deal"


# ---- T6: the tie-break ----------------------------------------------------------------


def tied(options=None, points=(4, 5, 0)):
    """Return a table at which seat 0 hits both others and ties with seat 1."""
    return three_players(crypts=[7, 5, 4], hands=[11, 1, 2], points=list(points), options=options or {}).play(
        "11x4,5"
    )


@editions
def test_T6_two_tied_at_the_top_play_a_two_player_match(options):
    table = tied(options, points=(4, 6, 0))
    assert table.scores == [6, 6, 0]
    assert not table.state.over()
    assert table.phase == "first"
    assert table.view(-1)["tie_break"] == {"seats": [0, 1], "scores": [0, 0]}
    assert table.kinds()[-2:] == ["round-over", "tie-break"]


def test_T6_a_lead_is_no_tie():
    assert tied(points=(4, 5, 0)).state.winners() == [0]
    assert tied(points=(4, 5, 0)).view(-1)["tie_break"] is None


@pytest.mark.parametrize("points", [(4, 6, 0), (4, 0, 6)])
def test_T6_chance_chooses_which_of_the_two_begins(points):
    table = tied(points=points)
    pair = [s for s in range(3) if table.scores[s] == 6]
    texts = [table.game.text(a) for a in table.state.legal_actions()]
    assert texts == [f"first{s + 1}" for s in pair]


def test_T6_a_named_first_player_counts_for_the_first_round_only():
    table = tied(options={"first": 3}, points=(4, 6, 0))
    assert [table.game.text(a) for a in table.state.legal_actions()] == ["first1", "first2"]


def duel(options=None, first=2):
    """Return the tie-break of seats 0 and 2 before its first turn: crypts 1 and 3."""
    table = tied(options, points=(4, 0, 6)).begins(first)
    return table.deal(1, 2, 3, 4).play("c1", by=0).play("c3", by=2)


def test_T6_the_tie_break_is_dealt_and_played_between_the_two_only():
    table = tied(points=(4, 0, 6)).begins(2)
    assert table.phase == "deal"
    table.deal(1, 2, 3, 4)
    assert table.pile() == [0] * 9  # G1: nine cards
    assert table.state.actors() == [0, 2]
    assert table.legal(2) == {"c3", "c4"}
    assert table.legal(1) == set()
    table.play("c1", by=0).play("c3", by=2)
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        assert len(table.play("x13").answers) == 1
    assert seats == [2, 0, 2, 0]


def test_T6_the_tie_break_has_its_own_score():
    table = duel().play("x1")
    assert table.scores == [6, 0, 6]
    assert table.view(-1)["tie_break"] == {"seats": [0, 2], "scores": [0, 1]}
    scored = {"kind": "scored-tie-break", "seat": 2, "points": 1, "total": 1}
    assert table.event("scored-tie-break") == scored
    assert "scored" not in table.kinds()


@pytest.mark.parametrize(
    ("options", "starters"),
    [({}, [2, 0, 2]), (NK2018, [2, 0, 0])],  # classic: they alternate; nk2018: left of the attacker
)
def test_T6_first_to_three_wins_and_first_players_follow_G9(options, starters):
    table = duel(options)
    begun = []
    for n in range(3):
        begun.append(table.view(-1)["first"])
        if table.seat == 0:
            table.play("x13")
        table.play("x1")
        if n < 2:
            assert not table.state.over()
            table.deal(1, 2, 3, 4).play("c1", by=0).play("c3", by=2)
    assert begun == starters
    assert table.state.over()
    assert table.state.winners() == [2]
    assert table.view(-1)["tie_break"]["scores"] == [0, 3]


def test_T6_the_tie_break_goes_to_three_even_if_the_match_does_not():
    table = three_players(crypts=[7, 5, 4], hands=[11, 1, 2], points=[0, 2, 0], options={"points": 2}).play(
        "11x4,5"
    )
    assert table.phase == "first"
    for n in range(3):
        assert not table.state.over()
        if n == 0:
            table.begins(0)
        table.deal(1, 2, 3, 4).play("c1", by=0).play("c3", by=1)
        if table.seat == 1:
            table.play("x13")
        table.play("x3")
    assert table.state.winners() == [0]


def test_T6_the_third_player_watches():
    table = duel()
    seat = table.view(1)["seats"][1]
    assert not seat["playing"]
    assert not seat["alive"]
    assert seat["crypt"] is None
    assert seat["hand"] is None
    assert table.knows(1) == set()


@editions
def test_T6_the_editions_differ_in_the_tie_break_as_in_any_two_player_match(options):
    table = duel(options)
    while table.pile():
        table.play("x13")
    assert table.hands[table.seat] == 12
    questions = table.legal() - ATTACKS
    assert len(questions) == (0 if options["edition"] == "classic" else 286)


# ---- T7, G9 ---------------------------------------------------------------------------


def test_T7_a_player_who_is_out_is_skipped():
    table = three_players(crypts=[7, 9, 4]).play("x9")
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.play("x13")
    assert seats == [2, 0, 2, 0]


@pytest.mark.parametrize(("out", "turn", "following"), [(0, 2, 1), (1, 0, 2), (2, 1, 0)])
def test_T7_the_turn_passes_over_any_seat(out, turn, following):
    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2], out=[out], turn=turn).play("x13")
    assert table.seat == following


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("attacker", [0, 1])
def test_G9_classic_three_players_the_next_seat_after_the_last_starter_begins(starter, attacker):
    table = three_players(crypts=[7, 9, 4], out=[2], first=starter, turn=attacker)
    table.play("x9" if attacker == 0 else "x7")
    assert table.view(-1)["first"] == (starter + 1) % 3


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("attacker", [0, 1])
def test_G9_nk2018_three_players_the_seat_left_of_the_last_attacker_begins(starter, attacker):
    table = three_players(crypts=[7, 9, 4], out=[2], first=starter, turn=attacker, options=NK2018)
    table.play("x9" if attacker == 0 else "x7")
    assert table.view(-1)["first"] == attacker + 1  # also the seat that was out
