/* AddressMapper's first example: four input cells and one allocated one. */
#include <stdlib.h>

struct node {
  int key;
  struct node *lt, *rt;
};

void ex01(struct node *p, int v) {
  struct node *x, *y;
  if (p != NULL) {
    x = p->lt;
    if (x != NULL) {
      if (x->key > v) {
        y = x->rt;
        x->rt = y->lt;
        if (x->rt->key == v) {
          y = malloc(sizeof(struct node));
          if (y != NULL)
            p->rt = y;
        }
      }
    }
  }
}

// expect ex01 1,2,3,4,5,6,7,8,9,10: feasible
