/* AddressMapper's late alias: the chains are written before they turn out to be one. */
struct node {
  int key;
  struct node *left, *right;
};

int falias(struct node *p, struct node *q) {
  struct node *x, *y;
  x = p->left;
  y = q->right;
  x->right = y->left;
  y->right = q;
  if (x == y)
    return 1;
  return 0;
}

// expect falias 1,2,3,4,5,6: feasible
// expect falias 1,2,3,4,5,7: feasible
