// A sift-up stops at the start of its block.
#include <stdio.h>
#include <stdlib.h>

static void insert(int *sorted, int n, int value) {
  int i = n;
  for (; i > 0 && sorted[i - 1] > value; i--) sorted[i] = sorted[i - 1];
  sorted[i] = value;
}

int main(void) {
  int *sorted = malloc(4 * sizeof *sorted);
  if (!sorted) return 1;
  sorted[0] = 5;
  insert(sorted, 1, 8);
  insert(sorted, 2, 6);
  insert(sorted, 3, 1);
  printf("%d %d\n", sorted[0], sorted[3]);
  free(sorted);
  return 0;
}
