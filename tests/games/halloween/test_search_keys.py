"""Search keys of Halloween tell a seat's own choices apart."""

from __future__ import annotations

import pytest

from hauntboard.engine import build_mode
from hauntboard.testing.conformance import ConformanceError, Run, check_run


def test_a_search_key_that_confuses_a_seats_own_choices_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = build_mode.interpreted_twin("games.halloween.rules").Halloween
    monkeypatch.setattr(rules, "trace", lambda state, seat, actor, action: 0)
    with pytest.raises(ConformanceError, match="own choices apart"):
        check_run(Run("halloween", 2, 1))
