"""Try an installed Hauntboard: its version, a match of every game, and the page of its server.

python tools/try_installed.py [COMMAND ...]     for example: tools/try_installed.py uvx hauntboard

Without a command it tries the installation of the Python that runs it. Needs only the standard library.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
SECONDS = 300
INTERPRETED = os.environ.get("HAUNTBOARD_BUILD") == "interpreted"


def main(command: list[str]) -> None:
    """Try a command; exit with a message if anything is wrong."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)  # outside the checkout, so that nothing of it is imported
        check(output([*command, "--version"], folder).split()[-1], VERSION, "version")
        games = served_games(command, folder)
        for game in games:
            output([*command, "simulate", game, "--matches", "1", "--seed", "1"], folder)
    print(f"{' '.join(command)}: version {VERSION}, the web table, a match each of {', '.join(games)}")


def check(found: object, wanted: object, what: str) -> None:
    """Exit with a message if something is not as it should be."""
    if found != wanted:
        sys.exit(f"{what}: {found!r} instead of {wanted!r}")


def output(call: list[str], folder: Path) -> str:
    """Run a program that must succeed and return what it printed."""
    environ = {**os.environ, "HAUNTBOARD_LANG": "en"}
    done = subprocess.run(
        call, cwd=folder, env=environ, capture_output=True, encoding="utf-8", timeout=SECONDS
    )
    if done.returncode:
        sys.exit(f"{' '.join(call)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    if not INTERPRETED:
        check("pure-Python" in done.stderr, False, "runs without compiled rules")
    return done.stdout


def served_games(command: list[str], folder: Path) -> list[str]:
    """Start a server, look at its page, and return the names of its games."""
    call = [*command, "serve", "--port", "0", "--data", str(folder / "data")]
    environ = {**os.environ, "HAUNTBOARD_LANG": "en"}
    server = subprocess.Popen(call, cwd=folder, env=environ, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        if found is None:
            sys.exit("the server did not start")
        page = fetched(found[0])
        script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
        if script is None:
            sys.exit("the server has no web table")
        check(len(fetched(f"{found[0]}/{script[1]}")) > 1000, True, "script of the page")
        answer = json.loads(fetched(f"{found[0]}/api/games"))
        return [game["name"] for game in (answer["games"] if isinstance(answer, dict) else answer)]
    finally:
        server.terminate()
        server.wait(SECONDS)


def fetched(url: str) -> str:
    """Return what the server answers."""
    with urllib.request.urlopen(url, timeout=SECONDS) as answer:
        return str(answer.read().decode())


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable, "-m", "hauntboard.cli"])
