"""JSON of structs and plain data."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from json.encoder import encode_basestring
from math import isfinite
from typing import Any

from .readers import Pairs, Problem, reader
from .structs import TAG_FIELD, DecodeError, Struct, ValidationError

# Numbers below this power of ten are written with an exponent; Python's ``repr`` starts one earlier.
LEAST_PLAIN_POWER = -5


class Encoder:
    """Encodes values as compact JSON.

    >>> Encoder().encode({"ghost": ["Boo", 1e20]})
    b'{"ghost":["Boo",1e20]}'
    """

    def encode(self, value: Any) -> bytes:
        """Return the JSON of a value."""
        return encode(value)


class Decoder:
    """Decodes JSON of one type."""

    def __init__(self, type: Any = Any) -> None:
        self.read = reader(type)

    def decode(self, data: bytes | str) -> Any:
        """Return the value. Raise :class:`DecodeError`, :class:`ValidationError` or :class:`UnicodeError`."""
        try:
            return self.read(parse(data))
        except Problem as problem:
            raise ValidationError(str(problem)) from None


def encode(value: Any) -> bytes:
    """Return the JSON of a value."""
    return text(value).encode()


def decode(data: bytes | str, *, type: Any = Any) -> Any:
    """Decode JSON of a type, as :meth:`Decoder.decode` does."""
    return decoder_of(type).decode(data)


decoder_of = cache(Decoder)


# ---- decoding -------------------------------------------------------------------------


def parse(data: bytes | str) -> Any:
    """Return the parsed JSON, objects as :class:`Pairs`."""
    written = data if isinstance(data, str) else data.decode()
    written.encode()  # raises an error for half a surrogate pair
    try:
        if written.startswith("\ufeff"):
            raise ValueError("unexpected byte order mark")
        found = json.loads(written, object_pairs_hook=Pairs, parse_constant=reject_constant)
        if "\\u" in written:
            json.dumps(found, ensure_ascii=False).encode()  # half a pair as an escape sequence
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return found


def reject_constant(name: str) -> None:
    """Reject ``NaN`` and ``Infinity``, which Python's parser accepts."""
    raise ValueError(f"unexpected {name}")


# ---- encoding -------------------------------------------------------------------------


def text(value: Any) -> str:
    """Return the JSON text of a value."""
    write = WRITERS.get(type(value))
    if write is not None:
        return write(value)
    for kind, write in WRITERS.items():
        if isinstance(value, kind):
            return write(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def float_text(value: float) -> str:
    """Return a float as JSON.

    >>> float_text(1e-5), float_text(1.5e-7), float_text(1e16), float_text(float("nan"))
    ('0.00001', '1.5e-7', '1e16', 'null')
    """
    if not isfinite(value):
        return "null"
    mantissa, exponential, exponent = repr(value).partition("e")
    if not exponential:
        return mantissa
    if int(exponent) < LEAST_PLAIN_POWER or int(exponent) > 0:
        return f"{mantissa}e{int(exponent)}"
    sign = "-" if value < 0 else ""
    return f"{sign}0.{'0' * (-int(exponent) - 1)}{mantissa.lstrip('-').replace('.', '')}"


def key_text(key: Any) -> str:
    """Return a key of an object."""
    if isinstance(key, str):
        return encode_basestring(key)
    if isinstance(key, int | float) and not isinstance(key, bool):
        return f'"{text(key)}"'
    raise TypeError("Only dicts with str-like or number-like keys are supported")


def object_text(value: dict[Any, Any]) -> str:
    """Return a dictionary as an object."""
    return "{" + ",".join([f"{key_text(key)}:{text(each)}" for key, each in value.items()]) + "}"


def array_text(value: list[Any]) -> str:
    """Return a list or tuple as an array."""
    return "[" + ",".join([text(each) for each in value]) + "]"


def struct_text(value: Struct) -> str:
    """Return a struct as an object: its tag first, then its fields in order."""
    config = value.__struct_config__
    parts = [] if config.tag is None else [f'"{TAG_FIELD}":{encode_basestring(config.tag)}']
    for member in value.__struct_members__:
        each = getattr(value, member.attribute)
        if not (config.omit_defaults and member.holds_default(each)):
            parts.append(f"{encode_basestring(member.name)}:{text(each)}")
    return "{" + ",".join(parts) + "}"


WRITERS: dict[type, Callable[[Any], str]] = {
    Struct: struct_text,
    str: encode_basestring,
    bool: lambda value: "true" if value else "false",
    int: int.__repr__,
    float: float_text,
    type(None): lambda value: "null",
    list: array_text,
    tuple: array_text,
    dict: object_text,
}
