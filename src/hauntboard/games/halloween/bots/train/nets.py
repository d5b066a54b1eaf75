"""Trains the nets that correct the evaluator's leads (needs NumPy).

``python -m hauntboard.games.halloween.bots.train.nets --seed 1`` writes ``data/nets.json``, on top of the
weights of ``sums.py``. For each kind of table it plays matches with the net so far, then trains the net on
what later positions of those matches made expect, and in the end on who won; and repeats this for a few
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
from .sums import SelfPlayer, in_a_mood, some_steps

COMMAND = "python -m hauntboard.games.halloween.bots.train.nets --seed {seed}"
Array = np.ndarray[Any, Any]
FAR = 0.5  # weight of the target of the next position; the rest is what that one makes expect
# Players of a match: mostly the net itself, now and then one with changed weights or in a hurry. All seats
# have the same kind: in a mixed match a net may learn to recognize the better player by its style, which
# forecasts well and plays badly.
PRACTISED = (*("net",) * 8, "mood", "hasty")
# Matches that each table plays before a new net is trained on the last ``KEPT`` lots of them.
PLANS: dict[str, tuple[int, ...]] = {
    "2": (4000, 8000, 12000, 16000, 18000),
    "3": (2000, 2000, 2500),
    "4": (1500, 1500, 2000),
    "master-2": (2250, 4500, 6750, 9000),
    "master-3": (1500, 2500, 3500),
    "master-4": (1000, 1500, 2500),
}
KEPT = 3
# The Master variant has no luck in its setup: for up to so many rounds players choose among so many good
# turns.
OPENING, OPENINGS = 4, 12
LOT = 250  # matches that one process plays in a row; results do not depend on the number of processes
EPOCHS, RATE, BATCH = 16, 0.002, 512
# The weights decay less the more positions there are, against overfitting.
MOST_DECAY, ENOUGH = 4.0, 700_000


@dataclass
class TrainingSet:
    """Positions of some matches, one per line. Pairs of seats are all ordered ones."""

    inputs: Array  # by position and seat
    leads: Array  # by position and pair
    won: Array  # of the match, by position and seat
    row: Array
    cards: Array  # in play
    last: Array  # whether it is the last of its match

    def __len__(self) -> int:
        return len(self.row)


class NetSelfPlay:
    """Plays matches with the net, and with changed weights without it."""

    def __init__(self, model: Model, start: Halloween, seed: int) -> None:
        rng = Rng(seed)
        kinds = {
            "net": lambda: model,
            "mood": lambda: in_a_mood(model, rng, hasty=False),
            "hasty": lambda: in_a_mood(model, rng, hasty=True),
        }
        self.model = model
        self.evaluator = replace(model, net=None).evaluator()
        self.players = [SelfPlayer(kinds[kind](), start) for kind in PRACTISED]

    def play(self, state: Halloween, rng: Rng) -> Iterator[tuple[list[list[float]], list[float], int]]:
        """Play a match; yield for some positions the inputs of all seats, their scores and the row."""
        while state.at_chance():
            state.apply(state.pick(rng))
        self.model.for_cards(state.in_play).load_into(self.evaluator)
        player = self.players[rng.below(len(self.players))]
        player.sit_down(state.in_play)
        opening = rng.below(OPENING + 1) if state.master else 0
        while not state.over():
            if state.at_chance() or state.decider() != state.seat:
                state.apply(state.pick(rng))
                continue
            if state.depth == 0 and (state.sections_used == 0 or rng.below(2) == 0):
                yield self.look(state)
            if state.round <= opening:
                turns = player.search.best_turns(state)
                steps = some_steps(turns[rng.below(min(len(turns), OPENINGS))][1], rng)
            else:
                steps = player.turn(state, rng)
            for action in steps:
                state.apply(action)

    def look(self, state: Halloween) -> tuple[list[list[float]], list[float], int]:
        """Read a position."""
        inputs, scores, row = [], [], 0
        for seat in range(state.players):
            features, _, part, row = self.evaluator.features(state, seat)
            inputs.append([*features, 0.0] if part else [0.0] * FEATURES + [1.0])
            scores.append(self.evaluator.score(state, seat, row) / self.evaluator.scale_of(row))
        return inputs, scores, row


def practise(model: Model, name: str, games: int, seed: int, jobs: int) -> TrainingSet:
    """Play some matches in parallel and return their positions."""
    lots = [range(start, min(start + LOT, games)) for start in range(0, games, LOT)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        return joined(list(processes.map(partial(practise_lot, model, name, seed), lots)))


def practise_lot(model: Model, name: str, seed: int, numbers: range) -> TrainingSet:
    """Play the matches with some numbers and return their positions."""
    players = int(name[-1])
    game = load("halloween", players, {"variant": "master"} if "master" in name else {})
    practice = NetSelfPlay(model, game.new_state(), seed)
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


def joined(sets: list[TrainingSet]) -> TrainingSet:
    """Concatenate training sets."""
    names = ("inputs", "leads", "won", "row", "cards", "last")
    return TrainingSet(*(np.concatenate([getattr(part, name) for part in sets]) for name in names))


class Learner:
    """Trains a net by Adam."""

    def __init__(self, data: TrainingSet, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.seats = data.inputs.shape[1]
        self.pairs = list(permutations(range(self.seats), 2))
        # Inputs are scaled to one size for training.
        mean_square = (data.inputs[::7].astype(np.float32) ** 2).mean(axis=(0, 1))
        self.sizes = np.maximum(np.sqrt(mean_square), 0.1)
        shapes = (
            (INPUTS, HIDDEN),
            (INPUTS, HIDDEN),
            (ROWS, HIDDEN),
            (CARD_COUNT, HIDDEN),
            (HIDDEN,),
            (HIDDEN,),
        )
        spread = (0.08, 0.08, 0.1, 0.03, 0.5, 0.0)  # the net adds nothing at first
        self.weights = [
            (size * self.rng.standard_normal(shape)).astype(np.float32)
            for size, shape in zip(spread, shapes, strict=True)
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def net(self) -> Net:
        """Return the net as trained so far."""
        sizes = self.sizes[:, None]
        weights = [self.weights[0] / sizes, self.weights[1] / sizes, *self.weights[2:]]
        return Net(*(np.float16(w).astype(float).ravel().tolist() for w in weights))

    def hidden(self, data: TrainingSet, at: Array) -> tuple[list[Array], Array, Array]:
        """Return the sums of the hidden units for each pair, the inputs and the cards."""
        own, rival, rows, cards, lead, _ = self.weights
        x = data.inputs[at].astype(np.float32) / self.sizes
        c = data.cards[at].astype(np.float32)
        of_own, of_rival = x @ own, x @ rival
        rest = rows[data.row[at]] + c @ cards
        leads = data.leads[at]
        units = [
            of_own[:, one] + of_rival[:, other] + rest + leads[:, i, None] * lead
            for i, (one, other) in enumerate(self.pairs)
        ]
        return units, x, c

    def odds(self, data: TrainingSet) -> Array:
        """Return the log odds of every position and pair."""
        parts = []
        for start in range(0, len(data), 8192):
            at = np.arange(start, min(start + 8192, len(data)))
            units, _, _ = self.hidden(data, at)
            added = [np.maximum(u, 0.0) @ self.weights[5] for u in units]
            parts.append(data.leads[at] + np.stack(added, axis=1))
        return np.concatenate(parts)

    def targets(self, data: TrainingSet) -> Array:
        """Return what later positions make expect, and for the last ones who won."""
        expected = chances(self.odds(data), self.seats)
        targets = data.won.copy()
        for i in range(len(data) - 2, -1, -1):
            if not data.last[i]:
                targets[i] = FAR * targets[i + 1] + (1 - FAR) * expected[i + 1]
        return targets

    def learn(self, data: TrainingSet) -> None:
        """Train for all epochs with a falling rate."""
        decay = min(MOST_DECAY, ENOUGH / len(data))
        for epoch in range(EPOCHS):
            targets = self.targets(data)
            order = self.rng.permutation(len(data))
            for start in range(0, len(order), BATCH):
                at = np.sort(order[start : start + BATCH])
                self.step(data, at, targets[at], RATE * (1 - epoch / EPOCHS), decay)

    def step(self, data: TrainingSet, at: Array, target: Array, rate: float, decay: float) -> None:
        """Make one step of gradient descent on the logarithmic loss."""
        out = self.weights[5]
        units, x, c = self.hidden(data, at)
        leads = data.leads[at]
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
            # The share of this rival in the odds against the seat.
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
        np.add.at(slopes[2], data.row[at], to_all)
        slopes[3] = c.T @ to_all
        self.descend(slopes, rate, decay)

    def descend(self, slopes: list[Array], rate: float, decay: float) -> None:
        """Update the weights by Adam, with decay."""
        self.steps += 1
        for w, m, s, g in zip(self.weights, self.means, self.squares, slopes, strict=True):
            m += 0.1 * (g - m)
            s += 0.001 * (g * g - s)
            mean = m / (1 - 0.9**self.steps)
            square = s / (1 - 0.999**self.steps)
            w -= rate * (mean / (np.sqrt(square) + 1e-8) + decay * w)


def together(against: Array, seats: int) -> Array:
    """Add up the odds against each seat; the pairs of a seat are adjacent."""
    return against.reshape(len(against), seats, -1).sum(axis=2)  # type: ignore[no-any-return]


def chances(odds: Array, seats: int) -> Array:
    """Return the chances of all seats from the log odds of all pairs, as the evaluator does."""
    return 1.0 / (1.0 + together(np.exp(-np.clip(odds, -30, 30)), seats))


def loss(odds: Array, won: Array) -> float:
    """Return the mean logarithmic loss of the forecast of the winner, in bits."""
    p = np.clip(chances(odds, won.shape[1]), 1e-6, 1 - 1e-6)
    return float(-(won * np.log2(p) + (1 - won) * np.log2(1 - p)).mean())


def train_table(name: str, model: Model, plan: tuple[int, ...], seed: int, jobs: int) -> Iterator[Net]:
    """Yield the nets of a table, each trained on matches of the one before."""
    kept: list[TrainingSet] = []
    learner: Learner | None = None
    for turn, games in enumerate(plan):
        started = time.perf_counter()
        new = practise(model, name, games, seed + 7919 * turn, jobs)
        before = loss(learner.odds(new) if learner else new.leads, new.won)
        kept = [*kept, new][-KEPT:]
        data = joined(kept)
        learner = Learner(data, seed + turn)
        learner.learn(data)
        net = learner.net()
        model = replace(model, net=net)
        seconds = time.perf_counter() - started
        report = f"{name}: round {turn + 1}, {games} matches, loss {before:.3f}, {seconds:.0f} s"
        print(report, file=sys.stderr, flush=True)
        yield net


def save(nets: dict[str, str], file: Path, seed: int) -> None:
    """Write the nets, with the command that makes them again."""
    written = {"format": 1, "made by": COMMAND.format(seed=seed), "nets": nets}
    file.write_text(json.dumps(written, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Run the command line."""
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
