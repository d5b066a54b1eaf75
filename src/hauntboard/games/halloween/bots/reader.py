"""Reads the features of a seat (``features.py``) off a position.

The rules answer everything that cards may change: prices, spaces that may be haunted, points of an end card.
So a new card needs no code here, only new training."""

from __future__ import annotations

import cython

from ....engine import native
from .. import powers, town
from ..cards import CARD_COUNT, CARDS_TO_END, HAUNT, HAUNT_POINTS, KIND_COUNT, KINDS, OVER, SPACES, TOP_LEVEL
from ..rules import Halloween
from . import sizes
from .features import INPUTS, OFFSETS

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
# Places within the features of the town: haunts that lie ready, then these.
READY = 3
DISTANT = 3
SUMMON = 4
ROOM = 5
SECTIONS = 4  # per seat in the arrays of a state
BUILDINGS = 6
COLOUR_COUNT = 5
DISC_STEPS = [0] * 7
for _i, _n in enumerate((1, 2, 3, 4, 5, 6, 8)):
    DISC_STEPS[_i] = _n
POINTS_OF = [0] * 5
for _i in range(5):
    POINTS_OF[_i] = HAUNT_POINTS[_i]
assert len(KINDS) == KIND_COUNT == 12 and CARD_COUNT == 52 and INPUTS <= sizes.FEATURE_ROOM

TOKEN_POINTS = 0.01  # tokens are the tie-break
TOKEN_CAP = 3  # tokens of one colour that count in full
SP_FIRST = 3  # scare points of the first, second and third feature
SP_NEXT = 4
SP_REST = 12
MAX_TURNS = 99.0
TURNS_PER_HAUNT = 1.6
TURNS_PER_TOKEN = 0.6
TOKENS_PER_CARD = 3
MAX_HASTE = 0.5  # turns per card, even if the tokens for it lie ready
HEADSTART = 3.0  # points a seat may be behind and still end the match: the last card brings as many
MAX_BEHIND = 15.0  # points beyond which a seat delays the end no further
BEHIND_SCALE = 10.0
NEAR = 3.0  # turns from which on the end is near
CLEAR_LEAD = 12.0  # points that cannot be made up in the last turn


