"""The conformance suite and recorded play-throughs, for our games and those of third parties.

The tests of a game need one import and a class (pytest must be installed)::

    from hauntboard.testing import ConformanceSuite

    class TestConformance(ConformanceSuite):
        game = "last-candle"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .suite import ConformanceSuite

__all__ = ["ConformanceSuite"]


def __getattr__(name: str) -> Any:
    """Import the suite on first use: the other modules here do not need pytest."""
    if name not in __all__:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    import pytest

    pytest.register_assert_rewrite(f"{__name__}.suite")  # so that a failure shows the values
    from .suite import ConformanceSuite

    return ConformanceSuite
