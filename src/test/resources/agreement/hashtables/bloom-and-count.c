// A Bloom filter and a count sketch over small numbers, with their errors.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { BITS = 256, ROWS = 3, COLUMNS = 16 };
static uint64_t filter[BITS / 64];
static uint16_t sketch[ROWS][COLUMNS];

static uint32_t mix(uint32_t x, uint32_t seed) {
  x ^= seed * 0x9e3779b9u;
  x ^= x >> 16;
  x *= 0x85ebca6bu;
  x ^= x >> 13;
  x *= 0xc2b2ae35u;
  return x ^ x >> 16;
}

static void filter_add(uint32_t x) {
  for (uint32_t k = 1; k <= 3; k++) {
    uint32_t bit = mix(x, k) % BITS;
    filter[bit / 64] |= UINT64_C(1) << bit % 64;
  }
}

static int filter_has(uint32_t x) {
  for (uint32_t k = 1; k <= 3; k++) {
    uint32_t bit = mix(x, k) % BITS;
    if (!(filter[bit / 64] >> bit % 64 & 1)) return 0;
  }
  return 1;
}

static void count(uint32_t x) {
  for (uint32_t r = 0; r < ROWS; r++) sketch[r][mix(x, r + 10) % COLUMNS]++;
}

static unsigned estimate(uint32_t x) {
  unsigned least = UINT16_MAX;
  for (uint32_t r = 0; r < ROWS; r++) {
    unsigned c = sketch[r][mix(x, r + 10) % COLUMNS];
    if (c < least) least = c;
  }
  return least;
}

int main(void) {
  for (uint32_t x = 0; x < 40; x++) filter_add(x * 3);
  int missed = 0, false_hits = 0, bits = 0;
  for (uint32_t x = 0; x < 40; x++) missed += !filter_has(x * 3);
  for (uint32_t x = 1000; x < 2000; x++) false_hits += filter_has(x);
  for (int i = 0; i < BITS / 64; i++) bits += __builtin_popcountll(filter[i]);
  printf("missed %d, false %d of 1000, %d bits\n", missed, false_hits, bits);
  for (int i = 0; i < BITS / 64; i++) printf("%016llx\n", (unsigned long long)filter[i]);
  for (uint32_t x = 0; x < 12; x++)
    for (uint32_t n = 0; n < x * x; n++) count(x);
  int under = 0, excess = 0;
  for (uint32_t x = 0; x < 12; x++) {
    unsigned e = estimate(x);
    printf("%u/%u ", e, x * x);
    under += e < x * x;
    excess += (int)(e - x * x);
  }
  printf("\n%d %d\n", under, excess);
  return false_hits & 0xff;
}
