"""Fits the linear weights of the evaluator by self-play.

``python -m hauntboard.games.halloween.bots.train.sums --seed 1`` writes ``data/weights.json``. For each kind
of table it plays matches with the weights so far, then fits the weights so that points now plus weights times
features come nearest to the final scores, and repeats this for a few rounds. ``nets.py`` then trains the nets
on top."""

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
from ..search import SearchSettings, two_stage_search
from ..weights import FILE, Model, blended, read_models, table_name
from .least_squares import Fit

COMMAND = "python -m hauntboard.games.halloween.bots.train.sums --seed {seed}"
# Matches that each table plays before each fit.
PLANS: dict[str, tuple[int, ...]] = {
    "2": (300, 400, 500, 1200),
    "3": (150, 250, 500, 800),
    "4": (150, 200, 400, 600),
    "master-2": (100, 200, 300),
    "master-3": (60, 100, 300, 500),
    "master-4": (60, 100, 200, 400),
}
# Weights to start from, for 1, 4 and 9 turns left: rough, as in the baseline.
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
TRUST = 800.0  # ridge toward the previous weights
SWAY_TRUST = 25.0  # times as much toward cards in play that change nothing
# Weight of the final score in the target of a position; the rest is what later positions made expect.
FAR = 0.7
MOODS = 6  # players with changed weights, beside two without
HASTE = 4.0  # points that a hasty player adds to the worth of a card
ADVENTURE = 6  # one turn in so many is not the best found,
ADVENTURE_CHOICES = 8  # but any of so many
# Scales that are tried.
GRID = [1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0, 14.0, 17.0, 20.0]

QUICK = SearchSettings(width=2, quick_steps=20, full_steps=200, slack=0.0)


@dataclass
class Sight:
    """A position of self-play as the evaluator reads it."""

    rows: list[list[tuple[int, float]]]  # by seat: the features that are not zero
    points: list[float]  # by seat, now
    to_come: list[float]  # by seat: share of the expected points that can still come
    row: int
    in_play: int
    finals: list[int]
    targets: list[float]  # final scores, or what later positions made expect


def first_guess() -> Model:
    """Return the weights before any match is played."""
    knots = [[0.0] * FEATURES for _ in KNOTS]
    guesses = [LAST_GUESS, *({name: rows[i] for name, rows in FIRST_GUESS.items()} for i in range(3))]
    for knot, guess in zip(knots, guesses, strict=True):
        for name, values in guess.items():
            knot[OFFSETS[name] : OFFSETS[name] + len(values)] = values
    return Model(knots, FIRST_SCALES)


def in_a_mood(model: Model, rng: Rng, hasty: bool) -> Model:
    """Return the weights with each group of features scaled at random, by up to two. A hasty player wants
    cards above all, and so an early end."""
    factors = {group: exp(0.7 * (rng.below(2001) / 1000.0 - 1.0)) for group in GROUPS}
    if hasty:
        factors |= {"sections": 0.5 * factors["sections"], "tokens": 1.0 + factors["tokens"]}
    knots = [[w * factors[GROUP_OF[i]] for i, w in enumerate(knot)] for knot in model.knots]
    for knot in knots if hasty else ():
        for i in range(5):
            knot[OFFSETS["cards"] + i] += HASTE
    return Model(knots, model.scales)


class SelfPlayer:
    """A player fast enough for many matches."""

    def __init__(self, model: Model, start: Halloween) -> None:
        self.model = model
        self.evaluator = model.evaluator()
        self.search = two_stage_search(self.evaluator, start, QUICK)

    def sit_down(self, in_play: int) -> None:
        """Get ready for a match with some cards."""
        self.model.for_cards(in_play).load_into(self.evaluator)

    def turn(self, state: Halloween, rng: Rng) -> list[int]:
        """Return the steps of a turn, mostly the best found, and often only the first few of them."""
        turns = self.search.best_turns(state)
        steps = turns[0 if rng.below(ADVENTURE) else rng.below(min(len(turns), ADVENTURE_CHOICES))][1]
        return some_steps(steps, rng)


def some_steps(steps: list[int], rng: Rng) -> list[int]:
    """Return all steps, or in half of the cases the first few."""
    return steps[: len(steps) if rng.below(2) else 1 + rng.below(len(steps))]


