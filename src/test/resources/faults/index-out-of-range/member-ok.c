// The last member may be longer than it is declared, if there is room for it.
#include <stdio.h>
#include <stdlib.h>

struct entry {
  char name[4];
  int number;
  char rest[1];
};

int main(void) {
  struct entry *e = calloc(1, sizeof(struct entry) + 8);
  if (e == NULL) return 1;
  for (int i = 0; i < 4; i++) e->name[i] = 'a';
  for (int i = 0; i < 8; i++) e->rest[i] = 'b';
  char *end = &e->name[4];
  printf("%d %d\n", end[-1], e->number);
  free(e);
  return 0;
}
