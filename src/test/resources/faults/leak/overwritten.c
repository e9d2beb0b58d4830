// The only pointer to a block is overwritten.
#include <stdio.h>
#include <stdlib.h>

struct counter { int n; };

static struct counter *current;

static void restart(int from) {
  current = malloc(sizeof *current);  // fault: leak
  if (!current) exit(1);
  current->n = from;
}

int main(void) {
  restart(10);
  current->n++;
  restart(20);
  current->n++;
  printf("%d\n", current->n);
  free(current);
  current = NULL;
  return 0;
}
