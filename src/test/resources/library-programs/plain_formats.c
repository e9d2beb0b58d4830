/* Integers and text with every flag, width, precision and length. */
#include <limits.h>
#include <stddef.h>
#include <stdio.h>

static char text[300];

static void show(int length) { printf("%d [%s]\n", length, text); }

static void integers(void) {
  const char *formats[] = {"%d",    "%5d",     "%-5d|", "%05d", "%+d",   "% d",    "%+05d", "%.3d",
                           "%8.3d", "%-8.3d|", "%.0d",  "%i",   "%+.0d", "%+ .0d", "% 05d"};
  int values[] = {0, 1, -1, 42, -42, 12345, INT_MAX, INT_MIN};
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
    for (size_t j = 0; j < sizeof values / sizeof *values; j++) {
      show(snprintf(text, sizeof text, formats[i], values[j]));
    }
  }
}

static void unsigned_integers(void) {
  const char *formats[] = {"%u",    "%x",    "%X",     "%o",    "%#x",  "%#X",
                           "%#o",   "%08x",  "%#010x", "%-8x|", "%.4x", "%#.0o",
                           "%#.0x", "%#8.3o", "%3u",   "%-3u|", "%#06o"};
  unsigned values[] = {0, 1, 7, 8, 15, 255, 4096, UINT_MAX};
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
    for (size_t j = 0; j < sizeof values / sizeof *values; j++) {
      show(snprintf(text, sizeof text, formats[i], values[j]));
    }
  }
}

int main(void) {
  integers();
  unsigned_integers();
  show(snprintf(text, sizeof text, "%hhd %hhu %hd %hu %ld %lu", 300, 300, 70000, 70000, LONG_MIN,
                ULONG_MAX));
  show(snprintf(text, sizeof text, "%lld %llx %zu %td", LLONG_MIN, 255ULL, (size_t)9,
                (ptrdiff_t)-3));
  show(snprintf(text, sizeof text, "%s|%5s|%-5s|%.2s|%5.1s|", "abc", "abc", "abc", "abc", "abc"));
  show(snprintf(text, sizeof text, "%c|%3c|%-3c|", 'x', 'y', 'z'));
  show(snprintf(text, sizeof text, "%*d|%-*d|%*d|%.*d|%.*d|%*.*s|", 5, 42, 5, 42, -5, 42, 4, 7, -1,
                7, 6, 2, "hello"));
  show(snprintf(text, 4, "%06d", 42));
  show(snprintf(text, 3, "%-6s|", "ab"));
  return 0;
}
