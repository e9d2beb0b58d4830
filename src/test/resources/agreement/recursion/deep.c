// Recursion that is deep but ends: ten thousand frames and more.
#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
static long sum(const struct node *n) { return n ? n->value + sum(n->next) : 0; }
static int even(int n);
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }

static struct node *build(int n) {
  if (n == 0) return NULL;
  struct node *fresh = malloc(sizeof *fresh);
  fresh->value = n;
  fresh->next = build(n - 1);
  return fresh;
}

static struct node *reverse(struct node *n, struct node *done) {
  if (!n) return done;
  struct node *next = n->next;
  n->next = done;
  return reverse(next, n);
}

static int release(struct node *n) {
  if (!n) return 0;
  int rest = release(n->next);
  free(n);
  return rest + 1;
}

static int with_array(int n) {
  char frame[100];
  frame[n % 100] = (char)(n % 7);
  return n == 0 ? 0 : frame[n % 100] + with_array(n - 1);
}

int main(void) {
  for (int n = 10; n <= 20000; n *= 4) printf("%d ", depth(n));
  putchar('\n');
  printf("%d %d\n", even(10001), odd(10001));
  struct node *list = build(10000);
  printf("%ld\n", sum(list));
  list = reverse(list, NULL);
  printf("%d %d\n", list->value, list->next->value);
  printf("%d\n", release(list));
  printf("%d\n", with_array(5000));
  return depth(9999) % 256;
}
