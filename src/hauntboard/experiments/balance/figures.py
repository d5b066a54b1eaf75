"""Turn observed matches into figures with 95 % intervals.

Matches are independent, so everything is summed by match first. Match ``i`` of every table uses the same
seed, so across tables the matches of one number are one observation.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from ..arena.arena import best, lead, share
from ..simulation.report import Z95
from ..statistics.inference import ByDeal, Estimate, chance_of, holm, ratio, student
from ..statistics.regression import Sample, Slope, slopes
from .study import POINTS, ROUNDS, SHARE, Family, Inquiry, Measure, Observation, Study

DECISIONS = "decisions"
QUANTILES = (0.05, 0.5, 0.95)
MOST_BINS = 16
FEWEST_SEEN = 10  # minimum of matches with a factor and of samples without it for a figure


@dataclass(frozen=True)
class Figure:
    """A value with its 95 % interval and the number of matches behind it.

    Where it is compared: the value ``expected`` if nothing is unusual, the p-value of the deviation, and
    whether it is ``notable``, that is, significant among all values beside it (Holm).
    """

    value: float
    low: float | None
    high: float | None
    matches: int
    expected: float | None = None
    chance: float | None = None
    notable: bool | None = None


@dataclass(frozen=True)
class Spread:
    """The distribution of something over matches."""

    unit: str
    mean: Figure
    sd: Figure
    quantiles: dict[str, Figure]
    bins: list[tuple[float, float, int]]  # from, to (both included) and how many matches


@dataclass(frozen=True)
class Position:
    """The value of coming first, second, …: share of wins and lead in points."""

    position: int
    wins: Figure
    lead: Figure


@dataclass(frozen=True)
class Counted:
    """Another measured quantity."""

    name: str
    key: str
    unit: str
    figure: Figure


@dataclass(frozen=True)
class ValueRow:
    """One factor: how often it occurred per sample, and its effect; no figure if there were too few
    samples."""

    key: str
    matches: int
    rate: float
    figure: Figure | None


@dataclass(frozen=True)
class Value:
    """The effect of a family's factors on an outcome."""

    family: str
    claim: str  # effect or association
    method: str  # difference or regression
    outcome: str
    unit: str
    matches: int
    samples: int
    rows: list[ValueRow]


@dataclass(frozen=True)
class Difference:
    """One figure of one table minus that of another."""

    measure: str
    unit: str
    figure: Figure


def finite(value: float) -> float | None:
    """Return None for an infinite number.

    >>> finite(1.5), finite(math.inf)
    (1.5, None)
    """
    return value if math.isfinite(value) else None


def figure_of(estimate: Estimate) -> Figure:
    """Return an estimate as a figure."""
    return Figure(estimate.mean, finite(estimate.low), finite(estimate.high), estimate.deals)


def against(figure: Figure, observed: Sequence[tuple[float, float]], expected: float) -> Figure:
    """Compare a figure with its expectation. The error is measured around the expectation, so a few matches
    that all went alike prove little."""
    total = sum(count for _, count in observed)
    error = math.sqrt(sum((amount - expected * count) ** 2 for amount, count in observed)) / max(total, 1)
    t = (figure.value - expected) / error if error else 0.0
    return replace(figure, expected=expected, chance=chance_of(t, len(observed) - 1))


def marked(figures: Iterable[Figure | None]) -> list[Figure | None]:
    """Mark the notable figures of one table."""
    listed = list(figures)
    tested = [figure.chance for figure in listed if figure and figure.chance is not None]
    standing = iter(holm(tested))
    return [
        replace(figure, notable=next(standing)) if figure and figure.chance is not None else figure
        for figure in listed
    ]


# ---- by match ---------------------------------------------------------------------------

Taker = Callable[[Observation], tuple[float, float]]  # numerator and denominator


def begun(seen: Observation) -> tuple[float, float]:
    """Return what the starting side won."""
    return share(seen.winners, [seen.order[0]]), 1.0


