cimport cython

ctypedef unsigned long long u64

cdef u64 GAMMA, MIX_A, MIX_B, MASK64, MASK32

@cython.final
cdef class Rng:
    cdef public u64 state
    @cython.locals(z=u64)
    cpdef u64 next64(self) noexcept nogil
    @cython.locals(scaled=u64, rest=u64)
    cpdef u64 below(self, u64 n) noexcept nogil
    @cython.locals(unfair=u64, number=u64)
    cpdef u64 below64(self, u64 n) noexcept nogil
