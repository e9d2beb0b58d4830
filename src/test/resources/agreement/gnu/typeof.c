// typeof of expressions and types, __auto_type, and macros made with them.
#include <stdio.h>

#define MIN(a, b) ({ __auto_type _a = (a); __auto_type _b = (b); _a < _b ? _a : _b; })
#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define EACH(item, array) \
  for (typeof(&(array)[0]) item = (array); item < (array) + ARRAY_SIZE(array); item++)
#define NAME(e) _Generic((e), int: "int", long: "long", double: "double", char: "char", \
    unsigned char: "unsigned char", int *: "int *", const char *: "const char *", default: "other")

struct point { short x; double y; };
static typeof(int (*)(int)) handler;
static int negate(int n) { return -n; }

int main(void) {
  int i = 3;
  typeof(i) j = i + 1;
  typeof(i + 1L) k = 1L << 40;
  __typeof__(double) d = 2.5;
  typeof(&i) p = &j;
  typeof(*p) copy = *p;
  printf("%d %ld %g %d %d\n", j, k, d, *p, copy);
  printf("%s %s %s %s\n", NAME(j), NAME(k), NAME(d), NAME(p));
  struct point points[3] = {{1, 0.5}, {2, 1.5}, {3, 2.5}};
  typeof(points[0].y) sum = 0;
  EACH(q, points) sum += q->x * q->y;
  printf("%g %zu\n", sum, sizeof(typeof(points)));
  printf("%d %g %ld\n", MIN(4, 3), MIN(2.5, 7.0), (long)MIN(5L, 6L));
  __auto_type text = "deduced";
  __auto_type letter = text[2];
  printf("%s %c %s\n", text, letter, NAME(letter));
  typeof(int[4]) array = {1, 2, 3};
  typeof(array) other = {9};
  printf("%zu %d %d\n", ARRAY_SIZE(array), array[3], other[0]);
  handler = negate;
  typeof(handler) also = handler;
  printf("%d\n", also(5));
  typeof(negate) *by_name = negate;
  printf("%d\n", by_name(-6));
  unsigned char c = 200;
  typeof(c) wrapped = c + 100;
  typeof(+c) promoted = c + 100;
  printf("%d %d %s %s\n", wrapped, promoted, NAME(wrapped), NAME(promoted));
  typeof(i++) untouched = 7;
  printf("%d %d\n", i, untouched);
  const int fixed = 5;
  typeof((void)0, fixed + 0) changeable = fixed;
  changeable++;
  return changeable;
}
