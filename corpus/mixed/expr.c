/* Expressions in a tagged union. */
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

enum tag { NUMBER, NEGATION, SUM, PRODUCT, QUOTIENT };

struct expr {
  enum tag tag;
  union {
    int number;
    struct expr *operand;
    struct {
      struct expr *left, *right;
    } pair;
  } u;
};

/* The value; false for a bad tag, a missing part or a division by zero. */
bool evaluate(const struct expr *e, int *value) {
  int left, right;
  if (e == NULL) return false;
  switch (e->tag) {
    case NUMBER:
      *value = e->u.number;
      return true;
    case NEGATION:
      if (!evaluate(e->u.operand, &left)) return false;
      *value = -left;
      return true;
    case SUM:
    case PRODUCT:
    case QUOTIENT:
      if (!evaluate(e->u.pair.left, &left) || !evaluate(e->u.pair.right, &right)) return false;
      if (e->tag == SUM) {
        *value = left + right;
      } else if (e->tag == PRODUCT) {
        *value = left * right;
      } else {
        if (right == 0) return false;
        *value = left / right;
      }
      return true;
    default:
      return false;
  }
}

/* How many numbers an expression holds. */
int leaves(const struct expr *e) {
  if (e == NULL) return 0;
  if (e->tag == NUMBER) return 1;
  if (e->tag == NEGATION) return leaves(e->u.operand);
  if (e->tag == NUMBER) return -1; // infeasible: 7:T - asked before, and nothing was written
  return leaves(e->u.pair.left) + leaves(e->u.pair.right);
}

/* Negates: takes a double negation away; NULL without memory. */
struct expr *negate(struct expr *e) {
  if (e->tag == NEGATION) {
    struct expr *inner = e->u.operand;
    free(e);
    return inner;
  }
  if (e->tag == NUMBER && e->u.number != -2147483647 - 1) {
    e->u.number = -e->u.number;
    return e;
  }
  struct expr *outer = malloc(sizeof *outer);
  if (outer == NULL) return NULL;
  outer->tag = NEGATION;
  outer->u.operand = e;
  if (outer->u.operand != e) return NULL; // infeasible: 13:T - just stored
  return outer;
}
