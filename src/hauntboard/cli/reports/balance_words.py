"""Names and numbers of a balance report in one language."""

from __future__ import annotations

import math
from typing import Any

from ...experiments.balance.figures import Figure
from ...experiments.balance.report import BalanceReport, TableReport
from ...experiments.balance.study import SHARE
from ...games import GAMES
from ...i18n import Speaker

BONUS_CARD = "cli-tricks-bonus-card"
# By game and family or measure: the message that names its keys.
NAMED = {
    "ghosts": {"dealt": "ghosts-card-{}-name", "crypt": "ghosts-card-{}-name"},
    "tricks": {"claimed": BONUS_CARD},
    "halloween": {
        "present": "halloween-card-{}-name",
        "bought": "halloween-card-{}-name",
        "bonus": "halloween-bonus-{}",
        "end": "balance-end-{}",
        "source": "balance-source-{}",
    },
}
NUMBERED = ("dealt", "crypt", "present", "bought")  # families that print a card's number before its name


class BalanceWords:
    """The texts of a report in one language."""

    def __init__(self, speaker: Speaker, report: BalanceReport) -> None:
        self.speaker, self.report = speaker, report
        self.prefix = GAMES[report.game].prefix

    def text(self, id: str, **arguments: Any) -> str:
        """Return a message."""
        return self.speaker.text(id, **arguments)

    @property
    def game(self) -> str:
        """Return the game's title."""
        return self.text(f"{self.prefix}-name")

    # ---- names ------------------------------------------------------------------------

    def table(self, table: TableReport) -> str:
        """Return a table's name: its players, options and bot."""
        parts = (self.text("balance-players", count=table.players), self.options(table))
        return " · ".join(part for part in parts if part)

    def options(self, table: TableReport) -> str:
        """Return a table's options, and its bot if it is not the report's."""
        parts = [self.option(name, str(value)) for name, value in table.options.items()]
        parts += [table.bot] if table.bot != self.report.bot else []
        return " · ".join(part for part in parts if part)

    def option(self, name: str, value: str) -> str:
        """Return an option's value in short; empty for the standard variant."""
        if (name, value) == ("variant", "standard"):
            return ""
        for id in (f"balance-option-{name}-{value}", f"{self.prefix}-option-{name}-{value}"):
            if self.speaker.has(id) and (name != "cards" or id.startswith("balance")):
                return self.text(id)
        if name == "cards" and "+" not in value:
            return value.replace("-", " ").title()
        return value if name in ("cards", "variant") else f"{name}={value}"

    def position(self, position: int) -> str:
        """Return the name of a position in turn order."""
        return self.text("balance-position", number=position + 1)

    def key(self, family: str, key: str) -> str:
        """Return the name of the card, token or number that a figure is about."""
        id = NAMED[self.prefix].get(family)
        if id == BONUS_CARD:
            return self.text(id, bonus=int(key))
        if id is not None:
            name = self.text(id.format(key))
            return f"{key} · {name}" if family in NUMBERED else name
        return str(self.speaker.card(self.prefix, key)) if family == "dealt" else key

    # ---- numbers ----------------------------------------------------------------------

    def amount(self, value: float, unit: str, sign: bool = False) -> str:
        """Return a value without its unit; shares are in per cent."""
        if unit == SHARE:
            return self.speaker.number(100 * value, 1, sign)
        return self.speaker.number(value, 1 if abs(value) >= 100 else 2, sign)

    def tick(self, value: float, step: float, unit: str, sign: bool) -> str:
        """Return the label of a tick."""
        scale = 100 if unit == SHARE else 1
        digits = max(0, -math.floor(math.log10(step * scale) + 1e-9))
        return self.speaker.number(scale * value, digits, sign)

    def value(self, figure: Figure, unit: str, sign: bool = False) -> str:
        """Return a figure with its unit."""
        text = self.amount(figure.value, unit, sign)
        if unit != SHARE:
            return text
        return self.text("balance-percentage-points" if sign else "balance-per-cent", value=text)

    def interval(self, figure: Figure, unit: str, sign: bool = False) -> str:
        """Return the interval of a figure."""
        bounds = (figure.low, figure.high)
        low, high = ("–" if bound is None else self.amount(bound, unit, sign) for bound in bounds)
        return f"[{low}; {high}]"

    def chance(self, figure: Figure) -> str:
        """Return the p-value of a figure."""
        if figure.chance is None:
            return ""
        if figure.chance < 0.001:
            return f"p < {self.speaker.number(0.001, 3)}"
        return f"p = {self.speaker.number(figure.chance, 3)}"
