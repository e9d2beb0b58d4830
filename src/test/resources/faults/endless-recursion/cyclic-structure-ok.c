// The depth of a node in a tree whose root has no parent.
#include <stddef.h>
#include <stdio.h>

struct node { struct node *up; };

static int depth(struct node *n) { return n ? 1 + depth(n->up) : 0; }

int main(void) {
  struct node root = {NULL}, inner = {&root}, leaf = {&inner};
  printf("%d\n", depth(&leaf));
  fflush(stdout);
  inner.up = NULL;
  printf("%d\n", depth(&leaf));
  return 0;
}
