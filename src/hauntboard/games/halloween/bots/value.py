"""Evaluates a position of Halloween: the chance of a seat to win.

A linear model expects as the final score of a seat its points now plus its features times their weights,
which differ with the turns that are left. A small net corrects the lead over each rival for what features are
worth together, and against those of the rival. ``train/`` fits first the linear model, then the net."""

from __future__ import annotations

import cython

from ....engine import native
from ..cards import CARD_COUNT, OVER
from ..rules import Halloween
from . import features, sizes
from .features import DONE, FEATURES, HIDDEN, INPUTS, OFFSETS, ROWS
from .reader import FeatureReader

OWNED = OFFSETS["owned"]
TOWN = OFFSETS["town"]
assert sizes.HIDDEN == HIDDEN and sizes.ROWS == ROWS

DOUBT = 0.003  # chance that every seat keeps until the end
# Share of the lead in the value, so that no point is thrown away; less than the doubt, so that a seat that
# can end the match as winner does.
LEAD_SHARE = 0.002
WIDE_LEAD = 20.0


class Parameters:
    """The trained numbers of an evaluator."""

    def __init__(self) -> None:
        self.has_net = 0
        if not cython.compiled:
            self.linear = [0.0] * sizes.LINEAR_WEIGHTS  # by row and feature
            self.scale = [0.0] * sizes.ROWS  # how far a lead is from being decisive, by row
            # The net: by input or row and hidden unit.
            self.own = [0.0] * sizes.INPUT_WEIGHTS
            self.rival = [0.0] * sizes.INPUT_WEIGHTS
            self.rows = [0.0] * sizes.ROW_WEIGHTS
            self.lead = [0.0] * sizes.HIDDEN
            self.out = [0.0] * sizes.HIDDEN

    def load(self, knots: list[list[float]], scales: list[float]) -> None:
        """Set the linear weights: one list and one scale for each knot."""
        for row in range(ROWS):
            self.scale[row] = 0.0
            for i in range(FEATURES):
                self.linear[FEATURES * row + i] = 0.0
            for share, knot, scale in zip(features.knot_shares(row), knots, scales, strict=True):
                if share:
                    self.add_knot(row, knot, share)
                    self.scale[row] += share * scale

    def add_knot(self, row: int, knot: list[float], share: float) -> None:
        """Add a share of a knot's weights to a row."""
        for i in range(FEATURES):
            self.linear[FEATURES * row + i] += share * knot[i]

    def load_net(
        self, own: list[float], rival: list[float], rows: list[float], lead: list[float], out: list[float]
    ) -> None:
        """Set the net's weights; those of the rows include what the cards in play add."""
        self.has_net = 1
        for i in range(INPUTS * HIDDEN):
            self.own[i] = own[i]
            self.rival[i] = rival[i]
        for i in range(ROWS * HIDDEN):
            self.rows[i] = rows[i]
        for i in range(HIDDEN):
            self.lead[i] = lead[i]
            self.out[i] = out[i]


