"""``hauntboard serve``: tables for people who meet in their browsers.

Everything that can be wrong with a call is found before the server starts, so that it is told in one
line; what goes wrong later is in the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from ...pubsub import PubSubError, connect
from ...server.settings import Settings
from ...server.web import logs
from ...server.web.serve import run
from ...storage import Store
from ..console import Console, UsageMistake
from ..database import DatabaseProblem, address, explained, in_range, probe

LEVELS = ("debug", "info", "warning", "error")
DATABASE_SECONDS = 15.0
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}


def command(
    console: Console,
    host: str,
    port: int,
    data: Path | None,
    database: str,
    redis: str,
    origins: list[str],
    bots: int | None,
    bot_seconds: int,
    drain: int,
    log_level: str,
    limits: bool,
    browser: bool,
) -> int:
    """Serve until somebody stops it."""
    if log_level not in LEVELS:
        raise UsageMistake("cli-bad-form", value=log_level, allowed=", ".join(LEVELS))
    settings = Settings(
        redis=redis,
        host=host,
        port=in_range("--port", port, 0, 65535),
        origins=tuple(origin_of(text) for text in origins),
        bot_processes=Settings.bot_processes if bots is None else in_range("--bots", bots, 1, 256),
        bot_seconds=in_range("--bot-seconds", bot_seconds, 1, 3600),
        drain_seconds=in_range("--drain", drain, 0, 3600),
        limits=limits,
        database=address(os.environ, data, database, create=True),
    )
    console.note_form()
    logs.start(log_level)
    check_address(settings.host, settings.port)
    asyncio.run(check_services(settings))
    with quiet_ending():
        started = run(settings, lambda url: ready(console, settings.host, url, browser))
    if not started:
        raise DatabaseProblem("cli-serve-failed")
    console.out.print(console.text("cli-serve-stopped"), soft_wrap=True)
    return 0


# ---- before the start -----------------------------------------------------------------


def origin_of(text: str) -> str:
    """Another site whose pages may speak with us, as browsers name it.

    >>> origin_of("https://Haunt.example/")
    'https://haunt.example'
    """
    try:
        parts = urlsplit(text.strip())
        whole = bool(parts.hostname) and parts.scheme in ("http", "https") and parts.path in ("", "/")
        if whole and not (parts.query or parts.fragment or "@" in parts.netloc):
            return f"{parts.scheme}://{parts.netloc.lower()}"
    except ValueError:
        pass
    raise UsageMistake("cli-serve-bad-origin", value=text)


def check_address(host: str, port: int) -> None:
    """Whether the server can listen there."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise DatabaseProblem("cli-serve-host", host=host) from None
    for family, kind, protocol, _, place in found:
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                probe.bind(place)
                probe.listen()
            except OSError as error:
                raise listen_trouble(error, host, port) from None


def listen_trouble(error: OSError, host: str, port: int) -> DatabaseProblem:
    """Why nobody can listen at an address."""
    if error.errno == errno.EADDRINUSE:
        return DatabaseProblem("cli-serve-port-taken", port=port, other=port % 65535 + 1)
    if error.errno == errno.EACCES:
        return DatabaseProblem("cli-serve-port-denied", port=port)
    return DatabaseProblem("cli-serve-host", host=host)


async def check_services(settings: Settings) -> None:
    """Whether the database answers (it is brought to the newest schema) and the Redis address is one. A
    Redis that is away is no reason not to start: news are late until it comes back."""
    try:
        async with connect(settings.redis):
            pass
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "redis":
            raise
        raise UsageMistake("cli-serve-no-redis") from None
    except (PubSubError, ValueError):
        raise UsageMistake("cli-serve-bad-redis") from None
    with explained(settings.database):
        probe(settings.database)
        async with asyncio.timeout(DATABASE_SECONDS), Store.open(settings.database):
            pass


# ---- while it runs --------------------------------------------------------------------


@contextlib.contextmanager
def quiet_ending() -> Iterator[None]:
    """SIGTERM is how services are stopped: once everything is closed it is a success, not a death."""
    before = signal.signal(signal.SIGTERM, lambda number, frame: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def ready(console: Console, host: str, url: str, browser: bool) -> None:
    """Say where the tables are, and how to leave."""
    port = url.rpartition(":")[2]
    if host in ANYWHERE:
        url = f"http://{ANYWHERE[host]}:{port}"
    console.out.print(console.text("cli-serve-ready", url=url), soft_wrap=True)
    near = own_address() if host in ANYWHERE else None
    if near is not None:
        console.out.print(console.text("cli-serve-network", url=f"http://{near}:{port}"), soft_wrap=True)
    console.out.file.flush()
    if browser:
        threading.Thread(target=show, args=(console, url), daemon=True).start()


def own_address() -> str | None:
    """The address of this machine in its network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def show(console: Console, url: str) -> None:
    """Open the browser, or say that there is none to open."""
    if not open_browser(url):
        console.err.print(console.text("cli-serve-no-browser", url=url), soft_wrap=True)


def open_browser(url: str) -> bool:
    """Whether a browser was opened. One that would take over this terminal is not."""
    try:
        found = webbrowser.get()
        in_terminal = type(found) is webbrowser.GenericBrowser and not os.environ.get("BROWSER")
        return not in_terminal and found.open(url)
    except (webbrowser.Error, OSError):
        return False
