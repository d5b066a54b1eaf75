"""What Doppelgänger Tricks is measured against."""

from contests import LEVELS, OH_HELL, ROUND_POINTS, Contest, PeerComparison, Study

NAME = "doppelganger-tricks"
RIVALS = ("montecarlo", "flat")
GOALS = (2.0, 0.5)

CONTEST = Contest(
    PeerComparison((OH_HELL, "spades"), 6.0, 2.0, 1 / 8, 256.0),
    ("leduc_holdem", OH_HELL),
    {
        "goals-tricks-4": Study(NAME, 4, ("level-5", *RIVALS), 60, 2011, GOALS, ROUND_POINTS),
        "goals-tricks-3": Study(NAME, 3, ("level-5", *RIVALS), 60, 2012, GOALS, ROUND_POINTS),
        "goals-tricks-300ms": Study(NAME, 4, ("level-5@300ms", *RIVALS), 12, 2013, GOALS, ROUND_POINTS),
        "levels-tricks": Study(NAME, 4, LEVELS, 12, 2032),
    },
)
