/* Adds one polynomial to another; terms in descending order of their exponents. */
#include <stdlib.h>

struct term {
  int coefficient;
  int exponent;
  struct term *next;
};

void add(struct term **sum, const struct term *other) {
  while (other != NULL) {
    while (*sum != NULL && (*sum)->exponent > other->exponent)
      sum = &(*sum)->next;
    if (*sum != NULL && (*sum)->exponent == other->exponent) {
      (*sum)->coefficient += other->coefficient;
    } else {
      struct term *copy = malloc(sizeof *copy);
      copy->coefficient = other->coefficient;
      copy->exponent = other->exponent;
      copy->next = *sum;
      *sum = copy;
    }
    other = other->next;
  }
}

// path (1,2,3,2,4,5,11)*K,1
