"""Judge the moments of a match.

A decision is judged from the deciding seat's view and log of that moment and nothing else. A first look
(``consider``) weighs the options; if it prefers another move than the one played, a second look with fresh
luck (``contrast``) compares just these two. So the move that looked best does not benefit from the luck
that made it look best, and the error is known from the spread of the trials.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from typing import Any, cast

from .. import bots
from ..bots.protocol import BEST, Advice, Referee
from ..engine import serialization
from ..engine.game import Game, View
from ..engine.match import Match
from ..engine.messages import Message
from ..engine.seats import CHANCE
from ..engine.state import State
from ..games import part
from .adapter import GameAdapter
from .model import Analysis, MessageText, Piece, Weighed
from .report import assemble

ADVISER = "level-5"
TRIALS = 8
# Student's t for one side and seven degrees of freedom: the true loss is below the bound in 1 of 40 cases.
CONFIDENCE, BEYOND = 0.975, 2.365
MOST_OPTIONS = 5  # options shown


def adapter_of(game: Game) -> type[GameAdapter]:
    """Return the adapter of a game or raise :class:`MissingPart`."""
    adapter: type[GameAdapter] = part(game.name, "analysis")
    return adapter


def analyse(
    match: Match, seed: int = 1, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> Analysis:
    """Return the whole analysis; ``on_progress`` receives the progress."""
    wanted, pieces = moments(match), []
    on_progress(0, len(wanted))
    for piece in MatchAnalyser(match, seed).look(wanted):
        pieces.append(piece)
        on_progress(len(pieces), len(wanted))
    return put_together(match, pieces, seed)


def put_together(match: Match, pieces: list[Piece], seed: int = 1) -> Analysis:
    """Return the analysis of a match whose moments have all been judged with a seed."""
    return assemble(match, pieces, adapter_of(match.game), seed, ADVISER, TRIALS, CONFIDENCE)


def moments(match: Match) -> list[int]:
    """Return the moments to judge, by the number of steps before them: every decision, and wherever a
    forecast is wanted."""
    subject, state = adapter_of(match.game)(match.game), match.start.clone()
    before: State | None = None
    found = []
    for at, step in enumerate(match.steps):
        if step.seat != CHANCE or subject.wants(before, state):
            found.append(at)
        before = state.clone()
        state.apply(step.action)
    if not state.over():
        found.append(len(match.steps))
    return found


class MatchAnalyser:
    """Judges a match moment by moment. The same match, seed and moment give the same piece."""

    def __init__(self, match: Match, seed: int = 1) -> None:
        self.match, self.game, self.seed = match, match.game, seed
        self.subject = adapter_of(match.game)(match.game)

    def look(self, wanted: Iterable[int]) -> Iterator[Piece]:
        """Yield the pieces of some moments, in the order of the match."""
        asked = set(wanted)
        now, before = Match(self.game, self.match.start), None
        for at in range(len(self.match.steps) + 1):
            if not asked or at > max(asked):
                return
            if at in asked:
                yield self.piece(now, before, at)
            if at < len(self.match.steps):
                action = self.match.steps[at].action
                before = now.state.clone()
                self.subject.pass_on(now.state, action)
                now.play(action)

    def piece(self, now: Match, before: State | None, at: int) -> Piece:
        """Return the piece of one moment."""
        values: list[float] | None = None
        errors: list[float] = []
        if self.subject.wants(before, now.state) or at == len(self.match.steps):
            # The same luck everywhere: neighbouring moments are compared.
            values, errors = self.subject.forecast(now.state, self.number("forecast", 0))
        found = Piece(at=at, forecast=values, forecast_error=errors)
        if at == len(self.match.steps) or self.match.steps[at].seat == CHANCE:
            return found
        return self.decision(now, at, found)

    def number(self, what: str, at: int) -> int:
        """Return a seed for one purpose at one moment."""
        text = f"analysis {self.seed} {what} {at}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")

    def adviser(self, what: str, at: int) -> Referee:
        return cast(Referee, bots.make(ADVISER, self.game, self.number(what, at)))

    # ---- decisions --------------------------------------------------------------------

    def decision(self, now: Match, at: int, found: Piece) -> Piece:
        """Judge what a decision was worth to its player and what it revealed."""
        step = self.match.steps[at]
        view, log = now.view(step.seat), now.log(step.seat)
        after = now.fork()
        after.play(step.action)
        leaks = self.subject.leaks(now, after, step.seat, self.number("leaks", at))
        forced = "forced" if len(view["legal"]) == 1 else self.subject.unjudged(view, log)
        if forced == "forced":
            return replaced(found, judged=forced, leaks=leaks)
        shift, errors = self.subject.shift(now, step.seat, step.action, self.number("shift", at))
        found = replaced(found, leaks=leaks, shift=shift, shift_error=errors)
        if forced:
            return replaced(found, judged=forced)
        verdict = self.verdict(view, log, at, step.action)
        options = verdict.pop("options")
        weighed = [self.weighed(now.state, choice) for choice in options]
        back = self.subject.hindsight(now.state, step.action, weighed, self.number("hindsight", at))
        return replaced(found, judged="yes", options=weighed, hindsight=back, **verdict)

    def verdict(self, view: View, log: list[dict[str, Any]], at: int, played: int) -> dict[str, Any]:
        """Take both looks at a decision, from what its player saw."""
        advice = self.adviser("first", at).consider(view, log, BEST, include=played)
        better = advice.choices[0].action
        found: dict[str, Any] = {"options": shown_options(advice, played), "reasons": said(advice.reasons)}
        if better == played:
            return found
        trials = self.adviser("second", at).contrast(view, log, better, played, TRIALS)
        loss, error = mean_of(trials)
        return found | {"better": better, "loss": loss, "error": error, "bound": loss - BEYOND * error}

    def weighed(self, state: State, choice: tuple[int, float, float]) -> Weighed:
        """Return an option as data."""
        action, value, error = choice
        return Weighed(action, self.game.text(action), described(self.game, state, action), value, error)


def shown_options(advice: Advice, played: int) -> list[tuple[int, float, float]]:
    """Return the best options and the one played."""
    rows = [(choice.action, choice.value, choice.error) for choice in advice.choices]
    return rows[:MOST_OPTIONS] + [row for row in rows[MOST_OPTIONS:] if row[0] == played]


def mean_of(values: list[float]) -> tuple[float, float]:
    """Return the mean of some trials with its standard error.

    >>> mean_of([1.0, 3.0])
    (2.0, 1.0)
    """
    count = len(values)
    mean = sum(values) / count
    return mean, sqrt(sum((v - mean) ** 2 for v in values) / (count - 1) / count)


def said(messages: list[Message]) -> list[MessageText]:
    """Return messages as data."""
    return [MessageText(message.id, dict(message.arguments)) for message in messages]


def described(game: Game, state: State, action: int) -> MessageText:
    """Return an action as a message."""
    return said([game.describe(state, action)])[0]


def replaced(piece: Piece, **changes: Any) -> Piece:
    """Return a piece with more fields filled in."""
    return serialization.structs.replace(piece, **changes)
