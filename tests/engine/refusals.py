"""Refused moves."""

from __future__ import annotations

import pytest

from hauntboard.engine.match import Match
from hauntboard.engine.messages import Refusal


def refused(match: Match, action: int, seat: int | None) -> Refusal:
    """Return the refusal of a move; the match must stay unchanged."""
    before = match.state.to_bytes()
    length = len(match.steps)
    with pytest.raises(Refusal) as refusal:
        match.play(action, seat)
    assert match.state.to_bytes() == before
    assert len(match.steps) == length
    return refusal.value
