"""Bots for 13 Ghosts that play by rule, without search.

:class:`SensibleBot` rates every action by the positions it may lead to. :class:`GreedyBot`, :class:`NaiveBot`
and :class:`TunedBot` are simpler opponents to measure others against.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import (
    ARRANGE,
    ARRANGEMENTS,
    ATTACK,
    BLUE_CARDS,
    CRYPT,
    DRAW,
    KEEP,
    PLAY,
    deck_in,
    mask_of,
)
from ..notation import ability_of, is_copy, number_of
from .beliefs import Belief, Beliefs, given, listen, width, within
from .value import CARD_WORTH, duel, logistic, thinned, turns

# Randomness in the choice of a crypt, which opponents could otherwise predict.
CRYPT_NOISE = 0.5
# Values closer than this are equal, and the bot takes one of the actions at random.
TIE = 1e-9
EVEN_CHANCE = 0.5


def setup_values(legal: list[int]) -> list[float]:
    """Rate the choices before the first turn: hide the less useful cards, keep the best in hand (G2, F2)."""
    sign = 1.0 if legal[0] >= KEEP else -1.0
    return [sign * CARD_WORTH[number_of(action)] for action in legal]


def order_values(view: View, legal: list[int]) -> list[float]:
    """Rate the orders of card 10: draw the best card oneself, leave the other team the worst (F4)."""
    mine = len(view["seats"]) < 4
    cells = view["piles"][0 if mine else 1 - view["seat"] % 2]["cells"]
    sign = 1.0 if mine else -1.0
    return [sign * CARD_WORTH[cells[ARRANGEMENTS[action - ARRANGE][0]]] for action in legal]


def rivals_of(view: View) -> list[int]:
    """Return the seats that answer this one."""
    me, count = view["seat"], len(view["seats"])
    against = (s for s in range(count) if ((s ^ me) & 1 if count == 4 else s != me))
    return [s for s in against if view["seats"][s]["alive"]]


# ---- the sensible bot ---------------------------------------------------------------------


@dataclass(frozen=True)
class Prospect:
    """A possible position after an action, as the bot estimates it."""

    chance: float
    beliefs: dict[int, Belief]  # about the rivals still in the round
    public: dict[int, int]  # by rival: the candidates of a spectator
    out: int = 0  # mask of rivals hit


@dataclass(frozen=True)
class SideEffects:
    """What an action does besides its question or attack."""

    shown: int = 0  # mask of the card played face up
    protected: bool = False  # card 4
    looks: int = 0  # pile cards seen
    again: bool = False  # another turn (card 2)


class SensibleBot:
    """Rates every action by what it finds out, what it risks and what it reveals."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return an action for the seat of the view."""
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        if CRYPT <= legal[0] < PLAY:
            noise = 0.0 if legal[0] >= KEEP else CRYPT_NOISE
            return self.best(legal, [value + noise * self.random() for value in setup_values(legal)])
        if ARRANGE <= legal[0] < DRAW:
            return self.best(legal, order_values(view, legal))
        return self.best(legal, Turn(Beliefs(view, log)).values(legal))

    def best(self, legal: list[int], values: list[float]) -> int:
        """Return one of the best actions at random."""
        top = max(values) - TIE
        choices = [action for action, value in zip(legal, values, strict=True) if value >= top]
        return choices[self.rng.below(len(choices))]

    def random(self) -> float:
        """Return a number from 0 to 1."""
        return self.rng.below(1 << 30) / (1 << 30)


