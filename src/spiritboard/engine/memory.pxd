# The C versions of memory.py, inlined into every compiled module that cimports them.
from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.string cimport memcpy

from .native cimport fields_of, fields_size, u64

# Each state on a shelf begins with a cache line of its own.
cdef inline Py_ssize_t shelf_step(object state) noexcept nogil:
    return (fields_size(state) + 63) & ~<Py_ssize_t>63

cdef inline object new_shelf(object like, Py_ssize_t count):
    return bytearray(count * shelf_step(like))

cdef inline void lay(unsigned char* shelf, Py_ssize_t i, object state) noexcept nogil:
    memcpy(shelf + i * shelf_step(state), fields_of(state), fields_size(state))

cdef inline void take(unsigned char* shelf, Py_ssize_t i, object state) noexcept nogil:
    memcpy(fields_of(state), shelf + i * shelf_step(state), fields_size(state))

cdef inline unsigned char* bytes_of(object cells) except NULL:
    cdef Py_buffer seen
    PyObject_GetBuffer(cells, &seen, PyBUF_SIMPLE)
    PyBuffer_Release(&seen)
    return <unsigned char*>seen.buf

cdef inline int* ints_of(object cells) except NULL:
    return <int*>bytes_of(cells)

cdef inline u64* words_of(object cells) except NULL:
    return <u64*>bytes_of(cells)

cdef inline float* floats_of(object cells) except NULL:
    return <float*>bytes_of(cells)
