"""The trained numbers, by player count (``data/tricks.json``; ``training.py`` writes it)."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "data" / "weights.json"
FORMAT = 3

# Sizes of the reading of predictions.
NUMBERS = 13  # predictions from 0 to 12
KINDS = 20  # ten ranks of ordinary cards, ten of doppelgängers
LENGTHS = 13  # of a suit

# Kinds of players: by the rules as they were before tuning, by the tuned ones, and those who look ahead.
PLAYER_KINDS = 3
PLAIN_RULES, GOOD_RULES, SEARCHER = range(PLAYER_KINDS)


@dataclass(frozen=True)
class Weights:
    """What the bots reckon with for one number of players."""

    weights: list[float]  # of the rule play
    cards: list[float]  # of the reading of predictions
    lengths: list[float]
    calibration: list[float]  # of what sampled predictions are worth, among searchers and among rule players


@cache
def load(players: int) -> Weights:
    """The numbers for so many players."""
    return Weights(**json.loads(FILE.read_text())[str(players)])


def made_by() -> list[str]:
    """The commands that made the numbers, each going on from where the one before had come."""
    return list(json.loads(FILE.read_text())["made by"])


def save(tables: dict[int, Weights], made_by: list[str]) -> None:
    """Write all numbers, with how they were found."""
    data = {"format": FORMAT, "made by": made_by}
    data |= {str(n): rounded(asdict(table)) for n, table in tables.items()}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(data, separators=(",", ":")) + "\n")


def rounded(table: dict[str, list[float]]) -> dict[str, list[float]]:
    """Four digits are enough."""
    return {name: [round(number, 4) for number in numbers] for name, numbers in table.items()}
