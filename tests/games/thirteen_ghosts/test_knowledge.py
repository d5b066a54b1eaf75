# ruff: noqa: N802 - tests are named after the clauses of the rules
"""G10: each seat sees exactly what it can know, in views and in events."""

import pytest

from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.thirteen_ghosts.cards import numbers_of

from .table import ALL_SEEING, NK2018, NUMBERS, SPECTATOR, fresh, pick, three_players, two_players

# ---- the deal and the crypts ----------------------------------------------------------


def test_G10_a_seat_sees_its_own_dealt_cards_and_backs_elsewhere():
    table = fresh(2, first=1).deal(1, 2, 3, 4)
    assert [s["dealt"] for s in table.view(0)["seats"]] == [[1, 2], [0, 0]]
    assert [s["dealt"] for s in table.view(1)["seats"]] == [[0, 0], [3, 4]]
    assert [s["dealt"] for s in table.view(SPECTATOR)["seats"]] == [[0, 0], [0, 0]]
    assert [e.seen_by(0).get("card") for e in table.new_events] == [1, 2, None, None]
    assert [e.seen_by(SPECTATOR).get("card") for e in table.new_events] == [None] * 4


def test_G10_the_step_of_a_dealt_card_is_visible_to_its_owner_only():
    table = fresh(3, first=1).deal(1, 2, 3, 4, 5, 6)
    knowers = [[step.seen_by(s) for s in (0, 1, 2, -1)] for step in table.match.steps[1:]]
    assert knowers[0] == knowers[1] == [True, False, False, False]
    assert knowers[2] == knowers[3] == [False, True, False, False]
    assert knowers[4] == knowers[5] == [False, False, True, False]


def test_G10_crypt_and_hand_are_visible_to_their_owner_only():
    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2])
    for viewer in (SPECTATOR, 0, 1, 2):
        seats = table.view(viewer)["seats"]
        for seat in range(3):
            own = seat == viewer
            assert seats[seat]["crypt"] == (table.crypts[seat] if own else 0)
            assert seats[seat]["hand"] == (table.hands[seat] if own else 0)


def test_G10_no_card_is_null_and_not_a_back():
    table = two_players(left=0).play("x13")
    assert table.view(1)["seats"][0]["hand"] is None
    assert fresh(2).view(0)["seats"][0]["crypt"] is None


# ---- cards on the table ---------------------------------------------------------------


def test_G10_a_face_up_card_is_visible_to_all():
    table = two_players(hands=[3, 1]).play("3", 5)
    for viewer in (SPECTATOR, 0, 1):
        assert table.view(viewer)["seats"][0]["up"] == [3]
        assert 3 in table.knows(viewer)
    assert table.last.seen_by(SPECTATOR)


def test_G10_a_drawn_card_is_visible_to_its_drawer_only():
    table = two_players(hands=[3, 1]).play("3", 5)
    assert table.event("drew", 0) == {"kind": "drew", "seat": 0, "card": 5}
    assert table.event("drew", 1) == table.event("drew", SPECTATOR) == {"kind": "drew", "seat": 0}
    assert table.view(1)["seats"][0]["hand"] == 0


def test_G10_a_face_down_card_is_known_to_its_owner_only():
    table = three_players(hands=[3, 1, 2]).play("x13", 5)
    assert table.view(0)["seats"][0]["down"] == [3]
    for viewer in (SPECTATOR, 1, 2):
        assert table.view(viewer)["seats"][0]["down"] == [0]
    assert table.event("attacked-face-down", 0)["down"] == 3
    assert table.event("attacked-face-down", 1) == {
        "kind": "attacked-face-down",
        "seat": 0,
        "numbers": [13],
    }


def test_G10_questions_and_answers_are_public():
    table = three_players(crypts=[7, 9, 4], hands=[12, 1, 2]).play("12(4,8,10)")
    for viewer in (SPECTATOR, 0, 1, 2):
        events = [e.seen_by(viewer) for e in table.new_events if e.kind in ("asked", "answered")]
        assert events == [
            {"kind": "asked", "seat": 0, "card": 12, "numbers": [4, 8, 10]},
            {"kind": "answered", "seat": 1, "answer": "no"},
            {"kind": "answered", "seat": 2, "answer": "yes"},
        ]
        candidates = table.view(viewer)["seats"][2]["candidates"]
        assert set(candidates) <= {4, 8, 10}


