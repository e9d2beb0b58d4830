/* AddressMapper's figure A.1, two circular doubly linked lists: what the second one holds is taken
   out of the first. Its s3 to s13 are our 1 to 11, s15 to s17 are 12 to 14, s18 is 15; s1, s2 and
   s14 have no number here. */
#include <stdlib.h>

struct dbl {
  int data;
  struct dbl *left, *right;
};

void test02(struct dbl *p, struct dbl *q) {
  struct dbl *pptr, *qptr, *l, *d;
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
  return;
}

// expect test02 1,2,3,4,5,12,4,5,6,7,8,9,10,11,4,13,14,3,15: feasible
// expect test02 1,2,3,4,13,14,3: feasible
