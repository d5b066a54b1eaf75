"""What can happen at a table: the entries of its log.

Everything else about a table follows from these, in their order. They hold secrets (every action,
chance included), so they never leave the server as they are.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from ...storage import Entry


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a seat may think, in seconds: for each move, or for the whole match with something
    added for every move. 0 means no limit."""

    move: int = 0
    match: int = 0
    increment: int = 0


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit somewhere: a bot by its name, or people. A seat that is open goes to a bot if
    nobody has taken it by the start."""

    bot: str = ""
    open: bool = False


class Opened(msgspec.Struct, tag="open", frozen=True, omit_defaults=True):
    """The table is there."""

    game: str
    players: int
    options: dict[str, str | int]
    host: str
    seats: list[SeatPlan]
    public: bool
    commitment: str
    clock: Clock = Clock()
    on_timeout: str = "bot"  # or forfeit
    remind: int = 0  # seconds before a clock runs out
    position: dict[str, Any] | None = None
    group: str = ""  # tables of one group are dealt the same cards
    hints: str = ""  # on or off; empty: on where all others are bots
    after: str = ""  # the table that this one follows


class SeatTaken(msgspec.Struct, tag="sit", frozen=True, omit_defaults=True):
    """Somebody sits down. The entropy is what the seat adds to the shuffle, in hexadecimal."""

    seat: int
    who: str
    name: str
    entropy: str = ""


class SeatLeft(msgspec.Struct, tag="stand", frozen=True):
    """A seat is free again."""

    seat: int


class BotAssigned(msgspec.Struct, tag="plan", frozen=True, omit_defaults=True):
    """The host gives a free seat to a bot, or back to people."""

    seat: int
    bot: str = ""


class EntropyAdded(msgspec.Struct, tag="stir", frozen=True):
    """A seat adds to the shuffle, in hexadecimal."""

    seat: int
    entropy: str


class Started(msgspec.Struct, tag="start", frozen=True):
    """The match begins."""


class Stepped(msgspec.Struct, tag="step", frozen=True):
    """An action of a seat, or of chance (-1)."""

    seat: int
    action: int


class Undone(msgspec.Struct, tag="undo", frozen=True):
    """The match goes back to so many steps."""

    seat: int
    length: int


class UndoAsked(msgspec.Struct, tag="undo-ask", frozen=True):
    """A seat would like to take back what it may only take back if all agree."""

    seat: int
    length: int


class UndoAnswered(msgspec.Struct, tag="undo-answer", frozen=True):
    """A seat agrees or does not."""

    seat: int
    yes: bool


class Reacted(msgspec.Struct, tag="react", frozen=True):
    """A seat shows one of the few reactions there are."""

    seat: int
    reaction: str


class Away(msgspec.Struct, tag="away", frozen=True):
    """Nobody acts for a seat any more: it ran out of time or left."""

    seat: int
    why: str  # time, left
    forfeit: bool


class Returned(msgspec.Struct, tag="return", frozen=True):
    """The player of a seat is back."""

    seat: int


class Reminded(msgspec.Struct, tag="remind", frozen=True):
    """A seat's time will be up soon."""

    seat: int
    left: int  # milliseconds


class Hinted(msgspec.Struct, tag="hint", frozen=True):
    """A seat has asked for a hint. What it was told is not written down."""

    seat: int


class FollowedBy(msgspec.Struct, tag="rematch", frozen=True):
    """The same people meet again at another table."""

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

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def encode(event: TableEvent, key: str | None = None, number: int = -1, at: int = 0) -> Entry:
    """An entry as the store keeps it.

    >>> encode(Stepped(0, 7)).data
    '{"type":"step","seat":0,"action":7}'
    """
    return Entry(TAGS[type(event)], _encoder.encode(event).decode(), key, number, at)


def decode(entry: Entry) -> TableEvent:
    """What an entry of the store says.

    >>> decode(encode(Stepped(0, 7)))
    Stepped(seat=0, action=7)
    """
    return _decoder.decode(entry.data)