def test_G10_candidates_follow_from_answers_open_cards_and_the_viewers_own():
    table = two_players(crypts=[7, 9], hands=[6, 1], up={1: [10]}).play("6", 2)
    assert table.view(0)["seats"][1]["candidates"] == [8, 9, 11, 12, 13]
    assert table.view(SPECTATOR)["seats"][1]["candidates"] == [8, 9, 11, 12, 13]
    assert table.view(1)["seats"][1]["candidates"] == [9]
    table = two_players(crypts=[7, 9], hands=[6, 1], down={0: [13], 1: [12]}).play("6", 2)
    assert table.view(0)["seats"][1]["candidates"] == [8, 9, 10, 11, 12]
    assert table.view(SPECTATOR)["seats"][1]["candidates"] == [8, 9, 10, 11, 12, 13]


def test_G10_a_determined_crypt_is_no_candidate_of_another_seat():
    table = three_players(crypts=[7, 9, 4], answers={1: [9], 2: [4, 9]})
    assert table.view(0)["seats"][1]["candidates"] == [9]
    assert table.view(0)["seats"][2]["candidates"] == [4]
    assert table.view(SPECTATOR)["seats"][2]["candidates"] == [4]


def test_G10_candidates_are_all_distinct_assignments_of_crypts():
    texts = "first2 d10 d2 d13 d3 d6 d4 2:c3 3:c4 1:c2 2:13(5+) d7 3:6 d1 1:x13 d11 2:x3 d5 3:1(8-11)"
    match = Match(load("13-ghosts", 3, NK2018))
    for text in texts.split():
        seat, _, move = text.rpartition(":")
        match.play(match.game.parse(move, int(seat or 1) - 1))
    assert [seat["candidates"] for seat in match.view(SPECTATOR)["seats"]] == [[2, 4], [3, 5, 7], [2, 4]]


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"deck": 6}), (3, {}), (4, {})])
def test_G10_candidates_are_the_crypts_of_all_worlds(players, options):
    """Brute force: the candidates are exactly the crypts of the drawn worlds."""
    game, rng, sizes = load("13-ghosts", players, options), Rng(players), set()
    for seed in range(12):
        state, moves = game.new_state(), Rng(seed)
        while state.round < 2 and not state.over():
            state.apply(pick(state, moves))
            if state.round != 1 or moves.below(6):
                continue
            for seat in (SPECTATOR, *game.seats):
                shown = game.view(state, seat)["seats"]
                sizes |= {len(s["candidates"]) for s in shown}
                wanted = [set(s["candidates"]) for s in shown]
                for _ in range(4000):
                    other = state.resample(seat, rng)
                    for s in range(players):
                        assert not other.crypt[s] or other.crypt[s] in shown[s]["candidates"]
                        wanted[s].discard(other.crypt[s])
                    if not any(wanted):
                        break
                assert not any(wanted)
    assert len(sizes) > 4


def test_G10_a_hit_shows_the_crypt_and_nothing_else():
    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2], down={2: [5]}).play("x4", 6)
    for viewer in (SPECTATOR, 0, 1):
        seat = table.view(viewer)["seats"][2]
        assert (seat["crypt"], seat["hand"], seat["down"]) == (4, 0, [0])
        assert not seat["alive"]
    assert table.view(2)["seats"][2]["down"] == [5]
    assert table.view(2)["seats"][0]["hand"] == 0  # a player who is out learns nothing new


def test_G10_a_shown_crypt_stays_shown_until_the_next_deal():
    # The last hits of a match that ends in a tie: seat 2 is out of the round and the tie-break.
    table = three_players(crypts=[7, 5, 4], hands=[11, 1, 2], points=[4, 6, 0]).play("11x4,5")
    assert table.phase == "first"
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [s["crypt"] for s in table.view(viewer)["seats"]][1:] == [5, 4]


