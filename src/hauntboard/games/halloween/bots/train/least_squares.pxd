cimport cython

@cython.final
cdef class Fit:
    cdef int size, filled
    cdef double squares[640000]
    cdef double sums[800]
    cdef int places[800]
    cdef double amounts[800]
    @cython.locals(i=int)
    cpdef void add(self, list row, double target, double weight) except *
    @cython.locals(i=int, j=int, place=int, amount=double, start=int)
    cdef void gather(self, double target, double weight) noexcept nogil
    @cython.locals(i=int)
    cpdef list solve(self, list ridge)
    @cython.locals(size=int, i=int, j=int, k=int, step=int, factor=double, root=double)
    cdef void decompose(self) noexcept nogil
