// The upper half of an int taken by shifting it out entirely.
#include <stdio.h>

static int upper(int value, int by) {
  return value >> by;  // fault: bad-shift
}

int main(void) {
  printf("%d\n", (int)upper(1 << 20, 16));
  volatile int none = (int)upper(1 << 20, 40);
  (void)none;
  return 0;
}