def test_G10_knowledge_of_one_round_is_gone_in_the_next():
    table = two_players(crypts=[7, 9], up={1: [10]}).play("x9")
    assert [table.knows(s) for s in (SPECTATOR, 0, 1)] == [set()] * 3


# ---- cards seen in the pile -----------------------------------------------------------


def test_G10_the_player_of_eight_knows_the_seen_cards_and_their_places():
    table = two_players(hands=[8, 1]).play("8", 5, 6)
    assert table.view(0)["piles"] == [{"left": 9, "cells": [0] * 7 + [6, 5]}]
    for viewer in (1, SPECTATOR):
        assert table.view(viewer)["piles"] == [{"left": 9, "cells": [0] * 9}]
    assert table.event("looked", 0)["cards"] == [6, 5]
    assert table.event("looked", 1) == {
        "kind": "looked",
        "seat": 0,
        "card": 8,
        "count": 2,
        "deck": 0,
        "pile": "own",
    }
    assert {5, 6} <= table.knows(0)
    assert not {5, 6} & table.knows(1)


def test_G10_the_steps_of_a_look_are_visible_to_its_player_only():
    table = two_players(hands=[8, 1]).play("8", 5, 6)
    assert [[s.seen_by(k) for k in (0, 1, -1)] for s in table.match.steps] == [
        [True, True, True],
        [True, False, False],
        [True, False, False],
    ]


def test_G10_the_player_of_ten_knows_the_seen_cards_and_their_new_places():
    table = two_players(hands=[10, 1]).play("10", 4, 5, 6)
    assert table.view(0)["piles"][0]["cells"][:3] == [4, 5, 6]
    assert table.view(1)["piles"][0]["cells"] == [0] * 9
    table.play("t2b31")
    assert table.view(0)["piles"][0]["cells"] == [0] * 6 + [6, 4]
    assert table.view(1)["piles"][0]["cells"] == [0] * 8
    assert table.event("arranged", 0) == {
        "kind": "arranged",
        "seat": 0,
        "count": 3,
        "deck": 0,
        "card": 5,
        "cards": [6, 4],
        "pile": "own",
    }
    assert "card" not in table.event("arranged", 1)
    assert not table.last.seen_by(1)
    assert "card" not in table.event("drew", 1)


def test_G10_a_seen_card_is_followed_into_the_hand_that_draws_it():
    # Card 8 sees the whole pile of two: the player draws the first, the opponent the second.
    table = two_players(hands=[8, 1], left=2, pile=[5, 6]).play("8").play("x13")
    table.play("x13")
    assert table.hands[1] == 6
    assert table.view(0)["seats"][1]["hand"] == 6
    assert table.view(SPECTATOR)["seats"][1]["hand"] == 0
    assert table.event("drew", 0)["card"] == 6
    assert "card" not in table.event("drew", SPECTATOR)
    table.play("x13").play("x13")
    assert table.view(0)["seats"][1]["down"][-1] == 6
    assert table.event("attacked-face-down", 0)["down"] == 6
    assert "down" not in table.event("attacked-face-down", SPECTATOR)


def test_G10_a_seen_card_cannot_be_a_crypt():
    table = two_players(crypts=[7, 9], hands=[8, 1]).play("8", 5, 6)
    assert not {5, 6} & set(table.view(0)["seats"][1]["candidates"])
    assert {5, 6} <= set(table.view(1)["seats"][0]["candidates"])


def test_G10_known_cards_keep_their_place_when_others_go_under_them():
    # Seat 1 has looked at the bottom; card 10 puts two cards below, which seat 1 does not see.
    table = two_players(hands=[10, 1], pile=[2, 3, 4, 0, 0, 0, 0, 5, 6], knows={1: [[5, 6]]})
    table.play("10").play("t1b23")
    assert table.view(1)["piles"][0]["cells"] == [0, 0, 0, 0, 5, 6, 0, 0]
    assert table.view(1)["vague"] == []
    assert table.view(0)["piles"][0]["cells"] == [0, 0, 0, 0, 0, 0, 3, 4]


