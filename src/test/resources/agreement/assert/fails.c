// A failed assertion aborts; what was flushed before is seen, atexit is not run.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

static int checks;

static int check(int outcome) {
  checks++;
  return outcome;
}

static void farewell(void) { puts("never printed"); }

static int factorial(int n) {
  assert(n >= 0);
  return n < 2 ? 1 : n * factorial(n - 1);
}

int main(void) {
  atexit(farewell);
  assert(check(1));
  assert(check(2) && "a reason may be given");
  printf("%d checks\n", checks);
  for (int n = 4; n > -4; n -= 2) {
    printf("%d! = ", n);
    fflush(stdout);
    printf("%d\n", factorial(n));
    fflush(stdout);
  }
  puts("never printed");
  return 0;
}
