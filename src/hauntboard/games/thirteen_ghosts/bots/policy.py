"""The policy of 13 Ghosts: how a player is expected to move.

The policy reduces a decision to a :class:`Situation`, rates every option by the positions it may lead to
(the value table of :class:`Weights`), and plays better options more often. It serves in playouts (every seat
acts on what it knows in that world), as a model of the moves that opponents made, and as the prior of the
search.
"""

from __future__ import annotations

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import (
    ABILITIES,
    ABILITY_COUNT,
    ALL_NUMBERS,
    ARRANGE,
    ARRANGING,
    ATTACK,
    BLUE_CARDS,
    CARDS_IN_SET,
    COPY,
    DRAW,
    PLAY,
    SMALL_SIX,
    TURN,
    mask_of,
)
from ..rules import Ghosts
from .constants import ATTACKED, CERTAIN, GRAIN, MOST_OPTIONS, WIDEST, filled
from .situation import Evidence, Situation
from .weights import Weights, knot_of, load_weights, role_of

if not cython.compiled:  # policy.pxd takes the C arrays
    from ..rules import CARD_OF, ORDER_OF, SET_OF, START_OF

SMALL_SIX_SET = mask_of(SMALL_SIX)
TRIPLE_OF = [0] * (1 << 14)  # by mask: the ability of card 12 that names it
for _i in range(ABILITY_COUNT):
    if ABILITIES[_i].card == 12:
        TRIPLE_OF[ABILITIES[_i].mask] = _i

# Options with the same effect have the same key. The low bits are the candidates named; above them is the
# card (0 for a plain attack), COPIED added if card 2 copies it; card 10's orders and drawing come last.
CARD_SHIFT = CARDS_IN_SET + 1
COPIED = 16
ORDER_KEY = 1 << 20
DRAW_KEY = 2 << 20
# Orders of card 10: first those of three cards, then those of two.
THREE_ORDERS, ALL_ORDERS = 6, 8

# How often a player moves for reasons that the policy does not know, and how likely each move then is.
SLIP = 0.05
SLIP_CHANCE = SLIP / 20.0
# Factor on the probability that a number is the seat's own crypt, after the seat names it with card 12.
NAMED = 0.6
EXTRA_TURN = 0.08  # value of a second turn (card 2) outside duels
BEST_OF_THREE = 0.02  # value of drawing the best of three cards (card 10)
LEAST_KEPT = 0.3  # share of the other candidates that remains after looking at cards
TEAM_TEMPO = 0.5  # turns that the team is behind after its move
ONE = 1 << 30

# By width, in steps of 1 / GRAIN: see :func:`turns` and :func:`danger`.
TURNS_PER_KNOT = 0.27
TURNS_OF = [0.0] * 240
DANGER_OF = [0.0] * 240
for _i in range(240):
    TURNS_OF[_i] = 1.0 + TURNS_PER_KNOT * knot_of(_i / GRAIN)
    DANGER_OF[_i] = 1.0 / (TURNS_OF[_i] * TURNS_OF[_i])


