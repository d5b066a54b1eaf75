"""The floor for our server: nothing but uvicorn, uvloop and our WebSocket protocol. See ``floor.mjs``.

python floor.py PORT
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn

from hauntboard.server.realtime.uvicorn_protocols import WRITE_TEXT, HttpProtocol, WebSocketProtocol

NEWS = "x" * 2100
tables: dict[str, dict[str, Any]] = {}


def news(table: dict[str, Any]) -> bytes:
    """Return the message to all players."""
    return msgspec.json.encode({"length": table["length"], "news": NEWS})


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Serve one page, and tables at any path."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await play(tables.setdefault(scope["path"], {"length": 0, "writers": set()}), scope, receive)


async def play(table: dict[str, Any], scope: Any, receive: Any) -> None:
    """Serve one player of a table."""
    write = scope["extensions"][WRITE_TEXT]
    table["writers"].add(write)
    write(news(table))
    while (received := await receive())["type"] == "websocket.receive":
        msgspec.json.decode(received["text"])
        table["length"] += 1
        message = news(table)
        for other in table["writers"]:
            other(*([b'{"type":"done"}', message] if other is write else [message]))
    table["writers"].discard(write)


if __name__ == "__main__":
    settings: dict[str, Any] = {
        "http": HttpProtocol,
        "ws": WebSocketProtocol,
        "ws_per_message_deflate": False,
    }
    uvicorn.run(app, port=int(sys.argv[1]), log_config=None, access_log=False, lifespan="off", **settings)
