"""Regression tests for the strength of the bots.

Short duplicate matches with fixed seeds. The thresholds are far below the measured strength, so a line fails
only if a bot has become clearly weaker. The long tables are in docs/bots.md.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauntboard.experiments.arena.arena import ArenaPlan, run
from hauntboard.games import load

WINS, POINTS = "wins", "round_points"

# Bot, opponent, game, players, options, deals, metric, minimum.
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
    ("level-5@400", "naive", "13-ghosts", 2, {"points": 1}, 60, WINS, 0.62),
    ("level-5@400", "tuned", "13-ghosts", 2, {"points": 1}, 60, WINS, 0.5),
    ("level-5@400", "sensible", "13-ghosts", 3, {"points": 1}, 20, WINS, 0.3),
    ("level-3", "naive", "13-ghosts", 2, {"points": 1, "edition": "nk2018"}, 60, WINS, 0.55),
    ("level-5@500", "montecarlo", "doppelganger-tricks", 4, {}, 2, POINTS, 0.8),
    ("level-5@500", "montecarlo", "doppelganger-tricks", 3, {}, 2, POINTS, 1.0),
    ("level-2", "level-1", "doppelganger-tricks", 4, {}, 10, POINTS, 0.3),
    ("level-4", "sensible", "halloween", 2, {}, 4, WINS, 0.75),
    ("level-3", "level-1", "halloween", 2, {}, 6, WINS, 0.7),
    ("level-5", "level-3", "halloween", 2, {}, 2, WINS, 0.7),
]


@pytest.mark.parametrize(
    ("bot", "opponent", "game", "players", "options", "deals", "measure", "least"),
    TABLE,
    ids=[" ".join(map(str, row[:4])) for row in TABLE],
)
def test_a_bot_has_not_become_weaker(
    bot: str,
    opponent: str,
    game: str,
    players: int,
    options: dict[str, Any],
    deals: int,
    measure: str,
    least: float,
) -> None:
    plan = ArenaPlan.of(load(game, players, options), [bot, opponent], seed=1, deals=deals, gauntlet=True)
    figures = run(plan).of(bot, opponent)
    assert figures is not None
    assert getattr(figures, measure).mean >= least
