// Conversions to narrower types keep the low bits; to wider ones the value.
#include <stdint.h>
#include <stdio.h>

static int8_t to_i8(int64_t v) { return (int8_t)v; }
static uint8_t to_u8(int64_t v) { return (uint8_t)v; }
static int16_t to_i16(int64_t v) { return (int16_t)v; }
static uint16_t to_u16(int64_t v) { return (uint16_t)v; }
static int32_t to_i32(int64_t v) { return (int32_t)v; }
static uint32_t to_u32(int64_t v) { return (uint32_t)v; }

static short implicit(long v) { return v; }

int main(void) {
  int64_t values[] = {0, 1, -1, 127, 128, 255, 256, 32768, -32769, 65537, 2147483648, -2147483649,
                      0x123456789abcdefLL, INT64_MIN};
  for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
    int64_t v = values[i];
    printf("%lld: %d %d %d %d %d %u\n", (long long)v, to_i8(v), to_u8(v), to_i16(v), to_u16(v),
           to_i32(v), to_u32(v));
  }
  uint32_t u = 0x89abcdef;
  int64_t from_unsigned = u, from_signed = (int32_t)u;
  printf("%lld %lld\n", (long long)from_unsigned, (long long)from_signed);
  uint64_t widened = (int8_t)-3;
  printf("%llu\n", (unsigned long long)widened);
  printf("%u\n", (unsigned)(int8_t)-3);
  printf("%d %d\n", implicit(100000), implicit(-100000));
  int i = 3000000000u;
  printf("%d\n", i);
  char chain = (char)(short)(int)0xfffffff80LL;
  printf("%d\n", chain);
  return to_u8(values[12]);
}
