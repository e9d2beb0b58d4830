// An AVL tree: rotations keep it balanced under sorted insertions.
#include <stdio.h>
#include <stdlib.h>

struct node { int key, height; struct node *left, *right; };

static int rotations;
static int height(const struct node *n) { return n ? n->height : 0; }

static struct node *update(struct node *n) {
  int l = height(n->left), r = height(n->right);
  n->height = 1 + (l > r ? l : r);
  return n;
}

static struct node *rotate_right(struct node *n) {
  struct node *l = n->left;
  rotations++;
  n->left = l->right;
  l->right = update(n);
  return update(l);
}

static struct node *rotate_left(struct node *n) {
  struct node *r = n->right;
  rotations++;
  n->right = r->left;
  r->left = update(n);
  return update(r);
}

static struct node *balance(struct node *n) {
  update(n);
  int lean = height(n->left) - height(n->right);
  if (lean > 1) {
    if (height(n->left->left) < height(n->left->right)) n->left = rotate_left(n->left);
    return rotate_right(n);
  }
  if (lean < -1) {
    if (height(n->right->right) < height(n->right->left)) n->right = rotate_right(n->right);
    return rotate_left(n);
  }
  return n;
}

static struct node *insert(struct node *n, int key) {
  if (!n) {
    n = calloc(1, sizeof *n);
    n->key = key;
  } else if (key < n->key) {
    n->left = insert(n->left, key);
  } else if (key > n->key) {
    n->right = insert(n->right, key);
  }
  return balance(n);
}

static int check(const struct node *n, int low, int high) {
  if (!n) return 1;
  int lean = height(n->left) - height(n->right);
  return n->key > low && n->key < high && lean >= -1 && lean <= 1 && check(n->left, low, n->key) &&
      check(n->right, n->key, high);
}

static int release(struct node *n) {
  if (!n) return 0;
  int count = release(n->left) + release(n->right) + 1;
  free(n);
  return count;
}

int main(void) {
  int result = 0;
  for (int step = 1; step < 40; step += 12) {
    struct node *root = NULL;
    rotations = 0;
    for (int i = 0; i < 100; i++) root = insert(root, i * step % 101);
    printf("step %d: root %d height %d rotations %d valid %d", step, root->key, height(root),
        rotations, check(root, -1, 1000));
    result += height(root);
    printf(" nodes %d\n", release(root));
  }
  return result;
}
