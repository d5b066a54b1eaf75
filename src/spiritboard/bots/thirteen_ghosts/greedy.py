"""A simple opponent to measure others against."""

from __future__ import annotations

from typing import Any

from ...engine.game import Game, View
from ...engine.rng import Rng
from ...games.thirteen_ghosts.cards import ARRANGE, ATTACK, BLUE_CARDS, DRAW, PLAY, mask_of
from ...games.thirteen_ghosts.notation import ability_of, number_of

EVEN_CHANCE = 0.5


class GreedyBot:
    """Asks what halves the candidates best and attacks at even chances; remembers nothing."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        candidates = [mask_of(tuple(view["seats"][s]["candidates"])) for s in rivals(view)]
        scores = [score(action, candidates) for action in legal]
        best = max(scores)
        choices = [action for action, value in zip(legal, scores, strict=True) if value == best]
        return choices[self.rng.below(len(choices))]


def rivals(view: View) -> list[int]:
    """The seats that answer this one."""
    me, count = view["seat"], len(view["seats"])
    against = (s for s in range(count) if ((s ^ me) & 1 if count == 4 else s != me))
    return [s for s in against if view["seats"][s]["alive"]]


def score(action: int, candidates: list[int]) -> float:
    """Even attacks first (2 and more), then questions (1 and more), then other attacks."""
    if ATTACK <= action < ARRANGE:
        return attack_score(1 << number_of(action), candidates)
    if action < PLAY:
        return 0.5 if action == DRAW else 0.0
    ability = ability_of(action)
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
