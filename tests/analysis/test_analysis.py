"""Analyses: judgements use only what the player knew, sums add up, and marks need evidence."""

from __future__ import annotations

from math import isclose
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.analysis import Analysis, MatchAnalyser, Piece, analyse, moments
from hauntboard.analysis.model import MessageText, Weighed
from hauntboard.analysis.report import mark_of
from hauntboard.bots.protocol import BEST
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Message
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import CHANCE
from hauntboard.i18n import LANGUAGES, Speaker

from ..games.any_game import RELEASED, facts
from .matches import TABLES, judged, played, quick, tables_of

__all__ = ["quick"]

each_table = pytest.mark.parametrize("table", TABLES)
# For properties that take longer to test: one table of each game.
SOME = [settled[len(settled) // 2] for settled in map(tables_of, RELEASED)]
# Tables of games in which something is hidden.
HIDDEN = [table for game in RELEASED if facts(game).hides for table in tables_of(game)]


@each_table
def test_every_decision_is_listed_and_only_forced_or_mixed_ones_have_no_judgement(table: str) -> None:
    match, found = played(table), judged(table)
    decisions = [n for n, step in enumerate(match.steps, 1) if step.seat != CHANCE]
    assert [move.step for move in found.moves] == decisions
    for move in found.moves:
        choices = len(match.at(move.step - 1).view(move.seat)["legal"])
        assert (move.judged == "forced") == (choices == 1)
        assert (move.played is not None) == (move.judged == "yes")
        if move.judged != "yes":
            assert not move.mark and move.loss == 0.0


def check_sums(found: Analysis) -> None:
    for report in found.seats:
        for account in (report.account, *report.rounds):
            parts = (account.start, account.own, account.others, account.luck)
            assert isclose(sum(part.value for part in parts), account.result, abs_tol=1e-9)
            luck = (account.deal, account.draws, account.hidden)
            assert isclose(sum(part.value for part in luck), account.luck.value, abs_tol=1e-9)
        assert isclose(sum(each.result for each in report.rounds), report.account.result, abs_tol=1e-9)


@each_table
def test_the_result_is_exactly_the_sum_of_start_play_and_luck(table: str) -> None:
    check_sums(judged(table))


@pytest.mark.parametrize("table", SOME)
def test_an_unfinished_match_ends_with_its_expected_result(table: str) -> None:
    match = played(table)
    for steps in (0, 1, len(match.steps) // 2):
        found = analyse(match.at(steps))
        assert not found.finished and not any(point.settled for point in found.curve)
        check_sums(found)
        last = found.curve[-1]
        assert (last.step, last.values) == (steps, [each.account.result for each in found.seats])


@each_table
def test_the_curve_ends_with_the_result(table: str) -> None:
    match, found = played(table), judged(table)
    last = found.curve[-1]
    assert (last.step, last.settled, last.error) == (len(match.steps), True, 0.0)
    best = max(last.values)
    assert {seat for seat, value in enumerate(last.values) if value == best} == set(match.state.winners())


@each_table
def test_every_message_of_an_analysis_exists_in_every_language(table: str) -> None:
    found = judged(table)
    for language in LANGUAGES:
        speaker = Speaker(language)
        for move in found.moves:
            messages = [move.words, *move.reasons, *(leak.words for leak in move.leaks)]
            messages += [option.words for option in move.options]
            messages += [move.hindsight.words] if move.hindsight else []
            for message in messages:
                assert speaker.say(Message(message.id, message.arguments))


@pytest.mark.parametrize("table", HIDDEN)
def test_a_judgement_does_not_depend_on_what_the_seat_could_not_know(table: str) -> None:
    """Replace everything the deciding seat could not know: the judgement must not change."""
    match = played(table)
    decisions = [n for n in moments(match) if match.steps[n].seat != CHANCE]
    compared = 0
    for at in decisions[2 : len(decisions) : max(1, len(decisions) // 4)]:
        seat = match.steps[at].seat
        before = match.at(at)
        other = match.game.another_history(before.actions, seat, Rng(at))
        twin = Match(match.game).extend([*other, match.steps[at].action])
        assert twin.at(at).view(seat) == before.view(seat)
        one, two = (next(MatchAnalyser(each).look([at])) for each in (match, twin))
        keys = ("judged", "options", "better", "loss", "error", "bound", "shift", "shift_error", "reasons")
        assert [getattr(one, key) for key in keys] == [getattr(two, key) for key in keys]
        compared += other != before.actions
    assert compared


@pytest.mark.parametrize("table", HIDDEN[:1])
def test_decisions_get_the_same_judgement_alone_and_in_a_batch(table: str) -> None:
    match = played(table)
    wanted = moments(match)
    together = list(MatchAnalyser(match).look(wanted))
    assert [piece.at for piece in together] == wanted
    assert next(MatchAnalyser(match).look([wanted[-1]])) == together[-1]


@pytest.mark.parametrize("table", [table for table in HIDDEN if TABLES[table][1] == 2])
def test_in_a_duel_one_seat_gains_what_the_other_loses(table: str) -> None:
    one, two = (report.account for report in judged(table).seats)
    for part in ("luck", "deal", "draws", "hidden"):
        assert isclose(getattr(one, part).value, -getattr(two, part).value, abs_tol=1e-9)
    assert isclose(one.own.value, two.others.value * -1, abs_tol=1e-9)


# ---- marks ------------------------------------------------------------------------------


def piece(**more: Any) -> Piece:
    said = MessageText("x")
    options = [Weighed(1, "a", said, 0.6, 0.01), Weighed(2, "b", said, 0.3, 0.01)]
    return Piece(at=0, judged="yes", options=options, **more)


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [(0.2, 0.01, "howler"), (0.2, 0.04, "stumble"), (0.2, 0.065, "flicker"), (0.2, 0.1, ""), (0.02, 0.0, "")],
)
def test_a_mark_needs_a_loss_that_is_certain(loss: float, error: float, mark: str) -> None:
    given = piece(better=1, loss=loss, error=error, bound=loss - 2.365 * error)
    assert mark_of(given, (0.03, 0.08, 0.15)) == mark


def test_the_only_good_move_is_praised() -> None:
    assert mark_of(piece(), (0.03, 0.08, 0.15)) == "keen"
    assert mark_of(piece(), (0.1, 0.4, 0.5)) == ""


# ---- the bots that judge ------------------------------------------------------------------


@each_table
def test_an_adviser_evaluates_the_included_move_and_names_the_best(table: str) -> None:
    match = played(table)
    for at in [n for n, step in enumerate(match.steps) if step.seat != CHANCE][-6:]:
        now, seat = match.at(at), match.steps[at].seat
        view, log = now.view(seat), now.log(seat)
        for action in (view["legal"][0], view["legal"][-1]):
            adviser: Any = bots.make("level-4", match.game, 1)
            advice = adviser.consider(view, log, BEST, include=action)
            assert action in [choice.action for choice in advice.choices]
            assert advice.action == advice.choices[0].action
