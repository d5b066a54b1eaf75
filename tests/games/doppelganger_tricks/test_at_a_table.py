"""Doppelgänger Tricks at a table of the server."""

from __future__ import annotations

import pytest

from hauntboard.engine.messages import Refusal
from hauntboard.server.tables.commands import Play

from ...server.in_memory_table import Seated


def test_a_decision_is_refused_after_a_secret_choice_whose_outcome_became_public() -> None:
    """The last prediction opens all of them, although none of them was seen being made."""
    seated = Seated("doppelganger-tricks", 3, options={"first": 1}).fill()
    while len(seated.table.actors) > 1:
        seated.play_any(seated.table.actors[0])
    before, last = len(seated.table.running.steps), seated.table.actors[0]
    seated.play_any(last)
    assert seated.table.running.steps[before].outcome
    seat = seated.table.actors[0]
    assert seat != last and not seated.table.running.steps[before].seen_by(seat)
    action, length = seated.table.running.state.legal_actions(seat)[0], len(seated.log)
    with pytest.raises(Refusal) as refusal:
        seated.do(f"p{seat}", Play(seat, before, action=action))
    assert refusal.value.message.id == "table-stale" and len(seated.log) == seated.table.length == length
    seated.do(f"p{seat}", Play(seat, before + 1, action=action))
