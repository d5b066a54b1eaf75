cimport cython

from ...engine.native cimport u64
from .rules cimport Ghosts
from . cimport small_deck

cdef int ALL_NUMBERS, ARRANGE, ATTACK, CHOOSING_CRYPTS, CHOOSING_FIRST, CRYPT, DEALING, DRAW
cdef int FIRST, KEEP, LOOKING, MATE, OVER, PLAY, TURN, ALL_SEEING, EVERYBODY

@cython.locals(shift=int)
cpdef list row_seen(u64 row, int known)
cdef int seen_as(int card, int known) noexcept
@cython.locals(number=int)
cpdef list numbers_in(int mask)
@cython.locals(i=int)
cpdef list pile_seen(Ghosts state, int deck, int known)
cpdef list bits(int mask, int count)
cpdef int known_cards(Ghosts state, int seat, int deck)
cpdef list pile_cells(Ghosts state, int deck)
@cython.locals(s=int, players=int, decks=int, deck=int)
cpdef dict view(Ghosts state, int seat)
cpdef object tie_break(Ghosts state)
cpdef object shown(int card, int known)
cpdef dict seat_view(Ghosts state, int seat, int known, list left)
@cython.locals(
    masks="int[4]", s=int, other=int, players=int, crypt=int, deck=int, seen=int, mask=int, vague=int, first=int,
    second=int, number=int)
cpdef list candidates(Ghosts state, int seat, list known)
@cython.locals(both=int)
cdef bint are_distinct(int first, int second) noexcept
cpdef list vague_view(Ghosts state, int seat, int known)
cpdef list places_of(Ghosts state, int hidden)
cpdef int team_of(Ghosts state, int seat)
cpdef int witnesses(Ghosts state, int action)
cpdef list answers(Ghosts before, int action)
cpdef str outcome(Ghosts before, int action)
cpdef list events(Ghosts before, int action, Ghosts after)
cpdef list action_events(Ghosts before, int action, Ghosts after)
cpdef list chance_events(Ghosts before, int action, Ghosts after)
cpdef list looked_events(Ghosts before, Ghosts after)
cpdef dict pile_data(Ghosts before)
cpdef list choice_events(Ghosts before, int action)
cpdef list move_events(Ghosts before, int action, Ghosts after)
cpdef object attack_event(Ghosts before, int action)
cpdef int mask_seats(Ghosts state, int deck, int card)
cpdef list reply_events(Ghosts before, int action)
cpdef list draw_events(Ghosts before, int action, Ghosts after)
cpdef list round_events(Ghosts before, Ghosts after)
cpdef list score_events(Ghosts before, Ghosts after)
