/* AddressMapper's mixednode (section 3.3.2.1) with malloc, as published: its lines 3 to 8 are our
   statements 1 to 6. What C leaves indeterminate in fresh memory is NULL in the publication, and to
   follow it is an error in both. */
#include <stdlib.h>

struct tree {
  int data;
  struct tree *left, *right;
};

void mixednode(struct tree *y, struct tree *p) {
  y->left = malloc(sizeof(struct tree));
  y->left->right = p->right;
  if (y->right->left->right == NULL)
    free(y->right->left->right);
  if (y->left->left->right == NULL)
    y->left->left->right = malloc(sizeof(struct tree));
}

// expect mixednode 1,2,3,4: feasible
