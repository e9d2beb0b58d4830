// The format macros for printing and scanning, and exact-width conversions.
#include <inttypes.h>
#include <stdio.h>

int main(void) {
  int8_t a;
  uint16_t b;
  int32_t c;
  uint64_t d;
  int n = sscanf("-12 65535 -7 ffffffffffffffff", "%" SCNd8 " %" SCNu16 " %" SCNi32 " %" SCNx64,
      &a, &b, &c, &d);
  printf("%d: %" PRId8 " %" PRIu16 " %" PRIi32 " %" PRIu64 "\n", n, a, b, c, d);
  printf("%5" PRId8 "|%-7" PRIu16 "|%+" PRIi32 "|%#" PRIx64 "\n", a, b, c, d);
  printf("%" PRIo8 " %" PRIX16 " %" PRIx32 "\n", (uint8_t)8, b, (uint32_t)c);
  int_fast16_t f = -5;
  uint_least8_t l = 250;
  printf("%" PRIdFAST16 " %" PRIuLEAST8 "\n", f, l);
  intptr_t p = -1;
  uintptr_t q = 16;
  printf("%" PRIdPTR " %" PRIxPTR "\n", p, q);
  intmax_t big = INTMAX_MAX;
  printf("%" PRIdMAX " %jd\n", big, big);
  printf("%" PRIdMAX "\n", strtoimax("12345678901234", NULL, 10));
  imaxdiv_t r = imaxdiv(-7, 2);
  printf("%" PRIdMAX " %" PRIdMAX "\n", r.quot, r.rem);
  uint32_t hash = UINT32_C(2166136261);
  for (const char *s = "fnv hash"; *s; s++) hash = (hash ^ (uint8_t)*s) * UINT32_C(16777619);
  printf("%08" PRIx32 "\n", hash);
  uint64_t wide = UINT64_C(14695981039346656037);
  for (const char *s = "fnv hash"; *s; s++) wide = (wide ^ (uint8_t)*s) * UINT64_C(1099511628211);
  printf("%016" PRIx64 "\n", wide);
  printf("%d %d\n", INT_FAST32_MAX == INT64_MAX, UINT_LEAST16_MAX == 65535);
  printf("%d\n", PTRDIFF_MIN == INT64_MIN && SIG_ATOMIC_MAX == INT32_MAX);
  return (int)(hash & 0xff);
}
