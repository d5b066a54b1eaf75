"""The five levels that people meet. A lower level searches less and chooses with more noise, but never a turn
that costs too much (``max_loss``); only the best one plays turns out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....engine.build_mode import is_compiled


@dataclass(frozen=True, kw_only=True)
class Level:
    """How much a bot searches, and how noisily it chooses."""

    width: int  # positions the search expands per layer
    gambles: int  # gambles per layer that get a full evaluation
    answers: int  # answers tried where the evaluator ranks them
    temperature: float = 0.0  # of the choice, as a chance to win
    max_loss: float = 0.0  # what a choice may cost at most, as a chance to win
    playouts: int = 0  # in all; 0 to choose by the search alone
    candidates: int = 6  # turns that are played out at most
    # Evaluations, about, at a table of two: for the search (0 for no limit), for the replies of the others to
    # the turns found, and for playouts.
    search_evaluations: int = 0
    reply_evaluations: int = 0
    playout_evaluations: int = 0
    question_playouts: int = 12  # for each answer to a question in another seat's turn
    question_evaluations: int = 0  # for one turn of such a playout; 0 for no limit
    weighs_dropped: bool = True  # whether advice also weighs the actions that the search dropped

    def for_seats(self, players: int) -> Level:
        """Return the level with the same work for more seats: evaluating a position of four takes one and a
        half times as long."""
        return replace(
            self,
            search_evaluations=3 * self.search_evaluations // (players + 1),
            reply_evaluations=3 * self.reply_evaluations // (players + 1),
            playout_evaluations=3 * self.playout_evaluations // (players + 1),
        )


LEVELS = (
    Level(width=2, gambles=1, answers=1, temperature=0.06, max_loss=0.2),
    Level(width=2, gambles=1, answers=1, temperature=0.027, max_loss=0.09),
    Level(width=3, gambles=1, answers=1, temperature=0.018, max_loss=0.05),
    Level(width=8, gambles=2, answers=2),
    Level(
        width=48,
        gambles=3,
        answers=2,
        playouts=40,
        candidates=8,
        search_evaluations=60_000,
        reply_evaluations=60_000,
        playout_evaluations=50_000,
    ),
)
# The interpreted build evaluates about 1,000 positions a second: so limited, a move takes less than two.
INTERPRETED_WIDTH = 4
INTERPRETED_SEARCH = 600
INTERPRETED_QUESTION = 60


def affordable(level: Level) -> Level:
    """Return a level with as much thought as the current build can afford."""
    if is_compiled():
        return level
    return replace(
        level,
        width=min(level.width, INTERPRETED_WIDTH),
        gambles=1,
        answers=1,
        playouts=0,
        search_evaluations=INTERPRETED_SEARCH,
        question_playouts=1,
        question_evaluations=INTERPRETED_QUESTION,
        weighs_dropped=False,
    )
