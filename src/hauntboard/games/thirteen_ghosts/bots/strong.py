"""The strong bot of 13 Ghosts: searches its turns and mixes its crypts."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from functools import partial
from typing import Any

from ....bots.budget import Budget, spend
from ....bots.protocol import BEST, Advice, Choice
from ....engine.game import Game, View
from ....engine.messages import Message
from ....engine.rng import Rng
from .. import determinize
from ..cards import KEEP
from ..notation import number_of
from ..round_replay import RoundReplay
from ..rules import Ghosts
from .baseline import SensibleBot
from .beliefs import habit_table, inferred_habit
from .constants import MOST_CANDIDATES
from .explain import is_setup, unit_of, why, why_setup
from .levels import FULL, Level, for_deck
from .policy import load_policy
from .search import Search
from .weights import role_of

CONTRAST_PLAYOUTS = 500  # of each of two options in one trial
PLAYOUTS_BETWEEN_CLOCK_CHECKS = 32
# Temperatures of choices that need no search: the card kept in hand, and the crypts of a team.
KEEP_TEMPERATURE, TEAM_CRYPT_TEMPERATURE = 0.005, 0.02
UNSEARCHED_SPREAD = 0.25  # variance of a result that was never played out


class StrongBot:
    """Samples worlds that explain the opponents' moves, plays its options out in them, and chooses."""

    def __init__(self, game: Game[Ghosts], seed: int, level: Level = FULL) -> None:
        self.game, self.rng, self.level = game, Rng(seed), for_deck(level, game)
        self.policy = load_policy()
        self.seconds: float | None = None

    def limit(self, budget: Budget) -> None:
        """Set the number of playouts, or the time for them. Levels without playouts ignore it."""
        self.seconds = budget.seconds
        if self.level.playouts and budget.iterations:
            self.level = replace(self.level, playouts=budget.iterations)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return an action for the seat of the view."""
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        if is_setup(legal[0]):
            return self.draw(self.setup_choices(view, legal))
        if not determinize.from_the_deal(log):
            return self.choose_without_history(view, log)
        return self.draw(choices_of(self.search(view, log)[0], self.level))

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """Return the options with their values, and the reasons for one of them (see ``Adviser``)."""
        legal: list[int] = view["legal"]
        if is_setup(legal[0]):
            choices = self.setup_choices(view, legal)
            if include is not None and action == BEST:
                action = choices[0].action
            elif action is None or action == BEST:
                action = self.draw(choices)  # opponents could predict a fixed choice
            return Advice(action, choices, why_setup(view, action, choices), "mix")
        if not determinize.from_the_deal(log):
            found = self.choose_without_history(view, log)
            only = [Choice(found, 0.0, 0.0, 1.0)]
            return Advice(found, only, [Message("ghosts-why-no-history")], "mix")
        wanted = action if include is None else include
        search, replay = self.search(view, log, BEST if wanted is None else wanted)
        choices = choices_of(search, self.level)
        if action is None:
            action = self.draw(choices)
        elif action == BEST:
            action = choices[0].action
        value = next(choice.value for choice in choices if choice.action == action)
        search.evaluate(replay)
        return Advice(action, choices, why(view, search, action, value), unit_of(view))

    def choose_without_history(self, view: View, log: list[dict[str, Any]]) -> int:
        """Choose by the view alone. A match played on from a position has no log of the round so far, until
        the next deal."""
        return SensibleBot(self.game, self.rng.next64()).choose(view, log)

    def draw(self, choices: list[Choice]) -> int:
        """Return one of the choices at random, by their shares."""
        at = self.rng.below(1 << 30) / (1 << 30)
        for choice in choices:
            at -= choice.share
            if at < 0:
                return choice.action
        return choices[0].action

    # ---- before the first turn --------------------------------------------------------

    def setup_choices(self, view: View, legal: list[int]) -> list[Choice]:
        """Return crypts by the trained mix; in teams the better cards stay in hand (G2, F2)."""
        cards = [number_of(action) for action in legal]
        players = len(view["seats"])
        worth = self.policy.weights.card_worth
        no_errors = [0.0] * len(legal)
        if legal[0] >= KEEP:
            return softmax_choices(legal, [worth[card] for card in cards], no_errors, KEEP_TEMPERATURE)
        if players == 4:
            return softmax_choices(legal, [-worth[card] for card in cards], no_errors, TEAM_CRYPT_TEMPERATURE)
        share = self.policy.weights.hides(role_of(players, view["first"] == view["seat"]), *cards)
        found = [Choice(legal[0], share, 0.0, share), Choice(legal[1], 1 - share, 0.0, 1 - share)]
        return sorted(found, key=lambda choice: -choice.share)

    # ---- turns ------------------------------------------------------------------------

    def search(self, view: View, log: list[dict[str, Any]], wanted: int = BEST) -> tuple[Search, RoundReplay]:
        """Search the decision of a view; a wanted action is among the candidates."""
        began = time.monotonic()
        search, replay = self.infer(view, log)
        search.list_candidates(replay, self.level.candidates)
        search.ensure(replay, wanted)
        if self.level.playouts and search.candidates.count > 1:
            self.halve(search, replay, began)
        return search, replay

    def infer(self, view: View, log: list[dict[str, Any]]) -> tuple[Search, RoundReplay]:
        """Return a search with worlds that fit the view and the log. It need not be the seat's turn."""
        level = self.level
        fresh = self.game.new_state()
        assert isinstance(fresh, Ghosts)
        replay = determinize.round_replay(view, log)
        search = Search(self.policy, determinize.begun(fresh, view, log))
        search.candidates.prior_weight = level.prior_weight
        search.playouts.depth, search.playouts.temperature = level.depth, level.playout_temperature
        worlds = search.worlds
        worlds.temperature, worlds.target_temperature = level.move_temperature, level.target_temperature
        habit = inferred_habit(log, view["seat"], len(view["seats"]))
        worlds.habits = habit_table(level.habit_weight * habit)
        worlds.draw(replay, view["seat"], level.worlds, self.rng.next64())
        return search, replay

    def halve(self, search: Search, replay: RoundReplay, began: float) -> None:
        """Play out all candidates, then the better half of them, and so on (sequential halving)."""
        active = search.candidates.count
        stages = max(1, (active - 1).bit_length())
        now = time.monotonic()
        for stage in range(1, stages + 1):
            end = now + (began + (self.seconds or 0.0) - now) * stage / stages
            times = None if self.seconds else max(1, self.level.playouts // (stages * active))
            portion = 1 + PLAYOUTS_BETWEEN_CLOCK_CHECKS // active
            spend(times, end, portion, partial(search.compare, replay, active))
            active = max(2, (active + 1) // 2)

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """Return the difference between two options in each of several trials, which sample worlds of their
        own (see ``Referee``)."""
        found = []
        level = replace(self.level, worlds=self.level.worlds // 2)
        reader = StrongBot(self.game, self.rng.next64(), level)
        for _ in range(trials):
            search, replay = reader.infer(view, log)
            search.list_candidates(replay, MOST_CANDIDATES)
            set_candidates(search, [better, other])
            search.compare(replay, 2, CONTRAST_PLAYOUTS)
            candidates = search.candidates
            values = {candidates.action[i]: candidates.value(i) for i in range(2)}
            found.append(values[better] - values[other])
        return found


def set_candidates(search: Search, actions: list[int]) -> None:
    """Make these the only candidates of a search whose decision was just evaluated."""
    policy, options = search.policy, search.policy.options
    keys, values = options.key[: options.count], options.value[: options.count]
    best: dict[int, float] = {}
    for key, value in zip(keys, values, strict=True):
        best[key] = max(value, best.get(key, value))
    search.candidates.clear()
    for action in actions:
        # An action that the policy does not list is as good as the worst that it lists.
        search.candidates.add(action, best.get(policy.key_of(action), min(values)))


def choices_of(search: Search, level: Level) -> list[Choice]:
    """Return the candidates of a search as choices."""
    candidates = search.candidates
    actions, values, errors = [], [], []
    for i in range(candidates.count):
        playouts = candidates.playouts[i]
        spread = UNSEARCHED_SPREAD
        if playouts:
            mean = candidates.total[i] / playouts
            spread = max(candidates.squares[i] / playouts - mean * mean, 0.0)
        actions.append(candidates.action[i])
        values.append(candidates.value(i))
        errors.append(math.sqrt(spread / (playouts + level.prior_weight)))
    return softmax_choices(actions, values, errors, level.temperature, level.max_loss)


def softmax_choices(
    actions: list[int], values: list[float], errors: list[float], temperature: float, max_loss: float = 1.0
) -> list[Choice]:
    """Return choices, best first, whose shares fall with their distance from the best."""
    best = max(values)
    chances = [
        math.exp((value - best) / temperature) if value >= best - max_loss else 0.0 for value in values
    ]
    total = sum(chances)
    found = [
        Choice(action, value, error, chance / total)
        for action, value, error, chance in zip(actions, values, errors, chances, strict=True)
    ]
    return sorted(found, key=lambda choice: -choice.value)
