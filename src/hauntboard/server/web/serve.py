"""Runs the app and shuts down gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Callable

import uvicorn

from ..realtime.uvicorn_protocols import HttpProtocol, WebSocketProtocol
from ..settings import Settings
from .app import create
from .middleware import Middleware

MAX_MESSAGE_BYTES = 16 * 1024
SHUTDOWN_SECONDS = 20
HANDOVER_SECONDS = 5.0
# Tables create few reference cycles, so collect less often, above all the old generation.
GC_THRESHOLD = (50_000, 20, 100)


class Server(uvicorn.Server):
    """Uvicorn, which hands over live connections before it stops."""

    def __init__(
        self, config: uvicorn.Config, middleware: Middleware, settings: Settings, ready: Callable[[str], None]
    ) -> None:
        super().__init__(config)
        self.middleware = middleware  # uvicorn wraps the app in layers of its own
        self.settings = settings
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = f"[{self.settings.host}]" if ":" in self.settings.host else self.settings.host
            self.ready(f"http://{host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Report not ready, then ask clients to reconnect to another process; they continue after the last
        entry they received."""
        context = self.middleware.context
        if context is not None:
            context.draining = True
            await asyncio.sleep(self.settings.drain_seconds)
            context.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HANDOVER_SECONDS):  # then uvicorn closes them
                    while self.server_state.tasks:
                        await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def run(settings: Settings, ready: Callable[[str], None] = lambda url: None) -> bool:
    """Serve until a signal arrives; return whether the server started."""
    middleware = create(settings)
    config = uvicorn.Config(
        middleware,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        backlog=2048,
    )
    # Objects created so far live on; scanning them again would only delay moves.
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLD)
    server = Server(config, middleware, settings, ready)
    # Uvicorn raises the signal again at the end, but a requested stop is no failure.
    signal.signal(signal.SIGTERM, server.handle_exit)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return server.started
