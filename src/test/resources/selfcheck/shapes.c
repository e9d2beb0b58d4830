/* Lists, rings, doubly linked lists, trees with parents, graphs, pointers to pointers. */
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

int length(struct list *p) {
  int n = 0;
  while (p) {
    p = p->next;
    n++;
  }
  return n;
}

int is_ring(struct list *p) {
  struct list *q = p;
  if (!p) return 0;
  do {
    q = q->next;
  } while (q && q != p);
  return q == p;
}

int has_loop(struct list *p) {
  struct list *slow = p, *fast = p;
  while (fast && fast->next) {
    slow = slow->next;
    fast = fast->next->next;
    if (slow == fast) return 1;
  }
  return 0;
}

struct list *reverse(struct list *p) {
  struct list *r = 0;
  while (p) {
    struct list *n = p->next;
    p->next = r;
    r = p;
    p = n;
  }
  return r;
}

int after_reversal(struct list *p, struct list *q) {
  struct list *r = reverse(p);
  if (r == q) return 1;
  if (q && q->next == p) return 2;
  return 0;
}

void unlink_one(struct both *x) {
  if (x->prev) x->prev->next = x->next;
  if (x->next) x->next->prev = x->prev;
}

int unlink_two(struct both *x, struct both *y) {
  unlink_one(x);
  if (y->prev == x->prev) return 1;
  unlink_one(y);
  if (x->next == y) return 2;
  return 0;
}

void rotate(struct tree *x) {
  struct tree *y = x->right;
  x->right = y->left;
  if (y->left) y->left->parent = x;
  y->parent = x->parent;
  if (x->parent) {
    if (x == x->parent->left)
      x->parent->left = y;
    else
      x->parent->right = y;
  }
  y->left = x;
  x->parent = y;
}

int depth(struct tree *x) {
  int n = 0;
  while (x->parent) {
    if (x == x->parent->left)
      n++;
    else if (x == x->parent->right)
      n += 2;
    else
      return -1;
    x = x->parent;
  }
  return n;
}

void merge(struct list *a, struct list *b) {
  while (a && b) {
    struct list *n = b->next;
    if (a->v < b->v) {
      b->next = a->next;
      a->next = b;
      a = b;
    } else {
      int t = a->v;
      a->v = b->v;
      b->v = t;
    }
    b = n;
  }
}

int exchange(int **x, int **y) {
  int *t = *x;
  *x = *y;
  *y = t;
  if (*x == *y) return 1;
  if (**x > **y) return 2;
  return 0;
}

void insert_sorted(struct list **head, struct list *n) {
  while (*head && (*head)->v < n->v) head = &(*head)->next;
  n->next = *head;
  *head = n;
}

int shared(struct tree *a, struct tree *b) {
  a->left->key = 1;
  b->right->key = 2;
  if (a->left->key == 2) return 1;
  a->left->left = b;
  if (b->right->left == b) return 3;
  return 0;
}

int bubble(int *a, int n) {
  int swaps = 0;
  for (int i = 0; i + 1 < n; i++)
    if (a[i] > a[i + 1]) {
      int t = a[i];
      a[i] = a[i + 1];
      a[i + 1] = t;
      swaps++;
    }
  return swaps;
}

void free_all(struct list *p) {
  while (p) {
    struct list *n = p->next;
    free(p);
    p = n;
  }
}

int remove_all(struct list **p, int v) {
  int n = 0;
  while (*p) {
    if ((*p)->v == v) {
      struct list *d = *p;
      *p = d->next;
      free(d);
      n++;
    } else
      p = &(*p)->next;
  }
  return n;
}

int same(struct tree *a, struct tree *b) {
  if (!a || !b) return a == b;
  return a->key == b->key && same(a->left, b->left) && same(a->right, b->right);
}

int splice(struct both *h, struct both *x) {
  x->next = h->next;
  x->prev = h;
  if (h->next) h->next->prev = x;
  h->next = x;
  if (x->next == x) return 1;
  if (x->prev->prev == x) return 2;
  return 0;
}

int words(char *s) {
  int n = 0;
  while (*s) {
    if (*s == 'a')
      n++;
    else if (*s == ' ')
      n = 0;
    s++;
  }
  return n;
}
