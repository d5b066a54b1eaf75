"""Premoves: moves to play automatically on a seat's next turns.

Each may state what the others are expected to do first. If they do anything else, or the move is not legal,
all premoves are dropped and the player decides. Other players never learn about them.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated

import msgspec

from ...engine.match import Match
from ...engine.record import Move, move_text
from ...engine.seats import CHANCE
from ..tables.commands import NotationText
from ..tables.table import Table

ANY_MOVE = "*"


class Premove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move to play and, optionally, the moves expected before it, as the seat will see them (``*`` matches
    any move). Without ``after`` it is played whatever happens."""

    play: NotationText
    after: Annotated[list[NotationText], msgspec.Meta(max_length=40)] | None = None


class PremoveList(msgspec.Struct, frozen=True):
    """The stored premoves of a seat; ``seen`` is the number of steps when they were set."""

    id: str
    seen: int
    premoves: list[Premove]


@dataclass(frozen=True)
class DuePremove:
    """The move to play now, and the idempotency key to play it under."""

    text: str
    key: str


def encode(match: Match, premoves: list[Premove]) -> str:
    """Encode new premoves for storage."""
    return msgspec.json.encode(PremoveList(secrets.token_hex(8), len(match.steps), premoves)).decode()


def decode(data: str) -> PremoveList:
    """Decode stored premoves."""
    return msgspec.json.decode(data, type=PremoveList)


def next_due(table: Table, seat: int, data: str) -> DuePremove | None:
    """Return the premove to play now, or None if the premoves no longer apply: the others did something else,
    the position was undone, or the player has moved by hand."""
    kept = decode(data)
    match = table.running
    by_hand = any(step.seat == seat for step in match.steps[kept.seen :])
    if not kept.premoves or len(match.steps) < kept.seen or by_hand:
        return None
    first = kept.premoves[0]
    if first.after is not None and not fits(first.after, moves_of_others(match, seat, kept.seen)):
        return None
    return DuePremove(first.play, f"premove {kept.id} {len(kept.premoves)}")


def remaining(match: Match, seat: int, data: str) -> str | None:
    """Return the premoves left to store after the first was played, or None."""
    kept = decode(data)
    last = max(n for n, step in enumerate(match.steps) if step.seat == seat)
    later = PremoveList(kept.id, last + 1, kept.premoves[1:])
    return msgspec.json.encode(later).decode() if later.premoves else None


def moves_of_others(match: Match, seat: int, since: int) -> list[str]:
    """Return the moves of the other seats as this seat saw them: hidden moves as ``?``, chance omitted."""
    return [
        move_text(match.game, Move(step.seat, step.action if step.seen_by(seat) else None, step.outcome))
        for step in match.steps[since:]
        if step.seat not in (seat, CHANCE)
    ]


def fits(assumed: list[str], happened: list[str]) -> bool:
    """Return whether the moves that happened match the expected ones.

    >>> fits(["2:x5=n", "*"], ["2:x5=n", "3:x1=n"]), fits(["2:x5=n"], ["2:x6=n"])
    (True, False)
    """
    return len(assumed) == len(happened) and all(
        mine in (ANY_MOVE, theirs) for mine, theirs in zip(assumed, happened, strict=True)
    )
