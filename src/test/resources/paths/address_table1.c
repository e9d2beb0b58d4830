/* AddressMapper's Table 1, the classes of pointers. Its lines 4 to 8 are our statements 1 to 5. In
   the publication fresh memory holds NULL, so it comes from calloc here. */
#include <stdlib.h>

struct tree {
  int data;
  struct tree *left, *right;
};

struct tree *classes(struct tree *p, struct tree *q) {
  struct tree *x, *y;
  x = p->right;
  y = q->left;
  p = calloc(1, sizeof(struct tree));
  p->left = x;
  q->right = p->right;
  (void)y;
  return p;
}

// expect classes 1,2,3,4,5,6,7: feasible