class Options:
    """The options of one decision with their values (scratch space of the policy)."""

    def __init__(self) -> None:
        self.count = 0
        self.action = filled(0, MOST_OPTIONS)
        self.key = filled(0, MOST_OPTIONS)
        self.value = filled(0.0, MOST_OPTIONS)
        self.weight = filled(0.0, MOST_OPTIONS)  # the base weight of an option when one is sampled

    def add(self, action: int, key: int, value: float) -> None:
        """Append an option."""
        self.action[self.count] = action
        self.key[self.count] = key
        self.value[self.count] = value
        self.weight[self.count] = 1.0
        self.count += 1

    def share_weight(self, start: int) -> None:
        """Let the options of one card share one weight, however many there are."""
        for i in range(start, self.count):
            self.weight[i] = 1.0 / (self.count - start)

    def best_value(self) -> float:
        """Return the highest value."""
        top = self.value[0]
        for i in range(1, self.count):
            top = max(top, self.value[i])
        return top

    def propensity(self, i: int, top: float, temperature: float) -> float:
        """Return the unnormalized softmax weight of an option."""
        return self.weight[i] * native.exp((self.value[i] - top) / temperature)

    def sample(self, temperature: float, rng: Rng) -> int:
        """Return the index of a random option; better ones are likelier."""
        top = self.best_value()
        total = 0.0
        for i in range(self.count):
            total += self.propensity(i, top, temperature)
        at = total * native.below(rng, ONE) / ONE
        for i in range(self.count):
            at -= self.propensity(i, top, temperature)
            if at < 0.0:
                return i
        return self.count - 1

    def expectation(self, temperature: float) -> float:
        """Return the mean value of a sampled option."""
        top = self.best_value()
        total = 0.0
        part = 0.0
        for i in range(self.count):
            here = self.propensity(i, top, temperature)
            total += here
            part += here * self.value[i]
        return part / total

    def probability(self, key: int, temperature: float, target_temperature: float) -> float:
        """Return how likely a player takes an option with this key.

        The player first chooses the card or an attack (``temperature``), then what to name with it
        (``target_temperature``; players agree more on what a good question is).
        """
        top = self.value[0]
        here = -1.0
        for i in range(self.count):
            top = max(top, self.value[i])
            if self.key[i] >> CARD_SHIFT == key >> CARD_SHIFT:
                here = max(here, self.value[i])
        if here < 0.0:
            return SLIP_CHANCE
        total = 0.0
        best = self.value[0]
        for i in range(1, self.count):
            if self.key[i] >> CARD_SHIFT != self.key[i - 1] >> CARD_SHIFT:
                total += native.exp((best - top) / temperature)
                best = self.value[i]
            best = max(best, self.value[i])
        total += native.exp((best - top) / temperature)
        every = 0.0
        part = 0.0
        for i in range(self.count):
            if self.key[i] >> CARD_SHIFT == key >> CARD_SHIFT:
                weight = native.exp((self.value[i] - here) / target_temperature)
                every += weight
                if self.key[i] == key:
                    part += weight
        chance = native.exp((here - top) / temperature) / total * part / every
        return (1.0 - SLIP) * chance + SLIP_CHANCE

    def remove_hits(self, crypt: int, temperature: float) -> float:
        """Take out the options that hit a crypt, and return how likely one of them would be sampled."""
        top = self.best_value()
        total = 0.0
        part = 0.0
        for i in range(self.count):
            here = self.propensity(i, top, temperature)
            total += here
            if hits(self.key[i], crypt):
                part += here
                self.weight[i] = 0.0
        return part / total


