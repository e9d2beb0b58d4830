/* Takes a key out of a binary search tree. */
#include <stdlib.h>

struct tree {
  int key;
  struct tree *left;
  struct tree *right;
};

struct tree *delete(struct tree *root, int key) {
  struct tree *parent = NULL;
  struct tree *at = root;
  while (at != NULL && at->key != key) {
    parent = at;
    if (key < at->key)
      at = at->left;
    else
      at = at->right;
  }
  if (at == NULL)
    return root;
  if (at->left != NULL && at->right != NULL) {
    struct tree *heir = at->right;
    parent = at;
    while (heir->left != NULL) {
      parent = heir;
      heir = heir->left;
    }
    at->key = heir->key;
    at = heir;
  }
  struct tree *child = at->left;
  if (child == NULL)
    child = at->right;
  if (parent == NULL)
    root = child;
  else if (parent->left == at)
    parent->left = child;
  else
    parent->right = child;
  free(at);
  return root;
}
