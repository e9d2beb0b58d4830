// The sum reads the elements of a block and no more.
#include <stdio.h>
#include <stdlib.h>

static long sum(const long *values, int n) {
  long total = 0;
  for (int i = 0; i < n; i++) total += values[i];
  return total;
}

int main(void) {
  int n = 6;
  long *values = malloc(n * sizeof *values);
  if (!values) return 1;
  for (int i = 0; i < n; i++) values[i] = i * i;
  printf("%ld\n", sum(values, n));
  free(values);
  return 0;
}
