"""How often somebody may ask: token buckets, a bounded number of them."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

from ..tables.commands import TableRefusal

MAX_BUCKETS = 20_000


class RateLimited(TableRefusal):
    """Somebody asks faster than anybody needs to."""


@dataclass
class Bucket:
    """So many tokens at once, so many more every second."""

    rate: float
    burst: float
    level: float
    at: float

    @classmethod
    def full(cls, rate: float, burst: float) -> Bucket:
        return cls(rate, burst, burst, time.monotonic())

    def take(self) -> bool:
        """Whether there was a token."""
        at = time.monotonic()
        self.level = min(self.burst, self.level + (at - self.at) * self.rate)
        self.at = at
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


@dataclass(frozen=True)
class Pace:
    """What a kind of request allows."""

    rate: float
    burst: float


READ = Pace(rate=50, burst=200)
WRITE = Pace(rate=20, burst=80)
CREATE = Pace(rate=0.5, burst=60)  # tables and identities
GUESS = Pace(rate=0.2, burst=20)  # codes and tokens that were wrong
HINT = Pace(rate=0.5, burst=20)  # each is about a second of thinking
LIVE = Pace(rate=20, burst=60)  # messages of one connection


def source(address: str) -> str:
    """Who counts as one for the limits: an IPv4 address, or the network that one household has in IPv6.

    >>> source("192.0.2.7"), source("2001:db8:1:2:3:4:5:6"), source("::ffff:192.0.2.7"), source("unix")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'unix')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


class Limits:
    """The buckets of everybody, by who they are and what they do; the longest unused ones go first."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.buckets: OrderedDict[tuple[str, Pace], Bucket] = OrderedDict()

    def allow(self, who: str, pace: Pace) -> bool:
        """Whether somebody may do something of this kind now."""
        if not self.enabled:
            return True
        key = (who, pace)
        bucket = self.buckets.pop(key, None) or Bucket.full(pace.rate, pace.burst)
        self.buckets[key] = bucket
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take()

    def check(self, who: str, pace: Pace) -> None:
        """Raise :class:`RateLimited` unless it is allowed."""
        if not self.allow(who, pace):
            raise RateLimited("request-too-often")
