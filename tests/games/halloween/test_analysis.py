"""Analyses of Halloween, where nothing is hidden."""

from __future__ import annotations

import pytest

from ...analysis.matches import judged, quick

__all__ = ["quick"]

pytestmark = pytest.mark.slow


def test_there_are_no_leaks_because_nothing_is_hidden() -> None:
    found = judged("halloween 2")
    assert not found.hides
    assert all(not move.leaks and move.hindsight is None for move in found.moves)
    assert all(report.account.hidden.value == 0.0 for report in found.seats)
