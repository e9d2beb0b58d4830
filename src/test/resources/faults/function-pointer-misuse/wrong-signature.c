// A function is called through a pointer of another type.
#include <stdio.h>

static double half(double x) { return x / 2; }

int main(void) {
  typedef long function(const char *);
  function *f = (function *)half;
  volatile int ignored = f("text") != 0;  // fault: function-pointer-misuse
  (void)ignored;
  puts("called");
  return 0;
}
