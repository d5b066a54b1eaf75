"""Live play: a WebSocket for browsers, streams of JSON lines for programs.

Both carry the same news. A slow client receives fewer, larger messages and misses nothing. The WebSocket
bypasses Litestar because every move of every player passes through it.
"""

from __future__ import annotations

import re
from typing import Annotated, Any
from urllib.parse import parse_qs

from litestar import get
from litestar.connection import ASGIConnection
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types import Receive, Scope, Send

from ....engine.messages import HauntboardError
from ....storage import Identity, NoSuchTable, StoreError
from ...accounts.identity import require_identity
from ...metrics import CONNECTIONS
from ...realtime.connections import POLICY, Connection
from ...realtime.streams import player_tables, table_news
from ...realtime.subscriptions import Subscription
from ...realtime.uvicorn_protocols import WRITE_TEXT
from ...tables.commands import TableRefusal
from ..context import ServerContext
from .common import REFUSALS, Perspective, TableId, errors

LIVE_PATH = re.compile(r"/api/tables/([0-9a-f]{16})/live")
MAX_SINCE_DIGITS = 9


@get(
    "/api/tables/{id:str}/stream",
    responses=REFUSALS,
    tags=["play"],
    summary="Stream the news of a table",
    media_type="application/x-ndjson",
)
async def stream(
    context: ServerContext,
    who: Identity | None,
    id: TableId,
    perspective: Perspective = None,
    since: Annotated[int | None, Parameter(ge=0, le=2**31)] = None,
) -> Stream:
    """Stream the news of a table as JSON lines, one for each change; empty lines keep the connection open.
    The stream ends when the match is over and all of its news has been sent."""
    subscription = Subscription(context, who, perspective, since)
    async with context.live_tables.lease(id) as live:  # errors must be raised before the response starts
        await subscription.join(live)
        await context.viewer(live.table, who, perspective)
    return Stream(table_news(context, subscription, id), media_type="application/x-ndjson")


@get(
    "/api/me/stream",
    responses=errors(),
    tags=["me"],
    summary="Stream my tables",
    media_type="application/x-ndjson",
)
async def my_stream(context: ServerContext, who: Identity | None) -> Stream:
    """Stream one JSON line whenever one of the caller's tables changes: whose turn it is and how much time is
    left. Empty lines keep the connection open."""
    return Stream(player_tables(context, require_identity(who).id), media_type="application/x-ndjson")


async def live_play(context: ServerContext, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a WebSocket at any path, refusing paths and callers that are not allowed. The messages are
    listed in ``docs/bots/live.md``."""
    await receive()  # websocket.connect
    found = LIVE_PATH.fullmatch(scope["path"])
    try:
        if found is None:
            raise NoSuchTable
        perspective, since = query_parameters(scope)
        who = await context.identities.caller(ASGIConnection(scope))
        subscription = Subscription(context, who, perspective, since)
        async with context.live_tables.subscribe(found[1]) as (live, signal):
            await subscription.join(live)
            extensions: Any = scope.get("extensions") or {}
            write = extensions.get(WRITE_TEXT)
            connection = Connection(context, subscription, live, signal, receive, send, write)
            first = await subscription.next_message(live)
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await connection.send_text(first)
            present = context.live_tables.present(live, who.id if who else "")
            with CONNECTIONS.labels("live").track_inprogress(), present:
                await connection.run()
    except (NoSuchTable, HauntboardError):
        # Not accepted yet: the client sees a refused handshake.
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
    except StoreError:
        # The database is unavailable: after a 503 clients try again.
        start: Any = {"type": "websocket.http.response.start", "status": 503, "headers": []}
        end: Any = {"type": "websocket.http.response.body", "body": b""}
        await send(start)
        await send(end)
    except OSError:
        pass  # the client has disconnected


def query_parameters(scope: Scope) -> tuple[str | None, int | None]:
    """Return ``perspective`` and ``since`` of the query, or raise :class:`TableRefusal`."""
    try:
        query = parse_qs(bytes(scope["query_string"]).decode("latin-1"), max_num_fields=8)
    except ValueError:
        raise TableRefusal("request-invalid", problem="query") from None
    since = query.get("since", [None])[0]
    if since is not None and not (since.isascii() and since.isdigit() and len(since) <= MAX_SINCE_DIGITS):
        raise TableRefusal("request-invalid", problem="since")
    return query.get("perspective", [None])[0], None if since is None else int(since)


ROUTES = [stream, my_stream]
