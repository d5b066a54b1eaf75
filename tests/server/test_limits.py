"""Rate limits, with a clock set by the test."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from hauntboard.server.accounts import limits
from hauntboard.server.accounts.limits import Limits, Pace, RateLimited

PACE = Pace(rate=2, burst=5)


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


def allowed(context: Limits, who: str = "ana", pace: Pace = PACE) -> int:
    """Return how many of many requests in a row are allowed."""
    return [context.allow(who, pace) for _ in range(100)].index(False)


def test_a_bucket_allows_a_burst_and_then_its_rate(clock: Clock) -> None:
    context = Limits()
    assert allowed(context) == 5
    clock.now += 1.5
    assert allowed(context) == 3
    clock.now += 1000
    assert allowed(context) == 5


def test_callers_and_kinds_of_requests_do_not_slow_each_other_down(clock: Clock) -> None:
    context = Limits()
    assert allowed(context) == 5
    assert allowed(context, "ben") == 5
    assert allowed(context, "ana", Pace(rate=1, burst=3)) == 3
    with pytest.raises(RateLimited):
        context.check("ana", PACE)


def test_the_least_recently_used_buckets_are_dropped_first(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 2)
    context = Limits()
    for who in ("ana", "ben", "ana", "eve"):
        context.allow(who, PACE)
    assert [who for who, _ in context.buckets] == ["ana", "eve"]


def test_without_limits_everything_is_allowed(clock: Clock) -> None:
    context = Limits(enabled=False)
    assert all(context.allow("ana", PACE) for _ in range(100))
