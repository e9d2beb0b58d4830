/* Goals that hang on what calls return that call themselves. */
#include <stdlib.h>

struct node {
  int value;
  struct node *left;
  struct node *right;
};

static int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }

int products(int n) {
  int f;
  if (n < 0 || n > 6) return 0;
  f = factorial(n);
  if (f == 25)
    return 1; // unreachable
  if (f == 24)
    return 2; // reachable
  return 3;
}

static int climb(int n) {
  if (n >= 100) return n;
  return climb(n + 7);
}

int climbed(int n) {
  int c = climb(n);
  if (c < 100)
    return 1; // unreachable
  if (n > 50 && c == 103)
    return 2; // reachable
  return 0;
}

/* However far it has to go. */
static int into_range(int n, int moves) {
  if (n < -50) return into_range(n + 20, moves);
  if (n > 90) return into_range(n - 20, moves + 1);
  return n;
}

int ranged(int n) {
  int c = into_range(n, 0);
  if (c > 90)
    return 1; // unreachable
  if (n > 200 && c == 75)
    return 2; // reachable
  return 0;
}

static int ping(int n);

static int pong(int n) {
  if (n > 9) return 4;
  return ping(n + 1);
}

static int ping(int n) {
  if (n > 5) return 3;
  return pong(n + 2);
}

int rally(int n) {
  int last = ping(n);
  if (last == 5)
    return 1; // unreachable
  if (last == 4 && n < 5)
    return 2; // unreachable
  if (last == 3 && n < 0)
    return 3; // reachable
  return 0;
}

static int halvings(int n, int budget) {
  if (budget == 0) return -1;
  if (n <= 1) return 0;
  return 1 + halvings(n / 2, budget - 1);
}

int halved(int n) {
  int h = halvings(n, 4);
  if (h > 3)
    return 1; // unreachable
  if (h == 3)
    return 2; // reachable
  return 0;
}

int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

int coprime(int a, int b) {
  int g;
  if (a < 1 || b < 1 || a > 20 || b > 20) return 0;
  g = gcd(a, b);
  if (g < 1)
    return 1; // unreachable
  if (g == 7 && a > b)
    return 2; // reachable
  return 3;
}

static struct node *leftmost(struct node *t) {
  if (t == NULL) return NULL;
  if (t->left == NULL) return t;
  return leftmost(t->left);
}

int least(struct node *t) {
  struct node *l = leftmost(t);
  if (t != NULL && l == NULL)
    return 1; // unreachable
  if (t != l && l->value == 5)
    return 2; // reachable
  return 0;
}

static int member(const struct node *t, int key) {
  if (t == NULL) return 0;
  if (t->value == key) return 1;
  return key < t->value ? member(t->left, key) : member(t->right, key);
}

int searched(const struct node *t, int key) {
  int m = member(t, key);
  if (m > 1)
    return 1; // unreachable
  if (m == 1 && t->value != key)
    return 2; // reachable
  return 0;
}

/* The goals lie in the recursion itself. */
int unfold(int d, int s) {
  int a;
  int b;
  if (d <= 0) return s & 1;
  a = unfold(d - 1, s >> 1);
  if (a == 2)
    return 9; // unreachable
  b = unfold(d - 2, s >> 2);
  if (a != b)
    return 1; // reachable
  return 0;
}

static int at_most(int n, int limit) {
  if (n >= limit) return limit;
  return at_most(n + 3, limit);
}

int limited(int n, int m) {
  int a = at_most(n, 10);
  int b = at_most(m, 20);
  if (a == b)
    return 1; // unreachable
  if (a + b == 30 && n < 0)
    return 2; // reachable
  return 0;
}

/* Calls inside are given something else than the one from outside. */
static int moded(int n, int mode) {
  if (n <= 0) return mode ? 7 : 1;
  return moded(n - 1, 0);
}

int modes(int n) {
  int m = moded(n, 1);
  if (m == 3)
    return 1; // unreachable
  if (m == 1)
    return 2; // reachable
  return 0;
}

int level;

static int drain(void) {
  if (level <= 0) return level;
  level -= 2;
  return drain();
}

int drained(void) {
  int d = drain();
  if (d > 0)
    return 1; // unreachable
  if (d == -1)
    return 2; // reachable
  return 0;
}

static int endless_call(int n) { return endless_call(n + 1) + 1; }

int endless(int n) {
  if (n > 0) {
    n = endless_call(n);
    return n; // unreachable
  }
  return 0; // reachable
}
