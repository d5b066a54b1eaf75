"""The results of one deal between two bots."""

from __future__ import annotations

import msgspec


class MatchResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match: enough for every figure of the report."""

    seats: list[int]  # those of the row bot
    scores: list[int]
    winners: list[int]
    rounds: list[list[int]]  # points gained, by round and seat
    seconds: list[float]  # of thinking, by seat
    longest: list[float]  # thought, by seat
    moves: list[int]  # decisions, by seat


class DealResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All matches of one deal of a pairing, with the row bot once on every side."""

    row: str
    column: str
    deal: int
    played: list[MatchResult]
