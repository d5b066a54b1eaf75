"""A bot's policy in every situation of a small game, for exact evaluation."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from ... import bots
from ...bots.protocol import Adviser, Seeded
from ...engine.match import Match
from ...engine.rng import Rng
from .tree import InformationSet, Tree

SEEDS = 20
MOST_LOTS = 100


def behaviour(
    tree: Tree, name: str, seeds: int = SEEDS, seed: int = 1, progress: Callable[[int], None] | None = None
) -> array[float]:
    """Return a bot's policy, measured in every information set with several seeds.

    The shares of an :class:`Adviser` are averaged over seeds. For a bot that only breaks ties at random,
    every outcome of that draw is tried, which is exact. For other bots the choices are counted.
    """
    bots.check_measured(name, tree.game.name)
    policy = array("d", bytes(8 * tree.slots[-1]))
    rng = Rng(seed)
    for number, situation in enumerate(tree.situations):
        if progress:
            progress(number)
        match = Match(tree.game).extend(situation.path)
        view, log = match.view(situation.seat), match.log(situation.seat)
        start = tree.slots[number]
        exact = by_lots(bots.make(name, tree.game, rng.next64()), view, log)
        for action, share in exact.items():
            policy[start + index_of(situation, action)] += share
        for _ in range(0 if exact else seeds):
            bot = bots.make(name, tree.game, rng.next64())
            for action, share in shares(bot, view, log).items():
                policy[start + index_of(situation, action)] += share / seeds
    return policy


def shares(bot: bots.Bot, view: dict[str, object], log: list[dict[str, object]]) -> dict[int, float]:
    """Return how often a bot would take which actions, as far as one question shows."""
    if not isinstance(bot, Adviser):
        return {bot.choose(view, log): 1.0}
    weights = {
        choice.action: choice.share for choice in bot.consider(view, log).choices if choice.share > 0.0
    }
    total = sum(weights.values())
    return (
        {action: share / total for action, share in weights.items()}
        if total
        else {bot.choose(view, log): 1.0}
    )


class Lots:
    """A stand-in for a bot's generator: returns a chosen draw and notes how many there were."""

    def __init__(self, lot: int) -> None:
        self.lot, self.lots, self.drawn = lot, 1, 0

    def below(self, n: int) -> int:
        self.lots, self.drawn = n, self.drawn + 1
        return min(self.lot, n - 1)


def by_lots(bot: bots.Bot, view: dict[str, object], log: list[dict[str, object]]) -> dict[int, float]:
    """Return the exact shares of a bot whose luck is one draw among a few; empty for others."""
    if isinstance(bot, Adviser) or not isinstance(bot, Seeded):
        return {}
    found: dict[int, float] = {}
    lot, lots = 0, 1
    while lot < lots:
        bot.rng = drawn = Lots(lot)
        action = bot.choose(view, log)
        lots = drawn.lots
        if drawn.drawn > 1 or lots > MOST_LOTS:
            return {}
        found[action] = found.get(action, 0.0) + 1.0 / lots
        lot += 1
    return found


def index_of(situation: InformationSet, action: int) -> int:
    """Return the index of an action in a situation."""
    return situation.actions.index(action)


def against(tree: Tree, seat: int, one: array[float], others: array[float]) -> array[float]:
    """Return the policy in which one seat plays one way and all others another."""
    mixed = array("d", others)
    for number, situation in enumerate(tree.situations):
        if situation.seat == seat:
            for slot in range(tree.slots[number], tree.slots[number + 1]):
                mixed[slot] = one[slot]
    return mixed
