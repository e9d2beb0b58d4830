/* Polynomials as lists of terms, highest exponent first. */
#include <stddef.h>
#include <stdlib.h>

struct term {
  int coefficient;
  unsigned exponent;
  struct term *next;
};

static struct term *new_term(int coefficient, unsigned exponent) {
  struct term *t = malloc(sizeof *t);
  if (t != NULL) {
    t->coefficient = coefficient;
    t->exponent = exponent;
    t->next = NULL;
  }
  return t;
}

void poly_free(struct term *p) {
  while (p != NULL) {
    struct term *next = p->next;
    free(p);
    p = next;
  }
}

/* The sum of two polynomials, in new terms; *ok is 0 if memory ran out. */
struct term *poly_add(const struct term *a, const struct term *b, int *ok) {
  struct term *sum = NULL, **tail = &sum;
  *ok = 1;
  while (a != NULL || b != NULL) {
    int c;
    unsigned e;
    if (b == NULL || (a != NULL && a->exponent > b->exponent)) {
      c = a->coefficient;
      e = a->exponent;
      a = a->next;
    } else if (a == NULL || a->exponent < b->exponent) {
      c = b->coefficient;
      e = b->exponent;
      b = b->next;
    } else {
      c = a->coefficient + b->coefficient;
      e = a->exponent;
      a = a->next;
      b = b->next;
    }
    if (c == 0) continue;
    *tail = new_term(c, e);
    if (*tail == NULL) {
      poly_free(sum);
      *ok = 0;
      return NULL;
    }
    tail = &(*tail)->next;
  }
  return sum;
}

/* The value at x, for exponents up to 3; *ok is 0 for others. */
int poly_value(const struct term *p, int x, int *ok) {
  int value = 0;
  *ok = 1;
  if (x < -10 || x > 10) *ok = 0;
  for (; p != NULL && *ok; p = p->next) {
    if (p->exponent > 3 || p->coefficient > 99 || p->coefficient < -99) {
      *ok = 0;
    } else {
      int t = p->coefficient;
      for (unsigned i = 0; i < p->exponent; i++) t *= x;
      value += t;
    }
  }
  if (!*ok) value = 0;
  return value;
}
