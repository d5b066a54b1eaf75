"""The strength of the bots does not slip unnoticed.

Short duplicate matches with fixed seeds; what is asked for lies far below what the bots reach, so that a line
fails only if a bot has become clearly worse. The long tables are in docs/bots.md.
"""

from __future__ import annotations

from typing import Any

import pytest

from spiritboard.games import load
from spiritboard.lab.arena import Plan, run

WINS, POINTS = "wins", "round_points"

# Bot, opponent, game, players, options, deals, what is measured, at least.
TABLE: list[tuple[str, str, str, int, dict[str, Any], int, str, float]] = [
    ("greedy", "random", "13-ghosts", 2, {"points": 1}, 60, WINS, 0.68),
    ("sensible", "random", "13-ghosts", 2, {"points": 1}, 60, WINS, 0.68),
    ("sensible", "greedy", "13-ghosts", 2, {"points": 1}, 60, WINS, 0.56),
    ("sensible", "greedy", "13-ghosts", 3, {}, 12, WINS, 0.36),
    ("sensible", "greedy", "13-ghosts", 4, {"points": 1}, 16, WINS, 0.52),
    ("sensible", "random", "doppelganger-tricks", 3, {}, 20, POINTS, 1.0),
    ("sensible", "random", "doppelganger-tricks", 4, {}, 15, POINTS, 1.0),
    ("sensible", "random", "halloween", 2, {"rounds": 8}, 1, WINS, 0.9),
    ("sensible", "uct@30", "halloween", 2, {"rounds": 8}, 1, WINS, 0.9),
]


@pytest.mark.parametrize(
    ("bot", "opponent", "game", "players", "options", "deals", "measure", "least"),
    TABLE,
    ids=[" ".join(map(str, row[:4])) for row in TABLE],
)
def test_a_bot_is_as_strong_as_it_was(
    bot: str,
    opponent: str,
    game: str,
    players: int,
    options: dict[str, Any],
    deals: int,
    measure: str,
    least: float,
) -> None:
    plan = Plan.of(load(game, players, options), [bot, opponent], seed=1, deals=deals, gauntlet=True)
    figures = run(plan).of(bot, opponent)
    assert figures is not None
    assert getattr(figures, measure).mean >= least
