"""The baseline bot of Halloween: plans its whole turn by fixed weights.

The game hides nothing but future chance, so the bot rebuilds the state from its view and lets the rules
compute what an action does, cards included. :class:`Prospects` values a position; :class:`TurnSearch` looks
for the turn that leads to the best one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import tanh
from operator import mul
from typing import Any

from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import (
    ACT,
    ACTS,
    ASK_DISC,
    ASK_DISCS_BACK,
    ASK_NAME,
    ASK_PAY,
    ASK_REST,
    ASK_ROLLER,
    ASK_SLOT,
    ASK_TOKEN,
    CARDS_TO_END,
    CELL,
    CELLS,
    END,
    END_CARDS,
    HAUNT,
    HAUNT_POINTS,
    MOST_DOUBLES,
    PASS,
    SEAT,
)
from ..rules import Halloween

END_MASK = sum(1 << card for card in END_CARDS)
# Questions whose answers take effect at once: only the best few answers are tried.
FEW_ANSWERS = {ASK_PAY: 1, ASK_DISC: 1, ASK_DISCS_BACK: 1, ASK_TOKEN: 2, ASK_SLOT: 1, ASK_REST: 2}


@dataclass(frozen=True)
class BaselineWeights:
    """What things are worth, in points."""

    turns_per_haunt: float = 1.6
    turns_per_card: float = 2.5
    lasting: float = 6.6  # turns to come for which levels and cards count, at most
    level: float = 0.4
    card: float = 0.55
    haunt: float = 0.62  # share of the points of the highest section, for each haunt to come
    chance: tuple[float, ...] = (0.34, 0.22, 0.13, 0.08, 0.04, 0.03)  # haunts in reach, best first
    blocked_chance: float = 0.38  # a haunt that lacks the section or its action space
    sp: float = 1.2
    enough_sp: float = 8.0
    token: float = 1.25
    colour: float = 0.5
    spare_token: float = 0.13
    bonus: float = 0.75
    slot: float = 0.17
    disc: tuple[float, ...] = (-1.9, -0.7, 0.0, 0.4, 0.6, 0.9, 1.0, 1.2, 1.3, 1.4, 1.4, 1.5, 1.5)
    space: tuple[float, ...] = (0.23, 0.28, 0.41, 0.23, 0.14, 0.46)  # a covered action space
    rival: float = 0.85  # weight of the best rival
    decided: float = 40.0  # being ahead in the last round
    section: float = 1.6  # a section that may still act this turn
    last_haunts: tuple[float, ...] = (0.9, 0.7, 0.5)  # haunts in reach in the last turn


WEIGHTS = BaselineWeights()


class Prospects:
    """Values a position for its seats."""

    def __init__(self, state: Halloween, weights: BaselineWeights) -> None:
        self.state, self.weights = state, weights
        self.players, self.master = state.players, state.master
        self.haunts, self.cards, self.tokens = state.haunts, state.cards, state.tokens
        ghosts, haunted = state.ghosts, state.haunted
        # By building: the seats on its haunt spaces, and the colours of ghosts beside a free one.
        self.spaces = [haunted[start : start + 5] for start in range(0, CELLS, 5)]
        self.open = [
            [colour for colour in range(5) if ghosts[5 * building + colour] and spaces[colour] < 0]
            for building, spaces in enumerate(self.spaces)
        ]
        self.levels, self.discs = state.levels, state.discs
        self.turns = self.turns_left()

    def value(self, seat: int) -> float:
        """Return a seat's advantage over its best rival, in points."""
        state = self.state
        worths = [self.worth(other) for other in range(self.players)]
        own = worths.pop(seat)
        lead = own - max(worths)
        value = own - self.weights.rival * max(worths)
        if state.ending or state.over():
            value += self.weights.decided * tanh(lead / 5)
        if state.seat == seat and not state.over():
            value += self.weights.section * (state.sections - state.sections_used.bit_count())
        return value

    def turns_left(self) -> float:
        """Estimate how many turns follow the present one."""
        state, weights = self.state, self.weights
        left = weights.turns_per_haunt * min(self.haunts[: self.players])
        if not self.master:
            most = max(self.cards[seat].bit_count() for seat in range(self.players))
            left = min(left, weights.turns_per_card * (CARDS_TO_END - most))
        if state.rounds:
            left = min(left, state.rounds - state.round)
        return left

    def worth(self, seat: int) -> float:
        """Return the points a seat has and may expect."""
        points = self.points(seat)
        if self.state.over():
            return points
        if self.state.ending:
            return points + self.last_turn(seat)
        w = self.weights
        turns = self.turns
        lasting = min(turns, w.lasting)
        soon = min(turns, 1.0)
        levels = self.own_levels(seat)
        engine = (self.cards[seat] & ~END_MASK).bit_count()
        points += lasting * (w.level * sum(levels) + w.card * engine)
        points += w.haunt * min(float(self.haunts[seat]), turns) * HAUNT_POINTS[max(levels) - 1]
        points += soon * float(sum(map(mul, w.chance, self.ready_haunts(seat))))
        sp = self.state.sp[seat]
        points += soon * w.sp * (min(sp, w.enough_sp) + 0.3 * max(0.0, sp - w.enough_sp))
        points += soon * (self.token_hopes(seat) + self.board(seat))
        return points

    def points(self, seat: int) -> float:
        """Return the score if the match ended now, with the tokens as tie-break."""
        state = self.state
        total = state.pe[seat]
        if not state.over():
            total += state.sets_worth(seat)
            if self.cards[seat] & END_MASK:
                for card in END_CARDS:
                    total += state.worth(seat, card, total)
        return total + 0.01 * sum(self.tokens[5 * seat : 5 * seat + 5])

    def token_hopes(self, seat: int) -> float:
        """Value tokens by the cards they may buy; more colours buy more cards."""
        w = self.weights
        own = self.tokens[5 * seat : 5 * seat + 5]
        colours = sum(count > 0 for count in own)
        total = sum(own)
        wanted = total if self.master else 3 * (CARDS_TO_END - self.cards[seat].bit_count())
        return w.token * min(total, wanted) + w.colour * colours + w.spare_token * max(0, total - wanted)

    def board(self, seat: int) -> float:
        """Value discs in supply, covered action spaces and bonus tokens."""
        w, state = self.weights, self.state
        value = w.disc[state.supply[seat]]
        for section in range(state.sections):
            covered = self.discs[4 * seat + section]
            while covered:
                value -= w.space[(covered & -covered).bit_length() - 1]
                covered &= covered - 1
        return value + w.bonus * state.held[seat].bit_count() - w.slot * state.blocked[seat]

    def own_levels(self, seat: int) -> list[int]:
        """Return the levels of a seat's sections."""
        return self.levels[4 * seat : 4 * seat + self.state.sections]

    def last_turn(self, seat: int) -> float:
        """Estimate what the last round still brings a seat: haunts in reach, and cards."""
        state = self.state
        now, later = ((s - state.first) % self.players for s in (state.seat, seat))
        if later < now:
            return 0.0
        used = state.sections_used if later == now else 0
        ready = self.ready_haunts(seat, used)[: state.sections - used.bit_count()]
        hopes: float = sum(map(mul, self.weights.last_haunts, ready))
        if later > now and not self.master:
            hopes += 3.0 * (sum(self.tokens[5 * seat : 5 * seat + 5]) // 3)
        return hopes

    def ready_haunts(self, seat: int, used: int = 0) -> list[float]:
        """Return the points of haunts in reach, best first (A6, P1): one for each building, less where the
        section or its action space is missing."""
        reach = 0
        for section, level in enumerate(self.own_levels(seat)):
            covered = used >> section | self.discs[4 * seat + section] >> HAUNT
            if level > reach and not covered & 1:
                reach = level
        own = [spaces.count(seat) for spaces in self.spaces]
        most = 2 if self.players == 2 and own.count(2) < MOST_DOUBLES else 1
        found = []
        for haunted, colours in zip(own, self.open, strict=True):
            if colours and haunted < most:
                usable = [HAUNT_POINTS[colour] for colour in colours if colour < reach]
                blocked = self.weights.blocked_chance * HAUNT_POINTS[colours[-1]]
                found.append(max(blocked, *usable[-1:], 0.0))
        found.sort(reverse=True)
        return found[: self.haunts[seat]]


@dataclass(frozen=True)
class TurnLine:
    """Steps that complete an action. ``state`` is where they lead; None if luck decides on the way: then the
    steps end there, and the value is a mean."""

    steps: tuple[int, ...]
    state: Halloween | None
    value: float


@dataclass(frozen=True)
class Node:
    """The position after some actions of a turn, and the first of them."""

    first: TurnLine
    state: Halloween
    value: float


class TurnSearch:
    """Searches a seat's turn for its best first action."""

    # Beam width: narrower where each node has many openings, for about the same work in all.
    FEWEST_NODES, MOST_NODES = 2, 6
    WORK = 900
    # Steps tried to complete one action.
    MOST_STEPS = 150
    # Outcomes of luck tried, by the number of rolls before.
    SAMPLES = (4, 3, 2, 1)

    def __init__(self, seat: int, rng: Rng, weights: BaselineWeights) -> None:
        self.seat, self.rng, self.weights = seat, rng, weights

    def value(self, state: Halloween) -> float:
        """Value a position between actions; a turn with nothing left to do is ended first."""
        if state.sections_used == (1 << state.sections) - 1 and state.seat == self.seat and not state.over():
            state = state.clone()
            state.apply(END)
        return Prospects(state, self.weights).value(self.seat)

    # ---- the turn -------------------------------------------------------------------

    def best_line(self, start: Halloween) -> TurnLine:
        """Return the first action of the best whole turn, or a gamble that promises more."""
        base = self.value(start)
        every = (1 << start.sections) - 1
        stay = TurnLine((END,), None, base)
        best = {start.sections_used: Node(stay, start, base)}  # by the sections that have acted
        lines = list(self.openings(start, with_luck=True))
        frontier = [Node(line, line.state, line.value) for line in lines if line.state is not None]
        width = max(self.FEWEST_NODES, min(self.MOST_NODES, self.WORK // (len(lines) + 1)))
        while frontier:
            for node in frontier:
                used = node.state.sections_used
                if used not in best or node.value > best[used].value:
                    best[used] = node
            frontier = [
                Node(node.first, line.state, line.value)
                for node in best_of(frontier, width)
                for line in self.openings(node.state, with_luck=False)
                if line.state is not None
            ]
        chosen, value = best[every].first, best[every].value
        for line in lines:
            # Luck ends a plan; what it brings is added to the best turn without its section.
            without = every & ~section_bit(line.steps[0])
            if line.state is None and without in best:
                gamble = best[without].value + line.value - base
                if gamble > value:
                    chosen, value = line, gamble
        return chosen

    def openings(self, state: Halloween, with_luck: bool) -> Iterator[TurnLine]:
        """Yield every way to complete one more action."""
        boards = []
        own = slice(4 * self.seat, 4 * self.seat + 4)
        twins = list(zip(state.levels[own], state.discs[own], strict=True))
        for action in state.legal_actions():
            if action == END:
                continue
            if action < CELL:
                # Of two equal sections one is enough.
                section, act = divmod(action - ACT, len(ACTS))
                if (act, twins[section]) in boards:
                    continue
                boards.append((act, twins[section]))
            yield from self.ways(state, action, with_luck)

    # ---- one action -----------------------------------------------------------------

    def ways(self, state: Halloween, first: int, with_luck: bool) -> Iterator[TurnLine]:
        """Yield the ways to complete an action."""
        waiting: list[tuple[tuple[int, ...], Halloween]] = [((first,), self.after(state, first))]
        for _ in range(self.MOST_STEPS):
            if not waiting:
                return
            # With too many to try all, sample them evenly.
            steps, here = waiting.pop(self.rng.below(len(waiting)) if len(waiting) > 20 else -1)
            if here.depth == 0:
                yield TurnLine(steps, here, self.value(here))
            elif not here.at_chance():
                waiting += [((*steps, answer), self.after(here, answer)) for answer in self.answers(here)]
            elif with_luck:
                yield TurnLine(steps, None, self.hope(here))

    def after(self, state: Halloween, action: int) -> Halloween:
        """Return a copy after an action and the replies of other seats."""
        copy = state.clone()
        copy.apply(action)
        while copy.depth and copy.decider() not in (-1, self.seat):
            copy.apply(self.reply(copy, copy.decider()))
        return copy

    def reply(self, state: Halloween, seat: int) -> int:
        """Return the expected answer of another seat: it never rerolls, and takes what is best for it now."""
        legal = state.legal_actions()
        if PASS in legal:
            return PASS
        return max(legal, key=lambda action: self.worth_after(state, action, seat))

    def worth_after(self, state: Halloween, action: int, seat: int) -> float:
        copy = state.clone()
        copy.apply(action)
        return Prospects(copy, self.weights).worth(seat)

    def answers(self, state: Halloween) -> list[int]:
        """Return the answers to a question that are worth trying."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal
        ask = state.asked_now()
        if ask == ASK_ROLLER:  # the rival with the fewest scare points can reroll least (card 9)
            return [min(legal, key=lambda action: state.sp[action - SEAT])]
        if len(legal) > FEW_ANSWERS.get(ask, len(legal)):
            legal.sort(key=lambda action: -self.worth_after(state, action, self.seat))
            return legal[: FEW_ANSWERS[ask]]
        return legal

    # ---- luck -----------------------------------------------------------------------

    def hope(self, state: Halloween, luck: int = 0) -> float:
        """Value a position within an action: the best of the own answers, the mean over luck."""
        if state.depth == 0:
            return self.value(state)
        if state.at_chance():
            found = [self.hope(self.after(state, a), luck + 1) for a in self.outcomes(state, luck)]
            return sum(found) / len(found)
        answers = self.answers(state)
        if luck > 2 and PASS in answers:
            return self.hope(self.after(state, PASS), luck)
        if state.asked_now() == ASK_NAME:
            answers = answers[1::3]
        return max(self.hope(self.after(state, answer), luck) for answer in answers)

    def outcomes(self, state: Halloween, luck: int) -> list[int]:
        """Return some outcomes of luck, evenly spread."""
        legal = state.legal_actions()
        count = min(len(legal), self.SAMPLES[min(luck, len(self.SAMPLES) - 1)])
        offset = self.rng.below(1 << 20) / (1 << 20)
        return [legal[int((i + offset) * len(legal) / count)] for i in range(count)]


def best_of(nodes: list[Node], count: int) -> list[Node]:
    """Return the best nodes, each position once."""
    nodes.sort(key=lambda node: -node.value)
    kept: dict[bytes, Node] = {}
    for node in nodes:
        kept.setdefault(node.state.to_bytes(), node)
        if len(kept) == count:
            break
    return list(kept.values())


def section_bit(action: int) -> int:
    """Return the section that an action uses up, as a mask; 0 if none."""
    return 1 << (action - ACT) // len(ACTS) if ACT <= action < CELL else 0


class SensibleBot:
    """Plans its turn and follows the plan until luck changes the position."""

    def __init__(self, game: Game[Halloween], seed: int, weights: BaselineWeights = WEIGHTS) -> None:
        self.game, self.rng, self.weights = game, Rng(seed), weights
        self.plan: list[tuple[Halloween, int]] = []  # positions to come, and what to do there

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, log, self.rng)
        if not self.plan or self.plan[0][0] != state:
            self.plan = self.make_plan(state, TurnSearch(view["seat"], self.rng, self.weights))
        return self.plan.pop(0)[1]

    def make_plan(self, state: Halloween, search: TurnSearch) -> list[tuple[Halloween, int]]:
        if state.depth:
            hopes = {action: search.hope(search.after(state, action)) for action in state.legal_actions()}
            return [(state, max(hopes, key=lambda action: hopes[action]))]
        plan = []
        for step in search.best_line(state).steps:
            plan.append((state, step))
            state = search.after(state, step)
        return plan
