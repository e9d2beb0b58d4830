/* AddressMapper's figure A.5, a sparse matrix of four types: an entry is looked for row by row and
   unlinked from its column. Its s5 to s17 are our 1 to 13, s19 to s25 are 14 to 20, s27 to s30 are
   21 to 24; the declarations s1 to s4 and the words else (s18, s26) have no number here. */
#include <stdlib.h>

struct entry {
  int data;
  struct entry *nextr, *nextc;
};
struct row {
  struct entry *rdata;
  struct row *nextrh;
};
struct col {
  struct entry *cdata;
  struct col *nextch;
};
struct matrix {
  struct row *rows;
  struct col *cols;
};

void test05(struct matrix *mt, int val) {
  struct row *trows;
  struct col *tcols;
  struct entry *r, *c, *p;
  trows = mt->rows;
  tcols = mt->cols;
  while (trows->nextrh != NULL) {
    r = trows->rdata;
    while (r != NULL) {
      if (r->data == val)
        while (tcols->nextch != NULL) {
          c = tcols->cdata;
          if (r == c) {
            if (c->nextr != NULL) {
              c = c->nextr;
              free(r);
              return;
            }
          } else {
            p = c->nextr;
            while (p != NULL)
              if (p == r) {
                if (p->nextr != NULL) {
                  c->nextr = p->nextr;
                  free(r);
                  return;
                }
              } else
                p = p->nextr;
          }
          tcols = tcols->nextch;
        }
      r = r->nextc;
    }
    trows = trows->nextrh;
  }
}

// expect test05 1,2,3,4,5,6,23,5,6,23,5,6,23,5,24,3,4,5,6,7,8,9,14,15,16,17,18,19,20: feasible
