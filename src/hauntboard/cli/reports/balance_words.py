"""Names and numbers of a balance report in one language."""

from __future__ import annotations

import math
from typing import Any

from ...experiments.balance.figures import Figure
from ...experiments.balance.report import BalanceReport, TableReport
from ...experiments.balance.study import SHARE, study_of
from ...games import GAMES
from ...i18n import Speaker


class BalanceWords:
    """The texts of a report in one language."""

    def __init__(self, speaker: Speaker, report: BalanceReport) -> None:
        self.speaker, self.report = speaker, report
        self.prefix = GAMES[report.game].prefix
        self.key_names = study_of(report.game).key_names

    def text(self, id: str, **arguments: Any) -> str:
        """Return a message: the game's own (``{prefix}-balance-...``), or the shared one."""
        own = f"{self.prefix}-{id}"
        return self.speaker.text(own if self.speaker.has(own) else id, **arguments)

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
        """Return an option's value in short: as the game's ``balance-option-...`` message has it (empty for
        a value that goes without saying), or as its list of options explains it."""
        short, listed = f"{self.prefix}-balance-option-{name}", f"{self.prefix}-option-{name}-{value}"
        if self.speaker.has(short):
            return self.speaker.text(short, value=value)
        return self.speaker.text(listed) if self.speaker.has(listed) else f"{name}={value}"

    def position(self, position: int) -> str:
        """Return the name of a position in turn order."""
        return self.text("balance-position", number=position + 1)

    def key(self, family: str, key: str) -> str:
        """Return the name of the card, token or number that a figure is about."""
        names = self.key_names.get(family)
        if names is None:
            return str(self.speaker.card(self.prefix, key))
        name = self.speaker.text(names.message.format(key), key=key)
        return f"{key} · {name}" if names.numbered else name

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
