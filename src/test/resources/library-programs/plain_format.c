#include <limits.h>
#include <stdio.h>
#include <string.h>

static char text[64];

static void show(int result) { printf("%d %s\n", result, text); }

int main(void) {
  static const long values[] = {0, 1, -1, 9, 10, 99, 100, -100, INT_MAX, INT_MIN, LONG_MAX, LONG_MIN};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
    for (size_t size = 0; size < 26; size++) {
      memset(text, '#', 30);
      show(snprintf(text, size, "%d|%u", (int)values[i], (unsigned)values[i]));
      show(snprintf(text, size, "%ld %x", values[i], (unsigned)values[i]));
      show(snprintf(text, size, "%lu%%%lx", values[i], values[i]));
      show(snprintf(text, size, "%lli%zu", (long long)values[i], (size_t)values[i]));
    }
  }
  show(sprintf(text, "a%sb%cc%s", "middle", 'x', ""));
  show(sprintf(text, "%s", (char *)NULL));
  show(sprintf(text, "plain"));
  show(sprintf(text, "%s", ""));
  show(sprintf(text, "%c", 0));
  show(sprintf(text, "%5d|%-5d|%05d|%+d|%.3d", 42, 42, 42, 42, 42));
  show(sprintf(text, "%ls %lc", L"wide", L'w'));
  show(sprintf(text, "%hhd %hd", 300, 70000));
  show(sprintf(text, "%X %o", 255, 8));
  return 0;
}
