"""Trains the net that corrects the judge's leads (needs NumPy).

``python -m hauntboard.games.halloween.bots.train.nets --seed 1`` makes ``data/nets.json`` anew from the
weights of ``train.py``. For each kind of table players with the net so far meet others; then the net learns
to expect what later positions of those matches made expect, and in the end who won; and so on for a few
rounds."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from .....engine.rng import Rng
from .... import load
from ...cards import CARD_COUNT
from ...rules import Halloween
from ..features import FEATURES, HIDDEN, INPUTS, ROWS
from ..weights import FILE, NETS, Model, Net, read_models, read_nets
from .sums import ADVENTURE, SelfPlayer, in_a_mood

COMMAND = "python -m hauntboard.games.halloween.bots.train.nets --seed {seed}"
Array = np.ndarray[Any, Any]
FAR = 0.5  # how far a position looks beyond what the next one makes expect
# Who is at the table: mostly the net itself, now and then somebody who values things otherwise or hurries.
# All seats are of one kind: where a better player meets a worse one a net may learn to tell who is who by
# their ways, which forecasts well and plays badly.
PRACTISED = (*("net",) * 8, "mood", "hasty")
# How many matches each table plays before the net learns anew from the last ``KEPT`` lots of them.
PLANS: dict[str, tuple[int, ...]] = {
    "2": (4000, 8000, 12000, 16000, 18000),
    "3": (2000, 2000, 2500),
    "4": (1500, 1500, 2000),
    "master-2": (2250, 4500, 6750, 9000),
    "master-3": (1500, 2500, 3500),
    "master-4": (1000, 1500, 2500),
}
KEPT = 3
# Nothing but its players makes a match of Master differ from another: for so many rounds at most they open it
# by any of so many good turns.
OPENING, OPENINGS = 4, 12
LOT = 250  # matches that one process plays in a row; what they are does not depend on the number of processes
EPOCHS, RATE, BATCH = 16, 0.002, 512
# The weights decay the less the more positions there are to learn from: else they only learn these by heart.
MOST_DECAY, ENOUGH = 4.0, 700_000


@dataclass
class TrainingSet:
    """What was seen of some matches, a line for each position. Pairs of seats are all that are ordered."""

    inputs: Array  # by position and seat
    leads: Array  # by position and pair
    won: Array  # of the match, by position and seat
    row: Array
    cards: Array  # in play
    last: Array  # whether it is the last of its match

    def __len__(self) -> int:
        return len(self.row)


class NetSelfPlay:
    """Matches of players with the net, without it and in moods."""

    def __init__(self, model: Model, start: Halloween, seed: int) -> None:
        rng = Rng(seed)
        kinds = {
            "net": lambda: model,
            "mood": lambda: in_a_mood(model, rng, hasty=False),
            "hasty": lambda: in_a_mood(model, rng, hasty=True),
        }
        self.model = model
        self.judge = replace(model, net=None).judge()
        self.players = [SelfPlayer(kinds[kind](), start) for kind in PRACTISED]

    def play(self, state: Halloween, rng: Rng) -> Iterator[tuple[list[list[float]], list[float], int]]:
        """A match: for every position that is noted the inputs of all seats, their scores and the row."""
        while state.at_chance():
            state.apply(state.pick(rng))
        self.model.for_cards(state.in_play).instruct(self.judge)
        player = self.players[rng.below(len(self.players))]
        player.sit_down(state.in_play)
        opening = rng.below(OPENING + 1) if state.master else 0
        while not state.over():
            if state.at_chance() or state.decider() != state.seat:
                state.apply(state.pick(rng))
                continue
            if state.depth == 0 and (state.sections_used == 0 or rng.below(2) == 0):
                yield self.look(state)
            ways = player.planner.best_turns(state)
            if state.round <= opening:
                way = ways[rng.below(min(len(ways), OPENINGS))][1]
            else:
                way = ways[0 if rng.below(ADVENTURE) else rng.below(min(len(ways), 8))][1]
            stop = len(way) if rng.below(2) else 1 + rng.below(len(way))
            for action in way[:stop]:
                state.apply(action)

    def look(self, state: Halloween) -> tuple[list[list[float]], list[float], int]:
        inputs, scores, row = [], [], 0
        for seat in range(state.players):
            features, _, part, row = self.judge.features(state, seat)
            inputs.append([*features, 0.0] if part else [0.0] * FEATURES + [1.0])
            scores.append(self.judge.score(state, seat, row) / self.judge.scale_of(row))
        return inputs, scores, row


def practise(model: Model, name: str, games: int, seed: int, jobs: int) -> TrainingSet:
    """What some matches taught."""
    lots = [range(start, min(start + LOT, games)) for start in range(0, games, LOT)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        return joined(list(processes.map(partial(practise_lot, model, name, seed), lots)))


def practise_lot(model: Model, name: str, seed: int, numbers: range) -> TrainingSet:
    """What the matches with some numbers taught."""
    players = int(name[-1])
    game = load("halloween", players, {"variant": "master"} if "master" in name else {})
    practice = NetSelfPlay(model, game.new_state(), seed)  # type: ignore[arg-type]
    pairs = list(permutations(range(players), 2))
    found = []
    for number in numbers:
        rng = Rng(seed * 1_000_003 + number)
        rng.next64()
        state = game.new_state()
        assert isinstance(state, Halloween)
        seen = list(practice.play(state, rng))
        winners, count = state.winners(), len(seen)
        scores = np.array([scores for _, scores, _ in seen], np.float32)
        won = [(seat in winners) / len(winners) for seat in range(players)]
        cards = [float(state.in_play >> (card + 1) & 1) for card in range(CARD_COUNT)]
        found.append(
            TrainingSet(
                inputs=np.array([inputs for inputs, _, _ in seen], np.float16),
                leads=np.stack([scores[:, one] - scores[:, other] for one, other in pairs], axis=1),
                won=np.array([won] * count, np.float32),
                row=np.array([row for _, _, row in seen]),
                cards=np.array([cards] * count, np.float16),
                last=np.arange(count) == count - 1,
            )
        )
    return joined(found)


def joined(lessons: list[TrainingSet]) -> TrainingSet:
    """Several lessons as one."""
    names = ("inputs", "leads", "won", "row", "cards", "last")
    return TrainingSet(*(np.concatenate([getattr(lesson, name) for lesson in lessons]) for name in names))


class Learner:
    """The net while it learns, by Adam."""

    def __init__(self, lesson: TrainingSet, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.seats = lesson.inputs.shape[1]
        self.pairs = list(permutations(range(self.seats), 2))
        # Inputs are brought to one size while it learns.
        mean_square = (lesson.inputs[::7].astype(np.float32) ** 2).mean(axis=(0, 1))
        self.sizes = np.maximum(np.sqrt(mean_square), 0.1)
        shapes = (
            (INPUTS, HIDDEN),
            (INPUTS, HIDDEN),
            (ROWS, HIDDEN),
            (CARD_COUNT, HIDDEN),
            (HIDDEN,),
            (HIDDEN,),
        )
        spread = (0.08, 0.08, 0.1, 0.03, 0.5, 0.0)  # at first the net adds nothing
        self.weights = [
            (size * self.rng.standard_normal(shape)).astype(np.float32)
            for size, shape in zip(spread, shapes, strict=True)
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def net(self) -> Net:
        """The net as it has become."""
        sizes = self.sizes[:, None]
        weights = [self.weights[0] / sizes, self.weights[1] / sizes, *self.weights[2:]]
        return Net(*(np.float16(w).astype(float).ravel().tolist() for w in weights))

    def hidden(self, lesson: TrainingSet, at: Array) -> tuple[list[Array], Array, Array]:
        """What the units sum up for each pair, the inputs and the cards."""
        own, rival, rows, cards, lead, _ = self.weights
        x = lesson.inputs[at].astype(np.float32) / self.sizes
        c = lesson.cards[at].astype(np.float32)
        of_own, of_rival = x @ own, x @ rival
        rest = rows[lesson.row[at]] + c @ cards
        leads = lesson.leads[at]
        units = [
            of_own[:, one] + of_rival[:, other] + rest + leads[:, i, None] * lead
            for i, (one, other) in enumerate(self.pairs)
        ]
        return units, x, c

    def odds(self, lesson: TrainingSet) -> Array:
        """What the net expects of every position and pair, as log odds."""
        parts = []
        for start in range(0, len(lesson), 8192):
            at = np.arange(start, min(start + 8192, len(lesson)))
            units, _, _ = self.hidden(lesson, at)
            added = [np.maximum(u, 0.0) @ self.weights[5] for u in units]
            parts.append(lesson.leads[at] + np.stack(added, axis=1))
        return np.concatenate(parts)

    def targets(self, lesson: TrainingSet) -> Array:
        """What later positions expect, and in the end who won."""
        expected = chances(self.odds(lesson), self.seats)
        targets = lesson.won.copy()
        for i in range(len(lesson) - 2, -1, -1):
            if not lesson.last[i]:
                targets[i] = FAR * targets[i + 1] + (1 - FAR) * expected[i + 1]
        return targets

    def learn(self, lesson: TrainingSet) -> None:
        """Go through a lesson some times, slower and slower."""
        decay = min(MOST_DECAY, ENOUGH / len(lesson))
        for epoch in range(EPOCHS):
            targets = self.targets(lesson)
            order = self.rng.permutation(len(lesson))
            for start in range(0, len(order), BATCH):
                at = np.sort(order[start : start + BATCH])
                self.step(lesson, at, targets[at], RATE * (1 - epoch / EPOCHS), decay)

    def step(self, lesson: TrainingSet, at: Array, target: Array, rate: float, decay: float) -> None:
        """One step down the slope of the logarithmic loss."""
        out = self.weights[5]
        units, x, c = self.hidden(lesson, at)
        leads = lesson.leads[at]
        actives = [np.maximum(u, 0.0) for u in units]
        odds = leads + np.stack([active @ out for active in actives], axis=1)
        against = np.exp(-np.clip(odds, -30, 30))
        whole = together(against, self.seats)
        errors = (chances(odds, self.seats) - target) / (len(at) * self.seats)
        slopes = [np.zeros_like(w) for w in self.weights]
        to_own = np.zeros((*x.shape[:2], HIDDEN), np.float32)
        to_rival = np.zeros_like(to_own)
        to_all = np.zeros((len(at), HIDDEN), np.float32)
        for i, (one, other) in enumerate(self.pairs):
            # Each rival has its part in what stands against the seat.
            error = errors[:, one] * against[:, i] / whole[:, one]
            back = (error[:, None] * out) * (units[i] > 0)
            to_own[:, one] += back
            to_rival[:, other] += back
            to_all += back
            slopes[4] += leads[:, i] @ back
            slopes[5] += actives[i].T @ error
        flat = x.reshape(-1, INPUTS).T
        slopes[0] = flat @ to_own.reshape(-1, HIDDEN)
        slopes[1] = flat @ to_rival.reshape(-1, HIDDEN)
        np.add.at(slopes[2], lesson.row[at], to_all)
        slopes[3] = c.T @ to_all
        self.steps += 1
        for w, m, s, g in zip(self.weights, self.means, self.squares, slopes, strict=True):
            m += 0.1 * (g - m)
            s += 0.001 * (g * g - s)
            mean = m / (1 - 0.9**self.steps)
            square = s / (1 - 0.999**self.steps)
            w -= rate * (mean / (np.sqrt(square) + 1e-8) + decay * w)


def together(against: Array, seats: int) -> Array:
    """What stands against each seat, of what each pair has; the pairs of a seat lie side by side."""
    return against.reshape(len(against), seats, -1).sum(axis=2)  # type: ignore[no-any-return]


def chances(odds: Array, seats: int) -> Array:
    """Of each seat, by the log odds of all pairs: as the judge has it."""
    return 1.0 / (1.0 + together(np.exp(-np.clip(odds, -30, 30)), seats))


def loss(odds: Array, won: Array) -> float:
    """How badly the odds forecast who wins, in bits."""
    p = np.clip(chances(odds, won.shape[1]), 1e-6, 1 - 1e-6)
    return float(-(won * np.log2(p) + (1 - won) * np.log2(1 - p)).mean())


def train_table(name: str, model: Model, plan: tuple[int, ...], seed: int, jobs: int) -> Iterator[Net]:
    """The nets of a table, each by what players with the ones before it did."""
    lessons: list[TrainingSet] = []
    learner: Learner | None = None
    for turn, games in enumerate(plan):
        started = time.perf_counter()
        new = practise(model, name, games, seed + 7919 * turn, jobs)
        before = loss(learner.odds(new) if learner else new.leads, new.won)
        lessons = [*lessons, new][-KEPT:]
        lesson = joined(lessons)
        learner = Learner(lesson, seed + turn)
        learner.learn(lesson)
        net = learner.net()
        model = replace(model, net=net)
        seconds = time.perf_counter() - started
        report = f"{name}: round {turn + 1}, {games} matches, loss {before:.3f}, {seconds:.0f} s"
        print(report, file=sys.stderr, flush=True)
        yield net


def save(nets: dict[str, str], file: Path, seed: int) -> None:
    """Write the nets down, with the command that makes them again."""
    data = {"format": 1, "made by": COMMAND.format(seed=seed), "nets": nets}
    file.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the matches that are played")
    parser.add_argument("--only", default="", help="one of the tables; the others stay")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes that play the matches")
    parser.add_argument("--weights", type=Path, default=FILE)
    parser.add_argument("--file", type=Path, default=NETS)
    asked = parser.parse_args()
    nets = read_nets(asked.file) if asked.only else {}
    for name, plan in PLANS.items():
        if asked.only in ("", name):
            counts = tuple(max(2, int(asked.share * games)) for games in plan)
            model = read_models(asked.weights)[name]
            for net in train_table(name, model, counts, asked.seed, asked.jobs):
                nets[name] = net.text()
                save(nets, asked.file, asked.seed)


if __name__ == "__main__":
    main()
