// Statement expressions: their value, their scope, their use in macros.
#include <stdio.h>

#define MAX(a, b)            \
  ({                         \
    __typeof__(a) _a = (a);  \
    __typeof__(b) _b = (b);  \
    _a > _b ? _a : _b;       \
  })

#define SWAP(a, b)           \
  do {                       \
    __typeof__(a) _t = (a);  \
    (a) = (b);               \
    (b) = _t;                \
  } while (0)

#define COUNT(n)                              \
  ({                                          \
    int _c = 0;                               \
    for (unsigned _n = (n); _n; _n >>= 1) {   \
      if (_n & 1) _c++;                       \
    }                                         \
    _c;                                       \
  })

static int calls;
static int call(int n) { calls++; return n; }

int main(void) {
  int most = MAX(call(3), call(8));
  printf("%d %d\n", most, calls);
  printf("%.1f %ld\n", MAX(2.5, 1), (long)MAX(3L, 2L));
  int x = 1, y = 2;
  SWAP(x, y);
  printf("%d %d\n", x, y);
  const char *s = "one", *t = "two";
  SWAP(s, t);
  printf("%s %s\n", s, t);
  printf("%d %d\n", COUNT(0xff), COUNT(0x80000001));

  int nested = ({ int a = ({ int b = 2; b * b; }); a + ({ a * 10; }); });
  printf("%d\n", nested);
  int first = ({
    int found = -1;
    for (int i = 0; i < 9 && found < 0; i++)
      if (i * i > 20) found = i;
    found;
  });
  printf("%d\n", first);
  ({ puts("void"); (void)0; });
  if (({ int z = x; z == 2; })) puts("condition");
  struct p { int a, b; } p = ({ struct p q = {4, 5}; q.a++; q; });
  printf("%d %d\n", p.a, p.b);
  return MAX(nested, first);
}
