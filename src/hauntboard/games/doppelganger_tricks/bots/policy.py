"""Rule play: a fast policy that values single cards instead of searching.

It uses the seat's own hand, the public cards and the predictions. Every card of the hand has two numbers:
the chance that it wins a trick if the seat wants one (``gain``), and the chance that it wins one if the seat
does not (``risk``). Both fall with the number of unseen cards that beat it. Their sums give the probability
that the hand wins exactly the tricks still needed. The value of a play is the expected score by that
probability, over winning and losing the current trick. The search plays rounds out by these rules, some
hundred thousand times a second.

Self-play tunes the weights (``train/``), separately for three and for four players.
"""

from __future__ import annotations

import math

import cython

from ....engine import native
from ....engine.rng import Rng
from .. import rules
from ..cards import DOPPELGANGER, PLAY, PLAYING, PLAYS, RANKS
from ..rules import Tricks
from . import sizes

# Weights set by hand before any tuning, in the order of ``sizes.py``; the plain rule bots use them.
PLAIN = [
    *(0.85, 0.35, 0.75, 0.3, 0.6, 0.6, 0.8, 0.35, 0.3, 0.4, 0.3),
    *(0.8, 0.35, 0.25, 0.15, 1.0, 0.15, 1.0, 1.0, 0.0, 0.0, 0.33),
    *(0.0, 0.0, 0.0, 0.0, 0.0, 0.35),
]
# The ranks above each rank, as a bit set.
ABOVE = [0] * 10
for _i in range(RANKS):
    ABOVE[_i] = 1023 & ~((2 << _i) - 1)


