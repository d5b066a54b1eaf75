"""Trains the policy by play against itself: ``python -m hauntboard.games.thirteen_ghosts.bots.train --seed
1``.

Writes ``data/weights.json``, which says how it was made. About a minute on one processor, compiled.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from ...cards import EDITIONS
from ...rules import Ghosts
from ..policy import Policy
from ..search import Search
from ..weights import FILE, VERSION

# By stage: its parts, the heat of choices, how fast the table learns, how fast the mix of crypts moves.
STAGES = (
    (2, 0.03, 0.02, 0.0),
    (3, 0.02, 0.01, 0.002),
    (4, 0.012, 0.004, 0.001),
    (4, 0.01, 0.001, 0.0005),
)
LEVELS, KNOTS = 11, 12
COMMAND = "python -m hauntboard.games.thirteen_ghosts.bots.train"


def untrained() -> Policy:
    """A first guess: who considers fewer numbers is ahead; crypts by a coin."""
    policy = Policy()
    guess = [1 / (1 + math.exp(0.4 - 0.35 * (j - i))) for i in range(KNOTS) for j in range(KNOTS)]
    policy.table = guess * (4 * LEVELS)
    policy.mix = [0.5] * len(policy.mix)
    policy.settle_priors()
    return policy


def fresh(players: int, edition: int) -> Ghosts:
    """A state whose match does not end."""
    return Ghosts(players, edition, 30_000, -1)


def train(seed: int, unit: int) -> Policy:
    """Both editions and all player counts learn together; ``unit`` rounds make one part of a stage."""
    policy = untrained()
    searches = [Search(policy, fresh(2, edition)) for edition in range(len(EDITIONS))]
    three = Search(policy, fresh(3, 0))
    luck = seed
    for parts, heat, pace, sway in STAGES:
        average = [0.0] * len(policy.mix)
        for _ in range(parts):
            for search in (*searches, three):
                luck += 1
                search.heat = heat
                search.lean = three.lean = [
                    0.0 if m in (0.0, 1.0) else math.log(m / (1 - m)) for m in policy.mix
                ]
                search.practise(unit if search is not three else unit // 4, luck, pace, sway)
                average = [total + m for total, m in zip(average, policy.mix, strict=True)]
            policy.settle_priors()
            set_worth(policy, searches[0])
        if sway:
            policy.mix = [total / (3 * parts) for total in average]
            policy.settle_priors()
    return policy


def set_worth(policy: Policy, search: Search) -> None:
    """What a card in hand has been worth, against the average card."""
    means = [
        total / max(count, 1.0) for total, count in zip(search.worth_sum, search.worth_seen, strict=True)
    ]
    average = sum(means[1:]) / 13
    policy.worth_of = [0.0] + [mean - average for mean in means[1:]]


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--unit", type=int, default=300_000)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    policy = train(given.seed, given.unit)
    data = {
        "version": VERSION,
        "made by": f"{COMMAND} --seed {given.seed} --unit {given.unit}",
        **{name: [round(x, 3) for x in getattr(policy, name)] for name in ("table", "mix", "worth_of")},
    }
    given.out.write_text(json.dumps(data, separators=(",", ":")) + "\n")
