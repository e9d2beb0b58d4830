// Functions that never return, in statements and inside expressions.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

static void finish(int status) __attribute__((noreturn));

_Noreturn static void die(const char *message) {
  printf("%s\n", message);
  exit(3);
}

static int checked(const int *p) {
  if (p == NULL) abort();
  assert(*p >= 0);
  if (*p > 5) die("too big");
  return *p;
}

static int positive(int x) { return x > 0 ? x : (finish(x + 40), 1); }

static void finish(int status) {
  printf("finishing with %d\n", status);
  exit(status);
}

int main(void) {
  int small = 3;
  printf("%d\n", checked(&small));
  printf("%d\n", positive(7));
  printf("%d\n", positive(-1));
  return 0;
}
