"""The interfaces of bots, and what an adviser says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, runtime_checkable

from ..engine.game import View
from ..engine.messages import Message
from .budget import Budget

# The unit of an advice's values: the chance to win the round or the match; the share of the points that can
# still be made in the round; points of the round less half the others' mean; or "mix" where values do not
# compare moves, because several of them should be mixed.
Unit = Literal["round", "match", "share", "points", "mix"]
# Asks an adviser to explain its best choice, even if it would choose another itself.
BEST = -1


@dataclass(frozen=True)
class Choice:
    """An action that a bot has weighed."""

    action: int
    value: float  # expected for its seat, in the unit of the advice
    error: float  # standard error of the value
    share: float  # how often the bot would choose this here


@dataclass(frozen=True)
class Advice:
    """A bot's opinion: the action it explains, all choices it weighed (best first), and the reasons. Where a
    move consists of several steps, ``plan`` describes them."""

    action: int
    choices: list[Choice]
    reasons: list[Message] = field(default_factory=list)
    unit: Unit = "match"
    plan: list[Message] = field(default_factory=list)


class Bot(Protocol):
    """Anything that chooses an action for a seat.

    A bot receives what a person in its seat sees and nothing else: the seat's view (``Match.view(seat)``,
    with the seat's ``legal`` actions) and the seat's log (``Match.log(seat)``). It must not change either."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return one of ``view["legal"]``."""
        ...


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that explains moves: its own, as hints, and after the match."""

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """Weigh the choices with the knowledge of the view's seat, and explain one of them: the action the
        bot would choose, or ``action`` (``BEST``: its first choice). ``action`` and ``include`` are weighed
        even if the bot would not consider them."""
        ...


@runtime_checkable
class Referee(Adviser, Protocol):
    """An adviser that can compare two actions directly."""

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """Return for each trial by how much ``other`` is worse than ``better``. Within a trial both meet the
        same hidden cards and the same luck, as far as possible; each trial has its own."""
        ...


@runtime_checkable
class Limited(Bot, Protocol):
    """A bot with an adjustable budget."""

    def limit(self, budget: Budget) -> None:
        """Use this budget from now on."""
        ...


@runtime_checkable
class Seeded(Bot, Protocol):
    """A bot that draws all random numbers from one generator."""

    rng: Any  # an Rng, or a stand-in with the methods that the bot uses
