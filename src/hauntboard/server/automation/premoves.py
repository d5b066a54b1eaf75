"""Premoves: "if it comes to me, do this".

A seat leaves a list of premoves, one for each of its next turns. Each may say what it assumes the others
to have done by then; if they did anything else, or the move is not possible, all premoves are dropped
and the player decides. Nobody else learns that there are any.
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
    """What to play, and what the others are assumed to do before: their moves as the seat will see them,
    ``*`` for any one move. Without ``after`` anything may happen."""

    play: NotationText
    after: Annotated[list[NotationText], msgspec.Meta(max_length=40)] | None = None


class Premoves(msgspec.Struct, frozen=True):
    """The premoves of a seat, as they are kept. ``seen``: the steps of the match when they were given."""

    id: str
    seen: int
    premoves: list[Premove]


@dataclass(frozen=True)
class DuePremove:
    """What to play now; the key says later that it has been played."""

    text: str
    key: str


def encode(match: Match, premoves: list[Premove]) -> str:
    """Orders as they are kept."""
    return msgspec.json.encode(Premoves(secrets.token_hex(8), len(match.steps), premoves)).decode()


def decode(data: str) -> Premoves:
    """Orders as they were kept."""
    return msgspec.json.decode(data, type=Premoves)


def next_due(table: Table, seat: int, data: str) -> DuePremove | None:
    """What the premoves of a seat say now that it may act; nothing if they are off: things went otherwise,
    the moment they were given in was taken back, or the player has played by hand since."""
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
    """What is kept for later once the first premove has been played."""
    kept = decode(data)
    last = max(n for n, step in enumerate(match.steps) if step.seat == seat)
    later = Premoves(kept.id, last + 1, kept.premoves[1:])
    return msgspec.json.encode(later).decode() if later.premoves else None


def moves_of_others(match: Match, seat: int, since: int) -> list[str]:
    """What the others did, as the seat saw it: hidden moves as ``?``, luck left out."""
    return [
        move_text(match.game, Move(step.seat, step.action if step.seen_by(seat) else None, step.outcome))
        for step in match.steps[since:]
        if step.seat not in (seat, CHANCE)
    ]


def fits(assumed: list[str], happened: list[str]) -> bool:
    """Whether what happened is what was assumed.

    >>> fits(["2:x5=n", "*"], ["2:x5=n", "3:x1=n"]), fits(["2:x5=n"], ["2:x6=n"])
    (True, False)
    """
    return len(assumed) == len(happened) and all(
        mine in (ANY_MOVE, theirs) for mine, theirs in zip(assumed, happened, strict=True)
    )
