"""Balance reports on a few quick matches."""

from __future__ import annotations

from functools import cache
from typing import Any

from hauntboard.experiments.balance.report import BalancePlan, BalanceReport, run

from ..games.any_game import facts


def quick_arguments(game: str, **more: Any) -> dict[str, Any]:
    """Return the arguments of a plan for a few quick matches of a game."""
    return {"bot": "random", **facts(game).balance, **more}


@cache
def quick_report(game: str) -> BalanceReport:
    """Return the report on these matches."""
    return run(BalancePlan.of(game, **quick_arguments(game)))
