/* time.h: a date as the fixed text of 24 characters and a new line. */

typedef unsigned long size_t;

struct tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};

extern int snprintf(char *target, size_t size, const char *format, ...);
extern int *__errno_location(void);
extern struct tm *localtime(const long *seconds);
extern struct tm *__hw_local_date(const long *seconds, struct tm *date);

enum { EINVAL = 22, EOVERFLOW = 75, RE_ENTRANT_SIZE = 26, SIZE = 114 };

static const char days[] = "SunMonTueWedThuFriSat";
static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";

static char *format(const struct tm *date, char *target, size_t size) {
  if (date == 0) {
    *__errno_location() = EINVAL;
    return 0;
  }
  int length = snprintf(
      target,
      size,
      "%.3s %.3s%3d %.2d:%.2d:%.2d %ld\n",
      date->tm_wday < 0 || date->tm_wday > 6 ? "???" : days + 3 * date->tm_wday,
      date->tm_mon < 0 || date->tm_mon > 11 ? "???" : months + 3 * date->tm_mon,
      date->tm_mday,
      date->tm_hour,
      date->tm_min,
      date->tm_sec,
      1900L + date->tm_year);
  if (date->tm_year > 2147483647 - 1900 || length < 0 || (size_t)length >= size) {
    *__errno_location() = EOVERFLOW;
    return 0;
  }
  return target;
}

char *asctime_r(const struct tm *date, char *target) {
  return format(date, target, RE_ENTRANT_SIZE);
}

char *asctime(const struct tm *date) {
  static char text[SIZE];
  return format(date, text, SIZE);
}

char *ctime_r(const long *seconds, char *target) {
  struct tm date;
  return format(__hw_local_date(seconds, &date), target, RE_ENTRANT_SIZE);
}

char *ctime(const long *seconds) { return asctime(localtime(seconds)); }
