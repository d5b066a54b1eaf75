"""The baseline bot of Doppelgänger Tricks: predicts from its hand and plays toward that number.

It values single cards, not whole rounds: how likely does this card win the trick, and is that wanted?
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Any

from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import PLAY, RANKS, card_number
from ..notation import CardPlay, play_of, prediction_of

DOPPELGANGER = 3
# How often a later player uses a card that beats ours, if it has one.
PLAYS_THREAT = 0.55
# Worth of a card for later, against winning or losing this trick.
THRIFT = 0.18
# Fewer opponents leave more tricks to the same card; fitted to results.
TRICKS_PER_CARD = {3: 1.36, 4: 1.1}


@dataclass(frozen=True)
class TrickState:
    """A trick as it lies: the cards in order of play and the led suit (None before the lead)."""

    cards: tuple[int, ...]
    led: int | None

    def with_play(self, play: CardPlay) -> TrickState:
        led = self.led
        if led is None:
            led = play.card // RANKS if play.declared is None else play.declared
        return TrickState((*self.cards, play.card), led)

    def strength(self, index: int) -> int:
        """0 if annihilated, above 100 in the led suit, else the rank (R7, R8, R9)."""
        card = self.cards[index]
        rank = card % RANKS + 1
        if card // RANKS not in (self.led, DOPPELGANGER):
            return rank
        doubles = sum(
            c % RANKS == card % RANKS and c // RANKS in (self.led, DOPPELGANGER) for c in self.cards
        )
        return 0 if doubles > 1 else 100 + rank

    def winning(self) -> int | None:
        """Return the index of the card that wins so far."""
        values = [self.strength(i) for i in range(len(self.cards))]
        best = max(values, default=0)
        return values.index(best) if best else None

    def threats(self, unseen: list[int]) -> int:
        """Count the unseen cards that would take the trick from the last card played."""
        now = self.winning()
        return sum(
            TrickState((*self.cards, card), self.led).winning() != now
            for card in unseen
            if card // RANKS in (self.led, DOPPELGANGER)
        )


class SensibleBot:
    """Predicts from the hand; then tries to win exactly as often."""

    def __init__(self, game: Game, seed: int) -> None:
        self.players = game.players
        self.rng = Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        me = view["seats"][view["seat"]]
        hand = [card_number(text) for text in me["hand"]]
        if legal[0] < PLAY:
            wanted = self.predict(hand, view["tricks"])
            return next(action for action in legal if prediction_of(action) == wanted)
        return self.play(view, me, hand, legal)

    # ---- predicting -----------------------------------------------------------------

    def predict(self, hand: list[int], tricks: int) -> int:
        """Return the prediction with the highest expected points."""
        chances = [self.chance_to_win(card, hand) for card in hand]
        spread = distribution(chances)
        return max(range(tricks + 1), key=lambda number: worth(number, spread))

    def chance_to_win(self, card: int, hand: list[int]) -> float:
        """Return a card's chance to take a trick some time in the round."""
        top = 9 if self.players == 3 else 10
        share = TRICKS_PER_CARD[self.players]
        height = (card % RANKS + 1) / top
        if card // RANKS == DOPPELGANGER:
            # It follows anything, so a high one wins when wanted; its equal may annihilate it.
            return share * 0.75 / (1 + exp(-9 * (height - 0.72)))
        length = sum(other // RANKS == card // RANKS for other in hand)
        # In a long suit others run out and the small ones win late, the large ones less surely.
        return share * 0.7 / (1 + exp(-10 * (height - 0.75))) + 0.02 * (length - 3)

    # ---- playing --------------------------------------------------------------------

    def play(self, view: View, me: dict[str, Any], hand: list[int], legal: list[int]) -> int:
        need = me["prediction"] - me["won"]
        led = view["led"]
        trick = TrickState(
            tuple(card_number(laid["card"]) for laid in view["trick"]),
            None if led is None else "SCTD".index(led),
        )
        unseen = [card_number(text) for text in view["unseen"]]
        plain = [action for action in legal if not play_of(action).claim]
        values = [
            (self.value(play_of(action), trick, need, hand, unseen), self.rng.next64(), action)
            for action in plain
        ]
        best = max(values)[-1]
        return self.with_claim(best, legal, need, len(hand))

    def value(
        self, play: CardPlay, trick: TrickState, need: int, hand: list[int], unseen: list[int]
    ) -> float:
        """Value a play: winning if tricks are still needed, losing if not, and what is kept for later."""
        after = trick.with_play(play)
        wins = self.chance_now(after, hand, unseen)
        power = self.chance_to_win(play.card, hand)
        if need > 0:
            urgency = min(1.0, 0.4 + 0.6 * need / len(hand))
            return urgency * wins - THRIFT * power
        return -wins + THRIFT * power

    def chance_now(self, after: TrickState, hand: list[int], unseen: list[int]) -> float:
        """Return the chance that the card just played wins this trick."""
        mine = len(after.cards) - 1
        if after.winning() != mine:
            return 0.0
        to_come = self.players - len(after.cards)
        if not to_come or not unseen:
            return 1.0
        held = min(1.0, to_come * len(hand) / len(unseen))
        return float((1 - PLAYS_THREAT * held) ** after.threats(unseen))

    def with_claim(self, action: int, legal: list[int], need: int, cards: int) -> int:
        """Add the more valuable claim, where one is possible."""
        hopeful = 0 <= need <= (cards + 1) // 2
        for claim in (3, 1) if hopeful else (1, 3):
            claiming = replace(play_of(action), claim=claim).action
            if claiming in legal:
                return claiming
        return action


def distribution(chances: list[float]) -> list[float]:
    """Return the chances of winning 0, 1, 2 ... tricks, with independent cards."""
    spread = [1.0]
    for chance in chances:
        chance = min(max(chance, 0.01), 0.99)
        spread = [
            (spread[n] * (1 - chance) if n < len(spread) else 0.0) + (spread[n - 1] * chance if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    return spread


def worth(number: int, spread: list[float]) -> float:
    """Return the expected points of a prediction (S1, S2). A zero needs luck at every trick, so it counts
    less than its seven points."""

    def chance(n: int) -> float:
        return spread[n] if 0 <= n < len(spread) else 0.0

    if number == 0:
        return 4.5 * chance(0)
    return 3 * chance(number) + chance(number - 1) + chance(number + 1)
