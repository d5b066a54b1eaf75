"""The strong player of 13 Ghosts and its five levels."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ....bots.budget import Budget, spend
from ....bots.protocol import BEST, Advice, Choice
from ....engine.game import Game, View
from ....engine.messages import Message
from ....engine.rng import Rng
from .. import determinize
from ..cards import CARDS_IN_SET, KEEP
from ..notation import number_of
from ..round_replay import RoundReplay
from ..rules import Ghosts
from .baseline import SensibleBot
from .explain import is_setup, unit_of, why, why_setup
from .habits import habits, lean_of
from .search import Search
from .weights import COMPILED, load_policy


@dataclass(frozen=True)
class Level:
    """How much a player thinks, and how freely it chooses."""

    worlds: int  # drawn to find out what the others hold
    playouts: int
    options: int  # looked at
    doubt: float  # heat at which others' moves are read: the more, the less they tell
    habit: float  # how much it makes of the others' habits of hiding
    heat: float  # of the final choice
    cap: float  # how much worse than the best a chosen move may be
    trust: float = 50.0  # playouts that the policy's opinion counts for
    sharp: float = 0.1  # heat at which it is read what they named
    depth: int = 6  # decisions of a duel that are played out
    play_heat: float = 0.03  # of the choices in playouts


# Weakest first: less thought, less attention to what others betray, a freer choice.
LEVELS = (
    Level(100, 0, 32, 10.0, 0.0, 1.5, 0.45),
    Level(140, 40, 26, 7.0, 0.05, 0.2, 0.31),
    Level(300, 120, 16, 2.5, 0.2, 0.075, 0.19),
    Level(400, 250, 16, 1.3, 0.3, 0.045, 0.14),
    Level(2000, 8000, 16, 0.2, 1.0, 0.006, 0.03),
)
# Kept by a search; and how often two options are tried against each other in a trial.
MOST_OPTIONS = 32
PAIRS = 500
# Without the compiled form a level thinks about as much less as it is slower.
INTERPRETED = 40
BETWEEN_LOOKS_AT_THE_CLOCK = 32  # playouts


# With a small deck (L1) who always takes the best move can be read, and habits of people are not known there:
# so freely does every level choose at least.
SMALL_HEAT, SMALL_CAP = 0.1, 0.4


def affordable(level: Level) -> Level:
    """A level as this form can play it."""
    if COMPILED:
        return level
    return replace(level, worlds=level.worlds // INTERPRETED + 50, playouts=level.playouts // INTERPRETED)


def for_deck(level: Level, game: Game) -> Level:
    """A level as it plays with a game's deck."""
    if game.options.get("deck", CARDS_IN_SET) == CARDS_IN_SET:
        return level
    return replace(level, habit=0.0, heat=max(level.heat, SMALL_HEAT), cap=max(level.cap, SMALL_CAP))


FULL = affordable(LEVELS[-1])


