// Shifts of signed and unsigned values, in the type of the left operand.
#include <stdint.h>
#include <stdio.h>

static uint32_t rotate(uint32_t x, unsigned n) { return x << n | x >> (32 - n); }

static int highest(uint64_t x) {
  int n = -1;
  for (; x; x >>= 1) n++;
  return n;
}

int main(void) {
  int negative = -37;
  for (int i = 0; i < 8; i++) printf("%d ", negative >> i);
  putchar('\n');
  unsigned u = 0x80000001u;
  printf("%u %u %08x\n", u >> 31, u >> 1, u << 1);
  printf("%d %ld\n", 1 << 30, 1L << 62);
  printf("%llx\n", 1ull << 63);
  printf("%d\n", (int)sizeof(1 << 2L));
  uint8_t b = 0x81;
  printf("%x %x %x\n", b << 1, (uint8_t)(b << 1), b >> 1);
  int8_t s = (int8_t)0x81;
  printf("%d %d %x\n", s >> 1, (uint8_t)s >> 1, (unsigned)(uint8_t)(s >> 4));
  b <<= 3;
  s >>= 2;
  printf("%d %d\n", b, s);
  uint16_t h = 0xf00f;
  h = h << 8 | h >> 8;
  printf("%04x\n", h);
  for (unsigned n = 1; n < 32; n += 10) printf("%08x ", rotate(0x12345678, n));
  printf("\n%d %d %d\n", highest(0), highest(1), highest(UINT64_MAX / 3));
  long long ll = -1;
  ll >>= 40;
  printf("%lld %llx\n", ll, (unsigned long long)ll >> 40);
  int mask = 0;
  for (int i = 0; i < 31; i += 3) mask |= 1 << i;
  printf("%x %x\n", mask, ~mask);
  return highest(0xabcdef);
}