class Turn:
    """Rates the actions of one turn."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        self.me = beliefs.me
        self.rivals = beliefs.rivals
        self.now = Prospect(1.0, beliefs.beliefs, {s: beliefs.public(s) for s in self.rivals})
        # Questions and attacks that differ only in numbers already ruled out are equivalent.
        self.candidates = sum(1 << n for n in range(1, 14) if any(beliefs.beliefs[s][n] for s in self.rivals))
        self.cache: dict[tuple[int, bool, SideEffects], float] = {}

    def values(self, legal: list[int]) -> list[float]:
        """Rate several actions."""
        return [self.value(action) for action in legal]

    def value(self, action: int) -> float:
        """Rate an action."""
        hand = self.beliefs.seats[self.me]["hand"]
        if ATTACK <= action < ARRANGE:
            return self.outcome(1 << number_of(action), True, SideEffects())
        if action == DRAW:
            return self.outcome(0, False, SideEffects(shown=1 << 2, again=True))
        ability = ability_of(action, self.beliefs.size)
        effects = SideEffects(shown=1 << (2 if is_copy(action) else hand))
        match ability.card:
            case 4:
                return self.outcome(ability.mask, True, replace(effects, protected=True))
            case 8:
                return self.look_and_attack(effects)
            case 10:
                return self.outcome(0, False, replace(effects, looks=2))
        return self.outcome(ability.mask, not BLUE_CARDS >> ability.card & 1, effects)

    def look_and_attack(self, effects: SideEffects) -> float:
        """Rate card 8: an attack after looking at two cards."""
        effects = replace(effects, looks=2)
        numbers = [1 << n for n in range(1, 14) if self.candidates >> n & 1]
        return max(self.outcome(number, True, effects) for number in numbers)

    def outcome(self, numbers: int, attack: bool, effects: SideEffects) -> float:
        """Rate naming some numbers, over all answers."""
        key = (numbers & self.candidates, attack, effects)
        if key not in self.cache:
            self.cache[key] = sum(
                prospect.chance * self.worth(prospect, effects) for prospect in self.prospects(key[0], attack)
            )
        return self.cache[key]

    def prospects(self, numbers: int, attack: bool) -> Iterator[Prospect]:
        """Yield the possible answers of all rivals, taking their crypts to be independent."""
        replies = [self.replies(rival, numbers, attack) for rival in self.rivals]
        for answers in product(*replies):
            chance, out = 1.0, 0
            beliefs, public = {}, {}
            for rival, (part, kept) in zip(self.rivals, answers, strict=True):
                chance *= part
                if kept == 0:
                    out |= 1 << rival
                else:
                    beliefs[rival] = given(self.now.beliefs[rival], kept)
                    public[rival] = self.now.public[rival] & kept
            yield Prospect(chance, beliefs, public, out)

    def replies(self, rival: int, numbers: int, attack: bool) -> list[tuple[float, int]]:
        """Return a rival's possible replies: their probabilities, and the candidates they leave (0: hit)."""
        if not numbers or (self.beliefs.seats[rival]["protected"] and not attack):
            return [(1.0, ~0)]
        yes = within(self.now.beliefs[rival], numbers)
        replies = [(yes, 0 if attack else numbers), (1.0 - yes, ~numbers)]
        return [(chance, kept) for chance, kept in replies if chance > 1e-12]

    # ---- values of prospects ----------------------------------------------------------

    def worth(self, prospect: Prospect, effects: SideEffects) -> float:
        """Rate a position for this seat."""
        if self.beliefs.teams:
            return self.worth_for_team(prospect, effects)
        if len(self.rivals) == 2:
            return self.worth_of_three(prospect, effects)
        if prospect.out:
            return 1.0
        return self.worth_of_duel(prospect, self.rivals[0], effects)

    def considered(self, prospect: Prospect, rival: int, effects: SideEffects) -> float:
        """Return the width of the belief about a rival after this seat's draw and looks."""
        deck = self.beliefs.deck(rival)
        unplaced = float(self.beliefs.unplaced(deck))
        count = width(prospect.beliefs[rival])
        draws = 0 if self.beliefs.teams else int(self.beliefs.left() > 0)
        for seen in range(effects.looks + draws):
            count = thinned(count, unplaced - seen)
        return count

    def worth_of_duel(self, prospect: Prospect, rival: int, effects: SideEffects) -> float:
        """Return the chance to win the round against the last rival."""
        pile = max(self.beliefs.left() - 1, 0)
        mine = self.considered(prospect, rival, effects)
        public = self.beliefs.public(self.me)
        theirs = self.beliefs.exposed(rival, self.me, public, effects.shown)
        if effects.again:
            return duel(pile, mine, theirs)
        if effects.protected:
            # A question of the rival would get no answer, so the rival attacks.
            hit = 1.0 / max(theirs, 1.0)
            return (1.0 - hit) * duel(max(pile - 1, 0), mine, theirs - 1.0)
        return 1.0 - duel(pile, theirs, mine)

    def worth_of_three(self, prospect: Prospect, effects: SideEffects) -> float:
        """Return the expected points in a round of three: 0 for the first player out, 1 for the second, 2
        for the last (T2, T3)."""
        if prospect.out.bit_count() == 2:
            return 2.0  # T4
        if prospect.out:
            (rival,) = prospect.beliefs
            return 1.0 + self.worth_of_duel(prospect, rival, effects)
        dangers = {seat: self.danger(prospect, seat, effects) for seat in (self.me, *self.rivals)}
        value = 0.0
        for first in self.rivals:
            (other,) = (rival for rival in self.rivals if rival != first)
            value += dangers[first] * (1.0 + self.worth_of_duel(prospect, other, effects))
        return value / sum(dangers.values())

    def danger(self, prospect: Prospect, target: int, effects: SideEffects) -> float:
        """Estimate how soon one of the two others hits a seat: fewer turns, more danger."""
        danger = 0.0
        for attacker in (self.me, *self.rivals):
            if attacker != target:
                danger += turns(self.sight(prospect, attacker, target, effects)) ** -2
        return danger

    def sight(self, prospect: Prospect, attacker: int, target: int, effects: SideEffects) -> float:
        """Return how many candidates an attacker has for a target."""
        if attacker == self.me:
            return self.considered(prospect, target, effects)
        public = self.beliefs.public(target) if target not in prospect.public else prospect.public[target]
        return self.beliefs.exposed(attacker, target, public, effects.shown)

    def worth_for_team(self, prospect: Prospect, effects: SideEffects) -> float:
        """Return the chance that the other team's crypts are found before ours (F7)."""
        if not prospect.beliefs:
            return 1.0
        ours = sum(turns(self.considered(prospect, rival, effects)) for rival in prospect.beliefs)
        enemy = next(iter(prospect.beliefs))
        team = [seat for seat in self.beliefs.alive() if not self.beliefs.against(seat, self.me)]
        theirs = sum(turns(self.sight(prospect, enemy, seat, effects)) for seat in team)
        tempo = 0.5 if effects.again else -0.5
        return logistic(theirs - ours + tempo)


