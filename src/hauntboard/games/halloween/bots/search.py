"""Searches for the best whole turn of Halloween: a beam search over paths of steps.

The beam has one layer for each number of sections that have acted. From the best positions of a layer every
way to complete one more action is tried. An action that uses a section leads to the next layer; cards and
bonus tokens stay in the same one. Positions reached before are skipped. In the last layer the turn ends.

An action that comes to luck is a *gamble*: its path ends before the dice, and ``gambles.py`` values it.
"""

from __future__ import annotations

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import (
    ACT,
    ACTS,
    ASK_DISC,
    ASK_DISCS_BACK,
    ASK_PAY,
    ASK_ROLLER,
    ASK_SLOT,
    ASK_TOKEN,
    CELL,
    END,
    LEGAL_WORDS,
)
from ..rules import Halloween
from . import replies, sizes
from .gambles import GambleEvaluator, TurnValue
from .replies import Replies
from .scratch import EvaluationMeter, PathTree, PendingPositions, PositionSet, Ranking
from .value import Evaluator

MAX_ACTION_STEPS = 300  # positions expanded to complete one action
UNLIMITED = 1 << 40
ACTS_PER_SECTION = len(ACTS)
SECTIONS = 4  # per seat in the arrays of a state


class SearchSettings:
    """How much a search tries."""

    def __init__(
        self,
        width: int = 4,
        gambles: int = 1,
        answers: int = 1,
        die_samples: int = 3,
        quick_steps: int = 150,
        full_steps: int = 2_500,
        slack: float = 0.05,
        max_evaluations: int = 0,
    ) -> None:
        self.width = min(width, sizes.MAX_WIDTH)  # positions expanded per layer
        self.gambles = min(gambles, sizes.MAX_GAMBLES)  # gambles per layer that get a full evaluation
        self.answers = min(answers, sizes.MAX_ANSWERS)  # answers tried where the evaluator ranks them
        self.die_samples = die_samples  # outcomes of a die in a quick evaluation
        self.quick_steps = quick_steps  # steps after luck before branching ends, in a quick evaluation
        self.full_steps = full_steps  # the same in a full evaluation
        self.slack = slack  # how much worse a gamble may look than its layer's best to be evaluated fully
        self.max_evaluations = max_evaluations  # about; 0 for no limit


