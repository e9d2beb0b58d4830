/* Three blocks, a pointer to one of them that is freed or written through. */
#include <stdlib.h>

struct t {
  int t;
  int f;
};

int foo(int cond1, int cond2, int cond3, int i) {
  struct t *a = malloc(sizeof(struct t));
  struct t *b = malloc(sizeof(struct t));
  struct t *c = malloc(sizeof(struct t));
  struct t *p;
  int j;
  a->f = 1;
  b->f = 2;
  c->f = 3;
  a->t = 0;
  b->t = 0;
  c->t = 0;
  if (cond1) {
    p = a;
  } else {
    if (cond2) {
      p = b;
    } else {
      p = c;
    }
  }
  if (cond3) {
    free(p);
  } else {
    p->t = i;
    j = p->t;
    if (p != a && b->t == 6 && j > 2)
      return 1; // goal
  }
  return 0;
}
