"""Rate limits: a bounded number of token buckets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

from ..tables.commands import TableRefusal

MAX_BUCKETS = 20_000


class RateLimited(TableRefusal):
    """The caller sends requests too fast."""


@dataclass
class Bucket:
    """A token bucket."""

    rate: float
    burst: float
    level: float
    at: float

    @classmethod
    def full(cls, rate: float, burst: float) -> Bucket:
        return cls(rate, burst, burst, time.monotonic())

    def take(self) -> bool:
        """Take a token; return whether there was one."""
        at = time.monotonic()
        self.level = min(self.burst, self.level + (at - self.at) * self.rate)
        self.at = at
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


@dataclass(frozen=True)
class Pace:
    """The rate and burst that a kind of request allows."""

    rate: float
    burst: float


READ = Pace(rate=50, burst=200)
WRITE = Pace(rate=20, burst=80)
CREATE = Pace(rate=0.5, burst=60)  # tables and identities
GUESS = Pace(rate=0.2, burst=20)  # table codes
HINT = Pace(rate=0.5, burst=20)  # each takes about a second of computing
LIVE = Pace(rate=20, burst=60)  # messages of one connection


def source(address: str) -> str:
    """Return the source that shares a limit: an IPv4 address, or the /64 network of an IPv6 address.

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
    """The buckets by caller and kind of request; the least recently used are dropped first."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.buckets: OrderedDict[tuple[str, Pace], Bucket] = OrderedDict()

    def allow(self, who: str, pace: Pace) -> bool:
        """Return whether a caller may make a request of this kind now."""
        if not self.enabled:
            return True
        key = (who, pace)
        bucket = self.buckets.pop(key, None) or Bucket.full(pace.rate, pace.burst)
        self.buckets[key] = bucket
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket.take()

    def check(self, who: str, pace: Pace) -> None:
        """Raise :class:`RateLimited` if the limit is exceeded."""
        if not self.allow(who, pace):
            raise RateLimited("request-too-often")
