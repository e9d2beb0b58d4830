// An element is written through the pointer from before a realloc.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *items = malloc(2 * sizeof *items);
  if (!items) return 1;
  items[0] = 1;
  items[1] = 2;
  int *first = &items[0];
  int *bigger = realloc(items, 100000 * sizeof *items);
  if (!bigger) return 1;
  *first = 10;  // fault: use-after-free
  printf("%d %d\n", bigger[0], bigger[1]);
  free(bigger);
  return 0;
}
