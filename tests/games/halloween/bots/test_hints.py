"""Hints for Halloween plan whole turns."""

from __future__ import annotations

from hauntboard.bots import hints

from ....bots.decisions import decisions


def test_a_turn_is_planned_to_its_end_or_to_luck() -> None:
    plans = []
    for match, seat in decisions("halloween", 2, 12):
        hint = hints.advise(match.game, match.view(seat), match.log(seat), 1, bot="level-3")
        assert hint.plan[0] == match.game.describe(match.state, hint.best)
        plans.append(len(hint.plan))
    assert max(plans) > 3
