"""How a bot behaves in every situation of a small game: its policy, so that it can be judged exactly."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from ... import bots
from ...bots.protocol import Adviser, Seeded
from ...engine.match import Match
from ...engine.rng import Rng
from .tree import Situation, Tree

SEEDS = 20
MOST_LOTS = 100


def behaviour(
    tree: Tree, name: str, seeds: int = SEEDS, seed: int = 1, progress: Callable[[int], None] | None = None
) -> array[float]:
    """A bot's policy: it is asked in every situation, each time made anew with another seed.

    A bot that tells how often it would take each option (``consider``) is taken at its word, and the mean of
    what it said is used. One that only breaks ties by lot is asked for every lot, which is exact. Of others
    it is counted what they did.
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
    """How often a bot would take which actions, as far as one question tells."""
    if not isinstance(bot, Adviser):
        return {bot.choose(view, log): 1.0}
    told = {choice.action: choice.share for choice in bot.consider(view, log).choices if choice.share > 0.0}
    total = sum(told.values())
    return (
        {action: share / total for action, share in told.items()} if total else {bot.choose(view, log): 1.0}
    )


class Lots:
    """In place of a bot's generator: gives the lot one wants, and notes how many there were."""

    def __init__(self, lot: int) -> None:
        self.lot, self.lots, self.drawn = lot, 1, 0

    def below(self, n: int) -> int:
        self.lots, self.drawn = n, self.drawn + 1
        return min(self.lot, n - 1)


def by_lots(bot: bots.Bot, view: dict[str, object], log: list[dict[str, object]]) -> dict[int, float]:
    """How often a bot takes which actions, if all its luck is one lot among a few; else nothing."""
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


def index_of(situation: Situation, action: int) -> int:
    """The place of an action among those of a situation; a bot that names another one is broken."""
    return situation.actions.index(action)


def against(tree: Tree, seat: int, one: array[float], others: array[float]) -> array[float]:
    """The policy in which one seat plays one way and all others another."""
    mixed = array("d", others)
    for number, situation in enumerate(tree.situations):
        if situation.seat == seat:
            for slot in range(tree.slots[number], tree.slots[number + 1]):
                mixed[slot] = one[slot]
    return mixed
