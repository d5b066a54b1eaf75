"""The package runs where calls of Linux are missing, as on Windows and macOS.

`make types` finds unguarded calls by the types of Windows; here the calls are removed.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hauntboard.bots import default_for
from hauntboard.cli.commands.serve import PortTaken, check_address
from hauntboard.envs.batch import Batch
from hauntboard.server.automation.bot_pool import Worker
from hauntboard.storage.files import replacing

from ..copies import environment, run
from ..limits import LIMIT_SECONDS
from ..server.running import Person, running

# Read by every program at its start, the processes of bots included. asyncio's own loop is the one that
# Windows has; the test removes only what Windows lacks and the standard library does not need itself.
WITHOUT = """
import asyncio, os, signal, sys

for name in ("fork", "nice", "killpg", "sched_getaffinity", "O_DIRECTORY", "getuid", "geteuid"):
    delattr(os, name)
for name in ("alarm", "setitimer", "pthread_sigmask"):
    delattr(signal, name)
for name in ("fcntl", "termios", "resource", "pwd", "grp", "pty", "tty", "syslog", "uvloop", "readline"):
    sys.modules[name] = None


def refuse(*_):
    raise NotImplementedError


asyncio.SelectorEventLoop.add_signal_handler = refuse
"""
EVERY_MODULE = """
import importlib, pkgutil, hauntboard

for found in pkgutil.walk_packages(hauntboard.__path__, "hauntboard."):
    if ".tests" not in found.name and ".train" not in found.name and ".migrations" not in found.name:
        importlib.import_module(found.name)
import os
assert not hasattr(os, "fork")
"""
HANGING = "import time; print('ready', flush=True); time.sleep(100_000)"
THINKING_FOREVER = """
import time
from hauntboard.server.automation.worker_process import serve
serve(lambda: lambda line: time.sleep(100_000), 0)
"""


@pytest.fixture
def without(tmp_path: Path) -> Path:
    """Return a folder that removes the calls from every Python program that has it on its path."""
    folder = tmp_path / "without"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(WITHOUT)
    return folder


def test_a_batch_counts_processors_without_affinity(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert len(Batch("template", count=8, players=2, threads=0).lanes) == 3


def test_a_file_is_replaced_where_folders_cannot_be_opened(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened = os.open

    def open_no_folder(path: Any, *rest: Any, **more: Any) -> int:
        if Path(path).is_dir():
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *rest, **more)

    monkeypatch.delattr(os, "O_DIRECTORY")
    monkeypatch.setattr(os, "open", open_no_folder)
    with replacing(tmp_path / "new") as file:
        file.write(b"kept")
    assert (tmp_path / "new").read_bytes() == b"kept"


def test_a_taken_port_is_noticed_where_reuse_means_sharing(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Linux two sockets share a port if both ask for SO_REUSEPORT, as SO_REUSEADDR does on Windows."""
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR, raising=False)
    monkeypatch.setattr(socket, "SO_REUSEADDR", socket.SO_REUSEPORT)
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(PortTaken):
            check_address("127.0.0.1", other.getsockname()[1])


@pytest.mark.process
def test_every_module_can_be_imported_without_the_calls(without: Path, tmp_path: Path) -> None:
    run([sys.executable, "-c", EVERY_MODULE], tmp_path, environment(without))


@pytest.mark.process
def test_results_are_kept_without_file_locks(without: Path, tmp_path: Path) -> None:
    call = [sys.executable, "-m", "hauntboard.cli", "simulate", "template"]
    call += ["--matches", "4", "--results", "results.jsonl"]
    env = environment(without, HAUNTBOARD_GAMES="template")
    assert run(call, tmp_path, env) and run(call, tmp_path, env)
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) > 1


@pytest.mark.process
def test_a_server_plays_with_bots_without_the_calls(
    without: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAUNTBOARD_GAMES", "template")
    monkeypatch.syspath_prepend(without)
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", log=log) as server:
        asyncio.run(asyncio.wait_for(play(server.url), LIMIT_SECONDS))
    assert "bot failed" not in log.read_text()


async def play(url: str) -> None:
    """Play a match against a bot, always with the first legal move."""
    ana = await Person(url, "Ana").come()
    table = {"game": "template", "players": 2, "seats": ["person", default_for("template")]}
    id = (await ana.ask("POST", "/api/tables", table))["table"]["id"]
    await ana.ask("POST", f"/api/tables/{id}/start")
    seen = -1

    def to_decide(news: dict[str, Any]) -> bool:
        mine = 0 in news["table"]["actors"] and news["view"]["length"] > seen
        return bool(mine or news["table"]["status"] == "over")

    async with ana.live(id, 0) as live:
        while (news := await live.until(to_decide))["table"]["status"] != "over":
            seen = news["view"]["length"]
            move = {"seat": 0, "seen": seen, "action": news["view"]["legal"][0]}
            await ana.ask("POST", f"/api/tables/{id}/moves", move)


@pytest.mark.process
def test_a_worker_that_hangs_is_stopped_without_process_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop() -> None:
        worker = Worker([sys.executable, "-c", HANGING])
        process = await worker.start()
        await worker.stop()
        assert process.returncode not in (None, 0)

    monkeypatch.delattr(os, "killpg")
    asyncio.run(asyncio.wait_for(stop(), LIMIT_SECONDS))


@pytest.mark.process
def test_a_worker_without_fork_ends_when_its_time_is_up(without: Path) -> None:
    """Nothing else ends it if the server has died while a bot thinks."""
    done = subprocess.run(
        [sys.executable, "-c", THINKING_FOREVER, "1"],
        input=b"- question\n",
        env=environment(without),
        capture_output=True,
        timeout=LIMIT_SECONDS,
    )
    assert (done.returncode, done.stdout) == (1, b"ready\n"), done.stderr
