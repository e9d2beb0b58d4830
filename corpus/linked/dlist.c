/* Doubly linked lists and rings. */
#include <stddef.h>
#include <stdlib.h>

struct link {
  struct link *before, *after;
  int value;
};

struct dlist {
  struct link *first, *last;
  int size;
};

/* Inserts before a link, at the end if that is NULL; the new link, NULL without memory. */
struct link *dlist_insert(struct dlist *list, struct link *at, int value) {
  struct link *fresh = malloc(sizeof *fresh);
  if (fresh == NULL) return NULL;
  fresh->value = value;
  fresh->after = at;
  fresh->before = at != NULL ? at->before : list->last;
  if (fresh->before != NULL)
    fresh->before->after = fresh;
  else
    list->first = fresh;
  if (at != NULL)
    at->before = fresh;
  else
    list->last = fresh;
  list->size++;
  return fresh;
}

/* Takes a link out; the value that it had. */
int dlist_remove(struct dlist *list, struct link *gone) {
  int value = gone->value;
  if (gone->before == NULL)
    list->first = gone->after;
  else
    gone->before->after = gone->after;
  if (gone->after == NULL)
    list->last = gone->before;
  else
    gone->after->before = gone->before;
  list->size--;
  free(gone);
  return value;
}

/* Whether the links of a list fit together, at most 6 of them. */
int dlist_valid(const struct dlist *list) {
  const struct link *previous = NULL, *here = list->first;
  int n = 0;
  while (here != NULL) {
    if (here->before != previous) return 0;
    if (++n > 6) return 0;
    previous = here;
    here = here->after;
  }
  if (previous != list->last) return 0;
  return n == list->size;
}

/* The first link from either end with the value. */
struct link *dlist_find(struct dlist *list, int value) {
  struct link *left = list->first, *right = list->last;
  while (left != NULL && right != NULL) {
    if (left->value == value) return left;
    if (right->value == value) return right;
    if (left == right || left->after == right) return NULL;
    left = left->after;
    right = right->before;
  }
  return NULL;
}

/* Josephus: n people in a ring, every k-th leaves; the last one's number, 0 for bad input. */
int josephus(int n, int k) {
  if (n < 1 || n > 10 || k < 1 || k > 10) return 0;
  struct link *first = NULL, *last = NULL;
  for (int i = 1; i <= n; i++) {
    struct link *p = malloc(sizeof *p);
    if (p == NULL) {
      while (first != NULL) {
        struct link *next = first == last ? NULL : first->after;
        free(first);
        first = next;
      }
      return -1;
    }
    p->value = i;
    p->before = last;
    if (last != NULL)
      last->after = p;
    else
      first = p;
    last = p;
  }
  last->after = first;
  first->before = last;
  struct link *here = last;
  while (here->after != here) {
    for (int i = 0; i < k; i++) here = here->after;
    struct link *gone = here;
    here = gone->before;
    here->after = gone->after;
    gone->after->before = here;
    free(gone);
  }
  int survivor = here->value;
  free(here);
  return survivor;
}

/* How many links a ring has, at most 5; 0 if it is none. */
int ring_size(const struct link *start) {
  if (start == NULL) return 0;
  int n = 1;
  for (const struct link *p = start->after; p != start; p = p->after) {
    if (p == NULL || p->before == NULL || p->before->after != p) return 0;
    if (++n > 5) return 0;
  }
  return n;
}
