"""Combine all pieces into one report: the curve, the marks, and the parts of every seat's result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import exp, sqrt

from ..engine.match import Match
from ..engine.seats import CHANCE
from ..engine.state import State
from .adapter import GameAdapter
from .model import (
    KEEN,
    MISTAKES,
    STUMBLE,
    Account,
    Analysis,
    JudgedMove,
    MessageText,
    Piece,
    Point,
    SeatReport,
    Sum,
    Weighed,
)

START, OWN, OTHERS, DEAL, DRAWS, HIDDEN = "start", "own", "others", "deal", "draws", "hidden"
PARTS = (START, OWN, OTHERS, DEAL, DRAWS, HIDDEN)
LUCK = (DEAL, DRAWS, HIDDEN)
WORST = 3
SURE = 2.0  # standard errors that a gap between two options must be wide to be believed


@dataclass
class Forecast:
    """What was expected at a moment, or the result at the end of a round."""

    at: int
    values: list[float]
    errors: list[float]


@dataclass
class Ledger:
    """One seat's account of one round: amounts by part, and the components of their errors."""

    amounts: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    variances: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    # By part and moment: how often the forecast of the moment is counted in it.
    shares: dict[str, dict[int, float]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(float))
    )

    def add(self, part: str, amount: float, variance: float = 0.0) -> None:
        self.amounts[part] += amount
        self.variances[part] += variance


def assemble(
    match: Match,
    pieces: Sequence[Piece],
    kind: type[GameAdapter],
    seed: int,
    adviser: str,
    trials: int,
    confidence: float,
) -> Analysis:
    """Return the analysis of a match whose moments have all been judged."""
    by_moment = {piece.at: piece for piece in pieces}
    book = Book(match, by_moment, kind)
    moves = [move for move in book.moves() if move is not None]
    limits = dict(zip(MISTAKES, kind.thresholds, strict=True))
    return Analysis(
        game=match.game.name,
        players=match.game.players,
        options=match.game.options,
        steps=len(match.steps),
        finished=match.state.over(),
        unit=kind.unit,
        thresholds=limits,
        confidence=confidence,
        adviser=adviser,
        trials=trials,
        seed=seed,
        hides=kind.hides,
        rounds=len(book.rounds),
        curve=book.curve(),
        moves=moves,
        seats=[seat_report(seat, moves, book, by_moment) for seat in match.game.seats],
    )


