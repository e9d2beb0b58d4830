// The depth of a node in a tree whose root has a parent.
#include <stddef.h>
#include <stdio.h>

struct node { struct node *up; };

static int depth(struct node *n) { return n ? 1 + depth(n->up) : 0; }  // fault: endless-recursion

int main(void) {
  struct node root = {NULL}, inner = {&root}, leaf = {&inner};
  printf("%d\n", depth(&leaf));
  fflush(stdout);
  root.up = &inner;
  printf("%d\n", depth(&leaf));
  return 0;
}