class StrongBot:
    """Draws worlds that explain what the others did, plays its options out in them, and chooses."""

    def __init__(self, game: Game, seed: int, level: Level = FULL) -> None:
        self.game, self.rng, self.level = game, Rng(seed), for_deck(level, game)
        self.policy = load_policy()
        self.seconds: float | None = None

    def limit(self, budget: Budget) -> None:
        """Play out so often, or as often as the time allows. Levels that do not play out stay as they are."""
        self.seconds = budget.seconds
        if self.level.playouts and budget.iterations:
            self.level = replace(self.level, playouts=budget.iterations)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        if is_setup(legal[0]):
            return self.draw_lot(self.weigh_setup(view, legal))
        if not determinize.from_the_deal(log):
            return self.without_history(view, log)
        return self.draw_lot(choices_of(self.look(view, log)[0], self.level))

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        legal: list[int] = view["legal"]
        if is_setup(legal[0]):
            choices = self.weigh_setup(view, legal)
            if include is not None and action == BEST:
                action = choices[0].action
            elif action is None or action == BEST:
                action = self.draw_lot(choices)  # always the same one could be read
            return Advice(action, choices, why_setup(view, action, choices), "mix")
        if not determinize.from_the_deal(log):
            found = self.without_history(view, log)
            weighed = [Choice(found, 0.0, 0.0, 1.0)]
            return Advice(found, weighed, [Message("ghosts-why-no-history")], "mix")
        wanted = action if include is None else include
        search, told = self.look(view, log, BEST if wanted is None else wanted)
        choices = choices_of(search, self.level)
        if action is None:
            action = self.draw_lot(choices)
        elif action == BEST:
            action = choices[0].action
        value = next(choice.value for choice in choices if choice.action == action)
        search.recall(told)
        return Advice(action, choices, why(view, search, self.policy, action, value), unit_of(view))

    def without_history(self, view: View, log: list[dict[str, Any]]) -> int:
        """In a match that was played on from some moment nobody knows what was done before it: until the
        next deal the view has to do."""
        return SensibleBot(self.game, self.rng.next64()).choose(view, log)

    def draw_lot(self, choices: list[Choice]) -> int:
        """One of the choices by their shares."""
        at = self.rng.below(1 << 30) / (1 << 30)
        for choice in choices:
            at -= choice.share
            if at < 0:
                return choice.action
        return choices[0].action

    # ---- before the first turn --------------------------------------------------------

    def weigh_setup(self, view: View, legal: list[int]) -> list[Choice]:
        """Crypts by the trained mix; with teams the better cards stay in hand (G2, F2)."""
        cards = [number_of(action) for action in legal]
        worth = self.policy.worth_of
        if legal[0] >= KEEP:
            values = [worth[card] for card in cards]
            return softened(legal, values, [0.0] * len(legal), 0.005, 1.0)
        if len(view["seats"]) == 4:
            return softened(legal, [-worth[card] for card in cards], [0.0] * len(legal), 0.02, 1.0)
        row = 2 * (len(view["seats"]) - 2) + (0 if view["first"] == view["seat"] else 1)
        one, two = cards
        share = self.policy.mix[196 * row + 14 * one + two]
        found = [Choice(legal[0], share, 0.0, share), Choice(legal[1], 1 - share, 0.0, 1 - share)]
        return sorted(found, key=lambda choice: -choice.share)

    # ---- turns --------------------------------------------------------------------------

    def look(self, view: View, log: list[dict[str, Any]], wanted: int = BEST) -> tuple[Search, RoundReplay]:
        """Search the decision of a view; a wanted option is among those looked at."""
        began = time.monotonic()
        search, told = self.imagined(view, log)
        search.list_options(told, self.level.options)
        search.also_try(told, wanted)
        if self.level.playouts and search.count > 1:
            self.halve(search, told, began)
        return search, told

    def imagined(self, view: View, log: list[dict[str, Any]]) -> tuple[Search, RoundReplay]:
        """What a seat may think of the others' cards now, whoever's turn it is."""
        level = self.level
        fresh = self.game.new_state()
        assert isinstance(fresh, Ghosts)
        told = determinize.round_replay(view, log)
        search = Search(self.policy, determinize.begun(fresh, view, log))
        search.doubt, search.sharp, search.trust = level.doubt, level.sharp, level.trust
        search.depth, search.heat = level.depth, level.play_heat
        search.habit = habits(level.habit * lean_of(log, view["seat"], len(view["seats"])))
        search.draw_worlds(told, view["seat"], level.worlds, self.rng.next64())
        return search, told

    def halve(self, search: Search, told: RoundReplay, began: float) -> None:
        """Play out all options, then the better half of them, and so on: sequential halving."""
        active = search.count
        stages = max(1, (active - 1).bit_length())
        now = time.monotonic()
        for stage in range(1, stages + 1):
            end = now + (began + (self.seconds or 0.0) - now) * stage / stages
            times = None if self.seconds else max(1, self.level.playouts // (stages * active))
            portion = 1 + BETWEEN_LOOKS_AT_THE_CLOCK // active
            spend(times, end, portion, partial(search.compare, told, active))
            active = max(2, (active + 1) // 2)

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """Two options in the same worlds with the same luck; each trial draws worlds of its own."""
        found = []
        reader = StrongBot(self.game, self.rng.next64(), replace(self.level, worlds=self.level.worlds // 2))
        for _ in range(trials):
            search, told = reader.imagined(view, log)
            search.list_options(told, MOST_OPTIONS)
            put_options(search, [better, other])
            search.compare(told, 2, PAIRS)
            values = {search.action[i]: search.value_of(i) for i in range(2)}
            found.append(values[better] - values[other])
        return found


def put_options(search: Search, actions: list[int]) -> None:
    """Let these be the options, with the policy's opinion of them, before anything is played out."""
    policy = search.policy
    marks, values = policy.mark[: policy.count], policy.value[: policy.count]
    opinion: dict[int, float] = {}
    for mark, value in zip(marks, values, strict=True):
        opinion[mark] = max(value, opinion.get(mark, value))
    # What the policy does not even think of is as good as the worst that it thinks of.
    priors = [opinion.get(policy.mark_of(action), min(values)) for action in actions]
    rest = [0.0] * (MOST_OPTIONS - len(actions))
    search.count = len(actions)
    search.action = [*actions, *map(int, rest)]
    search.prior = [*priors, *rest]
    search.tried = [0] * MOST_OPTIONS
    search.won = [0.0] * MOST_OPTIONS
    search.squares = [0.0] * MOST_OPTIONS


def choices_of(search: Search, level: Level) -> list[Choice]:
    """What a search found, with how often each option is to be taken."""
    actions, values, errors = [], [], []
    for i in range(search.count):
        tried = search.tried[i]
        mean = search.won[i] / tried if tried else 0.0
        spread = max(search.squares[i] / tried - mean * mean, 0.0) if tried else 0.25
        actions.append(search.action[i])
        values.append(search.value_of(i))
        errors.append(math.sqrt(spread / (tried + level.trust)))
    return softened(actions, values, errors, level.heat, level.cap)


def softened(
    actions: list[int], values: list[float], errors: list[float], heat: float, cap: float
) -> list[Choice]:
    """Choices by value, best first; near the best each is taken now and then."""
    best = max(values)
    chances = [math.exp((value - best) / heat) if value >= best - cap else 0.0 for value in values]
    total = sum(chances)
    found = [
        Choice(action, value, error, chance / total)
        for action, value, error, chance in zip(actions, values, errors, chances, strict=True)
    ]
    return sorted(found, key=lambda choice: -choice.value)


def at_level(number: int) -> Callable[[Game, int], StrongBot]:
    """What makes the player of a level, 1 to 5."""
    level = affordable(LEVELS[number - 1])
    return lambda game, seed: StrongBot(game, seed, level)
