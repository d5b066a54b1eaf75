"""Search keys of 13 Ghosts that contain a secret break a law of the conformance suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hauntboard.games.thirteen_ghosts.cards import ARRANGE, CRYPT, DRAW, PLAY
from hauntboard.testing.conformance import ConformanceError, Run, check_run

from ...conformance.leaks import leak

LEAKS: dict[str, Callable[[Any, int, int, int], int]] = {
    "secret crypts": lambda state, seat, actor, action: action if CRYPT <= action < PLAY else 0,
    "hands": lambda state, seat, actor, action: sum(state.hand),
    "pile": lambda state, seat, actor, action: state.pile[0],
    "order": lambda state, seat, actor, action: action if ARRANGE <= action < DRAW else 0,
}


@pytest.mark.parametrize("secret", LEAKS.values(), ids=LEAKS)
def test_a_search_key_with_a_secret_breaks_a_law(
    secret: Callable[[Any, int, int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch, "thirteen_ghosts", "Ghosts", secret)
    with pytest.raises(ConformanceError, match=r"search keys? holds? no"):
        check_run(Run("13-ghosts", 3, 8))
