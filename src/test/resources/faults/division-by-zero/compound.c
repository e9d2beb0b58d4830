// A divisor counts down to zero inside a loop.
#include <stdio.h>

int main(void) {
  long long value = 1000000;
  for (int by = 3; by >= 0; by--) {
    value /= by;  // fault: division-by-zero
    printf("%lld\n", value);
    fflush(stdout);
  }
  return 0;
}
