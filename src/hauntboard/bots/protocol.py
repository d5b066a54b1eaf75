"""What a bot is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, runtime_checkable

from ..engine.game import View
from ..engine.messages import Message
from .budget import Budget

# What the values of an advice are: the chance to win the round or the match, the share of the points that can
# still be made in the round, points of the round ahead of half the others' mean; or nothing that compares
# moves, because several of them should be mixed.
Unit = Literal["round", "match", "share", "points", "mix"]
# Asks an adviser to speak about the best of its choices, whatever it would do itself.
BEST = -1


@dataclass(frozen=True)
class Choice:
    """One of the actions a bot has weighed."""

    action: int
    value: float  # what it expects for its seat; the game's bot says in which unit
    error: float  # standard error of that
    share: float  # how often it would choose this here


@dataclass(frozen=True)
class Advice:
    """What a bot thinks: what it would do, what else it weighed (best first), and why, in words. Where
    a move is made of several steps, ``plan`` tells those that are to follow."""

    action: int
    choices: list[Choice]
    reasons: list[Message] = field(default_factory=list)
    unit: Unit = "match"
    plan: list[Message] = field(default_factory=list)


class Bot(Protocol):
    """Anything that chooses an action for a seat.

    A bot is given what a person in its seat sees and nothing else: the seat's view
    (``Match.view(seat)``, with the seat's ``legal`` actions) and the seat's log
    (``Match.log(seat)``). It must not change either.
    """

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """One of ``view["legal"]``."""
        ...


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say why: it explains its own moves, gives hints to people, and judges moves after
    the match."""

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """All it thinks of its options, at the knowledge of the view's seat. It speaks about what it would
        do, or about the action that is asked for (``BEST``: its first choice). That one, and one to be
        included, is weighed whatever the bot thinks of it at first sight."""
        ...


@runtime_checkable
class Referee(Adviser, Protocol):
    """An adviser that can try two actions against each other, to say how much one is worse."""

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """For each of some trials with luck of its own: by how much ``other`` is worse than ``better``.
        Within a trial both meet the same worlds and the same luck as far as that can be."""
        ...


@runtime_checkable
class Limited(Bot, Protocol):
    """A bot that can be told how much to think."""

    def limit(self, budget: Budget) -> None:
        """Keep to this from now on."""
        ...


@runtime_checkable
class Seeded(Bot, Protocol):
    """A bot that draws all its luck from one generator."""

    rng: Any  # an Rng, or a stand-in with the methods that the bot uses
