/* A binary search tree of integers: find, insert, delete, height. */
#include <stdlib.h>

struct node {
  int key;
  struct node *left, *right;
};

struct node *find(struct node *root, int key) {
  while (root != NULL && root->key != key) {
    if (key < root->key)
      root = root->left;
    else
      root = root->right;
  }
  return root;
}

struct node *insert(struct node *root, int key) {
  if (root == NULL) {
    struct node *leaf = malloc(sizeof *leaf);
    if (leaf == NULL) return NULL;
    leaf->key = key;
    leaf->left = leaf->right = NULL;
    return leaf;
  }
  if (key < root->key)
    root->left = insert(root->left, key);
  else if (key > root->key)
    root->right = insert(root->right, key);
  return root;
}

static struct node *smallest(struct node *root) {
  while (root->left != NULL) root = root->left;
  return root;
}

struct node *delete(struct node *root, int key) {
  if (root == NULL) return NULL;
  if (key < root->key) {
    root->left = delete(root->left, key);
  } else if (key > root->key) {
    root->right = delete(root->right, key);
  } else if (root->left == NULL || root->right == NULL) {
    struct node *child = root->left != NULL ? root->left : root->right;
    free(root);
    return child;
  } else {
    root->key = smallest(root->right)->key;
    root->right = delete(root->right, root->key);
  }
  return root;
}

int height(const struct node *root) {
  if (root == NULL) return 0;
  int left = height(root->left), right = height(root->right);
  return 1 + (left > right ? left : right);
}
