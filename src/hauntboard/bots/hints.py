"""Hints, and explanations of moves, with the knowledge of one seat.

The terminal and the server's workers call this with the seat's view and log, never with a state.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ..engine.game import Game, View
from ..engine.messages import HauntboardError, Message
from ..games import game_type
from . import make, names_for
from .protocol import BEST, Adviser, Choice, Unit

MAX_CHOICES = 5  # in a hint, the explained one included
MIXED_IN = 0.01  # a move with a smaller share is not part of a mix


@dataclass(frozen=True)
class Hint:
    """The best action, or the explanation of a move that was made."""

    best: int
    about: int  # the action that the reasons and the plan explain
    unit: Unit
    choices: list[Choice]  # the best first, then by their values
    reasons: list[Message]
    plan: list[Message]


@cache
def adviser_for(game_name: str) -> str:
    """Return the strongest bot of a game that gives advice; "" if none does.

    >>> adviser_for("template")
    'thinker'
    """
    game = game_type(game_name)()
    advisers = (name for name in reversed(names_for(game_name)) if isinstance(make(name, game, 1), Adviser))
    return next(advisers, "")


def has_adviser(game: Game | type[Game]) -> bool:
    """Return whether a game has a bot that gives hints."""
    return bool(adviser_for(game.name))


def advise(
    game: Game,
    view: View,
    log: list[dict[str, Any]],
    seed: int,
    played: int | None = None,
    bot: str = "",
) -> Hint:
    """Return a hint of a bot (by default the best adviser) for the seat of a view; with ``played``, an
    explanation of that action. Raise :class:`HauntboardError` if the bot is no adviser or there is none."""
    legal: list[int] = view["legal"]
    if len(legal) == 1:
        only = [Choice(legal[0], 0.0, 0.0, 1.0)]
        return Hint(legal[0], legal[0], "mix", only, [Message("hint-only-move")], [])
    bot = bot or adviser_for(game.name)
    if not bot:
        raise HauntboardError("part-missing-hints", game=game.name)
    adviser = make(bot, game, seed)
    if not isinstance(adviser, Adviser):
        raise HauntboardError("hint-no-adviser", value=bot)
    advice = adviser.consider(view, log, BEST if played is None else played)
    best = advice.action if played is None else best_of(advice.choices, advice.unit, played)
    choices = shown_choices(advice.choices, best, advice.action)
    reasons = [*advice.reasons, *notes(choices, best, advice.unit, played)]
    return Hint(best, advice.action, advice.unit, choices, reasons, advice.plan)


def notes(choices: list[Choice], best: int, unit: Unit, played: int | None) -> list[Message]:
    """Explain figures that seem to contradict the recommended move.

    >>> weighed = [Choice(7, 0.0, 0.0, 0.47), Choice(11, 0.0, 0.0, 0.53)]
    >>> notes(weighed, 7, "mix", None)[0].id
    'hint-mixed'
    """
    if unit == "mix":
        mixed = sum(choice.share > MIXED_IN for choice in choices) > 1
        return [Message("hint-mixed")] if mixed and played is None else []
    recommended = next(choice.value for choice in choices if choice.action == best)
    higher = any(choice.value > recommended for choice in choices)
    return [Message("hint-less-examined")] if higher else []


def best_of(choices: list[Choice], unit: Unit, played: int) -> int:
    """Return the best choice; among moves that should be mixed, a played one that is mixed in is as good."""
    mixed_in = any(choice.action == played and choice.share > MIXED_IN for choice in choices)
    return played if unit == "mix" and mixed_in else choices[0].action


def shown_choices(choices: list[Choice], best: int, about: int) -> list[Choice]:
    """Return the choices to show: the best, the next ones, and the explained one.

    >>> weighed = [Choice(n, -n / 10, 0.0, 0.0) for n in range(8)]
    >>> [choice.action for choice in shown_choices(weighed, 1, 7)]
    [1, 0, 2, 3, 7]
    """
    ordered = sorted(choices, key=lambda choice: (choice.action != best, -choice.value))
    shown = ordered[:MAX_CHOICES]
    if all(choice.action != about for choice in shown):
        shown[MAX_CHOICES - 1 :] = [choice for choice in ordered if choice.action == about]
    return shown
