"""The figures for Prometheus about commands."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from hauntboard.server.metrics import CommandMetrics


def samples(metrics: CommandMetrics) -> dict[tuple[str, ...], float]:
    """Return what Prometheus reads, by name and labels."""
    registry = CollectorRegistry()
    registry.register(metrics)
    families = text_string_to_metric_families(generate_latest(registry).decode())
    return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


def test_commands_are_counted_by_kind_and_result() -> None:
    metrics = CommandMetrics()
    for result in ("done", "done", "refused"):
        metrics.record("play", result, 0.001)
    found = samples(metrics)
    assert found["hauntboard_commands_total", "play", "done"] == 2
    assert found["hauntboard_commands_total", "play", "refused"] == 1


def test_durations_fall_into_cumulative_buckets() -> None:
    metrics = CommandMetrics()
    for seconds in (0.001, 0.0015, 0.3, 60.0):
        metrics.record("play", "done", seconds)
    found = samples(metrics)
    buckets = {key[1]: value for key, value in found.items() if key[0] == "hauntboard_command_seconds_bucket"}
    assert (buckets["0.001"], buckets["0.002"], buckets["0.2"], buckets["0.5"]) == (1, 2, 2, 3)
    assert (buckets["5.0"], buckets["+Inf"]) == (3, 4)
    assert found["hauntboard_command_seconds_count",] == 4
    assert found["hauntboard_command_seconds_sum",] == 60.3025
