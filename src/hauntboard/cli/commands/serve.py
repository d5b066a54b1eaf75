"""``hauntboard serve``: runs the table server.

Checks addresses and services before the server starts, so a wrong setting is one line of text; later
errors go to the log.
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
from dataclasses import replace
from typing import Annotated
from urllib.parse import urlsplit

import typer

from ...extensions import allowed_names
from ...games import GAMES, plugin
from ...pubsub import PubSubError, connect
from ...server.settings import Settings
from ...server.web import logs
from ...server.web.serve import run
from ...storage import Store
from ..console import Console, UsageError
from ..database import DatabaseProblem, address, explained, in_range, probe
from ..options import Database, DataFolder
from ..usage import Command

DEFAULT_PORT = Settings.port
PORTS_TO_TRY = 20  # before any free one is taken
LEVELS = ("debug", "info", "warning", "error")
DATABASE_SECONDS = 15.0
# Addresses that accept connections from everywhere, with what a browser on this machine opens.
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}

app = typer.Typer(add_completion=False)


class PortTaken(DatabaseProblem):
    """Another program listens at the port."""


@app.command(cls=Command, help="cli-help-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-help-serve-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", help="cli-help-serve-port")] = None,
    data: DataFolder = None,
    database: Database = "",
    redis: Annotated[
        str,
        typer.Option(
            "--redis",
            metavar="URL",
            help="cli-help-serve-redis",
            envvar="HAUNTBOARD_REDIS",
            show_envvar=False,
            show_default=False,
        ),
    ] = "",
    origins: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="cli-help-serve-origin")
    ] = None,
    bots: Annotated[int | None, typer.Option("--bots", metavar="N", help="cli-help-serve-bots")] = None,
    bot_seconds: Annotated[
        int, typer.Option("--bot-seconds", metavar="S", help="cli-help-serve-bot-seconds")
    ] = 10,
    drain: Annotated[int, typer.Option("--drain", metavar="S", help="cli-help-serve-drain")] = 0,
    log_level: Annotated[
        str, typer.Option("--log-level", metavar="|".join(LEVELS), help="cli-help-serve-log-level")
    ] = "warning",
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="cli-help-serve-limits", show_default=False)
    ] = True,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="cli-help-serve-browser", show_default=False)
    ] = False,
) -> int:
    """Serve until a signal stops the server."""
    console: Console = ctx.obj
    if log_level not in LEVELS:
        raise UsageError("cli-bad-choice", value=log_level, allowed=", ".join(LEVELS))
    settings = Settings(
        redis=redis,
        host=host,
        port=DEFAULT_PORT if port is None else in_range("--port", port, 0, 65535),
        origins=tuple(origin_of(text) for text in origins or []),
        bot_processes=Settings.bot_processes if bots is None else in_range("--bots", bots, 1, 256),
        bot_seconds=in_range("--bot-seconds", bot_seconds, 1, 3600),
        drain_seconds=in_range("--drain", drain, 0, 3600),
        limits=limits,
        database=address(os.environ, data, database, create=True),
    )
    console.note_build()
    logs.start(log_level)
    if port is None:
        settings = replace(settings, port=free_port(console, settings.host))
    check_address(settings.host, settings.port)
    asyncio.run(check_services(settings))
    with ignored_sigterm():
        started = run(settings, lambda url: ready(console, settings.host, url, browser))
    if not started:
        raise DatabaseProblem("cli-serve-failed")
    console.out.print(console.text("cli-serve-stopped"), soft_wrap=True)
    return 0


# ---- before the start -----------------------------------------------------------------


def origin_of(text: str) -> str:
    """Return the origin of a URL as browsers send it; raise :class:`UsageError` for anything else.

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
    raise UsageError("cli-serve-bad-origin", value=text)


def check_address(host: str, port: int) -> None:
    """Raise :class:`DatabaseProblem` if the server cannot listen at an address."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise DatabaseProblem("cli-serve-host", host=host) from None
    for family, kind, protocol, _, place in found:
        with socket.socket(family, kind, protocol) as probe:
            # On Windows SO_REUSEADDR would share the port of another program.
            option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
            probe.setsockopt(socket.SOL_SOCKET, option, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                probe.bind(place)
                probe.listen()
            except OSError as error:
                raise listen_problem(error, host, port) from None


def free_port(console: Console, host: str) -> int:
    """Return the default port, or if it is taken the next free one, and print which."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY):
        try:
            check_address(host, port)
        except PortTaken:
            continue
        break
    else:
        port = 0
    if port != DEFAULT_PORT:
        console.err.print(console.text("cli-serve-port-moved", port=DEFAULT_PORT), soft_wrap=True)
    return port


def listen_problem(error: OSError, host: str, port: int) -> DatabaseProblem:
    """Return why the server cannot listen at an address."""
    if error.errno == errno.EADDRINUSE:
        return PortTaken("cli-serve-port-taken", port=port, other=port % 65535 + 1)
    if error.errno == errno.EACCES:
        return DatabaseProblem("cli-serve-port-denied", port=port)
    return DatabaseProblem("cli-serve-host", host=host)


async def check_services(settings: Settings) -> None:
    """Migrate the database and check the Redis URL; raise an error that explains what is wrong.

    The server may start without Redis: updates are late until it comes back.
    """
    try:
        async with connect(settings.redis):
            pass
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "redis":
            raise
        raise UsageError("cli-serve-no-redis") from None
    except (PubSubError, ValueError):
        raise UsageError("cli-serve-bad-redis") from None
    with explained(settings.database):
        probe(settings.database)
        async with asyncio.timeout(DATABASE_SECONDS), Store.open(settings.database):
            pass


# ---- while it runs --------------------------------------------------------------------


@contextlib.contextmanager
def ignored_sigterm() -> Iterator[None]:
    """Ignore the SIGTERM that uvicorn raises again after a shutdown: being stopped is a success."""
    before = signal.signal(signal.SIGTERM, lambda number, frame: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def ready(console: Console, host: str, url: str, browser: bool) -> None:
    """Print the address of the tables and how to stop, and open a browser if wanted."""
    port = url.rpartition(":")[2]
    if host in ANYWHERE:
        url = f"http://{ANYWHERE[host]}:{port}"
    console.out.print(console.text("cli-serve-ready", url=url), soft_wrap=True)
    extra = [name for name in GAMES if name in allowed_names() or not plugin(name).folder]
    if extra:
        console.out.print(console.text("cli-serve-games", games=extra), soft_wrap=True)
    local = own_address() if host in ANYWHERE else None
    if local is not None:
        console.out.print(console.text("cli-serve-network", url=f"http://{local}:{port}"), soft_wrap=True)
    console.out.file.flush()
    if browser:
        threading.Thread(target=show, args=(console, url), daemon=True).start()


def own_address() -> str | None:
    """Return this machine's address in its network, if it has one. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def show(console: Console, url: str) -> None:
    """Open a browser, or print the address to open."""
    if not open_browser(url):
        console.err.print(console.text("cli-serve-no-browser", url=url), soft_wrap=True)


def open_browser(url: str) -> bool:
    """Open a browser and return whether that worked; never start one that takes over this terminal."""
    try:
        found = webbrowser.get()
        in_terminal = type(found) is webbrowser.GenericBrowser and not os.environ.get("BROWSER")
        return not in_terminal and found.open(url)
    except (webbrowser.Error, OSError):
        return False