class Book:
    """A match cut into rounds, with every seat's ledger of each."""

    def __init__(self, match: Match, pieces: dict[int, Piece], kind: type[GameAdapter]) -> None:
        self.match, self.pieces, self.kind = match, pieces, kind
        self.subject = kind(match.game)
        self.states = all_states(match)
        self.rounds = self.cut()
        self.forecasts = [self.forecasts_of(first, last) for first, last in self.rounds]
        self.ledgers = [
            [self.ledger(seat, forecasts) for seat in match.game.seats] for forecasts in self.forecasts
        ]

    def cut(self) -> list[tuple[int, int]]:
        """Return the rounds as pairs of moments: start and decision."""
        found, first = [], 0
        for at in range(1, len(self.states)):
            if self.subject.settled(self.states[at - 1], self.states[at]):
                found.append((first, at))
                first = at
        last = len(self.states) - 1
        if not self.match.state.over() and (first < last or not found):
            found.append((first, last))
        return found

    def forecasts_of(self, first: int, last: int) -> list[Forecast]:
        """Return the forecasts along a round, the result last."""
        found = []
        for at in range(first, last):
            piece = self.pieces.get(at)
            if piece is not None and piece.forecast is not None:
                values, errors = list(piece.forecast), list(piece.forecast_error)
                gained = self.so_far(first, at)
                found.append(Forecast(at, [v + g for v, g in zip(values, gained, strict=True)], errors))
        count = self.match.game.players
        end = self.pieces.get(last) if not self.is_decided(last) else None
        if end is not None and end.forecast is not None:
            gained = self.so_far(first, last)
            values = [v + g for v, g in zip(end.forecast, gained, strict=True)]
            found.append(Forecast(last, values, list(end.forecast_error)))
        else:
            values = self.subject.gains(self.states[first], self.states[last])
            found.append(Forecast(last, values, [0.0] * count))
        return found

    def so_far(self, first: int, at: int) -> list[float]:
        """Return what has been scored in a round before its end (three players: one is out)."""
        if self.kind.unit == "match" or at == first:
            return [0.0] * self.match.game.players
        gains = self.subject.gains(self.states[first], self.states[at])
        return gains if any(gains) else [0.0] * self.match.game.players

    def is_decided(self, at: int) -> bool:
        return at > 0 and self.subject.settled(self.states[at - 1], self.states[at])

    # ---- accounts -----------------------------------------------------------------------

    def ledger(self, seat: int, forecasts: list[Forecast]) -> Ledger:
        """Return the parts of a seat's result of a round."""
        found = Ledger()
        begin = forecasts[0]
        found.add(START, begin.values[seat])
        found.shares[START][begin.at] += 1.0
        decided = False
        for before, after in pairwise(forecasts):
            rest = after.values[seat] - before.values[seat]
            steps = range(before.at, after.at)
            deciders = [self.match.steps[at].seat for at in steps if self.match.steps[at].seat != CHANCE]
            decided = decided or bool(deciders)
            for at in steps if self.kind.hides else ():
                amount, error = self.shift(at, seat)
                found.add(OWN if self.match.steps[at].seat == seat else OTHERS, amount, error * error)
                rest -= amount
            part = self.part(len(deciders) < len(steps), decided)
            if part == HIDDEN and not self.kind.hides:
                part = OWN if deciders[0] == seat else OTHERS
            found.add(part, rest)
            found.shares[part][after.at] += 1.0
            found.shares[part][before.at] -= 1.0
        self.add_variances(found, seat, forecasts)
        return found

    def shift(self, at: int, seat: int) -> tuple[float, float]:
        """Return what a decision changed for a seat, with its error."""
        piece = self.pieces.get(at)
        return (piece.shift[seat], piece.shift_error[seat]) if piece and piece.shift else (0.0, 0.0)

    def part(self, chance: bool, decided: bool) -> str:
        """Return the name of the part for a change that no decision explains."""
        if chance:
            return DRAWS if decided else DEAL
        return HIDDEN

    def add_variances(self, ledger: Ledger, seat: int, forecasts: list[Forecast]) -> None:
        errors = {forecast.at: forecast.errors[seat] for forecast in forecasts}
        for part, shares in ledger.shares.items():
            ledger.variances[part] += sum((share * errors[at]) ** 2 for at, share in shares.items())

    def account(self, seat: int, rounds: Sequence[int]) -> Account:
        """Return a seat's account of several rounds together."""
        ledgers = [self.ledgers[number][seat] for number in rounds]
        sums = {}
        for part in PARTS:
            amount = sum(ledger.amounts[part] for ledger in ledgers)
            sums[part] = Sum(amount, sqrt(sum(ledger.variances[part] for ledger in ledgers)))
        # Luck is what the other parts leave of the result, so its error is theirs; where all is open it is
        # read off the forecasts around it.
        parts = (START, OWN, OTHERS) if self.kind.hides else LUCK
        luck = sum(sums[part].value for part in LUCK)
        error = sqrt(sum(sums[part].error ** 2 for part in parts))
        result = sum(self.forecasts[number][-1].values[seat] for number in rounds)
        return Account(result=result, luck=Sum(luck, error), **sums)

    # ---- the curve and the moves --------------------------------------------------------

    def curve(self) -> list[Point]:
        """Return every forecast and result."""
        found = []
        for number, forecasts in enumerate(self.forecasts, 1):
            for i, forecast in enumerate(forecasts):
                last = i == len(forecasts) - 1 and self.is_decided(forecast.at)
                error = max(forecast.errors)
                found.append(Point(forecast.at, number, forecast.values, error, last))
        return found

    def moves(self) -> list[JudgedMove | None]:
        """Return every decision."""
        return [self.move(at) for at in range(len(self.match.steps))]

    def move(self, at: int) -> JudgedMove | None:
        step, piece = self.match.steps[at], self.pieces.get(at)
        if step.seat == CHANCE or piece is None:
            return None
        number = next(i for i, (_, last) in enumerate(self.rounds, 1) if at < last)
        message = self.match.game.describe(self.states[at], step.action)
        played = option_of(piece, step.action)
        sure = piece.better is not None and piece.bound > 0.0
        return JudgedMove(
            step=at + 1,
            round=number,
            seat=step.seat,
            text=self.match.game.text(step.action),
            words=MessageText(message.id, dict(message.arguments)),
            judged=piece.judged,
            mark=mark_of(piece, self.kind.thresholds),
            loss=piece.loss,
            error=piece.error,
            bound=piece.bound,
            played=played,
            better=option_of(piece, piece.better) if sure else None,
            options=piece.options,
            reasons=piece.reasons,
            hindsight=piece.hindsight,
            leaks=piece.leaks,
        )


