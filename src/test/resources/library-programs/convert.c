#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const samples[] = {
    "", " ", "+", "-", "0", "-0", "00", "0x", "0X", "0xg", "-0x", "0x1", "0xfF", "08", "017", " \t\n\v\f\r42", "42abc", "+-3", "- 3",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
    "18446744073709551616", "-18446744073709551615", "-18446744073709551616", "99999999999999999999999", "2147483648",
    "0x7fffffffffffffff", "0xffffffffffffffff", "0x10000000000000000", "-0x8000000000000000", "zz", "Zz9", "1z", "0b101", "1e5",
    "\xff""12", "1_000", "777777777777777777777", "01777777777777777777777", "02000000000000000000000", "x1", "00x1"};

static const int bases[] = {0, 2, 3, 8, 10, 16, 35, 36, 1, -1, 37};

static void show(const char *text, int base) {
  char *end = (char *)text + 100;
  errno = 0;
  long a = strtol(text, &end, base);
  printf("%s/%d: %ld +%ld %d", text, base, a, (long)(end - text), errno);
  errno = 0;
  unsigned long b = strtoul(text, &end, base);
  printf(" %lu +%ld %d", b, (long)(end - text), errno);
  printf(" %lld %llu %jd %ju\n", strtoll(text, NULL, base), strtoull(text, &end, base), strtoimax(text, NULL, base), strtoumax(text, NULL, base));
}

int main(void) {
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
    for (size_t j = 0; j < sizeof bases / sizeof *bases; j++) show(samples[i], bases[j]);
    printf("%d %ld %lld %g\n", atoi(samples[i]), atol(samples[i]), atoll(samples[i]), atof(samples[i]));
  }
  unsigned int seed = 5;
  for (int i = 0; i < 4000; i++) {
    char text[16] = "";
    int length = (seed >> 8) % 8;
    for (int k = 0; k < length; k++) {
      seed = seed * 1664525u + 1013904223u;
      text[k] = "0123789afxXzZ +-"[(seed >> 8) % 16];
    }
    seed = seed * 1664525u + 1013904223u;
    show(text, bases[(seed >> 8) % 8]);
  }
  div_t d = div(-7, 2);
  ldiv_t l = ldiv(7, -2);
  lldiv_t ll = lldiv(-9, -4);
  imaxdiv_t m = imaxdiv(11, 3);
  printf("%d %d %ld %ld %lld %lld %jd %jd\n", d.quot, d.rem, l.quot, l.rem, ll.quot, ll.rem, m.quot, m.rem);
  printf("%d %ld %lld %jd\n", abs(-3), labs(-4), llabs(5), imaxabs(-6));
}
