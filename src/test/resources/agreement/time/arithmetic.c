// Day numbers, leap years, weekdays and durations computed and checked.
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <time.h>

static int leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }

static long days_from_civil(int y, int m, int d) {
  y -= m <= 2;
  long era = (y >= 0 ? y : y - 399) / 400;
  unsigned year = (unsigned)(y - era * 400);
  unsigned day = (153u * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
  return era * 146097 + (long)(year * 365 + year / 4 - year / 100 + day) - 719468;
}

int main(void) {
  int wrong = 0;
  for (int y = 1950; y < 2100; y += 7)
    for (int m = 1; m <= 12; m++) {
      struct tm tm = {.tm_year = y - 1900, .tm_mon = m - 1, .tm_mday = 15};
      time_t t = timegm(&tm);
      wrong += t / 86400 != days_from_civil(y, m, 15);
      wrong += (tm.tm_wday + 7 - (int)((days_from_civil(y, m, 15) % 7 + 11) % 7)) % 7 != 0;
    }
  printf("%d\n", wrong);
  printf("%d %d %d %d\n", leap(1900), leap(2000), leap(2023), leap(2024));
  time_t start = 1700000000;
  struct tm tm = *gmtime(&start);
  tm.tm_mday += 100;
  time_t later = timegm(&tm);
  printf("%.0f %ld\n", difftime(later, start), (long)(later - start) / 86400);
  printf("%d-%02d-%02d\n", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday);
  tm.tm_mon += 14;
  timegm(&tm);
  printf("%d-%02d-%02d %d\n", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday, tm.tm_yday);
  struct tm again, *same = gmtime_r(&start, &again);
  printf("%d %02d:%02d:%02d\n", same == &again, again.tm_hour, again.tm_min, again.tm_sec);
  printf("%zu %ld\n", sizeof(time_t), (long)CLOCKS_PER_SEC);
  int fridays = 0;
  for (int y = 2020; y < 2030; y++)
    for (int m = 0; m < 12; m++) {
      struct tm day = {.tm_year = y - 1900, .tm_mon = m, .tm_mday = 13};
      timegm(&day);
      fridays += day.tm_wday == 5;
    }
  return fridays;
}
