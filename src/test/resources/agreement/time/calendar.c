// Calendar dates from fixed instants, and back, in UTC.
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <time.h>

static void show(time_t t) {
  struct tm *tm = gmtime(&t);
  char text[64];
  strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %a %b %j", tm);
  printf("%ld %s wday %d yday %d back %ld\n", (long)t, text, tm->tm_wday, tm->tm_yday,
         (long)timegm(tm));
}

int main(void) {
  show(0);
  show(951782400);
  show(1000000000);
  show(1234567890);
  show(2147483647);
  show(4102444800);
  show(-1);
  show(-86400L * 365);

  struct tm odd = {.tm_year = 124, .tm_mon = 13, .tm_mday = 35, .tm_hour = 25, .tm_min = -5};
  time_t t = timegm(&odd);
  printf("%ld %d-%02d-%02d %02d:%02d\n", (long)t, odd.tm_year + 1900, odd.tm_mon + 1, odd.tm_mday,
         odd.tm_hour, odd.tm_min);

  struct tm leap = {.tm_year = 100, .tm_mon = 1, .tm_mday = 30};
  timegm(&leap);
  printf("%d/%d wday %d\n", leap.tm_mon + 1, leap.tm_mday, leap.tm_wday);
  time_t a = 1000, b = 4000;
  printf("%.1f %.1f\n", difftime(b, a), difftime(a, b));
  char small[4];
  printf("%zu\n", strftime(small, sizeof small, "%Y", gmtime(&a)));
  t = 86399;
  printf("%s", asctime(gmtime(&t)));
  return leap.tm_wday;
}
