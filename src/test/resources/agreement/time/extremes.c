/* Times beyond the years that an int counts, and the distance of the first from the last. */
#include <limits.h>
#include <stdio.h>
#include <time.h>

static void date(time_t seconds) {
  struct tm *when = gmtime(&seconds);
  if (when == NULL) {
    printf("no year\n");
  } else {
    printf("%d %d %d\n", when->tm_year, when->tm_yday, when->tm_wday);
  }
}

int main(void) {
  date(LONG_MIN);
  date(LONG_MAX);
  date(-1);
  date(-86401);
  printf("%g %g\n", difftime(LONG_MAX, LONG_MIN), difftime(LONG_MIN, LONG_MAX));
  printf("%g %g\n", difftime(3, 5), difftime(5, 3));
  return 0;
}
