"""Readers: functions that turn parsed JSON into values of a type or report a problem."""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from math import isfinite
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from .structs import TAG_FIELD, Meta, Struct

Reader = Callable[[Any], Any]


class Pairs(list[tuple[str, Any]]):
    """A JSON object as parsed. Repeated names stay, because every value must have the right type."""


class Problem(Exception):
    """A value has the wrong type. ``path`` says where, from the inside out."""

    def __init__(self, message: str, *path: str) -> None:
        super().__init__(message)
        self.path = list(path)

    def __str__(self) -> str:
        place = "".join(reversed(self.path))
        return f"{self.args[0]} - at `${place}`" if place else str(self.args[0])


# The kinds of JSON values, in the order in which messages name them.
KINDS: dict[type, str] = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    Pairs: "object",
    list: "array",
    type(None): "null",
}


def reader(kind: Any) -> Reader:
    """Return the reader of a type."""
    if kind is Any:
        return read_anything
    readers = readers_of(kind)
    expected = " | ".join(name for name in KINDS.values() if name in readers)
    if "float" in readers:
        readers.setdefault("int", lambda value: readers["float"](as_float(value)))

    def read(value: Any) -> Any:
        found = KINDS[type(value)]
        if found not in readers:
            raise Problem(f"Expected `{expected}`, got `{found}`")
        return readers[found](value)

    return read


def readers_of(kind: Any) -> dict[str, Reader]:
    """Return the readers of a type by kind of JSON value."""
    if kind is None:
        kind = type(None)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return limited(readers_of(arguments[0]), arguments[1:])
    if origin in (Union, types.UnionType):
        return union_readers(arguments)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return {"object": struct_reader(kind)}
    if origin is list:
        return {"array": array_reader(arguments[0])}
    if origin is tuple:
        return {"array": tuple_reader(arguments)}
    if origin is dict and arguments[0] is str:
        return {"object": dict_reader(arguments[1])}
    if kind is float:
        return {"float": read_anything}
    if kind in (bool, int, str, type(None)):
        return {KINDS[kind]: lambda value: value}
    raise TypeError(f"type {kind!r} is not supported")


def union_readers(members: tuple[Any, ...]) -> dict[str, Reader]:
    """Return the readers of a union: at most one member per kind, or structs told apart by their tags."""
    found: dict[str, Reader] = {}
    tagged = [each for each in members if isinstance(each, type) and issubclass(each, Struct)]
    if len(tagged) > 1:
        found["object"] = tagged_reader(tagged)
        members = tuple(each for each in members if each not in tagged)
    for member in members:
        for kind, read in readers_of(member).items():
            if found.setdefault(kind, read) is not read:
                raise TypeError(f"two members of a union are of kind {kind}")
    return found


# ---- single values --------------------------------------------------------------------


def as_float(value: int) -> float:
    """Return an integer as a float."""
    try:
        return float(value)
    except OverflowError:
        raise Problem("Number out of range") from None


def read_anything(value: Any) -> Any:
    """Return plain data."""
    if isinstance(value, Pairs):
        return {name: at("[...]", read_anything, each) for name, each in value}
    if isinstance(value, list):
        return [at(f"[{index}]", read_anything, each) for index, each in enumerate(value)]
    if isinstance(value, float) and not isfinite(value):
        raise Problem("Number out of range")
    return value


def limited(readers: dict[str, Reader], limits: tuple[Any, ...]) -> dict[str, Reader]:
    """Return the readers of a type with its limits."""
    for limit in limits:
        if isinstance(limit, Meta):
            readers = {kind: limited_reader(kind, read, limit) for kind, read in readers.items()}
    return readers


