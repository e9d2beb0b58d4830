// Pre-, in-, post- and level-order, recursive and with a stack of one's own.
#include <stdio.h>

struct node { char name; struct node *left, *right; };

static void pre(const struct node *n) {
  if (n) putchar(n->name), pre(n->left), pre(n->right);
}

static void in(const struct node *n) {
  if (n) in(n->left), putchar(n->name), in(n->right);
}

static void post(const struct node *n) {
  if (n) post(n->left), post(n->right), putchar(n->name);
}

static void level(const struct node *root) {
  const struct node *queue[16];
  int head = 0, tail = 0;
  queue[tail++] = root;
  while (head < tail) {
    const struct node *n = queue[head++];
    putchar(n->name);
    if (n->left) queue[tail++] = n->left;
    if (n->right) queue[tail++] = n->right;
  }
}

static void in_with_stack(const struct node *n) {
  const struct node *stack[16];
  int top = 0;
  while (n || top) {
    for (; n; n = n->left) stack[top++] = n;
    n = stack[--top];
    putchar(n->name);
    n = n->right;
  }
}

static void morris(struct node *n) {
  while (n) {
    struct node *p = n->left;
    if (!p) {
      putchar(n->name);
      n = n->right;
      continue;
    }
    while (p->right && p->right != n) p = p->right;
    if (!p->right) {
      p->right = n;
      n = n->left;
    } else {
      p->right = NULL;
      putchar(n->name);
      n = n->right;
    }
  }
}

static int width(const struct node *n, int depth) {
  if (!n) return 0;
  return depth == 0 ? 1 : width(n->left, depth - 1) + width(n->right, depth - 1);
}

int main(void) {
  struct node n[9];
  for (int i = 0; i < 9; i++)
    n[i] = (struct node){(char)('a' + i), 2 * i + 1 < 9 ? &n[2 * i + 1] : NULL,
                         2 * i + 2 < 9 ? &n[2 * i + 2] : NULL};
  n[2].left = NULL;
  pre(n), putchar('\n');
  in(n), putchar('\n');
  post(n), putchar('\n');
  level(n), putchar('\n');
  in_with_stack(n), putchar('\n');
  morris(n), putchar('\n');
  in(n), putchar('\n');
  for (int d = 0; d < 5; d++) printf("%d ", width(n, d));
  putchar('\n');
  return width(n, 2);
}
