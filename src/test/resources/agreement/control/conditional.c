// ?: in all its uses, with the middle left out, and its result type.
#include <stdio.h>

static int calls;
static int count(int n) { calls++; return n; }
static const char *sign(int n) { return n < 0 ? "minus" : n > 0 ? "plus" : "zero"; }
static void yes(void) { puts("yes"); }
static void no(void) { puts("no"); }

int main(void) {
  printf("%s %s %s\n", sign(-3), sign(3), sign(0));
  int a = 5, b = 8;
  printf("%d\n", a > b ? a : b);
  *(a > b ? &a : &b) = 100;
  printf("%d %d\n", a, b);
  (a < b ? yes : no)();
  a < b ? no() : yes();
  int r = count(7) ?: count(9);
  printf("%d %d\n", r, calls);
  r = count(0) ?: count(9);
  printf("%d %d\n", r, calls);
  const char *name = NULL;
  printf("%s %s\n", name ?: "anonymous", "given" ?: "anonymous");
  printf("%zu %zu %zu\n", sizeof(1 ? 'a' : 1L), sizeof(0 ? 1 : 2.0),
      sizeof(1 ? (char)1 : (short)2));
  printf("%.1f %d\n", 1 ? 3 : 4.5, (1 ? -1 : 0u) > 0);
  char c = a ? 'y' : 'n';
  printf("%c\n", c);
  int nested = a == 1 ? 10 : a == 5 ? b == 100 ? 20 : 30 : 40;
  printf("%d\n", nested);
  int x = 0;
  a ? x++ : (x += 10);
  !a ? x++ : (x += 10);
  printf("%d\n", x);
  struct p { int v; } p = {1}, q = {2};
  struct p chosen = b ? p : q;
  printf("%d %d\n", chosen.v, (x > 5 ? q : p).v);
  void *v = &a;
  int *pointer = a ? v : NULL;
  printf("%d\n", *pointer);
  for (int i = 0; i < 15; i++) printf("%s%s ", i % 3 ? "" : "Fizz", i % 5 ? "" : "Buzz");
  putchar('\n');
  return a ? b ? 12 : 13 : 14;
}
