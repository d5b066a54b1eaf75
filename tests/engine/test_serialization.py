"""The pure-Python serialization writes the same bytes as msgspec and accepts and rejects the same JSON."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import random
import sys
from functools import cache
from types import ModuleType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hauntboard.engine.build_mode import SourceFinder

TWIN = "hauntboard_pure"
MODULES = (
    "analysis.model",
    "engine.match",
    "engine.messages",
    "server.errors",
    "server.realtime.lesson",
    "server.realtime.projections",
    "server.tables.commands",
    "server.tables.events",
    "server.tables.summaries",
    "server.tables.table",
)
# Never decoded: they hold abstract mappings or parts that are encoded already.
WRITTEN_ONLY = {"Event", "LoggedEvent", "Step"}
UNIONS = {"TableEvent": "server.tables.events", "Command": "server.tables.commands"}
Pair = tuple[Any, Any]


def twin(module: str) -> ModuleType:
    """Return the copy of a module that uses the pure serialization, in a package of its own."""
    if TWIN not in sys.modules:
        sys.meta_path.insert(0, SourceFinder(TWIN))
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("HAUNTBOARD_SERIALIZATION", "python")
            importlib.import_module(f"{TWIN}.engine.serialization")
    return importlib.import_module(f"{TWIN}.{module}")


pure: Any = twin("engine.serialization")
pure_errors: Any = twin("engine.serialization.pure.structs")
REJECTED = (msgspec.DecodeError, UnicodeError, RecursionError)
PURELY_REJECTED = (pure_errors.DecodeError, UnicodeError, RecursionError)


def struct_pairs() -> dict[str, Pair]:
    """Return every struct class of the portable modules with its twin."""
    found = {}
    for name in MODULES:
        module = importlib.import_module(f"hauntboard.{name}")
        for key, value in vars(module).items():
            if (
                isinstance(value, type)
                and issubclass(value, msgspec.Struct)
                and value.__module__ == module.__name__
            ):
                found[key] = (value, getattr(twin(name), key))
    return found


STRUCTS = struct_pairs()
TWINS = dict(STRUCTS.values())
DECODED: dict[str, Pair] = {
    **{name: pair for name, pair in STRUCTS.items() if name not in WRITTEN_ONLY},
    **{
        name: (getattr(importlib.import_module(f"hauntboard.{module}"), name), getattr(twin(module), name))
        for name, module in UNIONS.items()
    },
}

# ---- generated values -----------------------------------------------------------------

TEXTS = st.text(max_size=8) | st.sampled_from(["", "bot", "00ff", "Zoë 👻", 'a"\\/\b\n\x1f\x7f\u2028'])
NUMBERS = st.integers(-2, 5) | st.integers() | st.sampled_from([2**63, -(2**63) - 1, 10**30])
FLOATS = st.floats() | st.floats(1e-9, 1e-3) | st.sampled_from([0.0, 1.0, -0.0, 1e15, 1e16, 1e-5, 9.9e-6])
PLAIN = st.recursive(
    st.none() | st.booleans() | NUMBERS | FLOATS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


def same(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Pair]:
    return values.map(lambda value: (value, value))


@cache
def pairs(kind: Any) -> st.SearchStrategy[Pair]:
    """Return a strategy for a value of a type and its twin."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return pairs(arguments[0])
    if origin in (Union, UnionType):
        return st.one_of([pairs(each) for each in arguments])
    if kind in TWINS:
        return instances(kind)
    if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        build = list if origin is list else tuple
        members = st.lists(pairs(arguments[0]), max_size=1 if arguments[0] in TWINS else 3)
        return members.map(lambda found: (build(a for a, _ in found), build(b for _, b in found)))
    if origin is tuple:
        return st.tuples(*map(pairs, arguments)).map(lambda found: tuple(zip(*found, strict=True)))
    if origin is not None:  # a dictionary or an abstract mapping
        values = st.dictionaries(TEXTS, pairs(arguments[1]), max_size=3)
        return values.map(
            lambda found: ({k: a for k, (a, _) in found.items()}, {k: b for k, (_, b) in found.items()})
        )
    simple = {bool: st.booleans(), int: NUMBERS, float: FLOATS, str: TEXTS, type(None): st.none(), Any: PLAIN}
    return same(simple[kind])


