"""Run the real program: through a pipe, and at a terminal with a scripted player."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from hauntboard.cli.commands.play import make_dealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.extensions import VARIABLE

from ..seek import SEEK, TEMPLATE, seek_installed

CALL = [sys.executable, "-m", "hauntboard.cli"]
CLEAR = "\x1b[2J"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def environment(**more: str) -> dict[str, str]:
    dropped = ("LC_", "LANG", "HAUNTBOARD_")
    kept = {k: v for k, v in os.environ.items() if k == VARIABLE or not k.startswith(dropped)}
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", **more}


@pytest.fixture(scope="module", autouse=True)
def seek() -> Iterator[None]:
    """Install the game that most tests play."""
    with seek_installed():
        yield


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the environment for calls of the program within the test process."""
    for name, value in {"HAUNTBOARD_LANG": "en", "COLUMNS": "80", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)


Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def run() -> Run:
    """Call the program with arguments and return its result."""

    def call(*arguments: str, stdin: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [*CALL, *arguments],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            env=environment(**more),
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return call


class Terminal:
    """The program at a terminal. ``screen`` is the output since it was last cleared."""

    def __init__(self, *arguments: str) -> None:
        env = {k: v for k, v in environment().items() if k != "COLUMNS"}
        self.child: Any = pexpect.spawn(
            CALL[0],
            [*CALL[1:], *arguments],
            env=env,
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=20,
        )
        self.child.delaybeforesend = None
        self.transcript = ""

    def wait(self) -> str:
        """Read up to the next prompt (or the end) and return that line."""
        end = self.child.expect([r"(?:›|back:|\bno:|y/N\)|Enter\.|screen\.) $", pexpect.EOF])
        self.transcript += self.child.before
        if end == 0:
            self.transcript += self.child.after
            return ESCAPES.sub("", self.transcript).splitlines()[-1].strip()
        return ""

    @property
    def raw_screen(self) -> str:
        return self.transcript.rpartition(CLEAR)[2]

    @property
    def screen(self) -> str:
        return ESCAPES.sub("", self.raw_screen)

    def say(self, line: str) -> str:
        """Type a line and return the next prompt."""
        self.child.sendline(line)
        return self.wait()

    def status(self) -> int:
        self.child.wait()
        self.child.close()
        assert "Traceback" not in self.transcript
        return int(self.child.exitstatus)


class ScriptedPlayer:
    """A player without knowledge of the rules: finds a legal input by reading prompt and menu."""

    def __init__(self, terminal: Terminal, saves: str = "") -> None:
        self.terminal = terminal
        self.saves = saves
        self.turn = 0
        self.prompts: list[str] = []

    def answer(self, prompt: str) -> str:
        self.turn += 1
        offered = re.search(r"\((\d+)(?:,| or).*\) ›$", prompt)
        if "File name" in prompt:
            return self.saves
        if not prompt.endswith("›"):
            return ""
        if offered:
            return offered[1]
        span = re.search(r"\((\d+) to (\d+)\)", prompt)
        if span:
            low, high = int(span[1]), int(span[2])
            return str(low + self.turn * 5 % (high - low + 1))
        if "two neighbouring" in prompt:
            return "7 8"
        if "Three different" in prompt:
            return "9 2 5"
        lines = re.findall(r"^ +(\d+)  (.*)$", self.terminal.screen, re.MULTILINE)
        key, label = lines[0] if self.turn % 3 else lines[-1]
        return f"{key} {1 + self.turn * 5 % 13}" if "attack a number" in label else key

    def play(self, until: str = "") -> str:
        """Play until the program ends or a prompt contains ``until``; return that prompt."""
        prompt = self.terminal.wait()
        for _ in range(400):
            self.prompts.append(prompt)
            if not prompt or (until and until in prompt):
                return prompt
            prompt = self.terminal.say(self.answer(prompt))
        raise AssertionError("the match does not end:\n" + self.terminal.screen)


@pytest.fixture
def open_terminal() -> Iterator[Callable[..., Terminal]]:
    """Start the program at a terminal of 80 columns and 24 lines."""
    opened: list[Terminal] = []

    def open_one(*arguments: str) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield open_one
    for terminal in opened:
        if terminal.child.isalive():
            terminal.child.kill(signal.SIGKILL)
            terminal.child.wait()  # on a busy machine `close` would not wait long enough
        terminal.child.close()


@pytest.fixture
def player() -> type[ScriptedPlayer]:
    return ScriptedPlayer


@pytest.fixture
def seed_where() -> Callable[..., str]:
    """Return a ``--seed`` whose first deal gives the first seat a hand that fits."""

    def find(game: Game, fits: Callable[[list[str]], bool]) -> str:
        for seed in range(500):
            match = Match(game)
            match.deal(make_dealer(game, seed, 0))
            if fits(match.view(0)["seats"][0]["hand"]):
                return str(seed)
        raise AssertionError("no such deal")

    return find


@pytest.fixture(scope="module")
def match_file(run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with three recorded matches of three players."""
    return recorded(run, SEEK, tmp_path_factory)


@pytest.fixture(scope="module")
def observed_file(run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with three recorded matches of a game with observations."""
    return recorded(run, TEMPLATE, tmp_path_factory)


def recorded(run: Run, game: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "matches.txt"
    call = ("simulate", game, "-p", "3", "-n", "3", "--bots", "random", "--records", str(path))
    assert run(*call).returncode == 0
    return path
