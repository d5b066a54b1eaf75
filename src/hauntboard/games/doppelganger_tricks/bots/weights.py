"""The trained weights by player count, from ``data/weights.json``, which ``train/`` writes."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "weights.json"
FORMAT = 3

# Sizes of the prediction model.
NUMBERS = 13  # predictions from 0 to 12
KINDS = 20  # ten ranks of ordinary cards, ten of doppelgängers
LENGTHS = 13  # of a suit

# Types of players: by the plain rules, by the tuned rules, and by search.
PLAYER_KINDS = 3
PLAIN_RULES, GOOD_RULES, SEARCHER = range(PLAYER_KINDS)


@dataclass(frozen=True)
class Weights:
    """The trained weights for one player count."""

    weights: list[float]  # of the policy
    cards: list[float]  # of the prediction model
    lengths: list[float]
    calibration: list[float]  # of sampled predictions, among searchers and among rule players


@cache
def load(players: int) -> Weights:
    """Return the weights for a player count."""
    return Weights(**json.loads(FILE.read_text())[str(players)])


def made_by() -> list[str]:
    """Return the commands that made the weights, each continuing from the one before."""
    return list(json.loads(FILE.read_text())["made by"])


def save(tables: dict[int, Weights], made_by: list[str]) -> None:
    """Write all weights and the commands that made them."""
    data = {"format": FORMAT, "made by": made_by}
    data |= {str(n): rounded(asdict(table)) for n, table in tables.items()}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(data, separators=(",", ":")) + "\n")


def rounded(table: dict[str, list[float]]) -> dict[str, list[float]]:
    """Round to four digits."""
    return {name: [round(number, 4) for number in numbers] for name, numbers in table.items()}
