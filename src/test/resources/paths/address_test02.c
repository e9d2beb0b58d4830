/* AddressMapper's two circular doubly linked lists. */
#include <stdlib.h>

struct node {
  int data;
  struct node *left, *right;
};

void purge(struct node *p, struct node *q) {
  struct node *pptr, *qptr, *l, *d;
  pptr = p->right;
  qptr = q->right;
  while (qptr != q) {
    while (pptr != p)
      if (pptr->data == qptr->data) {
        l = pptr->left;
        d = pptr;
        pptr = pptr->right;
        l->right = pptr;
        pptr->left = l;
        free(d);
      } else
        pptr = pptr->right;
    pptr = p->right;
    qptr = qptr->right;
  }
}

// expect purge 1,2,3,4,5,12,4,5,6,7,8,9,10,11,4,13,14,3: feasible
// expect purge 1,2,3,4,13,14,3: feasible
