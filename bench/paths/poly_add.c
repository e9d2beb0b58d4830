/* The sum of two polynomials, made of their terms, in descending order of the exponents. */
#include <stddef.h>

struct term {
  int coefficient;
  int exponent;
  struct term *next;
};

void add(struct term *sum, struct term *a, struct term *b) {
  while (a != NULL && b != NULL) {
    if (a->exponent > b->exponent) {
      sum->next = a;
      a = a->next;
    } else {
      if (a->exponent == b->exponent) {
        b->coefficient += a->coefficient;
        a = a->next;
      }
      sum->next = b;
      b = b->next;
    }
    sum = sum->next;
  }
  if (a != NULL)
    sum->next = a;
  else
    sum->next = b;
}
