"""A real server process and clients that use it over the network."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

HTTP_SECONDS = 120  # a busy machine may take long
PROGRAM = """
import sys
from hauntboard.server.web import logs
from hauntboard.server.web.serve import run
from hauntboard.server.settings import Settings
logs.start("info")
exec(sys.argv[2])
run(Settings(**eval(sys.argv[1])), lambda url: print(url, flush=True))
"""


@dataclass
class Server:
    """One server process."""

    database: str
    settings: dict[str, Any] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None
    url: str = ""
    log: Path | None = None
    first: str = ""  # code that its process runs first

    def start(self) -> Server:
        """Start the process and wait until it answers; restarts keep the port."""
        port = int(self.url.rpartition(":")[2]) if self.url else 0
        settings = {"database": self.database, "port": port, "limits": False, **self.settings}
        stderr = self.log.open("a") if self.log else subprocess.DEVNULL
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, repr(settings), self.first],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the server did not start"
        return self

    def kill(self) -> None:
        """Send SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Send SIGTERM and return the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


@contextlib.contextmanager
def running(database: str, **settings: Any) -> Iterator[Server]:
    """Run a server during a test."""
    log, first = settings.pop("log", None), settings.pop("first", "")
    server = Server(database, settings, log=log, first=first).start()
    try:
        yield server
    finally:
        server.stop()


class Refused(Exception):
    """A refused request."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(status, error)
        self.status, self.error = status, error
        self.id = error["id"]


class Person:
    """A client with an identity, which can use several servers."""

    def __init__(self, url: str, name: str = "", **headers: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(timeout=HTTP_SECONDS, headers=headers)
        self.name = name

    async def come(self) -> Person:
        """Create an identity."""
        await self.ask("POST", "/api/me", {"name": self.name})
        return self

    async def ask(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """Send a request. Raise :class:`Refused`."""
        params = {name: value for name, value in params.items() if value is not None}
        answer = await self.http.request(method, self.url + path, json=body, params=params)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json()["error"])
        if not answer.content:
            return None
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    @property
    def cookie(self) -> str:
        """Return the session cookie."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def live(self, table: str, since: int | None = None, **query: Any) -> AsyncIterator[LiveConnection]:
        """Open a live connection to a table."""
        query |= {} if since is None else {"since": since}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        text = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"cookie": self.cookie} if self.cookie else {}
        headers |= {k: v for k, v in self.http.headers.items() if k == "authorization"}
        async with connect(f"{address}?{text}", additional_headers=headers, max_size=None) as socket:
            yield LiveConnection(socket)


def updated(news: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return the news that a client knows after a message; the news of a turn keeps the rest of the last."""
    if message["type"] == "news":
        return message
    message = message | {"type": "news"}
    left = message.pop("left")
    seats = [{**seat, "left": time} for seat, time in zip(news["table"]["seats"], left, strict=True)]
    turn = {name: message.pop(name) for name in ("actors", "changed")}
    return {**news, **message, "table": {**news["table"], **turn, "seats": seats}}


class LiveConnection:
    """A live connection and everything received, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] in ("news", "turn"):
            self.news = updated(self.news, message)
            self.entries += message["entries"]
        else:
            self.answers.append(message)
        return message

    async def say(self, **command: Any) -> None:
        await self.socket.send(json.dumps(command))

    async def do(self, **command: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        await self.say(**command)
        while True:
            message = await self.receive()
            if message["type"] in ("done", "refused"):
                return message

    async def until(self, condition: Any) -> dict[str, Any]:
        """Receive news until a condition holds."""
        while not self.news or not condition(self.news):
            await self.receive()
        return self.news


def wait_until(condition: Any, seconds: float = 20.0) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
