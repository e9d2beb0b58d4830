/* AddressMapper's sparse matrix of four types. */
#include <stddef.h>

struct data {
  int data;
  struct data *nextr, *nextc;
};
struct row {
  struct data *rdata;
  struct row *nextrh;
};
struct col {
  struct data *cdata;
  struct col *nextch;
};
struct matrix {
  struct row *rows;
  struct col *cols;
};

int erase(struct matrix *m, int val) {
  struct row *rh = m->rows;
  struct col *ch;
  struct data *r = NULL, *br = NULL, *c, *bc;
  int found = 0;
  while (rh != NULL && !found) {
    br = NULL;
    r = rh->rdata;
    while (r != NULL && !found) {
      if (r->data == val)
        found = 1;
      else {
        br = r;
        r = r->nextr;
      }
    }
    if (!found)
      rh = rh->nextrh;
  }
  if (!found)
    return 0;
  if (br == NULL)
    rh->rdata = r->nextr;
  else
    br->nextr = r->nextr;
  ch = m->cols;
  while (ch != NULL) {
    bc = NULL;
    c = ch->cdata;
    while (c != NULL) {
      if (c == r) {
        if (bc == NULL)
          ch->cdata = c->nextc;
        else
          bc->nextc = c->nextc;
        return 1;
      }
      bc = c;
      c = c->nextc;
    }
    ch = ch->nextch;
  }
  return 2;
}

// expect erase 1,2,3,4,5,6,7,8,9,11,12,8,9,10,8,13,5,15,17,19,20,21,22,23,24,25,30,31,24,25,26,28,29: feasible
