#include <stddef.h>

struct item {
  int key;
  struct item *next;
};

/* 3 and 4 ask again what 1 has settled. */
int twice(struct item *p, int k, int spare) {
  if (p == NULL || k < 3)
    return spare;
  if (p != NULL)
    if (k > 2)
      return p->key;
  return -1;
}

/* Whoever takes only the first statement's path must still see to it that the key is there. */
int lookup(struct item *at, int key) {
  struct item *before = at;
  while (at->key != key) {
    before = at;
    at = at->next;
  }
  return before->key;
}

// expect twice 1,3,4,5: feasible
// expect lookup 1: feasible
