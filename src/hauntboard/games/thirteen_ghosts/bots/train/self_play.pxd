cimport cython

from .....engine cimport native
from .....engine.native cimport u64
from .....engine.rng cimport Rng
from ...rules cimport Ghosts
from ..playouts cimport Playouts, decides, score
from ..policy cimport Policy
from ..situation cimport Evidence
from ..weights cimport Weights, role_of

cdef int AIMING, ARRANGING, CARDS_IN_SET, CHOOSING_CRYPTS, CRYPT, DRAW, FIRST, LOOKING, TURN
cdef int LONGEST
cdef double HOPE_RATE, MOST_LOGIT

@cython.final
cdef class SelfPlay:
    cdef public Weights weights
    cdef public Playouts playouts
    cdef public double value_rate, mix_rate
    cdef public double worth_count[14]
    cdef public double worth_total[14]
    cdef public double hope[6 * 14 * 14]  # role, crypt, hand
    cdef public double logit[6 * 14 * 14]  # role, crypt, hand
    cdef Ghosts start
    cdef int crypt[4]
    cdef int hand[4]
    cdef int moves
    cdef int seat[400]
    cdef int card[400]
    cdef int stage[400]
    cdef int protected[400]
    cdef double mine[400]
    cdef double theirs[400]

    @cython.locals(i=int)
    cpdef void practise(self, int rounds, u64 seed)
    cdef void play_round(self, int starter, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(current=int)
    cdef void play_turns(self, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(seat=int, action=int)
    cdef int choose_crypt(self, Ghosts state) noexcept nogil
    @cython.locals(seat=int, held=int, stage=int, action=int)
    cdef void play_move(self, Ghosts state, Evidence e, int current) noexcept nogil
    cdef void record_position(self, int seat, int stage, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(unit=double, i=int, result=double, seat=int)
    cdef void learn(self, Ghosts state) noexcept nogil
    @cython.locals(role=int, crypt=int, hand=int, one=int, two=int)
    cdef void learn_mix(self, Ghosts state, int seat, double result) noexcept nogil
