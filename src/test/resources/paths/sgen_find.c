/* SGEN's search in a binary tree. The numbers are the paper's. */
#include <stddef.h>

struct tree {
  int data;
  struct tree *left, *right;
};

void find(struct tree *L, int y, struct tree *q) {
  struct tree *p;
  p = L;
  q = NULL;
  while (p != NULL) {
    if (y == p->data) {
      q = p;
      p = NULL;
    } else {
      if (y < p->data)
        p = p->left;
      else
        p = p->right;
    }
  }
}

// expect find 1,2,3,4,7,8,3,4,7,9,3,4,5,6,3: feasible
// expect find 1,2,3: feasible
// expect find 1,2,3,4,5,6,3,4: infeasible at 3
