"""Measures a bot of Doppelgänger Tricks: points, and predictions that come true.

    python -m hauntboard.games.doppelganger_tricks.bots.diagnostics level-5 flat --players 4 --deals 40
    --seed 1

One bot plays against others of another kind, every deal from every seat; deals and bots have their own random
streams. The interval is that of the mean over deals, since rounds of one deal are not independent.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Protocol, runtime_checkable

from ....bots import Bot, make
from ....bots.seated import turns
from ....engine.dealer import SeededDealer
from ....engine.game import Game
from ....engine.match import Match
from ....engine.rng import Rng
from ... import load
from ..rules import Tricks
from .bidding import Bid
from .train.training import dealt


@runtime_checkable
class Bidder(Protocol):
    """A bot that keeps how it weighed its last prediction."""

    bids: list[Bid]


@dataclass(frozen=True)
class MeasuredRound:
    """The result of a round for the measured bot."""

    deal: int
    points: int
    others: float  # mean of the others' points
    number: int  # its prediction
    won: int
    believed: float | None  # its chance of an exact prediction when it was made
    slowest: float  # processor time of its longest move, in seconds
    thought: float  # and of all

    @property
    def exact(self) -> bool:
        return self.number == self.won


def rounds(game: Game[Tricks], name: str, others: str, deals: int, seed: int) -> Iterator[MeasuredRound]:
    """Play every deal from every seat."""
    cards, luck = Rng(seed), Rng(~seed)
    for deal in range(deals):
        start = dealt(game.players, cards)
        for seat in game.seats:
            seated = [make(name if s == seat else others, game, luck.next64()) for s in game.seats]
            yield play(game, start.clone(), seated, seat, deal)


def play(game: Game[Tricks], start: Tricks, seated: list[Bot], seat: int, deal: int) -> MeasuredRound:
    """Play a round and measure one seat."""
    believed = None
    times = []
    match = Match(game, start)
    for actor, view, log in turns(match, SeededDealer(deal)):
        began = time.process_time()
        action = seated[actor].choose(view, log)
        if actor == seat:
            times.append(time.process_time() - began)
            bot = seated[seat]
            if view["phase"] == "predict" and isinstance(bot, Bidder) and bot.bids and believed is None:
                believed = bot.bids[0].exact
        match.play(action, actor)
    state = match.state
    points = state.scores()
    others = (sum(points) - points[seat]) / (game.players - 1)
    number, won = state.predicted[seat], state.won[seat]
    return MeasuredRound(deal, points[seat], others, number, won, believed, max(times), sum(times))


def ahead(played: list[MeasuredRound]) -> tuple[float, float]:
    """Return the points per round ahead of the others, and the half width of the 95 % interval by deal."""
    deals = sorted({round.deal for round in played})
    means = [fmean(r.points - r.others for r in played if r.deal == deal) for deal in deals]
    return fmean(means), 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("nan")


def report(played: list[MeasuredRound]) -> Iterator[str]:
    """Yield the lines of the report."""
    mean, half = ahead(played)
    yield f"points ahead per round {mean:+.2f} (95 % by deal {mean - half:+.2f} to {mean + half:+.2f})"
    yield f"points {fmean(r.points for r in played):.2f}, others {fmean(r.others for r in played):.2f}"
    yield f"exact predictions {fmean(r.exact for r in played):.1%} of {len(played)} rounds"
    for name, part in (
        ("zero", [r for r in played if not r.number]),
        ("not zero", [r for r in played if r.number]),
    ):
        if part:
            line = (
                f"predicted {name} in {len(part) / len(played):.1%}, made {fmean(r.exact for r in part):.1%}"
            )
            thought = [r.believed for r in part if r.believed is not None]
            yield line + (f", believed {fmean(thought):.1%}" if thought else "")
    usual, slowest = fmean(r.thought for r in played), max(r.slowest for r in played)
    yield f"processor time {1000 * usual:.0f} ms per round, slowest move {1000 * slowest:.0f} ms"


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description="Measure a bot of Doppelgänger Tricks.")
    parser.add_argument("bot")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = load("doppelganger-tricks", given.players, {"rounds": 1})
    played = list(rounds(game, given.bot, given.others, given.deals, given.seed))
    print("\n".join(report(played)))


if __name__ == "__main__":
    main()
