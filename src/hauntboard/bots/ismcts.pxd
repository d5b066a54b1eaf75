cimport cython
from libc cimport math

from ..engine cimport native
from ..engine.native cimport u64
from ..engine.rng cimport Rng
from ..engine.state cimport State
from . cimport sizes

cdef int NONE

@cython.final
cdef class IsmctsSearch:
    cdef State root, state
    cdef Rng rng
    cdef int seat, players, round, horizon, capacity, slots
    cdef readonly int nodes, edges, simulations
    cdef int decision
    cdef double exploration, win_worth, low, high
    cdef u64 words[sizes.LEGAL_ROOM]
    cdef double payoff[sizes.SEATS]
    cdef u64[::1] node_key
    cdef int[::1] node_edge, slot, edge_action, edge_next, edge_visits, edge_available, path, path_seat
    cdef double[::1] edge_sum, edge_squares

    @cython.locals(scratch=State)
    cpdef void run(self, int simulations)
    @cython.locals(_=int)
    cdef void simulate_many(self, State state, int simulations) noexcept nogil
    @cython.locals(length=int, steps=int, i=int, edge=int, value=double)
    cdef void simulate(self, State state) noexcept nogil
    @cython.locals(key=u64, length=int, decided=bint, known=bint, actor=int, node=int, edge=int, action=int)
    cdef int descend(self, State state) noexcept nogil
    @cython.locals(others=int)
    cdef int actor(self, int acting) noexcept nogil
    cdef void draw_luck(self, State state) noexcept nogil
    @cython.locals(seat=int, scored=bint)
    cdef bint ended(self, State state) noexcept nogil
    @cython.locals(mask=u64, place=u64, node=int)
    cdef int node_of(self, u64 key) noexcept nogil
    @cython.locals(used=int, best=int, best_score=double, edge=int, action=int, word=u64, score=double)
    cdef int select(self, int node, State state, int actor) noexcept nogil
    @cython.locals(visits=int, spread=double, mean=double)
    cdef double score(self, int edge) noexcept nogil
    @cython.locals(total=int, i=int, index=int, action=int, word=u64, here=int)
    cdef int untried(self, int used) noexcept nogil
    @cython.locals(edge=int)
    cdef int add_edge(self, int node, int action) noexcept nogil
    @cython.locals(winners=int, won=int, lost=int, total=double, seat=int, gain=double, value=double)
    cdef void weigh(self, State state) noexcept nogil
