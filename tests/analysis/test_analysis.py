"""Analyses: judgements use only what the player knew, sums add up, and marks need evidence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import isclose
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.analysis import Analysis, MatchAnalyser, Piece, analyse, analyser, moments
from hauntboard.analysis.model import MessageText, Weighed
from hauntboard.analysis.report import mark_of
from hauntboard.bots.protocol import BEST
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Message
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import CHANCE
from hauntboard.games import load
from hauntboard.games.doppelganger_tricks import analysis as doppelganger_tricks
from hauntboard.games.doppelganger_tricks.bots import strong
from hauntboard.games.halloween import analysis as halloween
from hauntboard.games.thirteen_ghosts import analysis as thirteen_ghosts
from hauntboard.i18n import LANGUAGES, Speaker

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "ghosts 2": ("13-ghosts", 2, {"points": 1}),
    "ghosts 3": ("13-ghosts", 3, {"points": 1}),
    "ghosts 4": ("13-ghosts", 4, {"points": 1}),
    "tricks 3": ("doppelganger-tricks", 3, {"rounds": 1}),
    "halloween 2": ("halloween", 2, {"rounds": 2}),
}
each_table = pytest.mark.parametrize("table", TABLES)


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    """Reduce the computation; the properties tested here do not depend on it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyser, "ADVISER", "level-4")
        patch.setattr(strong, "TRIAL_PLAYS", 200)
        patch.setattr(doppelganger_tricks, "PLAYOUTS", 40)
        patch.setattr(doppelganger_tricks, "SHIFTS", 40)
        patch.setattr(doppelganger_tricks, "OPEN_PLAYS", 200)
        patch.setattr(thirteen_ghosts, "PLAYOUTS", 200)
        patch.setattr(thirteen_ghosts, "SHIFTS", 200)
        patch.setattr(halloween, "PLAYOUTS", 2)
        yield


@cache
def played(table: str, seed: int = 3) -> Match:
    """Play a short match between weak bots."""
    name, players, options = TABLES[table]
    match, dealer = Match(load(name, players, options)), SeededDealer(seed)
    seats = [bots.make("level-2", match.game, seed + seat) for seat in match.game.seats]
    while not match.state.over():
        match.deal(dealer)
        for seat in match.state.actors():
            match.play(seats[seat].choose(match.view(seat), match.log(seat)))
    return match


@cache
def judged(table: str) -> Analysis:
    return analyse(played(table))


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


@pytest.mark.parametrize("table", ["ghosts 3", "tricks 3", "halloween 2"])
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


@pytest.mark.parametrize("table", ["ghosts 2", "ghosts 4", "tricks 3"])
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


def test_decisions_get_the_same_judgement_alone_and_in_a_batch() -> None:
    match = played("ghosts 2")
    wanted = moments(match)
    together = list(MatchAnalyser(match).look(wanted))
    assert [piece.at for piece in together] == wanted
    assert next(MatchAnalyser(match).look([wanted[-1]])) == together[-1]


def test_in_a_duel_one_seat_gains_what_the_other_loses() -> None:
    one, two = (report.account for report in judged("ghosts 2").seats)
    for part in ("luck", "deal", "draws", "hidden"):
        assert isclose(getattr(one, part).value, -getattr(two, part).value, abs_tol=1e-9)
    assert isclose(one.own.value, two.others.value * -1, abs_tol=1e-9)


def test_halloween_has_no_leaks_because_nothing_is_hidden() -> None:
    found = judged("halloween 2")
    assert not found.hides
    assert all(not move.leaks and move.hindsight is None for move in found.moves)
    assert all(report.account.hidden.value == 0.0 for report in found.seats)


def test_hindsight_knows_where_the_crypt_is() -> None:
    found = judged("ghosts 2")
    last = found.moves[-1]
    assert last.hindsight is not None and last.hindsight.played == 1.0


def test_shown_voids_claims_and_predictions_are_leaks() -> None:
    match, found = played("tricks 3"), judged("tricks 3")
    leaks = {
        move.step: [(leak.words.id, *leak.words.arguments.values()) for leak in move.leaks]
        for move in found.moves
    }
    counts = {"tricks-leak-prediction": 0, "tricks-leak-claim": 0, "tricks-leak-void": 0}
    for move in found.moves:
        before, after = (
            match.at(step).view(move.seat)["seats"][move.seat] for step in (move.step - 1, move.step)
        )
        claimed = any(event.kind == "claimed" for event in match.steps[move.step - 1].events)
        expected = [("tricks-leak-claim",)] if claimed else []
        if after["prediction"] != before["prediction"] and after["prediction"] is not None:
            expected.append(("tricks-leak-prediction", after["prediction"]))
        new = [suit for suit in after["voids"] if suit not in before["voids"]]
        expected += [("tricks-leak-void", suit) for suit in new if not (claimed and suit == "D")]
        assert leaks[move.step] == expected
        for id, *_ in expected:
            counts[id] += 1
    assert all(counts.values())


def test_an_open_card_is_information_for_the_rival() -> None:
    tables = ("ghosts 2", "ghosts 3", "ghosts 4")
    leaks = [leak for table in tables for move in judged(table).moves for leak in move.leaks]
    assert leaks
    for leak in leaks:
        assert leak.candidates is not None and leak.candidates[0] >= leak.candidates[1] >= 1
        assert leak.suspicion is not None and all(0.0 <= chance <= 1.0 for chance in leak.suspicion)


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


def test_missing_a_sure_hit_is_a_howler() -> None:
    """Play until an attack is certain to hit, then attack another number instead."""
    game = load("13-ghosts", 2, {"points": 1, "first": 1})
    match = Match(game)
    dealer, rng = SeededDealer(5), Rng(5)
    found = None
    while found is None:
        match.deal(dealer)
        if match.state.over():
            match = Match(game)
            continue
        seat = match.state.actors()[0]
        view = match.view(seat)
        rival = view["seats"][1 - seat]["candidates"]
        sure = [a for a in view["legal"] if game.text(a) == f"x{rival[0]}"] if len(rival) == 1 else []
        missed = [a for a in view["legal"] if game.text(a).startswith("x") and a not in sure]
        if sure and missed:
            found = match.play(missed[0])
        else:
            match.play(view["legal"][rng.below(len(view["legal"]))])
    at = len(match.steps) - 1
    (verdict,) = MatchAnalyser(match).look([at])
    assert game.text(verdict.better or 0) == game.text(sure[0])
    assert mark_of(verdict, (0.03, 0.08, 0.15)) == "howler"
