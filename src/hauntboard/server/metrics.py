"""What a monitoring system may ask for: figures about the process, never about people."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

REQUESTS = Counter("hauntboard_requests_total", "Answers over HTTP", ["method", "status"], registry=REGISTRY)
COMMANDS = Counter(
    "hauntboard_commands_total", "Commands at tables", ["command", "result"], registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "hauntboard_command_seconds",
    "From a command to its being on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
CONNECTIONS = Gauge("hauntboard_connections", "Live connections", ["kind"], registry=REGISTRY)
LIVE_TABLES = Gauge("hauntboard_live_tables", "Tables in memory", registry=REGISTRY)
BOT_FAILURES = Counter(
    "hauntboard_bot_failures_total", "Bots without a usable answer", ["bot"], registry=REGISTRY
)
BOT_THINKING = Histogram(
    "hauntboard_bot_seconds",
    "How long bots thought",
    ["bot"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10),
    registry=REGISTRY,
)
