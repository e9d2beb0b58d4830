// Assertions that hold cost nothing visible, and none at all under NDEBUG.
#include <assert.h>
#include <stdio.h>

static int evaluated;
static int check(int n) { evaluated++; return n; }

static int checked(void) {
  assert(check(1));
  assert(check(2) == 2 && check(3) != 4);
  int p = 5;
  assert(&p);
  assert(0.5);
  return evaluated;
}

#undef assert
#define NDEBUG
#include <assert.h>

static int unchecked(void) {
  assert(check(0));
  assert(!"not even this");
  return evaluated;
}

#undef NDEBUG
#include <assert.h>

static int invariant(const int *a, int n) {
  for (int i = 1; i < n; i++) assert(a[i - 1] <= a[i]);
  return n;
}

int main(void) {
  printf("%d\n", checked());
  printf("%d\n", unchecked());
  int sorted[] = {1, 2, 2, 9};
  printf("%d\n", invariant(sorted, 4));
  int x = (assert(check(7)), 8);
  printf("%d %d\n", x, evaluated);
  if (x) assert(x == 8);
  else assert(x == 0);
  static_assert(sizeof(int) == 4, "at compile time");
  return evaluated;
}