class Policy:
    """Rates the options of a decision by trained weights, and follows what moves reveal."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        # Scratch space, set by :meth:`evaluate`.
        self.situation = Situation()
        self.options = Options()

    # ---- the options of a decision ----------------------------------------------------

    def evaluate(self, s: Ghosts, e: Evidence) -> None:
        """List the options of the acting seat with their values."""
        self.options.count = 0
        self.situation.assess(s, e, s.seat)
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
                    self.add_ability(s, copied, COPY, self.situation.reveal_cost[2])
            elif card != 10 or s.left[s.looked_deck()]:
                self.add_ability(s, card, PLAY, self.situation.reveal_cost[card])

    def add_orders(self, s: Ghosts) -> None:
        """Card 10: put the best card on top, or for the other team the worst (F4)."""
        deck = s.looked_deck()
        sign = -1.0 if s.players == 4 else 1.0
        first = THREE_ORDERS if s.left[deck] == 2 else 0
        last = ALL_ORDERS if s.left[deck] == 2 else THREE_ORDERS
        for i in range(first, last):
            card = int((s.pile[deck] >> (4 * ORDER_OF[3 * i])) & 15)
            self.options.add(ARRANGE + i, ORDER_KEY | i, sign * self.weights.card_worth[card])

    def add_draw(self) -> None:
        """Card 2: draw for another turn, with one card less in the pile."""
        revealed = self.situation.reveal_cost[2]
        if self.situation.players < 4 and self.situation.rivals == 1:
            value = 1.0 - self.weights.duel(
                self.situation.edition,
                max(self.situation.stage - 1, 1),
                self.situation.exposed[0] - revealed,
                self.situation.width(0),
                0,
            )
        else:
            second = self.situation.width(1) if self.situation.rivals == 2 else 0.0
            value = min(1.0, self.value(self.situation.width(0), second, revealed, 0) + EXTRA_TURN)
        self.options.add(DRAW, DRAW_KEY, value)

    def add_attacks(self, first: int, key: int, revealed: float, protected: int) -> None:
        """Attack any one candidate."""
        start = self.options.count
        rest = self.situation.combined
        while rest:
            n = native.lowest(rest)
            rest &= rest - 1
            value = self.outcome(1 << n, True, revealed + self.situation.attack_cost[n], protected)
            self.options.add(first + n - 1, key | 1 << n, value)
        self.options.share_weight(start)

    def add_ability(self, s: Ghosts, card: int, block: int, revealed: float) -> None:
        """Use a card's ability in every way that makes a difference."""
        start = self.options.count
        first = block + START_OF[card]
        key = (card + COPIED if block == COPY else card) << CARD_SHIFT
        if card == 4:
            self.add_attacks(first, key, revealed, 1)
        elif card == 8:
            self.options.add(first, key, self.look_and_attack(s, revealed))
        elif card == 10:
            self.options.add(first, key, self.look_and_draw(s, revealed))
        elif card == 12:
            self.add_triples(block, key, revealed)
        else:
            self.add_named(s, card, first, key, revealed)
        self.options.share_weight(start)

    def add_named(self, s: Ghosts, card: int, first: int, key: int, revealed: float) -> None:
        """Name any of the sets of numbers that a card offers, as a question or an attack (card 11)."""
        attack = not (BLUE_CARDS >> card) & 1
        before = -1
        for i in range(s.first_of(card), s.last_of(card)):
            numbers = self.named_by(START_OF[card] + i) & self.situation.combined
            if numbers != before:
                cost = revealed
                if attack:
                    cost += self.situation.attack_cost[i + 1] + self.situation.attack_cost[i + 2]
                self.options.add(first + i, key | numbers, self.outcome(numbers, attack, cost, 0))
            before = numbers

    def add_triples(self, block: int, key: int, revealed: float) -> None:
        """Card 12: name any three numbers, or fewer candidates and the lowest numbers ruled out."""
        size = native.popcount(self.situation.combined)
        spare = ALL_NUMBERS & ~self.situation.combined
        one = self.situation.combined
        while one:
            a = one & -one
            one &= one - 1
            if size <= 4:
                filler = (spare & -spare) | ((spare & (spare - 1)) & -(spare & (spare - 1)))
                self.add_triple(block, key, a, filler, revealed)
            two = one
            while two:
                b = a | (two & -two)
                two &= two - 1
                if size <= 6:
                    self.add_triple(block, key, b, spare & -spare, revealed)
                three = two
                while three:
                    c = b | (three & -three)
                    three &= three - 1
                    self.add_triple(block, key, c, 0, revealed)

    def add_triple(self, block: int, key: int, numbers: int, filler: int, revealed: float) -> None:
        """Name some candidates, filled up to three numbers."""
        value = self.outcome(numbers, False, revealed, 0)
        self.options.add(block + TRIPLE_OF[numbers | filler], key | numbers, value)

    # ---- values of options ------------------------------------------------------------

    def outcome(self, numbers: int, attack: bool, revealed: float, protected: int) -> float:
        """Return the value of naming some numbers, averaged over the answers; rivals are taken to be
        independent. ``revealed`` is the width that the own crypt loses, ``protected`` whether card 4 is
        played."""
        for k in range(self.situation.rivals):
            self.situation.split(k, numbers, attack)
        first = self.situation.hit[0]
        yes_one, no_one = self.situation.width_if_yes[0], self.situation.width_if_no[0]
        if self.situation.rivals == 1:
            value = first * self.value(yes_one, 0.0, revealed, protected)
            if first < 1.0 - CERTAIN:
                value += (1.0 - first) * self.value(no_one, 0.0, revealed, protected)
            return value
        second = self.situation.hit[1]
        yes_two, no_two = self.situation.width_if_yes[1], self.situation.width_if_no[1]
        value = (1.0 - first) * (1.0 - second) * self.value(no_one, no_two, revealed, protected)
        if first > CERTAIN:
            value += first * (1.0 - second) * self.value(yes_one, no_two, revealed, protected)
        if second > CERTAIN:
            value += (1.0 - first) * second * self.value(no_one, yes_two, revealed, protected)
            if first > CERTAIN:
                value += first * second * self.value(yes_one, yes_two, revealed, protected)
        return value

    def share_left(self, s: Ghosts, looks: int) -> float:
        """Return the share of the other candidates that remains after ``looks`` looks at unknown cards."""
        seen = min(looks, s.left[s.looked_deck()])
        return max(LEAST_KEPT, 1.0 - float(seen) / max(self.situation.unknown - 1, 1))

    def look_and_attack(self, s: Ghosts, revealed: float) -> float:
        """Return the value of card 8: an attack after looking at two cards."""
        keep = self.share_left(s, 2)
        self.situation.find_likeliest()
        best = self.situation.best_chance
        lead = self.situation.lead
        hit = best / (best + (1.0 - best) * keep)
        width = max(1.0, (self.situation.width(lead) - 1.0) * keep)
        if self.situation.rivals == 1:
            return hit + (1.0 - hit) * self.value(width, 0.0, revealed, 0)
        second = 1.0 + (self.situation.width(1 - lead) - 1.0) * keep
        if lead == 0:
            return hit * self.value(0.0, second, revealed, 0) + (1.0 - hit) * self.value(
                width, second, revealed, 0
            )
        return hit * self.value(second, 0.0, revealed, 0) + (1.0 - hit) * self.value(
            second, width, revealed, 0
        )

    def look_and_draw(self, s: Ghosts, revealed: float) -> float:
        """Return the value of card 10: two more cards seen, and the best of three to draw."""
        keep = self.share_left(s, 2)
        first = 1.0 + (self.situation.width(0) - 1.0) * keep
        second = 1.0 + (self.situation.width(1) - 1.0) * keep if self.situation.rivals == 2 else 0.0
        return min(1.0, self.value(first, second, revealed, 0) + BEST_OF_THREE)

    # ---- values of positions ----------------------------------------------------------

    def duel(self, k: int, width: float, revealed: float, protected: int) -> float:
        """Return the chance to win a duel against a rival of some width."""
        return self.weights.duel(
            self.situation.edition,
            self.situation.stage,
            width,
            self.situation.exposed[k] - revealed,
            protected,
        )

    def value(self, first: float, second: float, revealed: float, protected: int) -> float:
        """Return the value of a position after the seat's move, by the widths of the rivals (0: out)."""
        if self.situation.players == 4:
            return self.value_for_team(first, second, revealed)
        if self.situation.rivals == 1:
            return 1.0 if first == 0.0 else self.duel(0, first, revealed, protected)
        if first == 0.0 and second == 0.0:
            return 1.0
        if first == 0.0:
            return 0.5 + 0.5 * self.duel(1, second, revealed, protected)
        if second == 0.0:
            return 0.5 + 0.5 * self.duel(0, first, revealed, protected)
        return self.value_of_three(first, second, revealed, protected)

    def value_of_three(self, first: float, second: float, revealed: float, protected: int) -> float:
        """Return half the points to expect: nothing for the first player out, then a duel (T2, T3)."""
        mine = danger(self.situation.exposed[0] - revealed) + danger(self.situation.exposed[1] - revealed)
        one = danger(first) + danger(self.situation.cross[0] * first / self.situation.width(0))
        two = danger(second) + danger(self.situation.cross[1] * second / self.situation.width(1))
        left = one * (0.5 + 0.5 * self.duel(1, second, revealed, protected))
        right = two * (0.5 + 0.5 * self.duel(0, first, revealed, protected))
        return (left + right) / (mine + one + two)

    def value_for_team(self, first: float, second: float, revealed: float) -> float:
        """Return the chance that the other team's crypts are found before ours (F7)."""
        theirs = turns(self.situation.exposed[0] - revealed)
        if self.situation.mate > 0.0:
            theirs += turns(self.situation.mate)
        ours = 0.0
        if first > 0.0:
            ours += turns(first)
        if second > 0.0 and self.situation.rivals == 2:
            ours += turns(second)
        if ours == 0.0:
            return 1.0
        return 1.0 / (1.0 + native.exp(-(theirs - ours - TEAM_TEMPO)))

    # ---- what a move reveals ----------------------------------------------------------

    def key_of(self, action: int) -> int:
        """Return the key of an action in the decision evaluated last."""
        if action < ARRANGE:
            return 1 << (action - ATTACK + 1)
        if action < DRAW:
            return ORDER_KEY | (action - ARRANGE)
        if action == DRAW:
            return DRAW_KEY
        index = action - PLAY
        copied = 0
        if index >= ABILITY_COUNT:
            index -= ABILITY_COUNT
            copied = COPIED
        return (CARD_OF[index] + copied) << CARD_SHIFT | (self.named_by(index) & self.situation.combined)

    def named_by(self, index: int) -> int:
        """Return the numbers that an ability names in the deck of the decision evaluated last."""
        return SMALL_SIX_SET if self.situation.small and CARD_OF[index] == 6 else SET_OF[index]

    def probability(self, action: int, temperature: float, target_temperature: float) -> float:
        """Return how likely a player takes this action, or an equivalent one, in the decision evaluated."""
        return self.options.probability(self.key_of(action), temperature, target_temperature)

    def observe(self, s: Ghosts, e: Evidence, action: int) -> None:
        """Add what the next action of the acting seat reveals to everyone."""
        numbers = 0
        factor = ATTACKED
        if ATTACK <= action < ARRANGE:
            numbers = 1 << (action - ATTACK + 1)
        elif action >= PLAY:
            index = action - PLAY
            if index >= ABILITY_COUNT:
                index -= ABILITY_COUNT
            card = CARD_OF[index]
            if card == 12:
                factor = NAMED
            if card == 4 or card == 11 or card == 12:
                numbers = SET_OF[index]
        if s.players == 4:
            return
        if (action >= PLAY or action == DRAW) and s.up[s.seat] == 0 and s.down[s.seat] == 0:
            self.observe_first_card(s, e)
        while numbers:
            e.scale(s.seat, native.lowest(numbers), factor)
            numbers &= numbers - 1

    def observe_first_card(self, s: Ghosts, e: Evidence) -> None:
        """Update the evidence by the first card shown: it and the crypt were dealt together, so it reveals a
        preference."""
        role = self.role(s, s.seat)
        shown = s.hand[s.seat]
        for n in range(1, CARDS_IN_SET + 1):
            if n != shown:
                e.scale(s.seat, n, self.weights.hides(role, n, shown) / self.weights.prior(role, n))

    # ---- before the first turn --------------------------------------------------------

    def begin_round(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """Reset the evidence to the priors of crypts; ``own`` then belongs to the seat."""
        e.reset(seat)
        if s.players < 4:
            for t in range(s.players):
                for n in range(1, CARDS_IN_SET + 1):
                    e.scale(t, n, self.weights.prior(self.role(s, t), n))

    def choose_crypt(self, s: Ghosts, seat: int, uniform: float, rng: Rng) -> int:
        """Return the card that a seat hides of its two: by the trained mix, or at times (``uniform``) by a
        coin."""
        one = native.lowest(s.dealt[seat])
        two = native.lowest(s.dealt[seat] & ~native.bit(one))
        chance = 0.5 * uniform + (1.0 - uniform) * self.weights.hides(self.role(s, seat), one, two)
        return one if native.below(rng, ONE) < chance * ONE else two

    def role(self, s: Ghosts, seat: int) -> int:
        """Return the role of a seat in the mix of crypts."""
        return role_of(s.players, seat == s.starter)


def hits(key: int, crypt: int) -> bool:
    """Return whether an option attacks this crypt: plainly, or with card 4 or 11."""
    card = (key >> CARD_SHIFT) & 15
    red = card == 0 or card == 4 or card == 11
    return bool(red and key < ORDER_KEY and (key >> crypt) & 1)


def turns(width: float) -> float:
    """Estimate how many turns it takes to find a crypt of some width and attack it."""
    return TURNS_OF[int(min(max(width, 1.0), WIDEST) * GRAIN)]


def danger(width: float) -> float:
    """Estimate how soon a crypt of some width is hit: fewer turns, more danger."""
    return DANGER_OF[int(min(max(width, 1.0), WIDEST) * GRAIN)]


def load_policy() -> Policy:
    """Return a policy with the trained weights and scratch space of its own."""
    return Policy(load_weights())
