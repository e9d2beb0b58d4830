// _Static_assert at every place, with every kind of constant expression.
#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

_Static_assert(sizeof(int) == 4, "int has four bytes");
_Static_assert(CHAR_MIN < 0, "char is signed");
_Static_assert(-1 < 0 && -1 > 0u, "conversions");
_Static_assert((unsigned char)300 == 44, "casts");
_Static_assert(1 ? 1 : 1 / 1, "conditional");
_Static_assert(sizeof "abc" == 4, "literals");
_Static_assert('\xff' == -1, "characters");
static_assert(sizeof(void *) == sizeof(long), "LP64");

struct wire {
  uint16_t kind;
  _Static_assert(sizeof(uint16_t) == 2, "inside a struct");
  uint32_t length;
  uint8_t data[3];
};
_Static_assert(offsetof(struct wire, length) == 4, "padding");
_Static_assert(sizeof(struct wire) == 12, "rounded up");

enum { A = 3, B = A << 2, C = B | 1, D = (C > 5) ? C * 2 : 0, E = ~0, F = -7 / 2, G = -7 % 2 };
_Static_assert(B == 12 && C == 13 && D == 26 && E == -1 && F == -3 && G == -1, "folded");
_Static_assert(__builtin_types_compatible_p(int, signed), "types");
_Static_assert((int)2.9 == 2 && 0.5 + 0.5 == 1.0, "floats");
_Static_assert((1ULL << 63) > 0 && INT64_MIN < 0, "wide");
_Static_assert(_Alignof(double) == 8, "alignment");
_Static_assert(sizeof(int[A][B]) == 144, "arrays");

static int table[D - 20 > 5 ? 6 : 1];

int main(void) {
  _Static_assert(sizeof table == 24, "in a function");
  for (int i = 0; i < 1; i++) {
    _Static_assert(__builtin_constant_p(A), "in a block");
    struct local { _Static_assert(1, ""); char c[B]; };
    printf("%zu\n", sizeof(struct local));
  }
  static_assert(sizeof(char[(3 > 2) + 1]) == 2, "booleans");
  printf("%d %d %d %d\n", B, C, D, E);
  printf("%d %d %zu\n", F, G, sizeof table / sizeof *table);
  switch (4) { case sizeof(int): puts("case"); }
  char sized[sizeof(struct wire) * 2 + (int)1.5];
  printf("%zu\n", sizeof sized);
  return C;
}
