"""The strong bot of Doppelgänger Tricks keeps to its budget."""

from __future__ import annotations

from typing import Any

from hauntboard import bots
from hauntboard.bots.budget import Budget

from ....bots.decisions import questions


def test_the_strong_bot_searches_as_often_as_its_budget_says() -> None:
    match, seat = questions("doppelganger-tricks", 1)[-1]
    bot: Any = bots.make("level-5", match.game, 7)
    bot.limit(Budget(iterations=70))
    bot.weigh(match.view(seat), match.log(seat))
    assert sum(card.visits for card in bot.cards) == 70
