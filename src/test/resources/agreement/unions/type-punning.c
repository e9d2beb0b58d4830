// The bytes of one member seen through another, as gcc allows it.
#include <stdint.h>
#include <stdio.h>

union number {
  float f;
  uint32_t u;
  int32_t i;
  unsigned char bytes[4];
  struct { uint16_t low, high; } halves;
};

union wide {
  double d;
  uint64_t u;
  int32_t parts[2];
};

int main(void) {
  union number n = {.f = 1.0f};
  printf("%08x %d %02x%02x %04x\n", n.u, n.i, n.bytes[3], n.bytes[2], n.halves.high);
  n.u |= 0x80000000u;
  printf("%g\n", n.f);
  n.halves.high += 0x80;
  printf("%g\n", n.f);
  n.i = -1;
  for (int k = 0; k < 4; k++) n.bytes[k] -= k;
  printf("%08x\n", n.u);

  union wide w;
  for (double d = -2; d <= 2; d += 0.75) {
    w.d = d;
    printf("%5.2f sign %d exponent %d fraction %013llx\n", d, (int)(w.u >> 63),
           (int)(w.u >> 52 & 0x7ff) - 1023, (unsigned long long)(w.u & 0xfffffffffffffull));
  }
  w.parts[0] = 0;
  w.parts[1] = 0x40080000;
  printf("%g %zu %zu\n", w.d, sizeof(union number), sizeof(union wide));
  union wide copy = w;
  copy.parts[1]++;
  printf("%d %.10f\n", copy.u > w.u, copy.d);
  return n.bytes[2];
}
