// && and || stop as soon as they know; their value is 0 or 1.
#include <stdio.h>

static int trace(char name, int value) {
  putchar(name);
  return value;
}

static int guarded(const int *p, int limit) { return p && *p > 0 && limit / *p > 2; }

int main(void) {
  printf(" %d\n", trace('a', 0) && trace('b', 1));
  printf(" %d\n", trace('a', 5) && trace('b', 7));
  printf(" %d\n", trace('a', 5) || trace('b', 7));
  printf(" %d\n", trace('a', 0) || trace('b', -3));
  printf(" %d\n", trace('a', 0) || trace('b', 0) && trace('c', 1));
  printf(" %d\n", (trace('a', 1) || trace('b', 0)) && trace('c', 1));
  printf(" %d\n", trace('a', 1) && trace('b', 0) || trace('c', 1) && trace('d', 1));
  printf(" %d\n", !trace('a', 0) && !trace('b', 1));
  int n = 3, zero = 0;
  printf("%d %d %d\n", guarded(NULL, 5), guarded(&n, 10), guarded(&zero, 10));
  int i = 0, j = 0;
  i++ && j++;
  printf("%d %d\n", i, j);
  i++ || j++;
  printf("%d %d\n", i, j);
  int k = i++ > 1 && j++ < 5 || i--;
  printf("%d %d %d\n", i, j, k);
  double d = 0.5;
  const char *s = "";
  printf("%d %d %d\n", d && s, d || 0, s && *s);
  if (trace('x', 1) && trace('y', 0) || trace('z', 1)) puts(" taken");
  while (i-- > 0 && trace('w', i));
  puts("");
  int x = 5;
  int r = x > 0 && (x = 0, 1);
  r += x || (x = 9);
  printf("%d %d\n", x, r);
  unsigned bits = 0;
  for (int m = 0; m < 8; m++) bits |= ((m & 4) && (m & 1) || !(m & 2)) << m;
  return (int)bits;
}
