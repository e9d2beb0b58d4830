/* Builds search trees of pseudo-random numbers and tears them down. */
#include <stdio.h>
#include <stdlib.h>

struct tree {
  unsigned key;
  struct tree *left, *right;
};

static struct tree *insert(struct tree *t, unsigned key) {
  if (!t) {
    t = malloc(sizeof *t);
    if (!t) exit(1);
    t->key = key;
    t->left = t->right = NULL;
  } else if (key < t->key) {
    t->left = insert(t->left, key);
  } else if (key > t->key) {
    t->right = insert(t->right, key);
  }
  return t;
}

static unsigned clear(struct tree *t) {
  if (!t) return 0;
  unsigned count = 1 + clear(t->left) + clear(t->right);
  free(t);
  return count;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1;
  unsigned total = 0, seed = 1;
  for (int r = 0; r < rounds; r++) {
    struct tree *tree = NULL;
    for (int i = 0; i < 500; i++) {
      seed = seed * 1103515245u + 12345u;
      tree = insert(tree, seed >> 8);
    }
    total += clear(tree);
  }
  printf("%u\n", total);
  return 0;
}
