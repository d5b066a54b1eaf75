cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ..rules cimport Halloween
from . cimport sizes
from .reader cimport FeatureReader

cdef int OVER, FEATURES, ROWS, DONE, HIDDEN, INPUTS, OWNED, TOWN
cdef double DOUBT, LEAD_SHARE, WIDE_LEAD

@cython.final
cdef class Parameters:
    cdef double linear[sizes.LINEAR_WEIGHTS]
    cdef double scale[sizes.ROWS]
    cdef bint has_net
    cdef float own[sizes.INPUT_WEIGHTS]
    cdef float rival[sizes.INPUT_WEIGHTS]
    cdef float rows[sizes.ROW_WEIGHTS]
    cdef float lead[sizes.HIDDEN]
    cdef float out[sizes.HIDDEN]
    @cython.locals(i=int)
    cdef void add_knot(self, int row, list knot, double share) except *

@cython.final
cdef class Evaluator:
    cdef readonly Parameters parameters
    cdef FeatureReader reader
    cdef float own_sums[sizes.HIDDEN]
    cdef float sums[sizes.HIDDEN]
    @cython.locals(own=double, lead=double, against=double, ahead=double, won=double, other=int, mask=int, row=int,
                   over=bint)
    cpdef double value(self, Halloween state, int seat) noexcept nogil
    @cython.locals(j=int)
    cdef void sum_own(self, Halloween state, int seat) noexcept nogil
    @cython.locals(j=int, total=float, ahead=float)
    cdef double correction(self, Halloween state, int rival, int row, double lead) noexcept nogil
    @cython.locals(used="int[sizes.FEATURE_ROOM]", sums="float[sizes.HIDDEN]", count=int, i=int, j=int, start=int,
                   amount=float)
    cdef void add_inputs(self, Halloween state, int seat, float* weights) noexcept nogil
    @cython.locals(count=int, i=int, cards=u64)
    cdef int list_inputs(self, Halloween state, int seat, int* used) noexcept nogil
    @cython.locals(start=int, i=int, total=double, cards=u64)
    cpdef double score(self, Halloween state, int seat, int row) noexcept nogil
