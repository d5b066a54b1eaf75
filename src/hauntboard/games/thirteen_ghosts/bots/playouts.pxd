cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport Ghosts
from .policy cimport Policy
from .situation cimport Evidence

cdef int AIMING, ARRANGING, CARDS_IN_SET, CHOOSING_CRYPTS, CHOOSING_FIRST, CRYPT, OVER, TURN
cdef double DECIDED, UNIFORM_CRYPTS
cdef u64 SEED_STEP

@cython.final
cdef class Gains:
    cdef public double total[4]
    cdef public double squares[4]

    @cython.locals(seat=int)
    cdef void clear(self) noexcept nogil
    cdef void add(self, int seat, double gain) noexcept nogil

@cython.final
cdef class Playouts:
    cdef public Policy policy
    cdef public Rng rng
    cdef public double temperature
    cdef public int depth
    cdef public Gains gains
    cdef public Ghosts state
    cdef public Evidence evidence
    cdef double gained[4]

    cdef void seed(self, u64 base, int index) noexcept nogil
    cdef double play_out(self, Ghosts world, Evidence given, int seat, int action) noexcept nogil
    @cython.locals(before=double, current=int)
    cdef double finish(self, int seat, int action, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(rival=int, undecided=double, result=double, decisions=int, mine=bint, hit=double, action=int)
    cdef double finish_duel(self, int seat, double before, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(action=int)
    cdef void step(self, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(action=int)
    cdef int policy_action(self, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(seat=int)
    cdef int crypt_action(self, Ghosts state) noexcept nogil
    cdef void play_round(self, Ghosts start, Evidence given) noexcept nogil
    @cython.locals(current=int, unit=double, seat=int)
    cdef void finish_round(self, Ghosts start, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(seat=int, i=int)
    cpdef void forecast(self, Ghosts start, Evidence given, int playouts, u64 seed)

cpdef bint decides(Ghosts state) noexcept nogil
cpdef bint round_over(Ghosts state, int current) noexcept nogil
cpdef double score(Ghosts state, int seat) noexcept nogil
cpdef double point_value(Ghosts state) noexcept nogil
