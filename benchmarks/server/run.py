"""The table server beside boardgame.io: same machine, same load, in turn.

    python benchmarks/server/run.py [--quick] [--only cpu,durable] [--output figures.json]

See README.md in this folder. Needs Node and npm; nothing is installed outside ``build/``.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import durable

HERE = Path(__file__).resolve().parent
PLACE = HERE.parents[1] / "build" / "server-benchmark"
SERVER_CORE, LOAD_CORE = 0, 1
PATIENCE_SECONDS = 60
# Whether the peer keeps its matches in files (its own FlatFile storage) or only in memory, as it comes.
KEEPING = False
# A generator that is later than this at its 99th percentile was disturbed, and so were the servers.
CALM_MS = 0.7

# What load.mjs is told. Matches in reserve replace those that end; tables and spares times four are
# connected throughout.
LOADS = {
    "paced-200": ["--mode", "paced", "--rate", "200", "--tables", "95", "--spares", "5"],
    "paced-500": ["--mode", "paced", "--rate", "500", "--tables", "240", "--spares", "10"],
    "closed": ["--mode", "closed", "--tables", "50", "--spares", "650"],
    "idle": ["--mode", "idle", "--tables", "10000"],
}


@dataclass(frozen=True)
class Figure:
    """One line of the table. ``met`` is None where there is no goal."""

    name: str
    unit: str
    ours: float | None
    theirs: float | None
    ratio: float | None
    goal: str = ""
    met: bool | None = None


# ---- servers ------------------------------------------------------------------------------


def command(side: str, port: int, data: Path) -> list[str]:
    """How a server is started."""
    if side == "theirs":
        return ["node", "peer.mjs", str(port)]
    program = Path(sys.executable).with_name("spiritboard")
    return [str(program), "serve", "--port", str(port), "--data", str(data), "--no-limits"]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned(core: int) -> Callable[[], None]:
    """Keeps a process to one core, if there is more than one."""
    return lambda: os.sched_setaffinity(0, {core}) if core in os.sched_getaffinity(0) else None


def answers(port: int, page: str) -> bool:
    """Whether a page is there."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", page)
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


@contextlib.contextmanager
def running(side: str, data: Path, page: str = "") -> Iterator[tuple[int, int, float]]:
    """A server that answers: its process, its port and the seconds until then."""
    port, page = free_port(), page or {"ours": "/ready", "theirs": "/games"}[side]
    keeping = {"FLATFILE_DIR": str(data)} if KEEPING else {}
    began = time.perf_counter()
    process = subprocess.Popen(
        command(side, port, data),
        cwd=PLACE,
        env=os.environ | {"NODE_ENV": "production"} | keeping,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=pinned(SERVER_CORE),
    )
    try:
        while not answers(port, page):
            if process.poll() is not None or time.perf_counter() - began > PATIENCE_SECONDS:
                raise RuntimeError(f"no answer to {page} from {' '.join(command(side, port, data))}")
            time.sleep(0.005)
        yield process.pid, port, time.perf_counter() - began
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def load(side: str, name: str, extra: list[str]) -> dict[str, Any]:
    """What the load generator saw of a fresh server."""
    with tempfile.TemporaryDirectory(prefix="server-benchmark-") as data, running(side, Path(data)) as server:
        pid, port, _ = server
        arguments = ["--side", side, "--base", f"http://127.0.0.1:{port}", "--pid", str(pid)]
        done = subprocess.run(
            ["node", "--max-semi-space-size=64", "load.mjs", *arguments, *LOADS[name], *extra],
            cwd=PLACE,
            stdout=subprocess.PIPE,
            check=True,
            preexec_fn=pinned(LOAD_CORE),
        )
    seen: dict[str, Any] = json.loads(done.stdout)
    print(f"  {side}: {json.dumps(seen)}", file=sys.stderr)
    return seen


# ---- figures ------------------------------------------------------------------------------


