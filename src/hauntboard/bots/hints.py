"""Hints for people, and why a move was made: what the strong player thinks at a seat's own knowledge.

The terminal and the server's workers ask here. They hand over the seat's view and log, never a state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine.game import Game, View
from ..engine.messages import HauntboardError, Message
from . import make
from .protocol import BEST, Adviser, Choice, Unit

ADVISER = "level-5"
MOST_CHOICES = 5  # that are told, the one in question always among them


@dataclass(frozen=True)
class Hint:
    """What to do best, or what is to be said of a move that was made."""

    best: int
    about: int  # the action that the reasons and the plan speak of
    unit: Unit
    choices: list[Choice]  # the best first, then by their values
    reasons: list[Message]
    plan: list[Message]


def advise(
    game: Game,
    view: View,
    log: list[dict[str, Any]],
    seed: int,
    played: int | None = None,
    bot: str = ADVISER,
) -> Hint:
    """A hint for the seat of a view; with ``played`` the reasons for and against that action."""
    legal: list[int] = view["legal"]
    if len(legal) == 1:
        only = [Choice(legal[0], 0.0, 0.0, 1.0)]
        return Hint(legal[0], legal[0], "mix", only, [Message("hint-only-move")], [])
    adviser = make(bot, game, seed)
    if not isinstance(adviser, Adviser):
        raise HauntboardError("hint-no-adviser", value=bot)
    advice = adviser.consider(view, log, BEST if played is None else played)
    best = advice.action if played is None else best_of(advice.choices, advice.unit, played)
    choices = told_choices(advice.choices, best, advice.action)
    return Hint(best, advice.action, advice.unit, choices, advice.reasons, advice.plan)


def best_of(choices: list[Choice], unit: Unit, played: int) -> int:
    """The best of some choices; among moves that should be mixed, any that is mixed in is as good."""
    mixed_in = any(choice.action == played and choice.share > 0.01 for choice in choices)
    return played if unit == "mix" and mixed_in else choices[0].action


def told_choices(choices: list[Choice], best: int, about: int) -> list[Choice]:
    """The few choices to be told: the best, those that come next, and the one that it is about.

    >>> weighed = [Choice(n, -n / 10, 0.0, 0.0) for n in range(8)]
    >>> [choice.action for choice in told_choices(weighed, 1, 7)]
    [1, 0, 2, 3, 7]
    """
    ordered = sorted(choices, key=lambda choice: (choice.action != best, -choice.value))
    told = ordered[:MOST_CHOICES]
    if all(choice.action != about for choice in told):
        told[MOST_CHOICES - 1 :] = [choice for choice in ordered if choice.action == about]
    return told
