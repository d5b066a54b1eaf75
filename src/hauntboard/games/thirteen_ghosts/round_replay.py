"""13 Ghosts: determinization. Fills in the cards that a viewer does not know and replays the round.

Every card of a round has a *place in the deal*: for each seat the card that became its crypt and the one
that became its hand, then the pile from the top. A replay is the list of public actions, a card for every
place, and an order for every card 10 arranged in secret. ``determinize.py`` builds it from a view and log.
"""

from __future__ import annotations

from ...engine import native
from ...engine.rng import Rng
from .cards import (
    ALL_NUMBERS,
    ARRANGE,
    ARRANGEMENTS,
    CARDS_IN_SET,
    CHOOSING_FIRST,
    CRYPT,
    DEALING,
    DRAW,
    DRAWING,
    KEEP,
    LOOKING,
    MATE,
    OVER,
)
from .rules import Ghosts

# Steps that stand for a secret choice; the cards filled in decide which action it was.
CHOSE_CRYPT, CHOSE_MATE, CHOSE_KEEP, ARRANGED = -10, -20, -30, -40
MOST_ORDERS = 4
PLACES = 26

ORDERS = [0] * 24
for _i in range(8):
    for _k in range(len(ARRANGEMENTS[_i])):
        ORDERS[3 * _i + _k] = ARRANGEMENTS[_i][_k]


class RoundReplay:
    """What a viewer knows about a round, and one world that fits it."""

    def __init__(self) -> None:
        self.numbers = ALL_NUMBERS  # those in play
        self.size = CARDS_IN_SET  # of the deck
        self.steps = [0] * 400
        self.step_count = 0
        self.frame_count = 0
        # By frame (one combination of secret orders): the known cards by place (0: unknown), and the orders.
        self.known = [0] * 936
        self.orders = [0] * 144
        self.answers = [0] * 4  # numbers left for a seat's crypt
        self.crypt_place = [0] * 4  # by seat, -1 if it does not play
        # The world filled in last.
        self.frame = 0
        self.cards = [0] * 26
        # The progress of the replay.
        self.at = 0
        self.dealt = [0] * 2
        self.order = 0
        self.pile = [0] * 26  # by deck: places from the top, the last one in the last cell

    def fill(self, rng: Rng) -> None:
        """Draw a world: a frame, then the crypts within their answers, then the other cards, uniformly."""
        self.frame = native.below(rng, self.frame_count)
        free = [0, 0]
        for deck in range(2):
            free[deck] = self.numbers
        for place in range(PLACES):
            card = self.known[self.frame * PLACES + place]
            self.cards[place] = card
            if card:
                free[place // CARDS_IN_SET] &= ~(1 << card)
        self.fill_crypts(free, rng)
        for place in range(PLACES):
            if self.cards[place] == 0 and place % CARDS_IN_SET < self.size:
                deck = place // CARDS_IN_SET
                card = native.random_bit(free[deck], rng)
                self.cards[place] = card
                free[deck] &= ~(1 << card)

    def fill_crypts(self, free: list[int], rng: Rng) -> None:
        """Draw the crypts one by one; starting over when two are equal keeps the draw uniform."""
        met = True
        while met:
            met = False
            taken = [0, 0]
            for deck in range(2):
                taken[deck] = 0
            for seat in range(4):
                place = self.crypt_place[seat]
                if place >= 0 and self.known[self.frame * PLACES + place] == 0:
                    deck = place // CARDS_IN_SET
                    card = native.random_bit(free[deck] & self.answers[seat], rng)
                    self.cards[place] = card
                    if (taken[deck] >> card) & 1:
                        met = True
                    taken[deck] |= 1 << card
        for deck in range(2):
            free[deck] &= ~taken[deck]

    # ---- replaying ------------------------------------------------------------------

    def rewind(self) -> None:
        """Return to the moment before the deal."""
        self.at = 0
        self.order = 0
        for deck in range(2):
            self.dealt[deck] = CARDS_IN_SET * deck
            for i in range(CARDS_IN_SET):
                self.pile[CARDS_IN_SET * deck + i] = CARDS_IN_SET * deck + i

    def next_action(self, state: Ghosts) -> int:
        """Return the next action in the present state, or -1 at the end."""
        phase = state.phase
        if phase in (OVER, CHOOSING_FIRST):
            return -1
        if phase == DEALING:
            deck = state.chance_deck()
            card = self.cards[self.dealt[deck]]
            self.dealt[deck] += 1
            return card - 1
        if phase == LOOKING:
            deck = state.chance_deck()
            return self.pile_card(state, deck, state.unseen_cell(deck)) - 1
        if phase == DRAWING:
            return self.pile_card(state, state.chance_deck(), 0) - 1
        if self.at == self.step_count:
            return -1
        step = self.steps[self.at]
        self.at += 1
        if step < 0:
            step = self.action_of(step)
        if ARRANGE <= step < DRAW:
            self.rearrange(state, step - ARRANGE)
        return step

    def pile_card(self, state: Ghosts, deck: int, index: int) -> int:
        """Return the card in a cell of the pile, decided or not."""
        top = CARDS_IN_SET * deck + self.size - state.left[deck]
        return self.cards[self.pile[top + index]]

    def action_of(self, step: int) -> int:
        """Return the action of a secret choice."""
        if step <= ARRANGED:
            self.order += 1
            return ARRANGE + self.orders[self.frame * MOST_ORDERS + self.order - 1]
        if step <= CHOSE_KEEP:
            seat = CHOSE_KEEP - step
            return KEEP + CARDS_IN_SET * seat + self.cards[self.crypt_place[seat] + 1] - 1
        if step <= CHOSE_MATE:
            seat = CHOSE_MATE - step
            return MATE + CARDS_IN_SET * seat + self.cards[self.crypt_place[seat ^ 2]] - 1
        seat = CHOSE_CRYPT - step
        return CRYPT + CARDS_IN_SET * seat + self.cards[self.crypt_place[seat]] - 1

    def rearrange(self, state: Ghosts, index: int) -> None:
        """Move the places that card 10 rearranges: one to the top, the others to the bottom."""
        deck = state.looked_deck()
        left = state.left[deck]
        count = min(left, 3)
        top = CARDS_IN_SET * deck + self.size - left
        seen = [0] * 3
        for i in range(count):
            seen[i] = self.pile[top + i]
        for i in range(count, left):
            self.pile[top + i - count + 1] = self.pile[top + i]
        self.pile[top] = seen[ORDERS[3 * index]]
        for i in range(1, count):
            self.pile[top + left - count + i] = seen[ORDERS[3 * index + i]]

    def replay(self, state: Ghosts) -> bool:
        """Replay the round from a state before the deal, up to the next decision.

        Return whether every attack was legal: with a small deck L3 rules out some worlds.
        """
        fits = True
        self.rewind()
        action = self.next_action(state)
        while action >= 0:
            if not state.may_attack(action):
                fits = False
            state.carry_out(action)
            action = self.next_action(state)
        return fits
