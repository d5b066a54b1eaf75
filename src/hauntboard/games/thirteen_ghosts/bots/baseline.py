"""A bot that plays 13 Ghosts sensibly: every action is worth the chances it leaves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import ARRANGE, ARRANGEMENTS, ATTACK, BLUE_CARDS, CRYPT, DRAW, KEEP, PLAY
from ..notation import ability_of, is_copy, number_of
from .beliefs import Belief, Beliefs, given, width, within
from .value import duel, logistic, thinned, turns

# How good a card is to hold, as the share of evenly split questions it amounts to: 13 halves
# anything, 3 and 6 nearly; 11 and 4 are strong when few numbers are left; 8 and 10 only look.
WORTH = {1: 0.8, 2: 0.7, 3: 0.95, 4: 0.5, 5: 0.75, 6: 0.95, 7: 0.75, 8: 0.5}
WORTH |= {9: 0.75, 10: 0.6, 11: 0.6, 12: 0.75, 13: 1.0}
# Choosing the crypt by worth alone could be foreseen: so much luck goes into it.
WHIM = 0.5
# Actions closer than this are equally good, and one of them is taken at random.
TIE = 1e-9


@dataclass(frozen=True)
class Prospect:
    """A position that an action may lead to, as far as the bot can tell."""

    chance: float
    beliefs: dict[int, Belief]  # of the rivals still in the round
    public: dict[int, int]  # by rival: what everybody must still expect as its crypt
    out: int = 0  # rivals hit


@dataclass(frozen=True)
class Manner:
    """What an action brings besides its answers."""

    shown: int = 0  # mask of the card laid open
    protected: bool = False  # card 4
    looks: int = 0  # pile cards seen
    again: bool = False  # another turn (card 2)


class SensibleBot:
    """Weighs every action by what it tells, what it risks and what it gives away."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        if CRYPT <= legal[0] < PLAY:
            return self.choose_setup(view, legal)
        if ARRANGE <= legal[0] < DRAW:
            return self.choose_order(view, legal)
        return self.best(legal, Turn(Beliefs(view, log)).values(legal))

    def best(self, legal: list[int], values: list[float]) -> int:
        top = max(values) - TIE
        choices = [action for action, value in zip(legal, values, strict=True) if value >= top]
        return choices[self.rng.below(len(choices))]

    def choose_setup(self, view: View, legal: list[int]) -> int:
        """Crypts from the cards one can best do without; keep the best card in hand (G2, F2)."""
        keeping = legal[0] >= KEEP
        sign, whim = (1.0, 0.0) if keeping else (-1.0, WHIM)
        values = [sign * WORTH[number_of(action)] + whim * self.luck() for action in legal]
        return self.best(legal, values)

    def choose_order(self, view: View, legal: list[int]) -> int:
        """Card 10: draw the best card oneself; leave the other team the worst (F4)."""
        mine = len(view["seats"]) < 4
        cells = view["piles"][0 if mine else 1 - view["seat"] % 2]["cells"]
        sign = 1.0 if mine else -1.0
        return self.best(legal, [sign * WORTH[cells[ARRANGEMENTS[a - ARRANGE][0]]] for a in legal])

    def luck(self) -> float:
        """A number from 0 to 1."""
        return self.rng.below(1 << 30) / (1 << 30)


