"""How a player of 13 Ghosts may be expected to play: the model behind the search.

A player is reduced to two widths: how many numbers it still considers for a rival's crypt (weighted by what
the rival's moves betray), and how many the rival must consider for its own. A table, trained by playing
against itself, says what such a position is worth after a move; a move is taken the more often the more its
outcomes are worth. The same model serves in playouts (everybody acts on what they know in that world), to
ask how likely somebody's past moves were with a certain hand, and as the first opinion on the own move.
"""

from __future__ import annotations

from math import log2

from ....engine import native
from ....engine.rng import Rng
from ..cards import (
    ABILITIES,
    ABILITY_COUNT,
    ABILITY_SIZE,
    ABILITY_START,
    ALL_NUMBERS,
    ARRANGE,
    ARRANGEMENTS,
    ARRANGING,
    ATTACK,
    BLUE_CARDS,
    COPY,
    DRAW,
    NK2018,
    PLAY,
    SMALL_SIX,
    TURN,
    mask_of,
)
from ..rules import Ghosts

# The tables of cards.py as C arrays.
CARD_OF = [0] * 341
SET_OF = [0] * 341
for _i in range(ABILITY_COUNT):
    CARD_OF[_i] = ABILITIES[_i].card
    SET_OF[_i] = ABILITIES[_i].mask
START_OF = [0] * 14
SIZE_OF = [0] * 14
for _i in range(14):
    START_OF[_i] = ABILITY_START[_i]
    SIZE_OF[_i] = ABILITY_SIZE[_i]
TRIPLE_OF = [0] * 16384  # by mask: the ability of card 12 that names it
for _i in range(ABILITY_COUNT):
    if ABILITIES[_i].card == 12:
        TRIPLE_OF[ABILITIES[_i].mask] = _i
SMALL_SIX_SET = mask_of(SMALL_SIX)
TOP_OF = [0] * 8  # by order of card 10: which card comes on top
for _i in range(8):
    TOP_OF[_i] = ARRANGEMENTS[_i][0]

KNOTS = 12  # of a width in the table, three for each doubling
LEVELS = 11  # of the pile
GRAIN = 16  # widths are looked up in steps of a sixteenth
WIDEST = 14
PLACE_OF = [0.0] * 240  # by width: where it lies between the knots
for _i in range(240):
    PLACE_OF[_i] = min(3.0 * log2(max(_i / 16, 1.0)), 10.999)

MOST_OPTIONS = 340
CERTAIN = 1e-9
ONE = 1 << 30


class Evidence:
    """What moves betray: by seat and number, how much the number remains to be expected as its crypt.

    ``open`` is what everybody can conclude; ``own`` what one seat has concluded with more effort.
    """

    def __init__(self) -> None:
        self.seat = -1  # whose conclusions are in ``own``
        self.open = [0.0] * 56
        self.own = [0.0] * 56

    def start(self, seat: int) -> None:
        """Before anything has happened."""
        self.seat = seat
        for i in range(56):
            self.open[i] = 1.0
            self.own[i] = 1.0

    def scale(self, index: int, factor: float) -> None:
        """One more reason for or against a number."""
        self.open[index] = max(self.open[index] * factor, 0.004)
        self.own[index] = max(self.own[index] * factor, 0.004)