# ---- knowledge blurred by another player's card 10 ------------------------------------


def blurred():
    """Return a table: seat 1 knew 5 and 6 at the bottom of three; seat 0 moves 6 up and draws it."""
    table = two_players(crypts=[7, 9], hands=[10, 1], left=3, pile=[4, 5, 6], knows={1: [[5, 6]]}).play("10")
    return table.play("t3b12")


def test_G10_a_secret_order_blurs_what_others_knew():
    table = blurred()
    assert table.hands[0] == 6
    assert table.pile() == [4, 5]
    assert table.view(1)["vague"] == [
        {"cards": [5, 6], "among": [{"hand": 0}, {"pile": 0, "index": 0}, {"pile": 0, "index": 1}]}
    ]
    assert table.view(1)["piles"][0]["cells"] == [0, 0]
    assert table.view(1)["seats"][0]["hand"] == 0
    assert table.view(0)["vague"] == []
    assert table.view(SPECTATOR)["vague"] == []
    assert table.view(0)["piles"][0]["cells"] == [4, 5]


def test_G10_blurred_cards_still_cannot_be_a_crypt():
    candidates = blurred().view(1)["seats"][0]["candidates"]
    assert not {5, 6} & set(candidates)
    assert 4 in candidates


def test_G10_a_blurred_card_found_again_is_known_again():
    table = blurred().play("x13")  # seat 1 draws the 4
    assert table.hands[1] == 4
    assert table.view(1)["vague"] == [{"cards": [5, 6], "among": [{"hand": 0}, {"pile": 0, "index": 0}]}]


def test_G10_a_blurred_card_with_one_place_left_is_known():
    table = blurred().play("x13").play("6")  # seat 1 draws the 4, seat 0 shows the 6 and draws the 5
    assert table.view(1)["vague"] == []
    assert table.view(1)["seats"][0]["hand"] == 5
    table.play("x13").play("x13")
    assert table.view(1)["seats"][0]["down"][-1] == 5
    assert table.view(SPECTATOR)["seats"][0]["down"][-1] == 0


def test_G10_one_of_several_places_is_not_known():
    table = blurred().play("x13").play("x13")  # 5 and 6 lie in the hand and the last card put down
    assert table.view(1)["seats"][0]["hand"] == 0
    assert table.view(1)["seats"][0]["down"][-1] == 0


def test_G10_a_place_is_left_over_when_another_group_fills_the_rest():
    # Seat 1 knows 5 to be the 4th or 5th card of a group of three places, two of which hold 3 and 6.
    groups = [{"moved": [3, 5, 6], "vague": [[], [5]]}, {"moved": [3, 6], "vague": [[], [3, 6]]}]
    table = two_players(
        crypts=[7, 9],
        hands=[12, 1],
        up={0: [10], 1: [2]},
        left=4,
        pile=[4, 5, 3, 6],
        knows={0: [[3, 4, 5, 6]]},
        groups=groups,
    )
    table.play("12(1,2,3)").play("x13")  # seat 1 sees the 12 and resolves its blurred knowledge
    assert table.view(1)["vague"] == [
        {"cards": [3, 6], "among": [{"pile": 0, "index": 0}, {"pile": 0, "index": 1}]}
    ]


def test_G10_a_blurred_card_may_lie_in_a_face_down_row():
    table = blurred().play("x13").play("x13")
    index = len(table.down(0)) - 1
    assert table.view(1)["vague"] == [{"cards": [5, 6], "among": [{"hand": 0}, {"down": 0, "index": index}]}]


def test_G10_an_arrangement_blurs_the_knowledge_of_every_other_seat():
    table = three_players(
        crypts=[7, 9, 8], hands=[10, 1, 2], left=3, pile=[4, 5, 6], knows={1: [[5, 6]], 2: [[4]]}
    )
    table.play("10").play("t3b12")
    assert [v["cards"] for v in table.view(1)["vague"]] == [[5, 6]]
    assert [v["cards"] for v in table.view(2)["vague"]] == [[4]]
    assert table.view(0)["vague"] == []


