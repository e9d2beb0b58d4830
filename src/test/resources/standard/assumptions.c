#include <assert.h>
#include <stdio.h>

int elsewhere(int n);

int silent(int n) {
  return n + 1;
}

static int tell(int n) {
  return puts(n ? "yes" : "no");
}

int loud(int n) {
  return tell(n) + 1;
}

int strict(int n) {
  assert(n > 0);
  return n;
}

int dependent(int n) {
  return elsewhere(n) + 1;
}
