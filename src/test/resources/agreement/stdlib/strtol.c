// strtol and its family: bases, signs, ends, limits.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static void integer(const char *s, int base) {
  char *end;
  errno = 0;
  long v = strtol(s, &end, base);
  printf("\"%s\" base %d: %ld rest \"%s\" errno %d\n", s, base, v, end, errno);
}

int main(void) {
  integer("42", 10);
  integer("  -17abc", 10);
  integer("+5", 10);
  integer("0x1f", 16);
  integer("0x1f", 0);
  integer("017", 0);
  integer("0b11", 0);
  integer("08", 0);
  integer("1f", 16);
  integer("zz", 36);
  integer("101", 2);
  integer("129", 2);
  integer("", 10);
  integer("abc", 10);
  integer("- 5", 10);
  integer("0x", 16);
  integer("0xg", 0);
  integer("9223372036854775807", 10);
  integer("9223372036854775808", 10);
  integer("-9223372036854775808", 10);
  integer("-9223372036854775809", 10);
  printf("%lu %lu\n", strtoul("-1", NULL, 10), strtoul("4294967296", NULL, 0));
  printf("%lld %llu\n", strtoll("-123456789012345", NULL, 10),
      strtoull("0xffffffffffffffff", NULL, 16));
  printf("%d %d %d %d\n", atoi("12x"), atoi("  -8"), atoi("x"), atoi(""));
  printf("%ld %lld\n", atol("123456789012"), atoll("-1"));
  int sum = 0;
  char *p = "1 22  333,4";
  for (char *end;; p = end) {
    long v = strtol(p, &end, 10);
    if (end == p) break;
    sum += (int)v;
  }
  printf("%d %s\n", sum, p);
  return sum & 0xff;
}
