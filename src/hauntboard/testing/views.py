"""The type that a game declares for its views, and whether a view fits it."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..games import plugin

MODULES = ("schema", "view", "game")  # of a game, where it may declare its view


def view_type(name: str) -> type | None:
    """Return the class that declares a game's view, None if there is none."""
    package = plugin(name).package
    for module in MODULES:
        if importlib.util.find_spec(f"{package}.{module}"):
            found = views_of(importlib.import_module(f"{package}.{module}"))
            if found:
                return found[-1]
    return None


def views_of(module: ModuleType) -> list[type]:
    """Return the classes of a module that may be the declaration of a view."""
    return [each for name, each in vars(module).items() if name.endswith("View") and is_typeddict(each)]


def differences(value: Any, kind: Any, path: str = "view") -> Iterator[str]:
    """Yield where a value differs from its declared type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        if not isinstance(value, dict) or value.keys() != get_type_hints(kind).keys():
            yield f"{path} has other keys than {kind.__name__}: {value}"
            return
        for key, inner in get_type_hints(kind).items():
            yield from differences(value[key], inner, f"{path}.{key}")
    elif origin in (Union, UnionType):
        if all(list(differences(value, each)) for each in arguments):
            yield f"{path} is {value!r}, not {kind}"
    elif origin is Literal:
        if value not in arguments or isinstance(value, bool):
            yield f"{path} is {value!r}, not {kind}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{path} is {value!r}, not a list"
            return
        for n, each in enumerate(value):
            yield from differences(each, arguments[0], f"{path}[{n}]")
    elif origin is tuple:  # a list of fixed length in JSON
        if not isinstance(value, list | tuple) or len(value) != len(arguments):
            yield f"{path} is {value!r}, not {kind}"
            return
        for n, (each, inner) in enumerate(zip(value, arguments, strict=True)):
            yield from differences(each, inner, f"{path}[{n}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{path} is {value!r}, not a dict"
            return
        for key, each in value.items():
            yield from differences(key, arguments[0], f"{path} key")
            yield from differences(each, arguments[1], f"{path}[{key!r}]")
    elif type(value) is not (NoneType if kind is None else kind):
        yield f"{path} is {value!r}, not {kind}"
