# The C versions of memory.py, inlined into every compiled module that cimports them.
from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.object cimport PyObject
from libc.string cimport memset

from .native cimport u64

# A borrowed reference, which needs no GIL.
cdef extern from "Python.h":
    PyObject* item "PyList_GET_ITEM"(list states, Py_ssize_t i) noexcept nogil

cdef extern from *:
    """
    /* Write bits as bytes of 0 or 1: eight at a time by a table, or 32 at a time with AVX2 or AVX-512. More than 32
       bits are written in two overlapping parts, so that nothing is written beyond the end. */
    #if defined(__GNUC__)
      #include <string.h>
      static unsigned char sb_spread[256][8];
      static inline __attribute__((always_inline)) void sb_by_table(unsigned char* out, int size, unsigned long long bits) {
          for (; size >= 8; size -= 8, out += 8, bits >>= 8) memcpy(out, sb_spread[bits & 255], 8);
          if (size) memcpy(out, sb_spread[bits & 255], (size_t)size);
      }
      static void sb_wide_by_table(unsigned char* out, int size, unsigned long long bits) { sb_by_table(out, size, bits); }
      static void (*sb_wide)(unsigned char*, int, unsigned long long) = sb_wide_by_table;
      #if defined(__x86_64__)
        #include <immintrin.h>
        __attribute__((target("avx2"))) static inline void sb_32(unsigned char* out, unsigned int bits) {
            __m256i each = _mm256_set1_epi64x((long long)0x8040201008040201ULL);
            __m256i byte = _mm256_setr_epi64x(0, 0x0101010101010101LL, 0x0202020202020202LL, 0x0303030303030303LL);
            __m256i found = _mm256_and_si256(_mm256_shuffle_epi8(_mm256_set1_epi32((int)bits), byte), each);
            found = _mm256_and_si256(_mm256_cmpeq_epi8(found, each), _mm256_set1_epi8(1));
            _mm256_storeu_si256((__m256i*)out, found);
        }
        __attribute__((target("avx2"))) static void sb_wide_by_vector(unsigned char* out, int size, unsigned long long bits) {
            sb_32(out, (unsigned int)bits);
            sb_32(out + size - 32, (unsigned int)(bits >> (size - 32)));
        }
        __attribute__((target("avx512vl,avx512bw"))) static void sb_wide_by_mask(unsigned char* out, int size, unsigned long long bits) {
            _mm256_storeu_si256((__m256i*)out, _mm256_maskz_set1_epi8((__mmask32)bits, 1));
            _mm256_storeu_si256((__m256i*)(out + size - 32), _mm256_maskz_set1_epi8((__mmask32)(bits >> (size - 32)), 1));
        }
      #endif
      __attribute__((constructor)) static void sb_prepare_spread(void) {
          for (int byte = 0; byte < 256; byte++)
              for (int bit = 0; bit < 8; bit++) sb_spread[byte][bit] = (unsigned char)((byte >> bit) & 1);
          #if defined(__x86_64__)
          __builtin_cpu_init();
          if (__builtin_cpu_supports("avx2")) sb_wide = sb_wide_by_vector;
          if (__builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw")) sb_wide = sb_wide_by_mask;
          #endif
      }
      static inline __attribute__((always_inline)) void sb_put_set(unsigned char* out, Py_ssize_t at, int size, unsigned long long bits) {
          if (size >= 32) sb_wide(out + at, size, bits);
          else sb_by_table(out + at, size, bits);
      }
    #else
      static void sb_put_set(unsigned char* out, Py_ssize_t at, int size, unsigned long long bits) {
          int i;
          for (i = 0; i < size; i++) out[at + i] = (unsigned char)((bits >> i) & 1);
      }
    #endif
    """
    void put_set "sb_put_set"(unsigned char* out, Py_ssize_t at, int size, u64 bits) noexcept nogil

cdef inline void put_number(unsigned char* out, Py_ssize_t at, int value) noexcept nogil:
    out[at] = <unsigned char>(value if value < 255 else 255)

cdef inline u64 one(int value) noexcept nogil:
    return <u64>1 << value if value >= 0 else 0

cdef inline u64* part_of(u64* cells, Py_ssize_t first, int count) noexcept nogil:
    memset(cells + first, 0, count * sizeof(u64))
    return cells + first

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
