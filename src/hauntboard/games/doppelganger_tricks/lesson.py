"""Doppelgänger Tricks: a round of twelve tricks, of which the coach plays five."""

from __future__ import annotations

from ..lesson import Lesson, do, say

HANDS = (
    "S9 S5 S2 C8 C3 C1 T9 T4 T1 D8 D6 D3",
    "S8 S6 S3 C9 C5 C2 T8 T5 T2 D9 D4 D1",
    "S7 S4 S1 C7 C6 C4 T7 T6 T3 D7 D5 D2",
)
DEAL = " ".join(
    f"*:d{card}" for cards in zip(*(hand.split() for hand in HANDS), strict=True) for card in cards
)

LESSON = Lesson(
    game="doppelganger-tricks",
    players=3,
    options={"rounds": 1, "first": 2},
    moments=(
        say("welcome", f"*:first2 {DEAL}"),
        say("suits", at="hand"),
        say("doubles", at="card-D8 card-D6 card-D3"),
        do("predict", ("p3", "predict-3")),
        say("shown", "2:p4 3:p3", at="won-1 won-2 won-0"),
        do("follow", ("S9", "card-S9 ~trick"), happens="2:S6 3:S7"),
        say("won", at="won-0 ~trick"),
        do("low", ("C1", "card-C1 ~trick")),
        do("annihilate", ("D8", "card-D8 ~trick"), happens="2:C9 3:C4 2:T8 3:T7"),
        say("gone", at="trick"),
        do("take", ("C8", "card-C8 ~trick"), happens="3:C6"),
        do("declare", ("D6/S", "card-D6 declare-S ~trick"), happens="2:C5"),
        say("declared", "2:S3 3:S4", at="won-0 ~trick"),
        say(
            "skipped",
            "1:T1 2:T2 3:T3 3:T6 1:T4 2:T5 3:C7 1:C3 2:C2 3:S1 1:S2 2:S8 2:D9/S 3:D7 1:S5",
            at="won-0",
        ),
        say("bonus", "2:D4/T 3:D5", at="card-T9 ~trick"),
        do("claim", ("D3+3", "bonus-3 card-D3 ~trick")),
        do("free", ("T9", "card-T9 ~trick"), happens="3:D2/S"),
        say("scored", "2:D1", at="round-end"),
        say("zero"),
    ),
)
