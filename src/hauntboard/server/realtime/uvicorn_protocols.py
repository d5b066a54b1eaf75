"""Uvicorn's protocols with the limits they lack: on the time and size of a request's head, on clients that do
not read, and on small messages that pile up.

Every limit closes only the connection that exceeds it.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled wheel for this platform
    from websockets.utils import apply_mask

MAX_HEAD_BYTES = 16 * 1024
HEAD_SECONDS = 10.0
UNREAD_SECONDS = 30.0  # how long a write buffer may stay full
MAX_FRAGMENTS = 256  # of one message
MAX_SHORT_BYTES = 1024  # of a message that bypasses the parser
MAX_UNREAD_BYTES = 256 * 1024
MAX_WAITING = 2  # queued messages before reading pauses
FINAL_TEXT = 0x81  # first byte of a text message in one frame
MASK_BYTES = 4
MEDIUM_HEAD, LONG_HEAD = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack
WRITE_TEXT = "hauntboard.write-text"  # scope extension with `WebSocketProtocol.write_text`


class SlowReaderGuard:
    """Mix-in that closes the connection of a client that does not read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    unread_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The write buffer is full."""
        super().pause_writing()  # type: ignore[misc]
        if self.unread_timer is None:
            self.unread_timer = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read enough."""
        super().resume_writing()  # type: ignore[misc]
        self.cancel_unread_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer of a closed connection."""
        self.cancel_unread_timer()
        super().connection_lost(exc)  # type: ignore[misc]

    def cancel_unread_timer(self) -> None:
        """Stop the timer for a full write buffer."""
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None


class HttpProtocol(SlowReaderGuard, HttpToolsProtocol):
    """HTTP with limits on the time and size of a request's head."""

    in_head = True
    head_bytes = 0
    head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Expect a request's head."""
        super().connection_made(transport)
        self.await_head()

    def await_head(self) -> None:
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Count the bytes of the head."""
        if self.in_head:
            self.await_head()
            self.head_bytes += len(data)
        super().data_received(data)
        if self.in_head and self.head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self.head_over()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Expect the head of the next request."""
        super().on_message_complete()
        self.in_head = True

    def head_over(self) -> None:
        self.in_head, self.head_bytes = False, 0
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer of a closed connection."""
        self.head_over()
        super().connection_lost(exc)


class WebSocketProtocol(SlowReaderGuard, WebSocketsSansIOProtocol):
    """A WebSocket whose buffers are bounded. Every move passes through here, so the common case has a short
    way in (:meth:`data_received`) and out (:meth:`write_text`)."""

    aligned = True  # every chunk since the handshake was one whole frame

    def data_received(self, data: bytes) -> None:
        """Pass on a text message in one frame; leave everything else to the library's parser, whose state
        is known only while chunks and frames coincide."""
        if self.aligned and self.handshake_initiated:
            head = masked_head(data) if self.conn.state is OPEN else 0
            self.aligned = head > 0
            short = len(data) <= MAX_SHORT_BYTES
            if head and short and data[0] == FINAL_TEXT and not self.frames:
                self.frames = [apply_mask(data[head:], data[head - MASK_BYTES : head])]
                self.curr_msg_data_type = "text"
                self.send_receive_event_to_app()
                return
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Offer :meth:`write_text` to the app."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_TEXT] = self.write_text

    def write_text(self, message: bytes, before: bytes = b"") -> bool:
        """Send a message at once, after the message ``before`` if it is not empty. Return false, having sent
        nothing, if the buffer is full or the connection closed."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        data = text_head(len(message)) + message
        self.transport.write(text_head(len(before)) + before + data if before else data)
        return True

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Reading is paused only when messages queue up, not for each of them."""
        paused, self.read_paused = self.read_paused, True  # or the base class would pause for each message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MAX_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping; close the connection if the client does not read the answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Limit the fragments of a message; its size limit does not count empty ones."""
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Abort at once: a client that does not answer pings will not read a close frame."""
        super().keepalive_timeout()
        self.transport.abort()


def masked_head(data: bytes) -> int:
    """Return the length of the header if the data is exactly one masked frame of less than 64 KiB, else 0.

    >>> masked_head(bytes.fromhex("8181 00000000 41")), masked_head(bytes.fromhex("8182 00000000 41"))
    (6, 0)
    """
    size = len(data)
    if size < 2 or data[1] < 128:
        return 0
    length = data[1] - 128
    if length < 126:
        return 6 if size == 6 + length else 0
    return 8 if length == 126 and size == 8 + int.from_bytes(data[2:4], "big") else 0


def text_head(length: int) -> bytes:
    """Return the header of an unmasked text frame.

    >>> [text_head(length).hex() for length in (5, 126, 65536)]
    ['8105', '817e007e', '817f0000000000010000']
    """
    if 126 <= length < 1 << 16:
        return MEDIUM_HEAD(FINAL_TEXT, 126, length)
    if length < 126:
        return bytes((FINAL_TEXT, length))
    return LONG_HEAD(FINAL_TEXT, 127, length)
