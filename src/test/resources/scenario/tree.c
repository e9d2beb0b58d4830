/* Search trees. */
#include <limits.h>
#include <stddef.h>

struct tree {
  int key;
  struct tree *left, *right;
};

static int between(const struct tree *t, long low, long high) {
  if (t == NULL) return 1;
  if (t->key <= low || t->key >= high) return 0;
  return between(t->left, low, t->key) && between(t->right, t->key, high);
}

int bst(const struct tree *t) { return between(t, LONG_MIN, LONG_MAX); }

int balanced(const struct tree *t) {
  if (t == NULL) return 1;
  int lonely = (t->left == NULL) != (t->right == NULL);
  const struct tree *child = t->left != NULL ? t->left : t->right;
  return !lonely || (child->left == NULL && child->right == NULL);
}

int least(const struct tree *t) {
  if (t == NULL) return INT_MAX;
  if (t->left != NULL) {
    if (t->left->key > t->key) return -1;
    return least(t->left);
  }
  return t->key;
}
