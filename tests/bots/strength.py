"""Regression tests for the strength of a game's bots.

Short duplicate matches with fixed seeds. The thresholds are far below the measured strength, so a line fails
only if a bot has become clearly weaker. The long tables are in docs/reports/strength.md.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from hauntboard.experiments.arena.arena import ArenaPlan, run
from hauntboard.games import load

WINS, POINTS = "wins", "round_points"


class Contest(NamedTuple):
    """How much better a bot must be than its opponent."""

    bot: str
    opponent: str
    players: int
    options: dict[str, Any]
    deals: int
    metric: str
    minimum: float


def each_contest(table: list[Contest]) -> pytest.MarkDecorator:
    """Return the decorator for a test of every contest."""
    names = [f"{each.bot} {each.opponent} {each.players}" for each in table]
    return pytest.mark.parametrize("contest", table, ids=names)


def check(game: str, contest: Contest) -> None:
    """Play a contest; fail if the bot has become weaker."""
    bot, opponent, players, options, deals, metric, minimum = contest
    plan = ArenaPlan.of(load(game, players, options), [bot, opponent], seed=1, deals=deals, gauntlet=True)
    figures = run(plan).of(bot, opponent)
    assert figures is not None
    assert getattr(figures, metric).mean >= minimum
