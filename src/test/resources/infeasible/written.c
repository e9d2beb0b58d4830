/* What lists and trees are like after they have been written. */
#include <stddef.h>
#include <stdlib.h>

struct list {
  int v;
  struct list *next;
};
struct both {
  int v;
  struct both *prev, *next;
};
struct tree {
  int key;
  struct tree *left, *right, *parent;
};

int pushed(struct list *head, struct list *n) {
  n->next = head;
  head = n;
  if (head == NULL) return 1;
  if (head->next == NULL)
    if (n->next != NULL) return 2;
  if (head != n) return 3;
  if (head->next == n) return 4;
  return 0;
}

int cut(struct list *p) {
  struct list *rest = p->next;
  p->next = NULL;
  if (p->next) return 1;
  if (rest == p) {
    if (rest->next) return 2;
    return 3;
  }
  if (rest)
    if (rest->next == p) return 4;
  return 0;
}

int inserted(struct both *a, struct both *n) {
  struct both *b = a->next;
  n->prev = a;
  n->next = b;
  a->next = n;
  if (b) b->prev = n;
  if (a->next != n) return 1;
  if (b != NULL)
    if (b->prev != n) return 2;
  if (n->prev != a)
    if (a != n && b != n) return 3;
  if (n->next != b)
    if (a != n) return 4;
  return 0;
}

int removed(struct both *x) {
  struct both *p = x->prev, *n = x->next;
  if (p) p->next = n;
  if (n) n->prev = p;
  if (p && p != x)
    if (p->next != n) return 1;
  if (n && n != x && p != n)
    if (n->prev != p) return 2;
  if (!p && !n)
    if (x->next) return 3;
  return 0;
}

int ring(struct list *a, struct list *b) {
  a->next = b;
  b->next = a;
  if (a->next->next != a)
    if (a != b) return 1;
  if (b->next != a) return 2;
  if (a->next != b)
    if (a != b) return 3;
  return 0;
}

int adopted(struct tree *p, struct tree *c) {
  p->left = c;
  c->parent = p;
  if (c->parent->left != c) return 1;
  if (p->left->parent != p) return 2;
  p->right = NULL;
  if (p->right) return 3;
  if (p->left == NULL) return 4;
  return 0;
}

int rotated(struct tree *x) {
  struct tree *y = x->right;
  x->right = y->left;
  y->left = x;
  if (y->left != x) return 1;
  if (x == y) return 2;
  if (x->right == x)
    if (y->left == y) return 3;
  return 0;
}

int twice(struct list *p, struct list *q) {
  p->v = 1;
  q->v = 2;
  if (p->v == 1) {
    if (p == q) return 1;
    if (q->v != 2) return 2;
    return 3;
  }
  if (p != q) return 4;
  if (p->v != 2) return 5;
  return 0;
}

int grown(struct list *p) {
  struct list *n = malloc(sizeof *n);
  if (!n) return -1;
  n->v = p->v;
  n->next = p->next;
  p->next = n;
  if (n == p) return 1;
  if (p->next != n) return 2;
  if (n->v != p->v) return 3;
  if (n->next == n) return 4;
  if (n->next == p)
    if (p->next == p) return 5;
  return 0;
}

int sorted_insert(struct list *head, struct list *n) {
  struct list *p = head;
  if (!head || !n || head == n) return -1;
  while (p->next && p->next->v < n->v) p = p->next;
  n->next = p->next;
  p->next = n;
  if (p->next != n) return 1;
  if (n->next == n)
    if (p != n) return 2;
  return 0;
}

struct list *reversed(struct list *p) {
  struct list *r = NULL;
  for (int n = 0; p && n < 2; n++) {
    struct list *t = p->next;
    p->next = r;
    r = p;
    p = t;
  }
  return r;
}

int reversed_twice(struct list *p) {
  struct list *r = reversed(p);
  if (p)
    if (!r) return 1;
  if (!p)
    if (r) return 2;
  if (p)
    if (p->next == p) return 3;
  return 0;
}

int popped(struct list **head) {
  struct list *p = *head;
  if (!p) return -1;
  *head = p->next;
  p->next = NULL;
  if (p->next) return 1;
  if (*head == p) {
    if ((*head)->next) return 2;
    return 3;
  }
  return 0;
}

int freed(struct list *p, struct list *q) {
  int same = p == q;
  free(p);
  if (same) {
    if (q) {
      q->v = 1;
      return 1;
    }
    return 2;
  }
  if (q) q->v = 2;
  return 0;
}

int loop_facts(struct list *p, int max) {
  int n = 0;
  struct list *last = NULL;
  if (max > 2) return -1;
  while (p && n < max) {
    last = p;
    p = p->next;
    n++;
  }
  if (n > 2) return 1;
  if (n == 0)
    if (last) return 2;
  if (n > 0)
    if (!last) return 3;
  if (last)
    if (last->next != p) return 4;
  return 0;
}
