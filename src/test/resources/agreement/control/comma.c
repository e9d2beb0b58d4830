// The comma operator: order, value, for headers, macros, conditions.
#include <stdio.h>

#define SWAP(t, a, b) do { t _s = (a); (a) = (b), (b) = _s; } while (0)
#define CHECK(e) ((e) ? (passed++, 1) : (failed++, 0))

static int passed, failed;
static int f(int n) { printf("%d ", n); return n; }
static int many(int a, int b) { return a * 10 + b; }

int main(void) {
  int x = (f(1), f(2), f(3));
  printf("= %d\n", x);
  int a = 1, b = 2;
  a = b, b = 5;
  printf("%d %d\n", a, b);
  a = (b, 7);
  printf("%d\n", a);
  printf("%d\n", many((a = 3, a + 1), (b = 4, b)));
  int i, j;
  for (i = 0, j = 10; i < j; i += 2, j--) printf("%d,%d ", i, j);
  putchar('\n');
  while (f(i), i-- > 5);
  printf("%d\n", i);
  if (a = 0, b = 1, a) puts("a");
  else puts("b");
  SWAP(int, i, j);
  printf("%d %d\n", i, j);
  SWAP(double, *(double[]){1}, *(double[]){2});
  CHECK(i > j);
  CHECK(i < j);
  if (CHECK(1 + 1 == 2)) puts("checked");
  printf("%d %d\n", passed, failed);
  int array[3] = {(1, 2), 3, (4, 5, 6)};
  printf("%d %d %d\n", array[0], array[1], array[2]);
  printf("%d\n", array[a = 1, a + 1]);
  int *p = (array[0]++, &array[1]);
  printf("%d %d\n", *p, array[0]);
  const char *s = (puts("before"), "after");
  puts(s);
  int t = a ? b, a + 4 : b;
  printf("%d %zu\n", t, sizeof(a, (char)b));
  return (a++, b += a, a * b);
}
