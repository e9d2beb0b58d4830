// __label__-free local scopes in macros: loops in expressions, early leaving.
#include <stdio.h>

#define FIND(array, n, wanted)                 \
  ({                                           \
    int _at = -1;                              \
    for (int _i = 0; _i < (n); _i++)           \
      if ((array)[_i] == (wanted)) {           \
        _at = _i;                              \
        break;                                 \
      }                                        \
    _at;                                       \
  })

#define CLAMP(v, low, high)                    \
  ({                                           \
    __typeof__(v) _v = (v), _l = (low), _h = (high); \
    _v < _l ? _l : _v > _h ? _h : _v;          \
  })

#define TRY(e)                                 \
  ({                                           \
    int _r = (e);                              \
    if (_r < 0) return _r;                     \
    _r;                                        \
  })

#define REPEAT(n) for (int _k = (n); _k > 0; _k--)

static int parse(int n) { return n > 100 ? -n : n * 2; }

static int pipeline(int a, int b) {
  int sum = TRY(parse(a)) + TRY(parse(b));
  return TRY(parse(sum)) + 1;
}

static int skipping(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += ({ if (i % 3 == 0) continue; if (i > 7) break; i * i; });
  return sum;
}

static int jumping(int n) {
  int v = ({ if (n < 0) goto negative; n * 10; });
  return v;
negative:
  return -1;
}

int main(void) {
  int a[] = {4, 8, 15, 16, 23, 42};
  printf("%d %d\n", FIND(a, 6, 16), FIND(a, 6, 5));
  printf("%d %d %d\n", CLAMP(5, 1, 3), CLAMP(-5, 1, 3), CLAMP(2, 1, 3));
  printf("%.1f %ld\n", CLAMP(2.75, 0.0, 2.5), CLAMP(1L << 40, 0L, 1L << 35));
  printf("%d %d %d\n", pipeline(1, 2), pipeline(101, 2), pipeline(40, 40));
  printf("%d %d\n", skipping(20), skipping(3));
  printf("%d %d\n", jumping(4), jumping(-4));
  int n = 0;
  REPEAT(3) REPEAT(4) n++;
  printf("%d\n", n);
  int order = 0;
  int v = ({ order = order * 10 + 1; 5; }) + ({ order = order * 10 + 2; 6; });
  printf("%d %d\n", v, order);
  const char *word = ({ const char *w = "one"; if (n > 5) w = "many"; w; });
  puts(word);
  while (({ n--; n > 8; })) printf("%d ", n);
  putchar('\n');
  int nested = ({ int x = 1; ({ int y = x + 1; ({ int z = y + 1; x + y + z; }); }); });
  return nested * 10 + FIND(a, 6, 42);
}
