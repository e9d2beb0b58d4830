// A left-leaning red-black tree: insertion keeps its three invariants.
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct node { int key; bool red; struct node *left, *right; };

static bool red(const struct node *n) { return n && n->red; }

static struct node *rotate_left(struct node *h) {
  struct node *x = h->right;
  h->right = x->left;
  x->left = h;
  x->red = h->red;
  h->red = true;
  return x;
}

static struct node *rotate_right(struct node *h) {
  struct node *x = h->left;
  h->left = x->right;
  x->right = h;
  x->red = h->red;
  h->red = true;
  return x;
}

static struct node *insert(struct node *h, int key) {
  if (!h) {
    h = malloc(sizeof *h);
    *h = (struct node){key, true, NULL, NULL};
    return h;
  }
  if (key < h->key) h->left = insert(h->left, key);
  else if (key > h->key) h->right = insert(h->right, key);
  if (red(h->right) && !red(h->left)) h = rotate_left(h);
  if (red(h->left) && red(h->left->left)) h = rotate_right(h);
  if (red(h->left) && red(h->right)) h->red = true, h->left->red = h->right->red = false;
  return h;
}

static int black_height(const struct node *n) {
  if (!n) return 1;
  if (red(n) && (red(n->left) || red(n->right))) return -1000;
  int l = black_height(n->left), r = black_height(n->right);
  return l == r ? l + !n->red : -1000;
}

static void print(const struct node *n) {
  if (!n) return;
  putchar('(');
  print(n->left);
  printf("%d%s", n->key, n->red ? "r" : "");
  print(n->right);
  putchar(')');
}

static int release(struct node *n) {
  if (!n) return 0;
  int count = 1 + release(n->left) + release(n->right);
  free(n);
  return count;
}

int main(void) {
  struct node *root = NULL;
  for (int i = 1; i <= 12; i++) {
    root = insert(root, i * 5 % 13);
    root->red = false;
    printf("%d ", black_height(root));
  }
  putchar('\n');
  print(root);
  putchar('\n');
  for (int i = 13; i < 200; i++) root = insert(root, i), root->red = false;
  int height = black_height(root);
  printf("%d\n", height);
  return release(root) % 100 + height;
}
