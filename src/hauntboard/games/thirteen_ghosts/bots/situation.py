"""What a seat knows at one decision of 13 Ghosts.

``Evidence`` follows what the moves of a round reveal about the crypts. ``Situation`` reduces a state and the
evidence to the figures that the policy needs: the candidates for each rival's crypt with their weights, and
how much the rivals know about the seat's own crypt.
"""

from __future__ import annotations

from ....engine import native
from ..cards import ALL_NUMBERS, CARDS_IN_SET, NK2018, SEATS
from ..rules import Ghosts
from .constants import ATTACKED, CERTAIN, FAINTEST, SLOTS, STAGES, filled

EVEN_TEAM, ODD_TEAM = 0b0101, 0b1010


class Evidence:
    """How likely each number is as each seat's crypt, compared with an average number.

    ``shared`` is what everyone can infer from the moves; ``own`` is what one seat inferred by search.
    """

    def __init__(self) -> None:
        self.seat = -1  # the seat that ``own`` belongs to
        self.shared = filled(0.0, SEATS * SLOTS)  # see :func:`slot`
        self.own = filled(0.0, SEATS * SLOTS)

    def reset(self, seat: int) -> None:
        """Forget everything; ``own`` then belongs to this seat."""
        self.seat = seat
        for i in range(SEATS * SLOTS):
            self.shared[i] = 1.0
            self.own[i] = 1.0

    def scale(self, seat: int, number: int, factor: float) -> None:
        """Make a number more or less likely as a seat's crypt."""
        at = slot(seat, number)
        self.shared[at] = max(self.shared[at] * factor, FAINTEST)
        self.own[at] = max(self.own[at] * factor, FAINTEST)


