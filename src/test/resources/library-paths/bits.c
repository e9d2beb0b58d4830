/* Functions whose branches depend on gcc's built-in functions on bits, on wide constants and on
   requests for memory. */
#include <stdlib.h>

int zeros(unsigned long long x) {
  if (x == 0) return -1;
  if (__builtin_ctzll(x) == 5) return 1;
  if (__builtin_clzll(x) == 17) return 2;
  return 0;
}

int zeros_of_int(unsigned x) {
  if (x == 0) return -1;
  if (__builtin_ctz(x) == 31) return 1;
  if (__builtin_clz(x) + __builtin_ctz(x) == 20) return 2;
  return 0;
}

int ones(unsigned x, unsigned long y) {
  if (__builtin_popcount(x) == 30) return 1;
  if (__builtin_popcountl(y) > 60 && __builtin_parityl(y) == 1) return 2;
  return 0;
}

int first(int x, long y) {
  if (__builtin_ffs(x) == 0) return 1;
  if (__builtin_ffsl(y) == 64) return 2;
  if (__builtin_clrsb(x) == 30) return 3;
  return 0;
}

int reversed(unsigned short a, unsigned b, unsigned long c) {
  if (__builtin_bswap16(a) == 0x1234) return 1;
  if (__builtin_bswap32(b) == 0x12345678) return 2;
  if (__builtin_bswap64(c) == 0x123456789abcdef0) return 3;
  return 0;
}

int wide(long double x) {
  if (x == 0.1L) return 1;
  if (x > 1.18973149535723176502e+4932L) return 2;
  if (x == -0x1.8000000000000002p+3L) return 3;
  if (x < 1e-4940L && x > 0) return 4;
  return 0;
}

int table(size_t n, size_t size) {
  char *p = calloc(n, size);
  if (p == NULL) return -1;
  if (n > 2 && size > 3) {
    p[11] = 1;
    free(p);
    return 1;
  }
  free(p);
  return 0;
}
