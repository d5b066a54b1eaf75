"""Flaws, each of which breaks one law of the conformance suite: most in the template, some in the engine."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.match import Match
from hauntboard.engine.messages import Event, Refusal
from hauntboard.engine.seats import ALL_SEEING, ANYONE, CHANCE, EVERYBODY
from hauntboard.games.template import game as template_game
from hauntboard.games.template import rules as template_rules
from hauntboard.games.template.game import HighCard
from hauntboard.games.template.rules import ACTIONS, DEAL, LEAVE, STAY, TableState
from hauntboard.testing import conformance

Patch = Callable[[str, Any], None]  # sets an attribute for the duration of a test
OTHER_SEATS = 0b110  # of seat 0


@dataclass(frozen=True)
class Workbench:
    """What a flaw may change: the template in both builds, in one of them, and the engine."""

    game: Patch
    state: Patch
    compiled_state: Patch
    twin_game: Patch
    twin_state: Patch
    match: Patch
    records: Patch


def workbench(monkeypatch: pytest.MonkeyPatch) -> Workbench:
    """Return a workbench whose changes end with the test."""

    def patch(*targets: Any) -> Patch:
        return lambda name, value: [monkeypatch.setattr(target, name, value) for target in targets] and None

    twin_game = build_mode.interpreted_twin("games.template.game").HighCard
    twin_state = build_mode.interpreted_twin("games.template.rules").TableState
    return Workbench(
        patch(template_game.HighCard, twin_game),
        patch(template_rules.TableState, twin_state),
        patch(template_rules.TableState),
        patch(twin_game),
        patch(twin_state),
        patch(Match),
        patch(conformance.records),
    )


# ---- helpers ----------------------------------------------------------------------------

# As they are before any flaw.
events, table, view = HighCard.events, HighCard.table, HighCard.view
begin, clone, trace = TableState.__init__, TableState.clone, TableState.trace
acting, fill_legal, step, end_round = (
    TableState.acting,
    TableState.fill_legal,
    TableState.step,
    TableState.end_round,
)


def constant(value: Any) -> Callable[..., Any]:
    """Return a function that ignores its arguments."""
    return lambda *_: value


def legal_after_the_end(state: TableState, words: list[int], seat: int) -> int:
    words[0] = 1 << STAY if state.is_over() else words[0]
    return 1 if state.is_over() else fill_legal(state, words, seat)


def legal_for_all_seats(state: TableState, words: list[int], seat: int) -> int:
    return fill_legal(state, words, ANYONE if acting(state) else seat)


def chance_for_all_seats(state: TableState, words: list[int], seat: int) -> int:
    return fill_legal(state, words, seat if acting(state) else ANYONE)


def stuck(state: TableState, words: list[int], seat: int) -> int:
    return 0 if state.round == 2 else fill_legal(state, words, seat)


def all_act(state: TableState) -> int:
    return 0b111 if acting(state) else 0


def everybody_sees_cards(game: HighCard, state: TableState, seat: int) -> dict[str, Any]:
    return {**table(game, state, ALL_SEEING), "seat": seat}


def always_all_seeing(game: HighCard, state: TableState, seat: int, ended: bool = False) -> dict[str, Any]:
    return view(game, state, seat, True)


def never_all_seeing(game: HighCard, state: TableState, seat: int, ended: bool = False) -> dict[str, Any]:
    if seat == ALL_SEEING:
        raise Refusal("refusal-not-over")
    return view(game, state, seat, ended)


def events_without_secrets(game: HighCard, before: Any, action: int, after: Any) -> list[Event]:
    return [Event(event.kind, event.in_full()) for event in events(game, before, action, after)]


def events_that_differ(count: itertools.count[int]) -> Callable[..., list[Event]]:
    def noisy(game: HighCard, before: Any, action: int, after: Any) -> list[Event]:
        noise = [Event("noise", {"number": next(count)})] if action >= STAY else []
        return [*events(game, before, action, after), *noise]

    return noisy


def secret_for_others(game: HighCard, before: Any, action: int, after: Any) -> list[Event]:
    shown = Event("shown", {"seat": 0}, {"card": 1}, knowers=OTHER_SEATS)
    return [shown] if action >= STAY and before.turn() == 0 else events(game, before, action, after)


def scoring_step(state: TableState, action: int) -> None:
    """Score a point for staying, in the list that the state has."""
    if action == STAY:
        state.points[0] += 1
    step(state, action)


def scores_in_a_new_list(state: TableState) -> None:
    state.points = [*state.points]
    end_round(state)


def clone_with(field: str) -> Callable[[TableState], TableState]:
    """Return a method that clones a state but for a list that both share."""

    def shared(state: TableState) -> TableState:
        copy = clone(state)
        setattr(copy, field, getattr(state, field))
        return copy

    return shared


def resampled_in_place(state: TableState, seat: int, rng: Any) -> TableState:
    state.shuffle_hidden(seat, rng)
    return state


def with_one_more_field(state: TableState, *arguments: int) -> None:
    begin(state, *arguments)
    state.more = 1  # type: ignore[attr-defined]


def last_deal_exchanged(game: HighCard, actions: list[int], seat: int, rng: Any) -> list[int]:
    """Return a history whose last deal to another seat is one of another card."""
    match = Match(game).extend(actions[:-1])
    if not actions or not DEAL <= actions[-1] < STAY or match.state.turn() == seat:
        return list(actions)
    return [*actions[:-1], next(each for each in match.state.legal_actions() if each != actions[-1])]


def key_with_a_card(state: TableState, seat: int, actor: int, action: int) -> int:
    return trace(state, seat, actor, action) + 1000 * sum(state.card)


def key_with_a_card_of_the_past(state: TableState, seat: int, actor: int, action: int) -> int:
    """Return a key with the card of seat 0 in it, once: after nine steps, for the seat that begins."""
    told = seat == 1 and state.round == 2 and state.dealt == state.players and not state.decided
    return trace(state, seat, actor, action) + 1000 * state.card[0] * told


def own_last_step(match: Match, seat: int) -> int:
    """Return an undo point before the last step of a seat, whatever it revealed."""
    own = bool(match.steps) and match.steps[-1].seat == seat
    return len(match.steps) - own


# ---- the flaws, by law -----------------------------------------------------------------------

# Found while a match is walked through.
IN_A_WALK: dict[str, Callable[[Workbench], None]] = {
    "actions differ in their parts": lambda at: at.game("parts", constant({"kind": "act"})),
    "legal_words and legal_actions agree": lambda at: at.state("legal_words", constant((0,))),
    "legal actions lie within the action space": lambda at: at.game("action_count", ACTIONS - 1),
    "chance acts exactly when no seat does": lambda at: at.state("at_chance", constant(False)),
    "each legal action belongs to exactly one seat": lambda at: at.state("fill_legal", legal_for_all_seats),
    "exactly the acting seats have legal actions": lambda at: at.state("acting", all_act),
    "actor returns the seat of an action": lambda at: at.state("actor_of", constant(CHANCE)),
    "actor returns CHANCE for its actions": lambda at: at.state("actor_of", lambda state, _: state.turn()),
    "no seat has legal actions while chance acts": lambda at: at.state("fill_legal", chance_for_all_seats),
    "pick draws from the legal actions": lambda at: at.state("pick", constant(LEAVE)),
    "notation is parsed back to the same action": lambda at: at.game("text", constant("first1")),
    "a refusal leaves the state unchanged": lambda at: at.game(
        "why_not", lambda game, state, *_: state.points.append(0) or Refusal("refusal-not-now")
    ),
    "a refusal has a message": lambda at: at.game("why_not", constant(Refusal(""))),
    "a refusal cites a clause of the rules": lambda at: at.game(
        "why_not", constant(Refusal("refusal-not-now", clause="C9"))
    ),
    "illegal actions are refused": lambda at: at.game("check", constant(None)),
    "both builds hold the same state": lambda at: at.compiled_state("step", scoring_step),
    "FIELDS names every field": lambda at: at.state("__init__", with_one_more_field),
    "both builds allow the same actions": lambda at: at.twin_state("legal_words", constant((0,))),
    "both builds give the same scores": lambda at: at.twin_state("scores", constant([])),
    "both builds give the same returns": lambda at: at.twin_state("returns", constant([])),
    "both builds show the same view": lambda at: at.twin_game("view", constant({})),
    "both builds resample alike": lambda at: at.twin_state("shuffle_hidden", constant(None)),
    "a search key holds no hidden card": lambda at: at.state("trace", key_with_a_card),
    "a search key tells a seat's own choices apart": lambda at: at.state("trace", constant(0)),
    "search keys hold no hidden history": lambda at: (
        at.game("another_history", last_deal_exchanged) or at.state("trace", key_with_a_card_of_the_past)
    ),
    "a position restores the same state": lambda at: at.game(
        "from_position", lambda game, _: game.new_state()
    ),
    "a clone equals its original": lambda at: at.state("__hash__", lambda state: id(state)),
    "a move of a clone leaves the original unchanged": lambda at: at.state("clone", clone_with("card")),
    "copy_from makes the states equal": lambda at: at.state("copy_from", constant(None)),
    "later moves leave earlier clones unchanged": lambda at: (
        at.compiled_state("clone", clone_with("points"))
        or at.state("step", scoring_step)
        or at.state("end_round", scores_in_a_new_list)
    ),
    "resampling leaves the state unchanged": lambda at: at.state("resample", resampled_in_place),
    "a view contains no secret": lambda at: at.game("table", everybody_sees_cards),
    "everything is visible after the end": lambda at: at.game("view", never_all_seeing),
    "the all-seeing view is refused before the end": lambda at: at.game("view", always_all_seeing),
    "a determinized state gives the same view": lambda at: at.game(
        "imagine", lambda game, *_: game.new_state()
    ),
    "an event contains no secret": lambda at: at.game("events", events_without_secrets),
    "another history has the same length": lambda at: at.game(
        "another_history", lambda game, actions, *_: actions[1:]
    ),
    "a log contains no secret": lambda at: (
        at.game("another_history", last_deal_exchanged) or at.game("witnesses", constant(EVERYBODY))
    ),
    "an undo point lies within the match": lambda at: at.match("undo_point", constant(-1)),
    "undo never crosses chance or another seat": lambda at: at.match("undo_point", constant(0)),
    "undo never takes back what other seats have seen": lambda at: (
        at.match("undo_point", own_last_step) or at.game("events", secret_for_others)
    ),
    "undo restores the earlier state": lambda at: (
        at.game("reveals", lambda game, before, action: action < STAY) or at.match("rewind", constant(None))
    ),
    "a move can be read back": lambda at: at.records("build_move", constant(None)),
    "a record can be read back": lambda at: at.records("read", constant([])),
    "a record is always written the same way": lambda at: at.records("write", constant("")),
    "a record can be read back from JSON": lambda at: at.records("from_json", constant(None)),
    "the record of a finished match passes verification": lambda at: at.records(
        "verify", lambda record: Match(record.game)
    ),
    "a replay ends in the same state": lambda at: at.match("extend", lambda match, actions: match),
    "a replay produces the same steps": lambda at: at.game("events", events_that_differ(itertools.count())),
    "play ends within the stated bound": lambda at: at.game("length_bound", 7),
}
# Found by random play to the end.
AT_THE_END: dict[str, Callable[[Workbench], None]] = {
    "a seat or chance can always act before the end": lambda at: at.state("fill_legal", stuck),
    "random play ends within the stated bound": lambda at: at.game("length_bound", 7),
    "a finished match has winners": lambda at: at.state("winner_mask", constant(0)),
    "no action is possible after the end": lambda at: at.state("fill_legal", legal_after_the_end),
    "returns are zero-sum": lambda at: at.state("returns", constant([1.0, 1.0, 0.0])),
    "returns lie between -1 and 1": lambda at: at.state("returns", constant([2.0, -2.0, 0.0])),
}
