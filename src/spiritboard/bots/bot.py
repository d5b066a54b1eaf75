"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from ..engine.game import View
from ..engine.messages import Message


@dataclass(frozen=True)
class Choice:
    """One of the actions a bot has weighed."""

    action: int
    value: float  # what it expects for its seat; the game's bot says in which unit
    error: float  # standard error of that
    share: float  # how often it would choose this here


@dataclass(frozen=True)
class Advice:
    """What a bot thinks: what it would do, what else it weighed (best first), and why, in words."""

    action: int
    choices: list[Choice]
    reasons: list[Message] = field(default_factory=list)


class Bot(Protocol):
    """Anything that chooses an action for a seat.

    A bot is given what a person in its seat sees and nothing else: the seat's view
    (``Match.view(seat)``, with the seat's ``legal`` actions) and the seat's log
    (``Match.log(seat)``). It must not change either.
    """

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """One of ``view["legal"]``."""
        ...


class Adviser(Bot, Protocol):
    """A bot that can say why: it explains its own moves, gives hints to people, and judges moves after
    the match."""

    def consider(self, view: View, log: list[dict[str, Any]]) -> Advice:
        """All it thinks of its options, at the knowledge of the view's seat."""
        ...
