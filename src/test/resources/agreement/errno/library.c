// errno after failing library calls of several kinds.
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int failures;

static void check(const char *what, int failed) {
  printf("%-10s %s errno %d\n", what, failed ? "failed" : "worked", failed ? errno : 0);
  failures += failed;
  errno = 0;
}

int main(void) {
  errno = 0;
  volatile size_t half = SIZE_MAX / 2 + 1;
  void *p = malloc(half);
  check("malloc", p == NULL);
  p = calloc(half, 4);
  check("calloc", p == NULL);
  p = realloc(NULL, half);
  check("realloc", p == NULL);
  FILE *f = fopen("/no/such/directory/file", "w");
  check("fopen", f == NULL);
  f = fopen("/", "w");
  check("fopen", f == NULL);
  char *end;
  long v = strtol("1", &end, 99);
  check("base", v == 0 && errno != 0);
  double d = strtod("1e-400", NULL);
  check("underflow", d == 0 && errno == ERANGE);
  volatile double x = 1000;
  d = exp(x);
  check("exp", isinf(d) != 0);
  d = exp(-x * x);
  check("exp", d == 0 && errno == ERANGE);
  d = pow(-2 + x - x, 0.5);
  check("pow", isnan(d) != 0);
  printf("%d %d %d %d\n", ENOENT, EISDIR, EINVAL, ERANGE);
  printf("%d\n", setenv("", "x", 1));
  check("setenv", errno == EINVAL);
  return failures;
}