class Turn:
    """One turn's actions, weighed."""

    def __init__(self, reading: Beliefs) -> None:
        self.reading = reading
        self.me = reading.me
        self.rivals = reading.rivals
        self.now = Prospect(1.0, reading.beliefs, {s: reading.public(s) for s in self.rivals})
        # Questions and attacks that differ only in numbers already ruled out are one.
        self.open_numbers = sum(
            1 << n for n in range(1, 14) if any(reading.beliefs[s][n] for s in self.rivals)
        )
        self.cache: dict[tuple[int, bool, Manner], float] = {}

    def values(self, legal: list[int]) -> list[float]:
        return [self.value(action) for action in legal]

    def value(self, action: int) -> float:
        hand = self.reading.seats[self.me]["hand"]
        if ATTACK <= action < ARRANGE:
            return self.outcome(1 << number_of(action), True, Manner())
        if action == DRAW:
            return self.outcome(0, False, Manner(shown=1 << 2, again=True))
        ability = ability_of(action, self.reading.size)
        manner = Manner(shown=1 << (2 if is_copy(action) else hand))
        match ability.card:
            case 4:
                return self.outcome(ability.mask, True, replace(manner, protected=True))
            case 8:
                return self.look_and_attack(manner)
            case 10:
                return self.outcome(0, False, replace(manner, looks=2))
        return self.outcome(ability.mask, not BLUE_CARDS >> ability.card & 1, manner)

    def look_and_attack(self, manner: Manner) -> float:
        """Card 8: the attack will be the better for two more cards seen."""
        manner = replace(manner, looks=2)
        numbers = [1 << n for n in range(1, 14) if self.open_numbers >> n & 1]
        return max(self.outcome(number, True, manner) for number in numbers)

    def outcome(self, numbers: int, attack: bool, manner: Manner) -> float:
        """The value of naming some numbers, over all answers."""
        key = (numbers & self.open_numbers, attack, manner)
        if key not in self.cache:
            self.cache[key] = sum(
                prospect.chance * self.worth(prospect, manner) for prospect in self.prospects(key[0], attack)
            )
        return self.cache[key]

    def prospects(self, numbers: int, attack: bool) -> Iterator[Prospect]:
        """What the rivals may answer; each for itself, as if their crypts were independent."""
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
        """A rival's possible replies: their chances, and the numbers they leave (0: hit)."""
        if not numbers or (self.reading.seats[rival]["protected"] and not attack):
            return [(1.0, ~0)]
        yes = within(self.now.beliefs[rival], numbers)
        replies = [(yes, 0 if attack else numbers), (1.0 - yes, ~numbers)]
        return [(chance, kept) for chance, kept in replies if chance > 1e-12]

    # ---- what a prospect is worth ---------------------------------------------------

    def worth(self, prospect: Prospect, manner: Manner) -> float:
        if self.reading.teams:
            return self.worth_for_team(prospect, manner)
        if len(self.rivals) == 2:
            return self.worth_of_three(prospect, manner)
        if prospect.out:
            return 1.0
        return self.worth_of_duel(prospect, self.rivals[0], manner)

    def considered(self, prospect: Prospect, rival: int, manner: Manner) -> float:
        """How many numbers I shall consider for a rival, after my draw and my looks."""
        deck = self.reading.deck(rival)
        unplaced = float(self.reading.unplaced(deck))
        count = width(prospect.beliefs[rival])
        draws = 0 if self.reading.teams else int(self.reading.left() > 0)
        for seen in range(manner.looks + draws):
            count = thinned(count, unplaced - seen)
        return count

    def worth_of_duel(self, prospect: Prospect, rival: int, manner: Manner) -> float:
        """My chance to win the round against the one rival that is left."""
        pile = max(self.reading.left() - 1, 0)
        mine = self.considered(prospect, rival, manner)
        public = self.reading.public(self.me)
        theirs = self.reading.exposed(rival, self.me, public, manner.shown)
        if manner.again:
            return duel(pile, mine, theirs)
        if manner.protected:
            # The rival's next question would remain unanswered: it can only attack.
            hit = 1.0 / max(theirs, 1.0)
            return (1.0 - hit) * duel(max(pile - 1, 0), mine, theirs - 1.0)
        return 1.0 - duel(pile, theirs, mine)

    def worth_of_three(self, prospect: Prospect, manner: Manner) -> float:
        """My points from a round of three: 0 for the first who is out, 1 for the second, 2 for
        the last (T2, T3)."""
        if prospect.out.bit_count() == 2:
            return 2.0  # T4
        if prospect.out:
            (rival,) = prospect.beliefs
            return 1.0 + self.worth_of_duel(prospect, rival, manner)
        dangers = {seat: self.danger(prospect, seat, manner) for seat in (self.me, *self.rivals)}
        value = 0.0
        for first in self.rivals:
            (other,) = (rival for rival in self.rivals if rival != first)
            value += dangers[first] * (1.0 + self.worth_of_duel(prospect, other, manner))
        return value / sum(dangers.values())

    def danger(self, prospect: Prospect, target: int, manner: Manner) -> float:
        """How soon a seat will be hit by one of the two others: fewer turns, more danger."""
        danger = 0.0
        for attacker in (self.me, *self.rivals):
            if attacker != target:
                danger += turns(self.sight(prospect, attacker, target, manner)) ** -2
        return danger

    def sight(self, prospect: Prospect, attacker: int, target: int, manner: Manner) -> float:
        """How many numbers an attacker must consider for a target."""
        if attacker == self.me:
            return self.considered(prospect, target, manner)
        public = self.reading.public(target) if target not in prospect.public else prospect.public[target]
        return self.reading.exposed(attacker, target, public, manner.shown)

    def worth_for_team(self, prospect: Prospect, manner: Manner) -> float:
        """The chance that the other team is found before ours (F7)."""
        if not prospect.beliefs:
            return 1.0
        ours = sum(turns(self.considered(prospect, rival, manner)) for rival in prospect.beliefs)
        enemy = next(iter(prospect.beliefs))
        team = [seat for seat in self.reading.alive() if not self.reading.against(seat, self.me)]
        theirs = sum(turns(self.sight(prospect, enemy, seat, manner)) for seat in team)
        tempo = 0.5 if manner.again else -0.5
        return logistic(theirs - ours + tempo)