def all_states(match: Match) -> list[State]:
    """Return the states of a match, from before its first step to after its last."""
    state = match.start.clone()
    found = [state.clone()]
    for step in match.steps:
        state.apply(step.action)
        found.append(state.clone())
    return found


def option_of(piece: Piece, action: int | None) -> Weighed | None:
    """Return what was found about one of the options."""
    return next((option for option in piece.options if option.action == action), None)


def mark_of(piece: Piece, limits: tuple[float, float, float]) -> str:
    """Return the mark of a move: a mistake as bad as it certainly is, praise for the only good move."""
    marks = [mark for mark, limit in zip(MISTAKES, limits, strict=True) if piece.bound >= limit]
    if marks:
        return marks[-1]
    if piece.better is None and len(piece.options) > 1:
        first, second = piece.options[:2]
        gap = first.value - second.value - SURE * sqrt(first.error**2 + second.error**2)
        tried = first.error > 0.0 and second.error > 0.0  # not just at first sight
        if tried and gap >= limits[MISTAKES.index(STUMBLE)]:
            return KEEN
    return ""


def seat_report(seat: int, moves: list[JudgedMove], book: Book, pieces: dict[int, Piece]) -> SeatReport:
    """Report on one seat."""
    own = [move for move in moves if move.seat == seat]
    judged = [move for move in own if move.judged == "yes"]
    loss = sum(move.loss for move in judged)
    marks = {mark: sum(move.mark == mark for move in own) for mark in (*MISTAKES, KEEN)}
    bad = sorted((move for move in judged if move.mark in MISTAKES), key=lambda move: -move.loss)
    numbers = range(len(book.rounds))
    return SeatReport(
        seat=seat,
        decisions=sum(move.judged != "forced" for move in own),
        judged=len(judged),
        accuracy=accuracy([move.loss for move in judged], book.kind.thresholds[-1]),
        loss=Sum(loss, sqrt(sum(move.error**2 for move in judged))),
        marks=marks,
        worst=[move.step for move in bad[:WORST]],
        account=book.account(seat, numbers),
        rounds=[book.account(seat, [number]) for number in numbers],
        leaks=[move.step for move in own if move.leaks],
    )


def accuracy(losses: list[float], howler: float) -> int | None:
    """Return the mean quality of decisions: each counts ``exp(-loss / howler)``.

    >>> accuracy([0.0, 0.0, 0.15], 0.15), accuracy([], 0.15)
    (79, None)
    """
    if not losses:
        return None
    return round(100 * sum(exp(-max(0.0, loss) / howler) for loss in losses) / len(losses))
