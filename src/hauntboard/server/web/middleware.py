"""The outermost ASGI layer: checks origin, size and rate of every request and adds headers to every response.

It is plain ASGI because Litestar does not add an app's headers to static files, and because a cross-site
request must not reach any handler. It reads a body completely before passing the request on, so a body that
is too long or never arrives occupies nothing but its own connection.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ..accounts.limits import READ, WRITE, Pace, source
from ..metrics import REQUESTS
from .context import ServerContext
from .routes.live import live_play

log = logging.getLogger(__name__)

MAX_BODY_BYTES = 64 * 1024
BODY_SECONDS = 10.0
SAFE = {"GET", "HEAD", "OPTIONS"}
METHODS = {*SAFE, "POST", "PUT", "PATCH", "DELETE"}  # with a counter of their own
UNLIMITED = {"/health", "/ready", "/metrics"}
CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Middleware:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, origins: Sequence[str] = ()) -> None:
        self.app = app
        self.origins = {origin.encode() for origin in origins}
        self.context: ServerContext | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, a WebSocket or the lifespan."""
        kind = str(scope["type"])
        if kind == "http":
            await self.http(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            await self.websocket(cast(WebSocketScope, scope), receive, send)
        else:
            await self.app(scope, receive, send)

    async def websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Handle a WebSocket; like requests that change something, it must not come from another site."""
        refusal = self.rejection(scope, True, READ)
        if refusal is None and self.context is not None:
            await live_play(self.context, scope, receive, send)
        elif refusal is not None:
            await receive()
            await refuse(send, *refusal, prefix="websocket.http", extra=self.headers(scope))

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begin, status = time.perf_counter(), 500
        unread = has_body(scope)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name for name, _ in message["headers"]}
                extra = [pair for pair in self.headers(scope) if pair[0] not in present]
                # The body was not read: close the connection.
                extra += [(b"connection", b"close")] if unread else []
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        try:
            refusal = self.refusal(scope)
            if refusal is not None:
                raise RequestRefused(*refusal)
            if unread and scope["method"] not in SAFE:
                receive = replay(await whole_body(receive), receive)
                unread = False
            await self.app(scope, receive, answer)
        except RequestRefused as refused:
            await refuse(answer, refused.status, refused.id)
        except ClientGone:
            status = 499  # client closed the request
        self.log_request(scope, status, time.perf_counter() - begin)

    def log_request(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """Count and log a response. API paths hold ids but no secrets; page paths may be invitations and are
        not logged, nor are queries, headers and bodies."""
        method: str = scope["method"]
        REQUESTS.labels(method if method in METHODS else "other", str(status)).inc()
        path = scope["path"]
        known = path.startswith(("/api/", "/assets/")) or path in UNLIMITED
        log.info(
            "request",
            extra={
                "method": method,
                "path": path if known else "/",
                "status": status,
                "ms": round(1000 * seconds, 1),
            },
        )

    def refusal(self, scope: HTTPScope) -> tuple[int, str] | None:
        """Return why a request is refused (status and message), or None."""
        if too_long(header(scope, b"content-length")):
            return 413, "request-too-large"
        changes = scope["method"] not in SAFE
        return self.rejection(scope, changes, WRITE if changes else READ)

    def rejection(
        self, scope: HTTPScope | WebSocketScope, changes: bool, pace: Pace
    ) -> tuple[int, str] | None:
        """Return why the sender is refused (status and message), or None."""
        if changes and self.cross_site(scope):
            return 403, "request-foreign"
        client = scope.get("client")
        if self.context is not None and scope["path"] not in UNLIMITED:
            who = source(client[0]) if client else "?"
            if not self.context.limits.allow(who, pace):
                return 429, "request-too-often"
        return None

    def cross_site(self, scope: Scope) -> bool:
        """Return whether a page of another site sent this. Programs send no origin and hold no player's
        cookie."""
        origin = header(scope, b"origin")
        if not origin:
            return header(scope, b"sec-fetch-site") == b"cross-site"
        ours = header(scope, b"host")
        return (not ours or origin.partition(b"://")[2] != ours) and origin not in self.origins

    def headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Return the headers for every response; those of the API must not be cached."""
        api = scope["path"].startswith("/api/")
        return [*HEADERS, (b"cache-control", b"no-store")] if api else HEADERS


def header(scope: Scope, name: bytes) -> bytes:
    """Return a request header, or an empty string."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value)
    return b""


def too_long(length: bytes) -> bool:
    """Return whether a declared length exceeds the limit.

    >>> too_long(b"65536"), too_long(b"65537"), too_long(b""), too_long(b"9" * 5000)
    (False, True, False, True)
    """
    digits = length.strip().lstrip(b"0")
    return len(digits) > 9 or (digits.isdigit() and int(digits) > MAX_BODY_BYTES)


def has_body(scope: HTTPScope) -> bool:
    """Return whether a request has a body."""
    return bool(header(scope, b"transfer-encoding")) or header(scope, b"content-length").strip(b" 0") != b""


class RequestRefused(Exception):
    """The request is refused."""

    def __init__(self, status: int, id: str) -> None:
        super().__init__(status, id)
        self.status, self.id = status, id


class ClientGone(Exception):
    """The client disconnected while sending its request."""


async def whole_body(receive: Receive) -> bytes:
    """Read the whole body. Raise :class:`RequestRefused` if it is too large or too slow."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = cast(dict[str, Any], await receive())
                if message["type"] == "http.disconnect":
                    raise ClientGone
                body += message.get("body", b"")
                if len(body) > MAX_BODY_BYTES:
                    raise RequestRefused(413, "request-too-large")
                if not message.get("more_body", False):
                    return bytes(body)
    except TimeoutError:
        raise RequestRefused(408, "request-too-slow") from None


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that yields a body that was already read, then continues with the original one."""
    replayed = False

    async def again() -> Any:
        nonlocal replayed
        if replayed:
            return await receive()
        replayed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def refuse(
    send: Any, status: int, id: str, prefix: str = "http", extra: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """Send an error response without involving the app."""
    body = msgspec.json.encode({"status": status, "error": {"id": id, "arguments": {}}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{prefix}.response.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})
