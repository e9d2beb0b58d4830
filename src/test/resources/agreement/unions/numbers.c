// Numbers taken apart by unions: float classes, NaN payloads, packed decimals.
#include <stdint.h>
#include <stdio.h>

union real {
  double d;
  uint64_t u;
  struct { uint64_t fraction : 52, exponent : 11, sign : 1; } parts;
};
union single {
  float f;
  uint32_t u;
  struct { uint32_t fraction : 23, exponent : 8, sign : 1; } parts;
};
union wide { uint64_t whole; struct { uint32_t low, high; } half; uint16_t quarter[4]; };

static const char *kind(double d) {
  union real r = {d};
  if (r.parts.exponent == 0x7ff) return r.parts.fraction ? "nan" : "infinite";
  if (r.parts.exponent == 0) return r.parts.fraction ? "subnormal" : "zero";
  return "normal";
}

static double next_up(double d) {
  union real r = {.d = d};
  r.u += d >= 0 ? 1 : -1;
  return r.d;
}

static float fast_inverse_root(float x) {
  union single s = {.f = x};
  s.u = 0x5f3759df - (s.u >> 1);
  return s.f * (1.5f - 0.5f * x * s.f * s.f);
}

static uint64_t multiply_high(uint64_t a, uint64_t b) {
  union wide x = {a}, y = {b}, m = {(uint64_t)x.half.low * y.half.low};
  uint64_t middle = (uint64_t)x.half.high * y.half.low + m.half.high;
  union wide s = {middle}, t = {(uint64_t)x.half.low * y.half.high + s.half.low};
  return (uint64_t)x.half.high * y.half.high + s.half.high + t.half.high;
}

int main(void) {
  double values[] = {0.0, -0.0, 1.0, -2.5, 1e-310, 1e308 * 10, 0.1};
  for (int i = 0; i < 7; i++) {
    union real r = {values[i]};
    printf("%-9s %d %4d %013llx\n", kind(values[i]), (int)r.parts.sign, (int)r.parts.exponent,
        (unsigned long long)r.parts.fraction);
  }
  union real built = {.parts = {.sign = 1, .exponent = 1024, .fraction = 1ULL << 51}};
  printf("%g\n", built.d);
  built.parts.exponent -= 3;
  printf("%g\n", built.d);
  printf("%.17g %.17g\n", next_up(1.0), next_up(-1.0));
  printf("%.4f %.4f\n", fast_inverse_root(4), fast_inverse_root(0.01f));
  printf("%016llx %016llx\n", (unsigned long long)multiply_high(~0ull, ~0ull),
      (unsigned long long)multiply_high(0x123456789abcdef0, 0xfedcba9876543210));
  union single s = {.f = 6.5f};
  printf("%08x %d %d %06x\n", s.u, s.parts.sign, s.parts.exponent - 127, s.parts.fraction);
  for (s.u = 0x3f800000; s.u < 0x42000000; s.u += 0x800000) printf("%g ", s.f);
  putchar('\n');
  union wide w = {.quarter = {1, 2, 3, 4}};
  return w.half.high >> 16 | (int)(w.whole & 0xff);
}
