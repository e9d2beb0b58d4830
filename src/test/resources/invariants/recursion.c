/* Functions that call themselves, and what they leave in variables. */
#include <stddef.h>
#define MOST 6

struct node {
  int key;
  struct node *left;
};

static struct node pool[MOST];
static int taken;
static int depth;

/* One node for each turn; NULL if there are too few. */
static struct node *chain(int turns) {
  if (taken < 0 || taken >= MOST) return NULL;
  struct node *n = &pool[taken++];
  n->left = NULL;
  if (turns > 0) {
    n->left = chain(turns - 1);
    if (n->left == NULL) return NULL;
  }
  return n;
}

int some(int turns) {
  if (taken != 2) return -1;
  struct node *n = chain(turns);
  if (n != NULL && taken < 3) return 1; // infeasible: 4.2:T - one was taken
  if (n != NULL && taken > MOST) return 2; // infeasible: 6.2:T - there are no more
  if (n != NULL && taken == MOST) return 3;
  return 0;
}

int often(int turns) {
  int count = 0;
  if (taken != 0) return -1;
  while (chain(turns) != NULL) count++;
  if (count > MOST) return 1; // infeasible: 6:T - each takes one
  return count;
}

static int even(int n);

static int odd(int n) {
  return n == 0 ? 0 : even(n - 1);
}

static int even(int n) {
  return n == 0 ? 1 : odd(n - 1);
}

int truth(int n) {
  if (n < 0) return -1;
  int x = even(n);
  if (x == 2) return 1; // infeasible: 4:T - 0 or 1
  if (x == 1) return 2;
  return 0;
}

static int leaves(int n) {
  depth++;
  if (n > 0) depth = leaves(n - 1);
  return depth;
}

int deep(int n) {
  depth = 0;
  leaves(n);
  if (depth == 3) return 2;
  return 0;
}

int main(void) {
  int sum = 0;
  taken = 2;
  sum += some(3);
  sum += some(0);
  taken = 2;
  sum += some(0);
  taken = 2;
  sum += some(5);
  taken = -1;
  sum += some(0) + (chain(0) != NULL);
  taken = 0;
  sum += often(0) + often(0);
  sum += truth(4) + truth(3) + truth(-1);
  sum += deep(0) + deep(2);
  return sum & 1;
}
