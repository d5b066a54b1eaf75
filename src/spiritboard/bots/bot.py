"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine.game import View


class Bot(Protocol):
    """Anything that chooses an action for a seat.

    A bot is given what a person in its seat sees and nothing else: the seat's view
    (``Match.view(seat)``, with the seat's ``legal`` actions) and the seat's log
    (``Match.log(seat)``). It must not change either.
    """

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """One of ``view["legal"]``."""
        ...