class FeatureReader:
    """Holds the features read last."""

    def __init__(self) -> None:
        self.points = 0.0  # of the seat, if the match ended now
        self.to_come = 0.0  # share of the expected further points that can still come
        # Of the town: the highest section that can haunt, the highest at all, the best haunt out of reach.
        self.reach = 0
        self.highest = 0
        self.distant_haunt = 0
        if not cython.compiled:
            self.feature = [0.0] * sizes.FEATURE_ROOM
            self.ready_haunt = [0] * READY
            # By seat, from :meth:`row_of`: points, lead over the best other, turns in which it could end
            # the match.
            self.all_points = [0.0] * sizes.SEATS
            self.lead = [0.0] * sizes.SEATS
            self.turns_to_end = [0.0] * sizes.SEATS

    # ---- all seats --------------------------------------------------------------------

    def row_of(self, state: Halloween) -> int:
        """Return the row of weights for a position: 0 in the last round, else two for every turn that may be
        left. A seat that is behind will delay the end. Reads all seats; call this first."""
        self.read_leads(state)
        if state.ending:
            return 0
        left = MAX_TURNS
        for seat in range(state.players):
            turns = self.fewest_turns(state, seat)
            self.turns_to_end[seat] = turns
            behind = -self.lead[seat] - HEADSTART
            if behind > 0.0:
                turns *= 1.0 + min(behind, MAX_BEHIND) / BEHIND_SCALE
            left = min(left, turns)
        if state.rounds:
            left = min(left, 1.0 * (state.rounds - state.round))
        row = int(2.0 * left)
        return max(1, min(row, sizes.ROWS - 1))

    def fewest_turns(self, state: Halloween, seat: int) -> float:
        """Estimate in how many turns a seat could end the match, by haunts or by cards."""
        turns = TURNS_PER_HAUNT * state.haunts[seat]
        if not state.master:
            cards = CARDS_TO_END - native.popcount(state.cards[seat])
            missing = TOKENS_PER_CARD * cards - state.token_count(seat)
            turns = min(turns, max(MAX_HASTE * cards, TURNS_PER_TOKEN * missing))
        return turns

    def read_leads(self, state: Halloween) -> None:
        """Read all seats' points and their leads over the best other."""
        for seat in range(state.players):
            self.all_points[seat] = self.score_now(state, seat)
        for seat in range(state.players):
            best = -1000.0
            for other in range(state.players):
                if other != seat:
                    best = max(best, self.all_points[other])
            self.lead[seat] = self.all_points[seat] - best

    def score_now(self, state: Halloween, seat: int) -> float:
        """Return the score of a seat if the match ended now, with the tokens as tie-break."""
        total = state.pe[seat]
        if state.phase != OVER:
            total += state.sets_worth(seat)
            if state.cards[seat]:
                for i in range(8):
                    total += state.worth(seat, powers.SCORING[i], total)
        return total + TOKEN_POINTS * state.token_count(seat)

    # ---- one seat ---------------------------------------------------------------------

    def read(self, state: Halloween, seat: int) -> None:
        """Read a seat's features. The rules answer as if it were that seat's turn."""
        turn = state.seat
        used = state.powers_used
        state.seat = seat
        if turn != seat:
            state.powers_used = 0
        self.points = self.all_points[seat]
        self.to_come = self.still_to_come(state, seat, turn)
        if self.to_come > 0.0:
            self.read_board(state, seat)
            self.read_wealth(state, seat)
            self.read_cards(state, seat)
            self.read_town(state, seat, turn)
            self.read_closing(state, seat, turn)
        state.seat = turn
        state.powers_used = used

    def still_to_come(self, state: Halloween, seat: int, turn: int) -> float:
        """Return which share of the expected further points can still come: less in the last round."""
        if state.phase == OVER:
            return 0.0
        return turn_due(state, seat, turn) if state.ending else 1.0

    def read_board(self, state: Halloween, seat: int) -> None:
        """Read sections, discs, bonus tokens and haunt tokens."""
        for i in range(4):
            self.feature[LEVELS + i] = 0.0
        for i in range(SPACES):
            self.feature[COVERED + i] = 0.0
        highest = 0
        for section in range(state.sections):
            level = state.levels[SECTIONS * seat + section]
            highest = max(highest, level)
            for i in range(level - 1):
                self.feature[LEVELS + i] += 1.0
            covered = state.discs[SECTIONS * seat + section]
            for i in range(SPACES):
                if (covered >> i) & 1:
                    self.feature[COVERED + i] += 1.0
        supply = state.supply[seat]
        for i in range(7):
            self.feature[DISCS + i] = 1.0 if supply >= DISC_STEPS[i] else 0.0
        held = state.held[seat]
        for i in range(12):
            self.feature[BONUS + i] = 1.0 * native.popcount((held >> (2 * i)) & 3)
        self.feature[BLOCKED] = 1.0 * state.blocked[seat]
        self.feature[UNUSED] = 1.0 * state.haunts[seat]
        for i in range(4):
            self.feature[USE + i] = 1.0 * state.haunts[seat] if highest > i + 1 else 0.0

    def read_wealth(self, state: Halloween, seat: int) -> None:
        """Read points, scare points and tokens."""
        self.feature[BIAS] = 1.0
        self.feature[POINTS] = self.points
        sp = state.sp[seat]
        self.feature[SP] = 1.0 * min(sp, SP_FIRST)
        self.feature[SP + 1] = 1.0 * min(max(sp - SP_FIRST, 0), SP_NEXT)
        self.feature[SP + 2] = 1.0 * min(max(sp - SP_FIRST - SP_NEXT, 0), SP_REST)
        colours = 0
        spare = 0
        for colour in range(COLOUR_COUNT):
            count = state.tokens[COLOUR_COUNT * seat + colour]
            self.feature[TOKENS + colour] = 1.0 * min(count, TOKEN_CAP)
            spare += max(count - TOKEN_CAP, 0)
            if count:
                colours += 1
        self.feature[SPARE] = 1.0 * spare
        self.feature[COLOURS] = 1.0 * colours

    def read_cards(self, state: Halloween, seat: int) -> None:
        """Read how many cards the seat has, which it could pay for, and what the best end card would give."""
        own = state.cards[seat]
        count = native.popcount(own)
        for i in range(5):
            self.feature[CARDS + i] = 1.0 if count > i else 0.0
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
        self.feature[AFFORD] = 1.0 if affordable else 0.0
        self.feature[AFFORD + 1] = 1.0 * max(affordable - 1, 0)
        self.feature[PROMISE] = 1.0 * promise

    def read_closing(self, state: Halloween, seat: int, turn: int) -> None:
        """Read the turn still due, and whether the seat can end the match as winner by a card or a haunt."""
        self.feature[DUE] = turn_due(state, seat, turn)
        for i in range(4):
            self.feature[CLOSING + i] = 0.0
        if state.ending:
            return
        lead = self.lead[seat]
        card = (
            self.feature[CARDS + CARDS_TO_END - 2] > 0.0 and self.feature[AFFORD] > 0.0 and not state.master
        )
        haunt = state.haunts[seat] == 1 and self.feature[TOWN] + self.feature[NOW] > 0.0
        if card or haunt:
            self.feature[CLOSING] = 1.0
            self.feature[CLOSING + 1] = 1.0 if lead + HEADSTART > 0.0 else 0.0
        near = max(0.0, 1.0 - self.turns_to_end[seat] / NEAR)
        self.feature[CLOSING + 2] = near
        self.feature[CLOSING + 3] = near * max(-1.0, min(lead / CLEAR_LEAD, 1.0))

    # ---- the town ---------------------------------------------------------------------

    def read_town(self, state: Halloween, seat: int, turn: int) -> None:
        """Read what the town offers the seat: haunts, one for each building, and summons."""
        left = turn_left(state) if turn == seat else 0.0
        self.read_reach(state, seat)
        self.read_haunts(state)
        for i in range(READY):
            self.put_town(i, self.ready_haunt[i], left)
        self.put_town(DISTANT, self.distant_haunt, left)
        self.put_town(SUMMON, best_summon(state, self.highest), left)
        self.put_town(ROOM, native.popcount(state.free_spaces()), left)
        away = seat - turn
        if away < 0:
            away += state.players
        self.feature[TEMPO] = left
        self.feature[ORDER] = 1.0 * away

    def put_town(self, i: int, amount: float, left: float) -> None:
        """Count an offer of the town partly for the running turn and partly for the next."""
        self.feature[TOWN + i] = amount * (1.0 - left)
        self.feature[NOW + i] = amount * left

    def read_reach(self, state: Halloween, seat: int) -> None:
        """Find the highest section, and the highest whose haunt space is free."""
        self.reach = 0
        self.highest = 0
        for section in range(state.sections):
            level = state.limit(section)
            self.highest = max(self.highest, level)
            if level > self.reach and not (state.discs[SECTIONS * seat + section] >> HAUNT) & 1:
                self.reach = level

    def read_haunts(self, state: Halloween) -> None:
        """Find the best haunts within reach, one for each building, and the best one out of reach."""
        for i in range(READY):
            self.ready_haunt[i] = 0
        self.distant_haunt = 0
        cells = state.haunt_cells(TOP_LEVEL)
        for building in range(BUILDINGS):
            here = cells & town.CELLS_IN[building]
            best = 0
            while here:
                cell = native.lowest(here)
                here &= here - 1
                points = POINTS_OF[town.COLOUR_OF[cell]]
                if town.COLOUR_OF[cell] < self.reach:
                    best = max(best, points)
                else:
                    self.distant_haunt = max(self.distant_haunt, points)
            self.add_haunt(best)

    def add_haunt(self, points: int) -> None:
        """Rank a haunt among the best three."""
        if points > self.ready_haunt[0]:
            self.ready_haunt[2] = self.ready_haunt[1]
            self.ready_haunt[1] = self.ready_haunt[0]
            self.ready_haunt[0] = points
        elif points > self.ready_haunt[1]:
            self.ready_haunt[2] = self.ready_haunt[1]
            self.ready_haunt[1] = points
        elif points > self.ready_haunt[2]:
            self.ready_haunt[2] = points


def turn_due(state: Halloween, seat: int, turn: int) -> float:
    """Return the part of a turn that the round still owes a seat; ``turn`` is the seat whose turn it is."""
    now = turn - state.first
    later = seat - state.first
    if now < 0:
        now += state.players
    if later < 0:
        later += state.players
    if later < now:
        return 0.0
    return turn_left(state) if later == now else 1.0


def turn_left(state: Halloween) -> float:
    """Return the part of the running turn that is left."""
    return 1.0 - 1.0 * native.popcount(state.sections_used) / state.sections


def best_summon(state: Halloween, level: int) -> int:
    """Return the highest ghost that a section of this level may summon, 1 to 5; 0 for none."""
    best = 0
    cells = state.summon_cells(level)
    while cells:
        cell = native.lowest(cells)
        cells &= cells - 1
        best = max(best, town.COLOUR_OF[cell] + 1)
    return best
