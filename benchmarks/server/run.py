"""Compares the table server with boardgame.io: same machine, same load, in turn.

    python benchmarks/server/run.py [--quick] [--only cpu,durable] [--output figures.json]

See README.md in this folder. Needs Node and npm; nothing is installed outside ``build/``.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import itertools
import json
import os
import resource
import shutil
import signal
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

from hauntboard.games import GAMES

HERE = Path(__file__).resolve().parent
PLACE = HERE.parents[1] / "build" / "server-benchmark"
SERVER_CORE, LOAD_CORE = 0, 1
SEATS = 4  # as in match.mjs
PATIENCE_SECONDS = 60
# If the generator is later than this at its 99th percentile, the machine was busy.
CALM_MS = 0.7
SLICE_SECONDS = 0.25  # of one server, where several alternate

# Arguments of load.mjs. Spare matches replace those that end; four clients are connected to each of the
# tables and spares throughout.
LOADS = {
    "paced-200": ["--mode", "paced", "--rate", "200", "--tables", "95", "--spares", "5"],
    "paced-500": ["--mode", "paced", "--rate", "500", "--tables", "240", "--spares", "10"],
    "closed": ["--mode", "closed", "--tables", "50", "--spares", "650"],
    "idle": ["--mode", "idle", "--tables", "10000"],
}


@dataclass(frozen=True)
class Side:
    """A server: its command for a port and a folder, the generator module that speaks to it, and a page that
    shows it is up."""

    command: Callable[[int, Path], list[str]]
    speaks: str
    page: str
    environment: Callable[[Path], dict[str, str]] = lambda data: {}


def ours(port: int, data: Path) -> list[str]:
    """Return the command of our server."""
    program = Path(sys.executable).with_name("hauntboard")
    return [str(program), "serve", "--port", str(port), "--data", str(data), "--no-limits"]


def checkout(folder: Path) -> Side:
    """Return the server of another built checkout of this project, run by this Python."""
    source = folder / "src"
    package = next(path.parent.name for path in source.glob("*/__init__.py"))

    def command(port: int, data: Path) -> list[str]:
        program = f"import sys; from {package}.cli import main; sys.exit(main())"
        options = ["serve", "--port", str(port), "--data", str(data), "--no-limits"]
        return [sys.executable, "-c", program, *options]

    return Side(command, "ours", "/ready", lambda data: {"PYTHONPATH": str(source)})


def peer(port: int, data: Path) -> list[str]:
    """Return the command of boardgame.io."""
    return ["node", "peer.mjs", str(port)]


SIDES = {
    "ours": Side(ours, "ours", "/ready"),
    # By default the peer keeps matches in memory; its FlatFile storage writes files without waiting for
    # the disk.
    "memory": Side(peer, "theirs", "/games"),
    "files": Side(peer, "theirs", "/games", lambda data: {"FLATFILE_DIR": str(data)}),
    # Nothing but sockets.
    "floor": Side(lambda port, data: [sys.executable, str(HERE / "floor.py"), str(port)], "bare", "/"),
    "node": Side(lambda port, data: ["node", "floor.mjs", str(port)], "bare", "/"),
}
PEERS = ("memory", "files")


@dataclass(frozen=True)
class Figure:
    """One line of the table: our figure beside another. ``met`` is None without a goal."""

    name: str
    unit: str
    beside: str
    ours: float | None
    theirs: float | None
    ratio: float | None
    goal: str = ""
    met: bool | None = None


# ---- servers ------------------------------------------------------------------------------


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pinned(core: int) -> Callable[[], None]:
    """Return a function that pins a process to a core, if there is more than one and the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return lambda: None
    return lambda: os.sched_setaffinity(0, {core}) if core in os.sched_getaffinity(0) else None