class SelfPlay:
    """Matches between players with a model's weights and changed ones, so that positions occur which the
    model itself would avoid."""

    def __init__(self, model: Model, start: Halloween, seed: int) -> None:
        self.model = model
        self.evaluator = model.evaluator()
        rng = Rng(seed)
        moods = [model, model, *(in_a_mood(model, rng, i % 3 == 0) for i in range(MOODS))]
        self.players = [SelfPlayer(mood, start) for mood in moods]

    def play(self, state: Halloween, rng: Rng) -> list[Sight]:
        """Play a match and return its positions with their targets."""
        seen = []
        while state.at_chance():
            state.apply(state.pick(rng))
        seated = [self.players[rng.below(len(self.players))] for _ in range(state.players)]
        for player in seated:
            player.sit_down(state.in_play)
        while not state.over():
            if state.at_chance() or state.decider() != state.seat:
                state.apply(state.pick(rng))
                continue
            if state.depth == 0 and (state.sections_used == 0 or rng.below(2) == 0):
                seen.append(self.look(state))
            for action in seated[state.seat].turn(state, rng):
                state.apply(action)
        self.set_targets(seen, state)
        return seen

    def set_targets(self, seen: list[Sight], state: Halloween) -> None:
        """Set the targets of the positions of a match that is over."""
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

    def look(self, state: Halloween) -> Sight:
        """Read a position."""
        rows, points, parts, row = [], [], [], 0
        for seat in range(state.players):
            features, now, part, row = self.evaluator.features(state, seat)
            rows.append([(i, amount) for i, amount in enumerate(features) if amount])
            points.append(now)
            parts.append(part)
        return Sight(rows, points, parts, row, state.in_play, [], [])


def expectation(sight: Sight, seat: int, weights: list[float]) -> float:
    """Return the expected final score of a seat."""
    total = sum(weights[i] * amount for i, amount in sight.rows[seat])
    return sight.points[seat] + sight.to_come[seat] * total


def practise(model: Model, players: int, options: dict[str, str], games: int, seed: int) -> list[Sight]:
    """Play some matches, each with its own luck, and return their positions."""
    game = load("halloween", players, options)
    practice = SelfPlay(model, game.new_state(), seed)
    found = []
    for i in range(games):
        rng = Rng(seed * 1_000_003 + i)
        rng.next64()
        found += practice.play(game.new_state(), rng)
    return found


def spread(sight: Sight, seat: int) -> list[tuple[int, float]]:
    """Return a seat's features, shared out to the knots, and what the cards in play change."""
    part, shares = sight.to_come[seat], knot_shares(sight.row)
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
    """Return all weights of a model in the order of :func:`spread`."""
    return [w for part in (*model.knots, *model.sways) for w in part]


def difference(sight: Sight, seat: int, other: int) -> tuple[list[tuple[int, float]], float]:
    """Return how a seat differs from another, and how much more than that one it still gained. Differences
    cancel what changes the scores of all, such as a long match."""
    row = dict(spread(sight, seat))
    for i, amount in spread(sight, other):
        row[i] = row.get(i, 0.0) - amount
    gains = [sight.targets[s] - sight.points[s] for s in (seat, other)]
    return [(i, amount) for i, amount in row.items() if amount], gains[0] - gains[1]


def fit(sights: list[Sight], base: Model, trust: float) -> Model:
    """Fit the weights to the targets; the more trust in the base, the nearer they stay to it."""
    known = flat(base)
    fitted = Fit(len(known))
    for sight in sights:
        for seat in range(len(sight.to_come)):
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
    """Yield for every position and seat the nearest knot, the expected leads and whether the seat won."""
    weights = flat(model)
    for sight in sights:
        if not any(sight.to_come):
            continue
        scores = [
            sight.points[seat] + sum(weights[i] * amount for i, amount in spread(sight, seat))
            for seat in range(len(sight.to_come))
        ]
        shares = knot_shares(sight.row)
        knot = shares.index(max(shares))
        for seat, score in enumerate(scores):
            ahead = [score - other for s, other in enumerate(scores) if s != seat]
            yield knot, ahead, sight.finals[seat] == max(sight.finals)


def scales(sights: list[Sight], model: Model) -> list[float]:
    """Return for each knot the scale with which leads forecast victory best."""
    losses = [dict.fromkeys(GRID, 0.0) for _ in KNOTS]
    for i, (knot, ahead, won) in enumerate(leads(sights, model)):
        if i % 3 == 0:
            for scale in GRID:
                against = sum(odds_against(lead / scale) for lead in ahead)
                losses[knot][scale] += log(1.0 + (against if won else 1.0 / against))
    return [min(GRID, key=lambda scale: by[scale]) for by in losses]


def train_table(players: int, master: bool, base: Model, plan: tuple[int, ...], seed: int) -> Model:
    """Train the model of a table; the plan has the number of matches of each round."""
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
    """Yield all models by name whenever one is trained. Each table starts from the weights of the one
    before."""
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
    """Write the models, with the command that makes them again."""
    data = {
        "format": 1,
        "made by": COMMAND.format(seed=seed),
        "models": {name: asdict(model) for name, model in models.items()},
    }
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Run the command line."""
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
