"""What 13 Ghosts is measured against."""

from contests import LEVELS, OH_HELL, WINS, Contest, PeerComparison, Study

from hauntboard.engine.game import Value

NAME = "13-ghosts"
ROUND: dict[str, Value] = {"points": 1}  # a match that is one round
NK: dict[str, Value] = {"points": 1, "edition": "nk2018"}
GOALS = (0.70, 0.60, 0.57, 0.47)
RIVALS = ("naive", "tuned", "ismcts", "inverter")
AT_TABLES = ("level-5", "tuned", "sensible")

CONTEST = Contest(
    PeerComparison((OH_HELL, "hearts", "leduc_poker"), 4.0, 2.0, 1 / 5, 256.0),
    ("leduc_holdem", "leduc_poker"),
    {
        "goals-ghosts": Study(NAME, 2, ("level-5", *RIVALS), 600, 2001, GOALS, WINS, ROUND),
        "goals-ghosts-100ms": Study(NAME, 2, ("level-5@100ms", *RIVALS), 300, 2002, GOALS, WINS, ROUND),
        "goals-ghosts-openspiel": Study(
            NAME, 2, ("level-5", "openspiel-ismcts"), 100, 2003, (0.57,), WINS, ROUND
        ),
        "goals-ghosts-nk2018": Study(
            NAME, 2, ("level-5", "naive", "tuned"), 300, 2004, (0.70, 0.60), WINS, NK
        ),
        # At the other tables the goal is to be ahead of equals.
        "tables-ghosts-3": Study(NAME, 3, AT_TABLES, 100, 2041, (1 / 3,) * 2),
        "tables-ghosts-4": Study(NAME, 4, AT_TABLES, 200, 2042, (0.5,) * 2, WINS, ROUND),
        "levels-ghosts": Study(NAME, 2, LEVELS, 400, 2031, options=ROUND),
    },
)
