// A block is freed before the only pointer to it is overwritten.
#include <stdio.h>
#include <stdlib.h>

struct counter { int n; };

static struct counter *current;

static void restart(int from) {
  free(current);
  current = malloc(sizeof *current);
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
