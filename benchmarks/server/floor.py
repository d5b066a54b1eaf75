"""The floor on our side: uvicorn, uvloop and our WebSockets, and nothing else. See ``floor.mjs``.

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
    """What everybody hears."""
    return msgspec.json.encode({"length": table["length"], "news": NEWS})


async def app(scope: Any, receive: Any, send: Any) -> None:
    """A page that is there, and tables at any address."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await play(tables.setdefault(scope["path"], {"length": 0, "lines": set()}), scope, receive)


async def play(table: dict[str, Any], scope: Any, receive: Any) -> None:
    """One player of a table."""
    write = scope["extensions"][WRITE_TEXT]
    table["lines"].add(write)
    write(news(table))
    while (message := await receive())["type"] == "websocket.receive":
        msgspec.json.decode(message["text"])
        table["length"] += 1
        told = news(table)
        for line in table["lines"]:
            line(*([b'{"type":"done"}', told] if line is write else [told]))
    table["lines"].discard(write)


if __name__ == "__main__":
    settings: dict[str, Any] = {
        "http": HttpProtocol,
        "ws": WebSocketProtocol,
        "ws_per_message_deflate": False,
    }
    uvicorn.run(app, port=int(sys.argv[1]), log_config=None, access_log=False, lifespan="off", **settings)
