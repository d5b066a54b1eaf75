"""Fits the weights of the judge by playing against itself.

``python -m hauntboard.games.halloween.bots.train.sums --seed 1`` makes ``data/weights.json`` anew. For each
kind of table some matches are played with the weights so far; then the weights are fitted so that points
now plus weights times features come nearest to what the seats had in the end; and so on for a few rounds.
What this sum cannot say a net learns after it (``learning.py``)."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from math import exp, log
from pathlib import Path

from .....engine.native import odds_against
from .....engine.rng import Rng
from .... import load
from ...cards import CARD_COUNT
from ...rules import Halloween
from ..features import FEATURES, GROUP_OF, GROUPS, KNOTS, OFFSETS, SWAYED_PLACES, knot_shares
from ..search import Search
from ..weights import FILE, Model, blended, read_models, table_name
from .least_squares import Fit

COMMAND = "python -m hauntboard.games.halloween.bots.train.sums --seed {seed}"
# How many matches each table plays before each fit.
PLANS: dict[str, tuple[int, ...]] = {
    "2": (300, 400, 500, 1200),
    "3": (150, 250, 500, 800),
    "4": (150, 200, 400, 600),
    "master-2": (100, 200, 300),
    "master-3": (60, 100, 300, 500),
    "master-4": (60, 100, 200, 400),
}
# Weights to begin with, for 1, 4 and 9 turns left: rough, as the sensible player has them.
FIRST_GUESS: dict[str, list[list[float]]] = {
    "levels": [[0.4] * 4, [1.6] * 4, [2.6] * 4],
    "unused": [[1.2], [1.2], [1.2]],
    "use": [[0.4] * 4, [0.8] * 4, [1.2] * 4],
    "sp": [[1.2, 1.2, 0.4]] * 3,
    "tokens": [[1.25] * 5] * 3,
    "spare": [[0.6]] * 3,
    "colours": [[0.5]] * 3,
    "cards": [[0.5] * 5, [1.5] * 5, [2.5] * 5],
    "discs": [[1.2, 0.7, 0.4, 0.2, 0.2, 0.2, 0.1]] * 3,
    "covered": [[-0.23, -0.28, -0.41, -0.23, -0.14, -0.46]] * 3,
    "bonus": [[0.75] * 12] * 3,
    "blocked": [[-0.17]] * 3,
    "town": [[0.34, 0.22, 0.13, 0.1, 0.1, 0.0]] * 3,
    "now": [[0.5, 0.3, 0.2, 0.1, 0.1, 0.0]] * 3,
    "tempo": [[4.0]] * 3,
}
LAST_GUESS: dict[str, list[float]] = {"town": [0.9, 0.7, 0.5], "now": [0.9, 0.7, 0.5], "tokens": [1.0] * 5}
FIRST_SCALES = [3.0, 6.0, 9.0, 12.0]
TRUST = 800.0  # how far to trust the weights before
SWAY_TRUST = 25.0  # times as far that the cards in play sway nothing
# How far a position looks to the end of its match, and how far to what was expected on the way there.
FAR = 0.7
MOODS = 6  # players that value things otherwise, beside two that do not
HASTE = 4.0  # points that a hasty player sees in a card beyond what it is worth
ADVENTURE = 6  # one turn in so many is not the best that was found
GRID = [1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0, 14.0, 17.0, 20.0]


@dataclass
class Sight:
    """What the judge saw of a position: for every seat the places that count, points and rest."""

    rows: list[list[tuple[int, float]]]
    points: list[float]
    parts: list[float]
    row: int
    in_play: int
    finals: list[int]
    targets: list[float]  # final scores, or what later positions made expect


def first_guess() -> Model:
    """The weights before any match was played."""
    knots = [[0.0] * FEATURES for _ in KNOTS]
    guesses = [LAST_GUESS, *({name: rows[i] for name, rows in FIRST_GUESS.items()} for i in range(3))]
    for knot, guess in zip(knots, guesses, strict=True):
        for name, values in guess.items():
            knot[OFFSETS[name] : OFFSETS[name] + len(values)] = values
    return Model(knots, FIRST_SCALES)


def in_a_mood(model: Model, rng: Rng, hasty: bool) -> Model:
    """The same weights, but what belongs together counts up to twice as much or half as much. A hasty
    player wants cards above all, and so an early end."""
    factors = {group: exp(0.7 * (rng.below(2001) / 1000.0 - 1.0)) for group in GROUPS}
    if hasty:
        factors |= {"sections": 0.5 * factors["sections"], "tokens": 1.0 + factors["tokens"]}
    knots = [[w * factors[GROUP_OF[i]] for i, w in enumerate(knot)] for knot in model.knots]
    for knot in knots if hasty else ():
        for i in range(5):
            knot[OFFSETS["cards"] + i] += HASTE
    return Model(knots, model.scales)


class SelfPlayer:
    """A player of some mood, fast enough for many matches."""

    def __init__(self, model: Model, start: Halloween) -> None:
        self.model = model
        self.judge = model.judge()
        inner = Search(self.judge, start, None)
        inner.set_up(1, 0, 1, 3)
        self.planner = Search(self.judge, start, inner)
        self.planner.set_up(2, 1, 1, 3)
        self.planner.set_work(20, 200, 0.0)

    def sit_down(self, in_play: int) -> None:
        """Get ready for a match with some cards."""
        self.model.for_cards(in_play).instruct(self.judge)


class SelfPlay:
    """Matches against itself with the weights of a model, by players of different moods: so every way to
    play is met, also one that the model itself would not take."""

    def __init__(self, model: Model, start: Halloween, seed: int) -> None:
        self.model = model
        self.judge = model.judge()
        rng = Rng(seed)
        moods = [model, model, *(in_a_mood(model, rng, i % 3 == 0) for i in range(MOODS))]
        self.players = [SelfPlayer(mood, start) for mood in moods]

    def play(self, state: Halloween, rng: Rng) -> list[Sight]:
        """A match, and what was seen of it on the way."""
        seen = []
        while state.at_chance():
            state.apply(state.pick(rng))
        seated = [self.players[rng.below(len(self.players))] for _ in range(state.players)]
        for player in seated:
            player.sit_down(state.in_play)
        while not state.over():
            if state.at_chance():
                state.apply(state.pick(rng))
                continue
            if state.decider() != state.seat:
                state.apply(state.pick(rng))
                continue
            if state.depth == 0 and (state.sections_used == 0 or rng.below(2) == 0):
                seen.append(self.look(state))
            ways = seated[state.seat].planner.best_turns(state)
            way = ways[0 if rng.below(ADVENTURE) else rng.below(min(len(ways), 8))][1]
            stop = len(way) if rng.below(2) else 1 + rng.below(len(way))
            for action in way[:stop]:
                state.apply(action)
        finals = state.scores()
        here = self.model.for_cards(state.in_play)
        weights: dict[int, list[float]] = {}
        expected = [float(score) for score in finals]
        for sight in reversed(seen):
            sight.finals, sight.targets = finals, expected
            if sight.row not in weights:
                weights[sight.row] = blended(here, sight.row)
            scores = [expectation(sight, seat, weights[sight.row]) for seat in range(state.players)]
            expected = [FAR * e + (1 - FAR) * s for e, s in zip(expected, scores, strict=True)]
        return seen

    def look(self, state: Halloween) -> Sight:
        rows, points, parts, row = [], [], [], 0
        for seat in range(state.players):
            features, now, part, row = self.judge.features(state, seat)
            rows.append([(i, amount) for i, amount in enumerate(features) if amount])
            points.append(now)
            parts.append(part)
        return Sight(rows, points, parts, row, state.in_play, [], [])


def expectation(sight: Sight, seat: int, weights: list[float]) -> float:
    """What a seat may expect to have in the end."""
    total = sum(weights[i] * amount for i, amount in sight.rows[seat])
    return sight.points[seat] + sight.parts[seat] * total


def practise(model: Model, players: int, options: dict[str, str], games: int, seed: int) -> list[Sight]:
    """Some matches, each with luck of its own."""
    game = load("halloween", players, options)
    practice = SelfPlay(model, game.new_state(), seed)  # type: ignore[arg-type]
    found = []
    for i in range(games):
        rng = Rng(seed * 1_000_003 + i)
        rng.next64()
        found += practice.play(game.new_state(), rng)  # type: ignore[arg-type]
    return found


def spread(sight: Sight, seat: int) -> list[tuple[int, float]]:
    """A seat's features, shared out to the knots; and what the cards in play sway."""
    part, shares = sight.parts[seat], knot_shares(sight.row)
    row = [
        (FEATURES * k + i, share * part * amount)
        for k, share in enumerate(shares)
        if share
        for i, amount in sight.rows[seat]
    ]
    if shares[0] == 0.0 and part:
        features = dict(sight.rows[seat])
        for group, places in enumerate(SWAYED_PLACES):
            total = part * sum(features.get(place, 0.0) for place in places)
            start = FEATURES * len(KNOTS) + CARD_COUNT * group - 1
            row += [(start + card, total) for card in range(1, 53) if sight.in_play >> card & 1]
    return row


