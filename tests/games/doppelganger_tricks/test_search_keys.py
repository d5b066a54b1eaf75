"""Search keys of Doppelgänger Tricks that contain a secret break a law of the conformance suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hauntboard.testing.conformance import ConformanceError, Run, check_run

from ...conformance.leaks import leak

LEAKS: dict[str, Callable[[Any, int, int, int], int]] = {
    "prediction made": lambda state, seat, actor, action: action,
    "predictions": lambda state, seat, actor, action: sum(state.predicted),
    "hands": lambda state, seat, actor, action: state.hand[seat - 1],
}


@pytest.mark.parametrize("secret", LEAKS.values(), ids=LEAKS)
def test_a_search_key_with_a_secret_breaks_a_law(
    secret: Callable[[Any, int, int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch, "doppelganger_tricks", "Tricks", secret)
    with pytest.raises(ConformanceError, match=r"search keys? holds? no"):
        check_run(Run("doppelganger-tricks", 3, 8))
