"""Our protocols extend internal classes of Uvicorn: all they rely on is there, in the pinned versions."""

from __future__ import annotations

import asyncio
import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

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
