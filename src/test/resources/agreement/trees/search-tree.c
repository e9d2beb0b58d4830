// A binary search tree: insert, walk, height, delete.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int key;
  struct node *left, *right;
};

static struct node *insert(struct node *t, int key) {
  if (!t) {
    t = calloc(1, sizeof *t);
    t->key = key;
  } else if (key < t->key) {
    t->left = insert(t->left, key);
  } else if (key > t->key) {
    t->right = insert(t->right, key);
  }
  return t;
}

static struct node *delete(struct node *t, int key) {
  if (!t) return NULL;
  if (key < t->key) {
    t->left = delete(t->left, key);
  } else if (key > t->key) {
    t->right = delete(t->right, key);
  } else if (t->left && t->right) {
    struct node *next = t->right;
    while (next->left) next = next->left;
    t->key = next->key;
    t->right = delete(t->right, next->key);
  } else {
    struct node *child = t->left ? t->left : t->right;
    free(t);
    return child;
  }
  return t;
}

static void print(const struct node *t) {
  if (!t) {
    putchar('.');
    return;
  }
  putchar('(');
  print(t->left);
  printf("%d", t->key);
  print(t->right);
  putchar(')');
}

static int height(const struct node *t) {
  if (!t) return 0;
  int l = height(t->left), r = height(t->right);
  return 1 + (l > r ? l : r);
}

int main(void) {
  struct node *root = NULL;
  int keys[] = {50, 30, 70, 20, 40, 60, 80, 35, 45, 65, 30};
  for (int i = 0; i < 11; i++) root = insert(root, keys[i]);
  print(root);
  int h = height(root);
  printf("\nheight %d\n", h);
  int gone[] = {20, 30, 50, 99, 80, 70, 60, 65, 40, 35, 45};
  for (int i = 0; i < 11; i++) {
    root = delete(root, gone[i]);
    print(root);
    putchar('\n');
  }
  return root ? 1 : h;
}
