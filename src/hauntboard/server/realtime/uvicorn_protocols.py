"""Uvicorn's two protocols with the bounds that they lack: how long and how large the head of a request may
be, how long a reader may not read, how many small things may pile up.

Everything here cuts off one connection; nobody else notices.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

MAX_HEAD_BYTES = 16 * 1024
HEAD_SECONDS = 10.0
UNREAD_SECONDS = 30.0  # how long a full buffer may wait for its reader
MAX_FRAGMENTS = 256  # of one message
MAX_UNREAD_BYTES = 256 * 1024
MAX_WAITING = 2  # messages that nobody has listened to yet, before the next are left where they are
WRITE_TEXT = "hauntboard.write-text"  # where an app finds :meth:`WebSocketProtocol.write_text` in its scope


class SlowReaderGuard:
    """A protocol that cuts off whoever does not read what was asked for."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    unread_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More is waiting than the other side has read."""
        super().pause_writing()  # type: ignore[misc]
        if self.unread_timer is None:
            self.unread_timer = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()  # type: ignore[misc]
        self.cancel_unread_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.cancel_unread_timer()
        super().connection_lost(exc)  # type: ignore[misc]

    def cancel_unread_timer(self) -> None:
        """Wait for nobody any more."""
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None


class HttpProtocol(SlowReaderGuard, HttpToolsProtocol):
    """HTTP: the head of a request must come soon and be short."""

    in_head = True
    head_bytes = 0
    head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Whoever connects has something to say."""
        super().connection_made(transport)
        self.await_head()

    def await_head(self) -> None:
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self.in_head:
            self.await_head()
            self.head_bytes += len(data)
        super().data_received(data)
        if self.in_head and self.head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.head_over()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """What follows is the head of the next request."""
        super().on_message_complete()
        self.in_head = True

    def head_over(self) -> None:
        self.in_head, self.head_bytes = False, 0
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.head_over()
        super().connection_lost(exc)


class WebSocketProtocol(SlowReaderGuard, WebSocketsSansIOProtocol):
    """A WebSocket: nothing that a client does without reading piles up. Every move of everybody comes and
    goes here, so plain messages take a shorter way than through the events of ASGI."""

    def handle_connect(self, event: Request) -> None:
        """Whoever asks may be accepted."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_TEXT] = self.write_text

    def write_text(self, *messages: bytes) -> bool:
        """Send messages at once; false if they were not sent, because the other side must read first or has
        gone."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for each in messages for part in (text_head(len(each)), each)]))
        return True

    def send_receive_event_to_app(self) -> None:
        """A message is there. One that is listened to at once need not stop the next from being read."""
        paused, self.read_paused = self.read_paused, True  # it would stop for every one
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MAX_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """The answer to a ping waits for nobody, so somebody who never reads could make them pile up."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Empty pieces are not counted by the bound on a message's size."""
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Whoever did not answer a ping will not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()


def text_head(length: int) -> bytes:
    """What stands before a message from a server.

    >>> [text_head(length).hex() for length in (5, 126, 65536)]
    ['8105', '817e007e', '817f0000000000010000']
    """
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
