"""Matches of 13 Ghosts: secret choices at the same time, answers, and what a log shows."""

from __future__ import annotations

import pytest

from hauntboard.engine.dealer import ForcedDealer, SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.engine.seats import ALL_SEEING, CHANCE, SPECTATOR
from hauntboard.games import load

from ...engine.refusals import refused


@pytest.fixture
def match() -> Match:
    """Return a match of two in which seat 0 begins with cards 5 and 9, seat 1 with 12 and 1."""
    game = load("13-ghosts", 2, {"first": 1})
    match = Match(game)
    match.deal(ForcedDealer(game.parse(text, 0) for text in ("first1", "d5", "d9", "d12", "d1")))
    return match


def play(match: Match, seat: int, text: str) -> None:
    match.play(match.game.parse(text, seat), seat)


def test_seats_cannot_act_for_chance_nor_for_each_other(match: Match) -> None:
    assert refused(match, match.game.parse("c12", 1), 0).message.id == "ghosts-not-your-choice"
    fresh = Match(load("13-ghosts"))
    assert refused(fresh, fresh.game.parse("first1", 0), 0).message.id == "refusal-chance-is-next"


def test_actions_of_chance_are_checked(match: Match) -> None:
    assert refused(match, match.game.parse("d5", 0), None).message.id == "refusal-only-chance"


def test_secret_choices_are_accepted_in_any_order(match: Match) -> None:
    assert match.state.actors() == [0, 1]
    play(match, 1, "c1")
    assert match.state.actors() == [0]
    play(match, 0, "c5")
    assert match.state.actors() == [0]
    assert [step.seat for step in match.steps] == [CHANCE] * 5 + [1, 0]


def test_a_secret_choice_can_be_undone_until_another_seat_acts(match: Match) -> None:
    play(match, 0, "c5")
    assert match.undo_point(0) == 5
    assert match.undo_point(1) == 6
    match.undo(0)
    assert match.state.actors() == [0, 1]
    play(match, 0, "c9")
    play(match, 1, "c1")
    assert match.undo_point(0) == 7
    with pytest.raises(Refusal, match="refusal-no-undo"):
        match.undo(0)
    match.undo(1)
    assert match.state.actors() == [1]


def test_an_answered_question_cannot_be_undone(match: Match) -> None:
    play(match, 0, "c5")
    play(match, 1, "c1")
    play(match, 0, "9")
    assert match.undo_point(0) == len(match.steps)


def test_undo_cannot_go_further_than_allowed_nor_forward(match: Match) -> None:
    play(match, 0, "c5")
    for length in (-1, 0, 4, 6, 7):
        with pytest.raises(Refusal, match="refusal-no-undo"):
            match.undo(0, length)


def test_the_log_shows_each_seat_its_own_cards(match: Match) -> None:
    play(match, 0, "c5")
    cards = [[event.get("card") for event in match.log(seat) if event["kind"] == "dealt"] for seat in (0, 1)]
    assert cards == [[5, 9, None, None], [None, None, 12, 1]]
    assert all("card" not in event for event in match.log(SPECTATOR))
    assert match.log(0, since=5) == [{"kind": "crypt-chosen", "seat": 0, "card": 5}]
    with pytest.raises(Refusal, match="refusal-not-over"):
        match.log(ALL_SEEING)


def test_after_the_end_everything_is_visible_and_no_action_legal() -> None:
    match = Match(load("13-ghosts", 2, {"points": 1}))
    dealer = SeededDealer(1)
    match.deal(dealer)
    while not match.state.over():
        match.play(dealer.pick(match.state.legal_actions()))
        match.deal(dealer)
    assert all("card" in event for event in match.log(ALL_SEEING) if event["kind"] == "dealt")
    assert match.view(ALL_SEEING)["over"]
    assert "legal" not in match.view(ALL_SEEING)
    assert refused(match, 0, 0).message.id == "refusal-match-over"


def test_a_match_can_be_rebuilt_at_an_earlier_step(match: Match) -> None:
    play(match, 0, "c5")
    assert match.at(5).state.actors() == [0, 1]
    assert match.at(6).state == match.state


def test_changing_a_view_does_not_change_the_match(match: Match) -> None:
    view = match.view(0)
    view["options"]["edition"] = "nk2018"
    view["seats"][1]["hand"] = 13
    view["legal"].clear()
    assert match.game.options["edition"] == "classic"
    assert match.view(0)["seats"][1]["hand"] is None
    assert match.view(0)["legal"]
