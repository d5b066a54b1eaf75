"""Measures: the strong player in all but the crypt. What they win beyond one half is what its expectations
about crypts can be used for."""

from __future__ import annotations

from typing import Any

from ....engine.game import View
from ..notation import number_of
from .baseline import WORTH
from .explain import is_setup
from .strong import StrongBot


class InverterBot(StrongBot):
    """Draws which of its two cards to hide as the strong player would, and hides the other one."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        chosen = super().choose(view, log)
        return self.instead(chosen, view["legal"]) if hides(view["legal"]) else chosen

    def instead(self, chosen: int, legal: list[int]) -> int:
        return next(action for action in legal if action != chosen)


class HiderBot(InverterBot):
    """Always hides the card that others would rather keep."""

    def instead(self, chosen: int, legal: list[int]) -> int:
        return max(legal, key=lambda action: WORTH[number_of(action)])


def hides(legal: list[int]) -> bool:
    """Whether one of two cards is to be hidden."""
    return len(legal) == 2 and is_setup(legal[0])
