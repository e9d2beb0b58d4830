// A child is made before it is written to.
#include <stdio.h>
#include <stdlib.h>

struct tree {
  long weight;
  struct tree *left, *right;
};

static struct tree *leaf(long weight) {
  struct tree *t = calloc(1, sizeof *t);
  if (!t) exit(1);
  t->weight = weight;
  return t;
}

int main(void) {
  struct tree *root = leaf(10);
  root->left = leaf(4);
  root->right = leaf(6);
  printf("%ld\n", root->left->weight + root->weight);
  free(root->left);
  free(root->right);
  free(root);
  return 0;
}