class Evaluator:
    """Expects final scores and chances to win."""

    def __init__(self) -> None:
        self.parameters = Parameters()
        self.reader = FeatureReader()
        if not cython.compiled:
            self.own_sums = [0.0] * sizes.HIDDEN  # inputs of the hidden units, from the seat itself
            self.sums = [0.0] * sizes.HIDDEN  # and all inputs so far

    def value(self, state: Halloween, seat: int) -> float:
        """Return a seat's chance to win. The chances of all seats add up to one, with the net about to
        one."""
        row = self.reader.row_of(state)
        own = self.score(state, seat, row)
        over = state.phase == OVER
        if self.parameters.has_net and not over:
            self.sum_own(state, seat)
        lead = 1000.0
        against = 0.0
        for other in range(state.players):
            if other != seat:
                ahead = own - self.score(state, other, row)
                lead = min(lead, ahead)
                if not over:
                    ahead /= self.parameters.scale[row]
                    if self.parameters.has_net:
                        ahead += self.correction(state, other, row, ahead)
                    against += native.odds_against(ahead)
        if over:
            mask = state.winner_mask()
            won = 0.0
            if (mask >> seat) & 1:
                won = 1.0 / native.popcount(mask)
        else:
            won = DOUBT + (1.0 - state.players * DOUBT) / (1.0 + against)
        return (1.0 - LEAD_SHARE) * won + LEAD_SHARE * native.squash(lead / WIDE_LEAD)

    # ---- the linear model -------------------------------------------------------------

    def score(self, state: Halloween, seat: int, row: int) -> float:
        """Read a seat's features and return its expected final score. ``row`` is that of the position."""
        self.reader.read(state, seat)
        if self.reader.to_come == 0.0:
            return self.reader.points
        start = FEATURES * row
        total = 0.0
        for i in range(OWNED):
            total += self.reader.feature[i] * self.parameters.linear[start + i]
        for i in range(TOWN, FEATURES):
            total += self.reader.feature[i] * self.parameters.linear[start + i]
        cards = state.cards[seat]
        while cards:
            total += self.parameters.linear[start + OWNED - 1 + native.lowest(cards)]
            cards &= cards - 1
        return self.reader.points + self.reader.to_come * total

    # ---- the net ----------------------------------------------------------------------

    def sum_own(self, state: Halloween, seat: int) -> None:
        """Add up the inputs of the net for the seat itself, from the features read last."""
        for j in range(sizes.HIDDEN):
            self.sums[j] = 0.0
        self.add_inputs(state, seat, self.parameters.own)
        for j in range(sizes.HIDDEN):
            self.own_sums[j] = self.sums[j]

    def correction(self, state: Halloween, rival: int, row: int, lead: float) -> float:
        """Return what the net adds to the lead over a rival, whose features were read last."""
        ahead = lead
        for j in range(sizes.HIDDEN):
            self.sums[j] = (
                self.own_sums[j]
                + self.parameters.rows[sizes.HIDDEN * row + j]
                + ahead * self.parameters.lead[j]
            )
        self.add_inputs(state, rival, self.parameters.rival)
        total = 0.0
        for j in range(sizes.HIDDEN):
            if self.sums[j] > 0.0:
                total += self.sums[j] * self.parameters.out[j]
        return total

    def add_inputs(self, state: Halloween, seat: int, weights: list[float]) -> None:
        """Add a seat's inputs, weighted, to the sums. The inner loop has a constant length and a local array,
        so that the compiler vectorizes it."""
        if not cython.compiled:
            used = [0] * sizes.FEATURE_ROOM
            sums = [0.0] * sizes.HIDDEN
        count = self.list_inputs(state, seat, used)
        for j in range(sizes.HIDDEN):
            sums[j] = self.sums[j]
        for i in range(count):
            amount = self.reader.feature[used[i]]
            start = sizes.HIDDEN * used[i]
            for j in range(sizes.HIDDEN):
                sums[j] += amount * weights[start + j]
        for j in range(sizes.HIDDEN):
            self.sums[j] = sums[j]

    def list_inputs(self, state: Halloween, seat: int, used: list[int]) -> int:
        """List the inputs that are not zero and return their number; a seat without a turn left has one."""
        if self.reader.to_come == 0.0:
            used[0] = DONE
            self.reader.feature[DONE] = 1.0
            return 1
        count = 0
        for i in range(OWNED):
            if self.reader.feature[i] != 0.0:
                used[count] = i
                count += 1
        for i in range(TOWN, FEATURES):
            if self.reader.feature[i] != 0.0:
                used[count] = i
                count += 1
        cards = state.cards[seat]
        while cards:
            i = OWNED - 1 + native.lowest(cards)
            self.reader.feature[i] = 1.0
            used[count] = i
            count += 1
            cards &= cards - 1
        return count

    # ---- for callers in Python ----------------------------------------------------------

    def features(self, state: Halloween, seat: int) -> tuple[list[float], float, float, int]:
        """Return a seat's features, its points now, the share still to come, and the row of weights."""
        row = self.reader.row_of(state)
        self.reader.read(state, seat)
        found = [self.reader.feature[i] for i in range(FEATURES)]
        for card in range(CARD_COUNT):
            found[OWNED + card] = float(state.cards[seat] >> (card + 1) & 1)
        return found, self.reader.points, self.reader.to_come, row

    def scale_of(self, row: int) -> float:
        """Return how far a lead is from being decisive."""
        return self.parameters.scale[row]
