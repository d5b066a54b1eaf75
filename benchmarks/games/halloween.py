"""What Halloween is measured against."""

from contests import LEVELS, OH_HELL, WINS, Contest, PeerComparison, Study

from hauntboard.engine.game import Value

NAME = "halloween"
MASTER: dict[str, Value] = {"variant": "master"}
BOTS = ("level-5", "sensible")

CONTEST = Contest(
    PeerComparison((OH_HELL,), 1.0, 1.0, 1 / 4, 1024.0, ({}, MASTER)),
    ("backgammon", "backgammon"),
    {
        "goals-halloween": Study(NAME, 2, BOTS, 300, 2021, (0.97,)),
        "goals-halloween-uct": Study(NAME, 2, ("level-5@250ms", "uct@250ms"), 40, 2022, (0.75,)),
        # At the other tables the goal is to be ahead of equals.
        "tables-halloween-3": Study(NAME, 3, BOTS, 30, 2043, (1 / 3,)),
        "tables-halloween-4": Study(NAME, 4, BOTS, 20, 2044, (0.25,)),
        "tables-halloween-master": Study(NAME, 2, BOTS, 40, 2045, (0.5,), WINS, MASTER),
        "levels-halloween": Study(NAME, 2, LEVELS, 40, 2033),
    },
)
