// Enumerators have block scope, may shadow, and may be declared anywhere.
#include <stdio.h>

enum { A, B, C };
enum outer { ONE = 1, TEN = 10 };

struct holder {
  enum kind { SMALL, LARGE = 100 } kind;
  int value;
};

static int inner(void) {
  enum { A = 50, B };
  return A + B;
}

static int size_of_cast(void) { return (int)sizeof(enum local { X, Y, Z = 300 }) + Z; }

static enum outer pick(int i) { return i ? TEN : ONE; }

int main(void) {
  printf("%d %d %d\n", A, B, C);
  printf("%d\n", inner());
  printf("%d\n", size_of_cast());
  struct holder h = {LARGE, SMALL};
  printf("%d %d\n", h.kind, h.value);
  {
    int B = 77;
    printf("%d\n", B);
    enum outer { ONE = -1, TWO = -2 };
    enum outer o = TWO;
    printf("%d %d\n", o, ONE);
  }
  printf("%d %d\n", B, ONE);
  printf("%d %d\n", pick(0), pick(1));
  enum { FIRST = 3, LAST = 6 } i;
  for (i = FIRST; i <= LAST; i++) printf("%d ", i);
  putchar('\n');
  int array[TEN] = {[ONE] = 5, [TEN - 1] = 6};
  printf("%d %zu\n", array[1] + array[9], sizeof array / sizeof *array);
  enum later { L = sizeof(struct holder), M = L * 2, N = 'a', O = (M > 8) ? -7 : 7 };
  printf("%d %d %d %d\n", L, M, N, O);
  return M;
}
