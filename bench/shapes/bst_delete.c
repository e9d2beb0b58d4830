/* Takes a key out of a binary search tree. */
#include <stdlib.h>

struct tree {
  int key;
  struct tree *left;
  struct tree *right;
};

struct tree *delete(struct tree *root, int key) {
  struct tree **link = &root;
  while (*link != NULL && (*link)->key != key) {
    if (key < (*link)->key)
      link = &(*link)->left;
    else
      link = &(*link)->right;
  }
  struct tree *gone = *link;
  if (gone == NULL)
    return root;
  if (gone->left == NULL) {
    *link = gone->right;
  } else if (gone->right == NULL) {
    *link = gone->left;
  } else {
    struct tree **least = &gone->right;
    while ((*least)->left != NULL)
      least = &(*least)->left;
    struct tree *heir = *least;
    *least = heir->right;
    heir->left = gone->left;
    heir->right = gone->right;
    *link = heir;
  }
  free(gone);
  return root;
}

// path 1,2,3,4,2,3,5
