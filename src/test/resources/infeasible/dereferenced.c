/* NULL tests behind dereferences, and what a dereference tells. */
#include <stddef.h>

struct list {
  int v;
  struct list *next;
};
struct tree {
  int key;
  struct tree *left, *right;
};

int late(struct list *p) {
  int v = p->v;
  if (p == NULL) return -1;
  if (!p->next) {
    if (p->next) return 2;
    return v;
  }
  return p->next->v;
}

int second(struct list *p) {
  if (p->next->v == 1) {
    if (!p) return 1;
    if (!p->next) return 2;
    return 3;
  }
  return 0;
}

int same_twice(struct list *p, struct list *q) {
  if (p == q) {
    if (p->v != q->v) return 1;
    if (p->next != q->next) return 2;
    if (p != q) return 3;
    return 4;
  }
  if (p == q) return 5;
  return 0;
}

int transitive(struct list *a, struct list *b, struct list *c) {
  if (a == b && b == c) {
    if (a != c) return 1;
    return 2;
  }
  if (a == b)
    if (a == c) return 3;
  if (a != b && b != c && a != c) {
    if (a == NULL && b == NULL) return 4;
    return 5;
  }
  return 0;
}

int null_chain(struct tree *t) {
  struct tree *l = t->left;
  if (l == NULL) {
    if (t->left != NULL) return 1;
    if (t->right == l) {
      if (t->right != NULL) return 2;
      return 3;
    }
    return 4;
  }
  if (l == t) {
    if (l->left != t) return 5;
    return 6;
  }
  return 0;
}

int descend(struct tree *t, int k) {
  int n = 0;
  while (t != NULL && t->key != k) {
    if (k < t->key)
      t = t->left;
    else
      t = t->right;
    n++;
  }
  if (t != NULL) {
    if (t->key != k) return -1;
    return n;
  }
  if (t) return -2;
  return -3;
}

int either(struct list *p, struct list *q) {
  struct list *r = p ? p : q;
  if (r == NULL) {
    if (p != NULL) return 1;
    if (q != NULL) return 2;
    return 3;
  }
  if (p != NULL)
    if (r != p) return 4;
  return r->v;
}

int out(int **pp) {
  int *p = *pp;
  *pp = NULL;
  if (*pp) return 1;
  if (p != NULL) {
    if (*p == 1)
      if (*p == 2) return 2;
    return 3;
  }
  return 0;
}

int length_of(const struct list *p) {
  int n = 0;
  while (p && n < 2) {
    n++;
    p = p->next;
  }
  return n;
}

int known_length(struct list *p) {
  int n = length_of(p);
  if (n == 0)
    if (p) return 1;
  if (n > 0)
    if (!p) return 2;
  if (n == 1)
    if (p->next) return 3;
  if (n > 2) return 4;
  return 0;
}
