#include <stdio.h>

/* Complex integers (GNU): quotients are cut at each step, and unsigned ones wrap. */

static void signed_quotients(void) {
  static const int parts[] = {17, 5, 3, -2, -100, 37, 0, 7, 1, 1, -6, -6, 1000, -1, 2, 3};
  for (int i = 0; i + 3 < 16; i += 2) {
    _Complex int a = parts[i] + parts[i + 1] * 1i;
    _Complex int b = parts[i + 2] + parts[i + 3] * 1i;
    _Complex int q = a / b;
    printf("%d %d\n", __real__ q, __imag__ q);
    _Complex long long l = a;
    l /= b;
    printf("%lld %lld\n", __real__ l, __imag__ l);
  }
}

static void unsigned_quotients(void) {
  _Complex unsigned u = 9 + 9i;
  u = u / 2u;
  printf("%u %u\n", __real__ u, __imag__ u);
  _Complex unsigned big = 4000000000u + 3i, by = 2u + 5i;
  u = big / by;
  printf("%u %u\n", __real__ u, __imag__ u);
  _Complex signed s = -7 + 3i;
  s = 50 / s;
  printf("%d %d\n", __real__ s, __imag__ s);
  printf("%d %d\n", (int)sizeof(_Complex unsigned), (int)sizeof(_Complex signed));
}

int main(void) {
  signed_quotients();
  unsigned_quotients();
  return 0;
}