# ---- simpler bots -------------------------------------------------------------------------


class GreedyBot:
    """Asks the question that splits the candidates best, attacks at even chances, and remembers nothing."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return an action for the seat of the view."""
        legal: list[int] = view["legal"]
        candidates = [self.candidates(view, log, seat) for seat in rivals_of(view)]
        values = [self.value(action, candidates, deck_in(view)) for action in legal]
        best = max(values)
        choices = [action for action, value in zip(legal, values, strict=True) if value == best]
        return choices[self.rng.below(len(choices))]

    def candidates(self, view: View, log: list[dict[str, Any]], seat: int) -> int:
        """Return the candidates for a rival's crypt."""
        return mask_of(tuple(view["seats"][seat]["candidates"]))

    def value(self, action: int, candidates: list[int], deck: int) -> float:
        """Prefer attacks at even chances (2 and more), then questions (1 and more), then other attacks."""
        numbers, attack = named(action, deck)
        if attack:
            chance = hit_chance(numbers, candidates)
            return 2.0 + chance if chance >= EVEN_CHANCE else chance
        if action >= PLAY and BLUE_CARDS >> ability_of(action, deck).card & 1:
            return 1.0 + sum(evenness(numbers, mask) for mask in candidates) / 2
        return 0.5 if action == DRAW or action >= PLAY else 0.0


def named(action: int, deck: int) -> tuple[int, bool]:
    """Return the numbers that an action names, and whether it attacks them."""
    if ATTACK <= action < ARRANGE:
        return 1 << number_of(action), True
    if action < PLAY:
        return 0, False
    ability = ability_of(action, deck)
    return ability.mask, not BLUE_CARDS >> ability.card & 1 and bool(ability.numbers)


def hit_chance(numbers: int, candidates: list[int]) -> float:
    """Return the best chance to hit a rival, all candidates being equally likely."""
    hits = [(numbers & mask).bit_count() / mask.bit_count() for mask in candidates if mask]
    return max(hits, default=0.0)


def evenness(numbers: int, mask: int) -> float:
    """Return how evenly a question splits the candidates: 1 for halves, 0 for no information.

    >>> evenness(0b0110, 0b11110)
    1.0
    """
    if not mask:
        return 0.0
    share = (numbers & mask).bit_count() / mask.bit_count()
    return 4 * share * (1 - share)


class NaiveBot(GreedyBot):
    """Asks the most informative question, and attacks by choice only with certainty."""

    ATTACKS_BELOW = 1  # candidates for a rival

    def value(self, action: int, candidates: list[int], deck: int) -> float:
        """Prefer attacks on rivals with few enough candidates, then questions, then other attacks."""
        numbers, attack = named(action, deck)
        if attack:
            sure = any(numbers & mask and mask.bit_count() <= self.ATTACKS_BELOW for mask in candidates)
            return hit_chance(numbers, candidates) + (3.0 if sure else 0.0)
        if numbers:
            return 1.0 + sum(evenness(numbers, mask) for mask in candidates) / 2
        return 1.1


class TunedBot(NaiveBot):
    """Attacks at six candidates or fewer, assumes that players never attack their own crypt, and keeps the
    better card in hand."""

    ATTACKS_BELOW = 6

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return an action for the seat of the view."""
        legal: list[int] = view["legal"]
        if CRYPT <= legal[0] < PLAY:
            return first_best(legal, setup_values(legal))
        if ARRANGE <= legal[0] < DRAW:
            return first_best(legal, order_values(view, legal))
        return super().choose(view, log)

    def candidates(self, view: View, log: list[dict[str, Any]], seat: int) -> int:
        """Return the candidates that the rival has not named itself, if any."""
        left = super().candidates(view, log, seat)
        if len(view["seats"]) == 4:
            return left
        factors = listen(log, len(view["seats"])).factors[seat]
        return left & sum(1 << n for n in range(1, 14) if factors[n] == 1.0) or left


def first_best(legal: list[int], values: list[float]) -> int:
    """Return the first action of the highest value."""
    return legal[values.index(max(values))]
