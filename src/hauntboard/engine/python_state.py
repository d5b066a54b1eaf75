"""States and observers written in plain Python, for games that are not compiled.

The methods of :class:`State` are C functions in the compiled build, which a class written in Python cannot
override. :class:`PythonState` passes each of them on to the Python method of the same name, so the rules of
such a game look like those of a compiled one and run everywhere, only slower. A game is compiled by adding a
``.pxd`` beside its ``rules.py`` and subclassing :class:`State` instead.

In the interpreted build nothing needs to be passed on, and both names mean the base classes.
"""

from __future__ import annotations

from _thread import interrupt_main
from collections.abc import Sequence
from typing import Any, Self

import cython

from .observer import Observer
from .rng import Rng
from .seats import MAX_WORDS
from .state import State

# What a game need not define, and what it gets instead.
DEFAULTS: dict[str, Any] = {"match_score": 0, "shuffle_hidden": None, "round_number": 0}


def ask(state: Any, name: str, *arguments: Any) -> Any:
    """Call a method that a game defines, or return the default of an optional one."""
    method = getattr(state, name, None)
    if method is None:
        if name not in DEFAULTS:
            raise NotImplementedError(f"{type(state).__name__} defines no method {name}")
        return DEFAULTS[name]
    return method(*arguments)


def ask_from_c(state: Any, name: str, *arguments: Any) -> Any:
    """Call a method for C code, which cannot pass an interruption on: the interpreter repeats it as soon as
    the C code returns. Until then the match counts as over, which ends all loops, and other answers are 0."""
    try:
        return ask(state, name, *arguments)
    except KeyboardInterrupt:
        interrupt_main()
        return name == "is_over"


class PythonState(State):
    """A state whose class is written in Python. ``FIELDS`` names its attributes: ints and lists of ints."""

    def acting(self) -> int:
        with cython.gil:
            return int(ask_from_c(self, "acting"))

    def is_over(self) -> bool:
        with cython.gil:
            return bool(ask_from_c(self, "is_over"))

    def actor_of(self, action: int) -> int:
        with cython.gil:
            return int(ask_from_c(self, "actor_of", action))

    def fill_legal(self, words: Any, seat: int) -> int:
        with cython.gil:
            filled = [0] * MAX_WORDS
            used = int(ask_from_c(self, "fill_legal", filled, seat))
            for i in range(used):
                words[i] = filled[i]
            return used

    def step(self, action: int) -> None:
        with cython.gil:
            ask_from_c(self, "step", action)

    def winner_mask(self) -> int:
        with cython.gil:
            return int(ask_from_c(self, "winner_mask"))

    def seat_count(self) -> int:
        with cython.gil:
            return int(ask_from_c(self, "seat_count"))

    def match_score(self, seat: int) -> int:
        with cython.gil:
            return int(ask_from_c(self, "match_score", seat))

    def shuffle_hidden(self, seat: int, rng: Rng) -> None:
        with cython.gil:
            ask_from_c(self, "shuffle_hidden", seat, rng)

    def round_number(self) -> int:
        with cython.gil:
            return int(ask_from_c(self, "round_number"))

    def trace(self, seat: int, actor: int, action: int) -> int:
        with cython.gil:
            if getattr(self, "trace", None) is None:
                return action
            return int(ask_from_c(self, "trace", seat, actor, action))

    def assign(self, other: State) -> None:
        with cython.gil:
            take_fields(self, other)

    # ---- Python methods, so that errors and interruptions reach the caller ---------------

    def apply(self, action: int) -> None:
        ask(self, "step", action)

    def over(self) -> bool:
        return bool(ask(self, "is_over"))

    def clone(self) -> Self:
        copy = self.__class__.__new__(self.__class__)
        take_fields(copy, self)
        return copy

    def to_bytes(self) -> bytes:
        return repr(values(self)).encode()

    def __eq__(self, other: object) -> bool:
        if self.__class__ is not other.__class__:
            return NotImplemented
        return bool(values(self) == values(other))

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def take_fields(target: Any, source: Any) -> None:
    """Make every field of a state equal to that of another one."""
    for name in source.FIELDS:
        value = getattr(source, name)
        setattr(target, name, value[:] if isinstance(value, list) else value)


def values(state: Any) -> list[Any]:
    """Return the values of all fields."""
    return [getattr(state, name) for name in state.FIELDS]


class PythonObserver(Observer):
    """An observer whose class is written in Python: it defines ``vector(state, seat)``."""

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        with cython.gil:
            put_bytes(out, at, self.vector(state, seat))

    def observe(self, state: State, seat: int) -> bytes:
        return bytes(self.vector(state, seat))

    def vector(self, state: State, seat: int) -> Sequence[int]:
        """Return the entries of the vector of a seat, each from 0 to 255."""
        raise NotImplementedError


def put_bytes(out: Any, at: int, vector: Sequence[int]) -> None:
    """Write the entries of a vector."""
    for i in range(len(vector)):
        out[at + i] = vector[i]


if not cython.compiled:
    PythonState = State  # type: ignore[misc, assignment]