def instances(kind: Any) -> st.SearchStrategy[Pair]:
    """Return a strategy for a struct and its twin; fields with a default may be left out."""
    hints = get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    required = {field.name: pairs(hints[field.name]) for field in fields if field.required}
    optional = {field.name: pairs(hints[field.name]) for field in fields if not field.required}
    return st.fixed_dictionaries(required, optional=optional).map(
        lambda found: (
            kind(**{name: pair[0] for name, pair in found.items()}),
            TWINS[kind](**{name: pair[1] for name, pair in found.items()}),
        )
    )


def outcome(decode: Any, data: bytes, kind: Any, errors: tuple[type[Exception], ...]) -> str:
    """Return what decoding gave: the value, or that it was rejected."""
    try:
        return repr(decode(data, type=kind))
    except errors:
        return "rejected"


def check_decoding(data: bytes, name: str) -> str:
    """Assert that both decode the same or both reject."""
    kind, twin_kind = DECODED[name]
    ours = outcome(msgspec.json.decode, data, kind, REJECTED)
    theirs = outcome(pure.json.decode, data, twin_kind, PURELY_REJECTED)
    assert ours == theirs, data
    return ours


unhurried = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])

# ---- differential tests ---------------------------------------------------------------


def test_all_structs_are_compared() -> None:
    assert len(STRUCTS) > 50 and set(STRUCTS) > WRITTEN_ONLY
    assert all(issubclass(pair[1], pure.Struct) for pair in STRUCTS.values())


@pytest.mark.parametrize("name", STRUCTS)
@unhurried
@given(data=st.data())
def test_both_write_the_same_bytes_and_read_them_back(name: str, data: st.DataObject) -> None:
    ours, theirs = data.draw(pairs(STRUCTS[name][0]))
    written = msgspec.json.encode(ours)
    assert pure.json.encode(theirs) == written
    if name not in WRITTEN_ONLY:
        assert repr(ours) == repr(theirs)
        check_decoding(written, name)


JUNK = '{}[]",:0123456789.-+eEtfn\\u \t\x00\x1fé'
VALUES = (
    None,
    True,
    False,
    0,
    -1,
    4,
    2**64,
    1.0,
    0.5,
    "",
    "bot",
    "x" * 300,
    "a\n",
    [],
    [1],
    {},
    {"type": "sit"},
)


def damaged(text: str, luck: random.Random) -> str:
    """Change, add or remove a character or two."""
    place = luck.randrange(len(text) + 1)
    return text[:place] + "".join(luck.choices(JUNK, k=luck.randrange(3))) + text[place + luck.randrange(3) :]


def reshaped(value: Any, luck: random.Random) -> Any:
    """Replace, drop, add or repeat one part of plain data; objects are lists of pairs in a tuple."""
    if not isinstance(value, list | tuple) or not value or luck.random() < 0.3:
        return luck.choice(VALUES)
    parts, place = list(value), luck.randrange(len(value))
    change = luck.randrange(5)
    if change == 0:
        del parts[place]
    elif change == 1:
        parts.append(parts[place])
    elif change == 2 and isinstance(value, tuple):
        parts.insert(place, (luck.choice(["type", "extra", "seat"]), luck.choice(VALUES)))
    elif isinstance(value, tuple):
        parts[place] = (parts[place][0], reshaped(parts[place][1], luck))
    else:
        parts[place] = reshaped(parts[place], luck)
    return type(value)(parts)


def text_of(value: Any) -> str:
    """Return JSON of data in which objects are tuples of pairs."""
    if isinstance(value, tuple):
        return "{" + ",".join(f"{json.dumps(name)}:{text_of(each)}" for name, each in value) + "}"
    if isinstance(value, list):
        return "[" + ",".join(text_of(each) for each in value) + "]"
    return json.dumps(value)


