"""Measures durable moves per second: SQLite with ``synchronous = FULL``, many tables at once.

    python durable.py [--tables 250] [--seconds 3] [--folder DIR]

Compares three ways, in turn and repeatedly, on the same disk:

``together``  every table appends its next move as soon as the last is durable; the store lets waiting
              appends share a commit
``alone``     the same store, one append awaited after the other: one commit per move
``bare``      one commit per move with plain ``sqlite3`` statements
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from hauntboard.extensions import TEMPLATE
from hauntboard.storage import Entry, NewTable, Store, now


def move(number: int) -> Entry:
    """Return an entry like that of a move, with the sender's key."""
    return Entry("step", '{"type":"step","seat":1,"action":17}', f"{number:064x}")


async def opened(store: Store, prefix: str, tables: int) -> dict[str, int]:
    """Create tables and return the lengths of their logs."""
    ids = [f"{prefix}{i}" for i in range(tables)]
    for id in ids:
        await store.create(NewTable(id, TEMPLATE, True, "running", [Entry("open", "{}")]))
    return dict.fromkeys(ids, 1)


def spent() -> float:
    """Return the CPU seconds of this process, all threads."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


async def together(store: Store, lengths: dict[str, int], seconds: float) -> dict[str, float]:
    """Append to all tables concurrently."""
    start, cpu, until = time.perf_counter(), spent(), time.perf_counter() + seconds
    delays: list[float] = []

    async def play(id: str) -> None:
        while (began := time.perf_counter()) < until:
            lengths[id] = (await store.append(id, lengths[id], [move(lengths[id])])).length
            delays.append(time.perf_counter() - began)

    await asyncio.gather(*(play(id) for id in lengths))
    taken = time.perf_counter() - start
    return {
        "rate": len(delays) / taken,
        "cpu_per_move_ms": (spent() - cpu) / len(delays) * 1000,
        "median_delay_ms": statistics.median(delays) * 1000,
    }


async def alone(store: Store, lengths: dict[str, int], seconds: float) -> dict[str, float]:
    """Append one entry after the other."""
    start, until, moves, ids = time.perf_counter(), time.perf_counter() + seconds, 0, list(lengths)
    while time.perf_counter() < until:
        id = ids[moves % len(ids)]
        lengths[id] = (await store.append(id, lengths[id], [move(lengths[id])])).length
        moves += 1
    return {"rate": moves / (time.perf_counter() - start)}


def bare(file: Path, lengths: dict[str, int], seconds: float) -> dict[str, float]:
    """Commit each move with plain SQL."""
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    start, until, moves, ids = time.perf_counter(), time.perf_counter() + seconds, 0, list(lengths)
    while time.perf_counter() < until:
        id = ids[moves % len(ids)]
        number, entry = lengths[id], move(lengths[id])
        connection.execute("BEGIN IMMEDIATE")
        change = "UPDATE tables SET length = ?, changed = ? WHERE id = ? AND length = ?"
        assert connection.execute(change, (number + 1, now(), id, number)).rowcount == 1
        values = (id, number, entry.kind, entry.data, entry.key, now())
        connection.execute(
            "INSERT INTO entries (table_id, number, kind, data, key, at) VALUES (?, ?, ?, ?, ?, ?)", values
        )
        connection.execute("COMMIT")
        lengths[id] = number + 1
        moves += 1
    connection.close()
    return {"rate": moves / (time.perf_counter() - start)}


async def one_round(folder: Path, tables: int, seconds: float) -> dict[str, dict[str, float]]:
    """Measure the three ways in turn, each with its own tables in one database."""
    file = folder / "durable.db"
    async with Store.open(f"sqlite:///{file}") as store:
        stamp = f"{time.time_ns():x}-"
        result = {"together": await together(store, await opened(store, f"{stamp}t", tables), seconds)}
        result["alone"] = await alone(store, await opened(store, f"{stamp}a", tables), seconds)
        lengths = await opened(store, f"{stamp}b", tables)
    result["bare"] = bare(file, lengths, seconds)
    return result


def measure(
    tables: int = 250, seconds: float = 3, rounds: int = 5, folder: Path | None = None
) -> dict[str, Any]:
    """Return medians over several rounds; ratios are taken within a round."""
    with tempfile.TemporaryDirectory(dir=folder, prefix="durable-") as place:
        done = [asyncio.run(one_round(Path(place), tables, seconds)) for _ in range(rounds)]

    def middle(way: str, figure: str) -> float:
        return statistics.median(each[way][figure] for each in done)

    def ratio(way: str) -> float:
        return statistics.median(each["together"]["rate"] / each[way]["rate"] for each in done)

    return {
        "tables": tables,
        "together_per_second": middle("together", "rate"),
        "together_cpu_per_move_ms": middle("together", "cpu_per_move_ms"),
        "together_median_delay_ms": middle("together", "median_delay_ms"),
        "alone_per_second": middle("alone", "rate"),
        "bare_per_second": middle("bare", "rate"),
        "ratio_to_alone": ratio("alone"),
        "ratio_to_bare": ratio("bare"),
    }


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; default: temporary files")
    options = parser.parse_args()
    print(json.dumps(measure(options.tables, options.seconds, options.rounds, options.folder), indent=2))


if __name__ == "__main__":
    main()
