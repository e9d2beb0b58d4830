// A function is called through a pointer of its own type.
#include <stdio.h>

static double half(double x) { return x / 2; }

int main(void) {
  typedef double function(double);
  function *f = (function *)half;
  volatile int ignored = f(3.0) != 0;
  (void)ignored;
  puts("called");
  return 0;
}