@pytest.mark.parametrize("name", DECODED)
@unhurried
@given(data=st.data(), luck=st.randoms(use_true_random=False))
def test_both_read_or_reject_the_same_json(name: str, data: st.DataObject, luck: random.Random) -> None:
    kind = DECODED[name][0]
    ours, _ = data.draw(pairs(kind))
    written = msgspec.json.encode(ours)
    shape = json.loads(written, object_pairs_hook=tuple)
    for _ in range(4):
        check_decoding(damaged(written.decode(), luck).encode(), name)
        check_decoding(text_of(reshaped(shape, luck)).encode(), name)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play","seat":9,"seen":0}',
        '{"type":"play","seat":-1,"seen":0}',
        '{"type":"play","seat":true,"seen":0}',
        '{"type":"play","seat":1.0,"seen":0}',
        '{"type":"play","seat":"x","seat":1,"seen":0}',
        '{"type":"play","seat":1,"seen":0,"extra":1}',
        '{"type":"play","seat":1}',
        '{"type":"haunt","seat":1}',
        '{"type":7,"seat":1}',
        '{"seat":1,"seen":0}',
        '{"type":"sit","name":""}',
        '{"type":"sit","name":"nameless nameless nameless"}',
        '{"type":"sit","name":"a","entropy":"0"}',
        '{"type":"sit","name":null}',
        '{"type":"start","key":7}',
        "[]",
        "null",
    ],
)
def test_both_name_the_same_problem(text: str) -> None:
    kind, twin_kind = DECODED["Command"]
    with pytest.raises(msgspec.ValidationError) as ours:
        msgspec.json.decode(text, type=kind)
    with pytest.raises(pure_errors.ValidationError) as theirs:
        pure.json.decode(text, type=twin_kind)
    assert str(theirs.value) == str(ours.value)


MALFORMED = (
    "NaN",
    "-Infinity",
    "01",
    "1.",
    "+1",
    ".5",
    "tru",
    "'a'",
    "[1,]",
    "[1",
    "",
    "\ufeff1",
    "\x0b1",
    '"\t"',
)
ESCAPES = ('"\\ud800"', '"\\ude00\\ud83d"', '"\\ud83d\\ude00"', '"\\x"', '"\\/"')
EXTREMES = ("1e400", "1e-400", "-0", "1" * 4000, "1" * 5000, '{"a":[1e999]}', "[" * 3000)


@pytest.mark.parametrize("text", [*MALFORMED, *ESCAPES, *EXTREMES, "1 ", " 1", '{"a":1,"a":2}'])
def test_both_parse_the_same_json(text: str) -> None:
    ours = outcome(
        msgspec.json.decode, text.encode(), Any, (msgspec.DecodeError, UnicodeError, RecursionError)
    )
    theirs = outcome(pure.json.decode, text.encode(), Any, PURELY_REJECTED)
    assert ours == theirs


@pytest.mark.parametrize(
    "value", [{1: 2}, {1.5: 2}, {True: 1}, {None: 1}, {(1,): 2}, (1, [2]), object(), range(3)]
)
def test_both_write_the_same_plain_data(value: Any) -> None:
    assert attempt(pure.json.encode, value) == attempt(msgspec.json.encode, value)


def attempt(encode: Any, value: Any) -> str:
    """Return what encoding gave, or its error."""
    try:
        return repr(encode(value))
    except TypeError as error:
        return repr(error)


# ---- structs as values ----------------------------------------------------------------


def test_both_structs_behave_alike_as_values() -> None:
    for events, commands in (
        [importlib.import_module(f"hauntboard.server.tables.{name}") for name in ("events", "commands")],
        [twin(f"server.tables.{name}") for name in ("events", "commands")],
    ):
        step = events.Stepped(0, 7)
        assert step == events.Stepped(seat=0, action=7) != events.Stepped(0, 8)
        assert step != events.Undone(0, 7) and hash(step) == hash(events.Stepped(0, 7))
        assert copy.deepcopy(step) == pickle.loads(pickle.dumps(step)) == step
        with pytest.raises(AttributeError):
            step.seat = 1
        for arguments, more in (((), {}), ((1, 2, 3), {}), ((1,), {"boo": 2})):
            with pytest.raises(TypeError):
                events.Stepped(*arguments, **more)
        assert events.Stepped.__match_args__ == ("seat", "action")
        assert events.Stepped.__struct_config__.tag == "step"
        assert commands.Sit.__struct_fields__ == ("name", "seat", "leaving", "entropy", "key")
        with pytest.raises(TypeError):
            commands.Sit("Ana", 0, None, "", "key")  # the key has to be named
    model = twin("analysis.model")
    one, other = model.MessageText("a"), model.MessageText("b")
    assert one.arguments == {} and one.arguments is not other.arguments


def test_the_environment_chooses_the_pure_serialization() -> None:
    assert twin("engine.serialization").Struct.__module__ == f"{TWIN}.engine.serialization.pure.structs"
    assert importlib.import_module("hauntboard.engine.serialization").Struct is msgspec.Struct
