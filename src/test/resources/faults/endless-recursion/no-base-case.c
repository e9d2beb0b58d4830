// A recursion that steps over its base case.
#include <stdio.h>

static int halve(int n) { return n == 0 ? 0 : 1 + halve(n - 2); }  // fault: endless-recursion

int main(void) {
  printf("%d\n", halve(10));
  fflush(stdout);
  printf("%d\n", halve(11));
  return 0;
}
