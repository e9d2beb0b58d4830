/* time.h: seconds since 1970 to dates and back. The time zone is UTC. */

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

extern int *__errno_location(void);

enum { EOVERFLOW = 75, DAY = 86400, DAYS_IN_400_YEARS = 146097, THURSDAY = 4 };

static const int month_starts[2][13] = {
    {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365},
    {0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366},
};

char *tzname[2] = {"UTC", "UTC"};
long timezone;
int daylight;

void tzset(void) {}

static int is_leap(long year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

/* Division that rounds down, and its remainder, which is never negative. Neither overflows. */
static long quotient(long number, long divisor) {
  return number / divisor - (number % divisor < 0 ? 1 : 0);
}

static long remainder_of(long number, long divisor) {
  long rest = number % divisor;
  return rest < 0 ? rest + divisor : rest;
}

static struct tm *convert(long seconds, struct tm *date, const char *zone) {
  long days = quotient(seconds, DAY);
  long second = remainder_of(seconds, DAY);
  long year = 1970 + 400 * quotient(days, DAYS_IN_400_YEARS);
  long day = remainder_of(days, DAYS_IN_400_YEARS);
  while (day >= month_starts[is_leap(year)][12]) {
    day -= month_starts[is_leap(year)][12];
    year++;
  }
  if (year - 1900 != (int)(year - 1900)) {
    *__errno_location() = EOVERFLOW;
    return 0;
  }
  int month = 0;
  while (day >= month_starts[is_leap(year)][month + 1]) {
    month++;
  }
  date->tm_sec = (int)(second % 60);
  date->tm_min = (int)(second / 60 % 60);
  date->tm_hour = (int)(second / 3600);
  date->tm_mday = (int)day - month_starts[is_leap(year)][month] + 1;
  date->tm_mon = month;
  date->tm_year = (int)(year - 1900);
  date->tm_wday = (int)remainder_of(days + THURSDAY, 7);
  date->tm_yday = (int)day;
  date->tm_isdst = 0;
  date->tm_gmtoff = 0;
  date->tm_zone = zone;
  return date;
}

struct tm *gmtime_r(const long *seconds, struct tm *date) {
  return convert(*seconds, date, "GMT");
}

struct tm *__hw_local_date(const long *seconds, struct tm *date) {
  return convert(*seconds, date, tzname[0]);
}

struct tm *localtime_r(const long *seconds, struct tm *date) {
  return __hw_local_date(seconds, date);
}

/* Both functions answer in the same place. */
static struct tm shared;

struct tm *gmtime(const long *seconds) { return convert(*seconds, &shared, "GMT"); }

struct tm *localtime(const long *seconds) { return convert(*seconds, &shared, tzname[0]); }

/* How many days the first of January lies after that of 1970; leap days come every 4, 100, 400. */
static long days_before(long year) {
  long past = year - 1;
  long leaps = quotient(past, 4) - quotient(past, 100) + quotient(past, 400);
  return (year - 1970) * 365 + leaps - 477;
}

/* Fields out of their range carry over; then the date is put right. */
static long join(struct tm *date, const char *zone) {
  long year = 1900L + date->tm_year + quotient(date->tm_mon, 12);
  long month = remainder_of(date->tm_mon, 12);
  long days = days_before(year) + month_starts[is_leap(year)][month] + date->tm_mday - 1L;
  long seconds = days * DAY + date->tm_hour * 3600L + date->tm_min * 60L + date->tm_sec;
  return convert(seconds, date, zone) != 0 ? seconds : -1;
}

long mktime(struct tm *date) { return join(date, tzname[0]); }

long timelocal(struct tm *date) { return join(date, tzname[0]); }

long timegm(struct tm *date) { return join(date, "GMT"); }

/* The distance of two numbers fits into an unsigned one. */
static double distance(long more, long less) {
  return (double)((unsigned long)more - (unsigned long)less);
}

double difftime(long later, long earlier) {
  return later < earlier ? -distance(earlier, later) : distance(later, earlier);
}
