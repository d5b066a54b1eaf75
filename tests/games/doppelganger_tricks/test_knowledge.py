# ruff: noqa: N802 - tests are named after the clauses of the rules
"""R14: each viewer sees exactly what it can know, in views, logs and records."""

import json

import pytest

from hauntboard.engine import record
from hauntboard.engine.messages import Refusal

from .table import ALL_SEEING, PLAYER_COUNTS, SPECTATOR, by_rank, dealt, deck, ending, fresh, started

NAMES = ["A", "B", "C", "D"]


def viewers(table):
    return (*table.game.seats, SPECTATOR)


def predictions(table, viewer):
    return [seat["prediction"] for seat in table.view(viewer)["seats"]]


def written(table, viewer):
    """Return the moves of a one-seat record as written."""
    made = record.from_match(table.match, NAMES[: table.game.players], viewer)
    return [record.move_text(table.game, move) for move in made.moves]


# ---- hands ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_hands_are_secret(players):
    table = started(players)
    hands = by_rank(players)
    for viewer in viewers(table):
        view = table.view(viewer)
        for seat in range(players):
            assert view["seats"][seat]["hand"] == (hands[seat] if seat == viewer else None)
            assert view["seats"][seat]["cards"] == len(hands[seat])
        hidden = set(deck(players)) - set(hands[viewer] if viewer >= 0 else [])
        assert set(view["unseen"]) == hidden


def test_R14_dealt_cards_are_visible_to_their_owner_only():
    table = fresh(3, first=1).begins(0).chance("dS1", "dS2", "dS3", "dS4")
    knowers = [[step.seen_by(s) for s in (0, 1, 2, SPECTATOR)] for step in table.match.steps[1:]]
    assert knowers == [
        [True, False, False, False],
        [False, True, False, False],
        [False, False, True, False],
        [True, False, False, False],
    ]
    assert [s["hand"] for s in table.view(1)["seats"]] == [None, ["S2"], None]
    assert [s["cards"] for s in table.view(1)["seats"]] == [2, 1, 1]
    assert {"S1", "S3", "S4"} <= set(table.view(1)["unseen"])


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_a_log_holds_only_the_viewers_own_hand(players):
    table = started(players)
    for viewer in viewers(table):
        events = [event for event in table.log(viewer) if event["kind"] == "dealt"]
        assert [event["seat"] for event in events] == list(range(players))
        assert [event["seat"] for event in events if "cards" in event] == ([viewer] if viewer >= 0 else [])


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_a_record_of_one_seat_has_no_card_of_another_hand(players):
    table = started(players)
    hands = by_rank(players)
    for viewer in viewers(table):
        known = [text[3:] for text in written(table, viewer) if text.startswith("*:d")]
        assert sorted(known) == sorted(hands[viewer] if viewer >= 0 else [])
        assert written(table, viewer).count("*:?") == len(deck(players)) - len(known)


def test_R14_all_played_cards_are_public():
    table = started(4).play("S1", "S2", "S3", "S4")
    for viewer in viewers(table):
        view = table.view(viewer)
        assert [s["shown"] for s in view["seats"]] == [["S1"], ["S2"], ["S3"], ["S4"]]
        assert not {"S1", "S2", "S3", "S4"} & set(view["unseen"])
        assert written(table, viewer)[-4:] == ["1:S1", "2:S2", "3:S3", "4:S4=w4"]
        assert table.log(viewer)[-5:] == [
            {"kind": "led", "seat": 0, "card": "S1"},
            *({"kind": "played", "seat": s, "card": f"S{s + 1}"} for s in (1, 2, 3)),
            {"kind": "trick-won", "seat": 3, "count": 1, "number": 1},
        ]


# ---- predictions ----------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_a_prediction_is_secret_until_all_are_made(players):
    table = dealt(players)
    numbers = [7, 3, 9, 2][:players]
    for seat in range(players - 1):
        table.play(f"p{numbers[seat]}", by=seat)
        for viewer in viewers(table):
            own = viewer if 0 <= viewer <= seat else None
            expected = [number if s == own else None for s, number in enumerate(numbers)]
            assert predictions(table, viewer) == expected
            assert [s["predicted"] for s in table.view(viewer)["seats"]] == [
                s <= seat for s in range(players)
            ]
            events = [event for event in table.log(viewer) if event["kind"] == "predicted"]
            assert [event.get("number") for event in events] == expected[: seat + 1]
            assert written(table, viewer)[-seat - 1 :] == [
                f"{s + 1}:p{numbers[s]}" if s == viewer else f"{s + 1}:?" for s in range(seat + 1)
            ]
        assert table.view(SPECTATOR)["acting"] == list(range(seat + 1, players))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_predictions_are_public_once_all_are_made(players):
    numbers = [7, 3, 9, 2][:players]
    table = dealt(players).predict(*numbers)
    for viewer in viewers(table):
        assert predictions(table, viewer) == numbers
        shown = [event for event in table.log(viewer) if event["kind"] == "prediction-shown"]
        assert [(event["seat"], event["number"]) for event in shown] == list(enumerate(numbers))
        assert written(table, viewer)[-1].endswith("=" + ",".join(map(str, numbers)))