def flat(model: Model) -> list[float]:
    """All weights of a model in the order of :func:`spread`."""
    return [w for part in (*model.knots, *model.sways) for w in part]


def difference(sight: Sight, seat: int, other: int) -> tuple[list[tuple[int, float]], float]:
    """How a seat differs from another, and how much more than it it still gained. What changes the scores
    of all, as a long match does, is not the merit of anything a seat has."""
    row = dict(spread(sight, seat))
    for i, amount in spread(sight, other):
        row[i] = row.get(i, 0.0) - amount
    gains = [sight.targets[s] - sight.points[s] for s in (seat, other)]
    return [(i, amount) for i, amount in row.items() if amount], gains[0] - gains[1]


def fit(sights: list[Sight], base: Model, trust: float) -> Model:
    """Weights after which points and features come nearest to the final leads: those of a base, and
    what it does not explain. The more trust in the base, the nearer they stay to it."""
    known = flat(base)
    fitted = Fit(len(known))
    for sight in sights:
        for seat in range(len(sight.parts)):
            for other in range(seat):
                row, gain = difference(sight, seat, other)
                if row:
                    target = gain - sum(known[i] * amount for i, amount in row)
                    fitted.add(row, target, 1.0)
    edge = FEATURES * len(KNOTS)
    found = fitted.solve([trust if i < edge else SWAY_TRUST * trust for i in range(len(known))])
    weights = [round(w + k, 3) for w, k in zip(found, known, strict=True)]
    knots = [weights[start : start + FEATURES] for start in range(0, edge, FEATURES)]
    sways = [weights[start : start + CARD_COUNT] for start in range(edge, len(weights), CARD_COUNT)]
    model = Model(knots, base.scales, sways)
    return replace(model, scales=scales(sights, model))


