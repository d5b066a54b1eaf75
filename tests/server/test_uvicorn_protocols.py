"""Our protocols extend internal classes of Uvicorn: all they rely on is there, in the pinned versions."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from hauntboard.server.realtime import uvicorn_protocols
from hauntboard.server.realtime.uvicorn_protocols import HttpProtocol, SlowReaderGuard, WebSocketProtocol

ROOT = Path(__file__).parents[2]
# Attributes of the library that our code reads or sets, beside the methods it overrides.
USED = {
    HttpToolsProtocol: {"transport", "loop", "send_400_response"},
    WebSocketsSansIOProtocol: {
        "transport",
        "loop",
        "conn",
        "writable",
        "queue",
        "frames",
        "handshake_initiated",
        "curr_msg_data_type",
        "read_paused",
        "close_sent",
        "handle_parser_exception",
    },
}
# Methods of ours that override nothing.
OWN = {"await_head", "head_over", "cancel_unread_timer", "write_text"}


def pinned(name: str) -> Requirement:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return next(each for each in map(Requirement, project["dependencies"]) if each.name == name)


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_the_libraries_are_pinned_to_the_version_that_was_tested(name: str) -> None:
    specifier = pinned(name).specifier
    assert version(name) in specifier
    assert {each.operator for each in specifier} == {">=", "<"}
    major, minor, *_ = version(name).split(".")
    next_version = f"0.{int(minor) + 1}" if major == "0" else f"{int(major) + 1}"
    assert next_version not in specifier


@pytest.mark.parametrize("ours", [HttpProtocol, WebSocketProtocol])
def test_every_method_that_is_overridden_exists_in_the_library(ours: type) -> None:
    base = ours.__mro__[2]
    assert base.__module__.startswith("uvicorn.")
    overriding = {
        name
        for mixed in (ours, SlowReaderGuard)
        for name, member in vars(mixed).items()
        if inspect.isfunction(member) and not name.startswith("__")
    }
    missing = {name for name in overriding - OWN if not callable(getattr(base, name, None))}
    assert missing == set()


@pytest.mark.parametrize("ours", [HttpProtocol, WebSocketProtocol])
def test_every_attribute_that_is_used_exists_in_the_library(ours: type) -> None:
    async def made() -> object:
        config = uvicorn.Config(lambda: None, ws="websockets-sansio", http="httptools")
        config.load()
        return ours(config, ServerState(), {})

    protocol = asyncio.run(made())
    declared = {name for each in type(protocol).__mro__ for name in inspect.get_annotations(each)}
    missing = [n for n in USED[ours.__mro__[2]] if not hasattr(protocol, n) and n not in declared]
    assert missing == []


def test_the_list_of_used_attributes_is_complete() -> None:
    used = set(re.findall(r"\bself\.(\w+)", inspect.getsource(uvicorn_protocols)))
    ours = {name for kind in (HttpProtocol, WebSocketProtocol, SlowReaderGuard) for name in vars(kind)}
    assert used - ours - {"scope"} == set().union(*USED.values())


# ---- the short way in ---------------------------------------------------------------------

HANDSHAKE = (
    b"GET /play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """Takes what a protocol writes."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.closed = b"", False

    def write(self, data: object) -> None:
        self.written += data  # type: ignore[operator]

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


async def received(chunks: list[bytes], short_way: bool) -> tuple[list[object], bytes, bool]:
    """Return what an app receives from the chunks, what is written back and whether the connection is
    closed."""
    seen: list[object] = []
    accepted, ended = asyncio.Event(), asyncio.Event()

    async def app(scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await ended.wait()
        while (message := await receive())["type"] == "websocket.receive":
            seen.append(message)

    config = uvicorn.Config(app, ws="websockets-sansio", interface="asgi3", ws_max_size=4096)
    config.load()
    protocol, wire = WebSocketProtocol(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    protocol.data_received(HANDSHAKE)
    await accepted.wait()
    protocol.aligned, before = short_way, len(wire.written)
    for chunk in chunks:
        if not wire.closed:
            protocol.data_received(chunk)
    written = wire.written[before:]
    protocol.connection_lost(None)
    ended.set()
    await asyncio.gather(*protocol.tasks)
    return seen, written, protocol.close_sent


TEXTS = st.text(max_size=20) | st.integers(100, 5000).map(lambda length: "x" * length)
FRAMES = st.builds(
    lambda opcode, text, fin: Frame(opcode, text.encode(), fin).serialize(mask=True),
    st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.CONT, Opcode.BINARY]),
    TEXTS,
    st.booleans(),
) | st.builds(
    lambda opcode, data: Frame(opcode, data).serialize(mask=True),
    st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.TEXT]),  # a text need not be UTF-8
    st.binary(max_size=9),
)


@given(
    frames=st.lists(FRAMES, max_size=6), cuts=st.lists(st.integers(0, 6000), max_size=3), whole=st.booleans()
)
@settings(deadline=None)
def test_the_short_way_in_receives_what_the_library_receives(
    frames: list[bytes], cuts: list[int], whole: bool
) -> None:
    chunks = frames
    if not whole:
        data = b"".join(frames)
        edges = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
        chunks = [data[a:b] for a, b in itertools.pairwise(edges) if a < b]
    short = asyncio.run(received(chunks, short_way=True))
    assert short == asyncio.run(received(chunks, short_way=False))


def test_a_move_takes_the_short_way() -> None:
    class Parser(Exception):
        pass

    async def run() -> list[object]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("websockets.frames.Frame.parse", lambda *_, **__: (_ for _ in ()).throw(Parser))
            return (await received([Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)], True))[0]

    assert asyncio.run(run()) == [{"type": "websocket.receive", "text": '{"type":"ping"}'}]


def test_a_chunk_that_only_looks_like_a_frame_is_not_one() -> None:
    forged = b"\x81\x84\0\0\0\0fake"
    beginning = b"\x81" + bytes([0x80 + 2 + len(forged)]) + b"\0\0\0\0ab"
    seen, _, _ = asyncio.run(received([beginning, forged], short_way=True))
    assert seen == []  # 0x81 is no UTF-8: the library closes the connection
