"""Prometheus metrics about the process; they hold nothing about players."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

REQUESTS = Counter("hauntboard_requests_total", "HTTP responses", ["method", "status"], registry=REGISTRY)
CONNECTIONS = Gauge("hauntboard_connections", "Live connections", ["kind"], registry=REGISTRY)
LIVE_TABLES = Gauge("hauntboard_live_tables", "Tables in memory", registry=REGISTRY)
BOT_FAILURES = Counter(
    "hauntboard_bot_failures_total", "Bot requests without a usable answer", ["bot"], registry=REGISTRY
)
BOT_THINKING = Histogram(
    "hauntboard_bot_seconds",
    "Thinking time of bots",
    ["bot"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10),
    registry=REGISTRY,
)


class CommandMetrics(Collector):
    """Counts commands at tables and the time until they are durable. Every move passes through here, so only
    plain numbers are kept until Prometheus asks."""

    BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = {}  # by command and result
        self.buckets = [0] * (len(self.BOUNDS) + 1)
        self.seconds = 0.0

    def record(self, command: str, result: str, seconds: float) -> None:
        """Count a command."""
        key = command, result
        self.counts[key] = self.counts.get(key, 0) + 1
        self.buckets[bisect_left(self.BOUNDS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Yield the figures in the form of Prometheus."""
        counter = CounterMetricFamily(
            "hauntboard_commands", "Commands at tables", labels=("command", "result")
        )
        for labels, count in self.counts.items():
            counter.add_metric(labels, count)
        yield counter
        histogram = HistogramMetricFamily("hauntboard_command_seconds", "Time until a command is durable")
        bounds = [*map(str, self.BOUNDS), "+Inf"]
        histogram.add_metric((), list(zip(bounds, accumulate(self.buckets), strict=True)), self.seconds)
        yield histogram


COMMANDS = CommandMetrics()
REGISTRY.register(COMMANDS)
