"""What a position of Halloween is worth: a fitted sum over what can be read off the table.

For every seat the judge reads the same features (:data:`FEATURES`) and expects as its final score the
points it has now plus the features times their weights. The weights differ with the turns that are
left. What the cards change is asked of the rules: prices, spaces that may be haunted, what an end
card would give. So a new card needs no line here, only a new fit (``train.py``).

That sum takes every feature for itself. What they are worth together, and against what the rival has, is
the business of a small net (:meth:`Evaluator.correction`) that corrects the lead; it was trained on top of
the sum (``learning.py``)."""

from __future__ import annotations

from ....engine import native
from .. import powers, town
from ..cards import CARD_COUNT, CARDS_TO_END, HAUNT, HAUNT_POINTS, KIND_COUNT, KINDS, OVER, SPACES, TOP_LEVEL
from ..rules import Halloween
from . import features
from .features import DONE, FEATURES, HIDDEN, INPUTS, OFFSETS, ROWS

BIAS = OFFSETS["bias"]
POINTS = OFFSETS["points"]
LEVELS = OFFSETS["levels"]
UNUSED = OFFSETS["unused"]
USE = OFFSETS["use"]
SP = OFFSETS["sp"]
TOKENS = OFFSETS["tokens"]
SPARE = OFFSETS["spare"]
COLOURS = OFFSETS["colours"]
AFFORD = OFFSETS["afford"]
CARDS = OFFSETS["cards"]
PROMISE = OFFSETS["promise"]
DISCS = OFFSETS["discs"]
COVERED = OFFSETS["covered"]
BONUS = OFFSETS["bonus"]
BLOCKED = OFFSETS["blocked"]
OWNED = OFFSETS["owned"]
TOWN = OFFSETS["town"]
NOW = OFFSETS["now"]
TEMPO = OFFSETS["tempo"]
ORDER = OFFSETS["order"]
DUE = OFFSETS["due"]
CLOSING = OFFSETS["closing"]
TOWN_COUNT = 6
DISC_STEPS = [0] * 7
for _i, _n in enumerate((1, 2, 3, 4, 5, 6, 8)):
    DISC_STEPS[_i] = _n
POINTS_OF = [0] * 5
for _i in range(5):
    POINTS_OF[_i] = HAUNT_POINTS[_i]
assert len(KINDS) == KIND_COUNT == 12 and CARD_COUNT == 52 and HIDDEN == 64

# Of the chance to win: what is never sure before the end, and what the lead adds to it.
DOUBT = 0.003
TRACE = 0.002
WIDE_LEAD = 20.0
TURNS_PER_HAUNT = 1.6
TURNS_PER_TOKEN = 0.6
TOKENS_PER_CARD = 3
HEADSTART = 3.0  # points by which one may be behind and still end it: the last card brings as many
MOST_HASTE = 0.5  # turns per card, whatever lies ready to pay for it
NEAR = 3.0  # turns from which on the end is near
CLEAR_LEAD = 12.0  # points that nobody makes good in the last turn


