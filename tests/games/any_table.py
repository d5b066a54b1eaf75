"""What the test tables of all games share: a match with notation on top."""

from __future__ import annotations

from typing import Any

from hauntboard.engine.game import Game, NotationError
from hauntboard.engine.match import Match, Step
from hauntboard.engine.messages import Refusal

SPECTATOR, ALL_SEEING = -1, -2


def trouble_with(game: Game, text: str, seat: int = 0) -> tuple[str, dict[str, Any], int] | None:
    """Message, arguments and column of the error that a text is for a game; None if it is a move."""
    try:
        game.parse(text, seat)
    except NotationError as error:
        return error.message.id, dict(error.message.arguments), error.column
    return None


class AnyTable:
    """Set a match up, let it be played in notation, look at what came of it."""

    def __init__(self, game: Game, start: Any = None) -> None:
        self.game = game
        self.match = Match(game, start)
        self.last: Step | None = None  # the last step that a seat made
        self.told: list[Any] = []  # events since then

    # ---- what is not allowed --------------------------------------------------------

    def refusal(self, text: str, by: int | None = None) -> Refusal:
        """The refusal of a move; the table must stay as it was."""
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
        """Message, clause and arguments with which a move is refused that is not offered either."""
        assert text not in self.legal(by)
        refusal = self.refusal(text, by)
        return refusal.message.id, refusal.clause, dict(refusal.message.arguments)

    # ---- looking --------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def phase(self) -> str:
        return self.view(SPECTATOR)["phase"]

    @property
    def seat(self) -> int:
        """Who acts, where it is one seat; the first of several."""
        actors = self.state.actors()
        return actors[0] if actors else -1

    @property
    def outcome(self) -> str:
        """What everybody saw come of the last move, as the record notes it."""
        assert self.last is not None
        return self.last.outcome

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    def legal(self, seat: int | None = None) -> set[str]:
        """Notation of all that the acting seat (or the given one) may do."""
        who = self.seat if seat is None else seat
        return {self.game.text(action) for action in self.state.legal_actions(who)}

    def in_words(self, text: str, by: int = 0) -> tuple[str, dict[str, Any]]:
        """The message that describes a move, with its arguments."""
        message = self.game.describe(self.state, self.game.parse(text, by))
        return message.id, dict(message.arguments)

    def view(self, seat: int) -> dict[str, Any]:
        return self.match.view(seat)

    def log(self, seat: int) -> list[dict[str, Any]]:
        return self.match.log(seat)

    def kinds(self) -> list[str]:
        """Kinds of the events since the last move began."""
        return [event.kind for event in self.told]
