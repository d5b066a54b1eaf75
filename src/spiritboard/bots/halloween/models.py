"""The fitted weights: where they lie, and which of them a table needs."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ...games.halloween.cards import CARD_COUNT, SETS
from ...games.halloween.rules import Halloween
from .features import FEATURES, SWAYED, SWAYED_PLACES, knot_shares
from .judging import Judge

FILE = Path(__file__).parent / "data" / "weights.json"


@dataclass(frozen=True)
class Model:
    """Weights for each knot, how far a lead is from being decisive there, and by how much every card in
    play sways what counts together (``SWAYED``)."""

    knots: list[list[float]]
    scales: list[float]
    sways: list[list[float]] = field(default_factory=lambda: [[0.0] * CARD_COUNT for _ in SWAYED])

    def for_cards(self, in_play: int) -> Model:
        """The weights with some cards in play. In the last round nothing is swayed any more."""
        knots = [knot.copy() for knot in self.knots]
        for sway, places in zip(self.sways, SWAYED_PLACES, strict=True):
            by = sum(amount for i, amount in enumerate(sway) if in_play >> (i + 1) & 1)
            for knot in knots[1:]:
                for place in places:
                    knot[place] += by
        return Model(knots, self.scales)

    def judge(self) -> Judge:
        """A judge with these weights."""
        judge = Judge()
        judge.load(self.knots, self.scales)
        return judge


def table_name(players: int, master: bool) -> str:
    """The model for any set of cards.

    >>> table_name(3, False), table_name(2, True)
    ('3', 'master-2')
    """
    return f"master-{players}" if master else str(players)


def set_name(in_play: int) -> str:
    """The name of a set of cards, or "".

    >>> set_name(sum(1 << card for card in SETS["casper"]))
    'casper'
    """
    for name, cards in SETS.items():
        if sum(1 << card for card in cards) == in_play:
            return name
    return ""


def read_models(file: Path) -> dict[str, Model]:
    """The models of a file, by name."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {name: Model(**model) for name, model in data["models"].items()}


@cache
def all_models() -> dict[str, Model]:
    """What was fitted."""
    return read_models(FILE)


def model_for(state: Halloween) -> Model:
    """The weights for a table and its cards in play; some sets have a model of their own."""
    models = all_models()
    general = table_name(state.players, bool(state.master))
    own = f"{general}-{set_name(state.in_play)}"
    return models.get(own, models[general]).for_cards(state.in_play)


def blended(model: Model, row: int) -> list[float]:
    """The weights that hold at a distance from the end."""
    shares = knot_shares(row)
    return [sum(s * knot[i] for s, knot in zip(shares, model.knots, strict=True)) for i in range(FEATURES)]