class Search(TurnValue):
    """Finds the best turns of the seat whose turn it is. Not to be shared between threads."""

    def __init__(
        self, evaluator: Evaluator, like: Halloween, settings: SearchSettings, after_luck: Search | None
    ) -> None:
        self.evaluator = evaluator
        self.settings = settings
        self.rng = Rng(0)
        self.meter = EvaluationMeter()
        self.replies = Replies(evaluator, self.meter, like)
        self.gamble_evaluator = GambleEvaluator(
            evaluator, self.replies, self.meter, self.rng, after_luck, like
        )
        self.tree = PathTree(like)
        self.layers = Ranking(sizes.MAX_WIDTH)
        self.gambles = Ranking(settings.gambles)
        self.answers = Ranking(settings.answers)
        self.turns = Ranking(sizes.MAX_WIDTH)  # complete turns and gambles, all in layer 0
        self.seen = PositionSet()
        self.pending = PendingPositions()
        self.expanded = like.clone()  # the position whose actions are tried
        self.position = like.clone()  # the position within such an action
        self.trial = like.clone()  # one step further, to look at
        self.seat = 0
        self.node_limit = 0  # nodes at which the running stage has used its share

    # ---- the turn ---------------------------------------------------------------------

    def plan(self, start: Halloween) -> int:
        """Search the rest of the turn; return how many turns were found, which ``turns`` ranks."""
        self.begin(start)
        end = self.meter.count + (self.settings.max_evaluations or UNLIMITED)
        self.share_out(end, start.sections + 2)
        first = native.popcount(start.sections_used)
        native.copy_fields(self.position, start)
        if start.depth:
            self.pending.push(0, start)
            self.complete_action()
        else:
            self.add_position(0)
        for layer in range(first, start.sections + 1):
            self.share_out(end, start.sections + 2 - layer)
            for i in range(self.settings.width):
                node = self.next_node(layer)
                if node < 0:
                    break
                if i and (self.meter.count > self.meter.limit or self.tree.count > self.node_limit):
                    break
                self.expand(node)
        self.end_turns(start.sections)
        self.share_out(end, 1)
        self.evaluate_gambles(start.sections)
        return self.turns.count[0]

    def share_out(self, end: int, parts: int) -> None:
        """Give the coming stage one part of the evaluations and nodes that are left, so that later stages
        get theirs."""
        self.meter.limit = self.meter.count + max(end - self.meter.count, 0) // parts
        self.node_limit = self.tree.count + (sizes.NODES - sizes.MAX_WIDTH - self.tree.count) // parts

    def begin(self, start: Halloween) -> None:
        self.seat = start.seat
        self.tree.begin(start)
        self.seen.clear()
        self.gamble_evaluator.begin(start.seat)
        self.pending.count = 0
        self.layers.clear()
        self.gambles.clear()
        self.turns.clear()

    def next_node(self, layer: int) -> int:
        """Mark and return the best node of a layer that is not expanded yet, or -1."""
        for i in range(self.layers.count[layer]):
            node = self.layers.item[layer][i]
            if not self.tree.expanded[node]:
                self.tree.expanded[node] = 1
                return node
        return -1

    def expand(self, node: int) -> None:
        """Try every way to complete one more action."""
        if not cython.compiled:
            words = [0] * sizes.LEGAL_ROOM
        self.tree.replay(node, self.expanded)
        replies.read_legal(self.expanded, words)
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                if action != END and not has_twin(self.expanded, action):
                    native.copy_fields(self.position, self.expanded)
                    self.push_step(node, action)
                    self.complete_action()

    def end_turns(self, layer: int) -> None:
        """Turn the positions of the last layer into complete turns."""
        for i in range(self.layers.count[layer]):
            node = self.tree.add(self.layers.item[layer][i], END)
            if node >= 0:
                self.turns.add(0, node, self.layers.value[layer][i])

    def best_value(self, state: Halloween, meter: EvaluationMeter) -> float:
        """Return the value of the best rest of the turn, and charge its evaluations to a meter."""
        self.plan(state)
        meter.count += self.meter.count
        self.meter.count = 0
        return self.turns.value[0][0]

    # ---- one action -------------------------------------------------------------------

    def complete_action(self) -> None:
        """Follow the pending positions to all positions in which the action is complete."""
        steps = 0
        while self.pending.count and steps < MAX_ACTION_STEPS:
            steps += 1
            node = self.pending.pop(self.position)
            if self.position.depth == 0:
                self.add_position(node)
                continue
            decider = self.position.decider()
            if decider < 0:
                self.add_gamble(node)
            elif decider != self.seat:
                self.push_step(node, self.replies.reply(self.position))
            else:
                self.branch(node)
        self.pending.count = 0

    def push_step(self, node: int, action: int) -> None:
        """Move ``position`` one step on and let it wait."""
        self.position.carry_out(action)
        self.pending.push(self.tree.add(node, action), self.position)

    def branch(self, node: int) -> None:
        """Try the answers to the question in ``position``; where the evaluator ranks them, only the best."""
        if not cython.compiled:
            words = [0] * sizes.LEGAL_ROOM
        ask = self.position.asked()
        if ask == ASK_ROLLER:
            self.push_step(node, replies.weakest_roller(self.position))
            return
        replies.read_legal(self.position, words)
        if ask in (ASK_PAY, ASK_DISC, ASK_DISCS_BACK, ASK_TOKEN, ASK_SLOT):
            self.keep_best_answers(words)
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                native.copy_fields(self.trial, self.position)
                self.trial.carry_out(action)
                self.pending.push(self.tree.add(node, action), self.trial)

    def keep_best_answers(self, words: list[int]) -> None:
        """Reduce the answers to those with the best positions."""
        self.answers.clear()
        for i in range(LEGAL_WORDS):
            word = words[i]
            words[i] = 0
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                native.copy_fields(self.trial, self.position)
                self.trial.carry_out(action)
                self.meter.count += 1
                self.answers.add(0, action, self.evaluator.value(self.trial, self.seat))
        for i in range(self.answers.count[0]):
            action = self.answers.item[0][i]
            words[action >> 6] |= native.bit(action & 63)

    def add_position(self, node: int) -> None:
        """Rank ``position``, in which an action is complete, in its layer."""
        if not self.seen.add(native.state_key(self.position)):
            return
        layer = native.popcount(self.position.sections_used)
        if layer == self.position.sections:
            native.copy_fields(self.trial, self.position)
            self.trial.carry_out(END)
            value = self.evaluator.value(self.trial, self.seat)
        else:
            value = self.evaluator.value(self.position, self.seat)
        self.meter.count += 1
        self.layers.add(layer, node, value)

    # ---- gambles ----------------------------------------------------------------------

    def add_gamble(self, node: int) -> None:
        """Rank ``position``, which waits for luck, by a quick evaluation."""
        if self.settings.gambles == 0 or not self.seen.add(native.state_key(self.position)):
            return
        steps = self.settings.quick_steps if self.meter.count <= self.meter.limit else 0
        self.gambles.add(
            native.popcount(self.position.sections_used),
            node,
            self.gamble_evaluator.expected_value(self.position, steps, self.settings.die_samples),
        )

    def evaluate_gambles(self, last: int) -> None:
        """Evaluate the best gambles of each layer fully and rank them among the turns."""
        for layer in range(last + 1):
            for i in range(self.gambles.count[layer]):
                node = self.gambles.item[layer][i]
                if self.layers.count[layer]:
                    behind = self.layers.value[layer][0] - self.gambles.value[layer][i]
                    if behind > self.settings.slack:
                        continue
                if self.meter.count > self.meter.limit:
                    return
                self.tree.replay(node, self.position)
                self.turns.add(
                    0,
                    node,
                    self.gamble_evaluator.expected_value(self.position, self.settings.full_steps, 0),
                )

    # ---- for callers in Python ----------------------------------------------------------

    def best_turns(self, start: Halloween) -> list[tuple[float, list[int]]]:
        """Return the turns found, best first: the value, and the steps up to END or to luck."""
        with cython.nogil:
            self.plan(start)
        found = []
        for i in range(self.turns.count[0]):
            self.tree.find_path(self.turns.item[0][i])
            found.append((self.turns.value[0][i], [self.tree.path[j] for j in range(self.tree.length)]))
        return found


def has_twin(state: Halloween, action: int) -> bool:
    """Return whether an earlier unused section has the same level and discs; the search tries only one."""
    if action < ACT or action >= CELL:
        return False
    section = (action - ACT) // ACTS_PER_SECTION
    own = SECTIONS * state.seat
    for other in range(section):
        if (
            not (state.sections_used >> other) & 1
            and state.levels[own + other] == state.levels[own + section]
            and state.discs[own + other] == state.discs[own + section]
        ):
            return True
    return False


def two_stage_search(evaluator: Evaluator, like: Halloween, settings: SearchSettings) -> Search:
    """Return a search that continues after chance with a second, narrow search."""
    narrow = Search(evaluator, like, SearchSettings(width=1, gambles=0), None)
    return Search(evaluator, like, settings, narrow)
