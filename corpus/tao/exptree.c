/*
 * exptree: expressions as trees. Reads one from standard input, simplifies
 * it, evaluates it, derives it, prints it. Nodes come from a pool; variables
 * are looked up by their letters.
 */
#include <stdio.h>

#define NODES 12
#define LETTERS 4

enum kind { CONSTANT, VARIABLE, PLUS, MINUS, TIMES, OVER, NEGATE };

struct node {
  enum kind kind;
  int value;
  struct node *left;
  struct node *right;
};

static struct node pool[NODES];
static int taken;
static int values[LETTERS];
static int defined[LETTERS];
static int look;

int is_digit(int c)
{
  return c >= '0' && c <= '9';
}

int is_letter(int c)
{
  return c >= 'a' && c < 'a' + LETTERS;
}

int is_binary(enum kind k)
{
  return k == PLUS || k == MINUS || k == TIMES || k == OVER;
}

/* How tightly a kind of node binds. */
int rank(enum kind k)
{
  if (k == PLUS || k == MINUS)
    return 1;
  if (k == TIMES || k == OVER)
    return 2;
  return k == NEGATE ? 3 : 4;
}

/* A node of the pool, NULL if all are taken. */
struct node *make(enum kind kind, int value, struct node *left, struct node *right)
{
  struct node *n;

  if (taken < 0 || taken >= NODES)
    return NULL;
  if (is_binary(kind) && (left == NULL || right == NULL))
    return NULL;
  if (kind == NEGATE && left == NULL)
    return NULL;
  n = &pool[taken++];
  n->kind = kind;
  n->value = value;
  n->left = left;
  n->right = right;
  return n;
}

/* Whether a node is the constant. */
int is_constant(const struct node *n, int value)
{
  return n != NULL && n->kind == CONSTANT && n->value == value;
}

/* Whether two trees say the same. */
int same(const struct node *a, const struct node *b)
{
  if (a == b)
    return 1;
  if (a == NULL || b == NULL)
    return 0;
  if (a->kind != b->kind)
    return 0;
  if (a->kind == CONSTANT || a->kind == VARIABLE)
    return a->value == b->value;
  if (!same(a->left, b->left))
    return 0;
  if (a->kind == NEGATE)
    return 1;
  return same(a->right, b->right);
}

/* Gives a variable its value; 0 if there is no such variable. */
int define(int letter, int value)
{
  if (!is_letter(letter))
    return 0;
  if (defined[letter - 'a'] && values[letter - 'a'] == value)
    return 2;
  values[letter - 'a'] = value;
  defined[letter - 'a'] = 1;
  return 1;
}

/* The value of a tree; 0 if it has none. */
int evaluate(const struct node *n, int *result)
{
  int l;
  int r;

  if (n == NULL)
    return 0;
  if (n->kind == CONSTANT) {
    *result = n->value;
    return 1;
  }
  if (n->kind == VARIABLE) {
    if (n->value < 0 || n->value >= LETTERS)
      return 0;
    if (!defined[n->value])
      return 0;
    *result = values[n->value];
    return 1;
  }
  if (!evaluate(n->left, &l))
    return 0;
  if (n->kind == NEGATE) {
    *result = -l;
    return 1;
  }
  if (!evaluate(n->right, &r))
    return 0;
  switch (n->kind) {
    case PLUS:
      *result = l + r;
      return 1;
    case MINUS:
      *result = l - r;
      return 1;
    case TIMES:
      *result = l * r;
      return 1;
    case OVER:
      if (r == 0 || l % r != 0)
        return 0;
      *result = l / r;
      return 1;
    default:
      return 0;
  }
}

/* What is simpler than a sum or a difference, or the node itself. */
struct node *simpler_sum(struct node *n)
{
  if (is_constant(n->right, 0))
    return n->left;
  if (n->kind == PLUS && is_constant(n->left, 0))
    return n->right;
  if (n->kind == MINUS && same(n->left, n->right)) {
    n->kind = CONSTANT;
    n->value = 0;
    return n;
  }
  if (n->kind == MINUS && n->right != NULL && n->right->kind == NEGATE) {
    n->kind = PLUS;
    n->right = n->right->left;
  }
  if (n->kind == PLUS && n->right != NULL && n->right->kind == NEGATE) {
    n->kind = MINUS;
    n->right = n->right->left;
  }
  return n;
}

/* What is simpler than a product or a quotient, or the node itself. */
struct node *simpler_product(struct node *n)
{
  if (is_constant(n->right, 1))
    return n->left;
  if (n->kind == TIMES) {
    if (is_constant(n->left, 1))
      return n->right;
    if (is_constant(n->left, 0))
      return n->left;
    if (is_constant(n->right, 0))
      return n->right;
  } else if (n->kind == OVER) {
    if (is_constant(n->left, 0) && !is_constant(n->right, 0))
      return n->left;
    if (same(n->left, n->right) && !is_constant(n->left, 0)) {
      n->kind = CONSTANT;
      n->value = 1;
    }
  }
  return n;
}

