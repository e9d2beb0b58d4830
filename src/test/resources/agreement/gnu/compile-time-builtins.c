// Builtins that ask the compiler: constants, types, choices, hints, objects.
#include <stddef.h>
#include <stdio.h>

struct s { char c; int v[4]; struct { short h; } in; };

#define SAME(a, b) __builtin_types_compatible_p(__typeof__(a), __typeof__(b))
#define PICK(e) __builtin_choose_expr(sizeof(e) == 1, "byte", sizeof(e))
#define likely(e) __builtin_expect(!!(e), 1)
#define unlikely(e) __builtin_expect(!!(e), 0)

static int classify(int n) {
  if (unlikely(n < 0)) return -1;
  if (likely(n < 100)) return 1;
  return 2;
}

static int never(int n) {
  switch (n & 1) {
    case 0: return 10;
    case 1: return 20;
  }
  __builtin_unreachable();
}

int main(void) {
  int x = 3;
  printf("%d %d %d\n", __builtin_constant_p(5), __builtin_constant_p(2 + 3),
      __builtin_constant_p("text"));
  printf("%d %d %d\n", SAME(x, 5), SAME(x, 5L), SAME(const int, int));
  printf("%d %d\n", SAME(int[3], int[3]), SAME(char *, unsigned char *));
  printf("%s %zu\n", PICK('a' == 'a' ? (char)1 : (char)2) ? "?" : "?", (size_t)PICK(x));
  printf("%s\n", PICK((char)1));
  printf("%zu %zu\n", __builtin_offsetof(struct s, v[2]), __builtin_offsetof(struct s, in.h));
  printf("%d %d %d\n", classify(-5), classify(50), classify(500));
  printf("%d %d\n", never(4), never(7));
  printf("%ld\n", __builtin_expect(x + 4, 7));
  printf("%zu\n", __builtin_strlen("builtin"));
  char a[8];
  __builtin_memset(a, 'z', 7);
  a[7] = 0;
  __builtin_memcpy(a, "ab", 2);
  printf("%s %d %d\n", a, __builtin_strcmp(a, "abz") > 0, __builtin_memcmp(a, "abzz", 4));
  printf("%g %g %d\n", __builtin_fabs(-1.5), __builtin_inf(),
      __builtin_isnan(__builtin_nan("")) != 0);
  printf("%d\n", __builtin_classify_type(1) == __builtin_classify_type(2));
  void *p = __builtin_alloca(16);
  printf("%d\n", p != NULL);
  __builtin_prefetch(&x);
  int *aligned = __builtin_assume_aligned(&x, 4);
  printf("%d\n", *aligned);
  printf("%d %s\n", __LINE__ > 10, __FUNCTION__);
  return __builtin_choose_expr(1, 33, "never");
}
