// Unsigned arithmetic wraps around modulo two to the width.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static uint32_t mix(uint32_t h, uint32_t x) {
  h ^= x;
  h *= 2654435761u;
  h = (h << 13) | (h >> 19);
  return h * 5 + 0xe6546b64u;
}

int main(void) {
  unsigned u = UINT_MAX;
  unsigned long ul = ULONG_MAX;
  uint8_t b = 250;
  uint16_t h = 0;

  printf("%u %u %u\n", u + 1, u + 2, u * u);
  printf("%u %u\n", 0u - 1, -u);
  printf("%lu %lu %lu\n", ul + 1, ul * 2, -ul);
  printf("%lu\n", (unsigned long)u * u);
  for (int i = 0; i < 10; i++) printf("%d ", b++);
  printf("\n%d %d\n", (uint8_t)(b - 10), (uint16_t)(h - 1));
  h--;
  printf("%d %u\n", h, (unsigned)h << 16);

  uint32_t hash = 0;
  for (uint32_t i = 0; i < 6; i++) {
    hash = mix(hash, i);
    printf("%08x\n", hash);
  }
  uint64_t fib = 1, before = 0;
  for (int i = 0; i < 100; i++) {
    uint64_t next = fib + before;
    before = fib;
    fib = next;
  }
  printf("%llu\n", (unsigned long long)fib);
  return (int)(hash & 63);
}
