#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void show(const struct tm *t) {
  if (t == NULL) {
    printf("none %d\n", errno);
    return;
  }
  printf("%d %d %d %d %d %d %d %d %d %ld %s\n", t->tm_sec, t->tm_min, t->tm_hour, t->tm_mday, t->tm_mon, t->tm_year, t->tm_wday,
         t->tm_yday, t->tm_isdst, t->tm_gmtoff, t->tm_zone);
}

static void format(const struct tm *t) {
  static const char letters[] = "aAbBcCdDeFgGhHIjklmMnpPrRsStTuUVwWxXyYzZ%";
  static const char *const flags[] = {"", "_", "-", "0", "^", "#", "10", "_5", "-3", "06", "E", "O", "^12", "#9"};
  char text[200], pattern[20];
  for (const char *letter = letters; *letter; letter++)
    for (int i = 0; i < 14; i++) {
      sprintf(pattern, "<%%%s%c>", flags[i], *letter);
      printf("%s %zu", pattern, strftime(text, sizeof text, pattern, t)), printf(" %s\n", text);
    }
}

static unsigned long seed = 9;

static long draw(long limit) {
  seed = seed * 6364136223846793005ul + 1442695040888963407ul;
  return (long)(seed >> 16) % limit;
}

int main(void) {
  static const long moments[] = {0, -1, 1, 86399, 86400, 951782400, 1709164800, 1709251199, 4107542400, -62135596800, -2208988800,
                                 2147483647, 2147483648, 1700000000, 67767976233532799, 67767976233532800, -67768040609740800, -67768040609740801, 1104537600, 1230768000, 1293840000};
  char text[200];
  struct tm t;
  for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
    show(gmtime(&moments[i])), show(localtime(&moments[i]));
    if (gmtime_r(&moments[i], &t)) printf("%s %s", asctime(&t) ? asctime(&t) : "none\n", ctime(&moments[i]) ? "" : "none");
  }
  for (int i = 0; i < 1500; i++) {
    long moment = draw(8000000000) - 4000000000 + draw(2) * draw(1000000000000);
    gmtime_r(&moment, &t), show(&t);
    printf("%ld %ld %s", timegm(&t), mktime(&t), ctime(&moment));
    strftime(text, sizeof text, "%G-W%V-%u %g %U %W %j %C %y %Y %D %I %p", &t), puts(text);
    t = (struct tm){.tm_sec = draw(400) - 200, .tm_min = draw(400) - 200, .tm_hour = draw(100) - 50, .tm_mday = draw(900) - 400, .tm_mon = draw(100) - 50, .tm_year = draw(400) - 150};
    struct tm u = t;
    printf("%ld %ld\n", mktime(&t), timegm(&u)), show(&t), show(&u);
  }
  long now = 1700000000, odd = -62135596801;
  format(gmtime(&now)), format(localtime(&odd));
  t = (struct tm){.tm_wday = 9, .tm_mon = 15, .tm_mday = 40, .tm_year = 8200};
  puts(asctime(&t)), printf("%d\n", asctime_r(&t, text) == NULL), strftime(text, sizeof text, "%a %A %b %B %Ez %Q %", &t), puts(text);
  t = (struct tm){.tm_year = 2147483647, .tm_mon = 11};
  printf("%ld %d\n", mktime(&t), asctime(&t) == NULL);
  printf("%zu %zu %g\n", strftime(text, 5, "%Y-", &t), strftime(text, 4, "%H%M", &t), difftime(5, 7));
  tzset(), printf("%s %s %ld %d\n", tzname[0], tzname[1], timezone, daylight);
}
