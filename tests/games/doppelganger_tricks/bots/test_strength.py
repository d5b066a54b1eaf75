"""The bots of Doppelgänger Tricks have not become weaker."""

from __future__ import annotations

from ....bots.strength import POINTS, Contest, check, each_contest

TABLE = [
    Contest("sensible", "random", 3, {}, 20, POINTS, 1.0),
    Contest("sensible", "random", 4, {}, 15, POINTS, 1.0),
    Contest("level-5@500", "montecarlo", 4, {}, 2, POINTS, 0.8),
    Contest("level-5@500", "montecarlo", 3, {}, 2, POINTS, 1.0),
    Contest("level-2", "level-1", 4, {}, 10, POINTS, 0.3),
]


@each_contest(TABLE)
def test_a_bot_has_not_become_weaker(contest: Contest) -> None:
    check("doppelganger-tricks", contest)