def answers(port: int, page: str) -> bool:
    """Return whether a page is available."""
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
    """Run a server; yield its process id, its port and the seconds until it answered."""
    port, server = free_port(), SIDES[side]
    command, page = server.command(port, data), page or server.page
    began = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=PLACE,
        env=os.environ | {"NODE_ENV": "production"} | server.environment(data),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=pinned(SERVER_CORE),
    )
    try:
        while not answers(port, page):
            if process.poll() is not None or time.perf_counter() - began > PATIENCE_SECONDS:
                raise RuntimeError(f"no answer to {page} from {' '.join(command)}")
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
    """Run the load generator against a fresh server and return its measurements."""
    with tempfile.TemporaryDirectory(prefix="server-benchmark-") as data, running(side, Path(data)) as server:
        pid, port, _ = server
        done = subprocess.run(
            generator(side, pid, port, name, extra),
            cwd=PLACE,
            stdout=subprocess.PIPE,
            check=True,
            preexec_fn=pinned(LOAD_CORE),
        )
    seen: dict[str, Any] = json.loads(done.stdout)
    print(f"  {side}: {json.dumps(seen)}", file=sys.stderr)
    return seen


def generator(side: str, pid: int, port: int, name: str, extra: list[str]) -> list[str]:
    """Return the command of the load generator for a server."""
    server = ["--side", SIDES[side].speaks, "--base", f"http://127.0.0.1:{port}", "--pid", str(pid)]
    return ["node", "--max-semi-space-size=64", "load.mjs", *server, *LOADS[name], *extra]


def family(pid: int) -> list[int]:
    """Return a process and its descendants."""
    pids = [pid]
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in file.read_text().split():
            pids += family(int(child))
    return pids


