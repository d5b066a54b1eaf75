"""Messages of the engine as data: ids with arguments, never finished sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from . import serialization

Json = Any
Arguments = Mapping[str, Json]


@dataclass(frozen=True)
class Message:
    """An id of the Fluent catalogues with its arguments.

    Argument names mean the same everywhere: ``seat`` and ``target`` are seats (from 0), ``numbers`` and
    ``cards`` are lists, all others are numbers or words.
    """

    id: str
    arguments: Arguments = field(default_factory=dict)


class HauntboardError(Exception):
    """An error of the user, with a message for them; the base of all errors of the engine."""

    def __init__(self, id: str, /, **arguments: Json) -> None:
        self.message = Message(id, arguments)
        super().__init__(f"{id} {dict(arguments)}" if arguments else id)


class Refusal(HauntboardError):
    """An action is not legal; ``clause`` is the id of the rule that forbids it.

    >>> refusal = Refusal("candle-too-many", clause="C2")
    >>> refusal.clause
    'C2'
    """

    def __init__(self, id: str, /, clause: str = "", **arguments: Json) -> None:
        super().__init__(id, **arguments)
        self.clause = clause


class Event(serialization.Struct, frozen=True, gc=False):
    """An event of a match. ``data`` is public; only the ``knowers`` may see ``secret``."""

    kind: str
    data: Arguments = {}
    secret: Arguments = {}
    knowers: int = 0  # bit mask of seats

    def known_to(self, seat: int) -> bool:
        """Return whether a seat sees the secret part too."""
        return not self.secret or (seat >= 0 and bool(self.knowers >> seat & 1))

    def seen_by(self, seat: int) -> dict[str, Json]:
        """Return the event as a seat (or ``SPECTATOR``) sees it.

        >>> drew = Event("drew", {"seat": 0}, {"card": 5}, knowers=0b01)
        >>> drew.seen_by(0), drew.seen_by(1)
        ({'kind': 'drew', 'seat': 0, 'card': 5}, {'kind': 'drew', 'seat': 0})
        """
        if self.secret and self.known_to(seat):
            return {"kind": self.kind, **self.data, **self.secret}
        return {"kind": self.kind, **self.data}

    def in_full(self) -> dict[str, Json]:
        """Return the event with its secrets, for use after the end."""
        return {"kind": self.kind, **self.data, **self.secret}