/* Simplifies a tree in place, from its leaves upwards. */
struct node *simplify(struct node *n)
{
  if (n == NULL || n->kind == CONSTANT || n->kind == VARIABLE)
    return n;
  n->left = simplify(n->left);
  if (n->kind == NEGATE) {
    if (n->left != NULL && n->left->kind == NEGATE)
      return n->left->left;
    if (n->left != NULL && n->left->kind == CONSTANT) {
      n->kind = CONSTANT;
      n->value = -n->left->value;
    }
    return n;
  }
  n->right = simplify(n->right);
  if (n->kind == PLUS || n->kind == MINUS)
    return simpler_sum(n);
  if (rank(n->kind) == 1) // infeasible: 14:T - those kinds have just been dealt with
    return NULL;
  return simpler_product(n);
}

/* The derivative by a variable; NULL without nodes or for quotients. */
struct node *derive(const struct node *n, int variable)
{
  if (n == NULL)
    return NULL;
  switch (n->kind) {
    case CONSTANT:
      return make(CONSTANT, 0, NULL, NULL);
    case VARIABLE:
      return make(CONSTANT, n->value == variable ? 1 : 0, NULL, NULL);
    case PLUS:
    case MINUS:
      return make(n->kind, 0, derive(n->left, variable), derive(n->right, variable));
    case TIMES:
      return make(PLUS, 0, make(TIMES, 0, derive(n->left, variable), n->right),
                  make(TIMES, 0, n->left, derive(n->right, variable)));
    case NEGATE:
      return make(NEGATE, 0, derive(n->left, variable), NULL);
    default:
      return NULL;
  }
}

/* How many nodes a tree has, and how many levels. */
int count(const struct node *n, int *levels)
{
  int l;
  int r;
  int nodes;

  *levels = 0;
  if (n == NULL)
    return 0;
  nodes = 1 + count(n->left, &l) + count(n->right, &r);
  *levels = 1 + (l > r ? l : r);
  return nodes;
}

/* Prints a tree with no more brackets than it needs; 0 if it is broken. */
int print(const struct node *n, int within)
{
  int own;
  int ok;

  if (n == NULL) {
    putchar('?');
    return 0;
  }
  if (n->kind == CONSTANT) {
    printf("%d", n->value);
    return 1;
  }
  if (n->kind == VARIABLE) {
    if (n->value < 0 || n->value >= LETTERS)
      return 0;
    putchar('a' + n->value);
    return 1;
  }
  own = rank(n->kind);
  if (own < within)
    putchar('(');
  if (n->kind == NEGATE) {
    putchar('-');
    ok = print(n->left, own);
  } else if (!is_binary(n->kind)) {
    ok = 0;
  } else {
    ok = print(n->left, own);
    if (n->kind == PLUS)
      putchar('+');
    else if (n->kind == MINUS)
      putchar('-');
    else
      putchar(n->kind == TIMES ? '*' : '/');
    ok = print(n->right, own + 1) && ok;
  }
  if (own < within)
    putchar(')');
  return ok;
}

void next(void)
{
  do {
    look = getchar();
  } while (look == ' ');
}

struct node *read_sum(int depth);

/* A number, a letter, a negation or a sum in brackets. */
struct node *read_factor(int depth)
{
  struct node *n;
  int value;

  if (depth > 3)
    return NULL;
  if (look == '-') {
    next();
    return make(NEGATE, 0, read_factor(depth + 1), NULL);
  }
  if (look == '(') {
    next();
    n = read_sum(depth + 1);
    if (look != ')')
      return NULL;
    next();
    return n;
  }
  if (is_letter(look)) {
    value = look - 'a';
    next();
    return make(VARIABLE, value, NULL, NULL);
  }
  value = 0;
  if (!is_digit(look))
    return NULL;
  while (is_digit(look) && value < 1000) {
    value = 10 * value + look - '0';
    next();
  }
  return make(CONSTANT, value, NULL, NULL);
}

struct node *read_product(int depth)
{
  struct node *n;
  enum kind kind;

  n = read_factor(depth);
  while (n != NULL && (look == '*' || look == '/')) {
    kind = look == '*' ? TIMES : OVER;
    next();
    n = make(kind, 0, n, read_factor(depth));
  }
  return n;
}

struct node *read_sum(int depth)
{
  struct node *n;
  enum kind kind;

  n = read_product(depth);
  while (n != NULL && (look == '+' || look == '-')) {
    kind = look == '+' ? PLUS : MINUS;
    next();
    n = make(kind, 0, n, read_product(depth));
  }
  return n;
}

int main(void)
{
  struct node *n;
  int result;

  define('a', 3);
  define('b', 0);
  next();
  n = read_sum(0);
  if (n == NULL || (look != EOF && look != '\n'))
    return 1;
  n = simplify(n);
  print(n, 0);
  if (evaluate(n, &result))
    printf(" = %d", result);
  else
    printf(" has no value");
  printf("\n");
  if (derive(n, 0) == NULL)
    return 2;
  return 0;
}