def rounds_begun(seen: Observation) -> tuple[float, float]:
    """Return what the starting side won by round."""
    parts = list(zip(seen.round_orders, seen.gains, strict=True))
    return sum(share(best(gains), [order[0]]) for order, gains in parts), float(len(parts))


def advantage(seen: Sequence[Observation], take: Taker) -> Figure | None:
    """Return how far the starting side exceeds its fair share."""
    sums = by_match(seen, take)
    if not sums.observed:
        return None
    fair = 1 / len(seen[0].scores)
    share_of_first = against(figure_of(sums.share()), sums.observed, fair)
    low, high = (bound - fair for bound in (share_of_first.low or 0.0, share_of_first.high or 1.0))
    return replace(share_of_first, value=share_of_first.value - fair, low=low, high=high, expected=0.0)


def distinct(seen: Sequence[Observation]) -> list[Observation]:
    """Return the distinct matches. Without luck, bots repeat the same match, and a hundred repetitions
    prove nothing."""
    first = {observation.trace: observation for observation in reversed(seen)}
    return [observation for observation in seen if first[observation.trace] is observation]


def margin(seen: Observation) -> tuple[float, float]:
    """Return the lead of the best side over the next."""
    ranked = sorted(seen.scores, reverse=True)
    return float(ranked[0] - ranked[1]), 1.0


# Measures of every game, match by match, with their units.
COMMON: dict[str, tuple[Taker, str]] = {
    "advantage": (lambda seen: (begun(seen)[0] - 1 / len(seen.scores), 1.0), SHARE),
    "rounds": (lambda seen: (float(seen.rounds), 1.0), ROUNDS),
    "decisions": (lambda seen: (float(seen.decisions), 1.0), DECISIONS),
    "score": (lambda seen: (float(sum(seen.scores)), float(len(seen.scores))), POINTS),
    "margin": (margin, POINTS),
    "shared": (lambda seen: (float(len(seen.winners) > 1), 1.0), SHARE),
}


def by_match(seen: Iterable[Observation], take: Taker) -> ByDeal:
    """Return a measure over matches."""
    sums = ByDeal()
    for observation in seen:
        sums.add(*take(observation))
    return sums


def positions(seen: Sequence[Observation]) -> list[Position]:
    """Return figures by position in the turn order of the match."""
    return placed([(o.index, o.order, o.winners, o.scores) for o in seen])


def round_positions(seen: Sequence[Observation]) -> list[Position]:
    """Return figures by position in the turn order of a round; the side that gains most wins it."""
    return placed(
        [
            (o.index, order, best(gains), gains)
            for o in seen
            for order, gains in zip(o.round_orders, o.gains, strict=True)
        ]
    )


def placed(parts: Sequence[tuple[int, list[int], list[int], list[int]]]) -> list[Position]:
    """Return figures by position from contests with their match, turn order, winners and points."""
    if not parts:
        return []
    places = range(len(parts[0][1]))
    found = []
    for place in places:
        wins, leads = ByDeal(), ByDeal()
        for amounts, counts in summed(parts, place):
            wins.add(amounts[0], counts)
            leads.add(amounts[1], counts)
        won = against(figure_of(wins.share()), wins.observed, 1 / len(places))
        found.append((won, against(figure_of(leads.estimate()), leads.observed, 0.0)))
    shares, points = marked(f for f, _ in found), marked(f for _, f in found)
    return [Position(p, w, x) for p, w, x in zip(places, shares, points, strict=True) if w and x]


def summed(
    parts: Sequence[tuple[int, list[int], list[int], list[int]]], place: int
) -> Iterable[tuple[tuple[float, float], int]]:
    """Return wins and lead of one position, summed by match."""
    sums: dict[int, list[float]] = {}
    for index, order, winners, points in parts:
        total = sums.setdefault(index, [0.0, 0.0, 0.0])
        total[0] += share(winners, [order[place]])
        total[1] += lead(points, [order[place]])
        total[2] += 1
    return [((wins, leads), int(count)) for wins, leads, count in sums.values()]


