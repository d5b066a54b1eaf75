"""The results of one deal between two bots, as the results file of an arena keeps them."""

from __future__ import annotations

import msgspec

from ...engine.game import Value

FORMAT = 1  # of the file


class ArenaHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all deals of a file belong to. The file can be continued with more deals, more bots or another
    stop rule."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    arena: int = FORMAT


class MatchResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match: enough for every figure of the report."""

    seats: list[int]  # those of the row bot
    scores: list[int]
    winners: list[int]
    rounds: list[list[int]]  # points gained, by round and seat
    seconds: list[float]  # of thinking, by seat
    longest: list[float]  # thought, by seat
    moves: list[int]  # decisions, by seat

    def fits(self, players: int) -> bool:
        """Return whether the match has a figure for every seat."""
        rows: tuple[list[int] | list[float], ...] = (self.scores, self.seconds, self.longest, self.moves)
        return (
            all(len(row) == players for row in (*rows, *self.rounds))
            and all(seat in range(players) for seat in (*self.seats, *self.winners))
            and bool(self.winners)
            and 0 < len(self.seats) < players
        )


class DealResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All matches of one deal of a pairing, with the row bot once on every side."""

    row: str
    column: str
    deal: int
    played: list[MatchResult]

    def fits(self, players: int) -> bool:
        """Return whether every match has a figure for every seat."""
        return self.deal >= 0 and bool(self.played) and all(played.fits(players) for played in self.played)
