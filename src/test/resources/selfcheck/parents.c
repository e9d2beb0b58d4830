/* Trees whose nodes know their parents. */
#include <stddef.h>

struct item {
  int key;
  unsigned char red;
  struct item *parent, *left, *right;
};

struct item *successor(struct item *t) {
  if (t->right) {
    t = t->right;
    while (t->left) t = t->left;
    return t;
  }
  while (t->parent && t == t->parent->right) t = t->parent;
  return t->parent;
}

struct item *common(struct item *a, struct item *b) {
  for (struct item *p = a; p; p = p->parent)
    for (struct item *q = b; q; q = q->parent)
      if (p == q) return p;
  return NULL;
}

void rotate_left(struct item **root, struct item *x) {
  struct item *y = x->right;
  if (!y) return;
  x->right = y->left;
  if (y->left) y->left->parent = x;
  y->parent = x->parent;
  if (!x->parent)
    *root = y;
  else if (x == x->parent->left)
    x->parent->left = y;
  else
    x->parent->right = y;
  y->left = x;
  x->parent = y;
}

int recolour(struct item *t) {
  int turns = 0;
  while (t->parent && t->parent->red) {
    struct item *grand = t->parent->parent;
    if (!grand) break;
    struct item *uncle = t->parent == grand->left ? grand->right : grand->left;
    if (uncle && uncle->red) {
      t->parent->red = 0;
      uncle->red = 0;
      grand->red = 1;
      t = grand;
    } else {
      if (t == t->parent->right) t = t->parent;
      turns += 10;
      break;
    }
    turns++;
  }
  return turns;
}

int well_linked(struct item *t) {
  if (!t) return 1;
  if (t->left && t->left->parent != t) return 0;
  if (t->right && t->right->parent != t) return 0;
  return well_linked(t->left) && well_linked(t->right);
}

struct item *replace(struct item *root, struct item *old, struct item *fresh) {
  if (!old->parent)
    root = fresh;
  else if (old == old->parent->left)
    old->parent->left = fresh;
  else
    old->parent->right = fresh;
  if (fresh) fresh->parent = old->parent;
  return root;
}

int walk_up(struct item *t) {
  int code = 0;
  while (t->parent) {
    if (t->parent->left == t)
      code = 2 * code;
    else if (t->parent->right == t)
      code = 2 * code + 1;
    else
      return -1;
    t = t->parent;
  }
  return code;
}
