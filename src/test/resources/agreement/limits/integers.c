// The limits of every integer type and the macros that print them.
#include <inttypes.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

int main(void) {
  printf("%d %d %d %d\n", CHAR_BIT, SCHAR_MIN, SCHAR_MAX, UCHAR_MAX);
  printf("%d %d %d %d %d\n", CHAR_MIN, CHAR_MAX, SHRT_MIN, SHRT_MAX, USHRT_MAX);
  printf("%d %d %u\n", INT_MIN, INT_MAX, UINT_MAX);
  printf("%ld %ld %lu\n", LONG_MIN, LONG_MAX, ULONG_MAX);
  printf("%lld %lld %llu\n", LLONG_MIN, LLONG_MAX, ULLONG_MAX);
  printf("%" PRId8 " %" PRIu8 " %" PRIx8 "\n", INT8_MIN, UINT8_MAX, (uint8_t)0xab);
  printf("%" PRId16 " %" PRIu16 " %" PRIX16 "\n", INT16_MIN, UINT16_MAX, (uint16_t)0xabcd);
  printf("%" PRId32 " %" PRIu32 " %" PRIo32 "\n", INT32_MIN, UINT32_MAX, (uint32_t)8);
  printf("%" PRId64 " %" PRIu64 " %#" PRIx64 "\n", INT64_MIN, UINT64_MAX, UINT64_C(0xfeed));
  printf("%" PRIdMAX " %" PRIuMAX " %" PRIdPTR "\n", INTMAX_MIN, UINTMAX_MAX, INTPTR_MAX);
  printf("%zu %zu %zu %zu\n", sizeof(int_fast8_t), sizeof(int_fast16_t), sizeof(int_fast32_t),
         sizeof(int_least16_t));
  printf("%zu %zu %zu\n", sizeof(intptr_t), sizeof(size_t), sizeof(wchar_t));
  printf("%d %d\n", SIZE_MAX == ULONG_MAX, PTRDIFF_MAX == LONG_MAX);
  printf("%d %d\n", (char)-1 < 0, WCHAR_MIN < 0);
  printf("%d %d\n", -1 == UINT_MAX, INT_MIN == -INT_MAX - 1);
  printf("%" PRIiLEAST32 " %" PRIuFAST64 "\n", (int_least32_t)-7, (uint_fast64_t)7);
#if INT_MAX == 2147483647 && UINTPTR_MAX > 0xffffffffu && CHAR_MIN < 0
  puts("the preprocessor agrees");
#endif
  return UCHAR_MAX - SCHAR_MAX;
}
