cimport cython

from .. cimport sizes

@cython.final
cdef class Fit:
    cdef int size, filled
    cdef double squares[sizes.UNKNOWNS * sizes.UNKNOWNS]
    cdef double sums[sizes.UNKNOWNS]
    cdef int places[sizes.UNKNOWNS]
    cdef double amounts[sizes.UNKNOWNS]
    @cython.locals(i=int)
    cpdef void add(self, list row, double target, double weight) except *
    @cython.locals(i=int, j=int, place=int, amount=double, start=int)
    cdef void gather(self, double target, double weight) noexcept nogil
    @cython.locals(i=int)
    cpdef list solve(self, list ridge)
    @cython.locals(size=int, i=int, j=int, k=int, step=int, factor=double, root=double)
    cdef void decompose(self) noexcept nogil