def leads(sights: list[Sight], model: Model) -> Iterator[tuple[int, list[float], bool]]:
    """For every position the knot that is nearest, a seat's expected leads and whether it won."""
    weights = flat(model)
    for sight in sights:
        if not any(sight.parts):
            continue
        scores = [
            sight.points[seat] + sum(weights[i] * amount for i, amount in spread(sight, seat))
            for seat in range(len(sight.parts))
        ]
        shares = knot_shares(sight.row)
        knot = shares.index(max(shares))
        for seat, score in enumerate(scores):
            ahead = [score - other for s, other in enumerate(scores) if s != seat]
            yield knot, ahead, sight.finals[seat] == max(sight.finals)


def scales(sights: list[Sight], model: Model) -> list[float]:
    """For each knot the scale that makes leads the best forecasts of victory."""
    losses = [dict.fromkeys(GRID, 0.0) for _ in KNOTS]
    for i, (knot, ahead, won) in enumerate(leads(sights, model)):
        if i % 3 == 0:
            for scale in GRID:
                against = sum(odds_against(lead / scale) for lead in ahead)
                losses[knot][scale] += log(1.0 + (against if won else 1.0 / against))
    return [min(GRID, key=lambda scale: by[scale]) for by in losses]


def train_table(players: int, master: bool, base: Model, plan: tuple[int, ...], seed: int) -> Model:
    """The model of a table with any cards; the plan is how many matches each round has."""
    options = {"variant": "master"} if master else {}
    model = base
    kept: list[Sight] = []
    for turn, count in enumerate(plan):
        started = time.perf_counter()
        new = practise(model, players, options, count, seed + 7919 * turn)
        model = fit(new + kept, model, TRUST)
        kept = new + kept[::2]
        mean = sum(sum(s.finals) / players for s in new) / len(new)
        print(
            f"{table_name(players, master)}: round {turn + 1}, {count} matches, {mean:.1f} points, "
            f"scales {model.scales}, {time.perf_counter() - started:.0f} s",
            file=sys.stderr,
        )
    return model


def train(
    seed: int, plans: dict[str, tuple[int, ...]], only: str, old: dict[str, Model]
) -> Iterator[dict[str, Model]]:
    """All models so far, by name, whenever there is a new one. Each table begins with the weights of the
    one before."""
    models = dict(old)
    for master in (False, True):
        base = first_guess()
        for players in (2, 3, 4):
            name = table_name(players, master)
            if only in ("", name):
                models[name] = train_table(players, master, base, plans[name], seed)
                yield models
            base = models.get(name, base)


def save(models: dict[str, Model], file: Path, seed: int) -> None:
    """Write the models down, with the command that makes them again."""
    data = {
        "format": 1,
        "made by": COMMAND.format(seed=seed),
        "models": {name: asdict(model) for name, model in models.items()},
    }
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the matches that are played")
    parser.add_argument("--only", default="", help="2, 3, 4, master-2 ...; the others stay")
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    plans = {name: tuple(max(2, int(asked.share * n)) for n in plan) for name, plan in PLANS.items()}
    old = read_models(asked.file) if asked.only and asked.file.exists() else {}
    for models in train(asked.seed, plans, asked.only, old):
        save(models, asked.file, asked.seed)


if __name__ == "__main__":
    main()
