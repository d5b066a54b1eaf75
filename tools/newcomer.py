"""Simulate a new user: run `make play` in fresh copies with tools hidden, and play a match of every game.

tools/newcomer                    every copy, the wheel, and the commands of README and documentation
tools/newcomer --short            the copy without Node and compiler; for CI
tools/newcomer --against 783b2f9  also `make play` of another commit, for the ratio of times

Prints one row for each copy: the time until the table is ready, as a ratio to that of the first row, the
size of what was added to the copy, and the slowest move of level 3 and the slowest hint in CPU seconds.
Copies are of the last commit. Needs only the standard library; the wheel and the documentation need the
development environment.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
MEGABYTE = 1_000_000
WAIT = 3600
NODE = ("node", "npm", "npx", "corepack")
LEVEL = "level-3"
# Runs in the copy's own environment: a whole match of LEVEL against itself, with a hint every few moves.
PLAY = """
import sys, time
from hauntboard import Match, SeededDealer, list_games, load, make_bot
from hauntboard.bots.hints import advise
slowest = {"move": 0.0, "hint": 0.0}
def timed(kind, call):
    start = time.process_time()
    result = call()
    slowest[kind] = max(slowest[kind], time.process_time() - start)
    return result
for name in list_games():
    game, dealer = load(name), SeededDealer(1)
    match, bots = Match(game), [make_bot(sys.argv[1], game, seat) for seat in game.seats]
    match.deal(dealer)
    while not match.state.over():
        seat = match.state.actors()[0]
        view, log = match.view(seat), match.log(seat)
        if len(match.steps) % 8 == 0:
            timed("hint", lambda: advise(game, view, log, 1))
        match.play(timed("move", lambda: bots[seat].choose(view, log)), seat)
        match.deal(dealer)
print(slowest["move"], slowest["hint"])
"""


@dataclass(frozen=True)
class Copy:
    """A fresh copy of the project on a machine that lacks something."""

    name: str
    commit: str = "HEAD"
    hidden: tuple[str, ...] = ()  # programs that the copy cannot find
    variables: dict[str, str] = field(default_factory=dict)


NO_COMPILER = {"CC": "false"}
COPIES = (
    Copy("as it is"),
    Copy("without Node", hidden=NODE),
    Copy("without a compiler", variables=NO_COMPILER),
    Copy("without both", hidden=NODE, variables=NO_COMPILER),
)
HEADINGS = ("copy", "seconds", "ratio", "MB", "move", "hint")


# ---- a copy -------------------------------------------------------------------------------


def visit(copy: Copy, folder: Path) -> tuple[float, float, str, str]:
    """Run `make play` in a new copy; return the seconds, the megabytes, the slowest move and hint."""
    home = folder / "copy"
    git("clone", "-q", str(ROOT), str(home))
    git("-C", str(home), "checkout", "-q", commit_of(copy.commit))
    environment = os.environ | {
        "PATH": path_without(copy.hidden, folder / "programs"),
        "XDG_DATA_HOME": str(folder / "data"),
        "BROWSER": "true",
        **copy.variables,
    }
    seconds = seconds_until_ready(home, environment)
    added = git("-C", str(home), "ls-files", "--others", "-z").split("\0")
    size = sum((home / name).lstat().st_size for name in added if name)
    if copy.commit != "HEAD":
        return seconds, size / MEGABYTE, "", ""
    call = [str(home / ".venv/bin/python"), "-c", PLAY, LEVEL]
    done = subprocess.run(call, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    move, hint = map(float, done.stdout.split())
    return seconds, size / MEGABYTE, f"{move:.2f} s", f"{hint:.2f} s"


def seconds_until_ready(home: Path, environment: dict[str, str]) -> float:
    """Run `make play`, look at the page it names, stop it; return how long it took to get there."""
    start = time.monotonic()
    program = subprocess.Popen(
        ["make", "play", "PORT=0"],
        cwd=home,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert program.stdout is not None
    try:
        lines = []
        for line in program.stdout:
            lines.append(line)
            print(f"    {line.rstrip()}", flush=True)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                seconds = time.monotonic() - start
                with urllib.request.urlopen(found[0], timeout=WAIT) as answer:
                    if b"<script" not in answer.read():
                        sys.exit("The server has no web table.")
                return seconds
        sys.exit("make play ended early.")
    finally:
        os.killpg(program.pid, signal.SIGINT)
        program.communicate(timeout=WAIT)


def path_without(hidden: tuple[str, ...], folder: Path) -> str:
    """Return a PATH on which all programs are found but the hidden ones."""
    if not hidden:
        return os.environ["PATH"]
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / program.name
            if program.name not in hidden and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


def commit_of(name: str) -> str:
    """Return the full name of a commit."""
    return git("-C", str(ROOT), "rev-parse", f"{name}^{{commit}}").strip()


def git(*arguments: str) -> str:
    """Run git, which must succeed, and return what it printed."""
    return subprocess.run(["git", *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


# ---- everything ---------------------------------------------------------------------------


def in_environment(*call: str) -> str:
    """Run a command of the development environment; return how it ended."""
    return (
        "good" if subprocess.run([ROOT / ".venv/bin/python", *call], cwd=ROOT).returncode == 0 else "FAILED"
    )


def main() -> None:
    """Print the table; exit with 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--short", action="store_true", help="only the copy that lacks most")
    parser.add_argument("--against", metavar="COMMIT", help="compare with `make play` of another commit")
    given = parser.parse_args()
    copies = list(COPIES[-1:] if given.short else COPIES)
    if given.against:
        copies.append(Copy(given.against, commit=given.against))
    rows: list[tuple[str, ...]] = []
    first = 0.0
    for copy in copies:
        print(f"{copy.name}:", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            seconds, size, *play = visit(copy, Path(folder))
        first = first or seconds
        rows.append((copy.name, f"{seconds:.0f}", f"{seconds / first:.2f}", f"{size:.0f}", *play))
    for row in (HEADINGS, *rows):
        print("  ".join(f"{cell:<{20 if i == 0 else 8}}" for i, cell in enumerate(row)).rstrip())
    if given.short:
        return
    results = {
        "pip, pipx, uv and uvx": in_environment("tools/wheels.py", "--reuse"),
        "commands of README and docs": in_environment("-m", "pytest", "-n", "2", "tests/docs"),
    }
    for name, result in results.items():
        print(f"{name:<30}{result}")
    sys.exit("FAILED" in results.values())


if __name__ == "__main__":
    main()
