"""The bots of 13 Ghosts have not become weaker."""

from __future__ import annotations

from ....bots.strength import WINS, Contest, check, each_contest

TABLE = [
    Contest("greedy", "random", 2, {"points": 1}, 60, WINS, 0.68),
    Contest("sensible", "random", 2, {"points": 1}, 60, WINS, 0.68),
    Contest("sensible", "greedy", 2, {"points": 1}, 60, WINS, 0.56),
    Contest("sensible", "greedy", 3, {}, 12, WINS, 0.36),
    Contest("sensible", "greedy", 4, {"points": 1}, 16, WINS, 0.52),
    Contest("level-5@400", "naive", 2, {"points": 1}, 60, WINS, 0.62),
    Contest("level-5@400", "tuned", 2, {"points": 1}, 60, WINS, 0.5),
    Contest("level-5@400", "sensible", 3, {"points": 1}, 20, WINS, 0.3),
    Contest("level-3", "naive", 2, {"points": 1, "edition": "nk2018"}, 60, WINS, 0.55),
]


@each_contest(TABLE)
def test_a_bot_has_not_become_weaker(contest: Contest) -> None:
    check("13-ghosts", contest)
