// strftime with every portable conversion, for fixed dates.
#include <stdio.h>
#include <string.h>
#include <time.h>

static void show(const struct tm *tm) {
  static const char *formats[] = {
      "%Y-%m-%d", "%H:%M:%S", "%a %A", "%b %B",    "%d %e %j", "%I %p %M", "%y %C", "%u %w",
      "%U %W %V", "%G %g",    "%D %F", "%T %R %r", "%x %X",    "%c",       "%h%n%t%%"};
  char text[80];
  for (unsigned i = 0; i < sizeof formats / sizeof *formats; i++) {
    size_t n = strftime(text, sizeof text, formats[i], tm);
    printf("%zu %s\n", n, text);
  }
}

int main(void) {
  struct tm afternoon = {.tm_year = 124, .tm_mon = 1, .tm_mday = 29, .tm_hour = 15,
                         .tm_min = 4, .tm_sec = 5, .tm_wday = 4, .tm_yday = 59};
  struct tm new_year = {.tm_year = 121, .tm_mon = 0, .tm_mday = 1, .tm_wday = 5};
  show(&afternoon);
  show(&new_year);
  char small[6];
  printf("%zu\n", strftime(small, sizeof small, "%Y", &afternoon));
  printf("%s\n", small);
  printf("%zu\n", strftime(small, sizeof small, "%F", &afternoon));
  printf("%s", asctime(&afternoon));
  return (int)strftime(small, sizeof small, "%H", &new_year);
}
