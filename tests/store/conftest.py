"""Real databases: SQLite in a file, and a PostgreSQL server that the tests start themselves."""

from __future__ import annotations

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

import pytest

SERVER_USER = "postgres"  # the server refuses to run as root


def server_binaries() -> Path:
    """The newest PostgreSQL on this machine, as Debian installs it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    assert found, "PostgreSQL is missing: run tools/services.sh"
    return found[-1].parent


def as_server_user(command: list[str]) -> list[str]:
    return ["runuser", "-u", SERVER_USER, "--", *command] if os.getuid() == 0 else command


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server of our own, without the name of a database."""
    folder = Path(tempfile.mkdtemp(prefix="spiritboard-pg-"))
    if os.getuid() == 0:
        user = pwd.getpwnam(SERVER_USER)
        os.chown(folder, user.pw_uid, user.pw_gid)
    binaries, data, port = server_binaries(), folder / "data", free_port()
    run = {"check": True, "stdout": subprocess.DEVNULL, "cwd": "/"}
    subprocess.run(
        as_server_user([f"{binaries}/initdb", "-A", "trust", "-U", SERVER_USER, "-D", str(data)]), **run
    )
    options = ["-c", f"unix_socket_directories={folder}", "-c", "listen_addresses=127.0.0.1"]
    server = subprocess.Popen(
        as_server_user([f"{binaries}/postgres", "-D", str(data), "-p", str(port), *options]),
        stderr=subprocess.DEVNULL,
        cwd="/",
    )
    try:
        wait_for(port)
        yield f"postgresql://{SERVER_USER}@127.0.0.1:{port}"
    finally:
        stop = [f"{binaries}/pg_ctl", "stop", "-D", str(data), "-m", "immediate"]
        subprocess.run(as_server_user(stop), check=False, stdout=subprocess.DEVNULL, cwd="/")
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the PostgreSQL server did not start")


def new_database(server: str) -> str:
    """An empty database of its own for one test."""
    name = f"spirit_{uuid4().hex}"
    port = server.rpartition(":")[2]
    command = [
        "psql",
        "-q",
        "-h",
        "127.0.0.1",
        "-p",
        port,
        "-U",
        SERVER_USER,
        "-c",
        f"CREATE DATABASE {name}",
    ]
    for attempt in range(50):  # the port opens a moment before the server takes commands
        if subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0:
            return f"{server}/{name}"
        time.sleep(0.1 * (attempt > 0))
    raise AssertionError("no database could be made")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/spirit.db"
    return new_database(request.getfixturevalue("postgres_server"))
