// A tree with parent pointers: successor, depth, common ancestor, paths.
#include <stdio.h>

struct node { int key; struct node *left, *right, *parent; };

static struct node pool[20];
static int used;

static struct node *insert(struct node **root, int key) {
  struct node **link = root, *parent = NULL;
  while (*link) {
    parent = *link;
    link = key < parent->key ? &parent->left : &parent->right;
  }
  *link = &pool[used++];
  **link = (struct node){key, NULL, NULL, parent};
  return *link;
}

static struct node *leftmost(struct node *n) {
  while (n && n->left) n = n->left;
  return n;
}

static struct node *next(struct node *n) {
  if (n->right) return leftmost(n->right);
  while (n->parent && n == n->parent->right) n = n->parent;
  return n->parent;
}

static int depth(const struct node *n) {
  int d = 0;
  for (; n->parent; n = n->parent) d++;
  return d;
}

static const struct node *ancestor(const struct node *a, const struct node *b) {
  int da = depth(a), db = depth(b);
  for (; da > db; da--) a = a->parent;
  for (; db > da; db--) b = b->parent;
  while (a != b) a = a->parent, b = b->parent;
  return a;
}

static void path(const struct node *n) {
  if (n->parent) path(n->parent);
  printf("/%d", n->key);
}

static int consistent(const struct node *n) {
  return !n || ((!n->left || n->left->parent == n) && (!n->right || n->right->parent == n) &&
      consistent(n->left) && consistent(n->right));
}

int main(void) {
  const int keys[] = {50, 25, 75, 10, 30, 60, 90, 27, 28, 65};
  struct node *root = NULL, *nodes[10];
  for (int i = 0; i < 10; i++) nodes[i] = insert(&root, keys[i]);
  int sum = 0;
  for (struct node *n = leftmost(root); n; n = next(n)) {
    printf("%d(%d) ", n->key, depth(n));
    sum += depth(n);
  }
  putchar('\n');
  printf("%d %d %d\n", ancestor(nodes[8], nodes[3])->key, ancestor(nodes[9], nodes[6])->key,
      ancestor(nodes[8], nodes[9])->key);
  path(nodes[8]);
  putchar('\n');
  printf("%d %d\n", consistent(root), next(nodes[6]) == NULL);
  nodes[2]->parent = nodes[1];
  printf("%d\n", consistent(root));
  return sum;
}