def test_R14_which_number_was_predicted_changes_nothing_for_the_others():
    one, two = dealt(3).play("p0", by=1), dealt(3).play("p9", by=1)
    for viewer in (0, 2, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        assert one.log(viewer) == two.log(viewer)
        assert written(one, viewer) == written(two, viewer)
    assert one.view(1) != two.view(1)


# ---- voids ----------------------------------------------------------------------------


def test_R14_failing_to_follow_is_public():
    table = ending("S1 S2", "C3 S8", "C4 T4").play("S1", "S8", "C4")
    for viewer in viewers(table):
        assert [s["voids"] for s in table.view(viewer)["seats"]] == [[], [], ["S"]]
    assert table.event("cannot-follow") == {"seat": 2, "suit": "S"}


def test_R14_not_following_a_declared_suit_shows_the_same():
    table = ending("D1 S2", "C3 T8", "C4 T4").play("D1/S", "C3", "T4")
    assert table.voids == ["", "S", "S"]


def test_R14_a_doppelganger_played_shows_nothing():
    for hand in ("D5 S3", "D5 C3", "D5 D6"):
        table = ending("S1 S2", hand, "S4 T4").play("S1", "D5")
        assert table.voids == ["", "", ""]
        assert "cannot-follow" not in table.kinds()
    assert ending("D1 S2", "D5 C3", "S4 T4").play("D1/S", "D5", "S4").voids == ["", "", ""]


def test_R14_leading_or_following_shows_nothing():
    assert ending("S1 S2", "S3 C3", "S4 T4").play("S1", "S3", "S4").voids == ["", "", ""]


def test_R14_not_playing_a_doppelganger_shows_nothing_about_them():
    table = ending("S1 S2", "C3 D3", "C4 T4").play("S1", "C3", "C4")
    assert table.voids == ["", "S", "S"]


@pytest.mark.parametrize("bonus", [1, 3])
def test_R14_a_claim_shows_an_empty_doppelganger_hand(bonus):
    table = ending("S1 S2", "S3 D3", "S4 T4").play(f"S1+{bonus}")
    for viewer in viewers(table):
        assert [s["voids"] for s in table.view(viewer)["seats"]] == [["D"], [], []]
        assert [s["bonus"] for s in table.view(viewer)["seats"]] == [bonus, None, None]
    assert table.event("claimed") == {"seat": 0, "bonus": bonus}


def test_R14_one_card_may_show_a_void_and_claim():
    table = ending("S1 S2", "C3 T3", "S4 T4").play("S1", "C3+3")
    assert table.voids == ["", "SD", ""]
    assert table.kinds() == ["led", "played", "cannot-follow", "claimed"]


def test_R14_voids_add_up_and_stay_until_the_round_is_over():
    table = ending("S9 C9 S1", "C3 T3 T1", "S4 T4 T2").play("S9", "C3", "S4", "C9", "T3", "T4")
    assert table.voids == ["", "SC", "C"]
    table.play("S1", "T1", "T2")
    assert table.phase == "deal"
    assert table.voids == ["", "", ""]


# ---- possible claims (R13) ------------------------------------------------------------


@pytest.mark.parametrize(
    ("could", "could_not"),
    [
        (["S1 S2", "S3 C3", "D3 C4"], ["S1 S2", "S3 D3", "C3 C4"]),
        (["S1 S2", "S3 C3", "D3 D4"], ["S1 S2", "S3 D4", "C3 D3"]),
        (["S1 S2 S5", "S3 T3 C3", "D6 D7 T4"], ["S1 S2 S5", "S3 D6 D7", "C3 T3 T4"]),
        (["S1 S2", "D5 C3", "D3 C4", "T1 T2"], ["S1 S2", "D5 D3", "C3 C4", "T1 T2"]),
    ],
)
def test_R13_a_possible_claim_is_invisible_to_others(could, could_not):
    """Compare two deals in which seat 1 plays the same card, its last doppelgänger or not."""
    card = could[1].split()[0]
    one, two = ending(*could).play("S1"), ending(*could_not).play("S1")
    assert f"{card}+1" in one.legal()
    assert f"{card}+1" not in two.legal()
    one.play(card)
    two.play(card)
    for viewer in (0, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        assert one.log(viewer) == two.log(viewer)
    assert [step.events for step in one.match.steps] == [step.events for step in two.match.steps]
    assert [step.outcome for step in one.match.steps] == [step.outcome for step in two.match.steps]
    assert one.state.actors() == two.state.actors() == [2]


def test_R13_a_bonus_not_claimed_leaves_no_trace():
    table = started(3, ["S1-9 C1-3", "C4-9 T1-6", "T7-9 D1-9"]).play("S1")
    assert table.voids == ["", "", ""]
    assert table.bonuses == [None, None, None]
    assert table.kinds() == ["led"]


# ---- legal moves ----------------------------------------------------------------------


def test_R14_legal_moves_are_invisible_to_others():
    one = ending("S1 S2", "S3 D3", "S4 T4").play("S1")
    two = ending("S1 S2", "S4 T4", "S3 D3").play("S1")
    for viewer in (0, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(0)["legal"] == []
    assert "legal" not in one.view(SPECTATOR)
    assert one.view(1)["legal"] == one.state.legal_actions(1) != []
    assert one.view(2)["legal"] == []


def test_R14_while_predicting_all_players_have_the_same_legal_moves():
    table = dealt(4)
    numbers = [{table.game.text(a) for a in table.view(seat)["legal"]} for seat in range(4)]
    assert numbers == [{f"p{n}" for n in range(11)}] * 4


def test_R14_a_view_depends_only_on_what_the_viewer_knows():
    """Swapping hidden cards changes nothing in the views of seats that do not see them."""
    one = ending("S1 S2 D4", "S3 D3 C1", "S4 T4 T5", "C5 C6 C7", voids={3: "S"})
    two = ending("S1 S2 D4", "S4 T5 C6", "S3 D3 C7", "C5 T4 C1", voids={3: "S"})
    assert one.view(0) == two.view(0)
    assert one.view(SPECTATOR) == two.view(SPECTATOR)
    for seat in (1, 2, 3):
        assert one.view(seat) != two.view(seat)


def test_R14_a_view_is_plain_data():
    table = started(3).play("C1")
    for viewer in viewers(table):
        view = table.view(viewer)
        assert json.loads(json.dumps(view)) == view


# ---- open hands, spectators, the end --------------------------------------------------


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_open_hands_are_visible_to_all(players):
    table = started(players, hands="open")
    for viewer in viewers(table):
        view = table.view(viewer)
        assert [s["hand"] for s in view["seats"]] == by_rank(players)
        assert view["unseen"] == []
    for viewer in table.game.seats:
        events = [event for event in table.log(viewer) if event["kind"] == "dealt"]
        assert [event["cards"] for event in events] == by_rank(players)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_spectators_see_open_hands_too(players):
    table = started(players, hands="open")
    assert "?" not in "".join(written(table, SPECTATOR)[: 1 + len(deck(players))])
    events = [event for event in table.log(SPECTATOR) if event["kind"] == "dealt"]
    assert [event.get("cards") for event in events] == by_rank(players)


def test_R14_open_hands_do_not_reveal_predictions():
    table = dealt(3, hands="open").play("p4", by=0)
    for viewer in (1, 2, SPECTATOR):
        assert predictions(table, viewer) == [None, None, None]
        assert "number" not in table.log(viewer)[-1]


def test_R14_a_spectator_sees_the_open_table_only():
    table = started(3).play("C1", "C2")
    view = table.view(SPECTATOR)
    assert view["seat"] is None
    assert "undo" not in view
    assert [s["hand"] for s in view["seats"]] == [None] * 3
    assert [s["cards"] for s in view["seats"]] == [11, 11, 12]
    assert [c["card"] for c in view["trick"]] == ["C1", "C2"]
    assert view["acting"] == [2]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_R14_the_all_seeing_view_exists_only_after_the_end(players):
    for table in (fresh(players), dealt(players), started(players)):
        with pytest.raises(Refusal, match="refusal-not-over"):
            table.view(ALL_SEEING)
        with pytest.raises(Refusal, match="refusal-not-over"):
            table.log(ALL_SEEING)


def test_R14_after_the_end_everything_is_visible():
    table = dealt(3, rounds=1).predict(4, 5, 6).run_out()
    assert table.phase == "over"
    assert predictions(table, ALL_SEEING) == [4, 5, 6]
    log = table.log(ALL_SEEING)
    assert [event["cards"] for event in log if event["kind"] == "dealt"] == by_rank(3)
    assert [event["number"] for event in log if event["kind"] == "predicted"] == [4, 5, 6]
    for viewer in viewers(table):  # the seats' own logs stay as they were
        events = [event for event in table.log(viewer) if event["kind"] == "dealt"]
        assert sum("cards" in event for event in events) == (viewer >= 0)
