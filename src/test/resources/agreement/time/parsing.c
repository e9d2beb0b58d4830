// Dates taken from text with sscanf and strptime, normalised and compared.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>

static time_t parse(const char *s) {
  struct tm tm;
  memset(&tm, 0, sizeof tm);
  int n = sscanf(s, "%d-%d-%dT%d:%d:%d", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &tm.tm_hour,
      &tm.tm_min, &tm.tm_sec);
  if (n < 3) return -1;
  tm.tm_year -= 1900;
  tm.tm_mon -= 1;
  return timegm(&tm);
}

int main(void) {
  const char *texts[] = {"1970-01-01", "2000-02-29T12:34:56", "2038-01-19T03:14:08", "1999-13-45",
      "nonsense"};
  for (int i = 0; i < 5; i++) printf("%s %ld\n", texts[i], (long)parse(texts[i]));
  struct tm tm;
  memset(&tm, 0, sizeof tm);
  char *end = strptime("2021-07-04 08:09:10 rest", "%Y-%m-%d %H:%M:%S", &tm);
  printf("%d %d %d %d %d %d [%s]\n", tm.tm_year, tm.tm_mon, tm.tm_mday, tm.tm_hour, tm.tm_min,
      tm.tm_sec, end);
  printf("%d\n", strptime("not a date", "%Y", &tm) == NULL);
  time_t a = parse("2020-01-01"), b = parse("2021-01-01");
  printf("%ld %d\n", (long)(b - a) / 86400, a < b);
  char back[32];
  strftime(back, sizeof back, "%Y-%m-%dT%H:%M:%S", gmtime(&b));
  printf("%s %d\n", back, parse(back) == b);
  return (int)((b - a) / 86400) & 0xff;
}