def test_G10_a_second_ten_blurs_again():
    # After the first 10 seat 0 knows 4 and 5 in the pile; seat 1 then copies the 10.
    table = two_players(crypts=[7, 9], hands=[10, 2], left=4, pile=[4, 5, 6, 3], knows={1: [[6, 3]]})
    table.play("10").play("t2b31")  # 5 drawn; the pile is 3 6 4
    assert table.pile() == [3, 6, 4]
    assert table.view(1)["piles"][0]["cells"] == [3, 0, 0]
    assert [v["cards"] for v in table.view(1)["vague"]] == [[6]]
    table.play("2>10")
    assert table.view(1)["vague"] == []  # the look finds the 6
    table.play("t1b23")  # 3 drawn; the pile is 6 4
    assert table.view(1)["piles"][0]["cells"] == [6, 4]
    places = [{"hand": 1}, {"pile": 0, "index": 0}, {"pile": 0, "index": 1}]
    assert table.view(0)["vague"] == [{"cards": [4, 6], "among": places}]


def test_G10_a_look_by_another_blurs_nothing():
    table = two_players(hands=[8, 1], left=3, pile=[4, 5, 6], knows={1: [[5, 6]]}).play("8").play("x13")
    assert table.view(1)["piles"][0]["cells"] == [5, 6]
    assert table.view(1)["vague"] == []


# ---- spectators and the end -----------------------------------------------------------


def test_G10_a_spectator_sees_the_open_table_only():
    table = three_players(crypts=[7, 9, 4], hands=[3, 1, 2], up={1: [5]}, down={2: [6]}, out=[2])
    view = table.view(SPECTATOR)
    assert view["seat"] is None
    assert "legal" not in view
    assert table.knows(SPECTATOR) == {5, 4}
    assert [s["crypt"] for s in view["seats"]] == [0, 0, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G10_the_all_seeing_view_exists_only_after_the_end(players):
    table = fresh(players, first=1)
    with pytest.raises(Refusal, match="refusal-not-over"):
        table.view(ALL_SEEING)
    with pytest.raises(Refusal, match="refusal-not-over"):
        table.match.log(ALL_SEEING)


def test_G10_after_the_end_everything_is_visible():
    table = two_players(crypts=[7, 9], hands=[3, 1], down={1: [6]}, pile=[12], points=[2, 0]).play("x9")
    view = table.view(ALL_SEEING)
    assert [s["crypt"] for s in view["seats"]] == [7, 9]
    assert [s["down"] for s in view["seats"]] == [[3], [6]]
    assert view["seats"][1]["hand"] == 1
    assert view["piles"][0]["cells"][0] == 12
    assert table.match.log(ALL_SEEING)[0]["down"] == 3
    assert table.view(1)["seats"][0]["crypt"] == 0  # the seats' own views stay as they were


def test_G10_a_face_up_card_is_no_candidate_for_any_viewer():
    table = three_players(crypts=[7, 9, 4], up={0: [5]})
    for viewer in (SPECTATOR, 0, 1, 2):
        assert all(5 not in seat["candidates"] for seat in table.view(viewer)["seats"])


def test_G10_a_view_depends_only_on_what_the_seat_knows():
    """Swapping two hidden cards changes nothing in the view."""
    one = three_players(crypts=[7, 9, 4], hands=[3, 1, 2], down={1: [6]}, pile=[8])
    two = three_players(crypts=[7, 1, 8], hands=[3, 2, 6], down={1: [4]}, pile=[9])
    assert one.view(0) == two.view(0)
    assert one.view(1) != two.view(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_G10_a_seat_always_knows_its_own_cards(seat):
    table = two_players(hands=[3, 1], pile=[5, 6, 8, 10])
    for _ in range(4):
        table.play("x13")
        own = {table.crypts[seat], table.hands[seat], *table.down(seat)}
        assert own <= set(numbers_of(table.state.known_to(seat, 0)))
    assert set(NUMBERS) - table.knows(seat)
