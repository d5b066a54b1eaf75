"""Time limits of tests."""

from __future__ import annotations

# For work that must come to an end: far more than even a very busy machine needs.
LIMIT_SECONDS = 400.0
