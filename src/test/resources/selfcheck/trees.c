/* Binary and other trees without parents. */
#include <stddef.h>

struct tree {
  int key;
  struct tree *left, *right;
};
struct forest {
  int weight;
  struct forest *child, *sibling;
};

struct tree *search(struct tree *t, int key) {
  while (t) {
    if (key < t->key)
      t = t->left;
    else if (key > t->key)
      t = t->right;
    else
      break;
  }
  return t;
}

int insert_leaf(struct tree **root, struct tree *leaf) {
  int depth = 0;
  while (*root) {
    if (leaf->key == (*root)->key) return -1;
    root = leaf->key < (*root)->key ? &(*root)->left : &(*root)->right;
    depth++;
  }
  leaf->left = leaf->right = NULL;
  *root = leaf;
  return depth;
}

int height(struct tree *t) {
  int l, r;
  if (!t) return 0;
  l = height(t->left);
  r = height(t->right);
  if (l > r) return l + 1;
  return r + 1;
}

int balanced(struct tree *t) {
  int difference;
  if (!t) return 1;
  difference = height(t->left) - height(t->right);
  if (difference > 1 || difference < -1) return 0;
  return balanced(t->left) && balanced(t->right);
}

struct tree *delete_least(struct tree *t, int *least) {
  struct tree *above = NULL, *at = t;
  if (!t) return NULL;
  while (at->left) {
    above = at;
    at = at->left;
  }
  *least = at->key;
  if (!above) return at->right;
  above->left = at->right;
  return t;
}

struct tree *rotate_right(struct tree *t) {
  struct tree *l = t->left;
  if (!l) return t;
  t->left = l->right;
  l->right = t;
  if (t->left == t) return NULL;
  return l;
}

int morris(struct tree *t) {
  int count = 0, rounds = 0;
  while (t) {
    if (++rounds > 6) return -1;
    if (!t->left) {
      count++;
      t = t->right;
      continue;
    }
    struct tree *p = t->left;
    while (p->right && p->right != t) p = p->right;
    if (!p->right) {
      p->right = t;
      t = t->left;
    } else {
      p->right = NULL;
      count++;
      t = t->right;
    }
  }
  return count;
}

int is_search_tree(struct tree *t, int low, int high) {
  if (!t) return 1;
  if (t->key < low || t->key > high) return 0;
  return is_search_tree(t->left, low, t->key) && is_search_tree(t->right, t->key, high);
}

int weigh(struct forest *f) {
  int sum = 0;
  while (f) {
    if (f->child) sum += weigh(f->child);
    sum += f->weight;
    f = f->sibling;
  }
  return sum;
}

int mirror(struct tree *a, struct tree *b) {
  if (!a || !b) return a == b;
  if (a->key != b->key) return 0;
  if (!mirror(a->left, b->right)) return 0;
  return mirror(a->right, b->left);
}