def signal_all(pids: list[int], number: signal.Signals) -> None:
    """Send a signal to processes that still exist."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


def side_by_side(sides: list[str], name: str, warm: int, seconds: int) -> dict[str, dict[str, Any]]:
    """Measure several servers at once: all are loaded, but only one at a time runs, for a slice each. So they
    all meet the same state of the machine."""
    warm, seconds = warm * len(sides), seconds * len(sides)
    extra = ["--wait", "--warm", str(warm), "--seconds", str(seconds)]
    with contextlib.ExitStack() as stack:
        loads, servers = [], []
        for side in sides:
            data = stack.enter_context(tempfile.TemporaryDirectory(prefix="server-benchmark-"))
            pid, port, _ = stack.enter_context(running(side, Path(data)))
            command = generator(side, pid, port, name, extra)
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            load = subprocess.Popen(command, cwd=PLACE, text=True, preexec_fn=pinned(LOAD_CORE), **pipes)
            stack.callback(load.kill)
            if not load.stdout or load.stdout.readline() != "ready\n":
                raise RuntimeError(f"the load of {side} has failed")
            loads.append(load)
            servers.append(family(pid))
            stack.callback(signal_all, servers[-1], signal.SIGCONT)  # a stopped process does not terminate
            signal_all(servers[-1], signal.SIGSTOP)
        for load in loads:
            assert load.stdin is not None
            load.stdin.write("go\n")
            load.stdin.flush()
        end = time.monotonic() + warm + seconds + 1
        for server in itertools.cycle(servers):
            signal_all(server, signal.SIGCONT)
            time.sleep(SLICE_SECONDS)
            signal_all(server, signal.SIGSTOP)
            if time.monotonic() > end:
                break
        for server in servers:
            signal_all(server, signal.SIGCONT)
        seen = {side: json.loads(load.communicate()[0]) for side, load in zip(sides, loads, strict=True)}
    print(f"  {json.dumps(seen)}", file=sys.stderr)
    return seen


def disk(rate: int, seconds: float) -> list[float]:
    """Return the milliseconds that the disk takes to write and flush two pages, at a given rate."""
    taken = []
    with tempfile.NamedTemporaryFile(prefix="server-benchmark-") as file:
        begin = time.perf_counter()
        for i in range(round(rate * seconds)):
            time.sleep(max(0.0, begin + i / rate - time.perf_counter()))
            start = time.perf_counter()
            os.pwrite(file.fileno(), bytes(8192), 8192 * i)
            os.fdatasync(file.fileno())
            taken.append(1000 * (time.perf_counter() - start))
    return taken


# ---- figures ------------------------------------------------------------------------------


class Run:
    """The figures of one run of the program."""

    def __init__(
        self, peers: list[str], checkouts: list[str], loads: list[str], rounds: int, quick: bool
    ) -> None:
        self.peers, self.checkouts, self.loads = peers, checkouts, loads
        self.rounds, self.quick = rounds, quick
        self.raw: dict[str, Any] = {}
        self.lateness = 0.0

    def in_turn(
        self, name: str, extra: list[str], sides: list[str], rounds: int
    ) -> dict[str, list[dict[str, Any]]]:
        """Measure several servers in turn, several times."""
        seen: dict[str, list[dict[str, Any]]] = {side: [] for side in sides}
        for i in range(rounds):
            print(f"{name}, round {i + 1} of {rounds}", file=sys.stderr)
            for side in sides:
                seen[side].append(load(side, name, extra))
                late = seen[side][-1].get("generator_late_ms", {}).get("p99")
                self.lateness = max(self.lateness, late or 0.0)
        self.raw[name] = seen
        return seen

    def beside(
        self, name: str, unit: str, seen: dict[str, list[float]], most: float | None = None
    ) -> Iterator[Figure]:
        """Yield medians beside each peer and the median ratio over the rounds; the goal is a ratio of at most
        ``most``."""
        mine = statistics.median(seen["ours"])
        for peer in self.peers:
            ratio = statistics.median(a / b for a, b in zip(seen["ours"], seen[peer], strict=True))
            goal = "" if most is None else f"ratio <= {most:.2f}"
            met = None if most is None else ratio <= most
            yield Figure(name, unit, peer, mine, statistics.median(seen[peer]), ratio, goal, met)
        if "floor" in seen:
            floor, node = statistics.median(seen["floor"]), statistics.median(seen["node"])
            yield Figure(name, unit, "floor", mine, floor, mine / floor)
            yield Figure(name, unit, "node", mine, node, mine / node)

    def moves(self) -> Iterator[Figure]:
        """Yield CPU time per move under three loads, and the latency of slow moves."""
        sides = ["ours", *self.peers, "floor", "node"] if self.peers else []
        for name, *times in (("paced-200", 8, 20), ("paced-500", 8, 20), ("closed", 3, 15)):
            if name not in self.loads:
                continue
            warm, seconds = [3, 5] if self.quick else times
            if name == "closed":
                yield from self.beside_checkouts(name, warm, seconds)
            if not sides:
                continue
            extra = ["--warm", str(warm), "--seconds", str(seconds)]
            seen = self.in_turn(name, extra, sides, self.rounds)

            def each(of: Callable[[dict[str, Any]], float], seen: Any = seen) -> dict[str, list[float]]:
                return {side: [of(run) for run in runs] for side, runs in seen.items()}

            yield from self.beside(
                f"cpu-{name}", "ms per move", each(lambda run: run["cpu_per_move_ms"]), 1 / 3
            )
            if name == "paced-500":
                late = each(lambda run: run["latency_ms"]["p99"])
                yield from self.beside("p99-paced-500", "ms", late, 1 / 3)
                alone = statistics.quantiles(disk(500, seconds), n=100)[98]
                self.raw["disk"] = alone
                mine = statistics.median(late["ours"])
                yield Figure("p99-paced-500", "ms", "disk", mine, alone, mine / alone)
            if name == "closed":
                yield from self.beside("rate-closed", "moves per second", each(lambda run: run["rate"]))

    def beside_checkouts(self, name: str, warm: int, seconds: int) -> Iterator[Figure]:
        """Yield the CPU time per move beside that of each other checkout, and the median ratio."""
        for other in self.checkouts:
            rounds = []
            for i in range(self.rounds):
                print(f"{name} beside {other}, round {i + 1} of {self.rounds}", file=sys.stderr)
                rounds.append(side_by_side(["ours", other], name, warm, seconds))
            self.raw[f"{name}-{other}"] = rounds
            mine, theirs = ([each[side]["cpu_per_move_ms"] for each in rounds] for side in ("ours", other))
            ratio = statistics.median(a / b for a, b in zip(mine, theirs, strict=True))
            medians = statistics.median(mine), statistics.median(theirs)
            yield Figure(f"cpu-{name}", "ms per move", other, *medians, ratio)

    def durable(self) -> Iterator[Figure]:
        """Yield durable moves per second compared with one commit per move."""
        seen = durable.measure(seconds=1 if self.quick else 3, rounds=self.rounds)
        self.raw["durable"] = seen
        for way in ("alone", "bare"):
            ratio, rate = seen[f"ratio_to_{way}"], seen[f"{way}_per_second"]
            mine = seen["together_per_second"]
            yield Figure("durable", "moves per second", way, mine, rate, ratio, "ratio >= 5", ratio >= 5)

    def start(self) -> Iterator[Figure]:
        """Yield the seconds from start to the first page, without the first run, beside a bare Python."""
        took: dict[str, list[float]] = {"ours": [], "memory": []}
        nothing: list[float] = []
        with tempfile.TemporaryDirectory(prefix="server-benchmark-") as data:
            for _ in range(self.rounds + 1):
                for side, page in (("ours", "/"), ("memory", "")):
                    with running(side, Path(data), page) as (_, _, seconds):
                        took[side].append(seconds)
                began = time.perf_counter()
                subprocess.run([sys.executable, "-c", "pass"], check=True, preexec_fn=pinned(SERVER_CORE))
                nothing.append(time.perf_counter() - began)
        self.raw["start"] = took | {"python": nothing}
        mine, theirs = (statistics.median(took[side][1:]) for side in ("ours", "memory"))
        yield Figure("start", "seconds", "memory", mine, theirs, mine / theirs, "< 2 s", mine < 2)
        python = statistics.median(nothing)
        yield Figure("start", "seconds", "python", mine, python, mine / python)

    def idle(self) -> Iterator[Figure]:
        """Yield the memory of an idle match, without and with a spectator."""
        count = 1000 if self.quick else 10_000
        seen = self.in_turn("idle", ["--tables", str(count)], ["ours", "memory"], 1)
        mine, theirs = seen["ours"][0], seen["memory"][0]
        for kind in ("unwatched", "watched"):
            size, other = (each[f"kb_per_table_{kind}"] for each in (mine, theirs))
            yield Figure(f"idle-{kind}", "KiB per table", "memory", size, other, size / other)
        held = mine["still_connected"]
        other = theirs["still_connected"]
        yield Figure("idle-held", "watchers", "memory", held, other, None, f"{count}", held == count)


# ---- the program --------------------------------------------------------------------------


def prepare() -> None:
    """Install the generator and the peer in a folder outside version control."""
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
    """Format the table of figures."""

    def number(value: float | None) -> str:
        return "-" if value is None else f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"

    rows = [("figure", "unit", "ours", "beside", "theirs", "ratio", "goal", "met")]
    for each in figures:
        met = {None: "", True: "yes", False: "no"}[each.met]
        theirs = (each.beside, number(each.theirs), number(each.ratio))
        rows.append((each.name, each.unit, number(each.ours), *theirs, each.goal, met))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows
    )


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="less work, rougher figures")
    playable = [name for name, game in GAMES.items() if SEATS in game.player_counts]
    parser.add_argument("--game", choices=playable, default=playable[0], help="default: %(default)s")
    parser.add_argument("--rounds", type=int, default=3, help="how often each side has its turn")
    parser.add_argument("--only", default="moves,durable,start,idle", help="some of: %(default)s")
    parser.add_argument("--peers", default=",".join(PEERS), help="the peer in its ways: %(default)s")
    parser.add_argument("--loads", default="paced-200,paced-500,closed", help="some of: %(default)s")
    parser.add_argument(
        "--checkout", type=Path, action="append", default=[], help="another built checkout; may be repeated"
    )
    parser.add_argument("--output", type=Path, help="write figures and raw results here as JSON")
    options = parser.parse_args()
    os.environ["LOAD_GAME"] = options.game
    prepare()
    SIDES.update((folder.name, checkout(folder.resolve())) for folder in options.checkout)
    checkouts = [folder.name for folder in options.checkout]
    peers = [peer for peer in options.peers.split(",") if peer]
    run = Run(peers, checkouts, options.loads.split(","), options.rounds, options.quick)
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
