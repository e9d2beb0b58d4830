/* AddressMapper's mixed classes: what was allocated has no grown fields. */
#include <stdlib.h>

struct node {
  int key;
  struct node *left, *right;
};

int through_allocated(struct node *y) {
  struct node *x;
  y->left = calloc(1, sizeof(struct node));
  x = y->left->left;
  return x->key;
}

int through_input(struct node *y) {
  struct node *x;
  y->left = calloc(1, sizeof(struct node));
  x = y->right->left;
  return x->key;
}

// expect through_allocated 1,2,3: infeasible at 3
// expect through_input 1,2,3: feasible
