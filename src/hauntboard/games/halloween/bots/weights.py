"""The trained numbers: reads them from ``data/`` and selects those for a table."""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from ..cards import CARD_COUNT
from ..rules import Halloween
from .features import FEATURES, HIDDEN, INPUTS, ROWS, SWAYED, SWAYED_PLACES, knot_shares
from .value import Evaluator

FILE = Path(__file__).parent / "data" / "weights.json"
NETS = Path(__file__).parent / "data" / "nets.json"


@dataclass(frozen=True)
class Net:
    """The weights of the net that corrects leads, each list by input and hidden unit."""

    own: list[float]
    rival: list[float]
    rows: list[float]
    cards: list[float]  # added for each card in play
    lead: list[float]
    out: list[float]

    SIZES = (INPUTS * HIDDEN, INPUTS * HIDDEN, ROWS * HIDDEN, CARD_COUNT * HIDDEN, HIDDEN, HIDDEN)

    @classmethod
    def from_text(cls, text: str) -> Net:
        """Read half-precision numbers, one list after the other, in base 64."""
        values = struct.unpack(f"<{sum(cls.SIZES)}e", b64decode(text))
        ends = [sum(cls.SIZES[: i + 1]) for i in range(len(cls.SIZES))]
        return cls(*(list(values[end - size : end]) for size, end in zip(cls.SIZES, ends, strict=True)))

    def text(self) -> str:
        """Return the text that :meth:`from_text` reads."""
        values = [*self.own, *self.rival, *self.rows, *self.cards, *self.lead, *self.out]
        return b64encode(struct.pack(f"<{len(values)}e", *values)).decode()

    def for_cards(self, in_play: int) -> Net:
        """Return the net with the cards in play added to the rows."""
        added = [0.0] * HIDDEN
        for card in range(CARD_COUNT):
            if in_play >> (card + 1) & 1:
                for j in range(HIDDEN):
                    added[j] += self.cards[HIDDEN * card + j]
        return replace(self, rows=[w + added[i % HIDDEN] for i, w in enumerate(self.rows)])


@dataclass(frozen=True)
class Model:
    """The linear weights and the net."""

    knots: list[list[float]]  # weights by knot and feature
    scales: list[float]  # how far a lead is from being decisive, by knot
    # By group of features that count together (``SWAYED``) and card: how much the card in play changes them.
    sways: list[list[float]] = field(default_factory=lambda: [[0.0] * CARD_COUNT for _ in SWAYED])
    net: Net | None = None

    def for_cards(self, in_play: int) -> Model:
        """Return the weights with some cards in play. They change nothing in the last round (knot 0)."""
        knots = [knot.copy() for knot in self.knots]
        for sway, places in zip(self.sways, SWAYED_PLACES, strict=True):
            by = sum(amount for i, amount in enumerate(sway) if in_play >> (i + 1) & 1)
            for knot in knots[1:]:
                for place in places:
                    knot[place] += by
        return Model(knots, self.scales, net=self.net and self.net.for_cards(in_play))

    def evaluator(self) -> Evaluator:
        """Return a new evaluator with these weights."""
        evaluator = Evaluator()
        self.load_into(evaluator)
        return evaluator

    def load_into(self, evaluator: Evaluator) -> None:
        """Give an evaluator these weights."""
        evaluator.parameters.load(self.knots, self.scales)
        if self.net:
            evaluator.parameters.load_net(
                self.net.own, self.net.rival, self.net.rows, self.net.lead, self.net.out
            )


def table_name(players: int, master: bool) -> str:
    """Return the name of the model for a table.

    >>> table_name(3, False), table_name(2, True)
    ('3', 'master-2')
    """
    return f"master-{players}" if master else str(players)


def read_models(file: Path) -> dict[str, Model]:
    """Read the models of a file, by name."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return {name: Model(**model) for name, model in data["models"].items()}


def read_nets(file: Path) -> dict[str, str]:
    """Read the nets of a file as text, by name; an absent file has none."""
    if not file.exists():
        return {}
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))["nets"]
    return found


@cache
def all_models() -> dict[str, Model]:
    """Return all models with their nets, by name."""
    nets = {name: Net.from_text(text) for name, text in read_nets(NETS).items()}
    return {name: replace(model, net=nets.get(name)) for name, model in read_models(FILE).items()}


def model_for(state: Halloween) -> Model:
    """Return the weights for a table and its cards in play."""
    return all_models()[table_name(state.players, bool(state.master))].for_cards(state.in_play)


def blended(model: Model, row: int) -> list[float]:
    """Return the weights of a row, blended from the knots."""
    shares = knot_shares(row)
    return [sum(s * knot[i] for s, knot in zip(shares, model.knots, strict=True)) for i in range(FEATURES)]
