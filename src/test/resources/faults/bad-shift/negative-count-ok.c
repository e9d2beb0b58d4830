// A negative scale shifts the other way.
#include <stdio.h>

static unsigned scale(unsigned value, int by) {
  return by < 0 ? value >> -by : value << by;
}

int main(void) {
  printf("%u\n", scale(5, 3));
  volatile unsigned less = scale(40, -3);
  (void)less;
  return 0;
}
