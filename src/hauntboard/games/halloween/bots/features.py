"""The features that the evaluator reads, in the order of their weights."""

from __future__ import annotations

# Name, number of features, and the group that explanations count them in.
LAYOUT: tuple[tuple[str, int, str], ...] = (
    ("bias", 1, "time"),
    ("points", 1, "points"),
    ("levels", 4, "sections"),  # sections at level 2, 3, 4, 5 or above
    ("unused", 1, "haunts"),  # haunt tokens
    ("use", 4, "haunts"),  # haunt tokens times whether the highest section is at level 2, 3, 4, 5
    ("sp", 3, "scare-points"),  # the first three, the next four, the rest
    ("tokens", 5, "tokens"),  # of each colour, up to three
    ("spare", 1, "tokens"),
    ("colours", 1, "tokens"),
    ("afford", 2, "tokens"),  # cards the seat can pay for: any, how many more
    ("cards", 5, "cards"),  # one, two ... five or more
    ("promise", 1, "cards"),  # points of the best end card that the seat does not have
    ("discs", 7, "discs"),  # at least 1, 2, 3, 4, 5, 6, 8 in supply
    ("covered", 6, "discs"),  # spaces of each action that hold a disc
    ("bonus", 12, "bonus"),  # held, by kind
    ("blocked", 1, "bonus"),
    ("owned", 52, "cards"),  # each card
    (
        "town",
        6,
        "haunts",
    ),  # three best haunts in reach, one out of reach, the best summon, free spaces
    ("now", 6, "haunts"),  # the same, weighted with the part of the own turn that is left
    ("tempo", 1, "time"),  # the part of the own turn that is left
    ("order", 1, "time"),  # turns until the own
    ("due", 1, "time"),  # the part of a turn that this round still owes the seat
    # Whether the seat could end the match now, and be ahead then; how near that is, and that times the lead.
    ("closing", 4, "time"),
)
FEATURES = sum(count for _, count, _ in LAYOUT)
OFFSETS = {name: sum(n for _, n, _ in LAYOUT[:i]) for i, (name, _, _) in enumerate(LAYOUT)}
GROUPS = ("points", "sections", "haunts", "scare-points", "tokens", "cards", "discs", "bonus", "time")
GROUP_OF = [group for _, count, group in LAYOUT for _ in range(count)]

# Groups of features whose weights depend on the cards in play.
SWAYED: dict[str, tuple[str, ...]] = {
    "tokens": ("tokens", "spare"),
    "cards": ("cards",),
    "levels": ("levels",),
    "unused": ("unused",),
    "sp": ("sp",),
}
SIZES = {name: count for name, count, _ in LAYOUT}
SWAYED_PLACES = [
    [OFFSETS[name] + i for name in names for i in range(SIZES[name])] for names in SWAYED.values()
]

# Weights are trained for the last round and for three distances from it, in turns, and blended between
# those: row 0 is the last round, row n is n / 2 turns left.
KNOTS = (0.0, 1.0, 4.0, 9.0)
ROWS = 25

# The net's inputs from each of two seats: the features, or DONE alone for a seat without a turn left.
DONE = FEATURES
INPUTS = FEATURES + 1
HIDDEN = 64


def knot_shares(row: int) -> list[float]:
    """Return the share of each knot in a row.

    >>> knot_shares(0), knot_shares(2), knot_shares(5)
    ([1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.5, 0.5, 0.0])
    """
    if row == 0:
        return [1.0, 0.0, 0.0, 0.0]
    turns = min(max(row / 2, KNOTS[1]), KNOTS[-1])
    shares = [0.0] * len(KNOTS)
    for i in range(1, len(KNOTS) - 1):
        if KNOTS[i] <= turns <= KNOTS[i + 1]:
            part = (turns - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
            shares[i], shares[i + 1] = 1.0 - part, part
            return shares
    return shares
