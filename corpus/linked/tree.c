/* Search trees. */
#include <stddef.h>
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

/* Adds a key; 0 if it was there, -1 if there is no memory. */
int insert(struct node **root, int key) {
  while (*root != NULL) {
    if (key == (*root)->key) return 0;
    root = key < (*root)->key ? &(*root)->left : &(*root)->right;
  }
  struct node *fresh = malloc(sizeof *fresh);
  if (fresh == NULL) return -1;
  fresh->key = key;
  fresh->left = fresh->right = NULL;
  *root = fresh;
  if ((*root)->left != NULL) return -2; // infeasible: 12:T - just set, and malloc's block is new
  return 1;
}

/* Takes a key out of the tree; whether it was there. */
int delete_key(struct node **root, int key) {
  while (*root != NULL && (*root)->key != key) {
    root = key < (*root)->key ? &(*root)->left : &(*root)->right;
  }
  struct node *gone = *root;
  if (gone == NULL) return 0;
  if (gone->left == NULL) {
    *root = gone->right;
  } else if (gone->right == NULL) {
    *root = gone->left;
  } else {
    struct node **next = &gone->right;
    while ((*next)->left != NULL) next = &(*next)->left;
    struct node *heir = *next;
    *next = heir->right;
    heir->left = gone->left;
    heir->right = gone->right;
    *root = heir;
  }
  free(gone);
  return 1;
}

/* Levels of the tree, as far as the limit goes. */
static int depth_within(const struct node *t, int limit) {
  if (t == NULL || limit == 0) return 0;
  int l = depth_within(t->left, limit - 1);
  int r = depth_within(t->right, limit - 1);
  return 1 + (l > r ? l : r);
}

int is_deep(const struct node *t) {
  int d = depth_within(t, 4);
  if (d > 4) return -1; // infeasible: 2:T - one level for each step of the limit
  if (t != NULL && d == 0) return -2; // infeasible: 4.2:T - a tree that is there has a level
  return d >= 3;
}

/* Whether every key lies between the bounds, left ones below right ones. */
int is_ordered(const struct node *t, int low, int high) {
  if (t == NULL) return 1;
  if (t->key < low || t->key > high) return 0;
  if (t->left != NULL && (t->key == low || !is_ordered(t->left, low, t->key - 1))) return 0;
  if (t->right != NULL && (t->key == high || !is_ordered(t->right, t->key + 1, high))) return 0;
  return 1;
}

/* The smallest key, as an address. */
const int *smallest(const struct node *t) {
  if (t == NULL) return NULL;
  while (t->left != NULL) t = t->left;
  if (t == NULL) return NULL; // infeasible: 5:T - the loop only steps to nodes that are there
  return &t->key;
}

/* Turns the tree around its root: the left child comes up. */
struct node *rotate_right(struct node *t) {
  if (t == NULL || t->left == NULL) return t;
  struct node *up = t->left;
  if (up == t) return NULL;
  t->left = up->right;
  up->right = t;
  if (up->right->left == up && up != up->right) return up; // infeasible: 8.2:F - up is not t
  return up->right == NULL ? NULL : up; // infeasible: 11:T - it is t, which is there
}

/* The node where the ways to two keys part. */
struct node *parting(struct node *t, int a, int b) {
  while (t != NULL) {
    if (a < t->key && b < t->key)
      t = t->left;
    else if (a > t->key && b > t->key)
      t = t->right;
    else
      break;
  }
  return t;
}
