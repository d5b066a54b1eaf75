"""Doppelgänger Tricks is too large to be solved."""

from __future__ import annotations

import pytest

from hauntboard.engine.messages import HauntboardError
from hauntboard.experiments.solver import tree
from hauntboard.experiments.solver.tree import Tree
from hauntboard.games import load


def test_the_full_game_is_refused_before_it_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole deck has too many deals."""
    monkeypatch.setattr(tree, "MOST_LUCK", 100)
    with pytest.raises(HauntboardError, match="solve-too-large"):
        Tree(load("doppelganger-tricks"))
