// _Generic: by type, with default, qualified, nested, calling functions.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct point { int x, y; };

static void show_int(int n) { printf("int %d\n", n); }
static void show_double(double d) { printf("double %g\n", d); }
static void show_text(const char *s) { printf("text %s\n", s); }
static void show_point(struct point p) { printf("point %d,%d\n", p.x, p.y); }
static void show_pointer(const void *p) { printf("pointer %d\n", p != NULL); }

#define SHOW(e)                                                               \
  _Generic((e), char *: show_text, const char *: show_text, double: show_double, \
      float: show_double, int: show_int, short: show_int, char: show_int,     \
      struct point: show_point, default: show_pointer)(e)

#define ABS(n) _Generic((n), int: abs, long: labs, long long: llabs, double: fabs, float: fabsf)(n)

#define IS_SIGNED(e) \
  _Generic((e), signed char: 1, short: 1, int: 1, long: 1, long long: 1, default: 0)

#define RANK(e) \
  _Generic((e), float: 1, double: 2, default: _Generic((e), int: 3, long: 4, default: 5))

static int evaluated;
static int touch(void) { return ++evaluated; }

int main(void) {
  struct point p = {3, 4};
  short s = 7;
  SHOW(5);
  SHOW(s);
  SHOW(2.5);
  SHOW(1.5f);
  SHOW("literal");
  SHOW(p);
  SHOW(&p);
  SHOW('c');
  SHOW((char)'c');
  printf("%d %ld %g %g\n", ABS(-5), ABS(-5000000000L), ABS(-2.5), (double)ABS(-1.5f));
  printf("%d %d %d %d\n", IS_SIGNED(1), IS_SIGNED(1u), IS_SIGNED((signed char)1),
      IS_SIGNED((char)1));
  printf("%d%d%d%d%d\n", RANK(1.0f), RANK(1.0), RANK(1), RANK(1L), RANK(1u));
  printf("%d %d\n", _Generic(touch(), int: 8, default: 9), evaluated);
  printf("%s\n", _Generic(&p, struct point *: "struct pointer", void *: "void pointer"));
  printf("%s\n", _Generic((const int)1, int: "unqualified", default: "qualified"));
  printf("%s\n", _Generic(&(const int){1}, int *: "plain", const int *: "to const"));
  printf("%s\n", _Generic("x", char *: "decayed", default: "array"));
  printf("%d\n", _Generic(1, int: 1, default: 1 / 1) + _Generic(touch, int (*)(void): 4));
  return _Generic(1 + 1.0f, float: 20, double: 21);
}
