"""What stands before every request: whose page sent it, how much, how often; and the headers of answers.

Plain ASGI, because Litestar does not put an app's headers on static files, and because a request from
a foreign page must not reach any code of ours.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from .house import House
from .limits import READ, WRITE
from .metrics import REQUESTS

log = logging.getLogger(__name__)

MOST_BODY_BYTES = 64 * 1024
BODY_SECONDS = 10.0
SAFE = {"GET", "HEAD", "OPTIONS"}
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


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, origins: Sequence[str] = ()) -> None:
        self.app = app
        self.origins = {origin.encode() for origin in origins}
        self.house: House | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one WebSocket, or the life of the app."""
        kind = str(scope["type"])
        if kind == "http":
            await self.http(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            if self.foreign(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            else:
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begin, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name for name, _ in message["headers"]}
                extra = [pair for pair in self.headers(scope) if pair[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        refusal = self.refusal(scope)
        if refusal is not None:
            await refuse(answer, *refusal)
        else:
            await self.app(scope, receive, answer)
        REQUESTS.labels(scope["method"], str(status)).inc()
        # The path holds ids but never a secret; queries, headers and bodies are not written down.
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(1000 * (time.perf_counter() - begin), 1),
            },
        )

    def refusal(self, scope: HTTPScope) -> tuple[int, str] | None:
        """Why a request goes no further."""
        method: str = scope["method"]
        if method not in SAFE and self.foreign(scope):
            return 403, "request-foreign"
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > MOST_BODY_BYTES:
            return 413, "request-too-large"
        client = scope.get("client")
        pace = READ if method in SAFE else WRITE
        if self.house is not None and scope["path"] not in UNLIMITED:
            if not self.house.limits.allow(client[0] if client else "?", pace):
                return 429, "request-too-often"
        return None

    def foreign(self, scope: Scope) -> bool:
        """Whether a page of another site sent this. Programs send no origin and have no cookies of people."""
        origin = header(scope, b"origin")
        if not origin:
            return header(scope, b"sec-fetch-site") == b"cross-site"
        return origin.partition(b"://")[2] != header(scope, b"host") and origin not in self.origins

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


async def refuse(send: Any, status: int, id: str) -> None:
    """Answer with an error before any code has seen the request."""
    body = msgspec.json.encode({"status": status, "error": {"id": id, "arguments": {}}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
