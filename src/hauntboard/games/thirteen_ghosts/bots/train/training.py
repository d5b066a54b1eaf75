"""Trains the weights of the policy by self-play.

    python -m hauntboard.games.thirteen_ghosts.bots.train --seed 1

Writes ``data/weights.json``, which says how it was made. About a minute on one processor, compiled.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import NamedTuple

from ...cards import EDITIONS
from ...rules import Ghosts
from ..constants import KNOTS
from ..policy import Policy
from ..weights import FILE, TRAINED, VERSION, Weights
from .self_play import SelfPlay


class Stage(NamedTuple):
    """A stage of the training: later ones choose more sharply and learn more slowly."""

    parts: int
    temperature: float
    value_rate: float  # how fast the value table learns
    mix_rate: float  # how fast the mix of crypts moves


STAGES = (
    Stage(parts=2, temperature=0.03, value_rate=0.02, mix_rate=0.0),
    Stage(parts=3, temperature=0.02, value_rate=0.01, mix_rate=0.002),
    Stage(parts=4, temperature=0.012, value_rate=0.004, mix_rate=0.001),
    Stage(parts=4, temperature=0.01, value_rate=0.001, mix_rate=0.0005),
)
UNREACHABLE_GOAL = 30_000  # points
COMMAND = "python -m hauntboard.games.thirteen_ghosts.bots.train"


def untrained() -> Weights:
    """Return a first guess: fewer candidates are better, and a coin decides the crypts."""
    weights = Weights()
    guess = [1 / (1 + math.exp(0.4 - 0.35 * (j - i))) for i in range(KNOTS) for j in range(KNOTS)]
    weights.value_table = guess * (len(weights.value_table) // len(guess))
    weights.crypt_mix = [0.5] * len(weights.crypt_mix)
    weights.update_priors()
    return weights


def endless(players: int, edition: int) -> Ghosts:
    """Return a state whose match does not end."""
    return Ghosts(players, edition, UNREACHABLE_GOAL, -1)


def train(seed: int, unit: int) -> Weights:
    """Train both editions and all player counts together; ``unit`` rounds make one part of a stage."""
    weights = untrained()
    policy = Policy(weights)
    duels = [SelfPlay(policy, endless(2, edition)) for edition in range(len(EDITIONS))]
    three = SelfPlay(policy, endless(3, 0))
    for stage in STAGES:
        average = [0.0] * len(weights.crypt_mix)
        for _ in range(stage.parts):
            for play in (*duels, three):
                seed += 1
                play.playouts.temperature = stage.temperature
                play.value_rate, play.mix_rate = stage.value_rate, stage.mix_rate
                play.logit = three.logit = [logit(share) for share in weights.crypt_mix]
                play.practise(unit if play is not three else unit // 4, seed)
                average = [total + share for total, share in zip(average, weights.crypt_mix, strict=True)]
            weights.update_priors()
            weights.card_worth = card_worth(duels[0])
        if stage.mix_rate:
            weights.crypt_mix = [total / (3 * stage.parts) for total in average]
            weights.update_priors()
    return weights


def logit(share: float) -> float:
    """Return the log-odds of a share; 0 where there is nothing to choose."""
    return 0.0 if share in (0.0, 1.0) else math.log(share / (1 - share))


def card_worth(play: SelfPlay) -> list[float]:
    """Return by card how much better its holders did than the holders of an average card."""
    totals = zip(play.worth_total, play.worth_count, strict=True)
    _, *means = [total / max(count, 1.0) for total, count in totals]
    average = sum(means) / len(means)
    return [0.0, *(mean - average for mean in means)]


def main() -> None:
    """Train and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--unit", type=int, default=300_000)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    weights = train(given.seed, given.unit)
    data = {
        "version": VERSION,
        "made by": f"{COMMAND} --seed {given.seed} --unit {given.unit}",
        **{name: [round(x, 3) for x in getattr(weights, name)] for name in TRAINED},
    }
    given.out.write_text(json.dumps(data, separators=(",", ":")) + "\n")
