// _Exit leaves at once: no handlers, and only what was flushed is seen.
#include <stdio.h>
#include <stdlib.h>

static void handler(void) { puts("must not run"); }

static void leave(int n) {
  if (n > 2) {
    fflush(stdout);
    _Exit(30 + n);
  }
  printf("level %d\n", n);
  leave(n + 1);
}

int main(void) {
  atexit(handler);
  puts("first");
  puts("second");
  fflush(stdout);
  leave(0);
  puts("never");
  return 1;
}
