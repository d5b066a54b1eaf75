"""The strong bot of 13 Ghosts keeps to its budget."""

from __future__ import annotations

from typing import Any

from hauntboard import bots
from hauntboard.bots.budget import Budget

from ....bots.decisions import questions


def test_the_strong_bot_plays_out_as_often_as_its_budget_says() -> None:
    match, seat = next(
        (match, seat)
        for match, seat in questions("13-ghosts", 1)
        if match.view(seat)["phase"] not in ("crypts", "first")
    )
    bot: Any = bots.make("level-5", match.game, 7)
    for iterations in (64, 640):
        bot.limit(Budget(iterations=iterations))
        search, _ = bot.search(match.view(seat), match.log(seat))
        # Four stages with a quarter of the budget each: all 16 candidates, then the better 8, 4 and 2.
        once = iterations // (4 * 16)
        expected = [15 * once] * 2 + [7 * once] * 2 + [3 * once] * 4 + [once] * 8
        assert search.candidates.playouts[: search.candidates.count] == expected
        assert sum(expected) == iterations
