/* AddressMapper's graph of two types. */
#include <stddef.h>

struct arctype;
struct nodetype {
  int mark;
  struct arctype *arc;
};
struct arctype {
  struct nodetype *anode;
  struct arctype *next;
};

int joined(struct nodetype *G, struct nodetype *D) {
  struct nodetype *p;
  struct arctype *q, *bq;
  p = G;
  D->mark = 1;
  q = p->arc;
  while (q != NULL) {
    q->anode->mark = 2;
    if (q->anode == D)
      return D->mark == 2;
    bq = q;
    q = q->next;
  }
  bq = NULL;
  return bq != NULL;
}

// expect joined 1,2,3,4,5,6,8,9,4,5,6,8,9,4,5,6,7: feasible
// expect joined 1,2,3,4,10,11: feasible
