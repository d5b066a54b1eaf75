"""Halloween's lesson: two rounds against one opponent, with the card set for beginners."""

from __future__ import annotations

from ..lesson import Lesson, do, say

LESSON = Lesson(
    game="halloween",
    players=2,
    options={"cards": "casper", "rounds": 2, "first": 1},
    moments=(
        say("welcome", "*:first1 *:drawd1 *:drawf1 *:drawl1 *:drawg1 *:drawb1 *:drawc1"),
        say("town", at="ghost-blue-police"),
        say("sections", at="section-1 section-2 section-3"),
        do("scare", ("1.scare", "act-1-scare"), ("blue", "ghost-blue-police")),
        do(
            "upgrade",
            ("2.upgrade", "act-2-upgrade"),
            ("blue.police", "ghost-blue-police"),
            ("section3", "section-3 answer-section3"),
        ),
        do("haunt", ("3.haunt", "act-3-haunt"), ("green.police", "space-green-police")),
        say("haunted", at="points-0 haunt-green-police"),
        do("end", ("end", "end")),
        say(
            "agatha",
            "2:1.summon 2:blue.police 2:2.move 2:blue.police 2:>school 2:3.haunt 2:blue.police 2:end",
            at="seat-1",
        ),
        say("discs", at="disc-0-1-scare disc-0-2-upgrade disc-0-3-haunt"),
        do("summon", ("1.summon", "act-1-summon"), ("blue.police", "ghost-blue-police")),
        do(
            "fight",
            ("3.fight", "act-3-fight"),
            ("green.police", "ghost-green-police"),
            ("blue.police", "ghost-blue-police"),
        ),
        say("won", "*:roll5 *:roll2", at="tokens-0-blue tokens-0-green ~fight"),
        do(
            "occupy",
            ("occupy29", "card-29"),
            ("pay.blue+blue+green", "pay-blue pay-green"),
            ("supply", "supply"),
        ),
        say("occupied", at="card-29"),
        do(
            "move",
            ("2.move", "act-2-move"),
            ("blue.police", "ghost-blue-police"),
            (">hall", "go-hall"),
        ),
        do("bonus", ("bonus.g", "bonus-g")),
        do("finish", ("end", "end")),
        say(
            "over",
            "2:3.scare 2:blue 2:2.upgrade 2:blue.school 2:section1 2:1.haunt 2:green.school 2:end",
            at="breakdown",
        ),
        say("rest"),
    ),
)
