from __future__ import annotations

import pytest

from hauntboard.engine.dealer import ForcedDealer, SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal
from hauntboard.engine.seats import ALL_SEEING, CHANCE, SPECTATOR
from hauntboard.games import load
from hauntboard.games.template.game import HighCard

from .refusals import refused


@pytest.fixture
def match() -> Match:
    """Return a match of two in which seat 0 decides first with card 5, then seat 1 with card 9."""
    game = load("template", 2)
    match = Match(game)
    match.deal(ForcedDealer(game.parse(text, 0) for text in ("first1", "deal5", "deal9")))
    return match


def play(match: Match, seat: int, text: str) -> None:
    match.play(match.game.parse(text, seat), seat)


def test_what_is_not_an_action_is_refused(match: Match) -> None:
    for action in (-1, match.game.action_count, 10**9):
        assert refused(match, action, 0).message.id == "refusal-no-such-action"


def test_an_unknown_seat_is_refused(match: Match) -> None:
    for seat in (-1, 2, 99):
        assert refused(match, 0, seat).message.id == "refusal-no-such-seat"


def test_seats_cannot_act_for_chance_nor_for_each_other(match: Match) -> None:
    assert refused(match, match.game.parse("stay", 1), 1).message.id == "refusal-not-your-turn"
    fresh = Match(load("template"))
    assert refused(fresh, fresh.game.parse("first1", 0), 0).message.id == "refusal-chance-is-next"


def test_actions_of_chance_are_checked(match: Match) -> None:
    assert refused(match, match.game.parse("deal5", 0), None).message.id == "refusal-not-now"


def test_every_step_has_its_seat(match: Match) -> None:
    play(match, 0, "stay")
    play(match, 1, "leave")
    assert [step.seat for step in match.steps] == [CHANCE] * 3 + [0, 1]


class Patient(HighCard):
    """High Card in which a choice may be changed until the next player decides."""

    def reveals(self, before: object, action: int) -> bool:
        return False


def test_a_choice_can_be_undone_until_another_seat_acts(match: Match) -> None:
    patient = Match(Patient(2)).extend(match.actions)
    play(patient, 0, "stay")
    assert patient.undo_point(0) == 3
    assert patient.undo_point(1) == 4
    for length in (-1, 0, 2, 4, 5):
        with pytest.raises(Refusal, match="refusal-no-undo"):
            patient.undo(0, length)
    patient.undo(0)
    assert patient.state == match.state
    play(patient, 0, "leave")
    play(patient, 1, "stay")
    assert patient.undo_point(0) == 5
    with pytest.raises(Refusal, match="refusal-no-undo"):
        patient.undo(0)


def test_a_choice_that_told_others_something_cannot_be_undone(match: Match) -> None:
    play(match, 0, "stay")
    assert match.undo_point(0) == len(match.steps)
    with pytest.raises(Refusal, match="refusal-no-undo"):
        match.undo(0)


def test_the_log_shows_each_seat_its_own_cards(match: Match) -> None:
    play(match, 0, "stay")
    cards = [[event.get("card") for event in match.log(seat) if event["kind"] == "dealt"] for seat in (0, 1)]
    assert cards == [[5, None], [None, 9]]
    assert all("card" not in event for event in match.log(SPECTATOR))
    assert match.log(0, since=3) == [{"kind": "stayed", "seat": 0}]
    with pytest.raises(Refusal, match="refusal-not-over"):
        match.log(ALL_SEEING)


def test_after_the_end_everything_is_visible_and_no_action_legal() -> None:
    match = Match(load("template", 2, {"rounds": 1}))
    dealer = SeededDealer(1)
    match.deal(dealer)
    while not match.state.over():
        match.play(dealer.pick(match.state.legal_actions()))
        match.deal(dealer)
    assert all("card" in event for event in match.log(ALL_SEEING) if event["kind"] == "dealt")
    assert all(seat["card"] for seat in match.view(ALL_SEEING)["seats"])
    assert "legal" not in match.view(ALL_SEEING)
    assert refused(match, 0, 0).message.id == "refusal-match-over"


def test_a_match_can_be_rebuilt_at_an_earlier_step(match: Match) -> None:
    play(match, 0, "stay")
    assert match.at(3).state.actors() == [0]
    assert match.at(4).state == match.state


def test_changing_a_view_does_not_change_the_match(match: Match) -> None:
    view = match.view(0)
    view["options"]["rounds"] = 1
    view["seats"][1]["card"] = 10
    view["legal"].clear()
    assert match.game.options["rounds"] == 3
    assert match.view(0)["seats"][1]["card"] is None
    assert match.view(0)["legal"]
