"""The table events: everything that can happen at a table, in the form in which the log stores it.

The state of a table follows from its events in order. Events hold secrets (every action, chance included), so
clients only ever receive projections of them.
"""

from __future__ import annotations

from typing import Any, get_args

from ...engine import serialization
from ...storage.model import Entry


class Clock(serialization.Struct, frozen=True, omit_defaults=True):
    """Thinking time in seconds: per move, or for the whole match plus an increment per move. 0 means no
    limit."""

    move: int = 0
    match: int = 0
    increment: int = 0


class SeatPlan(serialization.Struct, frozen=True, omit_defaults=True):
    """Who may take a seat: the named bot or, without one, a person. An ``open`` seat that is still free at
    the start goes to a bot."""

    bot: str = ""
    open: bool = False


class Opened(serialization.Struct, tag="open", frozen=True, omit_defaults=True):
    """The table was opened."""

    game: str
    players: int
    options: dict[str, str | int]
    host: str
    seats: list[SeatPlan]
    public: bool
    commitment: str
    clock: Clock = Clock()
    on_timeout: str = "bot"  # or forfeit
    remind: int = 0  # seconds before a timeout
    position: dict[str, Any] | None = None
    group: str = ""  # tables of one group are dealt the same cards
    hints: str = ""  # on or off; empty: on where all others are bots
    after: str = ""  # the table that led to this one


class SeatTaken(serialization.Struct, tag="sit", frozen=True, omit_defaults=True):
    """A player took a seat. ``entropy`` is the seat's hexadecimal contribution to the shuffle."""

    seat: int
    who: str
    name: str
    entropy: str = ""


class SeatLeft(serialization.Struct, tag="stand", frozen=True):
    """A player left a seat before the start."""

    seat: int


class BotAssigned(serialization.Struct, tag="plan", frozen=True, omit_defaults=True):
    """The host assigned a free seat to a bot, or (without ``bot``) to people again."""

    seat: int
    bot: str = ""


class EntropyAdded(serialization.Struct, tag="stir", frozen=True):
    """A seat contributed to the shuffle, in hexadecimal."""

    seat: int
    entropy: str


class Started(serialization.Struct, tag="start", frozen=True):
    """The match started."""


class Stepped(serialization.Struct, tag="step", frozen=True):
    """A seat, or chance (-1), took an action."""

    seat: int
    action: int


class Undone(serialization.Struct, tag="undo", frozen=True):
    """The match was rewound to ``length`` steps."""

    seat: int
    length: int


class UndoAsked(serialization.Struct, tag="undo-ask", frozen=True):
    """A seat asked the others to agree to an undo."""

    seat: int
    length: int


class UndoAnswered(serialization.Struct, tag="undo-answer", frozen=True):
    """A seat agreed to an undo or declined it."""

    seat: int
    yes: bool


class Reacted(serialization.Struct, tag="react", frozen=True):
    """A seat showed a reaction."""

    seat: int
    reaction: str


class Away(serialization.Struct, tag="away", frozen=True):
    """A seat's player left or ran out of time."""

    seat: int
    why: str  # time, left
    forfeit: bool


class Returned(serialization.Struct, tag="return", frozen=True):
    """A seat's player came back."""

    seat: int


class Reminded(serialization.Struct, tag="remind", frozen=True):
    """A seat was reminded that its time is running out."""

    seat: int
    left: int  # milliseconds


class Hinted(serialization.Struct, tag="hint", frozen=True):
    """A seat received a hint. The hint itself is not logged."""

    seat: int


class FollowedBy(serialization.Struct, tag="rematch", frozen=True):
    """A rematch was opened at another table."""

    seat: int
    table: str


TableEvent = (
    Opened
    | SeatTaken
    | SeatLeft
    | BotAssigned
    | EntropyAdded
    | Started
    | Stepped
    | Undone
    | UndoAsked
    | UndoAnswered
    | Reacted
    | Away
    | Returned
    | Reminded
    | Hinted
    | FollowedBy
)

TAGS = {kind: str(kind.__struct_config__.tag) for kind in get_args(TableEvent)}

_encoder = serialization.json.Encoder()
_decoder: serialization.json.Decoder[TableEvent] = serialization.json.Decoder(TableEvent)


def encode(event: TableEvent, key: str | None = None, number: int = -1, at: int = 0) -> Entry:
    """Encode an event for the log.

    >>> encode(Stepped(0, 7)).data
    '{"type":"step","seat":0,"action":7}'
    """
    return Entry(TAGS[type(event)], _encoder.encode(event).decode(), key, number, at)


def decode(entry: Entry) -> TableEvent:
    """Decode an entry of the log.

    >>> decode(encode(Stepped(0, 7)))
    Stepped(seat=0, action=7)
    """
    return _decoder.decode(entry.data)
