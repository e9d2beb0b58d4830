/* Goals inside functions that call themselves. */
#include <stdlib.h>

struct node {
  int value;
  struct node *left;
  struct node *right;
};

int descend(int n, int depth) {
  if (n <= 0) return depth;
  if (n > 10 && n < 5)
    return 1; // unreachable
  if (n == 4)
    return 2; // reachable
  return descend(n - 1, depth + 1);
}

int after_the_call(struct node *t, int x) {
  int rest;
  if (t == NULL) return 0;
  if (x < 3) return 7;
  rest = after_the_call(t->left, x - 1);
  if (x == 2)
    return 1; // unreachable
  if (rest == 7)
    return 2; // reachable
  return 0;
}

static int even(int n);

int odd(int n) {
  if (n == 0) return 0;
  if (n < 0 && n > 0)
    return 1; // unreachable
  return even(n - 1);
}

static int even(int n) {
  if (n == 0) return 1; // reachable
  return odd(n - 1);
}

static int size(const struct node *t) {
  if (t == NULL) return 0;
  return 1 + size(t->left) + size(t->right);
}

int asked(const struct node *t, int x) {
  int n = size(t);
  int m = x > 5;
  if (n == 3 && m == 2)
    return 1; // unreachable
  if (n == 2)
    return 2; // reachable
  return 0;
}
