"""Prometheus metrics about the process; they hold nothing about players."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

REQUESTS = Counter("hauntboard_requests_total", "HTTP responses", ["method", "status"], registry=REGISTRY)
COMMANDS = Counter(
    "hauntboard_commands_total", "Commands at tables", ["command", "result"], registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "hauntboard_command_seconds",
    "Time until a command is durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
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
