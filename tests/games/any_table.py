"""The common part of the games' test tables: a match with notation on top."""

from __future__ import annotations

from typing import Any

from hauntboard.engine.game import Game, NotationError
from hauntboard.engine.match import Match, Step
from hauntboard.engine.messages import Refusal

SPECTATOR, ALL_SEEING = -1, -2


def trouble_with(game: Game, text: str, seat: int = 0) -> tuple[str, dict[str, Any], int] | None:
    """Return message, arguments and column of the error in a text, or None if it is a move."""
    try:
        game.parse(text, seat)
    except NotationError as error:
        return error.message.id, dict(error.message.arguments), error.column
    return None


class AnyTable:
    """A match that a test sets up, plays in notation and inspects."""

    def __init__(self, game: Game, start: Any = None) -> None:
        self.game = game
        self.match = Match(game, start)
        self.last: Step | None = None  # the last step of a seat
        self.new_events: list[Any] = []  # events since then

    # ---- refusals -------------------------------------------------------------------

    def refusal(self, text: str, by: int | None = None) -> Refusal:
        """Return the refusal of a move; the table must stay unchanged."""
        seat = self.seat if by is None else by
        return self.refusal_of(self.game.parse(text, seat), seat)

    def refusal_of(self, action: int, seat: int | None) -> Refusal:
        before, length = self.state.to_bytes(), len(self.match.steps)
        try:
            self.match.play(action, seat)
        except Refusal as refusal:
            assert self.state.to_bytes() == before
            assert len(self.match.steps) == length
            return refusal
        raise AssertionError(f"{action} was allowed for {seat}")

    def refuses(self, text: str, by: int) -> tuple[str, str, dict[str, Any]]:
        """Check that a move is not listed as legal; return message, clause and arguments of its refusal."""
        assert text not in self.legal(by)
        refusal = self.refusal(text, by)
        return refusal.message.id, refusal.clause, dict(refusal.message.arguments)

    # ---- inspecting -----------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def phase(self) -> str:
        return self.view(SPECTATOR)["phase"]

    @property
    def seat(self) -> int:
        """Return the seat to act, or the first of several."""
        actors = self.state.actors()
        return actors[0] if actors else -1

    @property
    def outcome(self) -> str:
        """Return the public outcome of the last move as the record notes it."""
        assert self.last is not None
        return self.last.outcome

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    def legal(self, seat: int | None = None) -> set[str]:
        """Return the legal moves of the acting seat (or the given one) in notation."""
        who = self.seat if seat is None else seat
        return {self.game.text(action) for action in self.state.legal_actions(who)}

    def in_words(self, text: str, by: int = 0) -> tuple[str, dict[str, Any]]:
        """Return the message that describes a move, with its arguments."""
        message = self.game.describe(self.state, self.game.parse(text, by))
        return message.id, dict(message.arguments)

    def view(self, seat: int) -> dict[str, Any]:
        return self.match.view(seat)

    def log(self, seat: int) -> list[dict[str, Any]]:
        return self.match.log(seat)

    def kinds(self) -> list[str]:
        """Return the kinds of the events since the last move began."""
        return [event.kind for event in self.new_events]
