"""Bots that play like the strong bot except for the crypt. What they win beyond one half shows how far the
strong bot's expectations about crypts can be exploited."""

from __future__ import annotations

from typing import Any

from ....engine.game import View
from ..notation import number_of
from .explain import is_setup
from .strong import StrongBot
from .value import CARD_WORTH


class InverterBot(StrongBot):
    """Draws the crypt as the strong bot does, and hides the other card."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return an action for the seat of the view."""
        chosen = super().choose(view, log)
        return self.instead(chosen, view["legal"]) if chooses_crypt(view["legal"]) else chosen

    def instead(self, chosen: int, legal: list[int]) -> int:
        """Return the crypt to take instead of the strong bot's."""
        return next(action for action in legal if action != chosen)


class HiderBot(InverterBot):
    """Always hides the more useful card."""

    def instead(self, chosen: int, legal: list[int]) -> int:
        """Return the more useful card."""
        return max(legal, key=lambda action: CARD_WORTH[number_of(action)])


def chooses_crypt(legal: list[int]) -> bool:
    """Return whether the decision is which of two cards to hide."""
    return len(legal) == 2 and is_setup(legal[0])
