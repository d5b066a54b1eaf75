"""What stands before every request: whose page sent it, how much, how often; and the headers of answers.

Plain ASGI, because Litestar does not put an app's headers on static files, and because a request from
a foreign page must not reach any code of ours. A body is taken in whole before anybody else sees the
request, so that one which is too long or does not come costs nothing but its own connection.
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
METHODS = {*SAFE, "POST", "PUT", "PATCH", "DELETE"}  # that are counted by name
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
        """One request, one WebSocket, or the life of the app."""
        kind = str(scope["type"])
        if kind == "http":
            await self.http(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            await self.websocket(cast(WebSocketScope, scope), receive, send)
        else:
            await self.app(scope, receive, send)

    async def websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """A WebSocket is like a request that changes something: a foreign page could speak through it."""
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
                # Whoever is still sending what nobody reads is cut off.
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
            status = 499  # nobody is there to be answered
        self.log_request(scope, status, time.perf_counter() - begin)

    def log_request(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """Write down that a request was answered. Paths of the API hold ids but never a secret, those of
        pages may be links that people were given; queries, headers and bodies are not written down."""
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
        """Why a request goes no further."""
        if too_long(header(scope, b"content-length")):
            return 413, "request-too-large"
        changes = scope["method"] not in SAFE
        return self.rejection(scope, changes, WRITE if changes else READ)

    def rejection(
        self, scope: HTTPScope | WebSocketScope, changes: bool, pace: Pace
    ) -> tuple[int, str] | None:
        """Why whoever sent this is not heard now."""
        if changes and self.cross_site(scope):
            return 403, "request-foreign"
        client = scope.get("client")
        if self.context is not None and scope["path"] not in UNLIMITED:
            who = source(client[0]) if client else "?"
            if not self.context.limits.allow(who, pace):
                return 429, "request-too-often"
        return None

    def cross_site(self, scope: Scope) -> bool:
        """Whether a page of another site sent this. Programs send no origin and have no cookies of
        players."""
        origin = header(scope, b"origin")
        if not origin:
            return header(scope, b"sec-fetch-site") == b"cross-site"
        ours = header(scope, b"host")
        return (not ours or origin.partition(b"://")[2] != ours) and origin not in self.origins

    def headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The headers of every answer. What the API says is never kept by anybody."""
        api = scope["path"].startswith("/api/")
        return [*HEADERS, (b"cache-control", b"no-store")] if api else HEADERS


def header(scope: Scope, name: bytes) -> bytes:
    """A header of a request, empty if it is not there."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value)
    return b""


def too_long(length: bytes) -> bool:
    """Whether a declared length is more than is taken.

    >>> too_long(b"65536"), too_long(b"65537"), too_long(b""), too_long(b"9" * 5000)
    (False, True, False, True)
    """
    digits = length.strip().lstrip(b"0")
    return len(digits) > 9 or (digits.isdigit() and int(digits) > MAX_BODY_BYTES)


def has_body(scope: HTTPScope) -> bool:
    """Whether something follows the head of a request."""
    return bool(header(scope, b"transfer-encoding")) or header(scope, b"content-length").strip(b" 0") != b""


class RequestRefused(Exception):
    """A request that goes no further."""

    def __init__(self, status: int, id: str) -> None:
        super().__init__(status, id)
        self.status, self.id = status, id


class ClientGone(Exception):
    """Whoever sent a request went away in the middle of it."""


async def whole_body(receive: Receive) -> bytes:
    """The body of a request, once all of it has come."""
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
    """Receive a body that has been taken in already, then what comes after it."""
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
    """Answer with an error before any code has seen the request."""
    body = msgspec.json.encode({"status": status, "error": {"id": id, "arguments": {}}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{prefix}.response.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})