class Policy:
    """The model with its trained numbers, and the options of the decision it looks at."""

    def __init__(self) -> None:
        # Trained: what positions are worth, which of two cards becomes the crypt, what cards are worth.
        self.table = [0.0] * 6336
        self.mix = [0.0] * 1176
        self.prior = [0.0] * 84
        self.worth_of = [0.0] * 14
        # Set by hand.
        self.slip = 0.05  # how often a move is not explained by this model at all
        self.betray = 0.12  # what attacking a number leaves of it as the own crypt
        self.named = 0.6  # what naming it with card 12 leaves
        # The decision.
        self.count = 0
        self.action = [0] * 340
        self.mark = [0] * 340  # options that come to the same have the same mark
        self.value = [0.0] * 340
        self.share = [0.0] * 340
        self.players = 0
        self.edition = 0
        self.small = 0
        self.level = 0
        self.targets = 0
        self.target = [0] * 2
        self.cand = [0] * 2
        self.union = 0
        self.weight = [0.0] * 28
        self.total = [0.0] * 2
        self.squares = [0.0] * 2
        self.deaf = [0] * 2  # behind card 4
        self.exposed = [0.0] * 2  # by rival: how many numbers it must consider for the acting seat
        self.cross = [0.0] * 2  # of three: how many the other rival considers for this one
        self.mate = 0.0  # of four: how many the rivals consider for the teammate, 0 if out
        self.cost_of = [0.0] * 14  # by number: what attacking it takes away from ``exposed``
        self.show_of = [0.0] * 14  # and what laying it open takes away
        self.unknown = 0

    # ---- what a position is worth -----------------------------------------------------

    def cell_of(self, level: int, safe: int) -> int:
        """Where the table for a pile begins."""
        return ((self.edition * 2 + safe) * LEVELS + level) * KNOTS * KNOTS

    def duel(self, level: int, a: float, b: float, safe: int) -> float:
        """The chance to win for who has just moved and considers ``a`` numbers, the rival ``b``."""
        cell = self.cell_of(level, safe)
        x = place_of(a)
        y = place_of(b)
        i = int(x)
        j = int(y)
        x -= i
        y -= j
        cell += i * KNOTS + j
        low = self.table[cell] * (1.0 - y) + self.table[cell + 1] * y
        high = self.table[cell + KNOTS] * (1.0 - y) + self.table[cell + KNOTS + 1] * y
        return low * (1.0 - x) + high * x

    def teach(self, level: int, a: float, b: float, safe: int, result: float, pace: float) -> None:
        """Move the table's opinion toward what came of a position."""
        cell = self.cell_of(level, safe)
        error = pace * (result - self.duel(level, a, b, safe))
        x = place_of(a)
        y = place_of(b)
        i = int(x)
        j = int(y)
        x -= i
        y -= j
        cell += i * KNOTS + j
        self.table[cell] += error * (1.0 - x) * (1.0 - y)
        self.table[cell + 1] += error * (1.0 - x) * y
        self.table[cell + KNOTS] += error * x * (1.0 - y)
        self.table[cell + KNOTS + 1] += error * x * y

    def worth(self, first: float, second: float, lost: float, safe: int) -> float:
        """What an outcome is worth: the widths of the rivals (0: out), and what the own crypt has lost."""
        if self.players == 4:
            return self.worth_of_team(first, second, lost)
        if self.targets == 1:
            return 1.0 if first == 0.0 else self.duel(self.level, first, self.exposed[0] - lost, safe)
        if first == 0.0 and second == 0.0:
            return 1.0
        if first == 0.0:
            return 0.5 + 0.5 * self.duel(self.level, second, self.exposed[1] - lost, safe)
        if second == 0.0:
            return 0.5 + 0.5 * self.duel(self.level, first, self.exposed[0] - lost, safe)
        return self.worth_of_three(first, second, lost, safe)

    def worth_of_three(self, first: float, second: float, lost: float, safe: int) -> float:
        """Half the points to expect: nothing for the first who is out, then a duel (T2, T3)."""
        mine = danger(self.exposed[0] - lost) + danger(self.exposed[1] - lost)
        one = danger(first) + danger(self.cross[0] * first / self.width(0))
        two = danger(second) + danger(self.cross[1] * second / self.width(1))
        left = one * (0.5 + 0.5 * self.duel(self.level, second, self.exposed[1] - lost, safe))
        right = two * (0.5 + 0.5 * self.duel(self.level, first, self.exposed[0] - lost, safe))
        return (left + right) / (mine + one + two)

    def worth_of_team(self, first: float, second: float, lost: float) -> float:
        """The chance that the other team is found before ours (F7)."""
        theirs = turns(self.exposed[0] - lost)
        if self.mate > 0.0:
            theirs += turns(self.mate)
        ours = 0.0
        if first > 0.0:
            ours += turns(first)
        if second > 0.0 and self.targets == 2:
            ours += turns(second)
        if ours == 0.0:
            return 1.0
        return 1.0 / (1.0 + native.exp(-(theirs - ours - 0.5)))

    def width(self, k: int) -> float:
        """How many numbers are considered for a rival, the unlikely ones counted less."""
        return self.total[k] * self.total[k] / self.squares[k]

    # ---- looking around ---------------------------------------------------------------

    def look_around(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """Take in what a seat knows of its rivals, and what they may know of it."""
        self.players = s.players
        self.small = int(s.small())
        self.edition = NK2018 if self.small else s.edition  # as an empty pile is played on (G8, L2)
        self.targets = 0
        self.union = 0
        rivals = s.alive & ~native.bit(seat)
        if s.players == 4:
            rivals = s.alive & (5 if seat & 1 else 10)
        for t in range(s.players):
            if (rivals >> t) & 1:
                self.consider(s, e, seat, t)
        if self.targets == 2 and native.popcount(self.cand[0]) == 1:
            self.exclude(1, self.cand[0])
        elif self.targets == 2 and native.popcount(self.cand[1]) == 1:
            self.exclude(0, self.cand[1])
        left = s.left[s.deck_of(seat)]
        if left:
            self.level = min(left + 1, LEVELS - 1)
        else:
            self.level = 1 if s.hand[self.target[0]] else 0
        self.look_back(s, e, seat)

    def consider(self, s: Ghosts, e: Evidence, seat: int, t: int) -> None:
        """The numbers that a rival's crypt may be, with their weights."""
        k = self.targets
        deck = s.deck_of(t)
        mask = s.answers[t] & ALL_NUMBERS & ~s.knows[2 * seat + deck]
        if s.groups:
            mask &= ~(s.vague[seat] | s.vague[4 + seat])
        if mask == 0:
            mask = s.answers[t] & ALL_NUMBERS
        self.target[k] = t
        self.deaf[k] = (s.protected >> t) & 1
        self.cand[k] = mask
        self.total[k] = 0.0
        self.squares[k] = 0.0
        rest = mask
        while rest:
            n = native.lowest(rest)
            rest &= rest - 1
            w = e.own[14 * t + n] if seat == e.seat else e.open[14 * t + n]
            self.weight[14 * k + n] = w
            self.total[k] += w
            self.squares[k] += w * w
        self.union |= mask
        self.targets += 1

    def exclude(self, k: int, number: int) -> None:
        """A crypt that is pinned down is nobody else's."""
        if self.cand[k] & ~number and self.cand[k] & number:
            n = native.lowest(number)
            self.cand[k] &= ~number
            self.total[k] -= self.weight[14 * k + n]
            self.squares[k] -= self.weight[14 * k + n] * self.weight[14 * k + n]

    def look_back(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """How the rivals see the acting seat, as far as it can tell."""
        deck = s.deck_of(seat)
        known = s.knows[2 * seat + deck]
        public = s.answers[seat] & ALL_NUMBERS & ~s.known_to(-1, deck)
        crypt = s.crypt[seat]
        unit = 1.0 / e.open[14 * seat + crypt]
        sure = 0.0
        other = 0.0
        for n in range(1, 14):
            self.show_of[n] = 0.0
            self.cost_of[n] = 0.0
            if (public >> n) & 1:
                w = e.open[14 * seat + n] * unit
                if (known >> n) & 1:
                    sure += w
                    if n != crypt:
                        self.show_of[n] = w
                else:
                    other += w
                if s.players < 4 and n != crypt:
                    self.cost_of[n] = (1.0 - self.betray) * w
        self.unknown = native.popcount(s.numbers & ~known)
        for k in range(self.targets):
            seen = s.knows[2 * self.target[k] + deck] & ~known
            self.exposed[k] = sure + other * (1.0 - self.part(native.popcount(seen), self.unknown))
        if s.players == 4:
            self.unknown = native.popcount(ALL_NUMBERS & ~s.knows[2 * seat + 1 - deck])
            self.look_at_mate(s, e, seat)
        elif self.targets == 2:
            self.look_across(s, e, seat)

    def part(self, some: int, every: int) -> float:
        """A share of unknown cards."""
        return min(1.0, float(some) / every) if every > 0 else 0.0

    def look_across(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """Of three: how many numbers each rival must consider for the other one."""
        for k in range(2):
            t = self.target[k]
            by = self.target[1 - k]
            public = s.answers[t] & ALL_NUMBERS & ~s.known_to(-1, 0)
            held = native.popcount(s.knows[2 * by] & ~s.known_to(-1, 0))
            hidden = native.popcount(ALL_NUMBERS & ~s.known_to(-1, 0))
            self.cross[k] = 1.0 + (native.popcount(public) - 1) * (1.0 - self.part(held, hidden))

    def look_at_mate(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """Of four: how many numbers the rivals must consider for the teammate."""
        mate = seat ^ 2
        self.mate = 0.0
        if (s.alive >> mate) & 1:
            deck = seat & 1
            public = s.answers[mate] & ALL_NUMBERS & ~s.known_to(-1, deck)
            held = native.popcount(s.knows[2 * (1 - deck) + deck] & ~s.known_to(-1, deck))
            self.mate = 1.0 + (native.popcount(public) - 1) * (1.0 - self.part(held, 13))

    # ---- the options of a decision ------------------------------------------------------

    def weigh(self, s: Ghosts, e: Evidence) -> None:
        """All options worth a thought of the acting seat, with their values."""
        self.count = 0
        self.look_around(s, e, s.seat)
        if s.phase == ARRANGING:
            self.add_orders(s)
            return
        self.add_attacks(ATTACK, 0, 0.0, 0)
        if s.phase == TURN and not s.must_attack():
            card = s.hand[s.seat]
            if card == 2:
                if s.left[s.deck_of(s.seat)]:
                    self.add_draw()
                cards = s.copyable()
                while cards:
                    copied = native.lowest(cards)
                    cards &= cards - 1
                    self.add_ability(s, copied, COPY, self.show_of[2])
            elif card != 10 or s.left[s.looked_deck()]:
                self.add_ability(s, card, PLAY, self.show_of[card])

    def add(self, action: int, mark: int, value: float) -> None:
        self.action[self.count] = action
        self.mark[self.count] = mark
        self.value[self.count] = value
        self.share[self.count] = 1.0
        self.count += 1

    def share_out(self, start: int) -> None:
        """Options of one card share its chance, however many they are."""
        for i in range(start, self.count):
            self.share[i] = 1.0 / (self.count - start)

    def add_orders(self, s: Ghosts) -> None:
        """Card 10: the best card on top, or for the other team the worst (F4)."""
        deck = s.looked_deck()
        sign = -1.0 if s.players == 4 else 1.0
        first = 6 if s.left[deck] == 2 else 0
        last = 8 if s.left[deck] == 2 else 6
        for i in range(first, last):
            card = int((s.pile[deck] >> (4 * TOP_OF[i])) & 15)
            self.add(ARRANGE + i, 1 << 20 | i, sign * self.worth_of[card])

    def add_draw(self) -> None:
        """Card 2: another turn with one card less in the pile."""
        lost = self.show_of[2]
        if self.players < 4 and self.targets == 1:
            value = 1.0 - self.duel(max(self.level - 1, 1), self.exposed[0] - lost, self.width(0), 0)
        else:
            second = self.width(1) if self.targets == 2 else 0.0
            value = min(1.0, self.worth(self.width(0), second, lost, 0) + 0.08)
        self.add(DRAW, 2 << 20, value)

    def add_attacks(self, first: int, mark: int, lost: float, safe: int) -> None:
        """Attack any one number that may be right."""
        start = self.count
        rest = self.union
        while rest:
            n = native.lowest(rest)
            rest &= rest - 1
            value = self.outcome(1 << n, 1, lost + self.cost_of[n], safe)
            self.add(first + n - 1, mark | 1 << n, value)
        self.share_out(start)

    def add_ability(self, s: Ghosts, card: int, block: int, lost: float) -> None:
        """Everything that can be done with a card's ability."""
        start = self.count
        first = block + START_OF[card]
        mark = (card + 16 if block == COPY else card) << 14
        if card == 4:
            self.add_attacks(first, mark, lost, 1)
        elif card == 8:
            self.add(first, mark, self.look_and_attack(s, lost))
        elif card == 10:
            self.add(first, mark, self.look_and_draw(s, lost))
        elif card == 12:
            self.add_triples(block, mark, lost)
        else:
            attack = 0 if (BLUE_CARDS >> card) & 1 else 1
            before = -1
            for i in range(s.first_of(card), s.last_of(card)):
                numbers = self.named_by(START_OF[card] + i) & self.union
                if numbers != before:
                    cost = lost
                    if attack:
                        cost += self.cost_of[i + 1] + self.cost_of[i + 2]
                    self.add(first + i, mark | numbers, self.outcome(numbers, attack, cost, 0))
                before = numbers
        self.share_out(start)

    def add_triples(self, block: int, mark: int, lost: float) -> None:
        """Card 12: any three numbers; of numbers known to be wrong the lowest fill up."""
        size = native.popcount(self.union)
        spare = ALL_NUMBERS & ~self.union
        one = self.union
        while one:
            a = one & -one
            one &= one - 1
            if size <= 4 and 13 - size >= 2:
                filler = (spare & -spare) | ((spare & (spare - 1)) & -(spare & (spare - 1)))
                self.add(block + TRIPLE_OF[a | filler], mark | a, self.outcome(a, 0, lost, 0))
            two = one
            while two:
                b = a | (two & -two)
                two &= two - 1
                if size <= 6:
                    self.add(block + TRIPLE_OF[b | (spare & -spare)], mark | b, self.outcome(b, 0, lost, 0))
                three = two
                while three:
                    c = b | (three & -three)
                    three &= three - 1
                    self.add(block + TRIPLE_OF[c], mark | c, self.outcome(c, 0, lost, 0))

    def outcome(self, numbers: int, attack: int, lost: float, safe: int) -> float:
        """The value of naming some numbers, over all answers, each rival's taken for itself."""
        chance = [0.0, 0.0]
        yes = [0.0, 0.0]
        no = [0.0, 0.0]
        chance[1] = 0.0
        yes[1] = 0.0
        no[1] = 0.0
        for k in range(self.targets):
            some = 0.0
            some_squares = 0.0
            if attack or not self.deaf[k]:
                rest = numbers & self.cand[k]
                while rest:
                    w = self.weight[14 * k + native.lowest(rest)]
                    rest &= rest - 1
                    some += w
                    some_squares += w * w
            left = self.total[k] - some
            left_squares = self.squares[k] - some_squares
            chance[k] = some / self.total[k]
            yes[k] = 0.0 if attack or some_squares <= 0.0 else some * some / some_squares
            no[k] = left * left / left_squares if left > CERTAIN and left_squares > CERTAIN else 1.0
        if self.targets == 1:
            return chance[0] * self.worth(yes[0], 0.0, lost, safe) + (1.0 - chance[0]) * (
                self.worth(no[0], 0.0, lost, safe) if chance[0] < 1.0 - CERTAIN else 0.0
            )
        value = (1.0 - chance[0]) * (1.0 - chance[1]) * self.worth(no[0], no[1], lost, safe)
        if chance[0] > CERTAIN:
            value += chance[0] * (1.0 - chance[1]) * self.worth(yes[0], no[1], lost, safe)
        if chance[1] > CERTAIN:
            value += (1.0 - chance[0]) * chance[1] * self.worth(no[0], yes[1], lost, safe)
            if chance[0] > CERTAIN:
                value += chance[0] * chance[1] * self.worth(yes[0], yes[1], lost, safe)
        return value

    def thinner(self, s: Ghosts, looks: int) -> float:
        """What is left of the other possibilities after looking at so many unknown cards."""
        seen = min(looks, s.left[s.looked_deck()])
        return max(0.3, 1.0 - float(seen) / max(self.unknown - 1, 1))

    def look_and_attack(self, s: Ghosts, lost: float) -> float:
        """Card 8: the attack will be the better for two more cards seen."""
        keep = self.thinner(s, 2)
        best = 0.0
        lead = 0
        for k in range(self.targets):
            for n in range(1, 14):
                if (self.cand[k] >> n) & 1 and self.weight[14 * k + n] > best * self.total[k]:
                    best = self.weight[14 * k + n] / self.total[k]
                    lead = k
        hit = best / (best + (1.0 - best) * keep)
        width = max(1.0, (self.width(lead) - 1.0) * keep)
        if self.targets == 1:
            return hit + (1.0 - hit) * self.worth(width, 0.0, lost, 0)
        second = 1.0 + (self.width(1 - lead) - 1.0) * keep
        if lead == 0:
            return hit * self.worth(0.0, second, lost, 0) + (1.0 - hit) * self.worth(width, second, lost, 0)
        return hit * self.worth(second, 0.0, lost, 0) + (1.0 - hit) * self.worth(second, width, lost, 0)

    def look_and_draw(self, s: Ghosts, lost: float) -> float:
        """Card 10: two more cards seen, and the best of three to draw."""
        keep = self.thinner(s, 2)
        first = 1.0 + (self.width(0) - 1.0) * keep
        second = 1.0 + (self.width(1) - 1.0) * keep if self.targets == 2 else 0.0
        return min(1.0, self.worth(first, second, lost, 0) + 0.02)

    # ---- choosing, and what a choice tells ------------------------------------------------

    def pick(self, heat: float, rng: Rng) -> int:
        """The index of an option, better ones more often."""
        top = self.value[0]
        for i in range(1, self.count):
            top = max(top, self.value[i])
        total = 0.0
        for i in range(self.count):
            total += self.share[i] * native.exp((self.value[i] - top) / heat)
        at = total * native.below(rng, ONE) / ONE
        for i in range(self.count):
            at -= self.share[i] * native.exp((self.value[i] - top) / heat)
            if at < 0.0:
                return i
        return self.count - 1

    def expectation(self, heat: float) -> float:
        """What the decision is worth if it is taken at this heat."""
        top = self.value[0]
        for i in range(1, self.count):
            top = max(top, self.value[i])
        total = 0.0
        part = 0.0
        for i in range(self.count):
            here = self.share[i] * native.exp((self.value[i] - top) / heat)
            total += here
            part += here * self.value[i]
        return part / total

    def chance_of(self, action: int, heat: float, sharp: float) -> float:
        """How often an action, or one that comes to the same, would be taken: first the card or the attack
        is chosen (``heat``), then what it names (``sharp``: people agree more on what a good question is)."""
        mark = self.mark_of(action)
        top = self.value[0]
        here = -1.0
        for i in range(self.count):
            top = max(top, self.value[i])
            if self.mark[i] >> 14 == mark >> 14:
                here = max(here, self.value[i])
        if here < 0.0:
            return self.slip / 20.0
        total = 0.0
        best = self.value[0]
        for i in range(1, self.count):
            if self.mark[i] >> 14 != self.mark[i - 1] >> 14:
                total += native.exp((best - top) / heat)
                best = self.value[i]
            best = max(best, self.value[i])
        total += native.exp((best - top) / heat)
        every = 0.0
        part = 0.0
        for i in range(self.count):
            if self.mark[i] >> 14 == mark >> 14:
                weight = native.exp((self.value[i] - here) / sharp)
                every += weight
                if self.mark[i] == mark:
                    part += weight
        chance = native.exp((here - top) / heat) / total * part / every
        return (1.0 - self.slip) * chance + self.slip / 20.0

    def hit_chance(self, crypt: int, heat: float) -> float:
        """In a duel: the chance that the next option taken hits a crypt, and so ends the round. Options that
        do are taken out, for :meth:`pick` to choose among the others."""
        top = self.value[0]
        for i in range(1, self.count):
            top = max(top, self.value[i])
        total = 0.0
        part = 0.0
        for i in range(self.count):
            here = self.share[i] * native.exp((self.value[i] - top) / heat)
            total += here
            if self.hits(i, crypt):
                part += here
                self.share[i] = 0.0
        return part / total

    def hits(self, i: int, crypt: int) -> bool:
        """Whether an option is an attack on this crypt."""
        card = (self.mark[i] >> 14) & 15
        red = card == 0 or card == 4 or card == 11
        return bool(red and self.mark[i] < 1 << 20 and (self.mark[i] >> crypt) & 1)

    def mark_of(self, action: int) -> int:
        if action < ARRANGE:
            return 1 << (action - ATTACK + 1)
        if action < DRAW:
            return 1 << 20 | (action - ARRANGE)
        if action == DRAW:
            return 2 << 20
        index = action - PLAY
        copied = 0
        if index >= ABILITY_COUNT:
            index -= ABILITY_COUNT
            copied = 16
        return (CARD_OF[index] + copied) << 14 | (self.named_by(index) & self.union)

    def named_by(self, index: int) -> int:
        """The numbers that an ability is about in the deck of the decision looked at."""
        return SMALL_SIX_SET if self.small and CARD_OF[index] == 6 else SET_OF[index]

    def note(self, s: Ghosts, e: Evidence, action: int) -> None:
        """What an action of the acting seat, about to be carried out, betrays to everybody."""
        numbers = 0
        factor = self.betray
        if ATTACK <= action < ARRANGE:
            numbers = 1 << (action - ATTACK + 1)
        elif action >= PLAY:
            index = action - PLAY
            if index >= ABILITY_COUNT:
                index -= ABILITY_COUNT
            card = CARD_OF[index]
            if card == 12:
                factor = self.named
            if card == 4 or card == 11 or card == 12:
                numbers = SET_OF[index]
        if s.players == 4:
            return
        if (action >= PLAY or action == DRAW) and s.up[s.seat] == 0 and s.down[s.seat] == 0:
            self.note_first(s, e)
        while numbers:
            e.scale(14 * s.seat + native.lowest(numbers), factor)
            numbers &= numbers - 1

    def note_first(self, s: Ghosts, e: Evidence) -> None:
        """The first card shown was dealt together with the crypt."""
        row = self.row_of(s, s.seat)
        shown = s.hand[s.seat]
        for n in range(1, 14):
            if n != shown:
                e.scale(14 * s.seat + n, self.mix[196 * row + 14 * n + shown] / self.prior[14 * row + n])

    def hide(self, s: Ghosts, seat: int, even: float, rng: Rng) -> int:
        """Which of the two cards dealt a seat hides: by the mix, and so often by a coin."""
        one = native.lowest(s.dealt[seat])
        two = native.lowest(s.dealt[seat] & ~native.bit(one))
        chance = 0.5 * even + (1.0 - even) * self.mix[196 * self.row_of(s, seat) + 14 * one + two]
        return one if native.below(rng, ONE) < chance * ONE else two

    def row_of(self, s: Ghosts, seat: int) -> int:
        """Which of the mixes for crypts a seat chooses by."""
        return 2 * (s.players - 2) + (0 if seat == s.starter else 1)

    def begin(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """Expectations before the first turn: which cards become crypts at all."""
        e.start(seat)
        if s.players < 4:
            for t in range(s.players):
                for n in range(1, 14):
                    e.scale(14 * t + n, self.prior[14 * self.row_of(s, t) + n])

    def settle_priors(self) -> None:
        """How often each number becomes a crypt, by the mixes; 1 on the average."""
        for row in range(6):
            for n in range(1, 14):
                total = 0.0
                for other in range(1, 14):
                    if other != n:
                        total += self.mix[196 * row + 14 * n + other]
                self.prior[14 * row + n] = total / 6.0


def place_of(width: float) -> float:
    """Where a width lies between the knots of the table."""
    return PLACE_OF[int(min(max(width, 1.0), WIDEST) * GRAIN)]


def turns(width: float) -> float:
    """About how many turns it takes to find one of so many numbers and attack it."""
    return 1.0 + 0.27 * place_of(width)


def danger(width: float) -> float:
    """How soon a crypt among so many will be hit: fewer turns, more danger."""
    needed = turns(width)
    return 1.0 / (needed * needed)
