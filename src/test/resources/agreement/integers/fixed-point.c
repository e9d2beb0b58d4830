// Fixed-point arithmetic: 16.16 values, rounding, square root, sine by table.
#include <stdint.h>
#include <stdio.h>

typedef int32_t fixed;
#define FIX(x) ((fixed)((x) * 65536 + ((x) >= 0 ? 0.5 : -0.5)))

static fixed mul(fixed a, fixed b) { return (fixed)(((int64_t)a * b + 0x8000) >> 16); }
static fixed quotient(fixed a, fixed b) { return (fixed)((int64_t)a * 65536 / b); }

static fixed root(fixed a) {
  uint64_t n = (uint64_t)a << 16, r = 0;
  for (uint64_t bit = UINT64_C(1) << 46; bit; bit >>= 2) {
    if (n >= r + bit) {
      n -= r + bit;
      r = (r >> 1) + bit;
    } else {
      r >>= 1;
    }
  }
  return (fixed)r;
}

static void print(fixed f) {
  uint32_t u = f < 0 ? -(uint32_t)f : (uint32_t)f;
  printf("%s%u.%04u ", f < 0 ? "-" : "", u >> 16,
      (unsigned)(((uint64_t)(u & 0xffff) * 10000 + 0x8000) >> 16));
}

static fixed sine(int degrees) {
  fixed x = quotient(mul(FIX(3.14159265), degrees * 65536), FIX(180)), term = x, sum = x;
  for (int k = 1; k < 6; k++) {
    term = -quotient(mul(mul(term, x), x), (2 * k) * (2 * k + 1) * 65536);
    sum += term;
  }
  return sum;
}

int main(void) {
  fixed a = FIX(3.25), b = FIX(-1.5);
  print(a + b), print(mul(a, b)), print(quotient(a, b)), print(-a);
  putchar('\n');
  print(mul(FIX(0.1), FIX(0.1))), print(quotient(FIX(1), FIX(3))), print(FIX(32767.999));
  putchar('\n');
  for (int i = 1; i < 6; i++) print(root(i * 65536));
  putchar('\n');
  for (int d = 0; d <= 90; d += 15) print(sine(d));
  putchar('\n');
  printf("%d %d %d %d\n", a >> 16, b >> 16, (b + 0x8000) >> 16, b / 65536);
  int64_t sum = 0;
  for (fixed f = FIX(-2); f < FIX(2); f += FIX(0.125)) sum += mul(f, f);
  print((fixed)(sum / 8));
  putchar('\n');
  return root(FIX(1000)) >> 16;
}
