// A block whose last pointer dies with its function is lost.
#include <stdio.h>
#include <stdlib.h>

static int *cache;

static int *squares(int n) {
  int *table = malloc(n * sizeof *table);  // fault: leak
  if (!table) exit(1);
  for (int i = 0; i < n; i++) table[i] = i * i;
  return table;
}

static int lookup(int n) {
  int *table = cache ? cache : squares(10);
  return table[n];
}

int main(void) {
  printf("%d\n", lookup(7));
  return 0;
}
