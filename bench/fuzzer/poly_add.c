/* Makes two polynomials of bytes, for poly_add. */
#include "pool.h"

#define malloc give
#define free take
#include "corpus/linked/poly.c"
#undef malloc
#undef free

enum { MOST = 5 };

static struct term *polynomial(struct term *terms) {
  int count = byte() % (MOST + 1);
  for (int i = 0; i < count; i++) {
    terms[i].coefficient = (int8_t)byte();
    terms[i].exponent = byte() % 8;
    terms[i].next = i + 1 < count ? &terms[i + 1] : NULL;
  }
  return count > 0 ? &terms[0] : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static struct term first[MOST], second[MOST];
  int ok;
  input = data;
  left = size;
  used = 0;
  refused = byte() % 8;
  struct term *a = polynomial(first);
  struct term *b = polynomial(second);
  poly_add(a, b, &ok);
  return 0;
}
