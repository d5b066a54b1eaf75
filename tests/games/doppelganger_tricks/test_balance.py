"""The balance report of Doppelgänger Tricks."""

from __future__ import annotations

import pytest

from ...experiments.quick_reports import quick_report

pytestmark = pytest.mark.slow


def test_every_prediction_is_counted_once() -> None:
    for table in quick_report("doppelganger-tricks").tables:
        shares = [c.figure.value for c in table.measures if c.name == "predicted"]
        assert sum(shares) == pytest.approx(1)
