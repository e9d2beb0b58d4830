// Preprocessor work: pasting, stringising, variadics, recursion guards, X-macros.
#include <stdio.h>

#define EMPTY()
#define NOTHING
#define ZERO() 0
#define PASTE(a, b) a##b
#define PASTE2(a, b) PASTE(a, b)
#define STR(x) #x
#define STR2(x) STR(x)
#define FIRST(a, ...) a
#define REST(a, ...) __VA_ARGS__
#define COUNT_(_1, _2, _3, _4, n, ...) n
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1)
#define APPLY(f, ...) f(__VA_ARGS__)
#define NAMED(args...) sizeof((int[]){args}) / sizeof(int)
#define UNIQUE PASTE2(unique_, __LINE__)
#define SQUARE_BAD(x) x * x
#define SQUARE(x) ((x) * (x))
#define FIELD(type, name) type name;
#define STRUCT(f) f(int, a) f(char, b) f(double, c)
#define PRAGMA(x) _Pragma(#x)

static int once = 5;
#define once (once + 1)

struct made { STRUCT(FIELD) };
static int PASTE(var, 1) = 10, PASTE2(var, 2) = 20;

#if defined(EMPTY) && !defined(MISSING) && (2 + 3 * 4 == 14) && MISSING == 0
#define BRANCH "if"
#elif 1
#define BRANCH "elif"
#else
#define BRANCH "else"
#endif
#undef ZERO
#ifndef ZERO
#define ZERO() 100
#endif

int main(void) {
  EMPTY() NOTHING;
  printf("%d %d %d %d\n", var1, var2, ZERO(), once);
  printf("%s %s %s\n", STR(a + b), STR2(ZERO()), STR("q\n"));
  printf("%d %d\n", FIRST(7, 8, 9), APPLY(FIRST, REST(1, 2, 3)));
  printf("%d %d\n", COUNT(a), COUNT(a, b, c));
  printf("%zu %s\n", NAMED(1, 2, 3, 4), BRANCH);
  int UNIQUE = 3;
  printf("%d %d\n", SQUARE_BAD(1 + 2), SQUARE(1 + 2));
  struct made m = {.b = 'b', .c = 0.5};
  printf("%zu %c %g\n", sizeof m, m.b, m.c);
  printf("%d %s\n", __COUNTER__ + __COUNTER__ * 10, __FILE__[0] ? "file" : "");
#line 1000
  printf("%d\n", __LINE__);
  PRAGMA(GCC diagnostic push)
  printf("%s%s\n", __DATE__[3] == ' ' ? "date " : "", __STDC__ ? "standard" : "");
  return COUNT(1, 2) + (int)__STDC_VERSION__ % 100 + __GNUC__ * 0;
}
