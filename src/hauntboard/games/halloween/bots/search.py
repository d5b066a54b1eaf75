"""Looks for the best whole turn of Halloween, and plays turns out.

A turn is searched in layers, one for each number of sections that have acted. From the best few
positions of a layer every way to complete one more action is tried; what uses a section leads to the
next layer, what does not (cards, bonus tokens) stays in its own. A position that was reached before is
not looked at again. In the last layer the turn ends.

An action that comes to luck is a *gamble*: its path ends before the dice. What it is worth is the mean
over all they may show, with the best turn after each.

Only the paths are kept, not the positions: a position that is to be gone on from is reached again by
its path from the start.
"""

from __future__ import annotations

from typing import Any

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import (
    ACT,
    AGAIN,
    ASK_DICE,
    ASK_DISC,
    ASK_DISCS_BACK,
    ASK_DRAW_TOWN,
    ASK_NAME,
    ASK_PAY,
    ASK_ROLLER,
    ASK_SLOT,
    ASK_TOKEN,
    CELL,
    END,
    LEGAL_WORDS,
    OVER,
    PASS,
    SEAT,
)
from ..rules import Halloween
from .value import Evaluator

NODES = 64_000  # steps of paths
WIDEST = 64  # positions kept in a layer
LAYERS = 5
STACK = 512  # positions within one action that wait
DEEP = 48  # steps that lead on from a gamble
TABLE = 32_768  # positions known, a power of two
MEMO = 4_096  # what was found after luck, likewise
MOST_STEPS = 300  # tried to complete one action
LONGEST = 256  # steps of a turn
MOST_GAMBLES = 8  # of a layer
FINALS = 64
MOST_TASTES = 4  # ways through a turn between which a warm player varies
MOST_JUDGED = 1 << 40
MOST_LUCK = 3  # rolls in a row after which one passes
SPREAD = 0xD134_2543_DE82_EF95  # between the seeds of the ways to play on
WORD = 0xFFFF_FFFF_FFFF_FFFF
FIRST_STATIC = 0x5DEECE66D  # sets apart what is remembered of a quick look and of a full one


