#include <stdio.h>

/* Gotos out of functions inside functions: by name, by pointer, out of two functions at a time. */

static int apply(int (*f)(int), int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += f(i);
  return sum;
}

static int found(int wanted) {
  __label__ out;
  int calls = 0;
  int look(int x) {
    calls++;
    if (x == wanted) goto out;
    return x;
  }
  return apply(look, 6) * 100 + calls;
out:
  return -calls;
}

static int unwound(int n) {
  __label__ done;
  int sum = 0;
  void descend(int k) {
    sum += k;
    if (k == 0) goto done;
    descend(k - 1);
    sum = 1000;
  }
  descend(n);
  sum = 2000;
done:
  return sum;
}

static int chosen(int which) {
  __label__ first, second;
  int rounds = 0;
  void leave(int k) {
    if (k == 1) goto first;
    if (k == 2) goto second;
  }
again:
  leave(which);
  return rounds;
first:
  rounds += 10;
  which = 2;
  goto again;
second:
  rounds += 100;
  which = 0;
  goto again;
}

static int deep(int limit) {
  __label__ out;
  int steps = 0;
  int outer(int a) {
    __label__ near;
    int inner(int b) {
      steps++;
      if (b > limit) goto out;
      if (b % 2) goto near;
      return b;
    }
    return inner(a) + 1;
  near:
    return inner(a + 1) + 10;
  }
  int sum = 0;
  for (int i = 0; i < 5; i++) sum += outer(i);
  return sum;
out:
  return -steps;
}

/* A label of its own hides that of the function around it. */
static int hidden(int x) {
  __label__ out;
  int result = 1;
  void own(int k) {
    __label__ out;
    if (k) goto out;
    result = 2;
  out:
    result += 10;
  }
  void theirs(void) { goto out; }
  own(x);
  if (x > 1) theirs();
  result += 100;
out:
  return result;
}

/* Each activation has its own label. */
static int activations(int n) {
  __label__ out;
  int level = n;
  void leave(void) { goto out; }
  void (*p)(void) = leave;
  if (n > 0) level += activations(n - 1);
  p();
  level = 0;
out:
  return level * 2;
}

int main(void) {
  printf("%d %d %d\n", found(3), found(9), found(0));
  printf("%d %d\n", unwound(4), unwound(0));
  printf("%d %d %d\n", chosen(0), chosen(1), chosen(2));
  printf("%d %d\n", deep(3), deep(100));
  printf("%d %d %d\n", hidden(0), hidden(1), hidden(2));
  printf("%d\n", activations(5));
  return 0;
}
