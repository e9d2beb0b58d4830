// A handler sees SIGABRT; when it returns, abort ends the program all the same.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void on_abort(int number) {
  printf("handler for %d\n", number);
  fflush(stdout);
}

static void at_exit(void) { puts("not at abort"); }

static int depth(int n) {
  if (n == 0) abort();
  return depth(n - 1) + 1;
}

int main(void) {
  atexit(at_exit);
  signal(SIGABRT, on_abort);
  for (int i = 3; i > 0; i--) printf("%d\n", i);
  fflush(stdout);
  printf("this line is lost in the buffer, or not: ");
  fflush(stdout);
  puts("flushed");
  fflush(stdout);
  return depth(4);
}
