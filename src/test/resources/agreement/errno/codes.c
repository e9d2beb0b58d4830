// Which library calls set errno, and that success leaves it alone.
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void report(const char *what) {
  printf("%-12s %d %s\n", what, errno, errno ? strerror(errno) : "-");
  errno = 0;
}

int main(void) {
  errno = 0;
  report("start");
  printf("%d\n", strtol("99999999999999999999", NULL, 10) == LONG_MAX);
  report("strtol");
  printf("%d\n", strtol("-99999999999999999999", NULL, 10) == LONG_MIN);
  report("strtol");
  printf("%d\n", strtoul("99999999999999999999", NULL, 10) == ULONG_MAX);
  report("strtoul");
  printf("%d\n", strtod("1e999", NULL) == HUGE_VAL);
  report("strtod");
  printf("%ld\n", strtol("12", NULL, 10));
  report("good");
  printf("%d\n", fopen("/no/such/file", "r") == NULL);
  report("fopen");
  errno = EINVAL;
  puts("kept");
  report("kept");
  volatile double minus = -1;
  printf("%d\n", isnan(sqrt(minus)) != 0);
  report("sqrt");
  printf("%d\n", isinf(log(minus + 1)) != 0);
  report("log");
  int *place = &errno;
  *place = ERANGE;
  printf("%d %d %d %d %d\n", errno, EDOM, ENOMEM, ENOENT, EINTR);
  printf("%s|%s\n", strerror(0), strerror(EINVAL));
  return errno;
}
