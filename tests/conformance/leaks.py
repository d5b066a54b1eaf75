"""Search keys that contain a secret, which the conformance suite must find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hauntboard.engine import build_mode


def leak(
    monkeypatch: pytest.MonkeyPatch, folder: str, state: str, secret: Callable[[Any, int, int, int], int]
) -> None:
    """Let the ``trace`` of a game's state contain what a careless one might: ``secret`` of the same
    arguments."""
    rules = getattr(build_mode.interpreted_twin(f"games.{folder}.rules"), state)
    honest, mixed = rules.trace, build_mode.interpreted_twin("engine.native").mixed
    monkeypatch.setattr(
        rules, "trace", lambda self, *step: mixed(mixed(0, honest(self, *step)), secret(self, *step))
    )
