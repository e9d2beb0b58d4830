// Well-known bit manipulations checked against slow loops.
#include <stdint.h>
#include <stdio.h>

static int count_slow(uint32_t x) {
  int n = 0;
  for (int i = 0; i < 32; i++) n += x >> i & 1;
  return n;
}

static int count_fast(uint32_t x) {
  x = x - ((x >> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >> 2) & 0x33333333);
  return (int)(((x + (x >> 4)) & 0x0f0f0f0f) * 0x01010101u >> 24);
}

static uint32_t reverse(uint32_t x) {
  uint32_t r = 0;
  for (int i = 0; i < 32; i++) r = r << 1 | (x >> i & 1);
  return r;
}

static uint32_t round_up(uint32_t x) {
  x--;
  for (int s = 1; s < 32; s *= 2) x |= x >> s;
  return x + 1;
}

static uint32_t gray(uint32_t x) { return x ^ x >> 1; }

static unsigned parity(uint32_t x) {
  for (int s = 16; s; s /= 2) x ^= x >> s;
  return x & 1;
}

int main(void) {
  uint32_t x = 1;
  int differing = 0;
  for (int i = 0; i < 200; i++) {
    x = x * 1664525u + 1013904223u;
    differing += count_slow(x) != count_fast(x);
    differing += parity(x) != (unsigned)(count_slow(x) & 1);
    differing += reverse(reverse(x)) != x;
    if (i % 40 == 0)
      printf("%08x bits %d reversed %08x lowest %x\n", x, count_fast(x), reverse(x), x & -x);
  }
  printf("differing %d\n", differing);
  for (uint32_t n = 0; n < 8; n++) printf("%u ", gray(n));
  for (uint32_t n = 1; n < 70; n += 17) printf("%u ", round_up(n));
  int a = 5, b = 9;
  a ^= b, b ^= a, a ^= b;
  printf("\n%d %d %d\n", a, b, (a & b) + (a | b) == a + b);
  return count_fast(x);
}