class Search:
    """The best turns from a position of the seat whose turn it is."""

    def __init__(self, judge: Evaluator, like: Halloween, inner: Search | None) -> None:
        self.judge = judge
        self.inner = inner or self  # who looks on after luck
        self.alone = inner is None
        self.width = 4  # positions of a layer that are gone on from
        self.gambles = 1  # gambles of a layer that are looked at closely
        self.few = 1  # answers that are tried where the table itself tells the best
        self.warmth = 0.0  # of what is chosen in playing on, as a chance to win
        self.faces = 3  # outcomes of a die that are tried at first sight
        self.start = like.clone()
        self.here = like.clone()
        self.trial = like.clone()
        self.probe = like.clone()
        self.leaf_state = like.clone()
        self.other = like.clone()
        self.runner = like.clone()
        self.rng = Rng(0)
        self.seat = 0
        self.used = 0
        self.stamp = 0
        self.top = 0
        self.evaluations = 0
        self.final_count = 0
        self.length = 0
        self.work = 0
        # Steps after luck, before one stops to branch: at first sight, and with a close look.
        self.quick_work = 150
        self.full_work = 2_500
        self.slack = 0.05  # by how much a gamble may look worse than the best without luck
        self.most = 0  # positions judged in a search, about; 0 is as many as it takes
        self.stop = 0  # the count at which the part of the search that runs has had its share
        self.full = 0  # the same for steps of paths
        self.parent = [0] * 64_000
        self.action = [0] * 64_000
        self.expanded = [0] * 64_000
        self.count = [0] * 5
        self.layer_node = [0] * 320
        self.layer_worth = [0.0] * 320
        self.gamble_count = [0] * 5
        self.gamble_node = [0] * 40
        self.gamble_worth = [0.0] * 40
        self.final_node = [0] * 64
        self.final_worth = [0.0] * 64
        self.path = [0] * 256
        self.known = [0] * 32_768
        self.known_at = [0] * 32_768
        self.memo_key = [0] * 4_096
        self.memo_at = [0] * 4_096
        self.memo_worth = [0.0] * 4_096
        self.stack_node = [0] * 512
        # Positions laid aside, one at a place; in the compiled form each takes 1,024 bytes.
        self.stack: list[Any] = [0] * 524_288
        self.deep: list[Any] = [0] * 49_152

    # ---- the turn ---------------------------------------------------------------------

    def plan(self, start: Halloween) -> int:
        """Search the rest of the turn; returns how many ways through it were kept, best first."""
        self.begin(start)
        end = self.evaluations + (self.most or MOST_JUDGED)
        self.share_out(end, start.sections + 2)
        first = native.popcount(start.sections_used)
        if start.depth:
            self.push(0, start)
            self.finish_action()
        else:
            native.copy_fields(self.trial, start)
            self.add_quiet(0)
        for layer in range(first, start.sections + 1):
            self.share_out(end, start.sections + 2 - layer)
            for i in range(self.width):
                node = self.next_node(layer)
                if node < 0 or (i and (self.evaluations > self.stop or self.used > self.full)):
                    break
                self.expand(node)
        self.collect(start.sections)
        self.share_out(end, 1)
        self.weigh_gambles(start.sections)
        return self.final_count

    def share_out(self, end: int, parts: int) -> None:
        """Of what is left to be judged, and of the room for steps, one part is for what comes now, so that
        no layer is starved."""
        self.stop = self.evaluations + max(end - self.evaluations, 0) // parts
        self.full = self.used + (NODES - FINALS - self.used) // parts

    def begin(self, start: Halloween) -> None:
        native.copy_fields(self.start, start)
        self.seat = start.seat
        self.stamp += 1
        self.used = 1
        self.top = 0
        self.parent[0] = -1
        self.expanded[0] = 0
        self.final_count = 0
        for layer in range(LAYERS):
            self.count[layer] = 0
            self.gamble_count[layer] = 0

    def next_node(self, layer: int) -> int:
        """The best position of a layer that was not gone on from yet."""
        for i in range(self.count[layer]):
            node = self.layer_node[WIDEST * layer + i]
            if not self.expanded[node]:
                self.expanded[node] = 1
                return node
        return -1

    def expand(self, node: int) -> None:
        """Every way to complete one more action."""
        words = [0] * 16
        self.replay(node, self.here)
        for i in range(16):
            words[i] = 0
        self.here.fill_legal(words, -1)
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                if action != END and not self.has_twin(self.here, action):
                    native.copy_fields(self.trial, self.here)
                    self.trial.carry_out(action)
                    self.push(self.add_node(node, action), self.trial)
                    self.finish_action()

    def has_twin(self, state: Halloween, action: int) -> bool:
        """Of two sections that are alike one is enough."""
        if action < ACT or action >= CELL:
            return False
        section = (action - ACT) // 7
        own = 4 * state.seat
        for other in range(section):
            if (
                not (state.sections_used >> other) & 1
                and state.levels[own + other] == state.levels[own + section]
                and state.discs[own + other] == state.discs[own + section]
            ):
                return True
        return False

    # ---- one action -------------------------------------------------------------------

    def finish_action(self) -> None:
        """From the steps that wait to all positions in which the action is complete."""
        steps = 0
        while self.top and steps < MOST_STEPS:
            steps += 1
            self.top -= 1
            node = self.stack_node[self.top]
            native.take_block(self.stack, self.top, self.trial)
            if self.trial.depth == 0:
                self.add_quiet(node)
                continue
            decider = self.trial.decider()
            if decider < 0:
                self.add_gamble(node)
            elif decider != self.seat:
                action = self.reply(self.trial)
                self.trial.carry_out(action)
                self.push(self.add_node(node, action), self.trial)
            else:
                self.branch(node)
        self.top = 0

    def branch(self, node: int) -> None:
        """Try the answers to the question on the table; where it tells, only the best few of them."""
        words = [0] * 16
        for i in range(16):
            words[i] = 0
        ask = self.trial.asked()
        self.trial.fill_legal(words, -1)
        if ask == ASK_ROLLER:
            action = self.weakest_roller(self.trial)
            self.trial.carry_out(action)
            self.push(self.add_node(node, action), self.trial)
            return
        if ask in (ASK_PAY, ASK_DISC, ASK_DISCS_BACK, ASK_TOKEN, ASK_SLOT):
            self.keep_few(words)
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                native.copy_fields(self.probe, self.trial)
                self.probe.carry_out(action)
                self.push(self.add_node(node, action), self.probe)

    def keep_few(self, words: list[int]) -> None:
        """Leave of the answers to the trial's question those after which it is worth most."""
        kept = [0] * 8
        worths = [0.0] * 8
        count = 0
        for i in range(LEGAL_WORDS):
            word = words[i]
            words[i] = 0
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                native.copy_fields(self.probe, self.trial)
                self.probe.carry_out(action)
                worth = self.judge.value(self.probe, self.seat)
                self.evaluations += 1
                at = count
                while at and worths[at - 1] < worth:
                    if at < self.few:
                        worths[at] = worths[at - 1]
                        kept[at] = kept[at - 1]
                    at -= 1
                if at < self.few:
                    worths[at] = worth
                    kept[at] = action
                    if count < self.few:
                        count += 1
        for i in range(count):
            words[kept[i] >> 6] |= native.bit(kept[i] & 63)

    def weakest_roller(self, state: Halloween) -> int:
        """Who has the fewest scare points rolls again least (card 9)."""
        best = -1
        for seat in range(state.players):
            if seat != state.seat and (best < 0 or state.sp[seat] < state.sp[best]):
                best = seat
        return SEAT + best

    def reply(self, state: Halloween) -> int:
        """What another seat answers: a defender rolls again while it loses, rivals take what is best
        for them."""
        words = [0] * 16
        for i in range(16):
            words[i] = 0
        seat = state.decider()
        if state.asked() == ASK_DICE:
            attack = state.die[0] + state.plus[0] + state.card_11_attack()
            again = attack > state.die[1] and 2 * state.die[1] <= state.sides[1]
            return AGAIN + 1 if again and state.card_9_rolls(seat) else PASS
        state.fill_legal(words, -1)
        best = -1
        highest = -1000.0
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                native.copy_fields(self.other, state)
                self.other.carry_out(action)
                worth = self.judge.value(self.other, seat)
                self.evaluations += 1
                if worth > highest:
                    highest = worth
                    best = action
        return best

    # ---- paths ------------------------------------------------------------------------

    def add_node(self, parent: int, action: int) -> int:
        """One more step; -1 if there is no room. There always is for the ends of turns."""
        if parent < 0 or self.used >= (NODES if action == END else NODES - FINALS):
            return -1
        node = self.used
        self.used += 1
        self.parent[node] = parent
        self.action[node] = action
        self.expanded[node] = 0
        return node

    def push(self, node: int, state: Halloween) -> None:
        """A position within an action waits."""
        if node >= 0 and self.top < STACK:
            self.stack_node[self.top] = node
            native.put_block(self.stack, self.top, state)
            self.top += 1

    def find_path(self, node: int) -> None:
        """The steps to a node, in ``path``."""
        self.length = 0
        at = node
        while self.parent[at] >= 0 and self.length < LONGEST:
            self.length += 1
            at = self.parent[at]
        at = node
        for i in range(self.length):
            self.path[self.length - 1 - i] = self.action[at]
            at = self.parent[at]

    def replay(self, node: int, state: Halloween) -> None:
        """Go the way to a node."""
        native.copy_fields(state, self.start)
        self.find_path(node)
        for i in range(self.length):
            state.carry_out(self.path[i])

    def is_new(self, key: int) -> bool:
        """Whether a position was not reached before; it is known from now on."""
        at = key & (TABLE - 1)
        for _ in range(16):
            if self.known_at[at] != self.stamp:
                self.known_at[at] = self.stamp
                self.known[at] = key
                return True
            if self.known[at] == key:
                return False
            at = (at + 1) & (TABLE - 1)
        return True

    def add_quiet(self, node: int) -> None:
        """The trial's action is complete: it belongs to a layer."""
        if not self.is_new(native.state_key(self.trial)):
            return
        layer = native.popcount(self.trial.sections_used)
        if layer == self.trial.sections:
            native.copy_fields(self.probe, self.trial)
            self.probe.carry_out(END)
            worth = self.judge.value(self.probe, self.seat)
        else:
            worth = self.judge.value(self.trial, self.seat)
        self.evaluations += 1
        at = self.count[layer]
        start = WIDEST * layer
        if at == WIDEST:
            if worth <= self.layer_worth[start + at - 1]:
                return
            at -= 1
        else:
            self.count[layer] += 1
        while at and self.layer_worth[start + at - 1] < worth:
            self.layer_worth[start + at] = self.layer_worth[start + at - 1]
            self.layer_node[start + at] = self.layer_node[start + at - 1]
            at -= 1
        self.layer_worth[start + at] = worth
        self.layer_node[start + at] = node

    def collect(self, layer: int) -> None:
        """Turns that can end."""
        for i in range(self.count[layer]):
            node = self.add_node(self.layer_node[WIDEST * layer + i], END)
            if node >= 0:
                self.add_final(node, self.layer_worth[WIDEST * layer + i])

    def add_final(self, node: int, worth: float) -> None:
        """A way through the turn, or up to where luck decides."""
        at = self.final_count
        if at == FINALS:
            if worth <= self.final_worth[at - 1]:
                return
            at -= 1
        else:
            self.final_count += 1
        while at and self.final_worth[at - 1] < worth:
            self.final_worth[at] = self.final_worth[at - 1]
            self.final_node[at] = self.final_node[at - 1]
            at -= 1
        self.final_worth[at] = worth
        self.final_node[at] = node

    # ---- luck -------------------------------------------------------------------------

    def add_gamble(self, node: int) -> None:
        """The trial waits for luck: what that may be worth at first sight."""
        if self.gambles == 0 or not self.is_new(native.state_key(self.trial)):
            return
        layer = native.popcount(self.trial.sections_used)
        native.put_block(self.deep, 0, self.trial)
        self.work = self.quick_work if self.evaluations <= self.stop else 0
        worth = self.expect(0, 0, self.faces)
        at = self.gamble_count[layer]
        start = MOST_GAMBLES * layer
        if at == self.gambles:
            if worth <= self.gamble_worth[start + at - 1]:
                return
            at -= 1
        else:
            self.gamble_count[layer] += 1
        while at and self.gamble_worth[start + at - 1] < worth:
            self.gamble_worth[start + at] = self.gamble_worth[start + at - 1]
            self.gamble_node[start + at] = self.gamble_node[start + at - 1]
            at -= 1
        self.gamble_worth[start + at] = worth
        self.gamble_node[start + at] = node

    def weigh_gambles(self, last: int) -> None:
        """The best gambles of each layer with all that luck may bring and the best turn after it."""
        for layer in range(last + 1):
            for i in range(self.gamble_count[layer]):
                node = self.gamble_node[MOST_GAMBLES * layer + i]
                if self.count[layer]:
                    behind = self.layer_worth[WIDEST * layer] - self.gamble_worth[MOST_GAMBLES * layer + i]
                    if behind > self.slack:
                        continue
                if self.evaluations > self.stop:
                    return
                self.replay(node, self.here)
                native.put_block(self.deep, 0, self.here)
                self.work = self.full_work
                self.add_final(node, self.expect(0, 0, 0))

    def expect(self, level: int, luck: int, faces: int) -> float:
        """What a position within an action is worth: the best of the own answers, the mean of what luck
        may bring. ``faces`` 0 is the full look, else so many outcomes of a die."""
        self.work -= 1
        if self.evaluations > self.stop:
            self.work = 0
        native.take_block(self.deep, level, self.probe)
        if self.probe.depth == 0 or self.probe.phase == OVER:
            return self.leaf(faces)
        if level == DEEP - 1:
            return self.judge.value(self.probe, self.seat)
        decider = self.probe.decider()
        if decider < 0:
            return self.mean(level, luck, faces)
        if decider != self.seat:
            action = self.reply(self.probe) if luck < MOST_LUCK or self.probe.asked() != ASK_DICE else PASS
            self.probe.carry_out(action)
            native.put_block(self.deep, level + 1, self.probe)
            return self.expect(level + 1, luck, faces)
        return self.best_answer(level, luck, faces)

    def mean(self, level: int, luck: int, faces: int) -> float:
        """All that luck may bring, each as likely; draws for the town are one sample."""
        words = [0] * 16
        for i in range(16):
            words[i] = 0
        self.probe.fill_legal(words, -1)
        total = 0
        for i in range(2):
            total += native.popcount(words[i])
        wanted = total
        if self.probe.asked() == ASK_DRAW_TOWN:
            wanted = 1
        elif faces:
            wanted = min(total, faces)
        elif luck >= 2:
            wanted = min(total, 4)
        if self.work <= 0:
            wanted = 1
        offset = native.below(self.rng, total) if wanted == 1 else 0
        result = 0.0
        for i in range(wanted):
            # Evenly spread; all of them if all are wanted.
            index = ((2 * i + 1) * total) // (2 * wanted) + offset
            if index >= total:
                index -= total
            low = native.popcount(words[0])
            action = native.nth(words[0], index) if index < low else 64 + native.nth(words[1], index - low)
            native.take_block(self.deep, level, self.probe)
            self.probe.carry_out(action)
            native.put_block(self.deep, level + 1, self.probe)
            result += self.expect(level + 1, luck + 1, faces)
        return result / wanted

    def best_answer(self, level: int, luck: int, faces: int) -> float:
        """The best of the own answers; after several rolls one leaves it at that."""
        words = [0] * 16
        for i in range(16):
            words[i] = 0
        self.probe.fill_legal(words, -1)
        ask = self.probe.asked()
        passes = (words[PASS >> 6] >> (PASS & 63)) & 1
        if passes and (self.work <= 0 or (luck >= MOST_LUCK and ask == ASK_DICE)):
            self.probe.carry_out(PASS)
            native.put_block(self.deep, level + 1, self.probe)
            return self.expect(level + 1, luck, faces)
        best = -1000.0
        tried = 0
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                tried += 1
                if (ask == ASK_NAME and faces and tried % 3 != 1) or (self.work <= 0 and tried > 1):
                    continue
                native.take_block(self.deep, level, self.probe)
                self.probe.carry_out(action)
                native.put_block(self.deep, level + 1, self.probe)
                best = max(best, self.expect(level + 1, luck, faces))
        return best

    def leaf(self, faces: int) -> float:
        """Where luck has led; what was found for it is remembered."""
        key = native.state_key(self.probe)
        if faces:
            key ^= FIRST_STATIC
        at = key & (MEMO - 1)
        if self.memo_at[at] == self.stamp and self.memo_key[at] == key:
            return self.memo_worth[at]
        self.evaluations += 1
        if faces or self.alone or self.probe.phase == OVER:
            worth = self.judge.value(self.probe, self.seat)
        else:
            native.copy_fields(self.leaf_state, self.probe)
            self.inner.plan(self.leaf_state)
            self.evaluations += self.inner.evaluations
            self.inner.evaluations = 0
            worth = self.inner.final_worth[0]
        self.memo_at[at] = self.stamp
        self.memo_key[at] = key
        self.memo_worth[at] = worth
        return worth

    # ---- playing on -------------------------------------------------------------------

    def play_turns(self, state: Halloween, turns: int, rng: Rng) -> None:
        """Play on from a position, luck drawn, until so many turns have ended."""
        left = turns
        while left and state.phase != OVER:
            decider = state.decider()
            if decider < 0:
                state.carry_out(state.choose_randomly(rng))
            elif decider != state.seat:
                state.carry_out(self.reply(state))
            elif self.plan(state) == 0:
                state.carry_out(state.choose_randomly(rng))
            else:
                self.find_path(self.final_node[self.some_final(rng)])
                for i in range(self.length):
                    if self.path[i] == END:
                        left -= 1
                    state.carry_out(self.path[i])

    def some_final(self, rng: Rng) -> int:
        """The best way through the turn, or with some warmth one that is hardly worse: there is so little
        luck in the game that else every way to play on would be the same."""
        if self.warmth == 0.0:
            return 0
        best = 0
        highest = -1000.0
        for i in range(min(self.final_count, MOST_TASTES)):
            worth = self.final_worth[i] + self.warmth * native.below(rng, 1024) / 1024.0
            if worth > highest:
                highest = worth
                best = i
        return best

    def play_out(self, start: Halloween, seat: int, turns: int, first: int, count: int, seed: int) -> float:
        """The sum of a seat's chances after each of some ways to play on; way ``n`` has luck of its own,
        the same for every start."""
        total = 0.0
        for i in range(count):
            native.copy_fields(self.runner, start)
            self.rng.state = (seed + SPREAD * (first + i + 1)) & WORD
            self.play_turns(self.runner, turns, self.rng)
            total += self.judge.value(self.runner, seat)
        return total

    # ---- for callers in Python ----------------------------------------------------------

    def best_turns(self, start: Halloween) -> list[tuple[float, list[int]]]:
        """The ways through the turn, best first: worth, and the steps up to END or to luck."""
        with cython.nogil:
            self.plan(start)
        found = []
        for i in range(self.final_count):
            self.find_path(self.final_node[i])
            found.append((self.final_worth[i], [self.path[j] for j in range(self.length)]))
        return found

    def trial_values(
        self, start: Halloween, seat: int, turns: int, first: int, count: int, seed: int
    ) -> list[float]:
        """A seat's chances after playing on from a position, for each of ``count`` ways."""
        values = []
        luck = seed
        for i in range(count):
            with cython.nogil:
                value = self.play_out(start, seat, turns, first + i, 1, luck)
            values.append(value)
        return values

    def forecasts(self, start: Halloween, turns: int, count: int, seed: int) -> list[list[float]]:
        """Everybody's chances after playing on from a position, for each of ``count`` ways."""
        found = []
        luck = seed
        for i in range(count):
            with cython.nogil:
                self.play_out(start, 0, turns, i, 1, luck)
            found.append([self.judge.value(self.runner, seat) for seat in range(start.players)])
        return found

    def play_turn(self, state: Halloween, rng: Rng) -> None:
        """Let the seat whose turn it is play it."""
        with cython.nogil:
            self.play_turns(state, 1, rng)

    def set_up(self, width: int, gambles: int, few: int, faces: int) -> None:
        """How much is tried."""
        self.width = min(width, WIDEST)
        self.gambles = min(gambles, MOST_GAMBLES)
        self.few = min(few, 8)
        self.faces = faces

    def set_work(self, quick: int, full: int, slack: float) -> None:
        """How many steps are tried after luck, at first sight and with a close look; and by how much a
        gamble may look worse than the best without luck to get that close look."""
        self.quick_work = quick
        self.full_work = full
        self.slack = slack
