// quick_exit runs its own handlers only; abort is not caught by either.
#include <stdio.h>
#include <stdlib.h>

static int order;

static void normal(void) { puts("normal handlers do not run"); }
static void first(void) {
  printf("quick %d\n", ++order);
  fflush(stdout);
}
static void second(void) {
  printf("quick, registered last %d\n", ++order);
  fflush(stdout);
}

static void check(int n) {
  printf("check %d\n", n);
  fflush(stdout);
  if (n * n > 50) quick_exit(n);
}

int main(void) {
  atexit(normal);
  printf("%d\n", at_quick_exit(first));
  at_quick_exit(second);
  for (int i = 5;; i++) check(i);
}
