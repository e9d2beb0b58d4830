/* AddressMapper's figure A.3, a graph of two types: is there an arc from G to D, else add one. Its
   s4 to s7 are our 1 to 4, s8 is 5, s9 and s10 are 6 and 7, s11 to s13 are 8 to 10. */
#include <stdlib.h>

struct arctype;
struct nodetype {
  struct arctype *arc;
  struct nodetype *next;
};
struct arctype {
  struct nodetype *anode;
  struct arctype *next;
};

struct arctype *test03(struct nodetype *G, struct nodetype *D) {
  struct nodetype *p;
  struct arctype *q, *bq;
  p = G;
  q = p->arc;
  while (q != NULL) {
    if (q->anode == D)
      return q;
    bq = q;
    q = q->next;
  }
  bq = malloc(sizeof(struct arctype));
  bq->anode = D;
  bq->next = NULL;
  return bq;
}

// expect test03 1,2,3,4,6,7,3,4,6,7,3,4,5: feasible
// expect test03 1,2,3,8,9,10,11: feasible
