// The whole tree is freed, leaves first.
#include <stdio.h>
#include <stdlib.h>

struct tree {
  int key;
  struct tree *child;
};

static struct tree *chain(int n) {
  struct tree *t = NULL;
  for (int i = 0; i < n; i++) {
    struct tree *up = malloc(sizeof *up);
    if (!up) exit(1);
    *up = (struct tree){i, t};
    t = up;
  }
  return t;
}

static void release(struct tree *t) {
  if (t) release(t->child);
  free(t);
}

int main(void) {
  struct tree *t = chain(2);
  printf("%d %d\n", t->key, t->child->key);
  release(t);
  return 0;
}
