"""The bots of Halloween have not become weaker."""

from __future__ import annotations

from ....bots.strength import WINS, Contest, check, each_contest

TABLE = [
    Contest("sensible", "random", 2, {"rounds": 8}, 1, WINS, 0.9),
    Contest("sensible", "uct@30", 2, {"rounds": 8}, 1, WINS, 0.9),
    Contest("level-4", "sensible", 2, {}, 4, WINS, 0.75),
    Contest("level-3", "level-1", 2, {}, 6, WINS, 0.7),
    Contest("level-5", "level-3", 2, {}, 2, WINS, 0.7),
]


@each_contest(TABLE)
def test_a_bot_has_not_become_weaker(contest: Contest) -> None:
    check("halloween", contest)
