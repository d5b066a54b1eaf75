"""The benchmarks measure Halloween in both variants."""

from __future__ import annotations

from ...benchmarks.test_core import own_states


def test_both_variants_are_measured() -> None:
    assert list(own_states("halloween")) == ["2", "3", "4", "2 master", "3 master", "4 master"]