class Policy:
    """A policy by rules. It keeps intermediate results, so threads must not share one."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.gains = 0.0
        self.spread = 0.0
        self.risks = 0.0
        self.exact = 0.0
        self.near = 0.0
        self.ease = 1.0
        self.press = 1.0
        if not cython.compiled:
            self.gain = [0.0] * sizes.CARDS
            self.risk = [0.0] * sizes.CARDS
            self.part = [0] * sizes.MAX_PLAYS
            self.worth = [0.0] * sizes.MAX_PLAYS
            self.sure = [0.0] * sizes.MAX_PLAYS

    # ---- single cards -----------------------------------------------------------------

    def look(self, state: Tricks, seat: int) -> None:
        """Compute gain and risk of every card in a hand, and their sums."""
        hand = state.hand[seat]
        unseen = state.deck & ~state.played() & ~hand
        self.gains = 0.0
        self.spread = 0.0
        self.risks = 0.0
        self.set_tension(state, seat)
        rest = hand
        while rest:
            card = native.lowest(rest)
            rest &= rest - 1
            self.look_at(card, hand, unseen)
            self.gain[card] = min(max(self.gain[card] * self.ease, 0.0), 1.0)
            self.risk[card] *= self.press
            gain = self.gain[card]
            self.gains += gain
            self.spread += gain * (1.0 - gain)
            self.risks += self.risk[card]

    def set_tension(self, state: Tricks, seat: int) -> None:
        """Set how far demand for tricks changes gain and risk. Unwanted tricks are easy to win and hard to
        avoid; contested ones are the opposite."""
        self.ease = 1.0
        self.press = 1.0
        left = native.popcount(state.hand[seat])
        if state.phase != PLAYING or left == 0:
            return
        free = left
        for s in range(state.players):
            free -= max(0, state.predicted[s] - state.won[s])
        self.ease = math.exp(self.weights[sizes.EASE] * free / left)
        self.press = math.exp(self.weights[sizes.PRESS] * free / left)

    def look_at(self, card: int, hand: int, unseen: int) -> None:
        """Compute gain and risk of one card."""
        suit = rules.SUIT_OF[card]
        index = rules.RANK_OF[card] - 1
        above = ABOVE[index]
        doubles = native.popcount(ranks_of(unseen, DOPPELGANGER) & above)
        if suit == DOPPELGANGER:
            ordinary = 0
            for s in range(3):
                ordinary += native.popcount(ranks_of(unseen, s) & above)
            beaten = self.weights[sizes.UNSEEN_DOUBLE] * doubles + ordinary / 3.0
            self.gain[card] = self.weights[sizes.DOUBLE_GAIN] * math.exp(
                -self.weights[sizes.DOUBLE_GAIN_FALL] * beaten
            )
            self.risk[card] = self.weights[sizes.DOUBLE_RISK] * math.exp(
                -self.weights[sizes.DOUBLE_RISK_FALL] * beaten
            )
            return
        own = ranks_of(hand, suit)
        lower = native.popcount(own & ~above) - 1
        length = native.popcount(own)
        beaten = native.popcount(ranks_of(unseen, suit) & above) + self.weights[sizes.UNSEEN_DOUBLE] * doubles
        self.gain[card] = self.weights[sizes.GAIN] * math.exp(
            -self.weights[sizes.GAIN_FALL] * beaten
        ) + self.weights[sizes.LENGTH_GAIN] * (length - 3)
        self.risk[card] = self.weights[sizes.RISK] * math.exp(
            -self.weights[sizes.RISK_FALL] * beaten - self.weights[sizes.LOWER_COVER] * lower
        )

    # ---- the whole hand ---------------------------------------------------------------

    def hope(self, need: int, left: int, gains: float, spread: float, risks: float) -> None:
        """Compute the chance to win ``need`` more tricks (``exact``) and to miss that by one (``near``)."""
        self.exact = 0.0
        self.near = 0.0
        if need == 0:
            self.exact = math.exp(-risks)
            self.near = 0.6 * (1.0 - self.exact)
        elif need < 0:
            if need == -1:
                self.near = math.exp(-risks)
        elif need <= left + 1:
            width = self.weights[sizes.SPREAD_SHARE] * spread + self.weights[sizes.BASE_SPREAD]
            off = need - gains
            here = 0.4 / math.sqrt(width) * math.exp(-off * off / (2.0 * width))
            step = math.exp(-0.5 / width)
            tilt = math.exp(min(max(off / width, -20.0), 20.0))
            if need <= left:
                self.exact = min(here, 1.0)
            self.near = here * step * tilt
            if need < left:
                self.near += here * step / tilt
            self.near = min(self.near, 1.0 - self.exact)

    def predict(self, state: Tricks, seat: int) -> int:
        """Return the prediction with the highest expected score."""
        self.look(state, seat)
        gains = self.weights[sizes.TRICKS_PER_GAIN] * self.gains
        self.hope(0, state.size, gains, self.spread, self.weights[sizes.ZERO_DANGER] * self.risks)
        best = 10.0 * self.exact
        choice = 0
        for number in range(1, state.size + 1):
            self.hope(number, state.size, gains, self.spread, self.risks)
            worth = 6.0 * self.exact + self.near
            if worth > best:
                best = worth
                choice = number
        return choice

    def predict_middle(self, state: Tricks, seat: int) -> int:
        """Return the expected number of tricks, rounded."""
        self.look(state, seat)
        return int(self.weights[sizes.TRICKS_PER_GAIN] * self.gains + 0.5)

    # ---- playing ----------------------------------------------------------------------

    def pressure(self, state: Tricks, led: int, unseen: int) -> float:
        """Return the rate, per unseen card that can beat a card, at which the players still to come do so."""
        total = 0.0
        seat = state.seat
        for _ in range(state.players - 1 - state.laid):
            seat = state.after(seat)
            need = state.predicted[seat] - state.won[seat]
            rate = self.weights[sizes.BEAT_WHEN_DONE]
            if need > 0:
                rate = self.weights[sizes.BEAT_IN_NEED]
            elif need < 0:
                rate = self.weights[sizes.BEAT_WHEN_OVER]
            elif state.predicted[seat] == 0:
                rate = self.weights[sizes.BEAT_AT_ZERO]
            if (state.voids[seat] >> led) & 1:
                rate *= 0.5
                if (state.voids[seat] >> DOPPELGANGER) & 1:
                    rate = 0.0
            total += rate
        return total * native.popcount(state.hand[state.seat]) / max(1, native.popcount(unseen))

    def chance_now(
        self, state: Tricks, card: int, led: int, standing: int, unseen: int, pressure: float
    ) -> float:
        """Return the chance that a card wins this trick."""
        suit = rules.SUIT_OF[card]
        rank = rules.RANK_OF[card]
        if suit not in (led, DOPPELGANGER):
            return 0.0
        standing ^= 1 << rank
        if standing >> rank != 1:
            return 0.0
        above = ABOVE[rank - 1]
        threats = native.popcount(ranks_of(unseen, led) & above)
        threats += native.popcount(ranks_of(unseen, DOPPELGANGER) & above)
        twin = led if suit == DOPPELGANGER else DOPPELGANGER
        threats += (ranks_of(unseen, twin) >> (rank - 1)) & 1
        return math.exp(-pressure * threats)

    def weigh(self, state: Tricks) -> int:
        """Store every legal play (without claims) in ``part``, its value in ``worth`` and the chance of an
        exact prediction after it in ``sure``; return how many there are."""
        seat = state.seat
        hand = state.hand[seat]
        cards = state.playable()
        self.look(state, seat)
        unseen = state.deck & ~state.played() & ~hand
        claiming = state.claiming(cards) if state.bonuses else 0
        count = 0
        if state.laid:
            standing = state.standing()
            pressure = self.pressure(state, state.led, unseen)
            while cards:
                card = native.lowest(cards)
                cards &= cards - 1
                now = self.chance_now(state, card, state.led, standing, unseen, pressure)
                self.put(count, card, state, card, now, claiming)
                if now == 0.0:
                    self.worth[count] += self.gift(state, card, standing, unseen, pressure)
                count += 1
            return count
        for led in range(3):
            pressure = self.pressure(state, led, unseen)
            rest = cards & rules.SUIT_CARDS[led]
            while rest:
                card = native.lowest(rest)
                rest &= rest - 1
                now = self.chance_now(state, card, led, 0, unseen, pressure)
                self.put(count, card, state, card, now, claiming)
                count += 1
            rest = cards & rules.SUIT_CARDS[DOPPELGANGER]
            while rest:
                card = native.lowest(rest)
                rest &= rest - 1
                now = self.chance_now(state, card, led, 0, unseen, pressure)
                self.put(count, 40 + 3 * (rules.RANK_OF[card] - 1) + led, state, card, now, claiming)
                count += 1
        return count

    def put(self, index: int, part: int, state: Tricks, card: int, now: float, claiming: int) -> None:
        """Value one play and store it."""
        seat = state.seat
        number = state.predicted[seat]
        need = number - state.won[seat]
        left = native.popcount(state.hand[seat]) - 1
        gain = self.gain[card]
        gains = self.gains - gain
        spread = self.spread - gain * (1.0 - gain)
        risks = self.risks - self.risk[card]
        self.hope(need, left, gains, spread, risks)
        exact = (1.0 - now) * self.exact
        near = (1.0 - now) * self.near
        if now > 0.0:
            self.hope(need - 1, left, gains, spread, risks)
            exact += now * self.exact
            near += now * self.near
        worth = 7.0 * exact if number == 0 else 3.0 * exact + self.weights[sizes.NEAR_MISS] * near
        if state.claimed[seat] == 3:
            worth += 3.0 * exact
        elif state.claimed[seat] == 0 and state.bonuses:
            if (claiming >> card) & 1:
                worth += claim_worth(state.bonuses, exact)
            else:
                doubles = native.popcount(state.hand[seat] & rules.SUIT_CARDS[DOPPELGANGER])
                if rules.SUIT_OF[card] == DOPPELGANGER:
                    doubles -= 1
                worth -= self.weights[sizes.DOUBLE_COST] * doubles
        worth -= self.weights[sizes.VICTIM_WORTH] * now * self.victims(state)
        self.part[index] = part
        self.worth[index] = worth
        self.sure[index] = exact

    def gift(self, state: Tricks, card: int, standing: int, unseen: int, pressure: float) -> float:
        """Return the value of leaving the trick to the player who would win it after this card."""
        suit = rules.SUIT_OF[card]
        if suit == state.led or suit == DOPPELGANGER:
            standing ^= 1 << rules.RANK_OF[card]
        best = 0
        winner = -1
        seat = state.leader
        for i in range(state.laid):
            value = state.value(state.trick[i], standing)
            if value > best:
                best = value
                winner = seat
            seat = state.after(seat)
        if winner < 0:
            return 0.0
        need = state.predicted[winner] - state.won[winner]
        if need < 0:
            return 0.0
        worth = -self.weights[sizes.GIFT_TO_NEED]
        if state.predicted[winner] == 0:
            worth = self.weights[sizes.GIFT_TO_ZERO]
        elif need == 0:
            worth = self.weights[sizes.GIFT_TO_DONE]
        if best <= 100 or worth == 0.0 or pressure == 0.0:
            return worth
        above = ABOVE[best - 101]
        threats = native.popcount(ranks_of(unseen, state.led) & above)
        threats += native.popcount(ranks_of(unseen, DOPPELGANGER) & above)
        return worth * math.exp(-pressure * threats)

    def victims(self, state: Tricks) -> int:
        """Count the others whose prediction of zero still holds."""
        count = 0
        for s in range(state.players):
            if s != state.seat and state.predicted[s] == 0 and state.won[s] == 0:
                count += 1
        return count

    def best(self, count: int) -> int:
        """Return the index of the stored play with the highest value."""
        choice = 0
        for i in range(1, count):
            if self.worth[i] > self.worth[choice]:
                choice = i
        return choice

    def with_claim(self, state: Tricks, part: int, exact: float) -> int:
        """Return the play together with the better bonus claim, if one is possible."""
        if state.bonuses == 0 or state.claimed[state.seat]:
            return part
        card = rules.PLAY_CARD[part]
        if state.claiming(native.bit(card)) == 0:
            return part
        if state.bonuses == 10:
            return part + (2 * PLAYS if exact > self.weights[sizes.CLAIM_CHANCE] else PLAYS)
        return part + (PLAYS if state.bonuses == 2 else 2 * PLAYS)

    def play(self, state: Tricks) -> int:
        """Return the chosen play as an offset from ``PLAY``."""
        cards = state.playable()
        if cards & (cards - 1) == 0 and self.nothing_to_decide(state, cards):
            return native.lowest(cards)
        index = self.best(self.weigh(state))
        return self.with_claim(state, self.part[index], self.sure[index])

    def nothing_to_decide(self, state: Tricks, card: int) -> bool:
        """Return whether the only card can be played in only one way."""
        if state.laid == 0 and card & rules.SUIT_CARDS[DOPPELGANGER]:
            return False
        return state.bonuses == 0 or state.claiming(card) == 0

    def choose(self, state: Tricks) -> int:
        """Return the action of the acting seat."""
        return PLAY + self.play(state)


def ranks_of(cards: int, suit: int) -> int:
    """Return the cards of one suit as a bit set of ranks."""
    return (cards >> (RANKS * suit)) & 1023


def claim_worth(bonuses: int, exact: float) -> float:
    """Return the expected points of the better remaining bonus card."""
    worth = 0.0
    if (bonuses >> 1) & 1:
        worth = 1.0
    if (bonuses >> 3) & 1:
        worth = max(worth, 3.0 * exact)
    return worth


def play_out(state: Tricks, own: Policy, seat: int, other: Policy) -> None:
    """Play the round to its end, one seat by ``own`` and the others by ``other``."""
    now = state.round
    while state.phase == PLAYING and state.round == now:
        state.play(own.play(state) if state.seat == seat else other.play(state))


def rule_round(state: Tricks, own: Policy, seat: int, other: Policy) -> int:
    """Play a whole dealt round by rules and return what ``seat`` predicted."""
    for s in range(state.players):
        state.predict(s, own.predict(state, s) if s == seat else other.predict(state, s))
    number = state.predicted[seat]
    play_out(state, own, seat, other)
    return number


def rule_rounds(start: Tricks, own: list[float], other: list[float], deals: int, seed: int) -> list[float]:
    """Play every deal once from every seat. Return means per round for the seat with the ``own`` weights: its
    points, the others' mean points, and the shares of exact predictions, of zeros and of exact zeros."""
    scratch = start.clone()
    mine = Policy(own)
    theirs = Policy(other)
    rng = Rng(seed)
    dealt = start.clone()
    sums = [0.0] * 5
    for _ in range(deals):
        dealt.copy_from(start)
        dealt.begin_round(0)
        while dealt.undealt:
            dealt.apply(dealt.pick(rng))
        for seat in range(start.players):
            scratch.copy_from(dealt)
            number = rule_round(scratch, mine, seat, theirs)
            points = scratch.scores()
            sums[0] += points[seat]
            sums[1] += (sum(points) - points[seat]) / (start.players - 1)
            sums[2] += points[seat] >= 3
            sums[3] += number == 0
            sums[4] += number == 0 and points[seat] >= 7
    return [total / (deals * start.players) for total in sums]