def spread(values: Sequence[Sequence[float]], unit: str) -> Spread:
    """Return the distribution of values given by match."""
    ordered = sorted(value for of_match in values for value in of_match)
    sums, squares = ByDeal(), ByDeal()
    for of_match in values:
        sums.add(sum(of_match), len(of_match))
    mean = sums.estimate()
    for of_match in values:
        squares.add(sum((value - mean.mean) ** 2 for value in of_match), len(of_match))
    variance = squares.estimate()
    deviation, low, high = (
        math.sqrt(max(0.0, bound)) for bound in (variance.mean, variance.low, variance.high)
    )
    return Spread(
        unit,
        figure_of(mean),
        Figure(deviation, finite(low), finite(high), variance.deals),
        {f"{100 * q:g}": quantile(ordered, q, len(values)) for q in QUANTILES},
        bins(ordered),
    )


def quantile(ordered: Sequence[float], share_below: float, matches: int) -> Figure:
    """Return a quantile; its interval spans the ranks that chance allows with as many independent values as
    matches."""
    size = len(ordered)
    half = Z95 * math.sqrt(share_below * (1 - share_below) / matches) * size
    places = (share_below * size, share_below * size - half, share_below * size + half)
    middle, low, high = (ordered[min(size - 1, max(0, math.ceil(place) - 1))] for place in places)
    return Figure(middle, low, high, matches)


