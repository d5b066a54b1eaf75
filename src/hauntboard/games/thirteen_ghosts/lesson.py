"""13 Ghosts: a round against one opponent. Her crypt is 10; three questions prove it."""

from __future__ import annotations

from ..lesson import Lesson, do, say

LESSON = Lesson(
    game="13-ghosts",
    players=2,
    options={"points": 1, "first": 1},
    moments=(
        say("welcome", "*:first1 *:d6 *:d11 *:d10 *:d3"),
        say("dealt", at="choose-6 choose-11"),
        do("crypt", ("c11", "choose-11")),
        say("pile", "2:c10", at="crypt-1 pile-0"),
        say("turn", at="play attack"),
        do("ask", ("6", "play")),
        say("answer", "*:d9", at="seat-1"),
        say("notebook", at="cell-1-8 cell-1-10 cell-1-12 cell-1-13"),
        say("asked", "2:3 *:d12", at="crypt-0"),
        do("again", ("9", "play")),
        say("wrong", "*:d13 2:x7 *:d5", at="seat-1"),
        do("number", ("13(12+)", "play cell-1-12")),
        say("certain", "*:d1 2:5 *:d8", at="cell-1-10"),
        do("attack", ("x10", "attack cell-1-10")),
        say("found", at="crypt-1"),
        say("points", at="seat-0"),
        say("colours"),
    ),
)
