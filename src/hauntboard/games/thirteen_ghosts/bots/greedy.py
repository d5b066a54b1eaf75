"""A simple opponent to measure others against."""

from __future__ import annotations

from typing import Any

from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import (
    ARRANGE,
    ARRANGEMENTS,
    ATTACK,
    BLUE_CARDS,
    CARDS_IN_SET,
    CRYPT,
    DRAW,
    KEEP,
    PLAY,
    deck_in,
    mask_of,
)
from ..notation import ability_of, number_of
from .baseline import WORTH
from .beliefs import listen

EVEN_CHANCE = 0.5


class GreedyBot:
    """Asks what halves the candidates best and attacks at even chances; remembers nothing."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        candidates = [mask_of(tuple(view["seats"][s]["candidates"])) for s in rivals(view)]
        scores = [score(action, candidates, deck_in(view)) for action in legal]
        best = max(scores)
        choices = [action for action, value in zip(legal, scores, strict=True) if value == best]
        return choices[self.rng.below(len(choices))]


def rivals(view: View) -> list[int]:
    """The seats that answer this one."""
    me, count = view["seat"], len(view["seats"])
    against = (s for s in range(count) if ((s ^ me) & 1 if count == 4 else s != me))
    return [s for s in against if view["seats"][s]["alive"]]


def score(action: int, candidates: list[int], deck: int = CARDS_IN_SET) -> float:
    """Even attacks first (2 and more), then questions (1 and more), then other attacks."""
    if ATTACK <= action < ARRANGE:
        return attack_score(1 << number_of(action), candidates)
    if action < PLAY:
        return 0.5 if action == DRAW else 0.0
    ability = ability_of(action, deck)
    if BLUE_CARDS >> ability.card & 1:
        return 1.0 + sum(evenness(ability.mask, mask) for mask in candidates) / 2
    return attack_score(ability.mask, candidates) if ability.numbers else 0.5


def attack_score(numbers: int, candidates: list[int]) -> float:
    """The best chance of a hit, put before all questions if it is at least even."""
    hits = [(numbers & mask).bit_count() / mask.bit_count() for mask in candidates if mask]
    chance = max(hits, default=0.0)
    return 2.0 + chance if chance >= EVEN_CHANCE else chance


def evenness(numbers: int, mask: int) -> float:
    """How evenly a question splits the candidates: 1 for halves, 0 for no news.

    >>> evenness(0b0110, 0b11110)
    1.0
    """
    if not mask:
        return 0.0
    share = (numbers & mask).bit_count() / mask.bit_count()
    return 4 * share * (1 - share)


class NaiveBot(GreedyBot):
    """Asks the most informative question and attacks by choice only when it is certain."""

    CERTAIN = 1

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        sets = [self.possible(view, log, seat) for seat in rivals(view)]
        scores = [self.value(action, sets, deck_in(view)) for action in legal]
        best = max(scores)
        choices = [action for action, value in zip(legal, scores, strict=True) if value == best]
        return choices[self.rng.below(len(choices))]

    def possible(self, view: View, log: list[dict[str, Any]], seat: int) -> int:
        """The numbers that it considers for a rival's crypt."""
        return mask_of(tuple(view["seats"][seat]["candidates"]))

    def value(self, action: int, sets: list[int], deck: int) -> float:
        """Attacks with few enough numbers left first, then questions, then other attacks."""
        numbers, attack = named(action, deck)
        hits = [(numbers & mask).bit_count() / mask.bit_count() for mask in sets if mask]
        if attack:
            sure = any(numbers & mask and mask.bit_count() <= self.CERTAIN for mask in sets)
            return max(hits) + (3.0 if sure else 0.0)
        if numbers:
            return 1.0 + sum(evenness(numbers, mask) for mask in sets) / 2
        return 1.1


class TunedBot(NaiveBot):
    """Attacks when six numbers or fewer are left, believes that nobody attacks their own crypt, and keeps
    the better card in hand."""

    CERTAIN = 6

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if CRYPT <= legal[0] < PLAY:
            sign = 1.0 if legal[0] >= KEEP else -1.0
            return max(legal, key=lambda action: sign * WORTH[number_of(action)])
        if ARRANGE <= legal[0] < DRAW:
            mine = len(view["seats"]) < 4
            cells = view["piles"][0 if mine else 1 - view["seat"] % 2]["cells"]
            sign = 1.0 if mine else -1.0
            return max(legal, key=lambda action: sign * WORTH[cells[ARRANGEMENTS[action - ARRANGE][0]]])
        return super().choose(view, log)

    def possible(self, view: View, log: list[dict[str, Any]], seat: int) -> int:
        left = super().possible(view, log, seat)
        if len(view["seats"]) == 4:
            return left
        factors = listen(log, len(view["seats"])).betrayed[seat]
        kept = left & sum(1 << n for n in range(1, 14) if factors[n] == 1.0)
        return kept or left


def named(action: int, deck: int) -> tuple[int, bool]:
    """The numbers an action names, and whether it attacks them."""
    if ATTACK <= action < ARRANGE:
        return 1 << number_of(action), True
    if action < PLAY:
        return 0, False
    ability = ability_of(action, deck)
    return ability.mask, not BLUE_CARDS >> ability.card & 1 and bool(ability.numbers)