class Evaluator:
    """Expects final scores and chances to win."""

    def __init__(self) -> None:
        self.table = [0.0] * 3250  # weights by row and feature
        self.scale = [0.0] * 25  # how far a lead is from being decisive, by row
        self.row = [0.0] * 130  # the features read last
        self.points = 0.0  # and the points that belong to them
        self.part = 0.0  # how much of that is still to come
        # By seat: its points, those by which it is ahead, and turns in which it could bring the end about.
        self.all_points = [0.0] * 4
        self.ahead = [0.0] * 4
        self.haste = [0.0] * 4
        # The net: whether there is one, weights by input and hidden unit, and what the units have summed up.
        self.corrects = 0
        self.own_weights = [0.0] * 8192
        self.rival_weights = [0.0] * 8192
        self.row_weights = [0.0] * 1600
        self.lead_weights = [0.0] * 64
        self.out_weights = [0.0] * 64
        self.own_sums = [0.0] * 64
        self.sums = [0.0] * 64

    def load(self, knots: list[list[float]], scales: list[float]) -> None:
        """Set the weights: one list and one scale for each knot."""
        for row in range(ROWS):
            self.scale[row] = 0.0
            for i in range(FEATURES):
                self.table[FEATURES * row + i] = 0.0
            for share, knot, scale in zip(features.knot_shares(row), knots, scales, strict=True):
                if share:
                    self.add_knot(row, knot, share)
                    self.scale[row] += share * scale

    def add_knot(self, row: int, knot: list[float], share: float) -> None:
        """Add a share of a knot's weights to a row."""
        for i in range(FEATURES):
            self.table[FEATURES * row + i] += share * knot[i]

    # ---- judging ----------------------------------------------------------------------

    def value(self, state: Halloween, seat: int) -> float:
        """The chance of a seat to win, which every rival takes its part of: those of all seats add up to one,
        with the net about to one. A trace of the lead is in it, so that no point is thrown away, but less
        than what is always doubtful before the end: who can end it as the winner does."""
        row = self.row_of(state)
        own = self.score(state, seat, row)
        over = state.phase == OVER
        if self.corrects and not over:
            self.sum_own(state, seat)
        lead = 1000.0
        against = 0.0
        for other in range(state.players):
            if other != seat:
                ahead = own - self.score(state, other, row)
                lead = min(lead, ahead)
                if not over:
                    ahead /= self.scale[row]
                    if self.corrects:
                        ahead += self.correction(state, other, row, ahead)
                    against += native.odds_against(ahead)
        if over:
            mask = state.winner_mask()
            won = 0.0
            if (mask >> seat) & 1:
                won = 1.0 / native.popcount(mask)
        else:
            won = DOUBT + (1.0 - state.players * DOUBT) / (1.0 + against)
        return (1.0 - TRACE) * won + TRACE * native.squash(lead / WIDE_LEAD)

    # ---- the net ----------------------------------------------------------------------

    def load_net(
        self, own: list[float], rival: list[float], rows: list[float], lead: list[float], out: list[float]
    ) -> None:
        """Set the net's weights; those of the rows hold what the cards in play add."""
        self.corrects = 1
        for i in range(INPUTS * HIDDEN):
            self.own_weights[i] = own[i]
            self.rival_weights[i] = rival[i]
        for i in range(ROWS * HIDDEN):
            self.row_weights[i] = rows[i]
        for i in range(HIDDEN):
            self.lead_weights[i] = lead[i]
            self.out_weights[i] = out[i]

    def sum_own(self, state: Halloween, seat: int) -> None:
        """Sum up what the features read last tell of the seat itself."""
        for j in range(HIDDEN):
            self.sums[j] = 0.0
        self.add_inputs(state, seat, self.own_weights)
        for j in range(HIDDEN):
            self.own_sums[j] = self.sums[j]

    def correction(self, state: Halloween, rival: int, row: int, lead: float) -> float:
        """What is to be added to the lead over a rival, whose features were read last."""
        ahead = lead
        for j in range(HIDDEN):
            self.sums[j] = (
                self.own_sums[j] + self.row_weights[HIDDEN * row + j] + ahead * self.lead_weights[j]
            )
        self.add_inputs(state, rival, self.rival_weights)
        total = 0.0
        for j in range(HIDDEN):
            if self.sums[j] > 0.0:
                total += self.sums[j] * self.out_weights[j]
        return total

    def add_inputs(self, state: Halloween, seat: int, weights: list[float]) -> None:
        """Add to the sums what a seat's features weigh; who has no turn left has none. (The loop over the
        units has a fixed length and a place of its own to sum up: so the compiler does several at once.)"""
        used = [0] * 130
        sums = [0.0] * 64
        count = 0
        if self.part == 0.0:
            used[0] = DONE
            count = 1
            self.row[DONE] = 1.0
        else:
            for i in range(OWNED):
                if self.row[i] != 0.0:
                    used[count] = i
                    count += 1
            for i in range(TOWN, FEATURES):
                if self.row[i] != 0.0:
                    used[count] = i
                    count += 1
            cards = state.cards[seat]
            while cards:
                i = OWNED - 1 + native.lowest(cards)
                self.row[i] = 1.0
                used[count] = i
                count += 1
                cards &= cards - 1
        for j in range(64):
            sums[j] = self.sums[j]
        for i in range(count):
            amount = self.row[used[i]]
            start = HIDDEN * used[i]
            for j in range(64):
                sums[j] += amount * weights[start + j]
        for j in range(64):
            self.sums[j] = sums[j]

    # ---- the sum ----------------------------------------------------------------------

    def score(self, state: Halloween, seat: int, row: int) -> float:
        """The final score that a seat may expect, by the weights of the row that the position has."""
        self.read(state, seat)
        if self.part == 0.0:
            return self.points
        start = FEATURES * row
        total = 0.0
        for i in range(OWNED):
            total += self.row[i] * self.table[start + i]
        for i in range(TOWN, FEATURES):
            total += self.row[i] * self.table[start + i]
        cards = state.cards[seat]
        while cards:
            total += self.table[start + OWNED - 1 + native.lowest(cards)]
            cards &= cards - 1
        return self.points + self.part * total

    def row_of(self, state: Halloween) -> int:
        """Which weights hold: 0 in the last round, else two for every turn that may be left. Who is behind
        will not hurry to end it. This looks at all seats, so it comes before all else."""
        self.survey(state)
        if state.ending:
            return 0
        left = 99.0
        for seat in range(state.players):
            turns = TURNS_PER_HAUNT * state.haunts[seat]
            if not state.master:
                cards = CARDS_TO_END - native.popcount(state.cards[seat])
                missing = TOKENS_PER_CARD * cards - state.token_count(seat)
                turns = min(turns, max(MOST_HASTE * cards, TURNS_PER_TOKEN * missing))
            self.haste[seat] = turns
            behind = -self.ahead[seat] - HEADSTART
            if behind > 0.0:
                turns *= 1.0 + min(behind, 15.0) / 10.0
            left = min(left, turns)
        if state.rounds:
            left = min(left, 1.0 * (state.rounds - state.round))
        row = int(2.0 * left)
        return max(1, min(row, ROWS - 1))

    def survey(self, state: Halloween) -> None:
        """Everybody's points, and how far each is ahead of the best other."""
        for seat in range(state.players):
            self.read_points(state, seat)
            self.all_points[seat] = self.points
        for seat in range(state.players):
            best = -1000.0
            for other in range(state.players):
                if other != seat:
                    best = max(best, self.all_points[other])
            self.ahead[seat] = self.all_points[seat] - best

    def scale_of(self, row: int) -> float:
        """How far a lead is from being decisive."""
        return self.scale[row]

    # ---- reading ----------------------------------------------------------------------

    def features(self, state: Halloween, seat: int) -> tuple[list[float], float, float, int]:
        """The features of a seat, its points now, the part still to come, and the row of weights."""
        place = self.row_of(state)
        self.read(state, seat)
        row = [self.row[i] for i in range(FEATURES)]
        for card in range(CARD_COUNT):
            row[OWNED + card] = float(state.cards[seat] >> (card + 1) & 1)
        return row, self.points, self.part, place

    def read(self, state: Halloween, seat: int) -> None:
        """Read a seat's features. The rules are asked as if it were that seat's turn."""
        turn = state.seat
        used = state.powers_used
        state.seat = seat
        if turn != seat:
            state.powers_used = 0
        self.points = self.all_points[seat]
        self.part = self.to_come(state, seat, turn)
        if self.part > 0.0:
            self.read_board(state, seat)
            self.read_wealth(state, seat)
            self.read_cards(state, seat)
            self.read_town(state, seat, turn)
            self.read_closing(state, seat, turn)
        state.seat = turn
        state.powers_used = used

    def read_points(self, state: Halloween, seat: int) -> None:
        """What the seat would have if the match ended now, with the tokens as tie-break."""
        total = state.pe[seat]
        if state.phase != OVER:
            total += state.sets_worth(seat)
            if state.cards[seat]:
                for i in range(8):
                    total += state.worth(seat, powers.SCORING[i], total)
        self.points = total + 0.01 * state.token_count(seat)

    def to_come(self, state: Halloween, seat: int, turn: int) -> float:
        """How much of what the weights expect can still come: less in the last turn of all."""
        if state.phase == OVER:
            return 0.0
        return self.due(state, seat, turn) if state.ending else 1.0

    def due(self, state: Halloween, seat: int, turn: int) -> float:
        """The part of a turn that the round still owes a seat: all have as many turns in the end."""
        now = turn - state.first
        later = seat - state.first
        if now < 0:
            now += state.players
        if later < 0:
            later += state.players
        if later < now:
            return 0.0
        return self.turn_left(state) if later == now else 1.0

    def turn_left(self, state: Halloween) -> float:
        """The part of the running turn that is left."""
        return 1.0 - 1.0 * native.popcount(state.sections_used) / state.sections

    def read_board(self, state: Halloween, seat: int) -> None:
        """Sections, discs, bonus tokens, haunt tokens."""
        for i in range(4):
            self.row[LEVELS + i] = 0.0
        for i in range(SPACES):
            self.row[COVERED + i] = 0.0
        highest = 0
        for section in range(state.sections):
            level = state.levels[4 * seat + section]
            highest = max(highest, level)
            for i in range(level - 1):
                self.row[LEVELS + i] += 1.0
            covered = state.discs[4 * seat + section]
            for i in range(SPACES):
                if (covered >> i) & 1:
                    self.row[COVERED + i] += 1.0
        supply = state.supply[seat]
        for i in range(7):
            self.row[DISCS + i] = 1.0 if supply >= DISC_STEPS[i] else 0.0
        held = state.held[seat]
        for i in range(12):
            self.row[BONUS + i] = 1.0 * native.popcount((held >> (2 * i)) & 3)
        self.row[BLOCKED] = 1.0 * state.blocked[seat]
        self.row[UNUSED] = 1.0 * state.haunts[seat]
        for i in range(4):
            self.row[USE + i] = 1.0 * state.haunts[seat] if highest > i + 1 else 0.0

    def read_wealth(self, state: Halloween, seat: int) -> None:
        """Points, scare points and tokens."""
        self.row[BIAS] = 1.0
        self.row[POINTS] = self.points
        sp = state.sp[seat]
        self.row[SP] = 1.0 * min(sp, 3)
        self.row[SP + 1] = 1.0 * min(max(sp - 3, 0), 4)
        self.row[SP + 2] = 1.0 * min(max(sp - 7, 0), 12)
        colours = 0
        spare = 0
        for colour in range(5):
            count = state.tokens[5 * seat + colour]
            self.row[TOKENS + colour] = 1.0 * min(count, 3)
            spare += max(count - 3, 0)
            if count:
                colours += 1
        self.row[SPARE] = 1.0 * spare
        self.row[COLOURS] = 1.0 * colours

    def read_cards(self, state: Halloween, seat: int) -> None:
        """Cards: how many, which could be paid for, what the best end card would give."""
        own = state.cards[seat]
        count = native.popcount(own)
        for i in range(5):
            self.row[CARDS + i] = 1.0 if count > i else 0.0
        affordable = 0
        promise = 0
        points = int(self.points)
        cards = state.in_play & ~own
        while cards:
            card = native.lowest(cards)
            cards &= cards - 1
            if state.can_occupy(card):
                affordable += 1
        cards = state.in_play & ~own & powers.SCORING_CARDS
        while cards:
            card = native.lowest(cards)
            cards &= cards - 1
            promise = max(promise, state.end_points(seat, card, points))
        self.row[AFFORD] = 1.0 if affordable else 0.0
        self.row[AFFORD + 1] = 1.0 * max(affordable - 1, 0)
        self.row[PROMISE] = 1.0 * promise

    def read_town(self, state: Halloween, seat: int, turn: int) -> None:
        """What the town offers the seat: haunts that lie ready, one by one, and summons."""
        reach = 0
        highest = 0
        for section in range(state.sections):
            level = state.limit(section)
            highest = max(highest, level)
            if level > reach and not (state.discs[4 * seat + section] >> HAUNT) & 1:
                reach = level
        first = 0
        second = 0
        third = 0
        distant = 0
        cells = state.haunt_cells(TOP_LEVEL)
        for building in range(6):
            here = cells & town.CELLS_IN[building]
            best = 0
            while here:
                cell = native.lowest(here)
                here &= here - 1
                points = POINTS_OF[town.COLOUR_OF[cell]]
                if town.COLOUR_OF[cell] < reach:
                    best = max(best, points)
                else:
                    distant = max(distant, points)
            if best > first:
                third = second
                second = first
                first = best
            elif best > second:
                third = second
                second = best
            elif best > third:
                third = best
        summon = 0
        cells = state.summon_cells(highest)
        while cells:
            cell = native.lowest(cells)
            cells &= cells - 1
            summon = max(summon, town.COLOUR_OF[cell] + 1)
        left = self.turn_left(state) if turn == seat else 0.0
        later = 1.0 - left
        away = seat - turn
        if away < 0:
            away += state.players
        self.put_town(0, first, left, later)
        self.put_town(1, second, left, later)
        self.put_town(2, third, left, later)
        self.put_town(3, distant, left, later)
        self.put_town(4, summon, left, later)
        self.put_town(5, native.popcount(state.free_spaces()), left, later)
        self.row[TEMPO] = left
        self.row[ORDER] = 1.0 * away

    def put_town(self, i: int, amount: float, left: float, later: float) -> None:
        """A thing in town counts for the turn that runs, and for the next."""
        self.row[TOWN + i] = amount * later
        self.row[NOW + i] = amount * left

    def read_closing(self, state: Halloween, seat: int, turn: int) -> None:
        """Turns due, and whether the seat can end the match as the winner, by a card or its last haunt."""
        self.row[DUE] = self.due(state, seat, turn)
        for i in range(4):
            self.row[CLOSING + i] = 0.0
        if state.ending:
            return
        lead = self.ahead[seat]
        card = self.row[CARDS + CARDS_TO_END - 2] > 0.0 and self.row[AFFORD] > 0.0 and not state.master
        haunt = state.haunts[seat] == 1 and self.row[TOWN] + self.row[NOW] > 0.0
        if card or haunt:
            self.row[CLOSING] = 1.0
            self.row[CLOSING + 1] = 1.0 if lead + HEADSTART > 0.0 else 0.0
        near = max(0.0, 1.0 - self.haste[seat] / NEAR)
        self.row[CLOSING + 2] = near
        self.row[CLOSING + 3] = near * max(-1.0, min(lead / CLEAR_LEAD, 1.0))