class Situation:
    """The figures of one decision, from the perspective of the acting seat.

    Rivals are numbered from 0; there are one or two. Lists of two are indexed by rival.
    """

    def __init__(self) -> None:
        self.players = 0
        self.edition = 0
        self.small = 0  # whether the deck is small (L1)
        self.stage = 0  # of the pile, as in the value table
        self.unknown = 0  # cards of the deck that the seat has not seen
        # The rivals still in the round.
        self.rivals = 0  # how many
        self.rival = [0] * 2  # their seats
        self.candidates = [0] * 2  # for their crypts, as masks
        self.combined = 0  # candidates for any rival
        self.protected = [0] * 2  # by card 4: they do not answer
        self.weight = filled(0.0, 2 * SLOTS)  # by rival and number
        self.total = [0.0] * 2  # of the weights of all candidates
        self.squares = [0.0] * 2
        # What others know.
        self.exposed = [0.0] * 2  # the width of the seat's own crypt to each rival
        self.cross = [0.0] * 2  # three players: the width of each rival's crypt to the other rival
        self.mate = 0.0  # teams: the width of the teammate's crypt to the rivals, 0 if out
        self.attack_cost = filled(0.0, SLOTS)  # by number: what attacking it takes from ``exposed``
        self.reveal_cost = filled(0.0, SLOTS)  # by number: what showing the card takes from it
        # The rival whose crypt is guessed best, set by :meth:`find_likeliest`.
        self.lead = 0
        self.best_chance = 0.0
        # The answers to be expected, set by :meth:`split`.
        self.hit = [0.0] * 2  # the chance of a yes
        self.width_if_yes = [0.0] * 2
        self.width_if_no = [0.0] * 2

    def width(self, k: int) -> float:
        """Return the effective number of candidates for a rival's crypt."""
        return self.total[k] * self.total[k] / self.squares[k]

    def assess(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """Describe a state from the perspective of a seat."""
        self.players = s.players
        self.small = int(s.small())
        self.edition = NK2018 if self.small else s.edition  # the same rule for an empty pile (G8, L2)
        self.rivals = 0
        self.combined = 0
        others = s.alive & ~native.bit(seat)
        if s.players == 4:
            others = s.alive & (EVEN_TEAM if seat & 1 else ODD_TEAM)
        for seat_of in range(s.players):
            if (others >> seat_of) & 1:
                self.consider(s, e, seat, seat_of)
        if self.rivals == 2 and native.popcount(self.candidates[0]) == 1:
            self.rule_out(1, self.candidates[0])
        elif self.rivals == 2 and native.popcount(self.candidates[1]) == 1:
            self.rule_out(0, self.candidates[1])
        left = s.left[s.deck_of(seat)]
        if left:
            self.stage = min(left + 1, STAGES - 1)
        else:
            self.stage = 1 if s.hand[self.rival[0]] else 0
        self.assess_exposure(s, e, seat)

    def consider(self, s: Ghosts, e: Evidence, seat: int, rival: int) -> None:
        """Add a rival with the candidates for its crypt and their weights."""
        k = self.rivals
        deck = s.deck_of(rival)
        mask = s.answers[rival] & ALL_NUMBERS & ~s.knows[2 * seat + deck]
        if s.groups:
            mask &= ~(s.vague[seat] | s.vague[4 + seat])
        if mask == 0:
            mask = s.answers[rival] & ALL_NUMBERS
        self.rival[k] = rival
        self.protected[k] = (s.protected >> rival) & 1
        self.candidates[k] = mask
        self.total[k] = 0.0
        self.squares[k] = 0.0
        rest = mask
        while rest:
            n = native.lowest(rest)
            rest &= rest - 1
            w = e.own[slot(rival, n)] if seat == e.seat else e.shared[slot(rival, n)]
            self.weight[slot(k, n)] = w
            self.total[k] += w
            self.squares[k] += w * w
        self.combined |= mask
        self.rivals += 1

    def rule_out(self, k: int, number: int) -> None:
        """Drop a number (as a mask) that is certain to be the other rival's crypt."""
        if self.candidates[k] & ~number and self.candidates[k] & number:
            w = self.weight[slot(k, native.lowest(number))]
            self.candidates[k] &= ~number
            self.total[k] -= w
            self.squares[k] -= w * w

    def assess_exposure(self, s: Ghosts, e: Evidence, seat: int) -> None:
        """Estimate what the rivals know about the seat's own crypt, and what moves would add to it."""
        deck = s.deck_of(seat)
        known = s.knows[2 * seat + deck]
        expected = s.answers[seat] & ALL_NUMBERS & ~s.known_to(-1, deck)
        crypt = s.crypt[seat]
        scale = 1.0 / e.shared[slot(seat, crypt)]
        sure = 0.0
        other = 0.0
        for n in range(1, SLOTS):
            self.reveal_cost[n] = 0.0
            self.attack_cost[n] = 0.0
            if (expected >> n) & 1:
                w = e.shared[slot(seat, n)] * scale
                if (known >> n) & 1:
                    sure += w
                    if n != crypt:
                        self.reveal_cost[n] = w
                else:
                    other += w
                if s.players < 4 and n != crypt:
                    self.attack_cost[n] = (1.0 - ATTACKED) * w
        self.unknown = native.popcount(s.numbers & ~known)
        for k in range(self.rivals):
            seen = s.knows[2 * self.rival[k] + deck] & ~known
            self.exposed[k] = sure + other * (1.0 - fraction(native.popcount(seen), self.unknown))
        if s.players == 4:
            self.unknown = native.popcount(ALL_NUMBERS & ~s.knows[2 * seat + 1 - deck])
            self.assess_mate(s, seat)
        elif self.rivals == 2:
            self.assess_rivals(s)

    def assess_rivals(self, s: Ghosts) -> None:
        """Three players: estimate how many candidates each rival has for the other one."""
        for k in range(2):
            rival = self.rival[k]
            by = self.rival[1 - k]
            expected = s.answers[rival] & ALL_NUMBERS & ~s.known_to(-1, 0)
            held = native.popcount(s.knows[2 * by] & ~s.known_to(-1, 0))
            hidden = native.popcount(ALL_NUMBERS & ~s.known_to(-1, 0))
            self.cross[k] = 1.0 + (native.popcount(expected) - 1) * (1.0 - fraction(held, hidden))

    def assess_mate(self, s: Ghosts, seat: int) -> None:
        """Teams: estimate how many candidates the rivals have for the teammate."""
        mate = seat ^ 2
        self.mate = 0.0
        if (s.alive >> mate) & 1:
            deck = seat & 1
            expected = s.answers[mate] & ALL_NUMBERS & ~s.known_to(-1, deck)
            held = native.popcount(s.knows[2 * (1 - deck) + deck] & ~s.known_to(-1, deck))
            self.mate = 1.0 + (native.popcount(expected) - 1) * (1.0 - fraction(held, CARDS_IN_SET))

    def find_likeliest(self) -> None:
        """Find the likeliest candidate of all rivals."""
        self.best_chance = 0.0
        self.lead = 0
        for k in range(self.rivals):
            for n in range(1, SLOTS):
                w = self.weight[slot(k, n)]
                if (self.candidates[k] >> n) & 1 and w > self.best_chance * self.total[k]:
                    self.best_chance = w / self.total[k]
                    self.lead = k

    def split(self, k: int, numbers: int, attack: bool) -> None:
        """Set the chance that a rival's crypt is among some numbers, and its width after either answer. A
        rival that is hit has width 0."""
        some = 0.0
        some_squares = 0.0
        if attack or not self.protected[k]:
            rest = numbers & self.candidates[k]
            while rest:
                w = self.weight[slot(k, native.lowest(rest))]
                rest &= rest - 1
                some += w
                some_squares += w * w
        left = self.total[k] - some
        left_squares = self.squares[k] - some_squares
        self.hit[k] = some / self.total[k]
        self.width_if_yes[k] = 0.0 if attack or some_squares <= 0.0 else some * some / some_squares
        self.width_if_no[k] = left * left / left_squares if left > CERTAIN and left_squares > CERTAIN else 1.0


def slot(seat: int, number: int) -> int:
    """Return the place of a number in a list by seat (or rival) and number.

    >>> slot(1, 3)
    17
    """
    return SLOTS * seat + number


def fraction(some: int, every: int) -> float:
    """Return a share of unknown cards, at most 1."""
    return min(1.0, float(some) / every) if every > 0 else 0.0
