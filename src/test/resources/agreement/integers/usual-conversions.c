// What signed and unsigned operands of different ranks are converted to.
#include <stdio.h>

#define KIND(e)                                                                         \
  _Generic((e), int: "int", unsigned: "unsigned", long: "long", unsigned long: "ulong", \
      long long: "llong", unsigned long long: "ullong", default: "other")

static void compare(const char *text, int outcome) {
  printf("%-30s %s\n", text, outcome ? "true" : "false");
}

#define COMPARE(e) compare(#e, (e))

int main(void) {
  int i = -1;
  unsigned u = 1;
  long l = -1;
  unsigned long ul = 1;
  long long ll = -2;
  unsigned short us = 1;

  COMPARE(i < u);
  COMPARE(l < u);
  COMPARE(l < ul);
  COMPARE(i < us);
  COMPARE(ll < ul);
  COMPARE(i < (int)u);
  COMPARE(-1 == 0xffffffffu);
  COMPARE(-1L == 0xffffffffu);
  COMPARE(-1L == 0xffffffffffffffffu);
  COMPARE(sizeof(int) - 5 > 0);

  printf("%s %s %s %s\n", KIND(i + u), KIND(l + u), KIND(l + ul), KIND(us + us));
  printf("%s %s %s %s\n", KIND(ll + ul), KIND(ll + l), KIND('a'), KIND(us << 1UL));
  printf("%s %s %s %s\n", KIND(2147483647), KIND(2147483648), KIND(0x80000000), KIND(1u));
  printf("%u %ld %lu %lld\n", i + u, l + u, l + ul, ll + us);
  printf("%u %u\n", i / 2u, (unsigned)(i / 2));
  printf("%ld %lu\n", l % 2, l % 2ul);
  return (unsigned char)(i + u);
}
