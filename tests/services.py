"""Real PostgreSQL and Redis servers for the tests, on free ports."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

SERVER_USER = "postgres"  # the server refuses to run as root


def server_binaries() -> Path:
    """Return the folder of the newest PostgreSQL on this machine, as Debian installs it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    assert found, "PostgreSQL is missing: run tools/services.sh"
    return found[-1].parent


def as_server_user(command: list[str]) -> list[str]:
    return ["runuser", "-u", SERVER_USER, "--", *command] if os.getuid() == 0 else command


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_for(port: int) -> None:
    for _ in range(200):
        if answers(port):
            return
        time.sleep(0.1)
    raise AssertionError("the server did not start")


# ---- PostgreSQL -----------------------------------------------------------------------


class PostgresServer:
    """A PostgreSQL server with its own folder, which can be stopped and restarted."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hauntboard-pg-"))
        if os.getuid() == 0:
            user = pwd.getpwnam(SERVER_USER)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.data, self.port = self.folder / "data", free_port()
        self.url = f"postgresql://{SERVER_USER}@127.0.0.1:{self.port}"  # without the name of a database
        self.process: subprocess.Popen[bytes] | None = None
        self.run("initdb", "-A", "trust", "-U", SERVER_USER, "-D", str(self.data))

    def command(self, program: str, *arguments: str) -> list[str]:
        return as_server_user([f"{server_binaries()}/{program}", *arguments])

    def run(self, program: str, *arguments: str) -> None:
        command = self.command(program, *arguments)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> PostgresServer:
        options = ["-c", f"unix_socket_directories={self.folder}", "-c", "listen_addresses=127.0.0.1"]
        command = self.command("postgres", "-D", str(self.data), "-p", str(self.port), *options)
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd="/")
        wait_for(self.port)
        return self

    def stop(self) -> None:
        """Stop it as a power failure would: only committed data survives."""
        if self.process is not None:
            self.run("pg_ctl", "stop", "-D", str(self.data), "-m", "immediate")
            self.process.wait(20)
            self.process = None


@contextlib.contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Run a server during tests."""
    server = PostgresServer()
    try:
        yield server.start()
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


def new_database(server: str) -> str:
    """Create an empty database for one test."""
    name = f"haunt_{uuid4().hex}"
    port = server.rpartition(":")[2]
    where = ["-h", "127.0.0.1", "-p", port, "-U", SERVER_USER]
    command = ["psql", "-q", *where, "-c", f"CREATE DATABASE {name}"]
    for attempt in range(50):  # the port opens a moment before the server takes commands
        if subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0:
            return f"{server}/{name}"
        time.sleep(0.1 * (attempt > 0))
    raise AssertionError("no database could be made")


# ---- Redis ----------------------------------------------------------------------------


class RedisServer:
    """A Redis server that can be stopped and restarted at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> RedisServer:
        """Start it and wait until it answers."""
        assert shutil.which("redis-server"), "Redis is missing: run tools/services.sh"
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self.process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), *options], stdout=subprocess.DEVNULL
        )
        wait_for(self.port)
        assert self.process.poll() is None, "another process took the port"
        return self

    def stop(self) -> None:
        """Kill it at once; pending messages are lost."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
