cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from . cimport town
from .town cimport Town

cdef int ASK_DRAW, ASK_POWER, CARDS_TO_END, GHOSTS_EACH, NOTHING, ORANGE, RED, SLOTS, SPACES, NOTE_POWER
cdef int NOTE_SP, NOTE_SWAPPED, NOTE_TOKENS, TOP_LEVEL
cdef u64 COLOURED_CARDS, SCORING_CARDS
cdef short LEVEL_POINTS[6]
cdef short SCORING[8]

cdef class Powers(Town):
    @cython.final
    cdef void use_power(self, int card) noexcept nogil
    @cython.final
    cdef int limit(self, int section) noexcept nogil
    @cython.final
    cdef int card_4_lift(self) noexcept nogil
    @cython.final
    cdef void use_level(self, int colour) noexcept nogil
    @cython.final
    cdef bint card_6_reuses(self) noexcept nogil
    @cython.final
    cdef void gain_tokens(self, int colour, int count, int why) noexcept nogil
    @cython.final
    cdef void card_41_orange(self, int colour, int count) noexcept nogil
    @cython.final
    cdef void gain_sp(self, int amount, int why) noexcept nogil
    @cython.final
    cdef void card_52_fright(self, int amount) noexcept nogil
    @cython.final
    cdef int summon_tokens(self) noexcept nogil
    @cython.final
    cdef bint card_13_doubles(self) noexcept nogil
    @cython.final
    cdef void card_29_points(self) noexcept nogil
    @cython.final
    @cython.locals(building=int, mask=int)
    cdef int card_31_cells(self, int colour) noexcept nogil
    @cython.final
    cdef int haunts_in(self, int building) noexcept nogil
    @cython.final
    @cython.locals(bit=int, both=int, building=int, cells=int, free=int, high=int, low=int, pairs=u64, rooms=int)
    cdef u64 card_46_pairs(self, int limit) noexcept nogil
    @cython.final
    @cython.locals(first=int, second=int)
    cdef int card_46_colour(self) noexcept nogil
    @cython.final
    cdef int card_51_louder(self) noexcept nogil
    @cython.final
    cdef int card_48_cells(self, int colour) noexcept nogil
    @cython.final
    @cython.locals(building=int, mask=int, rooms=int)
    cdef int cells_with_way_out(self) noexcept nogil
    @cython.final
    cdef int upgrade_price(self, int colour) noexcept nogil
    @cython.final
    cdef int card_16_discount(self) noexcept nogil
    @cython.final
    cdef void card_33_points(self) noexcept nogil
    @cython.final
    cdef int ways_from(self, int building, int flies) noexcept nogil
    @cython.final
    cdef bint card_2_flies(self) noexcept nogil
    @cython.final
    cdef void card_5_keepsake(self, int colour) noexcept nogil
    @cython.final
    cdef bint card_7_second(self) noexcept nogil
    @cython.final
    cdef bint card_21_wagers(self) noexcept nogil
    @cython.final
    cdef int card_21_winnings(self, int named) noexcept nogil
    @cython.final
    @cython.locals(building=int, room=int)
    cdef bint card_25_reunites(self, int cell) noexcept nogil
    @cython.final
    cdef void card_3_trophy(self, int winner, int loser) noexcept nogil
    @cython.final
    cdef int card_11_attack(self) noexcept nogil
    @cython.final
    cdef bint card_11_feuds(self) noexcept nogil
    @cython.final
    cdef int card_17_buildings(self, int cell) noexcept nogil
    @cython.final
    cdef void card_19_laughs(self, int loser) noexcept nogil
    @cython.final
    @cython.locals(colour=int, mask=int)
    cdef int card_20_colours(self) noexcept nogil
    @cython.final
    cdef bint card_24_reaches(self) noexcept nogil
    @cython.final
    cdef bint card_26_pays(self, int difference) noexcept nogil
    @cython.final
    cdef bint card_32_outright(self, int attacker, int defender) noexcept nogil
    @cython.final
    cdef int fight_tokens(self) noexcept nogil
    @cython.final
    cdef bint card_34_spoils(self) noexcept nogil
    @cython.final
    cdef bint card_9_rolls(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(building=int, colour=int, mask=int, near=int, pairs=int)
    cdef int card_1_cells(self) noexcept nogil
    @cython.final
    cdef bint card_18_rolls(self) noexcept nogil
    @cython.final
    cdef int card_44_sections(self) noexcept nogil
    @cython.final
    cdef int card_47_cells(self) noexcept nogil
    @cython.final
    cdef void card_12_dreams(self) noexcept nogil
    @cython.final
    cdef int price_of(self, int card) noexcept nogil
    @cython.final
    cdef bint needs_colours(self, int card) noexcept nogil
    @cython.final
    cdef bint card_37_gift(self) noexcept nogil
    @cython.final
    @cython.locals(grey_left=u64)
    cdef int card_39_discount(self, int card) noexcept nogil
    @cython.final
    cdef bint card_49_greys(self) noexcept nogil
    @cython.final
    cdef u64 power_choices(self, int card, int before) noexcept nogil
    @cython.final
    cdef void carry_out_power(self, int card, int choice, int before) noexcept nogil
    @cython.final
    cdef void card_10_exorcise(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(spaces=int)
    cdef int card_14_spaces(self, int before) noexcept nogil
    @cython.final
    cdef void card_14_take_back(self, int space, int before) noexcept nogil
    @cython.final
    cdef int card_15_sections(self) noexcept nogil
    @cython.final
    @cython.locals(level=int)
    cdef void card_15_lower(self, int section) noexcept nogil
    @cython.final
    @cython.locals(low=int, mask=int, own=int)
    cdef int card_22_changes(self) noexcept nogil
    @cython.final
    @cython.locals(low=int)
    cdef void card_22_change(self, int change) noexcept nogil
    @cython.final
    @cython.locals(colour=int, mask=int)
    cdef int card_23_colours(self) noexcept nogil
    @cython.final
    cdef void card_23_buy(self, int colour) noexcept nogil
    @cython.final
    @cython.locals(colour=int, mask=int)
    cdef int card_38_cells(self) noexcept nogil
    @cython.final
    cdef void card_38_conjure(self, int cell) noexcept nogil
    @cython.final
    cdef int card_43_sections(self) noexcept nogil
    @cython.final
    @cython.locals(level=int)
    cdef void card_43_raise(self, int section) noexcept nogil
    @cython.final
    @cython.locals(cell=int, ghosts=int, mask=int)
    cdef int card_45_cells(self, int before) noexcept nogil
    @cython.final
    cdef void card_45_swap(self, int cell, int before) noexcept nogil
    @cython.final
    cdef int card_50_draws(self) noexcept nogil
    @cython.final
    cdef void begin_power(self, int card) noexcept nogil
    @cython.final
    @cython.locals(own=int)
    cdef int end_points(self, int seat, int card, int points) noexcept nogil
    @cython.final
    @cython.locals(lowest=int, section=int)
    cdef int lowest_level(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(colour=int, fewest=int)
    cdef int whole_sets(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(colour=int, counted=int, enough=int, sets=int)
    cdef int triples(self, int seat) noexcept nogil
    @cython.final
    cdef bint has_ended_it(self, int seat) noexcept nogil
