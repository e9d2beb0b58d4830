// A block that a global still points to at exit is not lost.
#include <stdio.h>
#include <stdlib.h>

static int *cache;

static int *squares(int n) {
  int *table = malloc(n * sizeof *table);
  if (!table) exit(1);
  for (int i = 0; i < n; i++) table[i] = i * i;
  return table;
}

static int lookup(int n) {
  if (!cache) cache = squares(10);
  return cache[n];
}

int main(void) {
  printf("%d\n", lookup(7));
  return 0;
}