class Run:
    """The figures of one run of the program."""

    def __init__(self, sides: list[str], rounds: int, quick: bool) -> None:
        self.sides, self.rounds, self.quick = sides, rounds, quick
        self.raw: dict[str, Any] = {}
        self.lateness = 0.0

    def both(self, name: str, extra: list[str], rounds: int) -> dict[str, list[dict[str, Any]]]:
        """Each side in turn, several times over."""
        seen: dict[str, list[dict[str, Any]]] = {side: [] for side in self.sides}
        for i in range(rounds):
            print(f"{name}, round {i + 1} of {rounds}", file=sys.stderr)
            for side in self.sides:
                seen[side].append(load(side, name, extra))
                late = seen[side][-1].get("generator_late_ms", {}).get("p99")
                self.lateness = max(self.lateness, late or 0.0)
        self.raw[name] = seen
        return seen

    def compared(self, name: str, unit: str, seen: dict[str, list[float]], most: float) -> Figure:
        """Medians, and the median of the ratios of the rounds; at most ``most`` is the goal."""
        middle = {side: statistics.median(values) for side, values in seen.items()}
        ratio = None
        if len(seen) == 2:
            ratio = statistics.median(a / b for a, b in zip(seen["ours"], seen["theirs"], strict=True))
        met = None if ratio is None else ratio <= most
        return Figure(
            name, unit, middle.get("ours"), middle.get("theirs"), ratio, f"ratio <= {most:.2f}", met
        )

    def moves(self) -> Iterator[Figure]:
        """Processor time for a move under three loads, and how late the slow ones are."""
        for name, *times in (("paced-200", 8, 20), ("paced-500", 8, 20), ("closed", 3, 15)):
            warm, seconds = [3, 5] if self.quick else times
            extra = ["--warm", str(warm), "--seconds", str(seconds)]
            seen = self.both(name, extra, self.rounds)
            cpu = {side: [each["cpu_per_move_ms"] for each in runs] for side, runs in seen.items()}
            yield self.compared(f"cpu-{name}", "ms per move", cpu, 1 / 3)
            if name == "paced-500":
                p99 = {side: [each["latency_ms"]["p99"] for each in runs] for side, runs in seen.items()}
                yield self.compared("p99-paced-500", "ms", p99, 1 / 3)
            if name == "closed":
                rate = {side: statistics.median(each["rate"] for each in runs) for side, runs in seen.items()}
                ratio = rate["ours"] / rate["theirs"] if len(rate) == 2 else None
                yield Figure("rate-closed", "moves per second", rate.get("ours"), rate.get("theirs"), ratio)

    def durable(self) -> Iterator[Figure]:
        """Moves on the disk; the other side here is one commit per move."""
        seen = durable.measure(seconds=1 if self.quick else 3, rounds=self.rounds)
        self.raw["durable"] = seen
        for way in ("alone", "bare"):
            ratio, rate = seen[f"ratio_to_{way}"], seen[f"{way}_per_second"]
            together = seen["together_per_second"]
            yield Figure(
                f"durable-{way}", "moves per second", together, rate, ratio, "ratio >= 5", ratio >= 5
            )

    def start(self) -> Iterator[Figure]:
        """Seconds from nothing to the first page, after the first run; beside Python doing nothing."""
        took: dict[str, list[float]] = {side: [] for side in self.sides}
        nothing: list[float] = []
        pages = {"ours": "/", "theirs": "/games"}
        with tempfile.TemporaryDirectory(prefix="server-benchmark-") as data:
            for _ in range(self.rounds + 1):
                for side in self.sides:
                    with running(side, Path(data), pages[side]) as (_, _, seconds):
                        took[side].append(seconds)
                began = time.perf_counter()
                subprocess.run([sys.executable, "-c", "pass"], check=True, preexec_fn=pinned(SERVER_CORE))
                nothing.append(time.perf_counter() - began)
        self.raw["start"] = took | {"python": nothing}
        ours, theirs = (statistics.median(took[side][1:]) if side in took else None for side in pages)
        ratio = ours / theirs if ours and theirs else None
        yield Figure("start", "seconds", ours, theirs, ratio, "< 2 s", None if ours is None else ours < 2)
        python = statistics.median(nothing)
        yield Figure("start-over-python", "seconds", ours, python, ours / python if ours else None)

    def idle(self) -> Iterator[Figure]:
        """Memory of a running match that nobody plays, without and with somebody who looks on."""
        count = 1000 if self.quick else 10_000
        seen = self.both("idle", ["--tables", str(count)], 1)
        last = {side: runs[0] for side, runs in seen.items()}
        for kind in ("unwatched", "watched"):
            size = {side: each[f"kb_per_table_{kind}"] for side, each in last.items()}
            ratio = size["ours"] / size["theirs"] if len(size) == 2 else None
            yield Figure(f"idle-{kind}", "KiB per table", size.get("ours"), size.get("theirs"), ratio)
        held = {side: each["still_connected"] for side, each in last.items()}
        met = held["ours"] == count if "ours" in held else None
        yield Figure("idle-held", "watchers", held.get("ours"), held.get("theirs"), None, f"{count}", met)


# ---- the program --------------------------------------------------------------------------


def prepare() -> None:
    """The generator and the peer with what they need, in a folder that is not under version control."""
    PLACE.mkdir(parents=True, exist_ok=True)
    lock = (HERE / "package-lock.json").read_text()
    installed = PLACE / "installed-lock.json"
    for file in [*HERE.glob("*.mjs"), *HERE.glob("package*.json")]:
        shutil.copy(file, PLACE)
    if not installed.exists() or installed.read_text() != lock:
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PLACE, check=True, stdout=sys.stderr)
        installed.write_text(lock)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def shown(figures: list[Figure]) -> str:
    """The table that people read."""

    def number(value: float | None) -> str:
        return "-" if value is None else f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"

    rows = [("figure", "unit", "ours", "theirs", "ratio", "goal", "met")]
    for each in figures:
        met = {None: "", True: "yes", False: "no"}[each.met]
        numbers = (number(each.ours), number(each.theirs), number(each.ratio))
        rows.append((each.name, each.unit, *numbers, each.goal, met))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows
    )


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="less work, rougher figures")
    parser.add_argument("--rounds", type=int, default=3, help="how often each side has its turn")
    parser.add_argument("--only", default="moves,durable,start,idle", help="some of: %(default)s")
    parser.add_argument("--side", choices=["ours", "theirs"], help="only one of the two servers")
    parser.add_argument("--keeping", action="store_true", help="the peer keeps its matches in files")
    parser.add_argument("--output", type=Path, help="write figures and raw results here as JSON")
    options = parser.parse_args()
    global KEEPING
    KEEPING = options.keeping
    prepare()
    run = Run([options.side] if options.side else ["ours", "theirs"], options.rounds, options.quick)
    figures: list[Figure] = []
    for name in options.only.split(","):
        figures += getattr(run, name)()
    print(shown(figures))
    if run.lateness > CALM_MS:
        print(f"The load generator was late by {run.lateness:.1f} ms (p99): the machine was busy.")
    if options.output:
        options.output.parent.mkdir(parents=True, exist_ok=True)
        report = {"figures": [asdict(figure) for figure in figures], "raw": run.raw}
        options.output.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
