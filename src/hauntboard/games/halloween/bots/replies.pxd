cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ..rules cimport Halloween
from . cimport sizes
from .scratch cimport EvaluationMeter
from .value cimport Evaluator

cdef int AGAIN, ASK_DICE, LEGAL_WORDS, PASS, SEAT
cdef double WORST

@cython.final
cdef class Replies:
    cdef Evaluator evaluator
    cdef EvaluationMeter meter
    cdef Halloween trial

    @cython.locals(attack=int, losing=bint)
    cdef int reply(self, Halloween state) noexcept nogil
    @cython.locals(words="unsigned long long[sizes.LEGAL_ROOM]", i=int, word=u64, action=int, seat=int, best=int,
                   highest=double, value=double)
    cdef int best_reply(self, Halloween state) noexcept nogil

@cython.locals(i=int)
cdef void read_legal(Halloween state, u64* words) noexcept nogil
@cython.locals(best=int, seat=int)
cdef int weakest_roller(Halloween state) noexcept nogil
