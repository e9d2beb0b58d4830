// A ring of nodes is freed once round and then some.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int id;
  struct node *next;
};

int main(void) {
  struct node *ring[4];
  for (int i = 0; i < 4; i++)
    if (!(ring[i] = malloc(sizeof **ring))) return 1;
  for (int i = 0; i < 4; i++) *ring[i] = (struct node){i, ring[(i + 1) % 4]};
  printf("%d\n", ring[3]->next->id);
  fflush(stdout);
  int rounds = 5;
  for (int i = 0; i < rounds; i++) {
    free(ring[i % 4]);  // fault: double-free
  }
  return 0;
}
