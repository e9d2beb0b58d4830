// A divisor counts down to one inside a loop.
#include <stdio.h>

int main(void) {
  long long value = 1000000;
  for (int by = 3; by >= 1; by--) {
    value /= by;
    printf("%lld\n", value);
    fflush(stdout);
  }
  return 0;
}
