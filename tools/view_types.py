"""Writes the types of every game's view for the web table, from the ``TypedDict`` that the game declares.

python tools/view_types.py frontend/src/games

A game declares its view as a ``TypedDict`` whose name ends in ``View``, in ``schema.py``, ``view.py`` or
``game.py``. Of several such classes, the last one of a module counts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from hauntboard.games import GAMES, plugin
from hauntboard.testing.views import view_type

NAMES = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
HEAD = """\
// Written by `make fixtures` from the schema that the game declares in Python. Do not edit.
import type { BaseView } from '../../table/table-session.svelte'"""


def fields(declared: type) -> dict[str, Any]:
    """Return the types of a ``TypedDict`` by key."""
    return get_type_hints(declared)


def inner(kind: Any) -> Iterator[type]:
    """Yield the classes that a type refers to, those they refer to first."""
    if is_typeddict(kind):
        for each in fields(kind).values():
            yield from inner(each)
        yield kind
    elif get_origin(kind) is not Literal:
        for each in get_args(kind):
            yield from inner(each)


def text(kind: Any) -> str:
    """Return a type in TypeScript."""
    origin, arguments = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return str(kind.__name__)
    if origin is Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in arguments)
    if origin in (Union, UnionType):
        return " | ".join(text(each) for each in arguments)
    if origin is list:
        item = text(arguments[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(text(each) for each in arguments)}]"
    if origin is dict:
        record = f"Record<{text(arguments[0])}, {text(arguments[1])}>"
        return f"Partial<{record}>" if get_origin(arguments[0]) is Literal else record
    return NAMES[kind]


def interface(declared: type, base: str = "") -> str:
    """Return a class as an interface."""
    optional = getattr(declared, "__optional_keys__", frozenset())
    lines = [f"  {key}{'?' * (key in optional)}: {text(kind)}" for key, kind in fields(declared).items()]
    doc = " ".join((declared.__doc__ or "").split()).replace("``", "`")
    return "\n".join([f"/** {doc} */", f"export interface {declared.__name__}{base} {{", *lines, "}"])


def module(name: str) -> str:
    """Return the module with the types of a game's view."""
    view = view_type(name)
    *others, last = dict.fromkeys(inner(view))
    parts = [*(interface(each) for each in others), interface(last, " extends BaseView")]
    return "\n\n".join([HEAD, *parts]) + "\n"


def files(games: Path) -> dict[Path, str]:
    """Return the text of every generated file by path: for games with a view and a web folder."""
    folders = {name: games / plugin(name).folder for name in GAMES if plugin(name).folder}
    return {
        folder / "view.ts": module(name)
        for name, folder in folders.items()
        if folder.is_dir() and view_type(name) is not None
    }


if __name__ == "__main__":
    for path, written in files(Path(sys.argv[1])).items():
        path.write_text(written, encoding="utf-8")
