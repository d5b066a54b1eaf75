"""Values predictions by sampled rounds, calibrated against the results of real rounds.

In sampled rounds all seats play by rules, while the bot and its opponents may play better, so a sampled
chance of 40 % is biased. ``calibration`` maps sampled odds to real ones. It has terms for zero and for other
predictions, first among searching players, then among rule players, fitted to rounds of quick searches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt

from ..cards import DOPPELGANGER, RANKS
from ..rules import Tricks
from .policy import Policy
from .search import Search

REACH = 3  # tried predictions differ at most this much from the expected tricks
TERMS = 4  # calibration terms for zero, and as many for other predictions
USUAL_DOUBLES = 2.5  # mean number of doppelgängers in a hand


@dataclass(frozen=True)
class Bid:
    """A weighed prediction."""

    number: int
    sampled: float  # chance of an exact prediction, as sampled
    exact: float  # the same, calibrated
    near: float  # chance to miss by one
    value: float  # expected points less half the others' mean
    error: float


def weigh(
    search: Search,
    state: Tricks,
    policy: Policy,
    sample: Callable[[Search], None],
    calibration: list[float],
    ruled: float,
    include: tuple[int, ...] = (),
) -> list[Bid]:
    """Return the predictions near the expected tricks of the hand, and those in ``include``, best first.
    ``sample`` runs the search within its budget; ``ruled`` is the share of the others that play by rules."""
    middle = policy.predict_middle(state, search.seat)
    wanted = (max(1, middle - REACH), middle + REACH, *(number for number in include if number > 0))
    search.begin_predictions(min(wanted), max(wanted))
    sample(search)
    numbers, exact, near = search.part, search.exact, search.trick
    total, squares = search.total, search.squares
    deals = search.visits[0]
    doubles = doppelgangers(state.hand[search.seat])
    bids = []
    for i in range(search.count):
        sampled = (exact[i] + 0.5) / (deals + 1)
        mean = total[i] / deals
        spread = sqrt(max(0.0, squares[i] / deals - mean * mean) / deals)
        real = real_chance(numbers[i], sampled, doubles, calibration, ruled)
        bids.append(corrected(numbers[i], sampled, real, near[i] / deals, mean, spread))
    return sorted(bids, key=lambda bid: -bid.value)


def corrected(number: int, sampled: float, real: float, near: float, mean: float, error: float) -> Bid:
    """Return a bid with calibrated chances in place of the sampled ones."""
    gain = real - sampled
    missing = max(1e-9, 1.0 - sampled)
    near_now = near * (1.0 - real) / missing
    worth = 9.0 if number == 0 else 5.0  # includes the likely points of a bonus card +3
    value = mean + worth * gain + (0.0 if number == 0 else near_now - near)
    return Bid(number, sampled, real, near_now, value, error)


def real_chance(number: int, sampled: float, doubles: int, calibration: list[float], ruled: float) -> float:
    """Return the calibrated chance of an exact prediction against these opponents."""
    known = inputs(number, sampled, doubles)
    start = 0 if number == 0 else TERMS
    chances = []
    for first in (start, 2 * TERMS + start):
        terms = calibration[first : first + TERMS]
        odds = sum(term * x for term, x in zip(terms, known, strict=True))
        chances.append(1.0 / (1.0 + exp(-odds)))
    return (1.0 - ruled) * chances[0] + ruled * chances[1]


def inputs(number: int, sampled: float, doubles: int) -> tuple[float, ...]:
    """Return the inputs of the calibration. They include the doppelgängers, because a hand with many of them
    can choose when to win, and the search uses that better than the rules."""
    return 1.0, log(sampled / (1.0 - sampled)), float(number), doubles - USUAL_DOUBLES


def doppelgangers(hand: int) -> int:
    """Count the doppelgängers in a hand."""
    return (hand >> RANKS * DOPPELGANGER).bit_count()
