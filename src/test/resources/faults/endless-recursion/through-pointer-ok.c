// A function that calls itself through a pointer until it is done.
#include <stdio.h>

struct self { int (*call)(struct self *, int); };

static int f(struct self *s, int n) { return n ? s->call(s, n - 1) : 5; }

int main(void) {
  struct self self = {f};
  int n = f(&self, 0);
  printf("%d\n", n);
  fflush(stdout);
  printf("%d\n", f(&self, 7));
  return 0;
}
