/* Evaluates and simplifies arithmetic expressions held in a tagged union. */
#include <stdbool.h>
#include <stddef.h>

enum tag { NUMBER, VARIABLE, NEGATE, ADD, MULTIPLY, DIVIDE };

struct expr {
  enum tag tag;
  union {
    int number;
    char name; /* 'a' to 'z' */
    struct expr *operand;
    struct {
      struct expr *left, *right;
    };
  };
};

/* False if the value is not defined: no such variable, or a division by zero. */
bool evaluate(const struct expr *e, const int variables[26], long *result) {
  long left, right;
  switch (e->tag) {
    case NUMBER:
      *result = e->number;
      return true;
    case VARIABLE:
      if (e->name < 'a' || e->name > 'z') return false;
      *result = variables[e->name - 'a'];
      return true;
    case NEGATE:
      if (!evaluate(e->operand, variables, &left)) return false;
      *result = -left;
      return true;
    default:
      break;
  }
  if (!evaluate(e->left, variables, &left)) return false;
  if (!evaluate(e->right, variables, &right)) return false;
  switch (e->tag) {
    case ADD:
      *result = left + right;
      return true;
    case MULTIPLY:
      *result = left * right;
      return true;
    case DIVIDE:
      if (right == 0) return false;
      *result = left / right;
      return true;
    default:
      return false;
  }
}

static bool is_number(const struct expr *e, int n) {
  return e->tag == NUMBER && e->number == n;
}

/* The smaller expression that x + 0, x * 1, x * 0, x / 1 and -(-x) stand for. */
struct expr *simplify(struct expr *e) {
  if (e->tag == NUMBER || e->tag == VARIABLE) return e;
  if (e->tag == NEGATE) {
    e->operand = simplify(e->operand);
    return e->operand->tag == NEGATE ? e->operand->operand : e;
  }
  e->left = simplify(e->left);
  e->right = simplify(e->right);
  int neutral = e->tag == ADD ? 0 : 1;
  if (is_number(e->right, neutral)) return e->left;
  if (e->tag == DIVIDE) return e;
  if (is_number(e->left, neutral)) return e->right;
  if (e->tag == MULTIPLY && is_number(e->left, 0)) return e->left;
  if (e->tag == MULTIPLY && is_number(e->right, 0)) return e->right;
  return e;
}
