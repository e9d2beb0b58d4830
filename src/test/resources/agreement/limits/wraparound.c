// Values at the edge of each type, and one step past where that is defined.
#include <inttypes.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  uint8_t u8 = UINT8_MAX;
  uint16_t u16 = UINT16_MAX;
  uint32_t u32 = UINT32_MAX;
  uint64_t u64 = UINT64_MAX;
  u8++, u16++, u32++, u64++;
  printf("%d %d %u %" PRIu64 "\n", u8, u16, u32, u64);
  u8--, u16--, u32--, u64--;
  printf("%d %d %u %" PRIu64 "\n", u8, u16, u32, u64);
  int8_t i8 = INT8_MAX;
  int16_t i16 = INT16_MAX;
  i8++, i16++;
  printf("%d %d\n", i8, i16);
  i8--, i16--;
  printf("%d %d\n", i8, i16);
  printf("%d %d\n", (int)INT8_MIN - 1, (int8_t)(INT8_MIN - 1));
  printf("%ld %ld\n", (long)INT_MAX + 1, (long)INT_MIN - 1);
  printf("%u %u\n", (unsigned)INT_MAX + 1, (unsigned)INT_MIN - 1);
  printf("%d %d\n", INT_MIN == (int)((unsigned)INT_MAX + 1),
      INT_MAX == (int)((unsigned)INT_MIN - 1));
  printf("%" PRIu64 "\n", (uint64_t)INT64_MIN);
  printf("%d %d\n", -(INT_MIN + 1) == INT_MAX, ~INT_MIN == INT_MAX);
  printf("%x %x\n", INT_MIN, INT_MAX);
  printf("%lx %lx\n", LONG_MIN, LONG_MAX);
  printf("%d %d %d\n", (signed char)128, (short)32768, (int)2147483648u);
  printf("%d %d\n", UCHAR_MAX + 1, USHRT_MAX + 1);
  printf("%u %lu\n", UINT_MAX + 1, ULONG_MAX + 1);
  printf("%d\n", UINT_MAX == ~0u && ULONG_MAX == ~0ul);
  printf("%zu %zu\n", sizeof(UINT8_C(1)), sizeof(INT64_C(1)));
  printf("%" PRId64 " %" PRIx32 "\n", -INT64_C(1), UINT32_C(0xabcdef));
  return UINT8_MAX - INT8_MAX;
}
