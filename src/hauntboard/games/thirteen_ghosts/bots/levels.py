"""The five levels of the strong bot: how much it thinks, and how freely it chooses."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....engine.build_mode import is_compiled
from ....engine.game import Game
from ..cards import CARDS_IN_SET


@dataclass(frozen=True, kw_only=True)
class Level:
    """The settings of a search and of the choice that follows it.

    A *temperature* says how much worse an option can be and still be taken now and then: at 0.03 an option
    that loses three percent more often is taken e times less often than the best.
    """

    worlds: int  # determinizations sampled to infer what the others hold
    playouts: int  # of all candidates together; 0 to go by the policy alone
    candidates: int  # options of a decision that are compared
    move_temperature: float  # at which opponents are assumed to move; high: their moves reveal little
    habit_weight: float  # how far it relies on opponents' habits of hiding a card, 0 to 1
    temperature: float  # of its own choice
    max_loss: float  # how much worse than the best candidate its choice may be
    prior_weight: float = 50.0  # playouts that the policy's value of a candidate counts for
    target_temperature: float = 0.1  # at which opponents are assumed to choose the numbers they name
    depth: int = 6  # decisions of a duel that are played out before the policy's value is taken
    playout_temperature: float = 0.03  # of choices in playouts


# Weakest first. A lower level thinks less, reads less into the others' moves and chooses more freely.
LEVELS = (
    Level(
        worlds=100,
        playouts=0,
        candidates=32,
        move_temperature=10.0,
        habit_weight=0.0,
        temperature=1.5,
        max_loss=0.45,
    ),
    Level(
        worlds=140,
        playouts=40,
        candidates=26,
        move_temperature=7.0,
        habit_weight=0.05,
        temperature=0.2,
        max_loss=0.31,
    ),
    Level(
        worlds=300,
        playouts=120,
        candidates=16,
        move_temperature=2.5,
        habit_weight=0.2,
        temperature=0.075,
        max_loss=0.19,
    ),
    Level(
        worlds=400,
        playouts=250,
        candidates=16,
        move_temperature=1.3,
        habit_weight=0.3,
        temperature=0.045,
        max_loss=0.14,
    ),
    Level(
        worlds=2000,
        playouts=8000,
        candidates=16,
        move_temperature=0.2,
        habit_weight=1.0,
        temperature=0.006,
        max_loss=0.03,
    ),
)
# The pure-Python build is slower by about this factor, so it thinks less by the same factor.
INTERPRETED_SLOWDOWN = 40
LEAST_WORLDS = 50
# With a small deck (L1) a bot that always takes the best move can be read: every level chooses at least this
# freely.
SMALL_DECK_TEMPERATURE, SMALL_DECK_MAX_LOSS = 0.1, 0.4


def affordable(level: Level) -> Level:
    """Return a level with as much thought as the current build can afford."""
    if is_compiled():
        return level
    return replace(
        level,
        worlds=level.worlds // INTERPRETED_SLOWDOWN + LEAST_WORLDS,
        playouts=level.playouts // INTERPRETED_SLOWDOWN,
    )


def for_deck(level: Level, game: Game) -> Level:
    """Return a level adapted to a game's deck. How people hide cards of a small deck is not known."""
    if game.options.get("deck", CARDS_IN_SET) == CARDS_IN_SET:
        return level
    return replace(
        level,
        habit_weight=0.0,
        temperature=max(level.temperature, SMALL_DECK_TEMPERATURE),
        max_loss=max(level.max_loss, SMALL_DECK_MAX_LOSS),
    )


FULL = affordable(LEVELS[-1])
