/* strverscmp and strptime against glibc, on hand-picked and on drawn texts. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void version(const char *left, const char *right) {
  int order = strverscmp(left, right);
  printf("%s %s %d\n", left, right, (order > 0) - (order < 0));
}

static void draw(char *text) {
  int length = rand() % 6;
  for (int i = 0; i < length; i++) {
    text[i] = "00129a."[rand() % 7];
  }
  text[length] = '\0';
}

static void date(const char *text, const char *format) {
  struct tm tm;
  memset(&tm, 0, sizeof tm);
  tm.tm_mday = 1;
  char *end = strptime(text, format, &tm);
  printf("%s %s: %s %d-%d-%d %d:%d:%d %d %d\n", text, format, end == NULL ? "(none)" : end,
      tm.tm_year, tm.tm_mon, tm.tm_mday, tm.tm_hour, tm.tm_min, tm.tm_sec, tm.tm_wday, tm.tm_yday);
}

int main(void) {
  srand(7);
  for (int i = 0; i < 2000; i++) {
    char left[8], right[8];
    draw(left);
    draw(right);
    version(left, right);
  }
  date("2021-07-04 08:09:10 rest", "%Y-%m-%d %H:%M:%S");
  date("2024-02-29", "%F");
  date("03/05/99", "%D");
  date("12/31/05", "%m/%d/%y");
  date("11:59:58 PM", "%I:%M:%S %p");
  date("12:00:01 am", "%r");
  date("Wednesday, 9 September 2026", "%A, %d %b %Y");
  date("Tue Jan 19 03:14:07 2038", "%c");
  date("  7", "%e");
  date("23:59", "%R");
  date("100%", "%j%%");
  date("Friday", "%a");
  date("3", "%w");
  return 0;
}