def limited_reader(kind: str, read: Reader, limit: Meta) -> Reader:
    """Return a reader that also checks limits."""
    checks: list[tuple[Callable[[Any], bool], str]] = []
    if (least := limit.ge) is not None:
        checks.append((lambda value: value >= least, f">= {least}"))
    if (most := limit.le) is not None:
        checks.append((lambda value: value <= most, f"<= {most}"))
    if (shortest := limit.min_length) is not None:
        checks.append((lambda value: len(value) >= shortest, f"of length >= {shortest}"))
    if (longest := limit.max_length) is not None:
        checks.append((lambda value: len(value) <= longest, f"of length <= {longest}"))
    if limit.pattern is not None:
        matches = re.compile(limit.pattern).search
        checks.append((lambda value: matches(value) is not None, f"matching regex {limit.pattern!r}"))

    def read_limited(value: Any) -> Any:
        found = read(value)
        for holds, text in checks:
            if not holds(found):
                raise Problem(f"Expected `{kind}` {text}")
        return found

    return read_limited


# ---- collections ----------------------------------------------------------------------


def at(place: str, read: Reader, value: Any) -> Any:
    """Read a part; problems in it name its place."""
    try:
        return read(value)
    except Problem as problem:
        problem.path.append(place)
        raise


def array_reader(member: Any) -> Reader:
    """Return the reader of a list."""
    read = reader(member)
    return lambda values: [at(f"[{index}]", read, each) for index, each in enumerate(values)]


def tuple_reader(members: tuple[Any, ...]) -> Reader:
    """Return the reader of a tuple, of fixed length unless it ends with ``...``."""
    if members[-1] is Ellipsis:
        read_all = array_reader(members[0])
        return lambda values: tuple(read_all(values))
    readers = [reader(member) for member in members]

    def read(values: list[Any]) -> tuple[Any, ...]:
        if len(values) != len(readers):
            raise Problem(f"Expected `array` of length {len(readers)}")
        parts = zip(readers, values, strict=True)
        return tuple(at(f"[{index}]", read, each) for index, (read, each) in enumerate(parts))

    return read


def dict_reader(member: Any) -> Reader:
    """Return the reader of a dictionary with text as keys."""
    read = reader(member)
    return lambda pairs: {name: at("[...]", read, each) for name, each in pairs}


# ---- structs --------------------------------------------------------------------------


def struct_reader(kind: type[Struct]) -> Reader:
    """Return the reader of a struct."""
    config, hints = kind.__struct_config__, get_type_hints(kind, include_extras=True)
    members = {
        member.name: (member.attribute, reader(hints[member.attribute])) for member in kind.__struct_members__
    }
    required = [(member.attribute, member.name) for member in kind.__struct_members__ if member.required]

    def read(pairs: Pairs) -> Any:
        values = {}
        for name, value in pairs:
            if name in members:
                attribute, read_member = members[name]
                values[attribute] = at(f".{name}", read_member, value)
            elif name == TAG_FIELD and config.tag is not None:
                check_tag(value, (config.tag,))
            elif config.forbid_unknown_fields:
                raise Problem(f"Object contains unknown field `{name}`")
        for attribute, name in required:
            if attribute not in values:
                raise Problem(f"Object missing required field `{name}`")
        return kind(**values)

    return read


def tagged_reader(kinds: list[type[Struct]]) -> Reader:
    """Return the reader of a union of tagged structs."""
    readers = {kind.__struct_config__.tag: struct_reader(kind) for kind in kinds}
    if None in readers or len(readers) < len(kinds):
        raise TypeError("the structs of a union need different tags")

    def read(pairs: Pairs) -> Any:
        for name, value in pairs:
            if name == TAG_FIELD:
                check_tag(value, readers)
                return readers[value](pairs)
        raise Problem(f"Object missing required field `{TAG_FIELD}`")

    return read


def check_tag(tag: Any, allowed: Any) -> None:
    """Report a tag that is not among those allowed."""
    if not isinstance(tag, str):
        raise Problem("Expected `str`", f".{TAG_FIELD}")
    if tag not in allowed:
        raise Problem(f"Invalid value {tag!r}", f".{TAG_FIELD}")
