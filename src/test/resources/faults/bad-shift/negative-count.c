// A scale that may be negative is used as a shift count.
#include <stdio.h>

static unsigned scale(unsigned value, int by) {
  return value << by;  // fault: bad-shift
}

int main(void) {
  printf("%u\n", scale(5, 3));
  volatile unsigned less = scale(40, -3);
  (void)less;
  return 0;
}
