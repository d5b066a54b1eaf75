"""Halloween as the judge sees it: which features there are, and in which order their weights lie."""

from __future__ import annotations

# Name, how many, and what a person would call it. The order is that of the weights.
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
    ("afford", 2, "tokens"),  # cards that can be paid for: one, more
    ("cards", 5, "cards"),  # one, two ... five or more
    ("promise", 1, "cards"),  # what the best end card would give that the seat does not have
    ("discs", 7, "discs"),  # at least 1, 2, 3, 4, 5, 6, 8 of them at hand
    ("covered", 6, "discs"),  # spaces of each action that hold a disc
    ("bonus", 12, "bonus"),  # held, by kind
    ("blocked", 1, "bonus"),
    ("owned", 52, "cards"),  # each card
    ("town", 6, "haunts"),  # three best haunts that lie ready, one out of reach, the best summon, room
    ("now", 6, "haunts"),  # the same for the part of the own turn that is left
    ("tempo", 1, "time"),
    ("order", 1, "time"),
    ("due", 1, "time"),  # the part of a turn that this round still owes the seat
    # Whether it could bring the end about now, and be ahead then; how near that is, and that times the lead.
    ("closing", 4, "time"),
)
FEATURES = sum(count for _, count, _ in LAYOUT)
OFFSETS = {name: sum(n for _, n, _ in LAYOUT[:i]) for i, (name, _, _) in enumerate(LAYOUT)}
GROUPS = ("points", "sections", "haunts", "scare-points", "tokens", "cards", "discs", "bonus", "time")
GROUP_OF = [group for _, count, group in LAYOUT for _ in range(count)]


# What is worth more or less by the cards in play: the features that then count together.
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

# Weights are given for the last round and for three distances from it, and blended between those:
# row 0 is the last round, row n is n / 2 turns left.
KNOTS = (0.0, 1.0, 4.0, 9.0)
ROWS = 25

# The net's inputs from each of two seats: the features, or for who has no turn left only that.
DONE = FEATURES
INPUTS = FEATURES + 1
HIDDEN = 64


def knot_shares(row: int) -> list[float]:
    """How much of each knot's weights a row takes.

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
