/* What is left of a text that does not fit is indeterminate: no test may look at it. */
#include <time.h>

int day(char into[4], const char *pattern) {
  struct tm date = {.tm_mday = 7, .tm_mon = 10, .tm_year = 95};
  if (strftime(into, 4, "%Y-%m-%d", &date) != 0) return 1;
  if (pattern == 0) return 3;
  return strftime(into, 4, "%d.", &date) == 3 ? 0 : 2;
}
