cimport cython

from .state cimport State

cdef class Observer:
    cdef readonly int size
    cdef void write(self, State state, int seat, unsigned char* out, Py_ssize_t at) noexcept nogil
    @cython.locals(cells=bytearray)
    cpdef bytes observe(self, State state, int seat)