def bins(ordered: Sequence[float]) -> list[tuple[float, float, int]]:
    """Return a histogram of integers in bins of equal width.

    >>> bins([1, 1, 2, 4])
    [(1, 1, 2), (2, 2, 1), (3, 3, 0), (4, 4, 1)]
    """
    low, high = math.floor(ordered[0]), math.floor(ordered[-1])
    width = next(w for w in widths() if (high - low) // w < MOST_BINS)
    start = low - low % width
    counts = [0] * ((high - start) // width + 1)
    for value in ordered:
        counts[(math.floor(value) - start) // width] += 1
    return [(start + n * width, start + n * width + width - 1, count) for n, count in enumerate(counts)]


def widths() -> Iterable[int]:
    """Yield bin widths: 1, 2, 5, 10, 20, …"""
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10


def measured(measures: Iterable[Measure], seen: Sequence[Observation]) -> list[Counted]:
    """Return what a game counts besides."""
    found = []
    for measure in measures:
        for key in measure.keys:
            sums = ByDeal()
            for observation in seen:
                sums.add(*observation.counted.get(measure.id(key), (0.0, 0.0)))
            if sums.observed and (len(measure.keys) == 1 or any(amount for amount, _ in sums.observed)):
                estimate = sums.share() if measure.unit == SHARE else sums.estimate()
                found.append(Counted(measure.name, key, measure.unit, figure_of(estimate)))
    return found


# ---- the value of cards, sets and tokens ------------------------------------------------


def values(study: Study, tables: Sequence[Sequence[Observation]]) -> list[Value]:
    """Return the value of every factor over these tables together."""
    found = []
    for inquiry in study.inquiries:
        for place, (outcome, unit) in enumerate(inquiry.outcomes.items()):
            samples = [
                Sample(stratum, observation.index, sample.outcomes[place], sample.factors)
                for stratum, seen in enumerate(tables)
                for observation in seen
                for sample in observation.samples.get(inquiry.name, ())
            ]
            found += inquired(inquiry, outcome, unit, samples)
    return found


def inquired(inquiry: Inquiry, outcome: str, unit: str, samples: Sequence[Sample]) -> list[Value]:
    """Return all families of an inquiry for one outcome."""
    names = [factor for family in inquiry.families for factor in family.factors]
    known = presence(samples, names)
    able = [name for name in names if known[name].enough]
    if inquiry.joint:
        fitted = slopes(samples, [*able, *inquiry.controls])
    else:
        fitted = {}
        for name in able:
            fitted |= slopes(samples, [name])
    found = []
    for family in inquiry.families:
        rows = [row_of(family, key, known, fitted) for key in family.keys]
        rows = [row for row in rows if row.matches]
        figures = marked(row.figure for row in rows)
        if any(figures):
            claim = "association" if family.chosen else "effect"
            method = "regression" if inquiry.joint else "difference"
            rows = [replace(row, figure=figure) for row, figure in zip(rows, figures, strict=True)]
            matches = len({(s.stratum, s.cluster) for s in samples})
            found.append(Value(family.name, claim, method, outcome, unit, matches, len(samples), rows))
    return found


@dataclass(frozen=True)
class Presence:
    """In how many matches a factor occurred, its mean per sample, and whether that is enough."""

    matches: int
    rate: float
    enough: bool


def presence(samples: Sequence[Sample], names: Sequence[str]) -> dict[str, Presence]:
    """Count where factors occurred."""
    within: dict[str, set[tuple[int, int]]] = {name: set() for name in names}
    without: dict[str, int] = dict.fromkeys(names, 0)
    amounts: dict[str, float] = dict.fromkeys(names, 0.0)
    for sample in samples:
        for name, value in sample.factors.items():
            if name in within and value:
                within[name].add((sample.stratum, sample.cluster))
                amounts[name] += value
                without[name] -= 1
    size = len(samples)
    return {
        name: Presence(
            len(within[name]),
            amounts[name] / size if size else 0.0,
            len(within[name]) >= FEWEST_SEEN and size + without[name] >= FEWEST_SEEN,
        )
        for name in names
    }


def row_of(family: Family, key: str, known: dict[str, Presence], fitted: dict[str, Slope]) -> ValueRow:
    """Return one factor of a family."""
    name = f"{family.name}:{key}"
    found, there = fitted.get(name), known[name]
    figure = (
        Figure(found.value, finite(found.low), finite(found.high), there.matches, 0.0, found.chance)
        if found
        else None
    )
    return ValueRow(key, there.matches, there.rate, figure)


# ---- one table against another ----------------------------------------------------------


def differences(base: Sequence[Observation], other: Sequence[Observation]) -> list[Difference]:
    """Return the second table minus the first for the measures that every game has."""
    found = []
    for name, (take, unit) in COMMON.items():
        figure = difference(base, other, take)
        if unit == SHARE and any(len({take(o) for o in seen}) == 1 for seen in (base, other)):
            # None or all of a few: the standard error says nothing about the true share.
            figure = replace(figure, low=None, high=None, chance=1.0)
        found.append(Difference(name, unit, figure))
    return found


def difference(base: Sequence[Observation], other: Sequence[Observation], take: Taker) -> Figure:
    """Return one measure of the second table minus that of the first. Matches of the same number share
    their seed, so their errors are added before squaring."""
    errors: dict[int, float] = {}
    means = []
    for sign, seen in ((-1, base), (1, other)):
        observed = [(observation.index, *take(observation)) for observation in seen]
        mean, _ = ratio([(amount, count) for _, amount, count in observed])
        total = sum(count for _, _, count in observed)
        scale = math.sqrt(len(seen) / max(1, len(seen) - 1)) / total
        for index, amount, count in observed:
            errors[index] = errors.get(index, 0.0) + sign * scale * (amount - mean * count)
        means.append(mean)
    error = math.sqrt(sum(value * value for value in errors.values()))
    freedom = min(len(base), len(other)) - 1
    value = means[1] - means[0]
    half = student(freedom) * error
    # Identical matches on both tables: the difference is exact.
    chance = chance_of(value / error, freedom) if error else 1.0 if not value else 0.0
    low, high = finite(value - half), finite(value + half)
    return Figure(value, low, high, len(base) + len(other), 0.0, chance)
